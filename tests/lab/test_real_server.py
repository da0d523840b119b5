"""A sweep through llama.cpp's own server, killed in the middle and resumed: no answer is asked for twice."""

import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lightfc.formats import PromptFormat
from lightfc.lab import Store, own_cases
from lightfc.lab.checks import first_accepted
from lightfc.lab.experiment import latest
from lightfc.lab.result_files import answer_rows
from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

SWEEP = """
shown = ["python", "json"]
asked = ["expression", "json"]
categories = ["single"]
limit = 6
in_flight = 2
[models.scripted]
server = "{url}"
parameters = {{ temperature = 0, logprobs = true }}
"""
FORM = PromptFormat("python+expression")
SCRIPTS = {
    case.messages[-1].content[:30]: FORM.write([first_accepted(each) for each in case.expected or ()])
    for case in own_cases(["single"])[:6]
}


class Counting:
    """Stands before a server, counts what is asked, and kills who asks after so many answers."""

    def __init__(self, url: str) -> None:
        host, port = url.split("/")[2].split(":")
        self._behind = (host, int(port))
        self.asked = 0
        self.victim: subprocess.Popen[bytes] | None = None
        self.kill_at = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = url.replace(f":{port}", f":{self._listening.getsockname()[1]}")

    @contextmanager
    def serving(self) -> Iterator["Counting"]:
        threading.Thread(target=self._accept, daemon=True).start()
        try:
            yield self
        finally:
            self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            try:
                there = socket.create_connection(self._behind)
            except OSError:  # the server has ended
                here.close()
                continue
            threading.Thread(target=self._copy, args=(here, there, True), daemon=True).start()
            threading.Thread(target=self._copy, args=(there, here, False), daemon=True).start()

    def _copy(self, source: socket.socket, target: socket.socket, is_request: bool) -> None:
        try:
            while data := source.recv(65_536):
                if is_request:
                    self.asked += data.count(b"POST /v1/chat/completions")
                    if self.victim is not None and self.asked == self.kill_at:
                        self.victim.send_signal(signal.SIGKILL)
                target.sendall(data)
        except OSError:
            pass
        for each in (source, target):
            each.close()


@contextmanager
def sweep_run(path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-m", "lightfc", "lab", "run", str(path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        try:
            yield running
        finally:
            running.kill()


def test_a_sweep_through_a_real_server_is_killed_and_resumed(tmp_path: Path) -> None:
    model = write_scripted_gguf(tmp_path / "scripted.gguf", SCRIPTS, "I cannot.")
    with llama_server(model) as url, Counting(url).serving() as counting:
        (tmp_path / "sweep.toml").write_text(SWEEP.format(url=counting.url))
        counting.kill_at = 11
        with sweep_run(tmp_path / "sweep.toml") as counting.victim:
            assert counting.victim.wait(60) == -signal.SIGKILL
        with Store(tmp_path / "runs.db") as store:
            before = store.progress(latest(store)).answered
        assert 1 <= before < 11
        counting.victim, asked = None, counting.asked
        with sweep_run(tmp_path / "sweep.toml") as again:
            assert again.wait(60) == 0
    with Store(tmp_path / "runs.db") as store:
        progress, rows = store.progress(latest(store)), list(answer_rows(store, latest(store)))
    # What was under way at the kill is asked again, and nothing else.
    assert (progress.answered, counting.asked) == (24, asked + 24 - before)
    assert progress.asked == 24
    assert all(row["prompt_tokens"] and row["latency_s"] for row in rows)
    right = {row["asked"]: row["is_right"] for row in rows if row["reader"] == "strict"}
    assert right == {"expression": 1, "json": 0}
    with Store(tmp_path / "runs.db") as store:
        said = json.loads(next(store.answers(latest(store)))["answer"])
    assert "".join(token for token, _ in said["logprobs"]) == said["content"]
    assert all(value <= 0 for _, value in said["logprobs"])
    assert rows[0]["logprob"] == pytest.approx(sum(value for _, value in said["logprobs"]))
