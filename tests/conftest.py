"""Hypothesis profiles, what belongs to `pytest -m smoke`, and what `pytest` without a path leaves out.

The slow tests run where a path is given: `pytest tests` has them all, as `.ci/run` has.

The quick profile is the default; `--hypothesis-profile=new` draws new examples, and `full` 10,000 a property.

What runs long over much data is not traced for coverage: it takes three times as long, and goes where other tests go.
"""

import gc
import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.support.browser import OpenPage, chromium
from tests.support.postgres import PostgresServer, postgres_server

_CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)

# What a text means is the same under every version of Python; newer ones try fewer of the same examples.
_EXAMPLES = 40 if sys.version_info < (3, 12) else 15
# The quick profile tries the same examples every time, so that a run of the checks says something of the change alone.
# The others draw new ones: what they find is printed with the seed and the blob that bring it back. They say so, since
# a profile takes over what the one called "default" says.
for _name, _examples, _is_same in ("default", _EXAMPLES, True), ("new", _EXAMPLES, False), ("full", 10_000, False):
    settings.register_profile(
        _name,
        max_examples=_examples,
        derandomize=_is_same,
        print_blob=not _is_same,
        deadline=None,
        suppress_health_check=_CALM,
    )
settings.load_profile("default")

_OVER_MUCH_DATA = {
    "lab/test_score.py", "schema/test_schema_gold.py", "formats/test_reader_gold.py",
    "tools/test_gold.py", "engine/test_preflight_recorded.py",
}  # fmt: skip
_SMOKE = {
    "sandbox/test_session.py", "test_docs.py", "engine/test_execution_time.py", "test_imports.py",
    "tools/test_manager.py", "test_readme.py", "core/test_records.py", "agents/test_function_call.py",
}  # fmt: skip
_SLOW = {
    "agents/test_random_scripts.py", "engine/test_preflight_recorded.py", "formats/test_reader_gold.py",
    "lab/test_real_server.py",
    "models/test_scripted_gguf.py", "sandbox/test_breakouts.py", "sandbox/test_budget.py", "sandbox/test_changes.py",
    "sandbox/test_effects.py", "schema/test_schema_gold.py", "tools/test_gold.py", "typing/test_typing.py",
}  # fmt: skip
_HERE = Path(__file__).parent
_IS_FAST = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    """Note whether the slow tests are left out; a worker is told by who has started it."""
    is_fast = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.getoption("markexpr")
    config.stash[_IS_FAST] = getattr(config, "workerinput", {}).get("is_fast", is_fast)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Load all tests without the collector: what they make then stays, and would be gone through again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker of pytest-xdist what this process was called with."""
    node.workerinput["is_fast"] = node.config.stash[_IS_FAST]


@pytest.fixture(scope="module", autouse=True)
def spare_the_collector() -> None:
    """Leave what stays until the end, the tests themselves and what they have loaded, out of every later collection."""
    gc.collect()
    gc.freeze()


@cache
def _name_of(path: Path) -> str:
    return path.relative_to(_HERE).as_posix() if path.is_relative_to(_HERE) else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave properties, and tables of thousands of cases, out of the measurement of coverage; mark quick and slow."""
    is_full = config.getoption("hypothesis_profile", None) == "full"
    for item in items:
        if is_full:
            item.add_marker(pytest.mark.timeout(0))
        name = _name_of(item.path)
        if name in _OVER_MUCH_DATA or getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("no_cover")
        if name in _SMOKE:
            item.add_marker("smoke")
        if name in _SLOW:
            item.add_marker("slow")
    if config.stash[_IS_FAST]:
        left_out = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
    # What takes long begins first, so that workers that share the tests end together.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture
def open_page() -> Iterator[OpenPage]:
    """Open pages in a real browser."""
    with chromium() as opening:
        yield opening


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of these tests' own; `postgres.database()` gives the address of a new database."""
    with postgres_server() as server:
        yield server
