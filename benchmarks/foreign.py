"""Tests and examples of packages as programs that stand alone.

A program has what a test names of its package, with all that this names in turn; of a class of tests the methods alone
that the test comes to. Its `seen` counts what was asserted, and holds what was raised and what examples gave.
"""

import ast
import contextlib
import copy
import doctest
import importlib.util
import pkgutil
import re
import sys
import unittest
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Any

_CASE = """\
import re

seen = [0]

def check(holds, *told):
    seen[0] += 1
    if not holds:
        raise AssertionError(" ".join([str(each) if isinstance(each, str) else repr(each) for each in told]))

class Raised:
    def __init__(self, kinds, pattern=None):
        self.kinds = kinds
        self.pattern = pattern
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        check(kind is not None, "nothing was raised")
        if not isinstance(error, self.kinds):
            return False
        self.exception = error
        seen.append(f"{type(error).__name__}: {error}")
        check(self.pattern is None or re.search(self.pattern, str(error)), self.pattern, "is not in", str(error))
        return True

class SubTest:
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        return False

class TestCase:
    maxDiff = None
    def setUp(self):
        pass
    def fail(self, msg=None):
        check(False, msg)
    def subTest(self, *args, **kwargs):
        return SubTest()
    def assertCountEqual(self, a, b, msg=None):
        rest = list(b)
        for item in a:
            check(item in rest, item, "is too many")
            rest.remove(item)
        check(not rest, rest, "is missing")
    def assertRaises(self, kinds, *call, **kwargs):
        return self.assertRaisesRegex(kinds, None, *call, **kwargs)
    def assertRaisesRegex(self, kinds, pattern, *call, **kwargs):
        raised = Raised(kinds, pattern)
        if not call:
            return raised
        with raised:
            call[0](*call[1:], **kwargs)
"""
_NEAR = "a == b or (round(abs(a - b), places) == 0 if delta is None else abs(a - b) <= delta)"
_CHECKS = {
    "True(self, a": "a", "False(self, a": "not a", "IsNone(self, a": "a is None", "IsNotNone(self, a": "a is not None",
    "Is(self, a, b": "a is b", "IsNot(self, a, b": "a is not b",
    "In(self, a, b": "a in b", "NotIn(self, a, b": "a not in b",
    **{f"{kind}Equal(self, a, b": "a == b" for kind in ("", "List", "Tuple", "Dict", "Set", "MultiLine")},
    "NotEqual(self, a, b": "a != b", "SequenceEqual(self, a, b": "list(a) == list(b)",
    "Less(self, a, b": "a < b", "LessEqual(self, a, b": "a <= b",
    "Greater(self, a, b": "a > b", "GreaterEqual(self, a, b": "a >= b",
    "IsInstance(self, a, b": "isinstance(a, b)", "NotIsInstance(self, a, b": "not isinstance(a, b)",
    "Regex(self, a, b": "re.search(b, a)", "NotRegex(self, a, b": "not re.search(b, a)",
    "AlmostEqual(self, a, b, places=7": _NEAR, "NotAlmostEqual(self, a, b, places=7": f"not ({_NEAR})",
}  # fmt: skip
STAND_IN = _CASE + "".join(
    f"    def assert{name}, msg=None, delta=None):\n        check({holds}, a, {holds!r}{', b' * (', b' in name)})\n"
    for name, holds in _CHECKS.items()
)
"""What stands in front of each program: `unittest.TestCase`, as far as the language has it."""

BLOCKS = ast.If | ast.Try | ast.With
DEFINED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def flat(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Statements of a module, with those of its `if`, `try` and `with`."""
    for each in body:
        if isinstance(each, BLOCKS):
            yield from flat([*each.body, *getattr(each, "orelse", ())])
        else:
            yield each


def names_bound(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [statement.name]
        case ast.ImportFrom():
            return [alias.asname or alias.name for alias in statement.names]
        case ast.Assign(targets=targets) | ast.AnnAssign(target=ast.Name() as targets):
            every = targets if isinstance(targets, list) else [targets]
            return [each.id for target in every for each in ast.walk(target) if isinstance(each, ast.Name)]
    return []


@cache
def bound(path: str) -> dict[str, ast.stmt]:
    """The statements of a module by the names that they bind, the first of each."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    return {name: each for each in reversed([*flat(tree.body)]) for name in names_bound(each)}


def statement_of(module: ModuleType, name: str) -> ast.stmt | None:
    path = getattr(module, "__file__", None) or ""
    return bound(path).get(name) if path.endswith(".py") else None


class Text(ast.NodeTransformer):
    """A program in the making: what it takes of modules, each after what it names itself.

    Args:
        module: Whose names are meant; what they mean of its package becomes part of the program.
        case: The class of tests that `self` is of.
    """

    def __init__(self, module: ModuleType, case: type | None = None) -> None:
        self.module, self.case = module, case
        self.package = module.__name__.split(".")[0]
        self.parts: list[ast.stmt] = []
        self.known: dict[Any, str] = {id(unittest.TestCase): "TestCase", id(re): "re"}
        self.known |= {name: name for name in ("seen", "check", "Raised", "SubTest")}

    def _is_inside(self, module: str) -> bool:
        return module.split(".")[0] == self.package

    def _meant(self, node: ast.expr) -> Any:
        """What a dotted name means; None where that is not known."""
        match node:
            case ast.Name(id=name):
                return self.case if name in ("self", "cls") else vars(self.module).get(name)
            case ast.Attribute(value=owner, attr=name):
                above = self._meant(owner)
                return getattr(above, name, None) if isinstance(above, ModuleType | type) else None
        return None

    def take(self, module: ModuleType, node: Any) -> Any:
        """A statement of a module as the program has it; what it names is added before."""
        outer, self.module = self.module, module
        taken = self.visit(copy.deepcopy(node))
        self.module = outer
        return taken

    def name(self, key: Any, name: str) -> str:
        """Give something a name that nothing else has in the program."""
        while name in self.known.values():
            name += "_"
        self.known[key] = name
        return name

    def need(self, owner: Any, name: str) -> str:
        """What the program calls what a module, or the class of the tests, means by a name; it is added before."""
        value = getattr(owner, name)
        home = sys.modules.get(getattr(value, "__module__", None) or "", owner)
        if self._is_inside(home.__name__) and statement_of(home, getattr(value, "__name__", "")):
            owner, name = home, value.__name__
        statement, path, outer = statement_of(owner, name), home.__name__, name
        if isinstance(statement, ast.ImportFrom):
            path = importlib.util.resolve_name("." * statement.level + (statement.module or ""), owner.__package__)
            outer = next((each.name for each in statement.names if each.asname == name), name)
            if self._is_inside(path) and not isinstance(value, ModuleType):
                return self.need(importlib.import_module(path), outer)
        key = id(value) if isinstance(value, ModuleType | type) else (owner.__name__, name)
        if key in self.known:
            return self.known[key]
        known = self.name(key, name)
        if isinstance(value, ModuleType):
            statement = ast.Import([ast.alias(value.__name__, known)])
        elif isinstance(statement, ast.ImportFrom | None):
            statement = ast.ImportFrom(path, [ast.alias(outer, known)], 0)
        else:
            statement = self.take(owner, statement)
            if isinstance(statement, DEFINED):
                statement.name = known
        self.parts.append(statement)
        return known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name as the program has it."""
        if node.id in vars(self.module) and not node.id.startswith("__"):
            node.id = self.need(self.module, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`list_tests.CommonTest` and, in a class with `module = heapq`, `self.module`, as the program has them."""
        owner, value = self._meant(node.value), self._meant(node)
        is_own = isinstance(owner, ModuleType) and self._is_inside(owner.__name__) and value is not None
        if is_own or isinstance(value, ModuleType) or id(value) in self.known:
            return ast.Name(self.need(owner, node.attr))
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        """What a function imports of its own package."""
        if not node.level and not self._is_inside(node.module or ""):
            return node
        exec(ast.unparse(node), vars(self.module))
        return ast.Pass()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        """A function without the decorators that say where a test runs."""
        node.decorator_list = [each for each in node.decorator_list if not self._is_of_tests(each)]
        return self.generic_visit(node)  # type: ignore[return-value]

    def _is_of_tests(self, decorator: ast.expr) -> bool:
        value = self._meant(next(each for each in ast.walk(decorator) if isinstance(each, ast.Name)))
        home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or ""
        return home != self.module.__name__ and home.split(".")[0] in ("test", "unittest")


def of_test(case: type, method: str) -> str:
    """The program of one test: of its classes what it comes to."""
    text = Text(sys.modules[case.__module__], case)
    kinds = [kind for kind in case.__mro__ if text._is_inside(kind.__module__)]
    chain: list[Any] = [statement_of(sys.modules[kind.__module__], kind.__name__) for kind in kinds]
    members = [(name, part) for node in chain for part in node.body for name in names_bound(part)]
    wanted, todo = {"setUp"}, {method}
    while todo:
        wanted |= todo
        seen = [each for name, part in members if name in todo for each in ast.walk(part)]
        todo = {getattr(each, "attr", getattr(each, "id", "")) for each in seen} & dict(members).keys() - wanted
    for kind, node in reversed([*zip(kinds, chain, strict=True)]):
        made = copy.copy(node)
        made.body = [each for each in node.body if wanted.intersection(names_bound(each))] or [ast.Pass()]
        made.decorator_list, made.keywords = [], []
        made = text.take(sys.modules[kind.__module__], made)
        made.name = text.name(id(kind), kind.__name__)
        text.parts.append(made)
    name = text.known[id(case)]
    return written([*text.parts, *ast.parse(f"case = {name}()\ncase.setUp()\ncase.{method}()").body])


def of_examples(module: ModuleType, test: doctest.DocTest) -> str:
    """The program of the examples of one docstring."""
    names = ModuleType(module.__name__)
    vars(names).update(test.globs)
    text, body = Text(names), []
    for example in test.examples:
        try:
            tree = ast.parse(example.source)
        except SyntaxError:
            continue
        source = ast.unparse(tree)
        if len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
            source = f"seen.append(repr({source}))"
        if example.exc_msg:
            told = "seen.append(f'{type(e).__name__}: {e}')"
            source = f"try:\n{indent(source, ' ')}\nexcept Exception as e:\n {told}"
        body += [text.visit(each) for each in ast.parse(source).body]
    return written([*text.parts, *body])


def written(parts: list[ast.stmt]) -> str:
    return ast.unparse(ast.fix_missing_locations(ast.Module(parts, []))) + "\n"


def modules_of(name: str) -> Iterator[ModuleType]:
    """The modules of a test of CPython, or of a package; none if it is not there."""
    with contextlib.suppress(Exception):  # whatever keeps a module from being imported
        yield (first := importlib.import_module(f"test.{name}" if name.startswith("test_") else name))
        for each in pkgutil.iter_modules(getattr(first, "__path__", ())):
            if each.name != "__main__":
                yield from modules_of(f"{first.__name__}.{each.name}")


def programs_of(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Every test and docstring of a module: its name and its program."""
    for case in [*vars(module).values()]:
        if isinstance(case, type) and issubclass(case, unittest.TestCase) and case.__module__ == module.__name__:
            for name in unittest.defaultTestLoader.getTestCaseNames(case):
                with contextlib.suppress(AttributeError):  # a class that no statement of the module makes
                    yield f"{module.__name__}.{case.__name__}.{name}", of_test(case, name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        with contextlib.suppress(ValueError):
            if test.examples:
                yield test.name, of_examples(module, test)
