"""Where one run of an agent executes its texts: the tools, and the variables that the run itself adds."""

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from lightfc.agents.rendering import rendered
from lightfc.manager import ToolManager
from lightfc.types import FunctionExpression, FunctionOutput
from lightfc_sandbox import Policy
from lightfc_sandbox.engine import ContinuedSandbox

__all__ = ["Observation", "Workspace"]

_KEPT = "result"


@dataclass(frozen=True, slots=True)
class Observation:
    """What a model is told of a text that was executed.

    Attributes:
        text: What became of the text as a whole.
        results: What became of each of its calls.
    """

    text: str
    results: tuple[str, ...] = ()


class Workspace:
    """The manager of one run.

    Values that are too long to be told in full, or that cannot be written at all, are kept as variables: `result1` and
    so on. With `Policy.PROGRAMS`, what one program assigns the next can use.

    Args:
        manager: The agent's manager; it is not changed.
        shown_chars: How many characters of one value a model is told.
        variables: Variables to begin with, such as those of an earlier run.
    """

    def __init__(
        self, manager: ToolManager, shown_chars: int, variables: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        # A copy has variables of its own: what one run keeps is no other run's.
        self.manager = copy.copy(manager)
        taken = {name.partition(".")[0] for name in manager.sandbox.constants}
        self.manager.context.update((name, value) for name, value in variables.items() if name not in taken)
        self._given = frozenset(manager.context)
        self._shown_chars = shown_chars
        self._kept = 0
        self._printed = ""
        self._programs: ContinuedSandbox | None = None
        if manager.sandbox.policy >= Policy.PROGRAMS:
            self._programs = ContinuedSandbox(manager.sandbox)
            self.manager.sandbox = self._programs

    @property
    def names(self) -> set[str]:
        """The functions and variables that a text may name."""
        return {*self.manager.tools, *self.variables}

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that a text may name."""
        return {**self.manager.context, **(self._programs.assigned if self._programs else {})}

    @property
    def added(self) -> dict[str, Any]:
        """The variables that are not the agent's own: what was kept and assigned."""
        return {name: value for name, value in self.variables.items() if name not in self._given}

    async def execute(self, expression: FunctionExpression | str, most_calls: int | None = None) -> FunctionOutput:
        """Check a text and execute it.

        Args:
            expression: The text.
            most_calls: How many calls it may make, if fewer than the manager's limits allow.
        """
        manager = self.manager
        limits = manager.sandbox.limits
        if most_calls is not None and most_calls < limits.calls:
            manager = copy.copy(manager)
            manager.context = self.manager.context  # what is kept meanwhile is seen
            manager.sandbox = manager.sandbox.limited(replace(limits, calls=most_calls))
        output = await manager.aexecute(expression)
        self._printed = self._programs.take_printed() if self._programs else ""
        return output

    def show(self, value: Any, *, keep: bool = True) -> str:
        """A value as a model is told it, kept as a variable where that is not all of it, if it is to be kept."""
        text, complete = rendered(value, self._shown_chars)
        return text if complete or not keep else f"{text}; all of it is the variable {self._keep(value)}"

    def observe(self, output: FunctionOutput, *, keep: bool = True, each: bool = False) -> Observation:
        """What a model is told of the text that was executed last.

        Args:
            output: Its record.
            keep: Whether values that are not told in full are kept as variables.
            each: Whether it is told of each call and not of the whole, so that those values are the ones to keep.
        """
        keep_each = keep and (each or output.error is not None)
        results = tuple(
            str(call.error) if call.error else self.show(call.output, keep=keep_each) for call in output.calls
        )
        printed = self._cut(self._printed)
        if output.error is not None:
            return Observation("\n".join([f"{printed}Error: {output.error}", *_done(output.calls, results)]), results)
        if printed and output.output is None:
            return Observation(printed, results)
        return Observation(printed + self.show(output.output, keep=keep and not each), results)

    def _cut(self, printed: str) -> str:
        text = rendered(printed, self._shown_chars)[0]
        return text if not text or text.endswith("\n") else f"{text}\n"

    def _keep(self, value: Any) -> str:
        for name, kept in self.manager.context.items():
            if kept is value and name.startswith(_KEPT):
                return name
        while True:
            self._kept += 1
            name = f"{_KEPT}{self._kept}"
            if name not in self.names and name not in self.manager.sandbox.constants:
                self.manager.context[name] = value
                return name


def _done(calls: Iterable[FunctionOutput], results: Iterable[str]) -> list[str]:
    """What has been done although the text has failed, so that a model neither repeats nor forgets it."""
    done = [
        f"{' '.join(call.source.split())} = {text}"
        for call, text in zip(calls, results, strict=True)
        if call.error is None
    ]
    return ["These calls have been made and need not be made again:", *done] if done else []
