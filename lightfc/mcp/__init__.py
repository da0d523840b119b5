"""MCP both ways: the tools of servers for programs, and programs over many tools as one server. Needs the extra `mcp`.

The room knows the protocol, by its SDK, and tools. A tool of a server is a `FunctionTool` like any other. So approvals,
records, journals and overlap are those of the engine, and nothing here decides about them. The room never knows a model
or an agent. It starts only servers that `mcp.json` or the host's own code names, never one that a program names.

    mcp.json ── server_config ──▶ ServerConfig ── connection ──▶ calls ─┐
                                                                        ├─ server_tools, results ──▶ FunctionTool
    an object with list_tools and call_tool ────────────────────────────┘                                 in Servers
    tools ── gateway (sessions, live_run, search, replies) ── server ──▶ run, read, search over stdio or HTTP
"""

import typing as _typing

if _typing.TYPE_CHECKING:
    from lightfc.core.errors import ServerError
    from lightfc.mcp.gateway import Gateway, Reply
    from lightfc.mcp.handles import Audio, Image, Resource
    from lightfc.mcp.server import serve_http, serve_stdio, server_of
    from lightfc.mcp.server_config import ServerConfig, read_config
    from lightfc.mcp.servers import Servers
    from lightfc.mcp.sessions import Bounds

__all__ = [
    "Audio",
    "Bounds",
    "Gateway",
    "Image",
    "Reply",
    "Resource",
    "ServerConfig",
    "ServerError",
    "Servers",
    "read_config",
    "serve_http",
    "serve_stdio",
    "server_of",
]

_MODULES = {
    "lightfc.core.errors": ("ServerError",),
    "lightfc.mcp.server_config": ("ServerConfig", "read_config"),
    "lightfc.mcp.gateway": ("Gateway", "Reply"),
    "lightfc.mcp.handles": ("Audio", "Image", "Resource"),
    "lightfc.mcp.server": ("serve_http", "serve_stdio", "server_of"),
    "lightfc.mcp.servers": ("Servers",),
    "lightfc.mcp.sessions": ("Bounds",),
}
"""Where each name is; what imports the SDK is imported when it is first asked for."""


def __getattr__(name: str) -> _typing.Any:
    from lightfc.core.errors import ServerError
    from lightfc.core.options import imported

    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(imported(module, "MCP needs", "mcp", ServerError), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
