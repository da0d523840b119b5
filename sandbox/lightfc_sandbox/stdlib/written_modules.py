"""Small modules of the library that are written in the language as a whole."""

from collections.abc import Mapping

_MATCHER = """\
class SequenceMatcher:
    def __init__(self, isjunk=None, a='', b='', autojunk=True):
        self.isjunk, self.a, self.b, self.autojunk = isjunk, None, None, autojunk
        self.set_seqs(a, b)
    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)
    def set_seq1(self, a): self.a, self._blocks, self._codes = a, None, None
    def set_seq2(self, b):
        self.b, self._blocks, self._codes = b, None, None
        places = {}
        for at, item in enumerate(b): places.setdefault(item, []).append(at)
        self.bjunk = {item for item in places if self.isjunk is not None and self.isjunk(item)}
        most = len(b) // 100 + 1
        large = self.autojunk and len(b) >= 200
        self.bpopular = {i for i, found in places.items() if large and i not in self.bjunk and len(found) > most}
        self.b2j = {i: found for i, found in places.items() if i not in self.bjunk and i not in self.bpopular}
    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, junk, ahi = self.a, self.b, self.bjunk, len(self.a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        i0, j0, size, lengths = alo, blo, 0, {}
        for i in range(alo, ahi):
            longer = {}
            for j in self.b2j.get(a[i], ()):
                if j < blo: continue
                if j >= bhi: break
                k = longer[j] = lengths.get(j - 1, 0) + 1
                if k > size: i0, j0, size = i - k + 1, j - k + 1, k
            lengths = longer
        for is_junk in (False, True):
            while i0 > alo and j0 > blo and (b[j0 - 1] in junk) is is_junk and a[i0 - 1] == b[j0 - 1]:
                i0, j0, size = i0 - 1, j0 - 1, size + 1
            while i0 + size < ahi and j0 + size < bhi and (b[j0 + size] in junk) is is_junk:
                if a[i0 + size] != b[j0 + size]: break
                size += 1
        return Match(i0, j0, size)
    def get_matching_blocks(self):
        if self._blocks is not None: return self._blocks
        todo, found = [(0, len(self.a), 0, len(self.b))], []
        while todo:
            alo, ahi, blo, bhi = todo.pop()
            i, j, size = match = self.find_longest_match(alo, ahi, blo, bhi)
            if not size: continue
            found.append(match)
            if alo < i and blo < j: todo.append((alo, i, blo, j))
            if i + size < ahi and j + size < bhi: todo.append((i + size, ahi, j + size, bhi))
        joined = []
        for i, j, size in sorted(found):
            if joined and joined[-1][0] + joined[-1][2] == i and joined[-1][1] + joined[-1][2] == j:
                joined[-1] = (*joined[-1][:2], joined[-1][2] + size)
            else: joined.append((i, j, size))
        self._blocks = [Match(*each) for each in [*joined, (len(self.a), len(self.b), 0)]]
        return self._blocks
    def get_opcodes(self):
        if self._codes is not None: return self._codes
        i = j = 0
        self._codes = made = []
        for ai, bj, size in self.get_matching_blocks():
            tag = 'replace' if i < ai and j < bj else 'delete' if i < ai else 'insert' if j < bj else ''
            if tag: made.append((tag, i, ai, j, bj))
            i, j = ai + size, bj + size
            if size: made.append(('equal', ai, i, bj, j))
        return made
    def get_grouped_opcodes(self, n=3):
        codes = [*self.get_opcodes()] or [('equal', 0, 1, 0, 1)]
        if codes[0][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == 'equal' and i2 - i1 > n + n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == 'equal'): yield group
    def ratio(self): return self._share(sum(each[2] for each in self.get_matching_blocks()))
    def quick_ratio(self):
        left = collections.Counter(self.b)
        return self._share(sum(min(count, left[item]) for item, count in collections.Counter(self.a).items()))
    def real_quick_ratio(self): return self._share(min(len(self.a), len(self.b)))
    def _share(self, matches):
        size = len(self.a) + len(self.b)
        return 2.0 * matches / size if size else 1.0
"""

_DIFFLIB = {
    "Match": "Match = collections.namedtuple('Match', 'a b size')\n",
    "SequenceMatcher": _MATCHER,
    "get_close_matches": """\
def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if not n > 0: raise ValueError(f'n must be > 0: {n!r}')
    if not 0.0 <= cutoff <= 1.0: raise ValueError(f'cutoff must be in [0.0, 1.0]: {cutoff!r}')
    found, asked = [], SequenceMatcher()
    asked.set_seq2(word)
    for each in possibilities:
        asked.set_seq1(each)
        if asked.real_quick_ratio() >= cutoff and asked.quick_ratio() >= cutoff and asked.ratio() >= cutoff:
            found.append((asked.ratio(), each))
    return [each for _, each in heapq.nlargest(n, found)]
""",
    "unified_diff": """\
def unified_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\\n'):
    def span(start, stop):
        size = stop - start
        return f'{start + 1}' if size == 1 else f'{start + (size > 0)},{size}'
    begun = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not begun:
            begun = True
            for sign, file, date in (('---', fromfile, fromfiledate), ('+++', tofile, tofiledate)):
                yield f'{sign} {file}' + (f'\\t{date}' if date else '') + lineterm
        yield f'@@ -{span(group[0][1], group[-1][2])} +{span(group[0][3], group[-1][4])} @@{lineterm}'
        for tag, i1, i2, j1, j2 in group:
            if tag == 'equal':
                for line in a[i1:i2]: yield ' ' + line
                continue
            if tag != 'insert':
                for line in a[i1:i2]: yield '-' + line
            if tag != 'delete':
                for line in b[j1:j2]: yield '+' + line
""",
}

_GRAPHLIB = {
    "CycleError": "class CycleError(ValueError): pass\n",
    "TopologicalSorter": """\
class TopologicalSorter:
    def __init__(self, graph=None):
        self._waits_for, self._before, self._ready = {}, {}, None
        for node, found in (graph or {}).items(): self.add(node, *found)
    def add(self, node, *predecessors):
        if self._ready is not None: raise ValueError('Nodes cannot be added after a call to prepare()')
        self._waits_for[node] = self._waits_for.setdefault(node, 0) + len(predecessors)
        self._before.setdefault(node, [])
        for each in predecessors:
            self._waits_for.setdefault(each, 0)
            self._before.setdefault(each, []).append(node)
    def prepare(self):
        if self._ready is not None: raise ValueError('cannot prepare() more than once')
        self._ready, self._given, self._ended = [n for n, count in self._waits_for.items() if not count], 0, 0
        if cycle := self._cycle(): raise CycleError('nodes are in a cycle', cycle)
    def _cycle(self):
        path, tried, seen, at = [], [], set(), {}
        for node in self._before:
            if node in seen: continue
            while True:
                if node in seen:
                    if node in at: return path[at[node]:] + [node]
                else:
                    seen.add(node)
                    tried.append(iter(self._before[node]))
                    at[node] = len(path)
                    path.append(node)
                while path:
                    node = next(tried[-1], MISSING)
                    if node is not MISSING: break
                    del at[path.pop()]
                    tried.pop()
                else: break
    def get_ready(self):
        if self._ready is None: raise ValueError('prepare() must be called first')
        found, self._ready = (*self._ready,), []
        self._given += len(found)
        return found
    def is_active(self):
        if self._ready is None: raise ValueError('prepare() must be called first')
        return self._ended < self._given or bool(self._ready)
    __bool__ = is_active
    def done(self, *nodes):
        if self._ready is None: raise ValueError('prepare() must be called first')
        for node in nodes:
            if node not in self._waits_for: raise ValueError(f'node {node!r} was not added using add()')
            self._ended += 1
            for each in self._before[node]:
                self._waits_for[each] -= 1
                if not self._waits_for[each]: self._ready.append(each)
    def static_order(self):
        self.prepare()
        while self.is_active():
            found = self.get_ready()
            yield from found
            self.done(*found)
""",
}

_SHLEX = {
    "split": """\
def split(s, comments=False, posix=True):
    words, word, mark, escaped = [], None, '', False
    for each in s:
        if escaped:
            word, escaped = word + ('\\\\' if mark and each not in (mark, '\\\\') else '') + each, False
        elif mark:
            if each == mark: mark = ''
            elif each == '\\\\' and mark == '"': escaped = True
            else: word += each
        elif each in ' \\t\\r\\n':
            if word is not None: words.append(word)
            word = None
        elif each in '\\'"': word, mark = word or '', each
        elif each == '\\\\': word, escaped = word or '', True
        else: word = (word or '') + each
    if mark: raise ValueError('No closing quotation')
    if escaped: raise ValueError('No escaped character')
    return words if word is None else [*words, word]
""",
    "quote": """\
def quote(s):
    if s and re.search(r'[^\\w@%+=:,./-]', s, re.ASCII) is None: return s
    return "'" + s.replace("'", "'\\"'\\"'") + "'"
""",
    "join": "def join(split_command): return ' '.join(quote(each) for each in split_command)\n",
}

_CALENDAR = {
    "month": """\
def month(theyear, themonth, w=0, l=0):
    weeks, w, ends = calendar.monthcalendar(theyear, themonth), max(2, w), '\\n' * max(1, l)
    names = calendar.day_name if w >= 9 else calendar.day_abbr
    rows = [names, *[[f'{day:2}' if day else '' for day in week] for week in weeks]]
    title = f'{calendar.month_name[themonth]} {theyear!r}'.center(7 * (w + 1) - 1)
    lines = [title, *[' '.join(each[:w].center(w) for each in row) for row in rows]]
    return ''.join(line.rstrip() + ends for line in lines)
""",
    "prmonth": "def prmonth(theyear, themonth, w=0, l=0): print(month(theyear, themonth, w, l), end='')\n",
}

MODULES: Mapping[str, Mapping[str, str]] = {
    "calendar": _CALENDAR, "difflib": _DIFFLIB, "graphlib": _GRAPHLIB, "shlex": _SHLEX
}  # fmt: skip
"""By the module and the name there: the statement that gives it."""
