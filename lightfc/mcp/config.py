"""Which servers there are, and how they are started: `mcp.json` as hosts have it, or the same in Python."""

import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from lightfc.core.errors import ServerError
from lightfc.core.printable import printable
from lightfc.engine.tool_spec import SchemaOptions

__all__ = ["ServerConfig", "read_config"]

_Value = TypeVar("_Value")

_VARIABLE = re.compile(r"\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}")
_HTTP = ("http", "streamable-http", "streamable_http", "streamableHttp")
_MAX_SHOWN_CHARS = 200


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """One server: a command that is started and spoken to over its pipes, or an address.

    Attributes:
        name: How programs call it, before the dot: `github.get_issue`.
        command: What is started; None for a server that has an address.
        args: The command's arguments.
        env: Environment variables beside the few that every server gets, such as PATH and HOME.
        cwd: The folder in which it is started.
        url: The address of a server that speaks streamable HTTP.
        headers: What is sent with each request to it.
        trusted: Whether its hints may make calls easier: that a call may be repeated (`idempotent`).
        tools: Options of its tools by their names (or `"*"` for all), which win over whatever the server says;
            `enabled` false leaves a tool out.
        timeout_s: How long one call may take, in seconds; None for no bound.
        start_timeout_s: How long it may take until its tools are known, in seconds.
        max_in_flight: How many of its calls may be made at the same time; further ones wait.

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

    @classmethod
    def of(cls, name: str, given: Any) -> "ServerConfig":
        """Read one entry of `mcp.json`.

        Args:
            name: The name of the server.
            given: The entry: `command`, `args`, `env` and `cwd`, or `url` and `headers`; and what is lightfc's own:
                `trusted`, `tools`, `timeout_s`, `start_timeout_s`, `max_in_flight`. `${NAME}` in texts stands for a
                variable of the environment. What other hosts add is passed over.

        Raises:
            ServerError: It is no such entry; the message says which part and why.
        """
        entry = _Entry(name, given)
        if entry.given.get("command") is None and entry.given.get("url") is None:
            raise entry.wrong("it needs a 'command' that starts it, or a 'url'")
        kind = entry.given.get("type", entry.given.get("transport"))
        if kind == "sse":
            raise entry.wrong("the transport 'sse' is not offered any more; give the address of its streamable HTTP")
        if kind is not None and kind not in ("stdio", *_HTTP):
            raise entry.wrong(f"its type must be 'stdio' or 'http', not {kind!r}"[:_MAX_SHOWN_CHARS])
        return cls(
            name,
            command=entry.read("command", _text, None),
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
        )


def read_config(path: str | os.PathLike[str]) -> list[ServerConfig]:
    """The servers of an `mcp.json` that are not `disabled`, under `mcpServers` or `servers`, in the file's order.

    Raises:
        ServerError: The file cannot be read, or an entry is wrong; every wrong entry is told.

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
    """The servers of what an `mcp.json` holds.

    Raises:
        ServerError: An entry is wrong; every wrong entry is told.
    """
    entries = given.get("mcpServers", given.get("servers")) if isinstance(given, Mapping) else None
    if not isinstance(entries, Mapping):
        raise ServerError(f"{where}: it has no 'mcpServers', an object with one entry for each server")
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


class _Entry:
    """One entry while it is read."""

    def __init__(self, name: str, given: Any) -> None:
        self.name = name
        if not isinstance(given, Mapping):
            raise self.wrong(f"its entry must be an object, not {type(given).__name__}")
        self.given = given

    def wrong(self, why: str) -> ServerError:
        return ServerError(f"server {printable(self.name)!r}: {why}", server=self.name)

    def read(self, key: str, read: Callable[[Any], _Value], default: _Value) -> _Value:
        given = self.given.get(key)
        if given is None:
            return default
        try:
            return read(given)
        except ValueError as error:
            raise self.wrong(f"{key!r} {error}") from None


def _text(given: Any) -> str:
    if not isinstance(given, str) or "\0" in given:
        raise ValueError(f"must be a text, not {type(given).__name__}")
    return _VARIABLE.sub(_expanded, given)


def _expanded(found: re.Match[str]) -> str:
    value = os.environ.get(found[1], found[2])
    if value is None:
        raise ValueError(f"needs the environment variable {found[1]}, which is not set")
    return value


def _texts(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list | tuple):
        raise ValueError(f"must be a list of texts, not {type(given).__name__}")
    return tuple(map(_text, given))


def _named_texts(given: Any) -> Mapping[str, str]:
    if not isinstance(given, Mapping):
        raise ValueError(f"must be an object of texts, not {type(given).__name__}")
    return {str(name): _text(value) for name, value in given.items()}


def _address(given: Any) -> str:
    url = _text(given)
    if not url.startswith(("http://", "https://")):
        raise ValueError("must be an address that begins with http:// or https://")
    return url


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


_OPTIONS = frozenset(SchemaOptions.__annotations__) | {"enabled"}


def _options(given: Any) -> Mapping[str, Mapping[str, Any]]:
    if not isinstance(given, Mapping) or not all(isinstance(each, Mapping) for each in given.values()):
        raise ValueError("must be an object with one object of options for each tool")
    for tool, options in given.items():
        for option in options:
            if option not in _OPTIONS:
                raise ValueError(f"has for {tool!r} the option {option!r}; there are {', '.join(sorted(_OPTIONS))}")
    return {str(tool): dict(options) for tool, options in given.items()}
