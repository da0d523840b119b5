"""What a call needs by the text of its program, and what took the time."""

import pytest

from lightfc.views.overlap import Names, overlap
from lightfc.views.pages import summary
from lightfc.views.run_view import CallView, TextView, WaitView


def span(program: str, part: str) -> tuple[int, int]:
    start = program.index(part)
    return start, start + len(part)


@pytest.mark.parametrize(
    ("program", "needed"),
    [
        ("g(f())", True),
        ("a = f()\ng(a)", True),
        ("a = f()\nb = a + 1\ng(b)", True),
        ("a = 'é', f()\ng(a)", True),
        ("a: int = f()\ng(a)", True),
        ("a: int\nf()\ng(1)", False),
        ("s = '\x0c\x1e\u2028'\na = f()\ng(a)", True),
        ("s = 1\r\na = f()\rg(a)", True),
        ("f()\ng()", False),
        ("a = f()\ng(1)", False),
        ("[f(), g()]", False),
        ("if f():\n    g()", True),
        ("for x in f():\n    g()", True),
        ("match f():\n    case {**a}: pass\ng(1)", False),
        ("match 1:\n    case 1 if f(): g()", True),
        ("[g(x) for x in f()]", True),
        ("[g(y) for x in f() for y in x]", True),
        ("[[g(y) for y in x] for x in f()]", True),
        ("[g(x) for x in xs if f()]", False),
        ("[[f(), g(x)] for x in xs]", False),
        ("[f() for x in xs]\ng(x)", False),
        ("a = []\na.append(f())\ng(a)", True),
        ("a = 0\na += f()\ng(a)", True),
        ("(a := f())\ng(a)", True),
        ("[y := f() for x in xs]\ng(y)", True),
        ("a = f()\nif 1:\n    g()", False),
        ("a = f(); g(a)", True),
        ("a = 'é', f(); g(1)", False),
        ("a = f()\nfor x in b:\n    print(a)\n    g(x)", False),
        ("a = {}\na[1] = f()\ng(a)", True),
        ("this is no program f() g()", False),
    ],
)
def test_what_a_call_needs(program: str, needed: bool) -> None:
    part = next(each for each in ("g(f())", "g(a)", "g(b)", "g(x)", "g(y)", "g(1)", "g()") if each in program)
    assert Names(program).give(span(program, part), span(program, "f()"), "effect") is needed


@pytest.mark.parametrize("program", ["g() if f() else 0", "f() and g()", "[g() for x in [1] if f()]"])
def test_in_one_statement_a_call_waits_only_for_what_it_needs_unless_one_of_them_acts(program: str) -> None:
    names, call, other = Names(program), span(program, "g()"), span(program, "f()")
    assert names.give(call, other, "undeclared")
    assert not names.give(call, other, "effect")


def test_what_took_the_time_and_why() -> None:
    program = "a = f()\nb = f()\ng(a)\nh()"
    calls = (
        CallView("0", "f", span=(4, 7), start_s=0, duration_s=1),
        CallView("1", "f", span=(12, 15), start_s=0, duration_s=2),
        CallView("2", "g", span=(16, 20), start_s=1, duration_s=0.5, waits=(WaitView("undeclared", "0"),)),
        CallView("3", "h", span=(21, 24), start_s=2, duration_s=1, waits=(WaitView("undeclared", "1"),)),
        CallView("4", "k", attempts=0, state="skipped"),
    )
    found = overlap(TextView(program, calls))
    assert (found.wall_s, found.serial_s, found.path) == (3, 4.5, (1, 3))
    assert [found.waits[n][0][0] for n in (2, 3)] == ["argument", "undeclared"]
    assert found.remarks == (
        "h waited for f: one of them is undeclared; declare it with read_only=True or False",
        "g waited for f: it needed its value",
    )


def test_the_time_until_a_decision_is_no_time_of_the_calls() -> None:
    calls = (
        CallView("0", "f", start_s=0, duration_s=1),
        CallView("1", "f", start_s=0, duration_s=2),
        CallView("2", "pay", start_s=3_602, duration_s=1, waits=(WaitView("approval"),)),
        CallView("3", "pay", start_s=3_602.5, duration_s=1, waits=(WaitView("approval"),)),
    )
    text = TextView("", calls, state="finished")
    found = overlap(text)
    assert (found.wall_s, found.decided_s) == (3_603.5, 3_600)
    assert summary(text, found).startswith("finished; ran 4 calls in 3500 ms, without ")


def test_waits_in_a_circle_end() -> None:
    calls = tuple(CallView(str(n), "f", duration_s=n + 1, waits=(WaitView("bound", str(1 - n)),)) for n in range(2))
    assert overlap(TextView("", calls)).path == (0, 1)
