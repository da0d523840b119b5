"""What is known of the arguments of a call before anything runs: their values where they are written, else their types.

Only what is obvious is told: the result type that a tool declares, the type of a variable, of a comprehension, an
f-string, a comparison, arithmetic on numbers (its value where those are known), and of the common builtins.
Everything else is unknown.
"""

import ast
import operator
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from lightfc.engine.tool_spec import ToolSpec
from lightfc.schema.static_types import NUMBERS, UNKNOWN, Unknown, given_types
from lightfc.schema.type_tree import step_into
from lightfc_sandbox import Program, Span
from lightfc_sandbox.checking.scope import bound_names
from lightfc_sandbox.engine import HostType, dotted_name, is_function, is_plain_attribute, member_at

_NAMING = frozenset({
    ast.Name, ast.arg, ast.alias, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler, ast.MatchAs,
    ast.MatchStar, ast.MatchMapping,
})  # fmt: skip
"""The kinds of nodes that may give a meaning to a name; of those, too, that no program may hold."""

_ASSIGNING = frozenset({ast.Assign, ast.AnnAssign})


def _own_names(program: Program, refused: Collection[Span]) -> Mapping[str, int]:
    """The names to which a program gives a meaning or another value anywhere, and at how many places it does."""
    if not refused:
        checked = program.checked
        scope = checked.scope
        if not any((scope.slots, scope.aliases, checked.scope.imports, checked.constructs, checked.repeats)):
            return {}
    naming: list[Any] = [each for each in program.source.nodes if type(each) in _NAMING]
    found = [each for each in naming if type(each) is not ast.Name or type(each.ctx) is not ast.Load]
    return Counter(name for each in found for name in bound_names((each,)))


def _assigned_once(program: Program, bound: Mapping[str, int]) -> dict[str, ast.expr]:
    """What is assigned to the variables of a program that get a value by one assignment alone."""
    found: dict[str, ast.expr] = {}
    if 1 not in bound.values():
        return found
    for node in [each for each in program.source.nodes if type(each) in _ASSIGNING]:
        for target in node.targets if type(node) is ast.Assign else (node.target,):  # type: ignore[attr-defined]
            if type(target) is ast.Name and bound[target.id] == 1 and node.value:  # type: ignore[attr-defined]
                found[target.id] = node.value  # type: ignore[attr-defined]
    return found


_NO_SPANS: frozenset[Span] = frozenset()
_ATOMS = (str, int, float, bool, type(None))
_LIST = frozenset({list})
_STR = frozenset({str})
_BOOL = frozenset({bool})
_INT = frozenset({int})
_FLOAT = frozenset({float})
_WHOLE = frozenset({int, bool})
_REAL = frozenset({int, bool, float})
_REPEATABLE = (_STR, _LIST, frozenset({tuple}), frozenset({bytes}))

_BUILTINS: dict[str, frozenset[type]] = {
    **dict.fromkeys(("str", "repr", "ascii", "chr", "hex", "bin", "oct", "format"), _STR),
    **dict.fromkeys(("len", "int", "ord"), _INT),
    **dict.fromkeys(("bool", "any", "all", "isinstance", "callable"), _BOOL),
    **dict.fromkeys(("list", "sorted", "zip", "map", "filter", "enumerate", "reversed"), _LIST),
    "float": _FLOAT,
    "dict": frozenset({dict}),
    "tuple": frozenset({tuple}),
    "set": frozenset({set}),
    "frozenset": frozenset({frozenset}),
}
_DISPLAYS = (ast.List, ast.Tuple, ast.Set, ast.Dict)
_METHODS_OF_STR: dict[str, frozenset[type]] = {
    **dict.fromkeys(("join", "upper", "lower", "title", "capitalize", "strip", "lstrip", "rstrip", "replace"), _STR),
    **dict.fromkeys(("split", "rsplit", "splitlines"), _LIST),
    **dict.fromkeys(("startswith", "endswith", "isdigit"), _BOOL),
    **dict.fromkeys(("count", "find", "index"), _INT),
}


class _Exactly(NamedTuple):
    """The class that an object is of, and none that derives from it."""

    cls: type


class Inference:
    """The values and types of the expressions of one program; nothing is known of what stands at `refused` places."""

    def __init__(self, program: Program, variables: Mapping[str, Any], refused: frozenset[Span] = _NO_SPANS) -> None:
        self._program = program
        self._refused = refused
        self._own = _own_names(program, refused)
        self._variables = variables
        self._assigned: dict[str, ast.expr] | None = None
        self._held: dict[str, Any] = {}
        self._passed: dict[str, Sequence[str]] = {}
        self._types: dict[ast.AST, Any] = {}
        self._given = variables.keys()
        if self._own:
            self._variables = {name: value for name, value in variables.items() if name not in self._own}

    def value(self, node: ast.expr) -> Any:
        """The value of an argument as far as it is written out; parts that are not are `Unknown`."""
        if type(node) is ast.Constant:
            return node.value
        if self._refused and self._program.source.span(node) in self._refused:
            return UNKNOWN
        found = _VALUES.get(type(node))
        return UNKNOWN if found is None else found(self, node)

    def _items(self, node: Any) -> Any:
        if any(type(item) is ast.Starred for item in node.elts):
            return UNKNOWN
        items = [self.value(item) for item in node.elts]
        return items if type(node) is ast.List else tuple(items)

    def _dict(self, node: Any) -> Any:
        made: dict[Any, Any] = {}
        for key, value in zip(node.keys, node.values, strict=True):
            if not isinstance(key, ast.Constant):
                return Unknown(frozenset({dict}))
            made[key.value] = self.value(value)
        return made

    def types(self, node: ast.expr) -> frozenset[type] | None:
        """The types that the value of an expression may have; None if any."""
        return _types(self.value(node))

    def _name(self, node: Any) -> Any:
        if node.id in self._own:
            return self._own_value(node.id)
        if node.id not in self._variables:
            return UNKNOWN
        cls = type(self._variables[node.id])
        if cls in _ATOMS:
            return self._variables[node.id]
        return Unknown(given_types(cls) if cls is not float else frozenset({cls}), f"variable {node.id}")

    def _own_value(self, name: str) -> Any:
        """What a variable of the program holds, where that is said once and nothing else could be meant by it."""
        if name not in self._held:
            self._held[name] = UNKNOWN  # for one that is said by itself
            assigned = self._assigned_to(name)
            if assigned is not None:
                found = self.value(assigned)
                # A list may be another one by the time it is used, but it stays a list.
                is_kept = type(found) in (*_ATOMS, Unknown)
                self._held[name] = found if is_kept else Unknown(frozenset({type(found)}))
        return self._held[name]

    def _assigned_to(self, name: str) -> ast.expr | None:
        """What is assigned to a variable of the program where nothing else ever is, before the program or in it."""
        if self._assigned is None:
            self._assigned = _assigned_once(self._program, self._own) if not self._refused else {}
        return None if name in self._given or self._is_variable(name) else self._assigned.get(name)

    def functions(self, node: ast.expr) -> Sequence[str]:
        """The functions and classes that an argument is, or is sure to hold, each as a message names it."""
        kind = type(node)
        if kind is ast.Name or kind is ast.Attribute:
            name = node.id if type(node) is ast.Name else dotted_name(node)
            if name is None:
                return ()
            if name not in self._passed:
                self._passed[name] = (repr(name),) if is_function(self._fixed_meaning(name)) else ()
            return self._passed[name]
        if kind is ast.Lambda:
            return ("it",)
        if kind in _DISPLAYS or kind is ast.Starred:
            # Some of their parts only mark how a name is used.
            return [name for part in ast.iter_child_nodes(node) for name in self.functions(part)]  # type: ignore[arg-type]
        return ()

    def _fixed_meaning(self, name: str) -> Any:
        """What a name means whose meaning no part of the program can change; None where that is not known."""
        root = name.partition(".")[0]
        if root in self._own:
            if self._refused or self._own[root] != 1:
                return None  # a variable of the program, which may hold anything
            found = self._program.imports.get(root)
            return found if root == name else member_at(found, name[len(root) + 1 :])
        if self._is_variable(root):
            return None
        names = self._program.names
        return names.dotted(name) if root != name else names.constant(name)

    def named(self, node: ast.expr) -> Any:
        """The function or class of the host that an expression names, as the sandbox keeps it; else None."""
        name = node.id if type(node) is ast.Name else dotted_name(node)
        if name is None or (self._own and name.partition(".")[0] in self._own):
            return None
        return self._program.sandbox.environment.constants.get(name)

    def method(self, node: ast.AST) -> Any:
        """The tool that a call of a method of an object of the host calls, as far as that is sure; else None."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            return None
        opened, name = self._program.sandbox.environment.opened, node.func.attr
        declared = self._declared(node.func.value)
        if type(declared) is _Exactly:
            return opened[declared.cls].calls.get(name) if declared.cls in opened else None
        if isinstance(declared, type):
            # What is declared so may be of a class that derives from it.
            return _only(each.calls.get(name) for cls, each in opened.items() if issubclass(cls, declared))
        if is_plain_attribute(name) or any(name in each.methods for each in opened.values()):
            return None
        return _only(each.target for each in self._program.names.methods.get(name, ()))

    def _tool(self, node: ast.Call, named: Any) -> ToolSpec | None:
        """The tool that a call calls by a name, or as a method."""
        found = self.method(node) if named is None and self._program.names.methods else getattr(named, "target", None)
        return found if isinstance(found, ToolSpec) else None

    def _declared(self, node: ast.expr) -> Any:
        """What is declared of the type of an object; None where nothing is known."""
        if node not in self._types:
            self._types[node] = None  # for one that is said by itself
            self._types[node] = self._declared_by(node)
        return self._types[node]

    def _declared_by(self, node: ast.expr) -> Any:
        match node:
            case ast.Name(id=name) if name not in self._own:
                return _Exactly(type(self._variables[name])) if name in self._variables else None
            case ast.Name(id=name):
                assigned = self._assigned_to(name)
                return None if assigned is None else self._declared(assigned)
            case ast.Subscript(value=owner, slice=ast.Constant(value=int() | str() as at)):
                declared = self._declared(owner)
                return None if declared is None or type(declared) is _Exactly else step_into(declared, at)
            case ast.Await(value=value):
                return self._declared(value)
            case ast.Call():
                return self._type_of_result(node)
        return None

    def _type_of_result(self, node: ast.Call) -> Any:
        named = self.named(node.func)
        tool = self._tool(node, named)
        if type(named) is HostType:
            return _Exactly(named.cls)
        if tool is None:
            return None
        return _Exactly(tool.fn) if isinstance(tool.fn, type) else tool.signature.return_type

    def _call(self, node: Any) -> Unknown:
        found = self.named(node.func)
        tool = self._tool(node, found)
        if tool is not None:
            if tool.result_type is None:
                tool.result_type = Unknown(given_types(tool.signature.return_type), f"{tool.name}()")
            return tool.result_type
        if type(found) is HostType:
            return Unknown(given_types(found.cls), f"{found.name}()")
        if self._refused and self._program.source.span(node.func) in self._refused:
            return UNKNOWN
        match node.func:
            case ast.Name(id=name) if found is None and not self._is_variable(name) and name not in self._own:
                return Unknown(_BUILTINS.get(name))
            case ast.Attribute(value=owner, attr=name) if name in _METHODS_OF_STR and self.types(owner) == _STR:
                return Unknown(_METHODS_OF_STR[name])
        return UNKNOWN

    def _is_variable(self, name: str) -> bool:
        """Whether it is a name that the program is given, or that an earlier one has left."""
        program = self._program
        known = (program.sandbox.environment.variables, program.variables, program.sandbox.defined)
        return any(name in each for each in known)

    def _either(self, *nodes: ast.expr) -> Unknown:
        found: frozenset[type] = frozenset()
        for node in nodes:
            types = self.types(node)
            if types is None:
                return UNKNOWN
            found |= types
        return Unknown(found)

    def _unary(self, node: Any) -> Any:
        operand = node.operand
        if type(node.op) is ast.USub and type(operand) is ast.Constant and isinstance(operand.value, int | float):
            return -operand.value
        if isinstance(node.op, ast.Not):
            return Unknown(_BOOL)
        types = self.types(node.operand)
        return Unknown(types | _INT if bool in types else types) if types and types <= NUMBERS else UNKNOWN

    def _binary(self, node: Any) -> Any:
        one, other = self.value(node.left), self.value(node.right)
        folded = _fold(node.op, one, other)
        if folded is not None:
            return folded
        left, right = _types(one), _types(other)
        return Unknown(_result_types(node.op, left, right)) if left and right else UNKNOWN

    def _part(self, node: Any) -> Unknown:
        declared = self._declared(node)
        if declared is None or type(declared) is _Exactly:
            return UNKNOWN
        return Unknown(given_types(declared), " ".join(self._program.source.segment(node).split()))

    def _comparison(self, node: Any) -> Unknown:
        sure = all(isinstance(op, ast.In | ast.NotIn | ast.Is | ast.IsNot) for op in node.ops)
        # Arrays and objects of the host compare as they like.
        return Unknown(_BOOL) if sure or all(map(self.types, (node.left, *node.comparators))) else UNKNOWN


def _types(value: Any) -> frozenset[type] | None:
    return value.types if type(value) is Unknown else frozenset({type(value)})


_FOLDED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}
_MAX_BITS = 512


def _fold(op: ast.operator, left: Any, right: Any) -> int | float | None:
    """The number that arithmetic on two numbers gives; None where it is none, or not worth the work."""
    if type(left) not in (int, float) or type(right) not in (int, float) or type(op) not in _FOLDED:
        return None
    bits = max(left.bit_length() if type(left) is int else 1, right.bit_length() if type(right) is int else 1)
    if bits * (abs(right) if isinstance(op, ast.Pow) else 1) > _MAX_BITS:
        return None
    try:
        found = _FOLDED[type(op)](left, right)
    except ArithmeticError:
        return None  # the run will tell
    return found if type(found) in (int, float) else None


def _result_types(op: ast.operator, left: frozenset[type], right: frozenset[type]) -> frozenset[type] | None:
    """The types that an operation may give; None if any."""
    if left <= NUMBERS and right <= NUMBERS:
        return _number(op, left, right)
    is_repeated = isinstance(op, ast.Mult) and right <= {int, bool}
    is_joined = isinstance(op, ast.Add) and left == right
    if left in _REPEATABLE and (is_repeated or is_joined):
        return left
    return _STR if left == _STR and isinstance(op, ast.Mod) else None


def _only(found: Iterable[Any]) -> Any:
    """What all of some are; None where they differ, or there are none."""
    first, *others = [*found] or [None]
    return first if all(each is first for each in others) else None


def _number(op: ast.operator, left: frozenset[type], right: frozenset[type]) -> frozenset[type]:
    is_power = isinstance(op, ast.Pow)
    if not left | right <= _REAL or (is_power and not right <= _WHOLE):
        return NUMBERS  # a root of a negative number is complex
    if isinstance(op, ast.Div) or _FLOAT in (left, right):
        return _FLOAT
    return _INT if left | right <= _WHOLE and not is_power else _REAL


_VALUES: dict[type[ast.AST], Callable[[Inference, Any], Any]] = {
    ast.List: Inference._items,
    ast.Tuple: Inference._items,
    ast.Dict: Inference._dict,
    ast.Name: Inference._name,
    ast.UnaryOp: Inference._unary,
    ast.BinOp: Inference._binary,
    ast.Call: Inference._call,
    ast.JoinedStr: lambda self, node: Unknown(_STR),
    ast.ListComp: lambda self, node: Unknown(_LIST),
    ast.GeneratorExp: lambda self, node: Unknown(_LIST),  # what is lazy leaves a program as a list
    **dict.fromkeys((ast.SetComp, ast.Set), lambda self, node: Unknown(frozenset({set}))),
    ast.DictComp: lambda self, node: Unknown(frozenset({dict})),
    ast.Compare: Inference._comparison,
    ast.BoolOp: lambda self, node: self._either(*node.values),
    ast.IfExp: lambda self, node: self._either(node.body, node.orelse),
    ast.NamedExpr: lambda self, node: self._either(node.value),
    ast.Await: lambda self, node: self._either(node.value),
    ast.Subscript: Inference._part,
}
