"""Reads calls that are written as XML elements."""

from lightfc.formats.reader.found import FormReader, Found
from lightfc.formats.xml_calls import XmlCallReader, without_quotes


class XmlReader(FormReader):
    """Reads calls that are written as XML elements."""

    def strict(self, text: str, trusted: bool) -> Found | None:
        """Strictly: where another form was asked for, a text that begins as XML, not one with an element in it."""
        found = self.tolerant(text, trusted) if self.form == "xml" or text.startswith("<") else None
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
        found = self.found_of(bare, ("quotes",) if bare != calls else ())
        if found is not None:
            found.rest = written.around
        return found
