"""The modules of a text are loaded when one is used, and what they offer is known before."""

import subprocess
import sys

import pytest

from lightfc_sandbox.stdlib.attributes import OF_FUNCTIONS
from lightfc_sandbox.stdlib.registry import OFFERED, load_all
from lightfc_sandbox.values.type_tables import ATTRIBUTES

_SINCE_312 = {"binomialvariate"}


def test_the_names_of_attributes_that_modules_add_are_known_without_loading_them() -> None:
    """One that a module adds stands in `_OFFERED` of `stdlib/registry.py`."""
    code = (
        "import lightfc_sandbox.sandbox, lightfc_sandbox.checking.statements\n"
        "from lightfc_sandbox.values.type_tables import ATTRIBUTES\n"
        "print(*(name for table in ATTRIBUTES.values() for name in table))"
    )
    known = {*subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()}
    load_all()
    offered = {name for table in (*ATTRIBUTES.values(), *OF_FUNCTIONS.values()) for name in table}
    assert known < offered
    assert not {name for name in offered - known - OFFERED if not name.startswith("_")}  # those are of named tuples
    assert not OFFERED - offered - _SINCE_312


@pytest.mark.parametrize(
    "text",
    ["'a'.uper()", "unknown", "[1].appendd(2)", "'a'.upper()", "x = 1\nx.foo"],
)
def test_a_text_that_names_no_module_loads_none(text: str) -> None:
    code = (
        "import sys, contextlib\n"
        "from lightfc_sandbox import Sandbox, Policy, SandboxError\n"
        "with contextlib.suppress(SandboxError):\n"
        f"    Sandbox(policy=Policy.PROGRAMS).run({text!r})\n"
        "rooms = ('modules.', 'numpy.', 'regex.')\n"
        "print([name for name in sys.modules if name == 'numpy' or name.partition('stdlib.')[2].startswith(rooms)])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


LATE = {
    "a variable": "program = Sandbox().check('x.hex', ['x'])\nimport uuid\nvalue = Sandbox().run('x.hex', {'x': U})",
    "the context": "import uuid\nvalue = Sandbox({'x': U}).run('x.hex')",
    "a list of the context": "xs = []\ns = Sandbox({'xs': xs})\nimport uuid\nxs += [U]\nvalue = s.run('xs[0].hex')",
    "a function": "def f():\n    import uuid\n    return U\nvalue = Sandbox({'f': f}).run('f().hex')",
    "a type of another module": "import datetime\nd = datetime.date(2020, 1, 2)\n"
    "value = Sandbox().run('(d - d).days', {'d': d}) or f'{1:032x}'",
    "a zone": "program = Sandbox().check('x.key', ['x'])\nimport zoneinfo\n"
    "found = Sandbox().run('x.key', {'x': zoneinfo.ZoneInfo('UTC')})\nvalue = f'{found == \"UTC\":032x}'",
    "a week": "program = Sandbox().check('d.isocalendar().week', ['d'])\nimport datetime\n"
    "found = Sandbox().run('d.isocalendar().week', {'d': datetime.date(2024, 1, 1)})\nvalue = f'{found:032x}'",
    "numbers": "import decimal, fractions\nd, f = decimal.Decimal('1.10'), fractions.Fraction(1, 3)\n"
    "found = Sandbox().run('[d * 2 + 1, f * f, sorted([d, f, 1]), f\"{d}\", d.is_nan()]', {'d': d, 'f': f})\n"
    "value = f'{found == [d * 2 + 1, f * f, [f, 1, d], \"1.10\", False]:032x}'",
    "the module": "value = Sandbox(policy='programs').run('import uuid\\nuuid.UUID(int=1).hex')",
}
"""Ways on which a value of a type comes into a program whose module had not been imported before."""


@pytest.mark.parametrize("code", LATE.values(), ids=LATE)
def test_types_of_modules_that_are_imported_late_are_plain(code: str) -> None:
    code = code.replace("U}", "uuid.UUID(int=1)}").replace("[U]", "[uuid.UUID(int=1)]")
    code = code.replace("return U\n", "return uuid.UUID(int=1)\n")
    text = (
        "import sys\nfrom lightfc_sandbox import Sandbox\nassert 'uuid' not in sys.modules\n"
        f"{code}\nassert value == '{1:032x}', value"
    )
    subprocess.run([sys.executable, "-c", text], check=True)


def test_types_are_plain_to_each_of_the_threads_that_make_the_first_sandboxes() -> None:
    code = (
        "import sys, threading\nfrom decimal import Decimal\nfrom lightfc_sandbox import Sandbox\n"
        "sys.setswitchinterval(1e-6)\n"
        "found, barrier = [], threading.Barrier(8)\n"
        "def serve():\n"
        "    barrier.wait()\n"
        "    found.append(Sandbox({'x': Decimal('1.5')}).run('x.is_nan()'))\n"
        "threads = [threading.Thread(target=serve) for _ in range(8)]\n"
        "[each.start() for each in threads]\n[each.join() for each in threads]\nprint(found)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"{[False] * 8}\n", "")


def test_a_small_expression_needs_no_module_that_takes_long_to_import() -> None:
    code = (
        "import sys\nfrom lightfc_sandbox import Limits, Sandbox\nSandbox(limits=Limits(steps=10)).run('1 + 2')\n"
        "dear = 'ast asyncio copy dataclasses datetime decimal difflib fractions greenlet inspect platform threading'\n"
        "print([name for name in [*dear.split(), 'uuid'] if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_program_without_generators_and_calls_of_the_host_needs_no_fibers() -> None:
    text = "def twice(n):\n    return n * 2\nfor i in [1, 2]:\n    found = [twice(i) for _ in range(i)]\nfound"
    code = (
        "import sys\nfrom lightfc_sandbox import Sandbox\n"
        f"print(Sandbox(policy='programs').run({text!r}), 'greenlet' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[4, 4] False\n"
