"""Chapter 6: a process dies in the middle of a run, and another one continues it.

python 6_journal.py
"""

import os
import subprocess
import sys

import booking
import world
from trains import find_trains

from lightfc import Approve, Policy, ToolManager, tool


@tool(read_only=False)
def pay(amount: float) -> str:
    """Pay the railway."""
    if "crash" in sys.argv:
        os._exit(9)  # the power fails in the middle of a payment
    return f"paid {amount:.2f}"


world.DATA.mkdir(exist_ok=True)
if "crash" not in sys.argv:  # the process that you have started begins with an empty journal
    booking.cancel_all()
    for file in world.DATA.glob("runs.db*"):
        file.unlink()
manager = ToolManager([find_trains, booking.book, pay], policy=Policy.PROGRAMS, journal="trip_data/runs.db")

TRIP = """
train = find_trains("Oslo", "Bergen", "2026-07-01")[1]
booked = book(train, 2)
paid = pay(train.price * 2)
[booked, paid]
"""

if "crash" in sys.argv:
    manager.execute(TRIP, run_id="trip-1")
else:
    print("the first process ended with status", subprocess.run([sys.executable, __file__, "crash"]).returncode)
    print("bookings:", booking.bookings())

    out = manager.resume("trip-1")
    (request,) = out.waiting
    print(out.state, request.source, request.arguments, request.reason)

    out = manager.resume(out, {request.id: Approve()})  # the bank says that no money has left the account
    print(out.state, out.output)
    print("bookings:", booking.bookings())
