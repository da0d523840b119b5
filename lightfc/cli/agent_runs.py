"""The run of an agent on the command line: shown while it goes on, asked about at the terminal, and how it ended."""

import copy
import shutil
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Literal, cast

import click

from lightfc.agents import Agent, AgentEvent, AgentRun
from lightfc.agents.run import AgentError, AgentWaitingError
from lightfc.cli.command_options import telling_options
from lightfc.cli.io import (
    approve_all as everything,
    fail,
    print_json,
    print_piece,
    prints_aside,
    resume_as_decided,
    run,
)
from lightfc.cli.tables import LiveView
from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.errors import LightfcError
from lightfc.engine.approval_messages import waiting_error
from lightfc.engine.journal import Journal
from lightfc.tools.loading import load_named


class Shown:
    """Shows a run, and keeps what there is of it, whatever it ends with."""

    def __init__(self, as_json: bool) -> None:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        self._view = None if as_json else LiveView(print_piece, width)
        self.run: AgentRun | None = None

    def __call__(self, event: AgentEvent) -> None:
        self.run = event.run
        if self._view is not None:
            self._view(event)

    def end_line(self) -> None:
        """End a line that is still open, before something else is written."""
        if self._view is not None:
            self._view.end_line()


def to_its_end(
    go: Callable[[Shown], Coroutine[Any, Any, LightfcError | None]], as_json: bool, transcript: str | None, hint: str
) -> None:
    """Let an agent go, show its run live, and end the command; `hint` says what to do about calls that wait."""
    shown = Shown(as_json)
    if transcript is not None:
        _write(transcript, "", "a")  # whether this can be done is to be known now, not after the run
    try:
        with prints_aside(as_json):
            error = run(go, shown)
    finally:
        if transcript is not None and shown.run is not None:
            _write(transcript, shown.run.to_json())
    message = str(error)
    if isinstance(error, AgentWaitingError):
        message = f"{waiting_error(error.run.waiting)}\n{hint}"
    if as_json:
        known = shown.run or (error.run if isinstance(error, AgentError) else None)
        told = {"type": type(error).__name__, "message": message} if error else None
        print_json({**(known.to_dict() if known else {"answer": None}), "error": told})
    if error is not None:
        if as_json:
            raise click.exceptions.Exit(1)
        fail(message)


async def run_to_end(
    agent: Agent[Any], going: Awaitable[AgentRun], shown: Shown, *, asks: bool = True
) -> LightfcError | None:
    """Why a run has no answer, once it ends or waits for what nobody at the terminal has decided."""

    async def error_of(going: Awaitable[AgentRun]) -> LightfcError | None:
        try:
            await going
        except LightfcError as error:
            return error
        finally:
            shown.end_line()
        return None

    def waiting(error: LightfcError | None) -> tuple[ApprovalRequest, ...]:
        return error.run.waiting if asks and isinstance(error, AgentWaitingError) else ()

    def resume(error: Any, decisions: Mapping[str, Decision]) -> Awaitable[LightfcError | None]:
        return error_of(agent.aresume(error.run, decisions, on_event=shown))

    return await resume_as_decided(await error_of(going), waiting, resume)


def resume_agent_run(
    run_id: str, journal: str, named: str, approve: bool, approve_all: bool, as_json: bool, hint: str
) -> None:
    """Continue the run of an agent that a Python file or module holds."""
    with prints_aside(as_json), telling_options("--agent"):
        loaded = load_named(named, "agent", Agent)
    agent = cast(Agent[Any], copy.copy(loaded))
    agent.manager = copy.copy(agent.manager)
    with telling_options():
        agent.manager.journal = Journal(journal)
    if approve_all:
        agent.manager.approve = everything

    async def go(shown: Shown) -> LightfcError | None:
        return await run_to_end(agent, agent.aresume(run_id, on_event=shown), shown, asks=approve)

    to_its_end(go, as_json, None, hint)


def _write(path: str, text: str, mode: Literal["w", "a"] = "w") -> None:
    try:
        with open(path, mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}", param_hint="--transcript") from None
