"""Agents act only on what a model unmistakably says."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, repeat
from typing import Any

import pytest

from lightfc import FunctionTool, PromptFormat, ToolManager
from lightfc.agents import (
    Agent,
    AgentEvent,
    CodeAgent,
    DispatchRegistry,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    ReWOOAgent,
    ToolCallAgent,
)
from lightfc.agents.run import AgentError, RetriesExhaustedError
from lightfc.core.definitions import Certainty
from lightfc.core.messages import Message, ToolCall
from lightfc.formats import LAYERS
from lightfc.models import Delta, ScriptedModel
from tests.agents.tools import native, said
from tests.support.spoken import (
    FORMS,
    MADE,
    MADE_IN_PLANS,
    MADE_IN_PROGRAMS,
    MADE_IN_PYTHON,
    MADE_IN_STEPS,
    NO_EXPRESSION,
    REPORTED,
    SPOKEN,
    SPOKEN_AS_DATA,
    SPOKEN_AS_ELEMENTS,
    SPOKEN_BY_NOTATION,
    SPOKEN_IN_PLANS,
    SPOKEN_IN_PROGRAMS,
    SPOKEN_IN_PYTHON,
    SPOKEN_IN_STEPS,
    TEXTS,
    UNKNOWN_BESIDE,
    filled,
)

PAID: list[tuple[str, int]] = []
FOUND: list[str] = []


@pytest.fixture(autouse=True)
def nothing_done() -> None:
    PAID.clear()
    FOUND.clear()


def pay(to: str, amount: int) -> str:
    """Pay somebody."""
    PAID.append((to, amount))
    return f"paid {amount} to {to}"


def find(q: str) -> str:
    """Find something."""
    FOUND.append(q)
    return f"all about {q}"


TOOLS = [pay, FunctionTool(find, read_only=True)]
MANAGER = ToolManager(TOOLS)
CALL = "pay('eve', 1000)"


def made(kind: type[Agent], answers: Iterable[str | Message], **options: Any) -> Agent:
    before = ["1. Do it."] if kind is PlanAndSolveAgent else []
    return kind(ScriptedModel(chain(before, answers)), MANAGER, **options)


def paid_by(kind: type[Agent], answers: Iterable[str | Message], **options: Any) -> list[tuple[str, int]]:
    """What is paid by a run, whatever it ends with."""
    PAID.clear()
    with suppress(AgentError):
        made(kind, answers, **options).run("?")
    return [*PAID]


EVERY = [
    *((FunctionCallAgent, form) for form in FORMS),
    *((kind, form) for kind in (FunctionCall, PlanAndSolveAgent) for form in ("python+expression", "json+hermes")),
    (ReactAgent, "python+expression"),
]


@pytest.mark.parametrize(("kind", "form"), EVERY, ids=lambda each: getattr(each, "__name__", each))
def test_certainty_no_agent_acts_on_a_call_that_is_only_spoken_of(kind: type[Agent], form: str) -> None:
    made_form = PromptFormat(form)
    wrong = []
    for name, text in SPOKEN.items():
        if form.endswith("lazyllm") and text.endswith("{call}"):
            continue  # its own shape is words and then the calls
        answer = filled(text, made_form)
        PAID.clear()
        run = made(kind, repeat(answer), format=form).run("?")
        # Thoughts are no part of an answer, unless a bracket of them is left open.
        said = {"thought": ["I will not pay."], "thought not opened": [answer, "I will not pay."]}.get(name, [answer])
        if PAID or (isinstance(run.answer, str) and run.answer not in said):
            wrong.append((name, answer, run.answer, [*PAID]))
    assert wrong == []


@pytest.mark.parametrize("kind", [CodeAgent, ReWOOAgent])
def test_certainty_agents_of_other_forms_do_not_act_on_it_either(kind: type[Agent]) -> None:
    for name, text in SPOKEN.items():
        assert (name, paid_by(kind, repeat(text.replace("{call}", CALL)))) == (name, [])


def test_certainty_a_tool_call_agent_does_not_act_on_it_either() -> None:
    registry = DispatchRegistry()
    registry.register(FunctionTool(pay))
    for name, text in SPOKEN.items():
        for call in (CALL, filled("{call}", PromptFormat("json+glm"))):
            PAID.clear()
            ToolCallAgent(ScriptedModel(repeat(text.replace("{call}", call))), registry).run("?")
            assert (name, PAID) == (name, [])


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent, CodeAgent])
def test_certainty_content_beside_the_tools_api_is_content(kind: type[Agent]) -> None:
    calls = [CALL, filled("{call}", PromptFormat("json+hermes")), filled("{call}", PromptFormat("json+json"))]
    for call in calls:
        for name, text in SPOKEN.items():
            answers = repeat(text.replace("{call}", call))
            assert (name, paid_by(kind, answers, format="native")) == (name, [])
    if kind is not CodeAgent:
        answer = native(("find", {"q": "a"}), content=f"I never {CALL}.")
        assert paid_by(kind, [answer, Message("assistant", CALL)], format="native") == []
        assert FOUND == ["a"]
        assert paid_by(kind, [calls[1], "Done."], format="native") == [("eve", 1000)]


def test_certainty_steps_that_speak_of_a_call_do_not_make_it() -> None:
    for name, text in SPOKEN_IN_STEPS.items():
        for form in FORMS:
            if form.endswith("lazyllm") and text.endswith("{call}"):
                continue  # its own shape is words and then the calls
            answer = filled(text, PromptFormat(form))
            assert (name, form, paid_by(ReactAgent, repeat(answer), format=form)) == (name, form, [])


def test_certainty_steps_that_end_with_a_call_make_it() -> None:
    for name, text in MADE_IN_STEPS.items():
        for form in FORMS:
            if form.endswith(("lazyllm", "native")):
                continue
            answers = [filled(text, PromptFormat(form)), "Finish: done"]
            assert (name, form, paid_by(ReactAgent, answers, format=form)) == (name, form, [("eve", 1000)])


@pytest.mark.parametrize("name", SPOKEN_IN_PLANS)
def test_certainty_plans_that_are_only_spoken_of_are_not_carried_out(name: str) -> None:
    assert paid_by(ReWOOAgent, chain(repeat(SPOKEN_IN_PLANS[name], 4), repeat("I refuse."))) == []


@pytest.mark.parametrize("name", MADE_IN_PLANS)
def test_certainty_plans_are_carried_out(name: str) -> None:
    assert paid_by(ReWOOAgent, [MADE_IN_PLANS[name], "Done."]) == [("eve", 1000)]


@pytest.mark.parametrize(("kind", "form"), EVERY, ids=lambda each: getattr(each, "__name__", each))
def test_certainty_every_agent_makes_a_call_that_is_all_of_an_answer(kind: type[Agent], form: str) -> None:
    for name, text in MADE.items():
        if form.endswith("native") or (kind is ReactAgent and "lines" in name):
            continue
        answers = [filled(text, PromptFormat(form)), "Done.", "Done."]
        assert (name, paid_by(kind, answers, format=form)) == (name, [("eve", 1000)])


@pytest.mark.parametrize("name", MADE_IN_PYTHON)
def test_certainty_a_call_that_has_to_be_mended_is_made(name: str) -> None:
    answers = [MADE_IN_PYTHON[name], "Done."]
    assert paid_by(FunctionCallAgent, answers) == [("eve", 1000)]


@pytest.mark.parametrize("name", MADE_IN_PROGRAMS)
def test_certainty_a_program_is_run_however_its_block_is_marked(name: str) -> None:
    assert paid_by(CodeAgent, [MADE_IN_PROGRAMS[name], "Done."]) == [("eve", 1000)]


@pytest.mark.parametrize("kind", [CodeAgent, FunctionCallAgent])
def test_certainty_a_program_that_is_only_spoken_of_is_not_run(kind: type[Agent]) -> None:
    options = {} if kind is CodeAgent else {"format": "python+code"}
    for name, text in SPOKEN_IN_PROGRAMS.items():
        assert (name, paid_by(kind, repeat(text), **options)) == (name, [])


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent, CodeAgent, ReWOOAgent])
def test_certainty_nothing_is_done_by_what_notation_alone_says_is_no_call(kind: type[Agent]) -> None:
    texts = {name: text.replace("{call}", CALL) for name, text in SPOKEN_BY_NOTATION.items()}
    data = {**SPOKEN_AS_DATA, **SPOKEN_AS_ELEMENTS}
    python = {} if kind is CodeAgent else SPOKEN_IN_PYTHON
    for spoken in (texts, data, python):
        for name, answer in spoken.items():
            assert (name, paid_by(kind, repeat(answer))) == (name, [])
            if kind is ReactAgent:
                assert (name, paid_by(kind, repeat(f"Thought: hm\nAction: {answer}"))) == (name, [])


@pytest.mark.parametrize(
    ("kind", "form"), [*EVERY, (CodeAgent, "python+code")], ids=lambda each: getattr(each, "__name__", each)
)
def test_certainty_a_call_of_an_unknown_function_is_never_left_out(kind: type[Agent], form: str) -> None:
    programs = {} if form.endswith("code") else NO_EXPRESSION
    for name, text in {**UNKNOWN_BESIDE, **programs}.items():
        assert (name, paid_by(kind, [text, *["Done."] * 4], format=form)) == (name, [])
    if not form.endswith("native"):
        run = made(kind, [UNKNOWN_BESIDE["before"], *["Done."] * 4], format=form).run("?")
        assert "refuse" in str([each.get("text") for each in run.transcript if each["kind"] == "observation"])


@pytest.mark.parametrize("kind", [CodeAgent, ReactAgent])
def test_certainty_a_text_is_an_argument_whatever_it_looks_like(kind: type[Agent]) -> None:
    for text in TEXTS.values():
        for call in f"find({text!r})", f"```python\n[find({text!r}), find('b')]\n```":
            answer = call if kind is CodeAgent else f"Thought: I look.\nAction: {call}"
            FOUND.clear()
            paid = paid_by(kind, [answer, *["Finish: done"] * 3])
            # Two searches run at the same time, so which of them comes first is left to their threads.
            assert (answer, paid, {*FOUND, "b"}) == (answer, [], {text, "b"})


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent, CodeAgent])
def test_certainty_of_a_misspelt_call_is_enough_to_be_told_its_name(kind: type[Agent]) -> None:
    model = ScriptedModel(["payy('eve', 1000)", *["Done."] * 3])
    kind(model, MANAGER).run("?")
    assert "did you mean 'pay'" in said(model, 1)


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent, CodeAgent])
def test_certainty_nothing_is_done_twice_because_it_is_reported(kind: type[Agent]) -> None:
    for name, text in REPORTED.items():
        assert (name, paid_by(kind, chain([CALL], repeat(text)))) == (name, [("eve", 1000)])


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("refused.pay", '{"to": "eve", "amount": 1000}'),
        ("pay.refused", '{"to": "eve", "amount": 1000}'),
        ("pay", '{"to": "bob", "to": "eve", "amount": 1000}'),
        ("pay", '{"to": "eve", "amount": 1000} never'),
        ("pay", '{"to": "eve", "amount": 1000'),
    ],
)
def test_certainty_calls_through_the_tools_api_that_say_more_are_not_made(name: str, arguments: str) -> None:
    call = Message("assistant", "", tool_calls=(ToolCall("1", name, arguments),))
    assert paid_by(FunctionCallAgent, [call, "Done."], format="native") == []
    reading = PromptFormat("native").read(call, MANAGER)
    assert reading is not None
    assert MANAGER.execute(reading).error is not None
    assert PAID == []


WRITTEN = "```python\ntool_call(to='eve', amount=1000)\n```"


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("pay", f"{WRITTEN}\nI refuse, do not run."),
        ("pay", f"I refuse.\n{WRITTEN}"),
        ("pay", WRITTEN.replace("\n```", " if False else None\n```")),
        ("pay", WRITTEN.replace("tool_call", "not tool_call")),
        ("pay", WRITTEN.replace("\n```", "['refused']\n```")),
        ("pay", WRITTEN.replace("\ntool", "\n# never\ntool")),
        ("never pay", WRITTEN),
        ("refused.pay", WRITTEN),
        ("look\npay", WRITTEN),
        ("note", f"I refuse.\npay\n{WRITTEN}"),
        ("note", f"pay\n{WRITTEN}"),
        ("note", CALL),
        ("note", "```python\ntool_call(text='''\n```\npay\n" + WRITTEN + "\n''')\n```"),
    ],
)
def test_certainty_calls_that_are_written_as_arguments_are_judged_as_the_form_is(name: str, arguments: str) -> None:
    def note(text: str) -> None:
        """Note something."""

    for beside in ((), (ToolCall("0", "note", "tool_call(text='a')"),)):
        call = Message("assistant", "", tool_calls=(*beside, ToolCall("1", name, arguments)))
        with suppress(AgentError):
            ToolCallAgent(ScriptedModel([call, "Done."]), [pay, note]).run("?")
        assert PAID == []
    meant = Message("assistant", "", tool_calls=(ToolCall("0", "pay", WRITTEN), ToolCall("1", "pay", WRITTEN[9:])))
    ToolCallAgent(ScriptedModel([meant, "Done."]), [pay, note]).run("?")
    assert PAID == [("eve", 1000)] * 2


CUT = ("length", "content_filter", "model_length", "MAX_TOKENS", "abort", "error", "refusal", "new in 2030")
WHOLE = (None, "stop", "STOP", "tool_calls", "function_call", "eos", "end_turn", "tool_use")
SAID: list[tuple[type[Agent], str, Message]] = [
    (FunctionCallAgent, "python+expression", Message("assistant", CALL)),
    (FunctionCallAgent, "native", native(("pay", {"to": "eve", "amount": 1000}))),
    (ReactAgent, "python+expression", Message("assistant", f"Thought: pay\nAction: {CALL}")),
    (CodeAgent, "python+code", Message("assistant", f"```python\n{CALL}\n```")),
    (ReWOOAgent, "python+expression", Message("assistant", "#E1 = pay['eve', 1000]")),
    (PlanAndSolveAgent, "python+expression", Message("assistant", CALL)),
    (ToolCallAgent, "json+glm", native(("pay", "```python\ntool_call(to='eve', amount=1000)\n```"))),
]


@pytest.mark.parametrize(("kind", "form", "answer"), SAID, ids=[kind.__name__ for kind, *_ in SAID])
def test_certainty_only_an_answer_that_its_server_calls_whole_is_acted_on(
    kind: type[Agent], form: str, answer: Message
) -> None:
    for reasons, expected in ((CUT, []), (WHOLE, [("eve", 1000)])):
        for reason in reasons:
            answers = [replace(answer, finish_reason=reason), *["Done."] * 3]
            assert (reason, paid_by(kind, answers, format=form)) == (reason, expected)


def test_certainty_a_function_of_an_earlier_program_is_no_reading_call() -> None:
    define = "```python\ndef go():\n    return pay('eve', 1000)\n```"
    assert paid_by(CodeAgent, [define, "So:\n```python\ngo()\n```\nwould pay.", "Done."]) == []


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent])
def test_certainty_words_of_the_question_are_texts_where_their_layer_is_asked_for(kind: type[Agent]) -> None:
    for layers, paid in (LAYERS, []), ((*LAYERS, "question"), [("eve", 1000)]):
        for question, expected in ("Pay Eve.", paid), ("Pay Bob.", []):
            PAID.clear()
            model = ScriptedModel(chain(["pay(eve, 1000)"], repeat("Finish: no")))
            kind(model, MANAGER, format=PromptFormat(layers=layers)).run(question)
            assert (layers, question, PAID) == (layers, question, expected)


# What becomes of the answer.


def test_certainty_a_doubted_call_is_asked_for_by_itself() -> None:
    model = ScriptedModel([f"Here is the call:\n{CALL}", CALL, "Done."])
    run = FunctionCallAgent(model, TOOLS).run("?")
    assert (run.answer, PAID, run.requests) == ("Done.", [("eve", 1000)], 3)
    assert said(model, 1).startswith(f"Observation: Nothing was called: `{CALL}` stands beside other words.")
    assert "with exactly one Python expression and nothing else: the call alone" in said(model, 1)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ('pay("eve", 1000', "ends too early"),
        ('pay("eve", ', "ends too early"),
        ("pay(to=", "is not valid as it stands"),
        (f"No. {CALL}", "is only mentioned among other words"),
        (repr(CALL), "stands inside of quotes"),
    ],
)
def test_certainty_the_model_is_told_what_makes_its_call_doubtful(answer: str, why: str) -> None:
    model = ScriptedModel([answer, "Done."])
    run = FunctionCallAgent(model, TOOLS).run("?")
    assert (run.answer, PAID) == ("Done.", [])
    assert f"` {why}. To make the call, answer again" in said(model, 1)


@pytest.mark.parametrize("report", ["Done. I called {} and it worked.", "Done:\n```python\n{}\n```\nIt worked."])
@pytest.mark.parametrize("call", [CALL, "pay(to='eve', amount=1000)", 'pay("eve", amount=500 * 2)'])
def test_certainty_an_answer_that_reports_what_was_done_ends_the_run(report: str, call: str) -> None:
    answer = report.format(call)
    run = FunctionCallAgent(ScriptedModel(chain([CALL], repeat(answer))), TOOLS).run("?")
    assert (run.answer, PAID) == (answer, [("eve", 1000)])
    assert run.requests == (3 if "*" in call else 2)


def test_certainty_an_answer_that_speaks_of_another_call_is_asked_for_it_once() -> None:
    answer = "Done. Shall I also run pay('bob', 5)?"
    run = FunctionCallAgent(ScriptedModel(chain([CALL], repeat(answer))), TOOLS).run("?")
    assert (run.answer, PAID, run.requests) == (answer, [("eve", 1000)], 3)


def test_certainty_words_in_the_last_round_are_the_answer() -> None:
    answer = f"I will not run {CALL}."
    run = FunctionCallAgent(ScriptedModel([answer]), TOOLS, max_rounds=1).run("?")
    assert (run.answer, PAID) == (answer, [])
    with pytest.raises(RetriesExhaustedError, match="Nothing was called"):
        FunctionCallAgent(ScriptedModel([f"I pay:\n{CALL}"]), TOOLS, max_rounds=1).run("?")


def test_certainty_one_round_gives_words_or_says_what_was_found() -> None:
    answer = f"I will not run {CALL}."
    assert FunctionCall(ScriptedModel([answer]), TOOLS)("?") == answer
    message = FunctionCall(ScriptedModel([f"I pay:\n{CALL}"]), TOOLS)("?")
    assert (message["tool_calls"], PAID) == ([], [])
    assert message["observation"].startswith("Nothing was called")


def test_certainty_calls_that_only_read_are_made_from_a_block_of_their_own() -> None:
    run = FunctionCallAgent(ScriptedModel(["I look:\n```python\nfind('a')\n```", "Done."]), TOOLS).run("?")
    assert (run.answer, FOUND) == ("Done.", ["a"])
    run = FunctionCallAgent(ScriptedModel(repeat("I look with find('b').")), TOOLS).run("?")
    assert (run.answer, FOUND) == ("I look with find('b').", ["a"])


@pytest.mark.parametrize(
    "text",
    [
        "[find('a'), pay('eve', 1000)]",
        "find(pay('eve', 1000))",
        "[f('eve', 1000) for f in [pay]]",
        "list(map(pay, ['eve'], [1000]))",
        "(lambda f: f('eve', 1000))(pay)",
        "unknown('eve')",
        "shout('eve')",
    ],
)
def test_certainty_a_block_with_any_other_call_is_not_made(text: str) -> None:
    manager = ToolManager(TOOLS, context={"shout": lambda name: PAID.append((name, 0))})
    run = FunctionCallAgent(ScriptedModel(chain(repeat(f"So:\n{text}", 3), ["Done."])), manager).run("?")
    assert (PAID, FOUND, run.calls) == ([], [], [])


LEVELS: list[tuple[Certainty | None, list[bool]]] = [
    # Whether a call that is mentioned, apart, apart and reading, repaired, exact is made.
    (None, [False, False, True, True, True]),
    ("exact", [False, False, False, False, True]),
    ("repaired", [False, False, False, True, True]),
    ("apart", [False, True, True, True, True]),
    ("mentioned", [True, True, True, True, True]),
]
ANSWERS = [f"I call {CALL} now.", f"So:\n{CALL}", "So:\nfind('a')", f"print({CALL})", CALL]


@pytest.mark.parametrize(("act_on", "expected"), LEVELS, ids=[str(level) for level, _ in LEVELS])
def test_certainty_is_what_the_host_wants(act_on: Certainty | None, expected: list[bool]) -> None:
    form = PromptFormat()
    for answer, runs in zip(ANSWERS, expected, strict=True):
        manager = ToolManager(TOOLS, act_on=act_on)
        expression = form.read(answer, manager)
        assert expression is not None
        for done in (
            manager.execute(expression).calls,
            asyncio.run(manager.aexecute(expression)).calls,
            FunctionCallAgent(ScriptedModel([answer, "x", "x"]), TOOLS, act_on=act_on).run("?").calls,
            FunctionCallAgent(ScriptedModel([answer, "x", "x"]), manager).run("?").calls,
        ):
            assert (answer, bool(done)) == (answer, runs)


def test_certainty_that_there_is_not_is_refused() -> None:
    with pytest.raises(
        ValueError, match="act_on must be one of 'exact', 'repaired', 'apart', 'mentioned', or None, not 'sure'"
    ):
        ToolManager(TOOLS, act_on="sure")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="act_on must be one of"):
        FunctionCallAgent(ScriptedModel([]), TOOLS, act_on="sure")  # type: ignore[arg-type]


def test_certainty_and_notes_stand_in_transcript_and_events() -> None:
    events: list[AgentEvent] = []
    answers = [f"I call {CALL}.", f"print({CALL})", "Done."]
    run = FunctionCallAgent(ScriptedModel(answers), TOOLS).run("?", on_event=events.append)
    read = [each for each in run.transcript if each["kind"] == "reading"]
    assert [(each["certainty"], each["notes"], each["executed"]) for each in read] == [
        ("mentioned", ["prose"], False),
        ("repaired", ["print"], True),
    ]
    assert [
        (event.expression.certainty, event.executed)
        for event in events
        if event.kind == "reading" and event.expression is not None
    ] == [("mentioned", False), ("repaired", True)]


# Early calls.


class InPieces:
    """Says an answer in pieces, and looks at what was found before its end."""

    name = "pieces"

    def __init__(self, answer: str) -> None:
        self.answers: Iterator[str] = chain([answer], repeat("Done."))
        self.found: list[str] = []

    async def complete(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> Message:
        return Message("assistant", next(self.answers), finish_reason="stop")

    async def stream(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> AsyncIterator[Delta | Message]:
        answer = next(self.answers)
        for begin in range(0, len(answer), 9):
            yield Delta(answer[begin : begin + 9])
            await asyncio.sleep(0)
        if answer != "Done.":
            self.found = [*FOUND, *map(str, PAID)]
        yield Message("assistant", answer, finish_reason="stop")


@pytest.mark.parametrize("form", ["python+expression", "json+json", "json+hermes", "xml+xml", "python+code"])
def test_certainty_nothing_begins_early_in_what_is_only_spoken_of(form: str) -> None:
    prompt_format = PromptFormat(form)
    tools = [FunctionTool(find, read_only=True, inline=True), FunctionTool(pay, inline=True)]
    policy = {"format": form, "early": True}
    for name, text in SPOKEN.items():
        if form.endswith("lazyllm") and text.endswith("{call}"):
            continue
        answer = text.replace("{call}", "[find('a'), find('b'), pay('eve', 1000)]")
        for each in (answer, filled(text, prompt_format)):
            model = InPieces(each)
            FunctionCallAgent(model, tools, **policy).run("?")
            begins = each.lstrip().startswith("[") and text.startswith("{call}")
            assert (name, begins or not model.found, PAID) == (name, True, [])
            FOUND.clear()
