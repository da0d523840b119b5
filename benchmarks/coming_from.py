"""Whether other libraries have the names that we say they have: `python -m benchmarks.coming_from`.

Reads the left columns of `docs/explanation/coming-from.md`, and looks up each name in the sources of the package that
the page names before the table, at the version that is installed. A package that is not installed is left out. Not all
of them fit into one environment: start this with the Python of each, in the folder of the clone.
"""

import importlib.metadata
import re
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/explanation/coming-from.md"
OURS = {"Deps", "context", "text"}  # words of the page that stand for something of the reader's


def names_of(table: str) -> list[str]:
    """The identifiers in the left column of a table."""
    cells = re.findall(r"^\| (.*`.*?) \| ", table, re.MULTILINE)
    code = " ".join(part for cell in cells for part in re.findall(r"`([^`]+)`", cell))
    code = re.sub(r"\"[^\"]*\"|…\w+", "", code)
    return sorted(set(re.findall(r"[A-Za-z_]\w{2,}", code)) - OURS)


def words_of(package: str) -> set[str]:
    """Every word in the Python sources of an installed package, and of those that are named as parts of it."""
    parts = {each.name for each in importlib.metadata.distributions() if each.name.startswith(f"{package}-")}
    files = [file for part in {package, *parts} for file in importlib.metadata.files(part) or []]
    texts = (Path(str(each.locate())).read_text(errors="replace") for each in files if each.suffix == ".py")
    return {word for text in texts for word in re.findall(r"[A-Za-z_]\w+", text)}


def main() -> None:
    """Print a line for each table and package that the page names with a version."""
    for above, table in re.findall(r"((?:[^|\n].*\n|\n)+)((?:\|.*\n)+)", PAGE.read_text()):
        for package, version in re.findall(r"([\w-]+) (\d[\w.]*\d)\b", above.split("\n## ")[-1]):
            try:
                installed = importlib.metadata.version(package)
            except importlib.metadata.PackageNotFoundError:
                print(f"{package} is not installed", file=sys.stderr)
                continue
            names = names_of(table)
            missing = ", ".join(sorted(set(names) - words_of(package)))
            print(f"{package} {installed} (the page: {version}): {len(names)} names, missing: {missing or 'none'}")


if __name__ == "__main__":
    main()
