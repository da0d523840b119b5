"""Options by name: one that is misspelt is refused with the nearest that there is."""

from collections.abc import Collection, Iterable

__all__ = ["nearest_name", "refuse_unknown"]


def nearest_name(name: str, known: Iterable[str]) -> str | None:
    """The name among `known` that was probably meant by `name`; None if none is near."""
    from difflib import get_close_matches  # what a program without mistakes does not need

    found = get_close_matches(name, list(known), n=1)
    return found[0] if found else None


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
        near = nearest_name(unknown[0], known)
        hint = f"did you mean {near!r}?" if near else f"it takes {', '.join(sorted(known))}"
        raise TypeError(f"{what} has no option {unknown[0]!r}; {hint}")
