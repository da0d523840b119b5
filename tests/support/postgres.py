"""A PostgreSQL server of the tests' own: on a socket in a folder of its own, without a port, ended with the tests."""

import contextlib
import ctypes
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import pytest

__all__ = ["PostgresServer", "postgres_server"]

_PR_SET_PDEATHSIG = 1
_START_S = 60.0

# A role with a password, for who wants to be refused.
_ACCESS = "local all guarded scram-sha-256\nlocal all all trust\n"
_SETTINGS = {
    "listen_addresses": "", "fsync": "off", "synchronous_commit": "off", "full_page_writes": "off",
    "shared_buffers": "16MB", "max_connections": "60",
}  # fmt: skip


@dataclass
class PostgresServer:
    """A server that runs.

    Attributes:
        folder: Where its socket is.
        process: Its process.
    """

    folder: Path
    process: "subprocess.Popen[bytes]"
    _numbers: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))

    def url(self, database: str, user: str = "tester", password: str | None = None) -> str:
        """The address of a database."""
        told = user if password is None else f"{user}:{quote(password, safe='')}"
        return f"postgresql://{told}@/{database}?host={quote(str(self.folder), safe='')}"

    def database(self) -> str:
        """A new database; gives its address."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self, schema: str) -> str:
        """A database that all tests share, without a schema; gives its address. That is cheaper than a new one."""
        self.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE")
        return self.url("postgres")

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement as the owner of the server."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextlib.contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Start a server, and end it; the test is skipped where that cannot be.

    A role `guarded` has the password `se cret/@%`.
    """
    programs = _programs()
    user = _user()
    # The name of a socket may have 107 characters, which the folders of tests exceed.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, *user)
        data = folder / "data"
        made = _started([programs / "initdb", "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C",
                         "--no-sync"], user, folder)  # fmt: skip
        if made.wait():
            pytest.skip(f"initdb fails: {(folder / 'log').read_text(errors='replace')[-500:]}")
        (data / "pg_hba.conf").write_text(_ACCESS)
        settings = [f"-c{key}={value}" for key, value in _SETTINGS.items()]
        process = _started([programs / "postgres", "-D", data, "-k", folder, *settings], user, folder)
        try:
            server = PostgresServer(folder, process)
            _wait_for(server)
            server.execute("CREATE ROLE guarded LOGIN PASSWORD 'se cret/@%'")
            yield server
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()


def _programs() -> Path:
    """The folder of the server's programs."""
    pytest.importorskip("psycopg", reason="needs the extra postgres")
    if sys.platform == "win32":
        pytest.skip("starts servers by POSIX's means")
    found = shutil.which("initdb")
    # Debian keeps them off the path.
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not places:
        pytest.skip("PostgreSQL is not installed here: no initdb on the path or in /usr/lib/postgresql")
    return places[-1].resolve().parent


def _user() -> tuple[int, int] | None:
    """Whom to run it as, and that one's group: it refuses to be run by root."""
    import pwd

    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    pytest.skip("PostgreSQL refuses to be run by root, and there is neither a user postgres nor nobody")


def _started(arguments: list[object], user: tuple[int, int] | None, folder: Path) -> "subprocess.Popen[bytes]":
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            list(map(str, arguments)),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
            **({} if user is None else {"user": user[0], "group": user[1], "extra_groups": []}),
        )


def _die_with_parent() -> None:
    """End the server where the tests are killed."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)


def _wait_for(server: PostgresServer) -> None:
    import psycopg

    until = time.monotonic() + _START_S
    while True:
        try:
            psycopg.connect(server.url("postgres")).close()
            return
        except psycopg.OperationalError as error:
            if server.process.poll() is not None or time.monotonic() > until:
                log = (server.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"PostgreSQL does not start: {error}\n{log[-2000:]}") from error
            time.sleep(0.02)
