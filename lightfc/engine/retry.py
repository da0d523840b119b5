"""How often, and after what waits, a tool that asks for it is called again.

The waits and the count are tenacity's; what may be tried again is decided here: never what the model has to mend, and
never a call in a thread that may still run. Each attempt has the whole of the tool's `timeout_s`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from lightfc.core.errors import ModelRetry, ToolDefinitionError

__all__ = ["Retry"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Retry:
    """Call a tool again after it has raised.

    The wait before attempt `n + 1` is `wait_s * 2 ** (n - 1)`, no more than `max_wait_s`, and up to `jitter_s` on top,
    so that calls that failed together do not come back together. `ModelRetry` is for the model and never tried again;
    nor is a sync tool that ran out of time, whose thread may still run.

    Attributes:
        times: How often a call is tried again after the first attempt.
        wait_s: The first wait, in seconds.
        max_wait_s: The longest wait without jitter, in seconds.
        jitter_s: The most that chance adds to a wait, in seconds.
        on: The exceptions after which the call is tried again.

    Raises:
        ToolDefinitionError: A number is negative, `times` is no whole number, or `on` is no tuple of exceptions.

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
            raise ToolDefinitionError(f"retries must be a whole number from 0 on, not {self.times!r}")
        for name in ("wait_s", "max_wait_s", "jitter_s"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0:
                raise ToolDefinitionError(f"Retry.{name} must be a number of seconds from 0 on, not {value!r}")
        if not _are_exceptions(self.on):
            raise ToolDefinitionError(f"Retry.on must be a tuple of exception classes, not {self.on!r}")

    @classmethod
    def of(cls, retries: "int | Retry") -> "Retry | None":
        """What the option `retries` of a tool means; None where it asks for nothing."""
        retry = retries if isinstance(retries, Retry) else cls(times=retries)
        return retry if retry.times else None

    async def run(self, attempt: Callable[[], Awaitable[T]], again: Callable[[BaseException, float], None]) -> T:
        """Await `attempt()` until it gives a value or may be tried no more, and raise what it raised last.

        Args:
            attempt: Makes one attempt.
            again: Told, before each wait, what was raised and how long the wait is, in seconds.
        """
        import tenacity  # not needed before the first call of a tool that asks for it

        def before_sleep(state: tenacity.RetryCallState) -> None:
            error = state.outcome.exception() if state.outcome is not None else None
            again(error or RuntimeError(), state.upcoming_sleep)

        retrying = tenacity.AsyncRetrying(
            stop=tenacity.stop_after_attempt(self.times + 1),
            wait=tenacity.wait_exponential(self.wait_s, self.max_wait_s) + tenacity.wait_random(0, self.jitter_s),
            retry=tenacity.retry_if_exception(self.wanted),
            before_sleep=before_sleep,
            reraise=True,
        )
        return await retrying(attempt)

    def wanted(self, error: BaseException) -> bool:
        """Whether a call that raised `error` may be tried again."""
        kind = type(error)  # and not `isinstance`: an exception may raise where it is asked for its class
        return issubclass(kind, self.on) and not issubclass(kind, (ModelRetry, StillRunning))


def _are_exceptions(given: Any) -> bool:
    classes = given if isinstance(given, tuple) else (given,)
    return all(isinstance(each, type) and issubclass(each, BaseException) for each in classes)


class StillRunning(TimeoutError):  # noqa: N818 - says more than its base
    """A call in a thread has taken too long; it may still run, so it is not tried again."""
