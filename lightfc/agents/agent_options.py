"""The types of the options of an `Agent`, and their checks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypedDict, _SpecialForm

from typing_extensions import TypeForm, TypeVar  # TypeVar with a default, which Python has from 3.13 on

from lightfc.core.decisions import Approver
from lightfc.core.definitions import Certainty
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message, Usage
from lightfc.core.options import check_option, named_options
from lightfc.core.prices import Price
from lightfc.core.records import OnError
from lightfc.engine.tool_spec import Executor
from lightfc.formats import PromptFormat
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.registries import ToolRegistry, registry as default_registry
from lightfc_sandbox import Isolation, Limits, OpenType, Policy, PolicyName

if TYPE_CHECKING:
    from lightfc.engine.journal import Journal
    from lightfc.toolset.skills import Skills


@named_options
@dataclass(frozen=True, slots=True)
class AgentLimits:
    """The bounds of one run of an agent; None for no bound. A run that reaches one ends in `AgentLimitError`.

    Tokens and cost are known only after an answer. So a run ends with the first answer that takes them above a bound. A
    program that would make more calls than are left is stopped before the first call too many.

    Attributes:
        requests: How many times models may be asked. The default also ends what `max_rounds` does not, such as a plan
            of many steps.
        total_tokens: Tokens of prompts and answers together, as the servers count them.
        calls: Calls of tools.
        cost: The cost of all answers, in the currency of `prices`.
        time_s: Seconds from the question to the answer, calls included. After a pause the time starts anew.
        prices: The price of each model, by its name. With `cost`, a model without a price is not asked.
        program: The bounds of each program; those of the `ToolManager` if None.

    Raises:
        TypeError: A bound has a wrong type.
        ValueError: A bound is below 0, or `time_s` is not above 0.

    Examples:
        >>> from lightfc.agents import AgentLimits, Price
        >>> limits = AgentLimits(requests=10, cost=0.05, prices={"my-model": Price(prompt=0.5, completion=1.5)})
        >>> limits.requests
        10
    """

    requests: int | None = 50
    total_tokens: int | None = None
    calls: int | None = None
    cost: float | None = None
    time_s: float | None = None
    prices: Mapping[str, Price] = field(default_factory=dict)
    program: Limits | None = None

    def __post_init__(self) -> None:
        for name in ("requests", "total_tokens", "calls"):
            check_option(name, getattr(self, name), int, "a whole number", at_least=0, or_none=True)
        check_option("cost", self.cost, (int, float), "a number", at_least=0, or_none=True)
        check_option("time_s", self.time_s, (int, float), "a number", above=0, or_none=True)
        if not isinstance(self.prices, Mapping) or not all(isinstance(each, Price) for each in self.prices.values()):
            raise TypeError("prices must be a dict of Price(prompt, completion) by the name of the model")
        if self.program is not None:
            check_option("program", self.program, Limits, "Limits(...)")

    # What a run asks them; each answer says what is allowed, and is empty where that holds.

    def _refused(self, requests: int, model: str) -> str:
        """Why a model must not be asked; `""` if it may be."""
        if self.requests is not None and requests >= self.requests:
            return f"{self.requests} requests"
        if self.cost is not None and model not in self.prices:
            return f"a cost, and the price of model {model!r} is not known; give it in prices"
        return ""

    def _exceeded(self, usage: Usage, cost: float | None) -> str:
        """The bound that the answers have exceeded; `""` if they have exceeded none."""
        if self.total_tokens is not None and usage.total_tokens > self.total_tokens:
            return f"{self.total_tokens:,} tokens, and {usage.total_tokens:,} are used"
        if self.cost is not None and (cost or 0) > self.cost:
            return f"a cost of {self.cost:g}, and {cost:g} is spent"
        return ""


Answer = TypeVar("Answer", default=Any)
Words = TypeVar("Words", default=str)
"""What a run gives. Without an `output_type`, `Words` is a str: what the model said; `Answer` may be anything."""

Tools = ToolManager | Iterable[FunctionTool | Callable[..., Any] | str | object]
"""Tools, callables to make tools of, objects with marked methods, names of tools in a registry; or a manager."""

History = Sequence[Message | Mapping[str, Any]]
"""The conversation before a question: messages, or dicts as the Chat Completions API has them."""

SkillNames: TypeAlias = "bool | str | Sequence[str] | Skills"
"""Skills of the folder `skills`: all, one, or some of them; or those of other folders."""

OutputType: TypeAlias = type[Answer] | TypeForm[Answer] | UnionType | _SpecialForm | None
"""What a final answer has to be. Type checkers know what `run.answer` then is. mypy knows it of classes only, and has
to be told of other annotations: `CodeAgent[int | None](…, output_type=int | None)`."""


class ManagerOptions(TypedDict, total=False):
    """The options of the `ToolManager` that an agent makes of its tools: see there."""

    timeout_s: float | None
    on_error: OnError
    approve: Approver | None
    journal: "Journal | str | PathLike[str] | None"
    injected: Mapping[str, Any] | None
    log_failures: int
    types: Iterable[OpenType]
    isolation: Isolation
    executor: Executor | Mapping[str, Executor] | None


class AgentOptions(ManagerOptions, Generic[Answer], total=False):
    """The options of an `Agent`: see there."""

    context: Mapping[str, Any] | None
    format: str | PromptFormat | None
    system: str
    max_rounds: int
    max_retries: int | None
    limits: AgentLimits | None
    policy: Policy | PolicyName | None
    skills: SkillNames
    registry: Mapping[str, FunctionTool] | ToolRegistry | None
    shown_chars: int
    grammar: Literal["auto"] | bool
    act_on: Certainty | None
    early: bool
    output_type: OutputType[Answer]


def skills_of(given: "SkillNames") -> "Skills | None":
    if not given:
        return None
    from lightfc.toolset.skills import Skills

    if not isinstance(given, bool | str | Sequence | Skills):
        raise TypeError(f"skills must be True, names of skills in ./skills, or Skills(…), not {type(given).__name__}")
    return given if isinstance(given, Skills) else Skills(given)


def manager_of(
    tools: Tools, registry: Mapping[str, FunctionTool] | ToolRegistry | None, options: ManagerOptions
) -> ToolManager:
    """The manager that is given, or one of tools and names of tools."""
    if isinstance(tools, str) or not isinstance(tools, ToolManager | Iterable):
        named = repr(tools) if isinstance(tools, str) else getattr(tools, "__name__", "")
        raise ToolDefinitionError(
            f"tools must be a list of tools{f': give [{named}]' if named else f', not {type(tools).__name__}'}"
        )
    if not isinstance(registry, Mapping | ToolRegistry | None):
        raise TypeError(
            f"registry must be a group, such as registry('search'), or a dict of tools, not {type(registry).__name__}"
        )
    if isinstance(tools, ToolManager):
        if options:
            raise ToolDefinitionError(
                f"{', '.join(options)} cannot be given beside a ToolManager; give it to the ToolManager"
            )
        return tools
    known = default_registry("tool") if registry is None else registry
    return ToolManager([_named(each, known) if isinstance(each, str) else each for each in tools], **options)


def _named(name: str, registry: Mapping[str, FunctionTool] | ToolRegistry) -> FunctionTool:
    if name not in registry:
        names = sorted(each if isinstance(each, str) else each.name for each in registry)
        raise ToolDefinitionError(f"no tool named {name!r} is registered; registered are: {', '.join(names) or 'none'}")
    return registry[name]
