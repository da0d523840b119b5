import asyncio
import errno
import os
import socket
import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from lightfc import ApprovalRequest, Approve, Deny, ToolManager
from lightfc.core.decisions import Decision
from lightfc.core.errors import PathError, ToolDefinitionError, ToolsetError
from lightfc.toolset import Skills, Toolset, ToolsetLimits, files
from lightfc.toolset.root import Root

SECRET = "SECRET of the host"


def functions(toolset: Toolset) -> dict[str, Callable[..., Any]]:
    """What the tools call; an async function is run to its end."""

    def blocking(fn: Callable[..., Any]) -> Callable[..., Any]:
        return (lambda *args: asyncio.run(fn(*args))) if asyncio.iscoroutinefunction(fn) else fn

    return {tool.name: blocking(tool.fn) for tool in toolset.tools()}


@dataclass(frozen=True)
class World:
    """A root with ways out in it, and what lies outside."""

    root: Path
    outside: Path

    def tools(self, **options: Any) -> dict[str, Callable[..., Any]]:
        return functions(Toolset(self.root, **{"allow_unsafe": True, **options}))

    def snapshot(self) -> list[tuple[str, int, int, int, bytes]]:
        """All that can be seen of the outside: names, kinds, links, times and contents."""
        found = []
        for path in sorted([self.outside, *self.outside.rglob("*")]):
            status = path.lstat()
            content = path.read_bytes() if stat.S_ISREG(status.st_mode) else b""
            found.append((str(path), status.st_mode, status.st_nlink, status.st_mtime_ns, content))
        return found


def build(base: Path) -> World:
    root, outside = base / "root", base / "outside"
    for folder in (root / "sub" / "deep", outside / "folder", root / "empty"):
        folder.mkdir(parents=True)
    for file in (outside / "secret.txt", outside / "folder" / "secret.txt", base / "root-twin.txt"):
        file.write_text(SECRET)
    (root / "a.txt").write_text("one\ntwo\nthree\n")
    (root / "sub" / "b.py").write_text("x = 'two'\n")
    (root / "sub" / "deep" / "c.txt").write_text("Zwei, drei: äöü\n")
    os.symlink(outside / "secret.txt", root / "link.txt")
    os.symlink(outside, root / "linked")
    os.symlink("../outside", root / "up")
    os.symlink("sub", root / "inner")
    os.symlink(outside / "new.txt", root / "dangling")
    os.symlink("loop", root / "loop")
    os.symlink("/", root / "slash")
    os.link(outside / "secret.txt", root / "hard.txt")
    os.mkfifo(root / "pipe")
    return World(root, outside)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """A world whose outside is the same at the end as at the beginning."""
    made = build(tmp_path)
    before = made.snapshot()
    yield made
    assert made.snapshot() == before
    assert (tmp_path / "root-twin.txt").read_text() == SECRET


ESCAPES = {
    "symlink to a file": ("link.txt", "is a symbolic link"),
    "symlink to a folder": ("linked/secret.txt", "'linked' is a symbolic link"),
    "relative symlink": ("up/secret.txt", "'up' is a symbolic link"),
    "symlink that stays inside": ("inner/b.py", "'inner' is a symbolic link"),
    "dangling symlink": ("dangling", "is a symbolic link"),
    "looping symlink": ("loop/x", "is a symbolic link"),
    "symlink to the top": ("slash/etc/passwd", "is a symbolic link"),
    "dot dot": ("../outside/secret.txt", r"has '\.\.' in it"),
    "dot dot further in": ("sub/../../outside/secret.txt", r"has '\.\.' in it"),
    "dot dot that stays inside": ("sub/../a.txt", r"has '\.\.' in it"),
    "dot dot behind a link": ("linked/../root-twin.txt", r"has '\.\.' in it"),
    "dot dot at the end": ("sub/..", r"has '\.\.' in it"),
    "absolute": ("/etc/passwd", "is an absolute path"),
    "absolute with two slashes": ("//etc/passwd", "is an absolute path"),
    "twin by prefix": ("../root-twin.txt", r"has '\.\.' in it"),
    "hard link": ("hard.txt", "is a hard link"),
    "pipe": ("pipe", "is a device, pipe or socket"),
    "file as a folder": ("a.txt/b", "'a.txt' is not a folder"),
    "NUL": ("a.txt\0.png", "cannot be printed"),
    "newline": ("a.txt\n", "cannot be printed"),
    "half a pair": ("\udc80", "cannot be printed"),
    "long name": ("n" * 256, "more than 255 bytes"),
    "long name in bytes": ("ä" * 128, "more than 255 bytes"),
    "long path": ("n/" * 3000, "has 6,000 characters"),
    "many names": ("n/" * 65, "has 65 names"),
    "the root itself": ("", "is the working folder itself"),
    "the root itself by dot": ("./.", "is the working folder itself"),
}

OPERATIONS: dict[str, Callable[[dict[str, Callable[..., Any]], str], Any]] = {
    "read": lambda tools, path: tools["read_file"](path),
    "create": lambda tools, path: tools["write_file"](path, "new"),
    "overwrite": lambda tools, path: tools["write_file"](path, "new", "overwrite"),
    "append": lambda tools, path: tools["write_file"](path, "new", "append"),
    "delete": lambda tools, path: tools["delete_file"](path),
    "move from": lambda tools, path: tools["move_file"](path, "moved"),
    "move to": lambda tools, path: tools["move_file"]("a.txt", path),
    "move over": lambda tools, path: tools["move_file"]("a.txt", path, True),
}


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(("path", "message"), ESCAPES.values(), ids=ESCAPES)
def test_no_path_leaves_the_root(world: World, operation: str, path: str, message: str) -> None:
    with pytest.raises(
        PathError, match=message if path.strip("./") or operation not in ("move to", "move over") else "is a folder"
    ):
        OPERATIONS[operation](world.tools(), path)
    assert (world.root / "a.txt").read_text() == "one\ntwo\nthree\n"


STRANGE = {
    "dot dot in full width": "\uff0e\uff0e/outside/secret.txt",
    "dot dot in one sign": "\u2025/outside/secret.txt",
    "slash in full width": "..\uff0foutside\uff0fsecret.txt",
    "backslashes": "..\\outside\\secret.txt",
    "percent signs": "%2e%2e/outside/secret.txt",
    "home": "~/secret.txt",
    "variable": "$HOME/secret.txt",
    "capitals": "A.TXT",
    "long s": "\u017fub/b.py",
    "composed otherwise": "sub/a\u0308.txt",
    "space behind": "a.txt ",
    "dot behind": "a.txt.",
    "stream": "a.txt::$DATA",
    "drive": "C:/a.txt",
}


@pytest.mark.parametrize("path", STRANGE.values(), ids=STRANGE)
def test_names_mean_what_they_are_and_nothing_else(world: World, path: str) -> None:
    """No name is folded, normalized, expanded or decoded into that of another file."""
    tools = world.tools()
    (world.root / "sub" / "\u00e4.txt").write_text("composed")
    for operation in ("read", "overwrite", "append", "delete", "move from"):
        if operation == "overwrite":
            continue
        with pytest.raises(PathError, match="there is no such file or folder"):
            OPERATIONS[operation](tools, path)
    tools["write_file"](path, "new")
    assert tools["read_file"](path) == "new"
    assert (world.root / "a.txt").read_text() == "one\ntwo\nthree\n"
    assert (world.root / "sub" / "\u00e4.txt").read_text() == "composed"


@pytest.mark.parametrize("path", ["a.txt\u202e", "a\u200b.txt", "a\u2028b", "\ufeffa.txt", "a\x1b[2K.txt", "a\u00adb"])
def test_names_that_deceive_the_eye_are_refused(world: World, path: str) -> None:
    for operation in OPERATIONS.values():
        with pytest.raises(PathError, match="cannot be printed"):
            operation(world.tools(), path)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="a system without /proc")
@pytest.mark.parametrize("path", ["self/fd/0", "self/root/etc/passwd", "self/cwd/pyproject.toml", "thread-self/exe"])
def test_the_links_of_proc_are_links(path: str) -> None:
    tools = functions(Toolset("/proc"))
    with pytest.raises(PathError, match="symbolic link"):
        tools["read_file"](path)


@pytest.mark.parametrize("tool", ["list_files", "search_files"])
@pytest.mark.parametrize("path", ["linked", "up", "inner", "slash", "..", "/", "sub/../..", "pipe", "a.txt", "missing"])
def test_no_listing_and_no_search_leaves_the_root(world: World, tool: str, path: str) -> None:
    arguments = {"text": "SECRET"} if tool == "search_files" else {}
    with pytest.raises(PathError):
        world.tools()[tool](folder=path, **arguments)


def test_walks_do_not_follow_links(world: World) -> None:
    tools = world.tools()
    found = {each["path"]: each["type"] for each in tools["list_files"](recursive=True)}
    assert found == {
        "a.txt": "file",
        "dangling": "other",
        "empty": "folder",
        "hard.txt": "other",
        "inner": "other",
        "link.txt": "other",
        "linked": "other",
        "loop": "other",
        "pipe": "other",
        "slash": "other",
        "sub": "folder",
        "sub/b.py": "file",
        "sub/deep": "folder",
        "sub/deep/c.txt": "file",
        "up": "other",
    }
    assert tools["search_files"]("SECRET") == {"matches": [], "complete": True, "skipped": []}


@pytest.mark.parametrize("make", ["socket", "device"])
def test_other_special_files_are_refused(world: World, make: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if make == "socket":
        monkeypatch.chdir(world.root)  # the path of a socket has to be short
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind("special")
    else:
        try:
            os.mknod(world.root / "special", 0o600 | stat.S_IFCHR, os.makedev(1, 5))
        except PermissionError:
            pytest.skip("only root makes devices")
    for operation in OPERATIONS.values():
        with pytest.raises(PathError, match="is a device, pipe or socket"):
            operation(world.tools(), "special")


# Races: another process swaps something between two steps. Each swap is made inside the system call that follows it.


def swap_before(monkeypatch: pytest.MonkeyPatch, function: str, name: str, swap: Callable[[], object]) -> list[str]:
    """Have `swap` done just before `os.<function>` is first called with `name`."""
    real = getattr(os, function)
    done: list[str] = []

    def swapped(path: Any, *args: Any, **kwargs: Any) -> Any:
        if path == name and not done:
            done.append(name)
            swap()
        return real(path, *args, **kwargs)

    monkeypatch.setattr(os, function, swapped)
    # What the constructor looks for are the functions themselves.
    monkeypatch.setattr(os, "supports_dir_fd", os.supports_dir_fd | {swapped})
    return done


def by_link(path: Path, target: Path) -> Callable[[], None]:
    """Put a link to `target` in the place of `path`."""
    rename = os.rename  # not the one that a test puts in its place

    def swap() -> None:
        rename(path, path.with_name("swapped away"))
        path.symlink_to(target)

    return swap


FOLDER_RACES = {
    "read": lambda tools: tools["read_file"]("sub/secret.txt"),
    "create": lambda tools: tools["write_file"]("sub/new.txt", "x"),
    "overwrite": lambda tools: tools["write_file"]("sub/secret.txt", "x", "overwrite"),
    "append": lambda tools: tools["write_file"]("sub/secret.txt", "x", "append"),
    "delete": lambda tools: tools["delete_file"]("sub/secret.txt"),
    "move from": lambda tools: tools["move_file"]("sub/secret.txt", "stolen"),
    "move to": lambda tools: tools["move_file"]("a.txt", "sub/new.txt"),
    "list": lambda tools: tools["list_files"]("sub"),
}


@pytest.mark.parametrize("race", FOLDER_RACES)
def test_a_folder_swapped_for_a_link_before_it_is_opened(
    world: World, race: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = world.tools()
    done = swap_before(monkeypatch, "open", "sub", by_link(world.root / "sub", world.outside))
    with pytest.raises(PathError, match="'sub' is a symbolic link"):
        FOLDER_RACES[race](tools)
    assert done == ["sub"]


@pytest.mark.parametrize("race", ["read", "append"])
@pytest.mark.parametrize("function", ["stat", "open"])
def test_a_file_swapped_for_a_link_before_it_is_read(
    world: World, function: str, race: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = world.tools()
    done = swap_before(monkeypatch, function, "a.txt", by_link(world.root / "a.txt", world.outside / "secret.txt"))
    with pytest.raises(PathError, match="is a symbolic link"):
        OPERATIONS[race](tools, "a.txt")
    assert done == ["a.txt"]


@pytest.mark.parametrize("swap_for", ["hard link", "pipe"])
def test_a_file_swapped_for_another_kind_before_it_is_read(
    world: World, swap_for: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pipe has no writer: a read that waited for one would never come back."""
    tools = world.tools()
    other = world.root / {"hard link": "hard.txt", "pipe": "pipe"}[swap_for]
    done = swap_before(monkeypatch, "open", "a.txt", lambda: other.replace(world.root / "a.txt"))
    with pytest.raises(PathError, match=r"hard link|device, pipe"):
        tools["read_file"]("a.txt")
    assert done == ["a.txt"]


@pytest.mark.parametrize("target", ["secret.txt", "folder", "new.txt"])
def test_a_file_swapped_for_a_link_before_it_is_replaced(
    world: World, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The link itself is replaced, inside the root, and nothing is written through it."""
    tools = world.tools()
    swap = by_link(world.root / "a.txt", world.outside / target)
    real = os.rename

    def rename(source: Any, to: Any, **kwargs: Any) -> None:
        swap()
        real(source, to, **kwargs)

    monkeypatch.setattr(os, "rename", rename)
    tools["write_file"]("a.txt", "new", "overwrite")
    assert (world.root / "a.txt").read_text() == "new"
    assert not (world.root / "a.txt").is_symlink()


def test_a_file_that_appears_before_it_is_created_is_not_overwritten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = world.tools()
    done = swap_before(
        monkeypatch, "open", "new.txt", lambda: (world.root / "new.txt").symlink_to(world.outside / "new.txt")
    )
    with pytest.raises(PathError, match="it exists"):
        tools["write_file"]("new.txt", "x")
    assert done == ["new.txt"]


def test_a_file_swapped_for_a_link_before_it_is_deleted_loses_the_link_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = world.tools()
    swap_before(monkeypatch, "unlink", "a.txt", by_link(world.root / "a.txt", world.outside / "secret.txt"))
    tools["delete_file"]("a.txt")
    assert not (world.root / "a.txt").is_symlink()
    assert (world.root / "swapped away").exists()


def test_a_folder_made_where_a_link_has_appeared_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = world.tools()
    done = swap_before(monkeypatch, "mkdir", "fresh", lambda: (world.root / "fresh").symlink_to(world.outside))
    with pytest.raises(PathError, match="'fresh' is a symbolic link"):
        tools["write_file"]("fresh/new.txt", "x")
    assert done == ["fresh"]


def test_a_folder_swapped_during_a_walk_is_not_entered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = world.tools()
    swap_before(monkeypatch, "open", "deep", by_link(world.root / "sub" / "deep", world.outside))
    assert not [each for each in tools["list_files"](recursive=True) if "secret" in each["path"]]


def test_a_root_that_is_replaced_is_refused(world: World) -> None:
    tools = world.tools()
    world.root.rename(world.root.with_name("moved"))
    world.root.symlink_to(world.outside)
    with pytest.raises(PathError, match="cannot be opened any more"):
        tools["read_file"]("secret.txt")
    world.root.unlink()
    world.root.mkdir()
    (world.root / "a.txt").write_text("planted")
    with pytest.raises(PathError, match="has been replaced"):
        tools["read_file"]("a.txt")


NAMES = st.sampled_from(
    ["a.txt", "sub", "deep", "b.py", "link.txt", "linked", "up", "inner", "hard.txt", "pipe", "secret.txt", "folder",
     "outside", "root", "..", ".", "", "new", "loop", "slash", "dangling", "etc"]
)  # fmt: skip
PATHS = st.builds("/".join, st.lists(NAMES, min_size=1, max_size=5)) | st.text(max_size=20)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(st.sampled_from(sorted(OPERATIONS)), PATHS), max_size=8))
def test_whatever_is_done_the_outside_stays_as_it_is(
    steps: list[tuple[str, str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    world = build(tmp_path_factory.mktemp("world"))
    before = world.snapshot()
    tools = world.tools()
    for operation, path in steps:
        try:
            result = OPERATIONS[operation](tools, path)
        except ToolsetError:
            continue
        assert SECRET not in str(result)
    assert world.snapshot() == before
    assert not list(world.root.rglob("*.part"))


# What the tools do.


def test_lines_of_a_file_are_read(world: World) -> None:
    read = world.tools()["read_file"]
    assert read("a.txt") == "one\ntwo\nthree\n"
    assert read("./sub//b.py") == "x = 'two'\n"
    assert read("a.txt", 2) == "two\nthree\n"
    assert read("a.txt", 2, 2) == "two\n"
    assert read("a.txt", last_line=99) == "one\ntwo\nthree\n"
    for first, last in ((4, None), (0, None), (3, 2)):
        with pytest.raises(ToolsetError, match="line"):
            read("a.txt", first, last)


TEXTS: dict[str, tuple[bytes, dict[str, str], str]] = {
    "empty": (b"", {}, ""),
    "utf-8": ("äöü 你好".encode(), {}, "äöü 你好"),
    "byte order mark": (b"\xef\xbb\xbfx", {}, "x"),
    "line ends stay": (b"a\r\nb\rc", {}, "a\r\nb\rc"),
    "latin-1": (b"\xe4", {"encoding": "latin-1"}, "ä"),
    "utf-16": ("äö".encode("utf-16"), {"encoding": "utf-16"}, "äö"),
    "gb18030": ("你好".encode("gb18030"), {"encoding": "gb18030"}, "你好"),
}


@pytest.mark.parametrize(("content", "options", "text"), TEXTS.values(), ids=TEXTS)
def test_texts_are_decoded(world: World, content: bytes, options: dict[str, str], text: str) -> None:
    (world.root / "t").write_bytes(content)
    assert world.tools()["read_file"]("t", **options) == text


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"\x89PNG\0\0", "is a binary file of 6 bytes"), (b"a\xff", "is not utf-8 text: byte 1 of 2"),
     ("x".encode("utf-16"), "pass encoding='utf-16'")],
    ids=["NUL", "no utf-8", "utf-16"],
)  # fmt: skip
def test_what_is_no_text_is_refused(world: World, content: bytes, message: str) -> None:
    (world.root / "t").write_bytes(content)
    with pytest.raises(PathError, match=message):
        world.tools()["read_file"]("t")


def test_files_are_written_in_each_mode(world: World) -> None:
    write = world.tools()["write_file"]
    assert write("x/y/new.txt", "ä") == {"status": "done", "path": "x/y/new.txt", "bytes": 2}
    with pytest.raises(PathError, match="exists; take another path, or pass overwrite"):
        write("x/y/new.txt", "again")
    write("x/y/new.txt", "b", "append")
    assert (world.root / "x/y/new.txt").read_text() == "äb"
    (world.root / "x/y/new.txt").chmod(0o751)
    write("x/y/new.txt", "c\r\n", "overwrite")
    assert (world.root / "x/y/new.txt").read_bytes() == b"c\r\n"
    assert stat.S_IMODE((world.root / "x/y/new.txt").stat().st_mode) == 0o751
    with pytest.raises(PathError, match="there is no such file"):
        write("missing", "x", "append")
    with pytest.raises(ToolsetError, match="cannot be written as UTF-8: character 1"):
        write("half", "a\ud800")


def test_a_write_that_fails_leaves_the_old_file(world: World) -> None:
    root = Root(world.root)
    for overwrite, path in ((True, "a.txt"), (False, "fresh.txt")):
        with pytest.raises(ZeroDivisionError), root.writing(path, overwrite=overwrite) as file:
            file.write(b"half of it" * (1 // 0))
    assert (world.root / "a.txt").read_text() == "one\ntwo\nthree\n"
    assert not (world.root / "fresh.txt").exists()
    assert not list(world.root.glob(".*"))


def test_files_and_empty_folders_are_deleted(world: World) -> None:
    delete = world.tools()["delete_file"]
    assert delete("a.txt") == {"status": "done", "path": "a.txt"}
    with pytest.raises(PathError, match="there is no such file"):
        delete("a.txt")
    with pytest.raises(PathError, match="the folder is not empty"):
        delete("sub")
    delete("empty")
    assert not (world.root / "empty").exists()


def test_files_and_folders_are_moved(world: World) -> None:
    tools = world.tools()
    move = tools["move_file"]
    assert move("a.txt", "x/b.txt") == {"status": "done", "path": "x/b.txt"}
    move("sub", "x/sub")
    assert tools["read_file"]("x/sub/b.py") == "x = 'two'\n"
    with pytest.raises(PathError, match="exists"):
        move("x/b.txt", "x/sub/b.py")
    move("x/b.txt", "x/sub/b.py", True)
    assert tools["read_file"]("x/sub/b.py").startswith("one")
    with pytest.raises(PathError, match=r"'empty' is a folder; give the whole new path, as in 'empty/sub'"):
        move("x/sub", "empty")
    with pytest.raises(PathError, match="into itself"):
        move("x", "x/sub/x")
    with pytest.raises(PathError, match="'missing': there is no such file"):
        move("missing", "y")


def test_listings_and_searches_take_names(world: World) -> None:
    tools = world.tools()
    assert [each["path"] for each in tools["list_files"]("sub")] == ["sub/b.py", "sub/deep"]
    assert tools["list_files"]("sub", "*.py") == [{"path": "sub/b.py", "type": "file", "bytes": 10}]
    matches = [{"path": "a.txt", "line": 2, "text": "two"}, {"path": "sub/b.py", "line": 1, "text": "x = 'two'"}]
    assert tools["search_files"]("two")["matches"] == matches
    assert tools["search_files"]("two", names="*.txt")["matches"] == matches[:1]
    assert tools["search_files"]("ZWEI", "sub", ignore_case=True)["matches"][0]["path"] == "sub/deep/c.txt"
    assert tools["search_files"]("ZWEI")["matches"] == []
    with pytest.raises(ToolsetError, match="the text to find is empty"):
        tools["search_files"]("")


def test_every_bound_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def tools(**limits: int) -> dict[str, Callable[..., Any]]:
        return world.tools(limits=ToolsetLimits(**limits))

    (world.root / "long").write_text("x" * 1000 + "\n" + "y\n" * 9)
    with pytest.raises(PathError, match="'long' has 1,019 bytes; at most 1,000 are read"):
        tools(file_bytes=1000)["read_file"]("long")
    with pytest.raises(
        ToolsetError, match="'long' has 10 lines; those asked for have 1,019 characters and at most 100"
    ):
        tools(shown_chars=100)["read_file"]("long")
    assert tools(shown_chars=100)["read_file"]("long", 2, 3) == "y\ny\n"
    with pytest.raises(ToolsetError, match="the file would have 3 bytes; at most 2"):
        tools(file_bytes=2)["write_file"]("new", "xyz")
    with monkeypatch.context() as patched:
        patched.setattr(files, "MAX_ENTRIES", 5)
        with pytest.raises(ToolsetError, match="more than 5 files and folders"):
            tools()["list_files"]()
        assert tools()["search_files"]("y")["complete"] is False
    with monkeypatch.context() as patched:
        patched.setattr(files, "MAX_MATCHES", 3)
        few = tools()["search_files"]("y")
        assert (len(few["matches"]), few["complete"]) == (3, False)
    with monkeypatch.context() as patched:
        patched.setattr(files, "MAX_SEARCHED_BYTES", 100)
        none = {"matches": [], "complete": False, "skipped": []}
        assert tools()["search_files"]("y", names="long") == none
    assert tools(file_bytes=1000)["search_files"]("y", names="long")["skipped"] == ["long"]
    assert "(1,000 characters)" in tools()["search_files"]("x", names="long")["matches"][0]["text"]
    with pytest.raises(ToolsetError, match="names has 300 characters"):
        tools()["list_files"](names="*" * 300)
    with pytest.raises(ValueError, match="file_bytes must be above 0, not 0"):
        ToolsetLimits(file_bytes=0)


def test_names_that_cannot_be_printed_are_escaped(world: World) -> None:
    (world.root / "two\nlines").write_text("")
    os.close(os.open(os.fsencode(world.root) + b"/\xff", os.O_CREAT))
    listed = [each["path"] for each in world.tools()["list_files"]()]
    assert r"two\nlines" in listed
    assert all(path.isprintable() for path in listed)


# Approval.

CALLS = {
    "write_file": ("a.txt", "new", "overwrite"),
    "delete_file": ("a.txt",),
    "move_file": ("a.txt", "b.txt"),
}


@pytest.mark.parametrize("name", CALLS)
def test_what_changes_something_is_done_once_the_host_has_approved_it(world: World, name: str) -> None:
    manager = ToolManager(Toolset(world.root).tools())
    output = manager.execute(f"{name}{CALLS[name]!r}")
    assert (world.root / "a.txt").read_text() == "one\ntwo\nthree\n"
    (request,) = output.waiting
    assert (request.name, (request.arguments or {})["path"]) == (name, "a.txt")
    output = manager.resume(output, {request.id: Approve()})
    assert output.output["status"] == "done"
    assert manager.execute(f"{name}{CALLS[name]!r}").state == "waiting"  # one approval, one call


def test_a_denied_call_changes_nothing(world: World) -> None:
    def approve(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        return {each.id: Deny("not this one") for each in requests}

    manager = ToolManager(Toolset(world.root).tools(), approve=approve)
    output = manager.execute("[read_file('a.txt'), delete_file('a.txt')]")
    assert [call.state for call in output.calls] == ["finished", "failed"]
    assert (world.root / "a.txt").exists()


@pytest.mark.parametrize(
    "text",
    [
        "write_file('../x', 'y')", "write_file('x', '\\ud800')", "delete_file('/etc/passwd')",
        "move_file('a.txt', 'b/../../c')",
    ],
)  # fmt: skip
def test_nobody_is_asked_about_what_is_refused_anyway(world: World, text: str) -> None:
    manager = ToolManager(Toolset(world.root).tools(), approve=lambda requests: pytest.fail("asked"))
    output = manager.execute(text)
    assert output.error is not None
    assert output.error.kind == "tool"


def test_some_tools_can_be_approved_beforehand(world: World) -> None:
    manager = ToolManager(Toolset(world.root, allow_unsafe={"write_file"}).tools())
    assert manager.execute("write_file('x', '1')").output["status"] == "done"
    assert manager.execute("delete_file('x')").state == "waiting"
    with pytest.raises(ValueError, match="allow_unsafe names read_file; the tools that need approval are delete_file"):
        Toolset(world.root, allow_unsafe={"read_file"})
    with pytest.raises(TypeError, match="a set of tool names"):
        Toolset(world.root, allow_unsafe="write_file")


# What a model sees and writes.


@pytest.mark.parametrize("form", ["python", "openai"])
def test_no_tool_shows_the_host_s_arguments(world: World, form: str) -> None:
    shown = ToolManager(Toolset(world.root, shell=True).tools()).definitions(form)
    assert "write_file" in shown
    assert "run_command" in shown
    for hidden in ("allow_unsafe", "needs_approval", "root", "limits", str(world.root)):
        assert hidden not in shown


@pytest.mark.parametrize(
    "text",
    [
        "write_file('x', 'y', allow_unsafe=True)",
        "write_file('x', 'y', 'create', True)",
        "read_file('secret.txt', root='/')",
        "delete_file(path='a.txt', approve=True)",
    ],
)
def test_a_text_cannot_approve_for_itself(world: World, text: str) -> None:
    output = ToolManager(Toolset(world.root).tools()).execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"
    assert sorted(os.listdir(world.root)).count("x") == 0


def test_failures_are_records_with_one_readable_message(world: World) -> None:
    output = ToolManager(Toolset(world.root).tools()).execute("read_file('linked/secret.txt')")
    assert output.error is not None
    assert output.error.message == (
        "read_file raised PathError: 'linked' is a symbolic link, and links are not followed; use the path of the "
        "folder itself"
    )
    assert str(world.root) not in output.error.message


def test_an_expression_reads_what_it_lists(world: World) -> None:
    manager = ToolManager(Toolset(world.root).tools())
    text = "{e['path']: len(read_file(e['path'])) for e in list_files(recursive=True) if e['type'] == 'file'}"
    assert manager.execute(text).output == {"a.txt": 14, "sub/b.py": 10, "sub/deep/c.txt": 16}


def test_a_root_has_to_be_a_folder(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("a.txt", "missing", "a\0b"):
        with pytest.raises(ToolDefinitionError, match="cannot be the root of tools"):
            Root(world.root / path)
    with pytest.raises(ToolDefinitionError, match="the root of tools is empty"):
        Toolset("")
    with pytest.raises(TypeError, match="root must be the path of a folder, not int"):
        Toolset(3)  # type: ignore[arg-type]
    monkeypatch.setattr(os, "supports_dir_fd", set())
    with pytest.raises(ToolDefinitionError, match="relative to a folder"):
        Root(world.root)


def test_errors_of_the_system_are_told_with_their_path(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = world.tools()

    def full(*args: Any, **kwargs: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "rename", full)
    with pytest.raises(PathError, match=r"'a\.txt': No space left on device"):
        tools["write_file"]("a.txt", "new", "overwrite")
    assert not list(world.root.glob(".*"))


def test_patterns_of_names_cannot_take_long(world: World) -> None:
    (world.root / ("a" * 250)).write_text("")
    assert world.tools()["list_files"](names="*a" * 127 + "b") == []


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ToolsetLimits(command_s="5"), TypeError, "command_s must be a number of seconds, not str"),  # type: ignore[arg-type]
        (lambda: ToolsetLimits(file_bytes=1.5), TypeError, "file_bytes must be a whole number, not float"),  # type: ignore[arg-type]
        (lambda: ToolsetLimits(download_s=0), ValueError, "download_s must be above 0"),
        (lambda: Toolset(".", limits=5), TypeError, "limits must be ToolsetLimits"),  # type: ignore[arg-type]
        (lambda: Toolset(".", environment="A=1"), TypeError, "environment must be a dict of strings"),  # type: ignore[arg-type]
        (lambda: Toolset(".", environment={"A": 1}), TypeError, "environment must hold strings only, not 'A': int"),  # type: ignore[dict-item]
        (lambda: Toolset(".", environment={"A=": "1"}), ValueError, "environment cannot hold the variable 'A='"),
        (lambda: Skills(3, []), TypeError, "select must be True, or the names of skills, not int"),  # type: ignore[arg-type]
    ],
    ids=[
        "no number", "no whole number", "zero", "no limits", "no variables", "no text", "no name", "no names of skills",
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_where_it_is_given(
    make: Callable[[], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()
