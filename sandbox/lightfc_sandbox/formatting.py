"""Text from values: `str`, `repr`, f-strings and `%`, without running a method of a host object and within bounds."""

import re
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.errors import Stop
from lightfc_sandbox.limits import Run
from lightfc_sandbox.values import ATOMS, CONTAINERS, VIEWS, attributes_of, is_plain, iterate, type_name

_NUMBER = re.compile(r"[0-9]+")
_PERCENT = re.compile(
    r"%(?:\((?P<key>[^()]*)\))?(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d+)?)?[hlL]?(?P<kind>.)?",
    re.S,
)


def check_spec(run: Run, spec: str) -> str:
    """Refuse a format specification whose width or precision asks for more characters than a string may have."""
    for number in _NUMBER.findall(spec):
        if len(number) > 9 or int(number) > run.limits.string_chars:
            raise Stop("string_chars", run.limits.string_chars, f"a width or precision of {number[:12]}")
        run.charge_chars(int(number))
    return spec


def format_value(run: Run, value: Any, conversion: int, spec: str) -> str:
    """One replacement field of an f-string; `conversion` is `ast.FormattedValue.conversion`."""
    if conversion != -1:
        value = to_str(run, value) if conversion == ord("s") else to_repr(run, value)
        if conversion == ord("a"):
            value = value.encode("ascii", "backslashreplace").decode()
    if not spec:
        return to_str(run, value)
    check_spec(run, spec)
    if type(value) not in ATOMS:
        if type(value).__module__ == "numpy" and attributes_of(type(value)) and not getattr(value, "ndim", 0):
            value = value.item()
        else:
            raise TypeError(f"unsupported format string passed to {type_name(value)}.__format__")
    result = format(value, spec)
    run.charge_chars(len(result))
    return result


def to_str(run: Run, value: Any) -> str:
    """`str(value)`."""
    if type(value) is str:
        return value
    if type(value) in ATOMS:
        text = str(value)
        run.charge_chars(len(text))
        return text
    return to_repr(run, value)


def to_repr(run: Run, value: Any) -> str:
    """`repr(value)`; an object of the host shows its type and, if registered, its fields, never its own `repr`."""
    if is_plain(run, value):
        # is_plain has counted the items; a leaf that is long itself is charged here before the text is made.
        run.charge_chars(_long_leaves(value))
        text = repr(value)
    else:
        text = _structure(run, value, 0)
    run.charge_chars(len(text))
    return text


def _long_leaves(value: Any) -> int:
    if type(value) is str or type(value) is bytes:
        return len(value)
    if type(value) is dict:
        return sum(_long_leaves(item) for pair in value.items() for item in pair)
    return sum(map(_long_leaves, value)) if type(value) in CONTAINERS else 1


def _structure(run: Run, value: Any, depth: int) -> str:
    run.charge_steps(1)
    kind = type(value)
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "containers nested deeper")
    if kind in ATOMS:
        text = repr(value)
        run.charge_chars(len(text))
        return text
    if kind is dict:
        pairs = (f"{_structure(run, k, depth + 1)}: {_structure(run, v, depth + 1)}" for k, v in value.items())
        return "{" + ", ".join(pairs) + "}"
    if kind in CONTAINERS or kind in VIEWS:
        parts = [_structure(run, item, depth + 1) for item in value]
        return _bracketed(kind, parts)
    if kind.__module__ == "numpy" and attributes_of(kind):
        run.charge_chars(min(int(value.size), 1000) * 16)
        return str(value)
    declared = getattr(kind, "__dataclass_fields__", None) or getattr(kind, "_fields", None)
    if isinstance(declared, Mapping | tuple):
        shown = (f"{n}={_structure(run, getattr(value, n), depth + 1)}" for n in declared if not n.startswith("_"))
        return f"{kind.__name__}({', '.join(shown)})"
    return f"<{type_name(value)}>"


def _bracketed(kind: type, parts: list[str]) -> str:
    inner = ", ".join(parts)
    if kind is tuple:
        return f"({inner},)" if len(parts) == 1 else f"({inner})"
    if kind is set:
        return "{" + inner + "}" if parts else "set()"
    if kind is frozenset:
        return "frozenset({" + inner + "})" if parts else "frozenset()"
    return f"[{inner}]"


def percent(run: Run, template: str, values: Any) -> str:
    """`template % values`, with every width and precision bounded before CPython formats."""
    given = values if type(values) is tuple else (values,)
    run.charge_chars(len(template))
    for value in given if type(values) is not dict else values.values():
        if not is_plain(run, value):
            raise TypeError(f"% cannot format a value of type {type_name(value)!r} in a text; use an f-string")
        run.charge_chars(_long_leaves(value) * (template.count("%") if type(values) is dict else 1))
    stars = any("*" in (m["width"] or "") + (m["precision"] or "") for m in _PERCENT.finditer(template))
    if stars:
        for value in given:
            if type(value) is int:
                check_spec(run, str(abs(value)) if value.bit_length() < 64 else "9" * 12)
    for match in _PERCENT.finditer(template):
        check_spec(run, f"{match['width'] or ''} {match['precision'] or ''}")
    text: str = template % values
    run.charge_chars(len(text))
    return text


def strings(run: Run, values: Any) -> list[str]:
    """The items of an iterable, all of them strings.

    Raises:
        TypeError: An item is not a string.
    """
    items = list(iterate(values))
    run.charge_steps(len(items))
    for index, item in enumerate(items):
        if type(item) is not str:
            raise TypeError(f"sequence item {index}: expected str instance, {type_name(item)} found")
    return items
