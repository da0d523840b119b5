"""What calls change in place: noted in the journal when they end, and put back where a run is taken up again.

The value of a call is stored once, as it was when the call ended. A list, or an object with fields, goes on living: a
later call may change it. Such a call is not made again, so what it has changed is stored with it. The objects that the
program hands to a call hold one another; each is stored by itself and names the others by their numbers, so that an
object which two of them hold, or two variables, is one and the same again.

Calls that overlap may change the same object. What ended last counts then, and the arguments of a call that began
before another one ended cannot be compared with what that one left.
"""

import dataclasses
import json
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from lightfc.core.codecs import BY_TYPE
from lightfc.core.deserialization import loads_part
from lightfc.core.errors import ExportError
from lightfc.core.loaded import loaded
from lightfc.core.serialization import dumps_parts, fields_of
from lightfc.engine.call_arguments import attributes_of
from lightfc_sandbox.engine import message_of

_MAPPINGS = frozenset(kind for kind in BY_TYPE if issubclass(kind, dict))
_SEQUENCES = (list, deque)
_NO_PARTS = (set, bytearray)
_FIXED = frozenset({int, float, bool, str, bytes, complex, type(None)})


class Held:
    """All objects that some values hold and that may be changed, each once, and what they hold now."""

    def __init__(self, values: Iterable[Any], types: Iterable[type]) -> None:
        self._types = types
        self.objects = objects_in(values)
        self._before = [*map(_contents, self.objects)]

    def changes(self, output: Any) -> dict[str, Any]:
        """What has been changed since, by number, and which of the objects the `output` of a call is.

        Raises:
            ExportError: It has no JSON form.
        """
        pairs = zip(self.objects, self._before, strict=True)
        changed = [number for number, (each, before) in enumerate(pairs) if not _are_same(before, _contents(each))]
        if not changed:
            return {}
        written = dumps_parts(self.objects, changed, self._types)
        states = {number: text for number, text in written.items() if text is not None}
        if any(self._has_form(type(self.objects[number])) for number in written.keys() - states.keys()):
            raise ExportError("what a call has put into its arguments has no JSON form")
        given = [number for number, each in enumerate(self.objects) if each is output]
        return {"of": len(self.objects), "states": states, "output": given[0] if given else None} if states else {}

    def _has_form(self, kind: type) -> bool:
        return kind is list or kind in BY_TYPE or kind in self._types


def _contents(value: Any) -> list[Any]:
    """What an object holds, to be compared by identity: a value that stands for it where it is no container."""
    kind = type(value)
    if kind is bytearray:
        return [bytes(value)]
    if kind is loaded("numpy", "ndarray"):
        return [value.copy()]
    return [*value] if kind is set else _items(_look_into(value)[1])


def _items(parts: Iterable[Any]) -> list[Any]:
    try:
        return [*parts]
    except RuntimeError:  # a call that overlaps changes it in this moment
        return []


def _are_same(before: list[Any], now: list[Any]) -> bool:
    return len(before) == len(now) and all(map(_is_same, before, now))


def _is_same(before: Any, now: Any) -> bool:
    if type(before) is loaded("numpy", "ndarray") and before is not now and type(now) is type(before):
        return bool(before.shape == now.shape and before.tobytes() == now.tobytes())
    return before is now or (type(before) is bytes is type(now) and before == now)


def objects_in(values: Iterable[Any]) -> list[Any]:
    """All objects that values hold, each once, but for those that cannot be changed; no code of theirs is called."""
    found: list[Any] = []
    seen: dict[int, Any] = {}  # which keeps alive what it tells by identity
    todo = [*values][::-1]
    while todo:
        value = todo.pop()
        if type(value) in _FIXED or id(value) in seen:
            continue
        seen[id(value)] = value
        may_change, parts = _look_into(value)
        if may_change:
            found.append(value)
        todo.extend(_items(parts)[::-1])
    return found


def _look_into(value: Any) -> tuple[bool, Iterable[Any]]:
    """Whether a value may be changed, and what it holds."""
    kind = type(value)
    if kind in _MAPPINGS:
        return True, chain.from_iterable(value.items())
    if kind in _SEQUENCES:
        return True, value
    if kind in _NO_PARTS or kind is loaded("numpy", "ndarray"):
        return True, ()  # members of sets have no order by which they could be told apart
    if kind in BY_TYPE or isinstance(value, loaded("numpy", "generic")):
        return False, value if kind is tuple else ()
    try:
        made = fields_of(value)
    except Exception:  # noqa: BLE001 - a field may raise anything where it is read
        made = None
    if type(made) is dict:
        return True, attributes_of(value).values()
    return made is None, made if type(made) is list else ()


@dataclass(slots=True)
class Changed:
    """What the calls of one run have changed, by the ids of the calls.

    Attributes:
        count: How many calls have changed something, in whatever process.
        noted: What each call is noted to have changed, and how many had done so when it began and when it ended.
    """

    types: Iterable[type]
    count: int = 0
    noted: dict[str, dict[str, Any]] = field(default_factory=dict)
    _held: dict[str, Held] = field(default_factory=dict)
    _put_back: dict[int, tuple[Any, int]] = field(default_factory=dict)

    def read(self, call_id: str, text: str | None) -> None:
        if text is not None:
            self.noted[call_id] = noted = json.loads(text)
            self.count = max(self.count, noted.get("until", noted["since"]))

    def begin(self, call_id: str, values: Iterable[Any] | None) -> str | None:
        """Look at what a call is about to be made with, unless it only reads; gives what is noted of it."""
        self.noted[call_id] = {"since": self.count}
        if values is not None:
            self._held[call_id] = Held(values, self.types)
        return json.dumps(self.noted[call_id]) if self.count else None

    def end(self, call_id: str, output: Any) -> str | None:
        """What is noted of a call at its end, if it has changed something; raises what `changes` does."""
        held = self._held.pop(call_id, None)
        changed = None if held is None or not held.objects else held.changes(output)
        if not changed:
            return None
        self.count += 1
        self.noted[call_id] |= {"until": self.count, **changed}
        return json.dumps(self.noted[call_id])

    def put_back(self, call_id: str, values: Iterable[Any], output: Any) -> Any:
        """Change what a call has changed that is not made again; gives its value, which may be one of the objects.

        Raises:
            ExportError: The objects are not those of before.
        """
        noted = self.noted.get(call_id, {})
        if "states" not in noted:
            return output
        objects = objects_in(values)
        if len(objects) != noted["of"]:
            raise ExportError("its arguments hold other objects than before")
        made = {int(n): loads_part(text, objects, self.types) for n, text in noted["states"].items()}
        for number, state in made.items():
            known, until = objects[number], noted["until"]
            if self._put_back.get(id(known), (None, 0))[1] < until:
                _become(known, state)
                self._put_back[id(known)] = known, until
        return output if noted["output"] is None else objects[noted["output"]]

    def is_overtaken(self, call_id: str, values: Iterable[Any]) -> bool:
        """Whether the arguments of a call may be others than when it began: another one has changed them since."""
        if not self._put_back:
            return False
        since = self.noted.get(call_id, {}).get("since", 0)
        return any(self._put_back.get(id(each), (None, 0))[1] > since for each in objects_in(values))


def _become(known: Any, state: Any) -> None:
    """Let an object be what another one of its type is."""
    kind = type(known)
    if kind is not type(state):
        raise ExportError(f"a {kind.__name__} cannot become a {type(state).__name__}")
    try:
        if kind in _MAPPINGS:
            known.clear()
            for key, value in state.items():
                known[key] = value
        elif kind in (set, deque, list, bytearray):
            known.clear()
            (known.update if kind is set else known.extend)(state)
        elif issubclass(kind, loaded("pydantic.main", "BaseModel")):
            loaded("pydantic.main", "BaseModel").__setstate__(known, state.__getstate__())
        elif dataclasses.is_dataclass(kind):
            for each in dataclasses.fields(kind):
                object.__setattr__(known, each.name, getattr(state, each.name))
        else:
            known[...] = state  # an array
    except Exception as error:
        raise ExportError(f"a {kind.__name__} cannot be given its state: {message_of(error)}") from error
