"""Reading a record evaluates nothing and takes no more than its text is worth, whatever the text says."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from lightfc import ExportError, FunctionOutput, FunctionTool, ToolManager
from lightfc.export import Opaque, dumps, loads
from tests.sandbox.test_opaque_host import FEW, SHAPES, TYPES, Bare, Point, Sub, driven, taking

BIG = 99_999_999
RANGE = {"$": "range", "v": [0, BIG, 1]}
TAGS = (
    "float", "int", "tuple", "set", "frozenset", "Counter", "OrderedDict", "defaultdict", "deque", "bytes", "bytearray",
    "str_", "bytes_", "complex", "range", "slice", "ellipsis", "Decimal", "Fraction", "date", "datetime", "time",
    "timedelta", "timezone", "UUID", "Path", "PurePosixPath", "PureWindowsPath", "dict", "object", "ndarray", "scalar",
    "FunctionOutput",
)  # fmt: skip
PLAIN: list[Any] = [
    None, True, -1, 0, 3, BIG, 10**60, 0.5, "", "x", "0x" + "f" * 60, "1/3", "é\x00", "2020-01-01", "iso", "<f8", "|O",
    "V0", "1e999999999", "(9,9)i4", [], [[]], [1, 2], [[1, 2]], {}, RANGE, [RANGE], [[RANGE, RANGE]],
    {"dtype": "<f8", "shape": [BIG], "bytes": ""}, {"dtype": "|O", "shape": [BIG], "items": [1]},
    {"dtype": "<f8", "shape": [0, BIG, BIG], "bytes": ""}, {"dtype": [["a", "<f8", [BIG]]], "shape": [], "bytes": ""},
    {"dtype": f"|V{BIG}", "shape": [], "bytes": ""}, {"dtype": "|b1", "shape": [-1, -2], "bytes": "AAA="},
    {"dtype": "|O", "shape": [], "bytes": "AAAAAAAAAAA="}, {"factory": "list", "items": []},
    {"maxlen": 10**40, "items": []},
    {"iso": "2020-01-01T00:00:00", "zone": "../../etc/passwd", "fold": 0}, {"iso": "12:00", "zone": None, "fold": 7},
    {"fields": {}, "set": RANGE}, {"name": RANGE, "place": RANGE}, "lightfc:Usage", "builtins:object",
]  # fmt: skip

EXPANDING = [
    *({"$": tag, "v": held} for tag in TAGS for held in (RANGE, [RANGE], [[RANGE, RANGE]], {"items": RANGE, "x": 3})),
    {"$": "ndarray", "v": {"dtype": "<f8", "shape": [10**9], "bytes": ""}},
    {"$": "ndarray", "v": {"dtype": "|O", "shape": [10**9], "items": RANGE}},
    {"$": "scalar", "v": {"dtype": f"|S{10**9}", "shape": [], "bytes": ""}},
    {"$": "Fraction", "v": [{"$": "int", "v": "0x" + "f" * 500_000}, {"$": "int", "v": "0x" + "e" * 499_999}]},
    {"$": "set", "v": [(2**61 - 1) * i for i in range(30_000)]},
    {"$": "dict", "v": [[(2**61 - 1) * i, 0] for i in range(30_000)]},
    {"$": "Counter", "v": [[(2**61 - 1) * i, 0] for i in range(30_000)]},
    *({"$": "object", "type": f"lightfc:{name}", "v": RANGE} for name in ("Usage", "Function", "CallError")),
]  # fmt: skip


def document(chance: random.Random, depth: int = 0) -> Any:
    """A text that looks like what `dumps` writes, and lies."""
    if depth > 4 or chance.random() < 0.4:
        return chance.choice(PLAIN)
    kind = chance.randrange(4)
    if kind == 0:
        return [document(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 1:
        return {chance.choice("a$bv"): document(chance, depth + 1) for _ in range(3)}
    made = {"$": chance.choice(TAGS), "v": document(chance, depth + 1)}
    return {**made, "type": chance.choice(["lightfc:Function", "x:Y"])} if chance.random() < 0.3 else made


def read_all() -> None:
    """Read hostile texts; only an `ExportError` may leave, and what was read can be read again."""
    chance = random.Random(7)
    texts = [json.dumps(each) for each in EXPANDING]
    texts += [json.dumps(document(chance)) for _ in range(4_000)]
    texts += [
        "[" * 200_000,
        '{"a":' * 100_000,
        '"' + '\\"' * 300_000,
        "[" * 900 + '"' + '\\"' * 300_000,
        "9" * 5_000_000,
    ]
    for text in texts:
        try:
            loads(text)
        except ExportError as error:
            assert len(str(error)) < 5_000  # noqa: PT017 - of each that there is
    for text in texts:
        try:
            FunctionOutput.from_json(text)
        except ExportError:
            continue


def test_a_hostile_text_takes_no_more_than_it_is_worth() -> None:
    """In a process with bounds of its own, by the kernel; a host may let Python recurse deeply."""
    code = f"""
import resource, sys
import tests.core.test_serialization_hostile as hostile
size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + 300_000_000,) * 2)
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
sys.setrecursionlimit({10**6})
hostile.read_all()
print("read")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr[-2000:]) == (0, "read\n", "")


LYING = {
    "place": {"$": "range", "v": [0, BIG, 1]}, "state": "done", "attempts": "3", "calls": [1], "error": "no",
    "printed": 3, "name": 5, "waiting": [], "span": {}, "source": None, "input": "x", "run_id": 4, "start_s": "now",
    "parsed_input": [],
}  # fmt: skip


@pytest.mark.parametrize("field", LYING)
def test_a_field_of_a_record_is_of_its_type(field: str) -> None:
    def add(a: int, b: int) -> int:
        return a + b

    written = json.loads(ToolManager([add]).execute("[add(1, 2)]").to_json())
    assert FunctionOutput.from_json(json.dumps(written)).output == [3]
    written["v"][field] = LYING[field]
    with pytest.raises(ExportError, match=f"'{field}'"):
        FunctionOutput.from_json(json.dumps(written))


def test_no_code_of_a_class_runs() -> None:
    import dataclasses
    import enum
    from typing import NamedTuple

    from pydantic import BaseModel

    ran: list[str] = []

    class Kind(enum.Enum):
        ONE = 1

        @classmethod
        def _missing_(cls, value: object) -> None:
            ran.append("missing")

    @dataclasses.dataclass
    class Data:
        x: int

        def __post_init__(self) -> None:
            ran.append("post init")

    class Pair(NamedTuple):
        a: int

    class Model(BaseModel):
        x: int

        def __setstate__(self, state: Any) -> None:
            ran.append("setstate")
            super().__setstate__(state)

        def __new__(cls, *args: Any, **kwargs: Any) -> "Model":
            ran.append("new")
            return super().__new__(cls)

    types = (Kind, Data, Pair, Model)
    values = [Kind.ONE, Data(1), Pair(2), Model(x=3)]
    written = dumps(values)
    ran.clear()
    assert loads(written, types)[:3] == values[:3]
    for lie in (7, [], {}, "TWO", None, [1, 2, 3], {"x": 1}):
        for cls in types:
            text = json.dumps({"$": "object", "type": f"{cls.__module__}:{cls.__qualname__}", "v": lie})
            try:
                loads(text, types)
            except ExportError:
                continue
    assert ran == []


class Host:
    """What has no JSON form."""


def holding_itself() -> list[Any]:
    made: list[Any] = []
    made.extend([made, made])
    return made


def shared() -> list[Any]:
    made: list[Any] = []
    for _ in range(60):
        made = [made, made]
    return made


UNWRITTEN = {
    "object": (lambda: Host(), Opaque("Host", "$: Host has no JSON form")),
    "inside": (lambda: [1, {"a": Host()}], [1, {"a": Opaque("Host", "$[1]['a']: Host has no JSON form")}]),
}


@pytest.mark.parametrize("name", UNWRITTEN)
def test_what_cannot_be_written_does_not_spoil_a_record(name: str) -> None:
    make, written = UNWRITTEN[name]

    def give() -> Any:
        return make()

    def take(value: Any) -> int:
        return 7

    output = ToolManager([give, take]).execute("[take(give()), take(3)]")
    again = FunctionOutput.from_json(output.to_json())
    assert again.output == [7, 7]
    given, took, other = again.calls
    assert (took.output, other.output, other.parsed_input) == (7, 7, output.calls[2].parsed_input)
    assert given.output == written
    assert took.parsed_input is not None
    assert [*took.parsed_input.args, *took.parsed_input.kwargs.values()] == [written]
    with pytest.raises(ExportError):
        dumps(output)


@pytest.mark.parametrize(
    ("make", "type_name"), [(holding_itself, "list"), (lambda: print, "builtin_function_or_method")]
)
def test_a_result_that_no_text_may_hand_on_does_not_spoil_a_record(make: Callable[[], Any], type_name: str) -> None:
    def give() -> Any:
        return make()

    output = ToolManager([give]).execute("[give(), 1]")
    assert output.state == "failed"
    (given,) = FunctionOutput.from_json(output.to_json()).calls
    assert isinstance(given.output, Opaque)
    assert given.output.type == type_name


def test_a_value_of_shared_parts_is_written_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lightfc.core.serialization._MAX_ITEMS", 10_000)

    def give() -> Any:
        return shared()

    def one() -> int:
        return 1

    again = FunctionOutput.from_json(ToolManager([give, one]).execute("[one(), give() and one()]").to_json())
    assert again.calls[1].output == Opaque("list", "the value holds more than 10,000 values")
    with pytest.raises(ExportError, match="more than 10,000 values"):
        dumps(shared())


@pytest.mark.parametrize("call", ["f(HERE)", "HERE", "[HERE]"])
def test_nothing_but_data_and_opaque_objects_leaves_a_manager(call: str) -> None:
    manager = ToolManager(
        [FunctionTool(taking, name="f")],
        {"opaque": Bare(), "opened": Sub(), "Point": Point},
        types=TYPES,
        policy="programs",
        limits=FEW,
    )

    def run(text: str) -> Any:
        output = manager.execute(text)
        assert json.loads(output.to_json())
        return output.output, [each.parsed_input and each.parsed_input.kwargs for each in output.calls]

    assert driven(run, call, SHAPES[:1]) == []
