"""The long-context agent: what is too long to be read is a variable, and programs ask models about parts of it."""

import asyncio
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Any, Unpack

from lightfc.agents.agent_options import AgentOptions, Answer, Tools, check_model
from lightfc.agents.code import CodeAgent
from lightfc.agents.run import AgentRun
from lightfc.agents.run_limits import AgentLimits
from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import AgentError
from lightfc.core.messages import Message
from lightfc.core.options import check_option, shows_options
from lightfc.core.shapes import shape_of
from lightfc.models import Model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.tool_session import ToolSession

__all__ = ["LongContextAgent"]

_running: ContextVar[AgentRun] = ContextVar("lightfc_long_context_run")
"""The run in whose course a program asks."""

_MAX_IN_FLIGHT = 16
"""Texts of one `llm_map` that are asked about at the same time."""


class LongContextAgent(CodeAgent[Answer]):
    r"""Answers questions about texts that no model reads at once, after Zhang et al., 2025 (Recursive Language Models).

    The texts are variables of its context. The model is told their names, types and sizes, and writes programs that
    look into them and ask models about parts: `llm(prompt, text)`, and `llm_map(prompt, texts)` for many. Calls that do
    not need one another are made at the same time by themselves. A text that is too long for one request is given to
    another agent of this kind, as its variable, `max_depth` levels deep. All requests count in the limits of the run.

    Args:
        model: Who writes the programs.
        tools: Further tools, as for `Agent`.
        llm: Who is asked about parts; the model if None.
        max_depth: How many agents may stand below one another; at 0, a text that is too long is a failure of its call.
        max_text_chars: How long a text may be to be sent in one request.
        **options: As for `Agent`. `limits` is `AgentLimits(requests=500)` if it is not given.

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

    @shows_options(AgentOptions)
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
            """Ask a model, which sees nothing but what it is given here.

            Args:
                prompt: What it is to do, or to find out.
                text: What that is about.
            """
            return await self._asked(prompt, text)

        async def llm_map(prompt: str, texts: list[str]) -> list[str]:
            """Ask a model the same about each of some texts, at the same time; gives the answers in their order.

            Args:
                prompt: What it is to do, or to find out.
                texts: What that is about, each for itself.
            """
            slots = asyncio.Semaphore(_MAX_IN_FLIGHT)

            async def one(text: str) -> str:
                async with slots:
                    return await self._asked(prompt, text)

            async with asyncio.TaskGroup() as group:
                asked = [group.create_task(one(text)) for text in texts]
            return [each.result() for each in asked]

        return [*super()._own_tools(), *(FunctionTool(each, read_only=True) for each in (llm, llm_map))]

    async def _solve(self, run: AgentRun) -> Any:
        _running.set(run)
        return await super()._solve(run)

    def opening(self, session: ToolSession) -> list[Message]:
        """What stands before the conversation: the texts of the context by name, type and size."""
        opening = super().opening(session)
        shapes = [f"{name}: {shape_of(value)}" for name, value in session.manager.context.items()]
        listed = "\n".join(["The variables:", *shapes]) if shapes else ""
        return [*opening, Message("system", listed)] if listed else opening

    async def _asked(self, prompt: str, text: str) -> str:
        run = _running.get()
        if len(text) <= self.max_text_chars:
            told = f"{prompt}\n\n{text}" if text else prompt
            answer = await run.ask_aside(self.llm, [Message("user", told)])
            return answer.content
        if self.max_depth == 0:
            raise ValueError(
                f"the text has {len(text):,} characters, and {self.max_text_chars:,} can be asked about: cut it into "
                "parts"
            )
        below = LongContextAgent(
            _Counted(self.model, run), llm=_Counted(self.llm, run), max_depth=self.max_depth - 1,
            max_text_chars=self.max_text_chars, context={"text": text}, max_rounds=self.max_rounds,
            shown_chars=self.shown_chars, limits=AgentLimits(requests=None),
        )  # fmt: skip
        try:
            found = await below.arun(f"{prompt}\n\n(What that is about is the variable `text`.)")
        except AgentError as error:
            raise ValueError(
                f"an agent that was asked about a text of {len(text):,} characters failed: {error}"
            ) from error
        return str(found.answer)


class _Counted:
    """A model whose requests count in the limits of a run above."""

    def __init__(self, model: Model, run: AgentRun) -> None:
        self._model = model
        self._run = run
        self.name = model.name

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """See `Model.complete`."""
        return await self._run.ask_aside(self._model, messages, tools=tools, extra_body=extra_body)
