"""`re`: CPython's patterns and results, found by a matcher that charges its steps (`machine.py`).

The flags are plain integers here. A match may leave the text: it holds a string and where its groups are. A compiled
pattern may not.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from operator import methodcaller
from types import SimpleNamespace
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, COPIED_ENTRY_BYTES, PLACE_BYTES
from lightfc_sandbox.effects import CALLBACK, PURE
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.exception_types import error_type, let_read
from lightfc_sandbox.stdlib.operands import ALWAYS_TRUE, FURTHER
from lightfc_sandbox.stdlib.regex.code import Code, build, template_parts
from lightfc_sandbox.stdlib.regex.machine import Found, Machine
from lightfc_sandbox.stdlib.regex.translation import LOCALE
from lightfc_sandbox.stdlib.subscripts import SUBSCRIPTS
from lightfc_sandbox.stdlib.wrapping import call_each, functions, take_bounds, take_integers
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import INTEGERS, LIKE, SHOWN, TEXTS, Builtin, Field, Inside, Method, type_name
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of, methods, name_methods, unmixed

_FLAGS: Mapping[str, int] = {
    "A": 256, "ASCII": 256, "I": 2, "IGNORECASE": 2, "M": 8, "MULTILINE": 8, "S": 16, "DOTALL": 16, "U": 32,
    "UNICODE": 32, "X": 64, "VERBOSE": 64, "NOFLAG": 0,
}  # fmt: skip
_ALLOWED_FLAGS = 256 | 2 | 8 | 16 | 32 | 64
_MAX_CHARS = 5_000
_MAX_KEPT = 256
_MAX_SHOWN = 50
_SPAN_BYTES = 150  # what it takes to keep where a match stands, and what comes in its place
# Characters of what was found, and of a pattern, in what a match and a pattern are shown as: CPython's own bounds.
_MAX_PATTERN = 200
_AT_ONCE = 256  # matches that are looked for before they are charged
_ITEM_BYTES = 68  # a text that was found beside its characters, and its place
Working = Callable[..., Any]


class Match:
    """A match: the string, and where each group begins and ends in it; data only."""

    __slots__ = ("endpos", "lastindex", "names", "pos", "spans", "string")

    def __init__(self, string: Any, found: Found, names: Mapping[str, int], pos: int, endpos: int) -> None:
        self.string = string
        self.spans, self.lastindex = found
        self.names = names
        self.pos = pos
        self.endpos = endpos

    def __repr__(self) -> str:
        shown = repr(self.string[slice(*self.span())])
        return f"<re.Match object; span={self.span()}, match={shown[:_MAX_SHOWN]}>"

    def __getitem__(self, group: Any) -> Any:
        begin, end = self.span(group)
        return None if begin < 0 else self.string[begin:end]

    @property
    def lastgroup(self) -> str | None:
        """The name of the group that was closed last."""
        return next((name for name, index in self.names.items() if index == self.lastindex), None)

    @property
    def number(self) -> int:
        """The number of groups."""
        return len(self.spans) - 1

    def span(self, group: Any = 0) -> tuple[int, int]:
        """Where a group begins and ends; (-1, -1) if it matched nothing."""
        index: Any = self.names.get(group) if type(group) is str else group
        if type(index) not in INTEGERS or not 0 <= index < len(self.spans):
            raise IndexError("no such group")
        span: tuple[int, int] = self.spans[index]
        return span

    def start(self, group: Any = 0) -> int:
        """Where a group begins."""
        return self.span(group)[0]

    def end(self, group: Any = 0) -> int:
        """Where a group ends."""
        return self.span(group)[1]

    def group(self, *groups: Any) -> Any:
        """The text of a group, or a tuple of those of several."""
        found = [self[group] for group in groups or (0,)]
        return found[0] if len(found) == 1 else tuple(found)

    def groups(self, default: Any = None) -> tuple[Any, ...]:
        """The texts of all groups."""
        return tuple(default if self[index] is None else self[index] for index in range(1, self.number + 1))

    def groupdict(self, default: Any = None) -> dict[str, Any]:
        """The texts of the groups that have names."""
        return {name: default if self[index] is None else self[index] for name, index in self.names.items()}


class Pattern(Inside):
    """A compiled pattern."""

    __slots__ = ("code", "flags", "groupindex", "pattern")

    def __init__(self, pattern: Any, code: Code) -> None:
        self.pattern = pattern
        self.code = code
        self.flags = int(code.real.flags)
        self.groupindex = dict(code.real.groupindex)

    def __eq__(self, other: object) -> bool:
        return type(other) is Pattern and self.code.real == other.code.real

    def __hash__(self) -> int:
        return hash(self.code.real)


FURTHER[Pattern, "=="] = lambda run, a, b: a == b


def _flags(value: Any) -> int:
    if type(value) is int and not value:
        return 0
    value = unmixed(value)  # a flag of the host's own `re` is an enum
    take_integers(value)
    if value & LOCALE:
        raise ValueError("re: the flag L is not allowed in a program")
    if value & ~_ALLOWED_FLAGS:
        raise Refused("re: a program may use the flags A, I, M, S, U and X")
    return int(value)


def _compile(run: Run, pattern: Any, flags: Any = 0) -> Pattern:
    flags = _flags(flags)
    if type(pattern) is Pattern:
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if type(pattern) not in TEXTS:
        raise TypeError("first argument must be string or compiled pattern")
    kept: dict[Any, Pattern] = run.kept.setdefault("re", {})
    key = (type(pattern), pattern, flags)
    run.charge_steps(1 + (len(pattern) >> 6))
    found = kept.get(key)
    if found is None:
        if len(pattern) > _MAX_CHARS:
            raise Refused(f"re: a pattern has at most {_MAX_CHARS:,} characters in a program")
        run.charge_steps(16 + len(pattern))
        run.charge_bytes(1_000 + 200 * len(pattern))
        found = Pattern(pattern, build(run, pattern, flags))
        if found.flags & LOCALE:
            raise Refused("re: the flag L is not allowed in a program")
        if len(kept) >= _MAX_KEPT:
            kept.clear()
        kept[key] = found
    return found


def _subject(owner: Pattern, string: Any) -> Any:
    if type(string) is type(owner.pattern):
        return string
    if type(string) is bytearray and type(owner.pattern) is bytes:
        # It could change while the functions of `re`, which are pure, overlap.
        raise Refused("re: a bytearray is searched as bytes in a program: write bytes(x)")
    if type(string) not in TEXTS:
        raise TypeError(f"expected string or bytes-like object, got {type_name(string)!r}")
    told = ("string", "bytes-like") if type(owner.pattern) is str else ("bytes", "string")
    raise TypeError(f"cannot use a {told[0]} pattern on a {told[1]} object")


def _bounds(string: Any, pos: Any, endpos: Any) -> tuple[int, int]:
    if endpos is None and type(pos) is int and not pos:
        return 0, len(string)
    take_integers(pos)
    take_bounds(endpos)
    end = len(string) if endpos is None else max(min(endpos, len(string)), 0)
    return max(min(pos, len(string)), 0), end


def _one(mode: str) -> Callable[..., Match | None]:
    searches, whole = mode == "search", mode == "fullmatch"

    def call(run: Run, owner: Pattern, string: Any, pos: Any = 0, endpos: Any = None) -> Match | None:
        start, end = _bounds(_subject(owner, string), pos, endpos)
        if start > end:
            return None
        machine = Machine(run, owner.code, string, end, whole=whole)
        found = machine.search(start) if searches else machine.match(start)
        return None if found is None else Match(string, found, owner.groupindex, start, end)

    return call


def _spans(run: Run, owner: Pattern, string: Any) -> Iterator[Found]:
    return Machine(run, owner.code, _subject(owner, string), len(string)).all(0)


def _piece(run: Run, text: Any, begin: int, end: int) -> Any:
    """A part of the string, charged: parts that overlap can be longer than it is."""
    size = end - begin
    if size > _BRIEF:
        run.charge_bytes(size * (1 if text.isascii() else 4))
    run.bytes_left -= _PIECE_BYTES
    if run.bytes_left < 0:
        run.out_of_memory()
    return text[begin:end]


_PIECE_BYTES, _BRIEF = 60, 32


def _group(run: Run, match: Match, group: Any) -> Any:
    begin, end = match.span(group)
    return None if begin < 0 else _piece(run, match.string, begin, end)


def _groups(run: Run, string: Any, spans: Sequence[tuple[int, int]]) -> list[Any]:
    return [None if begin < 0 else _piece(run, string, begin, end) for begin, end in spans[1:]]


def _found(run: Run, string: Any, spans: Sequence[tuple[int, int]]) -> Any:
    """What `findall` gives for a match."""
    empty = string[:0]
    if len(spans) == 1:
        return _piece(run, string, *spans[0])
    texts = [empty if text is None else text for text in _groups(run, string, spans)]
    if len(texts) == 1:
        return texts[0]
    run.charge_items(len(texts) + 5)
    return tuple(texts)


def _findall(run: Run, owner: Pattern, string: Any, pos: Any = 0, endpos: Any = None) -> list[Any]:
    start, end = _bounds(_subject(owner, string), pos, endpos)
    machine = Machine(run, owner.code, string, end)
    matches = machine.at_once(start)
    found: list[Any] = []
    if matches is None:
        for spans, _ in machine.all(start):
            found.append(_found(run, string, spans))
            run.check_size(found)
        return found
    groups = owner.code.real.groups
    # What is matched does not overlap, but groups may stand in one another.
    run.charge_bytes((end - start) * max(groups, 1) * (1 if string.isascii() else 4))
    each = _ITEM_BYTES if groups < 2 else CONTAINER_BYTES + groups * (PLACE_BYTES + _ITEM_BYTES)
    texts = methodcaller("group", groups) if groups < 2 else methodcaller("groups", string[:0])
    while some := list(islice(matches, _AT_ONCE)):
        run.charge_steps(len(some))
        run.charge_bytes(len(some) * each)
        found += map(texts, some)
        run.check_size(found)
    return [string[:0] if text is None else text for text in found] if groups == 1 else found


def _finditer(run: Run, owner: Pattern, string: Any, pos: Any = 0, endpos: Any = None) -> Any:
    start, end = _bounds(_subject(owner, string), pos, endpos)
    matches, names = Machine(run, owner.code, string, end).all(start), owner.groupindex
    return lazily(run, (Match(string, found, names, start, end) for found in matches))


def _split(run: Run, owner: Pattern, string: Any, maxsplit: Any = 0) -> list[Any]:
    take_integers(maxsplit)
    # Without groups, which may stand in one another, what is given is no longer than the string.
    brief = len(_subject(owner, string)) < _AT_ONCE and not maxsplit and not owner.code.real.groups
    if brief and _is_done_soon(run, owner, string):
        run.charge_bytes(len(string) * (1 if string.isascii() else 4))
        made: list[Any] = owner.code.real.split(string)
        run.charge_steps(len(made))
        run.charge_bytes(len(made) * _ITEM_BYTES)
        run.check_size(made)
        return made
    parts: list[Any] = []
    last = 0
    for spans, _ in _few(_spans(run, owner, string), maxsplit):
        begin, end = spans[0]
        parts.append(_piece(run, string, last, begin))
        if len(spans) > 1:
            parts += _groups(run, string, spans)
        run.check_size(parts)
        last = end
    return [*parts, _piece(run, string, last, len(string))]


def _is_done_soon(run: Run, owner: Pattern, string: Any) -> bool:
    """Whether CPython's own functions are soon done with a string, for which they are charged here."""
    return Machine(run, owner.code, string, len(string)).at_once(0) is not None


def _few(found: Iterator[Found], most: int) -> Iterator[Found]:
    """As many as `split` and `sub` are told: 0 are all."""
    return islice(found, max(most, 0)) if most else found


def _template(run: Run, groups: Any, repl: Any, string: Any) -> Callable[[Sequence[tuple[int, int]]], Any]:
    """What stands in place of a match, of a text with references to groups of the pattern that is told."""
    backslash = "\\" if type(repl) is str else b"\\"
    if backslash not in repl:
        return lambda spans: repl
    run.charge_steps(len(repl))
    run.charge_bytes(80 * len(repl))
    parts = template_parts(repl, groups)

    def expand(spans: Sequence[tuple[int, int]]) -> Any:
        run.charge_steps(len(parts))
        run.charge_items(len(parts))
        texts = []
        for part in parts:
            if type(part) is not int:
                texts.append(part)
            elif spans[part][0] >= 0:
                texts.append(_piece(run, string, *spans[part]))
        run.charge_chars(sum(map(len, texts)), string, repl)
        return string[:0].join(texts)

    return expand


def _called(run: Run, owner: Pattern, repl: Any, matches: Iterator[Match]) -> Iterator[Any]:
    """What a function of the text gives in place of matches."""
    for text in call_each(run, repl, matches):
        if text is not None and type(text) is not type(owner.pattern):
            raise TypeError(f"expected {type_name(owner.pattern)} instance, {type_name(text)} found")
        yield owner.pattern[:0] if text is None else text


def _replaced_at_once(run: Run, owner: Pattern, repl: Any, string: Any) -> tuple[Any, int] | None:
    """What CPython's own gives for a short text that stands as it is in place of each match; None for all else."""
    size = len(_subject(owner, string))
    if type(repl) is not type(string) or (size + 1) * (len(repl) + 1) >= run.brief_chars:
        return None
    if ("\\" if type(repl) is str else b"\\") in repl or not _is_done_soon(run, owner, string):
        return None
    made, count = owner.code.real.subn(repl, string)
    run.charge_steps(count)
    run.charge_chars(len(made), made)
    return made, count


def _subn(run: Run, owner: Pattern, repl: Any, string: Any, count: Any = 0) -> tuple[Any, int]:
    take_integers(count)
    made = None if count else _replaced_at_once(run, owner, repl, string)
    return _replaced(run, owner, repl, string, count) if made is None else made


def _replaced(run: Run, owner: Pattern, repl: Any, string: Any, count: int) -> tuple[Any, int]:
    places: list[tuple[int, int]] = []

    def note_place(found: Found) -> Found:
        run.charge_bytes(_SPAN_BYTES)
        places.append(found[0][0])
        return found

    matches = map(note_place, _few(_spans(run, owner, string), count))
    if type(repl) not in TEXTS:
        names, end = owner.groupindex, len(string)
        texts = _called(run, owner, repl, (Match(string, found, names, 0, end) for found in matches))
    elif type(repl) is type(owner.pattern):
        expand = _template(run, owner.code.real, repl, string)
        texts = (expand(spans) for spans, _ in matches)
    else:
        raise TypeError(f"a replacement of type {type_name(repl)!r} does not fit the pattern")
    parts: list[Any] = []
    last = size = 0
    for text, (begin, stop) in zip(texts, places, strict=False):  # the places are noted while it goes on
        parts += _piece(run, string, last, begin), text
        size += begin - last + len(text)
        if size > run.limits.string_chars:
            run.charge_chars(size)
        last = stop
    parts.append(_piece(run, string, last, len(string)))
    run.charge_chars(size + len(parts[-1]), *parts)
    return owner.pattern[:0].join(parts), len(places)


def _sub(run: Run, owner: Pattern, repl: Any, string: Any, count: Any = 0) -> Any:
    return _subn(run, owner, repl, string, count)[0]


def _escape(run: Run, pattern: Any) -> Any:
    if type(pattern) not in TEXTS:
        raise TypeError(f"expected string or bytes-like object, got {type_name(pattern)!r}")
    run.charge_chars(2 * len(pattern), pattern)
    return re.escape(pattern)


def _function(name: str, method: Working) -> Builtin:
    """A function of the module: a method of the pattern that it compiles first."""

    def call(run: Run, pattern: Any, string: Any, flags: Any = 0) -> Any:
        return method(run, _compile(run, pattern, flags), string)

    return Builtin(f"re.{name}", call, lazy=name == "finditer", effects=PURE, cost=ITSELF)


def _split_function(run: Run, pattern: Any, string: Any, maxsplit: Any = 0, flags: Any = 0) -> Any:
    return _split(run, _compile(run, pattern, flags), string, maxsplit)


def _replacing_function(method: Working) -> Working:
    def call(run: Run, pattern: Any, repl: Any, string: Any, count: Any = 0, flags: Any = 0) -> Any:
        return method(run, _compile(run, pattern, flags), repl, string, count)

    return call


def _group_method(run: Run, owner: Match, /, *groups: Any) -> Any:
    if len(groups) < 2:
        return _group(run, owner, groups[0] if groups else 0)
    run.charge_items(len(groups))
    return tuple([_group(run, owner, group) for group in groups])


def _groups_method(run: Run, owner: Match, default: Any = None) -> tuple[Any, ...]:
    run.charge_items(owner.number)
    return tuple([default if text is None else text for text in _groups(run, owner.string, owner.spans)])


def _groupdict_method(run: Run, owner: Match, default: Any = None) -> dict[str, Any]:
    found = {name: _group(run, owner, index) for name, index in owner.names.items()}
    run.charge_items(len(found), COPIED_ENTRY_BYTES)
    return {name: default if text is None else text for name, text in found.items()}


_METHODS: Mapping[str, Working] = {
    "search": _one("search"), "match": _one("match"), "fullmatch": _one("fullmatch"), "findall": _findall,
    "finditer": _finditer,
}  # fmt: skip


def _shown_pattern(run: Run, pattern: Pattern) -> str:
    # A pattern of text is one of Unicode unless it says otherwise, so CPython does not tell that.
    flags = pattern.flags & ~(32 if type(pattern.pattern) is str else 0)
    named = f", {re.RegexFlag(flags)!r}" if flags else ""
    return f"re.compile({repr(pattern.pattern)[:_MAX_PATTERN]}{named})"


def _shown_match(run: Run, found: Match) -> str:
    run.charge_chars(found.span()[1] - found.span()[0], found.string)
    return repr(found)


def _groups_by_name(run: Run, owner: Pattern) -> dict[str, int]:
    """The numbers of the groups that have names: a dict of its own, since the pattern may serve other programs."""
    run.charge_made(dict, len(owner.groupindex))
    made = {**owner.groupindex}
    run.fresh(made)
    return made


SHOWN[Match] = _shown_match
SHOWN[Pattern] = _shown_pattern
ALWAYS_TRUE.update((Match, Pattern))
let_read(re.error, "msg", "pattern", "pos", "lineno", "colno")
LIKE[Pattern], LIKE[Match] = re.compile(""), re.match("", "")
ATTRIBUTES[Pattern] = {
    **{name: Method(method, effects=PURE, cost=ITSELF) for name, method in _METHODS.items()},
    **methods(PURE, ITSELF, split=_split), **methods(CALLBACK, ITSELF, sub=_sub, subn=_subn),
    "groups": Field(lambda owner: owner.code.real.groups, 0), **fields_of(("pattern", "flags"), 0),
    "groupindex": kinds.Reading(_groups_by_name),
}  # fmt: skip


def _expand(run: Run, owner: Match, template: Any, /) -> Any:
    if type(template) is not type(owner.string):
        raise TypeError(f"decoding to {type_name(owner.string)} is needed, not {type_name(template)!r}")
    groups = SimpleNamespace(groups=owner.number, groupindex=owner.names)
    return _template(run, groups, template, owner.string)(owner.spans)


ATTRIBUTES[Match] = {
    **methods(PURE, ITSELF, group=_group_method, groups=_groups_method, groupdict=_groupdict_method, expand=_expand),
    **methods(
        PURE, FREE,
        start=lambda run, owner, group=0, /: owner.start(group), end=lambda run, owner, group=0, /: owner.end(group),
        span=lambda run, owner, group=0, /: owner.span(group),
    ),
    **fields_of(("string", "pos", "endpos", "lastindex", "lastgroup"), 0),
}  # fmt: skip
SUBSCRIPTS[Match] = _group
name_methods((ATTRIBUTES[Pattern], ATTRIBUTES[Match]))


MEMBERS: Mapping[str, Any] = {
    **{name: _function(name, method) for name, method in _METHODS.items()},
    **functions("re", PURE, ITSELF, split=_split_function, escape=_escape),
    **functions("re", CALLBACK, ITSELF, sub=_replacing_function(_sub), subn=_replacing_function(_subn)),
    "compile": Builtin("re.compile", _compile, lazy=True, effects=PURE, cost=ITSELF),
    **{name: error_type(getattr(re, name)) for name in ("error", "PatternError") if hasattr(re, name)},
    **_FLAGS,
}
"""What `re.` offers."""
