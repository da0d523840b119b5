"""`csv` and `io.StringIO`: CPython's own over plain strings. A table is read from, and written to, a text alone.

Nothing here knows a file. A dialect has one of the three names that CPython has, since hosts can register others.
"""

import csv
import io
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import (
    BUFFER_BYTES,
    CONTAINER_BYTES,
    DICT_BYTES,
    ENTRY_BYTES,
    FUNCTION_BYTES,
    PLACE_BYTES,
    SET_ITEM_BYTES,
    STRING_BYTES,
)
from lightfc_sandbox.budget.quick import Guarded
from lightfc_sandbox.effects import DRAWS, PURE, READS, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.output import Output
from lightfc_sandbox.stdlib.wrapping import take_plain, take_strings
from lightfc_sandbox.values.iteration import charged_list, counted, new_list
from lightfc_sandbox.values.kinds import (
    LIKE,
    LISTS,
    MAPPINGS,
    NUMERIC,
    Builtin,
    DictReader,
    DictWriter,
    Field,
    Instance,
    Reader,
    Reading,
    StringIO,
    TextGenerator,
    Writer,
    type_name,
)
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.opened import offers
from lightfc_sandbox.values.text import counts_as, to_repr, to_str
from lightfc_sandbox.values.type_tables import ATTRIBUTES, is_array, methods, name_methods

_PARSER_BYTES = 40_000  # what CPython's own begins with: room for a field, or for a row
_LONG_FIELD = 2_000  # longer ones make it take more
_ROOM_BYTES = 8  # a character there, while it is made larger
_DIALECTS = frozenset({"excel", "excel-tab", "unix"})
_GOES_ON = READS | W_OTHER  # each use changes the place at which the next one goes on


def _string_io(run: Run, initial_value: Any = "", newline: Any = "\n") -> StringIO:
    if initial_value is not None and type(initial_value) is not str:
        raise TypeError(f"initial_value must be str or None, not {type_name(initial_value)}")
    text = initial_value or ""
    take_plain(newline)
    doubles = newline == "\r\n"
    run.charge_chars(len(text) + (text.count("\n") if doubles else 0))
    run.charge_bytes(2 * BUFFER_BYTES * len(text))
    return StringIO(run, io.StringIO(text, newline), doubles=doubles)


def _write(run: Run, owner: StringIO, s: Any, /) -> int:
    if type(s) is not str and type(s := counts_as(run, s)) is not str:
        raise TypeError(f"string argument expected, got {type_name(s)!r}")
    return owner.write(run, s)


def _write_lines(run: Run, owner: StringIO, lines: Any, /) -> None:
    owner.real.writelines(())  # which tells that it is closed
    for line in counted(run, lines):
        _write(run, owner, touch(run, line))


def _reading(name: str) -> Callable[..., str]:
    def call(run: Run, owner: StringIO, size: Any = -1, /) -> str:
        take_plain(size)
        return run.charged_text(getattr(owner.real, name)(size))

    return call


def _read_lines(run: Run, owner: StringIO, /) -> list[str]:
    lines: list[str] = run.fresh(charged_list(run, counted(run, owner), PLACE_BYTES))
    return lines


def _placing(name: str) -> Callable[..., Any]:
    def call(run: Run, owner: StringIO, *place: Any) -> Any:
        take_plain(*place)
        return getattr(owner.real, name)(*place)

    return call


def _truncate(run: Run, owner: StringIO, pos: Any = None, /) -> int:
    take_plain(pos)
    place: int = owner.real.truncate(pos)
    owner.size = min(owner.size, place)
    return place


def _options(dialect: Any, options: dict[str, Any]) -> dict[str, Any]:
    take_plain(dialect, *options.values())
    if type(dialect) is str and dialect not in _DIALECTS:
        raise csv.Error("unknown dialect")
    return {"dialect": dialect, **options}


def _rows(run: Run, csvfile: Any, dialect: Any, options: dict[str, Any]) -> tuple[Any, Iterator[Any]]:
    """CPython's own reader, and the rows that it gives."""
    held, delimiter = 0, ""

    def take(line: Any) -> str:
        nonlocal held
        line = touch(run, line)
        if type(line) is not str:
            told = f"iterator should return strings, not {type_name(line)} (the file should be opened in text mode)"
            raise csv.Error(told)
        run.charge_steps(len(line) >> 4)
        run.charge_bytes((1 + line.count(delimiter)) * (STRING_BYTES + PLACE_BYTES) + CONTAINER_BYTES)
        run.charge_chars(len(line), line)
        held += len(line)
        if held > _LONG_FIELD:
            run.charge_bytes(_ROOM_BYTES * len(line))
        return line

    def made(row: list[Any]) -> Any:
        nonlocal held
        held = 0
        run.check_size(row)
        return run.fresh(row)

    real = csv.reader(map(take, counted(run, csvfile)), **_options(dialect, options))
    delimiter = real.dialect.delimiter
    return real, map(made, real)


def _reader(run: Run, csvfile: Any, /, dialect: Any = None, **fmtparams: Any) -> Reader:
    real, rows = _rows(run, csvfile, dialect, fmtparams)
    return Reader(lazily(run, Guarded(rows), csvfile), real)


def _checked(run: Run, names: Any) -> Any:
    """The names of fields, which a program may have changed."""
    run.charge_steps(len(names) >> 3)
    if not {str}.issuperset(map(type, names)):
        raise Refused("csv: the names of fields are strings in a program")
    return names


def _names(run: Run, fieldnames: Any) -> Any:
    return fieldnames if type(fieldnames) in LISTS else run.fresh(new_list(run, fieldnames))


class _Named(Iterator[Any]):
    """The rows that CPython's own `DictReader` makes dicts of, charged; the first names the fields if nothing does."""

    __slots__ = ("names", "reader", "rows", "run")

    def __init__(self, run: Run, names: Any, reader: Any, rows: Iterator[Any]) -> None:
        self.run, self.names, self.reader, self.rows = run, names, reader, rows

    @property
    def line_num(self) -> int:
        """The lines that have been read."""
        return int(self.reader.line_num)

    def __next__(self) -> Any:
        row = next(self.rows)
        if self.names is None:
            self.names = row
        elif row:
            self.run.charge_items(max(len(_checked(self.run, self.names)), len(row)) + 1, ENTRY_BYTES)
            self.run.charge_bytes(DICT_BYTES)
        return row


def _dict_reader(
    run: Run,
    f: Any,
    fieldnames: Any = None,
    restkey: Any = None,
    restval: Any = None,
    dialect: Any = "excel",
    **kwds: Any,
) -> DictReader:
    take_plain(restkey)
    names = None if fieldnames is None else _names(run, fieldnames)
    real, rows = _rows(run, f, dialect, kwds)
    dicts: Any = csv.DictReader((), names, restkey, restval)
    dicts.reader = _Named(run, names, real, rows)

    def made(row: dict[Any, Any]) -> Any:
        if type(rest := row.get(restkey)) is list:
            run.fresh(rest)
        return run.fresh(row)

    return DictReader(lazily(run, Guarded(map(made, dicts)), f), dicts)


def _written(run: Run, kind: type[Writer], csvfile: Any, dialect: Any, options: dict[str, Any]) -> Any:
    if type(csvfile) is not StringIO and type(csvfile) is not Output:
        if issubclass(type(csvfile), Instance):
            raise Refused("csv: a writer writes into an io.StringIO or sys.stdout in a program")
        raise TypeError('argument 1 must have a "write" method')
    target = SimpleNamespace(write=partial(csvfile.write, run))
    items = csvfile.items if type(csvfile) is StringIO else TextGenerator(iter(()))
    made = kind(items, csv.writer(target, **_options(dialect, options)))
    made.most = 0
    return made


def _writer(run: Run, csvfile: Any, /, dialect: Any = None, **fmtparams: Any) -> Any:
    return _written(run, Writer, csvfile, dialect, fmtparams)


def _dict_writer(
    run: Run,
    f: Any,
    fieldnames: Any,
    restval: Any = "",
    extrasaction: Any = "raise",
    dialect: Any = "excel",
    **kwds: Any,
) -> Any:
    take_strings(extrasaction)
    names = _names(run, fieldnames)
    if extrasaction.lower() not in ("raise", "ignore"):
        raise ValueError(f"extrasaction ({extrasaction}) must be 'raise' or 'ignore'")
    made = _written(run, DictWriter, f, dialect, kwds)
    made.names, made.rest, made.strict = names, restval, extrasaction.lower() == "raise"
    return made


class _Number(str):
    """The text of a number, which CPython takes for one by this method. It never calls it."""

    __slots__ = ()

    def __float__(self) -> float:
        raise NotImplementedError


def _is_number(run: Run, cell: Any) -> bool:
    return is_array(cell) or offers(run, cell, "float") or offers(run, cell, "int")


def _cell(run: Run, cell: Any, *, marks: bool) -> str | None:
    """What CPython is to write of a cell: its text, made here, and None as it is.

    Args:
        marks: Texts of numbers are told from others.
    """
    plain = counts_as(run, cell)
    if plain is None or type(plain) is str:
        return plain
    text = to_str(run, cell)
    if marks and (type(plain) in NUMERIC or _is_number(run, cell)):
        return _Number(run.charged_text(text))
    return text


def _write_row(run: Run, owner: Writer, row: Any, /) -> Any:
    try:
        cells = counted(run, row)
    except TypeError:
        raise csv.Error(f"iterable expected, not {type_name(row)}") from None
    marks = owner.real.dialect.quoting == csv.QUOTE_NONNUMERIC
    given: list[Any] = []
    for each in cells:
        cell = touch(run, each)
        run.charge_bytes(2 * PLACE_BYTES)
        given.append(cell if type(cell) is str else _cell(run, cell, marks=marks))
    texts = [each for each in given if each]
    # Each character may be escaped, and each cell be put into quotes, with a mark behind it.
    size = 2 * sum(map(len, texts)) + 3 * len(given) + len(owner.real.dialect.lineterminator)
    run.charge_bytes(_ROOM_BYTES * (size - owner.most))
    owner.most = max(owner.most, size)
    run.charge_chars(size, *texts)
    run.charge_steps(size >> 4)
    return owner.real.writerow(given)


def _write_rows(write: Callable[..., Any]) -> Callable[..., None]:
    def call(run: Run, owner: Writer, rows: Any, /) -> None:
        for row in counted(run, rows):
            write(run, owner, touch(run, row))

    return call


def _write_header(run: Run, owner: DictWriter, /) -> Any:
    return _write_row(run, owner, _checked(run, owner.names))


def _write_dict(run: Run, owner: DictWriter, rowdict: Any, /) -> Any:
    if type(rowdict) not in MAPPINGS:
        raise AttributeError(f"{type_name(rowdict)!r} object has no attribute 'keys'")
    names = _checked(run, owner.names)
    if owner.strict:
        run.charge_steps(len(rowdict) >> 3)
        run.charge_items(len(names), SET_ITEM_BYTES)
        known = set(names)
        wrong = [key for key in rowdict if type(key) is not str or key not in known]
        if wrong:
            told = ", ".join([to_repr(run, key) for key in wrong])
            raise ValueError(f"dict contains fields not in fieldnames: {told}")
    run.charge_items(len(names))
    return _write_row(run, owner, [dict.get(rowdict, name, owner.rest) for name in names])


LIKE.update({
    StringIO: io.StringIO(), Reader: csv.reader(()), DictReader: csv.DictReader(()), Writer: csv.writer(io.StringIO()),
    DictWriter: csv.DictWriter(io.StringIO(), ()),
})  # fmt: skip
ATTRIBUTES[StringIO] = {
    **methods(
        _GOES_ON, ITSELF, write=_write, read=_reading("read"), readline=_reading("readline"), readlines=_read_lines,
        seek=_placing("seek"), truncate=_truncate, close=_placing("close"),
        tell=_placing("tell"),  # which a loop over it changes
    ),
    **methods(_GOES_ON | DRAWS, ITSELF, writelines=_write_lines),
    **methods(
        READS, ITSELF, getvalue=lambda run, owner, /: run.charged_text(owner.real.getvalue()),
        **{name: _placing(name) for name in ("readable", "writable", "seekable")},
    ),
    "closed": Field(lambda owner: owner.real.closed, 0),
}  # fmt: skip
ATTRIBUTES[Reader] = {"line_num": Field(lambda owner: owner.real.line_num, 0)}
ATTRIBUTES[DictReader] = {
    "line_num": Field(lambda owner: owner.real.line_num, 0),
    "fieldnames": Reading(lambda run, owner: owner.real.fieldnames, _GOES_ON | DRAWS),
}
ATTRIBUTES[Writer] = methods(_GOES_ON | DRAWS, ITSELF, writerow=_write_row, writerows=_write_rows(_write_row))
ATTRIBUTES[DictWriter] = {
    **methods(_GOES_ON | DRAWS, ITSELF, writerow=_write_dict, writerows=_write_rows(_write_dict)),
    **methods(_GOES_ON, ITSELF, writeheader=_write_header), "fieldnames": Field(lambda owner: owner.names, 0),
}  # fmt: skip
name_methods(ATTRIBUTES[each] for each in (StringIO, Writer, DictWriter))

_MADE = Takes(_PARSER_BYTES)
CSV: Mapping[str, Any] = {
    "reader": Builtin("csv.reader", _reader, lazy=True, effects=READS | DRAWS, cost=_MADE),
    "writer": Builtin("csv.writer", _writer, lazy=True, effects=READS, cost=_MADE),
    "DictReader": Builtin("csv.DictReader", _dict_reader, csv.DictReader, lazy=True, effects=READS | DRAWS, cost=_MADE),
    "DictWriter": Builtin("csv.DictWriter", _dict_writer, csv.DictWriter, lazy=True, effects=READS | DRAWS, cost=_MADE),
    "Error": error_type(csv.Error),
    **{name: getattr(csv, name) for name in ("QUOTE_ALL", "QUOTE_MINIMAL", "QUOTE_NONE", "QUOTE_NONNUMERIC")},
}
"""What `csv.` offers."""

IO: Mapping[str, Any] = {
    "StringIO": Builtin("io.StringIO", _string_io, io.StringIO, lazy=True, effects=PURE, cost=Takes(FUNCTION_BYTES)),
}
"""What `io.` offers."""
