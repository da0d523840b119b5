"""Random programs of loops that collect: what they have seen is in containers, and what they do depends on calls."""

import random
from collections.abc import Sequence

_HEAD = """\
class Box:
    def __init__(self): self.seen, self.out, self.last = set(), [], None
    def has(self, x): return x in self.seen
    def add(self, x): self.seen.add(x)
    def keep(self, x, v):
        if v > {limit}: self.out.append((x, v))
    @property
    def size(self): return len(self.seen)
    def __contains__(self, x): return x in self.seen
    def __len__(self): return len(self.seen)
    def __iter__(self): return iter(sorted(self.seen))
kept = []
def keep(fn):
    kept.append(fn)
    return fn
@keep
def size(): return len(box.seen)
def note(x): {seen}.add(x)
def known(): return {seen}
def late(x):
    v = rd(x)
    if v > {limit}: out.append(v)
    return v
seen, met, done, out, rows, counts, cache, last, n, v = set(), set(), [], [], [], {{}}, {{}}, None, 0, 0
box, boxes = Box(), [Box(), Box()]
other = {other}
both = [{one}, {two}]
row, parts = [0], [[1], [2], [3]]
kept.append(lambda known={one}: len(known))
at = lambda: 0
"""


class Collecting:
    """One of them, drawn by a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.names = ["x"]  # the variables of the loops around

    def program(self) -> str:
        """Its text."""
        rng, pick = self.rng, self.rng.choice
        sets, lists = ("seen", "met", "box.seen"), ("out", "done", "rows", "box.out")
        head = _HEAD.format(
            limit=rng.randrange(1, 8), seen=pick(sets[:2]), other=pick((*sets, *lists, "[]")), one=pick(sets),
            two=pick((*lists, "counts", "cache")),
        )  # fmt: skip
        body: list[str] = []
        for _ in range(rng.randrange(1, 3)):
            body += self.loop(0)
        if rng.random() < 0.3:
            body = ["def work():", *(f"    {line}" for line in [*self._shared(), *body]), "work()"]
        ends = "(sorted(seen), sorted(met), done, out, rows, counts, cache, last, n, sorted(box.seen), box.out,"
        ends += " box.last, row, parts)"
        return "\n".join([head, *body, f"print(sorted(map(repr, other)), {ends})"])

    def _shared(self) -> Sequence[str]:
        return self.rng.choice(
            (
                ["global n, last, v, seen, other, row"],
                ["global n, v", "last, row = None, []"],
                ["n = v = 0", "last, row = None, []"],
            )
        )

    def loop(self, depth: int) -> list[str]:
        """A loop."""
        rng = self.rng
        name = "xyz"[depth]
        source = rng.choice(
            (
                "[1, 2, 3, 2, 1, 4]",
                "range(5)",
                "[3, 1, 3, 1]",
                "lst(1)",
                "[*lst(0), *lst(1)]",
                "list(enumerate([2, 1, 2]))",
                "enumerate(parts)",
            )
        )
        if depth and rng.random() < 0.6:
            source = rng.choice((f"lst({self.key()})", "done", "sorted(seen)", f"range({self.key()} % 4)", "list(out)"))
        around, self.names = self.names, [*self.names[: depth and None], name]
        pairs = "enumerate" in source
        target = f"{name}, row" if source == "enumerate(parts)" else f"_, {name}" if pairs else name
        lines = [f"for {target} in {source}:"]
        for _ in range(rng.randrange(2, 6)):
            lines += [f"    {line}" for line in self.statement(depth)]
        self.names = around
        return lines

    def key(self) -> str:
        """What is looked for."""
        name = self.rng.choice(self.names)
        return self.rng.choice((name, name, f"{name} % 3", f"{name} * 2"))

    def part(self) -> str:
        """A container of keys."""
        return self.rng.choice(("seen", "seen", "seen", "met", "done", "box.seen", "other", "both[0]", "boxes[0].seen"))

    def test(self) -> str:
        """A choice."""
        key, part, number = self.key(), self.part(), self.rng.randrange(9)
        return self.rng.choice(_TESTS).format(key=key, part=part, number=number, few=number // 2)

    def statement(self, depth: int) -> list[str]:
        """One or a few."""
        rng, kind = self.rng, self.rng.random()
        if kind < 0.2:
            return [f"if {self.test()}: continue"]
        if kind < 0.4:
            lines = [f"v = {rng.choice(_CALLED)}({self.key()})"]
            return lines if rng.random() < 0.7 else [*lines, f"if v > {rng.randrange(9)}: {self.simple()}"]
        if kind < 0.55:
            lines = [f"if {self.test()}:", f"    {self.simple()}"]
            return lines if rng.random() < 0.6 else [*lines, "else:", f"    {self.simple()}"]
        if kind < 0.62 and depth < 2:
            return self.loop(depth + 1)
        if kind < 0.66:
            inner = [f"    {self.simple()}", f"    {self.simple()}"]
            return ["try:", *inner, "except (ValueError, TypeError, NameError, KeyError): done.append('!')"]
        return [self.simple()]

    def simple(self) -> str:
        """A statement of one line."""
        rng, key = self.rng, self.key()
        value = rng.choice(_VALUES).format(key=key)
        which = _ADDING if rng.random() < 0.15 else _RARE if rng.random() < 0.05 else _DOING
        return rng.choice(which).format(key=key, value=value)


_TESTS = (
    "{key} in {part}", "{key} in {part}", "{key} in seen", "{key} not in cache", "rd({key}) > {number}", "flag({key})",
    "v > {few}", "v > {few}", "v in seen", "box.has({key})", "counts.get({key}, 0) > 1", "n > {few}",
    "len(seen) > {few}", "{key} in box", "len(row) > {few}", "known()", "{key} in known()", "last", "not done",
)  # fmt: skip

_CALLED = ("rd", "rd", "rd", "rd", "late", "rf", "get")

_VALUES = ("{key}", "v", "rd({key})", "({key}, v)", "dct({key})", "last", "n", "row", "[row, v]")

_ADDING = (
    "seen.add({key})", "seen.add({key})", "seen.add(v)", "met.add({key})", "box.add({key})", "note({key})",
    "box.seen.add({key})", "done.append({key})", "both[0].add({key})", "boxes[0].seen.add({key})",
    "seen.discard({key})",
)  # fmt: skip

_DOING = (
    "seen.add({key})", "seen.add({key})", "met.add({key})", "out.append({value})", "out.append({value})",
    "rows.append({{'x': {key}, 'v': v}})", "counts[{key}] = counts.get({key}, 0) + 1", "cache[{key}] = {value}",
    "cache[{key}] = rd({key})", "last = {value}", "n += 1", "box.keep({key}, v)", "v = cache.get({key}, 0)",
    "rows and rows[-1].update(v=n)", "last = dct({key}); cache[{key}] = last", "v = len(out)", "v = len(seen)",
    "print({key}, len(out))", "type(last) is dict and last['b'].append(n)", "v = cache[{key}]", "box.last = v",
    "box.out.append(box.last)", "met |= seen", "v = rd(n)", "ud({key})", "done.extend(sorted(seen))", "late({key})",
    "row = [{key}]", "row = [{key}]", "row = [rd({key})]", "row.append(v)", "row.append({key})", "out.append(len(row))",
    "out.append([*row])", "last = row", "type(last) is list and last.append({key})", "rows.append(row)",
    "row = lst({key})", "row = parts[v % 3]", "parts[{key} % 3].append(v)", "out.append(sum(map(len, parts)))",
    "parts[0], row = row, parts[0]", "at = lambda row=row: len(row)", "out.append(at())",
)  # fmt: skip

_RARE = (
    "out.append(kept[0]())", "out.append(kept[1]())", "v = box.size", "out.append([*box])", "out.append(len(box))",
    "v = len(max(seen, [1], key=len))", "keep(lambda: len(seen))", "out.append(kept[-1]())", "both[1].clear()",
    "seen = seen | {{n}}", "other = out", "out[-1:] = []",
    "both.append(seen)", "seen, met = met, seen", "box = boxes[v % 2]", "boxes[0].seen = seen", "del row[1:]",
)  # fmt: skip
