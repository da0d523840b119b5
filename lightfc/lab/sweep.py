"""An experiment: what is varied over which cases, as requests."""

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from lightfc.core.errors import CaseError, LabError
from lightfc.core.messages import Message
from lightfc.core.options import check_list, check_option, named_options
from lightfc.core.printable import printable, printable_lines
from lightfc.formats import Example, PromptFormat, count_tokens
from lightfc.lab.cases import Case
from lightfc.lab.checks import Check, check_named, name_of
from lightfc.lab.comparisons import Results
from lightfc.lab.factors import FACTORS, STRICTNESS, Draft, Level, Levels, cells_of, seeded
from lightfc.lab.intervals import DEFAULT_MARGIN, detectable_difference
from lightfc.lab.loaders import from_rows, function_in, load_cases
from lightfc.lab.sources import FromModel, Recorded, Source, Wants
from lightfc.lab.store import Request, Trial, digest
from lightfc.lab.verdicts import READERS, Reader, reader_named
from lightfc.models import Model
from lightfc.views.display import Listing, ShownAsList

DEFAULT_ANSWER_TOKENS = 60
"""How long an answer with calls is taken to be, for the estimate."""

_PROMPTS = 4_096
"""How many prompts are kept, for models and repeats that are asked the same."""


@dataclass(frozen=True, slots=True)
class Estimate(ShownAsList):
    """What a sweep will take, before it runs; `Sweep.estimate` gives it.

    Attributes:
        cells: The number of cells: combinations of one level of each factor.
        cases: The number of cases.
        trials: The number of answers that are judged: one for each cell, case and repeat.
        requests: The number of different requests among them. Trials that ask the same share one.
        prompt_tokens: Tokens of all prompts. 0 for recorded and simulated models, which get none.
        completion_tokens: Tokens of all answers, at `answer_tokens` for each.
        cost: The cost of these tokens, by the prices of the models.
        detectable: The smallest difference in accuracy between two cells, from 0 to 1, that is found in 80 % of such
            experiments; None if there are too few cases to find any. It assumes that a fifth of the cases are right in
            one cell only, the exact test, and a level of 5 %, divided by the number of comparisons of the report.

    Examples:
        >>> from lightfc.lab import own_cases, Simulated, Sweep
        >>> estimate = Sweep({"model": Simulated()}, shown=["python", "json"], cases=own_cases(["single"])).estimate()
        >>> estimate.cells, estimate.cases, estimate.requests
        (2, 12, 24)
    """

    cells: int
    cases: int
    trials: int
    requests: int
    prompt_tokens: int
    completion_tokens: int
    cost: float
    detectable: float | None

    def _listing(self) -> Listing:
        values = [(each.name.replace("_", " "), getattr(self, each.name)) for each in fields(self)]
        rows = [
            (name, "none" if value is None else f"{value:,.3g}" if type(value) is float else f"{value:,}")
            for name, value in values
        ]
        return Listing("What the sweep will take", ("of", "about"), rows)


@named_options
class Sweep(ShownAsList):
    """An experiment: models, formats and other factors, varied over the same cases. `run` runs it.

    Args:
        models: A dict of models by label: each a `Model`, or a `FromModel`, `Recorded` or `Simulated`. Or a list of
            models with different names.
        shown: Names of tool formats; `"python"` alone by default. The first level of each factor is the baseline.
        asked: Names of answer formats; `"expression"` alone by default.
        cases: A list of cases or rows, or a path or `"own"`, as for `load_cases`. `"own"`, the default, is the 60 cases
            that come with lightfc.
        factors: What else is varied: a list of levels by the name of each factor, one of `FACTORS`.
        repeats: How many times each request is sent, at least 1. 1 by default: more cases tell more than repeats.
        seed: The seed of everything that is drawn at random; 0 by default, so that the same sweep asks the same.
        design: How levels are combined, one of `DESIGNS`; `"full"`, every combination, by default.
        looks: How often results are looked at while cases are added, from 1 to the number of cases. With more than 1
            the sweep is adaptive: cases come in random order, and a cell gets no more requests when all its comparisons
            are settled. 1, the default, asks everything.
        margin: The smallest difference in accuracy that matters, above 0 and at most 1; levels that differ by less
            count as equal. 0.03 by default: about 1,800 cases find such a difference (`Estimate.detectable`).
        examples: Examples for the factor `shots`.
        parameters: More members of each request, such as `{"temperature": 0}`.
        readers: Names of the readers by which answers are judged, beside the levels of the factor `strictness`. All of
            `READERS` by default.
        check: A check, or the name of one in `CHECKS`, or `"checks.py:function"`; `"bfcl"` by default.

    Attributes:
        cases: The cases that are asked about.
        left_out: Why the other cases are not: their functions cannot be described to a model.
        cells: The level of each factor, for each cell.
        key: The hash of what is asked. A store has a sweep under it.
        rows: The id and the row of each case as models see it, by hash; complete when `trials` has ended.

    Raises:
        LabError: An option is wrong; `CaseError` for the cases.
        TypeError: An option has a wrong type, such as one string where a list is wanted.

    Examples:
        >>> from lightfc.lab import own_cases, Simulated, Sweep
        >>> sweep = Sweep({"model": Simulated()}, asked=["expression", "json"], cases=own_cases(["single"]))
        >>> estimate = sweep.estimate()
        >>> estimate.cells, estimate.requests
        (2, 24)
    """

    def __init__(
        self,
        models: Mapping[str, Model | Source] | Sequence[Model],
        shown: Sequence[str] = ("python",),
        asked: Sequence[str] = ("expression",),
        cases: str | Path | Iterable[Case | Mapping[str, Any]] = "own",
        *,
        factors: Mapping[str, Sequence[Level]] | None = None,
        repeats: int = 1,
        seed: int = 0,
        design: str = "full",
        looks: int = 1,
        margin: float = DEFAULT_MARGIN,
        examples: Sequence[Example] = (),
        parameters: Mapping[str, Any] | None = None,
        readers: Sequence[str] = tuple(READERS),
        check: str | Check = "bfcl",
    ) -> None:
        self.sources: dict[str, Source] = {
            label: each if isinstance(each, Source) else FromModel(each) for label, each in _by_label(models).items()
        }
        self.cases = load_cases(cases) if isinstance(cases, str | Path) else from_rows(cases)
        self.left_out = self._leave_out()
        varied = _varied(shown, asked, factors or {})
        self.factors: dict[str, tuple[Level, ...]] = {
            "model": tuple(self.sources), **{name: tuple(levels) for name, levels in varied.items()},
        }  # fmt: skip
        self.repeats, self.seed, self.design, self.looks, self.margin = repeats, seed, design, looks, margin
        self.examples, self.parameters = tuple(examples), dict(parameters or {})
        self.checked = check
        if isinstance(check, str):
            check_named(check)
        self._check_size()
        self._check_levels()
        check_list("readers", readers, "readers")
        named_readers = dict.fromkeys([*readers, *map(str, self.factors.get(STRICTNESS, ()))])
        self.readers: tuple[Reader, ...] = tuple(map(reader_named, named_readers))
        self.cells: list[dict[str, Level]] = cells_of(design, self.factors)
        self._cases = {case.id: case for case in self.cases}
        self.rows: dict[str, tuple[str, Mapping[str, Any]]] = {}
        # What models and repeats are asked alike is made once.
        self._drafts = lru_cache(_PROMPTS)(self._draft)
        self._requests = lru_cache(_PROMPTS)(lambda *of: request_of(self._drafts(*of)[0]))

    def __repr__(self) -> str:
        varied = {name: list(levels) for name, levels in self.factors.items()}
        return f"Sweep({varied}, cells={len(self.cells)}, cases={len(self.cases)}, repeats={self.repeats})"

    def _listing(self) -> Listing:
        rows = [
            (printable(name), ", ".join(printable(str(level)) for level in levels))
            for name, levels in self.factors.items()
        ]
        title = f"{len(self.cells):,} cells x {len(self.cases):,} cases x {self.repeats:,} ({self.design})"
        return Listing(title, ("factor", "levels"), rows, printable_lines("\n".join(self.left_out)))

    def _leave_out(self) -> list[str]:
        if all(each.wants != "messages" for each in self.sources.values()):
            return []
        usable, problems = [], []
        for case in self.cases:
            try:
                case.definitions  # noqa: B018 - made to see whether it can be
            except CaseError as error:
                problems += error.problems
            else:
                usable.append(case)
        if problems and not usable:
            raise CaseError(problems)
        self.cases = usable
        return problems

    def _check_size(self) -> None:
        check_option("margin", self.margin, (int, float), "a number")
        for name in ("repeats", "seed", "looks"):
            check_option(name, getattr(self, name), int, "a whole number")
        if not 0 < self.margin <= 1:
            raise LabError(f"margin must be above 0 and at most 1, not {self.margin}")
        if not self.sources:
            raise LabError("the sweep has no models: give one, in a file as [models.NAME]")
        if not self.cases or self.repeats < 1:
            raise LabError(f"the sweep has no cells: {len(self.cases)} cases, {self.repeats} repeats")
        if not 1 <= self.looks <= len(self.cases):
            raise LabError(f"looks must be from 1 to the number of cases, {len(self.cases)}, not {self.looks}")

    def _check_levels(self) -> None:
        recorded = {name for each in self.sources.values() if isinstance(each, Recorded) for name in each.factors}
        for name, levels in self.factors.items():
            if name in {"model", *recorded}:
                continue
            if name not in FACTORS:
                raise LabError(f"there is no factor {name!r}; the factors are model, {', '.join(FACTORS)}")
            for level in levels:
                FACTORS[name].check(name, level)
        shots = max((level for level in self.factors.get("shots", ()) if isinstance(level, int)), default=0)
        if shots > len(self.examples):
            raise LabError(f"shots has the level {shots}, but there are {len(self.examples)} examples")

    @cached_property
    def spec(self) -> dict[str, Any]:
        """The description of the sweep as plain data, as a store has it."""
        return {
            "factors": {name: list(levels) for name, levels in self.factors.items()},
            "design": self.design,
            "repeats": self.repeats,
            "looks": self.looks,
            "margin": self.margin,
            "seed": self.seed,
            "parameters": self.parameters,
            "examples": [repr(each) for each in self.examples],
            "cases": digest([case.to_row() for case in self.cases]),
            **self._words(),
            "check": name_of(self.checked),
            "readers": {each.name: list(each.layers) for each in self.readers},
            "versions": {name: version(name) for name in ("lightfc", "numpy")},
            # Only the hash: what a source is told by may hold what a store should not.
            "sources": {label: [each.wants, digest(dict(each.identity))] for label, each in self.sources.items()},
            "prices": {label: [each.price.prompt, each.price.completion] for label, each in self.sources.items()},
        }

    def _words(self) -> dict[str, Any]:
        """What the files say from which descriptions are: with others, the same levels ask something else."""
        levels = [str(level) for level in self.factors.get("descriptions", ()) if ":" in str(level)]
        for level in levels:
            function_in(level, "the function of descriptions")  # which tells of a file that cannot be used
        texts = {level: digest(Path(level.rpartition(":")[0]).read_text("utf-8")) for level in levels}
        return {"words": texts} if texts else {}

    @cached_property
    def key(self) -> str:
        """The hash of what the sweep asks. Checks, readers and prices are not part of it, so they can change later."""
        left_out = ("check", "readers", "versions", "prices", "margin")
        return digest({name: value for name, value in self.spec.items() if name not in left_out})

    def trials(self) -> Iterator[Trial]:
        """Give every trial, case by case, so that any first part compares all cells over the same cases."""
        for look, case in self._by_look():
            for number, cell in enumerate(self.cells):
                source = self.sources[str(cell["model"])]
                for repeat in range(self.repeats):
                    case_key, question = self._question(case, cell, repeat, source.wants)
                    key = digest([cell["model"], source.identity, question])
                    yield Trial(number, case_key, repeat, look, Request(key, str(cell["model"]), question))

    def _by_look(self) -> list[tuple[int, Case]]:
        """At which look each case is there: those of a cluster together, the clusters of several looks drawn."""
        clusters = list(dict.fromkeys(case.cluster or case.id for case in self.cases))
        if self.looks > 1:
            seeded(self.seed, "looks").shuffle(clusters)
        looks = {cluster: place * self.looks // len(clusters) + 1 for place, cluster in enumerate(clusters)}
        found = [(looks[case.cluster or case.id], case) for case in self.cases]
        return sorted(found, key=lambda each: each[0])

    def _question(self, case: Case, cell: Levels, repeat: int, wants: Wants) -> tuple[str, dict[str, Any]]:
        """The hash of the case as it is shown, and what a source is asked."""
        varied = {name: level for name, level in cell.items() if name not in ("model", STRICTNESS)}
        levels = tuple((name, level) for name, level in varied.items() if name in FACTORS)
        draft, case_key = self._drafts(case.id, levels)
        if wants == "messages":
            return case_key, {**self._requests(case.id, levels), "repeat": repeat}
        place = {"case": case.id} if wants == "place" else {"row": draft.case.to_row()}
        return case_key, {**place, "levels": varied, "repeat": repeat}

    def _draft(self, case_id: str, levels: tuple[tuple[str, Level], ...]) -> tuple[Draft, str]:
        """What is asked about a case in a cell, and the hash of the case as it is shown."""
        case = self._cases[case_id]
        draft = Draft(case, self.cases, self.examples, self.seed, parameters=self.parameters)
        given = dict(levels)
        for name, factor in FACTORS.items():
            if name in given:
                draft = factor.apply(draft, given[name])
        row = draft.case.to_row()
        case_key = digest(row)
        self.rows[case_key] = (case.id, row)
        return draft, case_key

    def estimate(
        self, counter: Callable[[str], int] | None = None, answer_tokens: float = DEFAULT_ANSWER_TOKENS
    ) -> Estimate:
        """Estimate what the sweep will take, without asking a model.

        Args:
            counter: A function that counts the tokens of a text; None, the default, takes four characters for a token.
            answer_tokens: The mean length of an answer, in tokens. 60 by default: the right answers to lightfc's own
                cases take 21 (`expression`) to 84 (`xml`).
        """
        seen: set[str] = set()
        trials = prompt = 0
        cost = 0.0
        for trial in self.trials():
            trials += 1
            if trial.request.key in seen:
                continue
            seen.add(trial.request.key)
            texts = [each["content"] for each in trial.request.question.get("messages", ())]
            tools = trial.request.question.get("tools")
            texts += [json.dumps(tools)] if tools else []
            tokens = count_tokens("\n".join(texts), counter) if texts else 0
            prompt += tokens
            cost += self.sources[trial.request.model].price.of(tokens, answer_tokens)
        clusters = len({case.cluster or case.id for case in self.cases})
        compared = sum(1 for _ in Results(self.spec, dict(enumerate(self.cells)), {}).compared())
        return Estimate(
            len(self.cells), len(self.cases), trials, len(seen), prompt, math.ceil(len(seen) * answer_tokens), cost,
            detectable_difference(clusters, comparisons=max(1, compared)),
        )  # fmt: skip


def _varied(
    shown: Sequence[str], asked: Sequence[str], factors: Mapping[str, Sequence[Level]]
) -> dict[str, Sequence[Level]]:
    """The levels of each factor but the model."""
    own: dict[str, Sequence[Level]] = {"shown": shown, "asked": asked}
    twice = next((name for name in factors if name in ("model", *own)), None)
    if twice is not None:
        place = "the models of the sweep" if twice == "model" else f"the setting {twice}"
        raise LabError(f"factors: {twice} has its levels from {place}, and not from factors")
    varied = {**own, **factors}
    for name, levels in varied.items():
        check_list(name, levels, "levels")
    return varied


def _by_label(models: Mapping[str, Model | Source] | Sequence[Model]) -> Mapping[str, Model | Source]:
    if isinstance(models, Mapping):
        return models
    check_list("models", models, "models, or a dict of them by label")
    for each in models:
        if not hasattr(each, "name"):
            raise LabError(f"{type(each).__name__} has no name of its own; give a label: models={{'a': …}}")
    named = {each.name: each for each in models}
    if len(named) < len(models):
        raise LabError("two models have one name; give them labels: models={'a': …, 'b': …}")
    return named


def request_of(draft: Draft) -> dict[str, Any]:
    """The request that a draft makes: messages, tools and parameters as plain data.

    The system message of the format stands first; what the case itself says as system stands below it.
    """
    form = PromptFormat(
        f"{draft.tool_format}+{draft.answer_format}", parallel=draft.parallel, examples=draft.examples[: draft.shots]
    )
    case = draft.case
    own = [each.content for each in case.messages if each.role == "system"]
    system = Message("system", "\n\n".join([form.system(case.definitions), *own]))
    messages = [system, *(each for each in case.messages if each.role != "system")]
    request: dict[str, Any] = {"messages": [{"role": each.role, "content": each.content} for each in messages]}
    tools = form.tools(case.definitions)
    beside = {"tools": tools, "parameters": dict(draft.parameters)}
    return request | {name: value for name, value in beside.items() if value}
