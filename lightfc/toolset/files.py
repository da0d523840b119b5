"""The tools that read, list, search, write, delete and move files inside one folder."""

import fnmatch
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from typing import Any, Literal

from lightfc.core.errors import PathError, ToolsetError
from lightfc.engine.threads import in_thread
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.parts import ToolsetPart, unsafe_tool

Encoding = Literal["utf-8", "utf-16", "latin-1", "cp1252", "gb18030", "big5", "shift_jis", "euc_kr"]

MAX_ENTRIES = 20_000
"""How many files and folders one call looks at."""

MAX_MATCHES = 200
"""How many lines one search gives: a model that needs more should search for something narrower."""

MAX_SEARCHED_BYTES = 50_000_000
MAX_PATTERN_CHARS = 256
MAX_LINE_CHARS = 300
"""How much of a line a search shows."""


class FileTools(ToolsetPart):
    def tools(self) -> list[FunctionTool]:
        reading = (self.read_file, self.list_files, self.search_files)
        changing = (
            (self.write_file, self._written),
            (self.delete_file, self.root.parts),
            (self.move_file, self._check_move),
        )
        return [
            *(FunctionTool(each, read_only=True) for each in reading),
            *(unsafe_tool(each, check, self.allowed, sequential=True) for each, check in changing),
        ]

    def read_file(
        self, path: str, first_line: int = 1, last_line: int | None = None, encoding: Encoding = "utf-8"
    ) -> str:
        """Read a text file.

        Args:
            path: Path of the file, relative to the working folder.
            first_line: The first line to read, counted from 1.
            last_line: The last line to read; all to the end if None.
            encoding: How the text is encoded.
        """
        if first_line < 1 or (last_line is not None and last_line < first_line):
            raise ToolsetError(
                f"there are no lines {first_line} to {last_line}; lines count from 1, and last_line must not be before "
                "first_line"
            )
        text = decoded(self.root.read(path, self.limits.file_bytes), path, encoding)
        lines = text.splitlines(keepends=True)
        if lines and first_line > len(lines):
            raise ToolsetError(f"{path!r} has {len(lines):,} lines; there is no line {first_line:,}")
        part = "".join(lines[first_line - 1 : last_line])
        if len(part) > self.limits.shown_chars:
            raise ToolsetError(
                f"{path!r} has {len(lines):,} lines; those asked for have {len(part):,} characters and at most "
                f"{self.limits.shown_chars:,} are given at once: ask for fewer with first_line and last_line, "
                "or use search_files"
            )
        return part

    def list_files(self, folder: str = "", names: str = "*", recursive: bool = False) -> list[dict[str, Any]]:
        """List the files and folders in a folder, each as {"path", "type": "file" | "folder" | "other", "bytes"}.

        Args:
            folder: Path of the folder, relative to the working folder; "" is the working folder itself.
            names: Only what has a name like this, with wildcards, as in "*.py".
            recursive: Also list what lies in the folders found.
        """
        found = self.root.entries(folder, MAX_ENTRIES, recursive=recursive)
        if len(found) > MAX_ENTRIES:
            raise ToolsetError(
                f"there are more than {MAX_ENTRIES:,} files and folders; list a folder further in"
                + ", or not recursively" * recursive
            )
        return [
            {"path": each.path, "type": each.kind, "bytes": each.size} for each in found if _has_name(each.path, names)
        ]

    def search_files(self, text: str, folder: str = "", names: str = "*", ignore_case: bool = False) -> dict[str, Any]:
        """Find the lines that contain a text, in all files of a folder and of the folders in it.

        Gives {"matches": [{"path", "line", "text"}], "complete": whether all matches are told and not only the first
        ones, "skipped": the paths of files that are no UTF-8 text or too large}.

        Args:
            text: What to find, literally: this is no pattern.
            folder: Path of the folder, relative to the working folder; "" is the working folder itself.
            names: Only in files that have a name like this, with wildcards, as in "*.py".
            ignore_case: Whether "A" finds "a".
        """
        if not text:
            raise ToolsetError("the text to find is empty; list_files lists files whatever is in them")
        wanted = text.casefold() if ignore_case else text
        found = self.root.entries(folder, MAX_ENTRIES, recursive=True)
        matches: list[dict[str, Any]] = []
        skipped: list[str] = []
        complete, left_bytes = len(found) <= MAX_ENTRIES, MAX_SEARCHED_BYTES
        for each in (each for each in found if each.kind == "file" and _has_name(each.path, names)):
            if each.size > left_bytes:
                complete = False
                continue
            left_bytes -= each.size
            try:
                content = decoded(self.root.read(each.path, self.limits.file_bytes), each.path, "utf-8")
            except PathError:
                skipped.append(each.path)
                continue
            for number, line in _matching(content, wanted, ignore_case):
                if len(matches) == MAX_MATCHES:
                    return {"matches": matches, "complete": False, "skipped": skipped}
                matches.append({"path": each.path, "line": number, "text": line})
        return {"matches": matches, "complete": complete, "skipped": skipped}

    async def write_file(
        self, path: str, content: str, mode: Literal["create", "overwrite", "append"] = "create"
    ) -> dict[str, Any]:
        """Write a text file as UTF-8; folders that are missing are made. The user is asked first.

        Args:
            path: Path of the file, relative to the working folder.
            content: The text.
            mode: "create" a new file, "overwrite" one that may exist, or "append" to one that exists.
        """
        data = self._written(path, content)
        size = await in_thread(self._write, path, data, mode)
        return {"status": "done", "path": path, "bytes": size}

    async def delete_file(self, path: str) -> dict[str, Any]:
        """Delete a file or an empty folder. The user is asked first.

        Args:
            path: Path of the file or folder, relative to the working folder.
        """
        await in_thread(self.root.delete, path)
        return {"status": "done", "path": path}

    async def move_file(self, path: str, to: str, overwrite: bool = False) -> dict[str, Any]:
        """Move or rename a file or folder; folders that are missing are made. The user is asked first.

        Args:
            path: Path of the file or folder, relative to the working folder.
            to: Its whole new path, relative to the working folder.
            overwrite: Whether a file with the new path may be replaced.
        """
        self._check_move(path, to)
        await in_thread(self.root.move, path, to, overwrite=overwrite)
        return {"status": "done", "path": to}

    # What is refused whatever lies in the folder, so that nobody is asked about it.

    def _written(self, path: str, content: str) -> bytes:
        self.root.parts(path)
        try:
            data = content.encode()
        except UnicodeEncodeError as error:
            raise ToolsetError(
                f"the content cannot be written as UTF-8: character {error.start} is half of a pair"
            ) from None
        self._check_size(len(data))
        return data

    def _check_move(self, path: str, to: str) -> None:
        self.root.parts(path)
        self.root.parts(to)

    def _write(self, path: str, data: bytes, mode: str) -> int:
        if mode == "append":
            data = self.root.read(path, self.limits.file_bytes) + data
            self._check_size(len(data))
        with self.root.writing(path, overwrite=mode != "create") as file:
            return file.write(data)

    def _check_size(self, size: int) -> None:
        if size > self.limits.file_bytes:
            raise ToolsetError(f"the file would have {size:,} bytes; at most {self.limits.file_bytes:,} are written")


def _matching(content: str, wanted: str, ignore_case: bool) -> Iterator[tuple[int, str]]:
    """The lines that hold a text, as they are shown, and their numbers."""
    for number, line in enumerate(content.splitlines(), 1):
        if wanted in (line.casefold() if ignore_case else line):
            cut = f"{line[:MAX_LINE_CHARS]}… ({len(line):,} characters)"
            yield number, line if len(line) <= MAX_LINE_CHARS else cut


def decoded(content: bytes, path: str, encoding: Encoding) -> str:
    """The text of a file, without a byte order mark."""
    if encoding == "utf-8":
        if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
            raise PathError(f"{path!r} is not UTF-8; it seems to be UTF-16: pass encoding='utf-16'")
        content = content.removeprefix(BOM_UTF8)
        if b"\0" in content:
            raise PathError(f"{path!r} is a binary file of {len(content):,} bytes, not text")
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        raise PathError(
            f"{path!r} is not {encoding} text: byte {error.start:,} of {len(content):,} does not fit; it is a binary "
            "file or has another encoding"
        ) from None


def _has_name(path: str, pattern: str) -> bool:
    if len(pattern) > MAX_PATTERN_CHARS:
        raise ToolsetError(f"names has {len(pattern):,} characters; at most {MAX_PATTERN_CHARS} are taken")
    return fnmatch.fnmatchcase(path.rpartition("/")[2], pattern)
