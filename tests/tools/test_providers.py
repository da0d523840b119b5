"""Classes and objects that provide tools: their methods that are marked with `@tool`."""

import asyncio
import enum
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pydantic
import pytest

from lightfc import (
    Approve,
    FunctionTool,
    OpenType,
    RunContext,
    ToolDefinitionError,
    ToolManager,
    tool,
)
from lightfc.core.records import FunctionOutput
from lightfc.formats import TOOL_FORMATS
from tests.support import virtual_clock

DONE: list[str] = []


class Patch:
    """A part of an image."""

    def __init__(self, name: str = "whole", depth: int = 1) -> None:
        self.name = name
        self.depth = depth

    @tool(read_only=True)
    async def find(self, what: str, most: int = 2) -> "list[Patch]":
        """Find objects in it.

        Args:
            what: What to look for.
        """
        await asyncio.sleep(1)
        return [Patch(f"{self.name}/{what}{number}") for number in range(most)]

    @tool(read_only=True)
    async def exists(self, what: str) -> bool:
        """Tell whether it shows something."""
        await asyncio.sleep(1)
        return what != "cat"

    @tool(read_only=False)
    async def cut(self, size: float = 1.0) -> str:
        """Cut it out."""
        await asyncio.sleep(1)
        DONE.append(f"{self.name} {size}")
        return self.name

    @tool(name="best-of", read_only=True)
    def best(self, others: "list[Patch]") -> "Patch":
        """Choose the best."""
        return others[-1] if others else self

    @tool(read_only=True)
    @classmethod
    def kinds(cls) -> str:
        """Tell the kinds."""
        return cls.__name__

    @staticmethod
    @tool(read_only=True)
    def twice(number: int) -> int:
        """Double a number."""
        return 2 * number

    @tool(needs_approval=True)
    def pay(self, amount: int) -> str:
        """Pay for it."""
        DONE.append(f"paid {amount} for {self.name}")
        return "paid"

    def unmarked(self) -> str:
        return "secret"

    @tool
    def _hidden(self) -> str:
        return "hidden"


def load(name: str) -> Patch:
    """Load an image."""
    return Patch(name)


def any_of(name: str) -> object:
    """Load something."""
    return Patch(name)


@pytest.fixture(autouse=True)
def _nothing_done() -> None:
    DONE.clear()


# Inline: a thread takes real time, which the clock of the tests below does not know.
MANAGER = ToolManager(
    [FunctionTool(load, inline=True), FunctionTool(any_of, inline=True)],
    context={"patch": Patch("p"), "n": 3},
    policy="programs",
)
VALUES: dict[str, tuple[str, Any]] = {
    "of the context": ("len(patch.find('dog'))", 2),
    "of a tool": ("len(load('a').find('dog', most='3'))", 3),
    "of a method": ("patch.find('dog')[0].exists('cat')", False),
    "of a tool that declares nothing": ("any_of('a').exists('dog')", True),
    "in a comprehension": ("[p.exists('dog') for p in patch.find('dog', most=3)]", [True] * 3),
    "in a condition": ("'yes' if patch.exists('dog') else 'no'", "yes"),
    "in a lambda": ("list(map(lambda p: p.exists('dog'), patch.find('x')))", [True, True]),
    "as a key": ("len(sorted(patch.find('x'), key=lambda p: p.exists('dog')))", 2),
    "objects as arguments": ("patch.best_of(patch.find('x')).exists('dog')", True),
    "class method": ("patch.kinds()", "Patch"),
    "static method": ("patch.twice('4')", 8),
    "in a program": (
        "found = []\nfor p in patch.find('x'):\n    if p.exists('dog'):\n        found.append(p)\nlen(found)", 2,
    ),
    "in a function": ("def f(p):\n    return p.exists('dog')\n[f(patch), f(load('b'))]", [True, True]),
    "a method of a value beside": ("['a b'.find('b'), len(patch.find('b'))]", [2, 2]),
    "keywords": ("len(patch.find(most=1, what='x'))", 1),
    "spread": ("len(patch.find(*['x'], **{'most': 4}))", 4),
}  # fmt: skip


@pytest.mark.parametrize(("text", "value"), VALUES.values(), ids=VALUES.keys())
def test_marked_methods_are_called_on_objects(text: str, value: Any) -> None:
    assert MANAGER.check(text) == ()
    output = virtual_clock.run(MANAGER.aexecute(text))
    assert output.unwrap() == value
    methods = [call for call in output.calls if call.name not in ("load", "any_of")]
    assert methods
    for call in methods:
        assert call.name is not None
        assert call.name.startswith("Patch.")
        assert call.span is not None
        assert call.source == text[call.span.start : call.span.end]
    assert len({call.id for call in output.calls}) == len(output.calls)


def test_a_record_tells_the_call_with_its_object() -> None:
    output = virtual_clock.run(MANAGER.aexecute("patch.cut(size='2')"))
    [call] = output.calls
    assert (call.name, call.source, call.state) == ("Patch.cut", "patch.cut(size='2')", "finished")
    assert call.parsed_input is not None
    assert (tuple(call.parsed_input.args), dict(call.parsed_input.kwargs)) == ((), {"size": 2.0})
    assert [str(each) for each in call.coercions] == ["size: '2' taken as 2.0"]
    assert call.to_dict()["name"] == "Patch.cut"


WRONG: dict[str, tuple[str, str]] = {
    "missing": ("patch.find()", "Patch.find: missing argument 'what', expected str"),
    "type": ("load('a').find(3)", "Patch.find: what: expected str, got 3"),
    "keyword": ("patch.find('x', mots=3)", "mots"),
    "of a method": ("patch.find('x')[0].exists(3)", "Patch.exists: what: expected str, got 3"),
    "of a variable": ("p = load('a')\np.cut('wide')", "Patch.cut: size: expected float, got 'wide'"),
    "result": ("patch.twice(patch.find('x'))", "Patch.twice: number: expected int, got list"),
    "unmarked": ("patch.unmarked()", "no attribute 'unmarked' here"),
    "private": ("patch._hidden()", "starts with an underscore"),
    "field": ("patch.name", "no attribute 'name' here"),
    "special": ("patch.__dict__", "starts with an underscore"),
    "original name": ("patch.best([])", "no attribute 'best' here"),
    "handed over": ("patch.find(str)", "a function cannot leave the program"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_told_before_anything_runs(text: str, message: str) -> None:
    whole = f"x = patch.cut()\n{text}"
    assert any(message in each.message for each in MANAGER.check(whole)), MANAGER.check(whole)
    output = MANAGER.execute(whole)
    assert (output.state, DONE) == ("failed", [])


@pytest.mark.parametrize(
    "text", ["any_of('a').unmarked()", "any_of('a').find()", "f = any_of('a').find", "any_of('a').name", "n.find('x')"]
)
def test_what_only_a_run_can_know_fails_there(text: str) -> None:
    output = virtual_clock.run(MANAGER.aexecute(text))
    assert output.state == "failed"
    assert output.error is not None
    assert output.error.kind in ("argument", "evaluation", "expression")


def test_calls_that_act_keep_their_order_and_those_that_read_overlap() -> None:
    async def timed(text: str) -> tuple[float, FunctionOutput]:
        output = await MANAGER.aexecute(text)
        return asyncio.get_running_loop().time(), output

    seconds, output = virtual_clock.run(timed("[patch.cut(3), patch.exists('a'), load('b').cut(1), patch.cut(2)]"))
    assert output.error is None
    assert (seconds, DONE) == (4, ["p 3.0", "b 1.0", "p 2.0"])  # what reads begins when what acts before it has ended
    seconds, _ = virtual_clock.run(timed("[p.exists('dog') for p in [patch, load('a'), load('b')]]"))
    assert seconds == 1
    seconds, _ = virtual_clock.run(timed("a = patch.exists('x')\nb = load('q').exists('y')\n[a, b]"))
    assert seconds <= 2


class Camera:
    """A camera."""

    def __init__(self) -> None:
        self.shots: list[float] = []
        self.running = 0

    @tool(read_only=False)
    def snap(self, zoom: float = 1.0) -> int:
        """Take a picture."""
        self.shots.append(zoom)
        return len(self.shots)

    @tool(name="switchOff")
    def switch_off(self) -> str:
        """Switch it off."""
        return "off"

    @tool(max_in_flight=1, read_only=True)
    async def read(self) -> int:
        """Read, one at a time."""
        self.running += 1
        assert self.running == 1
        await asyncio.sleep(1)
        self.running -= 1
        return 1

    @tool
    def lines(self, count: int) -> Iterator[str]:
        """Give lines."""
        for number in range(count):
            yield str(number)

    @tool
    def told(self, context: RunContext) -> str:
        """Tell the call."""
        return context.call.source


class HTTPClient:
    @tool
    def get(self, url: str) -> str:
        """Get."""
        return url


def test_a_single_object_provides_its_methods_under_its_name() -> None:
    camera = Camera()
    manager = ToolManager([camera, HTTPClient()])
    names = {"camera.snap", "camera.switchOff", "camera.read", "camera.lines", "camera.told", "http_client.get"}
    assert set(manager.tools) == names
    assert manager.execute("[camera.snap('2'), camera.snap(), camera.switchOff()]").unwrap() == [1, 2, "off"]
    assert camera.shots == [2.0, 1.0]
    assert manager.execute("http_client.get('a')").unwrap() == "a"
    assert manager.execute("camera.shots").error is not None
    assert "def camera.snap(zoom: float = 1.0) -> int" in manager.definitions()
    with pytest.raises(ToolDefinitionError, match=r"two tools are named 'camera\.snap'"):
        ToolManager([Camera(), Camera()])


def test_two_objects_of_a_class_have_the_names_of_the_context() -> None:
    left, right = Camera(), Camera()
    manager = ToolManager(context={"left": left, "right": right}, policy="programs")
    output = manager.execute("left.snap(2)\nright.snap(3)\nleft.snap(4)")
    assert (output.unwrap(), left.shots, right.shots) == (2, [2.0, 4.0], [3.0])
    assert [call.source for call in output.calls] == ["left.snap(2)", "right.snap(3)", "left.snap(4)"]
    assert manager.execute("left.told()").unwrap() == "left.told()"
    assert manager.execute("left.lines(2)").unwrap() == ["0", "1"]
    assert virtual_clock.run(manager.aexecute("sum([left.read(), left.read(), left.read()])")).unwrap() == 3


class Wide(Patch):
    """A subclass that overrides one method and marks it, and another that it does not."""

    @tool(read_only=True)
    async def exists(self, what: str, closely: bool = False) -> bool:
        """Tell more."""
        return closely

    def best(self, others: list[Patch]) -> Patch:
        return self


def test_the_exact_class_of_an_object_counts() -> None:
    manager = ToolManager([load], context={"wide": Wide("w"), "patch": Patch("p")})
    run = virtual_clock.run
    assert run(manager.aexecute("wide.exists('x', closely=True)")).unwrap() is True
    assert manager.check("patch.exists('x', closely=True)")
    assert run(manager.aexecute("[len(wide.find('x')), wide.kinds()]")).unwrap() == [2, "Wide"]
    assert manager.check("wide.best_of([])")
    # What is declared to give a class may give one that derives from it, so nothing is told that is not sure.
    assert manager.check("load('a').exists('x', closely=True)") == ()
    assert manager.check("load('a').find(3)")


def test_a_class_is_called_as_its_constructor() -> None:
    manager = ToolManager([Patch], policy="programs")
    output = virtual_clock.run(manager.aexecute("p = Patch('made')\n[p.exists('dog'), p.kinds()]"))
    assert output.unwrap() == [True, "Patch"]
    assert [call.name for call in output.calls] == ["Patch", "Patch.exists", "Patch.kinds"]
    assert manager.check("Patch('made').exists(3)")
    inline = ToolManager(context={"Patch": Patch})
    assert [call.name for call in virtual_clock.run(inline.aexecute("Patch('a').kinds()")).calls] == ["Patch.kinds"]


@dataclass
class Item:
    """Something to buy."""

    name: str
    parts: list[Patch] = field(default_factory=list)

    @tool(read_only=True)
    def label(self) -> str:
        """Tell its label."""
        return f"<{self.name}>"


def item() -> Item:
    """Give an item."""
    return Item("a", [Patch("q")])


def test_fields_stand_beside_methods_and_hold_providers() -> None:
    manager = ToolManager([item])
    assert manager.execute("[item().name, item().label(), item().parts[0].kinds()]").unwrap() == ["a", "<a>", "Patch"]
    opened = ToolManager([load], types=[OpenType(Patch, attributes=["name"])])
    assert opened.execute("[load('b').name, load('b').kinds()]").unwrap() == ["b", "Patch"]


def test_every_form_shows_what_may_be_called_on_an_object() -> None:
    for form in TOOL_FORMATS:
        told = ToolManager([load]).definitions(form)
        for part in ("find", "what: str, most: int = 2", "Find objects in it.", "best_of", "kinds"):
            assert part in told, form
        for hidden in ("unmarked", "_hidden", "other: "):
            assert hidden not in told, form
    told = ToolManager([item]).definitions("python")
    assert "@dataclass\nclass Item:" in told
    assert "    def label(self) -> str:" in told
    compile(told.replace("def load", "def load"), "<stubs>", "exec")


def test_an_approved_method_is_asked_for_with_its_arguments() -> None:
    manager = ToolManager(context={"patch": Patch("p")})
    output = manager.execute("[patch.pay(3), patch.twice(2)]")
    assert (output.state, DONE) == ("waiting", [])
    [request] = output.waiting
    assert (request.name, request.source, request.arguments) == ("Patch.pay", "patch.pay(3)", {"amount": 3})
    resumed = manager.resume(output, {request.id: Approve()})
    assert (resumed.unwrap(), DONE) == (["paid", 4], ["paid 3 for p"])


def test_a_journalled_run_goes_on_with_the_objects_of_the_context(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal.db")

    def make() -> ToolManager:
        return ToolManager(context={"patch": Patch("p")}, journal=journal, policy="programs")

    text = "a = patch.twice(3)\nb = patch.cut(2)\n[a, b, patch.pay(7)]"
    first = make().execute(text, run_id="r")
    assert (first.state, DONE) == ("waiting", [])
    [request] = first.waiting
    second = make().resume("r", {request.id: Approve()})
    assert (second.unwrap(), DONE) == ([6, "p", "paid"], ["p 2.0", "paid 7 for p"])
    # What has been done is not done again.
    assert make().resume("r").unwrap() == [6, "p", "paid"]
    assert len(DONE) == 2


def test_an_object_that_no_journal_can_store_is_made_again_only_where_that_changes_nothing(tmp_path: Path) -> None:
    made: list[str] = []

    def open_patch(name: str) -> Patch:
        """Open a patch."""
        made.append(name)
        return Patch(name)

    for read_only in (True, None):
        made.clear()
        DONE.clear()
        journal = str(tmp_path / f"{read_only}.db")
        manager = ToolManager([FunctionTool(open_patch, read_only=read_only)], journal=journal, policy="programs")
        text = "p = open_patch('a')\nx = p.cut(2)\n[x, p.pay(5)]"
        first = manager.execute(text, run_id="r")
        if first.state == "waiting" and not DONE:  # asked for before anything has run
            first = manager.resume("r", {each.id: Approve() for each in first.waiting})
        assert first.unwrap() == ["a", "paid"]
        again = manager.resume("r")
        if read_only:
            assert (again.unwrap(), made) == (["a", "paid"], ["a", "a"])
        else:
            assert again.state == "waiting"
            assert again.waiting[0].reason == "not stored"
            assert made == ["a"]
        assert DONE == ["a 2.0", "paid 5 for a"]


class Counter:
    """Counts what is added, which takes a while."""

    def __init__(self, name: str, seconds: list[int]) -> None:
        self.name = name
        self.seconds = seconds

    @tool(read_only=False)
    async def add(self, amount: int) -> int:
        """Add."""
        self.seconds.append(self.seconds.pop(0))
        await asyncio.sleep(self.seconds[0])
        return self.plain_add(amount)

    @tool(read_only=True)
    async def size(self, amount: int = 0) -> int:
        """Tell the size."""
        await asyncio.sleep(self.seconds[-1])
        return amount + 1

    def plain_add(self, amount: int) -> int:
        DONE.append(f"{self.name}{amount}")
        return amount + len(self.name)


class Plain:
    """The same as Python has it."""

    def __init__(self, counter: Counter) -> None:
        self.add = counter.plain_add
        self.size = lambda amount=0: amount + 1


METHOD_FORMS = (
    "{0}.add({1})", "{0}.add({1})", "{0}.size({1})", "[{0}.add({1}), {1}][0]", "({1} + {0}.add({1}))",
    "({0}.add({1}) if {1} % 2 else {1})", "sum([{0}.add(i) for i in [1, {1}]])", "sum({0}.add(i) for i in [1, {1}])",
    "sum(map(lambda i: {0}.add(i) + {0}.size(i), [{1}, 2]))", "(lambda i: {0}.add(i))({1})",
    "max([one, other], key=lambda each: each.add({1})).add({1})", "sum([each.add({1}) for each in [one, other]])",
)  # fmt: skip


def test_random_calls_of_methods_agree_with_python() -> None:
    rng = random.Random(7)

    def expression(depth: int) -> str:
        inner = expression(depth - 1) if depth and rng.random() < 0.7 else str(rng.randint(1, 9))
        return rng.choice(METHOD_FORMS).format(rng.choice(["one", "other"]), inner)

    seconds = [3, 0, 1, 5, 2]
    objects = {"one": Counter("o", seconds), "other": Counter("xx", seconds)}
    manager = ToolManager(context=objects)
    for _ in range(80):
        text = expression(2)
        wanted = eval(text, {name: Plain(each) for name, each in objects.items()})
        effects = DONE.copy()
        DONE.clear()
        assert virtual_clock.run(manager.aexecute(text)).unwrap() == wanted, text
        assert effects == DONE, text
        DONE.clear()


class Shade(enum.Enum):
    DARK = 1

    @tool(read_only=True)
    def darker(self) -> str:
        """Tell what is darker."""
        return self.name.lower()


class Pair(NamedTuple):
    a: int

    @tool(read_only=True)
    def plus(self, b: int) -> int:
        """Add."""
        return self.a + b


class Model(pydantic.BaseModel):
    x: int

    @tool(read_only=True)
    def double(self) -> int:
        """Double."""
        return 2 * self.x


@dataclass(frozen=True, slots=True)
class Slotted:
    v: int

    @tool(read_only=True)
    def value(self) -> int:
        """Tell the value."""
        return self.v


class Mapped(dict[str, int]):
    @tool(read_only=True)
    def total(self) -> int:
        """Sum."""
        return sum(self.values())


class Callable_:  # noqa: N801 - what it is
    def __call__(self, x: int) -> int:
        return x

    @tool
    def other(self) -> int:
        """Give one."""
        return 1


@pytest.mark.parametrize(
    ("context", "text", "value"),
    [
        ({"Shade": Shade}, "Shade.DARK.darker()", "dark"),
        ({"s": Shade.DARK}, "s.darker()", "dark"),
        ({"Pair": Pair}, "Pair(1).plus(2) + Pair(4).a", 7),
        ({"Model": Model}, "Model(x=2).double() + Model(x=3).x", 7),
        ({"s": Slotted(2)}, "s.value()", 2),
        ({"m": Mapped(a=1, b=2)}, "m.total()", 3),
        ({"c": Callable_()}, "c.other()", 1),
    ],
)
def test_classes_of_every_kind_can_provide_tools(context: dict[str, Any], text: str, value: Any) -> None:
    assert ToolManager(context=context).execute(text).unwrap() == value
