"""Tools and variables together: what a program can name, and how it is checked and executed."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from inspect import signature
from os import PathLike
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Never, NoReturn, TypeVar, get_args

from lightfc.core.decisions import Approver, Decision
from lightfc.core.definitions import CERTAINTIES, Certainty, Function, FunctionExpression
from lightfc.core.errors import JournalError
from lightfc.core.options import check_choice, check_option, refuse_unknown
from lightfc.core.records import Finished, FunctionOutput, OnError
from lightfc.engine.blocking import run_blocking
from lightfc.engine.executors import placed
from lightfc.engine.pipeline import Engine
from lightfc.engine.plan import Plan, check_calls, plan
from lightfc.engine.tool_spec import Executor
from lightfc.tools.answer_hint import hint_of
from lightfc.tools.context_map import ContextMap, check_variables, named_values
from lightfc.tools.foreign import is_source
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.written_calls import written_call
from lightfc.views.shown import ShownAsList
from lightfc_sandbox import (
    ExpressionError,
    Isolation,
    LimitExceeded,
    Limits,
    OpenType,
    Policy,
    PolicyName,
    Violation,
)
from lightfc_sandbox.engine import Interpreter

if TYPE_CHECKING:
    from lightfc.engine.events import Event, EventStream
    from lightfc.engine.journal import Journal
    from lightfc.engine.runner import Runner
    from lightfc.views.fragments import Listing

__all__ = ["ToolManager"]

Expression = str | FunctionExpression | Function
"""What can be executed: a text, what was read in an answer, or one call as data."""

Variables = Mapping[str, Any] | None


_Value = TypeVar("_Value")


class _OfEngine(Generic[_Value]):
    """An option of a manager that its engine holds."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, manager: "ToolManager", owner: type) -> _Value:
        value: _Value = getattr(manager._engine, self._name)
        return value

    def __set__(self, manager: "ToolManager", value: _Value) -> None:
        setattr(manager._engine, self._name, value)


class ToolManager(ShownAsList):
    """Executes expressions over tools and variables.

    Args:
        tools: Tools, callables to make tools of, or objects whose class has methods that are marked with `@tool`, which
            are named after the class: `camera.snap` of a `Camera`; or sources of tools, such as `lightfc.mcp.Servers`,
            of which runs of agents take over what comes later. A class is called as its constructor; the marked
            methods of what it, a tool or the context gives are called on that, `image_patch.find("x")`.
        context: What else a program can name: variables, plain functions (called on the spot, without a record) and
            classes. Variables may be changed later through `manager.context`; functions and classes are read once.
            The dataclasses, enums, named tuples and pydantic models that the tools mention can be named without being
            given here. The arguments with which a program calls one are validated as those of a tool.
        policy: How much of Python a program may use; a `Policy` or its name, such as `"programs"`.
        limits: What one run may use. `time_s` bounds the evaluation between calls; the calls' own time is not in it.
        timeout_s: How long a whole run may take, calls included, in seconds; None for no bound.
        on_error: What the failure of a call means to the calls that do not need it: `"finish"`, nothing; `"stop"`, they
            are cancelled, and nothing begins any more, even where the program would catch the failure.
        approve: Asked about the calls that need approval, with their arguments: before the run's first call about
            those whose arguments are known then, and about the others when they are reached; one batch at a time in
            each run. A function that is not async is called in a thread. Where it is None, or leaves a call out, the
            run ends with the state `"waiting"`, and `resume` continues it.
        journal: Where each call is written, so that a run survives a crash; a `Journal` or the path of its file.
        injected: Values of the parameters that the host fills, by the names that `Injected` gives them.
        log_failures: The level, such as `logging.WARNING`, at which each failed call is logged, once and with the
            traceback of what its tool raised, by the logger `lightfc.engine.execution`.
        types: What a program may do with objects of types of the host, one `OpenType` each; all else of them is opaque.
        act_on: How certain a reading has to be to be executed: a `FunctionExpression` that `PromptFormat.read` found in
            an answer. None for what is safe: `"repaired"`, and `"apart"` where all its calls are of `read_only` tools.
            A text, and an expression that the host makes itself, is always certain.
        isolation: Where programs are evaluated: `"none"`, in this process; `"process"`, in a process that the kernel
            confines; `"best"`, confined where the kernel can. Tools are called in this process in any case;
            `manager.sandbox.isolation` tells which of the first two it is.
        executor: What makes the calls of the tools that it does not refuse and that name no `executor` of their own,
            such as `Processes(2)`; or one for each of some tools, by name. None: they are made here, async ones in the
            event loop, sync ones in threads. See `lightfc.executors`.

    Raises:
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.
        JournalError: The file of the journal cannot be used.
        ToolDefinitionError: Two tools, or a tool and something of the context, have the same name; or the context holds
            a name that no program could write, a module, or an async function, which has to be a tool; or nothing is
            given for an injected parameter of a tool.
        TypeError: The policy, the limits or `timeout_s` are of a wrong type, or there is no such option.
        ValueError: `timeout_s` is not above 0.

    `execute` and its kin never raise for a fault of a program or of a tool: what happened stands in the record.

    Examples:
        >>> from lightfc import ToolManager
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> manager = ToolManager([add], {"x": 2}, timeout_s=5)
        >>> manager.execute("add(add(1, x), 4)").output
        7
        >>> manager.check("ad(1, 'two')")[0].message
        "unknown name 'ad'; did you mean 'add'?"
    """

    def __init__(
        self,
        tools: Iterable[FunctionTool | Callable[..., Any] | object] = (),
        context: Mapping[str, Any] | None = None,
        *,
        policy: Policy | PolicyName = Policy.EXPRESSIONS,
        limits: Limits | None = None,
        timeout_s: float | None = None,
        on_error: OnError = "finish",
        approve: Approver | None = None,
        journal: "Journal | str | PathLike[str] | None" = None,
        injected: Mapping[str, Any] | None = None,
        log_failures: int = logging.INFO,
        types: Iterable[OpenType] = (),
        act_on: Certainty | None = None,
        isolation: Isolation = "none",
        executor: Executor | Mapping[str, Executor] | None = None,
        **misspelt: Never,
    ) -> None:
        refuse_unknown(type(self).__name__, misspelt, _OPTIONS)
        check_choice("on_error", on_error, get_args(OnError))
        check_choice("act_on", act_on, CERTAINTIES, or_none=True)
        check_option("timeout_s", timeout_s, (int, float), "a number of seconds", above=0, or_none=True)
        if isinstance(journal, str | PathLike):
            from lightfc.engine.journal import Journal

            journal = Journal(journal)
        self.types = tuple(types)
        if isinstance(tools, Iterable) and not isinstance(tools, str | bytes | Mapping):
            tools = [*tools]
            self.sources = tuple(each for each in tools if is_source(each))
        values = named_values("injected", injected)
        made = ContextMap.of(tools, context, self.types, values, policy, limits, isolation)
        self.tools: Mapping[str, FunctionTool] = MappingProxyType(made.tools)
        self.context = made.variables
        self._shown: dict[str, str] = {}
        needs_approval = any(each.needs_approval for each in made.callables)
        self._is_managed = needs_approval or on_error == "stop" or journal is not None
        self._engine = Engine(
            made.sandbox, made.tools, made.callables, made.constants, self.types, values, timeout_s, on_error,
            log_failures, approve, journal, act_on, hint_of, executor, placed(made.callables, executor),
        )  # fmt: skip

    sources: Sequence[Any] = ()
    """Where tools come from: whatever was given that has `tools()`."""

    sandbox: _OfEngine[Interpreter] = _OfEngine()
    injected: _OfEngine[Mapping[str, Any]] = _OfEngine()
    timeout_s: _OfEngine[float | None] = _OfEngine()
    on_error: _OfEngine[OnError] = _OfEngine()
    log_failures: _OfEngine[int] = _OfEngine()
    approve: _OfEngine[Approver | None] = _OfEngine()
    journal: "_OfEngine[Journal | None]" = _OfEngine()
    act_on: _OfEngine[Certainty | None] = _OfEngine()
    executor: _OfEngine[Executor | Mapping[str, Executor] | None] = _OfEngine()
    part_of: _OfEngine[str | None] = _OfEngine()

    def __repr__(self) -> str:
        return f"ToolManager(tools={list(self.tools)}, context={list(self.context)})"

    def _listing(self) -> "Listing":
        from lightfc.tools.listings import tools_listing

        return tools_listing(f"{len(self.tools)} tools", self.tools.values())

    def __reduce__(self) -> NoReturn:
        raise TypeError("a ToolManager cannot be pickled: make one in each process, of the same tools and context")

    def __copy__(self) -> "ToolManager":
        """A manager with the same tools and options, and variables of its own."""
        made = object.__new__(type(self))
        made.__dict__.update(vars(self))
        made.context = dict(self.context)
        made._engine = replace(self._engine)
        return made

    def extended(
        self,
        tools: Iterable[FunctionTool | Callable[..., Any] | object] = (),
        context: Mapping[str, Any] | None = None,
        *,
        policy: Policy | PolicyName | None = None,
        replacing: bool = False,
    ) -> "ToolManager":
        """A manager like this one with more in it; this one is not changed.

        Args:
            tools: Tools to add.
            context: What to add to the context.
            policy: How much of Python a program may use, if that is to be different.
            replacing: Whether a tool takes the place of one of the same name, behind all others.

        Raises:
            ToolDefinitionError: As for `ToolManager`.
        """
        # Made anew and not copied, so that whatever the constructor decides by the tools is decided by all of them.
        others = {
            name: getattr(self, name) for name in _OPTIONS - {"tools", "context", "policy", "limits", "isolation"}
        }
        more = [*tools]
        names = {each.name for each in more if isinstance(each, FunctionTool)} if replacing else ()
        made = ToolManager(
            [*(each for name, each in self.tools.items() if name not in names), *more],
            {**self._engine.constants, **self.context, **(context or {})},
            policy=self.sandbox.policy if policy is None else policy,
            limits=self.sandbox.limits,
            isolation=self.sandbox.isolation,
            **others,
        )
        made.sources, made.part_of = (*self.sources, *made.sources), self.part_of
        return made

    def definitions(self, form: str = "python") -> str:
        """The prompt text that shows all tools to a model.

        Args:
            form: One of `lightfc.formats.TOOL_FORMATS`.

        Raises:
            ValueError: There is no such form.
        """
        if form not in self._shown:
            from lightfc.formats import show  # what a run does not need

            self._shown[form] = show(form, [each.definition for each in self.tools.values()])
        return self._shown[form]

    def preflight(self, expression: Expression, *, variables: Variables = None) -> Plan:
        """Everything that a program would call; nothing of it runs.

        Args:
            expression: The program, or one call as a `Function`.
            variables: As for `execute`.

        Raises:
            ExpressionError: The program is at fault, or a call in it can never be right; every problem is told.
            LimitExceeded: The program is too long or too deep.
            ToolDefinitionError: As for `execute`.
        """
        expression, given = self._read(expression, variables)
        text = expression.action if isinstance(expression, FunctionExpression) else expression
        program = self.sandbox.read(text, given)
        check_calls(program, given)
        return plan(program)

    def check(self, expression: Expression, *, variables: Variables = None) -> tuple[Violation, ...]:
        """Every problem of a program, in source order; empty where it may run. Nothing of it runs.

        The same as what `preflight` raises, as data: a program that is too long or too deep is one violation, `limit`.
        A reading that is not certain enough to be executed is one as well, `certainty`, of which `preflight` is silent.

        Args:
            expression: The program.
            variables: As for `execute`.

        Raises:
            ToolDefinitionError: As for `execute`.
        """
        try:
            self.preflight(expression, variables=variables)
        except ExpressionError as error:
            return error.violations
        except LimitExceeded as error:
            return (Violation("limit", error.message, error.span),)
        doubt = self.doubt(expression, variables=variables)
        return (Violation("certainty", doubt),) if doubt else ()

    def execute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """Check a program and execute it.

        Args:
            expression: The expression or program; or one call as a `Function`, whose arguments are passed as they are.
            variables: Variables for this program alone, beside and over those of the context.
            run_id: By what the journal names the run; made up if None.

        Raises:
            JournalError: The journal has a run of this name, or cannot note that this one begins; or there is none.
            ToolDefinitionError: A variable has the name of a tool or of a function or class of the context, or a name
                that no program could write, or is itself a function, class or module.

        A sync tool with nothing to overlap with runs in this thread; else async tools run in an event loop and sync
        ones in threads. Works inside a running event loop too, which stands still meanwhile: there, prefer `aexecute`.
        """
        if self._is_managed or run_id is not None:
            return run_blocking(self._execute_managed, expression, None, run_id, variables)
        expression, given = self._read(expression, variables)
        output, engine = FunctionOutput(None, expression), self._engine
        program = engine.check(output, given)
        if program is None:
            return output
        if engine.timeout_s is not None or engine.needs_loop(program):
            return run_blocking(engine.run, program, output, given)
        return engine.execute(program, output, given)

    def execute_many(self, expressions: Sequence[Expression], *, variables: Variables = None) -> list[FunctionOutput]:
        """Execute several programs at the same time; one record for each, in their order.

        Args:
            expressions: The programs.
            variables: As for `execute`; the same for all programs.

        Raises:
            JournalError: The journal cannot note that a program begins.
            ToolDefinitionError: As for `execute`.
            TypeError: `expressions` is one expression.
        """
        return run_blocking(partial(self.aexecute_many, variables=variables), expressions)

    async def aexecute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """As `execute`, inside a running event loop, which no sync tool blocks unless it is declared `inline`."""
        if self._is_managed or run_id is not None:
            return await self._execute_managed(expression, None, run_id, variables)
        expression, given = self._read(expression, variables)
        output = FunctionOutput(None, expression)
        program = self._engine.check(output, given)
        return output if program is None else await self._engine.run(program, output, given)

    async def _execute_managed(
        self,
        expression: Expression,
        emit: "Callable[[Event], None] | None",
        run_id: str | None,
        variables: Variables,
    ) -> FunctionOutput:
        """Execute a program in a run that is told of, approved, traced or journalled."""
        if run_id is not None and self.journal is None:
            raise JournalError("a run has an id in a journal only: ToolManager(..., journal=...)")
        expression, given = self._read(expression, variables)
        return await self._runner.execute(expression, dict(given), emit, run_id)

    def stream(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> "EventStream":
        """As `aexecute`, telling what happens while it happens.

        Returns:
            An async iterator of `Event`s, whose `output` is the record once it is at its end; closing it before cancels
            the run.
        """
        from lightfc.engine.events import EventStream

        return EventStream(lambda emit: self._execute_managed(expression, emit, run_id, variables))

    def resume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        variables: Variables = None,
    ) -> FunctionOutput:
        """Continue a run that waits for approval, or one that a crash or a cancellation has cut.

        The program is evaluated anew; calls that have finished, well or not, are not made again but taken as they were.

        Args:
            run: A record whose state is `"waiting"`, also one that was loaded from JSON, or the id of a run in the
                journal.
            decisions: What becomes of calls that wait, by the id of their request; each holds for the call that the
                request showed. A call that is left out goes on waiting, and the run goes as far as it gets without it.
                By an id without decisions, the run first tells the calls that are known to wait, and makes none.
            variables: What the run was given, if it is resumed by its id; a record knows its own, but for those that
                have no JSON form where it was loaded.

        Returns:
            The record of the whole run.

        Raises:
            JournalError: There is no such run or no journal, it is running, or its program, a tool or a variable has
                changed since it began; or the file cannot be read or written.
            TypeError: `decisions` is not a map of decisions.
            ValueError: The record does not wait, or the run has gone on from this object already, or a decision is
                about a call that does not wait or has ended; this manager has a journal and the record names no run of
                it; of a record that was loaded, something that it needs is missing or has changed, or it says something
                else than its program or journal. Only a journal keeps a record from being loaded and resumed twice.
        """
        return run_blocking(partial(self.aresume, variables=variables), run, decisions)

    async def aresume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        variables: Variables = None,
    ) -> FunctionOutput:
        """As `resume`, inside a running event loop."""
        return await self._runner.resume(run, decisions or {}, dict(self._with(variables)))

    async def again(
        self, run_id: str, expression: str | FunctionExpression, cut: Mapping[str, Finished]
    ) -> FunctionOutput | None:
        """What a run of the journal gave that has ended; it is evaluated anew, and no call is made.

        Args:
            run_id: Its name.
            expression: Its program.
            cut: Its calls that were cut when it ended, by id.

        Returns:
            Its record; None where the journal does not know what one of its calls gave.
        """
        return await self._runner.again(run_id, expression, dict(self.context), cut)

    async def aexecute_many(
        self, expressions: Sequence[Expression], *, variables: Variables = None
    ) -> list[FunctionOutput]:
        """As `execute_many`, inside a running event loop."""
        if isinstance(expressions, str):
            raise TypeError("expressions must be a list of expressions, not one of them")
        if variables is not None:
            self._with(variables)  # a mistake of the host is told once, not by each program
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self.aexecute(each, variables=variables)) for each in expressions]
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None  # as `aexecute` raises it, such as that the journal fails
        return [task.result() for task in tasks]

    def _read(self, expression: Expression, variables: Variables) -> tuple[str | FunctionExpression, Mapping[str, Any]]:
        """An expression and the variables that it can name; a call as data is written as one."""
        if isinstance(expression, Function):
            given = named_values("variables", variables)
            taken = (*self.sandbox.environment.constants, *self.context, *given)
            expression, more = written_call(expression, self.tools, taken)
            variables = {**given, **more} or None
        return expression, self.context if variables is None else self._with(variables)

    def _with(self, variables: Variables) -> Mapping[str, Any]:
        """The variables of one program: those of the context, and over them those that it is given."""
        given = named_values("variables", variables)
        check_variables(given, self.sandbox.environment.constants, self.tools)
        return {**self.context, **given}

    def doubt(self, expression: Expression, *, variables: Variables = None) -> str:
        """Why a reading is not certain enough to be executed; empty where it is.

        Args:
            expression: What was read in an answer.
            variables: As for `execute`.

        Raises:
            ToolDefinitionError: As for `execute`.
        """
        given = self.context if variables is None else self._with(variables)
        return self._engine.doubt(expression, given, None)

    def only_reads(self, text: str, names: Iterable[str] = ()) -> bool:
        """Whether a program can call nothing but tools that are `read_only`; not knowing is no.

        Args:
            text: The program.
            names: Names beside those of the context that it may use for plain values.

        Raises:
            SandboxError: The program is at fault.
        """
        return self._engine.only_reads(text, names, self.context)

    @property
    def value_types(self) -> tuple[type, ...]:
        """The classes that values may be of, where they are read from a journal."""
        return self._runner.types()

    @property
    def _runner(self) -> "Runner":
        from lightfc.engine.runner import Runner  # what a plain run does not need

        return Runner(self._engine)


_OPTIONS = frozenset(signature(ToolManager).parameters) - {"misspelt"}
