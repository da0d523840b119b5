"""Two weather services that take their time, with made-up answers: no key and no network.

lightfc eval '[get_weather("Paris"), get_weather("Tokyo", unit="fahrenheit")]' --tools examples/weather.py
    [Weather(city='Paris', temperature=22.0, unit='celsius'), Weather(city='Tokyo', temperature=50.0, unit='fahren…
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Literal

from lightfc import tool

CELSIUS = {"paris": 22.0, "tokyo": 10.0, "san francisco": 17.5, "oslo": -3.0}


@dataclass
class Weather:
    """The weather of one place."""

    city: str
    temperature: float
    unit: Literal["celsius", "fahrenheit"]


@tool(read_only=True)
async def get_weather(city: str, unit: Literal["celsius", "fahrenheit"] = "celsius") -> Weather:
    """Get the current weather of a city.

    Args:
        city: Name of the city, such as "Paris".
        unit: Unit of the temperature.
    """
    await asyncio.sleep(0.3)  # what a real service would take
    if city.lower() not in CELSIUS:
        raise LookupError(f"no weather station in {city}; there are Paris, Tokyo, San Francisco and Oslo")
    degrees = CELSIUS[city.lower()]
    return Weather(city, degrees if unit == "celsius" else degrees * 9 / 5 + 32, unit)


@tool(read_only=True)
def warmest(reports: list[Weather]) -> str:
    """Name the city with the highest temperature; all reports must have the same unit."""
    time.sleep(0.1)
    return max(reports, key=lambda report: report.temperature).city
