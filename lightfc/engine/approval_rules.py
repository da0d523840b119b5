"""`needs_approval` of a tool: a bool, or a function of the arguments.

The function takes the parameters of the tool that it names, validated, with the tool's own defaults for those that a
call leaves out; the tool's `*args` is a tuple and its `**kwargs` a dict, each by its name. Every parameter of the
function has to be one of the tool: what a call never fills would let calls pass that nobody looked at. Only `False`
means that a call needs no approval: a function that fails, or gives something else, could not tell, and then the host
has to.
"""

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import ToolDefinitionError

if TYPE_CHECKING:
    from lightfc.schema.binding import Parameter

ApprovalRule = bool | Callable[..., bool]
"""Whether calls of a tool need approval: all, none, or those for whose arguments a function says so."""


def validate_rule(tool: str, rule: Any, parameters: "Sequence[Parameter]") -> ApprovalRule:
    """A rule as it was given for a tool with these parameters, if it is one."""
    if isinstance(rule, bool):
        return rule
    where = f"{tool}: needs_approval"
    if inspect.iscoroutinefunction(rule) or inspect.iscoroutinefunction(type(rule).__call__):
        raise ToolDefinitionError(f"{where} must be a plain function, not an async one: its answer is needed at once")
    takes = _parameters(where, rule)
    names = [each.name for each in parameters]
    offered = f"it may take {', '.join(map(repr, names)) or 'no parameters'}"
    _check_stars(where, takes, parameters, offered)
    known = {*names, *(rule.keywords if isinstance(rule, functools.partial) else ())}
    unknown = [each.name for each in takes if each.kind is not each.VAR_KEYWORD and each.name not in known]
    if unknown:
        raise ToolDefinitionError(f"{where} takes {unknown[0]!r}, which the tool does not have; {offered}")
    return rule  # type: ignore[no-any-return]  # seen to be callable


def _parameters(where: str, rule: Callable[..., Any]) -> Sequence[inspect.Parameter]:
    try:
        return list(inspect.signature(rule).parameters.values())
    except (TypeError, ValueError) as error:
        raise ToolDefinitionError(f"{where}: the parameters of the function cannot be read ({error})") from None


def _check_stars(
    where: str, takes: Iterable[inspect.Parameter], parameters: "Sequence[Parameter]", offered: str
) -> None:
    """Refuse `*` always, and `**` where the tool has one: a call would fill it with what nobody looks at."""
    tool_has_more = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters)
    for each in takes:
        if each.kind is each.VAR_POSITIONAL or (each.kind is each.VAR_KEYWORD and tool_has_more):
            stars = "*" if each.kind is each.VAR_POSITIONAL else "**"
            raise ToolDefinitionError(
                f"{where} takes {stars}{each.name}, which would not see the arguments of a call; name the parameters: "
                f"{offered}"
            )


def apply_rule(tool: str, rule: ApprovalRule, arguments: Mapping[str, Any]) -> tuple[bool, str]:
    """Whether a call with these arguments needs approval, and why that could not be told, if it could not."""
    if isinstance(rule, bool):
        return rule, ""
    try:
        args, kwargs = _arguments_of(rule, arguments)
        answer: object = rule(*args, **kwargs)
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException as error:  # noqa: BLE001 - whatever it raises, it has not said that no approval is needed
        from lightfc_sandbox.engine import message_of, name_of_class  # what making a tool does not need

        return True, f"needs_approval of {tool} raised {name_of_class(type(error))}: {message_of(error)}"
    if answer is True or answer is False:
        return answer, ""
    return True, f"needs_approval of {tool} must return True or False, not {type(answer).__name__}"


def _arguments_of(rule: Callable[..., bool], arguments: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments that a function takes, of those that there are."""
    takes = inspect.signature(rule).parameters.values()
    if any(each.kind is each.VAR_KEYWORD for each in takes):
        named = dict(arguments)
    else:
        named = {each.name: arguments[each.name] for each in takes if each.name in arguments}
    args = [named.pop(each.name) for each in takes if each.kind is each.POSITIONAL_ONLY and each.name in named]
    return args, named
