"""What one run of a text may use, and the account that it is charged to."""

from collections import deque
from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from functools import cached_property
from time import perf_counter
from types import MappingProxyType
from typing import Any, TypeVar

from lightfc_sandbox.budget.costs import FUTURE_BYTES, STACK_BYTES, STACK_TREE_LEVELS
from lightfc_sandbox.budget.counters import LARGE_BYTES, MOST, TICK, Account
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.errors import Foreign, Stop

_NOTHING: Any = object()

T = TypeVar("T")


class made(cached_property[T]):  # noqa: N801 - as what it is made of
    """What a run has that is made when it is first asked for.

    A `cached_property` puts it into the `__dict__`, and from then on CPython finds no attribute as quickly as before.
    """

    def __get__(self, run: Any, owner: Any = None) -> Any:
        made = self.func(run)
        setattr(run, self.attrname or "", made)
        return made


class Run(Account):
    """The state of one run: its variables, and what it has used so far.

    A `Sandbox` and a `Program` hold none of this, so both serve many runs at once. What is the same for all runs of a
    sandbox stands on a subclass made for it (`Run.kind`), so that beginning a run costs no more than one empty object.

    """

    limits: Limits
    variables: Mapping[str, Any]
    call_out: Callable[..., Any]
    called_back: Callable[..., Any]
    each: Callable[..., Any]
    hook: Any = None
    place: Any = tuple
    copies = False
    alone = False
    busy = False
    value: Any = None
    printed_chars = 0
    host_types: Mapping[type, Any]
    named_types: Mapping[type, Any] = MappingProxyType({})
    host_attributes: Mapping[type, Any]
    opened: Mapping[type, Any]
    constructs = False
    holds = False  # something that has to be ended
    tells = False  # generators to end that nothing holds any more
    is_over = False  # its text is at its end, and only what is left of it is put in order
    text = 0
    surprising = False  # what functions of earlier texts call may have come to call functions of the host
    unnamed = 0  # bits of what calls functions that it does not name: those of classes and dicts of later texts
    stacks: Any = None
    value_aside: Any = None  # what was said before that
    aside: Any = None  # what orders calls, while what can make none is evaluated as if there was nothing to order
    levels = STACK_TREE_LEVELS
    stack_bytes = STACK_BYTES
    spent_s = 0.0
    futures = 0
    since: float | None = None
    adopted: dict[int, tuple[Any, ...]] | None = None
    host_keys = False  # there are types of the host whose keys compare themselves, with whatever has their hash
    special = False  # there are classes of the text with methods that are called without being named
    assigned: Set[str] | None = None  # the attributes of objects that may be assigned; None for any
    stops = False  # functions of the text may raise StopIteration, which ends what calls them back
    finished: Any = _NOTHING
    restarted = False
    heard: Callable[[str], None] | None = None
    when_waiting: Callable[[Callable[[], None]], None] | None = None

    @classmethod
    def kind(
        cls,
        limits: Limits,
        variables: Mapping[str, Any],
        call_out: Callable[..., Any],
        host_types: Mapping[type, Any],
        host_attributes: Mapping[type, Any] = MappingProxyType({}),
        opened: Mapping[type, Any] = MappingProxyType({}),
    ) -> "type[Run]":
        """The class of the runs of one sandbox.

        Args:
            call_out: What calls a function of the host for a builtin: `call_out(run, function, args, kwargs)`.
            host_types: The registered types, each with the fields of it that are parts of its objects.
            host_attributes: The types of the host, each with all attributes and methods that a text may use.
            opened: The types that the host has opened, each with what it has listed.
        """
        steps_left = min(TICK, limits.steps + 1)
        counts = limits.memory_bytes, limits.calls, limits.sequence_items, min(limits.recursion, STACK_TREE_LEVELS)
        brief_chars = min(LARGE_BYTES, limits.string_chars + 1)
        shared = {
            "limits": limits, "variables": variables, "call_out": staticmethod(call_out), "host_types": host_types,
            "host_attributes": host_attributes, "opened": opened,
            "first": (steps_left, *(min(each, MOST) for each in counts), brief_chars),
        }  # fmt: skip
        return type("Run", (cls,), shared)

    @made
    def generators(self) -> list[Any]:
        """The generators that have begun, each of which can be ended: `end()`."""
        self.holds = True
        return []

    @made
    def unheld(self) -> list[Any]:
        """The generators that wait at a `yield` and that nothing holds any more, until each is told to end."""
        self.holds = self.tells = True
        return []

    @made
    def kept(self) -> dict[str, Any]:
        """What facades keep for the run, or for the session that it belongs to: generators and compiled patterns."""
        self.holds = True
        return {}

    @made
    def left(self) -> deque[BaseException]:
        """The exceptions whose `except` blocks were left, the latest last."""
        self.holds = True
        return deque()

    @made
    def handling(self) -> list[BaseException]:
        """The exceptions whose `except` blocks are running, the innermost last."""
        self.holds = True
        return []

    @made
    def printed(self) -> list[str]:
        """What the text has printed."""
        return []

    def end(self) -> None:
        """End what is left of the run: nothing of its text runs any more."""
        state = self.state
        if state is not None:
            if state.on_end is not None:
                state.on_end()
            state.ended = True
        if self.holds:
            self.__dict__.pop("unheld", None)
            for each in self.__dict__.pop("generators", ()):
                each.end()
        if state is not None:
            state.kill()
            self.state = None  # it knows the run, and would wait with it for the garbage collector
        if self.stacks is not None:
            self.stacks.end()
            self.stacks = None
        # So does what a run needs only as long as its text is evaluated.
        self.value, self.finished, self.watch = None, _NOTHING, None
        if self.holds:
            for name in ("handling", "left"):
                self.__dict__.pop(name, None)
            if "kept" in self.__dict__:
                self.kept.pop("caught", None)

    def may_assign(self, name: str) -> bool:
        """Whether an attribute of that name may be assigned to an object that has been made."""
        return self.assigned is None or name in self.assigned

    def say(self, text: str) -> None:
        """Print: where calls overlap, at the place that is evaluated. Whoever has `heard` it hears it now."""
        if self.heard is not None:
            self.heard(text)
        state = self.state or self.aside
        if state is None:
            self.printed.append(text)
        else:
            state.output = state.output or []
            state.output.append((state.here.stamp(), text))

    def before_host(self) -> None:
        """Note that a function of the host is about to be called, which cannot be undone.

        Raises:
            Foreign: The text has to be begun anew with copies before that, lest it needs them later.
        """
        if self.owned is not None:
            raise Foreign

    def restart(self) -> None:
        """Begin the account anew, the time left out: what a text has done so far is undone, and it runs again."""
        for name in _OWN:
            with suppress(AttributeError):
                delattr(self, name)  # and not by `__dict__`: see `made`
        if (state := self.state or self.aside) is not None:
            state.output = ()
        self.refill()
        self.restarted = True
        self.own()

    def own(self) -> None:
        """Make its own what a run that takes long is often asked for: of its class that takes ten times as long."""
        self.limits, self.adopted, self.state, self.busy = self.limits, self.adopted, self.state, self.busy

    def resume(self, now: float = 0.0) -> bool:
        """Begin or continue to count the time of the evaluation, for an engine that leaves out that of its calls.

        Args:
            now: What `perf_counter` has told, where the engine has just asked it.

        Returns:
            Whether it was not counted before: whoever gets True calls `pause` where the evaluation waits again.
        """
        if self.since is not None:
            return False
        self.since = now or perf_counter()
        self.deadline = self.since + self.limits.time_s - self.spent_s
        if self.deadline < self.since:
            self._hasten()
        return True

    def _hasten(self) -> None:
        """Have the next step look at the clock: many stretches may each take no more steps than nobody does so for."""
        self.granted -= self.steps_left - 1
        self.steps_left = 1

    def leave_out(self, since: float, until: float) -> None:
        """Leave a stretch out of the time, if that is counted: a call was made in it."""
        if self.since is not None:
            self.spent_s += since - self.since
            self.since = until
            self.deadline += until - since
            if self.deadline < until:
                self._hasten()

    def pause(self, now: float = 0.0) -> bool:
        """Stop counting the time: a call is made or waited for.

        Args:
            now: As for `resume`.

        Returns:
            Whether it was counted: whoever gets True calls `resume` where the evaluation goes on.
        """
        if self.since is None:
            return False
        self.spent_s += (now or perf_counter()) - self.since
        self.since = None
        return True

    def hold_future(self) -> None:
        """Note one more operation that waits for calls; its memory is that of the run as long as it waits."""
        self.futures += 1
        if not self.may_take(self.futures * FUTURE_BYTES):
            raise Stop(
                "memory_bytes", self.limits.memory_bytes, f"more than {self.futures - 1:,} operations wait for calls"
            )

    def check_depth(self, depth: int, what: str = "containers nested deeper") -> None:
        """Refuse what stands so deep in other values: they are gone through by recursion, by CPython in C."""
        if depth > self.limits.container_depth:
            raise Stop("container_depth", self.limits.container_depth, what)

    def before_object(self, opened: Any = None) -> None:
        """Wait, before an object of the host is looked at, for the calls above that may change it.

        Of an `opened` one methods may do so, which parts of the text call that may wait still.
        """
        state = self.state
        if state is not None and (state.effects or (opened is not None and state.suspended)):
            state.wait_for_effects(opened)

    def charge_time(self, seconds: float) -> None:
        """Charge time that a text says it waits; nobody does, and its clocks go on by as much."""
        self.slept += seconds
        if self.slept > self.limits.time_s:
            raise Stop("time_s", self.limits.time_s, "the program sleeps too long")
        self.charge_steps(1)

    @property
    def steps_taken(self) -> int:
        """How many steps it has taken, those included that are not settled yet."""
        return self.steps + self.granted - self.steps_left

    def allow(self, levels: int) -> int:
        """Go to a stack on which as many calls may be made inside one another; gives `most_depth`, to set it back."""
        before, self.most_depth = self.most_depth, min(self.depth + levels, self.limits.recursion)
        return before


_OWN = ("finished", "handling", "kept", "printed", "printed_chars", "slept", "value")
"""What a run has of its own once it has begun, its account, its time and its adopted values left out."""
