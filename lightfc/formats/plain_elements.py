"""Which elements of a text are calls and nothing else: each tag and attribute known, in its place, and said once.

`XmlCallReader` finds calls in whatever holds them; here is judged whether an element says anything beside.
"""

import re
from collections.abc import Callable, Collection, Iterable, Sequence

from lightfc.formats.call_data import NUMBER_TYPES, TEXT_TYPES
from lightfc.formats.elements import KEYS, PAIRS, TAG, Element
from lightfc.formats.json_shapes import IDS, is_id
from lightfc.formats.known_names import Names
from lightfc.formats.notation import any_word
from lightfc.formats.reading_budget import Budget
from lightfc.formats.xml_calls import BLOCKS, NAMES, XmlCallReader, is_argument

_CALL_ATTRIBUTES = frozenset({"name", "function", "function_name", "tool", "tool_name", *BLOCKS})
_ARGUMENT_ATTRIBUTES = frozenset({"name", "key", "value", "type", "json", "string"})
_NAMESPACES = frozenset({"", "antml", "minimax", "seed", "steptml"})
_ID_ATTRIBUTES = IDS | {"index"}
_TYPES = TEXT_TYPES | NUMBER_TYPES | {
    "boolean", "bool", "array", "list", "tuple", "object", "dict", "null", "none", "any", "json",
}  # fmt: skip
_SWITCHES = frozenset({"true", "false"})
_SAID_BY_ATTRIBUTE = {"type": _TYPES, "json": _SWITCHES, "string": _SWITCHES}
"""Attributes that say only what an argument is, and what they can say."""

_ATTRIBUTE_TEXT = re.compile(
    rf"""(?<![\w.:-])(?!(?:{any_word({*_SAID_BY_ATTRIBUTE, *_ID_ATTRIBUTES})})\b)[\w.:-]+\s*=\s*("[^"]*"|'[^']*')"""
)
_DATA_EDGE = re.compile(r"<!\[CDATA\[|\]\]>")
_WORD = re.compile(r"[^\s=\"'/]")


def plain_calls(text: str, names: Names, is_called: Callable[[str], bool], budget: Budget) -> dict[int, int]:
    """Where elements end that are calls and nothing else, by where they begin; but for those in others."""
    reader = XmlCallReader(text, names, budget)
    plain = _Plain(reader, names, is_called)
    found: dict[int, int] = {}
    end = 0
    for each in reader.elements:
        if each.begin >= end and plain.is_call(each):
            found[each.begin] = end = each.after
    return found


def said_in(element: str) -> str:
    """What an element says: its text, and that of its attributes."""
    values = [
        value
        for tag in TAG.finditer(element)
        if tag["head"]
        for value in _ATTRIBUTE_TEXT.findall(element, tag.start(), tag.end())
    ]
    bare = _DATA_EDGE.sub(" ", element) if "]]>" in element or "<![CDATA[" in element else element
    return " ".join([TAG.sub(" ", bare), *values])


class _Plain:
    """Tells elements that are calls and nothing else."""

    def __init__(self, reader: XmlCallReader, names: Names, is_called: Callable[[str], bool]) -> None:
        self._reader = reader
        self._names = names
        self._is_called = is_called

    def is_call(self, element: Element) -> bool:
        """Whether an element is a call and nothing else."""
        if not _is_known(element):
            return False
        if not element.is_call:
            return self._is_called(element.tag) and element.is_bare and _holds_values(element)
        name = self._reader.name_of(element)
        properties = self._names.properties(name) if name else {}
        if not name or not self._is_called(name) or not self._has_known_head(element, _CALL_ATTRIBUTES, properties):
            return False
        given = [key for key, _ in self._reader.arguments_among(element) if key in properties]
        return self._holds_arguments(element, name, given, properties)

    def _has_known_head(self, element: Element, known: Collection[str], properties: Collection[str] = ()) -> bool:
        """Whether the attributes of an element are arguments, or say nothing beside what they are known for."""
        if element.is_bare:
            return True
        attributes = self._reader.attributes(element)
        keys = [key for key, _ in attributes]
        if _WORD.search(_beside(attributes, element)) or len(set(keys)) < len(keys):
            return False
        return all(key in properties or _is_redundant(key.lower(), value, known) for key, value in attributes)

    def _holds_arguments(self, element: Element, name: str, given: Sequence[str], properties: Collection[str]) -> bool:
        """Whether what an element of a call holds is its name and its arguments, each once."""
        text = element.between.strip().removeprefix(name).strip()
        if text and not (text[0] == "{" and text[-1] == "}" and not element.inner):
            return False
        said = [*given]
        for each in element.inner:
            own = self._part(element, each, name, properties)
            if own is None:
                return False
            said += [own] if own else []
        return len(set(said)) == len(said)

    def _part(self, outer: Element, each: Element, name: str, properties: Collection[str]) -> str | None:
        """What a part of a call gives, which nothing else may give as well; None where it is no part of one."""
        if not _is_known(each):
            return None
        if is_argument(each, properties):
            return self._argument(each)
        if not each.is_bare:
            return None
        if each.tag in properties or (outer.local in BLOCKS and not properties):
            return each.tag
        return self._bare_part(each, name, properties)

    def _bare_part(self, each: Element, name: str, properties: Collection[str]) -> str | None:
        """As `_part`, of an element that has no attributes and is no argument."""
        text = each.said.strip()
        if each.local in PAIRS:
            return text if each.local in KEYS else ""
        if each.local in BLOCKS:
            return "<arguments>" if self._holds_arguments(each, name, (), properties) else None
        known = not each.inner and (each.local in NAMES or (each.local == "id" and is_id(text)))
        return f"<{each.local}>" if known else None

    def _argument(self, element: Element) -> str | None:
        """The name of an argument that says nothing else; None where it does."""
        known = self._has_known_head(element, _ARGUMENT_ATTRIBUTES)
        return (self._reader.argument(element)[0] or None) if known else None


def _beside(attributes: Iterable[tuple[str, str]], element: Element) -> str:
    """What the head of an element holds beside its attributes."""
    rest = element.head
    for each in (*(each for pair in attributes for each in pair), element.short):
        rest = rest.replace(each, "", 1)
    return rest


def _is_redundant(key: str, value: str, known: Collection[str]) -> bool:
    """Whether an attribute says nothing beside what it is known for."""
    if key in _ID_ATTRIBUTES and is_id(value):
        return True
    values = _SAID_BY_ATTRIBUTE.get(key)
    return key in known and (values is None or value.lower() in values)


def _holds_values(element: Element) -> bool:
    """Whether an element holds arguments by their names, or their object, and nothing else."""
    tags = [each.tag for each in element.inner]
    if not tags:
        return True  # what is said in it is looked at by its words
    return not element.between.strip() and len(set(tags)) == len(tags) and all(each.is_bare for each in element.inner)


def _is_known(element: Element) -> bool:
    """Whether a tag has no namespace, or that of a model family."""
    return element.tag.rpartition(":")[0] in _NAMESPACES
