"""The world of the trip planner: notes in files, trains in SQLite, weather over HTTP on this machine.

The other files of this folder use it. It writes into the folder `trip_data` below the current one.
"""

import json
import sqlite3
import threading
import time
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

DATA = Path("trip_data")

NOTES = {
    "Bergen": "Take a coat: it rains on two days of three. The fish market opens at 8.",
    "Oslo": "The museum of the fjord is closed on Mondays.",
    "Rome": "Carry water. The city fountains are safe to drink from.",
}
TRAINS = [
    ("R60", "Oslo", "Bergen", "2026-07-01", "08:25", 395, 79.0),
    ("R64", "Oslo", "Bergen", "2026-07-01", "12:03", 410, 49.0),
    ("R68", "Oslo", "Bergen", "2026-07-02", "08:25", 395, 89.0),
    ("R61", "Bergen", "Oslo", "2026-07-04", "15:59", 405, 65.0),
]
WEATHER = {
    "Bergen": {"high": 16.0, "rain": True},
    "Oslo": {"high": 24.0, "rain": False},
    "Rome": {"high": 33.0, "rain": False},
}
LATENCY_S = 0.2


def database() -> sqlite3.Connection:
    """A connection to the trains and the bookings; the first call of a folder makes the tables."""
    DATA.mkdir(exist_ok=True)
    connection = sqlite3.connect(DATA / "trains.db", timeout=10)
    with connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bookings (train TEXT, seats INTEGER)")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS trains"
            " (name TEXT PRIMARY KEY, start TEXT, goal TEXT, day TEXT, departs TEXT, minutes INTEGER, price REAL)"
        )
        connection.executemany("INSERT OR IGNORE INTO trains VALUES (?, ?, ?, ?, ?, ?, ?)", TRAINS)
    return connection


def notes() -> Path:
    """The folder with one text file for each city."""
    folder = DATA / "notes"
    folder.mkdir(parents=True, exist_ok=True)
    for city, text in NOTES.items():
        (folder / f"{city}.txt").write_text(text, encoding="utf-8")
    return folder


class _Weather(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        time.sleep(LATENCY_S)  # a server that is far away
        known = WEATHER.get(unquote(self.path.strip("/")))
        body = json.dumps(known or {"error": "unknown city"}).encode()
        self.send_response(200 if known else 404)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments: object) -> None:
        """Say nothing of each request."""


@cache
def weather_server() -> str:
    """The address of the weather server; the first call starts it, in a thread of this process."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Weather)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
