"""The parts of the reference that the code itself knows: run as a program, it writes them into the pages.

A page has marks, `<!-- name -->` and `<!-- end of name -->`; what stands between them is made here.
"""

import dataclasses
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import click
import yaml

from lightfc.agents import AgentLimits
from lightfc.cli.commands import app
from lightfc.toolset import ToolsetLimits
from lightfc_sandbox import Limits
from tests.docs import file_formats, language
from tests.docs.error_codes import error_kinds, violation_codes
from tests.docs.pages import DOCS, code_in_cell, title_of

PAGES = sorted((DOCS / "reference").glob("*.md"))


def limits(cls: Any) -> str:
    """A table of limits: each field with its default and what its docstring says of it."""
    rows = ["| limit | default | what it bounds, and why |", "|---|---|---|"]
    fields = dataclasses.fields(cls)
    said = re.sub(r"\s+", " ", (cls.__doc__ or "").partition("Attributes:")[2].partition("Raises:")[0])
    following = "|".join(field.name for field in fields)
    for field in fields:
        found = re.search(rf"\b{field.name}: (.*?)(?= (?:{following}): |$)", said.strip())
        assert found, f"{cls.__name__}.{field.name} is not told of in the docstring"
        rows.append(f"| `{field.name}` | {_default(field)} | {found[1].strip()} |")
    return "\n".join(rows)


def _default(field: "dataclasses.Field[Any]") -> str:
    if field.default is None:
        return "no bound"
    return f"{field.default:,}" if isinstance(field.default, int | float) else "none"


def commands() -> str:
    """Every command with its help."""
    return "\n\n".join(_command(command, ["lightfc"]) for command in (app, *app.commands.values())).strip()


def _command(command: click.Command, parents: list[str]) -> str:
    parents = parents if command is app else [*parents, command.name or ""]
    ctx = click.Context(command, info_name=" ".join(parents), help_option_names=["-h", "--help"])
    usage = " ".join([" ".join(parents), *command.collect_usage_pieces(ctx)])
    told = [re.sub(r"\s+", " ", each).strip() for each in (command.help or "").split("\n\n")]
    parts = [f"## {' '.join(parents)}", f"```text\n{usage}\n```", *map(_escaped, told)]
    rows = [each.get_help_record(ctx) for each in command.get_params(ctx)]
    options = [f"| {code_in_cell(names)} | {_cell(_escaped(what))} |" for names, what in filter(None, rows)]
    parts.append("\n".join(["| option | what it does |", "|---|---|", *options]))
    if isinstance(command, click.Group) and command is not app:
        parts += [_command(each, parents) for each in command.commands.values()]
    return "\n\n".join(parts)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _escaped(text: str) -> str:
    return re.sub(r"(?<!`)<|\*|_(?=\w+_)", lambda found: "\\" + found[0], text)


def names() -> str:
    """Where each public name is in the reference."""
    found = [
        (name, page.name) for page in PAGES for name in re.findall(r"^::: ([\w.]+)", page.read_text("utf-8"), re.M)
    ]
    rows = sorted(found, key=lambda each: each[0].rpartition(".")[2].lower())
    return "\n".join(
        f"- [`{name.rpartition('.')[2]}`]({page}#{name}), {name.rpartition('.')[0]}" for name, page in rows
    )


PARTS: Mapping[str, Callable[[], str]] = {
    "expressions": lambda: language.constructs(language.EXPRESSIONS),
    "statements": lambda: language.constructs(language.STATEMENTS),
    "operators": language.operators,
    "builtins": language.builtins_table,
    "exceptions": language.exceptions,
    "attributes": language.attributes,
    "modules": language.modules,
    "written": language.written,
    "refused modules": language.refused_modules,
    "limits": lambda: limits(Limits),
    "limits of agents": lambda: limits(AgentLimits),
    "limits of tools": lambda: limits(ToolsetLimits),
    "violation codes": violation_codes,
    "error kinds": error_kinds,
    "commands": commands,
    "cases": file_formats.cases,
    "sweep": file_formats.sweep,
    "sweep model": file_formats.sweep_model,
    "servers": file_formats.servers,
    "journal": file_formats.journal,
    "answers": file_formats.answers,
    "names": names,
}
"""By the name of its marks, what makes a part."""


def llms() -> str:
    """The pages of the site as a list for models that look something up: https://llmstxt.org."""
    site = yaml.safe_load((DOCS.parent / "mkdocs.yml").read_text("utf-8"))
    lines = [f"# {site['site_name']}", "", f"> {site['site_description']}", ""]
    for entry in site["nav"]:
        ((title, below),) = entry.items()
        if isinstance(below, str):
            lines.append(_listed(below))
        else:
            lines += ["", f"## {title}", "", *map(_listed, _flat(below))]
    return "\n".join(lines) + "\n"


def _flat(entries: list[Any]) -> Iterator[str]:
    for each in entries:
        if isinstance(each, str):
            yield each
        else:
            for below in each.values():
                yield from [below] if isinstance(below, str) else _flat(below)


def _listed(page: str) -> str:
    return f"- [{title_of(DOCS / page)}]({page})"


def updated(page: str) -> str:
    """A page with its parts as the code has them."""
    for name in re.findall(r"^<!-- (?!end of )(.+) -->$", page, re.M):
        before, mark, rest = page.partition(f"<!-- {name} -->")
        end = f"<!-- end of {name} -->"
        page = f"{before}{mark}\n{PARTS[name]()}\n{end}{rest.partition(end)[2]}"
    return page


LLMS = DOCS / "llms.txt"


def stale() -> list[str]:
    """The pages that do not say what the code knows."""
    pages = [each for each in PAGES if updated(each.read_text("utf-8")) != each.read_text("utf-8")]
    return [each.name for each in [*pages, *([] if LLMS.read_text("utf-8") == llms() else [LLMS])]]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(", ".join(stale()) or 0)
    LLMS.write_text(llms(), "utf-8")
    for each in PAGES:
        each.write_text(updated(each.read_text("utf-8")), "utf-8")
