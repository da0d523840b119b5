"""The lists of the reference, made from the code: run as a program, it writes them into the pages."""

import dataclasses
import re
from collections.abc import Iterable
from pathlib import Path

from lightfc_sandbox import Limits
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.modules.asyncio import members as asyncio_members
from lightfc_sandbox.stdlib.registry import FACADES, facade_names
from lightfc_sandbox.values.exceptions import EXCEPTIONS

PAGES = sorted((Path(__file__).resolve().parents[2] / "docs" / "reference").glob("*.md"))

VERSIONED = {
    "math.cbrt", "math.exp2", "math.fma", "math.sumprod", "random.binomialvariate", "re.PatternError", "np.trapezoid",
}  # fmt: skip
"""What some versions of Python or numpy have and others not: always in the page."""

_UNITS = {
    "source_chars": "characters", "nodes": "nodes of the syntax tree", "depth": "levels of the syntax tree",
    "steps": "turns, calls, elements looked at", "time_s": "seconds of wall time",
    "calls": "calls of functions of the host", "calls_in_flight": "async calls at the same time",
    "recursion": "calls of functions of the program inside one another", "int_bits": "bits of an integer",
    "sequence_items": "items of a container", "string_chars": "characters of a string",
    "memory_bytes": "bytes, by estimate", "container_depth": "containers inside one another",
    "printed_chars": "characters",
}  # fmt: skip


def rendered() -> dict[str, str]:
    """By the name of the list, its text."""
    return {"builtins": _names(BUILTINS), "exceptions": _names(EXCEPTIONS), "facades": _facades(), "limits": _limits()}


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{each}`" for each in sorted(names, key=lambda name: (name.lower(), name)))


def _facades() -> str:
    rows = ["| module | names |", "|---|---|"]
    for root in sorted(FACADES.keys() - {"numpy"}):
        listed = asyncio_members() if root == "asyncio" else facade_names(root)
        versioned = {name.partition(".")[2] for name in VERSIONED if name.partition(".")[0] == root}
        title = "`np`, also `numpy`" if root == "np" else f"`{root}`"
        rows.append(f"| {title} | {_names({*listed, *versioned})} |")
    return "\n".join(rows)


def _limits() -> str:
    rows = ["| limit | default | unit | what it bounds, and why |", "|---|---|---|---|"]
    said = re.sub(r"\s+", " ", (Limits.__doc__ or "").partition("Attributes:")[2])
    following = "|".join(field.name for field in dataclasses.fields(Limits))
    for field in dataclasses.fields(Limits):
        found = re.search(rf"\b{field.name}: (.*?)(?= (?:{following}): |$)", said)
        reason = found[1].strip() if found else ""
        rows.append(f"| `{field.name}` | {field.default:,} | {_UNITS[field.name]} | {reason} |")
    return "\n".join(rows)


def updated(page: str) -> str:
    """A page with its lists as the code has them."""
    for name, text in rendered().items():
        before, mark, rest = page.partition(f"<!-- {name} -->")
        if mark:
            end = f"<!-- end of {name} -->"
            page = f"{before}{mark}\n{text}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(updated(each.read_text("utf-8")), "utf-8")
