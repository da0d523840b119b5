"""Every stable code of an error: what it means, a program that has it, and what that is told."""

import ast
import asyncio
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

from lightfc import Deny, FunctionExpression, FunctionOutput, FunctionTool, Journal, ModelRetry, ToolManager
from lightfc.core.failures import ErrorKind
from lightfc_sandbox.errors import rendered
from tests.docs.pages import code_in_cell

ROOT = Path(__file__).resolve().parents[2]


def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


class Table:
    """An object of the host."""

    def __len__(self) -> int:
        return 3


_CONTEXT = {"rows": [1, 2, 3], "table": Table()}

CODES: Mapping[str, tuple[str, str]] = {
    "syntax": ("It is not Python: one expression at the lower levels, a program at `PROGRAMS`.", "add(1,"),
    "forbidden-node": ("The level does not have this construct.", "class A(metaclass=M): pass"),
    "unknown-name": ("Neither the context, the builtins nor the program has this name.", "ad(1, 2)"),
    "unknown-attribute": ("No value has this attribute.", "rows.size_of()"),
    "opaque": ("The type of a host object does not offer this attribute or operation.", "len(table)"),
    "private-name": ("A name begins with an underscore, or one that the program makes with two.", "_rows"),
    "private-attribute": ("An attribute begins with an underscore.", "rows.__class__.__base__"),
    "function-attribute": ("Functions have no attributes.", "add.calls"),
    "namespace": ("A namespace or a module is used as a value.", "np"),
    "attribute-assignment": ("Attributes cannot be assigned.", "rows.total = 3"),
    "forbidden-argument": ("A listed function does not take this argument from a program.", "getattr(*rows)"),
    "duplicate-argument": ("A keyword stands twice in one call, or a parameter in one function.", "dict(a=1, a=2)"),
    "import": ("The module or its member is not listed.", "import os"),
    "rebind": ("A function of the context, or a loop variable inside its loop, is assigned.", "add = 3"),
    "wrong-argument": ("A call of a tool or class can never be right.", "add(1, b='two')"),
    "limit": ("The program is longer or deeper than its `Limits`.", "-" * 150 + "1"),
    "certainty": ("The reading of an answer is not certain enough to be executed.", "add(1, 2)"),
}
AT_PROGRAMS = {"forbidden-node", "attribute-assignment", "forbidden-argument", "import", "rebind"}
"""Codes whose example is of the level `PROGRAMS`; the others are of `EXPRESSIONS`."""

_MAX_SHOWN = 110


def codes_in_source() -> set[str]:
    """The codes that the packages give, by their own text."""
    found = set()
    for path in (*(ROOT / "sandbox").rglob("*.py"), *(ROOT / "lightfc").rglob("*.py")):
        if "prepared" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in ("Violation", "refuse", "refuse_attribute"):
                    found.add(str(node.args[0].value))
    return found


def told_of(code: str) -> str:
    """What the program of a code is told, of that code."""
    text = CODES[code][1]
    manager = ToolManager([add], _CONTEXT, policy="programs" if code in AT_PROGRAMS else "expressions")
    asked: Any = FunctionExpression(text, certainty="mentioned") if code == "certainty" else text
    return rendered([next(each for each in manager.check(asked) if each.code == code)], text)


def violation_codes() -> str:
    """Each code with its meaning, a program, and what that is told."""
    parts = []
    for code, (meaning, text) in CODES.items():
        told = "\n".join(map(_shortened, told_of(code).splitlines()))
        level = " at `Policy.PROGRAMS`" if code in AT_PROGRAMS else ""
        parts += [f"### {code}", meaning, f"```text\n{_shortened(text)}\n```"]
        parts += [f"gives{level}:", f"```text\n{told}\n```"]
    return "\n\n".join(parts)


def _shortened(line: str) -> str:
    return line if len(line) <= _MAX_SHOWN else f"{line[:_MAX_SHOWN]}…"


def _failing(error: Exception, **options: Any) -> FunctionTool:
    def price(item: str) -> float:
        raise error

    return FunctionTool(price, description="The price of an item.", **options)


async def _slow(item: str) -> float:
    """The price of an item."""
    await asyncio.Event().wait()
    return 0.0


def pay(amount: int) -> str:
    """Pay."""
    return "paid"


def _approving(**options: Any) -> FunctionOutput:
    return ToolManager([FunctionTool(pay, needs_approval=True)], **options).execute("pay(7)")


def _changed() -> FunctionOutput:
    """A run whose first call gets other arguments when it is resumed."""
    with tempfile.TemporaryDirectory() as folder:
        numbers = iter((1, 2))
        with Journal(Path(folder) / "runs.db") as journal:
            manager = ToolManager([add], {"number": lambda: next(numbers)}, journal=journal)
            manager.execute("add(number(), 1)", run_id="a")
            return manager.resume("a")


def _cancelled() -> FunctionOutput:
    tools = [_failing(KeyError("cup")), FunctionTool(_slow, name="slow")]
    return ToolManager(tools, on_error="stop").execute("[slow('cup'), price('cup')]").calls[0]


KINDS: Mapping[str, tuple[str, Callable[[], FunctionOutput]]] = {
    "expression": ("the program: it holds something that is not allowed; `details` has its violations",
                   lambda: ToolManager([add]).execute("ad(1, 2)")),
    "argument": ("the program: what a call was given, once computed, does not fit its tool",
                 lambda: ToolManager([add], policy="programs").execute("x = ['one', 2]\nadd(*reversed(x))")),
    "evaluation": ("the program: it raised", lambda: ToolManager([add]).execute("add(1, 2) // 0")),
    "limit": ("the program: it asked for more than its `Limits`", lambda: ToolManager([add]).execute("2 ** 2 ** 20")),
    "retry": ("the program: the tool raised `ModelRetry` and says what to write",
              lambda: ToolManager([_failing(ModelRetry("ask for tea or coffee"))]).execute("price('cup')")),
    "tool": ("the tool: it raised", lambda: ToolManager([_failing(KeyError("cup"))]).execute("price('cup')")),
    "timeout": ("the tool, or the run: it took too long",
                lambda: ToolManager([FunctionTool(_slow, name="price", timeout_s=0.5)]).execute("price('cup')")),
    "skipped": ("another call: one that this one needs, or that has to come before it, has failed",
                lambda: ToolManager([add, _failing(KeyError("cup"))]).execute("add(price('cup'), 1)").calls[1]),
    "cancelled": ("who cancelled the run", _cancelled),
    "approval": ("the host: a call waits for its decision", _approving),
    "denied": ("nobody: the host has denied the call",
               lambda: _approving(approve=lambda requests: {each.id: Deny("too much") for each in requests})),
    "journal": ("who changed what a resumed run depends on", _changed),
}  # fmt: skip


def error_kinds() -> str:
    """Each kind of `CallError` with who can act, and one of its messages."""
    rows = ["| kind | who can act, and why | for example |", "|---|---|---|"]
    assert KINDS.keys() == {*get_args(ErrorKind)}
    for kind, (meaning, make) in KINDS.items():
        error = make().error
        assert error is not None, kind
        assert error.kind == kind, (kind, error)
        message = code_in_cell(error.message.partition("\n")[0])
        rows.append(f"| `{kind}` | {meaning} | {message} |")
    return "\n".join(rows)
