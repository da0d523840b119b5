"""MCP both ways: the tools of servers for programs, and programs over many tools as one server. Needs the extra `mcp`.

The room knows the protocol, by its SDK, and tools. A tool of a server is a `FunctionTool` like any other. So approvals,
records, journals and overlap are those of the engine, and nothing here decides about them. The room never knows a model
or an agent. It starts only servers that `mcp.json` or the host's own code names, never one that a program names.

    mcp.json ── server_config ──▶ ServerConfig ── connection ──▶ calls ─┐
                                                                        ├─ server_tools ──▶ FunctionTool in Servers
    an object with list_tools and call_tool ────────────────────────────┘
    tools ── gateway (sessions, live_run, search, replies) ── server ──▶ run, read, search over stdio or HTTP
"""

from typing import TYPE_CHECKING

from lightfc.core.lazy import lazy_attributes

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

if TYPE_CHECKING:
    from lightfc.core.errors import ServerError as ServerError
    from lightfc.mcp.gateway import Gateway as Gateway, Reply as Reply
    from lightfc.mcp.handles import Audio as Audio, Image as Image, Resource as Resource
    from lightfc.mcp.server import serve_http as serve_http, serve_stdio as serve_stdio, server_of as server_of
    from lightfc.mcp.server_config import ServerConfig as ServerConfig, read_config as read_config
    from lightfc.mcp.servers import Servers as Servers
    from lightfc.mcp.sessions import Bounds as Bounds
else:
    __all__ = [name for names in _MODULES.values() for name in names]

    def _load(module: str) -> object:
        from lightfc.core.errors import ServerError
        from lightfc.core.options import import_extra

        return import_extra(module, "MCP needs", "mcp", ServerError)

    __getattr__, __dir__ = lazy_attributes(__name__, _MODULES, _load)
