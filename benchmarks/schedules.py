"""Draw what overlaps: `python -m benchmarks.schedules docs/guides/figures`.

Each picture is of a real run: a program, and its calls as bars in time, in the order of the program. The
tools wait for as long as their names say, in steps of 100 ms.
"""

import asyncio
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

from lightfc import FunctionOutput, ToolManager, tool

STEP_S = 0.1


@tool(read_only=True)
async def fetch(name: str, steps: int = 1) -> str:
    """Fetch a page; a longer one takes more steps."""
    await asyncio.sleep(steps * STEP_S)
    return name


@tool(read_only=True)
async def read(page: str) -> str:
    """Read a page."""
    await asyncio.sleep(STEP_S)
    return page


async def guess(name: str) -> str:
    """Say nothing of what it changes."""
    await asyncio.sleep(STEP_S)
    return name


@tool(read_only=False)
async def save(text: str) -> str:
    """Save a text."""
    await asyncio.sleep(STEP_S)
    return text


@tool(sequential=True)
async def restart() -> str:
    """Restart the machine."""
    await asyncio.sleep(STEP_S)
    return "again"


KINDS = {"fetch": "reads", "read": "reads", "guess": "undeclared", "save": "acts", "restart": "a barrier"}

PROGRAMS = {
    "siblings": "[fetch('a'), fetch('b', 2), guess('c')]",
    "pipeline": "[read(fetch(name, steps)) for name, steps in [('a', 1), ('b', 3), ('c', 2)]]",
    "acting": "[save('a'), save('b'), fetch('c')]",
    "statements": "a = fetch('a', 2)\nb = fetch('b')\nsave(a + b)\nc = fetch('c')\nd = guess('d')\n[c, d]",
    "barrier": "[fetch('a'), fetch('b', 2), restart(), fetch('c')]",
}


@dataclass(frozen=True)
class Bar:
    """A call in a picture; times are in steps."""

    label: str
    kind: str
    start: float
    length: float


def bars(output: FunctionOutput) -> list[Bar]:
    """The calls of a run, in the order of the program."""
    first = min(call.start_s for call in output.calls)
    return [
        Bar(
            f"{call.name}({', '.join(repr(value) for value in [*call.input.args, *call.input.kwargs.values()])})",
            KINDS[call.name],
            (call.start_s - first) / STEP_S,
            call.duration_s / STEP_S,
        )
        for call in output.calls
    ]


STYLE = (
    "text{font:13px ui-monospace,monospace;fill:#1c1e21}.soft{fill:#5f6670}line{stroke:#d9dce1}"
    ".reads{fill:#2f7d4f}.undeclared{fill:#1f6fb2}.acts{fill:#c0342b}.barrier{fill:#8a3fb0}"
    "@media(prefers-color-scheme:dark){text{fill:#e6e8eb}.soft{fill:#a2a9b4}line{stroke:#363b43}}"
)
LEFT, WIDTH, ROW = 190, 130, 26


def picture(program: str, drawn: list[Bar]) -> str:
    """A program above its calls, as SVG."""
    lines = program.splitlines()
    top = 22 * len(lines) + 16
    end = max(bar.start + bar.length for bar in drawn)
    steps = round(end)
    height = top + ROW * len(drawn) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH * end + 110:.0f} {height}" role="img">',
        f"<title>{escape(' '.join(lines))}</title><style>{STYLE}</style>",
        *(f'<text x="4" y="{20 + 22 * number}">{escape(line)}</text>' for number, line in enumerate(lines)),
    ]
    for step in range(steps + 1):
        x = LEFT + WIDTH * step
        parts.append(f'<line x1="{x}" x2="{x}" y1="{top}" y2="{height - 22}"/>')
        parts.append(f'<text class="soft" x="{x - 4}" y="{height - 6}">{step * 100} ms</text>')
    for row, bar in enumerate(drawn):
        y = top + ROW * row
        x, width = LEFT + WIDTH * bar.start, max(WIDTH * bar.length, 3)
        parts.append(f'<text x="4" y="{y + 17}">{escape(bar.label)}</text>')
        kind = bar.kind.rpartition(" ")[2]
        parts.append(f'<rect class="{kind}" x="{x:.0f}" y="{y + 4}" width="{width:.0f}" height="17" rx="3"/>')
        parts.append(f'<text class="soft" x="{x + width + 6:.0f}" y="{y + 17}">{bar.kind}</text>')
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    """Run every program and draw it into the folder that is given."""
    manager = ToolManager([fetch, read, guess, save, restart], policy="programs")
    for name, program in PROGRAMS.items():
        manager.execute(program)  # what is made only once is not in the picture
        output = manager.execute(program)
        output.unwrap()
        drawn = bars(output)
        (Path(sys.argv[1]) / f"order-{name}.svg").write_text(picture(program, drawn), encoding="utf-8")
        print(name, *(f"{bar.label} {bar.start:.2f}+{bar.length:.2f}" for bar in drawn), sep="\n  ")


if __name__ == "__main__":
    main()
