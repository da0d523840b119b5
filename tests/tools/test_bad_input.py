"""Whatever is wrong with a text or a tool ends in a record with one readable error, and nothing else is lost."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from examples.arithmetic import add, divide, multiply
from lightfc import FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Limits
from tests.support.meeting import WAIT_S


def get_weather(city: str) -> str:
    """Get the weather."""
    return city


@pytest.fixture
def manager() -> ToolManager:
    return ToolManager([add, multiply, divide, get_weather], {"total": 3, "items": [1, 2]}, limits=Limits(calls=500))


def execute(manager: ToolManager, text: Any) -> FunctionOutput:
    return manager.execute(text)


def aexecute(manager: ToolManager, text: Any) -> FunctionOutput:
    return asyncio.run(manager.aexecute(text))


DRIVERS = pytest.mark.parametrize("driver", [execute, aexecute])
Driver = Callable[[ToolManager, Any], FunctionOutput]

FAULTS: list[tuple[str, Any, str, str]] = [
    # name, text, kind, part of the message
    ("empty", "", "expression", "the program is empty"),
    ("blank", " \n\t ", "expression", "the program is empty"),
    ("prose", "I cannot help with that.", "expression", "invalid syntax"),
    ("unclosed bracket", "add(1, 2", "expression", "'(' was never closed"),
    ("surplus bracket", "add(1, 2))", "expression", "unmatched ')'"),
    ("unclosed string", "get_weather('Paris)", "expression", "unterminated string literal"),
    ("assignment", "y = add(1, 2)", "expression", "a statement (Assign) is not an expression"),
    ("import", "import os", "expression", "a statement (Import) is not an expression"),
    ("two lines", "add(1, 2)\nadd(3, 4)", "expression", "2 statements are not one expression"),
    ("null character", "add(1,\0 2)", "expression", "null bytes"),
    ("lone surrogate", "get_weather('\ud800')", "expression", "not a character"),
    ("unknown name", "get_wether('Paris')", "expression", "did you mean 'get_weather'"),
    ("unknown variable", "add(totl, 1)", "expression", "did you mean 'total'"),
    ("builtin that is not there", "eval('1')", "expression", "unknown name 'eval'"),
    ("dunder name", "__import__('os')", "expression", "__import__"),
    ("dunder attribute", "add(1, (2).__bases__)", "expression", "'__bases__'"),
    ("unknown attribute", "'a'.isupperr()", "expression", "isupper"),
    ("yield", "(yield 1)", "expression", "yield"),
    ("missing argument", "add(1)", "argument", "missing argument 'b', expected int"),
    ("unexpected argument", "add(1, 2, c=3)", "argument", "unexpected argument 'c'"),
    ("near argument", "get_weather(citi='Paris')", "argument", "did you mean 'city'"),
    ("too many arguments", "add(1, 2, 3)", "argument", "takes at most 2 positional arguments, 3 given"),
    ("argument given twice", "add(1, a=2)", "argument", "given twice"),
    ("keyword given twice", "add(a=1, b=2, a=3)", "expression", "argument 'a' is given twice"),
    ("wrong type", "add('one', 2)", "argument", "a: expected int, got 'one'"),
    ("wrong type, function computed", "[add][0]('one', 2)", "argument", "add: a: expected int, got 'one'"),
    ("wrong type, called back", "max([1], key=add)", "argument", "add: missing"),
    ("tool raises", "divide(1, 0)", "tool", "divide raised ZeroDivisionError"),
    ("text raises", "items[7]", "evaluation", "IndexError"),
    ("text divides by zero", "add(1, 1 // 0)", "evaluation", "ZeroDivisionError"),
    ("not callable", "total(1)", "evaluation", "not callable"),
    ("huge power", "7 ** 3_000_000", "limit", "int_bits"),
    ("huge string", "'a' * 10**9", "limit", "string_chars"),
    ("huge list", "[0] * 10**9", "limit", "sequence_items"),
    ("endless loop", "[1 for i in range(10**9)]", "limit", "exceeded"),
    ("too many calls", "[add(1, 1) for i in range(600)]", "limit", "calls = 500"),
    ("10 MB of text", "'" + "a" * 10_000_000 + "'", "limit", "source_chars = 50,000"),
    ("100,000 parentheses", "(" * 100_000 + ")" * 100_000, "limit", "source_chars"),
    ("4,000 parentheses", "(" * 4_000 + ")" * 4_000, "limit", "depth"),
    ("250 parentheses", "(" * 250 + "1" + ")" * 250, "expression", "too many nested parentheses"),
    ("150 nested lists", "[" * 150 + "]" * 150, "limit", "depth = 100"),
    ("150 nested calls", "add(" * 150 + "1" + ", 1)" * 150, "limit", "depth = 100"),
    ("chain of 100,000 +", "1" + " + 1" * 100_000, "limit", "source_chars"),
    ("chain of 10,000 +", "1" + "+1" * 10_000, "limit", "depth"),
    ("chain of 10,000 attributes", "total" + ".a" * 10_000, "limit", "depth"),
    ("chain of 10,000 minus", "-" * 10_000 + "1", "limit", "depth"),
    ("10,000 elements", "[" + "1,1," * 10_001 + "]", "limit", "nodes = 20,000"),
    ("no text but None", None, "expression", "a program is a str, not NoneType; PromptFormat.read gives None"),
    ("no text but bytes", b"add(1, 2)", "expression", "a program is a str, not bytes"),
    ("no text but a number", 3, "expression", "a program is a str, not int"),
    ("no text but a list", ["add(1, 2)"], "expression", "a program is a str, not list"),
    ("no text but data", {"name": "add"}, "expression", "a program is a str, not dict; PromptFormat.read finds"),
]


@DRIVERS
@pytest.mark.parametrize(
    ("text", "kind", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_every_fault_is_a_record_with_one_error(
    manager: ToolManager, driver: Driver, text: Any, kind: str, message: str
) -> None:
    output = driver(manager, text)
    assert output.error is not None
    assert output.error.kind == kind
    assert message in output.error.message
    assert output.error.message.count("\n") < 12
    assert len(output.error.message) < 1_500
    assert "Traceback" not in output.error.message
    assert "0x" not in output.error.message
    assert (output.state, output.output) == ("failed", None)
    assert all(call.state != "running" for call in output.calls)
    assert FunctionOutput.from_json(output.to_json()).error == output.error


def test_many_texts_with_every_fault_lose_nothing(manager: ToolManager) -> None:
    texts = [text for _, text, kind, _ in FAULTS if kind != "limit"]
    mixed = [each for text in texts for each in (text, "add(total, 1)")]
    outputs = manager.execute_many(mixed)
    assert [output.output for output in outputs[1::2]] == [4] * len(texts)
    assert all(output.error is not None for output in outputs[::2])


def test_every_violation_of_a_text_is_told_with_a_caret(manager: ToolManager) -> None:
    error = manager.execute("[nope(1), total.__bases__,\n 'é' + (lambda: (yield))]").error
    assert error is not None
    assert error.message.count("^") >= 3
    assert [detail["code"] for detail in error.details] == ["unknown-name", "private-attribute", "forbidden-node"]
    assert "  1 | [nope(1), total.__bases__," in error.message
    assert "  2 |  'é' + (lambda: (yield))]" in error.message


def test_a_forbidden_node_says_what_is_allowed(manager: ToolManager) -> None:
    error = manager.execute("add(1, (2).__bases__)").error
    assert error is not None
    lines = error.message.splitlines()
    assert lines[1] == "  1 | add(1, (2).__bases__)"
    assert lines[2].strip(" ") == "^" * lines[2].count("^")
    assert "allowed" in error.message
    assert error.span is not None


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
@DRIVERS
def test_a_hanging_tool_ends_with_its_timeout(driver: Driver, is_async: bool) -> None:
    released = threading.Event()

    def hang() -> None:
        """Hang."""
        released.wait(WAIT_S)

    async def ahang() -> None:
        """Hang."""
        await asyncio.Event().wait()

    made = FunctionTool(ahang if is_async else hang, name="hang", timeout_s=0.02)
    try:
        output = driver(ToolManager([made, add]), "[add(1, 2), hang(), add(add(1, 1), 2)]")
        assert [call.output for call in output.calls] == [3, None, 2, 4]
        assert output.error is not None
        assert output.error.kind == "timeout"
    finally:
        released.set()


def test_nothing_is_kept_of_one_text_in_the_next(manager: ToolManager) -> None:
    assert manager.execute("(total := 5)").output == 5
    assert manager.execute("total").output == 3
    assert manager.execute("[i for i in items]").output == [1, 2]
    assert manager.execute("i").error is not None


def test_a_name_that_no_text_could_write_is_told_and_the_rest_stays(manager: ToolManager) -> None:
    manager.context["bad name"] = 1
    output = manager.execute("total")
    assert output.error is not None
    assert "'bad name' must be identifiers" in output.error.message
    del manager.context["bad name"]
    assert manager.execute("total").output == 3
