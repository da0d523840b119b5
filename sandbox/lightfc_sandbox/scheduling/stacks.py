"""Stacks: where functions of the text go on that call one another deeper than one stack of Python allows.

Python allows a stack some 1,000 calls inside one another, those of the host included, and a call of a function of the
text takes seven of them, or more, as its tree is deep. So every so many calls (`Run.levels`) the next is made on a
stack of its own, a greenlet. One begins as deep as what begins it: all are begun by the *starter*, which is begun where
the first is needed.

A `Run` knows at which depth the stack at hand is used up (`most_depth`). Whoever changes the stack sets it for the one
that he goes to, and sets it back: fibers and generators have begun where some levels were left (`levels`). What is
evaluated plainly beside calls takes less of a stack than what is not, and goes deeper on it (`evaluation.plainly`).

Python keeps the variables of calls in chunks of 16 kB. A call that begins a chunk asks the system for it, and gives it
back when it ends. Where a function calls itself to and fro over such an edge, that takes longer than all else. So what
calls others begins in a chunk in which all of them have room (`in_one_chunk`).
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import cache
from types import CodeType
from typing import TYPE_CHECKING, Any

from greenlet import GreenletExit, getcurrent, greenlet

if TYPE_CHECKING:
    from lightfc_sandbox.budget.account import Run


_CHUNK_WORDS = 33_000  # as many as ask for a chunk of 512 kB, of which half is left for what is called


def in_one_chunk(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose calls of others, and theirs, all stand in one chunk of the stack of Python."""
    function.__code__ = _larger(function.__code__)
    return function


@cache
def _larger(code: CodeType) -> CodeType:
    return code.replace(co_stacksize=_CHUNK_WORDS)


class Stacks:
    """The stacks of a run beside those that it has begun on; an end ends them all."""

    def __init__(self) -> None:
        self.idle: list[greenlet] = []
        self.all: set[greenlet] = set()
        self.held: list[Generator[Any, None, Any]] = []
        self.starter: greenlet | None = None
        self.thread = get_ident()

    def begin(self, work: Callable[[Any], Any]) -> greenlet:
        """A greenlet on a stack of which nothing is used; it does its work when it is switched to again."""
        made = greenlet(lambda: work(getcurrent().parent.switch()))
        me = made.parent = getcurrent()
        made.gr_context = me.gr_context
        if self.starter is None:
            self.starter = greenlet(_start)
            self.all.add(self.starter)
        self.starter.switch(made)
        return made

    def call(self, run: Run, body: Callable[[Any], Any], frame: Any) -> Any:
        """What a function gives in a frame, evaluated on a stack of its own."""
        if self.idle:
            made = self.idle.pop()
            made.parent = getcurrent()
        else:
            run.charge_bytes(run.stack_bytes)
            made = self.begin(self._serve)
            self.all.add(made)
        value, error = made.switch((body, frame))
        if error is None:
            return value
        try:
            raise error
        finally:
            del error  # its traceback knows this frame

    @in_one_chunk
    def _serve(self, job: Any) -> None:
        """Make one call after the other: what each gives, or its failure."""
        me = getcurrent()
        while True:
            body, frame = job
            told: Any = None, None
            try:
                told = body(frame), None
            except GreenletExit:
                raise
            except BaseException as error:  # noqa: BLE001 - raised where the call was made
                told = None, error
            del body, frame, job
            self.idle.append(me)
            job = me.parent.switch(told)

    def hold(self, made: Generator[Any, None, Any]) -> None:
        """Hold a generator that goes on here: CPython frees those that wait for one another by recursion in C."""
        self.held.append(made)

    def end(self) -> None:
        """End them, with what is suspended on them, and one by one the generators that are held."""
        me = getcurrent()
        for each in [*self.all]:
            if each and each is not me and self.thread == get_ident():
                each.parent = me
                each.throw(GreenletExit)
        for generator in self.held:
            with suppress(ValueError):  # it is being asked for an item, where a run is ended from inside
                generator.close()
        self.held.clear()
        self.all.clear()
        self.idle.clear()


def _start(told: greenlet) -> None:
    while True:
        told = told.switch()


def stacks_of(run: Run) -> Stacks:
    """The further stacks of a run."""
    stacks: Stacks = run.stacks or Stacks()
    run.stacks = stacks
    return stacks
