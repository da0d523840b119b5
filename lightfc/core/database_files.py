"""Why a file of SQLite cannot be opened: SQLite itself says of every cause only that it is unable to."""

from pathlib import Path


def why_not_opened(path: str | Path, error: Exception) -> str:
    """What stands in the way of a database at `path`; the words of the `error` where nothing else does."""
    path = Path(path)
    if path.is_dir():
        return "it is a folder"
    return str(error) if path.parent.is_dir() else f"there is no folder '{path.parent}'"
