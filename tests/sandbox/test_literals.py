"""`ast.literal_eval`: texts of literals have CPython's values, and all others its errors; what is large is bounded."""

import ast
import re
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from tests.support.tables import in_one_test

TEXTS: list[Any] = [
    "1", "-1", "+1.5", "1+2j", "-1-2j", "1j", "1j+1", "1j+1j", "'a'", "b'x'", "'a' 'b'", "u'x'", r"r'\d'", "...",
    "[1, [2, {'a': {3}}]]", "('a', 1)", "(1,)", "()", "((1))", "set()", "set([1])", "{1: 2, 'a': None}", "{**{}}",
    "{1: 2, **{3: 4}}", "{1, [2]}", "{[1]: 2}", "{'a': 1, 'a': 2}", "{1, True, 1.0}", "  \t[1]", "\n[1]", "[1]\n",
    "# c\n1", "1 # c", "", "a", "f()", "1+1", "--1", "-True", "True", "None", "not 1", "[*[1]]", "f'{1}'", "[1,2][0]",
    "1 if 1 else 2", "lambda: 1", "[1", "x = 1", "1; 2", "0x" + "f" * 300, "1e999", "1_000", "\0", "'\ud800'",
    "__import__('os')", "().__class__", "1" * 5_000, "(" * 90 + "1" + ")" * 90, 5, None, [1], b"1", 2.5,
]  # fmt: skip
SANDBOX = Sandbox({}, policy=Policy.PROGRAMS)
PROGRAM = (
    "import ast\ntry:\n    told = repr(ast.literal_eval({!r}))\n"
    "except Exception as error:\n    told = type(error).__name__ + ': ' + str(error)\ntold"
)


@in_one_test("text", TEXTS)
def test_a_text_of_literals_has_the_value_of_python(text: Any) -> None:
    try:
        want = repr(ast.literal_eval(text))
    except Exception as error:  # noqa: BLE001 - whatever it raises is what is expected
        want = f"{type(error).__name__}: {re.sub(' at 0x[0-9a-f]+', '', str(error))}"
    assert SANDBOX.run(PROGRAM.format(text)) == want


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("[" * 150 + "]" * 150, "container_depth"), ("[" * 5_000 + "]" * 5_000, "container_depth"),
        ("-" * 20_000 + "1", "container_depth"), ("[" + "1," * 60_000 + "]", "memory_bytes"),
        ("0x" + "f" * 5_000, "int_bits"), ("[" + "1," * 3_000 + "]", "steps"),
        (f"{{{','.join(str(i * (2**61 - 1)) for i in range(1_500))}}}", "steps"),
    ],
)  # fmt: skip
def test_what_a_text_of_literals_takes_is_bounded(text: str, limit: str) -> None:
    limits = Limits(steps=5_000 if limit == "steps" else 10**9, time_s=300)
    with pytest.raises(LimitExceeded) as caught:
        Sandbox({"text": text}, policy=Policy.PROGRAMS, limits=limits).run("import ast\nast.literal_eval(text)")
    assert caught.value.limit == limit


def test_what_it_gives_can_be_changed_and_nothing_else_of_the_module_is_there() -> None:
    text = "import ast\nd = ast.literal_eval(\"{'a': [1]}\")\nd['a'].append(2)\nd['b'] = 3\nd"
    assert SANDBOX.run(text) == {"a": [1, 2], "b": 3}
    with pytest.raises(EvaluationError):
        SANDBOX.run("import ast\nm = ast\nm.parse('1')")
