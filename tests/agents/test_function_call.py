"""One round of function calling, and the loop: what the documents promise, each promise a test."""

import asyncio
import json
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc.agents import FunctionCall, FunctionCallAgent
from lightfc.agents.run import RepeatedFailureError, RetriesExhaustedError
from lightfc.core.chat import messages_of
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message
from lightfc.models import ScriptedModel
from lightfc_sandbox import Limits, Policy
from tests.agents.tools import add, divide, get_current_weather, multiply, native, numbers, said, wikipedia

QUESTION = "What's the weather like today in celsius in Tokyo and Paris."
BOTH = (
    '[get_current_weather("Tokyo, Japan", unit="celsius"), '
    'get_current_weather(location="Paris, France", unit="celsius")]'
)
BOTH_NATIVE = native(
    ("get_current_weather", {"location": "Tokyo, Japan", "unit": "celsius"}),
    ("get_current_weather", {"location": "Paris, France", "unit": "celsius"}),
)
FORMS: list[tuple[str, str | Message]] = [
    ("python+expression", BOTH),
    ("json+expression", f"I look them up.\n```python\n{BOTH}\n```"),
    ("openai+expression", f"I look them up.\n{BOTH}"),
    ("native", BOTH_NATIVE),
]
WEATHER = FunctionTool(get_current_weather, read_only=True)
TOKYO = '{"location": "Tokyo", "temperature": "10", "unit": "celsius"}'
PARIS = '{"location": "Paris", "temperature": "22", "unit": "celsius"}'


def agent(*answers: str | Message | Exception, tools: Any = (add, multiply, divide), **options: Any) -> Any:
    return FunctionCallAgent(ScriptedModel(answers), list(tools), **options)


# One round.


@pytest.mark.parametrize(("form", "answer"), FORMS, ids=[form for form, _ in FORMS])
def test_a_round_with_calls_gives_a_message_with_calls_and_results(form: str, answer: str | Message) -> None:
    message = FunctionCall(ScriptedModel([answer]), [WEATHER], format=form)(QUESTION)
    assert message["role"] == "assistant"
    assert message["content"] == (answer.content if isinstance(answer, Message) else answer)
    calls = message["tool_calls"]
    assert [call["type"] for call in calls] == ["function", "function"]
    assert len({call["id"] for call in calls}) == 2
    assert [call["function"] for call in calls] == [
        {"name": "get_current_weather", "arguments": {"location": "Tokyo, Japan", "unit": "celsius"}},
        {"name": "get_current_weather", "arguments": {"location": "Paris, France", "unit": "celsius"}},
    ]
    assert message["tool_calls_results"] == (TOKYO, PARIS)


@pytest.mark.parametrize("form", [form for form, _ in FORMS])
@pytest.mark.parametrize("words", ["Hello! How can I assist you today?", "0", "28", "今天东京的天气是10度。"])
def test_a_round_without_calls_gives_the_plain_string(form: str, words: str) -> None:
    assert FunctionCall(ScriptedModel([words]), [get_current_weather], format=form)("Hello World!") == words


def test_a_round_asks_once_and_keeps_the_ids_of_the_model() -> None:
    model = ScriptedModel([BOTH_NATIVE, "never"])
    message = FunctionCall(model, [get_current_weather], format="native")(QUESTION)
    assert [call["id"] for call in message["tool_calls"]] == ["call-0", "call-1"]
    assert len(model.requests) == 1


def test_history_goes_in_and_comes_out() -> None:
    model = ScriptedModel(["add(1, 2)", "add(3, 3)"])
    call = FunctionCall(model, [add])
    first = call.run("What is 1 + 2?")
    second = call.run("And 3 + 3?", first.messages)
    assert [message.content for message in second.messages] == [
        "What is 1 + 2?",
        "add(1, 2)",
        "Observation: 3",
        "And 3 + 3?",
        "add(3, 3)",
        "Observation: 6",
    ]
    assert model.requests[1][1:] == second.messages[:4]


def test_all_calls_of_a_run_are_collected() -> None:
    run = agent("add(multiply(2, 3), 4)", "[add(1, 1), divide(1, 0)]", "done").run("?")
    assert [(call.name, call.output) for call in run.calls] == [
        ("multiply", 6),
        ("add", 10),
        ("add", 2),
        ("divide", None),
    ]


def test_a_round_that_cannot_be_run_says_why() -> None:
    message = FunctionCall(ScriptedModel(["add(1)"]), [add])("?")
    assert message["tool_calls_results"][0].startswith("add: missing argument 'b'")
    message = FunctionCall(ScriptedModel(["[add(1), sub(2)]"]), [add])("?")
    assert (message["tool_calls"], message["tool_calls_results"]) == ([], ())
    assert message["observation"].startswith("Error: ")


# Tools by name.


def test_tools_are_named_or_given() -> None:
    registry = {"get_current_weather": FunctionTool(get_current_weather)}
    call = FunctionCall(ScriptedModel([BOTH]), ["get_current_weather", add], registry=registry)
    assert set(call.manager.tools) == {"get_current_weather", "add"}
    assert call(QUESTION)["tool_calls_results"] == (TOKYO, PARIS)


def test_a_name_that_is_not_registered_is_refused() -> None:
    with pytest.raises(ToolDefinitionError, match="no tool named 'ad' is registered; registered are: add"):
        FunctionCall(ScriptedModel([]), ["ad"], registry={"add": FunctionTool(add)})
    with pytest.raises(ToolDefinitionError, match="no tool named 'add' is registered; registered are: none"):
        FunctionCall(ScriptedModel([]), ["add"])


@pytest.mark.parametrize(
    ("model", "tools", "message"),
    [
        (ScriptedModel([]), "add", r"tools must be a list of tools: give \['add'\]"),
        (ScriptedModel([]), add, r"tools must be a list of tools: give \[add\]"),
        (ScriptedModel([]), None, "tools must be a list of tools, not NoneType"),
        ("gpt", [add], r"model must be a model, such as OpenAIModel\('name'\), not str"),
    ],
    ids=["a name", "a function", "nothing", "the name of a model"],
)
def test_what_is_no_model_and_no_list_is_told_at_once(model: Any, tools: Any, message: str) -> None:
    with pytest.raises((ToolDefinitionError, TypeError), match=message):
        FunctionCall(model, tools)


def test_a_manager_brings_its_own_options() -> None:
    limits = Limits(calls=1)
    manager = ToolManager([add], {"x": 2, "twice": lambda n: 2 * n}, policy=Policy.CALLS, limits=limits, timeout_s=9)
    made = FunctionCall(ScriptedModel(["add(x, y)"]), manager, context={"y": 3})
    assert made.manager.timeout_s == 9
    assert (made.manager.sandbox.policy, made.manager.sandbox.limits) == (Policy.CALLS, limits)
    assert made("?")["observation"] == "5"
    assert made.manager.execute("twice(y)").output == 6
    assert manager.context == {"x": 2}
    assert FunctionCall(ScriptedModel([]), manager).manager is manager
    with pytest.raises(ToolDefinitionError, match="timeout_s cannot be given beside a ToolManager"):
        FunctionCall(ScriptedModel([]), manager, timeout_s=1)


# The loop.


@pytest.mark.parametrize(("form", "answer"), FORMS, ids=[form for form, _ in FORMS])
def test_the_loop_ends_with_the_first_answer_without_calls(form: str, answer: str | Message) -> None:
    final = "The current weather in Tokyo is 10 degrees Celsius, and in Paris, it is 22 degrees Celsius."
    model = ScriptedModel([answer, final])
    run = FunctionCallAgent(model, [WEATHER], format=form).run(QUESTION)
    assert run.answer == final
    assert [call.output for call in run.calls] == [TOKYO, PARIS]
    told = [message.content for message in model.requests[1][-2:]]
    assert all(result in " ".join(told) for result in (TOKYO.replace('"', '"'), '"22"'))


@pytest.mark.parametrize("final", ["0", "None", "..."])
def test_an_answer_of_little_is_an_answer(final: str) -> None:
    assert agent("add(1, 2)", final)("?") == final


@pytest.mark.parametrize("options", [{}, {"max_rounds": 1}, {"max_rounds": 3}, {"max_retries": 3}], ids=str)
def test_after_the_last_round_the_error_says_how_many_there_were_and_carries_the_history(options: Any) -> None:
    rounds = next(iter(options.values()), 5)
    model = ScriptedModel(f"add({number}, 1)" for number in range(100))
    with pytest.raises(
        RetriesExhaustedError, match=rf"^the function call .* used up max_rounds={rounds} and has no"
    ) as caught:
        FunctionCallAgent(model, [add], **options)("?")
    run = caught.value.run
    assert len(model.requests) == len(run.calls) == rounds
    assert [message.content for message in run.messages[:3]] == ["?", "add(0, 1)", "Observation: 1"]


@pytest.mark.parametrize("rounds", [0, -1])
def test_there_is_at_least_one_round(rounds: int) -> None:
    with pytest.raises(ValueError, match="max_rounds must be at least 1"):
        agent(max_rounds=rounds)


BROKEN = {
    "no Python": ("add(1, 2 3)", "'2 3' is not Python; a string needs quotes\nDid you mean this?"),
    "unknown function": ("[sub(1, 2), add(1, 2)]", "sub"),
    "nothing but an unknown function": ("sub(1, 2)", "unknown name 'sub'"),
    "nothing but an unknown function in a fence": ("```python\nsub(1, 2)\n```", "unknown name 'sub'"),
    "nothing but unknown functions": ("[sub(1, 2), open('/etc/passwd')]", "'open'"),
    "how to answer": ("add(1)", "Answer again, with exactly one Python expression"),
    "misspelt function": ("ad(1, 2)", "did you mean 'add'"),
    "missing argument": ("add(1)", "missing argument 'b'"),
    "wrong type": ("add(1, 'x')", "b: expected int, got 'x'"),
    "forbidden": ("add.__globals__", "starts with an underscore"),
    "raises": ("divide(1, 0)", "ZeroDivisionError"),
    "too much": ("add(10**99999, 1)", "int_bits"),
    "broken JSON": (native(("add", '{"a": 1, ')), "The arguments of 'add' are not JSON"),
    "JSON, but no object": (native(("add", "[1, 2]")), "must be a JSON object, not list"),
    "no name": (native(("", "{}")), "A call has no function name"),
    "no function name": (native(("a b", "{}")), "There is no function 'a b'"),
    "unknown through the tools API": (native(("sub", {"a": 1})), "sub"),
    "deep": (native(("add", "[" * 600 + "]" * 600)), "object, not list"),
    "deep object": (native(("add", '{"a":' * 600 + "1" + "}" * 600)), "deep"),
    "object deeper than an expression": (native(("add", '{"a":' * 250 + "1" + "}" * 250)), "deep"),
    "cut off": (Message("assistant", "add(1, 2)", finish_reason="length"), "cut off"),
    "cut off in words": (Message("assistant", "It is", finish_reason="length"), "cut off"),
}


@pytest.mark.parametrize(("answer", "why"), BROKEN.values(), ids=BROKEN)
def test_an_answer_that_cannot_be_used_costs_a_round_and_the_model_is_told(answer: str | Message, why: str) -> None:
    model = ScriptedModel([answer, "add(1, 2)", "It is 3."])
    run = FunctionCallAgent(model, [add, divide]).run("?")
    assert run.answer == "It is 3."
    assert why in said(model, 1)
    assert "Traceback" not in said(model, 1)


def test_each_call_through_the_tools_api_is_answered_by_its_id() -> None:
    model = ScriptedModel([native(("add", {"a": 1, "b": 2}), ("divide", {"a": 1, "b": 0})), "x"])
    FunctionCallAgent(model, [add, divide], format="native")("?")
    first, second = model.requests[1][-2:]
    assert (first.role, first.tool_call_id, first.content) == ("tool", "call-0", "3")
    assert (second.role, second.tool_call_id) == ("tool", "call-1")
    assert second.content.startswith("divide raised ZeroDivisionError")


def test_the_tools_api_shows_functions_in_the_request_and_dots_as_it_allows_them() -> None:
    tool = FunctionTool(add, name="math.add")
    model = ScriptedModel([native(("math-add", {"a": 1, "b": 2})), "3"])
    made = FunctionCallAgent(model, [tool], format="native")
    assert [each["function"]["name"] for each in made.protocol.tools(made.definitions)] == ["math-add"]
    assert made.run("?").calls[0].output == 3


@pytest.mark.parametrize("answer", ["divide(1, 0)", native(("add", "{"))], ids=["a call that fails", "no JSON"])
def test_the_same_failure_three_times_in_a_row_ends_the_run(answer: str | Message) -> None:
    model = ScriptedModel([answer] * 9)
    with pytest.raises(RepeatedFailureError, match="the same answer failed 3 times in a row") as caught:
        FunctionCallAgent(model, [add, divide])("?")
    assert len(model.requests) == 3
    assert len(caught.value.run.messages) == 7


def test_failures_that_differ_or_are_interrupted_are_not_the_same() -> None:
    answers = ["divide(1, 0)", "divide(1, 0)", "add(1, 1)", "divide(1, 0)", "divide(2, 0)", "divide(1, 0)", "x"]
    assert agent(*answers, max_rounds=9)("?") == "x"


def test_the_same_call_that_succeeds_may_be_repeated() -> None:
    assert agent(*["add(1, 1)"] * 4, "x")("?") == "x"


# Observations.


def test_a_long_value_is_shortened_and_kept_for_the_next_expression() -> None:
    model = ScriptedModel(["numbers(5000)", "len(result1) + result1[-1]", "x"])
    run = FunctionCallAgent(model, [numbers], shown_chars=100).run("?")
    assert "(list of 5,000 items, shortened); all of it is the variable result1" in said(model, 1)
    assert len(said(model, 1)) < 250
    assert run.outputs[1].output == 9999
    assert run.outputs[0].output == list(range(5000))


def test_a_value_that_cannot_be_written_is_kept_too() -> None:
    class Connection:
        """A host object whose repr must not be shown."""

        def __repr__(self) -> str:
            return "secret"

    def connect() -> Any:
        """Connect."""
        return Connection()

    def is_open(connection: Any) -> bool:
        """Whether a connection is open."""
        return isinstance(connection, Connection)

    model = ScriptedModel(["connect()", "is_open(result1)", "x"])
    run = FunctionCallAgent(model, [connect, is_open]).run("?")
    assert said(model, 1) == "Observation: <Connection>; all of it is the variable result1"
    assert run.outputs[1].output is True
    assert "secret" not in run.to_json()


def test_what_is_kept_belongs_to_one_run() -> None:
    made = agent("numbers(9999)", "x", "numbers(result1)", "y", tools=[numbers])
    made("?")
    assert "'result1'" in made.run("?").messages[2].content
    assert made.manager.context == {}


def test_a_run_that_goes_on_has_the_variables_of_the_one_before() -> None:
    made = agent("numbers(9999)", "x", "len(result1)", "y", "numbers(9998)", "z", tools=[numbers])
    first = made.run("?")
    assert set(first.variables) == {"result1"}
    second = made.run("??", after=first)
    assert second.outputs[0].output == 9999
    assert [message.content for message in second.messages[-5:]] == [
        "x",
        "??",
        "len(result1)",
        "Observation: 9999",
        "y",
    ]
    assert set(made.run("???", after=second).variables) == {"result1", "result2"}


def test_names_that_are_taken_are_not_used_for_what_is_kept() -> None:
    model = ScriptedModel(["[numbers(9999), numbers(9998)]", "len(result2)", "x"])
    run = FunctionCallAgent(model, [numbers], context={"result1": 0}).run("?")
    assert said(model, 1).endswith("variable result2")
    assert run.outputs[1].output == 2
    assert "result3" not in run.to_json()


def test_through_the_tools_api_each_result_is_kept() -> None:
    model = ScriptedModel([native(("numbers", {"n": 9999}), ("numbers", {"n": 9998})), "len(result2)", "x"])
    run = FunctionCallAgent(model, [numbers]).run("?")
    assert [message.content[-7:] for message in model.requests[1][-2:]] == ["result1", "result2"]
    assert run.outputs[1].output == 9998


def test_calls_that_were_made_before_a_failure_are_told() -> None:
    model = ScriptedModel(["[add(1, 2), divide(1, 0)]", "x"])
    FunctionCallAgent(model, [add, divide])("?")
    assert said(model, 1).splitlines()[-2:] == [
        "These calls were made, so do not make them again:",
        "add(1, 2) = 3",
    ]


# History.


PLAIN: list[Any] = [
    {"role": "system", "content": "Be brief."},
    {"role": "developer", "content": "Be right."},
    {"role": "user", "content": [{"type": "text", "text": "What is"}, {"type": "text", "text": "1 + 2?"}]},
    {
        "role": "assistant", "content": None, "refusal": None,
        "tool_calls": [{"id": "a", "type": "function", "function": {"name": "add", "arguments": '{"a": 1, "b": 2}'}}],
    },
    {"role": "tool", "content": "3", "tool_call_id": "a"},
    Message("assistant", "It is 3."),
]  # fmt: skip


def test_history_goes_in_and_out_as_plain_dicts() -> None:
    model = ScriptedModel([native(("add", {"a": 3, "b": 4})), "It is 7."])
    run = FunctionCallAgent(model, [add]).run("And 4 more?", PLAIN)
    asked = model.requests[0][1:]
    assert [message.role for message in asked] == ["system", "system", "user", "assistant", "tool", "assistant", "user"]
    assert asked[2].content == "What is\n1 + 2?"
    assert (asked[3].tool_calls[0].id, asked[4].tool_call_id) == ("a", "a")
    assert run.history[-3:] == [
        {
            "role": "assistant", "content": "",
            "tool_calls": [
                {"id": "call-0", "type": "function", "function": {"name": "add", "arguments": '{"a": 3, "b": 4}'}}
            ],
        },
        {"role": "tool", "content": "7", "tool_call_id": "call-0"},
        {"role": "assistant", "content": "It is 7."},
    ]  # fmt: skip
    assert messages_of(json.loads(json.dumps(run.history))) == run.messages


@pytest.mark.parametrize(
    ("history", "message"),
    [
        ("Hello", "must be a list of messages, not str"),
        ({"role": "user", "content": "x"}, "must be a list of messages, not dict"),
        (["Hello"], "message 0 of the history must be a Message or a dict, not str"),
        ([{"role": "user", "content": "x"}, {"content": "y"}], "message 1 of the history has the role None"),
        ([{"role": "bot", "content": "x"}], "role 'bot'; the roles are system, user"),
        ([{"role": "user", "content": [{"type": "image_url"}]}], "message 0 of the history has content that is not"),
        ([{"role": "user", "content": 5}], "has content that is not a string"),
    ],
)
def test_a_history_that_is_none_is_refused(history: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        agent("x").run("?", history)


@pytest.mark.parametrize("answer", ["add('x', 2)", "add(1)", "sub(1)", "add(1, 2)", "[add(1, 2), add('x', 3)]"])
def test_whether_somebody_listens_changes_nothing(answer: str) -> None:
    made = FunctionCall(ScriptedModel([answer, answer]), [add])
    assert made.run("?").answer == made.run("?", on_event=lambda _: None).answer


# Entries.


def test_inside_a_running_loop_both_entries_work() -> None:
    async def asked() -> list[Any]:
        first = agent("add(1, 2)", "a").run("?")
        second = await agent("add(1, 2)", "b").arun("?")
        return [first.answer, second.answer, agent("c")("?")]

    assert asyncio.run(asked()) == ["a", "b", "c"]


def test_one_agent_serves_many_runs_at_once() -> None:
    async def asked() -> list[Any]:
        made = FunctionCallAgent(ScriptedModel(["numbers(9999)"] * 5 + ["x"] * 5), [numbers])
        runs = await asyncio.gather(*(made.arun(str(number)) for number in range(5)))
        return [[run.answer, len(run.calls), run.question] for run in runs]

    assert asyncio.run(asked()) == [["x", 1, str(number)] for number in range(5)]


def test_without_tools_an_agent_is_a_chat() -> None:
    model = ScriptedModel(["Hello!"])
    assert FunctionCall(model, system="Be brief.")("Hi") == "Hello!"
    assert model.requests[0] == [Message("system", "Be brief."), Message("user", "Hi")]


def test_wikipedia_is_a_tool_like_any_other() -> None:
    assert FunctionCall(ScriptedModel(['wikipedia("x")']), [wikipedia])("?")["tool_calls_results"] == ("all about x",)


@pytest.mark.parametrize("question", [[{"type": "text", "text": "What is it?"}], None, 3])
def test_a_question_is_a_text(question: Any) -> None:
    agent = FunctionCallAgent(ScriptedModel(["x"]), [])
    with pytest.raises(TypeError, match=r"question must be a string, not .*; agents do not send content parts"):
        agent.run(question)
