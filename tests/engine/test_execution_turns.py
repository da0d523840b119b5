"""Calls that are declared to act (`read_only=False`) keep the order of the text inside one expression too.

So do the calls that may see what they do.

The oracle is Python itself: the value or exception, and which effects there were in which order, have to be those of
evaluation from left to right, however long each call takes.
"""

import asyncio
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from lightfc import FunctionOutput, FunctionTool, ToolManager, tool
from lightfc_sandbox import Limits, Policy
from tests.support import virtual_clock

MAX = 97


class Plain:
    """The tools as plain functions, which note what was done."""

    def __init__(self) -> None:
        self.effects: list[tuple[str, int]] = []

    def r(self, x: int, y: int = 0) -> int:
        return (x * 7 + y + 3) % MAX

    def q(self, x: int) -> int:
        if x % 4 == 0:
            raise ValueError(f"q {x:d}")
        return (x * 5 + 1) % MAX

    def u(self, x: int) -> int:
        return (x * 3 + 2) % MAX

    def n(self, x: int) -> int:
        return (x + 5 * len(self.effects)) % MAX

    def w(self, x: int, y: int = 0) -> int:
        self.effects.append(("w", x + y))
        return (x + 2 * y + 11) % MAX

    def v(self, x: int) -> int:
        self.effects.append(("v", x))
        if x % 4 == 1:
            raise ValueError(f"v {x:d}")
        return (x + 13) % MAX

    def s(self, x: int) -> int:
        self.effects.append(("s", x))
        return (x + 17) % MAX


EFFECT = {"r": True, "q": True, "n": True, "u": None, "w": False, "v": False, "s": None}


class Slow(Plain):
    """The same as tools, each of whose calls takes the next of some seconds."""

    def __init__(self, seconds: list[int]) -> None:
        super().__init__()
        self.seconds = seconds
        self.count = 0
        self.acting = 0
        self.tools = [self.tool(name) for name in EFFECT]

    def tool(self, name: str) -> FunctionTool:
        plain, acts = getattr(self, name), EFFECT[name] is False

        async def call(x: int, y: int = 0) -> int:
            assert not (acts and self.acting), "two calls that act are made at once"
            self.acting += acts
            # What is done, is done when the call ends.
            self.count += 1
            await asyncio.sleep(self.seconds[self.count % len(self.seconds)])
            self.acting -= acts
            return int(plain(x, y) if name in "rw" else plain(x))

        return FunctionTool(call, name=name, read_only=EFFECT[name], sequential=name == "s")


def outcome(output: FunctionOutput) -> Any:
    """The value of a run, or the exception that it ended in."""
    if output.error is None:
        return output.output
    said = output.error.message.partition("\n")[0]
    return f"{output.error.type}: {said.partition(': ')[2]}"


def expected(plain: Plain, text: str) -> Any:
    names: dict[str, Any] = {name: getattr(plain, name) for name in EFFECT}
    *body, last = text.splitlines()
    try:
        exec("\n".join(body), names)
        return eval(last, names)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the expected value
        return f"{type(error).__name__}: {error}"


CALLS = ("w({0})", "w({0}, {1})", "w({0}, y={1})", "v({0})", "r({0})", "r({0}, y={1})", "q({0})", "u({0})", "n({0})")
FORMS = (
    *CALLS, *CALLS, "({0} + {1}) % 97", "sum([{0}, {1}])", "[{0}, {1}][1]", "max({0}, {1})", "len(f'{{{0}}} {{{1}}}')",
    "({0} if {1} % 2 else {1})", "({0} and {1})", "({0} or {1})", "(0 < {0} < {1} < 90)", "({0} > {1})",
    "sum([w(y) + {0} for y in [{1}, 2]])", "sum(r(y) + {0} for y in range(2)) % 97", "-{0}", "(not {0})",
    "sum({{y: w(y) for y in [1, {0}]}}.values())", "len({{{0}, {1}}})", "len([v(y) for y in [{0}, 2] if w(y) % 2])",
    "sum([w(y + z) for y in [1, {0}] for z in [2, r(y)]]) % 97", "[*[{0}], {1}][0]", "dict(a={0}, b={1})['b']",
    "[3, {0}].index({0})", "r(*[{0}, {1}])", "w(**{{'x': {0}}})", "({0} in [{1}, 3])",
    "(w({0}) in (w(y) for y in [1, {1}]))",
    "sum(y + z for y, z in zip((w(y) for y in [1, {0}]), (v(z) for z in [2, {1}])))",
    "any(w(y) > {0} for y in [1, {1}])", "next((v(y) for y in [{0}, 2] if y > 2), {1})", "s({0})",
)  # fmt: skip
HANDED = (
    "sum(map(w, [{0}, {1}]))", "max([{0}, {1}], key=w)", "(lambda y: w(y) + {1})({0})", "sorted([{0}, {1}], key=v)[0]",
    "sum(map(lambda y: v(y) + r(y), [{0}, 2]))", "len(list(filter(w, [{0}, {1}])))", "((z := {0}) + w(z))",
)  # fmt: skip
"""Where a function that acts is handed over, or called by a function of the text."""


@st.composite
def expressions(draw: st.DrawFn, depth: int = 3, forms: tuple[str, ...] = FORMS) -> str:
    if depth == 0:
        return str(draw(st.integers(1, 9)))
    below = expressions(depth - 1, forms) if draw(st.booleans()) else st.integers(1, 9).map(str)
    form = draw(st.sampled_from(forms))
    return form.format(draw(below), draw(below) if "{1}" in form else "")


LIMITS = Limits(calls=100_000)
SECONDS = st.lists(st.integers(0, 5), min_size=1, max_size=7)


def agrees(text: str, seconds: list[int], policy: Policy = Policy.EXPRESSIONS) -> None:
    plain, slow = Plain(), Slow(seconds)
    wanted = expected(plain, text)
    output = virtual_clock.run(ToolManager(slow.tools, policy=policy, limits=LIMITS).aexecute(text))
    if isinstance(wanted, str) and wanted.startswith("SyntaxError"):  # in this version of Python
        assert output.error is not None
        return
    assert outcome(output) == wanted, f"{text}\n{output.error}"
    assert slow.effects == plain.effects, text


@example("[w(q(4)), w(1)]", [1])
@example("f'{w(1)} {n(2)}'", [3, 1])
@example("[(w(n(x)), n(x)) for x in [1, 2, 3]]", [3, 1, 2])
@example("[n(x) for x in [1, 2, 3] if w(x)]", [3, 1, 2])
@example("max([1, 2], key=lambda x: w(x) + n(x)) + n(3)", [3, 1, 2])
@example("[1 // 0, w(1)]", [1])
@example("[q(4), w(1)]", [1, 5, 3])
@example("[w(1), v(1), w(2), [w(3) for x in [1, 2]]]", [5, 1])
@example("[w(r(1)), w(2) if r(2) else 3, w(4)]", [5, 1, 0])
@example("[w(y) for y in [3, 2, 1] if r(y) % 2]", [3, 2, 1, 0])
@example("[3, w(n(1))].index(w(n(1)))", [0])
@given(expressions(), SECONDS)
def test_expressions_are_those_of_python_whatever_finishes_first(text: str, seconds: list[int]) -> None:
    agrees(text, seconds)


@example("[w(1), sum(map(w, [2, 3])), w(4)]", [5, 1])
@example("sum(map(lambda y: v(y) + r(y), [2, 2]))", [5, 1, 0])
@given(expressions(forms=FORMS[:24] + HANDED * 3), SECONDS)
def test_functions_that_are_handed_over_act_in_the_order_of_python(text: str, seconds: list[int]) -> None:
    agrees(text, seconds)


@example(["v((2 > 1))"], "w(1)", [0])
@example(["sum(map(lambda y: v(y) + r(y), [(1 in [1, 3]), 2]))"], "w(1)", [0])
@given(st.lists(expressions(depth=2, forms=FORMS + HANDED), min_size=1, max_size=4), expressions(depth=2), SECONDS)
def test_programs_are_those_of_python_whatever_finishes_first(
    values: list[str], within: str, seconds: list[int]
) -> None:
    lines = ["out = []", "def f(x):", f"    out.append({within})", "    return w(x) % 5"]
    lines += [f"out.append({each})" if at % 2 else f"a = [{each}, f(1), r(2)]" for at, each in enumerate(values)]
    agrees(
        "\n".join([*lines, "g = (w(y) for y in [1, 2])", "[out, [f(x) for x in [1, 2]], list(g)]"]),
        seconds,
        Policy.PROGRAMS,
    )


def test_sync_tools_without_a_loop_keep_the_order_and_stop_where_python_does() -> None:
    plain = Plain()
    tools = [FunctionTool(getattr(plain, name), name=name, read_only=EFFECT[name]) for name in "wvqr"]
    output = ToolManager(tools).execute("[w(1), v(1), w(2)]")
    assert plain.effects == [("w", 1), ("v", 1)]
    assert [call.state for call in output.calls] == ["finished", "failed", "skipped"]
    assert output.error is not None
    assert output.error.message.startswith("v raised ValueError: v 1")


# How long it takes: each call a second, so that what overlaps shows.


async def take(value: Any = 0, *more: Any) -> Any:
    """Give the first value, one second later."""
    await asyncio.sleep(1)
    return value


MANAGER = ToolManager(
    [
        FunctionTool(take, name="r", read_only=True), FunctionTool(take, name="u"),
        FunctionTool(take, name="w", read_only=False),
    ],
    {"p": lambda *values: sum(values)},
)  # fmt: skip


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1, "[r(1), r(2), r(3)]"),
        (1, "[u(1), u(2), r(3)]"),
        (3, "[w(1), w(2), w(3)]"),
        (4, "[w(1), r(2), w(3), r(4), u(5)]"),
        (2, "[r(1), u(2), w(3)]"),
        (2, "[w(1), r(2), r(3), u(4)]"),
        (1, "[r(1), u(2), r(3)]"),
        (3, "p(w(1), *[r(x) for x in [2, 3]], w(4))"),
        (4, "[w(r(1)), w(r(2))]"),
        (3, "[w(x) for x in [r(1), r(2)]]"),
        (5, "p(w(1), w(r(2)), w(w(3)))"),
        (3, "w(1) + w(2) + w(3)"),
        (3, "[w(x) for x in [1, 2, 3]]"),
        (6, "[w(r(x)) for x in [1, 2, 3]]"),
        (2, "[r(r(x)) for x in [1, 2, 3]]"),
        (1, "{'a': u(1), 'b': u(2)}"),
        (4, "[r(1), w(2) if r(3) else 0, w(4), r(5)]"),
    ],
)
def test_only_what_acts_and_what_sees_it_wait(seconds: int, text: str) -> None:
    async def main() -> float:
        output = await MANAGER.aexecute(text)
        assert output.error is None, output.error
        return asyncio.get_running_loop().time()

    assert virtual_clock.run(main()) == seconds


def test_a_folder_is_changed_before_it_is_read() -> None:
    folder, seen = ["home"], []

    async def cd(folder_name: str) -> None:
        """Change the folder."""
        await asyncio.sleep(1)
        folder[0] = folder_name

    async def grep(pattern: str) -> str:
        """Look for a pattern."""
        seen.append(folder[0])
        return pattern

    manager = ToolManager([FunctionTool(cd, read_only=False), FunctionTool(grep, read_only=False)])
    assert virtual_clock.run(manager.aexecute("[cd('temp'), grep('x'), cd('other'), grep('y')]")).error is None
    assert seen == ["temp", "other"]


class Shop:
    """What has one left."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    @tool(read_only=True)
    async def left(self) -> int:
        """Tell how many are left."""
        await asyncio.sleep(1)
        return 1 - len(self.taken)

    @tool(read_only=False)
    async def take(self, number: int) -> int:
        """Take one."""
        await asyncio.sleep(1)
        self.taken.append(number)
        return number


@pytest.mark.parametrize("body", ["return shop.take(n)", "return [*map(lambda q: shop.take(q), [n])][0]"])
@pytest.mark.parametrize("as_tools", [False, True])
def test_a_function_that_acts_by_a_method_takes_its_turn_as_a_whole(body: str, as_tools: bool) -> None:
    shop = Shop()
    manager = ToolManager([shop] if as_tools else [], context={} if as_tools else {"shop": shop}, policy="programs")
    text = f"def once(n):\n    if shop.left() > 0: {body}\n    return 0\n[once(1), once(2)]"
    assert virtual_clock.run(manager.aexecute(text)).unwrap() == [1, 0]
    assert shop.taken == [1]
