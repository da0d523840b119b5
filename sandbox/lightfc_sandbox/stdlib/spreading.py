"""How the values of arguments and of items of displays are spread."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES, PLACE_BYTES
from lightfc_sandbox.stdlib.attributes import qualified_name
from lightfc_sandbox.stdlib.special_methods import mapping_of
from lightfc_sandbox.values.iteration import all_of, counted, is_sized, to_copy
from lightfc_sandbox.values.kinds import (
    LISTS,
    MAPPINGS,
    NEVER_ITERATED,
    BoundMethod,
    Builtin,
    HostFunction,
    HostType,
    OwnMethod,
    TextFunction,
    is_own_class,
    type_name,
)
from lightfc_sandbox.values.opened import cannot

ARGUMENT_BYTES = 80
"""What a spread argument takes: its places in the lists that are made of it on the way to the function."""

KEYWORD_BYTES = 480
"""What a spread keyword takes: its places in the dicts that are made of it on the way to the function."""

_STRINGS = frozenset({str})


class Spread(list[Any]):
    """The items of a starred value, taken before what stands behind it is evaluated."""

    __slots__ = ()


def spread(run: Run, value: Any) -> Spread:
    """The items of a starred value, now."""
    take = to_copy if type(value) in LISTS else all_of
    return Spread(take(run, _after_star(value, "Value")))


def _after_star(value: Any, what: str) -> Any:
    if type(value) in NEVER_ITERATED:
        raise TypeError(f"{what} after * must be an iterable, not {type_name(value)}")
    return value


def spread_items(
    run: Run, values: Sequence[Any], stars: Sequence[bool], item_bytes: int = PLACE_BYTES, fn: Any = None
) -> list[Any]:
    """The items of a display, or of the argument list of a call of `fn`, in which starred values are spread."""
    items: list[Any] = []
    plain = 0
    if _is_charged(run, values, stars, item_bytes):
        for position, starred in enumerate(stars):
            if starred:
                items += values[position]
            else:
                items.append(values[position])
        return items
    for position, starred in enumerate(stars):
        value = values[position]
        if not starred:
            plain += 1
            items.append(value)
        elif type(value) is Spread:
            items += value
        else:
            what = f"{_called(fn)}argument" if item_bytes == ARGUMENT_BYTES else "Value"
            items += to_copy(run, _after_star(value, what))
    run.charge_items(len(items), item_bytes)
    if plain:
        run.charge_bytes(ITEM_BYTES * plain)
    return items


def _is_charged(run: Run, values: Sequence[Any], stars: Sequence[bool], item_bytes: int) -> bool:
    """Whether all that is spread is a list or tuple, which is charged at once then, and makes no more than may be."""
    count, spread, needed = 0, 0, CONTAINER_BYTES
    for position, starred in enumerate(stars):
        value = values[position]
        if not starred:
            count += 1
        elif type(value) is list or type(value) is tuple:
            spread += len(value)
            needed += CONTAINER_BYTES
        else:
            return False
    if count + spread > run.most_items:
        return False
    run.charge_steps(spread)
    run.charge_bytes(needed + PLACE_BYTES * spread + ITEM_BYTES * count + item_bytes * (count + spread))
    return True


def _called(fn: Any) -> str:
    """A function, or a type, as messages about its arguments name it."""
    kind = type(fn)
    if kind is TextFunction or kind is OwnMethod or (kind is Builtin and is_own_class(fn)):
        return f"__main__.{qualified_name(fn)}() "
    if kind is BoundMethod:
        return f"{qualified_name(fn)}() "
    known = (kind is Builtin and "(" not in fn.name) or kind is HostFunction or kind is HostType
    return f"{fn.name}() " if known else ""


class Split:
    """How the values of arguments become those of a call."""

    __slots__ = ("count", "names", "spread", "spreads", "stars")

    def __init__(self, count: int, stars: Sequence[bool], names: Sequence[str | None]) -> None:
        self.count, self.names = count, names
        self.stars = stars or [False] * count
        self.spreads = [*self.stars, *(name is None for name in names)]
        self.spread = True in self.spreads

    def __call__(self, run: Run, values: Sequence[Any], fn: Any = None) -> tuple[list[Any], dict[str, Any]]:
        """Positional and keyword arguments of a call of `fn`, which messages name."""
        count = self.count
        if not self.spread:
            return list(values[:count]), dict(zip(self.names, values[count:], strict=True))  # type: ignore[arg-type]
        positional = spread_items(run, values[:count], self.stars, ARGUMENT_BYTES, fn)
        keywords: dict[str, Any] = {}
        if not self.names:
            return positional, keywords
        for name, value in zip(self.names, values[count:], strict=True):
            if name is None:
                value = mapping_of(run, value)
                if type(value) not in MAPPINGS:
                    error = TypeError(f"{_called(fn)}argument after ** must be a mapping, not {type_name(value)}")
                    raise cannot(run, "keys", error, value)
                run.charge_items(len(value), KEYWORD_BYTES)
                run.charge_steps(len(value))
                if not _STRINGS.issuperset(map(type, value)):
                    raise TypeError("keywords must be strings")
            given = value if name is None else {name: value}
            if keywords and not keywords.keys().isdisjoint(given):
                twice = next(key for key in given if key in keywords)
                raise TypeError(f"{_called(fn)}got multiple values for keyword argument {twice!r}")
            keywords |= given
        return positional, keywords


def unpacked(run: Run, value: Any, count: int, star: Any) -> Any:
    """The values of so many targets, of which that at the place `star`, if it is not None, takes the rest."""
    kind = type(value)
    if star is None and (kind is tuple or kind is list) and len(value) == count:
        run.charge_steps(count)
        return value if kind is tuple else [*value]
    if kind in NEVER_ITERATED:
        raise TypeError(f"cannot unpack non-iterable {type_name(value)} object")
    if star is not None:
        return _with_rest(all_of(run, value), count, star)
    # One more than are wanted tells that there are too many; the others stay in an iterator.
    items = all_of(run, value) if is_sized(value) else list(islice(counted(run, value), count + 1))
    found = len(items)
    if found == count:
        return items
    few = "not enough" if found < count else "too many"
    got = f", got {found}" if found < count else ""
    raise ValueError(f"{few} values to unpack (expected {count}{got})")


def _with_rest(items: list[Any], count: int, star: int) -> list[Any]:
    """Items, of which those that are more than targets are a list at the place of one of them."""
    found = len(items)
    if found < count - 1:
        raise ValueError(f"not enough values to unpack (expected at least {count - 1}, got {found})")
    after = found - (count - star - 1)
    return [*items[:star], items[star:after], *items[after:]]
