"""The entries of `mcp.json`, checked by a model of them."""

import os
import re
from collections.abc import Mapping
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, Strict, StrictBool, StrictInt, StrictStr, TypeAdapter, ValidationError
from typing_extensions import TypedDict  # before Python 3.12, pydantic takes no other

_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}")


def read_entry(given: Mapping[str, Any]) -> dict[str, Any]:
    """What lightfc reads of an entry; ValueError tells what is wrong first, and no value, which may be a secret."""
    try:
        entry: dict[str, Any] = _ENTRY.validate_python(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        said = first["msg"].removeprefix("Value error, ").replace("Input should be", "must be")
        raise ValueError(f"{'.'.join(map(str, first['loc']))!r} {said}") from None
    return entry


def _expanded(text: str) -> str:
    if "\0" in text:
        raise ValueError("must not hold a NUL character")
    return _VARIABLE.sub(_variable, text)


def _variable(found: re.Match[str]) -> str:
    value = os.environ.get(found[1], found[2])
    if value is None:
        raise ValueError(f"needs the environment variable {found[1]}, which is not set")
    return value


def _address(url: str) -> str:
    if not url.startswith(("http://", "https://")):
        raise ValueError("must be an address that starts with http:// or https://")
    try:
        parts = urlsplit(url)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole:
        raise ValueError("is not an address; write it as in http://127.0.0.1:8000/mcp")  # it may hold a password
    return url


def _command(command: str) -> str:
    if not command.strip():
        raise ValueError("must name a command")
    return command


_Text = Annotated[StrictStr, AfterValidator(_expanded)]
_Seconds = Annotated[float, Strict(), Field(gt=0)]


class _Entry(TypedDict, total=False):
    """What lightfc reads of an entry."""

    command: Annotated[_Text, AfterValidator(_command)]
    args: Annotated[list[_Text], AfterValidator(tuple)]
    env: dict[str, _Text]
    cwd: _Text
    url: Annotated[_Text, AfterValidator(_address)]
    headers: dict[str, _Text]
    trusted: StrictBool
    tools: dict[str, dict[str, Any]]
    timeout_s: _Seconds
    start_timeout_s: _Seconds
    max_in_flight: Annotated[StrictInt, Field(ge=1)]


_ENTRY: TypeAdapter[Any] = TypeAdapter(_Entry)
