"""The configuration of servers: `mcp.json` as other hosts have it, or the same in Python."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from lightfc.core.errors import ServerError
from lightfc.core.options import check_option
from lightfc.core.printable import printable
from lightfc.engine.tool_spec import SchemaOptions

_HTTP = ("http", "streamable-http", "streamable_http", "streamableHttp")
_MAX_SHOWN_CHARS = 200
TOOL_OPTIONS = frozenset(SchemaOptions.__annotations__) | {"enabled"}


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
    args: tuple[str, ...] = field(default=(), repr=False)  # which may hold secrets, as an address may
    env: Mapping[str, str] = field(default_factory=dict, repr=False)
    cwd: str | None = None
    url: str | None = field(default=None, repr=False)
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

        Raises:
            ServerError: The entry is wrong, or a variable is not set; the message says which part and why.
        """
        if not isinstance(given, Mapping):
            raise server_error(name, f"its entry must be an object, not {type(given).__name__}")
        misspelt = _misspelt(given)
        if given.get("command") is None and given.get("url") is None:
            instead = "".join(f"; {key!r} may be {meant!r}" for key, meant in misspelt.items())
            raise server_error(name, f"its entry needs a 'command' that starts it, or a 'url'{instead}")
        kind = given.get("type", given.get("transport"))
        if kind == "sse":
            raise server_error(
                name,
                "the transport 'sse' is not supported; use 'http' with the address of its streamable HTTP endpoint",
            )
        if kind is not None and kind not in ("stdio", *_HTTP):
            raise server_error(name, f"its type must be 'stdio' or 'http', not {kind!r}"[:_MAX_SHOWN_CHARS])
        from lightfc.mcp.config_entries import read_entry  # by pydantic, without which the command line starts sooner

        try:
            entry = read_entry({key: value for key, value in given.items() if value is not None})
        except ValueError as error:
            raise server_error(name, str(error)) from None
        _check_tool_options(name, entry.get("tools", {}))
        return cls(name, **entry, misspelt=misspelt)


_KEYS = {each.name for each in fields(ServerConfig)} - {"name", "misspelt"} | {"type", "transport", "disabled"}


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


def server_error(name: str, why: object, tool: str = "") -> ServerError:
    return ServerError(f"server {printable(name)!r}: {why}", server=name, tool=tool)


def _check_tool_options(name: str, tools: Mapping[str, Mapping[str, Any]]) -> None:
    for tool, options in tools.items():
        for option in (each for each in options if each not in TOOL_OPTIONS):
            known = ", ".join(sorted(TOOL_OPTIONS))
            raise server_error(name, f"'tools' has the unknown option {option!r} for {tool!r}; the options are {known}")


def _misspelt(given: Mapping[str, Any]) -> dict[str, str]:
    """By keys that are nearly known ones, these; what else is not known is other hosts', and is passed over."""
    others = [printable(str(key)) for key in given if key not in _KEYS]
    near = {key: get_close_matches(key, _KEYS, n=1, cutoff=0.82) for key in others}
    return {key: meant[0] for key, meant in near.items() if meant}
