"""What `from … import *` brings, as type checkers see it: checked like `api.py`."""
# ruff: noqa: F403, F405

from typing import assert_type

from lightfc import *
from lightfc.executors import *
from lightfc.lab import *
from lightfc.mcp import *
from lightfc_sandbox import *


def record_of(manager: ToolManager) -> FunctionOutput:
    """A name that is not there is an error, and so is one that is taken for anything."""
    return manager.stream("1").output


assert_type((Local, Sweep), tuple[type[Local], type[Sweep]])
assert_type((Servers, Session), tuple[type[Servers], type[Session]])
