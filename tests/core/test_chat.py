"""A message that comes in pieces."""

import json
from typing import Any

import pytest

from lightfc.core.chat import MessagePieces, message_of
from lightfc.core.messages import Message


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


def test_probabilities_of_tokens_are_kept_where_a_server_gives_them() -> None:
    given = {"content": [{"token": "f", "logprob": -0.5}, {"token": "()", "logprob": 0}, {"token": 3, "logprob": 0}, 1]}
    whole = {"choices": [{"message": {"content": "f()"}, "finish_reason": "stop", "logprobs": given}]}
    pieces = [
        {"choices": [{"delta": {"content": each["token"]}, "logprobs": {"content": [each]}}]}
        for each in given["content"][:2]
        if isinstance(each, dict)
    ]
    for message in (message_of(whole), message_of(pieces)):
        assert message.logprobs == (("f", -0.5), ("()", 0.0))
        assert Message.from_dict(json.loads(json.dumps(message.to_dict()))).logprobs == message.logprobs
    for nothing in (None, {}, {"content": None}, "no"):
        assert message_of({"choices": [{"message": {"content": "f()"}, "logprobs": nothing}]}).logprobs == ()


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        ({"content": None}, "'content' of a message must be str, not NoneType"),
        ({"role": 5}, "'role' of a message must be str, not int"),
        ({"usage": {"prompt_tokens": "9"}}, "'prompt_tokens' of a message must be int, not str"),
        ({"tool_calls": [{"id": "1", "name": [], "arguments": ""}]}, "'name' of a message must be str, not list"),
    ],
)
def test_a_message_that_was_edited_is_refused_by_its_field(edit: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        Message.from_dict({"role": "assistant", "content": "", **edit})
