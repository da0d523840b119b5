"""An event loop whose clock jumps to the next thing that is due: waiting takes no time, and the order is exact."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Clock(selectors.DefaultSelector):  # type: ignore[misc, valid-type]  # which selector it is, the system says
    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0:
            found = super().select(0)
            if not found:
                self.now += timeout
            return found
        return super().select(timeout)


class VirtualClockLoop(asyncio.SelectorEventLoop):
    """A loop for coroutines that only wait for one another and for the clock."""

    def __init__(self) -> None:
        self._clock = _Clock()
        super().__init__(self._clock)
        self.slow_callback_duration = 1e9  # the clock jumps inside of callbacks too

    def time(self) -> float:
        return self._clock.now


def run(main: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end, in debug mode, and see that it leaves no task behind."""

    async def whole() -> Any:
        result = await main
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, left
        return result

    with asyncio.Runner(debug=True, loop_factory=VirtualClockLoop) as runner:
        return runner.run(whole())
