"""How functions are shown to a model."""

import json
from collections.abc import Callable, Mapping, Sequence

from lightfc.types import FunctionDefinition, JsonSchema

__all__ = ["SHOWN_FORMS", "openai_tools", "show"]

_INDENT = "    "


def _python(definitions: Sequence[FunctionDefinition]) -> str:
    """Python stubs: the types that signatures mention, each once, then one stub with docstring for each function."""
    types = dict.fromkeys(source for definition in definitions for source in definition.types)
    return "\n\n\n".join([*types, *map(_stub, definitions)])


def _stub(definition: FunctionDefinition) -> str:
    lines = definition.description.splitlines() or ["(no description)"]
    described = {
        name: schema.get("description", "") for name, schema in definition.parameters.get("properties", {}).items()
    }
    if any(described.values()):
        lines += ["", "Args:"]
        for name, text in described.items():
            lines.append(f"{_INDENT}{name}: {' '.join(text.split())}".rstrip() if text else f"{_INDENT}{name}")
    if definition.returns and definition.returns.get("description"):
        lines += ["", "Returns:", f"{_INDENT}{definition.returns['description']}"]
    text = "\n".join(lines).replace("\\", "\\\\").replace('"""', '\\"""')
    body = text + ("\n" if len(lines) > 1 else "")
    quoted = "\n".join(f"{_INDENT}{line}" if line else "" for line in f'"""{body}"""'.split("\n"))
    return f"{definition.signature}:\n{quoted}"


def openai_tools(definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
    """The `tools` of a Chat Completions request."""
    return [
        {
            "type": "function",
            "function": {
                "name": definition.name,
                "description": definition.description,
                "parameters": definition.parameters,
            },
        }
        for definition in definitions
    ]


def _openai(definitions: Sequence[FunctionDefinition]) -> str:
    return json.dumps(openai_tools(definitions), indent=2, ensure_ascii=False)


def _json(definitions: Sequence[FunctionDefinition]) -> str:
    return "\n".join(json.dumps(tool["function"], ensure_ascii=False) for tool in openai_tools(definitions))


SHOWN_FORMS: Mapping[str, Callable[[Sequence[FunctionDefinition]], str]] = {
    "python": _python,
    "json": _json,
    "openai": _openai,
}
"""By name: what turns definitions into prompt text."""


def show(form: str, definitions: Sequence[FunctionDefinition]) -> str:
    """The prompt text that shows functions in one of the `SHOWN_FORMS`.

    Raises:
        ValueError: There is no such form.
    """
    if form not in SHOWN_FORMS:
        raise ValueError(f"unknown form {form!r}; there are {', '.join(SHOWN_FORMS)}")
    return SHOWN_FORMS[form](definitions)
