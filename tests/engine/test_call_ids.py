"""Calls in methods and special methods of a program's own classes: their ids and order, and how their runs go on."""

from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, FunctionOutput, FunctionTool, ScriptedModel, ToolManager
from lightfc.agents import CodeAgent

MADE: list[int] = []


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    MADE.clear()


def save(n: int) -> int:
    """Save."""
    MADE.append(n)
    return n


TOOLS = [FunctionTool(save), FunctionTool(save, name="ask", needs_approval=True)]

BOX = """
class Box:
    def __init__(self, n): self.n = n
    def put(self, n): return save(n)
    def both(self, n): return self.put(n) + self.put(n + 1)
    @property
    def kept(self): return save(self.n)
    def __add__(self, other): return save(self.n + other.n)
    def __len__(self): return save(self.n)
    def __getitem__(self, k): return save(k)
    def __enter__(self): return save(self.n)
    def __exit__(self, *args): save(self.n + 1)
    def __iter__(self): return iter([self.put(5), self.put(6)])
"""

BODIES = {
    "methods": "x = [box.put(1), box.put(2), save(3), box.put(4), save(5)]",
    "methods in methods": "x = [save(1), box.both(2), save(4), box.both(5)]",
    "attributes": "a = save(1)\nx = box.kept + save(8) + box.kept",
    "operators": "x = (box + Box(1)) + save(9) + (box + Box(3))",
    "builtins": "x = save(6) + len(box) + save(8) + len(Box(9))",
    "items": "x = box[1] + save(2) + box[3]",
    "with": "with box as b:\n    x = save(9) + b",
    "loops": "x = []\nfor n in box: x.append(save(n + 10) + box.put(n + 20))",
    "comprehensions": "x = [box.put(n) + save(n) for n in [1, 2]] + [save(3), box.put(4)]",
    "functions": "def f(n): return box.put(n) + save(n + 1)\nx = [f(1), f(3), box.put(5)]",
}


def in_python(text: str) -> list[int]:
    """What is saved where Python executes the program."""
    saved: list[int] = []

    def note(n: int) -> int:
        saved.append(n)
        return n

    exec(text, {"save": note, "ask": lambda n: n})
    return saved


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("stored", ["record", "json", "journal"])
def test_a_run_with_calls_in_methods_goes_on(name: str, stored: str, tmp_path: Path) -> None:
    options: dict[str, Any] = {"journal": tmp_path / "runs.db"} if stored == "journal" else {}
    manager = ToolManager(TOOLS, policy="programs", **options)
    text = f"{BOX}\nbox = Box(7)\n{BODIES[name]}\ny = ask(save(99))\nx"

    waiting = manager.execute(text)

    assert waiting.state == "waiting"
    (request,) = waiting.waiting
    made = in_python(text)
    calls = [each for each in waiting.calls if each.name == "save"]
    assert [each.output for each in calls] == made
    assert sorted(MADE) == sorted(made)
    assert len({each.id for each in calls}) == len(calls)
    run: Any = waiting
    if stored == "json":
        run = FunctionOutput.from_json(waiting.to_json())
    elif stored == "journal":
        run = waiting.run_id
    output = manager.resume(run, {request.id: Approve()})
    assert output.state == "finished"
    assert sorted(MADE) == sorted([*made, 99])  # none is made again
    assert [each.output for each in output.calls] == [*made, 99]


def test_special_methods_of_an_earlier_program_have_ids_in_the_order_of_the_program() -> None:
    agent = CodeAgent(
        ScriptedModel([
            f"```python\n{BOX}\nbox = Box(7)\n```",
            "```python\nx = box + Box(1)\ny = save(2)\nif len(box): z = save(3) + len(Box(4))\nfinal_answer(x)\n```",
        ]),
        TOOLS,
    )  # fmt: skip
    calls = [each for each in agent.run("?").calls if each.name == "save"]
    assert [each.output for each in calls] == [8, 2, 7, 3, 4]
    assert [each.place for each in calls] == sorted(each.place for each in calls)
