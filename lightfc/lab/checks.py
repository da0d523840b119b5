"""Whether calls are right, and if not, what is wrong with them.

A check is a function of the calls and the case that gives the faults of the calls; none where they are right. It says
None of a case of which it knows nothing, as those that compare do where no calls are expected. Those of `CHECKS` have
names; `Execution` makes the calls and compares what they give; a function of one's own is a check as well.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from lightfc.core.definitions import Function
from lightfc.core.errors import LabError
from lightfc.core.values import short_text
from lightfc.engine.blocking import run_blocking
from lightfc.lab.cases import Case
from lightfc.lab.ifeval import RULES
from lightfc.lab.loaders import loaded
from lightfc.tools.manager import ToolManager

_IGNORED = re.compile(r"[ ,./\-_*^]")
_TYPES: dict[str, type] = {
    "string": str, "integer": int, "float": float, "number": float, "boolean": bool, "array": list, "tuple": list,
    "dict": dict, "object": dict, "any": str,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rules:
    """When a value counts as one of the accepted ones."""

    accepts: Callable[[Any, Sequence[Any], Mapping[str, Any]], bool]  # of a value: accepted ones, JSON Schema
    bare_name: bool  # of the only function, its namespace or name may be another


def plain(value: Any) -> Any:
    """A value with lists in the place of tuples, as JSON has them."""
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value


def _bfcl_accepts(given: Any, accepted: Sequence[Any], schema: Mapping[str, Any]) -> bool:
    """The leaderboard's rules.

    Strings are compared without case, space and the signs `, . / - _ * ^`; an int is accepted for a float, but no float
    for an int and no bool for either; a value of another type than the declared one only where the accepted ones have
    that type.
    """
    kind = _TYPES.get(str(schema.get("type")), str)
    value: Any = plain(given)
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        # A value of another type is a variable, or an exception that the answers list.
        return type(value) is _type_of(accepted) and _is_among(value, accepted)
    if kind is dict:
        return any(isinstance(each, dict) and _object_fits(value, each, _is_among) for each in accepted)
    return _list_accepted(value, accepted, schema) if kind is list else _is_among(value, accepted)


def _list_accepted(value: Any, accepted: Sequence[Any], schema: Mapping[str, Any]) -> bool:
    if not value and "" in accepted:
        return True  # as good as left out
    inner = _type_of_items(schema.get("items"))
    if inner is not None and not any(_elements_fit(value, each, inner) for each in accepted):
        return False
    if inner is not dict:
        return _is_among(value, accepted)
    alike = (each for each in accepted if isinstance(each, list) and len(each) == len(value))
    return any(
        all(_object_fits(one, other, _is_among) for one, other in zip(value, each, strict=True)) for each in alike
    )


def _type_of_items(items: Any) -> type | None:
    return _TYPES.get(str(items.get("type"))) if isinstance(items, Mapping) else None


def _is_among(value: Any, accepted: Sequence[Any]) -> bool:
    normal = _normal(value)
    return any(normal == _normal(plain(each)) for each in accepted)


def _elements_fit(value: Sequence[Any], accepted: Any, kind: type) -> bool:
    """Whether all elements are of the declared type, or of that of the accepted ones."""
    if not isinstance(accepted, list):
        return False
    other = _type_of(accepted)
    return all(type(each) is kind or type(each) is other for each in value)


def _type_of(accepted: Sequence[Any]) -> type | None:
    """The type of the first accepted value that is one."""
    return next((type(each) for each in accepted if each != ""), None)


def _object_fits(value: Any, accepted: Any, is_among: Callable[[Any, Sequence[Any]], bool]) -> bool:
    """Whether an object has the accepted value for each key, and no other keys."""
    if not isinstance(value, dict) or not isinstance(accepted, Mapping) or any(key not in accepted for key in value):
        return False
    if any(key not in value and "" not in values for key, values in accepted.items()):
        return False
    return all(is_among(each, accepted[key]) for key, each in value.items())


def _normal(value: Any) -> Any:
    if isinstance(value, str):
        return _normal_text(value)
    if isinstance(value, list):
        return [_normal(each) for each in value]
    return {key: _normal(each) for key, each in value.items()} if isinstance(value, dict) else value


@lru_cache(maxsize=4_096)
def _normal_text(text: str) -> str:
    # The accepted values of a case are compared with those of all its answers.
    return _IGNORED.sub("", text).lower().replace("'", '"')


def _exactly_among(value: Any, accepted: Sequence[Any]) -> bool:
    return any(_same(value, plain(each)) for each in accepted)


def _same(value: Any, accepted: Any) -> bool:
    """Whether a value is the accepted one, where 2 is 2.0, but True is not 1; an object has accepted values by key."""
    if isinstance(accepted, dict):
        listed = all(isinstance(values, list) for values in accepted.values())
        return _object_fits(value, accepted, _exactly_among) if listed else bool(value == accepted)
    if isinstance(accepted, list):
        alike = isinstance(value, list) and len(value) == len(accepted)
        return alike and all(_same(one, other) for one, other in zip(value, accepted, strict=True))
    return (type(value) is type(accepted) or {type(value), type(accepted)} == {int, float}) and bool(value == accepted)


BFCL = Rules(_bfcl_accepts, bare_name=True)
EXACT = Rules(lambda given, accepted, schema: _exactly_among(plain(given), accepted), bare_name=False)


FaultKind = Literal["missing call", "extra call", "missing", "unexpected", "value", "result"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with the calls of an answer. Checks give them.

    Attributes:
        kind: `"missing call"` or `"extra call"`: the wrong functions were chosen. `"missing"`, `"unexpected"` or
            `"value"`: an argument is wrong. `"result"`: a call gave something else than expected.
        function: The name of the function; `""` for the state that calls leave.
        argument: The name of the argument; `""` if the fault is not in an argument.
        expected: The accepted values, or the expected result; None if nothing was.
        got: The value that the answer has there, or the result; None if it has none.

    Examples:
        >>> from lightfc.lab import Fault
        >>> Fault("value", "price", "item", expected=["tea"], got="coffee").is_choice
        False
    """

    kind: FaultKind
    function: str
    argument: str = ""
    expected: Any = None
    got: Any = None

    @property
    def is_choice(self) -> bool:
        """Whether the wrong functions were chosen, and not an argument wrong."""
        return self.kind in ("missing call", "extra call")

    def to_dict(self) -> dict[str, Any]:
        """The fault as a dict of plain data."""
        place = {"kind": self.kind, "function": self.function, "argument": self.argument}
        return {**place, "expected": self.expected, "got": plain(self.got)}


Check = Callable[[Sequence[Function], Case], Sequence[Fault] | None]
"""What compares calls with a case; see `lightfc.lab.checks`."""

Accepted = Mapping[str, Mapping[str, Sequence[Any]]]


def _arguments_by_name(call: Function, properties: Mapping[str, Any]) -> dict[str, Any] | None:
    """The arguments of a call by name; None where there are too many, or one is given twice."""
    if len(call.args) > len(properties):
        return None
    given = dict(zip(properties, call.args, strict=False)) | dict(call.kwargs)
    return given if len(given) == len(call.args) + len(call.kwargs) else None


def _accepted_for(call: Function, accepted: Accepted, case: Case, rules: Rules) -> Mapping[str, Sequence[Any]] | None:
    # Where there is one function, some answers of the leaderboard leave its namespace out.
    if rules.bare_name and len(case.documented) == 1:
        return next(iter(accepted.values()), None)
    return accepted.get(call.name)


def _faults_of(call: Function, accepted: Accepted, case: Case, rules: Rules) -> Iterator[Fault]:
    """What keeps a call from being an accepted one."""
    values, parameters = _accepted_for(call, accepted, case, rules), case.documented.get(call.name)
    if values is None or parameters is None:
        yield Fault("extra call", call.name)
        return
    properties = parameters.get("properties", {})
    given = _arguments_by_name(call, properties)
    if given is None:
        yield Fault("unexpected", call.name, "positional arguments", list(properties), list(call.args))
        return
    needed = [*parameters.get("required", ()), *(name for name, each in values.items() if "" not in each)]
    for name in dict.fromkeys(needed):
        if name not in given:
            yield Fault("missing", call.name, name, list(values.get(name, ())))
    for name, value in given.items():
        if name not in values or name not in properties:
            yield Fault("unexpected", call.name, name, got=value)
        elif not rules.accepts(value, values[name], properties[name]):
            yield Fault("value", call.name, name, list(values[name]), value)


def _greedily(fits: Sequence[Sequence[int]]) -> list[int | None]:
    """For each expected call the first free one that fits."""
    taken: set[int] = set()
    found: list[int | None] = []
    for candidates in fits:
        free = next((each for each in candidates if each not in taken), None)
        found.append(free)
        if free is not None:
            taken.add(free)
    return found


def _best(fits: Sequence[Sequence[int]]) -> list[int | None]:
    """A way to join as many expected calls as can be joined (augmenting paths, H. W. Kuhn, 1955)."""
    owner: dict[int, int] = {}

    def join(expected: int, seen: set[int]) -> bool:
        for each in fits[expected]:
            if each not in seen:
                seen.add(each)
                if each not in owner or join(owner[each], seen):
                    owner[each] = expected
                    return True
        return False

    for expected in range(len(fits)):
        join(expected, set())
    place = {expected: each for each, expected in owner.items()}
    return [place.get(expected) for expected in range(len(fits))]


def _comparing(rules: Rules, joined: Callable[[Sequence[Sequence[int]]], list[int | None]]) -> Check:
    """A check that compares calls with the expected ones.

    `joined` says which call stands for each expected one, by its number, given the numbers of those that fit; None for
    none.
    """

    def check(calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
        expected = case.expected
        if expected is None:
            return None
        fits = [
            [n for n, call in enumerate(calls) if next(_faults_of(call, each, case, rules), None) is None]
            for each in expected
        ]
        found = joined(fits)
        if len(calls) == len(expected) and None not in found:
            return ()
        return _explained(calls, expected, found, case, rules)

    return check


def _explained(
    calls: Sequence[Function], expected: Sequence[Accepted], found: Sequence[int | None], case: Case, rules: Rules
) -> list[Fault]:
    """What is wrong: each expected call that is missing stands beside the nearest call of its function."""
    left = [call for number, call in enumerate(calls) if number not in found]
    faults: list[Fault] = []
    for accepted in (each for each, joined in zip(expected, found, strict=True) if joined is None):
        nearest = _nearest(left, accepted, case, rules)
        if nearest is None:
            faults.append(Fault("missing call", next(iter(accepted), "")))
            continue
        place, its_faults = nearest
        call = left.pop(place)
        faults += its_faults or [Fault("missing call", call.name)]  # right, but in the wrong place
    for call in left:
        arguments = {"args": list(call.args), **call.kwargs} if call.args else dict(call.kwargs)
        faults.append(Fault("extra call", call.name, got=arguments))
    return faults


def _nearest(calls: Sequence[Function], accepted: Accepted, case: Case, rules: Rules) -> tuple[int, list[Fault]] | None:
    """Where the call of the same function stands that has the fewest faults, and which; None where there is none."""
    alike = [place for place, call in enumerate(calls) if _accepted_for(call, accepted, case, rules) is not None]
    ways = [(place, list(_faults_of(calls[place], accepted, case, rules))) for place in alike]
    return min(ways, key=lambda way: len(way[1]), default=None)


def _ifeval_fc(calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
    text_format, name = case.data.get("format") or {}, str(case.data.get("parameter"))
    rule = RULES.get(str(text_format.get("name")))
    if rule is None:
        return None
    if not calls:
        return [Fault("missing call", next(iter(case.documented), ""))]
    faults = []
    for call in calls:
        properties = case.documented.get(call.name, {}).get("properties", {})
        given = _arguments_by_name(call, properties) or {}
        wanted, value = text_format.get("description"), given.get(name)
        if name not in given:
            faults.append(Fault("missing", call.name, name, wanted))
        elif not isinstance(value, str) or not rule(value, text_format.get("args", {})):
            faults.append(Fault("value", call.name, name, wanted, value))
    return faults


CHECKS: Mapping[str, Check] = {
    "bfcl": _comparing(BFCL, _greedily),
    "exact": _comparing(EXACT, lambda fits: [n if n in candidates else None for n, candidates in enumerate(fits)]),
    "any order": _comparing(EXACT, _best),
    "ifeval-fc": _ifeval_fc,
}
"""The checks by name. A check takes the calls of an answer and the case, and gives the faults; or None, if unknown.

- `bfcl`: the rules of the Berkeley Function-Calling Leaderboard. Calls may have any order; each expected call is
  matched with the first that fits. Strings are compared without case, spaces and the signs `, . / - _ * ^`. An int is
  accepted for a float.
- `exact`: values must be equal, and calls have the expected order.
- `any order`: like `exact`, but calls may have any order.
- `ifeval-fc`: there is a call, and in every call the argument that the case names keeps the rule that it names.

Examples:
    >>> from lightfc.lab import CHECKS
    >>> sorted(CHECKS)
    ['any order', 'bfcl', 'exact', 'ifeval-fc']
"""


def check_named(name: str) -> Check:
    """A check by its name, or a function of a file as `checks.py:function`."""
    if name in CHECKS:
        return CHECKS[name]
    if ":" not in name:
        raise LabError(
            f"there is no check {name!r}; use {', '.join(CHECKS)}, or a function of your own as checks.py:function"
        )
    return _watched(loaded(name, "the check"), name)


def check_of(check: str | Check) -> Check:
    """A check by its name, or one that is given as a function."""
    return check_named(check) if isinstance(check, str) else _watched(check, name_of(check))


def _watched(function: Callable[..., Any], name: str) -> Check:
    """A function of the user's own gives faults, says by a bool whether the calls are right, or None."""

    def check(calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
        try:
            found = function(calls, case)
            faults = found if isinstance(found, bool | None) else tuple(found)
        except LabError:
            raise
        except Exception as error:  # it can raise anything
            raise LabError(f"the check {name!r} fails for case {case.id}: {type(error).__name__}: {error}") from error
        if faults is None:
            return None
        if isinstance(faults, bool):
            return () if faults else (Fault("result", calls[0].name if calls else ""),)
        if wrong := next((each for each in faults if not isinstance(each, Fault)), None):
            what = f"must give a bool, a list of Fault or None, not {short_text(wrong)}"
            raise LabError(f"the check {name!r} fails for case {case.id}: it {what}")
        return faults

    return check


def name_of(check: str | Check) -> str:
    """By what name results tell of a check: of one that was given as a function, the name of the function."""
    return check if isinstance(check, str) else getattr(check, "__name__", type(check).__name__)


_Result = tuple[str, Any, str]
"""What became of a call: the name of its function, what it gave, and why it gave nothing."""


class Execution:
    """A check that makes the calls: their results, and the state that they leave, must be those of the expected calls.

    The expected calls are made with the first accepted value of each argument, on tools of their own. The order of
    results does not matter.

    Args:
        make: A function without arguments that makes new tools. It gives a list of functions, or an object with methods
            marked as tools, whose attributes are compared as its state. It is called twice for each answer.

    Raises:
        LabError: When it is called, if an expected call fails.

    Examples:
        >>> from lightfc.lab import case_of, Execution, judge
        >>> def price(item: str) -> float:
        ...     "The price of an item."
        ...     return {"tea": 2.5}.get(item.lower(), 0.0)
        >>> schema = {"type": "object", "properties": {"item": {"type": "string"}}}
        >>> row = {"id": "tea", "question": "What is tea?", "functions": [{"name": "price", "parameters": schema}]}
        >>> case = case_of({**row, "expected": [{"price": {"item": ["tea"]}}]})
        >>> judge("price('Tea')", case, "expression", check=Execution(lambda: [price])).is_right
        True
    """

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make

    def __call__(self, calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
        """Make the calls and the expected calls, and compare: the faults; None if the case has no expected calls."""
        if case.expected is None:
            return None
        expected = [first_accepted(each) for each in case.expected]
        wanted, wanted_state = run_blocking(self._replay, expected)
        results, state = run_blocking(self._replay, calls)
        if failure := next((failure for _, _, failure in wanted if failure), ""):
            raise LabError(f"case {case.id}: an expected call fails: {failure}")
        faults = list(_differing(wanted, results))
        if wanted_state != state:
            faults.append(Fault("result", "", "state", wanted_state, state))
        return faults

    async def _replay(self, calls: Sequence[Function]) -> tuple[list[_Result], Any]:
        """Make calls one after another; give the results, and the state that is left."""
        held = self._make()
        manager = ToolManager(held if isinstance(held, list) else [held])
        results = []
        for call in calls:
            record = await manager.aexecute(call)
            results.append((call.name, record.output, str(record.error) if record.error else ""))
        return results, None if isinstance(held, list) else dict(vars(held))


def first_accepted(accepted: Accepted) -> Function:
    """An accepted call: the first accepted value of each argument that has to be given."""
    if len(accepted) != 1 or not all(all(each.values()) for each in accepted.values()):
        raise LabError(f"an expected call must name one function, and values of its arguments: {str(accepted)[:200]}")
    ((name, arguments),) = accepted.items()
    return Function(name, (), {each: _first(values[0]) for each, values in arguments.items() if "" not in values})


def _first(value: Any) -> Any:
    if isinstance(value, list):
        return [_first(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: each[0] if isinstance(each, list) else each for key, each in value.items() if each not in ([""], [])}


def _differing(wanted: Sequence[_Result], results: Sequence[_Result]) -> Iterator[Fault]:
    """What differs between results in any order, each wrong one beside one of the same function."""
    left, missing = list(results), []
    for each in wanted:
        if each in left:
            left.remove(each)
        else:
            missing.append(each)
    for name, value, _ in missing:
        alike = next((each for each in left if each[0] == name), None)
        if alike is None:
            yield Fault("missing call", name)
        else:
            left.remove(alike)
            yield Fault("result", name, expected=value, got=f"failed: {alike[2]}" if alike[2] else alike[1])
    yield from (Fault("extra call", name, got=f"failed: {why}" if why else value) for name, value, why in left)
