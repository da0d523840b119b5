"""Sessions: what programs of one client leave for those that follow, bounded in number, age and size."""

import ast
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lightfc.core.options import check_option, named_options
from lightfc.formats.python_trees import parse_program
from lightfc.formats.python_words import bound_names
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Session
from lightfc_sandbox.engine import held_by

_MAX_NAME_CHARS = 100
_MAX_ENDED = 1_000
_MAX_OBJECTS = 1_000_000


_FIXED = frozenset({int, float, str, bool, bytes, type(None)})
"""The types of values that no program can change."""


class SessionError(Exception):
    """A session cannot be used; the message says why, and what to do."""


@named_options
@dataclass(frozen=True, slots=True)
class Bounds:
    """How much the sessions of a `Gateway` may keep. A client is told why its session has ended.

    Attributes:
        sessions: How many there may be, at least 1; with one more, the one that was used longest ago ends.
        idle_s: How long one may go unused, in seconds above 0; one hour by default.
        size_bytes: About how much memory the variables of one may take, in bytes from 0; beyond it, the session ends.
        total_bytes: About how much those of all may take, in bytes from 0; beyond it, the session that was used longest
            ago ends.

    Raises:
        TypeError: A value is not a number.
        ValueError: A value is out of its range.

    Examples:
        >>> from lightfc.mcp import Bounds, Gateway
        >>> gateway = Gateway([], bounds=Bounds(sessions=8, idle_s=600))
        >>> gateway.sessions.bounds.sessions
        8
    """

    sessions: int = 64
    idle_s: float = 3_600.0
    size_bytes: int = 64_000_000
    total_bytes: int = 512_000_000

    def __post_init__(self) -> None:
        check_option("sessions", self.sessions, int, "a whole number", at_least=1)
        check_option("idle_s", self.idle_s, (int, float), "a number of seconds", above=0)
        check_option("size_bytes", self.size_bytes, int, "a whole number of bytes", at_least=0)
        check_option("total_bytes", self.total_bytes, int, "a whole number of bytes", at_least=0)


def _names_in(tree: ast.Module) -> tuple[set[str], set[str]]:
    """The names that a program reads, and those that it binds."""
    nodes = list(ast.walk(tree))
    names = [each for each in nodes if isinstance(each, ast.Name)]
    added = {getattr(each.target, "id", "") for each in nodes if isinstance(each, ast.AugAssign)}
    read = added.union(each.id for each in names if isinstance(each.ctx, ast.Load))
    return read, {*bound_names(nodes), *(each.id for each in names if isinstance(each.ctx, ast.Del))}


@dataclass(slots=True, eq=False)
class Stored:
    """One session."""

    name: str  # by what clients name it
    kind: str  # which tool of the server it belongs to
    tools: ToolSession
    used_s: float  # when it was used last
    busy: str = ""  # the id of the run that is at work in it
    size: int = 0  # about how many bytes its variables took then
    cut: dict[str, frozenset[str]] = field(default_factory=dict)  # by runs that were cut: the names of before them

    def check_repeated(self, run_id: str, code: str) -> None:
        """Refuse to evaluate a program anew that was cut here and reads what it may have changed before.

        Raises:
            SessionError: It does.
        """
        tree, sandbox = parse_program(code), self.tools.manager.sandbox
        before = self.cut.get(run_id, frozenset())
        if tree is None or not before or not isinstance(sandbox, Session):
            return
        read, bound = _names_in(tree)
        values = sandbox.variables
        changed = sorted(each for each in read & before if each in bound or type(values.get(each, self)) not in _FIXED)
        if changed:
            raise SessionError(
                f"run {run_id!r} was cut in the session {self.name!r}, and what it reads there may have changed since: "
                f"{', '.join(changed)}; look at what was done, and begin a new run with what is left"
            )


@dataclass(slots=True)
class SessionStore:
    bounds: Bounds = field(default_factory=Bounds)
    clock: Callable[[], float] = time.monotonic
    _sessions: "OrderedDict[str, Stored]" = field(default_factory=OrderedDict)
    _ended: "OrderedDict[str, str]" = field(default_factory=OrderedDict)

    def __len__(self) -> int:
        return len(self._sessions)

    def open(self, name: str | None, kind: str, make: Callable[[], ToolSession]) -> Stored:
        """The session of a name, or a new one; one without a name is kept only if something refers to it (`keep`)."""
        self._end_idle()
        if name is None:
            return Stored(secrets.token_hex(6), kind, make(), self.clock())
        if not name or len(name) > _MAX_NAME_CHARS or not name.isprintable():
            raise SessionError(f"the name of a session must be a string of 1 to {_MAX_NAME_CHARS} printable characters")
        found = self._sessions.get(name)
        if found is None:
            if name in self._ended:
                why = self._ended.pop(name)
                raise SessionError(f"session {name!r} has ended: {why}; its variables are gone. Start a new session")
            return Stored(name, kind, make(), self.clock())
        if found.kind != kind:
            raise SessionError(
                f"session {name!r} belongs to the tool {found.kind!r}; use it there, or another session here"
            )
        _refuse_busy(found)
        return found

    def keep(self, session: Stored) -> None:
        """Keep a session for the programs that follow, unless it holds too much."""
        session.size = _size(session.tools.held, self.bounds.size_bytes)
        if session.size > self.bounds.size_bytes:
            session.tools.drop()
            self.end(session.name, f"its variables took more than {self.bounds.size_bytes // 1_000_000:,} MB")
            raise SessionError(
                f"session {session.name!r} has ended: {self._ended[session.name]}; keep less in variables"
            )
        session.used_s = self.clock()
        self._sessions[session.name] = session
        self._sessions.move_to_end(session.name)
        while True:
            if len(self._sessions) > self.bounds.sessions:
                why = f"at most {self.bounds.sessions:,} sessions are kept"
            elif sum(each.size for each in self._sessions.values()) > self.bounds.total_bytes:
                why = f"all sessions together may keep {self.bounds.total_bytes // 1_000_000:,} MB"
            else:
                break
            oldest = next((name for name, each in self._sessions.items() if not each.busy), None)
            if oldest is None or oldest == session.name:
                break
            self.end(oldest, f"{why}, and it was used longest ago")

    def end(self, name: str, why: str) -> None:
        self._drop(name)
        self._ended[name] = why
        while len(self._ended) > _MAX_ENDED:
            self._ended.popitem(last=False)

    def forget(self, name: str) -> None:
        """End a session, which must not be at work, whose client asks for a new one of the same name."""
        if name in self._sessions:
            _refuse_busy(self._sessions[name])
        self._drop(name)
        self._ended.pop(name, None)

    def _drop(self, name: str) -> None:
        ended = self._sessions.pop(name, None)
        if ended is not None:
            ended.tools.drop()

    def _end_idle(self) -> None:
        latest = self.clock() - self.bounds.idle_s
        for name in [name for name, each in self._sessions.items() if each.used_s < latest and not each.busy]:
            self.end(name, f"it was not used for {self.bounds.idle_s:g} s")


def _refuse_busy(session: Stored) -> None:
    if session.busy:
        busy = f"session {session.name!r} is busy with run {session.busy!r}"
        raise SessionError(f"{busy}; wait until that ends, or use another session")


def _size(values: list[Any], bound: int) -> int:
    """About how many bytes values take; what is shared counts once. Ends where the bound is passed."""
    waiting = values
    seen: set[int] = set()
    total = 0
    while waiting and total <= bound:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        total += sys.getsizeof(each, 64)
        waiting += held_by(each)
        if isinstance(each, Image | Audio | Resource):
            total += len(each.data)
        if len(seen) > _MAX_OBJECTS:
            return bound + 1
    return total
