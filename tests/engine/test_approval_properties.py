"""Whatever a text is, and whatever is decided when: each call that is made was approved with exactly its arguments."""

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc import (
    ApprovalRequest,
    Approve,
    ApproveAll,
    Deny,
    FunctionOutput,
    FunctionTool,
    Journal,
    ToolManager,
)
from lightfc.core.decisions import Decision
from lightfc_sandbox import Policy


class World:
    """Tools that note their calls: `act` needs approval, `odd` for odd numbers, `look` never."""

    def __init__(self) -> None:
        self.made: list[tuple[str, int]] = []

    def _made(self, name: str, n: int) -> int:
        self.made.append((name, n))
        return (n * 3 + 1) % 50

    def act(self, n: int) -> int:
        """Act."""
        return self._made("act", n)

    async def odd(self, n: int) -> int:
        """Act, too."""
        return self._made("odd", n)

    def look(self, n: int) -> int:
        """Look."""
        return self._made("look", n)

    def manager(self, asks: bool = True, **options: Any) -> ToolManager:
        rule: Any = (lambda n: n % 2 == 1) if asks else False
        tools = [
            FunctionTool(self.act, needs_approval=asks),
            FunctionTool(self.odd, needs_approval=rule),
            FunctionTool(self.look, read_only=True),
        ]
        return ToolManager(tools, {"k": 4}, policy=Policy.PROGRAMS, **options)

    def needing(self) -> list[tuple[str, int]]:
        return [(name, n) for name, n in self.made if name == "act" or (name == "odd" and n % 2)]


NUMBERS = st.integers(0, 9).map(str)
NAMES = st.sampled_from(["k", "x"])


def deeper(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    called = st.tuples(st.sampled_from(["act", "odd", "look"]), inner)
    return st.one_of(
        called.map(lambda each: f"{each[0]}({each[1]})"),
        called.map(lambda each: f"{each[0]}({each[1]})"),
        inner.map(lambda each: f"sum([{each} for i in range(2)])"),
        inner.map(lambda each: f"sum([act(i + {each}) for i in range(3) if i != 1])"),
        st.tuples(inner, inner).map(lambda each: f"({each[0]} + {each[1]})"),
        st.tuples(inner, inner, inner).map(lambda each: f"({each[0]} if {each[1]} % 2 else {each[2]})"),
        st.tuples(inner, inner).map(lambda each: f"({each[0]} % 3 and {each[1]})"),
    )


EXPRESSIONS = st.recursive(NUMBERS | NAMES, deeper, max_leaves=6)
STATEMENTS = st.one_of(
    EXPRESSIONS.map(lambda each: f"x = {each} % 50"),
    EXPRESSIONS.map(lambda each: f"for i in range(2):\n    x = (x + {each}) % 50"),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(lambda each: f"if {each[0]} % 2:\n    x = {each[1]} % 50"),
)
PROGRAMS = st.tuples(st.lists(STATEMENTS, max_size=3), EXPRESSIONS).map(
    lambda each: "\n".join(["x = 3", *each[0], each[1]])
)


def gone_on(
    output: FunctionOutput, decide: Callable[[Sequence[ApprovalRequest]], Any], resume: Callable[..., Any]
) -> Any:
    """A run, resumed until it waits no more."""
    for _ in range(200):
        if output.state != "waiting":
            return output
        output = resume(output, decide(output.waiting))
    raise AssertionError("the run comes to no end")


def shown(request: ApprovalRequest) -> tuple[str, int]:
    assert request.arguments is not None
    return request.name, request.arguments["n"]


@given(text=PROGRAMS, seed=st.integers(0, 10_000), how=st.sampled_from(["record", "json", "journal", "approver"]))
def test_each_call_was_approved_with_its_arguments_and_none_is_made_twice(text: str, seed: int, how: str) -> None:
    free = World()
    expected = free.manager(asks=False).execute(text)
    world, chance = World(), random.Random(seed)
    approved: Counter[tuple[str, int]] = Counter()

    def decide(requests: Sequence[ApprovalRequest], *, some: bool = True) -> dict[str, Decision]:
        chosen = chance.sample(list(requests), chance.randint(0, len(requests))) if some else requests
        approved.update(map(shown, chosen))
        assert not Counter(world.needing()) - approved
        return {each.id: Approve() for each in chosen}

    if how == "approver":
        output = world.manager(approve=lambda requests: decide(requests, some=False)).execute(text)
    elif how == "journal":
        with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "j.db") as journal:
            manager = world.manager(journal=journal)
            output = gone_on(manager.execute(text, run_id="r"), decide, lambda _, given: manager.resume("r", given))
    else:
        manager = world.manager()
        loaded = (lambda each: FunctionOutput.from_json(each.to_json())) if how == "json" else (lambda each: each)
        output = gone_on(manager.execute(text), decide, lambda each, given: manager.resume(loaded(each), given))
    assert (output.output, str(output.error)) == (expected.output, str(expected.error))
    assert Counter(world.made) == Counter(free.made)
    assert not Counter(world.needing()) - approved


@given(
    turns=st.lists(st.sampled_from(["yes", "no", "later"]), min_size=1, max_size=6),
    form=st.sampled_from(["[act(look(i)) for i in range({})]", "[act(i) for i in range({})]", "listed"]),
)
def test_what_is_denied_leaves_the_other_calls_as_they_are(turns: list[str], form: str) -> None:
    world = World()
    manager = world.manager()
    count = len(turns)
    text = f"[{', '.join(f'act({i})' for i in range(count))}]" if form == "listed" else form.format(count)
    output = manager.execute(text)
    assert len(output.waiting) == count
    words = {each.id: turn for each, turn in zip(output.waiting, turns, strict=True)}
    decided: dict[str, Decision] = {"yes": Approve(), "no": Deny("no")}  # type: ignore[dict-item]
    output = manager.resume(output, {call_id: decided[turn] for call_id, turn in words.items() if turn != "later"})
    assert [each.id for each in output.waiting] == [call_id for call_id, turn in words.items() if turn == "later"]
    states = {each.id: each.state for each in output.calls if each.name == "act"}
    assert states == {i: {"yes": "finished", "no": "failed", "later": "waiting"}[turn] for i, turn in words.items()}
    assert len(world.needing()) == turns.count("yes")


@pytest.mark.parametrize("read_only", [None, False, True])
def test_one_blanket_yes_is_for_one_tool_at_one_place(read_only: bool | None) -> None:
    made: list[str] = []

    def pay(to: str) -> str:
        """Pay."""
        made.append(to)
        return to

    manager = ToolManager([FunctionTool(pay, needs_approval=True, read_only=read_only)])
    output = manager.execute("[[pay(p) for p in ['a', 'b', 'c']], [pay(q) for q in ['d', 'e']]]")
    first = output.waiting[0]
    assert (first.arguments, first.repeated) == ({"to": "a"}, True)
    output = manager.resume(output, {first.id: ApproveAll()})
    assert sorted(made) == ["a", "b", "c"]
    assert {(each.arguments or {})["to"] for each in output.waiting} <= {"d", "e"}
    assert output.state == "waiting"
