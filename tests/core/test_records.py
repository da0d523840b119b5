import pytest

from examples.arithmetic import add, divide
from lightfc import CallError, Function, FunctionExpression, FunctionOutput, FunctionTool, Message, ToolManager, Usage
from lightfc_sandbox import Span


def test_a_record_as_plain_data() -> None:
    output = ToolManager([add, divide]).execute("add(1, divide(4, 2))")
    data = output.to_dict()
    assert list(data) == [
        "id", "name", "source", "span", "arguments", "coercions", "output", "printed", "error", "state", "waiting",
        "attempts", "start_s", "duration_s", "executor", "approval", "waits", "failed_attempts", "calls",
    ]  # fmt: skip
    assert data["source"] == "add(1, divide(4, 2))"
    assert data["arguments"] == {"args": [], "kwargs": {"a": 1, "b": 2.0}}
    assert data["output"] == 3
    divided = data["calls"][0]
    assert divided["name"] == "divide"
    assert divided["span"] == {"start": 7, "end": 19, "line": 1, "column": 7}
    assert divided["calls"] == []


def test_a_failed_record_as_plain_data() -> None:
    def refuse() -> None:
        """Refuse."""
        raise PermissionError("closed today")

    data = ToolManager([refuse]).execute("refuse( )  ").to_dict()
    assert data["output"] is None
    assert data["error"] == {
        "kind": "tool",
        "type": "PermissionError",
        "message": "refuse raised PermissionError: closed today",
        "span": {"start": 0, "end": 9, "line": 1, "column": 0},
        "details": [],
    }


def test_a_record_that_was_never_bound_has_no_arguments() -> None:
    data = ToolManager([add]).execute("add('x', 1)").to_dict()
    assert data["arguments"] is None
    assert data["calls"][0]["arguments"] is None


def test_a_record_made_by_hand_has_no_place() -> None:
    record = FunctionOutput("f", Function("f", [1]))
    assert (record.source, record.span, record.state, record.calls) == ("", None, "running", [])
    assert record.to_dict()["span"] is None


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("add(1, 2)", "FunctionOutput(name='add', output=3, state='finished', calls=<1>)"),
        ("1", "FunctionOutput(name=None, output=1, state='finished')"),
        ("1 +", "FunctionOutput(name=None, error='invalid syntax [syntax]', state='failed')"),
        ("ask(1)", "FunctionOutput(name='ask', waiting=<1>, state='waiting', calls=<1>)"),
    ],
    ids=["call", "value", "error", "waiting"],
)
def test_records_are_readable(text: str, shown: str) -> None:
    ask = FunctionTool(lambda number: number, name="ask", needs_approval=True)
    assert repr(ToolManager([add, ask]).execute(text)) == shown


def test_errors_compare_without_the_exception_and_read_as_their_message() -> None:
    span = Span(0, 1, 1, 0)
    error = CallError("tool", "ValueError", "f raised ValueError", span, exception=ValueError())
    assert error == CallError("tool", "ValueError", "f raised ValueError", span)
    assert str(error) == "f raised ValueError"
    assert error.to_dict()["span"] == {"start": 0, "end": 1, "line": 1, "column": 0}
    assert CallError("limit", "LimitExceeded", "m").to_dict()["span"] is None


def test_an_expression_keeps_what_stood_around_it() -> None:
    expression = FunctionExpression("add(1, 2)", "I add.", ("code fence",))
    output = ToolManager([add]).execute(expression)
    assert output.input is expression
    assert (output.source, output.output) == ("add(1, 2)", 3)


def test_usage_adds_up() -> None:
    assert Usage(1, 2) + Usage(10, 20) == Usage(11, 22)
    assert Usage(1, 2).total_tokens == 3


def test_messages_compare_by_what_is_said() -> None:
    assert Message("assistant", "x", "stop", Usage(1, 2)) == Message("assistant", "x")
    assert Message("assistant", "x") != Message("user", "x")


def test_a_record_is_shown_whose_value_cannot_be() -> None:
    class Unshown:
        def __repr__(self) -> str:
            raise RuntimeError("not to be shown")

    def made() -> object:
        return Unshown()

    output = ToolManager([made]).execute("made()")
    assert "output=an object of type Unshown, state='finished'" in repr(output)
    assert repr(output.calls[0]).startswith("FunctionOutput(name='made', output=an object of type Unshown, ")
