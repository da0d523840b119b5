"""A tool that acts: it books seats, and asks for approval first."""

import time

import world
from trains import Train

from lightfc import tool


@tool(needs_approval=lambda train, seats: train.price * seats > 100, read_only=False)
def book(train: Train, seats: int) -> str:
    """Book seats in a train.

    Args:
        train: The train, as find_trains gives it.
        seats: How many seats.
    """
    connection = world.database()
    with connection:
        connection.execute("INSERT INTO bookings VALUES (?, ?)", (train.name, seats))
    connection.close()
    time.sleep(world.LATENCY_S)  # the railway confirms
    return f"{seats} seats in {train.name}"


def bookings() -> list[tuple[str, int]]:
    """All bookings; for the host, not for a model."""
    connection = world.database()
    rows = connection.execute("SELECT train, seats FROM bookings").fetchall()
    connection.close()
    return rows


def cancel_all() -> None:
    """Cancel all bookings, so that an example can be run twice."""
    connection = world.database()
    with connection:
        connection.execute("DELETE FROM bookings")
    connection.close()
