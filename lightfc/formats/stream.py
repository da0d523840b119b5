"""Reads an answer while it is being written."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from lightfc.core.chat import MessagePieces
from lightfc.core.messages import Message
from lightfc.formats.call_data import python_call
from lightfc.formats.finders import Finder, FormError, ToolCallFinder
from lightfc.formats.reader import Reading
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.thoughts import after_thought, has_thought, with_opened_thoughts

_MAX_SHORT_CHARS = 200
_MAY_END = re.compile("[>\\]\u25b7]")
"""The last sign of all that ends a thought."""
_LIST = re.compile(r"\s*\[")


class AnswerStream:
    """A reader that takes an answer in pieces and gives each call as soon as it is complete.

    Made by `PromptFormat.stream`:

        stream = PromptFormat().stream(names)
        for delta in deltas:
            for call in stream.feed(delta):
                ...                           # start to execute it
        reading = stream.finish()             # the same as reading the whole answer at once

    `feed` gives a call, or a statement of a program, when it is complete:

    - an element of a list at the comma after it;
    - a call on its own line at the end of the line;
    - a JSON object or an XML element when it closes;
    - a statement when the next one begins.

    Calls that need repairs or stand among words are given by `finish` only. So is everything if one of `LAYERS` is
    switched off.

    `feed` assumes that the answer goes on as it began. If the calls of `finish` do not begin with those that `feed`
    gave, the answer turned into something else. Then the results of those calls must not be used. If that is
    unacceptable, execute calls only after `finish`.

    A thought is skipped once it is opened. If a model closes a thought that it did not open, the calls that were given
    before that stay given.

    Attributes:
        text: The text so far.
        given: The calls that were given so far.

    Examples:
        >>> from lightfc import PromptFormat
        >>> stream = PromptFormat().stream(["size"])
        >>> [call for piece in ("[size('a'),", " size('b')]") for call in stream.feed(piece)]
        ["size('a')"]
        >>> stream.finish().expression.action
        "[size('a'), size('b')]"
    """

    def __init__(
        self, read: Callable[[str | Message], Reading], finder: Finder | None, tool_calls: ToolCallFinder
    ) -> None:
        self.text = ""
        self.given: list[str] = []
        self._read = read
        self._finder = finder
        self._pieces: MessagePieces | None = None
        self._tool_calls = tool_calls
        self._begin: int | None = None
        self._at: int | None = None
        self._budget = Budget()

    @property
    def begins_with_list(self) -> bool:
        """Whether the answer begins with a list. Then its calls are at least `"apart"`, whatever follows."""
        return self._begin is not None and _LIST.match(self.text, self._begin) is not None

    def feed(self, delta: str | Mapping[str, Any]) -> list[str]:
        """Take the next piece of the answer.

        Args:
            delta: A piece of text; or a chunk or delta of the Chat Completions API, whose calls are given when their
                arguments are complete.

        Returns:
            The calls that this piece completes, as Python source; often none.
        """
        found = self._feed_text(delta) if isinstance(delta, str) else self._feed_message(delta)
        self.given += found
        return found

    def _feed_message(self, delta: Mapping[str, Any]) -> list[str]:
        if self._pieces is None:
            self._pieces = MessagePieces()
        self._pieces.add(delta)
        message = self._pieces.message()
        self.text = message.content
        self._budget.extend(sum(len(str(each)) for each in delta.values()))
        try:
            return [python_call(call) for call in self._tool_calls.find(message.tool_calls, self._budget)]
        except (BudgetError, RecursionError):
            return []

    def _feed_text(self, delta: str) -> list[str]:
        self.text += delta
        if self._finder is None:
            return []
        self._budget.extend(len(delta))
        try:
            return self._find_calls(self._finder, delta)
        except (FormError, BudgetError, RecursionError):
            # What is odd, or would have to be looked at again and again, is given by `finish`.
            self._finder = None
            return []

    def _find_calls(self, finder: Finder, delta: str) -> list[str]:
        if self._begin is None:
            if len(self.text) > _MAX_SHORT_CHARS and not _MAY_END.search(delta):
                return []
            self._budget.charge(len(self.text))
            self._begin = self._at = after_thought(self.text)
            if self._begin is None:
                return []
            delta = self.text[self._begin :]
        if has_thought(self.text, self._begin, len(self.text) - len(delta)):
            raise FormError
        found, used = finder.find(self.text[self._at :], delta, self._budget)
        self._at = (self._at or 0) + used
        return found

    def finish(self) -> Reading:
        """Read the whole answer, when all pieces have come.

        Returns:
            What `PromptFormat.reading` gives for it.
        """
        if self._pieces is not None:
            return self._read(self._pieces.message())
        return self._read(with_opened_thoughts(self.text) if self.given else self.text)
