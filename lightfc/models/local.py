"""A model in a GGUF file, run on this machine by llama.cpp."""

import asyncio
import contextlib
import importlib.util
import re
import subprocess
import sys
import threading
import weakref
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ModelError
from lightfc.core.messages import Message
from lightfc.models.model import Closing, Delta
from lightfc.models.openai import OpenAIModel

__all__ = ["LocalModel"]

_SERVER = Path(__file__).with_name("gguf_server.py")
_STOP_S = 5.0
_MAX_LOG_CHARS = 500
_LOG_PREFIX = re.compile(r"^[\d.]+ [A-Z] ")  # llama.cpp's clock and level


class LocalModel(Closing):
    """A model in a GGUF file; needs the extra `local` (`pip install lightfc[local]`).

    llama.cpp runs in a child process, which is started by the first request and listens on 127.0.0.1 only. It ends with
    `close`, `aclose`, `async with`, when the model is forgotten, and when this process ends.

    Args:
        path: The file.
        n_ctx: How many tokens prompt and answer may have together.
        n_threads: How many threads compute; None for what llama.cpp thinks best.
        timeout_s: As for `OpenAIModel`; computing a long prompt counts as silence.
        temperature: As for `OpenAIModel`.
        max_tokens: As for `OpenAIModel`.
        extra_body: As for `OpenAIModel`, such as `{"grammar": "root ::= …"}`.

    Attributes:
        name: The file's name without its ending.
        takes_grammar: True: requests may hold a `grammar`, and those of agents do.

    Raises:
        ModelError: There is no such file, or the extra is not installed.

    Examples:
        >>> from lightfc import LocalModel, ModelError
        >>> try:
        ...     LocalModel("no-such-file.gguf")
        ... except ModelError as error:
        ...     print("no model")
        no model
    """

    takes_grammar = True

    def __init__(
        self,
        path: str | Path,
        *,
        n_ctx: int = 16_384,
        n_threads: int | None = None,
        timeout_s: float = 600.0,
        temperature: float | None = None,
        max_tokens: int | None = None,
        extra_body: Mapping[str, Any] | None = None,
    ) -> None:
        self.path = Path(path)
        self.name = self.path.stem
        if not self.path.is_file():
            raise ModelError(f"there is no model file {str(path)!r}")
        if importlib.util.find_spec("xllamacpp") is None:
            raise ModelError("local models need llama.cpp: pip install lightfc[local]")
        self._command = [sys.executable, "-P", str(_SERVER), str(self.path), str(n_ctx), str(n_threads or 0)]
        self._options: dict[str, Any] = {
            "timeout_s": timeout_s, "temperature": temperature, "max_tokens": max_tokens, "extra_body": extra_body,
        }  # fmt: skip
        self._lock = threading.Lock()
        self._served: OpenAIModel | None = None
        self._stop: weakref.finalize[Any, Any] | None = None
        self._loading: subprocess.Popen[str] | None = None
        self._waiting: set[object] = set()  # whose changes no thread sees halfway

    def __repr__(self) -> str:
        return f"LocalModel({self.name!r})"

    async def aclose(self) -> None:
        """End the child process; the next request starts a new one."""
        if self._served is not None:
            await self._served.aclose()
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """As `aclose`, without an event loop."""
        with self._lock:
            self._served = None
            if self._stop is not None:
                self._stop()

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """The next message of a conversation; the first request waits until the file is loaded.

        Args:
            messages: The conversation.
            tools: Functions for the tools API, as `lightfc.PromptFormat.tools` writes them.
            extra_body: More members of the request's JSON object.
        """
        model = await self._ready()
        return await model.complete(messages, tools=tools, extra_body=extra_body)

    async def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> AsyncIterator[Delta | Message]:
        """The next message, piece by piece; the first request waits until the file is loaded.

        Args:
            messages: The conversation.
            tools: Functions for the tools API, as `lightfc.PromptFormat.tools` writes them.
            extra_body: More members of the request's JSON object.
        """
        model = await self._ready()
        async with contextlib.aclosing(model.stream(messages, tools=tools, extra_body=extra_body)) as pieces:  # type: ignore[type-var]  # an async generator, which has aclose
            async for piece in pieces:
                yield piece

    async def _ready(self) -> OpenAIModel:
        """The server; when nobody waits for it any more, it does not go on loading the file, which may take long."""
        waiter = object()
        self._waiting.add(waiter)
        try:
            return await asyncio.to_thread(self._started)
        finally:
            self._waiting.discard(waiter)
            if self._loading is not None and not self._waiting:
                self._loading.kill()

    def _started(self) -> OpenAIModel:
        with self._lock:
            if not self._waiting:
                raise ModelError(f"nobody waits for model {self.name!r} any more")  # and so nobody is told
            if self._served is None:
                address, self._stop = self._start()
                self._served = OpenAIModel(self.name, base_url=f"{address}/v1", **self._options)
            return self._served

    def _start(self) -> tuple[str, "weakref.finalize[Any, Any]"]:
        import tempfile  # only here: `lightfc` itself is to be imported quickly

        with tempfile.TemporaryFile() as log:
            child = subprocess.Popen(  # noqa: S603 - this interpreter, a program of this package, and a path
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
            )
            stop = weakref.finalize(self, _end, child)
            self._loading = child
            address = child.stdout.readline().strip() if child.stdout is not None else ""
            self._loading = None
            if not address:
                stop()
                raise ModelError(f"llama.cpp cannot load {str(self.path)!r}: {_cause(log)}")
        return address, stop


def _end(child: "subprocess.Popen[str]") -> None:
    """End a server: it does when its standard input does."""
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            pipe.close()
    try:
        child.wait(_STOP_S)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def _cause(log: IO[bytes]) -> str:
    """The first line of a log that holds errors only: those after it are its consequences.

    What llama.cpp logs may come after what the program says of it, in which there is no cause.
    """
    log.seek(0)
    lines = [line for line in log.read().decode(errors="replace").split("\n") if line.strip()]
    first = next(filter(_LOG_PREFIX.match, lines), lines[0] if lines else "it does not say why")
    return _LOG_PREFIX.sub("", first).strip()[:_MAX_LOG_CHARS]
