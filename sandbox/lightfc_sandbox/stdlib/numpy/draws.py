"""`np.random`: numpy's own numbers for a seed, from generators of the run or of the session.

The generator of the host's `np.random` is neither read nor set. A run begins with one that is seeded by the operating
system; `np.random.seed(n)` and `np.random.default_rng(n)` give the numbers that numpy gives. No state can be taken or
put back, and a generator that the host gives is an object of the host like any other.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.effects import DRAWS, PURE, READS, W_OTHER, WRITES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.numpy.arrays import TAKERS, listed_function
from lightfc_sandbox.stdlib.numpy.listed import Given, Listed, broadcast, extent, size_of
from lightfc_sandbox.values.kinds import INTEGERS, LIKE, LISTS, Builtin, Inside, Method, type_name
from lightfc_sandbox.values.type_tables import ATTRIBUTES, is_array, name_methods

_SEEDS = 1_000  # integers that a seed may be made of
_FEW = 50  # of how many values for each that is drawn without being put back numpy makes a list
_COST = Takes(3_000, steps=32)
_DRAWS = READS | W_OTHER | DRAWS  # what draws changes the generator, which no part of a text may overtake


class Drawing(Inside):
    """A generator of numpy that a run has made."""

    __slots__ = ("real",)

    def __init__(self, real: Any) -> None:
        self.real = real


class Generator(Drawing):
    """What `np.random.default_rng()` gives."""

    __slots__ = ()


class RandomState(Drawing):
    """What `np.random.RandomState()` gives, and what `np.random` itself draws from."""

    __slots__ = ()


def _drawn(given: Given) -> tuple[int, int]:
    """As many as `size` says, or as the parameters have together."""
    size = given.get("size")
    parameters = [each for name, each in given.items() if name != "owner" and name != "size"]
    return extent(broadcast(*filter(is_array, parameters)) if size is None else size), 0


def _moved(given: Given) -> tuple[int, int]:
    return _population(given["x"]), 0


def _population(value: Any) -> int:
    """How many values there are to choose from: an integer stands for those below it."""
    return int(value) if isinstance(value, int | np.integer) else size_of(value)


def _chosen(given: Given) -> tuple[int, int]:
    a, size, p = given["a"], given.get("size"), given.get("p")
    known = _population(a)
    drawn = extent(() if size is None else size)
    made = drawn * max(size_of(a) // max(len(a), 1), 1) if np.ndim(a) else drawn
    if not given.get("replace", True):
        made += min(known, _FEW * drawn) if type(given["owner"]) is np.random.Generator else known
        # In each round at least one is found, of which numpy then sets the chance to 0 and adds them up anew.
        return (made, 0) if p is None else (made + 2 * known, known * drawn)
    return made + (0 if p is None else 2 * known), 0


_SIZED: Mapping[str, str] = {
    "random": "", "standard_normal": "", "normal": "loc:array scale:array", "uniform": "low:array high:array",
    "exponential": "scale:array", "poisson": "lam:array", "binomial": "n:array p:array",
}  # fmt: skip
"""Distributions that both kinds of generators have, with their parameters."""

_CHOICE = "owner:drawing a:array size:size replace:bool p:optional"
_LISTED: Mapping[type[Drawing], Mapping[str, Listed]] = {
    kind: {
        **{name: Listed(f"owner:drawing {parameters} size:size", _drawn) for name, parameters in _SIZED.items()},
        **own,
        "permutation": Listed("owner:drawing x:array", _moved),
    }
    for kind, own in {
        Generator: {
            "integers": Listed("owner:drawing low:array high:optional size:size dtype:dtype endpoint:bool", _drawn),
            "choice": Listed(f"{_CHOICE} shuffle:bool", _chosen),
        },
        RandomState: {
            "randint": Listed("owner:drawing low:array high:optional size:size", _drawn),
            "random_sample": Listed("owner:drawing size:size", _drawn),
            "choice": Listed(_CHOICE, _chosen),
        },
    }.items()
}

TAKERS["drawing"] = lambda run, value: value.real
TAKERS["size"] = lambda run, value: None if value is None else TAKERS["shape"](run, value)


def _choosing(draw: Callable[..., Any]) -> Callable[..., Any]:
    """`choice`, which takes one of several texts too: numpy would make an array of them."""

    def choice(run: Run, owner: Drawing, /, a: Any, *args: Any, **kwargs: Any) -> Any:
        if type(a) not in LISTS or not a or not all(type(each) is str for each in a):
            return draw(run, owner, a, *args, **kwargs)
        run.charge_steps(len(a))
        place = draw(run, owner, len(a), *args, **kwargs)
        if is_array(place) and np.ndim(place):
            raise Refused("choice gives one text in a program: draw places, [xs[i] for i in choice(len(xs), size)]")
        return a[int(place)]

    return choice


def _shuffle(run: Run, owner: Drawing, x: Any, /) -> None:
    if run.adopted is None and run.owned is None:
        raise Refused("shuffle changes its argument, which an expression may not: permutation(xs)")
    if type(x) is not list and type(x) is not np.ndarray:
        raise TypeError(f"shuffle takes a list or an array in a program, not {type_name(x)!r}")
    run.check_own(x)
    run.charge_steps(len(x) if type(x) is list else size_of(TAKERS["array"](run, x)))
    owner.real.shuffle(x)


def _seed_of(run: Run, seed: Any) -> Any:
    """What seeds a generator: an integer, or several."""
    if seed is None or type(seed) in INTEGERS:
        return seed
    if type(seed) not in LISTS or not all(type(each) in INTEGERS for each in seed):
        raise TypeError(f"a seed is None, an integer or a list of integers in a program, not {type_name(seed)!r}")
    if len(seed) > _SEEDS:
        raise Refused(f"a seed has up to {_SEEDS:,} integers in a program")
    run.charge_steps(16 * len(seed))
    return list(seed)


def _seed(run: Run, owner: RandomState, /, seed: Any = None) -> None:
    owner.real.seed(_seed_of(run, seed))


def _in_shape(name: str) -> Callable[..., Any]:
    """`rand` and `randn`, whose arguments are the size."""
    draw = listed_function(f"random.RandomState.{name}", _LISTED[RandomState][name])
    return lambda run, owner, /, *sizes: draw(run, owner, sizes or None)


def _table(kind: type[Drawing]) -> dict[str, Callable[..., Any]]:
    made = {name: listed_function(f"random.{kind.__name__}.{name}", each) for name, each in _LISTED[kind].items()}
    return {**made, "choice": _choosing(made["choice"]), "shuffle": _shuffle}


_GENERATOR = _table(Generator)
_STATE = {
    **_table(RandomState),
    "rand": _in_shape("random_sample"),
    "randn": _in_shape("standard_normal"),
    "seed": _seed,
}


def _effects(name: str) -> int:
    return _DRAWS | (WRITES if name == "shuffle" else 0)


for _kind, _draws in ((Generator, _GENERATOR), (RandomState, _STATE)):
    ATTRIBUTES[_kind] = {name: Method(draw, effects=_effects(name), cost=ITSELF) for name, draw in _draws.items()}
    name_methods([ATTRIBUTES[_kind]])
LIKE[Generator], LIKE[RandomState] = np.random.default_rng(0), np.random.RandomState(0)  # they only tell their types


def _function(name: str, draw: Callable[..., Any]) -> Builtin:
    """What draws from the generator of a run."""

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        owner: RandomState | None = run.kept.get("np.random")
        if owner is None:
            owner = run.kept["np.random"] = RandomState(np.random.RandomState())
        return draw(run, owner, *args, **kwargs)

    return Builtin(f"np.random.{name}", call, effects=_effects(name), cost=ITSELF)


def _default_rng(run: Run, seed: Any = None) -> Generator:
    return seed if type(seed) is Generator else Generator(np.random.default_rng(_seed_of(run, seed)))


def _random_state(run: Run, seed: Any = None) -> RandomState:
    return RandomState(np.random.RandomState(_seed_of(run, seed)))


MEMBERS: Mapping[str, Any] = {
    **{f"random.{name}": _function(name, draw) for name, draw in _STATE.items()},
    "random.default_rng": Builtin("np.random.default_rng", _default_rng, Generator, effects=PURE, cost=_COST),
    "random.RandomState": Builtin("np.random.RandomState", _random_state, RandomState, effects=PURE, cost=_COST),
}
"""What `np.random` offers."""
