"""The three levels of the language; which nodes each lists stands in `grammar.py`."""

import enum


class Policy(enum.IntEnum):
    """How much of Python a text may use; each level holds all of the one before.

    `CALLS`: literals, names of the context, calls, displays of lists, tuples, dicts and sets, unary minus.
    `EXPRESSIONS`: also operators, comparisons, conditional expressions, subscripts, attributes and methods of plain
    values, f-strings, comprehensions, generator expressions, lambda, `:=` and `await`.

    `PROGRAMS`: also assignments, `if`, `for`, `while`, `def`, `try`, `raise`, `assert`, `del`, imports of the listed
    modules, and the methods that change their owner. The value is that of the expression statement executed last.
    """

    CALLS = 1
    EXPRESSIONS = 2
    PROGRAMS = 3
