"""What a manager and its managed runs both use: how a text becomes a program, its calls are made, its record is ended.

A text goes one way: it is read and checked whole (`check`), evaluated while an executor makes its calls (`run`, or
`execute` on the spot), and its record is completed (`finish`). A program is checked once, before the first of its
calls; one of a single call is checked when the arguments of the call are bound, before which nothing runs either.

How certain a reading has to be follows from what its calls may change. What a model unmistakably said may do all that
its tools do. What stands apart from other words may only read. What is only mentioned does nothing. A host that wants
it otherwise says how certain a reading has to be, with `act_on`.
"""

import ast
import asyncio
import logging
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lightfc.core.decisions import Approver
from lightfc.core.definitions import Certainty, FunctionExpression, in_short, is_at_least, problem_of, where_found
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput, OnError
from lightfc.engine.call_records import CallFailed
from lightfc.engine.execution import Execution
from lightfc.engine.plan import argument_error, call_sites, check_sites
from lightfc.engine.tool_spec import Executor, ToolSpec
from lightfc.engine.tracing import TRACE_API, trace_refusal
from lightfc.schema.constructors import ConstructionError
from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, OpenType, Policy, Program, SandboxError
from lightfc_sandbox.engine import Failure, Interpreter, Pending, translate
from lightfc_sandbox.scheduling.watching import Watch

if TYPE_CHECKING:
    from lightfc.engine.journal import Journal

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Engine:
    """Checks and runs programs over tools; the options are those of `ToolManager`.

    Attributes:
        sandbox: Evaluates programs; knows the tools, classes and functions by name.
        callables: Every tool that a program could call: these, and the methods of objects that provide some.
        executors: What makes the calls of tools that are not called here, by the `id` of the tool's signature.
        part_of: The run of an agent that the programs are part of, as the journal names it.
    """

    sandbox: Interpreter
    tools: Mapping[str, ToolSpec]
    callables: set[ToolSpec]
    constants: Mapping[str, Any]
    opened: tuple[OpenType, ...]
    injected: Mapping[str, Any]
    timeout_s: float | None
    on_error: OnError
    log_failures: int
    approve: Approver | None
    journal: "Journal | None"
    act_on: Certainty | None
    executor: Executor | Mapping[str, Executor] | None = None
    executors: Mapping[int, Executor] = field(default_factory=dict)
    part_of: str | None = None

    def check(self, output: FunctionOutput, variables: Mapping[str, Any]) -> Program | None:
        """The program of a text, or None where its record already tells why there is none."""
        start = perf_counter()
        given = output._given
        try:
            program = self.sandbox.read(output.source, variables)
            sites = call_sites(program, variables)
            if len(sites) > 1 or (sites and (sites[0].repeated or program.constructs)):
                # A single call is checked when its arguments are bound, before which nothing runs either.
                check_sites(program, sites, variables)
        except SandboxError as error:
            output.error = _error_of(error, problem_of(given, checked=False))
        except (TypeError, ValueError) as error:
            # No text at all, or a name in `context` that no text could write.
            hint = _in_place_of(output.source)
            output.error = CallError("expression", type(error).__name__, f"{error}{hint}")
            if hint:
                output._given = ""  # a record shows a text
        else:
            doubt = problem_of(given, checked=True) or self.doubt(given, variables, program)
            if not doubt:
                return program
            output.error = CallError("expression", "Uncertain", doubt)
        output.state = "failed"
        output.duration_s = perf_counter() - start
        _log.info("a program is refused: %s", output.error.type)
        if TRACE_API in sys.modules:
            trace_refusal(output)
        return None

    def only_reads(self, text: str, names: Iterable[str], variables: Mapping[str, Any]) -> bool:
        return self._only_reads(self.sandbox.read(text, [*variables, *names]), variables)

    def _only_reads(self, program: Program, variables: Mapping[str, Any]) -> bool:
        """Whether a program can call nothing but tools that are `read_only`; not knowing is no."""
        if not all(isinstance(site.target, ToolSpec) and site.target.read_only for site in program.sites):
            return False
        acting = self._acting_methods
        if any(isinstance(node, ast.Attribute) and node.attr in acting for node in ast.walk(program.source.tree)):
            return False
        named = _named(program)
        # What is named without being called could be called by whatever it is given to.
        if any(name.partition(".")[0] in named for name in (*self.tools, *self.constants, *self.sandbox.defined)):
            return False
        return all(_is_plain(variables[name]) for name in named & variables.keys())

    @property
    def _acting_methods(self) -> set[str]:
        """Names of methods of the host's objects that may change something."""
        tools = self.callables.difference(self.tools.values())
        named = {each.name.rpartition(".")[2] for each in tools if not each.read_only}
        for each in self.opened:
            named |= set(each.methods).difference(() if isinstance(each.read_only, bool) else each.read_only)
        return named

    def doubt(self, expression: Any, variables: Mapping[str, Any], program: Program | None) -> str:
        """Why a reading is not certain enough to be executed; empty where it is, and for what is no reading."""
        if not isinstance(expression, FunctionExpression) or expression.certainty == "exact":
            return ""

        def reads() -> bool:
            try:
                made = self.sandbox.read(expression.action, variables) if program is None else program
                return self._only_reads(made, variables)
            except SandboxError:
                return True  # of a program that is at fault nothing runs, and the fault says more

        return uncertain(expression, self.act_on, reads)

    def tools_of(self, program: Program) -> Collection[ToolSpec]:
        """The tools that a program may call; where it computes what it calls, that may be any."""
        tools = []
        for site in program.sites:
            if site.target is None:
                return self.callables
            if isinstance(site.target, ToolSpec):
                tools.append(site.target)
        return tools

    def needs_loop(self, program: Program) -> bool:
        """Whether anything in a program is async, has a bound on its time, or could overlap."""
        waiting = []
        for site in program.sites:
            tool = site.target
            if tool is None:  # it may be any
                return not all(each.inline and not self._needs_loop(each) for each in self.callables)
            if isinstance(tool, ToolSpec):
                if self._needs_loop(tool):
                    return True
                # A plain function, or an inline tool, is at its end before the program goes on.
                if not tool.inline:
                    waiting.append(site)
        return program.overlaps_among(waiting)

    def _needs_loop(self, tool: ToolSpec) -> bool:
        return tool.needs_loop or id(tool.signature) in self.executors

    def execution(self, program: Program, loop: asyncio.AbstractEventLoop | None) -> Execution:
        """What makes the calls of a program: in an event loop, or on the spot."""
        made = Execution(program.source, loop, 1 if loop is None else self.sandbox.limits.calls_in_flight)
        self.equip(made)
        return made

    def equip(self, execution: Execution) -> None:
        """Give what makes the calls of a program the options of this engine."""
        execution.log_failures = self.log_failures
        if self.injected:
            execution.injected = self.injected
        if self.executors:
            execution.executors = self.executors

    def _start(self, program: Program, execution: Execution, variables: Mapping[str, Any]) -> Any:
        try:
            return self.sandbox.start(program, variables, execution)
        except SandboxError as error:
            return error
        finally:
            execution.pause_clock()

    def execute(self, program: Program, output: FunctionOutput, variables: Mapping[str, Any]) -> FunctionOutput:
        """Run a program on the spot, where nothing of it needs an event loop."""
        execution = self.execution(program, None)
        return self.finish(output, program, execution, self._start(program, execution, variables))

    async def run(
        self, program: Program, output: FunctionOutput, variables: Mapping[str, Any], execution: Execution | None = None
    ) -> FunctionOutput:
        """Run a program in the running event loop."""
        execution = execution or self.execution(program, asyncio.get_running_loop())
        execution.watch = watch = Watch(self.timeout_s)
        try:
            value = self._start(program, execution, variables)
            if type(value) is Pending and not value.settled:
                async with asyncio.timeout(self.timeout_s):
                    await execution.wait_for(value)
            await watch.settle()
        except TimeoutError:
            waits = any(each.state in ("running", "waiting") for each in execution.records)
            told = "calls have not finished" if waits else "the program runs too long"
            value = LimitExceeded("timeout_s", self.timeout_s or 0, told, program.text)
        except BaseException as error:
            if execution.tracing is not None:
                execution.tracing.end_run(None, error)
            raise
        finally:
            await execution.close()
        return self.finish(output, program, execution, execution.verdict(value))

    def finish(self, output: FunctionOutput, program: Program, execution: Execution, value: Any) -> FunctionOutput:
        """Complete the record of a program from what its evaluation gave: a value, a settled `Pending` or an error."""
        records = execution.records
        if execution.run is not None and self.sandbox.policy is Policy.PROGRAMS:
            output.printed = "".join(execution.run.printed)
        execution.run = None  # it knows its execution too: in a circle, both would wait for the garbage collector
        if len(records) > 1:
            records.sort(key=attrgetter("place"))
        output._calls = records
        output.duration_s = perf_counter() - execution.started_s
        if type(value) is Pending:
            value = value.value if value.failure is None else self._failure(value.failure, program, records)
        if issubclass(type(value), _ERRORS):  # what a tool gives may raise where it is asked for its class
            output.error = _error_of(value)
            output.state = "failed"
        else:
            output.output = value
            output.state = "finished"
        if (root := program.root_call) is not None and isinstance(root.target, ToolSpec):
            # The record of a program that is one call says which, and with what arguments.
            output.name = root.target.name
            if records and records[-1].name == output.name:
                output._passed, output.attempts = records[-1]._passed, records[-1].attempts
        if execution.tracing is not None:
            execution.tracing.end_run(output)
        _log.debug("a program has %s: %d calls, %.3f s", output.state, len(records), output.duration_s)
        return output

    def _failure(self, failure: Failure, program: Program, records: list[FunctionOutput]) -> CallError | Exception:
        if isinstance(failure.error, CallFailed):
            record = failure.error.record
            if self.sandbox.policy is not Policy.PROGRAMS:
                # In an expression nothing is caught, so the first call that failed is what is told.
                record = next((each for each in records if each.state in ("failed", "cancelled")), record)
            return record.error or CallError("tool", "CallFailed", str(failure.error))
        if isinstance(failure.error, ConstructionError):
            # A constructor was given what does not fit.
            error = failure.error
            if program.source.place(failure.node) is None:
                return CallError("argument", "ArgumentError", str(error), None, tuple(error.problems))
            return argument_error(program.source, failure.node, error.tool, error.signature, error.problems)
        return translate(failure, program.source, self.sandbox.limits)


_ERRORS = (CallError, SandboxError)


def _in_place_of(source: Any) -> str:
    """What to give in place of what is no program; empty for a text."""
    if isinstance(source, str):
        return ""
    if source is None:
        return "; PromptFormat.read gives None where an answer has no call"
    return "; PromptFormat.read finds the program in an answer, and one call as data is a Function"


def _error_of(error: CallError | Exception, problem: str = "") -> CallError:
    """An error as a record tells it, behind the problem that the reader had."""
    if problem:
        return replace(made := _error_of(error), message=f"{problem}\n{made.message}")
    match error:
        case CallError():
            return error
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


def uncertain(expression: FunctionExpression, act_on: Certainty | None, reads: Callable[[], bool]) -> str:
    """Why a reading is not executed, by `act_on` or, where that is None, by what its calls may change; else empty."""
    certainty = expression.certainty
    if is_at_least(certainty, act_on or "repaired") or (act_on is None and certainty == "apart" and reads()):
        return ""
    may_read = ", from which only calls of read_only tools are made" if certainty == "apart" and act_on is None else ""
    return (
        f"nothing was called: {in_short(expression)} {where_found(expression)} (certainty {certainty!r}{may_read}). "
        f"Answer with the call alone; the host can allow this certainty with act_on={certainty!r}"
    )


def _named(program: Program) -> set[str]:
    """The names that stand in a program otherwise than to be called."""
    calls = [site.node for site in program.sites if isinstance(site.node, ast.Call)]
    called = {id(part) for call in calls for part in ast.walk(call.func)}
    nodes = ast.walk(program.source.tree)
    return {node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in called}


_MAX_ITEMS = 1_000
_PLAIN = (str, int, float, bool, complex, bytes, type(None))


def _is_plain(value: Any) -> bool:
    """Whether a value is data without objects of the host, which could have methods that do something."""
    waiting, seen = [value], 0
    while waiting:
        each = waiting.pop()
        seen += 1
        if seen > _MAX_ITEMS:
            return False
        if type(each) is dict:
            waiting += [*each.keys(), *each.values()]
        elif type(each) in (list, tuple, set, frozenset):
            waiting += each
        elif type(each) not in _PLAIN:
            return False
    return True
