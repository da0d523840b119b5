"""What Ray alone has: resources of tools, values that stay, nodes and clusters that are gone."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="needs the extra ray")
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]

PROGRAM = """
import asyncio, json, os, sys
import ray
from lightfc import FunctionTool, Retry, ToolManager
from lightfc.executors import Processes, Ray
from tests.support import far_tools
from tests.support.far_tools import load, total, pid, dies, fails_at_first, rest, large, unpicklable, add

async def waits(a: int) -> int:
    await asyncio.sleep(0)
    return a

def summed(numbers: list[int]) -> int:
    return sum(numbers)

def main(folder):
    told = {}
    out = ToolManager([add], executor=Ray("127.0.0.1:1")).execute("[add(1), add(2)]")
    told["no cluster"] = [each.error.type + ": " + each.error.message for each in out.calls]
    ray.init(
        num_cpus=2, resources={"special": 1}, include_dashboard=False, log_to_driver=False,
        object_store_memory=100_000_000, runtime_env={"env_vars": {"PYTHONPATH": os.environ["PYTHONPATH"]}},
    )
    executor = Ray(max_bytes=1_000_000)
    manager = ToolManager([load, total, add], executor=executor)
    out = manager.execute("[total(load(1_000_000)), total([1, 2])]")
    told["by reference"] = [out.output, type(out.calls[0].output).__name__, str(out.error)]
    told["passed to another"] = [
        manager.execute("add(load(3))").error.message,
        ToolManager([load, summed], executor={"load": executor}).execute("summed(load(3))").error.message,
    ]
    with Processes(1) as processes:
        tools = [pid, FunctionTool(add, executor=processes), waits]
        out = ToolManager(tools, executor=executor).execute("[pid(), add(1), waits(3)]")
        told["in one expression"] = [out.output[1:], [each.executor.split()[0] for each in out.calls]]
    narrow = Ray(tools={"rest": {"resources": {"special": 1}}})
    out = ToolManager([rest, pid], executor=narrow).execute("[rest(0.5), rest(0.5), pid()]")
    starts = sorted(each.start_s for each in out.calls[:2])
    told["resources"] = [starts[1] - starts[0] > 0.4, out.calls[2].executor]
    work = FunctionTool(fails_at_first, retries=Retry(1, wait_s=0, jitter_s=0), executor=executor)
    record = work.call(folder + "/seen")
    told["died"] = [record.output, record.attempts, record.failed_attempts[0].type]
    text = "[dies('exit'), large(2_000_000), unpicklable()]"
    out = ToolManager([dies, large, unpicklable], executor=executor).execute(text)
    told["failed"] = [each.error.message for each in out.calls]
    ray.shutdown()
    print(json.dumps(told))

if __name__ == "__main__":
    main(sys.argv[1])
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a program that has a cluster of its own tells; in a process of its own, as there is one cluster in each."""
    import json

    folder = tmp_path_factory.mktemp("ray")
    (folder / "program.py").write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", folder / "program.py", folder],
        capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "RAY_AUTH_MODE": "disabled"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_cluster_that_is_not_there_is_one_clear_error(told: Any) -> None:
    for each in told["no cluster"]:
        assert each.startswith("ExecutorError: add: there is no Ray cluster at '127.0.0.1:1' (")
        assert each.endswith("start one with `ray start --head`, or call ray.init() before the first call")


def test_a_value_stays_in_the_cluster_where_its_tool_says_so(told: Any) -> None:
    assert told["by reference"] == [[499999500000, 3], "Reference", "None"]
    assert told["passed to another"][0].startswith("add: a: expected int, got list from load() [wrong-argument]")
    assert told["passed to another"][1].startswith(
        "summed: numbers: expected list[int], got an object of type Reference"
    )


def test_tools_here_in_processes_and_in_the_cluster_meet_in_one_expression(told: Any) -> None:
    assert told["in one expression"] == [[2, 3], ["ray", "process", "event"]]


def test_a_call_has_the_resources_of_its_tool(told: Any) -> None:
    assert told["resources"] == [True, "thread"]


def test_a_process_that_ends_is_tried_again_by_lightfc_alone(told: Any) -> None:
    assert told["died"] == [1, 2, "WorkerDiedError"]


def test_what_cannot_come_back_is_told(told: Any) -> None:
    died, large, unpicklable = told["failed"]
    assert died.startswith("dies: the cluster could not make the call: WorkerCrashedError: ")
    assert large.startswith("large: its result has more than 1,000,000 bytes")
    assert unpicklable.startswith("unpicklable: its result, of type lock, cannot be sent back: TypeError")
