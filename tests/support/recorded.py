"""What preflight says of real answers of models, against what binding their calls says.

`python -m tests.support.recorded` does so for every recorded answer and prints the counts.
"""

import ast
import gzip
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from lightfc import FunctionTool, PromptFormat, ToolManager
from lightfc.core.errors import ArgumentError, ToolDefinitionError
from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Sandbox, SandboxError
from tests.support.bfcl import recorded_file


def cases() -> dict[str, list[dict[str, Any]]]:
    """The documentation of the functions of each case; skips the calling test where the data is not there."""
    with gzip.open(recorded_file("cases.jsonl.gz"), "rt", encoding="utf-8") as lines:
        return {row["case"]: row["functions"] for row in map(json.loads, lines)}


def answers(step: int = 1) -> Iterator[tuple[str, str]]:
    """The case and the text of every `step`-th recorded answer."""
    with gzip.open(recorded_file("recorded_python.jsonl.gz"), "rt", encoding="utf-8") as lines:
        for index, line in enumerate(lines):
            if index % step == 0:
                row = json.loads(line)
                yield row["case"], row["text"]


def judge(step: int = 1) -> tuple[Counter[str], list[str]]:
    """Compare preflight and binding for every `step`-th answer.

    Returns:
        How many answers came to what, and those for which the two disagree.
    """
    functions, form = cases(), PromptFormat("python+expression")

    @cache
    def manager(case: str) -> ToolManager | None:
        try:
            return ToolManager([FunctionTool.from_schema(each, lambda **given: given) for each in functions[case]])
        except ToolDefinitionError:
            return None  # two functions of one case have one name

    counts: Counter[str] = Counter()
    disagreed: list[str] = []
    for case, text in answers(step):
        tools = manager(case)
        counts["answers"] += 1
        if tools is None:
            counts["cases whose functions cannot stand together"] += 1
            continue
        expression = form.read(text, tools.tools.keys())
        if expression is None:
            counts["no expression"] += 1
            continue
        outcome, agrees = _judged(tools, expression.action)
        counts[outcome] += 1
        if not agrees:
            disagreed.append(f"{case}: {outcome}: {expression.action}")
    return counts, disagreed


def _judged(manager: ToolManager, text: str) -> tuple[str, bool]:
    """What preflight says of an expression, and whether its calls say the same when they are made."""
    try:
        manager.preflight(text)
    except LimitExceeded:
        return "refused: limit", True
    except ExpressionError as error:
        codes = sorted({violation.code for violation in error.violations})
        return f"refused: {', '.join(codes)}", codes != ["wrong-argument"] or not all_bind(manager, text)
    output = manager.execute(text)
    if output.error is None:
        return "passed", True
    return f"passed, then {output.error.kind}: {output.error.type}", output.error.kind != "argument"


class Unmade:
    """An argument that only a run of the whole text would give, such as what another call gives or a lambda."""


def all_bind(manager: ToolManager, text: str) -> bool:
    """Whether the arguments of every call in a text bind; what is said of those that are unmade does not count."""
    for node in ast.walk(ast.parse(text.strip(), mode="eval")):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) not in manager.tools:
            continue
        try:
            args = [_made(arg) for arg in node.args]
            kwargs = {str(keyword.arg): _made(keyword.value) for keyword in node.keywords}
            manager.tools[ast.unparse(node.func)].signature.bind(tuple(args), kwargs)
        except ArgumentError as error:
            if not all(Unmade.__name__ in problem for problem in error.problems):
                return False
        except EvaluationError:
            return False  # no call gets what must not leave a text
    return True


def _made(node: ast.expr) -> Any:
    try:
        return Sandbox().run(ast.unparse(node))
    except SandboxError as error:
        if isinstance(error, EvaluationError) and error.exc_type == "NotAllowed":
            raise
        return Unmade()


def main() -> None:
    """Print what every recorded answer comes to."""
    counts, disagreed = judge()
    for outcome, count in counts.most_common():
        print(f"{count:>7,}  {outcome}")  # noqa: T201 - the counts are what the command is for
    print(f"{len(disagreed):>7,}  preflight and calls disagree")  # noqa: T201
    for each in disagreed[:20]:
        print(f"  {each}")  # noqa: T201


if __name__ == "__main__":
    main()
