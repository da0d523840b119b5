"""Experiments with prompt formats: what to ask, what was answered, and what the difference is worth.

Theory of operation. Data goes one way, and each step can be made anew from the one before it without asking again:

    cases ── sweep ──▶ requests ── run ──▶ answers ── rescore ──▶ readings ──▶ verdicts ──▶ comparisons ──▶ report
    cases    factors   sweep       store   (kept)     verdicts    checks       causes       intervals       report

- `cases` says what a case is and where each is wrong; `loaders` reads the layouts of others into it.
- `checks` compares calls with what a case expects, and names each fault; it knows neither texts nor formats. `ifeval`
  has the rules of a benchmark that looks at the text of one argument.
- `verdicts` turns an answer into calls under one reader (the strict one, lightfc's, any set of layers). It says whether
  they are right, and if not, whose fault it is: of the reading, the form, the choice or an argument.
- `factors` says what is varied, as cells; `sweep` makes a request of each cell, case and repeat.
- `store` keeps each request and its answer under the hash of what was asked; what is judged has tables of its own.
- `experiment` asks what is not answered yet, within a budget, and has it judged.
- `intervals` knows numbers alone; `comparisons` joins it with what the store holds, in pairs over the same cases, and
  says which cells an adaptive sweep still has to ask; `main_effects` looks at all cells together.
- `report` writes what they found, as tables, and decides nothing; `report_page` draws it. `result_files` gives
  answers to other programs; `answers` reads those that others have recorded, and scores them alone.

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
    "lightfc.lab.cases": ("CASE_SCHEMA", "Case", "case_of", "own_cases",),
    "lightfc.lab.checks": ("CHECKS", "Execution", "Fault",),
    "lightfc.lab.config": ("load_sweep",),
    "lightfc.lab.experiment": ("Budget", "arun", "run",),
    "lightfc.lab.factors": ("DESIGNS", "FACTORS",),
    "lightfc.lab.loaders": ("from_rows", "load_cases", "validate_cases",),
    "lightfc.lab.rescoring": ("rescore",),
    "lightfc.lab.sources": ("FromModel", "Recorded", "Simulated",),
    "lightfc.lab.store": ("Store",),
    "lightfc.lab.sweep": ("Estimate", "Sweep",),
    "lightfc.lab.verdicts": ("READERS", "Reader", "Verdict", "judge", "read_calls",),
}  # fmt: skip
"""Where each name is."""

if TYPE_CHECKING:
    from lightfc.core.errors import CaseError as CaseError, LabError as LabError, StoreError as StoreError
    from lightfc.core.prices import Price as Price
    from lightfc.lab.cases import (
        CASE_SCHEMA as CASE_SCHEMA,
        Case as Case,
        case_of as case_of,
        own_cases as own_cases,
    )
    from lightfc.lab.checks import CHECKS as CHECKS, Execution as Execution, Fault as Fault
    from lightfc.lab.config import load_sweep as load_sweep
    from lightfc.lab.experiment import Budget as Budget, arun as arun, run as run
    from lightfc.lab.factors import DESIGNS as DESIGNS, FACTORS as FACTORS
    from lightfc.lab.loaders import (
        from_rows as from_rows,
        load_cases as load_cases,
        validate_cases as validate_cases,
    )
    from lightfc.lab.rescoring import rescore as rescore
    from lightfc.lab.sources import FromModel as FromModel, Recorded as Recorded, Simulated as Simulated
    from lightfc.lab.store import Store as Store
    from lightfc.lab.sweep import Estimate as Estimate, Sweep as Sweep
    from lightfc.lab.verdicts import (
        READERS as READERS,
        Reader as Reader,
        Verdict as Verdict,
        judge as judge,
        read_calls as read_calls,
    )
else:
    __all__ = [name for names in _MODULES.values() for name in names]
    __getattr__, __dir__ = lazy_attributes(__name__, _MODULES)
