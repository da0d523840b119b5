"""The checker: one walk over a syntax tree that gives checked IR, or every violation at once.

The whitelist is a dispatch table (`language.py`): a node type with no handler at the text's level is refused, and so is
every node type that a later Python invents. The walk goes on after a violation. It changes nothing but the checker.
"""

from __future__ import annotations

import _ast as ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.quick import check_stack
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.awaiting import Awaiting
from lightfc_sandbox.checking.scope import (
    UNBOUND,
    Names,
    Scope,
    bindings,
    bound_names,
    ended_names,
    holds_modules,
    holds_objects,
    may_hold_modules,
    stored_names,
    walrus_names,
)
from lightfc_sandbox.checking.sites import CallSite, Turns
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.effects import CALLBACK, LOCAL, TEXT, TOUCH, W_MAP
from lightfc_sandbox.errors import ExpressionError, Violation
from lightfc_sandbox.parsing.parse import misplaced
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.output import PRINT, PRINT_TO
from lightfc_sandbox.values.kinds import Attributes, Builtin, HostFunction, HostType, Module

if TYPE_CHECKING:
    from lightfc_sandbox.checking.acting import Acting

_NO_NAMES: frozenset[str] = frozenset()
_NO_NODES: frozenset[ast.AST] = frozenset()
_NOTHING: Mapping[Any, Any] = MappingProxyType({})
_CLASS, _ENDING, _DECLARING = r"\bclass\b", r"\b(?:del|except)\b", r"\b(?:global|nonlocal)\b"  # parts of many words
_MAY_ASSIGN = r"\.\w+ ?[-+*/|&^%@<>]{0,2}="  # which is found sooner
_ASSIGNED = r"(?m)(?:^|[;:])[ \t]*[^\W\d]\w*\.\w+\s*[-+*/|&^%@<>]{0,2}=[^=]"  # that of a name, which may be a function
_PROGRAMS = Policy.PROGRAMS  # a member of an enum takes long to look up

Handler = Callable[["Checker", Any], Any]


_LASTING = (
    "acting", "annotating", "async_names", "data_classes", "defers", "enums", "functions", "guards", "holds_classes",
    "holds_functions", "holds_modules", "holds_objects", "makes_missing", "reaching", "special", "stops",
    "assigned", "tells",
)  # fmt: skip


_FOUND = (
    *(each for each in _LASTING if each != "async_names"),
    "annotated", "awaits", "calls_host", "changes", "constructs", "fields", "given", "inner",
    "leading", "order", "reads_context", "repeats", "sets_context", "sites", "special_methods", "yielded",
)  # fmt: skip
"""What looking at statements may find out of a text; what it awaits is looked for in all of it, before that."""

_CHANGED = (list, dict, set)


class Checker:
    """Checks one text; what it finds out of it stands on attributes, for whoever compiles and runs the text."""

    def __init__(
        self,
        source: Source,
        names: Names,
        policy: Policy,
        handlers: Mapping[type[ast.AST], Handler],
        host_types: Mapping[type, Attributes],
        scope: Scope | None = None,
    ) -> None:
        # Where the walk is.
        self.handler: int | None = None  # the slot of what the `except` around the statement at hand caught
        self.method: Any = None  # the method of a class that is looked at
        self.inside: Any = None  # the class whose own statements are
        self.called: ast.AST | None = None  # the attribute whose call is at hand
        self.yields = 0  # how often the function at hand has a `yield`
        self.library: Any = None  # what is put in of the library and was checked before
        self.catching = False  # what an `except` catches is looked at
        # What names mean.
        self.kinds: Mapping[str, type] = _NOTHING  # of variables of the context that hold objects of the host
        self.opened: Mapping[type, Any] = _NOTHING  # what the host has opened, by type
        self.doubtful: Set[str] = _NO_NAMES  # variables that are made of what is not allowed
        self.refused: Set[str] = _NO_NAMES  # names that only statements bind which are not allowed
        self.annotating: Mapping[str, str] = _NOTHING  # those that are imported for annotations, each with its import
        self.declares: Set[str] = _NO_NAMES  # declared `global` or `nonlocal`, in texts that this one continues too
        self.ended: Set[str] = _NO_NAMES  # they may mean nothing after some statement, though they were assigned
        self.given: Set[str] = _NO_NAMES  # variables of the context that it reads, and first parts of dotted names
        self.earlier: Set[str] = _NO_NAMES  # variables of the texts that this one continues
        self.async_names: Set[str] = _NO_NAMES  # its functions whose calls are awaited, and those of texts before it
        # What the text does.
        self.makes_missing = 0  # what reading an item may do that a `defaultdict` has not, if it may hold one
        self.functions = 0  # what its functions may do when they are called, all of them together
        self.acting: Acting | None = None  # which of them may make a call which acts; None where none is known to
        self.reaching: Acting | None = None  # the same of any call of a function of the host
        self.awaiting: Awaiting | None = None  # what it awaits; None where it does not write so
        self.awaits = False  # it calls an async function of the host, or hands one over
        self.constructs = False  # it calls a constructor of a registered type, so it can nest such objects
        self.changes = False  # it can change values in place
        self.calls_host = False  # it names a function of the host, or continues texts that do
        self.repeats = False  # a call of such a function may be reached more than once
        self.sets_context = False  # it sets how exact numbers are computed from then on
        self.reads_context = False  # it names something of the context
        self.defers = False  # it has iterators that may call something only when an item is asked for
        self.holds_modules = False  # its variables may be modules, or what they offer
        self.holds_classes = False  # it makes classes, or continues texts that do
        self.guards = False  # they may hold objects that say what assigning an attribute does
        self.special = False  # classes of it have methods which are called without being named
        self.assigned: Set[str] | None = _NO_NAMES  # what attributes of objects it may assign; None for any
        self.stops = False  # its functions may raise StopIteration, which ends what calls them back
        self.tells = False  # generators that it leaves before their end may do something, so they are told to end
        self.coroutines = False  # it writes calls that are made when they are awaited
        self.special_methods: Set[ast.AST] = _NO_NODES  # the nodes of these methods
        self.fields = 0  # how many fields they have in all
        self.data_classes: Mapping[Any, Any] = _NOTHING  # what dataclasses it makes, by scope and name
        self.enums: Mapping[Any, str] = _NOTHING  # what enums, each with the class of `enum` that it is of
        self.holds_objects = False  # it makes objects with attributes that it can assign, or continues texts that do
        self.source, self.names, self.policy = source, names, policy
        self.handlers, self.host_types = handlers, host_types
        self.violations: list[Violation] = []
        self.sites: list[CallSite] = []  # in the order in which Python would make the calls
        self.open: list[Turns] = []  # the loops of the function at hand around the statement at hand
        self.bound: list[tuple[Scope, str]] = []  # variables known to hold a value since they were assigned, in order
        self.doubts = 0  # how often something was not allowed, or made of that
        self.loops = self.tried = 0  # how many stand around
        self.yielded = 0  # how many `yield` have been looked at
        self.leading: dict[int, list[str]] = {}  # the names of declarations that functions begin with
        self.annotated: set[str] = set()  # those that functions annotate
        self.within = ""  # the functions around, as CPython names what is in them
        self.level = 0  # how many nodes stand around
        self.order = self.inner = 0  # the last numbers of call sites
        self.marks: dict[int, tuple[int, int]] = {}  # by the identities of nodes: where they stand among call sites
        self.programs: bool = policy is _PROGRAMS
        self.continues = False  # it continues texts of a session
        self.holds_functions = False  # its variables may be functions, or something that calls one
        self.assigns: bool = ":=" in source.text  # what is written of the library does not
        self.is_long: bool = len(source.text) > ir.MAX_FREE
        self.scope: Scope = Scope(None) if scope is None else scope
        if scope is None:
            self.makes_missing = names.makes_missing
        else:
            self._continue(scope)
        words = source.words
        self.marking = self.special or "class" in words  # it may have classes with special methods
        if self.programs:
            self._expect_objects(words)
        if "await" in words or "asyncio" in words:
            self.awaiting = Awaiting(source.nodes, self.async_names)
            self.async_names = self.awaiting.functions
            self.coroutines = "await" in source.text or "async" in source.text  # which not only the library does
        if type(source.tree) is ast.Module:
            self._bind(source.tree)
        if self.assigns:
            self.scope.add_all(walrus_names(source.tree))

    def _continue(self, scope: Scope) -> None:
        """Take up what the texts of a session before this one have left."""
        self.earlier, self.declares = frozenset(scope.slots), frozenset(scope.declared)
        for name, value in scope.known.items():
            setattr(self, name, value)
        # What a text of a session changes, the next text must see changed.
        self.continues, self.changes = True, self.programs

    def _expect_objects(self, words: str) -> None:
        """Note what a program may have that has attributes which it can assign."""
        if "class" in words and re.search(_CLASS, words):
            self.holds_objects = self.holds_objects or holds_objects(self.source.nodes)
            self.guards = self.guards or "__set__" in words or "__delete__" in words
        may_assign = not self.holds_objects and "def " in words and re.search(_MAY_ASSIGN, words)
        if may_assign and re.search(_ASSIGNED, words):
            self.holds_objects = True

    def _bind(self, tree: ast.Module) -> None:
        """Give a slot to each name that a program binds."""
        text = self.source.words
        names, imports, plain = bindings(tree.body, walrus=self.assigns)
        if "import" in text and may_hold_modules(tree.body, text.count("import")):
            self.holds_modules |= holds_modules(self.source.nodes)
        if self.source.library is not None:
            self._take_library(self.source.library.checked(self))
        self.scope.add_all(names)
        if ("del" in text or "except" in text) and re.search(_ENDING, text):
            self.ended = ended_names(self.source.nodes)
        if "global" in text or "nonlocal" in text:
            self._declare(imports)
        self.scope.imports = imports
        if not self.declares:
            self.scope.plain = plain - self.earlier - self.names.variables

    def _take_library(self, library: Any) -> None:
        """Go on where the check of what is put in of the library has ended, which is kept for all programs."""
        self.library = library
        for name, value in library.found.items():
            setattr(self, name, value.copy() if type(value) in _CHANGED else value)
        self.scope.become(library.scope)
        self.scope.kept = library.scope.kept

    def _declare(self, imports: dict[str, Any]) -> None:
        """Make the variables that functions assign by `global`, of the text as a whole."""
        for node in self.source.nodes:
            if type(node) is ast.Global:
                for name in node.names:
                    if name not in self.scope.aliases:
                        self.scope.add(name, maybe_unbound=True)
                        imports.pop(name, None)
            if type(node) is ast.Global or type(node) is ast.Nonlocal:
                self.declares |= {*node.names}

    def check(self) -> ir.Node:
        """The IR of the whole text: a block of a program, else the node of its expression.

        Raises:
            ExpressionError: The text holds something that is not allowed.
        """
        tree = self.source.tree
        if self.kinds:
            from lightfc_sandbox.checking.unoffered import unoffered  # which few contexts need

            bound = {*self.scope.slots, *self.scope.aliases, *bound_names(self.source.nodes)}
            self.violations += unoffered(self.source, self.kinds, bound, self.opened, self.host_types)
        parts = self._statements(tree.body) if type(tree) is ast.Module else [self.visit(tree.body)]
        checked: ir.Node = ir.Block(parts) if type(tree) is ast.Module else parts[0]
        if not self.violations:
            self._check_places()
        self._refuse_all()
        if self.scope.slots and not self.names.of_context.isdisjoint(self.scope.slots):
            self.reads_context = True  # a variable that holds nothing yet means what the context does
        self._find_acting()
        self._find_assigned()
        if self.special:
            self._expect_special(checked, parts)
        return checked

    def _refuse_all(self) -> None:
        """Raise all violations, if there are any."""
        if self.violations:
            # What a refused statement binds is also looked for above it, in functions.
            told = [each for each in self.violations if each.code != "unknown-name" or self._name_at(each) is None]
            ordered = sorted(told, key=lambda v: v.span.start if v.span else -1)
            raise ExpressionError(self.source.text, ordered)

    def _statements(self, body: Sequence[ast.stmt]) -> list[ir.Node]:
        """The IR of the statements of a program; what is put in of the library is one of them."""
        if self.library is None:
            return self.visit_all(body)
        first = self.source.library.statements[0]
        at = next(place for place, each in enumerate(body) if each is first)
        above, rest = body[:at], body[at + len(self.source.library.statements) :]
        return [*self.visit_all(above), self.library, *self.visit_all(rest)]

    def _expect_special(self, checked: ir.Node, parts: Sequence[ir.Node]) -> None:
        """Note that whatever looks at a value may call a function of the text: a special method of its class."""
        own = (each for part in parts if part is not self.library for each in below(part))
        for node in (checked, *own):
            if node.mask & TOUCH:
                node.mask |= TEXT
        self.functions |= TEXT
        if self.acting is not None and not self.acting.functions.isdisjoint(self.special_methods):
            self.acting = self.acting.handing_on()

    def _find_assigned(self) -> None:
        if not self.holds_objects:
            return
        from lightfc_sandbox.checking.assigned_attributes import assigned_attributes  # which only such texts need

        self.assigned = assigned_attributes(self.source.nodes, self.source.words, self.assigned)

    def _find_acting(self) -> None:
        if self.holds_functions and (self.calls_host or self.acting is not None):
            from lightfc_sandbox.checking.acting import Acting  # which only such texts need
            from lightfc_sandbox.checking.uses import Uses

            written = _NOTHING if self.awaiting is None else self.awaiting.written
            bound = {*self.earlier, *bound_names(self.source.nodes)}
            about = Uses(self.source.tree, self.names, bound, written), self.sites, self.names, self.earlier
            self.acting = (self.acting or Acting()).with_text(*about)
            self.reaching = (self.reaching or Acting()).with_text(*about, every=True)

    def _check_places(self) -> None:
        """Refuse what CPython's table of symbols does; it is asked of texts with what it may refuse, which few have."""
        text = self.source.words
        # A `yield` that was looked at stands in a function and in no comprehension.
        scoped = self.assigns or "async" in text or text.count("yield") != self.yielded
        if not scoped and type(self.source.tree) is ast.Module:
            scoped = len(re.findall(_DECLARING, text)) != len(self.leading) or any(
                not self.annotated.isdisjoint(names) for names in self.leading.values()
            )
        told = misplaced(self.source, programs=self.programs) if scoped else None
        if told is not None:
            self.violations.append(told)

    def _name_at(self, violation: Violation) -> str | None:
        """The name that a violation is about, if a statement that is refused binds it."""
        span = violation.span
        name = self.source.text[span.start : span.end] if span else ""
        return name if name in self.refused else None

    def doubt(self, *targets: ast.expr) -> None:
        """Note what is assigned of which something was found to be wrong.

        What is wrong with such a variable is not told: the text has one fault there, and that is told.
        """
        self.doubtful |= stored_names(*targets)

    @property
    def lasting(self) -> dict[str, Any]:
        """What the text may have made true of its variables, so that it holds for the next text of a session too."""
        return {name: getattr(self, name) for name in _LASTING}

    @property
    def found(self) -> dict[str, Any]:
        """What looking at the statements so far has found out of them, so that a check can go on behind them."""
        return {name: getattr(self, name) for name in _FOUND}

    @property
    def in_module(self) -> bool:
        """Whether the statement at hand stands in no function."""
        return self.scope.parent is None

    @property
    def undone(self) -> bool:
        """Whether an assignment here outlives a failure above it that has not been waited for."""
        return self.tried > 0 or (self.continues and self.scope.parent is None)

    def looping(self) -> Turns:
        """Begin a loop; `looped` ends it."""
        self.open.append(Turns())
        self.loops += 1
        return self.open[-1]

    def end_loop(self) -> None:
        """End a loop: what it assigns, the loop around it does as well."""
        self.loops -= 1
        inner = self.open.pop()
        if self.open:
            self.open[-1].stored |= inner.stored
            self.open[-1].yields |= inner.yields

    def bind(self, scope: Scope, name: str) -> None:
        """Note that a variable holds a value from here on; in a session it may have been in a text that has failed."""
        if not self.continues and name in scope.maybe_unbound and name not in self.ended:
            scope.maybe_unbound.remove(name)
            self.bound.append((scope, name))

    def unbind(self, mark: int) -> list[tuple[Scope, str]]:
        """End what may not have been evaluated: what it has bound since there were `mark`, is not known to be bound."""
        bound = self.bound[mark:]
        if not bound:
            return bound
        del self.bound[mark:]
        for scope, name in bound:
            scope.maybe_unbound.add(name)
        return bound

    def assigns_name(self, name: str) -> None:
        """Take note that a variable is assigned here."""
        if self.open:
            self.open[-1].stored.add(name)

    @contextmanager
    def handling(self) -> Iterator[int]:
        """Note that what is visited stands in an `except`; gives the slot of what that caught."""
        around = self.handler
        # No name of a text holds a space.
        self.handler = slot = self.scope.add(f"caught {len(self.scope.slots)}")
        yield slot
        self.handler = around

    def alias(self, name: str) -> Any:
        """What an import made `name` stand for; UNBOUND if none did."""
        scope: Scope | None = self.scope
        while scope is not None:
            if name in scope.slots or name in scope.elsewhere:
                return UNBOUND
            if name in scope.aliases:
                return scope.aliases[name]
            if name in scope.imports and scope is not self.scope:
                return scope.imports[name]
            scope = scope.parent
        return UNBOUND

    def hands_over(self, target: Any) -> None:
        """Take note of a function or type that the text uses as a value: what it makes of it is not known."""
        self.holds_functions = True
        kind = type(target)
        if kind is HostFunction:
            self.calls_host = True
            self.awaits = self.awaits or target.is_async
            self.functions |= target.effects
        elif kind is HostType:
            self.constructs = True
        elif kind is Module:
            self.holds_modules = True
            self.makes_missing |= W_MAP | CALLBACK
        elif kind is Builtin:
            self.functions |= (PRINT_TO if target is PRINT else target).effects & ~LOCAL
            self.note_stop(target, 1)
            if target.of_type is defaultdict:
                self.makes_missing |= W_MAP | CALLBACK

    def note_stop(self, target: Builtin, given: int) -> None:
        """Take note of a function that may raise `StopIteration` when it is given so much, or makes one."""
        self.stops |= target.of_type is StopIteration or (target.name == "next" and given == 1)

    def numbered(self) -> int:
        """The next number in the order in which Python would evaluate."""
        self.order += 1
        return self.order

    def site(self, node: ast.AST, target: Any, declared: str = "free", listed: bool = True) -> CallSite:
        """A new call site of what may call a function of the host."""
        self.order = order = self.order + 1
        site = CallSite(node, target, order, declared)
        if self.loops or self.scope.parent is not None:
            site.repeated, site.inside = True, self.scope.parent is not None
            self.repeats = self.repeats or listed
        if listed:
            self.sites.append(site)
        return site

    def inner_site(self, node: ast.AST) -> CallSite:
        """One of what calls nobody as far as is known: its number is its own too, and moves that of no other."""
        return _inner_site(node, self._inner_number())

    def placed_site(self, node: ir.Node) -> CallSite:
        """The same for a node in which special methods may be called."""
        first = _ASKED_FIRST.get(type(node))
        number = self.marks.get(id(node if first is None else getattr(node, first)))
        if number is None:
            site = getattr(node, "site", None)
            number = self.order if site is None else max(site.order, 0), self._inner_number()[1]
        before, inner = number
        return _inner_site(node.node, (before, inner + (first is not None)))

    def _inner_number(self) -> tuple[int, int]:
        self.inner += 2
        return self.order, self.inner

    def visit(self, node: Any) -> Any:
        """The IR of one node."""
        self.level += 1
        if self.level > ir.DEEP:
            check_stack()
        found = self.handlers[type(node)](self, node)
        self.level -= 1
        if self.marking:
            self.marks[id(found)] = self._inner_number()
        return found

    def visit_all(self, nodes: Sequence[Any]) -> list[Any]:
        """The IR of several nodes."""
        return [self.visit(node) for node in nodes]

    def refuse(self, code: str, message: str, node: ast.AST, allowed: str = "") -> ir.Refused:
        """Note a violation; the node that comes back is never run."""
        self.doubts += 1
        self.violations.append(Violation(code, message, self.source.span(node), allowed))
        return ir.NEVER

    def refuse_attribute(self, code: str, message: str, node: ast.expr, allowed: str = "") -> ir.Refused:
        """The same for an attribute: only its name is at fault, not the value that it is asked of."""
        self.doubts += 1
        span = self.source.name_span(node) if type(node) is ast.Attribute else self.source.span(node)
        self.violations.append(Violation(code, message, span, allowed))
        return ir.NEVER

    def lookup(self, name: str) -> tuple[int, int, Scope] | None:
        """How many frames out, and in which slot, the variable `name` of the text lives."""
        scope: Scope | None = self.scope
        if self.inside is not None:
            name = self.inside.variable(self, name)
        hops = 0
        while scope is not None:
            slot = scope.slots.get(name)
            if slot is not None:
                if hops and not self._within_comprehensions(hops):
                    scope.capture(name, self.scope)
                return hops, slot, scope
            if name in scope.elsewhere:
                outer = scope.elsewhere[name]
                outer.capture(name, scope)
                return hops + scope.hops_to(outer), outer.slots[name], outer
            if name in scope.aliases or (hops and name in scope.imports):
                return None
            scope, hops = scope.parent, hops + 1
        return None

    def _within_comprehensions(self, hops: int) -> bool:
        """Whether only comprehensions that are evaluated at once stand between here and so many frames out."""
        scope: Scope | None = self.scope
        while hops and scope is not None:
            if not scope.transparent or scope.lazy:
                return False
            scope, hops = scope.parent, hops - 1
        return True


_ASKED_FIRST: Mapping[type, str] = {ir.For: "iterable", ir.If: "test", ir.While: "test"}
"""What a statement asks for before its blocks: special methods are called for that."""

_INNER = 10**9
"""Numbers in paths that are those of no site and no turn."""


def _inner_site(node: Any, number: tuple[int, int]) -> CallSite:
    before, inner = number
    return CallSite(node, None, -inner, path=(before, _INNER + inner))  # behind the site before it, and all in that
