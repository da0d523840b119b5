"""Hypothesis profiles, and what belongs to `pytest -m smoke`.

The quick profile is the default; `--hypothesis-profile=new` draws new examples, and `full` 200,000 of them a property.

What runs long over much data is not traced for coverage: it takes three times as long, and goes where other tests go.
"""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)

# What a text means is the same under every version of Python; newer ones try fewer of the same examples.
_EXAMPLES = 40 if sys.version_info < (3, 12) else 15
# The quick profile tries the same examples every time, so that a run of the checks says something of the change alone.
settings.register_profile(
    "default", max_examples=_EXAMPLES, derandomize=True, deadline=None, suppress_health_check=_CALM
)
# New ones each time: what it finds is printed with the seed and the blob that bring it back.
settings.register_profile("new", max_examples=60, print_blob=True, deadline=None, suppress_health_check=_CALM)
settings.register_profile("full", max_examples=200_000, deadline=None, suppress_health_check=_CALM)
settings.load_profile("default")

_OVER_MUCH_DATA = {
    "lab/test_score.py", "schema/test_schema_gold.py", "formats/test_reader_gold.py",
    "tools/test_gold.py", "engine/test_preflight_recorded.py",
}  # fmt: skip
_SMOKE = {
    "sandbox/test_session.py", "test_docs.py", "engine/test_execution_time.py", "test_imports.py",
    "tools/test_manager.py", "test_readme.py", "core/test_types.py", "agents/test_function_call.py",
}  # fmt: skip
_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave properties, and tables of thousands of cases, out of the measurement of coverage; mark the quick look."""
    for item in items:
        name = item.path.relative_to(_HERE).as_posix() if item.path.is_relative_to(_HERE) else ""
        if name in _OVER_MUCH_DATA or getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("no_cover")
        if name in _SMOKE:
            item.add_marker("smoke")
