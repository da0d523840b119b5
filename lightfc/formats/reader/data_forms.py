"""Reads calls that are written as data: as JSON objects, or as XML elements."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from lightfc.core.definitions import Function
from lightfc.formats.call_data import NAME_KEY, decode_json, has_string_keys, object_calls, parse_literal
from lightfc.formats.notation import is_program
from lightfc.formats.reader.found import FormReader, Found, words_between
from lightfc.formats.reader.python_form import GLUE, MAX_NAME_CHARS
from lightfc.formats.scanner import Scanned, scan_value
from lightfc.formats.text_source import gaps, joins_strings
from lightfc.formats.xml_calls import XmlCallReader, without_quotes

_PROSE = ("prose",)
MAX_MISSES = 20
"""How many objects of one text are tried that are no calls."""
_MENDED = "an object names a function, but cannot be read as a call of it"
_BRACE = "a closing brace is missing: an argument stands among the keys of another"
_COMMA = "a comma is missing between two strings"
_BRACKET_NOTES = {"brackets", "unterminated"}
_OBJECTS = re.compile(r"[\[(\s]*\{")
_NAMED_CALL = re.compile(rf"""\{{\s*+["']?(?i:{NAME_KEY.pattern})["']?\s*+:\s*+["'](?P<name>[^"'\n]{{1,100}})["']""")


class JsonReader(FormReader):
    def strict(self, text: str, trusted: bool) -> Found | None:
        """Strictly: one JSON value that is calls."""
        if text[:1] not in ("{", "["):
            return None
        value = decode_json(text)
        if value is text and "repairs" in self.layers and _OBJECTS.match(text) and self.expression(text) is not None:
            value = parse_literal(text, self.budget)  # as Python writes it
        return self.found_calls(object_calls(value, self.names.properties).calls, ())

    def tolerant(self, text: str, trusted: bool) -> Found | None:
        """JSON objects wherever they stand, also as Python or JavaScript would write them."""
        objects = list(self._objects(text))
        if not objects:
            return None
        notes = tuple(dict.fromkeys(chain.from_iterable(scanned.notes for _, scanned, _ in objects)))
        problem = next((scanned.broken for _, scanned, calls in objects if not calls), "")
        if problem:
            return Found([text], text, (*notes, "broken"), problem=problem)
        around = gaps(text, ((begin, scanned.end) for begin, scanned, _ in objects))
        words = not all(map(GLUE.fullmatch, around))
        if words and "prose" not in self.layers:
            return None
        calls = list(chain.from_iterable(calls for _, _, calls in objects))
        found = self.found_calls(calls, (*notes, *_PROSE[:words]))
        if found is not None and words:
            found.rest = words_between(around)
        return found

    def _objects(self, text: str) -> Iterator[tuple[int, Scanned, list[Function]]]:
        """The objects of a text that are calls: where each begins, what was scanned, and its calls; none if broken."""
        source = self.source(text)
        at, begin, misses = 0, text.find("{") if "repairs" in self.layers else -1, 0
        while begin >= 0 and misses < MAX_MISSES:
            scanned = scan_value(source, begin)
            found = self._object(text[begin : scanned.end], scanned, text[at:begin])
            fault = self._fault(text, begin, scanned, found)
            if fault:
                # A broken call beside good ones is a problem; they do not run without it.
                found, scanned.broken = [], fault
            if found is None:
                misses += 1
                begin = text.find("{", begin + 1)
                continue
            yield begin, scanned, found
            at = scanned.end
            begin = text.find("{", at)

    def _fault(self, text: str, begin: int, scanned: Scanned, found: list[Function] | None) -> str:
        """Why an object that calls a function, as it begins or as it was mended, cannot be used; empty if it can."""
        if found is None:
            named = _NAMED_CALL.match(text, begin, scanned.end) if scanned.broken or scanned.notes else None
            is_known = named is not None and self.names.resolved(named["name"]) in self.names.all
            return scanned.broken or _MENDED if is_known else ""
        is_uneven = not _BRACKET_NOTES.isdisjoint(scanned.notes)
        return _BRACE if is_uneven and any(map(self._swallows, found)) else ""

    def _swallows(self, call: Function) -> bool:
        """Whether an argument of a call has for a key what is another argument, which is not given."""
        missing = self.names.properties(call.name).keys() - call.kwargs.keys()
        return any(isinstance(each, dict) and not missing.isdisjoint(each) for each in call.kwargs.values())

    def _object(self, source: str, scanned: Scanned, before: str) -> list[Function] | None:
        value = decode_json(source)
        if isinstance(value, str):
            value = None if scanned.broken else parse_literal(scanned.text, self.budget)
        if isinstance(value, str) and joins_strings(scanned.text):
            scanned.broken = _COMMA
        if not isinstance(value, dict) or not has_string_keys(value):
            return None
        known = self.names.all
        calls = object_calls(value, self.names.properties).calls
        if calls and (not known or any(self.names.resolved(call.name) in known for call in calls)):
            return calls
        return self._named_before(value, before) if known else None

    def _named_before(self, value: dict[str, Any], before: str) -> list[Function] | None:
        """The call whose name stands before its arguments: `add {"a": 1}`."""
        named = self.names.patterns.before_object.search(before[-MAX_NAME_CHARS:])
        name = self.names.resolved(named[1]) if named else ""
        if name not in self.names.all:
            return None
        properties = self.names.properties(name)
        # An object without any of its parameters is something else, such as its schema.
        return [Function(name, (), value)] if not (value and properties) or properties.keys() & value else None


class XmlReader(FormReader):
    def strict(self, text: str, trusted: bool) -> Found | None:
        """Strictly: a text that begins as XML, or where XML was asked for has an element in it and is no Python."""
        is_xml = text.startswith("<") or (self.form == "xml" and not is_program(text, self.budget))
        found = self.tolerant(text, trusted) if is_xml else None
        return None if found is not None and found.problem and self.form != "xml" else found

    def tolerant(self, text: str, trusted: bool) -> Found | None:
        """Calls as XML elements; what stands around them is content."""
        if "<" not in text:
            return None
        known = frozenset(self.names.definitions) or self.names.all
        written = XmlCallReader(text, self.names, self.budget).read(known)
        if written.problem:
            return Found([text], text, ("broken",), problem=written.problem)
        calls = written.calls
        bare = list(map(without_quotes, calls)) if "repairs" in self.layers else calls
        notes = (("quotes",) if bare != calls else ()) + (() if written.closed else ("tags",))
        found = self.found_calls(bare, notes)
        if found is not None:
            found.rest = written.around
        return found
