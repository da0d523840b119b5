"""What needs an extra says which one, where it is missing."""

import json
import subprocess
import sys
from pathlib import Path

USES = {
    "mcp": "from lightfc.mcp import serve_http",
    "ray": "from lightfc.executors import Ray; Ray()",
    "dbos": "from lightfc.executors import Durable; Durable(None)",
    "local": "from lightfc import LocalModel; LocalModel(__file__)",
    "lab": "from lightfc.lab.report_page import _altair; _altair()",
    "postgres": "import lightfc.engine.journal_postgres",
    "view": "from lightfc.cli.view import _serve; _serve('runs.db', 0)",
}
"""A use of each extra."""

TRY_ALL = """
import importlib.util, json, os, sys
from lightfc import ToolManager
found, find = {}, importlib.util.find_spec
importlib.util.find_spec = lambda name, *given: None if name == "xllamacpp" else find(name, *given)
for name in ("mcp", "mcp_types", "ray", "dbos", "altair", "vl_convert", "psycopg", "starlette", "uvicorn"):
    sys.modules[name] = None
ToolManager([], journal="runs.db").execute("1", run_id="r")
for extra, use in json.loads(sys.argv[1]).items():
    try:
        exec(use, {"__file__": "runs.db"})
    except Exception as error:
        found[extra] = f"{type(error).__module__}: {error}"
print(json.dumps(found))
"""


def test_what_needs_an_extra_says_how_to_install_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TRY_ALL, json.dumps(USES)]
    told = json.loads(subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout)
    assert told.keys() == USES.keys()
    for extra, message in told.items():
        assert message.endswith(f"the extra {extra}: pip install 'lightfc[{extra}]'"), message
        assert message.startswith(("lightfc.core.errors", "click.exceptions")), message
