"""Parameters that the host fills: hidden from the model, and out of its reach."""

import asyncio
from contextvars import ContextVar
from typing import Annotated, Any

import pytest

from lightfc import FunctionTool, Injected, RunContext, ToolDefinitionError, ToolManager
from lightfc.formats import TOOL_FORMATS

USER: ContextVar[str] = ContextVar("USER", default="nobody")


class Database:
    def __init__(self, name: str) -> None:
        self.name = name


def by_marker(query: str, db: Annotated[Database, Injected()]) -> str:
    """Ask."""
    return f"{query} of {db.name}"


def by_class(db: Annotated[Database, Injected], query: str) -> str:
    """Ask."""
    return f"{query} of {db.name}"


async def by_key(query: str, where: Annotated[Database, Injected("db")]) -> str:
    """Ask."""
    return f"{query} of {where.name}"


def before_rest(db: Annotated[Database, Injected()], *query: str) -> str:
    """Ask."""
    return f"{'+'.join(query)} of {db.name}"


def between(query: str, db: Annotated[Database, Injected()], *more: str, **options: str) -> str:
    """Ask."""
    return f"{query}{'+'.join(more)} of {db.name}"


@pytest.mark.parametrize("fn", [by_marker, by_class, by_key, before_rest, between], ids=lambda fn: fn.__name__)
def test_an_injected_parameter_is_hidden_and_filled(fn: Any) -> None:
    manager = ToolManager([fn], injected={"db": Database("base")})
    name = fn.__name__
    for form in TOOL_FORMATS:
        assert "db" not in manager.definitions(form)
        assert "where" not in manager.definitions(form)
    assert manager.execute(f"{name}('a')").output == "a of base"
    assert manager.execute(f"[{name}('a')]").output == ["a of base"]
    assert asyncio.run(manager.aexecute(f"{name}('a')")).output == "a of base"
    assert "base" not in str(manager.execute(f"{name}('a')").to_dict()["arguments"])


def test_what_follows_it_by_position_keeps_its_place() -> None:
    manager = ToolManager([before_rest, between], injected={"db": Database("base")})
    assert manager.execute("before_rest('a', 'b')").output == "a+b of base"
    assert manager.execute("between('a', 'b', 'c')").output == "ab+c of base"


@pytest.mark.parametrize(
    "text",
    [
        "by_marker('a', db=evil)", "by_marker('a', evil)", "by_marker(**{'query': 'a', 'db': evil})",
        "between('a', db=evil)", "between('a', **{'db': 'x'})", "[by_key('a', where=evil), 1]",
    ],
)  # fmt: skip
def test_a_text_cannot_give_it(text: str) -> None:
    manager = ToolManager([by_marker, by_key, between], {"evil": Database("evil")}, injected={"db": Database("base")})
    output = manager.execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"


def test_values_can_be_given_with_the_tool_without_an_annotation() -> None:
    def ask(query: str, db: Any, limit: int = 3) -> str:
        return f"{query} of {db.name} {limit}"

    made = FunctionTool(ask, injected={"db": Database("own"), "limit": 5})
    assert made.definition.signature == "def ask(query: str) -> str"
    assert made("a").output == "a of own 5"
    assert ToolManager([made], injected={"db": Database("base")}).execute("ask('a')").output == "a of own 5"
    with pytest.raises(ToolDefinitionError, match="ask: it has no parameter 'dv' that could be injected"):
        FunctionTool(ask, injected={"dv": 1})


def test_a_function_gives_the_value_of_each_call() -> None:
    def ask(query: str, user: Annotated[str, Injected(USER.get)]) -> str:
        return f"{query} by {user}"

    async def as_user(name: str) -> Any:
        USER.set(name)
        return (await ToolManager([ask]).aexecute("[ask('a'), ask('b')]")).output

    async def both() -> list[Any]:
        return list(await asyncio.gather(as_user("ann"), as_user("bob")))

    assert asyncio.run(both()) == [["a by ann", "b by ann"], ["a by bob", "b by bob"]]


def test_a_function_that_fails_fails_the_call() -> None:
    def broken() -> str:
        raise LookupError("no user")

    def ask(query: str, user: Annotated[str, Injected(broken)]) -> str:
        return query

    record = ToolManager([ask]).execute("ask('a')")
    assert record.error is not None
    assert record.error.message == "ask raised LookupError: no user"


def test_the_run_context_tells_the_call_and_what_is_injected() -> None:
    def ask(context: RunContext, query: str) -> list[Any]:
        return [context.call.name, context.call.source, context.values["db"].name, query]

    def maybe(query: str, context: RunContext | None = None) -> bool:
        return context is not None

    manager = ToolManager([ask, maybe], injected={"db": Database("base")})
    assert manager.execute("[ask('a'), maybe('b')]").output == [["ask", "ask('a')", "base", "a"], True]
    assert manager.tools["ask"].definition.parameters["properties"].keys() == {"query"}


def test_a_value_that_nobody_gives_is_told_when_the_manager_is_made() -> None:
    with pytest.raises(ToolDefinitionError, match="by_marker: parameter 'db' is injected, and no value is given"):
        ToolManager([by_marker])
    record = FunctionTool(by_marker)("a")
    assert record.error is not None
    assert "no value is given for the injected parameter 'db'" in record.error.message

    def optional(query: str, db: Annotated[Database | None, Injected()] = None) -> str:
        return f"{query} {db}"

    assert ToolManager([optional]).execute("optional('a')").output == "a None"


def test_what_cannot_go_by_name_cannot_be_injected() -> None:
    def ask(db: Annotated[Database, Injected()], /, query: str) -> str:
        return query

    with pytest.raises(
        ToolDefinitionError, match="ask: parameter 'db' is injected, so it must be one that can be passed by"
    ):
        FunctionTool(ask)
