"""What is wrong with an argument, in one sentence that never shows a host object's `repr`."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

from lightfc.core.values import MAX_SHORT_TEXT_CHARS, key_path, short_text
from lightfc.schema.record_types import field_types
from lightfc.schema.type_tree import step_into, type_name, type_of
from lightfc_sandbox.engine import nearest

if TYPE_CHECKING:
    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

MAX_TYPE_CHARS = 300
"""Longest text of a type in a sentence."""
MAX_PROBLEMS = 10
"""Most sentences about one call; what is left is counted."""

_ATOMS = frozenset({str, int, bool})

_UNEXPECTED = frozenset({"extra_forbidden", "unexpected_keyword_argument", "unexpected_positional_argument"})
_WRONG_TYPE = frozenset({"sequence_str", "literal_error", "enum", "is_instance_of", "none_required", "int_from_float"})
_WRONG_TYPE_ENDS = ("_type", "_parsing", "_attributes_type")


def wrong_value(path: str, expected: str, value: Any, reason: str = "", listed: Iterable[Any] = ()) -> str:
    """Say that a value is not of the expected type, and which `listed` value is the nearest; a long type is cut."""
    if len(expected) > MAX_TYPE_CHARS:
        expected = f"{expected[:MAX_TYPE_CHARS]}…"
    near = nearest(value, [each for each in listed if type(each) is str], 1) if type(value) is str else []
    hints = [hint for hint in (reason, f"did you mean {short_text(near[0])}?" if near else "") if hint]
    return f"{path}: expected {expected}, got {short_text(value)}" + (f" ({'; '.join(hints)})" if hints else "")


def unexpected(name: str, known: Iterable[str], what: str = "") -> str:
    """Say of a name that it is none of those that could be given, and which was meant."""
    listed = list(known)
    near = nearest(name, listed, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(listed)}" if listed else "it takes none"
    return (
        f"unexpected {what}{short_text(name)} ({hint if len(hint) <= MAX_TYPE_CHARS else f'{hint[:MAX_TYPE_CHARS]}…'})"
    )


def validation_problems(
    error: "ValidationError",
    annotations: Mapping[str, Any],
    given: Mapping[str, Any],
    *,
    ignored: Iterable[str] = (),
    spread: str | None = None,
) -> list[str]:
    """Turn pydantic's errors about a call into sentences, one for each place.

    Args:
        ignored: Parameters of which nothing shall be said, since it has been said already.
        spread: The `**kwargs` parameter, whose values are named without it.
    """
    sentences: dict[tuple[Any, ...], str] = {}
    skipped = set(ignored)
    for details in error.errors(include_url=False):
        if details["loc"] and details["loc"][0] in skipped:
            continue
        fault = _sentence(details, annotations, given)
        if fault is None:
            continue
        place, sentence = fault
        if spread is not None and details["loc"][:1] == (spread,) and len(place) > 1:
            sentence = sentence.replace(key_path(spread, place[1]), str(place[1]), 1)
        sentences.setdefault(place, sentence)
    return list(sentences.values())


def _sentence(
    details: "ErrorDetails", annotations: Mapping[str, Any], given: Mapping[str, Any]
) -> tuple[tuple[Any, ...], str] | None:
    """The place of one error, as far as the annotation names it, and its sentence; None of an alternative not meant."""
    name, *keys = details["loc"] or ("arguments",)
    annotation: Any = annotations.get(str(name), Any)
    path, place, value = str(name), [name], given.get(str(name), details["input"])
    kind = details["type"]
    extra = keys.pop() if kind in _UNEXPECTED and keys else None
    for key in _steps(keys, details["input"]):
        if (member := member_of_tag(annotation, key)) is not None:
            annotation = member
            continue
        if (member := _intended_record(annotation, value)) is not None:
            if key != getattr(type_of(member).cls, "__name__", ""):
                return None
            annotation = member
            continue
        part = _key_type(annotation) if isinstance(key, _Key) else step_into(annotation, key)
        if part is None:
            return tuple(place), _value_sentence(details, path, annotation, value)
        path, annotation, value = part_path(path, annotation, key), part, _part(value, key, details["input"])
        place.append(key)
    if extra is not None:
        return (*place, extra), f"{path}: {unexpected(str(extra), _keys(annotation))}"
    if kind.startswith("missing"):
        return tuple(place), f"{path}: missing, expected {type_name(annotation)}"
    return tuple(place), _value_sentence(details, path, annotation, value)


class _Key(str):
    """A step to a key of a dict, where that is wrong and not its value."""


def _steps(keys: list[int | str], wrong: Any) -> list[int | str]:
    """The steps to what is wrong; a key that is a text or an int is told from a value under the key `"[key]"`."""
    if len(keys) < 2 or keys[-1] != "[key]" or (type(wrong) in (str, int) and wrong != keys[-2]):
        return keys
    return [*keys[:-2], _Key(f"the key {keys[-2]}")]  # another step than that to its value


def _key_type(annotation: Any) -> Any | None:
    """The type of the keys of a dict; None where the annotation does not say it."""
    members = type_of(annotation).members
    return members[0].arguments[0] if len(members) == 1 and members[0].kind == "map" and members[0].arguments else None


def _keys(annotation: Any) -> Iterable[str]:
    """The names of the fields of a record type, or of one that may be left out."""
    members = type_of(annotation).members
    return field_types(members[0].cls) if len(members) == 1 and members[0].kind == "record" else ()


def member_of_tag(annotation: Any, tag: str | int) -> Any | None:
    """The member of a union of records that a value of its discriminating field means; None if it means none."""
    found = [
        member.given
        for member in type_of(annotation).members
        if member.kind == "record" and any(tag in _literal(each) for each in field_types(member.cls).values())
    ]
    return found[0] if len(found) == 1 else None


def _intended_record(annotation: Any, value: Any) -> Any | None:
    """The one record of several alternatives that a dict is meant for, by the values that its fields list."""
    members = type_of(annotation).members
    if type(value) is not dict or len(members) < 2:
        return None
    listed = {each: _listed_fields(each.cls, value) for each in members if each.kind == "record"}
    fitting = [each for each, fields in listed.items() if all(fields.values())]
    found = [each for each in fitting if listed[each]] or fitting
    return found[0].given if len(found) == 1 else None


def _listed_fields(cls: type, value: dict[Any, Any]) -> dict[str, bool]:
    """By the name of each field whose values are listed and that is given, whether it is one of them."""
    # Only plain values are compared: others may bring code of their own into that.
    listed = {name: _literal(hint) for name, hint in field_types(cls).items() if type(value.get(name)) in _ATOMS}
    return {name: value[name] in values for name, values in listed.items() if values}


def _literal(annotation: Any) -> tuple[Any, ...]:
    found = type_of(annotation)
    return found.arguments if found.kind == "values" else ()


def _value_sentence(details: "ErrorDetails", path: str, annotation: Any, value: Any) -> str:
    kind = details["type"]
    if len(type_of(annotation).members) > 1:
        reason = _wrong_tag(annotation, value, details.get("ctx", {}).get("discriminator"))
        return wrong_value(path, type_name(annotation), value, reason, _listed_values(annotation))
    if kind in _WRONG_TYPE or kind.endswith(_WRONG_TYPE_ENDS):
        context = details.get("ctx", {})
        reason = context.get("expected" if kind == "enum" else "error", "")
        reason = reason if isinstance(reason, str) and len(reason) <= MAX_SHORT_TEXT_CHARS else ""
        examples = [
            f"write it as in {_WRITTEN[each.cls]!r}" for each in type_of(annotation).members if each.cls in _WRITTEN
        ]
        reason = "; ".join(filter(None, (reason, *examples)))
        return wrong_value(path, type_name(annotation), value, reason, _listed_values(annotation))
    message = details["msg"].removeprefix("Input ").removeprefix("Value error, ").removeprefix("Assertion failed, ")
    return f"{path}: {message}, got {short_text(value)}"


_WRITTEN: Mapping[Any, str] = {
    date: "2026-01-31", time: "09:30:00", datetime: "2026-01-31T09:30:00", timedelta: "PT1H30M",
}  # fmt: skip
"""How values of types are written whose texts have a form of their own."""


def _wrong_tag(annotation: Any, value: Any, discriminator: str | None) -> str:
    """What a field must be by which the records of a union are told apart, if a dict has another value there, or none.

    The discriminator is one that the union names, quoted.
    """
    records = [each.cls for each in type_of(annotation).members if each.kind == "record"]
    if type(value) is not dict or not records:
        return ""
    names = _wrong_in_all([_listed_fields(cls, value) for cls in records])
    for name in [*names, *([] if discriminator is None else [discriminator.strip("'")])]:
        tags = (tag for cls in records for tag in _literal(field_types(cls).get(name, Any)))
        if told := " or ".join(map(short_text, tags)):
            return f"{name!r} must be {told}"
    return ""


def _wrong_in_all(listed: list[dict[str, bool]]) -> list[str]:
    return [name for name in listed[0] if all(fields.get(name) is False for fields in listed)]


def _listed_values(annotation: Any) -> list[Any]:
    """The values that a type lists."""
    found: list[Any] = []
    for each in type_of(annotation).alternatives:
        found += [member.value for member in each.cls] if each.kind == "enum" else _literal(each.given)
    return found


def part_path(path: str, annotation: Any, key: str | int) -> str:
    """Append a part of a value to its path: a field `point.x`, an index or a key `points[2]`."""
    if isinstance(key, _Key):
        return f"a key of {path}"
    is_field = isinstance(key, str) and type_of(annotation).members[0].kind == "record"
    return f"{path}.{key}" if is_field else key_path(path, key)


def _part(value: Any, key: str | int, otherwise: Any) -> Any:
    """Follow a value where that runs no code of the host; elsewhere, what pydantic says was wrong."""
    if type(value) in (dict, list, tuple) and not isinstance(key, _Key):
        try:
            return value[key]
        except (LookupError, TypeError):
            return otherwise
    return otherwise


def at_most(problems: list[str]) -> list[str]:
    """Cut a list of problems to what is worth reading."""
    if len(problems) <= MAX_PROBLEMS:
        return problems
    return [*problems[:MAX_PROBLEMS], f"and {len(problems) - MAX_PROBLEMS} more"]
