"""The three levels of the language; which nodes each lists stands in `grammar.py`."""

import enum
from typing import Literal

PolicyName = Literal["calls", "expressions", "programs"]
"""The levels by name, which does wherever a `Policy` does."""

Isolation = Literal["none", "process", "best"]
"""Where programs are evaluated: in this process, in a confined one, or in that where the kernel can confine."""


class Policy(enum.IntEnum):
    r"""How much of Python a program may use; each level holds all of the one before.

    `CALLS`: literals, names of the context, calls, displays of lists, tuples, dicts and sets, unary minus.
    `EXPRESSIONS`: also operators, comparisons, conditional expressions, subscripts, attributes and methods of plain
    values, f-strings, comprehensions, generator expressions, lambda, `:=` and `await`.

    `PROGRAMS`: also assignments, `if`, `for`, `while`, `def`, `try`, `raise`, `assert`, `del`, imports of the listed
    modules, and the methods that change their owner. The value is that of the expression statement executed last.

    Examples:
        >>> from lightfc import Policy
        >>> from lightfc_sandbox import Sandbox
        >>> Sandbox(policy=Policy.PROGRAMS).run("n = 2\nn + 1"), Policy.of("programs").name
        (3, 'PROGRAMS')
    """

    CALLS = 1
    EXPRESSIONS = 2
    PROGRAMS = 3

    @classmethod
    def of(cls, policy: "Policy | PolicyName") -> "Policy":
        """The level itself, or the one of a name.

        Raises:
            TypeError: It is neither.
        """
        if isinstance(policy, cls):
            return policy
        found = cls.__members__.get(policy.upper()) if isinstance(policy, str) else None
        if found is None:
            known = ", ".join(f"Policy.{each.name}" for each in cls)
            names = " or ".join(repr(each.name.lower()) for each in cls)
            raise TypeError(f"policy must be one of {known}, or the name of one, {names}, not {policy!r}")
        return found
