"""A message that comes in pieces."""

from typing import Any

from lightfc.core.chat import MessagePieces


def call(index: int, name: str, **more: Any) -> dict[str, Any]:
    return {"index": index, "function": {"name": name, "arguments": "{}"}, **more}


def test_a_call_that_came_without_an_id_keeps_the_one_that_it_was_given() -> None:
    pieces = MessagePieces()
    pieces.add({"tool_calls": [call(0, "f"), call(1, "g", id="own"), call(2, "h", id="own")]})
    first = [each.id for each in pieces.message().tool_calls]
    assert first[1] == "own"
    assert len(set(first)) == 3
    pieces.add({"tool_calls": [{"index": 0, "function": {"arguments": " "}}, call(3, "i")]})
    again = [each.id for each in pieces.message().tool_calls]
    assert again[:3] == first
    assert len(set(again)) == 4
