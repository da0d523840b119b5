"""The bounds of one call of a default tool."""

from dataclasses import dataclass, fields

from lightfc.core.options import check_option, named_options


@named_options
@dataclass(frozen=True, slots=True, kw_only=True)
class ToolsetLimits:
    """The bounds of one call of a default tool. Seconds are numbers above 0, all others whole numbers above 0.

    Attributes:
        file_bytes: Bytes of a file that is read or written. It is held in memory.
        shown_chars: Characters that one call of `read_file` gives. The default is about 25,000 tokens, which fit in the
            context of most models.
        entries: Files and folders that one call looks at. The default takes less than a second.
        matches: Lines that one search gives. A model that needs more should search for something narrower.
        searched_bytes: Bytes that one search reads. The default takes less than a second.
        command_s: Seconds that a program may run. Then it and all that it started are killed.
        output_bytes: Bytes of each output stream of a program that are kept: its beginning and its end. The default is
            about 7,500 tokens.
        flood_bytes: Bytes of output after which a program is killed, since it may write without end.
        download_bytes: Bytes of a download.
        download_s: Seconds that a download may take in all.
        redirects: Redirections that one download follows. Honest ones are rarely longer.

    Raises:
        TypeError: A bound is not a number, or not a whole number.
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
            is_time = field.name.endswith("_s")
            kind, wanted = ((int, float), "a number of seconds") if is_time else (int, "a whole number")
            check_option(field.name, value, kind, wanted, above=0)
