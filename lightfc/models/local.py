"""A model in a GGUF file, run on this machine by llama.cpp."""

import asyncio
import importlib.util
import re
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from lightfc.core.errors import ModelError
from lightfc.core.options import check_option, named_options, needs_extra
from lightfc.models.openai import OpenAIModel

if TYPE_CHECKING:
    import openai

_SERVER = Path(__file__).with_name("gguf_server.py")
_STOP_S = 5.0
_MAX_LOG_CHARS = 500
_LOG_PREFIX = re.compile(r"^[\d.]+ [A-Z] ")  # llama.cpp's clock and level


@named_options
class LocalModel(OpenAIModel):
    """A model in a GGUF file; needs the extra `local` (`pip install lightfc[local]`).

    llama.cpp runs in a child process, which listens on 127.0.0.1 only. The first request starts it. It ends with
    `close`, `aclose` or `async with`, when nothing refers to the model any more, and when this process ends.

    Args:
        path: The file.
        n_ctx: How many tokens prompt and answer may have together, at least 1. llama.cpp reserves memory for all of
            them when it loads the file. The default, 16,384, is enough for a prompt of 80 functions: each takes 60 to
            200 tokens, depending on the tool format.
        n_threads: How many threads compute, at least 1; None lets llama.cpp choose by the number of cores.
        timeout_s: How long the child process may be silent at each step of one attempt, in seconds, above 0. It is
            silent while it computes the prompt and, for `complete`, the answer: at 50 tokens a second, 16,384 tokens
            take 330 s. So the default is 600.
        temperature: Sampling temperature; None for llama.cpp's default, 0.8.
        max_tokens: The most tokens of one answer. The default, 4,096, ends the answer of a weak model that would never
            end by itself; a model that thinks at length needs more. None for no bound but `n_ctx`.
        extra_body: More members of each request's JSON object, such as `{"grammar": "root ::= …"}`.

    Attributes:
        name: The file's name without its ending.
        path: The file.
        takes_grammar: True: requests may hold the member `grammar` (GBNF), and those of agents do.

    Raises:
        ModelError: There is no such file, or the extra is not installed.
        TypeError: An option has a wrong type.
        ValueError: An option is out of range.

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
        max_tokens: int | None = 4_096,
        extra_body: Mapping[str, Any] | None = None,
    ) -> None:
        check_option("path", path, (str, Path), "the path of a file")
        self.path = Path(path)
        if not self.path.is_file():
            raise ModelError(f"there is no model file {str(path)!r}")
        if importlib.util.find_spec("xllamacpp") is None:
            raise ModelError(needs_extra("models in GGUF files need", "local"))
        check_option("n_ctx", n_ctx, int, "a whole number of tokens", at_least=1)
        check_option("n_threads", n_threads, int, "a whole number", at_least=1, or_none=True)
        super().__init__(
            self.path.stem, base_url="http://127.0.0.1/v1", timeout_s=timeout_s, temperature=temperature,
            max_tokens=max_tokens, extra_body=extra_body,
        )  # fmt: skip
        self._command = [sys.executable, "-P", str(_SERVER), str(self.path), str(n_ctx), str(n_threads or 0)]
        self._n_ctx = n_ctx
        self._lock = threading.Lock()
        self._stop: weakref.finalize[Any, Any] | None = None
        self._loading: subprocess.Popen[str] | None = None
        self._waiting: set[object] = set()  # whose changes no thread sees halfway

    def __repr__(self) -> str:
        return f"LocalModel({self.name!r})"

    @property
    def identity(self) -> dict[str, Any]:
        """What makes its answers what they are, as plain data: the file, which has another time once it is changed."""
        file = self.path.stat()
        at = [self.path.name, file.st_size, file.st_mtime_ns]  # and not the address, which is another one each time
        return {**super().identity, "at": at, "n_ctx": self._n_ctx}

    async def aclose(self) -> None:
        """End the child process. The next request starts a new one."""
        await super().aclose()
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """End the child process, as `aclose` does, from code that is not async."""
        with self._lock:
            if self._stop is not None:
                self._stop()
            self._stop = None

    async def _client(self) -> "openai.AsyncOpenAI":
        # When nobody waits for the file any more, it is not loaded further, which may take long.
        waiter = object()
        self._waiting.add(waiter)
        try:
            await asyncio.to_thread(self._serve)
        finally:
            self._waiting.discard(waiter)
            if self._loading is not None and not self._waiting:
                self._loading.kill()
        return await super()._client()

    def _serve(self) -> None:
        with self._lock:
            if not self._waiting:
                raise ModelError(f"the request to model {self.name!r} was cancelled")  # and so nobody is told
            if self._stop is None:
                address, self._stop = self._start()
                self.base_url = self._shown_url = f"{address}/v1"
                self._clients.clear()  # of an address where nobody listens any more

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
