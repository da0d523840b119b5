"""Reads answers that are programs."""

from collections.abc import Collection, Sequence

from lightfc.core.definitions import FunctionExpression
from lightfc.formats.known_names import Names
from lightfc.formats.markup import LAYERS, Layer
from lightfc.formats.programs import statements
from lightfc.formats.python_trees import nodes_of, parse_program, replace_nodes
from lightfc.formats.reader.found import Context, Reading, unreadable
from lightfc.formats.reader.layers import READ_STEPS, AnswerReader
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.tree_repairs import CONSTANT, constants


def read_program(text: str, names: Names, layers: Collection[Layer] = LAYERS, budget: Budget | None = None) -> Reading:
    """Take a text as one program, if it names anything that it may.

    Statements up to the first that is no Python stay as they are; what follows them is read like any answer.
    """
    try:
        return _read_program(text, names, layers, budget or Budget(len(text)))
    except (BudgetError, RecursionError):
        return unreadable(text)


def _read_program(text: str, names: Names, layers: Collection[Layer], budget: Budget) -> Reading:
    budget.charge(READ_STEPS * len(text))
    split, left = statements(text)
    if not split or not names_any("\n".join(split), names):
        return Reading(None, content=text)
    calls, notes = repair_statements(split, names, layers)
    if not left:
        return Reading(FunctionExpression("\n".join(calls) if notes else text, "", notes), tuple(calls), source=text)
    found = (
        AnswerReader(Context(names.for_answer(), "python", layers, budget)).read(left, trusted=True) if layers else None
    )
    if found is None:
        return Reading(FunctionExpression(text, "", notes), (), problem="the program is not Python")
    notes = tuple(dict.fromkeys(("program", *notes, *found.notes)))
    if found.problem:
        return Reading(FunctionExpression(text, "", notes), (), found.rest, found.problem)
    calls += found.calls
    return Reading(FunctionExpression("\n".join(calls), "", notes), tuple(calls), found.rest)


def repair_statements(
    split: Sequence[str], names: Names, layers: Collection[Layer] = LAYERS
) -> tuple[list[str], tuple[str, ...]]:
    """Statements with JSON's constants as Python's, and what was done."""
    if "repairs" not in layers:
        return list(split), ()
    calls: list[str] = []
    notes: tuple[str, ...] = ()
    for statement in split:
        tree = parse_program(statement) if CONSTANT.search(statement) else None
        changes, note = constants(tree, names) if tree else ([], "")
        calls.append(replace_nodes(statement, changes))
        notes = (note,) if changes else notes
    return calls, notes


def names_any(text: str, names: Names) -> bool:
    """Whether a program names anything that it may; anything does where no names are known."""
    tree = parse_program(text)
    return tree is not None and (not names.all or any(map(names.is_meant, nodes_of(tree))))
