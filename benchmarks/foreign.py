"""Tests and examples of packages as programs that stand alone. Modules are read, not imported.

A program has what a test names of its module, and of other modules of the package, with all that those name in turn;
of a class of tests the methods alone that the test comes to. Its `seen` counts what was asserted, and holds what was
raised and what the examples of a docstring gave.
"""

import ast
import contextlib
import copy
import doctest
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import indent
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
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
IMPORTING = {"import_fresh_module", "import_module"}
TEST_CASE = "unittest.TestCase"


class UnclearError(Exception):
    """Two modules of a package mean different things by one name, so their texts cannot stand in one program."""


class Module:
    """What a module of a package binds, and where its text says so."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self.tree = ast.parse(path.read_text(encoding="utf-8", errors="replace"))
        self.bound: dict[str, ast.stmt] = {}
        for statement in (one for each in flat(self.tree.body) for one in self.spelt_out(each)):
            for each in names_bound(statement):
                self.bound.setdefault(each, as_import(statement))

    def spelt_out(self, statement: ast.stmt) -> list[ast.stmt]:
        """`from dataclasses import *` as an import of each name."""
        match statement:
            case ast.ImportFrom(module=str(path), level=0, names=[ast.alias(name="*")]) if not self.within(path):
                outer = importlib.import_module(path)
                names = getattr(outer, "__all__", [name for name in vars(outer) if not name.startswith("_")])
                return [ast.ImportFrom(path, [ast.alias(name)], 0) for name in names]
        return [statement]

    def imported(self, name: str) -> str:
        """The dotted name of what an import calls `name`; "" if it is of the module itself."""
        statement = self.bound[name]
        if isinstance(statement, ast.Import):
            return next((each.name for each in statement.names if each.asname == name), name)
        if not isinstance(statement, ast.ImportFrom):
            return ""
        above = self.name.split(".")
        if self.path.name == "__init__.py":
            above.append("")
        outer = above[: -statement.level] if statement.level else []
        last = next(each.name for each in statement.names if name in (each.asname, each.name))
        return ".".join([*outer, *([statement.module] if statement.module else []), last])

    def within(self, dotted: str) -> "Module | tuple[Module, str] | None":
        """What a dotted name means in the package of this module; None if it is elsewhere."""
        if dotted.split(".")[0] != self.name.split(".")[0]:
            return None
        if found := module(dotted):
            return found
        above, _, name = dotted.rpartition(".")
        owner = self.within(above) if above else None
        return (owner, name) if isinstance(owner, Module) and name in owner.bound else None


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
        case ast.Import() | ast.ImportFrom():
            return [alias.asname or alias.name.split(".")[0] for alias in statement.names]
        case ast.Assign(targets=targets) | ast.AnnAssign(target=ast.Name() as targets):
            every = targets if isinstance(targets, list) else [targets]
            return [each.id for target in every for each in ast.walk(target) if isinstance(each, ast.Name)]
    return []


def as_import(statement: ast.stmt) -> ast.stmt:
    """`py_heapq = import_fresh_module("heapq", …)` as the import that it is."""
    match statement:
        case ast.Assign(
            targets=[ast.Name(id=name)], value=ast.Call(func=func, args=[ast.Constant(value=str(path)), *_])
        ):
            if (func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")) in IMPORTING:
                return ast.Import([ast.alias(path, name)])
    return statement


@cache
def module(name: str) -> Module | None:
    """A module of an installed package, by its dotted name; nothing of the package is imported."""
    top, *rest = name.split(".")
    spec = importlib.util.find_spec(top)
    if spec is None or not (spec.origin or "").endswith(".py") or (rest and not spec.submodule_search_locations):
        return None
    path = Path(spec.origin or "")
    if rest:
        path = path.parent.joinpath(*rest)
        path = path / "__init__.py" if path.is_dir() else path.with_name(f"{path.name}.py")
    return Module(name, path) if path.is_file() else None


def modules_of(name: str) -> Iterator[Module]:
    """The modules of a test of CPython, or of a package; none if it is not there."""
    first = module(f"test.{name}" if name.startswith("test_") else name)
    if first is None:
        return
    yield first
    if first.path.name == "__init__.py":
        for path in sorted(first.path.parent.rglob("*.py")):
            inner = path.relative_to(first.path.parent).with_suffix("").parts
            with contextlib.suppress(SyntaxError, ValueError):
                found = module(".".join([first.name, *inner]))
                if found and path.name != "__init__.py":
                    yield found


class Text(ast.NodeTransformer):
    """A program in the making: what it takes of modules, each after what it names itself.

    Args:
        renamed: Classes that the program has already, with the names that it gives them.
        members: What stands in those classes, by name.
    """

    def __init__(self, renamed: dict[ast.stmt, str], members: dict[str, ast.stmt]) -> None:
        self.parts: list[ast.stmt] = []
        self.known: dict[str, tuple[str, str]] = {}
        self.renamed, self.members = renamed, members
        self.module: Any = None

    def take(self, module: Module, node: ast.stmt) -> ast.stmt:
        """A statement of a module as the program has it; what it names is added before."""
        outer, self.module = self.module, module
        taken: ast.stmt = self.visit(copy.deepcopy(node))
        self.module = outer
        return taken

    def need(self, module: Module, name: str) -> str:
        """Add what a module means by a name; what the program calls it."""
        statement, dotted = module.bound[name], module.imported(name)
        if dotted == TEST_CASE:
            return "TestCase"
        if statement in self.renamed:
            return self.renamed[statement]
        found = module.within(dotted) if dotted else None
        if isinstance(found, tuple):
            return self.need(*found)
        key = ("", dotted) if dotted else (module.name, ast.unparse(statement))
        if self.known.get(name, key) != key:
            raise UnclearError(name)
        if name not in self.known and found is None:
            self.known.update(dict.fromkeys([name] if dotted else names_bound(statement), key))
            self.parts.append(only(statement, name) if dotted else self.take(module, statement))
        return name

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name as the program has it."""
        if node.id in self.module.bound:
            node.id = self.need(self.module, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`list_tests.CommonTest` and, in a class with `module = heapq`, `self.module`, as the program has them."""
        match self.members.get(node.attr), node.value:
            case ast.Assign(value=ast.Name(id=name)), ast.Name(id="self" | "cls") if name in self.module.bound:
                if isinstance(self.module.bound[name], ast.Import):
                    return ast.Name(self.need(self.module, name))
        root, _, rest = ast.unparse(node).partition(".")
        if root in self.module.bound and (dotted := self.module.imported(root)):
            if f"{dotted}.{rest}" == TEST_CASE:
                return ast.Name("TestCase")
            if isinstance(found := self.module.within(f"{dotted}.{rest}"), tuple):
                return ast.Name(self.need(*found))
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        """What a function imports of its own package."""
        for name in names_bound(node):
            inner = copy.copy(self.module)
            inner.bound = {name: node}
            if inner.within(inner.imported(name)):
                self.need(inner, name)
                return ast.Pass()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        """A function without the decorators that say where a test runs."""
        node.decorator_list = [each for each in node.decorator_list if not self.is_of_tests(each)]
        return self.generic_visit(node)  # type: ignore[return-value]

    def is_of_tests(self, decorator: ast.expr) -> bool:
        """Whether a decorator is of what tests are run by."""
        root = next(each.id for each in ast.walk(decorator) if isinstance(each, ast.Name))
        dotted = self.module.imported(root) if root in self.module.bound else root
        return dotted.split(".")[0] in ("test", "unittest")


def only(statement: ast.stmt, name: str) -> ast.stmt:
    """An import of one name alone."""
    one = copy.copy(statement)
    assert isinstance(one, ast.Import | ast.ImportFrom)
    one.names = [each for each in one.names if name in (each.asname, each.name, each.name.split(".")[0])][:1]
    return one


Chain = list[tuple[Module, ast.ClassDef]]


def chain_of(module: Module, kind: ast.ClassDef) -> Chain:
    """A class and those above it, as far as their texts are there."""
    above: Chain = []
    for base in kind.bases:
        root, _, rest = ast.unparse(base).partition(".")
        if root not in module.bound:
            continue
        dotted = module.imported(root)
        found = module.within(f"{dotted}.{rest}".rstrip(".")) if dotted else (module, root)
        while isinstance(found, tuple) and (inner := found[0].imported(found[1])):
            found = found[0].within(inner)
        if isinstance(found, tuple) and isinstance(statement := found[0].bound[found[1]], ast.ClassDef):
            above += [each for each in chain_of(found[0], statement) if each not in above]
    return [(module, kind), *above]


def is_test(chain: Chain) -> bool:
    for module, kind in chain:
        for base in kind.bases:
            root, _, rest = ast.unparse(base).partition(".")
            if root in module.bound and f"{module.imported(root)}.{rest}".rstrip(".") == TEST_CASE:
                return True
    return False


def members_of(kind: ast.ClassDef) -> dict[str, ast.stmt]:
    return {name: each for each in kind.body for name in names_bound(each)}


def of_test(chain: Chain, method: str) -> str:
    """The program of one test: of its classes what it comes to."""
    members = {name: each for _, kind in reversed(chain) for name, each in members_of(kind).items()}
    wanted, todo = {"setUp"}, [method]
    while todo:
        wanted.update(todo)
        seen = [
            each
            for _, kind in chain
            for name, part in members_of(kind).items()
            if name in todo
            for each in ast.walk(part)
        ]
        named = {getattr(each, "attr", getattr(each, "id", "")) for each in seen}
        todo = [name for name in named & members.keys() if name not in wanted]
    names: dict[ast.stmt, str] = {kind: f"{kind.name}{place or ''}" for place, (_, kind) in enumerate(chain)}
    text = Text(names, members)
    for module, kind in reversed(chain):
        text.module = module
        body: list[ast.stmt] = [text.take(module, each) for each in kind.body if wanted.intersection(names_bound(each))]
        bases = [text.visit(copy.deepcopy(base)) for base in kind.bases]
        text.parts.append(ast.ClassDef(names[kind], bases, [], body or [ast.Pass()], []))
    text.parts += ast.parse(f"case = {chain[0][1].name}()\ncase.setUp()\ncase.{method}()").body
    return written(text.parts)


def of_examples(module: Module, examples: list[doctest.Example]) -> str:
    """The program of the examples of one docstring."""
    own = copy.copy(module)
    own.bound = dict(module.bound)
    text, body = Text({}, {}), []
    for example in examples:
        try:
            tree = ast.parse(example.source)
        except SyntaxError:
            continue
        source = ast.unparse(tree)
        if len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
            source = f"seen.append(repr({source}))"
        if example.exc_msg:
            source = (
                f"try:\n{indent(source, ' ')}\nexcept Exception as e:\n seen.append(f'{{type(e).__name__}}: {{e}}')"
            )
        for each in ast.parse(source).body:
            own.bound.update(
                {name: each for name in names_bound(each) if isinstance(each, ast.Import | ast.ImportFrom)}
            )
            body.append(text.take(own, each))
    return written([*text.parts, *body])


def written(parts: list[ast.stmt]) -> str:
    """The text of a program, without docstrings."""
    for node in (inner for part in parts for inner in ast.walk(part)):
        if isinstance(node, ast.ClassDef | FUNCTION) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(ast.fix_missing_locations(ast.Module(parts, []))) + "\n"


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What may hold examples, with the names of where it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | FUNCTION) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", ""), text
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                yield name, text


def programs_of(module: Module) -> Iterator[tuple[str, str]]:
    """Every test and docstring of a module: its name and its program."""
    for statement in module.bound.values():
        if isinstance(statement, ast.ClassDef) and is_test(chain := chain_of(module, statement)):
            for name in {name: 0 for _, kind in chain for name in members_of(kind) if name.startswith("test")}:
                with contextlib.suppress(UnclearError):
                    yield f"{module.name}.{statement.name}.{name}", of_test(chain, name)
    for name, text in docstrings(module.tree):
        with contextlib.suppress(UnclearError, ValueError):
            if examples := doctest.DocTestParser().get_examples(text):
                yield f"{module.name}.{name}", of_examples(module, examples)
