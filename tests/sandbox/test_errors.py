"""Errors: all of them at once, each with a code, a place and what is allowed; failures of a run with their place."""

import asyncio
import gc
import pickle
import sys
from enum import Enum
from typing import Any

import pytest

from lightfc_sandbox import (
    EvaluationError,
    ExpressionError,
    LimitExceeded,
    Limits,
    Policy,
    PolicyName,
    Sandbox,
    SandboxError,
    Violation,
)


def refused(text: str, **context: Any) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"search": max, "Summary": dict, "x": 1} | context).check(text)
    return caught.value


def test_every_violation_is_told_in_source_order() -> None:
    error = refused("[serach(1), (2).__bases__, (yield), _p, np, (yield 1), (search := 1)]")
    assert [violation.code for violation in error.violations] == [
        "unknown-name", "private-attribute", "forbidden-node", "private-name", "namespace", "forbidden-node", "rebind",
    ]  # fmt: skip
    starts = [violation.span.start for violation in error.violations if violation.span]
    assert starts == sorted(starts)
    assert len(starts) == 7


HINTS = {
    "near": ("serach(1)", "did you mean 'search'"),
    "case": ("SEARCH(1)", "did you mean 'search'"),
    "builtin": ("sortd(x)", "did you mean 'sorted'"),
    "member": ("np.zeroes(1)", "did you mean 'np.zeros'"),
    "member of a part": ("np.inv(1)", "did you mean 'np.linalg.inv'?"),
    "no member that is like it": ("math.xyz(1)", "'math' has no 'xyz' [unknown-name]"),
    "module": ("jsn.dumps(1)", "did you mean 'json'"),
    "attribute": ("'a'.uper()", "did you mean 'upper'"),
    "field of a class that is not known": (
        "x.tittle",
        "'title'? [unknown-attribute]\n  1 | x.tittle\n        ^^^^^^\n  allowed: ",
    ),
    "what has to be imported": ("date(2024, 1, 1)", "unknown name 'date'; write datetime.date"),
    "constant of JSON": ("len(null)", "unknown name 'null'; write None"),
    "another module": ("sys.getsizeof(x)", "'sys' has no 'getsizeof'; write len(x)"),
    "field of a named tuple": ("x._replace(a=5)", "starts with an underscore; write a new one: P(5, p.y)"),
    "context": ("x.__context__", "write raise … from error"),
    "idiom of another language": ("x.length", "that an expression may use; write len(x)"),
    "the same of a literal": ("[1].includes(1)", "no 'list' has an attribute 'includes'; write y in x"),
    "short name that is a letter away": ("sm([1])", "did you mean 'sum'?"),
    "short name with another letter": ("ans", "unknown name 'ans' [unknown-name]"),
    "name of one letter": ("i", "unknown name 'i' [unknown-name]"),
    "attribute like none": ("x.amount", "write …['amount'] [unknown-attribute]"),
    "allowed": ("qqqqq", "allowed: Summary, search, x"),
    "call-it": ("search.x", "call it: search"),
}


@pytest.mark.parametrize(("text", "hint"), HINTS.values(), ids=HINTS.keys())
def test_what_may_have_been_meant_is_told(text: str, hint: str) -> None:
    assert hint in str(refused(text))


def test_where_no_attribute_can_stand_none_is_advised() -> None:
    with pytest.raises(ExpressionError) as told:
        Sandbox({"search": len}, policy=Policy.CALLS).run("search(timedelta(1))")
    assert "datetime" not in str(told.value)


def test_a_class_of_the_context_is_meant_once() -> None:
    with pytest.raises(ExpressionError, match=r"did you mean 'Summary'\?") as told:
        Sandbox({"Summary": Enum("Summary", "A")}).run("Sumary")
    assert " or " not in str(told.value).partition("\n")[0]


def test_the_context_is_an_option_too() -> None:
    with pytest.raises(TypeError, match=r"has no option 'contex'; did you mean 'context'\?"):
        Sandbox(contex={})  # type: ignore[call-arg]


OWN_NAMES = {
    "variable": ("total = 1\ntotl", "did you mean 'total'?"),
    "function, and not the builtin that is less like it": ("def helper(): pass\nhelpr()", "did you mean 'helper'?"),
    "class": ("class Cart: pass\nCrt()", "did you mean 'Cart'?"),
    "import": ("from collections import Counter\nCuonter('a')", "did you mean 'Counter'?"),
    "case": ("rows = []\nlen(Rows)", "did you mean 'rows'?"),
    "around a function": ("counts = {}\ndef f(): return count\nf()", "did you mean 'counts'?"),
    "in a function": ("def f(amount): return amnt\nf(1)", "did you mean 'amount'?"),
    "of a comprehension": ("[itm for item in [1]]", "did you mean 'item'?"),
    "none that is like it": (
        "total = 1\nqqqqq",
        "'qqqqq' [unknown-name]\n  2 | qqqqq\n      ^^^^^\n  allowed: search, total",
    ),
}


@pytest.mark.parametrize(("text", "hint"), OWN_NAMES.values(), ids=OWN_NAMES.keys())
def test_names_that_the_text_has_given_itself_may_be_meant(text: str, hint: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"search": max}, policy="programs").check(text)
    assert hint in str(caught.value)


def test_names_of_a_session_may_be_meant() -> None:
    session = Sandbox(policy="programs").session()
    session.run("total = 1\nimport math")
    with pytest.raises(ExpressionError, match=r"(?s)did you mean 'total'\?.*allowed: math, total$"):
        session.run("totl")


def test_a_function_of_a_session_is_told_that_no_later_program_gives_it_a_name() -> None:
    session = Sandbox(policy="programs").session()
    session.run("def f():\n    errors.append(1)\nerrors = []\nf()")
    with pytest.raises(ExpressionError, match="'total'; a function can use what this program or an earlier one of the"):
        session.run("def g(): return total")
    with pytest.raises(ExpressionError, match=r"unknown name 'total' \[unknown-name\]"):
        session.run("total")
    session.run("total = 1\ndef g(): return total")
    assert session.run("g(), errors") == (1, [1])


def test_where_no_name_is_given_builtins_are_told_before_exceptions() -> None:
    with pytest.raises(ExpressionError, match="allowed: abs, all, any, ascii"):
        Sandbox(policy="programs").check("qqqqq")


def test_suggestions_are_looked_for_in_the_first_violations_only() -> None:
    error = refused("[" + ", ".join("serach" for _ in range(60)) + "]")
    assert [("did you mean" in violation.message) for violation in error.violations] == [True] * 50 + [False] * 10


def test_a_violation_is_rendered_with_its_line_and_carets() -> None:
    assert str(refused("search(1, (2).__bases__)")) == (
        "attribute '__bases__' starts with an underscore [private-attribute]\n"
        "  1 | search(1, (2).__bases__)\n"
        "                    ^^^^^^^^^\n"
        "  allowed: public fields and methods of plain values"
    )


def test_errors_are_plain_data_for_machines() -> None:
    assert refused("oops").to_dict()["violations"][0] == {
        "code": "unknown-name",
        "message": "unknown name 'oops'",
        "span": {"start": 0, "end": 4, "line": 1, "column": 0},
        "allowed": "Summary, search, x",
    }
    assert Violation("code", "message").to_dict()["span"] is None
    assert Violation("code", "message").render("text") == "message [code]"


@pytest.mark.parametrize("policy", ["expressions", "programs"])
@pytest.mark.parametrize("text", ["price +", "f(1).", "not", "é *", "(1 +\n 2) -"])
def test_what_ends_too_soon_is_marked_at_its_end(text: str, policy: PolicyName) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox(policy=policy).run(text)
    (found,) = caught.value.violations
    assert (found.message, found.span and found.span.start) == ("invalid syntax", len(text))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("a && b", "; write and in place of &&"),
        ("a\n|| b", "; write or in place of ||"),
        ("!a", "; write not in place of !"),
        ("a !== b", "; write != in place of !=="),
        ("a <> b", "; write != in place of <>"),
        ("a == 3 ? 1 : 2", "; write x if condition else y in place of ?"),
        ("f(a; 1)", "; write , in place of ;"),
        ("a AND b", "; write and in place of AND"),
        ("a;;", ""),
        ("a '!'", ""),
        ("a '&&'", ""),
        ("a ORDER b", ""),
    ],
)
def test_an_operator_of_another_language_is_told_with_that_of_python(text: str, hint: str) -> None:
    assert refused(text).violations[0].message == f"invalid syntax{hint}"


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="there the quotes inside of braces end no f-string")
@pytest.mark.parametrize("text", ['f"{x["a"]}"', "f'{x} and {f('a')}'", 'f"{\', \'.join(x)} {", ".join(x)}"'])
def test_quotes_inside_of_an_f_string_that_end_it_are_told(text: str) -> None:
    assert "f-string" in (told := refused(text).violations[0].message)
    assert told.endswith("; inside of the braces write other quotes than around the f-string")


@pytest.mark.parametrize("text", ['f"{x"', 'f"{a b}"', 'f"{}"', "f'{x!z}'"])
def test_of_other_faults_of_an_f_string_nothing_is_told_of_quotes(text: str) -> None:
    assert "quotes" not in refused(text).violations[0].message


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("from tools import search", "module 'tools' is not available; 'search' needs no import"),
        ("import search", "module 'search' is not available; 'search' needs no import"),
        ("from tools import find", "module 'tools' is not available; did you mean 'itertools' or 'functools'?"),
    ],
)
def test_what_is_in_the_context_needs_no_import(text: str, told: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"search": max}, policy="programs").check(text)
    assert caught.value.violations[0].message == told


RAISING: dict[str, tuple[str, str, str]] = {
    # text, the type of what it raises, the part that fails
    "operator": ("1 + (2 / 0)", "ZeroDivisionError", "2 / 0"),
    "subscript": ("[x, [1][5]]", "IndexError", "[1][5]"),
    "key": ("{'a': 1}['b'] + x", "KeyError", "{'a': 1}['b']"),
    "builtin": ("[x, int('q')]", "ValueError", "int('q')"),
    "method": ("'é' + 'a'.index('b')", "ValueError", "'a'.index('b')"),
    "host": ("[x, fail(1), x]", "OSError", "fail(1)"),
    "host-in-loop": ("[fail(i) for i in [1]]", "OSError", "fail(i)"),
    "nested": ("x + sum([i / 0 for i in [1]])", "ZeroDivisionError", "i / 0"),
    "lambda": ("(lambda a: a / 0)(1)", "ZeroDivisionError", "a / 0"),
    "comparison": ("0 < x < 'a'", "TypeError", "0 < x < 'a'"),
    "f-string": ("f'{x:q}' + ''", "ValueError", ""),
    "attribute": ("x and xs.real", "AttributeError", "xs.real"),
    "leaving": ("[x, search]", "NotAllowed", ""),
    "unpacking": ("[a for a, b in [(1,)]]", "ValueError", "[a for a, b in [(1,)]]"),
    "multi-line": ("(x +\n  [][0])", "IndexError", "[][0]"),
}


MARKED: dict[str, tuple[str, str]] = {
    # a program, and the part of it that is wrong
    "for": ("y = 1\nfor f in [1]: pass", "f"),
    "def": ("y = 1\ndef f(): pass", "def f(): pass"),
    "class": ("y = 1\nclass f: pass", "class f: pass"),
    "except": ("try: y = 1\nexcept ValueError as f: pass", "except ValueError as f: pass"),
    "case": ("match 1:\n    case {1: 3, **f}: pass", "{1: 3, **f}"),
    "import": ("y = 1\nimport math as f", "import math as f"),
    "global": ("y = 1\ndef g():\n    global f\n    f += 1", "f += 1"),
    "getattr": ("y = 1\ngetattr(y, 'nope')", "getattr(y, 'nope')"),
    "annotation": ("y: list = [1]\ny[5]: int = 3", "y[5]: int = 3"),
    "super": ("class A:\n    def m(self):\n        del self\n        super().m()\nA().m()", "super()"),
}


@pytest.mark.parametrize("in_session", [False, True])
@pytest.mark.parametrize(("text", "part"), MARKED.values(), ids=MARKED.keys())
def test_what_is_wrong_is_marked_once_where_it_stands(text: str, part: str, in_session: bool) -> None:
    sandbox = Sandbox({"f": max}, policy=Policy.PROGRAMS)
    with pytest.raises((ExpressionError, EvaluationError)) as caught:
        (sandbox.session() if in_session else sandbox).run(text)
    error = caught.value
    places = error.violations if isinstance(error, ExpressionError) else error.traceback[-1:] or [error]
    assert [each.span and text[each.span.start : each.span.end] for each in places] == [part]


def fail(value: Any) -> None:
    raise OSError("no disk")


async def afail(value: Any) -> None:
    await asyncio.sleep(0)
    raise OSError("no disk")


@pytest.mark.parametrize("driver", ["run", "arun", "awaited"])
@pytest.mark.parametrize(("text", "kind", "part"), RAISING.values(), ids=RAISING.keys())
def test_a_failure_tells_the_node_that_failed(text: str, kind: str, part: str, driver: str) -> None:
    sandbox = Sandbox({"fail": afail if driver == "awaited" else fail, "x": 1, "xs": [1], "search": max})
    with pytest.raises(EvaluationError) as caught:
        sandbox.run(text) if driver != "arun" else asyncio.run(sandbox.arun(text))
    error = caught.value
    assert error.exc_type == kind
    assert error.source == text
    if part:
        assert error.span is not None
        assert text[error.span.start : error.span.end] == part
        assert "^" in str(error)
    assert error.to_dict()["exc_type"] == kind


@pytest.mark.parametrize("driver", ["run", "arun"])
def test_a_limit_tells_the_node_that_reached_it(driver: str) -> None:
    text = "1 + (2 ** 99999)"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox().run(text) if driver == "run" else asyncio.run(Sandbox().arun(text))
    assert caught.value.span is not None
    assert text[caught.value.span.start : caught.value.span.end] == "2 ** 99999"
    assert caught.value.to_dict()["limit"] == "int_bits"


def test_an_error_without_a_place_or_message_is_still_readable() -> None:
    assert str(EvaluationError("StopIteration", "")) == "StopIteration"
    assert EvaluationError("ValueError", "x").to_dict()["span"] is None
    assert LimitExceeded("steps", 5, "more").to_dict()["span"] is None
    assert issubclass(ExpressionError, SandboxError)


def test_no_exception_of_the_host_is_chained_to_what_leaves() -> None:
    with pytest.raises(EvaluationError) as caught:
        Sandbox({"fail": fail}).run("fail(1)")
    assert caught.value.__cause__ is caught.value.__context__ is None


@pytest.mark.parametrize("driver", ["run", "arun"])
def test_an_error_keeps_nothing_of_the_run_alive(driver: str) -> None:
    class Big:
        pass

    async def later() -> Big:
        await asyncio.sleep(0)
        return Big()

    sandbox = Sandbox({"big": Big if driver == "run" else later, "fail": fail})
    gc.collect()
    with pytest.raises(EvaluationError) as caught:
        sandbox.run("[big(), [x for x in [big()]], fail(1)]")
    assert caught.value.exc_type == "OSError"
    if driver == "arun":
        gc.collect()  # the dataflow of a run is a cycle
    assert not [each for each in gc.get_objects() if type(each) is Big]


def test_a_time_out_carries_the_text() -> None:
    async def slow() -> None:
        await asyncio.Event().wait()

    with pytest.raises(LimitExceeded) as caught:
        Sandbox({"slow": slow}, limits=Limits(time_s=0.01)).run("slow()")
    assert (caught.value.limit, caught.value.source) == ("time_s", "slow()")


@pytest.mark.parametrize(
    ("text", "fault"),
    [("dict(a=1, b=2, a=3)", "a=3"), ("(lambda a, a: a)(1, 2)", "a"), ("(lambda a, *a: a)(1, 2)", "a")],
    ids=["argument", "parameter", "starred parameter"],
)
def test_what_is_given_twice_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox().run(text)
    (violation,) = caught.value.violations
    assert violation.span is not None
    assert (violation.code, text[violation.span.start : violation.span.end]) == ("duplicate-argument", fault)


NESTED = """\
def inner(x):
    return 1 / x
def outer(x):
    return inner(x)
sorted([1, 0], key=lambda i: outer(i))
"""


@pytest.mark.parametrize("driver", ["run", "arun"])
def test_a_failure_tells_the_functions_on_the_way_to_it(driver: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    with pytest.raises(EvaluationError) as caught:
        sandbox.run(NESTED) if driver == "run" else asyncio.run(sandbox.arun(NESTED))
    error = caught.value
    spans = [frame.span for frame in error.traceback]
    assert [frame.function for frame in error.traceback] == ["<program>", "<lambda>", "outer", "inner"]
    assert [NESTED[span.start : span.end] for span in spans if span] == [
        "sorted([1, 0], key=lambda i: outer(i))", "outer(i)", "inner(x)", "1 / x",
    ]  # fmt: skip
    assert error.span == spans[-1]
    assert error.to_dict()["traceback"][-1] == {
        "function": "inner", "span": {"start": 25, "end": 30, "line": 2, "column": 11}, "omitted": 0,
    }  # fmt: skip
    assert str(error) == (
        "ZeroDivisionError: division by zero\n"
        "  in the program:\n"
        "  5 | sorted([1, 0], key=lambda i: outer(i))\n"
        "      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "  in <lambda>:\n"
        "  5 | sorted([1, 0], key=lambda i: outer(i))\n"
        "                                   ^^^^^^^^\n"
        "  in outer:\n"
        "  4 |     return inner(x)\n"
        "                 ^^^^^^^^\n"
        "  in inner:\n"
        "  2 |     return 1 / x\n"
        "                 ^^^^^"
    )


def test_a_failure_after_a_wait_tells_the_functions_on_the_way_to_it() -> None:
    async def refuse(x: int) -> int:
        await asyncio.sleep(0)
        raise ValueError("no")

    text = "def f(x):\n    return refuse(x)\ndef g(x):\n    a = f(x)\n    return a + 1\ng(1)"
    with pytest.raises(EvaluationError, match="no") as caught:
        Sandbox({"refuse": refuse}, policy=Policy.PROGRAMS).run(text)
    assert [frame.function for frame in caught.value.traceback] == ["<program>", "g", "f"]
    spans = [frame.span for frame in caught.value.traceback]
    assert [text[span.start : span.end] for span in spans if span] == ["g(1)", "f(x)", "refuse(x)"]


def test_the_traceback_of_a_deep_recursion_is_bounded() -> None:
    text = "def f(n):\n    return f(n + 1)\nf(0)"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(recursion=60)).run(text)
    error = caught.value
    assert len(error.traceback) == 20
    assert sum(frame.omitted for frame in error.traceback) == 42
    assert str(error).count("in f:") == 4
    assert "… 57 more calls" in str(error)
    assert error.to_dict()["traceback"][0]["function"] == "<program>"


@pytest.mark.parametrize("driver", ["run", "arun"])
@pytest.mark.parametrize("call", ["f()", "f(*[])", "f(**{})", "f(1, 2)", "f(1, y=2)", "g()", "m.f()"])
def test_a_call_with_wrong_arguments_has_not_entered_the_function(call: str, driver: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    text = "class M:\n    def f(self, x): return x\nm = M()\ndef f(x): return x\ndef g(x): yield x\n" + call
    with pytest.raises(EvaluationError) as caught:
        sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))
    error = caught.value
    assert error.traceback == ()
    assert error.span is not None
    assert text[error.span.start : error.span.end] == call


def test_a_failure_outside_of_functions_has_no_traceback() -> None:
    with pytest.raises(EvaluationError) as caught:
        Sandbox().run("1 / 0")
    assert caught.value.traceback == ()
    assert caught.value.to_dict()["traceback"] == []


def test_a_function_of_an_earlier_program_is_shown_where_it_stands() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("def f(x):\n    return 1 / x")
    session.run("late = (1 / (n - 1) for n in [1])")
    with pytest.raises(EvaluationError) as caught:
        session.run("a = 1\nf(0)")
    error = caught.value
    inner = error.traceback[-1]
    assert (error.span, inner.function, inner.program, inner.source) == (None, "f", 1, "def f(x):\n    return 1 / x")
    assert inner.to_dict()["span"]["line"] == 2
    assert str(error).endswith("""\
  in the program:
  2 | f(0)
      ^^^^
  in f, of program 1 of the session:
  2 |     return 1 / x
                 ^^^^^""")
    assert pickle.loads(pickle.dumps(error)).traceback == error.traceback
    with pytest.raises(EvaluationError) as caught:
        session.run("list(late)")
    assert (
        str(caught.value)
        == """\
ZeroDivisionError: division by zero
  in program 2 of the session:
  1 | late = (1 / (n - 1) for n in [1])
              ^^^^^^^^^^^"""
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("'a'.join()", "join() missing 1 required positional argument: 'items'"),
        ("'a'.join(1, 2)", "join() takes 1 positional argument but 2 were given"),
        ("[1].index(1, 2, 3, 4)", "index() takes from 1 to 3 positional arguments but 4 were given"),
        ("[1].copy(1)", "copy() takes 0 positional arguments but 1 was given"),
        ("xs = []\nxs.append()", "append() missing 1 required positional argument: 'item'"),
        ("xs = []\nxs.sort(1, reverse=True)", "sort() takes 0 positional arguments but 1 positional argument (and 1 "),
        ("d = {}\nd.pop(1, 2, 3)", "pop expected at most 2 arguments, got 3"),
        ("len(1, 2)", "len() takes 1 positional argument but 2 were given"),
        ("sum([], of=1)", "sum() got an unexpected keyword argument 'of'"),
        ("f = lambda x: x\nf(1, 2)", "<lambda>() takes 1 positional argument but 2 were given"),
        ("f = lambda x: x\nf(1, 2, y=3)", "<lambda>() got an unexpected keyword argument 'y'"),
        ("f = lambda x: x\nf(1, 2, x=3)", "<lambda>() got multiple values for argument 'x'"),
        ("def f(a, b, c=1, *, k): pass\nf()", "f() missing 2 required positional arguments: 'a' and 'b'"),
        ("def f(a, b, c=1, *, k): pass\nf(1, 2)", "f() missing 1 required keyword-only argument: 'k'"),
        ("def f(a, b, c=1, *, k): pass\nf(1, 2, 3, 4)", "f() takes from 2 to 3 positional arguments but 4 were given"),
        ("raise TypeError('len() takes 3')", "len() takes 3"),
    ],
)
def test_wrong_arguments_are_told_by_the_names_and_counts_of_the_text(text: str, message: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    with pytest.raises(EvaluationError) as caught:
        sandbox.run(text)
    assert caught.value.message.startswith(message)
    caught_text = (
        "try:\n    " + text.replace("\n", "\n    ") + "\nexcept TypeError as e:\n    [str(e), repr(e), e.args]"
    )
    shown = sandbox.run(caught_text)
    assert shown[0].startswith(message)
    assert message in shown[1]
    assert shown[2][0].startswith(message)


MAY_USE = "that an expression may use"
OFFERED = "that a program may use"
TEMPLATE = "safe_substitute, substitute, template"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("'a'.appendd(1)", "no 'str' has an attribute 'appendd'"),
        ("[1].appendd(1)", "no 'list' has an attribute 'appendd'; did you mean 'append'?"),
        ("{'a': 1}.kyes()", "no 'dict' has an attribute 'kyes'; did you mean 'keys'?"),
        ("[x for x in 'ab'].uper()", "no 'list' has an attribute 'uper'"),
        ("str(1).uper()", "no 'str' has an attribute 'uper'; did you mean 'upper'?"),
        (
            "word.uper()",
            f"no value has an attribute 'uper' {MAY_USE}; did you mean 'upper'?",
        ),
        (
            "word.extent([1])",
            f"no value has an attribute 'extent' {MAY_USE}; did you mean 'extend' or 'extendleft'?",
        ),
        (
            "word.zzyzx",
            f"no value has an attribute 'zzyzx' {MAY_USE}; for a key of a dict, write …['zzyzx']",
        ),
        ("word.values()", "AttributeError: 'str' object has no attribute 'values'"),
        (
            "string.Template('a').pattern",
            f"NotAllowed: 'Template' has no attribute 'pattern' {OFFERED}; it has {TEMPLATE}",
        ),
        ("word.issubset()", "AttributeError: 'str' object has no attribute 'issubset'"),
        (
            "x = {'title': 1}\nx.title",
            "AttributeError: 'dict' object has no attribute 'title'; write …['title'] for the value of this key",
        ),
        ("xs = []\nxs.popitem()", "AttributeError: 'list' object has no attribute 'popitem'; did you mean 'pop'?"),
    ],
)
def test_attributes_are_suggested_that_the_type_offers(text: str, message: str) -> None:
    with pytest.raises(SandboxError) as caught:
        Sandbox({"word": "a"}, policy=Policy.PROGRAMS).run(text)
    first = str(caught.value).splitlines()[0].partition(" [")[0]
    assert first == message


def test_a_method_that_changes_a_value_is_told_to_need_programs() -> None:
    with pytest.raises(ExpressionError, match="'append' needs policy PROGRAMS"):
        Sandbox({"xs": []}).check("xs.append(1)")


ALONE = ("in annotations, which",)
ALIASES = {
    "typing": ("from typing import Optional, TypeVar as V\ndef f(x: Optional[int]) -> V: return x\nf(Optional)",
        [("'Optional' is", ALONE)]),
    "module": ("import typing as t\nlen(t.List[int])", [("'t' is", ALONE)]),
    "type": ("from collections import deque\nlen(list[deque[int]])",
        [("list[…]", ALONE), ("collections.deque[…]", ALONE)]),
    "an item of a type": ("x = list[0]", [("list[…]", ALONE)]),
    "named": (("import typing as t\nfrom typing import Callable, Optional\nfrom collections import deque\n"
        "Rows = list[deque[int]]\nF: t.TypeAlias = Callable[[Rows], 'Later']\ndef f(x: F, y: Rows) -> t.Any: return x\n"
        "def g():\n    Own = t.List[Rows]\n    def h(x: Own): return x\n    return h(2)\nf(g(), [])"), []),
    "star": ("from numpy import *\nsqrt(2) + pi", [("a star import", ("the names",))]),
    "shadowed": ("from typing import List\nList = list = [1]\nList[0] + list[0]", []),
    "annotated": ("def f(x: list[int], *a: dict[str, int]) -> tuple[int, ...]: return 2\nf(1)", []),
}  # fmt: skip


@pytest.mark.parametrize(("text", "told"), ALIASES.values(), ids=ALIASES.keys())
def test_aliases_and_star_imports_are_told_once_with_what_to_do(text: str, told: list[tuple[str, tuple[str]]]) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    if not told:
        assert sandbox.run(text) == 2
        return
    with pytest.raises(ExpressionError) as caught:
        sandbox.check(text)
    for violation, (message, (allowed,)) in zip(caught.value.violations, told, strict=True):
        assert violation.message.startswith(message)
        assert violation.allowed.startswith(allowed)


@pytest.mark.parametrize(
    ("use", "told"),
    [
        ("isinstance([], Rows)", r"isinstance\(\) argument 2 cannot be a parameterized generic"),
        ("isinstance([], (int, Rows))", r"isinstance\(\) argument 2 cannot be a parameterized generic"),
        ("Rows()", "not callable"),
        ("Rows", "cannot leave"),
        ("match []:\n    case Rows(): pass", "must be a class|cannot be a parameterized generic"),
    ],
)
def test_a_name_for_a_type_with_parameters_is_for_annotations(use: str, told: str) -> None:
    with pytest.raises(EvaluationError, match=told):
        Sandbox(policy=Policy.PROGRAMS).run(f"Rows = list[int]\n{use}")
