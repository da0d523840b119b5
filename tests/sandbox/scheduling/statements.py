"""Random programs of statements that wait for calls, and change containers which others below know by other names."""

import random
from collections.abc import Mapping, Sequence

_LISTS = (
    "{c}.append({v})", "{c}[0] = {v}", "{c}.insert(0, {v})", "{c}.extend([{v}, 7])", "{c}.sort()", "{c}.reverse()",
    "{c}.pop() if len({c}) > 1 else None", "{c} += [{v}]", "{c} += lst({v})", "{c} *= 2",
)  # fmt: skip
_CHANGES: Mapping[str, Sequence[str]] = {
    "list": _LISTS, "call": _LISTS,
    "dict": ("{c}[{v}] = 1", "{c}.setdefault({v}, 7)", "{c}.update({{5: {v}}})", "{c}.pop(1, None)"),
    "nested": ("{c}[0].append({v})", "{c}[-1].append({v}) if type({c}[-1]) is list else None", "{c}.append([{v}])"),
    "by key": ("{c}[0].append({v})", "{c}[2] = [{v}]", "{c}.setdefault(3, []).append({v})"),
    "object": ("{c}.n += 1", "{c}.n = {v}", "{c}.held = [{v}]"),
    "deque": ("{c}.append({v})", "{c}.popleft() if len({c}) > 1 else None", "{c}.appendleft({v})"),
    "iterator": ("next({c}, None)",),
    "record": ("{c}.held.append({v})", "{c}.held.sort()", "{c}.held.extend(lst({v}))", "{c}.held.clear()"),
}  # fmt: skip
_LOOKS: Mapping[str, Sequence[str]] = {
    "list": ("len({c})", "sum({c})", "{c}[0]", "str({c})", "(1 in {c})", "sorted({c})", "[x for x in {c}]"),
    "call": ("len({c})", "{c}[-1]", "str({c})", "{c} == [1, 2]"),
    "dict": ("len({c})", "{c}.get(1)", "sorted({c}.items())", "(5 in {c})", "[*{c}.values()]"),
    "nested": ("len({c}[0])", "str({c})", "[len(x) for x in {c} if type(x) is list]", "len({c})"),
    "by key": ("len({c}[0])", "str({c})", "[len(x) for x in {c}.values() if type(x) is list]", "len({c})"),
    "object": ("{c}.n", "str([{c}.held] if type({c}.held) is list else 0)"),
    "deque": ("len({c})", "{c}[0]", "list({c})"),
    "iterator": ("next({c}, -1)", "[*{c}][:2]"),
    "record": ("str({c})", "len({c}.held)", "f'{{{c}}}'", "({c} == {c})", "str([{c}])"),
}  # fmt: skip
_MADE: Mapping[str, str] = {
    "list": "[x, 2]", "dict": "{1: 2, 0: x}", "nested": "[[1], [x]]", "by key": "{0: [1], 1: [x]}",
    "deque": "deque([1, x])", "object": "K()",
}  # fmt: skip
"""What functions make, change and give back."""

_GIVEN = (
    "{c} = {made}({v})", "{c} = {made}({v})", "{c} = [{made}(k) for k in range(2)][1]",
    "{c} = [*map({made}, [1, 2])][0]",
    "{c}, _ = {made}({v}), {made}(2)", "for k in range(2): {c} = {made}(k)", "if rd(1) > 2: {c} = {made}({v})",
    "{c} = (lambda x: {made}(x))({v})", "{c} = {{1: {made}({v})}}[1]",
)  # fmt: skip

_OF_CALLS: Mapping[str, Sequence[str]] = {
    "list": ("list(lst({v}))", "lst({v}) + lst(2)", "lst({v}) * 2", "sorted(lst({v}))", "[x for x in lst({v})]",
             "[*lst({v})]", "list(map(rd, lst({v})))", "(lst({v}) if flag(1) else [])"),
    "nested": ("[[x] for x in lst({v})]", "[dct(k)['b'] for k in lst({v})] + [lst(2)]", "lst({v}) * 0 + [lst(2)]",
               "[lst(k) for k in lst(1)] * rd(0)", "[[7] for k in lst(1)] + [dct(k)['b'] for k in lst({v})]"),
    "dict": ("dict(zip(lst({v}), lst(2)))", "{{x: 2 for x in lst({v})}}", "dict.fromkeys(lst({v}), 1)"),
}  # fmt: skip
"""Containers that are made of what calls give."""

_LOOKS_BESIDE_CALLS = (
    "[{look} for k in lst(2)]", "str({look}) + str(list(lst(2)))", "(list(lst(2)), {look})", "[*lst(1), {look}]",
    "show({look}, list(lst(2)))", "[k for k in lst(1) if k != {look}]", "{{k: {look} for k in lst(1)}}",
    "[{look}] + list(lst(2))", "sorted(lst(1), key=lambda k: str({look}))", "rd(len(lst(1))) == {look}",
)  # fmt: skip

_GIVEN_BY_THE_HOST: Mapping[str, str] = {
    "held_list": "list", "held_nest": "nested", "held_map": "dict", "held_object.held": "list",
    "held_object": "record", "held_pair": "record", "held_other": "record", "held_shared[0]['l']": "list",
}  # fmt: skip

_SAME = frozenset({"list", "dict", "nested", "deque"})

_GONE_THROUGH = ("{c}", "{c}", "[*{c}]", "list({c})[:2]", "tuple({c})")


class Statements:
    """One of them, drawn by a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.kinds: dict[str, str] = {}
        self.values: list[str] = []
        self.functions: list[str] = []
        self.makers: dict[str, str] = {}
        self.looks: list[str] = []
        if self.rng.random() < 0.3:
            given = [name for name in _GIVEN_BY_THE_HOST if name == "held_list" or self.rng.random() < 0.5]
            self.kinds = {name: _GIVEN_BY_THE_HOST[name] for name in given}

    def program(self) -> str:
        """Its text."""
        rng = self.rng
        head = [self._container(f"c{number}") for number in range(rng.randrange(2, 5))]
        head += [self._function(f"f{number}") for number in range(rng.randrange(3))]
        head += [self._maker(f"made{number}") for number in range(rng.randrange(3))]
        body = [self._statement(f"{number}") for number in range(rng.randrange(5, 12))]
        ends = [f"str({c})" for c, kind in self.kinds.items() if kind not in {"object", "iterator"}]
        ends += [f"{c}.n" for c, kind in self.kinds.items() if kind == "object"]
        end = f"[{', '.join([*ends, *self.looks])}]"
        first = "from collections import deque, namedtuple\nclass K: pass\nR = namedtuple('R', 'n held')"
        where = rng.random()
        if where < 0.5:
            return "\n".join([first, *head, *body, end])
        inside = [*head, *body] if where < 0.75 else body
        lines = "\n".join([*inside, f"return {end}"]).replace("\n", "\n    ")
        return "\n".join([first, *([] if inside is not body else head), f"def main():\n    {lines}", "main()"])

    def _container(self, name: str) -> str:
        known = [each for each, kind in self.kinds.items() if kind != "iterator"]  # which nobody shows
        kind = self.rng.choice([*_CHANGES, "again", "list"]) if known else "list"
        if kind == "record":
            known = [each for each in known if self.kinds[each] in {"list", "call"}] or ["[1]"]
        if kind in {"nested", "by key"}:  # objects are shown by their address
            known = [each for each in known if self.kinds[each] != "object"] or ["[2]"]
        other, some = self.rng.choice(known or [""]), self.rng.randrange(4)
        self.kinds[name] = self.kinds[other] if kind == "again" else kind
        if kind in _OF_CALLS and self.rng.random() < 0.4:
            return f"{name} = {self.rng.choice(_OF_CALLS[kind]).format(v=some)}"
        return {
            "again": f"{name} = {other}", "list": f"{name} = [{some}, 2]", "call": f"{name} = lst({some})",
            "dict": f"{name} = {{1: 2, 0: {some}}}", "nested": f"{name} = [[1], {other}]",
            "by key": f"{name} = {{0: [1], 1: {other}}}", "deque": f"{name} = deque([1, {some}])",
            "iterator": f"{name} = iter([3, 4, 5])", "record": f"{name} = R(1, {other})",
            "object": f"class K{name}: pass\n{name} = K{name}()\n{name}.held, {name}.n = {other}, 0",
        }[kind]  # fmt: skip

    def _function(self, name: str) -> str:
        c = self.rng.choice([*self.kinds])
        changes = [each for each in _CHANGES[self.kinds[c]] if "+=" not in each or "." in each]
        change, look = self.rng.choice(changes), self._look(c)
        self.functions.append(name)
        return self.rng.choice([
            f"def {name}(x):\n    v = rd(x)\n    if v > 3: {change.format(c=c, v='v')}\n    return v",
            f"def {name}(x, known={c}):\n    if rd(x) > 3: {change.format(c='known', v='x')}\n    return x",
            f"def {name}(x):\n    {change.format(c=c, v='x')}\n    return {look}",
            f"def {name}(x):\n    return {look}",
        ])  # fmt: skip

    def _maker(self, name: str) -> str:
        rng, kind = self.rng, self.rng.choice([*_MADE])
        lines = [f"made = {_MADE[kind]}"]
        if kind == "object":
            lines.append("made.held, made.n = [x], 0")
        for _ in range(rng.randrange(1, 4)):
            changed = rng.choice(_CHANGES[kind])
            when = rng.choice(["if rd(x) > 3: ", "for k in lst(x):\n    if flag(k): ", "if flag(x): ", ""])
            if self.makers and rng.random() < 0.2:
                other = rng.choice([*self.makers])
                lines.append(f"o = {other}(x)\nif rd(1) > 2: {self._changed('o', self.makers[other])}")
            lines.append(when + changed.format(c="made", v="rd(x)" if rng.random() < 0.2 else "x"))
        self.makers[name] = kind
        body = "\n".join(lines).replace("\n", "\n    ")
        given = rng.choice(["return made", "return made", "return made", "yield made"])
        if given.startswith("yield"):
            return f"def g{name}(x):\n    {body}\n    {given}\ndef {name}(x): return next(g{name}(x))"
        return f"def {name}(x):\n    {body}\n    {given}"

    def _changed(self, c: str, kind: str) -> str:
        return self.rng.choice(_CHANGES[kind]).format(c=c, v=self.rng.randrange(4))

    def _look(self, c: str) -> str:
        return self.rng.choice(_LOOKS[self.kinds[c]]).format(c=c)

    def _change(self, c: str) -> str:
        return self.rng.choice(_CHANGES[self.kinds[c]]).format(c=c, v=self._value())

    def _value(self) -> str:
        return self.rng.choice([*self.values[-2:], str(self.rng.randrange(4)), str(self.rng.randrange(4))])

    def _statement(self, number: str) -> str:
        rng = self.rng
        if self.makers and rng.random() < 0.3:
            made = rng.choice([*self.makers])
            given = rng.choice(_GIVEN).format(c=f"m{number}", made=made, v=self._value())
            first = f"m{number} = {made}(0)\n" if given.startswith("if") else ""
            self.kinds[f"m{number}"] = self.makers[made]
            return first + given
        c, d = rng.choice([*self.kinds]), rng.choice([*self.kinds])
        gone_through = rng.choice([each for each, kind in self.kinds.items() if kind in {"list", "call", "dict"}])
        called = rng.choice(self.functions or ["rd"])
        condition = f"{self.values[-1]} > 2" if self.values and rng.random() < 0.5 else f"rd({rng.randrange(4)}) > 2"
        kind = rng.choice(["call", "call of a look", "if", "if", "if", "else", "loop", "look", "change", "print",
                           "either", "same", "function", "functions", "beside", "beside", "more"])  # fmt: skip
        if kind == "more":
            self.kinds[f"m{number}"] = made = rng.choice([*_OF_CALLS])
            lines = [f"m{number} = {rng.choice(_OF_CALLS[made]).format(v=rng.randrange(4))}"]
            if rng.random() < 0.3:
                lines.append(f"a{number} = m{number}")
                self.kinds[f"a{number}"] = made
            if made == "nested":
                lines += [f"n{number} = m{number}[0]", f"w{number} = m{number} + [lst(1)]"]
                self.kinds |= {f"n{number}": "list", f"w{number}": "nested"}
            if rng.random() < 0.7:
                look = rng.choice(_LOOKS_BESIDE_CALLS).format(look=self._look(f"m{number}"))
                lines += [f"t{number} = {look}", self._change(f"m{number}")]
                self.looks.append(f"t{number}")
            return "\n".join(lines)
        beside = rng.choice(_LOOKS_BESIDE_CALLS).format(look=self._look(c))
        text = {
            "call": f"v{number} = rd({rng.randrange(4)})",
            "call of a look": f"v{number} = rd(len(str({self._look(c)})))",
            "if": f"if {condition}:\n    {self._change(c)}",
            "else": f"if {condition}:\n    {self._change(c)}\nelse:\n    {self._change(d)}",
            "loop": f"for x in {rng.choice(_GONE_THROUGH).format(c=gone_through)}:\n    v = rd(x)\n"
            f"    if v > 2: {self._change(c)}\n    if len({gone_through}) > 9: break\n"
            f"    if len(str({self._look(d)})) > 90: break",
            "look": f"t{number} = {self._look(c)}",
            "beside": rng.choice([f"t{number} = {beside}", f"print({beside})"]),
            "change": self._change(c),
            "print": f"print({self._look(c)})",
            "either": f"if rd({rng.randrange(3)}) > 2: g{number} = {c}\nelse: g{number} = {d}\nprint(g{number} is {c})",
            "same": f"g{number} = {c} if flag({rng.randrange(4)}) else {d}\nif rd(1) > 2: print(g{number} is {c})",
            "function": f"u{number} = {called}({self._value()})",
            "functions": f"u{number} = [{called}({self._value()}) for k in range(2)]",
        }[kind]
        if kind == "same" and self.kinds[c] == self.kinds[d] and self.kinds[c] in _SAME:
            self.kinds[f"g{number}"] = self.kinds[c]
        if kind.startswith("call"):
            self.values.append(f"v{number}")
        if text.startswith("t"):
            self.looks.append(f"t{number}")
        return text
