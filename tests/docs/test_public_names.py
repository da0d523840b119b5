"""Every public name has a docstring, a place in the reference, and an example that runs."""

import doctest
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import Any

import griffe
import pytest

from tests.docs.options import Options
from tests.docs.pages import DOCS, ROOT, read

PACKAGES = (
    "lightfc_sandbox", "lightfc.models", "lightfc", "lightfc.agents", "lightfc.formats", "lightfc.mcp",
    "lightfc.toolset", "lightfc.executors", "lightfc.lab", "lightfc.watching", "lightfc.export",
)  # fmt: skip
"""A name that several of them have is documented under the first."""

RESULTS = (
    "lightfc.core.circumstances.Attempt", "lightfc.core.circumstances.Wait", "lightfc.core.coercions.Coercion",
    "lightfc.core.messages.ToolCall", "lightfc.engine.events.EventStream", "lightfc.engine.events.Progress",
    "lightfc.engine.plan.PlannedCall", "lightfc.lab.config.Configured", "lightfc.lab.verdicts.Calls",
    "lightfc.lab.experiment.Outcome",
)  # fmt: skip
"""What public functions give, which nobody has to import."""

HOSTS = ("dspy", "fastmcp", "inspect_ai", "pydantic_ai", "smolagents")


@cache
def source() -> griffe.GriffeLoader:
    """The packages as the reference shows them."""
    loader = griffe.GriffeLoader(
        extensions=griffe.load_extensions(Options),
        search_paths=[ROOT, ROOT / "sandbox"],
        docstring_parser=griffe.Parser.google,
    )
    loader.load("lightfc")
    loader.load("lightfc_sandbox")
    loader.resolve_aliases(external=False)
    return loader


@cache
def public_names() -> list[tuple[str, Any]]:
    """By the name that it has first, each public object."""
    found: dict[str, tuple[str, Any]] = {}
    for each in (*PACKAGES, *(f"lightfc.hosts.{host}" for host in HOSTS)):
        module = source().modules_collection[each]
        # Where names are imported when they are asked for, what is written is no list of them.
        for name in module.exports or import_module(each).__all__:
            member = module[str(name)]
            target = member.final_target if member.is_alias else member
            found.setdefault(target.path, (f"{each}.{name}", target))
    for name in RESULTS:
        found[name] = (name, source().modules_collection[name])
    return [*found.values()]


def documented() -> list[str]:
    pages = sorted((DOCS / "reference").glob("*.md"))
    return [name for page in pages for name in re.findall(r"^::: ([\w.]+)", read(page), re.M)]


def test_every_public_name_is_in_the_reference_once() -> None:
    listed = documented()
    assert sorted(listed) == sorted(name for name, _ in public_names())


def parts(name: str, target: Any) -> Iterator[tuple[str, Any]]:
    """An object, and the public functions and properties of a class."""
    yield name, target
    if target.is_class:
        for member in target.members.values():
            if not member.name.startswith("_") and not member.is_alias and (member.is_function or _is_property(member)):
                yield f"{name}.{member.name}", member


def _is_property(member: Any) -> bool:
    return "property" in member.labels


@cache
def all_parts() -> list[tuple[str, Any]]:
    """Every public object, with its functions and properties."""
    return [part for each in public_names() for part in parts(*each)]


def test_every_public_name_has_a_docstring() -> None:
    assert [name for name, part in all_parts() if not part.docstring] == []


def test_no_docstring_only_points_elsewhere() -> None:
    bare = re.compile(r"(see|as) `[\w.]+`\.?", re.I)
    assert [name for name, part in all_parts() if part.docstring and bare.fullmatch(part.docstring.value.strip())] == []


def sections(part: Any, kind: str) -> set[str]:
    """The names that a section of a docstring tells of."""
    found: set[str] = set()
    if part.docstring:
        for section in part.docstring.parsed:
            if section.kind.value == kind:
                found |= {each.name.lstrip("*") for each in section.value}
    return found


def test_every_argument_and_field_is_told_of() -> None:
    """The arguments of functions with more than one, and of classes that are not made by others; fields too."""
    missing = [
        f"{name}: {', '.join(sorted(untold))}" for name, part in all_parts() if (untold := arguments(part) - told(part))
    ]
    assert missing == []


def told(part: Any) -> set[str]:
    """What a docstring tells of, and what those do that it points to by "As `execute`"."""
    found = sections(part, "parameters") | sections(part, "attributes")
    for name in re.findall(r"\b[Aa]s (?:for )?`([\w.]+)`", part.docstring.value):
        elsewhere = [each for path, each in all_parts() if "." in name and path.endswith(f".{name}")]
        for other in (*elsewhere, *(owner.members.get(name) for owner in (part.parent, part.parent.parent) if owner)):
            if other is not None and other is not part and not other.is_alias and other.docstring:
                found |= told(other)
    return found


def arguments(part: Any) -> set[str]:
    """The names that a docstring has to tell of."""
    if part.is_class and re.search(r"\bMade by `", part.docstring.value):
        return set()
    own = part.members.get("__init__") if part.is_class else part
    if own is None or not (part.is_class or part.is_function):
        taken = part.parameters if part.is_class and "dataclass" in part.labels else ()
    else:
        taken = own.parameters
    named = {each.name for each in taken if not (each.kind or "").startswith("variadic")} - {"self", "cls"}
    if part.name.endswith("Error"):
        named -= {"message", *sections(part, "attributes")}  # what every exception takes
    return named if part.is_class or len(named) > 1 else set()


def test_the_reference_shows_true_signatures() -> None:
    """Every argument that `help` shows, options among them, and no description of one that there is not."""
    for name, part in all_parts():
        shown = [each.name for each in getattr(part, "parameters", ())]
        if shown and ".hosts." not in name:  # which need the libraries of others
            package = max((each for each in (*PACKAGES, part.module.path) if name.startswith(f"{each}.")), key=len)
            taken = inspect.signature(attrgetter(name.removeprefix(f"{package}."))(import_module(package)))
            unbound = {"self"} if part.is_class else {"cls"}
            assert {*shown} - unbound == taken.parameters.keys() - unbound, name
            assert sections(part, "parameters") <= {*shown}, name


@cache
def examples() -> dict[str, str]:
    """By name, the docstrings that have examples."""
    packages = [(name, source().modules_collection[name]) for name in PACKAGES]
    texts = {name: part.docstring.value for name, part in (*all_parts(), *packages) if part.docstring}
    return {name: text for name, text in texts.items() if ">>>" in text}


def test_every_class_and_function_has_an_example() -> None:
    """Errors that tell nothing but their message need none; nor does what needs another library."""
    bare = {name for name, each in public_names() if name.endswith("Error") and not each.members}
    needing = [
        name for name, each in public_names()
        if (each.is_class or each.is_function) and name not in bare and name not in (*ELSEWHERE, *RESULTS)
        and ".hosts." not in name
    ]  # fmt: skip
    assert [name for name in needing if name not in examples()] == []


ELSEWHERE = {
    "lightfc.mcp.serve_stdio", "lightfc.mcp.serve_http", "lightfc.executors.Ray", "lightfc.executors.Reference",
    "lightfc.executors.ByReference", "lightfc.executors.Durable",
}  # fmt: skip
"""What does not come back, or needs a cluster or a database: the guides have examples."""


@pytest.mark.parametrize("part", [*documented(), *PACKAGES])
def test_the_examples_of_docstrings_work(part: str) -> None:
    """Those of a public name, and of its methods."""
    said: list[str] = []
    for name, text in examples().items():
        if name == part or (part not in PACKAGES and name.rpartition(".")[0] == part):
            test = doctest.DocTestParser().get_doctest(text, {"__name__": "example"}, name, None, 0)
            doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert "".join(said) == ""
