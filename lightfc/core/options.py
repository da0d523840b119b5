"""Options by name: one that is misspelt is refused with the nearest that there is."""

from collections.abc import Collection

__all__ = ["refuse_unknown"]


def refuse_unknown(what: str, given: Collection[str], known: Collection[str]) -> None:
    """Refuse options that do not exist.

    Args:
        what: Whose options they are, as a message names it.
        given: The names that were given.
        known: The names that there are.

    Raises:
        TypeError: There are some; the message names the nearest of the first.
    """
    unknown = [name for name in given if name not in known]
    if unknown:
        from lightfc_sandbox.engine import nearest  # what a program without mistakes does not need

        near = nearest(unknown[0], known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(sorted(known))}"
        raise TypeError(f"{what} has no option {unknown[0]!r}; {hint}")
