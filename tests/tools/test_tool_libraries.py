"""Three real libraries as a newcomer would wrap them: what becomes a tool, and what is said of the rest."""

import base64
import calendar
import datetime
import difflib
import fractions
import heapq
import inspect
import json
import math
import random
import re
import statistics
import textwrap
import urllib.parse
from types import ModuleType
from typing import Any

import dateutil.parser
import numpy as np
import pytest
import yaml
from jsonschema import Draft202012Validator

from lightfc import FunctionTool, ToolDefinitionError, ToolManager

WRAPPED: dict[ModuleType, set[str]] = {
    statistics: {
        "NormalDist", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean", "linear_regression",
        "mean", "median", "median_grouped", "median_high", "median_low", "mode", "multimode", "pstdev", "pvariance",
        "quantiles", "stdev", "variance",
    },
    np.linalg: {
        "cholesky", "cond", "cross", "det", "diagonal", "eig", "eigh", "eigvals", "eigvalsh", "inv", "lstsq", "matmul",
        "matrix_norm", "matrix_power", "matrix_rank", "matrix_transpose", "multi_dot", "norm", "outer", "pinv", "qr",
        "slogdet", "solve", "svd", "svdvals", "tensordot", "tensorinv", "tensorsolve", "trace", "vecdot", "vector_norm",
    },
    dateutil.parser: {"isoparse", "isoparser", "parse", "parser", "parserinfo"},
}  # fmt: skip
"""What has to be a tool; later versions may have more."""

REFUSED = {
    statistics: {"StatisticsError"},
    np.linalg: {"LinAlgError"},
    dateutil.parser: {"ParserError", "UnknownTimezoneWarning"},
}
"""What cannot be one, and why: `… is an exception class, which cannot be a tool`."""


def public(module: ModuleType) -> dict[str, Any]:
    named = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
    found = {name: getattr(module, name) for name in named}
    return {name: value for name, value in found.items() if callable(value)}


@pytest.mark.parametrize("module", WRAPPED, ids=lambda module: module.__name__)
def test_the_functions_of_a_real_library_become_tools(module: ModuleType) -> None:
    refused: dict[str, str] = {}
    for name, value in public(module).items():
        try:
            made = FunctionTool(value)
        except ToolDefinitionError as error:
            refused[name] = str(error)
            continue
        Draft202012Validator.check_schema(made.definition.parameters)
        assert [p.name for p in made.signature.parameters] == list(inspect.signature(value).parameters)
        assert ToolManager([made]).definitions()
    assert WRAPPED[module] <= public(module).keys() - refused.keys()
    assert refused.keys() == REFUSED[module]
    assert all("is an exception class, which cannot be a tool" in reason for reason in refused.values())


@pytest.mark.parametrize(
    ("module", "text", "value"),
    [
        (statistics, "round(stdev([1, 2, 3, 4]), 3)", 1.291),
        (statistics, "fmean(data=[1, 2], weights=[3, 1])", 1.25),
        (statistics, "quantiles([1, 2, 3, 4], n=2)", [2.5]),
        (np.linalg, "round(float(det([[1, 2], [3, 4]])), 6)", -2.0),
        (np.linalg, "norm([3, 4])", 5.0),
        (np.linalg, "inv([[2, 0], [0, 4]]).tolist()", [[0.5, 0.0], [0.0, 0.25]]),
        (dateutil.parser, "parse('31 January 2024', dayfirst=True).isoformat()", "2024-01-31T00:00:00"),
    ],
)
def test_they_are_called_as_their_documentation_says(module: ModuleType, text: str, value: Any) -> None:
    tools = [FunctionTool(fn) for name, fn in public(module).items() if name in WRAPPED[module]]
    output = ToolManager(tools).execute(text)
    assert output.error is None
    assert output.output == value


@pytest.mark.parametrize(
    ("fn", "text", "value"),
    [
        (textwrap.shorten, "shorten('hello big world', width=11)", "hello [...]"),
        (difflib.get_close_matches, "get_close_matches('aple', ['apple', 'pear'])", ["apple"]),
        (calendar.monthrange, "monthrange(2024, 2)", (3, 29)),
        (urllib.parse.urlencode, "urlencode({'a': 1})", "a=1"),
        (base64.b64encode, "b64encode(b'ab')", b"YWI="),
        (json.dumps, "dumps({'a': [1]}, sort_keys=True)", '{"a": [1]}'),
        (heapq.nlargest, "nlargest(2, [1, 5, 3])", [5, 3]),
        (math.gcd, "gcd(12, 18, 30)", 6),
        (math.dist, "dist([0, 0], [3, 4])", 5.0),
        (yaml.safe_load, "safe_load('a: [1, 2]')", {"a": [1, 2]}),
        (re.sub, "sub('a', 'b', 'aaa', count=1)", "baa"),
        (random.Random(1).randint, "randint(1, 1)", 1),
        (fractions.Fraction, "Fraction('1/3').numerator", 1),
        (str.upper, "upper('a')", "A"),
        ("-".join, "join(['x', 'y'])", "x-y"),
        (sorted, "sorted([2, 1], reverse=True)", [2, 1]),
    ],
    ids=lambda each: each if isinstance(each, str) and "(" in each else "",
)
def test_single_functions_of_many_libraries_work_as_they_are(fn: Any, text: str, value: Any) -> None:
    output = ToolManager([fn]).execute(text)
    assert (output.error, output.output) == (None, value)


@pytest.mark.parametrize("fn", [max, int, math.hypot, datetime.timedelta, datetime.date.fromisoformat])
def test_what_python_knows_no_signature_of_is_refused_with_advice(fn: Any) -> None:
    try:
        inspect.signature(fn)
    except ValueError:
        with pytest.raises(ToolDefinitionError, match="give a function of your own that calls it") as caught:
            FunctionTool(fn)
        assert "0x" not in str(caught.value)
    else:  # later versions of Python know more of them
        assert FunctionTool(fn).definition


def test_what_a_library_documents_is_told_to_the_model() -> None:
    definition = FunctionTool(np.linalg.norm).definition
    assert definition.description.startswith("Matrix or vector norm.")
    assert definition.parameters["properties"]["axis"]["description"]
