"""What functions of a program gave before, by their arguments: what `functools.cache` and `lru_cache` keep.

This module is compiled where a C compiler is at hand: `modules.functions` has what a program calls.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.effects import READS
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.values.kinds import Builtin, TextFunction
from lightfc_sandbox.values.plain import check_key

_ENTRY_BYTES = 400
_BY_NAME = object()
# Types of the arguments that CPython takes for the key, where there is one: nothing of another type equals that.
_KEYS_THEMSELVES = frozenset({int, str})


class Results:
    """What a function gave, by its arguments: the latest `most`, or all.

    The order is that of numbers, since an `OrderedDict` is not safe with keys that functions of the text compare. What
    compares them may also call the function, and so change what is kept.
    """

    __slots__ = ("_function", "_known", "_latest", "_most", "_numbers", "hits", "misses")

    def __init__(self, function: Any, most: int | None) -> None:
        self._function, self._most = function, most
        self.clear()

    def clear(self) -> None:
        """Forget all, as `cache_clear` does."""
        self._known: dict[Any, tuple[int, Any]] = {}
        self._latest: OrderedDict[int, Any] = OrderedDict()  # the keys, where not all are kept
        self._numbers = count()
        self.hits = self.misses = 0

    def call(self, run: Run, _: TextFunction, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """What the function gives, or gave: see `TextFunction.call`."""
        if run.state is not None:
            run.state.turn()  # what it remembers is shared
        run.charge_steps(1 + len(args) + len(kwargs))
        if self._most == 0:
            self.misses += 1
            return call_value(run, self._function, *args, **kwargs)
        if run.state is not None:
            key = call_value(run, _KEY, *args, **kwargs)
        elif len(args) == 1 and not kwargs and type(args[0]) in _KEYS_THEMSELVES:
            key = args[0]
        else:
            key = _key(run, *args, **kwargs)
        found = self._known.get(key)
        if found is not None:
            if self._most is not None and found[0] in self._latest:
                self._latest.move_to_end(found[0])
            self.hits += 1
            return found[1]
        return self._computed(run, key, args, kwargs)

    def _computed(self, run: Run, key: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        self.misses += 1
        value = call_value(run, self._function, *args, **kwargs)
        if type(value) is Pending and len(self._latest) == self._most:
            value = touch(run, value)  # where it fails, what would have to go for it stays
        run.charge_bytes(_ENTRY_BYTES + ITEM_BYTES * (1 + len(args) + 2 * len(kwargs)))
        self._keep(key, value)
        if type(value) is Pending:
            self._keep_if_well(key, value)
        return value

    def leads_to(self, _: TextFunction) -> list[Any]:
        """What it knows: see `TextFunction.known`."""
        return [self._function, *(value for _, value in self._known.values())]

    def info(self) -> tuple[int, int, int | None, int]:
        """What `cache_info` tells."""
        return self.hits, self.misses, self._most, len(self._known)

    def _keep(self, key: Any, value: Any) -> None:
        if self._most is not None and key in self._known:
            return  # as in CPython, what the function gave to itself stays
        number = next(self._numbers)
        self._known[key] = number, value
        if self._most is not None:
            self._latest[number] = key
            if len(self._latest) > self._most:
                self._known.pop(self._latest.popitem(last=False)[1], None)

    def _keep_if_well(self, key: Any, value: Pending) -> None:
        """As in CPython, that a call has failed is not remembered."""
        value.then(lambda: None if value.failure is None else self._forget(key, value))

    def _forget(self, key: Any, value: Any) -> None:
        found = self._known.get(key)
        if found is not None and found[1] is value:
            del self._known[key]
            self._latest.pop(found[0], None)


def _key(run: Run, /, *args: Any, **kwargs: Any) -> Any:
    """What a call is remembered by: `f(1)` and `f(1.0)` are not the same, but `f(1, 2)` and `f(1.0, 2)` are."""
    if kwargs:
        return check_key(run, args), _BY_NAME, check_key(run, tuple(kwargs.items()))
    return args[0] if len(args) == 1 and type(args[0]) in _KEYS_THEMSELVES else check_key(run, args)


# The same of arguments that are looked at as those of any function.
_KEY = Builtin("functools.cache(…)", _key, effects=READS, cost=ITSELF)
