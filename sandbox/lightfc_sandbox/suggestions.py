"""What a text, or a caller, probably meant by a name that is not known."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

MAX_CHARS = 100
"""Nobody means another name by a longer one."""

_MAX_LISTED = 12
_SHORT, _ALIKE_IF_SHORT = 3, 0.75
"""Of a name of so many letters most of another one is easily the same: it means one that is a letter away from it."""
_AS_LIKELY = 0.1
"""How much less like the name than the best one another may be, as a part of 1: beyond that it is noise."""

_MISSPELT, _SPELLED_ALIKE = 0.8, 0.72
"""How like a name an option is that is meant for sure, and one that is meant where nothing else is known of it."""
_MISSPELT_OWN = 0.7
"""How much of a name of the text has to stand at the ends of one that means it: two letters in turn of seven do."""
_COMMON = frozenset({"default", "enable", "list", "max", "min", "name", "num", "set", "type", "use"})
"""Words of so many options that they do not tell which one is meant."""
_STEM_CHARS = 4


def nearest(name: str, known: Iterable[str], count: int = 3, alike: float = 0.6) -> list[str]:
    """The known names most like `name`, best first; none for a name that no one means to be one of them.

    Args:
        count: How many at most.
        alike: How much of a name has to be the same, from 0 to 1.
    """
    if len(name) > MAX_CHARS:
        return []
    known, (root, dot, _) = list(known), name.rpartition(".")
    shared = root + dot if all(each.startswith(root + dot) for each in known) else ""  # it tells none from another
    found = _nearest(name.removeprefix(shared), [each.removeprefix(shared) for each in known], count, alike)
    return [shared + each for each in found]


def _nearest(name: str, known: list[str], count: int, alike: float) -> list[str]:
    import difflib  # only a text that is refused needs it

    likeness = _likeness(name)
    alike = max(alike, _ALIKE_IF_SHORT) if len(name) <= _SHORT else alike
    found = difflib.get_close_matches(name, known, n=count, cutoff=alike)
    best = likeness(found[0]) if found else 0.0
    found = [each for each in found if likeness(each) > best - _AS_LIKELY]
    lowered = [each for each in known if each.lower() == name.lower() and each not in found]
    tails = [each for each in known if each.rpartition(".")[2] == name.rpartition(".")[2] and each not in found]
    # A member without its namespace is meant more often than a name that is only spelled alike.
    return [*lowered, *(found + tails if "." in name else tails + found)][:count]


def misspelt(name: str, known: Iterable[str]) -> list[str]:
    """The names that begin and end as `name` does, best first, found in a time that their length bounds.

    For names that a text chooses itself: `nearest` takes the cube of their length where they are made for that.
    """
    likeness = {each: _same_at_ends(name.lower(), each.lower()) for each in known}
    best = max(likeness.values(), default=0.0)
    found = [each for each in likeness if likeness[each] >= max(_MISSPELT_OWN, best - _AS_LIKELY)]
    return sorted(found, key=likeness.__getitem__, reverse=True)[:3]


def _same_at_ends(one: str, other: str) -> float:
    """How much of two names is the same, counted from their beginnings and from their ends, as a part of 1."""
    length = min(len(one), len(other))
    start = next((at for at in range(length) if one[at] != other[at]), length)
    end = next((at for at in range(length - start) if one[-1 - at] != other[-1 - at]), length - start)
    return 2 * (start + end) / (len(one) + len(other))


def did_you_mean(near: Sequence[str]) -> str:
    """What is told of the names that are most like one that is not known, behind that; "" of none."""
    return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""


def listing(names: Collection[str]) -> str:
    """Some names, and how many there are."""
    shown = ", ".join([*names][:_MAX_LISTED])
    return f"{shown}, … ({len(names)} in all)" if len(names) > _MAX_LISTED else shown


def refuse_options(
    what: str,
    misspelt: Mapping[str, object],
    known: Iterable[str],
    inside: Mapping[str, type] | None = None,
) -> None:
    """Refuse options that do not exist, with the one that was probably meant.

    Args:
        known: The options that there are, perhaps with their defaults; those that are strings show what is taken.
        inside: Options that take an object which has options itself, such as `limits`, with its class.

    Raises:
        TypeError: There is one.
    """
    if not misspelt:
        return
    defaults = known if isinstance(known, Mapping) else {}
    known, name = sorted(known), next(iter(misspelt))
    near = [repr(each) for each in [nearest_option(name, known)] if each]
    for option, cls in ({} if near else inside or {}).items():
        within = nearest_option(name, cls.__match_args__)  # type: ignore[attr-defined]  # of dataclasses
        near += [f"{option}={cls.__name__}({within}=…)"] if within else []
    shown = (f"{each}={defaults[each]!r}" if isinstance(defaults.get(each), str) else each for each in known)
    hint = f"did you mean {near[0]}?" if near else f"the options are {', '.join(shown)}"
    raise TypeError(f"{what} has no option {name!r}; {hint}")


def nearest_option(name: str, known: Iterable[str]) -> str | None:
    """The option that is meant by a name; None if that cannot be told.

    It is the one that is spelled so but for a letter or two; else the one that shares a telling word; else the one that
    is spelled alike.
    """
    likeness, words = _likeness(name), name.lower().split("_")
    known = sorted(known, key=likeness, reverse=True)
    shared = {each: _shared(words, each.split("_")) for each in known}
    most = max(shared.values(), default=0)
    rules: tuple[Callable[[str], bool], ...] = (
        lambda each: each.replace("_", "") == "".join(words),
        lambda each: likeness(each) >= _MISSPELT,
        lambda each: 0 < most == shared[each],
    )
    found = [each for rule in rules for each in known if rule(each)]
    return next(iter([*found, *(each for each in known if likeness(each) >= _SPELLED_ALIKE)]), None)


def _likeness(name: str) -> Callable[[str], float]:
    """How like a name others are, as a part of 1."""
    import difflib

    alike = difflib.SequenceMatcher(None, b=name[:MAX_CHARS])

    def likeness(each: str) -> float:
        alike.set_seq1(each)
        return alike.ratio()

    return likeness


def _shared(words: Iterable[str], of_option: Iterable[str]) -> int:
    """How many telling words of an option are among some words; all of its words tell, where all of them are."""
    of_option = {each for each in of_option if len(each) > 1}
    if of_option <= {*words}:
        return len(of_option)
    telling = {*words} - _COMMON
    return len([each for each in of_option - _COMMON if any(_is_one_word(each, word) for word in telling)])


def _is_one_word(one: str, other: str) -> bool:
    """Whether two words are forms of one, such as `retry` and `retries`: half of the longer one is the same."""
    same = max(_STEM_CHARS, (max(len(one), len(other)) + 1) // 2)
    return one == other or (len(one) >= same and one[:same] == other[:same])
