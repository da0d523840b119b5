"""`string.Template`: texts with names such as `$name`, for which values are put in as in an f-string."""

import string
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import OBJECT_BYTES
from lightfc_sandbox.effects import CALLBACK, PASSES, READS, W_MAP
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import take_strings
from lightfc_sandbox.values.kinds import LIKE, Builtin, Field, Inside
from lightfc_sandbox.values.text import to_str
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods, name_methods

_PLACE_BYTES = 400
"""What finding and filling a place takes beside its text."""

_NO_VALUES: Mapping[str, Any] = {}

_FIND: Callable[..., Any] = string.Template.pattern.finditer


class Template(Inside):
    """A template."""

    __slots__ = ("template",)

    def __init__(self, template: str) -> None:
        self.template = template


def _make(run: Run, template: Any) -> Template:
    take_strings(template)
    return Template(template)


def _filled(run: Run, owner: Template, mapping: Any, named: Mapping[str, Any], *, safe: bool) -> str:
    text = owner.template
    parts: list[str] = []
    last = 0
    run.charge_steps(len(text) >> 6)
    for place in _FIND(text):
        run.charge_steps(1)
        run.charge_bytes(_PLACE_BYTES)
        parts += text[last : place.start()], _value(run, place, mapping, named, safe=safe)
        last = place.end()
    parts.append(text[last:])
    run.charge_chars(sum(map(len, parts)), *parts)
    return "".join(parts)


def _value(run: Run, place: Any, mapping: Any, named: Mapping[str, Any], *, safe: bool) -> str:
    name = place["named"] or place["braced"]
    if name is not None:
        try:
            return to_str(run, named[name] if name in named else subscript(run, mapping, name))
        except KeyError:
            if not safe:
                raise
    elif place["escaped"] is not None:
        return "$"
    elif not safe:
        before = place.string[: place.start("invalid")].splitlines(keepends=True)
        column = place.start("invalid") - sum(map(len, before[:-1]))
        raise ValueError(f"Invalid placeholder in string: line {len(before)}, col {column}")
    return str(place.group())


def _substitute(run: Run, owner: Template, mapping: Any = _NO_VALUES, /, **kws: Any) -> str:
    return _filled(run, owner, {} if mapping is _NO_VALUES else mapping, kws, safe=False)


def _safe_substitute(run: Run, owner: Template, mapping: Any = _NO_VALUES, /, **kws: Any) -> str:
    return _filled(run, owner, {} if mapping is _NO_VALUES else mapping, kws, safe=True)


LIKE[Template] = string.Template("")
ATTRIBUTES[Template] = {
    **methods(READS | W_MAP | CALLBACK, ITSELF, substitute=_substitute, safe_substitute=_safe_substitute),
    "template": Field(lambda owner: owner.template, 0),
}
name_methods([ATTRIBUTES[Template]])

TEMPLATE = Builtin("string.Template", _make, Template, effects=PASSES, cost=Takes(OBJECT_BYTES))
