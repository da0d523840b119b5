"""`pprint`: CPython's own layout of plain containers. All else in them is shown as the language shows it."""

import pprint
from collections.abc import Mapping
from itertools import chain
from operator import is_
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import CHAR_BYTES, ENTRY_BYTES
from lightfc_sandbox.effects import READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.special_methods import marker
from lightfc_sandbox.stdlib.wrapping import functions, take_integers
from lightfc_sandbox.values.kinds import ATOMS, TEXTS
from lightfc_sandbox.values.text import to_repr

_COLUMNS = 1_000  # of a line at the most: CPython's work for a long text is that of the text times the line
_COPIES = 3  # of what shows a value, which stand beside one another
_SPLIT_BYTES = 2 * CHAR_BYTES  # a character of a text: it may be a line, or a word, whose own text stands beside it
_CONTAINERS = frozenset({list, tuple, set, frozenset, dict})


class _Shown:
    """What stands for a value that is no plain container: CPython may lay it out in a way of its own."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class _Printer(pprint.PrettyPrinter):
    def _refuse(self, *_: Any) -> NoReturn:
        raise Refused("pprint lays out plain containers in a program, and shows other values within a line: dict(x)")

    _dispatch = {**pprint.PrettyPrinter._dispatch, _Shown.__repr__: _refuse}  # type: ignore[attr-defined]  # noqa: RUF012


class _Size:
    """The characters of texts that are made one after the other, within the limit of one: many may be the same text.

    Attributes:
        most: The most of one text.
    """

    def __init__(self, run: Run) -> None:
        self.run, self.chars, self.most = run, 0, 0

    def add(self, chars: int) -> None:
        self.chars += chars
        self.most = max(self.most, chars)
        self.run.charge_chars(self.chars if self.chars > self.run.limits.string_chars else chars)


class _Text(list[str]):
    """What is written, charged piece by piece."""

    def __init__(self, run: Run) -> None:
        self.size = _Size(run)

    def write(self, text: str) -> None:
        self.size.add(len(text))
        self.append(text)


def _plain(run: Run, value: Any, depth: int, shown: _Size) -> Any:
    """A value for CPython, which looks at each part once for every container around it; adds its texts to `shown`."""
    value = touch(run, value)
    kind = type(value)
    run.charge_steps(1 + depth)
    if kind in ATOMS:
        chars = len(value) if kind in TEXTS else value.bit_length() >> 1 if kind is int else 0
        shown.add(chars)
        run.charge_steps(chars * (depth + 64) >> 8)
        return value
    run.check_depth(depth)
    if kind not in _CONTAINERS:
        made = _Shown(to_repr(run, value))
        shown.add(len(made.text))
        return made
    run.charge_items(len(value), ENTRY_BYTES)
    if kind is dict:
        return {_plain(run, key, depth + 1, shown): _plain(run, each, depth + 1, shown) for key, each in value.items()}
    parts = [_plain(run, each, depth + 1, shown) for each in value]
    # A set that is filled anew may have another order.
    return value if all(map(is_, parts, value)) else kind(parts)


def _depth(value: Any) -> int:
    """How many containers stand inside one another."""
    if type(value) not in _CONTAINERS:
        return 0
    parts = value if type(value) is not dict else chain.from_iterable(value.items())
    return 1 + max(map(_depth, parts), default=0)


def _pformat(
    run: Run, object: Any, indent: Any = 1, width: Any = 80, depth: Any = None, *, compact: Any = False,  # noqa: A002
    sort_dicts: Any = True, underscore_numbers: Any = False,
) -> str:  # fmt: skip
    take_integers(indent, width, *(() if depth is None else (depth,)))
    if max(indent, width) > _COLUMNS:
        raise Refused(f"pprint takes up to {_COLUMNS:,} columns in a program")
    text: Any = _Text(run)
    shown = _Size(run)
    plain = _plain(run, object, 0, shown)
    # CPython holds the text of a container while it makes that of each part, and a character takes up to 4 bytes.
    run.charge_bytes(4 * shown.chars * (_depth(plain) + _COPIES) + _SPLIT_BYTES * shown.most)
    _Printer(
        indent, width, depth, text, compact=bool(compact), sort_dicts=bool(sort_dicts),
        underscore_numbers=bool(underscore_numbers),
    ).pprint(plain)  # fmt: skip
    return "".join(text[:-1])


MEMBERS: Mapping[str, Any] = {
    **functions("pprint", READS, ITSELF, pformat=_pformat),
    "pprint": marker("pprint.pprint", "pprint(x), a call by its name"),
}
"""What `pprint.` offers. A call of `pprint` is read by the checker as `print(pformat(…))` (`checking/calls.py`)."""
