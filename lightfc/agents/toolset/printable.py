"""Text that shows what it is."""

__all__ = ["printable"]


def printable(text: str) -> str:
    """The text with everything escaped that a terminal would act on or not show, direction marks among it."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
