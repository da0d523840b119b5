"""What the scripts of `examples/` say where they are asked for help, where a typo is made, and where no server is."""

import contextlib
import io
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

ROOT = Path(__file__).parents[2]
NAMES = ["cognac", "registry", "step_by_step", "weather_agent"]


def started(name: str, *options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, f"examples/agents/{name}.py", *options], cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip


def ended(name: str, *options: str) -> tuple[int, str, str]:
    """How a script ends that is run in this process: its exit status, and what it prints."""
    streams = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(streams[0]),
        contextlib.redirect_stderr(streams[1]),
    ):
        patch.setattr(sys, "argv", [f"{name}.py", *options])
        patch.setattr(sys, "path", [str(ROOT / "examples" / "agents"), *sys.path])
        patch.chdir(ROOT)
        try:
            runpy.run_path(f"examples/agents/{name}.py", run_name="__main__")
        except SystemExit as end:
            code = end.code
        else:
            code = 0
    if isinstance(code, str):  # which Python prints
        return 1, streams[0].getvalue(), f"{streams[1].getvalue()}{code}\n"
    return code or 0, streams[0].getvalue(), streams[1].getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_help_names_the_options(name: str) -> None:
    code, out, err = ended(name, "--help")
    assert (code, err) == (0, "")
    assert "--base-url" in out


WRONG = [
    (["--base_url", "x"], 2, "unrecognized arguments: --base_url"),
    (["--base-url", "127.0.0.1:9/v1"], 1, "error: base_url is not the address of a server"),
]
NO_SERVER = (["--base-url", "http://127.0.0.1:9/v1"], 1, "cannot be reached")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [*(("weather_agent", each) for each in WRONG), *((name, NO_SERVER) for name in NAMES)],
    ids=lambda each: each if isinstance(each, str) else each[2],
)
def test_what_goes_wrong_is_one_message(name: str, wrong: tuple[list[str], int, str]) -> None:
    options, code, message = wrong
    given, _, err = ended(name, *options)
    assert given == code
    assert message in err.splitlines()[-1]
    assert "Traceback" not in err


def test_an_interrupt_ends_an_example_quietly(httpserver: HTTPServer) -> None:
    with started("weather_agent", "--base-url", httpserver.url_for("/v1")) as script:

        def interrupt(_: Request) -> Response:
            script.send_signal(signal.SIGINT)
            script.wait(60)
            return Response("")

        httpserver.expect_request("/v1/chat/completions").respond_with_handler(interrupt)
        out, err = script.communicate(timeout=60)
    assert (script.returncode, out, err) == (130, "", "")
