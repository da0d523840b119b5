"""What a run stands on: tools that differ are told apart, and the same tool in another process is the same."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, wraps
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionTool, Journal, JournalError, ToolManager
from lightfc.engine.fingerprint import fingerprint
from lightfc.toolset import Toolset


def greet(word: Any, name: str) -> str:
    """Greet."""
    return f"{word} {name}"


def closed_over(word: Any) -> Callable[..., Any]:
    def greeting(name: str) -> str:
        """Greet."""
        return f"{word} {name}"

    return greeting


def decorated(word: Any) -> Callable[..., Any]:
    @wraps(greet)
    def greeting(name: str) -> str:
        return greet(word, name)

    return greeting


def with_default(word: Any) -> Callable[..., Any]:
    def greeting(name: str, word: Any = word) -> str:
        """Greet."""
        return f"{word} {name}"

    return greeting


class Greeter:
    def __init__(self, word: Any) -> None:
        self.word = word
        self.greeted: list[str] = []
        self.lock = threading.Lock()

    def greet(self, name: str) -> str:
        """Greet."""
        self.greeted.append(name)
        return f"{self.word} {name}"

    def __call__(self, name: str) -> str:
        return self.greet(name)


class Slotted:
    __slots__ = ("word",)

    def __init__(self, word: Any) -> None:
        self.word = word

    def greet(self, name: str) -> str:
        """Greet."""
        return f"{self.word} {name}"


@dataclass(frozen=True)
class Frozen:
    word: Any

    def greet(self, name: str) -> str:
        """Greet."""
        return f"{self.word} {name}"


MADE: dict[str, Callable[[Any], Callable[..., Any]]] = {
    "partial": lambda word: partial(greet, word),
    "partial by name": lambda word: partial(greet, word=word),
    "partial of a partial": lambda word: partial(partial(greet), word),
    "partial of a method": lambda word: partial(Greeter(word).greet),
    "closure": closed_over,
    "decorated": decorated,
    "default": with_default,
    "method": lambda word: Greeter(word).greet,
    "callable object": Greeter,
    "slots": lambda word: Slotted(word).greet,
    "frozen": lambda word: Frozen(word).greet,
}
WORDS = ["hello", 1, 1.5, ("a", 1), Path("x"), Frozen("y"), None, True]


@pytest.mark.parametrize("how", MADE)
@pytest.mark.parametrize("word", WORDS, ids=repr)
def test_another_constant_makes_another_tool(how: str, word: Any) -> None:
    make = MADE[how]
    assert fingerprint(make(word)) == fingerprint(make(word))
    assert fingerprint(make(word)) != fingerprint(make("bye"))


def test_bound_arguments_are_compared_whole() -> None:
    assert fingerprint(partial(greet, {"a": [1]})) != fingerprint(partial(greet, {"a": [2]}))


def test_what_its_own_calls_make_of_an_object_is_not_another_tool() -> None:
    greeter = Greeter("hello")
    before = fingerprint(greeter.greet)
    greeter.greet("ann")
    greeter.word = "bye"
    assert fingerprint(greeter.greet) == before


def test_what_cannot_be_compared_is_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "lightfc.engine.fingerprint"):
        fingerprint(Greeter("hello").greet)
        fingerprint(partial(greet, threading.Lock()))
    assert "resuming a run cannot notice changes of Greeter.greeted (list), Greeter.lock (lock)" in caplog.text
    assert "the bound argument 0 (lock)" in caplog.text


class Odd:
    @property
    def __dict__(self) -> Any:  # type: ignore[override]
        raise RuntimeError("no")

    def greet(self, name: str) -> str:
        """Greet."""
        return name


def test_an_object_that_fails_is_told_by_its_type() -> None:
    assert fingerprint(Odd().greet) == fingerprint(Odd().greet)


def _ending() -> Any:
    """A class, the class of which ends the process where it is looked at, and so do its objects."""

    class Ends(type):
        def __getattribute__(cls, name: str) -> Any:
            raise SystemExit

    class Ended(metaclass=Ends):
        def __getattribute__(self, name: str) -> Any:
            raise SystemExit

    return Ended


@pytest.mark.parametrize("is_class", [True, False])
def test_nothing_of_what_a_tool_holds_ends_a_run(tmp_path: Path, is_class: bool) -> None:
    held = _ending() if is_class else object.__new__(_ending())

    def greet() -> str:
        """Greet."""
        return "hello" if type(held) else ""

    tools = [FunctionTool(greet), FunctionTool(partial(_bound, held), name="bound")]
    with Journal(tmp_path / "j.db") as journal:
        manager = ToolManager(tools, journal=journal)
        assert manager.execute("greet() + bound()", run_id="r").output == "hellobound"
        assert manager.resume("r").output == "hellobound"


def _bound(value: Any) -> str:
    """Give a word."""
    return "bound"


def test_the_default_tools_of_another_folder_are_others(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    def told(folder: str) -> list[str]:
        return [fingerprint(each.fn) for each in Toolset(tmp_path / folder, shell=True).tools()]

    assert told("a") == told("a")
    assert not set(told("a")) & set(told("b"))


@pytest.mark.parametrize("how", [each for each in MADE if each != "decorated"])
def test_a_run_is_not_resumed_over_another_tool(how: str, tmp_path: Path) -> None:
    def managed(word: str, journal: Journal) -> ToolManager:
        return ToolManager([FunctionTool(MADE[how](word), name="greet", needs_approval=True)], journal=journal)

    with Journal(tmp_path / "j.db") as journal:
        output = managed("hello", journal).execute("greet(name='ann')", run_id="r")
        assert output.state == "waiting"
        with pytest.raises(JournalError, match="changed since it started: tool greet"):
            managed("bye", journal).resume("r")
        assert managed("hello", journal).resume("r").state == "waiting"
