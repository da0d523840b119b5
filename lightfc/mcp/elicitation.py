"""What a server asks in the middle of a call, put to who decides about calls.

A form is an `ApprovalRequest` whose arguments are its fields, with their defaults. `Approve()` sends it as it was
shown, `Edit({...})` fills it in, `Deny()` declines; who is not there, or says nothing, declines too. What is sent is
what the form asks for: fields that it does not have are left out, and one that lacks what it needs is declined.
"""

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

import mcp_types as types

from lightfc.core.decisions import ApprovalRequest, Approve, ApproveAll, Edit
from lightfc.core.printable import printable_lines
from lightfc.core.values import short_text

calling: ContextVar[tuple[str, Mapping[str, Any]]] = ContextVar("lightfc_mcp_call")
"""The name of the tool that is being called and its arguments, in whose course a server may ask."""

_QUESTION = "elicit:"
"""How the ids of requests begin that are questions of servers."""

_MAX_MESSAGE_CHARS = 4_000


def request_of(server: str, params: Any, number: int) -> ApprovalRequest:
    """What is put to who decides."""
    name, given = calling.get((server, {}))
    source = f"{name}({', '.join(f'{key}={short_text(each)}' for key, each in given.items())})" if given else ""
    message = printable_lines(str(params.message))[:_MAX_MESSAGE_CHARS]
    note = f"server {server!r} asks: {message}"
    if isinstance(params, types.ElicitRequestFormParams):
        arguments = {field: schema.get("default") for field, schema in _fields(params).items()}
    else:
        arguments = {"url": params.url}
    return ApprovalRequest(f"{_QUESTION}{server}:{number}", name, source, None, "needs_approval", arguments, note=note)


def is_question(request_id: str) -> bool:
    """Whether a request is what a server asks, and not a call."""
    return request_id.startswith(_QUESTION)


def answer_of(params: Any, decision: Any) -> types.ElicitResult:
    """What the server is told of a decision."""
    if isinstance(decision, Approve | ApproveAll):
        given: Mapping[str, Any] = {}
    elif isinstance(decision, Edit):
        given = decision.arguments
    else:
        return types.ElicitResult(action="decline")
    if not isinstance(params, types.ElicitRequestFormParams):
        return types.ElicitResult(action="accept")
    fields = _fields(params)
    filled = {field: given.get(field, schema.get("default")) for field, schema in fields.items()}
    filled = {field: value for field, value in filled.items() if value is not None}
    needed = params.requested_schema.get("required") or ()
    if any(field not in filled for field in needed):
        return types.ElicitResult(action="decline")
    return types.ElicitResult(action="accept", content=filled)


def _fields(params: types.ElicitRequestFormParams) -> dict[str, Mapping[str, Any]]:
    fields = params.requested_schema.get("properties")
    given = fields.items() if isinstance(fields, Mapping) else ()
    return {str(name): schema if isinstance(schema, Mapping) else {} for name, schema in given}
