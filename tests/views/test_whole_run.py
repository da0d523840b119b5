"""All rounds of an agent on one axis of time."""

from lightfc import FunctionTool
from lightfc.agents import CodeAgent
from lightfc.agents.agent_view import agent_view
from lightfc.models import ScriptedModel
from lightfc.views.overlap import overlap
from lightfc.views.run_page import with_whole
from lightfc.views.run_view import RunView, TextView


def find(words: str) -> list[str]:
    """Find something."""
    return [words, words.upper()]


def read(name: str) -> int:
    """Read something."""
    return len(name)


ANSWERS = [
    "```python\nfound = find('tides')\nsizes = [read(each) for each in found]\n```",
    "No call.\n```python\nread(1, 2)\n```",
    "```python\nfinal_answer(read('é' + found[0]) + sum(sizes))\n```",
]


def whole_of(view: RunView) -> TextView:
    made = with_whole(view)
    assert made.texts[:-1] == view.texts
    return made.texts[-1]


def test_every_call_and_question_stands_once_where_it_was_in_the_time_of_the_run() -> None:
    run = CodeAgent(ScriptedModel(ANSWERS), [FunctionTool(find), FunctionTool(read)]).run("How long?")
    view = agent_view(run)
    whole = whole_of(view)
    called = [(text, call) for text in view.texts for call in text.calls]
    asked = [each for each in whole.calls if each.executor == "model"]
    assert len({each.id for each in whole.calls}) == len(whole.calls) == len(called) + len(view.rounds)
    assert [(each.start_s, each.value) for each in asked] == [(each.start_s, each.answer) for each in view.rounds]
    others = [each for each in whole.calls if each.executor != "model"]
    for mine, (text, call) in zip(others, called, strict=True):
        assert (mine.name, mine.start_s) == (call.name, call.start_s + text.start_s)
        assert (mine.span is None) == (call.span is None)
        if mine.span is not None and call.span is not None:
            assert whole.program[slice(*mine.span)] == text.program[slice(*call.span)]


def test_the_critical_path_goes_through_all_rounds() -> None:
    run = CodeAgent(ScriptedModel(ANSWERS), [FunctionTool(find), FunctionTool(read)]).run("How long?")
    whole = whole_of(agent_view(run))
    path = [whole.calls[number] for number in overlap(whole).path]
    assert [each.id for each in path if each.executor == "model"] == ["round 1", "round 2", "round 3"]
    assert [each.start_s for each in path] == sorted(each.start_s for each in path)
    assert path[-1].name == "final_answer"


def test_a_run_of_a_program_alone_stays_as_it_is() -> None:
    view = RunView("f()", (TextView("f()"),))
    assert with_whole(view) is view
