"""Tools and variables together: what a program can name, and how it is checked and executed."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from inspect import signature
from os import PathLike
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Never, NoReturn

from lightfc.core.decisions import Approver, Decision
from lightfc.core.definitions import Certainty, Function, FunctionExpression
from lightfc.core.options import check_list, refuse_unknown
from lightfc.core.records import FunctionOutput, OnError
from lightfc.engine.blocking import run_blocking
from lightfc.engine.executor import assign
from lightfc.engine.pipeline import Engine
from lightfc.engine.plan import Plan, check_calls, plan
from lightfc.engine.tool_spec import Executor
from lightfc.tools.context_map import ContextMap, check_variables, named_values
from lightfc.tools.engine_options import check_options, journal_of, of_engine
from lightfc.tools.function_tool import FunctionTool, tools_listing
from lightfc.tools.written_calls import written_call
from lightfc.views.display import Listing, ShownAsList
from lightfc_sandbox import ExpressionError, Isolation, LimitExceeded, Limits, OpenType, Policy, PolicyName, Violation
from lightfc_sandbox.engine import Interpreter

if TYPE_CHECKING:
    from lightfc.engine.events import EventStream, OnEvent
    from lightfc.engine.journal import Journal
    from lightfc.engine.lifecycle import Runner

Expression = str | FunctionExpression | Function
"""What can be executed: a text, what was read in an answer, or one call as data."""

Variables = Mapping[str, Any] | None


class ToolManager(ShownAsList):
    """Checks expressions and executes them over tools and variables, with a record of every call.

    `execute`, `aexecute`, `execute_many`, `stream` and `resume` do not raise for a fault of a program or of a tool: the
    record says what happened.

    Args:
        tools: A list of what programs may call. Each is one of: a `FunctionTool`; a function or other callable, of
            which a tool is made; a class, which is called as its constructor; an object whose class has methods marked
            with `@tool`, offered as `camera.snap` for a `Camera`; a source of tools, such as `lightfc.mcp.Servers`.
            Where a tool or the context gives an object with marked methods, programs may call these on it:
            `image_patch.find("x")`.
        context: What else programs may name: variables, plain functions and classes; nothing by default. Plain
            functions are called at once, without a record, and must not be async. Variables may be changed later, in
            `manager.context`; functions and classes are read once. Dataclasses, enums, named tuples and pydantic models
            in the signatures of tools need not be given. When a program calls a class, its arguments are validated as
            those of a tool.
        policy: How much of Python a program may use; a `Policy` or its name. The default, expressions, is enough for
            calls, arithmetic and comprehensions; statements need `"programs"`.
        limits: What one run may use; None for `Limits()`. Here `time_s` bounds evaluation only: the time of calls does
            not count.
        timeout_s: How long a whole run may take, in seconds above 0, calls included. None, the default, for no bound,
            since a call of a tool may take as long as it needs; its own `timeout_s` bounds it.
        on_error: What becomes of the other calls when one fails. `"finish"`, the default: calls that do not need its
            value are made all the same. `"stop"`: calls in flight are cancelled and none starts any more, even if the
            program would catch the failure.
        approve: A function that decides about calls that need approval. It gets a list of `ApprovalRequest`s and gives
            a dict of decisions by id. Before the first call it gets all requests whose arguments are known by then.
            Later it gets the others as they are reached, one batch at a time. It may be async; if not, it is called in
            a thread. If it leaves a call out, or is None, the default, the run ends in the state `"waiting"`, and
            `resume` continues it.
        journal: Where each call is written, so that a run survives a crash: a `Journal` or the path of its file. None,
            the default, writes nothing.
        injected: Values for parameters that the host fills, by parameter, or by the name given to `Injected`.
        log_failures: The level at which each failed call is logged, once, with the traceback of what its tool raised,
            by the logger `lightfc.engine.execution`. The default is `logging.INFO`, which Python's logging does not
            show unless it is set up to: the record has the same, and models often correct a call that failed.
        types: What programs may do with objects of the host's own classes, one `OpenType` for each class. Objects of
            other classes can only be passed on.
        act_on: How certain a reading must be to be executed. A reading is a `FunctionExpression` that
            `PromptFormat.read` made of an answer. None, the default, asks for `"repaired"`, or for `"apart"` if the
            expression calls only `read_only` tools: words beside a call may take it back. A string, or an expression
            that the host made, is always certain enough.
        isolation: Where programs are evaluated. `"none"`, the default: in this process, which is fastest. `"process"`:
            in a process that the kernel confines. `"best"`: confined if the kernel can do it. Tools are called in this
            process in any case. `manager.sandbox.isolation` tells which of the first two holds.
        executor: What makes the calls, such as `Processes(2)`, or a dict of executors by tool name. A tool's own
            `executor` comes first, and an executor may refuse a tool. All other calls are made in this process: async
            tools in the event loop, sync ones in threads. None, the default, is this process for all.

    Attributes:
        tools: The tools by name, in the order in which they came; it cannot be changed.
        sources: What gave tools that may change, such as `lightfc.mcp.Servers`.
        types: The `OpenType` objects that were given.
        context: The variables by name. Programs that follow may name what is put into it.
        sandbox: What checks and evaluates programs, with the policy, limits and isolation.
        timeout_s, on_error, approve, journal, injected, log_failures, act_on, executor: The options of these names.

    Raises:
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.
        JournalError: The file of the journal cannot be used.
        ToolDefinitionError: Something cannot become a tool. Two tools, or a tool and a name of the context, have the
            same name. A name of the context could not be written by a program, or is that of a module. The context, or
            `calls` of an `OpenType`, has a function that must be a tool: it is async, or marked with `@tool`. An
            injected parameter of a tool has no value. `executor` is not an executor, or names a tool that does not
            exist.
        TypeError: An option has a wrong type, or there is no such option.
        ValueError: `timeout_s` is not above 0, or `on_error`, `act_on` or `isolation` is not one of its choices.

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
        refuse_unknown(type(self).__name__, misspelt, _OPTIONS, {"limits": Limits})
        check_options(timeout_s, on_error, log_failures, approve, act_on, isolation)
        check_list("types", types, "OpenType(...)")
        self.types = tuple(types)
        values = named_values("injected", injected)
        made = ContextMap.of(tools, context, self.types, values, policy, limits, isolation)
        self.tools: Mapping[str, FunctionTool] = MappingProxyType(made.tools)
        self.sources: Sequence[Any] = made.sources
        self.context = made.variables
        self._is_managed = (
            on_error == "stop" or journal is not None or any(each.may_need_approval for each in made.callables)
        )
        self._engine = Engine(
            made.sandbox, made.tools, made.callables, made.constants, self.types, values, timeout_s, on_error,
            log_failures, approve, journal_of(journal), act_on, executor, assign(made.callables, executor),
        )  # fmt: skip

    sandbox: Interpreter = of_engine("sandbox")
    injected: Mapping[str, Any] = of_engine("injected")
    timeout_s: float | None = of_engine("timeout_s")
    on_error: OnError = of_engine("on_error")
    log_failures: int = of_engine("log_failures")
    approve: Approver | None = of_engine("approve")
    journal: "Journal | None" = of_engine("journal")
    act_on: Certainty | None = of_engine("act_on")
    executor: Executor | Mapping[str, Executor] | None = of_engine("executor")
    part_of: str | None = of_engine("part_of")

    def __repr__(self) -> str:
        return f"ToolManager(tools={list(self.tools)}, context={list(self.context)})"

    def _listing(self) -> Listing:
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
        """Make a manager like this one with more tools or variables; this one does not change.

        Args:
            tools: Tools to add, as for `ToolManager`.
            context: What to add to the context. A name that is there already gets the new value.
            policy: How much of Python a program may use; None for what this manager has.
            replacing: Whether a `FunctionTool` replaces one of the same name. If False, the default, that is an error.
                One that replaces another stands after all tools that were there.

        Raises:
            ToolDefinitionError: As for `ToolManager`, such as two tools of one name.
        """
        # Made anew and not copied, so that whatever the constructor decides by the tools is decided by all of them.
        kept = {name: getattr(self, name) for name in _OPTIONS - {"tools", "context", "policy", "limits", "isolation"}}
        more = [*tools]
        names = {each.name for each in more if isinstance(each, FunctionTool)} if replacing else ()
        made = ToolManager(
            [*(each for name, each in self.tools.items() if name not in names), *more],
            {**self._engine.constants, **self.context, **(context or {})},
            policy=self.sandbox.policy if policy is None else policy,
            limits=self.sandbox.limits,
            isolation=self.sandbox.isolation,
            **kept,
        )
        made.sources, made.part_of = [*self.sources, *made.sources], self.part_of
        return made

    def definitions(self, form: str = "python") -> str:
        """Render the definitions of all tools for a prompt.

        Args:
            form: The name of the tool format, one of `lightfc.formats.TOOL_FORMATS`; `"python"` by default.

        Returns:
            The text; `""` if there are no tools.

        Raises:
            ValueError: There is no such tool format.
        """
        from lightfc.formats import show  # what a run does not need

        return show(form, [each.definition for each in self.tools.values()])

    def preflight(self, expression: Expression, *, variables: Variables = None) -> Plan:
        """Check a program and list its calls, without running any of it; arguments are as for `execute`.

        Raises:
            ExpressionError: The program breaks a rule of the language or its policy, or a call in it can never be
                right. The error lists every problem.
            LimitExceeded: The program is too long or too deep.
            ToolDefinitionError: As for `execute`.
        """
        expression, given = self._read(expression, variables)
        text = expression.action if isinstance(expression, FunctionExpression) else expression
        program = self.sandbox.read(text, given)
        check_calls(program, given)
        return plan(program)

    def check(self, expression: Expression, *, variables: Variables = None) -> tuple[Violation, ...]:
        """List every problem of a program, without running any of it; arguments are as for `execute`.

        These are the problems that `preflight` raises, as data. A program that is too long or too deep has one
        violation, `limit`. A reading that is not certain enough to be executed has one, `certainty`.

        Returns:
            The violations in the order of the source; empty if the program may run.

        Raises:
            ToolDefinitionError: As for `execute`.
        """
        try:
            self.preflight(expression, variables=variables)
        except ExpressionError as error:
            return error.violations
        except LimitExceeded as error:
            return (Violation("limit", error.message, error.span),)
        doubt = self._doubt(expression, variables=variables)
        return (Violation("certainty", doubt),) if doubt else ()

    def execute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """Check a program and execute it.

        A sync tool that can overlap with nothing runs in this thread. Otherwise async tools run in an event loop and
        sync ones in threads. Inside a running event loop this works too but blocks the loop: use `aexecute` there.

        Args:
            expression: The expression or program; or what `PromptFormat.read` gives; or one call as a `Function`.
            variables: Variables for this program only. They take precedence over those of the context.
            run_id: The id of the run in the journal; None makes one up.

        Returns:
            The record of the program, also if the program is wrong or fails: see `FunctionOutput.state` and `error`.

        Raises:
            JournalError: The journal has a run with this id already, or cannot be written; or `run_id` is given
                without a journal.
            ToolDefinitionError: A variable has the name of a tool, function or class of the context, or a name that no
                program could write; or its value is a function, class or module.
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
        """Execute several programs at the same time.

        Args:
            expressions: A list of programs, each as for `execute`.
            variables: As for `execute`, for each of the programs.

        Returns:
            One record for each program, in their order.

        Raises:
            JournalError: The journal cannot be written.
            ToolDefinitionError: As for `execute`.
            TypeError: `expressions` is not a list.
        """
        return run_blocking(partial(self.aexecute_many, variables=variables), expressions)

    async def aexecute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """Check a program and execute it, inside a running event loop; arguments and errors are as for `execute`.

        Sync tools run in threads, so they do not block the loop, unless they are declared `inline`.
        """
        if self._is_managed or run_id is not None:
            return await self._execute_managed(expression, None, run_id, variables)
        expression, given = self._read(expression, variables)
        output = FunctionOutput(None, expression)
        program = self._engine.check(output, given)
        return output if program is None else await self._engine.run(program, output, given)

    async def _execute_managed(
        self, expression: Expression, emit: "OnEvent | None", run_id: str | None, variables: Variables
    ) -> FunctionOutput:
        """Execute a program in a run that is told of, approved, traced or journalled."""
        expression, given = self._read(expression, variables)
        return await self._runner.execute(expression, dict(given), emit, run_id)

    def stream(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> "EventStream":
        """Execute a program and give its events while it runs; arguments are as for `execute`.

        Returns:
            An async iterator of `Event`s. At its end, its `output` is the record of the program. The run starts with
            the first event that is asked for; closing the iterator before its end cancels the run.
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
        """Continue a run that waits for approval, or one that a crash or a cancellation cut off.

        The program is evaluated again from its start. Calls that have ended, with a value or an error, are not made
        again: their records are used. Only a journal prevents that a record is loaded and resumed twice.

        Args:
            run: A record whose state is `"waiting"`, which may have been loaded from JSON; or the id of a run in the
                journal.
            decisions: `Approve()`, `ApproveAll()`, `Deny(…)` or `Edit(…)` by the id of the request. A decision holds
                for the call that the request showed. A call without one goes on waiting, and the run continues as far
                as it can without it. If a run is resumed by its id without decisions, and calls are known to wait, it
                makes no calls and gives their requests.
            variables: The variables that the run was given, if it is resumed by its id. A record has its own, except
                for values without a JSON form after loading.

        Returns:
            The record of the whole run.

        Raises:
            JournalError: There is no journal or no such run; another thread or process has it; its program, a tool or
                a variable has changed since it began; or the journal cannot be read or written.
            TypeError: `decisions` is not a dict of decisions.
            ValueError: The record does not wait, or was resumed already. A decision is about a call that does not wait,
                or an `Edit` does not fit the tool: then nothing is decided, and the run can be resumed once more.
                The manager has a journal, and the record is not of a run in it. Or a loaded record lacks something that
                the run needs, or contradicts its program or journal.
        """
        return run_blocking(partial(self.aresume, variables=variables), run, decisions)

    async def aresume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        variables: Variables = None,
    ) -> FunctionOutput:
        """Continue a run inside a running event loop; arguments, result and errors are as for `resume`."""
        return await self._runner.resume(run, decisions or {}, dict(self._with(variables)))

    def _resuming(self, run: FunctionOutput | str, decisions: Mapping[str, Decision]) -> "EventStream":
        """Continue a run and give its events, as `stream` does; what has been made before is told as ended."""
        from lightfc.engine.events import EventStream

        return EventStream(lambda emit: self._runner.resume(run, decisions, dict(self.context), emit))

    async def _again(
        self, run_id: str, expression: str | FunctionExpression, cut: Mapping[str, FunctionOutput]
    ) -> FunctionOutput | None:
        """The record of a run that has ended, from the journal; None if it lacks a result. No call is made."""
        return await self._runner.reevaluate(run_id, expression, dict(self.context), cut)

    async def aexecute_many(
        self, expressions: Sequence[Expression], *, variables: Variables = None
    ) -> list[FunctionOutput]:
        """Execute several programs inside a running event loop; arguments and errors are as for `execute_many`."""
        check_list("expressions", expressions, "expressions", "for a single one, use execute")
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
        if variables is None:
            return self.context
        given = named_values("variables", variables)
        check_variables(given, self.sandbox.environment.constants, self.tools)
        return {**self.context, **given}

    def _doubt(self, expression: Expression, *, variables: Variables = None) -> str:
        """Why a reading is not certain enough to be executed, by `act_on`; else empty."""
        return self._engine.doubt(expression, self._with(variables), None)

    def only_reads(self, text: str, names: Iterable[str] = ()) -> bool:
        """Tell whether a program can call only tools that are declared `read_only=True`.

        Args:
            text: The program.
            names: More names that it may use, for plain values.

        Returns:
            True if it is certain; False if not, or if it cannot be known.

        Raises:
            SandboxError: The program breaks a rule of the language, or is too large.
        """
        return self._engine.only_reads(text, names, self.context)

    @property
    def value_types(self) -> tuple[type, ...]:
        """The classes of values that a journal may load: those in the signatures of tools and in the context."""
        return self._runner.types()

    @property
    def _runner(self) -> "Runner":
        from lightfc.engine.lifecycle import Runner  # what a plain run does not need

        return Runner(self._engine)


_OPTIONS = frozenset(signature(ToolManager).parameters) - {"misspelt"}
