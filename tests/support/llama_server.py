"""Serves a model file with llama.cpp's own server on 127.0.0.1, for as long as a test needs it.

The server runs in a child process, because stopping it in this one is not safe: while a request is being answered,
its destructor waits for ever, and nothing in Python can interrupt that. The child ends when its standard input does,
so it also ends when this process is killed.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_STOP_S = 10
_HTTP_THREADS = 4  # each open connection holds one, also while it is idle


@contextmanager
def llama_server(model: Path, *, n_ctx: int = 16_384, n_threads: int = 1) -> Iterator[str]:
    """Serve a model file.

    Args:
        model: The GGUF file.
        n_ctx: Tokens that prompt and answer may have together; a scripted model takes one for each byte.
        n_threads: Threads that compute.

    Yields:
        The base URL of the server's OpenAI-compatible API, which ends in `/v1`.

    Raises:
        RuntimeError: If the server does not start; says what it wrote.
    """
    command = [sys.executable, "-P", __file__, str(model), str(n_ctx), str(n_threads)]
    with (
        tempfile.TemporaryFile() as log,
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True) as child,
    ):
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            address = child.stdout.readline().strip()
            if not address:
                child.wait(_STOP_S)
                log.seek(0)
                raise RuntimeError(f"llama.cpp did not serve {model}:\n{log.read().decode(errors='replace')}")
            yield f"{address}/v1"
        finally:
            child.stdin.close()
            try:
                child.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                child.kill()


def _serve(model: str, n_ctx: int, n_threads: int) -> None:
    """Serve until standard input ends; what the child process does."""
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = model
    params.hostnames = ["127.0.0.1"]
    params.port = 0  # any free one
    params.n_ctx = n_ctx
    params.n_parallel = 1
    params.n_gpu_layers = 0
    params.n_threads_http = _HTTP_THREADS
    params.cpuparams.n_threads = n_threads
    params.cpuparams_batch.n_threads = n_threads
    params.cache_ram_mib = 0
    params.fit_params = False
    params.warmup = False
    params.ui = False
    params.verbosity = 1  # errors only
    # An answer is what the model said: nothing of it is taken out as "reasoning".
    params.reasoning_format = xllamacpp.common_reasoning_format.COMMON_REASONING_FORMAT_NONE
    server = xllamacpp.Server(params)
    sys.stdout.write(f"{server.listening_address}\n")
    sys.stdout.flush()
    sys.stdin.read()
    os._exit(0)  # and so without the destructor


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
