"""A sweep as a file of TOML."""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from lightfc.core.definitions import Function
from lightfc.core.errors import LabError
from lightfc.core.prices import Price
from lightfc.formats import Example
from lightfc.lab.cases import Case
from lightfc.lab.experiment import DEFAULT_IN_FLIGHT, Budget
from lightfc.lab.factors import Level
from lightfc.lab.intervals import DEFAULT_MARGIN
from lightfc.lab.loaders import function_in, load_cases
from lightfc.lab.sources import FromModel, Recorded, Simulated, Source, recorded_models
from lightfc.lab.sweep import Sweep
from lightfc.lab.verdicts import READERS
from lightfc.models import LocalModel, OpenAIModel


@dataclass(frozen=True, slots=True)
class Configured:
    """A sweep as a file describes it, with where and how to run it.

    Attributes:
        sweep: The sweep.
        store: The path of its store.
        budget: What it may use.
        in_flight: How many requests may be in flight.
        counter: What counts tokens; None for four characters a token.
    """

    sweep: Sweep
    store: Path
    budget: Budget
    in_flight: int
    counter: Callable[[str], int] | None = None


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Price(_Strict):
    prompt: float = Field(default=0.0, ge=0)
    completion: float = Field(default=0.0, ge=0)


class _Model(_Strict):
    """A model: exactly one of `server`, `gguf`, `recorded` and `simulated` says where it is."""

    server: str | None = None
    gguf: str | None = None
    recorded: str | None = None
    simulated: float | dict[str, float] | None = None
    name: str | None = None
    key: str | None = Field(default=None, description="Name of the environment variable that holds the key.")
    timeout_s: float = Field(default=60.0, gt=0)
    max_retries: int = Field(default=2, ge=0)
    parameters: dict[str, Any] = {}
    price: _Price = _Price()
    requests_per_minute: float | None = Field(default=None, gt=0)
    in_flight: int | None = Field(default=None, ge=1)
    factors: list[str] = []
    fenced: float = Field(default=0.2, ge=0, le=1)

    @model_validator(mode="after")
    def _is_one(self) -> "_Model":
        given = [each for each in ("server", "gguf", "recorded", "simulated") if getattr(self, each) is not None]
        if len(given) != 1:
            raise ValueError("give exactly one of server, gguf, recorded and simulated: it says where the model is")
        return self


class _Call(_Strict):
    name: str
    arguments: dict[str, Any] = {}


class _Example(_Strict):
    question: str
    calls: list[_Call] = []
    content: str = ""


class _Budget(_Strict):
    requests: int | None = Field(default=None, ge=0)
    tokens: int | None = Field(default=None, ge=0)
    cost: float | None = Field(default=None, ge=0)


class _Recorded(_Strict):
    """Files of recorded answers, of which each model is one of the experiment."""

    answers: list[str] = []
    factors: list[str] = []


class _File(_Strict):
    models: dict[str, _Model] = {}
    recorded: _Recorded = _Recorded()
    shown: list[str] = ["python"]
    asked: list[str] = ["expression"]
    cases: str = "own"
    categories: list[str] = []
    limit: int | None = Field(default=None, ge=1)
    factors: dict[str, list[str | int | float | bool]] = {}
    examples: list[_Example] = []
    parameters: dict[str, Any] = {}
    design: str = "full"
    looks: int = Field(default=1, ge=1)
    margin: float = Field(default=DEFAULT_MARGIN, gt=0, le=1)
    repeats: int = Field(default=1, ge=1)
    seed: int = 0
    readers: list[str] = list(READERS)
    check: str = "bfcl"
    counter: str | None = None
    store: str = "runs.db"
    budget: _Budget = _Budget()
    in_flight: int = Field(default=DEFAULT_IN_FLIGHT, ge=1)


def load_sweep(path: str | Path) -> Configured:
    r"""Read the description of a sweep from a TOML file. The reference has its settings, under "File formats".

    Args:
        path: The file, in UTF-8. Paths in it are relative to its folder.

    Returns:
        The sweep with its store, budget and settings: `run(found.sweep, found.store, budget=found.budget)`.

    Raises:
        LabError: The file cannot be read, or a setting is wrong; `CaseError` for the cases.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import load_sweep
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "sweep.toml"
        >>> _ = path.write_text('cases = "own"\nstore = "answers.db"\n[models.simulated]\nsimulated = 0.8\n')
        >>> load_sweep(path).sweep.estimate().requests
        60
        >>> folder.cleanup()
    """
    path = Path(path)
    try:
        file = _File.model_validate(tomllib.loads(path.read_text("utf-8")))
    except (OSError, UnicodeDecodeError) as error:
        raise LabError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    except tomllib.TOMLDecodeError as error:
        raise LabError(f"{path} is not TOML: {error}") from error
    except ValidationError as error:
        raise LabError("\n".join(f"{path}: {_worded(each)}" for each in error.errors(include_url=False))) from None

    def beside(name: str) -> str:
        return str(path.parent / name)

    counter = function_in(beside(file.counter), "the counter of tokens") if file.counter else None
    budget = Budget(**file.budget.model_dump())
    return Configured(_sweep(file, beside), Path(beside(file.store)), budget, file.in_flight, counter)


def _worded(problem: Mapping[str, Any]) -> str:
    """What pydantic finds wrong with a setting, in our words."""
    where = ".".join(map(str, problem["loc"]))
    if problem["type"] != "extra_forbidden":
        return f"{where}: {problem['msg'].removeprefix('Value error, ')}"
    known = {name for each in (_File, _Model, _Budget, _Price, _Example, _Recorded) for name in each.model_fields}
    meant = get_close_matches(str(problem["loc"][-1]), known, n=1)
    return f"{where}: is not a setting" + (f"; did you mean {meant[0]}?" if meant else "")


def _level(level: Any, beside: Callable[[str], str]) -> Any:
    """A level; one that names a function of a file does so beside the sweep."""
    return beside(level) if isinstance(level, str) and ".py:" in level else level


def _cases(file: _File, beside: Callable[[str], str]) -> list[Case]:
    cases = load_cases("own" if file.cases == "own" else beside(file.cases))
    known = sorted({case.category for case in cases})
    if unknown := [each for each in file.categories if each not in known]:
        raise LabError(f"categories: no case has {', '.join(unknown)}; the categories are {', '.join(known)}")
    return [case for case in cases if case.category in (file.categories or known)][: file.limit]


def _sweep(file: _File, beside: Callable[[str], str]) -> Sweep:
    cases = _cases(file, beside)
    factors: Mapping[str, list[Level]] = {
        name: [_level(each, beside) for each in levels] for name, levels in file.factors.items()
    }
    sources: dict[str, Source] = {label: _source(label, each, beside) for label, each in file.models.items()}
    if file.recorded.answers:
        sources |= recorded_models([beside(each) for each in file.recorded.answers], file.recorded.factors)
    examples = [
        Example(each.question, tuple(Function(call.name, (), call.arguments) for call in each.calls), each.content)
        for each in file.examples
    ]
    same = {"shown", "asked", "repeats", "seed", "design", "looks", "margin", "parameters", "readers"}
    check = _level(file.check, beside)
    return Sweep(sources, cases=cases, factors=factors, examples=examples, check=check, **file.model_dump(include=same))


def _simulated(label: str, skill: float | Mapping[str, float], fenced: float) -> Simulated:
    try:
        return Simulated(skill, fenced)
    except ValueError as error:
        raise LabError(f"models.{label}.simulated: {error}") from None


def _source(label: str, options: _Model, beside: Callable[[str], str]) -> Source:
    if options.recorded is not None:
        return Recorded(beside(options.recorded), options.name, options.factors)
    if options.simulated is not None:
        return _simulated(label, options.simulated, options.fenced)
    if options.gguf is not None:
        model: Any = LocalModel(beside(options.gguf), extra_body=options.parameters or None)
    else:
        key = os.environ.get(options.key) if options.key else None
        if options.key and not key:
            raise LabError(f"models.{label}.key: the environment variable {options.key} is not set")
        model = OpenAIModel(
            options.name or label, base_url=options.server, api_key=key, timeout_s=options.timeout_s,
            max_retries=options.max_retries, extra_body=options.parameters or None,
        )  # fmt: skip
    price = Price(options.price.prompt, options.price.completion)
    return FromModel(model, price=price, requests_per_minute=options.requests_per_minute, in_flight=options.in_flight)
