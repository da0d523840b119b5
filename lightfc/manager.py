"""Tools and variables together: what a text can name, and how it is checked and executed."""

import ast
import asyncio
import logging
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from inspect import isroutine, signature
from itertools import pairwise
from os import PathLike
from time import perf_counter
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Never, NoReturn

from lightfc.acting import checked_act_on, hint_of, only_reads, uncertain
from lightfc.approval import Approver, Decision
from lightfc.engine.tool_spec import ToolSpec, is_async
from lightfc.engine.tracing import TRACE_API, tracing
from lightfc.errors import ToolDefinitionError
from lightfc.execution import CallFailed, Execution, order_of, run_blocking
from lightfc.options import refuse_unknown
from lightfc.preflight import Plan, argument_faults, call_sites, check_calls, plan
from lightfc.schema.annotations import class_label, generic_origin
from lightfc.schema.constructors import ConstructionError, constructor_of
from lightfc.tools.function_tool import FunctionTool, tools_of
from lightfc.tools.providers import provided_classes
from lightfc.tools.written_calls import written_call
from lightfc.types import CallError, Certainty, Function, FunctionExpression, FunctionOutput, OnError
from lightfc_sandbox import (
    EvaluationError,
    ExpressionError,
    LimitExceeded,
    Limits,
    OpenType,
    Policy,
    PolicyName,
    Program,
    Sandbox,
    SandboxError,
    Violation,
)
from lightfc_sandbox.engine import Failure, Pending, check_name, rendered, translate

if TYPE_CHECKING:
    from lightfc.events import EventStream
    from lightfc.journal import Journal
    from lightfc.runs import Runs

__all__ = ["ToolManager"]

Expression = str | FunctionExpression | Function
"""What can be executed: a text, what was read in an answer, or one call as data."""

Variables = Mapping[str, Any] | None


class ToolManager:
    """Executes expressions over tools and variables.

    Args:
        tools: Tools, callables to make tools of, or objects whose class has methods that are marked with `@tool`, which
            are named after the class: `camera.snap` of a `Camera`. A class is called as its constructor; the marked
            methods of what it, a tool or the context gives are called on that, `image_patch.find("x")`.
        context: What else a text can name: variables, plain functions (called on the spot, without a record) and
            classes. Variables may be changed later through `manager.context`; functions and classes are read once.
            The dataclasses, enums, named tuples and pydantic models that the tools mention can be named without being
            given here. Where a text calls a dataclass or named tuple, its arguments are validated as those of a tool.
        policy: How much of Python a text may use; a `Policy` or its name, such as `"programs"`.
        limits: What one run may use. `time_s` bounds the evaluation between calls; the calls' own time is not in it.
        timeout_s: How long a whole run may take, calls included, in seconds; None for no bound.
        on_error: What the failure of a call means to the calls that do not need it: `"finish"`, nothing; `"stop"`, they
            are cancelled, and nothing begins any more, even where the text would catch the failure.
        approve: Asked about the calls that need approval, with their arguments: before the run's first call about
            those whose arguments are known then, and about the others when they are reached; one batch at a time in
            each run. A function that is not async is called in a thread. Where it is None, or leaves a call out, the
            run ends with the state `"waiting"`, and `resume` continues it.
        journal: Where each call is written, so that a run survives a crash; a `Journal` or the path of its file.
        injected: Values of the parameters that the host fills, by the names that `Injected` gives them.
        log_failures: The level, such as `logging.WARNING`, at which each failed call is logged, once and with the
            traceback of what its tool raised, by the logger `lightfc.execution`.
        types: What a text may do with objects of types of the host, one `OpenType` each; all else of them is opaque.
        act_on: How certain a reading has to be to be executed: a `FunctionExpression` that `PromptFormat.read` found in
            an answer. None for what is safe: `"repaired"`, and `"apart"` where all its calls are of `read_only` tools.
            A text, and an expression that the host makes itself, is always certain.

    Raises:
        JournalError: The file of the journal cannot be used.
        ToolDefinitionError: Two tools, or a tool and something of the context, have the same name; or the context holds
            a name that no text could write, a module, or an async function, which has to be a tool; or nothing is
            given for an injected parameter of a tool.
        TypeError: The policy, the limits or `timeout_s` are of a wrong type, or there is no such option.
        ValueError: `timeout_s` is not above 0.

    `execute` and its kin never raise for a fault of a text or of a tool: what happened stands in the record.
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
        **misspelt: Never,
    ) -> None:
        refuse_unknown(type(self).__name__, misspelt, _OPTIONS)
        _check_options(on_error, timeout_s)
        self.act_on = checked_act_on(act_on)
        by_name: dict[str, FunctionTool] = {}
        self.injected = _mapping("injected", injected)
        for made in _tools(tools):
            if made.name in by_name:
                raise ToolDefinitionError(f"two tools are named {made.name!r}; give one of them another name")
            by_name[made.name] = made
        self.tools: Mapping[str, FunctionTool] = MappingProxyType(by_name)
        self.on_error = on_error
        self.log_failures = log_failures
        self.approve = approve
        if isinstance(journal, str | PathLike):
            from lightfc.journal import Journal

            journal = Journal(journal)
        self.journal = journal
        given = _mapping("context", context)
        methods = provided_classes(by_name.values(), given.values())
        self.callables = {*by_name.values(), *(each for found in methods.values() for each in found.values())}
        for each in self.callables:
            _check_injected(each, self.injected)
        needs_approval = any(each.needs_approval for each in self.callables)
        self._watched = needs_approval or on_error == "stop" or self.journal is not None
        for name in given.keys() & by_name.keys():
            raise ToolDefinitionError(f"{name!r} is both a tool and a name of the context; rename one of them")
        self.types = tuple(types)
        opened = {each.cls for each in self.types if isinstance(each, OpenType)} | methods.keys()
        constants = {name: each for name, each in given.items() if callable(each) and type(each) not in opened}
        self.context: dict[str, Any] = {name: value for name, value in given.items() if name not in constants}
        self.timeout_s = timeout_s
        self._shown: dict[str, str] = {}
        self._constants = constants
        for name, value in constants.items():
            if isinstance(value, ToolSpec) or is_async(value):
                raise ToolDefinitionError(f"{name!r} of the context has to be a tool; give it in tools=[...]")
        try:
            types = _opened(self.types, methods)
            Sandbox(self.context, types=types)  # refuses what could not be named
            # Variables are given to each run, so that changes of `context` are seen.
            names = {**_mentioned_types(by_name, given), **constants, **by_name}
            self.sandbox = Sandbox(
                names, policy=policy, limits=limits, order_of=order_of, maker_of=constructor_of, types=types
            )
        except ValueError as error:
            raise ToolDefinitionError(str(error)) from None

    def __repr__(self) -> str:
        return f"ToolManager(tools={list(self.tools)}, context={list(self.context)})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a ToolManager cannot be pickled: make one in each process, of the same tools and context")

    def __copy__(self) -> "ToolManager":
        """A manager with the same tools and options, and variables of its own.

        What a manager makes of itself when it is first asked for is not shared either.
        """
        made = object.__new__(type(self))
        made.__dict__.update(
            (name, value)
            for name, value in vars(self).items()
            if not isinstance(getattr(type(self), name, None), cached_property)
        )
        made.context = dict(self.context)
        return made

    def extended(
        self,
        tools: Iterable[FunctionTool | Callable[..., Any] | object] = (),
        context: Mapping[str, Any] | None = None,
        *,
        policy: Policy | PolicyName | None = None,
    ) -> "ToolManager":
        """A manager like this one with more in it; this one is not changed.

        Args:
            tools: Tools to add.
            context: What to add to the context.
            policy: How much of Python a text may use, if that is to be different.

        Raises:
            ToolDefinitionError: As for `ToolManager`.
        """
        # Made anew and not copied, so that whatever the constructor decides by the tools is decided by all of them.
        return ToolManager(
            [*self.tools.values(), *tools],
            {**self._constants, **self.context, **(context or {})},
            policy=self.sandbox.policy if policy is None else policy,
            limits=self.sandbox.limits,
            timeout_s=self.timeout_s,
            on_error=self.on_error,
            approve=self.approve,
            journal=self.journal,
            injected=self.injected,
            log_failures=self.log_failures,
            types=self.types,
            act_on=self.act_on,
        )

    def definitions(self, form: str = "python") -> str:
        """The prompt text that shows all tools to a model.

        Args:
            form: One of `lightfc.formats.SHOWN_FORMS`.

        Raises:
            ValueError: There is no such form.
        """
        if form not in self._shown:
            from lightfc.formats import show  # what a run does not need

            self._shown[form] = show(form, [each.definition for each in self.tools.values()])
        return self._shown[form]

    def preflight(self, expression: Expression, *, variables: Variables = None) -> Plan:
        """Everything that a text would call; nothing of it runs.

        Args:
            expression: The text, or one call as a `Function`.
            variables: As for `execute`.

        Raises:
            ExpressionError: The text is at fault, or a call in it can never be right; every problem is told.
            LimitExceeded: The text is too long or too deep.
            ToolDefinitionError: As for `execute`.
        """
        expression, variables = self._read_call(expression, variables)
        given = self.context if variables is None else self._with(variables)
        program = self.sandbox.read(_text(expression), given)
        check_calls(program, given)
        return plan(program)

    def check(self, expression: Expression, *, variables: Variables = None) -> tuple[Violation, ...]:
        """Every problem of a text, in source order; empty where it may run. Nothing of it runs.

        The same as what `preflight` raises, as data: a text that is too long or too deep is one violation, `limit`.

        Args:
            expression: The text.
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
        return ()

    def execute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """Check a text and execute it.

        Args:
            expression: The text; or one call as a `Function`, whose arguments are passed as they are.
            variables: Variables for this text alone, beside and over those of the context.
            run_id: By what the journal names the run; made up if None.

        Raises:
            JournalError: The journal has a run of this name, or cannot note that this one begins; or there is none.
            ToolDefinitionError: A variable has the name of a tool or of a function or class of the context, or a name
                that no text could write, or is itself a function, class or module.

        A sync tool with nothing to overlap with runs in this thread; else async tools run in an event loop and sync
        ones in threads. Works inside a running event loop too, which stands still meanwhile: there, prefer `aexecute`.
        """
        if self._watched or run_id is not None or (TRACE_API in sys.modules and tracing() is not None):
            watched: FunctionOutput = run_blocking(self._runs.execute, expression, None, run_id, variables)
            return watched
        expression, variables = self._read_call(expression, variables)
        output = FunctionOutput(None, expression)
        given = self.context if variables is None else self._with(variables)
        program = self._checked(output, given)
        if program is None:
            return output
        if self.timeout_s is not None or self._needs_loop(program):
            finished: FunctionOutput = run_blocking(self._run_in_loop, program, output, given)
            return finished
        execution = Execution(program.source, None, 1)
        execution.log_failures = self.log_failures
        if self.injected:
            execution.injected = self.injected
        return self._finish(output, program, execution, self._start(program, execution, given))

    def execute_many(self, expressions: Sequence[Expression], *, variables: Variables = None) -> list[FunctionOutput]:
        """Execute several texts at the same time; one record for each, in their order.

        Args:
            expressions: The texts.
            variables: As for `execute`; the same for all texts.

        Raises:
            JournalError: The journal cannot note that a text begins.
            ToolDefinitionError: As for `execute`.
            TypeError: `expressions` is a text.
        """
        outputs: list[FunctionOutput] = run_blocking(self._execute_many, expressions, variables)
        return outputs

    async def aexecute(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> FunctionOutput:
        """As `execute`, inside a running event loop, which no sync tool blocks unless it is declared `inline`."""
        if self._watched or run_id is not None or (TRACE_API in sys.modules and tracing() is not None):
            return await self._runs.execute(expression, None, run_id, variables)
        expression, variables = self._read_call(expression, variables)
        output = FunctionOutput(None, expression)
        given = self.context if variables is None else self._with(variables)
        program = self._checked(output, given)
        return output if program is None else await self._run_in_loop(program, output, given)

    def stream(
        self, expression: Expression, *, variables: Variables = None, run_id: str | None = None
    ) -> "EventStream":
        """As `aexecute`, telling what happens while it happens.

        Returns:
            An async iterator of `Event`s, whose `output` is the record once it is at its end; closing it before cancels
            the run.
        """
        from lightfc.events import EventStream

        return EventStream(lambda emit: self._runs.execute(expression, emit, run_id, variables))

    def resume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        variables: Variables = None,
    ) -> FunctionOutput:
        """Continue a run that waits for approval, or one that a crash or a cancellation has cut.

        The text is evaluated anew; calls that have finished, well or not, are not made again but taken as they were.

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
            JournalError: There is no such run or no journal, it is running, or its text, a tool or a variable has
                changed since it began; or the file cannot be read or written.
            TypeError: `decisions` is not a map of decisions.
            ValueError: The record does not wait, or the run has gone on from this object already, or a decision is
                about a call that does not wait or has ended; this manager has a journal and the record names no run of
                it; of a record that was loaded, something that it needs is missing or has changed, or it says something
                else than its text or journal. Nothing but a journal keeps a record from being loaded and resumed twice.
        """
        output: FunctionOutput = run_blocking(self._runs.resume, run, decisions or {}, variables)
        return output

    async def aresume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        variables: Variables = None,
    ) -> FunctionOutput:
        """As `resume`, inside a running event loop."""
        return await self._runs.resume(run, decisions or {}, variables)

    async def aexecute_many(
        self, expressions: Sequence[Expression], *, variables: Variables = None
    ) -> list[FunctionOutput]:
        """As `execute_many`, inside a running event loop."""
        return await self._execute_many(expressions, variables)

    async def _execute_many(self, expressions: Sequence[Expression], variables: Variables) -> list[FunctionOutput]:
        if isinstance(expressions, str):
            raise TypeError("expressions must be a list of texts, not one text")
        if variables is not None:
            self._with(variables)  # a mistake of the host is told once, not by each text
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(self.aexecute(each, variables=variables)) for each in expressions]
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None  # as `aexecute` raises it, such as that the journal fails
        return [task.result() for task in tasks]

    # The way of a text: program, preflight, run, record.

    def _read_call(self, expression: Expression, variables: Variables) -> tuple[str | FunctionExpression, Variables]:
        """An expression with its variables; a call as data is written as one."""
        if not isinstance(expression, Function):
            return expression, variables
        given = _mapping("variables", variables)
        taken = (*self.sandbox.constants, *self.context, *given)
        written, more = written_call(expression, self.tools, taken)
        return written, {**given, **more} or None

    def _with(self, variables: Variables) -> Mapping[str, Any]:
        """The variables of one text: those of the context, and over them those that it is given."""
        given = _mapping("variables", variables)
        for name, value in given.items():
            if name in self.sandbox.constants:
                what = "tool" if name in self.tools else "function or class of the context"
                raise ToolDefinitionError(f"variable {name!r} has the name of a {what}; give it another one")
            if isinstance(value, ToolSpec | type | ModuleType) or isroutine(value):
                raise ToolDefinitionError(
                    f"variable {name!r} holds a {type(value).__name__}; give what a text may call to ToolManager, in "
                    "tools=[...] or context={...}"
                )
            try:
                check_name(name)
            except ValueError as error:
                raise ToolDefinitionError(str(error).removeprefix("context ")) from None
        return {**self.context, **given}

    def _checked(self, output: FunctionOutput, variables: Mapping[str, Any]) -> Program | None:
        """The program of a text, or None where its record already tells why there is none."""
        begun = perf_counter()
        try:
            program = self.sandbox.read(output.source, variables)
            sites = call_sites(program, variables)
            if len(sites) > 1 or (sites and (sites[0].repeated or program.dataflow()[1].constructs)):
                # A single call is checked when its arguments are bound, before which nothing runs either.
                check_calls(program, variables)
        except SandboxError as error:
            output.error = _error_of(error)
            if isinstance(error, ExpressionError) and error.violations[0].code == "syntax":
                output.error = replace(output.error, message=output.error.message + hint_of(output._given))
        except (TypeError, ValueError) as error:
            # No text at all, or a name in `context` that no text could write.
            output.error = CallError("expression", type(error).__name__, str(error))
        else:
            doubt = self._doubt(output._given, variables, program)
            if not doubt:
                return program
            output.error = CallError("expression", "Uncertain", doubt)
        output.state = "failed"
        output.duration_s = perf_counter() - begun
        return None

    def doubt(self, expression: Expression, *, variables: Variables = None) -> str:
        """Why a reading is not certain enough to be executed; empty where it is.

        Args:
            expression: What was read in an answer.
            variables: As for `execute`.

        Raises:
            ToolDefinitionError: As for `execute`.
        """
        given = self.context if variables is None else self._with(variables)
        return self._doubt(expression, given, None)

    def only_reads(self, text: str, names: Iterable[str] = ()) -> bool:
        """Whether a text can call nothing but tools that are `read_only`; not knowing is no.

        Args:
            text: The text.
            names: Names beside those of the context that it may use for plain values.

        Raises:
            SandboxError: The text is at fault.
        """
        program = self.sandbox.read(text, [*self.context, *names])
        return only_reads(program, self.tools, self._others, self._acting_methods, self.context)

    def _doubt(self, expression: Any, variables: Mapping[str, Any], program: Program | None) -> str:
        if not isinstance(expression, FunctionExpression) or expression.certainty == "exact":
            return ""

        def reads() -> bool:
            try:
                made = self.sandbox.read(expression.action, variables) if program is None else program
                return only_reads(made, self.tools, self._others, self._acting_methods, variables)
            except SandboxError:
                return True  # of a text that is at fault nothing runs, and the fault says more

        return uncertain(expression, self.act_on, reads)

    @property
    def _others(self) -> set[str]:
        """Names of what a text could call beside tools: functions of the context, and what earlier texts defined."""
        return {*self._constants, *getattr(self.sandbox, "defined", ())}

    @property
    def _acting_methods(self) -> set[str]:
        """Names of methods of the host's objects that may change something."""
        tools = self.callables.difference(self.tools.values())
        named = {each.name.rpartition(".")[2] for each in tools if not each.read_only}
        return named.union(*(set(each.methods).difference(_reading(each)) for each in self.types))

    def _needs_loop(self, program: Program) -> bool:
        """Whether anything in a program is async, has a bound on its time, or could overlap."""
        blocking = computed = False
        sites = program.sites
        for site in sites:
            target = site.target
            if isinstance(target, ToolSpec):
                if target.needs_loop:
                    return True
                blocking = blocking or not target.inline
            elif target is None:
                # Where the text computes what it calls, that may be any tool, and any number of calls.
                computed = True
                blocking = blocking or any(not each.inline for each in self.callables)
                if any(each.needs_loop for each in self.callables):
                    return True
        if not blocking or computed:
            return blocking
        return (len(sites) > 1 or sites[0].repeated) and program.overlaps

    def _start(self, program: Program, execution: Execution, variables: Mapping[str, Any]) -> Any:
        try:
            return self.sandbox.start(program, variables, execution)
        except SandboxError as error:
            return error
        finally:
            execution.paused()

    async def _run_in_loop(
        self, program: Program, output: FunctionOutput, variables: Mapping[str, Any]
    ) -> FunctionOutput:
        execution = Execution(program.source, asyncio.get_running_loop(), self.sandbox.limits.calls_in_flight)
        return await self._run(program, output, execution, variables)

    async def _run(
        self, program: Program, output: FunctionOutput, execution: Execution, variables: Mapping[str, Any]
    ) -> FunctionOutput:
        execution.injected = self.injected
        execution.log_failures = self.log_failures
        try:
            value = self._start(program, execution, variables)
            if type(value) is Pending and not value.settled:
                async with asyncio.timeout(self.timeout_s):
                    await execution.waited(value)
        except TimeoutError:
            value = LimitExceeded("timeout_s", self.timeout_s or 0, "calls have not finished", program.text)
        finally:
            await execution.close()
        return self._finish(output, program, execution, execution.verdict(value))

    @cached_property
    def _runs(self) -> "Runs":
        from lightfc.runs import Runs  # what a plain run does not need

        return Runs(self)

    def _finish(self, output: FunctionOutput, program: Program, execution: Execution, value: Any) -> FunctionOutput:
        """Complete the record of a text from what its evaluation gave: a value, a settled `Pending` or an error."""
        records = execution.records
        if execution.run is not None and type(program.source.tree) is ast.Module:
            output.printed = "".join(execution.run.printed)
        execution.run = None  # a run knows its execution too: in a circle, they would wait for the garbage collector
        # Most are in order already, and sorting would take a list beside so many records.
        if len(records) > 1 and any(one.place > other.place for one, other in pairwise(records)):
            records.sort(key=lambda record: record.place)
        output._calls = records
        output.duration_s = perf_counter() - execution.begun
        if type(value) is Pending:
            value = value.value if value.failure is None else self._failure(value.failure, program, records)
        if isinstance(value, _ERRORS):
            output.error = value if isinstance(value, CallError) else _error_of(value)
            output.state = "failed"
        else:
            output.output = value
            output.state = "finished"
        root = program.root_call
        if root is not None and isinstance(root.target, ToolSpec):
            # The record of a text that is one call says which, and with what arguments.
            output.name = root.target.name
            if records and records[-1].name == output.name:
                output._passed = records[-1]._passed
                output.attempts = records[-1].attempts
        return output

    def _failure(self, failure: Failure, program: Program, records: list[FunctionOutput]) -> CallError | Exception:
        if isinstance(failure.error, CallFailed):
            record = failure.error.record
            if not isinstance(program.source.tree, ast.Module):
                # In an expression nothing is caught, so the first call that failed is what is told.
                record = next((each for each in records if each.state in ("failed", "cancelled")), record)
            return record.error or CallError("tool", "CallFailed", str(failure.error))
        if isinstance(failure.error, ConstructionError):
            return _construction_error(failure.error, failure.node, program)
        return translate(failure, program.source, self.sandbox.limits)


def _reading(opened: OpenType) -> Collection[str]:
    return () if isinstance(opened.read_only, bool) else opened.read_only


def _tools(tools: Any) -> Iterator[FunctionTool]:
    """The tools that are given, if that is a way to give them."""
    if isinstance(tools, str | bytes | Mapping) or not isinstance(tools, Iterable):
        what = "a dict; give its values" if isinstance(tools, Mapping) else type(tools).__name__
        raise ToolDefinitionError(f"tools must be a list of functions, as in ToolManager([search]), not {what}")
    for each in tools:
        yield from tools_of(each)


def _opened(types: Sequence[OpenType], methods: Mapping[type, Mapping[str, ToolSpec]]) -> list[OpenType]:
    """What the host has opened, and with it the marked methods of classes."""
    given = {each.cls: each for each in types if isinstance(each, OpenType) and each.cls in methods}
    rest = [each for each in types if not isinstance(each, OpenType) or each.cls not in methods]
    return [*rest, *((given.get(cls) or OpenType(cls)).with_calls(found) for cls, found in methods.items())]


def _mapping(what: str, given: Any) -> dict[str, Any]:
    """Names and values as they are given, if that is what is given."""
    if given is not None and not isinstance(given, Mapping):
        raise ToolDefinitionError(f"{what} must be a dict of names and values, not {type(given).__name__}")
    return dict(given or {})


_OPTIONS = frozenset(signature(ToolManager).parameters) - {"misspelt"}


def _check_options(on_error: Any, timeout_s: Any) -> None:
    if on_error not in ("finish", "stop"):
        raise ValueError(f"on_error must be 'finish' or 'stop', not {on_error!r}")
    if timeout_s is None:
        return
    if isinstance(timeout_s, bool) or not isinstance(timeout_s, int | float):
        raise TypeError(f"timeout_s must be a number of seconds, not {type(timeout_s).__name__}")
    if not timeout_s > 0:
        raise ValueError(f"timeout_s must be a positive number of seconds, not {timeout_s!r}")


def _check_injected(tool: ToolSpec, values: Mapping[str, Any]) -> None:
    """Refuse a tool one of whose injected parameters nobody fills."""
    for parameter in tool.signature.injected:
        if not parameter.is_filled({**values, **tool.injected}):
            raise ToolDefinitionError(
                f"{tool.name}: parameter {parameter.name!r} is injected, and no value is given for it; "
                f"give one with ToolManager(..., injected={{{parameter.source!r}: ...}})"
            )


_ERRORS = (CallError, SandboxError)


def _text(expression: str | FunctionExpression) -> str:
    return expression.action if isinstance(expression, FunctionExpression) else expression


def _error_of(error: Exception) -> CallError:
    match error:
        case ExpressionError():
            wrong = all(violation.code == "wrong-argument" for violation in error.violations)
            span = error.violations[0].span
            details = tuple(violation.to_dict() for violation in error.violations)
            return CallError("argument" if wrong else "expression", "ExpressionError", str(error), span, details)
        case LimitExceeded():
            return CallError("limit", "LimitExceeded", str(error), error.span, (error.to_dict(),))
        case EvaluationError():
            return CallError("evaluation", error.exc_type, str(error), error.span, (error.to_dict(),))
    return CallError("evaluation", type(error).__name__, str(error))


def _construction_error(error: ConstructionError, node: Any, program: Program) -> CallError:
    """What is told of a constructor that a text gave what does not fit."""
    if program.source.place(node) is None:
        return CallError("argument", "ArgumentError", str(error), None, tuple(error.problems))
    faults = argument_faults(program.source, node, error.tool, error.signature, error.problems)
    message = rendered(faults, program.text)
    return CallError("argument", "ArgumentError", message, faults[0].span, tuple(error.problems))


def _mentioned_types(tools: Mapping[str, ToolSpec], given: Mapping[str, Any]) -> dict[str, type]:
    """The types that tools mention, by name."""
    found: dict[str, type] = {}
    for each in tools.values():
        for cls in each.signature.mentioned_types:
            name = class_label(cls)
            if name in given or name in tools or name.startswith("_"):
                continue
            other = found.setdefault(name, cls)
            if other is cls:
                continue
            generic = generic_origin(cls)
            if generic is not None and generic is generic_origin(other):
                found[name] = generic
            elif generic is None or generic is not other:
                raise ToolDefinitionError(
                    f"{each.name} and another tool mention two different types named {name!r}; "
                    "say which a text shall mean with context={...}"
                )
    return found
