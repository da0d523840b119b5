"""Writes the types of modules that are compiled as they are: for each a `.pxd`, which Cython reads beside it.

All is read off the annotations. A class becomes one of C with the attributes that its `__init__` makes, and functions
and methods whose parameters C can take are called from C without arguments being gathered.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

_C_TYPES = {"int": "Py_ssize_t", "bool": "bint", "list": "list", "dict": "dict", "set": "set"}

_NOT_IN_C = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.Yield, ast.Match)
"""What a function that is called from C cannot hold."""


def classes_of(path: Path) -> list[str]:
    """The classes of a module that become classes of C: all but protocols and named tuples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        each.name
        for each in tree.body
        if isinstance(each, ast.ClassDef) and {"Protocol", "NamedTuple"}.isdisjoint(map(ast.unparse, each.bases))
    ]


class Declarations:
    """What is written for a module.

    Args:
        path: The module.
        modules: Of all classes that are compiled the modules.
        bases: Classes that others derive from.
    """

    def __init__(self, path: Path, modules: Mapping[str, str], bases: Collection[str]) -> None:
        self.path, self.modules, self.bases = path, modules, bases
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self._classes = [each for each in self.tree.body if isinstance(each, ast.ClassDef)]
        self.used: set[str] = set()

    def text(self) -> str:
        """The text of the `.pxd`."""
        own = {each.name for each in self._classes}
        lines = [line for each in self._classes for line in self._class(each)]
        lines += ["", *self._functions(self.tree.body)]
        imports = [f"from {self.modules[name]} cimport {name}" for name in sorted(self.used - own)]
        return "\n".join([f"# Written from `{self.path.name}`.", "import cython", *imports, *lines, ""])

    def _class(self, node: ast.ClassDef) -> Iterator[str]:
        if node.name not in self.modules:
            return
        bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        yield "" if node.name in self.bases else "\n@cython.final"
        yield f"cdef class {node.name}{f'({bases[0]})' if bases else ''}:"
        inherited = {name for base in self._above(node) for name, _ in _attributes(base)}
        own = {name: of for name, of in _attributes(node) if name not in inherited}
        if missing := _slots(node) - own.keys() - inherited:
            raise ValueError(f"{self.path}: {node.name}.__init__ does not make {', '.join(sorted(missing))}")
        inside = [f"cdef public {self._type(of)} {name}" for name, of in own.items()] + self._functions(node.body)
        yield from (f"    {line}" for line in inside or ["pass"])

    def _above(self, node: ast.ClassDef) -> Iterator[ast.ClassDef]:
        """The classes that a class derives from, which stand in the same module."""
        bases = {ast.unparse(base) for base in node.bases}
        for each in self._classes:
            if each.name in bases:
                yield each
                yield from self._above(each)

    def _type(self, annotation: ast.expr | None) -> str:
        told = "" if annotation is None else ast.unparse(annotation).strip("'").removeprefix("ir.")
        name, _, none = told.partition(" | ")
        if name in self.modules and none in ("", "None"):
            self.used.add(name)
            return name
        return "object" if none else _C_TYPES.get(name.partition("[")[0], "object")

    def _functions(self, body: list[ast.stmt]) -> list[str]:
        return [self._function(each) for each in body if isinstance(each, ast.FunctionDef) and _is_for_c(each)]

    def _function(self, node: ast.FunctionDef) -> str:
        needed = len(node.args.args) - len(node.args.defaults)
        words = [
            "self" if each.arg == "self" else f"{self._type(each.annotation)} {each.arg}{'=*' * (place >= needed)}"
            for place, each in enumerate(node.args.args)
        ]
        made = self._type(node.returns)
        fails = " except? -1" if made in ("Py_ssize_t", "bint") else ""
        return f"cpdef {made} {node.name}({', '.join(words)}){fails}"


def _slots(node: ast.ClassDef) -> set[str]:
    for each in node.body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
            return set(ast.literal_eval(each.value))
    return set()


def _attributes(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr | None]]:
    """The attributes of objects of a class, with their annotations: what `__init__` makes, of which parameters."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            yield ast.unparse(each.target), each.annotation
        elif isinstance(each, ast.FunctionDef) and each.name == "__init__":
            parameters = {arg.arg: arg.annotation for arg in (*each.args.args, *each.args.kwonlyargs)}
            for made in each.body:
                yield from _assigned_fields(made, parameters)


def _assigned_fields(
    node: ast.stmt, parameters: Mapping[str, ast.expr | None]
) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.AnnAssign):
        yield ast.unparse(node.target).removeprefix("self."), node.annotation
    for target in node.targets if isinstance(node, ast.Assign) else ():
        several = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
        pairs = zip(target.elts, node.value.elts, strict=True) if several else [(target, node.value)]
        for one, value in pairs:
            if isinstance(one, ast.Attribute):
                kind = type(value.value).__name__ if isinstance(value, ast.Constant) else ""
                yield one.attr, parameters.get(ast.unparse(value), ast.Name(kind))


def _is_for_c(node: ast.FunctionDef) -> bool:
    args = node.args
    others = args.posonlyargs, args.vararg, args.kwonlyargs, args.kwarg
    if node.decorator_list or node.name.startswith("__") or any(others):
        return False
    return not any(isinstance(each, _NOT_IN_C) for part in node.body for each in ast.walk(part))
