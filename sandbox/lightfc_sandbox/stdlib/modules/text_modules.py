"""`string`, `textwrap`, `html`, `unicodedata`, `base64` and `hashlib`: text and bytes to text and bytes."""

import base64
import hashlib
import html
import re
import string
import textwrap
import unicodedata
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Cost, Takes, texts
from lightfc_sandbox.budget.costs import OBJECT_BYTES
from lightfc_sandbox.effects import CALLBACK, PURE, READS, W_MAP, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.parsing.source import MAX_MARKS, crowded
from lightfc_sandbox.stdlib import wrapping
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import call_back, counted_result, functions, listed, take_plain, take_strings
from lightfc_sandbox.values.exported import LEAVE_AS
from lightfc_sandbox.values.kinds import ATOMS, BYTES, BYTES_TAKEN, LIKE, Builtin, Field, Inside, type_name
from lightfc_sandbox.values.text import to_str
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of, methods, name_methods

_CONSTANTS = "ascii_letters ascii_lowercase ascii_uppercase digits hexdigits octdigits punctuation printable whitespace"
_ENCODINGS = "b64 urlsafe_b64 standard_b64 b32 b16 b85 a85"
_GROWTH: Mapping[str, tuple[int, int]] = {"b32": (8, 5), "b16": (2, 1), "b85": (5, 4), "a85": (5, 4)}
_CHUNK = re.compile(r"[\t-\r ]+|[^\t-\r ]+")  # `textwrap` breaks at no other spaces
_MARGIN = 1_000
_DIGEST = Takes(256)
_HASH_BYTES = 1_000  # a hash that goes on, with what the library keeps of it
_HASHES = "md5 sha1 sha224 sha256 sha384 sha512 sha3_224 sha3_256 sha3_384 sha3_512 blake2b blake2s"
_DECOMPOSED = 18  # characters of which one can be made up
_PLACE_BYTES = 400  # what finding and filling a place takes beside its text
_NO_VALUES: Mapping[str, Any] = {}
_OF_CHARACTERS = (
    "bidirectional category combining decimal decomposition digit east_asian_width lookup mirrored name numeric"
)


def _data(value: Any) -> bytes | bytearray:
    if type(value) not in BYTES:
        raise TypeError(f"a bytes-like object is required, not {type_name(value)!r}")
    return value  # type: ignore[no-any-return]  # as its type says


def _charge_capwords(run: Run, s: Any = "", sep: Any = None, *_: Any, **__: Any) -> None:
    take_strings(s, *([] if sep is None else [sep]))
    run.charge_bytes(60 * len(s))
    run.charge_chars(len(s) if s.isascii() else 3 * len(s), s)


_WRAPPING: Mapping[str, type] = {
    "initial_indent": str, "subsequent_indent": str, "placeholder": str, "expand_tabs": bool,
    "replace_whitespace": bool, "fix_sentence_endings": bool, "break_long_words": bool, "drop_whitespace": bool,
    "break_on_hyphens": bool, "tabsize": int, "max_lines": int,
}  # fmt: skip
"""The options of `textwrap`, each with the type of its value."""


def _charge_wrapping(run: Run, text: Any = "", width: Any = 70, *_: Any, **options: Any) -> None:
    take_strings(text)
    wrapping.take_integers(width)
    _take_options(options)
    _charge_wrap(run, text, width, options)


def _take_options(options: Mapping[str, Any]) -> None:
    for name, value in options.items():
        kind = _WRAPPING.get(name)
        if kind is None:
            raise TypeError(f"unexpected keyword argument {name!r}; there are width, {', '.join(_WRAPPING)}")
        as_told = (
            type(value) in ATOMS if kind is bool else type(value) is kind or (name == "max_lines" and value is None)
        )
        if not as_told:
            raise TypeError(f"{name} must be {kind.__name__}, not {type_name(value)}")


def _charge_wrap(run: Run, text: str, width: int, options: Mapping[str, Any]) -> None:
    tabsize = max(options.get("tabsize", 8), 0)
    run.charge_chars(len(text) + tabsize * text.count("\t"), text)
    text = text.expandtabs(tabsize)
    # `textwrap` is Python: each character of it takes the time of several steps.
    run.charge_steps(4 * len(text))
    run.charge_bytes(30 * len(text))
    indent = max(len(options.get("initial_indent", "")), len(options.get("subsequent_indent", "")))
    room = max(width - indent, 1)
    chunks = [each.end() - each.start() for each in _CHUNK.finditer(text)]
    longest = max(chunks, default=0)
    # A chunk that is too long for a line is cut off it line by line, and what is left of it copied each time.
    run.charge_steps(longest * longest // room >> (14 if text.isascii() else 12))
    if indent:
        run.charge_bytes(4 * indent * (len(chunks) + text.count("-") + len(text) // room + 1))


def _charge_shortening(run: Run, text: Any = "", width: Any = 0, *_: Any, **options: Any) -> None:
    take_strings(text)
    _charge_wrapping(run, " ".join(text.split()), width, **options)


def _charge_dedenting(run: Run, text: Any = "", *_: Any, **__: Any) -> None:
    take_strings(text)
    run.charge_chars(2 * len(text), text)
    # `textwrap` makes a regular expression of the margin, and CPython keeps it.
    if any(len(line) - len(line.lstrip(" \t")) > _MARGIN for line in text.split("\n") if line.strip(" \t")):
        raise Refused(f"textwrap.dedent: a line is indented by more than {_MARGIN:,} characters")


def _indent(run: Run, text: Any, prefix: Any, predicate: Any = None) -> str:
    take_strings(text, prefix)
    # Lines of two characters, each of them a string, and one more with what stands before it.
    run.charge_bytes((70 if text.isascii() and prefix.isascii() else 90) * len(text))
    run.charge_chars(len(text) + len(prefix) * (len(text.splitlines()) + 1), text, prefix)
    chosen = None if predicate is None else lambda line: truth(run, call_back(run, predicate, line))
    return textwrap.indent(text, prefix, chosen)


def _charge_escaping(run: Run, s: Any = "", *_: Any, **__: Any) -> None:
    take_strings(s)
    run.charge_chars(len(s) + 5 * sum(map(s.count, "&<>\"'")), s)


def _charge_unescaping(run: Run, s: Any = "", *_: Any, **__: Any) -> None:
    take_strings(s)
    run.charge_bytes(4 * len(s))
    run.charge_steps(4 * s.count("&"))


def _charge_normalizing(run: Run, form: Any = "", unistr: Any = "", *_: Any, **__: Any) -> None:
    take_strings(form, unistr)
    run.charge_steps(len(unistr) >> 1)
    run.charge_bytes(4 * (_DECOMPOSED if "K" in form else 4) * len(unistr))
    if crowded(unistr) >= 0:
        raise Refused(f"unicodedata: a letter has at most {MAX_MARKS} marks in a program")


def _encoded(name: str) -> Cost:
    into, out_of = _GROWTH.get(name, (4, 3))

    def cost(run: Run, s: Any = None, *_: Any, b: Any = b"", wrapcol: Any = 0, **__: Any) -> None:
        s = b if s is None else s  # its name is one or the other
        _charge_code(run, name, len(_data(s)))
        # At most every second character is the end of a line.
        run.charge_items((len(s) * into // out_of + 8) * (2 if wrapcol else 1), 1)

    return cost


def _charge_code(run: Run, name: str, size: int) -> None:
    run.charge_steps(size >> 6)
    if name in ("a85", "b85"):
        # These two are made in Python, by way of lists.
        run.charge_steps(size >> 2)
        run.charge_bytes(48 * size)


def _decoded(name: str) -> Cost:
    def cost(run: Run, s: Any = None, *_: Any, b: Any = b"", ignorechars: Any = b"", **__: Any) -> None:
        s = b if s is None else s
        if type(s) is not str:
            _data(s)
        _charge_code(run, name, len(s))
        run.charge_steps(len(s) * len(_data(ignorechars)) >> 8)
        # A "z" of Ascii85 stands for four zeros, and a "y" may for four spaces.
        short = sum(s.count(each if type(s) is str else each.encode()) for each in "zy") if name == "a85" else 0
        run.charge_items(len(s) + 3 * short, 1)

    return cost


class Digest:
    """A finished digest: data only.

    It may leave the text: to the host it answers as an object of `hashlib` does.
    """

    __slots__ = ("_digest", "_name")

    def __init__(self, name: str, digest: bytes) -> None:
        self._name = name
        self._digest = digest

    @property
    def name(self) -> str:
        """The algorithm."""
        return self._name

    @property
    def digest_size(self) -> int:
        """Its length in bytes."""
        return len(self._digest)

    def digest(self) -> bytes:
        """The digest as bytes."""
        return self._digest

    def hexdigest(self) -> str:
        """The digest in hexadecimal digits."""
        return self._digest.hex()


class Hash(Inside):
    """What data has been hashed to so far. A finished digest leaves the text for it."""

    __slots__ = ("real",)

    def __init__(self, real: Any) -> None:
        self.real = real


def _hashed(value: Any) -> bytes | bytearray:
    if type(value) is str:
        raise TypeError("Strings must be encoded before hashing")
    if type(value) not in BYTES:
        raise TypeError("object supporting the buffer API required")
    return value  # type: ignore[no-any-return]  # as its type says


def _update(run: Run, owner: Hash, data: Any, /) -> None:
    run.charge_steps(len(_hashed(data)) // 64)
    owner.real.update(data)


_READ = {
    "digest": lambda run, owner, /: owner.digest(), "hexdigest": lambda run, owner, /: owner.hexdigest()
}  # fmt: skip
_READ_OF_HASH = {
    "digest": lambda run, owner, /: owner.real.digest(), "hexdigest": lambda run, owner, /: owner.real.hexdigest()
}  # fmt: skip
LIKE[Digest] = LIKE[Hash] = hashlib.sha256()
LEAVE_AS[Hash] = lambda value: Digest(value.real.name, value.real.digest())
ATTRIBUTES[Digest] = {**methods(PURE, _DIGEST, **_READ), **fields_of(("name", "digest_size"), 0)}
ATTRIBUTES[Hash] = {
    **methods(READS, _DIGEST, **_READ_OF_HASH),
    **methods(READS, Takes(_HASH_BYTES), copy=lambda run, owner, /: Hash(owner.real.copy())),
    **methods(READS | W_OTHER, ITSELF, update=_update),
    **{name: Field(attrgetter(f"real.{name}"), 0) for name in ("name", "digest_size", "block_size")},
}
name_methods([ATTRIBUTES[Hash]])


def _digest(run: Run, name: str, data: Any, options: Mapping[str, Any]) -> Hash:
    if options and not name.startswith("blake2"):
        raise TypeError(f"{name}() got an unexpected keyword argument {next(iter(options))!r}")
    take_plain(*options.values())
    run.charge_steps(len(_hashed(data)) // 64)
    return Hash(hashlib.new(name, data, usedforsecurity=False, **options))


def _hash(name: str) -> Callable[..., Hash]:
    def call(run: Run, /, string: Any = b"", *, usedforsecurity: Any = True, **options: Any) -> Hash:
        take_plain(usedforsecurity)  # which changes no digest
        return _digest(run, name, string, options)

    return call


def _new_hash(run: Run, /, name: Any, data: Any = b"", *, usedforsecurity: Any = True, **options: Any) -> Hash:
    take_plain(usedforsecurity)
    take_strings(name)
    if name.lower() not in _HASHES.split():
        raise ValueError(f"unsupported hash type {name[:20]}: a program may use {', '.join(_HASHES.split())}")
    return _digest(run, name.lower(), data, options)


class Template(Inside):
    """A template."""

    __slots__ = ("template",)

    def __init__(self, template: str) -> None:
        self.template = template


def _make(run: Run, template: Any) -> Template:
    take_strings(template)
    return Template(template)


class _Given:
    """What CPython's own `Template` looks names up in: it gives the texts of their values."""

    __slots__ = ("chars", "mapping", "named", "run")

    def __init__(self, run: Run, mapping: Any, named: Mapping[str, Any]) -> None:
        self.run, self.mapping, self.named, self.chars = run, mapping, named, 0

    def __getitem__(self, name: str) -> str:
        value = self.named[name] if name in self.named else subscript(self.run, self.mapping, name)
        text = to_str(self.run, value)
        self.chars += len(text)  # which may be one text, many times
        if self.chars > self.run.limits.string_chars:
            self.run.charge_chars(self.chars)
        return text


def _substituting(real: Callable[..., str]) -> Callable[..., str]:
    def substitute(run: Run, owner: Template, mapping: Any = _NO_VALUES, /, **kws: Any) -> str:
        text, places = owner.template, owner.template.count("$")
        run.charge_steps(places + (len(text) >> 6))
        run.charge_bytes(_PLACE_BYTES * places)
        run.charge_chars(len(text), text)
        return run.charged_text(real(string.Template(text), _Given(run, {} if mapping is _NO_VALUES else mapping, kws)))

    return substitute


LIKE[Template] = string.Template("")
ATTRIBUTES[Template] = {
    **methods(
        READS | W_MAP | CALLBACK, ITSELF, substitute=_substituting(string.Template.substitute),
        safe_substitute=_substituting(string.Template.safe_substitute),
    ),
    "template": Field(lambda owner: owner.template, 0),
}  # fmt: skip
name_methods([ATTRIBUTES[Template]])

STRING: Mapping[str, Any] = {
    **{name: getattr(string, name) for name in _CONSTANTS.split()},
    **listed(string, {"capwords": _charge_capwords}),
    "Template": Builtin("string.Template", _make, Template, effects=PURE, cost=Takes(OBJECT_BYTES)),
}
"""What `string.` offers; `Formatter` is made to be derived from."""

TEXTWRAP: Mapping[str, Any] = {
    **listed(textwrap, {"wrap": _charge_wrapping}, result=counted_result),
    **listed(textwrap, {"shorten": _charge_shortening, "dedent": _charge_dedenting}),
    **listed(textwrap, {"fill": _charge_wrapping}, result=Run.charged_text),
    **functions("textwrap", CALLBACK, ITSELF, indent=_indent),
}
"""What `textwrap.` offers."""

HTML: Mapping[str, Any] = listed(
    html, {"escape": _charge_escaping, "unescape": _charge_unescaping}, result=Run.charged_text
)
"""What `html.` offers."""


UNICODEDATA: Mapping[str, Any] = {
    **listed(unicodedata, dict.fromkeys(_OF_CHARACTERS.split(), texts)),
    **listed(unicodedata, {"normalize": _charge_normalizing}, result=Run.charged_text),
    **listed(unicodedata, {"is_normalized": _charge_normalizing}),
}
"""What `unicodedata.` offers."""

BASE64: Mapping[str, Any] = listed(base64, {
    **{f"{name}encode": _encoded(name) for name in _ENCODINGS.split()},
    **{f"{name}decode": _decoded(name) for name in _ENCODINGS.split()},
}, READS, taken=BYTES_TAKEN)  # fmt: skip
"""What `base64.` offers."""

HASHLIB: Mapping[str, Any] = functions(
    "hashlib", READS, Takes(_HASH_BYTES), new=_new_hash, **{name: _hash(name) for name in _HASHES.split()}
)
"""What `hashlib.` offers: digests; no key derivation, which is made to take long."""
