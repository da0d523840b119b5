"""A sample of 92,376 real answers of six models: what preflight says of their calls is what the calls say.

`python -m tests.support.recorded` looks at all of them.
"""

from tests.support.recorded import judge


def test_what_passes_binds_and_what_is_refused_would_have_failed() -> None:
    counts, disagreed = judge(step=61)
    assert disagreed == []
    assert counts["answers"] == 1515
    assert counts["passed"] > 500
    assert counts["refused: wrong-argument"] > 5
