"""The configuration of servers: `mcp.json` as other hosts have it, or the same in Python."""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, Strict, StrictBool, StrictInt, StrictStr, TypeAdapter, ValidationError
from typing_extensions import TypedDict  # before Python 3.12, pydantic takes no other

from lightfc.core.errors import ServerError
from lightfc.core.options import check_option
from lightfc.core.printable import printable
from lightfc.engine.tool_spec import SchemaOptions

_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}")
_HTTP = ("http", "streamable-http", "streamable_http", "streamableHttp")
_MAX_SHOWN_CHARS = 200


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """One MCP server: a command that is started and spoken to over its standard input and output, or an address.

    Attributes:
        name: The name in programs, before the dot: `github.get_issue`.
        command: The program to start; None for a server with a `url`.
        args: The arguments of the command; none by default.
        env: Environment variables of the command. It also gets `PATH`, `HOME` and a few others, not all of this
            process.
        cwd: The folder in which the command starts; None for the working directory.
        url: The address of a server that speaks streamable HTTP; it is used if there is a `command` too.
        headers: HTTP headers of each request to the address; none by default.
        trusted: Whether the server's hints may make calls easier: a hint that a call may be repeated makes the tool
            `idempotent`. False by default, since any server can claim it.
        tools: Options of its tools, by the server's name of the tool, or `"*"` for all. They override what the server
            says. The options are those of `FunctionTool`; `enabled=False` leaves a tool out.
        timeout_s: The longest time of one call, in seconds above 0; None, the default, for no bound.
        start_timeout_s: The longest time until the tools are known, in seconds above 0. The default, 30, is enough for
            a command that first downloads a package.
        max_in_flight: How many calls of the server may run at the same time, from 1; others wait. The default is 64.
        misspelt: By key of an entry of `mcp.json` that was ignored, the key that was probably meant.

    Raises:
        TypeError: A number has a wrong type.
        ValueError: A time is not above 0, or `max_in_flight` is below 1.

    Examples:
        >>> from lightfc.mcp import ServerConfig
        >>> ServerConfig("files", command="files-server", args=("--root", "."), max_in_flight=4).name
        'files'
    """

    name: str
    command: str | None = None
    args: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict, repr=False)
    cwd: str | None = None
    url: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    trusted: bool = False
    tools: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    timeout_s: float | None = None
    start_timeout_s: float = 30.0
    max_in_flight: int = 64
    misspelt: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_option("timeout_s", self.timeout_s, (int, float), "a number", above=0, or_none=True)
        check_option("start_timeout_s", self.start_timeout_s, (int, float), "a number", above=0)
        check_option("max_in_flight", self.max_in_flight, int, "a whole number", at_least=1)

    @classmethod
    def of(cls, name: str, given: Any) -> "ServerConfig":
        """Read one entry of `mcp.json`.

        Args:
            name: The name of the server.
            given: The entry: `command`, `args`, `env` and `cwd`, or `url` and `headers`. lightfc adds `trusted`,
                `tools`, `timeout_s`, `start_timeout_s` and `max_in_flight`. `${NAME}` in a string stands for a variable
                of the environment, `${NAME:-default}` for one with a default. Keys of other hosts are ignored.

        Returns:
            The configuration.

        Raises:
            ServerError: The entry is wrong, or a variable is not set; the message says which part and why.
        """
        if not isinstance(given, Mapping):
            raise _wrong(name, f"its entry must be an object, not {type(given).__name__}")
        misspelt = _misspelt(given)
        if given.get("command") is None and given.get("url") is None:
            instead = "".join(f"; {key!r} may be {meant!r}" for key, meant in misspelt.items())
            raise _wrong(name, f"its entry needs a 'command' that starts it, or a 'url'{instead}")
        kind = given.get("type", given.get("transport"))
        if kind == "sse":
            raise _wrong(
                name,
                "the transport 'sse' is not supported; use 'http' with the address of its streamable HTTP endpoint",
            )
        if kind is not None and kind not in ("stdio", *_HTTP):
            raise _wrong(name, f"its type must be 'stdio' or 'http', not {kind!r}"[:_MAX_SHOWN_CHARS])
        try:
            entry = _ENTRY.validate_python({key: value for key, value in given.items() if value is not None})
        except ValidationError as error:
            raise _wrong(name, _said(error)) from None
        return cls(name, **entry, misspelt=misspelt)


def read_config(path: str | os.PathLike[str]) -> list[ServerConfig]:
    """Read the servers of an `mcp.json`, without starting them.

    Args:
        path: The file: JSON with an entry for each server under `mcpServers` or `servers`, as other hosts have it.

    Returns:
        The servers in the order of the file, without those whose entry has `"disabled": true`.

    Raises:
        ServerError: The file cannot be read, or entries are wrong; the message tells each of them.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.mcp import read_config
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder, "mcp.json")
        ...     _ = path.write_text(json.dumps({"mcpServers": {"files": {"command": "files-server", "args": ["."]}}}))
        ...     servers = read_config(path)
        >>> [(server.name, server.command) for server in servers]
        [('files', 'files-server')]
    """
    try:
        read = json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise ServerError(f"{os.fspath(path)}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise ServerError(f"{os.fspath(path)}: it is not JSON: {error}") from None
    return config_of(read, os.fspath(path))


def config_of(given: Any, where: str = "the configuration") -> list[ServerConfig]:
    """The servers of what an `mcp.json` holds."""
    entries = given.get("mcpServers", given.get("servers")) if isinstance(given, Mapping) else None
    if not isinstance(entries, Mapping):
        raise ServerError(f"{where}: it needs 'mcpServers', an object with one entry for each server")
    found, problems = [], []
    for name, entry in entries.items():
        if isinstance(entry, Mapping) and entry.get("disabled") is True:
            continue
        try:
            found.append(ServerConfig.of(str(name), entry))
        except ServerError as error:
            problems.append(str(error))
    if problems:
        raise ServerError("\n".join(f"{where}: {each}" for each in problems))
    return found


def _wrong(name: str, why: str) -> ServerError:
    return ServerError(f"server {printable(name)!r}: {why}", server=name)


def _said(error: ValidationError) -> str:
    """What is wrong first, and where; no value, which may be a secret."""
    first = error.errors(include_url=False, include_input=False)[0]
    said = first["msg"].removeprefix("Value error, ").replace("Input should be", "must be")
    return f"{'.'.join(map(str, first['loc']))!r} {said}"


def _misspelt(given: Mapping[str, Any]) -> dict[str, str]:
    """By keys that are nearly known ones, these; what else is not known is other hosts', and is passed over."""
    others = [printable(str(key)) for key in given if key not in _KEYS]
    near = {key: get_close_matches(key, _KEYS, n=1, cutoff=0.82) for key in others}
    return {key: meant[0] for key, meant in near.items() if meant}


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
        raise ValueError(f"is not an address: {printable(url)[:_MAX_SHOWN_CHARS]!r}")
    return url


def _command(command: str) -> str:
    if not command.strip():
        raise ValueError("must name a command")
    return command


TOOL_OPTIONS = frozenset(SchemaOptions.__annotations__) | {"enabled"}


def _options(tools: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    for tool, options in tools.items():
        for option in options:
            if option not in TOOL_OPTIONS:
                raise ValueError(
                    f"has the unknown option {option!r} for {tool!r}; the options are {', '.join(sorted(TOOL_OPTIONS))}"
                )
    return tools


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
    tools: Annotated[dict[str, dict[str, Any]], AfterValidator(_options)]
    timeout_s: _Seconds
    start_timeout_s: _Seconds
    max_in_flight: Annotated[StrictInt, Field(ge=1)]


_ENTRY: TypeAdapter[Any] = TypeAdapter(_Entry)
_KEYS = frozenset({*_Entry.__annotations__, "type", "transport", "disabled"})
