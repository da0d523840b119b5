"""Frames on a socket: four bytes of length, then so much of what is said.

A worker is not trusted. It says JSON (`worker_frame`): the host refuses a frame by its length, before its bytes are
kept, and by the number of values in it, before any of them is made (`Frames`). What the host says is read in the cage
alone, so it is written by `marshal`, which is faster (`host_frame`, `HostFrames`).
"""

from __future__ import annotations

import json
import marshal
import math
import re
import selectors
import socket
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from lightfc_sandbox.budget.costs import CONTAINER_BYTES, DICT_BYTES, ITEM_BYTES
from lightfc_sandbox.isolation.codec import WireError

CHUNK = 1 << 16
"""How much is read of a socket at a time; room for more than 128 kB is mapped anew by the kernel each time."""

NOW = getattr(socket, "MSG_DONTWAIT", 0)
"""Says of one exchange that it is not to wait; where there is none (Windows), the sockets of workers never wait."""

ORDER = struct.Struct("QQi")
"""What the zygote is asked: to fork a worker with so much memory and processor time, or to end one by its number."""

PID = struct.Struct("i")  # what a new worker says of itself: its number

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE

_LENGTH_BYTES = 4
_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_TEXT_BYTES = 64  # a text beside its characters

_KINDS: Mapping[bytes, int] = {
    b",": ITEM_BYTES, b'"': _TEXT_BYTES // 2, b"[": CONTAINER_BYTES, b"{": CONTAINER_BYTES + DICT_BYTES,
}  # fmt: skip
"""About what is taken where a frame is read: by a place with a number, either end of a text, a list, and a dict."""

MIN_BYTES = 16_000_000
"""What the values of a frame may take in any case: on the way they take more than a program is charged for them."""

# A frame up to this length is not counted: each comes with work that is, and its values are no more than may cross.
_SMALL_BYTES = 512
_parse: Callable[[str, int], tuple[Any, int]] = json.JSONDecoder().scan_once  # type: ignore[attr-defined]
_Selector = getattr(selectors, "PollSelector", selectors.SelectSelector)
_MAX_WAIT_S = 1e6  # no system waits longer at a time


_write: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def host_frame(frame: Any) -> bytes:
    """A frame of the host."""
    try:
        body = marshal.dumps(frame)
    except ValueError:  # a text of a class of its own, as a name of the context map may be
        body = marshal.dumps(json.loads(_write(frame)))
    return _with_length(body)


def worker_frame(frame: Any, most_bytes: float = math.inf) -> bytes:
    """A frame of a worker; `WireError` if the host would refuse it, which reads it with a bound of `most_bytes`."""
    body = _write(frame).encode()
    if len(body) > _SMALL_BYTES and not fits(body, most_bytes):
        raise WireError("more than may cross at a time")
    return _with_length(body)


def _with_length(body: bytes) -> bytes:
    if len(body) >= 1 << 32:
        raise WireError("more than may cross at a time")
    return len(body).to_bytes(_LENGTH_BYTES, "big") + body


def fits(body: bytes, most_bytes: float) -> bool:
    """Whether the values of a frame take no more memory than so much, about; no JSON is read."""
    most_bytes = max(most_bytes, MIN_BYTES)
    if len(body) * _KINDS[b"{"] <= most_bytes or taken_bytes(body, body) <= most_bytes:
        return True
    # What stands in texts says nothing of how many values there are.
    return taken_bytes(body, _TEXT.sub(b'""', body, count=int(most_bytes) // _TEXT_BYTES)) <= most_bytes


def taken_bytes(body: bytes, bare: bytes) -> int:
    """How much memory the values of a frame take at most, about, of which `bare` has the marks."""
    # A single character that ASCII has not makes a text four times as large.
    texts = 4 * len(body) if b"\\u" in body else len(body)
    return texts + sum(bare.count(kind) * size for kind, size in _KINDS.items())


def ready(watched: Iterable[socket.socket | int], event: int, timeout_s: float | None = None) -> list[Any]:
    """Which sockets or descriptors can be read or written, waited for; `select` knows none above 1,023."""
    with _Selector() as selector:
        for each in watched:
            selector.register(each, event)
        found = selector.select(None if timeout_s is None else min(timeout_s, _MAX_WAIT_S))
        return [key.fileobj for key, _ in found]


class Frames:
    """Cuts what a worker says into frames.

    Args:
        most_bytes: What the values of one frame may take in memory, about, where that is more than `MIN_BYTES`; a frame
            is never longer than that. `read_bytes` is what those of the last one take; 0 where that is little.
    """

    def __init__(self, most_bytes: float) -> None:
        self.most_bytes = max(most_bytes, MIN_BYTES)
        self.read_bytes = 0
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterable[Any]:
        """The frames that are whole, now that `data` has come; each is read when it is asked for, or refused then."""
        length = int.from_bytes(data[:_LENGTH_BYTES], "big")
        if not self._buffer and length + _LENGTH_BYTES == len(data) <= self.most_bytes:
            return (self._read(data[_LENGTH_BYTES:]),)  # one whole frame, as nearly always
        return self._all_of(data)

    def _all_of(self, data: bytes) -> Iterator[Any]:
        buffer = self._buffer
        buffer += data
        while len(buffer) >= _LENGTH_BYTES:
            length = int.from_bytes(buffer[:_LENGTH_BYTES], "big")
            if length > self.most_bytes:
                raise WireError("a frame is longer than all that a program may use")
            if len(buffer) < _LENGTH_BYTES + length:
                return
            with memoryview(buffer) as whole:
                body = bytes(whole[_LENGTH_BYTES : _LENGTH_BYTES + length])
            del buffer[: _LENGTH_BYTES + length]
            yield self._read(body)

    def _read(self, body: bytes) -> Any:
        self.read_bytes = 0
        if len(body) > _SMALL_BYTES:
            if not fits(body, self.most_bytes):
                raise WireError("a frame holds more values than a program may make")
            self.read_bytes = taken_bytes(body, body)
        try:
            text = body.decode("ascii")  # as JSON is written here: other characters are escaped
            del body  # which nobody else holds any more
            frame, end = _parse(text, 0)
        except (ValueError, RecursionError, StopIteration):
            raise WireError("a frame is not JSON") from None
        if end < len(text):
            raise WireError("a frame is followed by more than it says")
        return frame


class HostFrames(Frames):
    """Cuts what the host says into frames, in a worker."""

    def __init__(self) -> None:
        super().__init__(math.inf)

    def _read(self, body: bytes) -> Any:
        return marshal.loads(body)  # noqa: S302 - the host has written it, and not its program
