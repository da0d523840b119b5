"""The rounds of an agent's run, as a view: made of the steps that its transcript and its journal hold alike."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lightfc.core.printable import printable, printable_lines
from lightfc.views.run_view import RoundView

_MAX_CHARS = 8_000
_MAX_MESSAGES = 200


@dataclass(frozen=True, slots=True)
class Step:
    kind: str
    at_s: float
    data: Mapping[str, Any]
    text: int | None = None  # of `"execution"`, the number of the program in the view


def rounds_of(steps: Iterable[Step]) -> tuple[RoundView, ...]:
    """The rounds of a run, in the order in which models were asked."""
    rounds: list[dict[str, Any]] = []  # the fields of each
    latest: dict[str, dict[str, Any]] = {}
    asked: dict[str, Sequence[Any]] = {}
    for step in steps:
        part = _text(step.data.get("part", ""))
        if step.kind == "request":
            kept, new = _new_messages(step.data, asked.get(part, ()))
            asked[part] = _list(step.data.get("messages"))
            made: dict[str, Any] = {"part": part, "start_s": step.at_s, "texts": [], "observation": []}
            made.update(model=_text(step.data.get("model")), kept=kept, prompt=tuple(map(_role_and_words, new)))
            latest[part] = made
            rounds.append(made)
        elif rounds:
            # What a plan gathers has parts of its own, and no model was asked for them.
            _add(latest.get(part, rounds[-1]), step)
    for each in rounds:
        each.update(texts=tuple(each["texts"]), observation="\n".join(each["observation"])[:_MAX_CHARS])
    return tuple(RoundView(**each) for each in rounds)


def _add(to: dict[str, Any], step: Step) -> None:
    data = step.data
    match step.kind:
        case "answer":
            message = data.get("message")
            said = message if isinstance(message, dict) else {}
            to.update(
                answer=_words(said),
                reasoning=_text(said.get("reasoning")),
                tokens=_tokens(said.get("usage")),
                duration_s=max(step.at_s - to["start_s"], 0.0),
            )
        case "reading":
            to.update(
                reading=_text(data.get("expression")),
                certainty=_text(data.get("certainty")),
                notes=tuple(map(_text, _list(data.get("notes")))),
                executed=data.get("executed") is True,
            )
        case "execution" if step.text is not None:
            to["texts"].append(step.text)
        case "observation":
            to["observation"].append(_text(data.get("text")))
        case "model-error":
            to["fault"] = _text(data.get("text"))


def _new_messages(data: Mapping[str, Any], before: Sequence[Any]) -> tuple[int, Sequence[Any]]:
    """How many messages of a request were said in the one before, and the others."""
    messages = _list(data.get("messages"))
    kept = data.get("kept")
    if isinstance(kept, int):  # the others were not noted
        return max(kept, 0), messages[:_MAX_MESSAGES]
    same = 0
    while same < min(len(before), len(messages)) and before[same] == messages[same]:
        same += 1
    return same, messages[same : same + _MAX_MESSAGES]


def _role_and_words(message: Any) -> tuple[str, str]:
    held = message if isinstance(message, dict) else {}
    return _text(held.get("role")), _words(held)


def _words(message: Mapping[str, Any]) -> str:
    """What a message says, with the calls that it makes through the tools API."""
    calls = [each for each in _list(message.get("tool_calls")) if isinstance(each, dict)]
    made = [f"{_text(each.get('name'))}({_text(each.get('arguments'))})" for each in calls]
    return "\n".join(filter(None, [_text(message.get("content")), *made]))


def _tokens(usage: Any) -> tuple[int, int]:
    held = usage if isinstance(usage, dict) else {}
    counts = [held.get(name) for name in ("prompt_tokens", "completion_tokens")]
    prompt, completion = (each if isinstance(each, int) else 0 for each in counts)
    return prompt, completion


def _text(value: Any) -> str:
    if not isinstance(value, str):
        return ""
    text = printable_lines(value[:_MAX_CHARS])
    return text if len(value) <= _MAX_CHARS else f"{text}… ({len(value):,} characters, shortened)"


def _list(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else ()


def total_facts(rounds: Sequence[RoundView]) -> dict[str, str]:
    """What the rounds of a run cost together, as facts about it."""
    prompt, completion = (sum(each.tokens[n] for each in rounds) for n in (0, 1))
    facts = {"rounds": str(len(rounds)), "models": ", ".join(sorted({printable(each.model) for each in rounds}))}
    if prompt or completion:
        facts["tokens"] = f"{prompt:,} + {completion:,}"
    return facts
