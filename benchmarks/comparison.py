"""What evaluators of Python texts do, tried out: `python -m benchmarks.comparison`.

Each trial runs in a process of its own, with 40 seconds and 2 GB. A peer that is not installed is left out
(`pip install simpleeval asteval RestrictedPython smolagents pydantic-monty langgraph adalflow openai`). A trial tells
what happened with one text, so that a table of features need not be believed.
"""

import contextlib
import importlib.metadata
import importlib.util
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

Evaluate = Callable[[str], Any]
Context = dict[str, Any]
SECONDS = 40


def lightfc(context: Context) -> Evaluate:
    from lightfc import Policy, ToolManager

    manager = ToolManager([value for value in context.values() if callable(value)], policy=Policy.PROGRAMS)
    return lambda text: manager.execute(text).unwrap()


def restricted_python(context: Context) -> Evaluate:
    from RestrictedPython import compile_restricted, safe_builtins
    from RestrictedPython.Eval import default_guarded_getitem, default_guarded_getiter
    from RestrictedPython.Guards import full_write_guard, safer_getattr

    names = {
        "__builtins__": dict(safe_builtins), "__name__": "text", "__metaclass__": type,
        "_getiter_": default_guarded_getiter, "_getitem_": default_guarded_getitem, "_getattr_": safer_getattr,
        "_write_": full_write_guard, "_inplacevar_": lambda op, left, right: left + right, **context,
    }  # fmt: skip

    def evaluate(text: str) -> Any:
        *above, last = text.rsplit("\n", 1)
        if above:
            exec(compile_restricted(above[0], "<text>", "exec"), names)
        return eval(compile_restricted(last, "<text>", "eval"), names)

    return evaluate


def simpleeval(context: Context) -> Evaluate:
    import warnings

    from simpleeval import EvalWithCompoundTypes

    warnings.simplefilter("error")  # statements are left out with a warning
    return EvalWithCompoundTypes(functions=context).eval


def asteval(context: Context) -> Evaluate:
    from asteval import Interpreter

    interpreter = Interpreter(user_symbols=context)

    def evaluate(text: str) -> Any:
        *above, last = text.rsplit("\n", 1)
        if above:
            interpreter(above[0], raise_errors=True)
        return interpreter(last, raise_errors=True)

    return evaluate


def smolagents(context: Context) -> Evaluate:
    from smolagents.local_python_executor import LocalPythonExecutor

    executor = LocalPythonExecutor([])
    executor.send_tools(context)
    return lambda text: executor(text).output


def monty(context: Context) -> Evaluate:
    from pydantic_monty import Monty

    def evaluate(text: str) -> Any:
        limits = {"max_feed_duration_secs": 2.0, "max_memory": 256 << 20}  # which it has none of by default
        with Monty() as pool, pool.checkout(limits=limits) as session:
            return session.feed_run(text, external_lookup=context)

    return evaluate


PEERS: dict[str, tuple[str, Callable[[Context], Evaluate]]] = {
    "lightfc": ("lightfc", lightfc),
    "Monty": ("pydantic-monty", monty),
    "smolagents": ("smolagents", smolagents),
    "RestrictedPython": ("RestrictedPython", restricted_python),
    "asteval": ("asteval", asteval),
    "simpleeval": ("simpleeval", simpleeval),
}

made: list[int] = []
both = threading.Barrier(2)


def note(number: int) -> int:
    """Note a number."""
    made.append(number)
    return number


def meet(number: int) -> int:
    """Wait for the other call."""
    both.wait(timeout=3)
    return number


def gives(text: str, wanted: Any) -> Callable[[Evaluate], str]:
    return lambda evaluate: "yes" if evaluate(text) == wanted else "another value"


def out_of_memory(error: BaseException | None) -> bool:
    """Whether an error began as the end of the 2 GB, whatever a peer has made of it."""
    return error is not None and (isinstance(error, MemoryError) or out_of_memory(error.__context__))


def refuses(text: str) -> Callable[[Evaluate], str]:
    def trial(evaluate: Evaluate) -> str:
        try:
            evaluate(text)
        except BaseException as error:  # noqa: BLE001 - each peer has errors of its own
            return "no: out of memory" if out_of_memory(error) else "yes"
        return "no"

    return trial


def ends(endless: str, short: str) -> Callable[[Evaluate], str]:
    """Tell whether a loop is ended, by a peer that has such loops."""

    def trial(evaluate: Evaluate) -> str:
        if refuses(short)(evaluate) == "yes":
            return "no loops"
        started = time.monotonic()
        ended = refuses(endless)(evaluate)
        return f"{ended}, after {time.monotonic() - started:.0f} s" if ended == "yes" else ended

    return trial


def before_anything_runs(text: str) -> Callable[[Evaluate], str]:
    def trial(evaluate: Evaluate) -> str:
        refused = refuses(text)(evaluate) == "yes"
        return ("no: 1 call made" if made else "yes") if refused else "no: it runs"

    return trial


TRIALS: dict[str, Callable[[Evaluate], str]] = {
    "two calls of a sync function overlap, as `[meet(1), meet(2)]`": gives("[meet(1), meet(2)]", [1, 2]),
    "an unknown name is found before a call is made": before_anything_runs("[note(1), unknown(2)]"),
    "a wrong argument is found before a call is made": before_anything_runs("[note(1), note('two')]"),
    "an argument of a wrong type is refused": refuses("note('two')"),
    "comprehensions": gives("[note(n) for n in [1, 2] if n > 1]", [2]),
    "variables, loops, functions": gives(
        "def f(n):\n    return n + 1\nx = []\nfor n in [1, 2]:\n    x = x + [f(n)]\nx", [2, 3]
    ),
    "an error of a function can be caught": gives("try:\n    note(1, 2, 3)\nexcept Exception:\n    x = 5\nx", 5),
    "a generator function": gives("def g():\n    yield 1\n[n for n in g()]", [1]),
    "`class`": gives("class A:\n    x = 1\nA.x", 1),
    "`match`": gives("match 1:\n    case 1:\n        x = 2\nx", 2),
    "`().__class__…` is refused": refuses("().__class__.__base__.__subclasses__()"),
    "an endless loop ends": ends("while True:\n    pass\n1", "while False:\n    pass\n1"),
    "`10 ** 10 ** 8` ends": refuses("10 ** 10 ** 8"),
    "`'x' * 10 ** 10` ends before memory does": refuses("'x' * 10 ** 10"),
    "`[0] * 10 ** 9` ends before memory does": refuses("[0] * 10 ** 9"),
}


def nodes_begun() -> str:
    """How often LangGraph begins a node with one interrupt that is answered."""
    from langgraph.checkpoint.memory import InMemorySaver
    from langgraph.graph import END, START, StateGraph
    from langgraph.types import Command, interrupt

    def node(state: dict[str, Any]) -> dict[str, Any]:
        note(len(made))
        return {"answer": interrupt("go on?")}

    graph = StateGraph(dict)
    graph.add_node("node", node)
    graph.add_edge(START, "node")
    graph.add_edge("node", END)
    runner = graph.compile(checkpointer=InMemorySaver())
    thread: Any = {"configurable": {"thread_id": "1"}}
    runner.invoke({}, thread)
    runner.invoke(Command(resume="yes"), thread)
    return f"a node with one interrupt began {len(made)} times"


def calls_in_one() -> str:
    """What AdalFlow makes of a list of two calls, and of a call of a call."""
    import tiktoken

    tiktoken.get_encoding = lambda name: tiktoken  # it would be downloaded at the import, and is not used here
    from adalflow.core.func_tool import FunctionTool
    from adalflow.core.tool_manager import ToolManager
    from adalflow.core.types import FunctionExpression

    manager = ToolManager([FunctionTool(note)])
    told = []
    for text in ("[note(1), note(2)]", "note(note(1))"):
        out = manager.execute_func_expr(FunctionExpression(action=text))
        told.append(f"{text}: output of type {type(out.output).__name__}, error {out.error!r}")
    return "; ".join(told)


AGENTS: dict[str, Callable[[], str]] = {"langgraph": nodes_begun, "adalflow": calls_in_one}


def tried(peer: str, trial: str) -> str:
    """What a trial in a process of its own told."""
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.comparison", peer, trial]
    with tempfile.TemporaryFile("w+") as told:  # a pipe would stay open while what a peer has started lives
        started = subprocess.Popen(command, stdout=told, stderr=subprocess.DEVNULL, start_new_session=True)
        status = started.wait()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        told.seek(0)
        if status:
            return f"no: over {SECONDS} s" if status == -signal.SIGALRM else "no: the process dies"
        return str(json.loads(told.read().splitlines()[-1]))


def one(peer: str, trial: str) -> str:
    if peer in AGENTS:
        return AGENTS[peer]()
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    evaluate = PEERS[peer][1]({"note": note, "meet": meet})
    signal.alarm(SECONDS)  # what has been imported does not count
    try:
        return TRIALS[trial](evaluate)
    except MemoryError:
        return "no: out of memory"
    except BaseException:  # noqa: BLE001 - each peer has errors of its own for what it does not take
        return "no"


def main() -> None:
    """Print a table of what each peer that is installed does."""
    if len(sys.argv) == 3:
        print(json.dumps(one(*sys.argv[1:])))
        return
    versions = {}
    for peer, (package, _) in PEERS.items():
        try:
            versions[peer] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            print(f"{peer} is not installed", file=sys.stderr)
    print("| |", " | ".join(f"{peer} {version}" for peer, version in versions.items()), "|")
    print("|" + "---|" * (len(versions) + 1))
    for trial in TRIALS:
        print(f"| {trial} |", " | ".join(tried(peer, trial) for peer in versions), "|", flush=True)
    print()
    for peer in AGENTS:
        if importlib.util.find_spec(peer):
            print(f"{peer} {importlib.metadata.version(peer)}: {tried(peer, '')}", flush=True)
        else:
            print(f"{peer} is not installed", file=sys.stderr)


if __name__ == "__main__":
    main()
