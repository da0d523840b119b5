"""ReAct: the model writes a thought before each action, and finishes with its answer."""

import re
from dataclasses import replace
from itertools import zip_longest

from lightfc.agents.agent_options import Words
from lightfc.agents.function_calling import FunctionCallAgent
from lightfc.agents.protocol import ChatProtocol, ReadAnswer, protocol_for, step
from lightfc.core.definitions import Certainty, FunctionExpression, is_at_least
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput
from lightfc.formats import PromptFormat
from lightfc.formats.grammar import Grammar
from lightfc.formats.known_names import Names
from lightfc.formats.notation import has_unclosed, strip_turn
from lightfc.formats.thoughts import without_thought
from lightfc.tools.tool_session import ToolSession

_LABEL = re.compile(
    r"^[*_#> \t]*(?P<label>thought|action|observation|finish|final[ \t]+answer|(?-i:Answer))"
    "[*_]*(?:[ \t]*\\d+)?[ \t]*[:\uff1a][*_]*[ \t]*",
    re.I | re.M,
)
"""A label with whatever markup and number stands around it; its colon may be the full-width one of Chinese."""


class ReactAgent(FunctionCallAgent[Words]):
    r"""An agent that thinks before each action, and ends with `Finish:`, after Yao et al., 2022 (arXiv 2210.03629).

    Each answer of the model has a `Thought:` and an `Action:`, whose calls are read by the format of the agent. The
    model is told the result as the observation. What it writes after its first action is not read: it cannot know the
    result yet. It takes the options of `Agent`.

    Examples:
        >>> from lightfc.agents import ReactAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> model = ScriptedModel(["Thought: I add.\nAction: add(1, 2)", "Thought: Done.\nFinish: 3"])
        >>> ReactAgent(model, [add])("What is 1 + 2?")
        '3'
    """

    label = "ReAct agent"
    instructions = """\
Solve the task in steps. Write each step in this form:

Thought: what you know, and what you need next
Action: the call or calls, in the form described above

You are then told the observation: what the action has given. When you know the answer, write instead:

Thought: why you know it
Finish: the answer"""

    def _grammar(self, session: ToolSession) -> Grammar:
        return step(session.definitions, session.variables)

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        return _Steps(protocol_for(prompt_format).format)


class _Steps(ChatProtocol):
    """Reads steps, whose calls stand in an action, or are made through the tools API."""

    def read(self, answer: Message, names: Names) -> ReadAnswer:
        """The first action of an answer; what stands after it is not read."""
        text = strip_turn(without_thought(answer.content)[0])
        step = sections(text)
        if answer.tool_calls or answer.is_cut or self.by_api:
            reading = super().read(answer, names)
            finish = "" if reading.expression or reading.fault else step.get("finish", "")
            return ReadAnswer(words=finish) if finish else reading
        if "action" in step:
            reading = self._read_action(step["action"], step.get("thought", ""), _certainty(text), names)
            return replace(reading, words=answer.content)
        return ReadAnswer(words=step["finish"]) if "finish" in step else super().read(answer, names)

    def _read_action(self, action: str, thought: str, most: Certainty, names: Names) -> ReadAnswer:
        reading = self.read_text(action, names)
        # It is called an action, so it is executed: its error tells the model what an action is.
        found = reading.expression or (None if reading.fault else FunctionExpression(action))
        if found is None:
            return reading
        certainty = most if is_at_least(found.certainty, most) else found.certainty
        thoughts = "\n".join(filter(None, (thought, found.thought)))
        return replace(reading, expression=replace(found, certainty=certainty, thought=thoughts))

    def repair_text(self, output: FunctionOutput) -> str:
        """Tells what is wrong alone: how an action is written stands in the prompt."""
        return f"Error: {output.error.message if output.error is not None else output.state}"

    def doubt_text(self, expression: FunctionExpression) -> str:
        """Tells how an action is written."""
        return (
            f"Nothing was called: `{expression.action}` is not the whole of an action that ends your answer. To make "
            "the call, write one Thought and one Action, in the action the call alone, and nothing behind it. If you "
            "meant no call, write a Thought and Finish, without any call."
        )


def sections(text: str) -> dict[str, str]:
    """The parts of a step by their label: `thought`, and `action` or `finish`, whichever comes first.

    What follows an action under another label is left out.
    """
    found = list(_LABEL.finditer(text))
    parts: dict[str, str] = {}
    if found and text[: found[0].start()].strip():
        parts["thought"] = text[: found[0].start()].strip()
    kinds = {each["label"].lower() for each in found}
    # Behind a thought, and where nothing is called, an answer is the end; elsewhere it may be a word of the thought.
    ends = r"(final\s+)?answer" if "thought" in kinds and "action" not in kinds else r"final\s+answer"
    for match, following in zip_longest(found, found[1:]):
        label = re.sub(ends, "finish", match["label"].lower())
        if label == "finish":
            # An answer may hold any words, those of labels too.
            parts["finish"] = text[match.end() :].strip()
            break
        body = text[match.end() : following.start() if following else None].strip()
        if label in ("thought", "answer") and body:
            parts["thought"] = "\n".join(filter(None, [parts.get("thought"), body]))
        if label == "action":
            parts["action"] = body
            break
    return parts


_MARGIN = re.compile(r" {0,3}(?:#{2,6} +)?[*_]*(?=\w)")
"""What may stand before a label; behind more blanks Markdown shows code, and behind one `#` Python a comment."""

_OTHER = re.compile(r"^(?:[ \t]*>|(?!question\b)[^\W\d][\w -]{0,30}[:\uff1a])", re.I | re.M)
"""Begins a line that somebody else has said, such as the head of a mail."""

_SENTENCE_ENDS = (".", "!", "\u3002", "\uff01")


def _certainty(text: str) -> Certainty:
    """How certain a step can be at most: `exact` where it is a thought and an action and nothing else."""
    labels = [*_LABEL.finditer(text)]
    kinds = [each["label"].lower() for each in labels]
    action = labels[kinds.index("action")].start()
    if has_unclosed(text[:action]) or any(">" in each[0] for each in labels):
        return "mentioned"
    plain = kinds == ["thought"] * (len(kinds) - 1) + ["action"] and all(_MARGIN.match(each[0]) for each in labels)
    # Words without a label are a thought too: the question said again, or whole sentences of the model's own.
    words = text[: labels[0].start()].strip()
    is_thought = not words or words.lower().startswith("question") or words.endswith(_SENTENCE_ENDS)
    return "exact" if plain and is_thought and not _OTHER.search(words) else "apart"
