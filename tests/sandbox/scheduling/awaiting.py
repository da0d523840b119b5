"""Programs that await tasks and calls, as CPython runs them where each call and task is done as soon as it is made."""

import asyncio
import builtins
import random
import types
from collections.abc import Callable, Generator, Mapping, Sequence
from inspect import CO_COROUTINE
from typing import Any


class Made:
    """A call that has been made: what it has come to is told to who awaits it."""

    def __init__(self, tool: Callable[..., Any], args: Any, kwargs: Any) -> None:
        self.value = self.error = None
        try:
            self.value = tool(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - a tool raises what it likes
            self.error = error

    def __await__(self) -> Generator[Any, Any, Any]:
        if self.error is not None:
            raise self.error
        return self.value
        yield


def made(tool: Callable[..., Any]) -> Callable[..., Made]:
    """A tool whose calls are made where they are written."""
    return lambda *args, **kwargs: Made(tool, args, kwargs)


class _Task(asyncio.Future[Any]):
    def set_name(self, name: object) -> None:
        """Take no name, which an event loop of Python 3.13 gives by itself."""


def _at_once(loop: asyncio.AbstractEventLoop, coro: Any, **_: Any) -> asyncio.Future[Any]:
    """A task of something that waits for nothing: it is at its end as soon as it is made."""
    task = _Task(loop=loop)
    try:
        (coro if hasattr(coro, "send") else coro.__await__()).send(None)
    except StopIteration as end:
        task.set_result(end.value)
    except Exception as error:  # noqa: BLE001 - whatever the text raises
        task.set_exception(error)
        task.exception()  # which is not logged then
    return task


def awaits(texts: Sequence[str]) -> bool:
    """Whether texts await something: their variables may be tasks then, which are no data."""
    return "await" in texts[0]


def execute(code: Any, names: dict[str, Any]) -> Any:
    """Execute code that may await something, and give what that gives."""
    names.setdefault("__builtins__", builtins)  # as `exec` does
    run = types.FunctionType(code, names)
    if "asyncio" not in code.co_names:
        return run()

    async def main() -> Any:
        loop = asyncio.get_running_loop()
        loop.set_task_factory(_at_once)  # type: ignore[arg-type]  # more than a future is asked of none
        loop.set_exception_handler(lambda *_: None)
        given = run()
        return await given if code.co_flags & CO_COROUTINE else given

    return asyncio.run(main())


GRAMMAR: Mapping[str, Sequence[str]] = {
    "number": ["0", "1", "2", "3", "4", "5"],
    "reads": ["rd", "rd", "rf", "rf", "get", "w0", "w3"],
    "does": ["<reads>", "<reads>", "af", "act", "w1", "w2"],
    "call": ["<does>(<number>)"],
    "coro": ["rd(<number>)", "rf(<number>)", "get(<number>)"],
    "once": ["[w0(<number>), <awaitable>, w3(<number>)]", "[w3(x) for x in range(<number>)]", "<list>"],
    "task": ["asyncio.create_task(<call>)", "asyncio.ensure_future(<call>)"],
    "awaitable": ["<coro>", "<task>", "<task>"],
    "list": [
        "[<awaitable>, <awaitable>, <awaitable>]", "[rf(x) for x in range(<number>)]",
        "[asyncio.create_task(<does>(x)) for x in range(<number>)]", "[<awaitable>]",
    ],
    "kind": ["ValueError", "TypeError", "Exception", "(ValueError, KeyError)", "ZeroDivisionError"],
    "value": [
        "await <call>", "await <call>", "await <task>", "await asyncio.wait_for(<coro>, timeout=9)", "await t",
        "await t", "await u", "t.result()", "str(u.exception())", "str(await asyncio.gather(<coro>, <coro>))",
        "await peek()",
        "sum(await asyncio.gather(*<once>))", "len(await asyncio.gather(*ts, return_exceptions=True))", "await x",
        "str(await asyncio.gather(*<list>, u, return_exceptions=True))", "len(out)", "await <call> + await <call>",
    ],
    "statement": [
        "t = <task>", "u = <task>", "ts = <list>", "ts = ts + [<task>]", "x = rf(<number>)",
        "g = asyncio.gather(<coro>, t)",
        "out.append(<value>)", "out.append(<value>)", "y = <value>", "print(<value>)", "await <call>",
        "d[<number>] = <value>",
        "out.append(await g)", "t.done()", "if len(ts) > 1: out.append(await ts[1])", "ts.append(<task>)",
    ],
}  # fmt: skip

FIRST = """\
import asyncio
out, d, ts, x, y = [], {}, [], rd(0), 0
async def w0(p):
    a = await rd(p)
    return a + await rf(p + 1)
async def w1(p):
    await act(p)
    out.append(p)
    if p == 3: raise KeyError(p)
    return await rf(p)
async def w2(p):
    try:
        return await rf(p)
    except ValueError as e:
        print('w2', e)
        return await put(p, p)
async def w3(p):
    if p > 2: raise KeyError(await rf(p))
    d[p] = await rd(p)
    return await rf(p)
t = u = asyncio.create_task(rd(1))
g = asyncio.gather(rd(1), rd(2))
"""


class Awaiting:
    """Draws a program."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def filled(self, form: str) -> str:
        """A form of the grammar with all its parts drawn."""
        before, _, rest = form.partition("<")
        if not rest or not (name := rest.partition(">")[0]).isalpha() or name not in GRAMMAR:
            return form if not rest else f"{before}<{self.filled(rest)}"
        return before + self.filled(self.rng.choice(GRAMMAR[name])) + self.filled(rest.partition(">")[2])

    def block(self, depth: int, size: int) -> list[str]:
        """Statements of a block."""
        pad, lines = "    " * depth, list[str]()
        for _ in range(size):
            chosen = self.rng.random() if depth < 3 else 1
            inner = self.rng.randrange(1, 3)
            if chosen < 0.2:
                kind = self.filled("<kind>")
                lines += [f"{pad}try:", *self.block(depth + 1, inner)]
                lines += [f"{pad}except {kind} as e:", f"{pad}    out.append(repr(e))"]
                lines += self.block(depth + 1, 1) if self.rng.random() < 0.3 else []
            elif chosen < 0.3:
                lines += [f"{pad}for c in {self.filled('<once>')}:", f"{pad}    try: out.append(await c)"]
                lines += [f"{pad}    except Exception as e: out.append(str(e))"]
            elif chosen < 0.36:
                lines += [f"{pad}for i in range({inner}):", *self.block(depth + 1, inner)]
            else:
                lines.append(pad + self.filled("<statement>"))
        return lines

    def program(self) -> str:
        """The program."""
        return FIRST + "\n".join([*self.block(0, self.rng.randrange(3, 9)), "(out, d, y)"])
