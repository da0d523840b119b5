"""The formats of files as tables: their fields as the code has them, each with what it means."""

import dataclasses
import re
import sqlite3
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from lightfc import Journal
from lightfc.lab import CASE_SCHEMA, Store
from lightfc.lab.config import _File, _Model
from lightfc.mcp import ServerConfig

SWEEP = {
    "models": "a table for each model, see below",
    "recorded": "files of recorded answers, of which each model is one of the experiment: `answers`, `factors`",
    "shown": "tool formats; the first is the baseline",
    "asked": "answer formats",
    "cases": "`own`, or the path of cases in any layout",
    "categories": "the categories to ask; all if empty",
    "limit": "how many cases to ask",
    "factors": "what else is varied: levels by the name of the factor",
    "examples": "examples that the factor `shots` shows: `question`, `calls` (`name`, `arguments`), `content`",
    "parameters": "what goes to every server beside the messages",
    "design": "`full`, `one at a time` or `latin square`",
    "looks": "how often the answers are looked at while cases are added; above 1 the sweep is adaptive",
    "margin": "the difference in accuracy that matters",
    "repeats": "how often each request is asked",
    "seed": "of everything that is drawn at random",
    "readers": "the readers under which answers are judged",
    "check": "the check: a name, or `checks.py:function`",
    "counter": "`tokens.py:function`, which counts the tokens of a text; else four characters are one",
    "store": "the file of the answers",
    "budget": "what the sweep may use: `requests`, `tokens`, `cost`",
    "in_flight": "how many requests are under way at a time",
}
MODEL = {
    "server": "the address of an OpenAI-compatible server, ending in /v1",
    "gguf": "a GGUF file, which llama.cpp runs",
    "recorded": "a file of recorded answers",
    "simulated": "how often it is right, from 0 to 1; by answer format where it is a table",
    "name": "the model's name on the server, or in the file of answers; that of the table if not given",
    "key": "the environment variable that holds the key",
    "timeout_s": "seconds of silence allowed",
    "max_retries": "further attempts of a request that failed",
    "parameters": "what goes to this server beside the messages",
    "price": "of a million tokens: `prompt`, `completion`",
    "requests_per_minute": "how many requests may begin in a minute",
    "in_flight": "how many requests may be under way",
    "factors": "of recorded answers, the keys of the rows that say what else was varied",
    "fenced": "of a simulated model, how often it puts its answer into a code fence",
}
JOURNAL = {
    "runs.run_id": "the name of the run", "runs.text": "its program", "runs.fingerprint": "what it depends on",
    "runs.state": "how it stands; `running` too where its process has died or it was cancelled",
    "runs.owner": "who holds its lease",
    "runs.until": "when the lease ends, in seconds since 1970", "runs.begun": "when it began, the same",
    "runs.part_of": "the run of the agent that it belongs to", "runs.kind": "`program`, or the class of the agent",
    "runs.result": "what came of it, as JSON",
    "calls.run_id": "the run", "calls.id": "the call's number, after the number and turn of each loop around it",
    "calls.name": "the tool", "calls.arguments": "the arguments as written, as JSON",
    "calls.state": "`started` until it has ended; `not stored`: its value, or what it changed, has no JSON form",
    "calls.owner": "who has begun it",
    "calls.edited": "the arguments that the host gave instead", "calls.value": "what it gave, as JSON",
    "calls.error": "why it failed, as JSON", "calls.attempts": "how often the tool was called",
    "calls.duration_s": "how long it took, in seconds", "calls.circumstances": "where, when and by whose approval",
    "calls.changed": "what it changed in place, as JSON; and how many calls had done so before it began",
    "requests.run_id": "the run", "requests.id": "what a decision names", "requests.name": "the tool",
    "requests.site": "the number of the call's place in the program", "requests.reason": "why it is asked about",
    "requests.arguments": "the arguments that are shown", "requests.cut_owner": "who had begun the call, if it was cut",
    "steps.run_id": "the run of an agent", "steps.number": "the step's number", "steps.kind": "what happened",
    "steps.at": "when, in seconds since 1970", "steps.data": "the entry of the transcript, as JSON",
}  # fmt: skip


def _rows(head: str, rows: Mapping[str, tuple[str, str]]) -> str:
    lines = [f"| {head} | default | meaning |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| `{name}` | {default} | {told} |" for name, (default, told) in rows.items())])


def _fields(model: Any, told: Mapping[str, str]) -> str:
    assert model.model_fields.keys() == told.keys(), model.model_fields.keys() ^ told.keys()
    defaults = {name: field.get_default(call_default_factory=True) for name, field in model.model_fields.items()}
    return _rows("key", {name: (_default(value), told[name]) for name, value in defaults.items()})


def _default(value: Any) -> str:
    if value is None or value in ("", [], {}, ()) or isinstance(value, BaseModel):
        return ""
    shown = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value).replace("'", '"')
    return f"`{shown}`"


def sweep() -> str:
    """The keys of a sweep's file."""
    return _fields(_File, SWEEP)


def sweep_model() -> str:
    """The keys of a table of `[models]`."""
    return _fields(_Model, MODEL)


def cases() -> str:
    """The keys of a row of cases."""
    properties, needed = CASE_SCHEMA["properties"], CASE_SCHEMA["required"]
    return _rows("key", {
        name: ("needed" if name in needed else _default(each.get("default")), _as_code(each["description"].rstrip(".")))
        for name, each in properties.items()
    })  # fmt: skip


def _as_code(told: str) -> str:
    return re.sub(r"\[\{.*\}\]", lambda found: f"`{found[0]}`", told)


def servers() -> str:
    """The keys of an entry of `mcp.json`."""
    said = re.sub(r"\s+", " ", (ServerConfig.__doc__ or "").partition("Attributes:")[2].partition("Raises:")[0])
    fields = [each for each in dataclasses.fields(ServerConfig) if each.name not in ("name", "misspelt")]
    names = "|".join([*(each.name for each in fields), "misspelt"])
    found = {}
    for each in fields:
        told = re.search(rf"\b{each.name}: (.*?)\.?(?= (?:{names}): |$)", said.strip())
        assert told, each.name
        found[each.name] = (_default(each.default) if each.default is not dataclasses.MISSING else "", told[1])
    return _rows("key", found)


def journal() -> str:
    """The tables of a journal."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "runs.db"
        Journal(path).close()
        found = _columns(path)
    assert found.keys() == JOURNAL.keys(), found.keys() ^ JOURNAL.keys()
    return "\n".join(
        ["| column | meaning |", "|---|---|", *(f"| `{name}` | {told} |" for name, told in JOURNAL.items())]
    )


def answers() -> str:
    """The columns of the view of a store of answers."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "answers.db"
        Store(path).close()
        return ", ".join(f"`{each.partition('.')[2]}`" for each in _columns(path, "view"))


def _columns(path: Path, kind: str = "table") -> dict[str, None]:
    db = sqlite3.connect(path)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = ?", (kind,))]
        columns = {table: db.execute(f"PRAGMA table_info({table})").fetchall() for table in tables}
        return dict.fromkeys(f"{table}.{name}" for table, rows in columns.items() for _, name, *_ in rows)
    finally:
        db.close()
