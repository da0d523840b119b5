"""The arguments of a call, by the names under which a host is shown them, edits them and is asked about them.

A call is shown with one name for each argument: that of its parameter; of what `*args` takes its position (`"2"`); of
what `**kwargs` takes its keyword, behind `**` where it would be taken for one of the others, as in `f(**{"0": 1})` of
`def f(*args, **kwargs)`. So every argument has a name of its own, and `as_call` finds the way back.

What is shown has to be what is called with: plain containers are copied before anybody sees them (`own_copy`), and two
calls are compared by exact types (`same_arguments`).
"""

import ast
import contextlib
import copy
import json
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType, ModuleType
from typing import Any, cast

from lightfc.core import serialization
from lightfc.core.definitions import Function
from lightfc.core.deserialization import loads
from lightfc.core.errors import ArgumentError, ExportError
from lightfc.core.loaded import loaded
from lightfc.engine.tool_spec import ToolSpec
from lightfc.schema.binding import Assigner, Kind
from lightfc.schema.record_types import NO_DEFAULT
from lightfc_sandbox.engine import Run, Source, compares_by_identity

_KEYWORD = "**"

_BY_KEY = frozenset({dict, OrderedDict, Counter, defaultdict})
_COPIED = _BY_KEY | {list, tuple, set, deque, bytearray}
"""The types of containers that a program can change, and tuples, which hold them."""


class ArgumentNames:
    def __init__(self, tool: ToolSpec) -> None:
        self._parameters = parameters = tool.signature.parameters
        self._tool = tool.name
        self._positions = [p.name for p in parameters if p.kind in (Kind.POSITIONAL_ONLY, Kind.POSITIONAL_OR_KEYWORD)]
        self._positional_only = [p.name for p in parameters if p.kind is Kind.POSITIONAL_ONLY]
        self._defaults = {p.name: p.default for p in parameters if p.default is not NO_DEFAULT}
        self._takes_more = any(p.kind is Kind.VAR_POSITIONAL for p in parameters)
        self._takes_keywords = Assigner(parameters).var_keyword is not None

    def _position(self, index: int) -> str:
        return self._positions[index] if index < len(self._positions) else str(index)

    def _keyword(self, name: str) -> str:
        is_like_another = self._takes_keywords and (
            name in self._positional_only or name.startswith(_KEYWORD) or (self._takes_more and name.isdecimal())
        )
        return _KEYWORD + name if is_like_another else name

    def of(self, passed: Function) -> dict[str, Any]:
        """The arguments of a call by name."""
        given = {self._position(i): each for i, each in enumerate(passed.args)}
        return given | {self._keyword(name): each for name, each in passed.kwargs.items()}

    def written(self, call: ast.Call, source: Source) -> dict[str, str]:
        """The arguments of a call as they are written, by name; behind a `*`, by their position in the program."""
        spread = next((i for i, arg in enumerate(call.args) if type(arg) is ast.Starred), len(call.args))
        named = min(spread, len(self._positions))
        found = {self._position(i) if i < named else str(i): source.segment(arg) for i, arg in enumerate(call.args)}
        for each in call.keywords:
            name = self._keyword(each.arg) if each.arg else _KEYWORD
            found[name] = ", ".join(filter(None, (found.get(name), source.segment(each.value))))
        return found

    def as_call(self, named: Mapping[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The way back: how arguments by name are passed."""
        given = dict(named)
        more = self._more_positions(given)
        by_position = self._positions if more else list(self._up_to_the_last(given))
        missing = [name for name in by_position if name not in given and name not in self._defaults]
        if missing:
            raise ArgumentError(self._tool, [f"missing argument {name!r}" for name in missing])
        args = tuple([given.pop(name) if name in given else self._defaults[name] for name in (*by_position, *more)])
        if self._takes_keywords:
            given = {name.removeprefix(_KEYWORD): each for name, each in given.items()}
        return args, given

    def _more_positions(self, given: Mapping[str, Any]) -> list[str]:
        more = sorted(filter(str.isdecimal, given), key=int) if self._takes_more else []
        first = len(self._positions)
        if more != [str(first + i) for i in range(len(more))]:
            raise ArgumentError(
                self._tool, [f"further arguments by position are numbered from {first} on, without a gap"]
            )
        return more

    def _up_to_the_last(self, given: Mapping[str, Any]) -> Iterator[str]:
        """The positional-only parameters, without those at the end that are not given."""
        last = max((i for i, name in enumerate(self._positional_only) if name in given), default=-1)
        yield from self._positional_only[: last + 1]

    def by_parameter(self, passed: Function) -> dict[str, Any]:
        """Arguments by parameter, with the defaults of those not given; of `*args` a tuple, of `**kwargs` a dict."""
        more = {p.name: () for p in self._parameters if p.kind is Kind.VAR_POSITIONAL}
        return self._defaults | more | Assigner(self._parameters).assign(tuple(passed.args), passed.kwargs).given

    def in_order(self, named: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments by name in the order of the parameters, whatever order a journal has them in."""
        return {p.name: named[p.name] for p in self._parameters if p.name in named} | dict(named)


def own_copy(value: Any, run: Run | None = None) -> Any:
    """A value whose plain containers and arrays are its own, for which `run` is charged; all else in it is the same."""
    kind = type(value)
    if kind is loaded("numpy", "ndarray"):
        if run is not None:
            run.charge_bytes(value.nbytes)
        return value.copy()
    if kind not in _COPIED:
        return value
    if run is not None:
        run.charge_items(len(value), 100)
    if kind is tuple:
        return tuple([own_copy(each, run) for each in value])
    made = copy.copy(value)
    if kind is set or kind is bytearray:
        return made
    for key in value if kind in _BY_KEY else range(len(value)):
        made[key] = own_copy(value[key], run)
    return made


def arguments_text(given: Mapping[str, Any], types: Iterable[type]) -> str:
    """Arguments by name, as a journal writes them; what has no JSON form is told by its type."""
    texts: dict[str, Any] = {name: serialization.dumps_or_none(value, types) for name, value in given.items()}
    texts |= {
        name: {"type": serialization.module_and_name(type(given[name]))} for name, text in texts.items() if text is None
    }
    return json.dumps(texts, sort_keys=True)


def read_arguments(text: str, types: Iterable[type]) -> dict[str, Any] | None:
    """What `arguments_text` has written; None where one of them could not be stored."""
    made = {}
    for name, value in json.loads(text).items():
        if not isinstance(value, str):
            return None
        made[name] = loads(value, types)
    return made


def read_where_stored(text: str, types: Iterable[type], other: Any) -> dict[str, Any]:
    """What `arguments_text` has written, with `other` in the place of what could not be stored."""
    return {name: loads(value, types) if isinstance(value, str) else other for name, value in json.loads(text).items()}


_MAX_OBJECTS = 1_000


class Snapshot:
    """Arguments as they are now, to be compared with what becomes of them.

    Attributes:
        texts: By name, what of each argument has a JSON form.
        objects: The attributes of objects that have none, by identity: another run makes other objects.
    """

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        self.objects: dict[int, dict[str, str]] = {}
        self._seen: set[int] = set()
        self.texts = {name: self._text(value) for name, value in arguments.items()}

    def differs(self, now: "Snapshot") -> bool:
        """Whether they are others now; what an object has got beside what it had, such as a cache, does not count."""
        both = self.objects.keys() & now.objects.keys()
        return self.texts != now.texts or any(
            now.objects[each].get(name) != text for each in both for name, text in self.objects[each].items()
        )

    def _text(self, value: Any) -> str:
        try:
            return serialization.dumps(value)
        except serialization.NoFormError:
            pass  # what stands beside the part that has no JSON form is told all the same
        except (ExportError, RecursionError):
            return ""
        if id(value) in self._seen:
            return ""
        self._seen.add(id(value))
        parts = _parts_of(value)
        if parts is None and len(self.objects) < _MAX_OBJECTS and not isinstance(value, _NO_DATA):
            self.objects[id(value)] = found = {}
            for name, each in attributes_of(value).items():
                found[name] = self._text(each)
        return f"[{', '.join([self._text(each) for each in parts or ()])}]"


_OWN_ATTRIBUTES = (GetSetDescriptorType, MemberDescriptorType)
_NO_DATA = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType)


def attributes_of(value: Any) -> dict[str, Any]:
    """The attributes that an object holds; no code of the host is called."""
    found: dict[str, Any] = {}
    for cls in type(value).__mro__:
        for name, each in vars(cls).items():
            with contextlib.suppress(AttributeError):  # it has no value yet
                if name == "__dict__" and type(each) in _OWN_ATTRIBUTES:  # a class may have a property in its place
                    found |= each.__get__(value)
                elif type(each) is MemberDescriptorType:
                    found[name] = each.__get__(value)
    return found


def _parts_of(value: Any) -> Iterable[Any] | None:
    """The parts of a container, or of an object that is made of fields; None of any other."""
    kind = type(value)
    if kind in _BY_KEY:
        return chain.from_iterable(value.items())
    if kind in (list, tuple, deque):
        return cast(Iterable[Any], value)
    try:
        made = serialization.fields_of(value)
    except Exception:  # noqa: BLE001 - a field may raise anything where it is read
        return ()
    return made.values() if type(made) is dict else cast(Iterable[Any] | None, made)


def match_record(given: Mapping[str, Any], record: Mapping[str, Any]) -> bool:
    """Whether a call has the arguments that its record tells; what a record cannot tell may have been anything."""
    return given.keys() == record.keys() and all(
        value is record[name] or not serialization.is_whole(record[name]) or _text_of(value) == _text_of(record[name])
        for name, value in given.items()
    )


def _text_of(value: Any) -> str:
    return Snapshot({"": value}).texts[""]


def same_arguments(given: Mapping[str, Any], shown: Mapping[str, Any]) -> bool:
    """Whether two calls have the same arguments; objects that compare by identity are told apart by their type."""
    try:
        return given.keys() == shown.keys() and all(
            same_value(value, shown[name]) or _is_told_by_type(value, shown[name]) for name, value in given.items()
        )
    except RecursionError:
        return False


def _is_told_by_type(value: Any, shown: Any) -> bool:
    """Whether what was shown is a value as a record tells it, which tells what has no JSON form by its type."""
    if serialization.dumps_or_none(value) is not None or serialization.dumps_or_none(shown) is None:
        return False
    return serialization.dumps_by_type(value) == serialization.dumps_by_type(shown)


def same_value(value: Any, shown: Any) -> bool:
    """Whether two values are the same, down to the types of their parts."""
    if value is shown:
        return True
    kind = type(value)
    if kind is not type(shown):
        return False
    if kind in (list, tuple):
        return len(value) == len(shown) and all(map(same_value, value, shown))
    if kind is dict:
        return len(value) == len(shown) and same_value(list(value.items()), list(shown.items()))
    try:
        return serialization.dumps(value) == serialization.dumps(shown)
    except ExportError:
        pass
    try:
        # Objects that compare by identity are made anew by each run, and cannot be told apart.
        return compares_by_identity(kind) or bool(value == shown)
    except Exception:  # noqa: BLE001 - such as the comparison of two tables of data, which is not one bool
        return False
