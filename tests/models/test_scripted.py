import asyncio
from itertools import repeat

import pytest

from lightfc.core.errors import ModelConnectionError, ModelError
from lightfc.core.messages import Message, Usage
from lightfc.models import Model, ScriptedModel

QUESTION = [Message("user", "?")]


def ask(model: Model) -> Message:
    return asyncio.run(model.complete(QUESTION))


def test_a_text_becomes_a_finished_assistant_message() -> None:
    reply = ask(ScriptedModel(["1 + 1"]))
    assert reply == Message("assistant", "1 + 1")
    assert (reply.finish_reason, reply.usage) == ("stop", Usage())


def test_a_message_is_given_as_it_is() -> None:
    message = Message("assistant", "1 +", finish_reason="length", usage=Usage(3, 2))
    assert ask(ScriptedModel([message])) is message


def test_an_exception_is_raised_and_the_script_goes_on() -> None:
    model = ScriptedModel([ModelConnectionError("cut"), "again"])
    with pytest.raises(ModelConnectionError, match=r"^cut$"):
        ask(model)
    assert ask(model).content == "again"


def test_the_end_of_the_script_is_an_error() -> None:
    model = ScriptedModel(["only"], name="short")
    ask(model)
    with pytest.raises(ModelError, match="model 'short' is at its end: request 2 has no answer"):
        ask(model)


def test_remembers_each_request_as_it_was() -> None:
    model = ScriptedModel(["a", ModelError("b")])
    conversation = [Message("user", "1")]
    asyncio.run(model.complete(conversation))
    conversation.append(Message("user", "2"))
    with pytest.raises(ModelError):
        asyncio.run(model.complete(conversation))
    assert model.requests == [conversation[:1], conversation]


def test_takes_an_endless_script() -> None:
    model = ScriptedModel(repeat("yes"))
    assert [ask(model).content for _ in range(3)] == ["yes"] * 3


def test_one_answer_is_not_a_script() -> None:
    with pytest.raises(TypeError, match="must be a list of answers"):
        ScriptedModel("f(1)")


def test_repr_names_the_model_and_counts_requests() -> None:
    model = ScriptedModel(["a"], name="m")
    ask(model)
    assert repr(model) == "ScriptedModel(name='m', requests=1)"
