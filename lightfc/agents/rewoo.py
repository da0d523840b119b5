"""ReWOO: all evidence is planned before any of it is gathered, and gathered before the answer is sought."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Unpack

from lightfc.agents.agent import Agent
from lightfc.agents.agent_options import AgentOptions, Tools, Words
from lightfc.agents.live_run import LiveRun
from lightfc.agents.plans import Blueprint, Evidence, Takes, read_blueprint
from lightfc.agents.protocol import Unusable, blueprint, unusable, words_of
from lightfc.agents.rounds import Rounds, acts
from lightfc.core.definitions import WHERE, FunctionExpression
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.failures import CallError
from lightfc.core.messages import Message
from lightfc.core.options import defaults_of, shows_options
from lightfc.core.records import FunctionOutput
from lightfc.engine.call_records import skipped
from lightfc.engine.pipeline import uncertain
from lightfc.engine.plan import Plan
from lightfc.formats import show
from lightfc.formats.grammar import Grammar
from lightfc.formats.thoughts import without_thought
from lightfc.models import Model
from lightfc.models.model import check_model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Policy, SandboxError

_PLAN = """\
Make a plan that gathers all evidence the task needs, by these functions:

{functions}{variables}

For each piece of evidence write what it is for, and then one call, whose result has a name. Later calls can use it:

Plan: what the first piece of evidence is for
#E1 = function[input]

Plan: what the second one is for
#E2 = function[input, in which #E1 stands for the first piece]

You may as well write it as a Python program: E1 = function("input"), E2 = function(E1), and nothing but such lines. \
Do not solve the task. Nothing of the plan is carried out before all of it is written."""

_SOLVE = """\
Solve the task with the plan and the evidence below. Evidence may be wrong, too long, or missing where it could not be \
gathered. Answer directly, with no extra words.

{evidence}

Task: {question}"""


class ReWOOAgent(Agent[Words]):
    r"""Plans all calls at once, makes them, then answers, after Xu et al., 2023 (ReWOO, arXiv 2305.18323).

    The planner writes a plan of calls with named results: `#E1 = Tool[input]`, or a program `E1 = tool(…)`. The whole
    plan is checked before any call is made. A call starts as soon as the results that it needs are there, so calls that
    do not need one another overlap. Those of tools that act (`read_only=False`) wait for all before them, and others
    for them. A plan with a `sequential` tool makes its calls one after the other. The model then answers from the
    results. It is told which calls failed, and which were skipped because they needed a failed one.

    Args:
        model: The model that gives the answer.
        tools: As for `Agent`.
        planner: The model that plans; `model` if None.
        **options: As for `Agent`. `max_rounds` is the number of plans that may be tried.

    Raises:
        TypeError: `planner` is not a model; and all that `Agent` raises.

    Examples:
        >>> from lightfc.agents import ReWOOAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> model = ScriptedModel(["Plan: add them\nE1 = add(1, 2)\nE2 = add(E1, 3)", "It is 6."])
        >>> run = ReWOOAgent(model, [add]).run("What is 1 + 2 + 3?")
        >>> run.answer, [call.output for call in run.calls]
        ('It is 6.', [3, 6])
    """

    label = "ReWOO agent"

    @shows_options(AgentOptions, defaults_of(Agent))
    def __init__(
        self, model: Model, tools: Tools = (), *, planner: Model | None = None, **options: Unpack[AgentOptions[Words]]
    ) -> None:
        super().__init__(model, tools, **options)
        self.planner = model if planner is None else planner
        check_model("planner", self.planner)

    @property
    def _has_grammar(self) -> bool:
        return True  # of the plan, whatever the format

    def _grammar(self, session: ToolSession) -> Grammar:
        return blueprint(self.definitions, session.variables)

    async def _solve(self, run: LiveRun) -> Any:
        session = run.session
        plan, text = await self._plan(run, session)
        outputs = await self._gather(run, plan)
        if session.waiting:
            parts = [f"#{each.name}" for each in plan]
            raise run.record_pause(zip(parts, outputs, strict=True))
        parts = []
        for each, output in zip(plan, outputs, strict=True):
            run.record_execution(output, f"#{each.name}")
            evidence = session.observe(output, keep=False).text
            run.record_observation(evidence, f"#{each.name}", output)
            parts.append(f"Plan: {each.purpose or each.expression}\nEvidence #{each.name}:\n{evidence}")
        evidence = "\n\n".join(parts) or f"Plan: {text}"
        prompt = _SOLVE.format(evidence=evidence, question=run.question)
        system = "\n\n".join(part for part in (self.system, self._guide, self.answer_form) if part)
        answer = await Rounds(self, run, [*run.messages[:-1], Message("user", prompt)], "solver", system).words()
        run.messages.append(answer)
        return words_of(answer.content)

    async def _plan(self, run: LiveRun, session: ToolSession) -> tuple[list[Evidence], str]:
        """The planner's plan, checked; nothing of it has run."""
        named = ", ".join(f"{name}: {type(value).__name__}" for name, value in session.variables.items())
        task = _PLAN.format(
            functions=show("python", self.definitions) or "(none)",
            variables=f"\n\nand these variables: {named}" if named else "",
        )
        system = "\n\n".join(part for part in (task, self.system, self._guide) if part)
        tools = {name: _takes(tool) for name, tool in self.manager.tools.items()}
        doubted = False

        def plan_in(answer: Message) -> tuple[list[Evidence], str]:
            nonlocal doubted
            if fault := unusable(answer):
                raise Unusable(fault)
            text, _ = without_thought(answer.content)
            try:
                found = read_blueprint(text, tools, session.names)
                # Evidence may have the name of what an earlier run has left.
                names = {*session.manager.tools, *(session.variables.keys() - run.begun_with.keys())}
                if taken := [each.name for each in found.evidence if each.name in names]:
                    raise ValueError(f"the name {taken[0]!r} is taken; call the evidence E1, E2 and so on")
                _planned(found.evidence, session)
            except (ValueError, SandboxError, ToolDefinitionError) as error:
                raise _unusable(str(error)) from None
            doubt = self._doubt(run, found, session)
            if doubt and not doubted:
                doubted = True
                raise _unusable(doubt)
            return [] if doubt else list(found.evidence), answer.content

        rounds = Rounds(self, run, [*run.messages], "planner", system)
        wanted, body = "plan that can be carried out: {fault}", self._request_body(self.planner, session)
        plan, text = await rounds.until(plan_in, wanted, model=self.planner, extra_body=body)
        lines = [f"#{each.name} = {each.expression}" for each in plan]
        run.record_plan(lines, "\n".join(lines))
        return plan, text

    def _doubt(self, run: LiveRun, blueprint: Blueprint, session: ToolSession) -> str:
        """Why a plan is not certain enough to be carried out; empty where it is."""
        plan = blueprint.evidence
        if not plan:
            return ""
        certainty = blueprint.certainty(self._names(session))
        found = FunctionExpression("; ".join(f"{each.name} = {each.expression}" for each in plan), "", (), certainty)

        def only_reads() -> bool:
            names = [each.name for each in plan]
            try:
                return all(session.manager.only_reads(each.expression, names) for each in plan)
            except SandboxError:
                return False

        doubt = uncertain(found, session.manager.act_on, only_reads)
        run.read(found, "planner", executed=not doubt)
        advice = f"it {WHERE[certainty]}. Write the plan alone, or, where nothing is to be called, words without a call"
        return advice if doubt else ""

    async def _gather(self, run: LiveRun, plan: Sequence[Evidence]) -> list[FunctionOutput]:
        """Gather the evidence: one record for each piece, in the plan's order."""
        tasks: dict[str, asyncio.Task[FunctionOutput]] = {}
        planned, left = _planned(plan, run.session), run.calls_left
        run.need_calls(sum(len(each.calls) for each in planned.values()))
        # Where only a run tells how many calls a piece makes, the next one has to know how many are left.
        is_open = any(each.computed or any(call.repeated for call in each.calls) for each in planned.values())
        before = _order(plan, planned, run.session.manager, one_by_one=left is not None and is_open)

        def most_calls(name: str) -> int | None:
            """What is left for a piece, but for the calls that stand in the others that have not ended."""
            if left is None:
                return None
            others = {other: task for other, task in tasks.items() if other != name}
            made = sum(bool(call.attempts) for each in others.values() if each.done() for call in each.result().calls)
            return left - made - sum(len(planned[other].calls) for other, each in others.items() if not each.done())

        try:
            async with asyncio.TaskGroup() as group:
                for each in plan:
                    first = {name: tasks[name] for name in before[each.name]}
                    tasks[each.name] = group.create_task(_gathered(run, each, planned[each.name], first, most_calls))
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None  # as one text raises it, such as that the journal fails
        return [task.result() for task in tasks.values()]


def _order(
    plan: Sequence[Evidence], planned: Mapping[str, Plan], manager: ToolManager, *, one_by_one: bool
) -> dict[str, list[str]]:
    """Which pieces of a plan have ended before each begins: what acts waits for all, and all wait for it."""
    # A session, which programs have, evaluates one at a time.
    one_by_one = one_by_one or manager.sandbox.policy >= Policy.PROGRAMS
    in_order = one_by_one or any(call.tool.sequential for each in planned.values() for call in each.calls)
    acting = {name for name, each in planned.items() if acts(manager, each, list(planned))}
    before: dict[str, list[str]] = {}
    for each in plan:
        before[each.name] = [name for name in before if in_order or name in each.needs or {name, each.name} & acting]
    return before


def _unusable(fault: str) -> Unusable:
    return Unusable(f"The plan cannot be carried out: {fault}\nWrite all of it again.", fault)


async def _gathered(
    run: LiveRun,
    evidence: Evidence,
    plan: Plan,
    first: Mapping[str, "asyncio.Task[FunctionOutput]"],
    most_calls: Callable[[str], int | None],
) -> FunctionOutput:
    """One piece of evidence, when those that come first are there; its value becomes a variable of its name."""
    before = {name: await task for name, task in first.items()}
    failed = [
        name
        for name, output in before.items()
        if (output.error is not None and name in evidence.needs) or output.state == "waiting"
    ]
    if failed:
        output = skipped(plan, before[failed[0]])
        what = "needs" if set(evidence.needs).intersection(failed) else "stands behind"
        message = f"{evidence.name} was not gathered: it {what} {', '.join(failed)}, which could not be gathered"
        output.error = CallError("skipped", "Skipped", message)
        return output
    tell = run.teller(f"#{evidence.name}")
    output = await run.session.execute(evidence.expression, most_calls(evidence.name), tell)
    if output.error is None:
        run.session.manager.context[evidence.name] = output.output
    return output


def _takes(tool: FunctionTool) -> Takes:
    """What the input of a tool is: words, where its first parameter takes any text and no other has to be given."""
    parameters = tool.definition.parameters
    properties = parameters.get("properties", {})
    name, first = next(iter(properties.items()), ("", {"type": "none"}))
    if first.get("type", "string") != "string" or "enum" in first:
        return Takes("never")
    if len(properties) == 1:
        return Takes("always", name)
    return Takes("otherwise" if len(parameters.get("required", ())) <= 1 else "never")


class _Later:
    """Stands for evidence that is not there yet; what it will be, nothing is known of."""


def _planned(plan: Sequence[Evidence], session: ToolSession) -> dict[str, Plan]:
    """What each piece of a plan would call; nothing runs."""
    later = {each.name: _Later() for each in plan}
    return {each.name: session.manager.preflight(each.expression, variables=later) for each in plan}
