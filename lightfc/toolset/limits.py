"""What one call of a default tool may use."""

from dataclasses import dataclass, fields

__all__ = ["ToolsetLimits"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolsetLimits:
    """Bounds on single calls of the default tools; each is positive.

    Attributes:
        file_bytes: Largest file that is read or written, in bytes: it is held in memory.
        shown_chars: Longest text that one call of `read_file` gives, in characters: about what a model still reads.
        entries: Most files and folders that one call looks at.
        matches: Most lines that one search gives.
        searched_bytes: Most bytes that one search reads.
        command_s: How long a program may run, in seconds, before it and all that it started are killed.
        output_bytes: How much of each output stream of a program is kept, in bytes: its beginning and its end.
        flood_bytes: Output, in bytes, after which a program is killed: it writes without end.
        download_bytes: Largest download, in bytes.
        download_s: How long a download may take in all, in seconds.
        redirects: Most redirections that one download follows.

    Raises:
        ValueError: A bound is not above 0.

    Examples:
        >>> from lightfc.toolset import ToolsetLimits
        >>> ToolsetLimits(file_bytes=1_000_000, command_s=5).command_s
        5
    """

    file_bytes: int = 10_000_000
    shown_chars: int = 100_000
    entries: int = 20_000
    matches: int = 200
    searched_bytes: int = 50_000_000
    command_s: float = 30.0
    output_bytes: int = 30_000
    flood_bytes: int = 10_000_000
    download_bytes: int = 50_000_000
    download_s: float = 60.0
    redirects: int = 5

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, bool) or not value > 0:
                raise ValueError(f"{field.name} must be above 0, not {value!r}")
