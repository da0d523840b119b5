"""Serves a GGUF file by llama.cpp's server on 127.0.0.1; the program of `LocalModel`'s child process.

It imports nothing of lightfc, so it is run by its path. It ends when its standard input does, and so also when the
process that started it is killed, and it ends without the server's destructor, which waits for ever while a request is
being answered.
"""

import os
import sys


def serve(path: str, n_ctx: int, n_threads: int) -> None:
    """Serve until standard input ends; the address is the first line of standard output."""
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = path
    params.hostnames = ["127.0.0.1"]
    params.port = 0  # any free one
    params.n_ctx = n_ctx
    params.n_parallel = 1
    if n_threads:
        params.cpuparams.n_threads = n_threads
        params.cpuparams_batch.n_threads = n_threads
    params.ui = False
    params.verbosity = 1  # errors only
    try:
        server = xllamacpp.Server(params)
    except Exception as error:  # noqa: BLE001 - any of them is told in one line, to a process that shows no traceback
        sys.exit(str(error))
    sys.stdout.write(f"{server.listening_address}\n")
    sys.stdout.flush()
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
