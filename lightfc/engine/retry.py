"""How often, and after what waits, a tool that asks for it is called again.

What the model has to mend is not tried again, and no call in a thread that may still run. Each attempt has the whole
`timeout_s` of the tool.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self, TypeVar

from lightfc.core.errors import ModelRetry, ToolDefinitionError
from lightfc.core.options import named_options

T = TypeVar("T")


@named_options
@dataclass(frozen=True, slots=True)
class Retry:
    """When and how often a call is tried again after its tool raised.

    After attempt `n` the wait is `min(wait_s * 2 ** (n - 1), max_wait_s)`, and a random part of `jitter_s` on top:
    exponential backoff with jitter. With the defaults that is 0.5 to 1 s, then 1 to 1.5 s. Two failures
    are never tried again: `ModelRetry`, which is for the model, and the time-out of a sync tool, whose thread may still
    run.

    Attributes:
        times: How often a call is tried again after the first attempt, at least 0; 2 by default.
        wait_s: The first wait, in seconds, at least 0; 0.5 by default.
        max_wait_s: The longest wait without jitter, in seconds, at least 0; 30 by default, so that many retries do not
            hold a run for minutes each.
        jitter_s: The most that is added to a wait at random, in seconds, at least 0; 0.5 by default. With it, calls
            that failed together do not come back together.
        on: A tuple of the exceptions after which the call is tried again; all by default.

    Raises:
        ToolDefinitionError: A number is negative, `times` is not a whole number, or `on` is not a tuple of exceptions.

    Examples:
        >>> from lightfc import FunctionTool, Retry, ToolManager
        >>> answers = iter([OSError("busy"), "ready"])
        >>> def status() -> str:
        ...     answer = next(answers)
        ...     if isinstance(answer, Exception):
        ...         raise answer
        ...     return answer
        >>> polite = FunctionTool(status, retries=Retry(3, wait_s=0, jitter_s=0, on=(OSError,)))
        >>> output = ToolManager([polite]).execute("status()")
        >>> output.output, output.calls[0].attempts
        ('ready', 2)
    """

    times: int = 2
    wait_s: float = 0.5
    max_wait_s: float = 30.0
    jitter_s: float = 0.5
    on: tuple[type[Exception], ...] = (Exception,)

    def __post_init__(self) -> None:
        if isinstance(self.times, bool) or not isinstance(self.times, int) or self.times < 0:
            raise ToolDefinitionError(f"Retry.times must be a whole number of at least 0, not {self.times!r}")
        for name in ("wait_s", "max_wait_s", "jitter_s"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0:
                raise ToolDefinitionError(f"Retry.{name} must be a number of seconds of at least 0, not {value!r}")
        classes = self.on if isinstance(self.on, tuple) else (self.on,)
        if not all(isinstance(each, type) and issubclass(each, BaseException) for each in classes):
            raise ToolDefinitionError(f"Retry.on must be a tuple of exception classes, not {self.on!r}")

    @classmethod
    def of(cls, retries: "int | Retry") -> "Retry | None":
        """Make a `Retry` of the option `retries` of a tool; None if it is 0."""
        retry = retries if isinstance(retries, Retry) else cls(times=retries)
        return retry if retry.times else None

    async def run(
        self,
        attempt: Callable[[], Awaitable[T]],
        again: Callable[[BaseException, float], None],
        may_be_repeated: Callable[[], bool] = lambda: True,
    ) -> T:
        """Await `attempt()` until it gives a value or no attempt is left.

        Args:
            attempt: Makes one attempt.
            again: Called before each wait with what was raised and the wait in seconds.
            may_be_repeated: Asked after each wait; where not, the failure before it is that of the call.

        Raises:
            BaseException: What the last attempt raised.
        """
        from asyncio import sleep  # which a tool that asks for no attempts does without
        from random import uniform

        next_s, left = min(self.wait_s, self.max_wait_s), self.times
        while True:
            try:
                return await attempt()
            except BaseException as error:
                if not left or not self.allows(error):
                    raise
                raised = error
            wait_s = next_s + uniform(0, self.jitter_s)  # noqa: S311 - no secret
            next_s, left = min(2 * next_s, self.max_wait_s), left - 1
            again(raised, wait_s)
            await sleep(wait_s)
            if not may_be_repeated():
                raise raised

    def allows(self, error: BaseException) -> bool:
        """Whether a call that raised `error` may be tried again."""
        return is_of(error, self.on) and not is_of(error, (ModelRetry, ThreadTimeoutError))


def is_of(error: BaseException, kind: type[BaseException] | tuple[type[BaseException], ...]) -> bool:
    """Whether an exception is of a kind, told by its type alone: one may raise where it is asked for its class."""
    return issubclass(type(error), kind)


class CallTimeoutError(TimeoutError):
    """A call has taken longer than its tool allows; not what a tool raises when something of its own takes long.

    Whoever gets one, such as a program that catches it, knows it by the name that the record tells: `TimeoutError`.
    """

    def __reduce__(self) -> tuple[type[TimeoutError], tuple[object, ...]]:
        return TimeoutError, self.args

    @classmethod
    def after(cls, timeout_s: float | None) -> Self:
        """The error of a call that may take so long, with a text for a program that catches it."""
        return cls(f"did not finish within {timeout_s:g} s")


class ThreadTimeoutError(CallTimeoutError):
    """An attempt in a thread has taken longer than its tool allows; it may still run, so it is not tried again."""


for _each in (CallTimeoutError, ThreadTimeoutError):
    _each.__name__ = _each.__qualname__ = TimeoutError.__name__
    _each.__module__ = TimeoutError.__module__
