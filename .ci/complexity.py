"""No file is longer than `PACKAGES` allows, and no function more complex than `MOST`, as radon counts.

The functions that `complexity.txt` lists may be, each for a reason.

The list can only shrink: a function that it names may not grow beyond the number that stands there, and one that has
become simple, or is gone, has to be taken out.
"""

import sys
from pathlib import Path

from radon.complexity import cc_visit  # type: ignore[import-untyped]

MOST = 12
ROOT = Path(__file__).parent.parent
LISTED = Path(__file__).with_name("complexity.txt")
PACKAGES = {"lightfc": 500, "sandbox/lightfc_sandbox": 600}
"""How many lines a file of each may have."""


def files(package: str) -> list[Path]:
    """The files of a package that are written by hand: those in `prepared` are made by sandbox/templates."""
    return sorted(path for path in (ROOT / package).rglob("*.py") if path.parent.name != "prepared")


def too_long() -> list[str]:
    """What is to be said of files that are too long."""
    faults = []
    for package, most in PACKAGES.items():
        for path in files(package):
            length = len(path.read_text().splitlines())
            if length > most:
                faults.append(f"{path.relative_to(ROOT).as_posix()}: {length} lines, more than {most}; part it by idea")
    return faults


def measured() -> dict[str, int]:
    """The complexity of every function above `MOST`, by file and name."""
    found = {}
    for path in (path for package in PACKAGES for path in files(package)):
        for block in cc_visit(path.read_text()):
            for each in [block, *getattr(block, "methods", ())]:
                if each.letter != "C" and each.complexity > MOST:
                    found[f"{path.relative_to(ROOT).as_posix()} {each.fullname}"] = each.complexity
    return found


def listed() -> dict[str, int]:
    """The functions that may be more complex, and how much, as `FILE FUNCTION NUMBER  REASON`."""
    found = {}
    for line in LISTED.read_text().splitlines():
        if line and not line.startswith("#"):
            path, name, number, reason = line.split(maxsplit=3)
            assert reason, line  # noqa: S101 - each has one
            found[f"{path} {name}"] = int(number)
    return found


def lower(now: dict[str, int]) -> None:
    """Take out of the list what has become simple, and lower the numbers of what has become simpler."""
    kept = []
    for line in LISTED.read_text().splitlines():
        if not line or line.startswith("#"):
            kept.append(line)
            continue
        path, name, number, reason = line.split(maxsplit=3)
        if (found := now.get(f"{path} {name}")) is not None:
            kept.append(f"{path} {name} {min(int(number), found)}  {reason}")
    LISTED.write_text("\n".join(kept) + "\n")


def main() -> int:
    """Tell what is too complex, and what is listed without need."""
    now = measured()
    if "--lower" in sys.argv[1:]:
        lower(now)
    allowed = listed()
    faults = too_long() + [
        f"{name}: complexity {each}, more than {allowed.get(name, MOST)}; split it"
        for name, each in now.items()
        if each > allowed.get(name, MOST)
    ]
    faults += [
        f"{name}: listed with {each}, and has {now.get(name, f'{MOST} or less')} now: run with --lower"
        for name, each in allowed.items()
        if now.get(name, 0) < each
    ]
    print("\n".join(faults) or f"complexity: {len(allowed)} functions above {MOST}, all listed")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
