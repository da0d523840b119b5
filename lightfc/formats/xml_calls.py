"""Reads calls that are written as XML elements, in the shapes that models write them, and judges them.

An element calls a function if it is named as calls are, or as a function is. Its function and arguments stand in
attributes or in elements of their own; arguments as elements that say their names, as elements of their names, as pairs
of names and values, or as one JSON object. A value stays text until the type of the argument says what it means.

Whatever stands in an element is taken once: as a name, as an argument, or as what is known to say nothing. A call is
*plain* if nothing is left, and nothing was said twice: then its element says the call and nothing else.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lightfc.core.definitions import Function
from lightfc.formats.call_data import (
    FLOAT_TYPES,
    IDS,
    NUMBER_TYPES,
    TEXT_TYPES,
    declared_types,
    decode_json,
    is_id,
    name_key_of,
    object_calls,
    parse_literal,
)
from lightfc.formats.elements import ARGUMENTS, ELEMENT_STEPS, KEYS, Element, elements_of
from lightfc.formats.known_names import Names
from lightfc.formats.notation import CALL_ELEMENT
from lightfc.formats.python_trees import has_comment
from lightfc.formats.reading_budget import Budget
from lightfc.formats.repairs import unescape
from lightfc.formats.scanner import MAX_DEPTH, BrokenError
from lightfc.formats.text_source import gaps

_BLOCKS = frozenset({"arguments", "parameters", "args", "params", "kwargs", "input"})
"""Elements, or attributes, that hold all arguments."""

_NAMES = frozenset({"name", "function_name", "tool_name"})
"""Elements that hold the name of the function."""

_BESIDE = _NAMES | {"id", "type", "thought", "description"}
"""Elements of a call that are none of its arguments."""

_HOLDERS = {"function", "tool"}
"""Elements that may as well name a function as call it."""

_NAMESPACES = frozenset({"", "antml", "minimax", "seed", "steptml"})
_TYPES = TEXT_TYPES | NUMBER_TYPES | {
    "boolean", "bool", "array", "list", "tuple", "object", "dict", "null", "none", "any", "json",
}  # fmt: skip
_SWITCHES = frozenset({"true", "false"})
_OF_ARGUMENTS: Mapping[str, Collection[str] | None] = {
    "name": None, "key": None, "value": None, "type": _TYPES, "json": _SWITCHES, "string": _SWITCHES,
}  # fmt: skip
"""What is known to be said of an argument, and with which values where it says only what the argument is."""

_FIRST_WORD = re.compile(r"\s*(?P<name>[^\W\d][\w.]*+)\s*(?=<(?:longcat_)?arg)")
_MAX_TAG_CHARS = len("<longcat_arg")
_WRAPPER = re.compile(rf"</?{CALL_ELEMENT}\b[^<>]*>", re.I)
_CDATA = re.compile(r"\s*<!\[CDATA\[(?P<text>.*?)(?:\]\]>\s*)?", re.S)


@dataclass(slots=True)
class XmlCalls:
    """What a text holds that writes calls as XML."""

    calls: list[Function] = field(default_factory=list)
    around: str = ""
    problem: str = ""
    closed: bool = True


class _Read(NamedTuple):
    """What an element calls; no call where it only tells of a function, or its arguments cannot be read."""

    name: str
    call: Function | None = None
    problem: str = ""
    is_plain: bool = False


def without_quotes(call: Function) -> Function:
    """A call whose texts all stand in quotes, as those of JSON do, without them."""
    texts = {name: value for name, value in call.kwargs.items() if isinstance(value, str)}
    bare = {name: decode_json(text.strip()) for name, text in texts.items() if text.strip()[:1] == '"'}
    if not texts or len(bare) < len(texts) or not all(isinstance(each, str) for each in bare.values()):
        return call
    return Function(call.name, call.args, {**call.kwargs, **bare})


def plain_calls(text: str, names: Names, is_called: Callable[[str], bool], budget: Budget) -> dict[int, int]:
    """Where elements end that are calls and nothing else, by where they begin; but for those in others."""
    reader = XmlCallReader(text, names, budget)
    calls = {each.begin for each in reader.innermost()}
    found: dict[int, int] = {}
    end = 0
    for each in reader.elements:
        is_candidate = each.begin in calls if each.is_call else is_called(each.tag)
        if is_candidate and each.begin >= end and reader.is_plain(each, is_called):
            found[each.begin] = end = each.after
    return found


class XmlCallReader:
    """Reads the calls of one text that writes them as elements; definitions give types before the model does."""

    def __init__(self, text: str, names: Names, budget: Budget) -> None:
        tree = elements_of(text)
        if "=\\" in text and any("=\\" in each.head for each in tree.all):
            # XML knows nothing of backslashes before the quotes of attributes.
            tree = elements_of(text.replace('\\"', '"').replace("\\'", "'"))
        self.text = tree.text
        self.elements = tree.all
        self._names = names
        self._budget = budget
        self._budget.charge(tree.steps)
        self._is_plain = True
        self._given: dict[str, Any] = {}
        self._named: Element | None = None

    def read(self, tags: Collection[str] = ()) -> XmlCalls:
        """The calls, some of functions that are elements such as `<add><a>1</a></add>`, and what is said beside."""
        found = XmlCalls()
        self._add(found, self.innermost())
        outermost = self._outermost(lambda each: each.is_call)
        if not found.calls and not found.problem and tags:
            known = self._outermost(lambda each: self._names.resolved(each.tag) in tags)
            outermost = known or outermost
            self._add(found, known)
        around = gaps(self.text, ((each.begin, each.after) for each in outermost))
        found.closed = all(each.is_closed for each in self.elements if each.is_call)
        found.around = _WRAPPER.sub("", "".join(around)).strip()
        return found

    def _add(self, found: XmlCalls, elements: Iterable[Element]) -> None:
        for each in map(self._read, elements):
            if each.call is not None:
                found.calls.append(each.call)
            elif not self._names.all or self._names.resolved(each.name) in self._names.all:
                found.problem = found.problem or each.problem

    def innermost(self) -> list[Element]:
        """The elements that are calls with the name of a function: not those that only hold others."""
        found: list[Element] = []
        for each in reversed(self.elements):
            holds_others = bool(found) and found[-1].begin < each.end
            if each.is_call and not holds_others and self._read(each).name:
                found.append(each)
        return found[::-1]

    def _outermost(self, wanted: Callable[[Element], bool]) -> list[Element]:
        found: list[Element] = []
        for each in self.elements:
            if (not found or each.begin >= found[-1].after) and wanted(each):
                found.append(each)
        return found

    def is_plain(self, element: Element, is_called: Callable[[str], bool]) -> bool:
        """Whether an element is a call of a function that was read, and nothing else."""
        found = self._read(element)
        return found.is_plain and is_called(found.name)

    def _read(self, element: Element) -> _Read:
        """What an element calls; it is asked for by who reads it and by who judges it."""
        if element.read is None or element.read[0] is not self._names.definitions:
            name, self._named = self._name_of(element) if element.is_call else (element.tag, None)
            try:
                found = self._call(element, name) if name else _Read("")
            except BrokenError as error:
                found = _Read(name, problem=f"the arguments of {name} cannot be read: {error}")
            element.read = self._names.definitions, found
        read: _Read = element.read[1]
        return read

    def _name_of(self, element: Element) -> tuple[str, Element | None]:
        """The name of the function that an element calls, and the element that says it; an id is none."""
        attributes = {key.lower(): text for key, text in element.attributes(self._budget)}
        key = name_key_of(attributes)
        said, named = element.shorthand or (attributes[key] if key else ""), None
        if not said:
            inner = element.walk(self._budget)
            named = next((each for each in inner if each.local in _NAMES and not each.head), None)
            said = named.text if named else self._first_word(element)
        return unescape(said).strip(), named

    def _first_word(self, element: Element) -> str:
        """The name of the function where it stands before its arguments, or is all that there is."""
        # The tag of the first argument may belong to what follows, where the element was never closed.
        first = _FIRST_WORD.match(self.text, element.body, element.end + _MAX_TAG_CHARS)
        if first is not None:
            return first["name"]
        said = "" if element.children or element.local in _HOLDERS else element.text.strip()
        return said if self._names.resolved(said) in self._names.definitions else ""

    def _call(self, element: Element, name: str) -> _Read:
        properties = self._names.properties(name)
        self._given, self._is_plain = {}, _is_known(element) and (element.is_call or element.is_bare)
        self._take_head(element, properties)
        self._take_body(element, name, properties)
        given = self._given
        if not given and element.is_call and any(each.local == "description" for each in element.walk(self._budget)):
            return _Read(name)
        call = _json_call(given, properties)
        return _Read(name, call or Function(name, (), given), "", self._is_plain and (call is None or len(given) == 2))

    def _add_argument(self, name: str, value: Any) -> None:
        """Take an argument; of one that is given twice the last counts."""
        self._is_plain &= name not in self._given
        self._given[name] = value

    def _add_object(self, text: str) -> bool:
        """Take the arguments that are written as an object; False where a text is none."""
        value = self._literal(unescape(text)) if text[:1] in ("{", "[") else None
        if not isinstance(value, dict):
            return False
        for key, each in value.items():
            self._add_argument(key, each)
        return True

    def _take_head(self, element: Element, properties: Mapping[str, Any]) -> None:
        """Take the attributes of a call, but for the one that names its function."""
        attributes = self._attributes(element)
        name_key = name_key_of(dict(attributes)) if element.is_call and not element.shorthand else None
        for key, text in attributes:
            if key in properties and key != name_key:
                self._add_argument(key, self._value(text, None, properties[key]))
            elif key in _BLOCKS and not self._add_object(text):
                raise BrokenError(f"{key} is not an object")
            else:
                self._is_plain &= key == name_key or key in _BLOCKS or _is_id(key, text)

    def _attributes(self, element: Element) -> Sequence[tuple[str, str]]:
        """The attributes of an element, beside which nothing else should stand in its tag."""
        attributes = element.attributes(self._budget)
        self._is_plain &= not element.has_words and len(dict(attributes)) == len(attributes)
        return attributes

    def _take_body(self, holder: Element, name: str, properties: Mapping[str, Any]) -> None:
        """Take what stands in a call, or in a block of arguments: an object, pairs, or elements."""
        if self._add_object(holder.text.strip()):
            return
        parts = iter(holder.children)
        for each in parts:
            self._budget.charge(ELEMENT_STEPS)
            self._is_plain &= _is_known(each)
            if is_argument(each, properties):
                self._take_argument(each, properties)
            elif each.local in KEYS:
                self._take_pair(each, next(parts, None), properties)
            else:
                self._take_part(each, holder, name, properties)
        self._take_text(holder, name)

    def _take_pair(self, key: Element, value: Element | None, properties: Mapping[str, Any]) -> None:
        """Take an argument whose name and value stand in elements of their own."""
        name = unescape(key.text.strip())
        if value is None or value.local != "arg_value":
            raise BrokenError(f"{name} has no value")
        self._is_plain &= key.is_bare and value.is_bare
        self._add_argument(name, self._value(value.text, None, properties.get(name), value))

    def _take_part(self, part: Element, holder: Element, name: str, properties: Mapping[str, Any]) -> None:
        """Take a block of arguments, an argument that its tag names, or what says nothing."""
        self._is_plain &= part.is_bare
        if part is self._named:
            self._is_plain &= not part.children
        elif _is_block(part, properties):
            self._take_body(part, name, properties)
        elif part.is_bare and _is_named(part, holder, name, properties):
            self._is_plain &= part.tag in properties or not holder.is_call
            self._add_argument(unescape(part.tag), self._value(part.text, None, properties.get(part.tag), part))
        else:
            self._is_plain &= part.local == "id" and not part.children and is_id(part.text.strip())
            if part.children:
                self._take_body(part, name, properties)

    def _take_text(self, holder: Element, name: str) -> None:
        """Take the text that stands directly in a call or a block: only the name of the function may."""
        text = holder.direct_text.strip()
        if text.removeprefix(name).strip():
            self._is_plain = False
            if not holder.children and not self._given and _without_comments(text).strip():
                raise BrokenError("they are neither a JSON object nor elements")

    def _take_argument(self, element: Element, properties: Mapping[str, Any]) -> None:
        """Take an argument that stands beside its name."""
        said, in_parts = self._entries_of(element)
        self._is_plain &= all(_is_known_of_argument(*each) for each in said.items())
        name = unescape(said.get("name") or said.get("key") or element.shorthand)
        if not name:
            self._is_plain = False
            return
        kind, schema = "json" if said.get("json") == "true" else said.get("type"), properties.get(name)
        if "value" in said:
            self._is_plain &= in_parts or not element.text.strip()
            self._add_argument(name, self._value(said["value"], kind, schema))
        else:
            self._add_argument(name, self._value(element.text, kind, schema, element))

    def _entries_of(self, element: Element) -> tuple[dict[str, str], bool]:
        """What is said of an argument, and whether in elements of its name, its value and its type."""
        said = {key.lower(): text for key, text in self._attributes(element)}
        if element.shorthand or not said.keys().isdisjoint(("name", "key")):
            return said, False
        self._is_plain &= len({each.local for each in element.children}) == len(element.children)
        return said | {each.local: each.text.strip() for each in element.children}, True

    def _value(self, text: str, written: str | None, schema: Any, holder: Element | None = None, depth: int = 0) -> Any:
        """The value that the text of an argument means, by its type in the definition, else by the one written."""
        kinds = declared_types(schema) or {written or "any"}
        data = _CDATA.fullmatch(text) if "<![CDATA[" in text else None
        raw = data["text"] if data else unescape(text)
        if kinds & TEXT_TYPES and written != "json":
            return raw.strip() if raw[:1] == "\n" else raw
        inner = None if data else self._nested(holder, schema, depth + 1)
        if inner:
            return inner
        value = self._literal(raw.strip())
        return float(value) if type(value) is int and kinds <= FLOAT_TYPES else value

    def _literal(self, text: str) -> Any:
        """The value of JSON or Python text that is data; a comment in it says something beside it."""
        value = parse_literal(text, self._budget)
        self._is_plain &= isinstance(value, str) or not has_comment(text)
        return value

    def _nested(self, holder: Element | None, schema: Any, depth: int) -> Any:
        """An object that is written as elements; None for any other value, and where two have one name."""
        if holder is None or not holder.children:
            return None
        if depth > MAX_DEPTH:
            raise BrokenError(f"elements are nested deeper than {MAX_DEPTH}")
        children = holder.children
        once = len({each.tag for each in children}) == len(children)
        if not once or any(each.head for each in children) or holder.direct_text.strip():
            return None
        schema = schema if isinstance(schema, dict) else {}
        fields = schema.get("properties", {})
        return {each.tag: self._value(each.text, None, fields.get(each.tag), each, depth) for each in children}


def is_argument(element: Element, properties: Collection[str]) -> bool:
    """Whether an element gives an argument that it names, rather than the one that its tag names."""
    return element.local in ARGUMENTS and not (element.is_bare and element.tag in properties)


def _is_block(element: Element, properties: Collection[str]) -> bool:
    """Whether an element holds all arguments, rather than to be one of the same name."""
    holds_some = any(each.tag in properties or is_argument(each, properties) for each in element.children)
    is_one = element.tag in properties and not holds_some
    return element.local in _BLOCKS and not is_one


def _is_named(element: Element, holder: Element, name: str, properties: Collection[str]) -> bool:
    """Whether an element is the argument that its tag names."""
    if holder.is_call or holder.local in _BLOCKS:
        is_free = not properties and not element.is_call and element.local not in _BESIDE
        return element.tag in properties or is_free
    return holder.tag == name  # an element that has the name of the function holds nothing but arguments


def _is_known(element: Element) -> bool:
    """Whether a tag has no namespace, or that of a model family."""
    return element.tag.rpartition(":")[0] in _NAMESPACES


def _is_id(key: str, text: str) -> bool:
    """Whether an attribute is the id of a call, which says nothing."""
    return (key.lower() in IDS or key.lower() == "index") and is_id(text)


def _is_known_of_argument(key: str, text: str) -> bool:
    """Whether what is said of an argument is its name, its value, or only what it is."""
    values = _OF_ARGUMENTS.get(key)
    return _is_id(key, text) or (key in _OF_ARGUMENTS and (values is None or text.lower() in values))


def _json_call(given: Mapping[str, Any], properties: Mapping[str, Any]) -> Function | None:
    """The call that stands as JSON where the arguments should."""
    key = name_key_of(given)
    if key is None or key in properties or not any(isinstance(each, dict) for each in given.values()):
        return None
    calls = object_calls(given).calls
    return calls[0] if len(calls) == 1 and calls[0].name == given[key] else None


_COMMENT = re.compile(r"<!--.*?-->", re.S)


def _without_comments(text: str) -> str:
    """A text without what stands in `<!-- … -->`."""
    last = text.rfind("-->") + len("-->")  # where no end follows there is no use in looking for it from each beginning
    return _COMMENT.sub("", text[:last]) + text[last:]
