"""The configuration of servers: `mcp.json` as other hosts have it, or the same in Python."""

import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from lightfc.core.errors import ServerError
from lightfc.core.options import check_option
from lightfc.core.printable import printable
from lightfc.engine.tool_spec import SchemaOptions

_Value = TypeVar("_Value")

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
        entry = _Entry(name, given)
        if entry.given.get("command") is None and entry.given.get("url") is None:
            instead = "".join(f"; {key!r} may be {meant!r}" for key, meant in entry.misspelt().items())
            raise entry.wrong(f"its entry needs a 'command' that starts it, or a 'url'{instead}")
        kind = entry.given.get("type", entry.given.get("transport"))
        if kind == "sse":
            raise entry.wrong(
                "the transport 'sse' is not supported; use 'http' with the address of its streamable HTTP endpoint"
            )
        if kind is not None and kind not in ("stdio", *_HTTP):
            raise entry.wrong(f"its type must be 'stdio' or 'http', not {kind!r}"[:_MAX_SHOWN_CHARS])
        return cls(
            name,
            command=entry.read("command", _command, None),
            args=entry.read("args", _texts, ()),
            env=entry.read("env", _named_texts, {}),
            cwd=entry.read("cwd", _text, None),
            url=entry.read("url", _address, None),
            headers=entry.read("headers", _named_texts, {}),
            trusted=entry.read("trusted", _flag, False),
            tools=entry.read("tools", _options, {}),
            timeout_s=entry.read("timeout_s", _seconds, None),
            start_timeout_s=entry.read("start_timeout_s", _seconds, 30.0),
            max_in_flight=entry.read("max_in_flight", _count, 64),
            misspelt=entry.misspelt(),
        )


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


_KEYS = frozenset(
    (
        "type", "transport", "command", "args", "env", "cwd", "url", "headers", "disabled", "trusted", "tools",
        "timeout_s", "start_timeout_s", "max_in_flight",
    )
)  # fmt: skip


class _Entry:
    """One entry while it is read."""

    def __init__(self, name: str, given: Any) -> None:
        self.name = name
        if not isinstance(given, Mapping):
            raise self.wrong(f"its entry must be an object, not {type(given).__name__}")
        self.given = given

    def wrong(self, why: str) -> ServerError:
        return ServerError(f"server {printable(self.name)!r}: {why}", server=self.name)

    def misspelt(self) -> dict[str, str]:
        """By keys that are nearly known ones, these; what else is not known is other hosts', and is passed over."""
        others = [printable(str(key)) for key in self.given if key not in _KEYS]
        near = {key: get_close_matches(key, _KEYS, n=1, cutoff=0.82) for key in others}
        return {key: meant[0] for key, meant in near.items() if meant}

    def read(self, key: str, read: Callable[[Any], _Value], default: _Value) -> _Value:
        given = self.given.get(key)
        if given is None:
            return default
        try:
            return read(given)
        except ValueError as error:
            raise self.wrong(f"{key!r} {error}") from None


def _text(given: Any) -> str:
    if not isinstance(given, str):
        raise ValueError(f"must be a string, not {type(given).__name__}")
    if "\0" in given:
        raise ValueError("must not hold a NUL character")
    return _VARIABLE.sub(_expanded, given)


def _expanded(found: re.Match[str]) -> str:
    value = os.environ.get(found[1], found[2])
    if value is None:
        raise ValueError(f"needs the environment variable {found[1]}, which is not set")
    return value


def _texts(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list | tuple):
        raise ValueError(f"must be a list of strings, not {type(given).__name__}")
    return tuple(map(_text, given))


def _named_texts(given: Any) -> Mapping[str, str]:
    if not isinstance(given, Mapping):
        raise ValueError(f"must be an object of strings, not {type(given).__name__}")
    return {str(name): _text(value) for name, value in given.items()}


def _address(given: Any) -> str:
    url = _text(given)
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


def _command(given: Any) -> str:
    command = _text(given)
    if not command.strip():
        raise ValueError("must name a command")
    return command


def _flag(given: Any) -> bool:
    if type(given) is not bool:
        raise ValueError(f"must be true or false, not {type(given).__name__}")
    return given


def _seconds(given: Any) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not given > 0:
        raise ValueError("must be a number of seconds above 0")
    return float(given)


def _count(given: Any) -> int:
    if type(given) is not int or given < 1:
        raise ValueError("must be a whole number above 0")
    return given


TOOL_OPTIONS = frozenset(SchemaOptions.__annotations__) | {"enabled"}


def _options(given: Any) -> Mapping[str, Mapping[str, Any]]:
    if not isinstance(given, Mapping) or not all(isinstance(each, Mapping) for each in given.values()):
        raise ValueError("must be an object with one object of options for each tool")
    for tool, options in given.items():
        for option in options:
            if option not in TOOL_OPTIONS:
                raise ValueError(
                    f"has the unknown option {option!r} for {tool!r}; the options are {', '.join(sorted(TOOL_OPTIONS))}"
                )
    return {str(tool): dict(options) for tool, options in given.items()}
