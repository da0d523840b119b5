"""Keys whose hashes collide are charged for what comparing them takes; those that do not are charged nothing."""

import pytest

from lightfc_sandbox import LimitExceeded, Policy, Sandbox

SANDBOX = Sandbox(policy=Policy.PROGRAMS)
M = 2**61 - 1


@pytest.mark.parametrize(
    "program",
    [
        "c = Counter()\nfor i in range(3_000): c[Decimal(i) / 7] += 1\nlen(c)",
        "c = Counter()\nfor i in range(3_000): c[Decimal(i) / 7, i] += 1\nlen(c)",
        "s = {Decimal(i) / 7 for i in range(1_500)}\nt = {Decimal(i) / 7 for i in range(1_500, 3_000)}\nlen(s | t)",
        "s = {(x, y) for x in range(-20, 40) for y in range(-25, 25)}\nlen(s | {(x + 1, y) for x, y in s}) - 50",
    ],
)
def test_keys_that_no_program_has_chosen_are_used_as_in_python(program: str) -> None:
    assert SANDBOX.run("from collections import Counter\nfrom decimal import Decimal\n" + program) == 3_000


def test_a_few_decimals_of_one_hash_are_keys_and_many_are_refused() -> None:
    program = (
        "from decimal import Decimal\nd = {{Decimal(i * {}): i for i in range({})}}\nsum(d[key] for key in [*d] * 3)"
    )
    assert SANDBOX.run(program.format(M, 30)) == 3 * sum(range(30))
    with pytest.raises(LimitExceeded, match="keys with the same hash take too long to compare"):
        SANDBOX.run(program.format(M, 200))


def test_many_decimals_of_one_hash_are_refused_over_the_runs_of_a_session() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("from decimal import Decimal\nd = {}")
    for i in range(20):
        session.run(f"d[Decimal({i} * {M})] = 1")
    with pytest.raises(LimitExceeded, match="the same hash"):
        session.run(f"for i in range(20, 40): d[Decimal(i * {M})] = 1")
