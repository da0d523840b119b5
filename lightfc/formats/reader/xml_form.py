"""Reads calls that are written as XML elements."""

from lightfc.formats.programs import is_program
from lightfc.formats.reader.found import FormReader, Found
from lightfc.formats.xml_calls import XmlCallReader, without_quotes


class XmlReader(FormReader):
    """Reads calls that are written as XML elements."""

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
