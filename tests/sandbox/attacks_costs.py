"""Attacks on the account of a run: counts below zero, work that is charged too little, memory that is not charged."""

# ruff: noqa: E501 - long tables

_IMPORTS = "import random, statistics, itertools, math, json, re\n"
_FOREVER = "while True: pass"
_GREEDY = "xs = []\nwhile True: xs.append([0] * 10 ** 5)"


def _caught(calls: list[str]) -> list[str]:
    """Each call with its error caught, followed by work or memory without end."""
    caught = [_IMPORTS + f"for _ in range(3):\n try: {call}\n except Exception: pass\n" for call in calls]
    return [f"{each}{_FOREVER if position % 2 else _GREEDY}" for position, each in enumerate(caught)]


BELOW_ZERO = [
    "np.linspace(0, 1, -10 ** 15)", "np.logspace(0, 1, -10 ** 15)", "np.geomspace(1, 2, num=-10 ** 15)",
    "np.histogram([1], bins=-10 ** 15)", "np.array_split([1], -10 ** 15)", "np.split([1], -10 ** 15)",
    "np.bincount([1], minlength=-10 ** 15)", "random.getrandbits(-10 ** 30)", "random.randbytes(-10 ** 15)",
    "random.choices([1], k=-10 ** 15)", "random.sample([1], -10 ** 15)", "np.diff([1, 2], n=-10 ** 15)",
    "np.polyfit([1, 2], [1, 2], -10 ** 15)", "np.zeros(-10 ** 15)", "np.eye(-10 ** 15)", "np.tile([1], -10 ** 15)",
    "np.repeat([1], -10 ** 15)", "np.linalg.matrix_power([[1]], -10 ** 15)", "np.diag([1], -10 ** 15)",
    "np.arange(0, -10 ** 15)", "[0] * -10 ** 15", "'a' * -10 ** 15", "b'a' * -10 ** 15", "bytes(-10 ** 15)",
    "'a'.center(-10 ** 15)", "'a'.zfill(-10 ** 15)", "'a\\t'.expandtabs(-10 ** 15)", "1 << -10 ** 15", "2 ** -10 ** 15",
    "round(1, -10 ** 15)", "round(1.5, -10 ** 15)", "(5).to_bytes(-10 ** 15)", "list(itertools.repeat(1, -10 ** 15))",
    "list(itertools.islice([1], -10 ** 15))", "list(itertools.combinations([1], -10 ** 15))",
    "list(itertools.product([1], repeat=-10 ** 15))", "list(itertools.permutations([1], -10 ** 15))",
    "itertools.tee([1], -10 ** 15)", "math.comb(5, -10 ** 15)", "math.perm(5, -10 ** 15)", "math.factorial(-10 ** 15)",
    "math.isqrt(-10 ** 1000)", "statistics.quantiles([1, 2], n=-10 ** 15)", "json.dumps([1], indent=-10 ** 15)",
    "re.sub('a', 'b', 'a', -10 ** 15)", "re.split('a', 'a', -10 ** 15)", "'a'.replace('a', 'b', -10 ** 15)",
    "'a b'.split(None, -10 ** 15)", "'%*d' % (-10 ** 8, 1)", "f'{1:{-10 ** 8}}'",
]  # fmt: skip
"""Calls with a count below zero; most of them raise something that a program can catch."""

COST_FAMILIES: dict[str, list[str]] = {
    "below-zero": _caught(BELOW_ZERO),
    "unicode-errors": [
        *(f"{made.format(start, end)}{_then}" for made in [
            "UnicodeDecodeError('u', b'abc', {}, {}, 'x')", "UnicodeEncodeError('u', 'abc', {}, {}, 'x')",
            "UnicodeTranslateError('abc', {}, {}, 'x')",
        ] for start, end in [("-2 ** 40", "-2 ** 40 + 1"), ("-1", "0"), ("-2 ** 63", "-2 ** 63 + 1")]
          for _then in ("", "\nboom()")),
        *(f"{form}" for form in [
            "str(UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x'))",
            "raise UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "print(UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x'))",
            "f\"{UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')}\"",
            "'%s' % UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "str([UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')])",
            "e = UnicodeDecodeError\nlist(map(lambda i: str(e('u', b'abc', -i, -i + 1, 'x')), range(1, 9)))",
            "Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')", "raise Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "try: raise Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')\nexcept ValueError as e: str(e)\nboom()",
            "unreadable()", "try: unreadable()\nexcept ValueError as e: f'{e}'\nboom()",
            "for i in range(1, 10 ** 9): UnicodeDecodeError('u', b'abc', i, i + 1, 'x')",
            "UnicodeDecodeError('u', b'abc', 2 ** 63, 1, 'x')", "UnicodeDecodeError('u', 'abc', 0, 1, 'x')",
            "BlockingIOError(1, 'a', evil)", "OSError(evil, 'a', evil)", "OSError(evil, evil)", "ImportError(evil)", "raise BlockingIOError(1, 'a', evil)",
            "UnicodeDecodeError('u', evil, 0, 1, 'x')", "UnicodeDecodeError('u', b'abc', evil, 1, 'x')",
        ]),
    ],
    "self-referring": ["circular()", "try: circular()\nexcept TypeError: pass", "[circular() for _ in xs]"],
}  # fmt: skip
"""Attacks that need statements, by family."""
