"""A folder that no path leaves.

A path is never handed to the system as a whole. It is split into names, and each name is opened relative to the
folder that the last one gave (`openat`), refusing to follow a link. What is opened is looked at once more through its
own descriptor. So a name that is swapped for a link between two steps gains nothing: the step fails, or it meets the
link itself, inside the root. What is written is a new file that takes the place of the old one, so that nothing is
ever written *through* a name.
"""

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Literal

from lightfc.core.errors import PathError, ToolDefinitionError
from lightfc.core.options import check_option
from lightfc.core.printable import printable

MAX_PATH_CHARS = 4096
MAX_NAME_BYTES = 255
MAX_DEPTH = 64
"""Names in one path; each step of a walk holds a descriptor."""

_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
# Without waiting, since a pipe that is put in the place of a file must not hold the tool up.
_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)

Kind = Literal["file", "folder", "other"]


@dataclass(frozen=True, slots=True)
class Entry:
    path: str  # from the root; what cannot be printed is escaped
    kind: Kind  # `"other"` is what no tool opens: a link, a file with several names, a pipe, a device or a socket
    size: int  # in bytes; 0 of what is no file


class Root:
    """A folder that no path leaves. All paths are relative to it, with `/` between names; links are not followed.

    A path has at most 4,096 characters and 64 names, each of at most 255 bytes. It does not start with `/`, and has no
    `..` and no characters that cannot be printed. All methods raise `PathError` for another path, and if the system
    refuses the operation. Links in the path of the folder itself are followed, since it is the host's own.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        needed = {os.open, os.stat, os.mkdir, os.unlink, os.rmdir, os.rename}
        if not needed <= os.supports_dir_fd or os.scandir not in os.supports_fd or not hasattr(os, "O_NOFOLLOW"):
            raise ToolDefinitionError(
                "file tools need a system that opens files relative to a folder (Linux, macOS); this one cannot, so "
                "paths could not be kept inside the root"
            )
        check_option("root", path, (str, os.PathLike), "the path of a folder")
        if not os.fspath(path):
            raise ToolDefinitionError("the root of tools is empty: give the path of a folder, '.' for the working one")
        try:
            self.path = Path(path).resolve(strict=True)
            found = self.path.stat()
        except (OSError, ValueError) as error:
            why = _reason(error).partition(";")[0]  # without what a model can do about it
            raise ToolDefinitionError(f"{os.fspath(path)!r} cannot be the root of tools: {why}") from None
        if not stat.S_ISDIR(found.st_mode):
            raise ToolDefinitionError(f"{os.fspath(path)!r} cannot be the root of tools: it is not a folder")
        self._identity = (found.st_dev, found.st_ino)

    def __fspath__(self) -> str:
        return str(self.path)

    # What can be done.

    def read(self, path: str, max_bytes: int) -> bytes:
        """The whole content of a plain file that has one name and is no larger."""
        with self._named(path) as (folder, name), _telling(path):
            _check_plain_file(os.stat(name, dir_fd=folder, follow_symlinks=False), path)
            with open(os.open(name, _READ, dir_fd=folder), "rb") as file:
                found = os.fstat(file.fileno())
                _check_plain_file(found, path)
                if found.st_size > max_bytes:
                    raise PathError(f"{path!r} has {found.st_size:,} bytes; at most {max_bytes:,} are read")
                content = file.read(max_bytes + 1)
        if len(content) > max_bytes:
            raise PathError(f"{path!r} has grown to more than {max_bytes:,} bytes, the most that are read")
        return content

    @contextmanager
    def writing(self, path: str, *, overwrite: bool) -> Iterator[BinaryIO]:
        """A context manager that gives a new binary file to write. Missing folders are made.

        With `overwrite` the file takes its path when the block ends, so an old file stays whole until then. If the
        block raises, the new file is deleted and an old one unchanged.
        """
        with self._named(path, create=True) as (folder, name), _telling(path):
            mode = self._mode_to_replace(folder, name, path, overwrite)
            # A new name is claimed at once, so that of two writers one is told that it exists.
            written = f".{secrets.token_hex(8)}.part" if overwrite else name
            descriptor = os.open(written, _NEW, 0o666, dir_fd=folder)
            try:
                with open(descriptor, "wb") as file:
                    if mode is not None:
                        os.fchmod(descriptor, mode)
                    yield file
                if overwrite:
                    os.rename(written, name, src_dir_fd=folder, dst_dir_fd=folder)
            except BaseException:
                with suppress(OSError):
                    os.unlink(written, dir_fd=folder)
                raise

    def delete(self, path: str) -> None:
        """Delete a file or an empty folder."""
        with self._named(path) as (folder, name), _telling(path):
            found = os.stat(name, dir_fd=folder, follow_symlinks=False)
            if stat.S_ISDIR(found.st_mode):
                os.rmdir(name, dir_fd=folder)
                return
            _check_plain_file(found, path)
            os.unlink(name, dir_fd=folder)

    def move(self, path: str, to: str, *, overwrite: bool) -> None:
        """Move a file or folder to another path; only a file is replaced. Missing folders are made."""
        with self._named(path) as (folder, name), _telling(path):
            found = os.stat(name, dir_fd=folder, follow_symlinks=False)
            if not stat.S_ISDIR(found.st_mode):
                _check_plain_file(found, path)
            if self.is_folder(to):
                raise PathError(f"{to!r} is a folder; give the whole new path, as in {to.rstrip('/') + '/' + name!r}")
            with self._named(to, create=True) as (new_folder, new_name), _telling(to):
                self._mode_to_replace(new_folder, new_name, to, overwrite)
                os.rename(name, new_name, src_dir_fd=folder, dst_dir_fd=new_folder)

    def entries(self, path: str, max_entries: int, *, recursive: bool = False) -> list[Entry]:
        """List a folder, sorted by name in each; one entry more than `max_entries` says that there are more."""
        parts = self.parts(path)
        found: list[Entry] = []
        with self._folder(parts) as folder, _telling(path):
            self._collect(folder, parts, found, max_entries, recursive)
        return found

    def is_folder(self, path: str) -> bool:
        """Whether `path` is a folder; False for a path that is not allowed."""
        try:
            with self._folder(self.parts(path)):
                return True
        except PathError:
            return False

    # Paths.

    def parts(self, path: str) -> tuple[str, ...]:
        """Check a path and split it into its names; none for the root itself."""
        if len(path) > MAX_PATH_CHARS:
            raise PathError(
                f"the path {path[:40]!r}… has {len(path):,} characters; at most {MAX_PATH_CHARS:,} are taken"
            )
        if path.startswith("/"):
            raise PathError(
                f"{path!r} is an absolute path; write it relative to the working folder, as in 'notes/a.txt'"
            )
        names = tuple(name for name in path.split("/") if name not in ("", "."))
        if len(names) > MAX_DEPTH:
            raise PathError(f"the path {path[:40]!r}… has {len(names)} names; at most {MAX_DEPTH} are taken")
        for name in names:
            _check_name(name, path)
        return names

    @contextmanager
    def _named(self, path: str, *, create: bool = False) -> Iterator[tuple[int, str]]:
        """The folder in which a path's last name stands, and that name."""
        parts = self.parts(path)
        if not parts:
            raise PathError(f"{path!r} is the working folder itself; name something in it")
        with self._folder(parts[:-1], create=create) as folder:
            yield folder, parts[-1]

    @contextmanager
    def _folder(self, parts: tuple[str, ...], *, create: bool = False) -> Iterator[int]:
        """A descriptor of the folder that is reached by walking name by name."""
        folder = self._open_root()
        try:
            for depth, name in enumerate(parts, 1):
                inner = _open_folder(folder, name, "/".join(parts[:depth]), create=create)
                folder, outer = inner, folder
                os.close(outer)
            yield folder
        finally:
            os.close(folder)

    def _open_root(self) -> int:
        try:
            folder = os.open(self.path, _FOLDER)
        except OSError as error:
            raise PathError(f"the working folder cannot be opened any more: {_reason(error)}") from error
        found = os.fstat(folder)
        if (found.st_dev, found.st_ino) != self._identity:
            os.close(folder)
            raise PathError("the working folder has been replaced by another one since these tools were made")
        return folder

    def _mode_to_replace(self, folder: int, name: str, path: str, overwrite: bool) -> int | None:
        """The permissions of the file that would be replaced; None where there is none."""
        try:
            found = os.stat(name, dir_fd=folder, follow_symlinks=False)
        except FileNotFoundError:
            return None
        _check_plain_file(found, path)
        if not overwrite:
            raise PathError(f"{path!r} exists; take another path, or pass overwrite=True to replace it")
        return stat.S_IMODE(found.st_mode) & 0o777

    def _collect(
        self, folder: int, parts: tuple[str, ...], found: list[Entry], max_entries: int, recursive: bool
    ) -> None:
        for name, entry in _scan(folder, parts, max_entries - len(found)):
            if len(found) > max_entries:
                return
            found.append(entry)
            if not (recursive and entry.kind == "folder" and len(parts) < MAX_DEPTH):
                continue
            try:
                inner = _open_folder(folder, name, entry.path)
            except PathError:
                continue  # no longer there, no longer a folder, or not permitted: it is listed, and no more
            try:
                self._collect(inner, (*parts, name), found, max_entries, recursive)
            finally:
                os.close(inner)


def _check_name(name: str, path: str) -> None:
    if name == "..":
        raise PathError(f"{path!r} has '..' in it; paths lead down from the working folder only")
    if not name.isprintable():
        raise PathError(f"{path!r} has characters in it that cannot be printed; take a name without them")
    if len(name.encode()) > MAX_NAME_BYTES:
        raise PathError(f"the name {name[:40]!r}… has more than {MAX_NAME_BYTES} bytes, the most that a name may have")


def _open_folder(folder: int, name: str, path: str, *, create: bool = False) -> int:
    """Open a folder by its name in another one."""
    with _telling(path):
        if create:
            with suppress(FileExistsError):
                os.mkdir(name, dir_fd=folder)
        try:
            return os.open(name, _FOLDER, dir_fd=folder)
        except OSError as error:
            # Systems differ in what they answer where a link is met.
            if error.errno not in (errno.ELOOP, errno.ENOTDIR, errno.EMLINK):
                raise
        if stat.S_ISLNK(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
            raise PathError(
                f"{path!r} is a symbolic link, and links are not followed; use the path of the folder itself"
            )
        raise PathError(f"{path!r} is not a folder")


def _scan(folder: int, parts: tuple[str, ...], most: int) -> list[tuple[str, Entry]]:
    """The names in a folder, sorted; a few more than `most` where there are more."""
    found = []
    with os.scandir(folder) as scanned:
        for each in scanned:
            with suppress(FileNotFoundError):
                found.append((each.name, _entry(each.name, parts, each.stat(follow_symlinks=False))))
            if len(found) > most:
                break
    return sorted(found, key=lambda pair: pair[0])


def _entry(name: str, parts: tuple[str, ...], found: os.stat_result) -> Entry:
    shown = printable("/".join((*parts, name)))
    if stat.S_ISDIR(found.st_mode):
        return Entry(shown, "folder", 0)
    plain = stat.S_ISREG(found.st_mode) and found.st_nlink == 1
    return Entry(shown, "file" if plain else "other", found.st_size if plain else 0)


def _check_plain_file(found: os.stat_result, path: str) -> None:
    """Refuse what is no file, and a file that has another name, which may be outside."""
    mode = found.st_mode
    if stat.S_ISLNK(mode):
        raise PathError(f"{path!r} is a symbolic link, and links are not followed; use the path of the file itself")
    if stat.S_ISDIR(mode):
        raise PathError(f"{path!r} is a folder, not a file")
    if not stat.S_ISREG(mode):
        raise PathError(f"{path!r} is a device, pipe or socket; only plain files are used")
    if found.st_nlink > 1:
        raise PathError(
            f"{path!r} is a hard link: the same file has another name, maybe outside of the working folder; have it "
            "copied to a file of its own"
        )


@contextmanager
def _telling(path: str) -> Iterator[None]:
    """Turn what the system says into one sentence that names the path as it was given."""
    try:
        yield
    except OSError as error:
        raise PathError(f"{path or '.'!r}: {_reason(error)}") from error


_REASONS = {
    errno.ENOENT: "there is no such file or folder; list_files shows what there is",
    errno.EEXIST: "it exists; take another path, or pass overwrite=True to replace it",
    errno.ENOTEMPTY: "the folder is not empty; delete what is in it first",
    errno.EACCES: "the system does not permit it",
    errno.EPERM: "the system does not permit it",
    errno.ELOOP: "it is a symbolic link, and links are not followed",
    errno.ENAMETOOLONG: "the name is too long for this file system",
    errno.EINVAL: "a folder cannot be moved into itself, or the name is not possible here",
    errno.EXDEV: "it lies on another file system than the new path; read and write it instead",
    errno.ENXIO: "it is a device, pipe or socket; only plain files are used",
}


def _reason(error: Exception) -> str:
    number = error.errno if isinstance(error, OSError) else None
    return _REASONS.get(number or 0) or getattr(error, "strerror", None) or str(error)
