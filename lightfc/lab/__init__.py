"""Experiments with prompt formats: what to ask, what was answered, and what the difference is worth.

Theory of operation. Data goes one way, and each step can be made anew from the one before it without asking again:

    cases ── sweep ──▶ requests ── runner ──▶ answers ── rescore ──▶ readings ──▶ verdicts ──▶ comparisons ──▶ report
    cases    factors   design      store      (kept)     readings    checks       causes       intervals       report

- `cases` says what a case is and where each is wrong; `loaders` reads the layouts of others into it.
- `checks` compares calls with what a case expects, and names each fault; it knows neither texts nor formats. `ifeval`
  has the rules of a benchmark that looks at the text of one argument; `user_functions` finds functions of a
  user's own.
- `readings` turns an answer into calls under one reader (the strict one, lightfc's, any set of layers), and `verdicts`
  says whether they are right, and if not, whose fault it is: of the reading, the form, the choice or an argument.
- `factors` and `design` say what is varied, as cells; `sweep` makes a request of each cell, case and repeat.
- `store` keeps each request and its answer under the hash of what was asked; what is judged has tables of its own.
- `runner` asks what is not answered yet, within a budget. It knows no formats and no checks.
- `intervals` knows numbers alone; `comparisons` joins it with what the store holds, in pairs over the same cases, and
  says which cells an adaptive sweep still has to ask; `main_effects` looks at all cells together.
- `report` writes what they found, as tables, and decides nothing; `charts` and `report_page` draw it. `result_files`
  gives answers to other programs.

A *trial* is one cell, one case and one repeat. Two trials that ask the same share one request. A *reader* is no part of
what is asked: each comparison stands under several, so that an effect of parsing is seen as such.

The lab knows tools, formats and models by their public names only. The command line imports this package, so what it
holds is imported when it is first asked for.
"""

from typing import TYPE_CHECKING

from lightfc.core.lazy import lazy_attributes

_MODULES = {
    "lightfc.core.errors": ("CaseError", "LabError", "StoreError"),
    "lightfc.core.prices": ("Price",),
    "lightfc.lab.cases": ("CASE_SCHEMA", "Case", "case_of", "own_cases", "validate_cases",),
    "lightfc.lab.checks": ("CHECKS", "Execution", "Fault",),
    "lightfc.lab.config": ("load_sweep",),
    "lightfc.lab.design": ("DESIGNS",),
    "lightfc.lab.experiment": ("arun", "run",),
    "lightfc.lab.factors": ("FACTORS",),
    "lightfc.lab.loaders": ("from_rows", "load_cases",),
    "lightfc.lab.readings": ("READERS", "Reader", "read_calls",),
    "lightfc.lab.rescoring": ("rescore",),
    "lightfc.lab.runner": ("Budget",),
    "lightfc.lab.sources": ("FromModel", "Recorded", "Simulated",),
    "lightfc.lab.store": ("Store",),
    "lightfc.lab.sweep": ("Estimate", "Sweep",),
    "lightfc.lab.verdicts": ("Verdict", "judge",),
}  # fmt: skip
"""Where each name is."""

__all__ = [name for names in _MODULES.values() for name in names]

if TYPE_CHECKING:
    from lightfc.core.errors import CaseError as CaseError, LabError as LabError, StoreError as StoreError
    from lightfc.core.prices import Price as Price
    from lightfc.lab.cases import (
        CASE_SCHEMA as CASE_SCHEMA,
        Case as Case,
        case_of as case_of,
        own_cases as own_cases,
        validate_cases as validate_cases,
    )
    from lightfc.lab.checks import CHECKS as CHECKS, Execution as Execution, Fault as Fault
    from lightfc.lab.config import load_sweep as load_sweep
    from lightfc.lab.design import DESIGNS as DESIGNS
    from lightfc.lab.experiment import arun as arun, run as run
    from lightfc.lab.factors import FACTORS as FACTORS
    from lightfc.lab.loaders import from_rows as from_rows, load_cases as load_cases
    from lightfc.lab.readings import READERS as READERS, Reader as Reader, read_calls as read_calls
    from lightfc.lab.rescoring import rescore as rescore
    from lightfc.lab.runner import Budget as Budget
    from lightfc.lab.sources import FromModel as FromModel, Recorded as Recorded, Simulated as Simulated
    from lightfc.lab.store import Store as Store
    from lightfc.lab.sweep import Estimate as Estimate, Sweep as Sweep
    from lightfc.lab.verdicts import Verdict as Verdict, judge as judge
else:
    __getattr__, __dir__ = lazy_attributes(__name__, _MODULES)
