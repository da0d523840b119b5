"""The language as tables: each construct of Python, from which level on it is offered, or what to write instead.

Nothing here says whether something is offered: the tables of the checker do, and what its messages say is asked of it.
"""

import asyncio
import builtins
import contextlib
import re
from collections.abc import Iterable, Mapping
from importlib import import_module

from lightfc_sandbox import ExpressionError, Policy, Sandbox
from lightfc_sandbox.checking.language import INSTEAD
from lightfc_sandbox.checking.names import MODULES_INSTEAD
from lightfc_sandbox.stdlib.attributes import OF_VALUES
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.own_attributes import OF_OBJECTS
from lightfc_sandbox.stdlib.registry import FACADES, facade_names, load_all
from lightfc_sandbox.stdlib.written import WRITTEN
from lightfc_sandbox.stdlib.written_generators import BUILTINS as GENERATORS, CONTEXTS
from lightfc_sandbox.stdlib.written_groups import GROUPS
from lightfc_sandbox.stdlib.written_tasks import COOPERATIVE
from lightfc_sandbox.values.kinds import CaughtError
from lightfc_sandbox.values.type_tables import ATTRIBUTES
from tests.docs.pages import code_in_cell

NEWER = {"TemplateStr", "Interpolation"}
"""Nodes that no level lists, of versions of Python beyond those with which the pages are made."""

NEWER_MEMBERS = {"override"}
"""Members of modules that the Python with which the pages are made does not have."""

EXPRESSIONS: Mapping[str, tuple[str, str]] = {
    "Constant": ("literals", "3"),
    "Name": ("names", "x"),
    "Call": ("calls", "f(1, *xs, n=2, **d)"),
    "List": ("lists", "[1, *xs]"),
    "Tuple": ("tuples", "(1, x)"),
    "Set": ("sets", "{1, x}"),
    "Dict": ("dicts", "{'a': 1, **d}"),
    "UnaryOp": ("the minus sign", "-3"),
    "Attribute": ("attributes and methods, by [these tables](#attributes-and-methods)", "'a b'.split()"),
    "BinOp": ("arithmetic", "x + 1"),
    "Compare": ("comparisons", "0 < x <= 9"),
    "BoolOp": ("`and`, `or`", "x and xs"),
    "IfExp": ("conditional expressions", "1 if x else 2"),
    "Subscript": ("items", "xs[0]"),
    "Slice": ("slices", "xs[1:]"),
    "JoinedStr": ("f-strings", "f'{x:>4}'"),
    "FormattedValue": ("fields of f-strings", "f'{x!r}'"),
    "NamedExpr": ("assignment expressions", "(y := x + 1)"),
    "ListComp": ("list comprehensions", "[i for i in xs if i]"),
    "SetComp": ("set comprehensions", "{i for i in xs}"),
    "DictComp": ("dict comprehensions", "{i: i for i in xs}"),
    "GeneratorExp": ("generator expressions", "sum(i for i in xs)"),
    "Lambda": ("`lambda`", "(lambda n: n)(x)"),
    "Await": ("`await`, which calls do not need", "await f(1)"),
    "Yield": ("`yield`", "def g():\n    yield 1"),
    "YieldFrom": ("`yield from`", "def g():\n    yield from xs"),
}
STATEMENTS: Mapping[str, tuple[str, str]] = {
    "Expr": ("several statements; the value is that of the last expression", "f(1)\nf(2)"),
    "Assign": ("assignment to names, items and parts", "a, *b = xs"),
    "AnnAssign": ("annotated assignment; the annotation is not evaluated", "n: int = 1"),
    "AugAssign": ("augmented assignment", "x += 1"),
    "Delete": ("`del` of names, items and attributes", "del d['a']"),
    "If": ("`if`, `elif`, `else`", "if x: f(1)"),
    "While": ("`while`, `else`", "while x < 9: x += 1"),
    "For": ("`for`, `else`", "for i in xs: f(i)"),
    "Break": ("`break`", "for i in xs: break"),
    "Continue": ("`continue`", "for i in xs: continue"),
    "Pass": ("`pass`", "pass"),
    "Return": ("`return`; outside of functions it ends the program", "return x"),
    "FunctionDef": ("functions, decorators, default values", "def g(n=1): return n"),
    "AsyncFunctionDef": ("`async def`", "async def g(): return 1"),
    "Raise": ("`raise`, `from`", "raise ValueError('x')"),
    "Assert": ("`assert`", "assert x, 'x'"),
    "Try": ("`try`, `except`, `else`, `finally`", "try: f(1)\nexcept ValueError as e: str(e)"),
    "With": ("`with`: objects with `__enter__` and `__exit__`, and those of `contextlib`", "with f(1) as y: pass"),
    "Global": ("`global`", "def g():\n    global x\n    x = 1"),
    "Nonlocal": ("`nonlocal`", "def g():\n    n = 1\n    def h():\n        nonlocal n\n        n = 2"),
    "Import": ("`import` of [these modules](#modules)", "import math"),
    "ImportFrom": ("`from … import …`", "from math import pi"),
    "ClassDef": ("[`class`](#classes): exceptions, named tuples, methods and attributes", "class E(ValueError): pass"),
    "AsyncWith": ("`async with`", "async def g():\n    async with f(1): pass"),
    "AsyncFor": ("`async for`", "async def g():\n    async for i in xs: pass"),
    "Match": ("`match`", "match x:\n    case 1: pass"),
    "TryStar": ("`except*`", "try: f(1)\nexcept* ValueError: pass"),
    "TypeAlias": ("`type`", "type T = int"),
}
PARTS: Mapping[str, tuple[str, str]] = {
    **{op: ("arithmetic", f"x {sign} 2") for op, sign in {
        "Add": "+", "Sub": "-", "Mult": "*", "Div": "/", "FloorDiv": "//", "Mod": "%", "Pow": "**", "BitAnd": "&",
        "BitOr": "|", "BitXor": "^", "LShift": "<<", "RShift": ">>",
    }.items()},
    "MatMult": ("arithmetic", "np.eye(2) @ np.eye(2)"),
    **{op: ("comparison", f"x {sign} 2") for op, sign in {
        "Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=",
    }.items()},
    "Is": ("comparison", "x is None"), "IsNot": ("comparison", "x is not None"),
    "In": ("comparison", "x in xs"), "NotIn": ("comparison", "x not in xs"),
    "And": ("logic", "x and xs"), "Or": ("logic", "x or xs"), "Not": ("logic", "not x"),
    "USub": ("sign", "-x"), "UAdd": ("sign", "+x"), "Invert": ("sign", "~x"),
}  # fmt: skip
"""Operators, each a node of its own below the node that it stands in."""

VERSIONED = {
    "math.cbrt", "math.exp2", "math.fma", "math.sumprod", "random.binomialvariate", "re.PatternError", "np.trapezoid",
    "ExceptionGroup", "BaseExceptionGroup", "PythonFinalizationError", "EncodingWarning", "_IncompleteInputError",
}  # fmt: skip
"""What some versions of Python or numpy have and others not: always in the page, or, of what is refused, never."""

_CONTEXT = {"x": 2, "xs": [1, 2], "d": {"a": 1}, "f": lambda *_, **__: 1}


def level_of(text: str) -> Policy | None:
    """The lowest level that takes a text; None for none."""
    for policy in Policy:
        try:
            Sandbox(_CONTEXT, policy=policy).check(text)
        except ExpressionError:
            continue
        return policy
    return None


def said_instead(text: str) -> str:
    """What the checker tells to write in the place of a text that no level takes."""
    try:
        Sandbox(_CONTEXT, policy=Policy.PROGRAMS).check(text)
    except ExpressionError as error:
        first = error.violations[0]
        found = re.search(r"instead of .*?: (.*)", first.allowed) or re.search(r"; write (.*)", first.message)
        return found[1] if found else ""
    return ""


def constructs(table: Mapping[str, tuple[str, str]]) -> str:
    """A table of nodes: what they are, how they are written, from which level on or what stands for them."""
    rows = ["| what | written | offered from |", "|---|---|---|"]
    refused = ["", "| refused | write instead |", "|---|---|"]
    for kind, (title, text) in table.items():
        if kind in INSTEAD:
            refused.append(f"| {title} | {mixed(INSTEAD[kind])} |")
        else:
            level = level_of(text)
            assert level is not None, text
            rows.append(f"| {title} | {code(text)} | `{level.name}` |")
    return "\n".join(rows + refused[:: 1 if len(refused) > 3 else 4]).rstrip()


def operators() -> str:
    """The operators by kind, and from which level on each is offered."""
    rows = ["| operators | written | offered from |", "|---|---|---|"]
    for kind in dict.fromkeys(kind for kind, _ in PARTS.values()):
        texts = [text for each, text in PARTS.values() if each == kind]
        by_level = {level_of(text): [other for other in texts if level_of(other) is level_of(text)] for text in texts}
        for level, written in by_level.items():
            assert level is not None
            rows.append(f"| {kind} | {', '.join(map(code, written))} | `{level.name}` |")
    return "\n".join(rows)


def code(text: str) -> str:
    """A text as code in a cell of a table."""
    return code_in_cell(re.sub(r"\n *", " ⏎ ", text))


def mixed(text: str) -> str:
    """Words with code among them, for a cell of a table."""
    if re.fullmatch(r"[\w.]+|.*[\])]|f'.*'", text):
        return code(text) if " or " not in text and ": " not in text and ", " not in text.partition("(")[0] else text
    return re.sub(
        r"\{.*\}|\w*\[[^]]*\](?: = value)?|[\w.]+\([^()]*\)|x == 1|x\.name", lambda found: code(found[0]), text
    )


def listed(names: Iterable[str]) -> str:
    """Names as code, in the order of the alphabet."""
    return ", ".join(f"`{each}`" for each in sorted(names, key=lambda name: (name.lower(), name)))


def builtins_table() -> str:
    """The builtins that are offered, and what stands for the others."""
    others = {name for name in dir(builtins) if not name.startswith("_")} - {*BUILTINS, *EXCEPTIONS, *VERSIONED}
    others -= {"print", *OF_OBJECTS, "True", "False", "None", "Ellipsis", "NotImplemented", "WindowsError", *GENERATORS}
    instead = {name: said_instead(name) for name in sorted(others, key=str.lower)}
    rows = [f"| `{name}` | {mixed(text)} |" for name, text in instead.items() if text]
    without = listed(name for name, text in instead.items() if not text)
    told = f"Refused, with nothing in their place: {without}."
    return "\n".join([listed(BUILTINS), "", told, "", "| refused | write instead |", "|---|---|", *rows])


def exceptions() -> str:
    """The types of exceptions that a program can raise and catch by name."""
    return listed(EXCEPTIONS)


def modules() -> str:
    """The modules with all of their members."""
    rows = ["| module | names |", "|---|---|"]
    for root in sorted(FACADES.keys() - {"numpy"}):
        names = facade_names(root)
        versioned = {name.partition(".")[2] for name in VERSIONED if name.partition(".")[0] == root and "." in name}
        title = "`np`, also `numpy`" if root == "np" else f"`{root}`"
        rows.append(f"| {title} | {listed({*names, *versioned})} |")
    return "\n".join(rows)


def written() -> str:
    """What is written in the language, by module."""
    awaited = {asyncio: COOPERATIVE, builtins: GENERATORS | GROUPS, contextlib: {**WRITTEN["contextlib"], **CONTEXTS}}
    texts: Mapping[str, Iterable[str]] = {**WRITTEN, **{each.__name__: names for each, names in awaited.items()}}
    modules = {
        of: [name for name in names if name in NEWER_MEMBERS or hasattr(import_module(of), name)]
        for of, names in texts.items()
    }
    rows = [f"| `{name}` | {listed(modules[name])} |" for name in sorted(modules)]
    return "\n".join(["| module | names |", "|---|---|", *rows])


def refused_modules() -> str:
    """What stands for modules that programs ask for and no program has."""
    rows = ["| refused | write instead |", "|---|---|"]
    for told in dict.fromkeys(MODULES_INSTEAD.values()):
        names = [name for name, each in MODULES_INSTEAD.items() if each == told and name not in WRITTEN]
        if not names:
            continue  # of which a part is offered
        assert all(said_instead(f"import {name}") == told for name in names)
        rows.append(f"| {listed(names)} | {mixed(told)} |")
    return "\n".join(rows)


def attributes() -> str:
    """The attributes and methods of each type; what changes its owner stands apart."""
    load_all()
    rows = ["| type | attributes and methods | only in `PROGRAMS` |", "|---|---|---|"]
    groups: dict[tuple[str, str], list[str]] = {}
    for cls, table in ATTRIBUTES.items():
        if cls.__name__.startswith("Settings"):
            continue  # the context of `decimal`, which the page tells of
        title = "a caught exception" if cls is CaughtError else _title(cls)
        # The page tells of special methods, which are the same of all.
        offered, changing = ({*each} - OF_VALUES for each in (table, CHANGING.get(cls, ())))
        if offered or changing:
            groups.setdefault((listed(offered), listed(changing)), []).append(title)
    # The tables are in the order in which modules were loaded.
    listings = (
        f"| {', '.join(sorted({*titles}, key=str.lower))} | {offered} | {changing} |"
        for (offered, changing), titles in groups.items()
    )
    return "\n".join([*rows, *sorted(listings, key=str.lower)])


def _title(cls: type) -> str:
    if cls.__module__ == "numpy":
        return "arrays of numpy" if cls.__name__ == "ndarray" else "numbers of numpy"
    owner = {"Key": "functools", "Digest": "hashlib", "Random": "random", "Pattern": "re", "Match": "re"}
    owner |= dict.fromkeys(("Reader", "DictReader", "Writer", "DictWriter"), "csv") | {"StringIO": "io"}
    if cls.__name__ in owner:
        return f"`{cls.__name__}` of `{owner[cls.__name__]}`"
    return f"`{cls.__name__.rpartition('.')[2]}`"
