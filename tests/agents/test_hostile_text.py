"""What agents read is written by others: no text makes the reading of it take for ever."""

import contextlib

import pytest

from lightfc import PromptFormat
from lightfc.agents.plans import Takes, read_blueprint, read_steps
from lightfc.agents.protocol import ChatProtocol, CodeProtocol
from lightfc.agents.react import sections
from lightfc.formats.known_names import Names

SIZE = 5_000
BEGINNINGS = ["", "Action", "Plan", "<", "1.", "```\n", "#E1 = f[", "E1 = f(", "E1:", "E1: int", "- ", "step 1"]
FILLINGS = [" ", "\t", "*", "#", "\n", " \n", "- ", "> ", "]", "[", "1. ", "1", "#a", "x=", "**", "_"]


LINES = ["#E1 = f[[]", "E1 = f(", "E1 = f('", "E1 = f('''", "E1 = 1", "#E = f[#E]", "#E1 = f[[]#", "```", "E1 = ["]


@pytest.mark.timeout(30)
@pytest.mark.parametrize("line", LINES)
def test_reading_a_plan_of_many_lines_ends(line: str) -> None:
    with pytest.raises(ValueError, match=r"evidence E|too many|never closed|unterminated|empty"):
        read_blueprint(f"{line}\n" * 3_000, {"f": Takes("always", "x")})


@pytest.mark.timeout(30)
@pytest.mark.parametrize("beginning", BEGINNINGS)
@pytest.mark.parametrize("filling", FILLINGS)
def test_reading_ends(beginning: str, filling: str) -> None:
    text = beginning + filling * (SIZE // len(filling)) + "x"
    sections(text)
    read_steps(text)
    names = Names({"f"})
    CodeProtocol(PromptFormat()).read_text(text, names)
    ChatProtocol(PromptFormat()).read_text(text, names)
    with contextlib.suppress(ValueError):
        read_blueprint(text, {"f": Takes("always", "x")})
