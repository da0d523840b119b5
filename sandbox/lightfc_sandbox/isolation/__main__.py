"""What the cage of a worker holds on this system, as the worker tells it: `python -m lightfc_sandbox.isolation`."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator

from lightfc_sandbox.errors import IsolationError
from lightfc_sandbox.isolation import pool


def report_lines() -> Iterator[str]:
    """The lines of the report of a worker."""
    yield f"{platform.system()} {platform.release()}, {platform.machine()}"
    worker = pool.keep()
    worker.wait_for_proof()
    report = dict(worker.report)
    tried, _ = report.pop("tried"), report.pop("escapes")
    yield ", ".join(f"{name}: {value}" for name, value in report.items())
    yield from (f"refused: {each}" for each in tried)


if __name__ == "__main__":
    try:
        sys.stdout.writelines(f"{line}\n" for line in report_lines())
    except IsolationError as error:
        sys.exit(f"no worker can be confined here: {error}")
