"""`urllib.parse`: addresses taken apart, put together and quoted. What opens them is no part of it."""

from collections.abc import Callable, Mapping
from typing import Any
from urllib import parse

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ENTRY_BYTES, ITEM_BYTES, PAIR_BYTES
from lightfc_sandbox.effects import CALLBACK, CONSUMES, MAKES, PURE
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.wrapping import call_back, functions, take_bounds, take_strings
from lightfc_sandbox.values.iteration import collect, counted
from lightfc_sandbox.values.kinds import BYTES, LISTS, MAPPINGS, TEXTS, Builtin, Reading, type_name
from lightfc_sandbox.values.text import to_str
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods

# Characters of an address, and of what is not quoted: CPython keeps the last few of both.
_MAX_URL, _MAX_SAFE = 10_000, 100
_CODE_BYTES = 240  # what a code such as `%20` takes while it is read: a part of the text, and places where it is joined

PARSED = listed_record("ParseResult", "scheme", "netloc", "path", "params", "query", "fragment")
SPLIT = listed_record("SplitResult", "scheme", "netloc", "path", "query", "fragment")
"""What `urlparse` and `urlsplit` give."""


def _of_address(real: Callable[..., Any]) -> dict[str, Any]:
    """What the parts of an address tell beside themselves."""

    def part(name: str) -> Reading:
        def read(run: Run, owner: Any) -> Any:
            _charge(run, *owner)  # a program may have put it together of anything
            return getattr(real(*owner), name)

        return Reading(read)

    def together(run: Run, owner: Any, /) -> str:
        _charge(run, *owner)
        return str(real(*owner).geturl())

    named = {name: part(name) for name in ("hostname", "port", "username", "password")}
    return named | methods(PURE, ITSELF, geturl=together)


for _made, _real in ((PARSED, parse.ParseResult), (SPLIT, parse.SplitResult)):
    _cls: Any = _made.of_type
    ATTRIBUTES[_cls] = {**ATTRIBUTES[_cls], **_of_address(_real)}


def _take_texts(*texts: Any) -> None:
    if texts and type(texts[0]) in BYTES:
        raise Refused("urllib.parse takes strings in a program: write x.decode()")
    take_strings(*texts)


def _charge(run: Run, *texts: Any, times: int = 1) -> None:
    _take_texts(*texts)
    size = sum(map(len, texts))
    run.charge_steps(size >> 3)
    run.charge_chars(times * size, *texts)


def _charge_unquoted(run: Run, text: str) -> None:
    codes = text.count("%")
    run.charge_steps(codes)
    run.charge_bytes(_CODE_BYTES * codes)
    if codes and not text.isascii():
        run.charge_bytes(ITEM_BYTES * len(text))  # what is ASCII is taken apart from what is not
    _charge(run, text)


def _short(*urls: Any) -> None:
    _take_texts(*urls)
    if any(len(each) > _MAX_URL for each in urls):
        raise Refused(f"urllib.parse: an address has at most {_MAX_URL:,} characters in a program")


def _taken_apart(made: Builtin, real: Callable[..., Any]) -> Callable[..., Any]:
    def call(run: Run, url: Any, scheme: Any = "", allow_fragments: Any = True) -> Any:
        _short(url, scheme)
        _charge(run, url)
        return made.fn(run, *real(url, scheme, truth(run, allow_fragments)))

    return call


def _join(run: Run, base: Any, url: Any, allow_fragments: Any = True) -> str:
    _short(base, url)
    _charge(run, base, url, times=2)
    return str(parse.urljoin(base, url, truth(run, allow_fragments)))


def _put_together(real: Callable[..., str], size: int) -> Callable[..., str]:
    def call(run: Run, components: Any, /) -> str:
        parts = collect(run, components)
        if len(parts) != size:
            raise ValueError(f"{'not enough' if len(parts) < size else 'too many'} values to unpack (expected {size})")
        _short(*parts)
        _charge(run, *parts, times=2)
        return real(parts)

    return call


def _quoting(name: str, safe_characters: str) -> Callable[..., str]:
    real: Callable[..., str] = getattr(parse, name)

    def call(run: Run, string: Any, safe: Any = safe_characters) -> str:
        if type(string) not in TEXTS:
            raise TypeError(f"quote_from_bytes() expected bytes, not {type_name(string)}")
        take_strings(safe)
        if len(safe) > _MAX_SAFE:
            raise Refused(f"urllib.parse: at most {_MAX_SAFE} characters are not quoted in a program")
        run.charge_steps(len(string) >> 2)
        run.charge_chars((3 if string.isascii() or type(string) is bytes else 12) * len(string))
        return real(string, safe=safe)

    return call


def _unquoting(name: str) -> Callable[..., str]:
    real: Callable[..., str] = getattr(parse, name)

    def call(run: Run, string: Any) -> str:
        take_strings(string)
        _charge_unquoted(run, string)
        return real(string)

    return call


def _query(name: str, item_bytes: int) -> Callable[..., Any]:
    real: Callable[..., Any] = getattr(parse, name)

    def call(
        run: Run,
        qs: Any,
        keep_blank_values: Any = False,
        strict_parsing: Any = False,
        *,
        max_num_fields: Any = None,
        separator: Any = "&",
    ) -> Any:
        take_strings(qs, separator)
        take_bounds(max_num_fields)
        fields = 1 + (qs.count(separator) if separator else 0)
        run.charge_items(fields, item_bytes)
        run.charge_steps(4 * fields)
        _charge_unquoted(run, qs)
        how = {"max_num_fields": max_num_fields, "separator": separator}
        return real(qs, truth(run, keep_blank_values), truth(run, strict_parsing), **how)

    return call


def _encode(run: Run, query: Any, doseq: Any = False, safe: Any = "", *, quote_via: Any = None) -> str:
    take_strings(safe)

    def quoted(value: Any) -> str:
        text = value if type(value) in TEXTS else to_str(run, value)
        made = _QUOTE_PLUS(run, text, safe) if quote_via is None else call_back(run, quote_via, text, safe)
        take_strings(made)
        return str(made)

    parts = []
    if type(query) in TEXTS:
        raise TypeError("not a valid non-string sequence or mapping object")
    for pair in counted(run, query.items() if type(query) in MAPPINGS else query):
        key, value = collect(run, pair)
        many = truth(run, doseq) and type(value) in LISTS
        for each in counted(run, value) if many else (value,):
            parts.append(f"{quoted(key)}={quoted(each)}")
            run.charge_bytes(ITEM_BYTES + len(parts[-1]))
    run.charge_chars(sum(map(len, parts)) + len(parts))
    return "&".join(parts)


_QUOTE_PLUS = _quoting("quote_plus", "")


MEMBERS: Mapping[str, Any] = {f"parse.{name}": each for name, each in {
    **functions(
        "urllib.parse", PURE, ITSELF, urlparse=_taken_apart(PARSED, parse.urlparse), urljoin=_join,
        urlsplit=_taken_apart(SPLIT, parse.urlsplit), quote=_quoting("quote", "/"), quote_plus=_QUOTE_PLUS,
        unquote=_unquoting("unquote"), unquote_plus=_unquoting("unquote_plus"),
    ),
    **functions(
        "urllib.parse", CONSUMES, ITSELF, urlunparse=_put_together(parse.urlunparse, 6),
        urlunsplit=_put_together(parse.urlunsplit, 5),
    ),
    **functions(
        "urllib.parse", MAKES, ITSELF, parse_qs=_query("parse_qs", ENTRY_BYTES + 4 * PAIR_BYTES),
        parse_qsl=_query("parse_qsl", 3 * PAIR_BYTES),
    ),
    **functions("urllib.parse", CONSUMES | CALLBACK, ITSELF, urlencode=_encode),
}.items()}  # fmt: skip
"""What `urllib.` offers, of which only `parse` is there."""
