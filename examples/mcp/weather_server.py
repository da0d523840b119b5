"""An MCP server with made-up forecasts, which a host starts as the README shows; needs the extra `mcp`.

Its functions are tools without a server, too:

lightfc eval 'forecast("Paris")["high"]' --tools examples/mcp/weather_server.py
    21
"""

from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations
from typing_extensions import TypedDict

server = MCPServer("weather")


class Forecast(TypedDict):
    """The forecast of one place."""

    city: str
    high: int


@server.tool(annotations=ToolAnnotations(read_only_hint=True))
def forecast(city: str) -> Forecast:
    """Get tomorrow's forecast for a city."""
    return {"city": city, "high": {"Paris": 21, "Tokyo": 26}.get(city, 19)}


if __name__ == "__main__":
    server.run("stdio")
