"""Where answers come from: a model, answers that were recorded, or a simulated model whose skill is known."""

import asyncio
import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from lightfc.core.definitions import Function
from lightfc.core.errors import LabError, ModelError
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc.core.options import check_choice, check_option, named_options
from lightfc.core.prices import Price
from lightfc.formats import ANSWER_FORMATS, PromptFormat, count_tokens
from lightfc.lab.answers import RecordedAnswer, recorded_answers
from lightfc.lab.cases import Case, case_of
from lightfc.lab.checks import first_accepted
from lightfc.lab.factors import Levels, seeded
from lightfc.lab.store import digest
from lightfc.lab.verdicts import format_named
from lightfc.models import Model
from lightfc.models.model import Closing, check_model


@dataclass(frozen=True, slots=True)
class Given:
    """An answer of a source."""

    message: Message
    latency_s: float | None = None
    right: bool | None = None  # as its recording says


Wants = Literal["messages", "place", "case"]
"""What a source is asked with: with messages, or with the levels and the id of a case, or with the case itself."""


@runtime_checkable
class Source(Protocol):
    """What answers requests."""

    @property
    def price(self) -> Price:
        """What its tokens cost."""

    @property
    def wants(self) -> Wants:
        """What it is asked with."""

    @property
    def identity(self) -> Mapping[str, Any]:
        """What else makes its answers what they are, as plain data: part of the hash of each request."""

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Answer a request, as `lightfc.lab.sweep` writes it; a `ModelError` where there is no answer."""


@named_options
class FromModel:
    """A model as a source of answers, with what the lab must know of it. A plain model in a sweep becomes one.

    Args:
        model: Any `lightfc.models.Model`.
        price: The price of its tokens; None, the default, for 0.
        requests_per_minute: How many requests may start in a minute, above 0; they are spread evenly. None, the
            default, for no limit.
        in_flight: How many of its requests may be in flight, at least 1; None, the default, for the sweep's number.
        identity: Settings that change its answers, such as `{"quantized": 4}`, as plain data, beside the name and the
            `identity` that the model has. Answers that are stored for other settings are not used again. An
            `OpenAIModel` or `LocalModel` tells its own; of other models no more than the name may be known. None, the
            default, for none more.

    Raises:
        TypeError: `model` is not a model, or a number has a wrong type.
        ValueError: A number is out of range.

    Examples:
        >>> from lightfc.lab import FromModel, Price
        >>> from lightfc import ScriptedModel
        >>> FromModel(ScriptedModel(["add(1, 2)"]), price=Price(0.5, 1.5), requests_per_minute=60).price.prompt
        0.5
    """

    wants: Wants = "messages"

    def __init__(
        self,
        model: Model,
        *,
        price: Price | None = None,
        requests_per_minute: float | None = None,
        in_flight: int | None = None,
        identity: Mapping[str, Any] | None = None,
    ) -> None:
        check_model("model", model)
        check_option("requests_per_minute", requests_per_minute, (int, float), "a number", above=0, or_none=True)
        check_option("in_flight", in_flight, int, "a whole number", at_least=1, or_none=True)
        self.model = model
        told = getattr(model, "identity", None)
        own = told if isinstance(told, Mapping) else {}
        self.identity = {"name": getattr(model, "name", None), **own, **(identity or {})}
        self.price = price or Price()
        self._gap_s = 60 / requests_per_minute if requests_per_minute else 0.0
        self._next = 0.0
        self._in_flight = in_flight
        # Each belongs to the event loop that waits for it, and a model can serve several runs.
        self._slots: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()

    async def aclose(self) -> None:
        """Close the connections of the model, if it has any."""
        if isinstance(self.model, Closing):
            await self.model.aclose()

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Send a request to the model, when its limits allow it.

        Raises:
            ModelError: The model gave no usable answer.
        """
        async with self._slot():
            if self._gap_s:
                begin = max(time.monotonic(), self._next)
                self._next = begin + self._gap_s
                await asyncio.sleep(begin - time.monotonic())
            messages = [Message(each["role"], each["content"]) for each in question["messages"]]
            tools, body = question.get("tools", ()), question.get("parameters") or None
            begun = time.perf_counter()
            message = await self.model.complete(messages, tools=tools, extra_body=body)
            return Given(message, time.perf_counter() - begun)

    def _slot(self) -> AbstractAsyncContextManager[None]:
        if not self._in_flight:
            return nullcontext()
        return self._slots.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(self._in_flight))


NOT_RECORDED = "no answer was recorded"
"""Why a request has no answer that will never have one."""


@named_options
class Recorded:
    """Recorded answers as a source, to judge them without asking a model.

    Args:
        answers: The path of a file of recorded answers (the reference has its format), or the answers.
        model: The name of the model whose answers are used; None, the default, for all answers.
        factors: The keys of rows that say what was varied beside tool format and answer format.

    Attributes:
        factors: The keys of what was varied beside tool format and answer format.
        unusable: Why rows of the file cannot be used, one sentence for each.

    Raises:
        CaseError: The file cannot be read.
        LabError: There are no answers of that model.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import Recorded
        >>> row = {"case": "single-02", "model": "m", "shown": "python", "asked": "expression", "text": "f()"}
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "answers.jsonl"
        >>> _ = path.write_text(json.dumps(row))
        >>> Recorded(path).unusable
        []
        >>> folder.cleanup()
    """

    wants: Wants = "place"
    price = Price()

    def __init__(
        self,
        answers: str | Path | Sequence[RecordedAnswer | str],
        model: str | None = None,
        factors: Sequence[str] = (),
    ) -> None:
        rows = recorded_answers(answers, factors) if isinstance(answers, str | Path) else answers
        self.unusable: list[str] = []
        self.factors = tuple(factors)
        self._answers: dict[tuple[Any, ...], list[RecordedAnswer]] = {}
        for row in rows:
            if isinstance(row, str):
                self.unusable.append(row)
            elif model is None or row.model == model:
                levels = {"shown": row.tool_format, "asked": format_named(row.answer_format), **row.factors}
                self._answers.setdefault(self._place(row.case, levels), []).append(row)
        if not self._answers:
            where = f" in {answers}" if isinstance(answers, str | Path) else ""
            raise LabError(f"no recorded answers{'' if model is None else f' of {model!r}'} were found{where}")
        # All of them, since a sweep is known by it: answers that were put right make another one.
        self.identity = {"answers": digest([[place, list(map(_told, each))] for place, each in self._answers.items()])}

    def _place(self, case: str, levels: Levels) -> tuple[Any, ...]:
        return (case, *(levels.get(name) for name in ("shown", "asked", *self.factors)))

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Give the recorded answer.

        Raises:
            ModelError: No answer was recorded for the case and its levels.
        """
        found = self._answers.get(self._place(question["case"], question["levels"]), [])
        repeat = question["repeat"]
        if repeat >= len(found):
            raise ModelError(NOT_RECORDED)
        return Given(found[repeat].answer, found[repeat].latency_s, found[repeat].right)


def _told(row: RecordedAnswer) -> list[Any]:
    return [row.answer.to_dict(), row.right, row.latency_s]


def recorded_models(paths: Iterable[str | Path], factors: Sequence[str] = ()) -> dict[str, Recorded]:
    """A source for each model of some files of recorded answers, by the name of the model."""
    by_model: dict[str, list[RecordedAnswer]] = {}
    for path in paths:
        for row in recorded_answers(path, factors):
            if isinstance(row, RecordedAnswer):
                by_model.setdefault(row.model, []).append(row)
    if not by_model:
        raise LabError(f"no recorded answers were found in {', '.join(map(str, paths)) or 'no files'}")
    return {model: Recorded(rows, model, factors) for model, rows in sorted(by_model.items())}


@named_options
class Simulated:
    """A simulated model that knows the right calls and makes errors at known rates.

    With it, an experiment can be tried before it costs anything. Its answers say nothing about real models. The same
    case, levels and repeat always give the same answer.

    Args:
        skill: How often it is right, from 0 to 1; or a dict of such numbers by answer format, with `"default"` for the
            others. 0.8 by default, so that both right and wrong answers occur.
        fenced: How often it puts calls into a code fence with words before it, from 0 to 1. 0.2 by default, so that
            strict reading and lightfc's differ.

    Raises:
        TypeError: A rate is not a number.
        ValueError: A rate is not from 0 to 1, or there is no such answer format.

    Examples:
        >>> from lightfc.lab import own_cases, Simulated, Sweep
        >>> model = Simulated(skill={"json": 0.9, "default": 0.7})
        >>> Sweep({"model": model}, cases=own_cases(["nested"])).estimate().requests
        12
    """

    wants: Wants = "case"
    price = Price()

    def __init__(self, skill: float | Mapping[str, float] = 0.8, fenced: float = 0.2) -> None:
        self._skill = skill if isinstance(skill, Mapping) else {"default": skill}
        self._fenced = fenced
        for name in self._skill:
            check_choice("a name in skill", name, ("default", *ANSWER_FORMATS))
        for rate in (*self._skill.values(), fenced):
            check_option("a rate of Simulated", rate, (int, float), "a number from 0 to 1", at_least=0)
            if rate > 1:
                raise ValueError(f"a rate of Simulated must be at most 1, not {rate!r}")
        self.identity = {"skill": dict(self._skill), "fenced": fenced}

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Make up an answer."""
        case, levels = case_of(question["row"]), question["levels"]
        answer_format = str(levels["asked"])
        # How hard a case is does not depend on the format, so that cells go together as those of real models do.
        chance = seeded(case.id, sorted(levels.items()), question["repeat"])
        effort = (seeded("case", case.id) if chance.random() < _OF_CASE else chance).random()
        calls = [first_accepted(each) for each in case.expected or ()]
        if effort > self._skill.get(answer_format, self._skill.get("default", 0.8)):
            calls = _wrong(calls, case, chance)
        message = _answer_of(calls, answer_format)
        content = message.content
        if content and calls and chance.random() < self._fenced:
            content = f"Here you are:\n```\n{content}\n```"
        return Given(Message("assistant", content, "stop", Usage(0, count_tokens(content)), message.tool_calls))


_OF_CASE = 0.7
"""How often it is the case alone that makes an answer hard; else it is chance."""


def _wrong(calls: Sequence[Function], case: Case, chance: random.Random) -> list[Function]:
    """Calls as they are got wrong: made where none is right, left out, or with another value."""
    if not calls:
        return [Function(each["name"]) for each in case.functions[:1]]
    first, *others = calls
    if first.kwargs and chance.random() < 0.5:
        name = chance.choice(sorted(first.kwargs))
        return [Function(first.name, (), {**first.kwargs, name: "?"}), *others]
    return others


def _answer_of(calls: Sequence[Function], answer_format: str) -> Message:
    """Calls as an answer format has them."""
    if not calls:
        return Message("assistant", "None of the functions fits.")
    if answer_format != "native":
        return Message("assistant", PromptFormat(f"json+{answer_format}").write(calls))
    made = [ToolCall(f"call_{n}", each.name, json.dumps(dict(each.kwargs))) for n, each in enumerate(calls)]
    return Message("assistant", "", tool_calls=tuple(made))
