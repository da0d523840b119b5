"""What a text probably meant by a name that is not known."""

from collections.abc import Iterable

_MAX_CHARS = 100
_AS_LIKELY = 0.1
"""How much less like the name than the best one another may be, as a part of 1: beyond that it is noise."""


def nearest(name: str, known: Iterable[str], count: int = 3) -> list[str]:
    """The known names most like `name`, best first; none for a name that no one means to be one of them."""
    if len(name) > _MAX_CHARS:
        return []
    import difflib  # only a text that is refused needs it

    known = list(known)
    found = difflib.get_close_matches(name, known, n=count, cutoff=0.6)
    alike = difflib.SequenceMatcher(None, b=name)

    def likeness(each: str) -> float:
        alike.set_seq1(each)
        return alike.ratio()

    best = likeness(found[0]) if found else 0.0
    found = [each for each in found if likeness(each) > best - _AS_LIKELY]
    lowered = [each for each in known if each.lower() == name.lower() and each not in found]
    tails = [each for each in known if each.rpartition(".")[2] == name.rpartition(".")[2] and each not in found]
    # A member without its namespace is meant more often than a name that is only spelled alike.
    return [*lowered, *(found + tails if "." in name else tails + found)][:count]
