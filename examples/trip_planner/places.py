"""Two tools that read: the weather of a city, over HTTP, and what travellers have noted about it, in a file."""

import json
import urllib.error
import urllib.request
from typing import TypedDict
from urllib.parse import quote

import world

from lightfc import ModelRetry, tool


class Forecast(TypedDict):
    """The weather of a day."""

    high: float
    rain: bool


@tool(read_only=True, timeout_s=5)
def forecast(city: str) -> Forecast:
    """Get the weather of a city.

    Args:
        city: The city's English name, such as "Rome".
    """
    try:
        with urllib.request.urlopen(f"{world.weather_server()}/{quote(city)}") as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise ModelRetry(f"no weather for {city!r}; known cities: {', '.join(world.WEATHER)}") from error


@tool(read_only=True)
def note(city: str) -> str:
    """Get what travellers have noted about a city.

    Args:
        city: The city's English name.
    """
    known = {file.stem: file for file in world.notes().glob("*.txt")}
    if city not in known:  # a name such as "../secrets" is not looked up
        raise ModelRetry(f"no note about {city!r}; there are notes about: {', '.join(sorted(known))}")
    return known[city].read_text(encoding="utf-8")
