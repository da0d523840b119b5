"""Names: what each means at each place of a text, decided once, before it runs."""

import ast
import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from lightfc_sandbox.builtins import BUILTINS
from lightfc_sandbox.facades import FACADES, facade_names

HEADER = 3
"""The first slots of a frame: the run, the frame around it, and the place in the program (for call records)."""

UNBOUND: Any = object()
"""What a slot holds before its variable is assigned."""


class Scope:
    """The variables of a lambda, a comprehension, or the text as a whole, each in a slot of a frame."""

    __slots__ = ("maybe_unbound", "parent", "slots", "transparent")

    def __init__(self, parent: "Scope | None", names: Iterable[str] = (), *, transparent: bool = False) -> None:
        self.parent = parent
        self.transparent = transparent  # a comprehension: an assignment expression inside binds outside of it
        self.slots: dict[str, int] = {}
        self.maybe_unbound: set[str] = set()
        for name in names:
            self.add(name)

    def add(self, name: str, *, maybe_unbound: bool = False) -> int:
        """The slot of `name`, made if it is new."""
        if maybe_unbound and name not in self.slots:
            self.maybe_unbound.add(name)
        return self.slots.setdefault(name, HEADER + len(self.slots))

    def frame(self, run: Any, parent: Any, path: Any) -> list[Any]:
        """A new frame with all variables unbound."""
        return [run, parent, path, *([UNBOUND] * len(self.slots))]


def walrus_names(node: ast.AST) -> set[str]:
    """Names that assignment expressions bind in the scope of `node`: those in lambdas inside are theirs, not its."""
    names: set[str] = set()
    todo: list[ast.AST] = [node]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.NamedExpr) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        if isinstance(node, ast.Lambda):
            todo.extend(default for default in (*node.args.defaults, *node.args.kw_defaults) if default is not None)
        else:
            todo.extend(ast.iter_child_nodes(node))
    return names


class Names:
    """What the names outside of the text's own scopes mean: the context map, the facades, the builtins.

    Args:
        constants: Functions and types of the host, by dotted name; a text cannot rebind them.
        variables: Names whose values each run looks up anew.
        builtins: Whether the policy offers builtins and facades.
    """

    __slots__ = ("builtins", "constants", "facades", "namespaces", "variables")

    def __init__(self, constants: Mapping[str, Any], variables: frozenset[str], *, builtins: bool) -> None:
        self.constants = constants
        self.variables = variables
        self.builtins: Mapping[str, Any] = BUILTINS if builtins else {}
        self.namespaces = frozenset(name.partition(".")[0] for name in (*constants, *variables) if "." in name)
        self.facades = FACADES.keys() - constants.keys() - variables if builtins else frozenset()

    def constant(self, name: str) -> Any:
        """The function, type or builtin called `name`; UNBOUND if there is none, or a variable has that name."""
        found = self.constants.get(name, UNBOUND)
        return self.builtins.get(name, UNBOUND) if found is UNBOUND and name not in self.variables else found

    def is_namespace(self, root: str) -> bool:
        """Whether dotted names begin with `root`."""
        return root in self.namespaces or root in self.facades

    def dotted(self, name: str) -> Any:
        """The member of a namespace; UNBOUND if there is none."""
        found = self.constants.get(name, UNBOUND)
        root, _, member = name.partition(".")
        return facade_names(root).get(member, UNBOUND) if found is UNBOUND and root in self.facades else found

    def known(self, root: str | None = None) -> list[str]:
        """All names, or the members of one namespace."""
        if root is None:
            return sorted({*self.constants, *self.variables, *self.builtins})
        members = [name for name in (*self.constants, *self.variables) if name.startswith(root + ".")]
        if root in self.facades:
            members += [f"{root}.{member}" for member in facade_names(root)]
        return sorted(members)


def nearest(name: str, known: Iterable[str], count: int = 3) -> list[str]:
    """The known names most like `name`, best first."""
    known = list(known)
    found = difflib.get_close_matches(name, known, n=count, cutoff=0.6)
    lowered = [each for each in known if each.lower() == name.lower() and each not in found]
    tails = [each for each in known if each.rpartition(".")[2] == name.rpartition(".")[2] and each not in found]
    return [*lowered, *found, *tails][:count]
