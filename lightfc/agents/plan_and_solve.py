"""Plan and solve: a plan first, then each of its steps, then the answer."""

from typing import Any, Unpack

from lightfc.agents.agent import Agent
from lightfc.agents.agent_options import AgentOptions, Tools, Words
from lightfc.agents.live_run import LiveRun
from lightfc.agents.plans import read_steps
from lightfc.agents.protocol import Unusable, words_of
from lightfc.agents.rounds import Rounds
from lightfc.agents.run import RepeatedFailureError, RetriesExhaustedError
from lightfc.core.messages import Message
from lightfc.core.options import check_option, defaults_of, shows_options
from lightfc.formats import show
from lightfc.formats.thoughts import without_thought
from lightfc.models import Model
from lightfc.models.model import check_model

_PLAN = """\
Make a plan for the task: a numbered list of steps that, done one after the other, give the answer, and no step too \
many. Do not solve the task. Whoever carries out the plan has these functions:

{functions}

Say '<END_OF_PLAN>' after the last step."""

_REPLAN = """\
The plan failed. What has been done:

{done}

Step {number} failed: {step}
{why}

Make a new plan for what remains, which does without what failed. Again a numbered list."""

_STEP = """\
You carry out one step of a plan. What has been done:

{done}

Carry out this step only, and answer with its result: {step}"""

_JOIN = """\
The task was: {question}

These steps have been carried out:

{done}

Give the final answer to the task, in words."""


_Done = list[tuple[str, str]]
"""The steps that have been carried out, each with its result."""


class PlanAndSolveAgent(Agent[Words]):
    """Plans steps, solves each with the tools, and joins the results, after Wang et al., 2023 (arXiv 2305.04091).

    Each step has `max_rounds` rounds. If a step fails, the planner is told why and plans the remaining steps anew. A
    long value of one step is kept as a variable, which later steps can use.

    Args:
        model: The model that solves the steps and gives the answer.
        tools: As for `Agent`.
        planner: The model that plans; `model` if None.
        max_replans: How many times a run may plan anew, from 0. The default, 2, gives a wrong plan a second and a third
            try.
        **options: As for `Agent`.

    Raises:
        TypeError: `planner` or `max_replans` has a wrong type; and all that `Agent` raises.
        ValueError: `max_replans` is below 0.

    Examples:
        >>> from lightfc.agents import PlanAndSolveAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> model = ScriptedModel(["1. Add the numbers.", "add(1, 2)", "It is 3."])
        >>> PlanAndSolveAgent(model, [add])("What is the sum of one and two?")
        'It is 3.'
    """

    label = "plan-and-solve agent"
    answers_rounds = False

    @shows_options(AgentOptions, defaults_of(Agent))
    def __init__(
        self,
        model: Model,
        tools: Tools = (),
        *,
        planner: Model | None = None,
        max_replans: int = 2,
        **options: Unpack[AgentOptions[Words]],
    ) -> None:
        super().__init__(model, tools, **options)
        self.planner = model if planner is None else planner
        check_model("planner", self.planner)
        check_option("max_replans", max_replans, int, "a whole number", at_least=0)
        self.max_replans = max_replans

    async def _solve(self, run: LiveRun) -> Any:
        system = _PLAN.format(functions=show("python", self.definitions) or "(none)")
        planning = Rounds(self, run, [*run.messages], "planner", system)
        todo = await self._plan(planning)
        done: _Done = []
        replans = 0
        while todo:
            step, number = todo.pop(0), len(done) + 1
            task = _STEP.format(done=_listed(done), step=step)
            messages = [*run.messages[:-1], Message("user", f"{run.question}\n\n{task}")]
            try:
                done.append((step, str(await Rounds(self, run, messages, f"step {number}").answer())))
            except (RetriesExhaustedError, RepeatedFailureError) as error:
                if replans == self.max_replans:
                    raise
                replans += 1
                failed = _REPLAN.format(done=_listed(done), number=number, step=step, why=error)
                planning.messages.append(Message("user", failed))
                todo = await self._plan(planning)
        if len(done) == 1 and not self.answer_form:
            answer = done[0][1]
        else:
            joining = Message("user", _JOIN.format(question=run.question, done=_listed(done)))
            system = "\n\n".join(filter(None, (self.system, self.answer_form)))
            answer = words_of((await Rounds(self, run, [joining], "answer", system).words()).content)
        run.messages.append(Message("assistant", answer))
        return answer

    async def _plan(self, planning: Rounds) -> list[str]:
        def steps_in(answer: Message) -> list[str]:
            steps = [] if answer.is_cut else read_steps(without_thought(answer.content)[0])
            if not steps:
                raise Unusable("That is not a whole plan. Answer with a short numbered list of steps.")
            planning.messages.append(answer)
            return steps

        wanted = "plan: the planner's answers hold no steps"
        steps = await planning.until(steps_in, wanted, model=self.planner)
        planning.run.record_plan(steps, "\n".join(f"{i}. {step}" for i, step in enumerate(steps, 1)))
        return steps


def _listed(done: _Done) -> str:
    lines = [f"{i}. {step}\n   Result: {result}" for i, (step, result) in enumerate(done, 1)]
    return "\n".join(lines) or "(nothing yet)"
