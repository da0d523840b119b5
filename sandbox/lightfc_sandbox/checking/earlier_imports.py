"""What earlier texts of a session have imported, as statements that stand above the next one."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lightfc_sandbox.checking.scope import Scope
from lightfc_sandbox.values.kinds import Module


def imports_above(scope: Scope | None, text: str) -> str:
    """The imports of earlier texts whose names a text may have.

    Args:
        scope: What the earlier texts have bound; None of the first text.
        text: The next text.
    """
    known: Mapping[str, str] = {} if scope is None else scope.known.get("annotating", {})
    if scope is None or not (known or scope.aliases):
        return ""
    named = {*re.findall(r"\w+", text)} - scope.slots.keys()
    found = [_statement(name, scope.aliases[name]) for name in sorted(named & scope.aliases.keys())]
    return "".join(f"{each}\n" for each in [*found, *(known[name] for name in sorted(named & known.keys()))])


def _statement(name: str, value: object) -> str:
    path = getattr(value, "name", "")
    if type(value) is Module or "." not in path:
        return f"import {path or name} as {name}"
    module, _, member = path.rpartition(".")
    return f"from {module} import {member} as {name}"
