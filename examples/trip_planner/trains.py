"""Tools with types of their own: find trains in an SQLite database, and compute a price."""

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Annotated

import world
from pydantic import Field

from lightfc import tool


@dataclass(frozen=True)
class Train:
    """A train on one day."""

    name: str
    departs: str
    minutes: int
    price: float


class Comfort(Enum):
    """A class of seats."""

    STANDARD = "standard"
    PLUS = "plus"


@tool(read_only=True)
def find_trains(start: str, goal: str, day: date) -> list[Train]:
    """Find the trains of a day.

    Args:
        start: The city where the trip begins.
        goal: The city where it ends.
        day: The day of departure.
    """
    connection = world.database()
    rows = connection.execute(
        "SELECT name, departs, minutes, price FROM trains WHERE start = ? AND goal = ? AND day = ? ORDER BY departs",
        (start, goal, day.isoformat()),
    ).fetchall()
    connection.close()
    return [Train(*row) for row in rows]


@tool(read_only=True)
def price(train: Train, seats: Annotated[int, Field(ge=1, le=6)], comfort: Comfort = Comfort.STANDARD) -> float:
    """Compute what seats in a train cost, in euros.

    Args:
        train: The train, as find_trains gives it.
        seats: How many seats.
        comfort: The class of the seats.
    """
    return train.price * seats * (1.5 if comfort is Comfort.PLUS else 1)
