"""A server without the SDK, which says what no SDK lets a server say.

`python mcp_raw.py [--after FILE] [--touch FILE]`: it begins when one file is there, and makes another.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

ANY = {"type": "object", "additionalProperties": True}
PATTERN = {"type": "object", "properties": {"a": {"type": "string", "pattern": "^(a+)+$"}}}
OUTPUTS = {"backtracks": PATTERN, "no_data": PATTERN}
RESULTS: dict[str, Any] = {
    "fine": {"content": [{"type": "text", "text": "fine"}]},
    "process": {"content": [{"type": "text", "text": f"process {os.getpid()}"}]},
    "backtracks": {"content": [], "structuredContent": {"a": "a" * 40 + "b"}},
    "no_data": {"content": [{"type": "text", "text": "words"}]},
    "not_base64": {"content": [{"type": "image", "data": "a", "mimeType": "image/png"}]},
}
UNREADABLE = {
    "half_a_sign": r'{"jsonrpc": "2.0", "id": 0, "result": "\ud800"}',
    "null": '{"jsonrpc": "2.0", "id": 0, "result": null}',
}
ERRORS = {
    "long_error": {"code": -1, "message": "e" * 1_000_000},
    "own_error": {"code": -32000, "message": "the database is away"},
    "own_closed": {"code": -32000, "message": "Connection closed"},  # of its own, to a database perhaps
}
BROKEN = {"type": "object", "properties": {"x": {"type": "nonsense"}}}
NAMES = ["fine", "process", "grow", "asks", "mend", *ERRORS, *OUTPUTS, "not_base64", *UNREADABLE]
QUESTIONS = 5


def say(message: Any) -> None:
    sys.stdout.write(f"{message if isinstance(message, str) else json.dumps(message)}\n")
    sys.stdout.flush()


def answer(number: Any, result: Any) -> None:
    say({"jsonrpc": "2.0", "id": number, "result": result})


def tell_of_changes() -> None:
    say({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})


class Raw:
    """What the server does with each message."""

    def __init__(self) -> None:
        self.names = list(NAMES)
        self.growing = 0
        self.is_mended = False
        self.answered = 0
        self.asking: Any = None

    def hear(self, message: dict[str, Any]) -> None:
        method, number = message.get("method"), message.get("id")
        if method is None:
            self.answered += 1
            if self.answered == QUESTIONS:
                answer(self.asking, RESULTS["fine"])
        elif method == "initialize":
            answer(number, {
                "protocolVersion": message["params"]["protocolVersion"],
                "capabilities": {"tools": {"listChanged": True}}, "serverInfo": {"name": "raw", "version": "1"},
            })  # fmt: skip
        elif method == "tools/list":
            self.list(number)
        elif method == "tools/call":
            self.call(number, message["params"]["name"])
        elif number is not None:
            say({"jsonrpc": "2.0", "id": number, "error": {"code": -32601, "message": "there is no such method"}})

    def list(self, number: Any) -> None:
        outputs = {name: {"outputSchema": schema} for name, schema in OUTPUTS.items()}
        listed = [{"name": name, "inputSchema": ANY, **outputs.get(name, {})} for name in self.names]
        listed.append({"name": "broken", "inputSchema": ANY if self.is_mended else BROKEN})
        if not self.is_mended:
            listed.append(listed[0])  # a second time
        if self.growing:  # the tools change while they are listed
            self.growing -= 1
            self.names.append(f"grown_{self.growing}")
            tell_of_changes()
        answer(number, {"tools": listed})

    def call(self, number: Any, name: str) -> None:
        if name in UNREADABLE:
            say(UNREADABLE[name])
        elif name in ERRORS:
            say({"jsonrpc": "2.0", "id": number, "error": ERRORS[name]})
        elif name == "asks":
            self.asking = number
            for i in range(QUESTIONS):
                form = {"message": "?", "requestedSchema": {"type": "object", "properties": {}}}
                say({"jsonrpc": "2.0", "id": f"q{i}", "method": "elicitation/create", "params": form})
        else:
            if name == "grow":
                self.growing = 2
                tell_of_changes()
            elif name == "mend":
                self.is_mended = True
                tell_of_changes()
            answer(number, RESULTS.get(name, RESULTS["fine"]))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--after", type=Path)
    parser.add_argument("--touch", type=Path)
    given = parser.parse_args()
    while given.after is not None and not given.after.exists():
        time.sleep(0.01)
    raw = Raw()
    for line in sys.stdin:
        message = json.loads(line)
        raw.hear(message)
        if message.get("method") == "tools/list" and given.touch is not None:
            given.touch.touch()


if __name__ == "__main__":
    main()
