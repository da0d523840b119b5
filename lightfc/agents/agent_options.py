"""The types of the options of an `Agent`, and their checks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypedDict, _SpecialForm

from typing_extensions import TypeForm

from lightfc.agents.run_limits import AgentLimits
from lightfc.core.decisions import Approver
from lightfc.core.definitions import Certainty
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message
from lightfc.core.records import OnError
from lightfc.engine.tool_spec import Executor
from lightfc.formats import PromptFormat
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.registries import ToolRegistry, registry as default_registry
from lightfc_sandbox import Isolation, OpenType, Policy, PolicyName

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lightfc.engine.journal import Journal
    from lightfc.toolset.skills import Skills

    # With defaults, which Python has from 3.13 on.
    Answer = TypeVar("Answer", default=Any)
    Words = TypeVar("Words", default=str)
else:
    from typing import TypeVar

    Answer = TypeVar("Answer")
    Words = TypeVar("Words")
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


def checked_limits(limits: AgentLimits | None) -> AgentLimits:
    """The limits that are given, or the default ones."""
    if isinstance(limits, AgentLimits | None):
        return limits or AgentLimits()
    raise TypeError(
        "limits must be AgentLimits(...); Limits(...) of each program go into AgentLimits(program=Limits(...))"
    )


def skills_of(given: "SkillNames") -> "Skills | None":
    """The skills of an agent, if it has any."""
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
        named = repr(tools) if isinstance(tools, str) else getattr(tools, "__name__", type(tools).__name__)
        raise ToolDefinitionError(f"tools must be a list of tools: give [{named}]")
    if not isinstance(registry, Mapping | ToolRegistry | None):
        raise TypeError(
            f"registry must be a group, such as registry('search'), or a dict of tools, not {type(registry).__name__}"
        )
    if not isinstance(tools, ToolManager):
        known = default_registry("tool") if registry is None else registry
        return ToolManager([_named(each, known) if isinstance(each, str) else each for each in tools], **options)
    if options:
        raise ToolDefinitionError(
            f"{', '.join(options)} cannot be given beside a ToolManager; give it to the ToolManager"
        )
    return tools


def _named(name: str, registry: Mapping[str, FunctionTool] | ToolRegistry) -> FunctionTool:
    if name not in registry:
        names = sorted(each if isinstance(each, str) else each.name for each in registry)
        raise ToolDefinitionError(f"no tool named {name!r} is registered; registered are: {', '.join(names) or 'none'}")
    return registry[name]
