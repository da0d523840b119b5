"""Where the effect of how functions are shown comes from, in the study of recorded answers.

    python examples/lab/causes.py study.db

Cases are parted by what their functions declare: whether a parameter lists its values (`enum`) or has fields of its
own, which a tool format can leave out. Each line compares the tool formats over one part, all models and answer
formats together, under lightfc's reader.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lightfc.lab import Store
from lightfc.lab.comparisons import load_results
from lightfc.lab.experiment import latest
from lightfc.lab.intervals import cluster_interval


def schemas(schema: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(schema, Mapping):
        yield schema
    if isinstance(schema, Mapping | list):
        for each in schema.values() if isinstance(schema, Mapping) else schema:
            yield from schemas(each)


def part_of(row: Mapping[str, Any]) -> str:
    parameters = [each for f in row["functions"] for each in f.get("parameters", {}).get("properties", {}).values()]
    inner = [schema for each in parameters for schema in schemas(each)]
    if any("enum" in each for each in inner):
        return "a parameter lists its values"
    return "a parameter has fields or items" if any("properties" in s or "items" in s for s in inner) else "neither"


def main(path: str) -> None:
    with Store(Path(path), create=False) as store:
        results = load_results(store, latest(store))
    parts = {str(row["id"]): part_of(row) for row in results.cases.values()}
    models = results.spec["factors"]["model"]
    baseline, *others = results.spec["factors"]["shown"]
    for level in others:
        pairs: dict[str, list[float]] = defaultdict(list)
        for model in models:
            rates, _ = results.differing("shown", level, baseline, model, "lightfc")
            for case, (before, after) in rates.items():
                pairs[case].append(after - before)
        print(f"functions shown as {level}, not {baseline}")
        for part in sorted(set(parts.values())):
            means = {case: sum(each) / len(each) for case, each in pairs.items() if parts[case] == part}
            low, high = cluster_interval(list(means.values()), [results.clusters[case] for case in means])
            mean = sum(means.values()) / len(means)
            print(f"  {part:32} {len(means):>5,} cases  {mean:+.1%}  [{low:+.1%}, {high:+.1%}]")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("give the store of the study: python examples/lab/causes.py study.db")
    main(sys.argv[1])
