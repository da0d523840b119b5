"""What type checkers say of the public names: checked by `mypy tests/typing`, never run.

A wrong call has to be an error: `warn_unused_ignores` makes each ignore below a claim that it is one.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, TypedDict, assert_type

from lightfc import (
    Function,
    FunctionOutput,
    FunctionTool,
    Limits,
    OpenAIModel,
    Retry,
    RunContext,
    ToolManager,
    ToolRegistry,
    fc_register,
    tool,
)
from lightfc.agents import (
    AgentLimits,
    AgentRun,
    AgentWaitingError,
    CodeAgent,
    FunctionCallAgent,
    ReactAgent,
    ReWOOAgent,
)
from lightfc.models import ScriptedModel
from lightfc.toolset import Skills


@tool
def add(a: int, b: int = 0) -> int:
    """Add."""
    return a + b


@tool(read_only=True, timeout_s=2.5, retries=Retry(times=2), name="later")
async def add_later(a: int) -> float:
    """Add."""
    return a


@fc_register("typed", "other", read_only=False)
def registered(a: str) -> list[str]:
    """Register."""
    return [a]


class Camera:
    @tool
    def snap(self, zoom: float = 1.0) -> bytes:
        """Take a picture."""
        return b""

    @tool(read_only=True)
    @classmethod
    def kinds(cls, most: int) -> list[str]:
        """List the kinds."""
        return []

    @staticmethod
    @tool(read_only=True)
    def name(short: bool) -> str:
        """Tell the name."""
        return ""


# A decorated function is the function.
assert_type(add(1, 2), int)
assert_type(registered("a"), list[str])
assert_type(Camera().snap(), bytes)
assert_type(Camera.kinds(3), list[str])
assert_type(Camera.name(True), str)
add("one")  # type: ignore[arg-type]
add(1, 2, 3)  # type: ignore[call-arg]
Camera().snap(zoom="near")  # type: ignore[arg-type]
Camera.kinds()  # type: ignore[call-arg]
Camera.name()  # type: ignore[call-arg]
later: Callable[[int], Any] = add_later


async def awaited() -> None:
    """Await what is async."""
    assert_type(await add_later(1), float)
    assert_type(await FunctionTool(add_later).acall(1), FunctionOutput[float])


# A tool knows what its function takes and gives.
made = FunctionTool(add, read_only=True)
assert_type(made(1, b=2), FunctionOutput[int])
assert_type(made.call(1).unwrap(), int)
assert_type(FunctionTool(add_later)(1), FunctionOutput[float])
assert_type(FunctionTool(Camera().snap)().unwrap(), bytes)
made("one")  # type: ignore[arg-type]
made()  # type: ignore[call-arg]


def steps(count: int) -> Iterator[int]:
    """Tell the steps."""
    yield from range(count)


async def events() -> AsyncIterator[str]:
    """Tell events."""
    yield ""


FunctionTool(steps)("3")  # type: ignore[arg-type]
anything: FunctionTool = FunctionTool(events)

# Options have names and types.
tool(read_only=None)
tool(timeout_s="5")  # type: ignore[call-overload]
tool(timout_s=5)  # type: ignore[call-overload]
fc_register("typed", retires=2)  # type: ignore[call-arg]
FunctionTool(add, inline="yes")  # type: ignore[call-overload]
FunctionTool.from_schema({"name": "f"}, add, needs_approval=True, sequential=True)
FunctionTool.from_schema({"name": "f"}, add, name="g")  # type: ignore[call-arg]
ToolRegistry("typed").register(add, replace=True, description="Sum.")
manager = ToolManager([add, made, Camera().snap], policy="programs", timeout_s=5)
ToolManager([Camera(), Camera], context={"camera": Camera()}).extended([Camera()])
ToolManager([add], policy="statements")  # type: ignore[arg-type]
ToolManager([add], contxt={})  # type: ignore[arg-type]
model = ScriptedModel(["1"])
FunctionCallAgent(model, [add], policy="expressions", timeout_s=5, on_error="stop")
agent = FunctionCallAgent(model, [add], max_rounds=3, limits=AgentLimits(program=Limits()), skills=["a"])
FunctionCallAgent(model, [add], max_retrys=3)  # type: ignore[call-arg]
FunctionCallAgent(model, [add], limits=Limits())  # type: ignore[arg-type]
FunctionCallAgent(model, [add], skills=Skills("a"))
ReWOOAgent(model, [add], limits=Limits())  # type: ignore[arg-type]
run = agent.run("?", [{"role": "user", "content": "?"}])
agent("?", after=run)
agent("?", run)  # type: ignore[arg-type]
ReWOOAgent(model, [add], planner=model, shown_chars=100)
ReWOOAgent(model, [add], planer=model)  # type: ignore[call-arg]

# What is executed may be a text or a call as data.
assert_type(manager.execute("add(1, 2)"), FunctionOutput)
assert_type(manager.execute(Function("add", (1, 2))).unwrap(), Any)
manager.check(Function("add"))
manager.execute(3)  # type: ignore[arg-type]


class Deps(TypedDict):
    """What a host injects."""

    table: dict[str, int]


@tool
def look_up(key: str, context: RunContext[Deps]) -> int:
    """Look something up."""
    assert_type(context.values["table"], dict[str, int])
    context.values["tabel"]  # type: ignore[typeddict-item]
    return context.values["table"][key]


def tell(context: RunContext) -> str:
    """Tell what is injected."""
    assert_type(context.values["a"], Any)
    return context.call.source


# An agent knows what its answers are.
class Weather(TypedDict):
    """What is asked for."""

    degrees: float


assert_type(CodeAgent(OpenAIModel("m"), output_type=int).run("How many?").answer, int)
assert_type(FunctionCallAgent(OpenAIModel("m"), [add], output_type=list[str])("Which?"), list[str])
assert_type(ReWOOAgent(OpenAIModel("m"), output_type=Weather).run("How warm?").answer, Weather)
assert_type(AgentWaitingError("it waits", CodeAgent(OpenAIModel("m")).run("?")).run, AgentRun[Any])
assert_type(CodeAgent[int | None](OpenAIModel("m"), output_type=int | None).run("How many?").answer, int | None)
assert_type(CodeAgent(OpenAIModel("m")).run("What?").answer, Any)
assert_type(FunctionCallAgent(OpenAIModel("m")).run("What?").answer, str)
assert_type(ReWOOAgent(OpenAIModel("m"))("What?"), str)


async def asked(agent: ReactAgent[Weather], run: AgentRun) -> float:
    """Ask and go on."""
    first = await agent.arun("How warm?")
    assert_type(await agent.aresume(run), AgentRun[Weather])
    return first.answer["degrees"]
