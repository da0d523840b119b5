"""Objects of registered types that a text nests by their constructors are bounded like containers."""

import enum
import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Sandbox


class Pair(NamedTuple):
    left: Any
    right: Any


@dataclass(frozen=True)
class Node:
    value: Any
    children: tuple[Any, ...] = ()


class Loud:
    """An object of the host whose methods must never be called."""

    def __hash__(self) -> int:
        raise AssertionError("hashed")

    def __eq__(self, other: object) -> bool:
        raise AssertionError("compared")


class Color(enum.StrEnum):
    RED = "red"


class Level(enum.IntEnum):
    LOW = 1
    LOWEST = 1


class Tone(str, enum.Enum):  # noqa: UP042 - it is shown as no `StrEnum` is
    LOUD = "loud"


class Share(float, enum.Enum):
    HALF = 0.5


class Rights(enum.IntFlag):
    READ = 1
    WRITE = 2


class Plain(enum.Enum):
    ONE = 1


class Named(enum.IntEnum):
    TWO = 2

    def __str__(self) -> str:
        raise AssertionError("shown")

    def __add__(self, other: int) -> int:
        raise AssertionError("added")


MEMBERS = {each.__name__: each for each in (Color, Level, Tone, Share, Rights, Plain, Named)}
USES = [
    "str(m)", "f'{m}'", "'{}'.format(m)", "f'{m!s:>12}'", "f'{m:>12}'", "f'{m:<12}|'", "f'{m:.2f}'", "f'{m:05d}'",
    "', '.join([m, 'end'])", "m + 1", "1 + m", "m + 'a'", "'a' + m", "m * 2", "2 * m", "m - 1", "3 - m", "m / 2",
    "m // 2", "m % 2", "m ** 2", "2 ** m", "m << 1", "m & 1", "int(m)", "float(m)", "list(range(m))", "[5, 6, 7, 8][m]",
    "m.upper()", "m.replace('l', 'L')", "m.bit_length()", "m.is_integer()", "json.dumps(m)", "json.dumps({'a': [m]})",
    "json.dumps({m: 1})", "json.dumps([m], default=str)", "m == m.value", "m < 3", "sorted([m, m])", "sum([m, m])",
    "-m", "+m", "~m", "abs(m)", "round(m)", "round(m, 1)",
]  # fmt: skip


@pytest.mark.parametrize(
    "member", ["Color.RED", "Level.LOW", "Tone.LOUD", "Share.HALF", "Rights.READ|Rights.WRITE", "Plain.ONE"]
)
@pytest.mark.parametrize("use", USES)
def test_a_member_of_an_enum_is_used_as_in_python_or_refused(member: str, use: str) -> None:
    program = f"(lambda m: {use})({member})"
    try:
        expected = eval(program, {**MEMBERS, "json": json})
    except (TypeError, ValueError, AttributeError) as error:
        expected = type(error).__name__
    assert _given(program) in (expected, "NotAllowed")

    assert _given(use, {**MEMBERS, "m": eval(member, dict(MEMBERS))}) in (expected, "NotAllowed", "opaque")


def _given(program: str, context: dict[str, Any] = MEMBERS) -> Any:
    """What a program gives, or the type of its error."""
    try:
        return Sandbox(context).run(program)
    except EvaluationError as error:
        return error.exc_type
    except ExpressionError as error:
        return error.violations[0].code


@pytest.mark.parametrize(
    ("use", "value"),
    [
        ("tone.upper()", "RED"),
        ("tone + '!'", "red!"),
        ("level + 1", 2),
        ("int(level)", 1),
        ("[level, level][level]", 1),
    ],
)
def test_a_member_that_is_a_variable_is_used_before_anybody_knows_what_it_is(use: str, value: Any) -> None:
    assert Sandbox({"tone": Color.RED, "level": Level.LOW}).run(use) == value


def test_the_text_of_a_member_is_that_of_its_value_where_python_says_so() -> None:
    program = "f'{Color.RED} {Level.LOW:>3} {Rights.READ} {Tone.LOUD} {Plain.ONE:>10}' + ', '.join(Color)"
    assert Sandbox(MEMBERS).run(program) == "red   1 1 Tone.LOUD  Plain.ONEred"


@pytest.mark.parametrize(
    "use", ["str(Named.TWO)", "f'{Named.TWO:>3}'", "Named.TWO + 1", "1 + Named.TWO", "'%s' % Named.TWO"]
)
def test_no_method_that_an_enum_of_the_host_has_written_itself_is_run(use: str) -> None:
    assert _given(use) in ("Named.TWO", "NotAllowed", "TypeError")


NESTED = (
    "[x := Pair(0, 0)] and [0 for i in range(2000) if [x := Pair(" + "(" * 40 + "x" + ",)" * 40 + ", 0)] and False]"
)
SHARED = "(lambda f: f(f(f(f(f(0))))))(lambda v: Node(1, (v,) * 1000))"


@pytest.fixture
def sandbox() -> Sandbox:
    context = {"Pair": Pair, "Node": Node, "Color": Color, "Level": Level, "loud": Loud, "red": lambda: Color.RED}
    # Few steps, and far more time than they take: under load too it is the steps that end a text.
    return Sandbox(context, limits=Limits(steps=20_000, time_s=300))


@pytest.mark.parametrize("text", [f"{NESTED} or {{x: 1}}", f"{NESTED} or x"], ids=["as a key", "as the value"])
def test_deeply_nested_objects_end_in_a_limit(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(LimitExceeded, match="container_depth"):
        sandbox.run(text)


@pytest.mark.parametrize("text", [f"{{{SHARED}}}", SHARED], ids=["as a key", "as the value"])
def test_objects_that_share_their_parts_are_charged_for_each(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(LimitExceeded, match="steps"):
        sandbox.run(text)


@pytest.mark.parametrize("text", ["{Node(loud())}", "Node(loud()) in {1}", "{1: 2}[Node(loud())]", "{Pair(loud(), 1)}"])
def test_hashing_an_object_runs_no_method_of_what_it_holds(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(EvaluationError, match="unhashable"):
        sandbox.run(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{Node(1, (2, 3)): 4}[Node(1, (2, 3))]", 4),
        ("red() == 'red'", True),
        ("red() in ['red']", True),
        ("red() != 'blue'", True),
        ("Level.LOW < 2", True),
        ("Level.LOW == 1", True),
        ("['a', 'b'][Level.LOW]", "b"),
        ("['a', 'b'][np.argmax([1, 3])]", "b"),
        ("'ab' * np.sum([1, 1])", "abab"),
        ("[each.value for each in Color] + [len(Color)]", ["red", 1]),
        ("Color['RED'] is Color.RED and Level['LOW'] in Level and Level['LOWEST'] is Level.LOW", True),
        ("{each.name: each.value for each in Level}", {"LOW": 1}),
        ("list(range(np.argmax([1, 3])))", [0]),
    ],
)
def test_members_and_numpy_integers_mean_what_they_mean_in_python(sandbox: Sandbox, text: str, value: object) -> None:
    assert sandbox.run(text) == value


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("Plain()", r"Plain\(\) missing 1 required positional argument: 'value'"),
        ("Plain(1, 2)", r"Plain\(\) takes 1 positional argument but 2 were given"),
        ("Plain(names=1)", r"Plain\(\) got an unexpected keyword argument 'names'"),
        ("Plain(5)", "5 is not a valid Plain"),
    ],
)
def test_what_a_wrong_call_of_an_enum_is_told_names_it(call: str, told: str) -> None:
    with pytest.raises(EvaluationError, match=told):
        Sandbox(MEMBERS).run(call)
    assert Sandbox(MEMBERS).run("Plain(1), Plain(value=1)") == (Plain.ONE, Plain.ONE)


class LoudList(list[Any]):
    """A list of the host whose methods must never be called."""

    def __len__(self) -> int:
        raise AssertionError("measured")

    def __iter__(self) -> Any:
        raise AssertionError("gone through")


class LoudDict(dict[str, Any]):
    """A dict of the host whose methods must never be called."""

    def __len__(self) -> int:
        raise AssertionError("measured")

    def __contains__(self, key: object) -> bool:
        raise AssertionError("looked in")


@pytest.mark.parametrize(
    ("pattern", "given"),
    [
        ("Pair(a, b)", (1, 2)), ("Pair(right=b, left=a)", (1, 2)), ("(a, b)", (1, 2)), ("[a, *b]", (1, [2])),
        ("Node(Pair(a, _), [b, *_])", (1, 3)), ("Node(children=(a, b), value=[_, 2])", (3, 4)),
        ("[_, _, _]", None), ("Node([a, b])", (1, 2)), ("Node(Plain.ONE)", None), ("Plain()", None),
    ],
)  # fmt: skip
def test_patterns_look_at_the_fields_of_registered_types(pattern: str, given: Any) -> None:
    sandbox = Sandbox({"Pair": Pair, "Node": Node, "Plain": Plain}, policy="programs")
    subject = "Node(Pair(1, 2), (3, 4))" if pattern.startswith("Node") else "Pair(1, 2)"
    r = "(a, b)" if given else "0"
    assert sandbox.run(f"r = None\nmatch {subject}:\n    case {pattern}: r = {r}\nr") == given


@pytest.mark.parametrize("pattern", ["[_]", "[*_]", "{'a': _}", "{**rest}", "LoudList()", "str(real=1)", "None", "1"])
def test_a_pattern_calls_no_method_of_an_object_of_the_host(pattern: str) -> None:
    sandbox = Sandbox({"LoudList": LoudList, "x": LoudList([1]), "y": LoudDict(a=1), "z": Loud()}, policy="programs")
    for name in "xyz":
        is_found = name == "x" and pattern == "LoudList()"
        try:
            got = sandbox.run(f"r = 'none'\nmatch {name}:\n    case {pattern}: r = 'found'\nr")
        except EvaluationError as error:
            got = error.exc_type
        assert got in ("NotAllowed", "found" if is_found else "none")
