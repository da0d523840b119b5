"""`random`: CPython's own sequence of numbers, from a generator of the run or of the session.

The generator of the host's `random` is neither read nor set. A run begins with one that is seeded by the operating
system; `random.seed(n)` and `random.Random(n)` give the numbers that CPython gives. Its state cannot be taken or put
back (`getstate`, `setstate`), and every number drawn is one step, so a distribution that rejects for ever ends.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import ITEM_BYTES, PLACE_BYTES, TEXT_LIKE
from lightfc_sandbox.budget.quick import quick_call
from lightfc_sandbox.effects import DRAWS, PURE, READS, W_OTHER, WRITES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.containers import Places
from lightfc_sandbox.stdlib.wrapping import Taking, charge_sums, take_integers, take_numbers, taking_arrays
from lightfc_sandbox.values.iteration import new_list
from lightfc_sandbox.values.kinds import INTEGERS, LIKE, SEQUENCES, Builtin, Inside, Method, inner_of, type_name
from lightfc_sandbox.values.naming import name_in_messages
from lightfc_sandbox.values.type_tables import ATTRIBUTES

_DISTRIBUTIONS = (
    "uniform triangular normalvariate gauss lognormvariate expovariate vonmisesvariate gammavariate betavariate "
    "paretovariate weibullvariate binomialvariate"
)
_WHOLE = "randint randrange"
_SUM_BYTES = ITEM_BYTES + PLACE_BYTES  # a weight or count: the sum of those up to it, and its place as it is looked at
_SEED_CHARS = 10_000
Drawing = Callable[..., Any]
_next, _next_bits = random.Random.random, random.Random.getrandbits


class Random(Inside, random.Random):
    """A generator of random numbers, each of which is charged to the run that draws it."""

    run: Run

    def random(self) -> float:
        """The next number in [0, 1)."""
        self.run.charge_steps(1)
        return _next(self)

    # Beside `random`, this has to stand here: CPython draws integers in another way from a class that lacks it.
    def getrandbits(self, k: int, /) -> int:
        """An integer of `k` random bits."""
        self.run.charge_steps(1)
        return _next_bits(self, k)


def _seed(run: Run, owner: Random, /, a: Any = None, version: Any = 2) -> None:
    take_integers(version)
    if a is not None and (type(a) not in TEXT_LIKE and type(a) not in INTEGERS and type(a) is not float):
        raise TypeError("The only supported seed types are: None, int, float, str, bytes, and bytearray.")
    if type(a) in TEXT_LIKE and len(a) > _SEED_CHARS:
        raise Refused(f"random.seed: a seed has at most {_SEED_CHARS:,} characters in a program")
    owner.seed(a, version)


def _getrandbits(run: Run, owner: Random, k: Any, /) -> int:
    take_integers(k)
    run.charge_bits(k)
    return owner.getrandbits(k)


def _randbytes(run: Run, owner: Random, /, n: Any) -> bytes:
    take_integers(n)
    run.charge_items(n, 2)
    return owner.randbytes(n)


def _real(name: str) -> Callable[..., Any]:
    return getattr(random.Random, name)  # type: ignore[no-any-return]  # it is a method


def _numeric(name: str, take: Taking) -> Drawing:
    real = _real(name)

    def call(run: Run, owner: Random, /, *args: Any, **kwargs: Any) -> Any:
        take(*(each for each in (*args, *kwargs.values()) if each is not None))
        return real(owner, *args, **kwargs)

    return call


def _sequence(run: Run, value: Any) -> Any:
    """Something of a known length whose items stand at indices."""
    value = inner_of(run, value)
    if type(value) not in SEQUENCES:
        raise TypeError(f"a sequence is wanted here, such as a list, not {type_name(value)!r}")
    return value


def _weights(run: Run, values: Any) -> list[Any] | None:
    if values is None:
        return None
    items = new_list(run, values)
    run.charge_items(len(items), _SUM_BYTES)
    take_numbers(*items)
    charge_sums(run, items)
    return items


def _choices(
    run: Run, owner: Random, population: Any, weights: Any = None, *, cum_weights: Any = None, k: Any = 1
) -> list[Any]:
    take_integers(k)
    run.charge_items(k, ITEM_BYTES)
    return owner.choices(
        _sequence(run, population), _weights(run, weights), cum_weights=_weights(run, cum_weights), k=k
    )


def _sample(run: Run, owner: Random, population: Any, k: Any, *, counts: Any = None) -> list[Any]:
    take_integers(k)
    if counts is not None:
        counts = new_list(run, counts)
        run.charge_items(len(counts), _SUM_BYTES)
        take_integers(*counts)
    run.charge_items(k, 100)
    if type(_sequence(run, population)) is not range:
        # It is copied where much of it is wanted.
        run.charge_items(len(population))
    return owner.sample(population, k, counts=counts)


def _shuffle(run: Run, owner: Random, /, x: Any) -> None:
    if run.adopted is None and run.owned is None:
        raise Refused("random.shuffle changes its list, which an expression may not: random.sample(xs, len(xs))")
    if type(x) is not list:
        owner.shuffle(Places(run, x))  # type: ignore[arg-type]  # all that it asks of a sequence is there
        return
    run.check_own(x)
    run.charge_steps(len(x))
    owner.shuffle(x)


_TAKEN: dict[str, Taking] = {
    **{name: take_numbers for name in _DISTRIBUTIONS.split() if hasattr(random.Random, name)},
    **dict.fromkeys(_WHOLE.split(), take_integers),
}
"""Functions of numbers alone, with what refuses all else."""

_DRAWING: dict[str, Drawing] = {
    "seed": _seed, "random": lambda run, owner, /: owner.random(), "getrandbits": _getrandbits, "randbytes": _randbytes,
    "choice": lambda run, owner, /, seq: owner.choice(_sequence(run, seq)),
    "choices": _choices, "sample": _sample, "shuffle": _shuffle,
    **{name: _numeric(name, take) for name, take in _TAKEN.items()},
}  # fmt: skip


def _drawn(draw: Drawing, run: Run, owner: Random, /, *args: Any, **kwargs: Any) -> Any:
    owner.run = run
    return draw(run, owner, *args, **kwargs)


def _effects(draw: Drawing) -> int:
    """Whatever draws changes the generator, which no part of a text may overtake."""
    return READS | W_OTHER | DRAWS | (WRITES if draw is _shuffle else 0)


def _of_run(run: Run) -> Random:
    """The generator of a run."""
    owner: Random | None = run.kept.get("random")
    if owner is None:
        owner = run.kept["random"] = Random()
    owner.run = run
    return owner


def _function(name: str, draw: Drawing) -> Builtin:
    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        return draw(run, _of_run(run), *args, **kwargs)

    take = _TAKEN.get(name)
    if take is not None:
        real = _real(name)
        call = quick_call(
            call, lambda run, /, *args, **kwargs: real(_of_run(run), *args, **kwargs), None, hands_on=True,
            allowed=take.allowed,
        )  # fmt: skip
    return Builtin(f"random.{name}", call, effects=_effects(draw), cost=ITSELF)


def _random(run: Run, /) -> float:
    run.charge_steps(1)
    return _next(_of_run(run))


def _generator(run: Run, /, x: Any = None) -> Random:
    made = Random()
    if x is not None:
        _seed(run, made, x)
    return made


LIKE[Random] = random.Random()  # noqa: S311 - it only tells its type
ATTRIBUTES[Random] = {
    name: Method(partial(_drawn, draw), effects=_effects(draw), cost=ITSELF) for name, draw in _DRAWING.items()
}


for _name, _draw in _DRAWING.items():
    name_in_messages(_draw, f"random.{_name}", 2)

MEMBERS: Mapping[str, Any] = taking_arrays({
    **{name: _function(name, draw) for name, draw in _DRAWING.items()},
    "Random": Builtin("random.Random", _generator, Random, lazy=True, effects=PURE, cost=Takes(3_000, steps=32)),
}) | {"random": Builtin("random.random", _random, effects=_effects(_DRAWING["random"]), cost=ITSELF)}  # fmt: skip
"""What `random.` offers; no `SystemRandom`, and no state."""
