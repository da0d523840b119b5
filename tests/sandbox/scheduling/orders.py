"""Programs whose calls end in any order, beside CPython with functions that return at once.

What is compared is the value, what is printed, the failure, the variables and the effects in their order; acting calls
are made one at a time, and a call has the same path whatever ends first.
"""

import ast
import contextlib
import io
import random
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple

from lightfc_sandbox import ExpressionError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.checking.sites import Order as Declared
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.scheduling.futures import Failure, Pending
from lightfc_sandbox.values.exceptions import original

from .awaiting import awaits, execute, made


class World:
    """What tools change and see."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.stored: dict[Any, Any] = {}

    def rd(self, x: Any = 0) -> Any:
        return x * 2 + 1

    def flag(self, x: int = 0) -> bool:
        return x % 2 == 1

    def lst(self, x: int = 0) -> list[int]:
        return [x, x + 1, x + 2]

    def dct(self, x: int = 0) -> dict[str, Any]:
        return {"a": x, "b": [x]}

    def show(self, *values: Any) -> str:
        return repr(values)

    def rf(self, x: int = 0) -> int:
        if x % 3 == 1:
            raise ValueError(f"rf{x}")
        return x

    def peek(self) -> int:
        return len(self.log)

    def get(self, key: int = 0) -> int:
        found: int = self.stored.get(key, -1)
        return found

    def ud(self, x: int = 0) -> int:
        self.log.append(("ud", x))
        return x + 1

    def uf(self, x: int = 0) -> int:
        self.log.append(("uf", x))
        if x % 3 == 1:
            raise KeyError(f"uf{x}")
        return x

    def act(self, x: int = 0) -> int:
        self.log.append(("act", x))
        return len(self.log)

    def af(self, x: int = 0) -> int:
        self.log.append(("af", x))
        if x % 3 == 1:
            raise TypeError(f"af{x}")
        return x

    def put(self, key: int = 0, value: int = 0) -> int:
        self.stored[key] = value
        self.log.append(("put", key, value))
        return value

    def seq(self, x: int = 0) -> int:
        self.log.append(("seq", x))
        return len(self.log)


DECLARED: Mapping[str, Declared] = {
    "rd": "free", "flag": "free", "lst": "free", "dct": "free", "show": "free", "rf": "free", "peek": "free",
    "get": "free", "ud": "effect", "uf": "effect", "act": "turn", "af": "turn", "put": "turn", "seq": "alone",
}  # fmt: skip


@dataclass
class HeldObject:
    """An object of the host, of which programs may read the fields."""

    held: list[int]
    n: int = 0


class HeldPair(NamedTuple):
    """A named tuple of the host."""

    n: int
    held: list[int]


_SHARED = [1, 2]
CONTEXT: Mapping[str, Any] = {
    "held_list": [3, 1, 2], "held_nest": [[7, 8], [4]], "held_map": {1: 2, 0: 1}, "held_object": HeldObject([1, 2]),
    "HeldObject": HeldObject, "held_pair": HeldPair(1, [4]), "HeldPair": HeldPair,
    "held_shared": [{"l": _SHARED}], "held_other": HeldObject(_SHARED),
}  # fmt: skip
"""What the host gives beside tools: programs have copies of it."""

ACTING = frozenset({"turn", "alone"})

When = Literal["start", "end", "either"]
"""When a call takes effect, and sees what it sees."""

Order = tuple[str, int, When]
"""How calls end (`at once`, `failed at once`, `first`, `last`, `any`, `mixed`, `few`), the seed of that, when they act.

`few` is `any` where none, one or two siblings may be suspended, as the seed says, and the next have no fiber.
"""

ORDERS: Sequence[Order] = (
    ("first", 0, "end"), ("last", 0, "end"), ("last", 0, "start"), ("at once", 0, "end"), ("failed at once", 0, "end"),
    *[("any", seed, ("start", "end", "either")[seed % 3]) for seed in range(4)],
    *[("mixed", seed, ("start", "end", "either")[seed % 3]) for seed in range(3)],
    ("few", 0, "end"), ("few", 1, "either"),
)  # fmt: skip


class _Begun:
    """A call that has not ended."""

    def __init__(self, hook: "Hook", site: Any, name: str, args: Any, kwargs: Any) -> None:
        self.hook, self.site, self.name, self.args, self.kwargs = hook, site, name, args, kwargs
        self.pending = Pending()
        self.told: tuple[Any, Failure | None] | None = None

    def take_effect(self) -> None:
        try:
            self.told = getattr(self.hook.world, self.name)(*self.args, **self.kwargs), None
        except Exception as error:  # noqa: BLE001 - a tool raises what it likes
            self.told = None, Failure(error, self.site.node)

    def end(self) -> None:
        if self.told is None:
            self.take_effect()
        assert self.told is not None
        value, failure = self.told
        if failure is None:
            self.pending.settle(value)
        else:
            self.pending.fail(failure)


class Hook:
    """Begins calls, and ends them in an order."""

    run: Any = None

    def __init__(self, world: World, order: Order, rng: random.Random) -> None:
        self.world, (self.order, self.seed, self.when), self.rng = world, order, rng
        self.loop = None if self.order.endswith("at once") else self  # what calls are waited for in
        self.begun: list[_Begun] = []
        self.paths: list[tuple[Any, str, str]] = []
        self.faults: list[str] = []

    def begin(self, run: Any) -> None:
        self.run = run
        if self.order == "few":
            run.state.most_suspended = self.seed % 3

    def call(self, site: Any, path: Any, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        name = target.__name__
        self.paths.append((path, name, repr(args)))
        self._watch(name)
        at_once = self.order.endswith("at once") or (self.order == "mixed" and self.rng.random() < 0.3)
        each = _Begun(self, site, name, args, kwargs)
        if at_once or self.when == "start" or (self.when == "either" and self.rng.random() < 0.5):
            each.take_effect()
        if at_once and each.told is not None:
            value, failure = each.told
            if failure is None:
                return value
            if self.order == "failed at once":
                return Pending.failed(failure)
            raise failure.error
        self.begun.append(each)
        return each.pending

    def _watch(self, name: str) -> None:
        declared = DECLARED[name]
        beside = [each.name for each in self.begun]
        if declared in ACTING and any(DECLARED[each] in ACTING for each in beside):
            self.faults.append(f"{name} is made beside {beside}")
        if declared == "alone" and beside:
            self.faults.append(f"{name} is not made alone, but beside {beside}")

    def skip(self, site: Any, path: Any, target: Any, cause: Failure) -> Pending:
        return Pending.failed(cause)

    def end_one(self) -> None:
        last = len(self.begun) - 1
        position = 0 if self.order == "first" else last if self.order == "last" else self.rng.randrange(last + 1)
        self.begun.pop(position).end()


def _tool(name: str) -> Callable[..., Any]:
    async def tool(*args: Any, **kwargs: Any) -> Any:
        raise AssertionError("calls are made by the hook")

    tool.__name__ = name
    return tool


@cache
def _sandbox(names: frozenset[str]) -> Sandbox:
    return Sandbox(
        {name: _tool(name) for name in names} | CONTEXT,
        policy=Policy.PROGRAMS,
        limits=Limits(time_s=60),
        order_of=lambda tool: DECLARED[tool.__name__],
    )


SANDBOX = _sandbox(frozenset(DECLARED))


def _sandbox_for(texts: Sequence[str]) -> Sandbox:
    """A sandbox for texts: with their tools alone where these only read, since less is expected of a text then."""
    named = frozenset(name for name in DECLARED if name == "rd" or any(name in text for text in texts))
    return _sandbox(named) if all(DECLARED[name] == "free" for name in named) else SANDBOX


Told = tuple[str | None, str | None, str, str, str]
"""Of one text: its value, its failure, what it has printed, the variables after it, and the effects so far."""

_PLAIN = frozenset({int, float, str, bool, bytes, type(None)})


def shown(value: Any, around: tuple[int, ...] = ()) -> str:
    """A value as text; what is no data is shown by its type alone."""
    kind = type(value)
    if kind in _PLAIN:
        return repr(value)
    if id(value) in around:
        return "..."
    inside = (*around, id(value))
    if kind is dict:
        return "{" + ", ".join(f"{shown(key)}: {shown(each, inside)}" for key, each in value.items()) + "}"
    if kind in (set, frozenset):
        return f"{kind.__name__}({sorted(map(shown, value))})"
    if kind in (list, tuple):
        return f"{kind.__name__}({', '.join(shown(each, inside) for each in value)})"
    return f"<{kind.__name__}>"


def _failure(error: BaseException) -> str:
    if isinstance(error, Stop):
        return f"limit {error.limit}"
    told = str(error)
    return f"{type(error).__name__} {told}" if told.startswith(("rf", "af")) else type(error).__name__


def _variables(found: Mapping[str, Any]) -> str:
    own = found.keys() - CONTEXT.keys()
    named = {name: shown(found[name]) for name in sorted(own) if not name.startswith("_")}
    return str({name: each for name, each in named.items() if "<" not in each})


_LAST = "_last"


def python(texts: Sequence[str]) -> list[Told]:
    """What CPython makes of texts that follow one another."""
    world, told = World(), []
    tools = {name: getattr(world, name) for name in DECLARED}
    names: dict[str, Any] = {name: made(each) for name, each in tools.items()} if awaits(texts) else tools
    names |= deepcopy({name: each for name, each in CONTEXT.items() if any(name in text for text in texts)})
    for text in texts:
        compile(text, "text", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)  # it may be refused
        body = ast.parse(text).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        value = failure = None
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            try:
                if isinstance(last, ast.Expr):
                    body.append(
                        ast.fix_missing_locations(ast.Assign([ast.Name(_LAST, ast.Store())], last.value, lineno=1))
                    )
                execute(compile(ast.Module(body, []), "text", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
                if isinstance(last, ast.Expr):
                    value = shown(names.pop(_LAST))
            except Exception as error:  # noqa: BLE001 - whatever the text raises
                failure = _failure(error)
        found = {name: each for name, each in names.items() if name not in {*DECLARED, "__builtins__"}}
        variables = "" if awaits(texts) else _variables(found)
        told.append((value, failure, printed.getvalue(), variables, repr(world.log)))
    return told


def guest(
    texts: Sequence[str], order: Order, *, session: bool, programs: dict[str, Any]
) -> tuple[list[Told], list[Hook]]:
    """What the sandbox makes of them when calls end in an order, and the hooks that have made the calls.

    `programs` keeps what was read, where texts are no session.
    """
    world, rng = World(), random.Random(order[1])
    sandbox = _sandbox_for(texts)
    kept = sandbox.session() if session else None
    evaluator = kept or sandbox
    told, hooks = [], []
    for text in texts:
        hook = Hook(world, order, rng)
        hooks.append(hook)
        program = evaluator.read(text) if session or text not in programs else programs[text]
        programs[text] = program
        result = evaluator.start(program, None, hook)
        while type(result) is Pending and not result.settled:
            if not hook.begun:
                raise AssertionError("everything waits, and no call is in flight")
            hook.end_one()
        value = failure = None
        if type(result) is Pending and result.failure is not None:
            error = result.failure.error
            failure = _failure(error if isinstance(error, Stop) else original(error))
        elif isinstance(tree := program.source.tree, ast.Expression) or isinstance(tree.body[-1], ast.Expr):
            value = shown(result.value if type(result) is Pending else result)
        hook.run.end()
        variables = "" if kept is None or awaits(texts) else _variables(kept.variables)
        told.append((value, failure, "".join(hook.run.printed), variables, repr(world.log)))
    return told, hooks


_PARTS = ("value", "failure", "output", "variables", "effects")


def difference(text: str, orders: Sequence[Order] = ORDERS, *, sessions: Sequence[bool] = (False, True)) -> str | None:
    """How the sandbox differs from CPython over a text, or over texts of a session with `---` between them.

    Returns:
        What differs and in which order, or None. A text that the sandbox refuses, or CPython does, differs in nothing.
    """
    texts = text.split("\n---\n")
    try:
        wanted = python(texts)
    except SyntaxError:
        return None
    paths: dict[Any, Any] = {}
    programs: dict[str, Any] = {}
    for session in sessions if len(texts) == 1 else (True,):
        for order in orders:
            try:
                got, hooks = guest(texts, order, session=session, programs=programs)
            except (ExpressionError, LimitExceeded):
                return None
            except AssertionError as error:
                return f"{order}: {error}"
            found = _compared(wanted, got, session=session) or _watched(hooks, paths, session=session)
            if found is not None:
                return f"{order}{', in a session' if session else ''}: {found}"
    return None


def _compared(wanted: Sequence[Told], got: Sequence[Told], *, session: bool) -> str | None:
    for number, (python_told, told) in enumerate(zip(wanted, got, strict=True)):
        if told[1] is not None and told[1].startswith("Refused"):
            return None
        if python_told[1] == "RecursionError" and str(told[1]).startswith(("RecursionError", "limit")):
            return None  # how deep a recursion without an end gets, and which bound it meets, is nobody's promise
        for part, one, other in zip(_PARTS, python_told, told, strict=True):
            # What is no data, such as a function, leaves a text as nothing, and is shown in another way.
            if one != other and (session or part != "variables") and "<" not in str(one):
                return f"text {number}: {part} {other}, in Python {one}"
    return None


def _watched(hooks: Sequence[Hook], paths: dict[Any, Any], *, session: bool) -> str | None:
    for number, hook in enumerate(hooks):
        if hook.faults:
            return hook.faults[0]
        if len({path for path, _, _ in hook.paths}) < len(hook.paths):
            return f"two calls have one path: {hook.paths}"
        for path, name, args in hook.paths:
            before = paths.setdefault((session, number, path), (name, args))
            if before != (name, args):
                return f"the call at {path} is {name}{args}, and in another order {before}"
        state = hook.run.state
        if state is not None and any(not each.dead for each in state.fibers):
            return "a fiber is left"
        if state is not None and hook.loop is None and state.context is not None:
            return "a fiber where nothing waits"
    return None
