"""The three levels of the language; which nodes each lists stands in `language.py`."""

import enum
from typing import Literal

PolicyName = Literal["calls", "expressions", "programs"]
"""The name of a `Policy`; accepted wherever a `Policy` is."""

Isolation = Literal["none", "process", "best"]
"""Where programs are evaluated: in this process, in a process that the kernel confines, or the best that it can do."""


class Policy(enum.IntEnum):
    r"""How much of Python a program may use. Each level allows all that the level before allows.

    - `CALLS`: one expression of literals, names of the context, calls, lists, tuples, dicts, sets and unary minus.
      There are no builtins.
    - `EXPRESSIONS`: also the builtins, operators, comparisons, conditional expressions, subscripts, attributes and
      methods of plain values, f-strings, comprehensions, generator expressions, `lambda`, `:=` and `await`.
    - `PROGRAMS`: also statements: assignments, `if`, `match`, `for`, `while`, `def`, `return`, `try`, `with`, `raise`,
      `assert`, `del`, `class`, imports of the listed modules, and the methods that change their object, such as
      `list.append`.

    The value of a program is what its `return` gives, or the value of the last expression statement that ran.

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
        """The policy of a name; a `Policy` is returned as it is.

        Args:
            policy: A `Policy`, or its name in any case, such as `"programs"`.

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
