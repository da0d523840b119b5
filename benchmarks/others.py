"""Programs of others, by CPython and by the sandbox: `python -m benchmarks.others [test_list toolz …]`.

Each test of CPython's own suite (the package `test`, where the running Python has it), and each docstring with examples
of the packages that are installed, becomes a program: see `benchmarks/foreign.py`. CPython runs it in a process of its
own. A statement that fails there is left out, then each that the sandbox refuses or gets wrong, until both run what is
left to its end: so a program is compared as far as it goes, and a refusal hides no fault below it.
"""

import argparse
import ast
import contextlib
import io
import multiprocessing
import os
import re
import resource
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

from benchmarks.foreign import STAND_IN, modules_of, programs_of
from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

SUITE = """
    abc augassign baseexception binop bisect bool builtin bytes class cmath collections colorsys compare complex
    contains contextlib contextlib_async copy coroutines csv dataclasses datetime decimal decorators defaultdict
    deque descr descrtut dict dictcomps dictviews dynamic enum enumerate exception_hierarchy exception_variations
    exceptions extcall float fractions fstring funcattrs functools generator_stop generators genericalias genexps
    global hash hashlib heapq html index int int_literal isinstance iter iterlen itertools json keywordonlyarg
    lambda list listcomps logging long lstrip math named_expressions numeric_tower operator ordered_dict patma pow
    pprint print positional_only_arg property queue raise random range re richcmp scope set setcomps slice sort
    statistics str strftime string string_literals strptime strtod subclassinit super syntax textwrap time tuple
    types typing unary unicode unicodedata unpack unpack_ex urlparse userdict userlist uuid with yield_from zoneinfo
"""
PACKAGES = "test.datetimetester algorithms boltons humanize inflection more_itertools pydash sortedcontainers toolz"

LIMIT_S = 5
LIMITS = Limits(source_chars=400_000, nodes=100_000)
MAX_BYTES = 2**31
FIRST = STAND_IN.count("\n") + 1
"""The line at which what is another's begins."""


Told = tuple[str, str, str]
"""What was left out of a program, or is wrong in it: the kind, the message, and the statement."""


def without(body: str, lines: set[int]) -> tuple[str, list[str]]:
    """A program without the innermost statements of these lines; and those."""
    told = []

    class Without(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            self.generic_visit(node)
            if not isinstance(node, ast.stmt):
                return node
            first = min([node.lineno, *(above.lineno for above in getattr(node, "decorator_list", ()))])
            found = lines.intersection(range(first, (node.end_lineno or first) + 1))
            if not found:
                return node
            lines.difference_update(found)
            told.append(ast.unparse(node))
            return ast.copy_location(ast.Pass(), node)

    return ast.unparse(Without().visit(ast.parse(body))) + "\n", told


def _by_cpython(body: str, answer: Connection, folder: str) -> None:
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    while True:
        names: dict[str, Any] = {"__name__": "__main__"}
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
                exec(compile(STAND_IN + body, "<program>", "exec", dont_inherit=True), names)
            return answer.send((body, names["seen"], printed.getvalue()))
        except BaseException as error:  # noqa: BLE001 - whatever the program raises
            lines = [
                line
                for frame, line in traceback.walk_tb(error.__traceback__)
                if frame.f_code.co_filename == "<program>" and line >= FIRST
            ]
            if isinstance(error, SyntaxError) and not lines:
                lines = [error.lineno or 0]
            body, told = without(body, {line - FIRST + 1 for line in lines[-1:]})
            if not told:
                return answer.send(None)


def by_cpython(body: str) -> tuple[str, list[Any], str] | None:
    """What CPython can run of a program, what that has seen and printed; None if it gives nothing in time."""
    fork = multiprocessing.get_context("fork")
    answer, end = fork.Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as folder:
        process = fork.Process(target=_by_cpython, args=(body, end, folder), daemon=True)
        process.start()
        end.close()
        try:
            return answer.recv() if answer.poll(LIMIT_S) else None
        except EOFError:
            return None
        finally:
            process.kill()
            process.join()


ADDRESS = re.compile(r"<(?:[\w.]+\.)?(\w+) object at 0x[0-9a-f]+>")


RAISED = re.compile(r"[A-Za-z.]+(Error|Exception|Iteration|Interrupt|Exit|Warning): ")


def differences(wanted: list[str], found: list[str]) -> Iterator[Told]:
    """What is another value, or another message of the same exception."""
    if len(wanted) != len(found):
        yield "wrong", f"{len(found)} values instead of {len(wanted)}", ""
        return
    for one, other in zip(wanted, found, strict=True):
        if one != other:
            raised = RAISED.match(one)
            kind = "other words" if raised and other.startswith(raised[0]) else "wrong"
            yield kind, f"{other} instead of {one}", ""


def values(seen: list[Any], printed: str) -> list[str]:
    return [ADDRESS.sub(r"<\1>", str(each)) for each in [*seen, printed]]


def faults(error: Exception) -> list[tuple[str, str, int]]:
    """What the sandbox has against a program: the kind, the message, and the line of the program."""
    if isinstance(error, ExpressionError):
        return [
            ("refused", f"{each.message} [{each.code}]", each.span.line if each.span else 0)
            for each in error.violations
        ]
    if not isinstance(error, EvaluationError | LimitExceeded):
        return [("wrong", f"the exception of the host {error!r}", 0)]
    spans = [error.span, *(frame.span for frame in error.traceback)]
    line = [0, *(span.line for span in spans if span and span.line >= FIRST)][-1]
    if isinstance(error, LimitExceeded):
        return [("limit", error.limit, line)]
    kind = "refused when run" if error.exc_type == "NotAllowed" else "wrong"
    return [(kind, f"{error.exc_type}: {error.message}", line)]


def compared(body: str) -> tuple[bool, list[Told]]:
    """Run a program as far as both can: whether that is to an end, and what was left out or is wrong."""
    left_out: list[Told] = []
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=LIMITS)
    while (ran := by_cpython(body)) is not None and ran[1] != [0]:
        body, wanted = ran[0], values(*ran[1:])
        session = sandbox.session()
        try:
            found = values(session.run(STAND_IN + body + "seen\n"), session.printed)
        except Exception as error:  # noqa: BLE001 - one of the host would be a fault
            told = faults(error)
        else:
            again = by_cpython(body) if found != wanted else None
            if again is None or values(*again[1:]) == wanted:  # else it draws numbers, or looks at the clock
                left_out += differences(wanted, found)
            return True, left_out
        body, statements = without(body, {line - FIRST + 1 for _, _, line in told})
        left_out += [(kind, message, "\n".join(statements)) for kind, message, _ in told]
        if not statements:
            break
    return False, left_out


def outcome(left_out: list[Told], *, ended: bool) -> str:
    """How a program came out, in the words of the table."""
    kinds = {kind for kind, _, _ in left_out} - {"other words"}
    if not kinds:
        return "right" if ended else "not by CPython"
    return "wrong" if "wrong" in kinds else "right in part" if ended else "refused"


def fared(name: str, reasons: Counter[str], *, show: bool) -> Counter[str]:
    """How many programs of a module came out in which way; each wrong one is printed, and `reasons` is added to."""
    counts: Counter[str] = Counter()
    for label, body in (program for module in modules_of(name) for program in programs_of(module)):
        ended, left_out = compared(body)
        counts[outcome(left_out, ended=ended)] += 1
        reasons.update({f"{kind}: {message}" for kind, message, _ in left_out if kind not in ("wrong", "other words")})
        for kind, message, statement in left_out:
            if kind == "wrong" or show:
                print(f"{kind} in {label}: {message}", *statement[:400].splitlines(), sep="\n    ", flush=True)
    return counts


def listed(counts: Counter[str]) -> str:
    return ", ".join(f"{count:,} {kind}" for kind, count in counts.most_common()) or "nothing is there"


def main() -> None:
    """Run what is named, or all that is there, and print how each module fared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="tests of CPython (test_list) and packages (toolz); all by default")
    parser.add_argument("--show", action="store_true", help="show what is refused or told in other words, too")
    options = parser.parse_args()
    total: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for name in options.names or [*(f"test_{each}" for each in SUITE.split()), *PACKAGES.split()]:
        counts = fared(name, reasons, show=options.show)
        total += counts
        print(f"{name:<28} {listed(counts)}", flush=True)
    print(f"\nall: {listed(total)}\n")
    for reason, count in reasons.most_common(60):
        print(f"{count:>5}  {reason}")


if __name__ == "__main__":
    main()
