"""ReAct: the model writes a thought before each action, and finishes with its answer."""

import re
from itertools import zip_longest

from lightfc.agents.calling import FunctionCallAgent
from lightfc.agents.constraint import step
from lightfc.agents.exchange import Reading
from lightfc.agents.workspace import Workspace
from lightfc.formats.grammar import Grammar
from lightfc.types import FunctionExpression, FunctionOutput, Message

__all__ = ["ReactAgent", "sections"]

_LABEL = re.compile(
    r"^[*_#> \t]*(?P<label>thought|action|observation|finish|final[ \t]+answer)"
    "[*_]*(?:[ \t]*\\d+)?[ \t]*[:\uff1a][*_]*[ \t]*",
    re.I | re.M,
)
"""A label with whatever markup and number stands around it; its colon may be the full-width one of Chinese."""


class ReactAgent(FunctionCallAgent):
    """Thought → Action → Observation → … → Finish, after Yao et al., 2022 (arXiv 2210.03629).

    The action is read by the format that the agent is given. What a model writes after its first action, such as an
    observation of its own, is not read: it cannot know what the action gives.
    """

    label = "ReAct agent"
    instructions = """\
Solve the task in steps. Write each step in this form:

Thought: what you know, and what you need next
Action: the call or calls, in the form described above

You are then told the observation: what the action has given. When you know the answer, write instead:

Thought: why you know it
Finish: the answer"""

    def _grammar(self, workspace: Workspace) -> Grammar:
        return step(self.definitions, workspace.variables)

    def _read(self, answer: Message, workspace: Workspace) -> Reading:
        if answer.tool_calls or answer.finish_reason == "length":
            return super()._read(answer, workspace)
        step = sections(answer.content)
        thought = step.get("thought", "")
        if "action" in step:
            return _with_thought(self._read_action(step["action"], workspace), thought)
        if "finish" in step:
            return Reading(words=step["finish"])
        return super()._read(answer, workspace)

    def _mended(self, output: FunctionOutput) -> str:
        # How an action is written stands in the prompt; that it is to be nothing but the call would be wrong here.
        return f"Error: {output.error.message if output.error is not None else output.state}"

    def _read_action(self, action: str, workspace: Workspace) -> Reading:
        reading = self.exchange.read_text(action, self._names(workspace))
        if reading.expression is None and not reading.fault:
            # It is called an action, so it is executed: its error tells the model what an action is.
            return Reading(FunctionExpression(action))
        return reading


def sections(text: str) -> dict[str, str]:
    """The parts of a step by their label: `thought`, and `action` or `finish`, whichever comes first.

    What follows an action under another label is left out.
    """
    found = list(_LABEL.finditer(text))
    parts: dict[str, str] = {}
    if found and text[: found[0].start()].strip():
        parts["thought"] = text[: found[0].start()].strip()
    for match, following in zip_longest(found, found[1:]):
        label = re.sub(r"final\s+answer", "finish", match["label"].lower())
        if label == "finish":
            # An answer may hold any words, those of labels too.
            parts["finish"] = text[match.end() :].strip()
            break
        body = text[match.end() : following.start() if following else None].strip()
        if label == "thought" and body:
            parts["thought"] = "\n".join(filter(None, [parts.get("thought"), body]))
        if label == "action":
            parts["action"] = body
            break
    return parts


def _with_thought(reading: Reading, thought: str) -> Reading:
    found = reading.expression
    if found is None or not thought:
        return reading
    thoughts = "\n".join(part for part in (thought, found.thought) if part)
    return Reading(FunctionExpression(found.action, thoughts, found.notes), reading.fault)
