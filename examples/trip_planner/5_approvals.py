"""Chapter 5: a call that acts waits for a decision.

python 5_approvals.py
"""

from collections.abc import Sequence

from booking import book, bookings, cancel_all
from trains import Train, find_trains

from lightfc import ApprovalRequest, Approve, Decision, Deny, Edit, FunctionOutput, Policy, ToolManager

manager = ToolManager([find_trains, book], policy=Policy.PROGRAMS)

TRIP = """
there = find_trains("Oslo", "Bergen", "2026-07-01")[0]
back = find_trains("Bergen", "Oslo", "2026-07-04")[0]
[book(there, 2), book(back, 1), book(back, 2)]
"""

cancel_all()
out = manager.execute(TRIP)
print(out.state, bookings())
for request in out.waiting:
    print(request.id, request.name, request.arguments)

stored = out.to_json()  # into a database, a queue, a cookie: the decision may come tomorrow

again = FunctionOutput.from_json(stored, types=[Train])
(first,) = again.waiting
out = manager.resume(again, {first.id: Edit({"seats": 3})})
print(out.state, bookings())

(second,) = out.waiting
print(second.source, second.arguments)
out = manager.resume(out, {second.id: Deny("too expensive")})
print(out.state, "-", out.error.message)
print(bookings())


def clerk(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
    """Decide at once: an approver in place of a pause."""
    small = {each.id for each in requests if each.arguments and each.arguments["seats"] <= 2}
    return {each.id: Approve() if each.id in small else Deny("at most 2") for each in requests}


out = ToolManager([find_trains, book], policy=Policy.PROGRAMS, approve=clerk).execute(TRIP)
print(out.output)
