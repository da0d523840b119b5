"""Whatever a tool raises or gives, its call has a record, the other calls keep theirs, and the run ends."""

import asyncio
import gc
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ScriptedModel, ToolManager
from lightfc.agents import FunctionCallAgent
from lightfc.engine.retry import Retry
from lightfc_sandbox import Policy
from tests.support.meeting import WAIT_S


class Odd(BaseException):
    """No `Exception`."""


def raising(error: Any) -> Callable[..., Any]:
    def method(*_: Any, **__: Any) -> Any:
        raise error

    return method


def kind(base: type = Exception, meta: type = type, **body: Any) -> Any:
    return meta("Strange", (base,), body)


def meta(**body: Any) -> Any:
    return type("Meta", (type,), body)


def exception_whose(method: str, error: Any, base: type = Exception) -> BaseException:
    made: BaseException = kind(base, **{method: raising(error)})("hidden")
    return made


def of_class_whose(method: str, error: Any, base: type = Exception) -> BaseException:
    made: BaseException = kind(base, meta(**{method: raising(error)}))("hidden")
    return made


def with_itself_as(*names: str) -> BaseException:
    made: Any = ValueError("x")
    for name in names:
        setattr(made, name, made)
    return made


def deep_group() -> BaseException:
    made: Exception = ValueError("innermost")
    for _ in range(500):
        made = ExceptionGroup("group", [made])
    return made


def long_chain() -> BaseException:
    made: BaseException = ValueError("first")
    for i in range(2_000):
        following = ValueError(i)
        following.__cause__ = made
        made = following
    return made


def nested(depth: int) -> Any:
    made: Any = []
    for _ in range(depth):
        made = [made]
    return made


def holding_itself() -> Any:
    made: list[Any] = []
    made.extend([made, made])
    return made


EXCEPTIONS: dict[str, Callable[[], BaseException]] = {
    "SystemExit": lambda: SystemExit(3),
    "GeneratorExit": GeneratorExit,
    "CancelledError": asyncio.CancelledError,
    "BaseException": lambda: BaseException("base"),
    "no Exception": lambda: Odd("odd"),
    "MemoryError": MemoryError,
    "RecursionError": RecursionError,
    "StopIteration": lambda: StopIteration(1),
    "StopAsyncIteration": StopAsyncIteration,
    "TimeoutError": TimeoutError,
    "NotImplementedError": lambda: NotImplementedError(...),
    "str raises": lambda: exception_whose("__str__", ValueError("no")),
    "str exits": lambda: exception_whose("__str__", SystemExit(1)),
    "str is odd": lambda: exception_whose("__str__", Odd()),
    "str cancels": lambda: exception_whose("__str__", asyncio.CancelledError()),
    "str is no text": lambda: kind(__str__=lambda self: 7)(),
    "str is endless": lambda: ValueError("x" * 10_000_000),
    "repr exits": lambda: exception_whose("__repr__", SystemExit(1)),
    "eq exits": lambda: exception_whose("__eq__", SystemExit(1)),
    "hash exits": lambda: exception_whose("__hash__", SystemExit(1)),
    "getattribute exits": lambda: exception_whose("__getattribute__", SystemExit(1)),
    "reduce exits": lambda: exception_whose("__reduce_ex__", SystemExit(1)),
    "copy raises": lambda: exception_whose("__copy__", ValueError("no")),
    "bool exits": lambda: exception_whose("__bool__", SystemExit(1)),
    "class exits": lambda: kind(__class__=property(raising(SystemExit(1))))(),
    "args exit": lambda: kind(args=property(raising(SystemExit(1))))(),
    "original is itself": lambda: with_itself_as("original"),
    "cause is itself": lambda: with_itself_as("__cause__", "__context__"),
    "name of the class raises": lambda: kind(meta=meta(__name__=property(raising(ValueError("no")))))("x"),
    "name of the class exits": lambda: kind(meta=meta(__name__=property(raising(SystemExit(1)))))("x"),
    "module of the class exits": lambda: kind(meta=meta(__module__=property(raising(SystemExit(1)))))("x"),
    "hash of the class exits": lambda: of_class_whose("__hash__", SystemExit(1)),
    "eq of the class exits": lambda: of_class_whose("__eq__", SystemExit(1)),
    "getattribute of the class exits": lambda: of_class_whose("__getattribute__", SystemExit(1)),
    "subclasscheck of the class exits": lambda: of_class_whose("__subclasscheck__", SystemExit(1)),
    "instancecheck of the class exits": lambda: of_class_whose("__instancecheck__", SystemExit(1)),
    "group": lambda: ExceptionGroup("group", [ValueError(1), ExceptionGroup("inner", [KeyError(2)])]),
    "base group": lambda: BaseExceptionGroup("group", [SystemExit(1), Odd()]),
    "deep group": deep_group,
    "long chain": long_chain,
    "control signs": lambda: ValueError("\x1b]0;title\x07\x9b2J\u202e"),
    "lone surrogate": lambda: ValueError("\ud800"),
    "notes": lambda: with_notes(ValueError("x"), ["note\x1b"] * 3),
    "arguments that hold themselves": lambda: ValueError(holding_itself()),
    "deep arguments": lambda: ValueError(nested(5_000)),
    "object": lambda: ValueError(object()),
    "unicode": lambda: UnicodeDecodeError("utf-8", b"\xff", 0, 1, "reason"),
    "syntax": lambda: SyntaxError("message", ("file", 1, 1, "text")),
    "system": lambda: OSError(2, "no such file", "a\x1bb"),
}


def with_notes(error: BaseException, notes: list[str]) -> BaseException:
    for note in notes:
        error.add_note(note)
    return error


VALUES: dict[str, Callable[[], Any]] = {
    "eq exits": lambda: kind(object, __eq__=raising(SystemExit(1)), __hash__=None)(),
    "hash exits": lambda: kind(object, __hash__=raising(SystemExit(1)))(),
    "repr exits": lambda: kind(object, __repr__=raising(SystemExit(1)))(),
    "bool exits": lambda: kind(object, __bool__=raising(SystemExit(1)))(),
    "len exits": lambda: kind(object, __len__=raising(SystemExit(1)))(),
    "getattr exits": lambda: kind(object, __getattr__=raising(SystemExit(1)))(),
    "getattribute exits": lambda: kind(object, __getattribute__=raising(SystemExit(1)))(),
    "class exits": lambda: kind(object, __class__=property(raising(SystemExit(1))))(),
    "del raises": lambda: kind(object, __del__=lambda self: None)(),
    "reduce exits": lambda: kind(object, __reduce_ex__=raising(SystemExit(1)))(),
    "name of the class exits": lambda: kind(object, meta(__name__=property(raising(SystemExit(1)))))(),
    "getattr of the class exits": lambda: kind(object, meta(__getattr__=raising(SystemExit(1))))(),
    "getattribute of the class exits": lambda: kind(object, meta(__getattribute__=raising(SystemExit(1))))(),
    "hash of the class exits": lambda: kind(object, meta(__hash__=raising(SystemExit(1))))(),
    "eq of the class exits": lambda: kind(object, meta(__eq__=raising(SystemExit(1)), __hash__=type.__hash__))(),
    "await exits": lambda: kind(object, __await__=raising(SystemExit(1)))(),
    "awaitable raises": lambda: kind(object, __await__=raising(ValueError("no")))(),
    "a class": lambda: kind(object, meta(__repr__=raising(SystemExit(1)))),
    "holds itself": holding_itself,
    "deep": lambda: nested(5_000),
    "generator": lambda: (raising(SystemExit(1))() for _ in [1]),
    "iterator": lambda: iter([1, 2]),
    "exception": lambda: exception_whose("__str__", SystemExit(1)),
    "module": lambda: asyncio,
    "lock": asyncio.Lock,
    "nan": lambda: float("nan"),
    "NotImplemented": lambda: NotImplemented,
    "list subclass": lambda: kind(list, __iter__=raising(SystemExit(1)), __len__=raising(SystemExit(1)))([1]),
    "dict subclass": lambda: kind(dict, keys=raising(SystemExit(1)), items=raising(SystemExit(1)))({"a": 1}),
    "str subclass": lambda: kind(str, __str__=raising(SystemExit(1)), __repr__=raising(SystemExit(1)))("a"),
    "int subclass": lambda: kind(int, __index__=raising(SystemExit(1)), __eq__=raising(SystemExit(1)))(1),
    "control signs": lambda: "\x1b]0;title\x07",
    "lone surrogate": lambda: "\ud800",
}


def _sync(outcome: Callable[[], Any]) -> Any:
    def strange(value: int = 0) -> Any:
        return outcome()

    return strange


def _async(outcome: Callable[[], Any]) -> Any:
    async def strange(value: int = 0) -> Any:
        await asyncio.sleep(0)
        return outcome()

    return strange


def _generator(outcome: Callable[[], Any]) -> Any:
    def strange(value: int = 0) -> Any:
        yield 1
        return outcome()

    return strange


def _async_generator(outcome: Callable[[], Any]) -> Any:
    async def strange(value: int = 0) -> Any:
        yield 1
        yield outcome()

    return strange


def _inline(outcome: Callable[[], Any]) -> Any:
    return FunctionTool(_sync(outcome), name="strange", inline=True)


def _retried(outcome: Callable[[], Any]) -> Any:
    return FunctionTool(_async(outcome), name="strange", retries=Retry(1, wait_s=0.001, jitter_s=0))


TOOLS = {
    "sync": _sync, "async": _async, "generator": _generator, "async generator": _async_generator, "inline": _inline,
    "retried": _retried,
}  # fmt: skip


def good(value: int = 1) -> int:
    return value


def manager_of(tool: Any, **options: Any) -> ToolManager:
    return ToolManager([tool, good], policy=Policy.PROGRAMS, **options)


def execute(tool: Any, text: str, path: Path) -> FunctionOutput:
    return manager_of(tool).execute(text)


def stream(tool: Any, text: str, path: Path) -> FunctionOutput:
    async def streamed() -> FunctionOutput:
        events = manager_of(tool).stream(text)
        async for _ in events:
            pass
        return events.output

    return asyncio.run(streamed())


def journalled(tool: Any, text: str, path: Path) -> FunctionOutput:
    from lightfc import Journal

    with Journal(path / "journal.db") as journal:
        return manager_of(tool, journal=journal).execute(text)


CASES = [
    *((execute, each) for each in TOOLS), (stream, "async"), (journalled, "sync"),
]  # fmt: skip
every_way = pytest.mark.parametrize(("way", "tool"), CASES, ids=[f"{way.__name__}-{tool}" for way, tool in CASES])
pytestmark = pytest.mark.timeout(4 * WAIT_S)


def raises(make: Callable[[], BaseException]) -> Callable[[], Any]:
    def outcome() -> Any:
        raise make()

    return outcome


@every_way
def test_what_a_tool_raises_is_its_record(way: Any, tool: str, tmp_path: Path) -> None:
    for name, make in EXCEPTIONS.items():
        output = way(TOOLS[tool](raises(make)), "good(1)\nx = [good(2), strange(3), good(4)]\ngood(5)", tmp_path)
        one, two, odd, four = output.calls[:4]
        assert [one.output, two.output, four.output] == [1, 2, 4], name
        assert odd.state in ("failed", "cancelled"), name
        assert odd.error is not None, name
        assert isinstance(odd.error.message, str), name
        assert len(odd.error.message) < 5_000, name
        assert output.state == "failed", name
        whole = FunctionOutput.from_json(output.to_json())
        assert [each.state for each in whole.calls] == [each.state for each in output.calls], name


@every_way
def test_what_a_tool_gives_is_its_record(way: Any, tool: str, tmp_path: Path) -> None:
    for name, make in VALUES.items():
        output = way(TOOLS[tool](make), "good(1)\nx = [good(2), strange(3), good(4)]\ngood(5)", tmp_path)
        one, two, odd, four = output.calls[:4]
        assert [one.output, two.output, four.output] == [1, 2, 4], name
        assert odd.state in ("finished", "failed"), name
        assert output.state in ("finished", "failed"), name
    gc.collect()


@pytest.mark.parametrize("way", [execute, journalled])
def test_what_a_tool_gives_may_be_the_value_of_a_program(way: Any, tmp_path: Path) -> None:
    for name, make in VALUES.items():
        if name == "hash of the class exits":
            continue  # the language finds what a value can do by its class
        for text in ("strange(3)", "good(strange(3))"):
            output = way(_async(make), text, tmp_path)
            assert output.calls[0].state == ("failed" if output.calls[0].error else "finished"), name
            assert output.to_json(), name
    gc.collect()


@pytest.mark.parametrize("name", ["class exits", "getattribute exits", "list subclass", "dict subclass", "eq exits"])
def test_a_model_is_told_what_a_tool_gives_whatever_it_is(name: str) -> None:
    agent = FunctionCallAgent(ScriptedModel(["strange(3)", "Done."]), [_async(VALUES[name])])
    run = agent.run("?")
    assert (run.answer, [each.state for each in run.calls]) == ("Done.", ["finished"])


CATCHING = """
got = []
for i in range(2):
    try:
        strange(i)
    except BaseException as error:
        got.append(i)
[good(1), got]
"""


@pytest.mark.parametrize("tool", [_sync, _async], ids=["sync", "async"])
def test_a_program_goes_on_after_what_it_catches(tool: Any, tmp_path: Path) -> None:
    for name, make in EXCEPTIONS.items():
        output = execute(tool(raises(make)), CATCHING, tmp_path)
        if output.error is not None:
            assert output.error.type in ("MemoryError", "RecursionError", "LimitExceeded"), (name, output.error)
        else:
            assert output.output == [1, [0, 1]], name
        assert [each.state for each in output.calls[:1]] in (["failed"], ["cancelled"]), name


def test_an_error_is_pickled_without_what_cannot_be() -> None:
    error = execute(_sync(raises(EXCEPTIONS["reduce exits"])), "strange(1)", Path()).error
    assert error is not None
    assert pickle.loads(pickle.dumps(error)) == error
