"""What is written of the library in the language (`stdlib.written`), as statements that programs put at their top.

They are the same for all programs that use the same of it. So they are read once and, where nothing of a program makes
a difference to them, checked once. What a program is charged for them is what it would be if they were its own.
"""

from __future__ import annotations

import ast
from _thread import allocate_lock
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.data_classes import become
from lightfc_sandbox.checking.held_classes import HELD_TYPES, class_of, methods_of
from lightfc_sandbox.checking.plain import make_plain
from lightfc_sandbox.checking.scope import Names
from lightfc_sandbox.checking.shared_statements import Shared
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.effects import TEXT, TOUCH
from lightfc_sandbox.parsing.parse import tree_of
from lightfc_sandbox.parsing.source import Source, nodes_below
from lightfc_sandbox.stdlib.abstract_types import ABSTRACT, CHECKABLE
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.contexts import ASYNCHRONOUS, ENTER, LEAVE, PLAIN
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.modules.contexts import MANAGER, REDIRECT
from lightfc_sandbox.stdlib.registry import FACADES
from lightfc_sandbox.stdlib.special_methods import HAS_METHOD, marker
from lightfc_sandbox.stdlib.steering import NAMES
from lightfc_sandbox.stdlib.written import WRITTEN
from lightfc_sandbox.stdlib.written_generators import BUILTINS as GENERATORS, CONTEXTS
from lightfc_sandbox.stdlib.written_groups import GROUPS
from lightfc_sandbox.stdlib.written_tasks import COOPERATIVE

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

ABC = "collections.abc"

_MEANINGS: Mapping[str, Any] = {
    **BUILTINS, **EXCEPTIONS, "ENTER": ENTER, "LEAVE": LEAVE, "METHODS": (PLAIN, ASYNCHRONOUS),
    "AWAITED_METHODS": (ASYNCHRONOUS, PLAIN), "MISSING": object(), "HAS": HAS_METHOD,
    "MAPPING": ABSTRACT["Mapping"], "CHECKABLE": CHECKABLE,
    "MANAGER": MANAGER, "REDIRECT": REDIRECT,
    "NotImplemented": NotImplemented,
    "STUCK": marker("to wait for a queue", "get_nowait(), or put something first"),
    "ENDLESS": marker("to wait for what no task ends", "what sets, puts or releases it first"),
}  # fmt: skip

_OF_TASKS = frozenset({"TASK_GROUP", "FAILURES"})
"""What stands in `stdlib.modules.tasks`, which loads `asyncio`."""

COOPERATIVE_PARTS: Mapping[str, Mapping[str, str]] = {
    "asyncio": COOPERATIVE,
    "contextlib": {**WRITTEN["contextlib"], **CONTEXTS},
    "builtins": {**GENERATORS, **GROUPS},
}
"""What is written in another way for programs whose tasks wait for one another."""

_ORDER = {
    f"{module} .{name}": (module, name)
    for module, name in (
        *((each, "") for each in FACADES),
        *HELD_TYPES,
        *((module, name) for module, names in {**WRITTEN, **COOPERATIVE_PARTS}.items() for name in names),
    )
}
"""Hidden names with what each means, a module or a member of one, each behind what it derives from."""

_NOWHERE = {"lineno": 0, "col_offset": 0, "end_lineno": 0, "end_col_offset": 0}


def hidden_name(module: str, name: str) -> str:
    """The name that something of the library has in a program; one of a module itself has no `name`."""
    return f"{module} .{name}"


def written_parts(module: str, *, cooperative: bool) -> Mapping[str, str]:
    """What is written of a module, for programs whose tasks wait for one another or for others."""
    if cooperative and module in COOPERATIVE_PARTS:
        return COOPERATIVE_PARTS[module]
    return GROUPS if module == "builtins" else WRITTEN.get(module, {})


@cache
def needed(module: str, name: str, *, cooperative: bool) -> frozenset[str]:
    """The hidden names of all that something of the library needs, with its own."""
    found: set[str] = set()
    todo = [(module, name)]
    while todo:
        each = todo.pop()
        if (hidden := hidden_name(*each)) not in found:
            found.add(hidden)
            todo += _statement(*each, cooperative=cooperative)[1] if each[1] else ()
    return frozenset(found)


def _statement(module: str, name: str, *, cooperative: bool) -> tuple[Any, list[tuple[str, str]]]:
    """The statement that gives something its hidden name, and what else it needs."""
    made = _read(module, name, cooperative=cooperative)
    needs: list[tuple[str, str]] = []
    parts = nodes_below(made)
    own = {part.arg for part in parts if isinstance(part, ast.arg)}
    for part in parts:
        if part._attributes:
            part.__dict__.update(_NOWHERE)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load) and part.id not in own:
            needs += _meant(part, module, cooperative=cooperative)
    hidden = hidden_name(module, name)
    if isinstance(made, ast.Assign):
        made.targets = [ast.Name(hidden, ast.Store(), **_NOWHERE)]
    else:
        made.name = hidden
    if module == ABC:
        made.held = ABSTRACT[name].cls
    return made, needs


def _read(module: str, name: str, *, cooperative: bool) -> Any:
    """The statement as it is written; of a type of containers, the class that stands for it."""
    kind = HELD_TYPES.get((module, name))
    if kind is None:
        return tree_of(_text(module, name, cooperative=cooperative), "exec").body[0]
    return class_of(kind, ast.Name(name, ast.Load(), **_NOWHERE), methods_of(kind))


def _text(module: str, name: str, *, cooperative: bool) -> str:
    held = f"class {name}: pass\n" if (module, name) in HELD_TYPES else ""
    return held or written_parts(module, cooperative=cooperative)[name]


def _meant(node: ast.Name, module: str, *, cooperative: bool) -> list[tuple[str, str]]:
    """Let a name in what is written mean what it is to mean; gives what else of the library that is."""
    for each in (module, ABC, "builtins", *(COOPERATIVE_PARTS if cooperative else ())):
        if (name := node.id) in written_parts(each, cooperative=cooperative):
            node.id = hidden_name(each, name)
            return [(each, name)]
    if node.id in _OF_TASKS:
        from lightfc_sandbox.stdlib.modules import tasks

        become(node, ast.copy_location(ast.Constant(getattr(tasks, node.id)), node))
    elif node.id in _MEANINGS:
        become(node, ast.copy_location(ast.Constant(_MEANINGS[node.id]), node))
    elif (name := node.id) in FACADES:
        node.id = hidden_name(name, "")
        return [(name, "")]
    return []


class Written:
    """The statements of all that some programs use.

    Args:
        names: Its hidden names.
        cooperative: For programs whose tasks wait for one another.
        plainly: For those of which what is asynchronous is made plain.

    Attributes:
        text: What they are written as.
        statements: The statements.
        nodes: Their nodes, each before those below it.
    """

    def __init__(self, names: Iterable[str], *, cooperative: bool, plainly: bool) -> None:
        used = {*names}
        self.text, self.statements = "", list[ast.stmt]()
        for hidden, (module, name) in _ORDER.items():
            if hidden in used:
                self._add(module, name, hidden, cooperative=cooperative)
        self.nodes = [node for each in self.statements for node in nodes_below(each)]
        if plainly:
            make_plain(self.nodes)
        self._checked: dict[Any, Shared] = {}

    def _add(self, module: str, name: str, hidden: str, *, cooperative: bool) -> None:
        if not name:
            self.statements.append(ast.Import([ast.alias(module, hidden, **_NOWHERE)], **_NOWHERE))
            return
        self.text += _text(module, name, cooperative=cooperative)
        self.statements.append(_statement(module, name, cooperative=cooperative)[0])

    def checked(self, c: Checker) -> Shared:
        """The statements, checked for a program that is about to be: what else it says makes no difference to them."""
        text = c.source.text
        facts = {name: getattr(c, name) for name in _DECIDING}
        declares = "global" in text or "nonlocal" in text
        steered = tuple(each for each in NAMES if each in text)
        about = *facts.values(), declares, bool(c.names.of_context), steered
        found = self._checked.get(about)
        if found is None:
            with _CHECKING:
                if len(self._checked) >= _MAX_WAYS:
                    self._checked.clear()
                found = self._checked.get(about) or self._check(c, facts, steered, declares=declares)
                self._checked[about] = found
        return found

    def _check(self, c: Checker, facts: Mapping[str, Any], steered: Sequence[str], *, declares: bool) -> Shared:
        source = Source("", ast.Module(self.statements, []), nodes=[*self.nodes])
        source.added = "\n".join(["", self.text, *steered])
        known = frozenset({"of the context"} if c.names.of_context else ())
        names = Names({}, known, c.names.builtins, makes_missing=c.names.makes_missing)
        checker = type(c)(source, names, c.policy, c.handlers, {})
        for name, value in facts.items():
            setattr(checker, name, value)
        if declares:
            checker.declares |= {"a name of the program"}
        checker.scope.continues = checker.continues
        block = ir.Block(checker.visit_all(self.statements))
        made = Shared(checker, block)
        checker.special = True  # to an emitter: a program that has these statements may have special methods
        for node in below(block):
            if node.mask & TOUCH:
                node.mask |= TEXT  # what looks at a value may call one
        made.mask = block.mask
        return made


_DECIDING = ("guards", "holds_objects", "holds_modules", "makes_missing", "coroutines", "continues", "changes")
"""What is known of a program before its statements are looked at, and makes a difference to the check of others."""

_MAX_WAYS = 4
"""How often the same statements are kept, checked for programs of which other things are known."""

_CHECKING = allocate_lock()  # held while statements are checked, which changes their trees


_KEPT: dict[Any, Written] = {}
_MAX_KEPT_NODES = 12_000
"""Nodes of all that is kept, which take up to two kilobytes each."""


def kept(names: Collection[str], *, cooperative: bool, plainly: bool) -> Written:
    """What gives some hidden names, as it was read before, if it is still kept."""
    key = frozenset(names), cooperative, plainly
    found = _KEPT.get(key)
    if found is None:
        made = Written(names, cooperative=cooperative, plainly=plainly)
        if sum(len(each.nodes) for each in [*_KEPT.values()]) + len(made.nodes) > _MAX_KEPT_NODES:
            _KEPT.clear()
        found = _KEPT.setdefault(key, made)
    return found
