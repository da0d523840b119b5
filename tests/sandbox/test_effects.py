"""What builtins, methods and functions of modules declare to do is watched while they do it.

Each is called with every kind of argument, alone and in pairs, and what it changed, called, went through and looked at
is compared with what it declares. A declaration may tell more than what happens, never less.
"""

import copy
import itertools
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from lightfc_sandbox import EvaluationError, Policy, Sandbox
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.effects import (
    CALLBACK,
    DRAWS,
    FIRST,
    MAKES,
    PURE,
    R_LIST,
    R_MAP,
    R_OTHER,
    READS,
    UNKNOWN,
    W_LIST,
    W_MAP,
    W_OTHER,
    WRITES,
)
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_FUNCTIONS
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.output import PRINT
from lightfc_sandbox.stdlib.registry import FACADES, facade_names, load_all
from lightfc_sandbox.values.kinds import ATOMS, Builtin, Default, DefaultDict, Method, TextGenerator
from lightfc_sandbox.values.type_tables import ATTRIBUTES
from tests.support.tables import in_one_test

from .driving import HUGE, OWNERS as TEXTS_OF_OWNERS, parameters

Entry = Builtin | Method


def _entries() -> dict[str, tuple[Entry, type | None]]:
    load_all()
    found: dict[str, tuple[Entry, type | None]] = {
        name: (each, None) for name, each in {**BUILTINS, **EXCEPTIONS}.items()
    }
    found["print"] = PRINT, None
    for root in sorted(FACADES.keys() - {"numpy"}):
        for name, each in facade_names(root).items():
            if isinstance(each, Builtin):
                found[f"{root}.{name}"] = each, None
    for table in (ATTRIBUTES, CHANGING):
        for cls, attributes in table.items():
            for name, entry in attributes.items():
                if isinstance(entry, Method):
                    found[f"{cls.__module__}.{cls.__name__}.{name}"] = entry, cls
    return found


ENTRIES = _entries()

WORST = {f"heapq.{name}" for name in ("heappush", "heappop", "heapify", "heapreplace", "heappushpop")} | {
    *(f"bisect.{name}" for name in ("insort", "insort_left", "insort_right")), "operator.setitem", "operator.delitem",
}  # fmt: skip
"""What may do anything: it changes a list, and a comparison may be a function of the text."""


def test_each_entry_is_declared_and_few_are_taken_for_the_worst() -> None:
    assert {name for name, (entry, _) in ENTRIES.items() if entry.effects & ~FIRST == UNKNOWN} == WORST


def test_what_declares_nothing_is_taken_for_the_worst() -> None:
    assert Builtin("new", lambda run: None, cost=FREE).effects == UNKNOWN
    assert Method(lambda run, owner: None, cost=FREE).effects == UNKNOWN


def test_functions_that_change_a_list_are_known_by_their_names_before_their_module_is_loaded() -> None:
    changing = {name.rpartition(".")[2] for name, (entry, cls) in ENTRIES.items() if entry.effects & W_LIST and not cls}
    assert changing - BUILTINS.keys() == CHANGING_FUNCTIONS


class Watch:
    """Arguments that are made anew for each call, and what has happened to them since."""

    def __init__(self) -> None:
        self.drawn = 0
        self.called = 0

    def items(self, values: Any) -> Iterator[Any]:
        for each in values:
            self.drawn += 1
            yield each

    def call(self, run: Run, /, *args: Any, **kwargs: Any) -> Any:
        self.called += 1
        return args[0] if args else 1


MAKERS: dict[str, Callable[[Watch], Any]] = {
    "list": lambda watch: [3, 1, 2], "texts": lambda watch: ["b", "a"], "rows": lambda watch: [[1, 2], [3, 4]],
    "pairs": lambda watch: [("a", 1), ("b", 2)], "empty": lambda watch: [],
    "dict": lambda watch: {"a": 1, "b": 2}, "numbers": lambda watch: {1: 5, 2: 7},
    "counter": lambda watch: Counter("aab"), "ordered": lambda watch: OrderedDict(a=1, b=2),
    "default": lambda watch: DefaultDict(Default(list), {"a": [1]}),
    "set": lambda watch: {1, 2, 3}, "deque": lambda watch: deque([1, 2, 3]),
    "byte array": lambda watch: bytearray(b"ab"), "array": lambda watch: np.arange(3.0),
    "generator": lambda watch: TextGenerator(watch.items([1, 2, 3])),
    "names": lambda watch: TextGenerator(watch.items(["a", "b"])),
    "function": lambda watch: Builtin("watched", watch.call, cost=FREE),
    "int": lambda watch: 1, "two": lambda watch: 2, "none": lambda watch: None, "float": lambda watch: 1.5,
    "a": lambda watch: "a", "text": lambda watch: "{0[zz]} a-b {x}", "key": lambda watch: "missing",
    "bytes": lambda watch: b"ab", "tuple": lambda watch: (1, 2), "pattern": lambda watch: "(a)|b",
}  # fmt: skip

OWNERS: dict[str, Callable[[], Any]] = {
    "builtins.list": lambda: [3, 1, 2], "builtins.dict": lambda: {"a": 1, "b": 2}, "builtins.set": lambda: {1, 2, 3},
    "collections.Counter": lambda: Counter("aab"), "collections.OrderedDict": lambda: OrderedDict(a=1, b=2),
    "collections.defaultdict": lambda: DefaultDict(Default(list), {"a": [1]}),
    "collections.deque": lambda: deque([1, 2, 3]), "numpy.ndarray": lambda: np.arange(4.0).reshape(2, 2),
    "builtins.str": lambda: "a {0[zz]} {x}", "builtins.bytes": lambda: b"ab", "builtins.tuple": lambda: (1, 2),
    "builtins.range": lambda: range(3), "builtins.frozenset": lambda: frozenset({1, 2}), "builtins.int": lambda: 5,
    "builtins.float": lambda: 1.5, "builtins.bytearray": lambda: bytearray(b"cab"),
}  # fmt: skip

PROGRAMS = Sandbox(
    dict.fromkeys(HUGE, "ab") | {"precise": Decimal("1.5")}, policy=Policy.PROGRAMS, limits=Limits(time_s=300)
)

WRITTEN = {list: W_LIST, dict: W_MAP, Counter: W_MAP, OrderedDict: W_MAP, DefaultDict: W_MAP}


def _new_run() -> Run:
    kind = Run.kind(Limits(steps=5_000, sequence_items=2_000), {}, lambda run, fn, args, kwargs: None, {})
    run = kind()
    run.__dict__.setdefault("adopted", {})
    return run


def _state(value: Any, given: Any = None) -> Any:
    """What can be seen of a value, all the way down; where it holds what was given, that it does."""
    if value is given and given is not None:
        return "given"
    if isinstance(value, dict):
        return [(key, _state(item, given)) for key, item in value.items()]
    if isinstance(value, list | deque | tuple):
        return [_state(item, given) for item in value]
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, set):
        return sorted(map(repr, value))
    return repr(value) if type(value) in ATOMS or type(value) is bytearray else type(value).__name__


LAZY = TextGenerator | map | zip | filter | reversed


def _result(value: Any, args: list[Any]) -> Any:
    """The value, gone through where it is lazy and was not given."""
    own = isinstance(value, LAZY) and not any(value is each for each in args)
    return list(itertools.islice(value, 20)) if own else value


ELSEWHERE = 1 << 30
"""A bit of what was seen: something else than the first argument was changed."""

CACHES = {"types", "re", "decimal", "tasks"}
"""What a run keeps only to have it again, or makes when it is first looked at; what numbers tasks, which they use."""


def _observed(
    entry: Entry, owner: Callable[[], Any] | None, makers: list[Callable[[Watch], Any]], named: dict[str, Any]
) -> int:
    """The bits of what a call was seen to do."""
    run, watch = _new_run(), Watch()
    args = ([] if owner is None else [owner()]) + [make(watch) for make in makers]
    kwargs = {name: make(watch) for name, make in named.items()}
    given = [*args, *kwargs.values()]
    before = [_state(each) for each in given]
    try:
        made = _result(entry.fn(run, *args, **kwargs), given)
    except Exception:  # noqa: BLE001 - whatever it refuses, it may have done something before
        made = None
    seen = 0
    for place, (each, old) in enumerate(zip(given, before, strict=True)):
        if _state(each) != old:
            seen |= WRITTEN.get(type(each), W_OTHER) | (ELSEWHERE if place else 0)
    if watch.drawn:
        seen |= DRAWS
    if watch.called:
        seen |= CALLBACK
    if any(value for key, value in run.kept.items() if key not in CACHES) or run.slept:
        seen |= W_OTHER | ELSEWHERE
    if isinstance(made, list | dict | set | deque | bytearray) and any(made is each for each in given):
        seen |= MAKES  # which it must not declare
    return seen


STATEFUL = [
    "list", "rows", "dict", "counter", "default", "set", "deque", "byte array", "array", "generator", "names",
    "function",
]  # fmt: skip
BESIDE = ["list", "dict", "generator", "function", "int", "none", "a", "text"]


PAIRS = sorted({*itertools.product(STATEFUL, BESIDE), *itertools.product(BESIDE, STATEFUL)})
MANY = [[], *([name] for name in MAKERS), *map(list, PAIRS), *(["two", name, "function"] for name in STATEFUL)]
NAMED = [[], ["a"], ["list"], ["a", "a"]]
"""The arguments before one that is given by its name."""


def _cases(name: str) -> Iterator[tuple[list[str], dict[str, str]]]:
    entry, cls = ENTRIES[name]
    for names in MANY:
        yield names, {}
    if cls is None and isinstance(entry, Builtin):
        for parameter, beside, value in itertools.product(
            parameters(name, entry), NAMED, ("function", "generator", "list")
        ):
            yield beside, {parameter: value}


def _more_than_declared(name: str) -> Iterator[str]:
    entry, cls = ENTRIES[name]
    owner = None if cls is None else OWNERS[f"{cls.__module__}.{cls.__name__}"]
    # What draws from an iterator changes it, which is one of the other things.
    allowed = entry.effects | (DRAWS if entry.effects & W_OTHER else 0) | (0 if entry.effects & FIRST else ELSEWHERE)
    for names, named in _cases(name):
        seen = _observed(
            entry, owner, [MAKERS[each] for each in names], {key: MAKERS[value] for key, value in named.items()}
        )
        if seen & ~allowed & ~MAKES or seen & allowed & MAKES:
            yield f"{name}({names}, {named}): seen {seen:b}, declared {entry.effects:b}"


DRIVEN = [name for name, (_, cls) in ENTRIES.items() if cls is None or f"{cls.__module__}.{cls.__name__}" in OWNERS]
"""Functions, and the methods of the types that can be made here."""


@pytest.mark.parametrize("part", range(8))
def test_a_call_does_no_more_than_what_is_declared(part: int) -> None:
    more = [told for name in DRIVEN[part::8] for told in _more_than_declared(name)]
    assert not more, "\n".join(more[:20])


MODULES = f"import {', '.join(sorted(FACADES.keys() - {'numpy'}))}\n"
OBSERVED = """\
def told(look, o):
    try: return repr(look(o))
    except BaseException as error: return repr(error)
def seen(change):
    found = []
    for look in [{looks}]:
        o = {owner}
        told(change, o)
        found.append(told(look, o))
    return found
before, again = seen(len), seen(len)
[name for name, change in {changes} if any(x == y != z for x, y, z in zip(before, again, seen(change)))]
"""
"""The names of the calls after which a new object tells of itself what it does not tell when it is made."""

OBSERVABLE = {
    cls.__qualname__: cls
    for cls in ATTRIBUTES
    if cls.__qualname__ in TEXTS_OF_OWNERS and f"{cls.__module__}.{cls.__name__}" not in OWNERS
}
"""Types that are not watched above, whose objects a program can make."""


def _changes_unsaid(cls: type) -> list[str]:
    table = ATTRIBUTES[cls]
    calls = {name: f"o.{name}()" if type(entry) is Method else f"o.{name}" for name, entry in table.items()}
    quiet = [name for name, entry in table.items() if type(entry) is Method and not entry.effects & WRITES]
    changes = [f"({name!r}, lambda o: o.{name}({given}))" for name in quiet for given in ("", "1", "'a'", "None")]
    looks = ", ".join(f"lambda o: {each}" for each in ("next(o)", *calls.values()))
    owners = [each for each in TEXTS_OF_OWNERS[cls.__qualname__] if _is_made(each)]
    assert owners, "no text makes one"
    texts = [OBSERVED.format(looks=looks, owner=owner, changes=f"[{', '.join(changes)}]") for owner in owners]
    return [name for text in texts for name in PROGRAMS.run(MODULES + text)]


def _is_made(owner: str) -> bool:
    try:
        PROGRAMS.run(f"{MODULES}o = {owner}")
    except EvaluationError:  # of values as large as in `driving`
        return False
    return True


@in_one_test("name", OBSERVABLE)
def test_a_method_that_changes_what_its_owner_tells_declares_that(name: str) -> None:
    assert not _changes_unsaid(OBSERVABLE[name])


CHANGED: dict[str, tuple[Any, Any, int]] = {
    "list": ([3, 1, 2], [9, 8], R_LIST), "dict": ({"a": 1}, {"b": 2, "c": 3}, R_MAP),
    "set": ({1, 2}, {5, 6, 7}, R_OTHER), "deque": (deque([1, 2]), deque([7, 8, 9]), R_OTHER),
    "byte array": (bytearray(b"a1"), bytearray(b"987"), R_OTHER),
    "counter": (Counter("a"), Counter("bbc"), R_MAP),
    "array": (np.arange(3.0), np.arange(4.0) + 5, R_OTHER),
}  # fmt: skip


def _looks_unsaid(name: str) -> bool:
    entry, _ = ENTRIES[name]
    for (first, second, bit), more in itertools.product(CHANGED.values(), ((), (1,), (1, 2))):
        told = []
        for value in (first, second):
            try:
                told.append(_state(_result(entry.fn(_new_run(), value, *more), [value]), value))
            except Exception as error:  # noqa: BLE001 - that it refuses one and not the other tells as well
                told.append(type(error).__name__)
        if told[0] != told[1] and not entry.effects & bit:
            return True
    return False


def test_what_looks_into_a_container_says_so() -> None:
    functions = [name for name in DRIVEN if ENTRIES[name][1] is None and name != "next"]
    assert not [name for name in functions if _looks_unsaid(name)]


def with_effects(entry: Any, effects: int) -> Any:
    """What the table holds, with other effects."""
    made = copy.copy(entry)
    made.effects = effects
    return made


def test_the_watch_sees_what_is_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = {
        "builtins.list.append": PURE, "sum": READS, "map": READS | DRAWS, "random.random": PURE,
        "builtins.dict.setdefault": READS, "operator.getitem": READS | DRAWS | CALLBACK,
        "heapq.nlargest": READS | DRAWS, "sorted": READS | DRAWS, "textwrap.indent": PURE,
        "random.shuffle": READS | WRITES | DRAWS | FIRST,
    }  # fmt: skip
    for name, effects in declared.items():
        entry, cls = ENTRIES[name]
        monkeypatch.setitem(ENTRIES, name, (with_effects(entry, effects), cls))
        assert any(_more_than_declared(name)), name
    monkeypatch.setitem(ENTRIES, "len", (with_effects(ENTRIES["len"][0], PURE), None))
    assert _looks_unsaid("len")


@pytest.mark.parametrize(
    "name",
    ["StringIO.readline", "Random.random", "TextGenerator.send", "CaughtError.add_note", "RandomState.rand"],
)  # fmt: skip
def test_a_change_that_is_not_declared_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, _, method = name.partition(".")
    table = ATTRIBUTES[OBSERVABLE[kind]]
    monkeypatch.setitem(ATTRIBUTES, OBSERVABLE[kind], {**table, method: with_effects(table[method], READS)})
    assert method in _changes_unsaid(OBSERVABLE[kind])
