"""Where answers come from: a model, answers that were recorded, or a simulated model whose skill is known."""

import asyncio
import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable

from lightfc.core.definitions import Function
from lightfc.core.errors import LabError, ModelError
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc.formats import PromptFormat, count_tokens
from lightfc.lab.answers import RecordedAnswer, Unusable, recorded_answers
from lightfc.lab.cases import Case, case_of
from lightfc.lab.checks import first_accepted
from lightfc.lab.design import Levels
from lightfc.lab.factors import seeded
from lightfc.lab.readings import format_named
from lightfc.models import Model
from lightfc.models.model import Closing

__all__ = ["FromModel", "Given", "Price", "Recorded", "Simulated", "Source", "Wants", "recorded_models"]


@dataclass(frozen=True, slots=True)
class Price:
    """What tokens cost, in any currency.

    Attributes:
        prompt: Of a million tokens of the prompt.
        completion: Of a million tokens of the answer.

    Examples:
        >>> from lightfc.lab import Price
        >>> Price(prompt=0.5, completion=1.5).of(10_000, 2_000)
        0.008
    """

    prompt: float = 0.0
    completion: float = 0.0

    def of(self, prompt_tokens: float, completion_tokens: float) -> float:
        """What tokens cost.

        Args:
            prompt_tokens: Tokens of the prompt.
            completion_tokens: Tokens of the answer.
        """
        return (self.prompt * prompt_tokens + self.completion * completion_tokens) / 1_000_000


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that a source gives.

    Attributes:
        message: What was said.
        latency_s: How long it took, in seconds; None where that is not known.
        right: Whether somebody else judged it right; None where nobody did.
    """

    message: Message
    latency_s: float | None = None
    right: bool | None = None


Wants = Literal["messages", "place", "case"]
"""What a source is asked with: with messages, or with the levels and the id of a case, or with the case itself."""


@runtime_checkable
class Source(Protocol):
    """What answers requests."""

    @property
    def price(self) -> Price:
        """What its tokens cost."""
        ...

    @property
    def wants(self) -> Wants:
        """What it is asked with."""
        ...

    @property
    def identity(self) -> Mapping[str, Any]:
        """What else makes its answers what they are, as plain data: part of the hash of each request."""
        ...

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Answer a request.

        Args:
            question: What is asked, as `lightfc.lab.sweep` writes it.

        Raises:
            ModelError: There is no answer.
        """
        ...


class FromModel:
    """Asks a model.

    Args:
        model: Any `lightfc.Model`.
        price: What its tokens cost.
        requests_per_minute: How many requests may begin in a minute; no limit if None.
        in_flight: How many requests may be under way; that of the sweep if None.
        identity: Settings of the model that change its answers, such as its temperature, as plain data.

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
        self.model = model
        self.identity = dict(identity or {})
        self.price = price or Price()
        self._gap_s = 60 / requests_per_minute if requests_per_minute else 0.0
        self._next = 0.0
        self._slots = asyncio.Semaphore(in_flight) if in_flight else None

    async def aclose(self) -> None:
        """Close what the model holds open."""
        if isinstance(self.model, Closing):
            await self.model.aclose()

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Ask the model."""
        if self._slots is None:
            return await self._answer(question)
        async with self._slots:
            return await self._answer(question)

    async def _answer(self, question: Mapping[str, Any]) -> Given:
        if self._gap_s:
            begin = max(time.monotonic(), self._next)
            self._next = begin + self._gap_s
            await asyncio.sleep(begin - time.monotonic())
        messages = [Message(each["role"], each["content"]) for each in question["messages"]]
        tools, body = question.get("tools", ()), question.get("parameters") or None
        begun = time.perf_counter()
        message = await self.model.complete(messages, tools=tools, extra_body=body)
        return Given(message, time.perf_counter() - begun)


class Recorded:
    """Gives answers that were recorded: the same experiment without a network.

    Args:
        answers: A file of them (see `lightfc.lab.answers`), or the answers.
        model: Whose answers to give, where the file has those of several; all if None.
        factors: Names of keys of the rows that say what else was varied.

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
        >>> Recorded(path).identity
        {}
        >>> folder.cleanup()
    """

    wants: Wants = "place"
    price = Price()
    identity: Mapping[str, Any] = {}

    def __init__(
        self,
        answers: str | Path | Sequence[RecordedAnswer | Unusable],
        model: str | None = None,
        factors: Sequence[str] = (),
    ) -> None:
        rows = recorded_answers(answers, factors) if isinstance(answers, str | Path) else answers
        self.unusable: list[str] = []
        self._factors = tuple(factors)
        self._answers: dict[tuple[Any, ...], list[RecordedAnswer]] = {}
        for row in rows:
            if isinstance(row, Unusable):
                self.unusable.append(row.reason)
            elif model is None or row.model == model:
                levels = {"shown": row.shown, "asked": format_named(row.asked), **row.factors}
                self._answers.setdefault(self._place(row.case, levels), []).append(row)
        if not self._answers:
            where = f" in {answers}" if isinstance(answers, str | Path) else ""
            raise LabError(f"there are no recorded answers{'' if model is None else f' of {model!r}'}{where}")

    @property
    def factors(self) -> tuple[str, ...]:
        """What was varied beside tool format and answer format."""
        return self._factors

    def _place(self, case: str, levels: Levels) -> tuple[Any, ...]:
        return (case, *(levels.get(name) for name in ("shown", "asked", *self._factors)))

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Give the recorded answer."""
        found = self._answers.get(self._place(question["case"], question["levels"]), [])
        repeat = question["repeat"]
        if repeat >= len(found):
            raise ModelError("no answer was recorded")
        return Given(found[repeat].answer, found[repeat].latency_s, found[repeat].right)


def recorded_models(paths: Iterable[str | Path], factors: Sequence[str] = ()) -> dict[str, Recorded]:
    """A source for each model of some files of recorded answers, by the name of the model.

    Args:
        paths: The files.
        factors: As for `Recorded`.

    Raises:
        CaseError: A file cannot be read.
        LabError: There are no answers in them.
    """
    by_model: dict[str, list[RecordedAnswer]] = {}
    for path in paths:
        for row in recorded_answers(path, factors):
            if isinstance(row, RecordedAnswer):
                by_model.setdefault(row.model, []).append(row)
    if not by_model:
        raise LabError(f"there are no recorded answers in {', '.join(map(str, paths)) or 'no files'}")
    return {model: Recorded(rows, model, factors) for model, rows in sorted(by_model.items())}


class Simulated:
    """Plays a model that knows the right calls and errs at known rates: to try an experiment before it costs anything.

    Nothing that it says tells anything of real models.

    Args:
        skill: How often it is right, from 0 to 1; by answer format where it is a table, with `default` for the others.
        fenced: How often it puts its answer into a code fence with words before it.

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
        self.identity = {"skill": dict(self._skill), "fenced": fenced}

    async def answer(self, question: Mapping[str, Any]) -> Given:
        """Make an answer up."""
        case, levels = case_of(question["row"]), question["levels"]
        asked = str(levels["asked"])
        # How hard a case is does not depend on the format, so that cells go together as those of real models do.
        chance = seeded(case.id, sorted(levels.items()), question["repeat"])
        effort = 0.7 * seeded("case", case.id).random() + 0.3 * chance.random()
        calls = [first_accepted(each) for each in case.expected or ()]
        if effort > self._skill.get(asked, self._skill.get("default", 0.8)):
            calls = _wrong(calls, case, chance)
        message = _said(calls, asked)
        content = message.content
        if content and calls and chance.random() < self._fenced:
            content = f"Here you are:\n```\n{content}\n```"
        return Given(Message("assistant", content, "stop", Usage(0, count_tokens(content)), message.tool_calls))


def _wrong(calls: Sequence[Function], case: Case, chance: random.Random) -> list[Function]:
    """Calls as they are got wrong: made where none is right, left out, or with another value."""
    if not calls:
        return [Function(each["name"]) for each in case.functions[:1]]
    first, *others = calls
    if first.kwargs and chance.random() < 0.5:
        name = chance.choice(sorted(first.kwargs))
        return [Function(first.name, (), {**first.kwargs, name: "?"}), *others]
    return others


def _said(calls: Sequence[Function], asked: str) -> Message:
    """Calls as an answer format has them."""
    if not calls:
        return Message("assistant", "None of the functions fits.")
    if asked != "native":
        return Message("assistant", PromptFormat(f"json+{asked}").write(calls))
    made = [ToolCall(f"call_{n}", each.name, json.dumps(dict(each.kwargs))) for n, each in enumerate(calls)]
    return Message("assistant", "", tool_calls=tuple(made))
