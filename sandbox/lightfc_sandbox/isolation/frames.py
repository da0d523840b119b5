"""Frames on a socket: four bytes of length, then so much JSON; each bounded before it is read.

`Frames` cuts what comes into frames and reads them; `packed` makes one. The sender of a frame is not trusted: a frame
is refused by its length, before its bytes are kept, and by the number of values in it, before any of them is made.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from typing import Any

from lightfc_sandbox.isolation.codec import WireError

__all__ = ["ORDER", "PID", "Frames", "packed"]

ORDER = struct.Struct("QQi")
"""What the zygote is asked: to fork a worker with so much memory and processor time, or to end one by its number."""

PID = struct.Struct("i")
"""What a new worker says of itself: its number."""

_LENGTH_BYTES = 4

_VALUE_BYTES = 64
"""About what a small value takes in memory, with its place in a list."""

_OBJECT_BYTES = 256

_TOKENS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[,\[{]')
"""What begins a value, and texts, in which the same characters say nothing."""

_parse = json.JSONDecoder().raw_decode

_write = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def packed(frame: Any) -> bytes:
    """A frame as it is sent."""
    body = _write(frame).encode()
    if len(body) >= 1 << 32:
        raise WireError("a frame is too long to be sent")
    return len(body).to_bytes(_LENGTH_BYTES, "big") + body


class Frames:
    """Cuts what comes from the other side into frames.

    Args:
        most_bytes: What the values of one frame may take in memory, about; a frame is never longer than that.
    """

    def __init__(self, most_bytes: float) -> None:
        self.most_bytes = most_bytes
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[Any]:
        """The frames that are whole, now that `data` has come.

        Raises:
            WireError: A frame is too long, or no JSON.
        """
        buffer = self._buffer
        if not buffer and int.from_bytes(data[:_LENGTH_BYTES], "big") + _LENGTH_BYTES == len(data) <= self.most_bytes:
            yield self._read(data[_LENGTH_BYTES:])  # one whole frame, as nearly always
            return
        buffer += data
        while len(buffer) >= _LENGTH_BYTES:
            length = int.from_bytes(buffer[:_LENGTH_BYTES], "big")
            if length > self.most_bytes:
                raise WireError("a frame is longer than all that a program may use")
            end = _LENGTH_BYTES + length
            if len(buffer) < end:
                return
            body = bytes(buffer[_LENGTH_BYTES:end])
            del buffer[:end]
            yield self._read(body)

    def _read(self, body: bytes) -> Any:
        if len(body) * _OBJECT_BYTES > self.most_bytes:  # else it cannot, whatever stands there
            values, objects = body.count(b",") + body.count(b"["), body.count(b"{")
            if values * _VALUE_BYTES + objects * _OBJECT_BYTES > self.most_bytes:
                self._check_values(body)
        try:
            text = body.decode()
            frame, end = _parse(text)
        except (ValueError, RecursionError):
            raise WireError("a frame is not JSON") from None
        if end < len(text):
            raise WireError("a frame is followed by more than it says")
        return frame

    def _check_values(self, body: bytes) -> None:
        """Refuse a frame of more values than there is memory for; its texts may hold what looks like some."""
        room = self.most_bytes
        for token in _TOKENS.finditer(body):
            room -= _OBJECT_BYTES if token[0] == b"{" else _VALUE_BYTES
            if room < 0:
                raise WireError("a frame holds more values than a program may make")
