# ruff: noqa: E501 - long programs
"""`csv` and `io.StringIO` do what they do in CPython, by whatever way calls are made and in their order."""

import csv
from enum import Enum, IntEnum

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from tests.support.tables import in_one_test

from .programs import by_name, compare_with_python
from .scheduling.orders import difference

TABLE = 'import csv, io\ntext = "name,age,city\\nAda,36,London\\nGrace,85,\\"New York, NY\\"\\n\\nAlan,41\\n"\n'

PROGRAMS = {
    name: TABLE + text
    for name, text in by_name(r"""
# dicts of a text
rows = list(csv.DictReader(io.StringIO(text)))
[rows, sum(int(r["age"]) for r in rows), type(rows[0]).__name__]

# rows of lines
reader = csv.reader(text.splitlines())
header = next(reader)
rows = [dict(zip(header, row)) for row in reader if row]
[header, rows, reader.line_num]

# what is lazy
seen = []
def lines():
    for line in text.splitlines():
        seen.append(line)
        yield line
made = csv.DictReader(lines())
before = list(seen)
[before, made.fieldnames, list(seen), next(made), made.line_num, len(seen), [*made], next(made, "end")]

# names, and what is too long or too short
r = csv.DictReader(["1,2,3", "4", "", "5,6"], fieldnames=("a", "b"), restkey="more", restval=0)
r2 = csv.DictReader(["1,2,3"], ["a"])
names = ["x", "y"]
r3 = csv.DictReader(["1,2", "3,4"], fieldnames=names)
first = next(r3)
names[0] = "z"
empty = csv.DictReader([])
[list(r), list(r2), first, next(r3), empty.fieldnames, list(empty)]

# rows are lists of the program
rows = [*csv.reader(["a,b", "c,d"])]
for row in rows:
    row.append(len(row))
    row[0] = row[0].upper()
records = [*csv.DictReader(["a,b", "1,2"])]
records[0]["c"] = records[0].pop("a")
fields = csv.DictReader(["a,b", "1,2"]).fieldnames
fields.append("c")
[rows, records, fields]

# dialects
out = []
for options in [{"delimiter": ";"}, {"delimiter": "\t", "quotechar": "'"}, {"dialect": "excel-tab"}, {"quoting": csv.QUOTE_NONE},
                {"skipinitialspace": True}, {"quoting": csv.QUOTE_NONNUMERIC, "delimiter": "|"}, {"dialect": "unix", "lineterminator": "!"},
                {"doublequote": False, "escapechar": "\\"}, {"strict": True}, {"quoting": csv.QUOTE_ALL}]:
    for source in [["a;b, \"c\"\td", "1|2"], ["'x;y'\t\"p\"\"q\"", "3"], ["\"a\\\"b\",c"], ["\"a\"b"], ["\"two\n", "lines\",3"]]:
        try: out.append(list(csv.reader(source, **options)))
        except (csv.Error, ValueError) as error: out.append([type(error).__name__, str(error)])
    buffer = io.StringIO()
    writer = csv.writer(buffer, **options)
    for row in [["a;b", 'c "d"', "e,f"], [1, 2.5, None, True, 1e300], [""], [None], [], ["x\ty", "l\nm", "'q'"], "word", (i for i in range(2))]:
        try: out.append(writer.writerow(row))
        except csv.Error as error: out.append(str(error))
    out.append(buffer.getvalue())
out

# dicts are written
buffer = io.StringIO()
w = csv.DictWriter(buffer, fieldnames=["name", "n"], restval="-", lineterminator="\n")
given = [w.writeheader(), w.writerow({"n": 1, "name": "a,b"}), w.writerow({"name": [1, 2]}), w.writerows([{"n": 2.50}, {}])]
told = []
for bad in [{"x": 1}, [1], {"name": 1, "y": 2}]:
    try: w.writerow(bad)
    except (ValueError, AttributeError) as error: told.append(str(error))
loose = csv.DictWriter(buffer, ("n",), extrasaction="IGNORE")
loose.writerow({"n": "z", "other": 1})
try: csv.DictWriter(buffer, [], extrasaction="no")
except ValueError as error: told.append(str(error))
[given, told, buffer.getvalue(), w.fieldnames]

# print to a buffer
out = io.StringIO()
print("a", 1, [2], sep="-", end="!\n", file=out)
print(file=out)
say = print
say("b", file=out, flush=True)
print("to nobody", file=None)
[out.getvalue(), out.write("c"), out.tell(), out.getvalue().splitlines()]

# a buffer is read
f = io.StringIO("ab\ncd\n\nef")
first = [f.read(1), f.readline(), next(f), f.readlines(), f.read(), f.readline(), list(f), f.tell()]
again = [f.seek(0), [line.strip() for line in f], f.seek(0, 2), f.seek(3), f.readline(1), f.read(None)]
places = [f.seek(2), f.truncate(), f.getvalue(), f.write("XY"), f.truncate(1), f.getvalue(), f.seek(3), f.write("z"), f.getvalue()]
f.writelines(["p", "q\n"])
f.writelines(x for x in "rs")
[first, again, places, f.getvalue(), f.readable(), f.writable(), f.seekable(), f.closed]

# newlines
out = []
for newline in ["\n", "", None, "\r\n", "\r"]:
    f = io.StringIO("a\r\nb\nc\rd", newline=newline)
    out += [f.readlines(), f.getvalue(), f.write("x\ny\r\n"), f.getvalue(), f.tell()]
out

# with
with io.StringIO(text) as f:
    rows = list(csv.reader(f))
told = []
for use in [lambda: f.read(), lambda: f.getvalue(), lambda: next(f), lambda: f.write("a"), lambda: print("a", file=f), lambda: f.seek(0)]:
    try: use()
    except ValueError as error: told.append(str(error))
try:
    with f: told.append("in")
except ValueError as error: told.append(str(error))
try:
    with io.StringIO() as g:
        g.write("x")
        1 / 0
except ZeroDivisionError: told.append(g.closed)
[rows, told, f.closed]

# errors
told = []
for use in [lambda: list(csv.reader([1])), lambda: list(csv.reader([b"a"])), lambda: csv.reader(5), lambda: csv.writer(io.StringIO()).writerow(5),
            lambda: csv.reader([], delimiter="ab"), lambda: csv.reader([], delimiter=1), lambda: csv.reader([], quoting=9), lambda: csv.reader([], what=1),
            lambda: csv.reader([], "no such"), lambda: list(csv.reader(["a\nb"])), lambda: list(csv.reader(["\"a"], strict=True)),
            lambda: list(csv.reader(["x"], quoting=csv.QUOTE_NONNUMERIC)), lambda: csv.writer(io.StringIO(), quoting=csv.QUOTE_NONE).writerow(["a,b"]),
            lambda: io.StringIO(5), lambda: io.StringIO("a").write(5), lambda: io.StringIO("a").seek(-1), lambda: io.StringIO("a").seek(1, 1),
            lambda: io.StringIO("a").read("x"), lambda: io.StringIO("a", newline="x"),
            lambda: next(csv.reader([])), lambda: csv.writer(io.StringIO()).writerows(5), lambda: csv.writer(io.StringIO()).writerows([5]),
            lambda: len(io.StringIO()), lambda: csv.DictReader(5)]:
    try: told.append(use())
    except Exception as error: told.append([type(error).__name__, str(error)])
told

# a field that is too long
try: list(csv.reader(["a" * 131073]))
except csv.Error as error: told = str(error)
[told, len(list(csv.reader(["a" * 131072]))[0][0])]

# types
[isinstance(io.StringIO(), io.StringIO), type(csv.DictReader([])).__name__, type(csv.reader([])).__name__, type(csv.writer(io.StringIO())).__name__,
 type(io.StringIO()) is io.StringIO, isinstance(csv.DictReader([]), csv.DictReader), isinstance([], io.StringIO), bool(io.StringIO()), csv.QUOTE_ALL]

# through a class and a function
from io import StringIO
from csv import DictReader, DictWriter
class Report:
    def __init__(self): self.out = StringIO()
    def add(self, *cells): csv.writer(self.out).writerow(cells)
    def __str__(self): return self.out.getvalue()
report = Report()
for r in DictReader(StringIO(text)): report.add(r["name"], r["city"], len(r))
def back(text):
    for r in csv.reader(StringIO(text)): yield r
[str(report), sorted(back(str(report)))]

# a reader that is asked while it is asked
class Own:
    def __str__(self): return "own, " + str(len(out.getvalue()))
out = io.StringIO()
csv.writer(out).writerow([Own(), 1])
print(Own(), file=out)
[out.getvalue()]

# what is printed stands in the buffer before the next text is made
out = io.StringIO()
class Own:
    def __str__(self):
        out.write("<")
        return "own"
class Fails:
    def __str__(self): return str(1 // 0)
print("a", Own(), 1, sep=", ", file=out)
try: print("b", Fails(), file=out)
except ZeroDivisionError: pass
seen = []
class Seen:
    def __str__(self): return str(seen.append(1))
closed = io.StringIO()
closed.close()
for use in [lambda: print("a", Seen(), file=closed), lambda: closed.writelines([])]:
    try: use()
    except ValueError as error: seen.append(str(error))
[out.getvalue(), seen]

# numbers stand without quotes, whatever class they are of
from enum import Enum, IntEnum, StrEnum
import decimal, fractions
class Level(IntEnum): LOW = 3
class Color(str, Enum): RED = "red"
class Size(StrEnum): BIG = "big"
class Plain(Enum): ONE = 1
class Money:
    def __float__(self): return 1.0
    def __str__(self): return "1 EUR"
class Count:
    def __int__(self): return 1
    def __str__(self): return "one"
class Other:
    def __str__(self): return "other"
row = [Level.LOW, Color.RED, Size.BIG, Plain.ONE, Money(), Count(), Other(), decimal.Decimal("1.5"), fractions.Fraction(1, 3), 1j, True, None, 2, 2.5, b"x", [1]]
out = io.StringIO()
given = [csv.writer(out, quoting=how).writerow(row) for how in (csv.QUOTE_NONNUMERIC, csv.QUOTE_MINIMAL, csv.QUOTE_ALL)]
[given, out.write(Color.RED), out.getvalue()]

# a key whose text changes the dict
class Key:
    def __repr__(self): return f"key {len(d)} {d.clear()}"
d = {Key(): 1, "b": 2}
try: csv.DictWriter(io.StringIO(), ["a"]).writerow(d)
except ValueError as error: told = sorted(str(error).split(": ")[1].split(", "))
[told, d]

# many lines
out = io.StringIO("\n" * 600_000)
[print(*["\n" * 600_000], file=out), out.tell(), io.StringIO("a\n", newline="\r\n").getvalue()]

# no quotes
out = io.StringIO()
told = []
for options in [{}, {"dialect": None}, {"dialect": "excel"}, {"quoting": csv.QUOTE_MINIMAL}]:
    try: told.append([*csv.reader(['a,"b,c"'], quotechar=None, **options), csv.writer(out, quotechar=None, **options).writerow(["a"])])
    except TypeError as error: told.append(str(error))
far = [out.seek(10 ** 9), out.write(""), print(end="", file=out), out.getvalue()]
[told, far]

# in a try
out = io.StringIO()
def f(n):
    out.write(str(n))
    if n == 2: raise ValueError(n)
    return n
try:
    for i in range(4): f(i)
except ValueError: pass
out.getvalue()
""").items()
}


@in_one_test("name", [*PROGRAMS])
def test_tables_are_what_they_are_in_python(name: str) -> None:
    compare_with_python(PROGRAMS[name])


HEAD = "import csv, io\nout = io.StringIO()\nw = csv.writer(out)\n"


@pytest.mark.parametrize(
    "text",
    [
        "for i in range(4):\n  out.write(str(rd(i)))\nout.getvalue()",
        "for i in range(4):\n  w.writerow([i, rd(i)])\n[out.getvalue(), out.tell()]",
        "for i in range(4):\n  print(i, rd(i), file=out)\nout.getvalue()",
        "[(w.writerow([rd(i)]), len(out.getvalue())) for i in range(4)]",
        "[w.writerow([rd(1)]), out.getvalue(), print(rd(2), file=out), out.getvalue(), out.write(str(rd(3))), out.getvalue()]",
        "src = io.StringIO('a\\nb\\nc\\nd')\n[(rd(line), src.readline()) for line in src]",
        "src = io.StringIO('a,b\\n1,2\\n3,4\\n5,6')\nr = csv.DictReader(src)\n[(rd(1), r.fieldnames), src.readline(), [rd(d['a']) for d in r], r.line_num]",
        "src = io.StringIO('a,b\\n1,2\\n3,4')\nr = csv.DictReader(src)\n[str(rd(1)) and r.fieldnames, src.tell(), r.line_num]",
        "src = io.StringIO('a\\n1\\n2')\nr = csv.DictReader(src)\ndef f(x): return rd(x), str(rd(x)) and r.fieldnames\n[f(1), src.tell(), f(2)]",
        "src = io.StringIO('a\\nb\\nc')\nr = csv.reader(src)\n[(rd(1), next(r)), src.readline(), src.tell()]",
        "rows = [rd(i) for i in range(3)]\nw.writerows([each, str(rd(each))] for each in rows)\nout.getvalue()",
        "def add(x):\n  w.writerow([x, rd(x)])\n  return out.tell()\n[add(1), add(2), [add(i) for i in range(3)], out.getvalue()]",
        "say = print\n[say(rd(1), file=out), out.getvalue(), say(rd(2), file=out), out.getvalue()]",
        "out.write('x\\n')\nout.seek(0)\nfor line in out:\n  if out.tell() < 9: out.write(str(rd(1)) + '\\n')\nout.getvalue()",
        "try:\n  for i in range(3):\n    out.write(str(rd(i)))\n    1 / (1 - i)\nexcept ZeroDivisionError: pass\nout.getvalue()",
        "with io.StringIO() as f:\n  f.write(str(rd(1)))\n  print(rd(2), file=f)\n  a = f.getvalue()\n[a, f.closed]",
        "from functools import partial\nsay = partial(print, file=out)\n[[say(rd(i)), out.getvalue()] for i in range(3)]",
        "[*map(lambda r: (rd(r[0]), out.write(r[0]), out.tell()), csv.reader(['a', 'b', 'c']))]",
    ],
)
def test_a_buffer_keeps_the_order_of_what_is_read_and_written(text: str) -> None:
    assert difference(HEAD + text) is None


def test_members_of_enums_of_the_host_are_written_as_in_python() -> None:
    color, level = Enum("Color", {"RED": "red"}, type=str), IntEnum("Level", {"LOW": 3})
    sandbox = Sandbox({"cells": [color["RED"], level["LOW"]]}, policy=Policy.PROGRAMS)
    text = "import csv, io\nout = io.StringIO()\ncsv.writer(out, quoting=csv.QUOTE_NONNUMERIC).writerow(cells)\n"
    assert sandbox.run(text + "[out.write(cells[0]), out.getvalue()]") == [3, '"red",3\r\nred']


def test_calls_for_rows_go_on_beside_one_another() -> None:
    sandbox = Sandbox({"f": len}, policy=Policy.PROGRAMS)
    text = "import csv, io\n[f(row['a']) for row in csv.DictReader(io.StringIO('a\\nx\\nyy\\nzzz'))]"
    assert sandbox.run(text) == [1, 2, 3]


@pytest.mark.parametrize(
    "made",
    [
        "io.StringIO()",
        "csv.reader([])",
        "csv.DictReader([])",
        "csv.writer(io.StringIO())",
        "csv.DictWriter(io.StringIO(), [])",
    ],
)
def test_no_buffer_and_no_reader_leaves_a_program(made: str) -> None:
    given: list[object] = []
    sandbox = Sandbox({"f": given.append}, policy=Policy.PROGRAMS)
    for text in (made, f"[{made}]", f"f({made})", f"f({{'a': {made}}})"):
        with pytest.raises(EvaluationError, match="cannot leave the program"):
            sandbox.run(f"import csv, io\n{text}")
    assert not given


def test_a_program_reaches_no_file_and_nothing_that_hosts_share() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    limit, names = csv.field_size_limit(), csv.list_dialects()
    for text in (
        "io.open('a')",
        "io.FileIO('a')",
        "csv.field_size_limit(1)",
        "csv.register_dialect('a')",
        "print(1, file=5)",
    ):
        with pytest.raises(
            Exception,
            match=r"NotAllowed|no 'open'|no 'FileIO'|no 'field_size_limit'|no 'register_dialect'|leave out file=",
        ):
            sandbox.run(f"import csv, io\n{text}")
    assert (csv.field_size_limit(), csv.list_dialects()) == (limit, names)


def test_a_dialect_of_the_host_is_not_known_to_programs() -> None:
    csv.register_dialect("of the host", delimiter="#")
    try:
        with pytest.raises(EvaluationError, match="unknown dialect"):
            Sandbox(policy=Policy.PROGRAMS).run("import csv\nlist(csv.reader(['a#b'], 'of the host'))")
    finally:
        csv.unregister_dialect("of the host")


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("b = io.StringIO()\nwhile True: b.write('a' * 1000)", "string_chars|memory_bytes"),
        ("io.StringIO('\\n' * 600_000, newline='\\r\\n')", "string_chars"),
        ("io.StringIO(newline='\\r\\n').write('\\n' * 600_000)", "string_chars"),
        ("b = io.StringIO()\nb.seek(10 ** 12)\nb.write('a')", "string_chars"),
        ("b = io.StringIO('a' * 900_000)\n[b.getvalue() for _ in range(1000)]", "memory_bytes"),
        ("b = io.StringIO()\nwhile True: print('a' * 1000, file=b)", "string_chars|memory_bytes"),
        ("w = csv.writer(io.StringIO(), lineterminator='x' * 900_000)\nw.writerows([1] for _ in range(9))", "string_chars|memory_bytes"),
        ("list(csv.reader(['a,' * 400_000] * 100))", "sequence_items|memory_bytes"),
        ("for row in csv.reader('a' for i in range(10 ** 9)): pass", "steps|memory_bytes"),
        ("import itertools\nnext(csv.DictReader(itertools.repeat('')))", "steps|memory_bytes"),
        ("r = ['a']\nfor _ in range(10_000): r = (each[0] for each in csv.reader(r))\nlist(r)", "container_depth"),
        ("r = ['a']\nfor _ in range(10_000): r = map(''.join, csv.reader(r))\nlist(r)", "container_depth"),
        ("list(csv.DictReader(['1'] * 10_000, [str(i) for i in range(10_000)]))", "memory_bytes"),
    ],
)  # fmt: skip
def test_no_table_passes_a_limit(text: str, limit: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=2_000_000, memory_bytes=30_000_000))
    with pytest.raises(LimitExceeded, match=limit):
        sandbox.run(f"import csv, io\n{text}")


def test_what_is_printed_to_a_buffer_takes_steps() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=100_000))
    with pytest.raises(LimitExceeded, match="steps"):
        sandbox.run("import io\ntexts = [''] * 90_000\nprint(*texts, sep='', file=io.StringIO())")


def test_a_session_keeps_a_buffer() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("import csv, io\nout = io.StringIO()\nw = csv.writer(out)\nr = csv.reader(['a,b', 'c,d'])\nnext(r)")
    session.run("w.writerow([1, 2])\nprint('x', file=out)")
    assert session.run("[out.getvalue(), [*r]]") == ["1,2\r\nx\n", [["c", "d"]]]
    assert session.variables == {}
