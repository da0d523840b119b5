"""Sets and dicts that pydantic makes of arguments: never of many items that have one hash.

Filling a table with such items takes the square of their number, in C, where nothing can stop it; integers that have
one hash are easily found. So items are counted by their hashes when they are what they are going to be in the table,
and before they are put into it.
"""

import threading
from collections.abc import Callable, Sized
from typing import Any

from pydantic_core import CoreSchema, core_schema

from lightfc.schema.extra_fields import compile_schema, map_schemas

MOST_ALIKE = 100
"""Items with the same hash in one set or dict. No two hundred strings or dates of anybody's have one."""

_FEW = 1_000
"""A table of so many items is filled at once, whatever their hashes."""

_SPREAD = frozenset({"bool", "bytes", "date", "datetime", "enum", "literal", "none", "str", "time"})
"""What has few values, or hashes that differ in each process, so that nobody can choose them."""


class _TooAlike(Exception):  # noqa: N818 - it never leaves this file
    """Too many items have one hash."""


class _Counting(threading.local):
    """The tables that are being made, one within the other: by its hash, what follows the first item that has it."""

    def __init__(self) -> None:
        self.tables: list[dict[int, set[Any] | None] | None] = []


_COUNTING = _Counting()


def limit_collisions(schema: CoreSchema) -> CoreSchema:
    """A copy of a core schema that refuses tables of items whose hashes collide; itself if it makes no tables.

    What it refuses is an error of that value: a model or a program can mend it.
    """
    found = False

    def change(copied: dict[str, Any]) -> None:
        nonlocal found
        items = {"set": "items_schema", "frozenset": "items_schema", "dict": "keys_schema"}.get(str(copied.get("type")))
        if items is None or (items not in copied and copied["type"] == "dict"):
            return
        each = copied.get(items, core_schema.any_schema())
        if each["type"] in _SPREAD:
            return
        found = True
        table = {**copied, items: core_schema.no_info_after_validator_function(_count_item, each)}
        ref = table.pop("ref", None)
        copied.clear()
        copied.update(core_schema.no_info_wrap_validator_function(_fill_table, table, ref=ref))

    made: CoreSchema = map_schemas(schema, change)
    return made if found else schema


def collision_validator(own: Any, schema: CoreSchema) -> Any:
    """What validates by a schema and refuses such tables: its own validator, where it makes none."""
    made = limit_collisions(schema)
    return own if made is schema else compile_schema(made)


def _fill_table(value: Any, validate: Callable[[Any], Any]) -> Any:
    """Make a table, and count what is put into it if that may be much."""
    tables = _COUNTING.tables
    tables.append(None if isinstance(value, Sized) and len(value) <= _FEW else {})
    try:
        return validate(value)
    except _TooAlike:
        raise ValueError(f"more than {MOST_ALIKE} of its items have the same hash") from None
    finally:
        tables.pop()


def _count_item(item: Any) -> Any:
    """Count an item that is about to be put into the innermost table."""
    table = _COUNTING.tables[-1]
    if table is None:
        return item
    try:
        code = hash(item)
    except TypeError:
        return item  # pydantic is about to say it
    if code not in table:
        table[code] = None
        return item
    alike = table[code] = table[code] or set()
    alike.add(item)
    if len(alike) > MOST_ALIKE:
        raise _TooAlike
    return item
