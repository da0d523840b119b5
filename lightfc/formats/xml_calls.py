"""Reads calls that are written as XML elements: their functions, and the values that their arguments mean.

What stands in an element stays text until the type of the argument says what it means.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lightfc.core.definitions import Function
from lightfc.formats.call_data import (
    FLOAT_TYPES,
    TEXT_TYPES,
    calls_of_object,
    decoded,
    literal,
    name_key_of,
    types_in,
)
from lightfc.formats.elements import ARGUMENTS, KEYS, Element, Elements, elements_of
from lightfc.formats.known_names import Names
from lightfc.formats.notation import CALL_ELEMENT
from lightfc.formats.reading_budget import Budget
from lightfc.formats.scanner import MAX_DEPTH, BrokenError
from lightfc.formats.text_repairs import unescape
from lightfc.formats.text_source import gaps

BLOCKS = frozenset({"arguments", "parameters", "args", "params", "kwargs", "input"})
"""Elements, or attributes, that hold all arguments."""

NAMES = frozenset({"name", "function_name", "tool_name"})
"""Elements that hold the name of the function."""

_BESIDE = NAMES | {"id", "type", "thought", "description"}
"""Elements of a call that are none of its arguments."""

_HOLDERS = {"function", "tool"}
"""Elements that may as well name a function as call it."""

_FIRST_WORD = re.compile(r"\s*(?P<name>[^\W\d][\w.]*+)\s*(?=<(?:longcat_)?arg)")
_MAX_TAG_CHARS = len("<longcat_arg")
_WRAPPER = re.compile(rf"</?{CALL_ELEMENT}\b[^<>]*>", re.I)
_CDATA = re.compile(r"\s*<!\[CDATA\[(?P<text>.*?)\]\]>\s*", re.S)


@dataclass(slots=True)
class XmlCalls:
    """What a text holds that writes calls as XML."""

    calls: list[Function] = field(default_factory=list)
    around: str = ""
    problem: str = ""
    closed: bool = True


def without_quotes(call: Function) -> Function:
    """A call whose texts all stand in quotes, as those of JSON do, without them."""
    texts = {name: value for name, value in call.kwargs.items() if isinstance(value, str)}
    bare = {name: decoded(text.strip()) for name, text in texts.items() if text.strip()[:1] == '"'}
    if not texts or len(bare) < len(texts) or not all(isinstance(each, str) for each in bare.values()):
        return call
    return Function(call.name, call.args, {**call.kwargs, **bare})


def _tree(text: str) -> Elements:
    """The elements of a text, without backslashes before the quotes of attributes, of which XML knows nothing."""
    tree = elements_of(text)
    if "=\\" not in text or not any("=\\" in each.head for each in tree.all):
        return tree
    return elements_of(text.replace('\\"', '"').replace("\\'", "'"))


class XmlCallReader:
    """Reads the calls of one text that writes them as elements.

    Args:
        text: The text.
        names: The functions; the type of an argument is taken from their definitions before the one that the model
            wrote beside it.
        budget: What the reading of the answer may take; without it, what the text alone may.
    """

    def __init__(self, text: str, names: Names, budget: Budget | None = None) -> None:
        tree = _tree(text)
        self.text = tree.text
        self.elements = tree.all
        self._names = names
        self._budget = budget or Budget(len(text))
        self._budget.charge(tree.steps)

    def read(self, tags: Collection[str] = ()) -> XmlCalls:
        """The calls, and what is said beside them; no calls where there are none.

        Args:
            tags: Names of functions that can be names of elements too: `<add><a>1</a></add>`.
        """
        found = XmlCalls()
        self._add(found, self._innermost())
        outermost = self._outermost(lambda each: each.is_call)
        if not found.calls and not found.problem and tags:
            known = self._outermost(lambda each: self._names.resolved(each.tag) in tags)
            outermost = known or outermost
            self._add(found, [(each, each.tag) for each in known])
        around = gaps(self.text, ((each.begin, each.after) for each in outermost))
        found.closed = all(each.is_closed for each in self.elements if each.is_call)
        found.around = _WRAPPER.sub("", "".join(around)).strip()
        return found

    def _add(self, found: XmlCalls, calls: Iterable[tuple[Element, str]]) -> None:
        for element, name in calls:
            try:
                call = self._call(element, name)
            except BrokenError as error:
                if self._names.all and self._names.resolved(name) not in self._names.all:
                    continue
                found.problem = found.problem or f"the arguments of {name} cannot be read: {error}"
                continue
            if call is not None:
                found.calls.append(call)

    def _innermost(self) -> list[tuple[Element, str]]:
        """The elements that are calls, with the names of their functions: not those that only hold others."""
        found: list[tuple[Element, str]] = []
        for each in reversed(self.elements):
            holds_others = bool(found) and found[-1][0].begin < each.end
            name = self.name_of(each) if each.is_call and not holds_others else ""
            if name:
                found.append((each, name))
        return found[::-1]

    def _outermost(self, wanted: Callable[[Element], bool]) -> list[Element]:
        found: list[Element] = []
        for each in self.elements:
            if (not found or each.begin >= found[-1].after) and wanted(each):
                found.append(each)
        return found

    def attributes(self, element: Element) -> Iterable[tuple[str, str]]:
        """The attributes of an element, and their texts."""
        return element.attributes(self._budget)

    def arguments_among(self, element: Element) -> Sequence[tuple[str, str]]:
        """The attributes of an element of a call, without the one that names its function."""
        attributes = self.attributes(element)
        key = name_key_of(dict(attributes)) if element.is_call and not element.short else None
        return [each for each in attributes if each[0] != key]

    def _attributes_of(self, element: Element) -> dict[str, str]:
        """The attributes of an element by their names in lower case."""
        return {key.lower(): text for key, text in self.attributes(element)}

    def name_of(self, element: Element) -> str:
        """The name of the function that an element calls; an id or another attribute is none."""
        if element.called is None:
            element.called = self._name_of(element)
        return element.called

    def _name_of(self, element: Element) -> str:
        attributes = self._attributes_of(element)
        key = name_key_of(attributes)
        said = element.short or (attributes[key] if key else "")
        if not said:
            named = self._named(element)
            said = named.said if named else self._first_word(element)
        return unescape(said).strip()

    def _first_word(self, element: Element) -> str:
        """The name of the function where it stands before its arguments, or is all that there is."""
        # The tag of the first argument may belong to what follows, where the element was never closed.
        first = _FIRST_WORD.match(self.text, element.body, element.end + _MAX_TAG_CHARS)
        if first is not None:
            return first["name"]
        said = "" if element.inner or element.local in _HOLDERS else element.said.strip()
        return said if self._names.resolved(said) in self._names.definitions else ""

    def _named(self, element: Element) -> Element | None:
        """The element that holds the name of the function."""
        inner = element.within(self._budget)
        return next((each for each in inner if each.local in NAMES and not each.head), None)

    def _call(self, element: Element, name: str) -> Function | None:
        """The call that an element is; None where it tells of a function, rather than to call it."""
        properties = self._names.properties(name)
        attributes = dict(self.arguments_among(element))
        given = {key: self._value(text, None, properties[key]) for key, text in attributes.items() if key in properties}
        for key in BLOCKS & attributes.keys() - properties.keys():
            value = literal(unescape(attributes[key]), self._budget)
            if not isinstance(value, dict):
                raise BrokenError(f"{key} is not an object")
            given |= value
        given |= self._given(element, properties)
        described = not given and element.tag != name
        if described and any(each.local == "description" for each in element.within(self._budget)):
            return None
        return _json_call(given, properties) or Function(name, (), given)

    def _given(self, element: Element, properties: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments that stand in an element."""
        within = [*element.within(self._budget)]
        arguments = [(each, *self.argument(each)) for each in within if is_argument(each, properties)]
        if arguments:
            named = ((name, self._beside(each, said, properties.get(name))) for each, name, said in arguments if name)
            return dict(named)
        return self._given_in_block(element, within, properties)

    def _given_in_block(
        self, element: Element, within: Iterable[Element], properties: Mapping[str, Any]
    ) -> dict[str, Any]:
        """The arguments that stand as an object, as pairs, or in elements of their names."""
        block = next((each for each in within if _is_block(each, properties)), element)
        text = block.said.strip()
        value = literal(unescape(text), self._budget) if text[:1] in ("{", "[") else None
        if isinstance(value, dict):
            return value
        pairs = list(_pairs(block)) or _children(block, properties)
        if not pairs and not block.inner and _without_comments(text).strip() not in ("", element.called):
            raise BrokenError("they are neither a JSON object nor elements")
        return {unescape(key): self._value(each.said, None, properties.get(key), each) for key, each in pairs}

    def argument(self, element: Element) -> tuple[str, Mapping[str, str]]:
        """The name of an argument that stands beside its value, and what else is said of it; empty if it has none."""
        if element.given is None:
            element.given = self._argument_of(element)
        return element.given

    def _argument_of(self, element: Element) -> tuple[str, Mapping[str, str]]:
        said, short = self._attributes_of(element), element.short
        if "name" not in said and "key" not in said and not short:
            # Name, value and type as elements of their own.
            said |= {each.local: each.said.strip() for each in element.inner}
        return unescape(said.get("name") or said.get("key") or short), said

    def _beside(self, element: Element, said: Mapping[str, str], schema: Any) -> Any:
        """The value of an argument that stands beside its name."""
        kind = "json" if said.get("json") == "true" else said.get("type")
        text, holder = (said["value"], None) if "value" in said else (element.said, element)
        return self._value(text, kind, schema, holder)

    def _value(self, text: str, written: str | None, schema: Any, holder: Element | None = None, depth: int = 0) -> Any:
        """The value that the text of an argument means, by its type in the definition, else by the one written."""
        kinds = types_in(schema) or {written or "any"}
        data = _CDATA.fullmatch(text) if "<![CDATA[" in text else None
        raw = data["text"] if data else unescape(text)
        if kinds & TEXT_TYPES and written != "json":
            return raw.strip() if raw[:1] == "\n" else raw
        inner = None if data else self._nested(holder, schema, depth + 1)
        if inner:
            return inner
        value = literal(raw.strip(), self._budget)
        return float(value) if type(value) is int and kinds <= FLOAT_TYPES else value

    def _nested(self, holder: Element | None, schema: Any, depth: int) -> Any:
        """An object that is written as elements; None for any other value, and where two have one name."""
        if holder is None or not holder.inner:
            return None
        if depth > MAX_DEPTH:
            raise BrokenError(f"elements are nested deeper than {MAX_DEPTH}")
        children = holder.inner
        once = len({each.tag for each in children}) == len(children)
        if not once or any(each.head for each in children) or holder.between.strip():
            return None
        schema = schema if isinstance(schema, dict) else {}
        fields = schema.get("properties", {})
        return {each.tag: self._value(each.said, None, fields.get(each.tag), each, depth) for each in children}


def is_argument(element: Element, properties: Collection[str]) -> bool:
    """Whether an element gives an argument that it names, rather than the one that its tag names."""
    return element.local in ARGUMENTS and not (element.is_bare and element.tag in properties)


def _is_block(element: Element, properties: Collection[str]) -> bool:
    """Whether an element holds all arguments, rather than to be one of the same name."""
    is_one = element.tag in properties and not any(each.tag in properties for each in element.inner)
    return element.local in BLOCKS and not is_one


def _pairs(block: Element) -> Iterator[tuple[str, Element]]:
    """Names and values in turn."""
    key = None
    for each in block.inner:
        if each.local in KEYS:
            key = each.said.strip()
        elif each.local == "arg_value" and key is not None:
            yield key, each
            key = None


def _children(block: Element, properties: Mapping[str, Any]) -> list[tuple[str, Element]]:
    """Elements by the names of the arguments."""
    bare = [each for each in block.inner if each.is_bare]
    if block.is_call or block.local in BLOCKS:
        bare = [each for each in bare if each.tag in properties or (not properties and each.local not in _BESIDE)]
    # An element that has the name of the function holds nothing but arguments.
    return [(each.tag, each) for each in bare]


def _json_call(given: Mapping[str, Any], properties: Mapping[str, Any]) -> Function | None:
    """The call that stands as JSON where the arguments should."""
    key = name_key_of(given)
    if key is None or key in properties or not any(isinstance(each, dict) for each in given.values()):
        return None
    calls = calls_of_object(given)
    return calls[0] if calls and len(calls) == 1 and calls[0].name == given[key] else None


_COMMENT = re.compile(r"<!--.*?-->", re.S)


def _without_comments(text: str) -> str:
    """A text without what stands in `<!-- … -->`."""
    last = text.rfind("-->") + len("-->")  # where no end follows there is no use in looking for it from each beginning
    return _COMMENT.sub("", text[:last]) + text[last:]
