"""Draws answers from a grammar as a constrained model would, with a made-up tokenizer and random logits."""

import random
from collections.abc import Iterator

from llguidance import LLMatcher, LLTokenizer, TokenizerWrapper

_END = 256
_MAX_TOKENS = 600
_CLOSING = frozenset(b"\"')]}")
_HURRY = 40
"""After so many tokens, closing signs are much more likely: random logits have no wish to come to an end."""


class _Bytes:
    """A tokenizer of one token for each byte, and one for the end."""

    eos_token_id = _END
    bos_token_id = _END
    special_token_ids = (_END,)
    tokens = (*(bytes([i]) for i in range(256)), b"<end>")

    def __call__(self, text: str | bytes) -> list[int]:
        return list(text.encode() if isinstance(text, str) else text)


def problem_of(lark: str) -> str:
    """What llguidance has against a grammar; empty where nothing."""
    return LLMatcher.validate_grammar(LLMatcher.grammar_from_lark(lark))


def samples(lark: str, count: int, seed: int = 0) -> Iterator[str]:
    """Draw answers; those that come to no end are drawn anew."""
    tokenizer = LLTokenizer(TokenizerWrapper(_Bytes()))
    matcher = LLMatcher(tokenizer, LLMatcher.grammar_from_lark(lark))
    assert not matcher.get_error(), matcher.get_error()
    dice = random.Random(seed)
    drawn = 0
    while drawn < count:
        matcher.reset()
        text = _sample(matcher, dice)
        if text is not None:
            drawn += 1
            yield text


def _sample(matcher: LLMatcher, dice: random.Random) -> str | None:
    said = bytearray()
    while len(said) < _MAX_TOKENS:
        mask = matcher.compute_bitmask()
        allowed = [token for token in range(_END + 1) if mask[token >> 3] >> (token & 7) & 1]
        weights = [_weight(token, len(said)) for token in allowed]
        token = dice.choices(allowed, weights)[0]
        if token == _END:
            return said.decode()
        assert matcher.consume_token(token), matcher.get_error()
        said.append(token)
        if matcher.is_stopped():
            return said.decode()
    return None


def _weight(token: int, length: int) -> float:
    if token == _END:
        return 1.0
    if token in _CLOSING:
        return 6.0 if length < _HURRY else 200.0
    return 1.0 if length < _HURRY or token < 128 else 0.2
