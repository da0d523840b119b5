"""Agents whose models write programs that share variables: the code agent, and one for what is too long to read."""

import asyncio
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Unpack

from lightfc.agents.agent_options import AgentLimits, AgentOptions, Answer, Tools
from lightfc.agents.function_calling import FunctionCallAgent
from lightfc.agents.live_run import LiveRun
from lightfc.agents.protocol import ChatProtocol, code_protocol_for, words_of
from lightfc.agents.run import AgentError
from lightfc.core.messages import Message
from lightfc.core.options import check_option, defaults_of, shows_options
from lightfc.core.records import FunctionOutput
from lightfc.core.values import shape_of
from lightfc.formats import PromptFormat
from lightfc.models import Model
from lightfc.models.model import check_model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.tool_session import ToolSession

_FINAL = "final_answer"


def final_answer(answer: Any) -> Any:
    """Give the final answer of the task, and end it.

    Args:
        answer: The answer: any value.
    """
    return answer


class CodeAgent(FunctionCallAgent[Answer]):
    r"""An agent that acts by writing programs, after Wang et al., 2024 (CodeAct, arXiv 2402.01030).

    Each program can use the variables and functions of the programs before it. The answer is the value that a program
    gives to `final_answer`, of any type. If the model writes words without a program, they are the answer.

    It takes the options of `Agent`. Its default format is `"python+code"`.

    Examples:
        >>> from lightfc.agents import CodeAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> model = ScriptedModel(["```python\nx = add(1, 2)\nfinal_answer(x * 2)\n```"])
        >>> CodeAgent(model, [add])("What is twice 1 + 2?")
        6
    """

    label = "code agent"
    default_format = "python+code"
    instructions = ""

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        return code_protocol_for(prompt_format)

    def _own_tools(self) -> list[FunctionTool]:
        return [FunctionTool(final_answer, inline=True)]

    def _final_call(self, output: FunctionOutput) -> FunctionOutput | None:
        """The first call of `final_answer` that has ended; None if the program made none."""
        return next((call for call in output.calls if call.name == _FINAL and call.state == "finished"), None)


_running: ContextVar[LiveRun] = ContextVar("lightfc_long_context_run")
"""The run in whose course a program asks."""

_MAX_IN_FLIGHT = 16
"""Requests of one `llm_map` at the same time; more would only wait at most servers."""


class LongContextAgent(CodeAgent[Answer]):
    r"""Answers questions about texts that no model can read at once, after Zhang et al., 2025 (arXiv 2512.24601).

    Give the texts as variables of the context. The model is told their names, types and sizes. It writes programs that
    search the texts and ask a model about parts: `llm(prompt, text)`, or `llm_map(prompt, texts)` for many, of which 16
    are asked at the same time. A text too long for one request goes to another agent of this kind, as its variable
    `text`. All requests count in the limits of the run.

    Args:
        model: The model that writes the programs.
        tools: Further tools, as for `Agent`.
        llm: The model that is asked about parts, such as a cheaper one; `model` if None.
        max_depth: How many levels of agents may be below this one, from 0. At 0, the call fails if its text is too
            long. The default, 1, keeps costs easy to foresee.
        max_text_chars: The longest text that one request may have, in characters, from 1. The default, 200,000, is
            about 50,000 tokens of English: within the context of most models.
        **options: As for `Agent`. `limits` is `AgentLimits(requests=500)` by default, since each part is a request.

    Raises:
        TypeError: `llm`, `max_depth` or `max_text_chars` has a wrong type; and all that `Agent` raises.
        ValueError: `max_depth` is below 0 or `max_text_chars` below 1.

    Examples:
        >>> from lightfc.agents import LongContextAgent
        >>> from lightfc import ScriptedModel
        >>> model = ScriptedModel(["```python\nfinal_answer(text.count('whale'))\n```"])
        >>> LongContextAgent(model, context={"text": "whale " * 50_000})("How often is there a whale?")
        50000
    """

    label = "long-context agent"
    instructions = (
        "The texts that the question is about are variables, and may be far too long to be read at once. Look at their "
        "beginning and form first, search them, and cut them into parts by programs. Ask about the meaning of parts by "
        "llm(prompt, text) and llm_map(prompt, texts), whose answers are values: join and count them by programs. "
        "Print little."
    )

    @shows_options(AgentOptions, defaults_of(CodeAgent))
    def __init__(
        self,
        model: Model,
        tools: Tools = (),
        *,
        llm: Model | None = None,
        max_depth: int = 1,
        max_text_chars: int = 200_000,
        **options: Unpack[AgentOptions[Answer]],
    ) -> None:
        check_option("max_depth", max_depth, int, "a whole number", at_least=0)
        check_option("max_text_chars", max_text_chars, int, "a whole number", at_least=1)
        self.llm = model if llm is None else llm
        check_model("llm", self.llm)
        self.max_depth = max_depth
        self.max_text_chars = max_text_chars
        options.setdefault("limits", AgentLimits(requests=500))
        super().__init__(model, tools, **options)

    def _own_tools(self) -> list[FunctionTool]:
        async def llm(prompt: str, text: str = "") -> str:
            """Ask a model, which sees nothing but what it is given here."""
            return await self._answer_about(prompt, text)

        async def llm_map(prompt: str, texts: list[str]) -> list[str]:
            """Ask a model the same about each of some texts, at the same time; gives the answers in their order."""
            slots = asyncio.Semaphore(_MAX_IN_FLIGHT)

            async def one(text: str) -> str:
                async with slots:
                    return await self._answer_about(prompt, text)

            try:
                async with asyncio.TaskGroup() as group:
                    tasks = [group.create_task(one(text)) for text in texts]
            except ExceptionGroup as errors:
                raise errors.exceptions[0] from None  # as `llm` would say it
            return [each.result() for each in tasks]

        return [*super()._own_tools(), *(FunctionTool(each, read_only=True) for each in (llm, llm_map))]

    async def _solve(self, run: LiveRun) -> Any:
        _running.set(run)
        return await super()._solve(run)

    def _opening(self, session: ToolSession) -> list[Message]:
        """The messages before the conversation: the system prompt, then the variables by name, type and size."""
        opening = super()._opening(session)
        shapes = [f"{name}: {shape_of(value)}" for name, value in session.manager.context.items()]
        listed = "\n".join(["The variables:", *shapes]) if shapes else ""
        return [*opening, Message("system", listed)] if listed else opening

    async def _answer_about(self, prompt: str, text: str) -> str:
        run = _running.get()
        if len(text) <= self.max_text_chars:
            question = f"{prompt}\n\n{text}" if text else prompt
            answer = await run.ask_aside(self.llm, [Message("user", question)])
            return words_of(answer.content)
        if self.max_depth == 0:
            raise ValueError(
                f"the text has {len(text):,} characters; a question may be about at most "
                f"{self.max_text_chars:,}: cut it into parts"
            )
        below = LongContextAgent(
            _Counted(self.model, run), llm=_Counted(self.llm, run), max_depth=self.max_depth - 1,
            max_text_chars=self.max_text_chars, context={"text": text}, max_rounds=self.max_rounds,
            shown_chars=self.shown_chars, limits=AgentLimits(requests=None),
        )  # fmt: skip
        try:
            found = await below.arun(f"{prompt}\n\n(What that is about is the variable `text`.)")
        except AgentError as error:
            raise ValueError(f"the agent for a text of {len(text):,} characters failed: {error}") from error
        return str(found.answer)


class _Counted:
    """A model whose requests count in the limits of a run above."""

    def __init__(self, model: Model, run: LiveRun) -> None:
        self._model = model
        self._run = run
        self.name = model.name

    async def complete(self, messages: Sequence[Message], **options: Any) -> Message:
        return await self._run.ask_aside(self._model, messages, **options)
