"""Reads calls that are written as XML, or nearly: what models write need not be well formed.

The tags of a text are found in one pass, and make a tree: an element that is not closed ends where the one around it
does, and the element of a call or an argument where the next of its kind begins. What stands in an element stays the
text that it was until the type of the argument says what it means.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lightfc.core.definitions import Function
from lightfc.formats.budget import Budget
from lightfc.formats.calls import calls_of_object, decoded, literal, name_key_of
from lightfc.formats.names import Names
from lightfc.formats.scanner import MAX_DEPTH, BrokenError, Source, scan_value
from lightfc.formats.shapes import is_id
from lightfc.formats.text_repairs import unescape

_MARK = re.compile(
    r"""<(?:(?P<closes>/)(?P<closed>\w[\w:.-]*+)\s*+>
    | (?P<name>\w[\w:.-]*+)(?P<head>(?:(?=[\s=/])(?:"[^"<]*+"|'[^'<]*+'|[^<>])*+)?)>)""",
    re.X,
)
_CALLS = frozenset({"function_call", "tool_call", "tool_use", "invoke", "call", "function", "tool"})
_ARGUMENTS = frozenset({"arg", "argument", "parameter", "param"})
_KEYS = frozenset({"arg_key", "arg_name"})
_PAIRS = _KEYS | {"arg_value"}
_BLOCKS = frozenset({"arguments", "parameters", "args", "params", "kwargs", "input"})
_NAMES = frozenset({"name", "function_name", "tool_name"})
_BESIDE = _NAMES | {"id", "type", "thought", "description"}
"""Elements of a call that are none of its arguments."""

_CALL_ATTRIBUTES = frozenset({"name", "function", "function_name", "tool", "tool_name", *_BLOCKS})
_ARGUMENT_ATTRIBUTES = frozenset({"name", "key", "value", "type", "json", "string"})
_NAMESPACES = frozenset({"", "antml", "minimax", "seed", "steptml"})
_ID_ATTRIBUTES = frozenset({"id", "tool_call_id", "call_id", "index"})
_TYPES = frozenset({
    "string", "str", "text", "integer", "int", "number", "float", "double", "boolean", "bool", "array", "list", "tuple",
    "object", "dict", "null", "none", "any", "json",
})  # fmt: skip
_ATTRIBUTE_TEXT = re.compile(
    r"""(?<![\w.:-])(?!(?:type|json|string|id|index|call_id|tool_call_id)\b)[\w.:-]+\s*=\s*("[^"]*"|'[^']*')"""
)
_DATA_EDGE = re.compile(r"<!\[CDATA\[|\]\]>")

_TAG_STEPS = 30
"""How many steps a tag takes, beside those for its text."""

_ELEMENT_STEPS = 8
"""How many steps it takes to look at an element once more."""

_SHORT = re.compile(r"""\s*=\s*["']?(?P<name>[^\s"'<>=/]+)""")
_FIRST_WORD = re.compile(r"\s*(?P<name>[^\W\d][\w.]*+)\s*(?=<arg)")
_ATTRIBUTE = re.compile(r"(?<![\w.:-])(?P<key>[\w.:-]++)\s*+=\s*+")
_UNQUOTED = re.compile(r"[^\s\"'<>]*")
_ESCAPED_ATTRIBUTE = re.compile(r"<[^<>]*=\\[\"']")
_WRAPPER = re.compile(r"</?(?:[\w-]+:)?(?:function_calls?|tool_calls?|calls|tools)\b[^<>]*>", re.I)
_CDATA = re.compile(r"\s*<!\[CDATA\[(?P<text>.*?)\]\]>\s*", re.S)
_TEXT_TYPES = frozenset({"string", "str", "text"})
_NULL_TYPES = ("null", "None", "none", "NoneType")
_FLOAT_TYPES = frozenset({"number", "float", "double"})


@dataclass(slots=True, eq=False)
class _Element:
    """An element of a text.

    Attributes:
        tag: Its name as it is written.
        head: What stands behind the name in its tag.
        begin: Where its tag begins.
        body: Where what it holds begins.
        end: Where what it holds ends.
        after: Where it ends, its closing tag included.
        outer: The element around it.
        inner: The elements directly in it.
        closed: Whether it was closed by a tag of its own.
        local: Its name without its namespace, in lower case.
    """

    tag: str
    head: str
    begin: int
    body: int
    end: int
    after: int
    outer: "_Element | None"
    inner: "list[_Element]" = field(default_factory=list)
    closed: bool = False
    local: str = field(default="", init=False)

    @property
    def is_call(self) -> bool:
        """Whether its name says that it is a call."""
        return self.local in _CALLS

    def __post_init__(self) -> None:
        self.local = self.tag.rpartition(":")[2].lower()


@dataclass(slots=True)
class XmlCalls:
    """What a text holds that writes calls as XML.

    Attributes:
        calls: The calls.
        around: What is said beside them.
        problem: Why they are not to be used.
    """

    calls: list[Function] = field(default_factory=list)
    around: str = ""
    problem: str = ""


def xml_calls(
    text: str,
    names: Names,
    tags: Collection[str] = (),
    budget: Budget | None = None,
) -> XmlCalls:
    """The calls in a text that writes them as XML, and what is said beside them; no calls where there are none.

    Args:
        text: The text.
        names: The functions; the type of an argument is taken from their definitions before the one that the model
            wrote beside it.
        tags: Names of functions that can be names of elements too: `<add><a>1</a></add>`.
        budget: What the reading of the answer may take; without it, what the text alone may.
    """
    return _Reader(unescaped(text), names, budget or Budget(len(text))).read(tags)


def plain_calls(text: str, names: Names, is_called: Callable[[str], bool]) -> list[tuple[int, int, str]]:
    """Where elements stand that are calls and nothing else, and what is said in them; but for those in others.

    Args:
        text: The text.
        names: The functions, which can be the names of elements too.
        is_called: Whether a name is that of a function that was read, and says nothing beside it.
    """
    reader = _Reader(unescaped(text), names, Budget(len(text)))
    plain = _Plain(reader, is_called)
    found: list[tuple[int, int, str]] = []
    for each in reader.elements:
        if (not found or each.begin >= found[-1][1]) and plain.is_call(each):
            found.append((each.begin, each.after, plain.said(each)))
    return found


class _Plain:
    """Tells elements that are calls, and nothing else, by the tags and attributes that have a place in one.

    Args:
        reader: Has read the text.
        is_called: Whether a name is that of a function that was read.
    """

    def __init__(self, reader: "_Reader", is_called: Callable[[str], bool]) -> None:
        self._reader = reader
        self._text = reader.text
        self._is_called = is_called

    def is_call(self, element: _Element) -> bool:
        """Whether an element is a call, or holds nothing but such."""
        if not _is_known(element):
            return False
        if not element.is_call:
            return self._is_called(element.tag) and not element.head.strip() and self._holds_values(element)
        if element.inner and all(map(self.is_call, element.inner)):
            return not element.head.strip() and not self._between(element).strip()
        name = self._reader._name(element)
        given = self._attributes(element, _CALL_ATTRIBUTES, name)
        return (
            bool(name) and self._is_called(name) and given is not None and self._holds_arguments(element, name, given)
        )

    def said(self, element: _Element) -> str:
        """What an element says: its text, and that of its attributes."""
        texts = [found[0] for found in _MARK.finditer(self._text, element.begin, element.after)]
        values = (value for tag in texts for value in _ATTRIBUTE_TEXT.findall(tag))
        bare = _DATA_EDGE.sub(" ", self._text[element.begin : element.after])
        return " ".join([_MARK.sub(" ", bare), *values])

    def _between(self, element: _Element) -> str:
        """The text directly in an element."""
        pieces, at = [], element.body
        for each in element.inner:
            pieces.append(self._text[at : each.begin])
            at = each.after
        return " ".join([*pieces, self._text[at : element.end]])

    def _attributes(self, element: _Element, known: Collection[str], name: str = "") -> list[str] | None:
        """The names of the arguments among the attributes of an element; None where something else is said there."""
        properties = self._reader._properties(name) if name else {}
        attributes = list(self._reader._attributes(element))
        keys = [key for key, _ in attributes]
        rest = element.head
        for key, value in attributes:
            rest = rest.replace(key, "", 1).replace(value, "", 1)
        short = _SHORT.match(element.head)
        if short is not None:
            rest = rest.replace(short["name"], "", 1)
        if re.search(r"[^\s=\"'/]", rest) or len(set(keys)) < len(keys):
            return None
        for key, value in attributes:
            low = key.lower()
            if low in _ID_ATTRIBUTES and is_id(value):
                continue
            if low == "type" and low in known and value.lower() in _TYPES:
                continue
            if low in ("json", "string") and low in known and value in ("true", "false"):
                continue
            if (low in known and low not in ("type", "json", "string")) or key in properties:
                continue
            return None
        return [key for key in keys if key in properties]

    def _holds_values(self, element: _Element) -> bool:
        """Whether an element holds arguments by their names, or their object, and nothing else."""
        tags = [each.tag for each in element.inner]
        if not tags:
            return True  # what is said in it is looked at by its words
        return not self._between(element).strip() and len(set(tags)) == len(tags) and all(map(_is_bare, element.inner))

    def _holds_arguments(self, element: _Element, name: str, given: list[str]) -> bool:
        """Whether what an element of a call holds is its name and its arguments, each once."""
        text = self._between(element).strip().removeprefix(name).strip()
        if text and not (text[0] == "{" and text[-1] == "}" and not element.inner):
            return False
        properties = self._reader._properties(name)
        said = [*given]
        for each in element.inner:
            own = self._part(element, each, name, properties)
            if own is None:
                return False
            said += [own] if own else []
        return len(set(said)) == len(said)

    def _part(self, outer: _Element, each: _Element, name: str, properties: Collection[str]) -> str | None:
        """What a part of a call gives, which nothing else may give as well; None where it is no part of one."""
        if not _is_known(each):
            return None
        if each.local in _ARGUMENTS and each.tag not in properties:
            return self._argument(each)
        if not _is_bare(each):
            return None
        if each.tag in properties or (outer.local in _BLOCKS and not properties):
            return each.tag
        text = self._reader._body(each).strip()
        if each.local in _PAIRS:
            return text if each.local in _KEYS else ""
        if each.local in _BLOCKS:
            return "<arguments>" if self._holds_arguments(each, name, []) else None
        known = not each.inner and (each.local in _NAMES or (each.local == "id" and is_id(text)))
        return f"<{each.local}>" if known else None

    def _argument(self, element: _Element) -> str | None:
        """The name of an argument that says nothing else; None where it does."""
        if self._attributes(element, _ARGUMENT_ATTRIBUTES) is None:
            return None
        pair = self._reader._argument(element, {})
        return pair[0] if pair else None


def _is_known(element: _Element) -> bool:
    """Whether a tag has no namespace, or that of a model family."""
    return element.tag.rpartition(":")[0] in _NAMESPACES


def _is_bare(element: _Element) -> bool:
    return not element.head.strip()


def without_quotes(call: Function) -> Function:
    """A call whose texts all stand in quotes, as those of JSON do, without them."""
    texts = {name: value for name, value in call.kwargs.items() if isinstance(value, str)}
    bare = {name: decoded(text.strip()) for name, text in texts.items() if text.strip()[:1] == '"'}
    if not texts or len(bare) < len(texts) or not all(isinstance(each, str) for each in bare.values()):
        return call
    return Function(call.name, call.args, {**call.kwargs, **bare})


def unescaped(text: str) -> str:
    """A text without backslashes before its quotes, of which XML knows nothing."""
    return text.replace('\\"', '"').replace("\\'", "'") if _ESCAPED_ATTRIBUTE.search(text) else text


class _Reader:
    """Reads the elements of one text.

    Args:
        text: The text.
        names: The functions.
        budget: What the reading of the answer may take.
    """

    def __init__(self, text: str, names: Names, budget: Budget) -> None:
        self.text = text
        self.names = names
        self.budget = budget
        budget.charge(2 * len(text))
        self.elements = list(_elements(text, budget))

    def read(self, tags: Collection[str]) -> XmlCalls:
        """All calls."""
        found = XmlCalls()
        self._add(found, self._innermost())
        outermost = self._outermost(lambda each: each.is_call)
        if not found.calls and not found.problem and tags:
            known = self._outermost(lambda each: self.names.resolved(each.tag) in tags)
            outermost = known or outermost
            self._add(found, [(each, each.tag) for each in known])
        at = 0
        around: list[str] = []
        for each in outermost:
            around.append(self.text[at : each.begin])
            at = each.after
        found.around = _WRAPPER.sub("", "".join([*around, self.text[at:]])).strip()
        return found

    def _add(self, found: XmlCalls, calls: Iterable[tuple[_Element, str]]) -> None:
        for element, name in calls:
            try:
                call = self._call(element, name)
            except BrokenError as error:
                if self.names.all and self.names.resolved(name) not in self.names.all:
                    continue
                found.problem = found.problem or f"the arguments of {name} cannot be read: {error}"
                continue
            if call is not None:
                found.calls.append(call)

    def _innermost(self) -> list[tuple[_Element, str]]:
        """The elements that are calls, with the names of their functions: not those that only hold others."""
        found: list[tuple[_Element, str]] = []
        holders: set[_Element] = set()
        for each in reversed(self.elements):
            if not each.is_call or each in holders:
                continue
            name = self._name(each)
            if name:
                found.append((each, name))
                outer = each.outer
                while outer is not None and outer not in holders:
                    holders.add(outer)
                    outer = outer.outer
        return found[::-1]

    def _outermost(self, wanted: Callable[[_Element], bool]) -> list[_Element]:
        found: list[_Element] = []
        for each in self.elements:
            if (not found or each.begin >= found[-1].after) and wanted(each):
                found.append(each)
        return found

    def _body(self, element: _Element) -> str:
        return self.text[element.body : element.end]

    def _within(self, element: _Element) -> Iterator[_Element]:
        """The elements in an element, in order, however deep."""
        stack = element.inner[::-1]
        while stack:
            each = stack.pop()
            self.budget.charge(_ELEMENT_STEPS)
            yield each
            stack += each.inner[::-1]

    def _name(self, element: _Element) -> str:
        """The name of the function that an element calls; an id or another attribute is none."""
        short = _SHORT.match(element.head)
        attributes = self._said(element)
        key = name_key_of(attributes)
        said = short["name"] if short else attributes[key] if key else ""
        if not said:
            named = next((each for each in self._within(element) if each.local in _NAMES and not each.head), None)
            first = _FIRST_WORD.match(self.text, element.body, element.end + 4)
            said = self._body(named) if named else first["name"] if first else ""
        return unescape(said).strip()

    def _said(self, element: _Element) -> dict[str, str]:
        """The attributes of an element by their names in lower case."""
        return {key.lower(): text for key, text in self._attributes(element)}

    def _attributes(self, element: _Element) -> Iterator[tuple[str, str]]:
        """The attributes of an element, and their texts; objects and lists can stand there without quotes."""
        head = element.head
        at = 0
        for found in _ATTRIBUTE.finditer(head):
            if found.start() < at:
                continue
            begin = found.end()
            quote = head[begin : begin + 1]
            quoted = quote in ("'", '"')
            end = self._container_end(head, begin + quoted, quote if quoted else "")
            if end is None and quoted:
                closing = head.find(quote, begin + 1)
                end = closing if closing >= 0 else len(head)
            elif end is None:
                end = _end_of(_UNQUOTED, head, begin)
            yield found["key"], head[begin + quoted : end]
            at = end + quoted

    def _container_end(self, head: str, begin: int, quote: str) -> int | None:
        """Where an object or a list ends that stands in a tag, its own quotes being those around it or not."""
        if head[begin : begin + 1] not in ("{", "["):
            return None
        scanned = scan_value(Source(head, self.budget), begin)
        whole = scanned.closed and not scanned.broken and head.startswith(quote, scanned.end)
        return scanned.end if whole else None

    def _call(self, element: _Element, name: str) -> Function | None:
        """The call that an element is; None where it tells of a function, rather than to call it."""
        properties = self._properties(name)
        attributes = dict(self._attributes(element))
        given = {key: self._value(text, None, properties[key]) for key, text in attributes.items() if key in properties}
        for key in _BLOCKS & attributes.keys() - properties.keys():
            value = literal(unescape(attributes[key]), self.budget)
            if not isinstance(value, dict):
                raise BrokenError(f"{key} is no object")
            given |= value
        given |= self._given(element, properties)
        if not given and element.tag != name and any(each.local == "description" for each in self._within(element)):
            return None
        nested = _json_call(given, properties)
        return nested or Function(name, (), given)

    def _given(self, element: _Element, properties: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments that stand in an element."""
        block = next(
            (each for each in self._within(element) if each.local in _BLOCKS and each.tag not in properties), element
        )
        arguments = [each for each in self._within(element) if each.local in _ARGUMENTS and each.tag not in properties]
        if arguments:
            return dict(pair for each in arguments if (pair := self._argument(each, properties)))
        text = self._without_names(block) if block is element else self._body(block)
        value = literal(unescape(text.strip()), self.budget) if text.strip()[:1] in ("{", "[") else None
        if isinstance(value, dict):
            return value
        pairs = list(self._pairs(block)) or self._children(block, properties)
        if not pairs and not block.inner and _without_comments(text).strip():
            raise BrokenError("they are no object, and stand in no elements")
        return {unescape(key): self._value(self._body(each), None, properties.get(key), each) for key, each in pairs}

    def _without_names(self, element: _Element) -> str:
        """What stands in an element behind the name of its function."""
        body = self._body(element)
        named = next((each for each in self._within(element) if each.local in _NAMES and not each.head), None)
        if named is not None:
            return self.text[named.after : element.end]
        first = _FIRST_WORD.match(body)
        return body[first.end() :] if first else body

    def _pairs(self, block: _Element) -> Iterator[tuple[str, _Element]]:
        """Names and values in turn."""
        key = None
        for each in block.inner:
            if each.local in _KEYS:
                key = self._body(each).strip()
            elif each.local == "arg_value" and key is not None:
                yield key, each
                key = None

    def _children(self, block: _Element, properties: Mapping[str, Any]) -> list[tuple[str, _Element]]:
        """Elements by the names of the arguments."""
        bare = [each for each in block.inner if not each.head.strip()]
        if block.is_call or block.local in _BLOCKS:
            known = [each for each in bare if each.tag in properties or (not properties and each.local not in _BESIDE)]
        else:
            known = bare  # an element that has the name of the function holds nothing but arguments
        return [(each.tag, each) for each in known]

    def _argument(self, element: _Element, properties: Mapping[str, Any]) -> tuple[str, Any] | None:
        """An argument that says its name beside its value; None where it says none."""
        said = self._said(element)
        short = _SHORT.match(element.head)
        if "name" not in said and "key" not in said and short is None:
            # Name, value and type as elements of their own.
            said |= {each.local: self._body(each).strip() for each in element.inner}
        name = said.get("name") or said.get("key") or (short["name"] if short else None)
        if name is None:
            return None
        kind = "json" if said.get("json") == "true" else said.get("type")
        text, holder = (said["value"], None) if "value" in said else (self._body(element), element)
        return unescape(name), self._value(text, kind, properties.get(unescape(name)), holder)

    def _properties(self, function: str) -> Mapping[str, Any]:
        definition = self.names.definitions.get(self.names.resolved(function))
        properties: Mapping[str, Any] = definition.parameters.get("properties", {}) if definition else {}
        return properties

    def _value(
        self, text: str, written: str | None, schema: Any, holder: _Element | None = None, depth: int = 0
    ) -> Any:
        """The value that the text of an argument means, by its type in the definition, else by the one written.

        Args:
            text: The text.
            written: The type that the model wrote beside it.
            schema: The type in the definition.
            holder: The element in which it stands.
            depth: In how many others this stands.
        """
        declared = schema.get("type") if isinstance(schema, dict) else None
        kinds = set(declared if isinstance(declared, list) else [declared]) - {None} or {written or "any"}
        data = _CDATA.fullmatch(text) if "<![CDATA[" in text else None
        raw = data["text"] if data else unescape(text)
        if kinds & _TEXT_TYPES and written != "json":
            return None if written in _NULL_TYPES else raw.strip() if raw[:1] == "\n" else raw
        if holder is not None and holder.inner and not data:
            inner = self._nested(holder, schema if isinstance(schema, dict) else {}, depth + 1)
            if inner:
                return inner
        value = literal(raw.strip(), self.budget)
        if isinstance(value, int) and not isinstance(value, bool) and kinds <= _FLOAT_TYPES:
            return float(value)
        return value

    def _nested(self, holder: _Element, schema: Mapping[str, Any], depth: int) -> Any:
        """A value that is written as elements: of the same name, those of a list, else those of an object."""
        if depth > MAX_DEPTH:
            raise BrokenError(f"more than {MAX_DEPTH} elements stand in one another")
        children = holder.inner
        names = [child.tag for child in children]
        if any(child.head for child in children) or self._says_more(holder):
            return None
        if schema.get("type") == "array":
            items = schema.get("items")
            alike = len(set(names)) == 1
            return [self._value(self._body(each), None, items, each, depth) for each in children] if alike else None
        fields = schema.get("properties", {})
        return {each.tag: self._value(self._body(each), None, fields.get(each.tag), each, depth) for each in children}

    def _says_more(self, holder: _Element) -> bool:
        """Whether words stand beside the elements in an element."""
        at = holder.body
        for each in holder.inner:
            if self.text[at : each.begin].strip():
                return True
            at = each.after
        return bool(self.text[at : holder.end].strip())


def _json_call(given: Mapping[str, Any], properties: Mapping[str, Any]) -> Function | None:
    """The call that stands as JSON where the arguments should."""
    key = name_key_of(given)
    if key is None or key in properties or not any(isinstance(each, dict) for each in given.values()):
        return None
    calls = calls_of_object(given)
    return calls[0] if calls and len(calls) == 1 and calls[0].name == given[key] else None


def _without_comments(text: str) -> str:
    """A text without what stands in `<!-- … -->`."""
    pieces: list[str] = []
    at = 0
    begin = text.find("<!--")
    while begin >= 0 and (end := text.find("-->", begin)) >= 0:
        pieces.append(text[at:begin])
        at = end + 3
        begin = text.find("<!--", at)
    return "".join([*pieces, text[at:]])


def _end_of(pattern: "re.Pattern[str]", text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


def _data_sections(text: str) -> Iterator[tuple[int, int]]:
    """Where sections begin and end in which nothing is a tag."""
    begin = text.find("<![CDATA[")
    while begin >= 0:
        end = text.find("]]>", begin)
        if end < 0:
            return
        yield begin, end
        begin = text.find("<![CDATA[", end)


def _elements(text: str, budget: Budget) -> Sequence[_Element]:
    """The elements of a text in the order in which they begin."""
    tree = _Tree(len(text))
    sections = _data_sections(text)
    section = next(sections, None)
    for mark in _MARK.finditer(text):
        budget.charge(_TAG_STEPS)
        while section is not None and section[1] <= mark.start():
            section = next(sections, None)
        if section is None or section[0] >= mark.start():
            tree.take(mark)
    return tree.elements


class _Tree:
    """Makes elements of tags.

    Args:
        end: Where the text ends, and with it what is not closed.
    """

    def __init__(self, end: int) -> None:
        self.elements: list[_Element] = []
        self._end = end
        self._open: list[_Element] = []
        self._count: dict[str, int] = {}

    def take(self, mark: "re.Match[str]") -> None:
        """Take the next tag of the text."""
        if mark["closes"]:
            self._close(mark["closed"].lower(), mark.start(), mark.end())
            return
        for other in _ended_by(mark["name"].lower()):
            self._close(other, mark.start())
        alone = mark["head"].endswith("/")
        head = mark["head"][:-1] if alone else mark["head"]
        outer = self._open[-1] if self._open else None
        element = _Element(mark["name"], head, mark.start(), mark.end(), self._end, self._end, outer)
        self.elements.append(element)
        if outer is not None:
            outer.inner.append(element)
        if alone:
            element.end, element.after, element.closed = mark.end(), mark.end(), True
        else:
            self._open.append(element)
            self._count[element.tag.lower()] = self._count.get(element.tag.lower(), 0) + 1

    def _close(self, tag: str, end: int, after: int | None = None) -> None:
        """Close the innermost element of a name, and those in it; nothing where none is open.

        Args:
            tag: The name, in lower case.
            end: Where what they hold ends.
            after: Where the closing tag ends, where there is one.
        """
        while self._count.get(tag):
            each = self._open.pop()
            self._count[each.tag.lower()] -= 1
            each.end = each.after = end
            if each.tag.lower() == tag:
                each.after, each.closed = (end, False) if after is None else (after, True)
                return


def _ended_by(tag: str) -> Sequence[str]:
    """The names of open elements that end where one of another name begins."""
    local = tag.rpartition(":")[2]
    if local in _PAIRS:
        return tuple(_PAIRS)
    return (tag,) if local in _CALLS or local in _ARGUMENTS else ()
