"""What the packages offer: where the names are, twins of sync and async, exceptions that can be pickled."""

import asyncio
import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable
from typing import Any

import pytest

import lightfc
import lightfc.agents
import lightfc.executors
import lightfc.lab
import lightfc.toolset
import lightfc_sandbox
from lightfc import FunctionTool, LightfcError, ToolManager
from lightfc.agents import Agent, AgentLimits, FunctionCallAgent, Price
from lightfc.agents.run import AgentError, AgentWaitingError
from lightfc.core.errors import ExecutionError, ModelStatusError
from lightfc.mcp import Gateway, Servers
from lightfc_sandbox import EvaluationError, ExpressionError, Limits, Policy, Sandbox, SandboxError, Session


def test_what_is_shown_of_the_package_is_what_it_offers() -> None:
    assert [name for name in dir(lightfc) if not name.startswith("__")] == sorted(lightfc.__all__)
    assert lightfc.__version__.count(".") == 2
    assert {"LocalModel", "FunctionModel", "ExecutionError"} <= set(lightfc.__all__)
    assert lightfc.core.errors.LightfcError is LightfcError


def test_the_errors_that_an_agent_raises_are_found_with_the_agents() -> None:
    raised = {each.__name__ for each in (AgentError, *AgentError.__subclasses__())}
    assert raised <= set(lightfc.agents.__all__)


def modules() -> list[str]:
    return [
        each.name for package in (lightfc, lightfc_sandbox)
        for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        # What is made for another library needs that.
        if "__main__" not in each.name and ".hosts." not in each.name
    ]  # fmt: skip


def test_sync_and_async_twins_take_the_same() -> None:
    """Of every class that a package lists, whatever is there as `name` and as `aname`."""
    everywhere = [lightfc, lightfc_sandbox, *map(importlib.import_module, modules())]
    listed = [getattr(module, name) for module in everywhere for name in getattr(module, "__all__", ())]
    twins = {
        (cls, name) for cls in listed if inspect.isclass(cls)
        for name in dir(cls) if not name.startswith("_") and hasattr(cls, f"a{name}")
    }  # fmt: skip
    assert {cls for cls, _ in twins} >= {ToolManager, FunctionTool, Agent, Sandbox, Session, lightfc.LocalModel}
    for cls, name in twins:
        one, other = (list(inspect.signature(getattr(cls, each)).parameters) for each in (name, f"a{name}"))
        assert one == other, f"{cls.__name__}.{name}"


def below(cls: type[BaseException]) -> set[type[BaseException]]:
    return {cls}.union(*(below(each) for each in cls.__subclasses__()))


SAMPLES: dict[str, Any] = {
    "problems": ["p"], "violations": [lightfc_sandbox.Violation("syntax", "wrong", None)], "run": object(),
    "status": 404, "allowed": 3.0, "tool": "t", "message": "told", "source": "f(1)", "limit": "steps",
    "reached": "more", "exc_type": "KeyError", "error": None, "signature": None, "cls": int,
    "head": "told", "span": None, "traceback": (),
}  # fmt: skip


def test_every_exception_can_be_pickled() -> None:
    for name in modules():
        importlib.import_module(name)
    roots = below(LightfcError) | below(SandboxError)
    assert len(roots) > 20
    for cls in sorted(roots, key=lambda each: each.__name__):
        parameters = [*inspect.signature(cls.__init__).parameters.values()][1:]
        taken = [p for p in parameters if p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD]
        error = cls(*(SAMPLES[p.name] for p in taken)) if taken else cls("told")
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is cls
        assert str(again) == str(error)
        plain = {key: value for key, value in vars(error).items() if key != "run"}
        assert {key: value for key, value in vars(again).items() if key != "run"} == plain, cls


def test_what_an_exception_tells_survives_pickling() -> None:
    status: ModelStatusError = pickle.loads(pickle.dumps(ModelStatusError("no", 429, {"a": [1]})))
    assert (status.status, status.body, str(status)) == (429, {"a": [1]}, "no")
    with pytest.raises(ExpressionError) as wrong:
        Sandbox().run("a + b")
    again: ExpressionError = pickle.loads(pickle.dumps(wrong.value))
    assert again.violations == wrong.value.violations
    with pytest.raises(EvaluationError) as raised:
        Sandbox(policy="programs").run("def f():\n    return 1 // 0\nf()")
    assert pickle.loads(pickle.dumps(raised.value)).to_dict() == raised.value.to_dict()
    waiting = AgentWaitingError("waits", lambda: None)  # what no other process could use
    assert pickle.loads(pickle.dumps(waiting)).run is None


class LocalError(Exception):
    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} {other}")


def broken() -> int:
    """Fail."""
    raise LocalError(1, 2)


def test_a_record_gives_its_value_or_raises() -> None:
    manager = ToolManager([broken, FunctionTool(abs, name="size")])
    assert manager.execute("size(-1)").unwrap() == 1
    output = manager.execute("[size(1), broken()]")
    with pytest.raises(ExecutionError, match="broken raised LocalError: 1 2") as raised:
        output.unwrap()
    assert isinstance(raised.value.__cause__, LocalError)
    assert raised.value.__cause__.__traceback__ is not None
    assert raised.value.error is output.error
    again: ExecutionError = pickle.loads(pickle.dumps(raised.value))
    assert (again.error.type, again.error.exception) == ("LocalError", None)
    with pytest.raises(ExecutionError, match="unknown name 'x'"):
        manager.execute("x").unwrap()
    waiting = ToolManager([FunctionTool(broken, needs_approval=True)]).execute("broken()")
    with pytest.raises(ExecutionError, match=r"needs? approval"):
        waiting.unwrap()


@pytest.mark.parametrize("name", ["calls", "expressions", "programs", "PROGRAMS"])
def test_a_policy_may_be_given_by_name(name: Any) -> None:
    policy = Policy[name.upper()]
    assert Sandbox(policy=name).policy is policy
    manager = ToolManager(policy=name)
    assert manager.sandbox.policy is policy
    assert ToolManager().extended(policy=name).sandbox.policy is policy
    agent = lightfc.agents.FunctionCallAgent(lightfc.ScriptedModel([]), policy=name)
    assert agent.manager.sandbox.policy is policy


MANAGER: dict[str, tuple[Any, type[Exception], str]] = {
    "isolation": ("strong", ValueError, "isolation must be one of 'none', 'process', 'best', not 'strong'"),
    "log_failures": ("INFO", TypeError, r"log_failures must be a level such as logging\.INFO, not str"),
    "approve": (True, TypeError, "approve must be a function of the requests, not bool"),
    "journal": (3, TypeError, "journal must be a Journal or the path of one, not int"),
}


@pytest.mark.parametrize("option", MANAGER)
def test_options_of_a_manager_are_checked_where_it_is_made(option: str) -> None:
    value, error, message = MANAGER[option]
    with pytest.raises(error, match=message):
        ToolManager(**{option: value})


LIMITS: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "text for a time": ({"time_s": "5"}, TypeError, "time_s must be a number, or None, not str"),
    "no time": ({"time_s": 0}, ValueError, "time_s must be above 0"),
    "no number": ({"time_s": float("nan")}, ValueError, "time_s must be above 0"),
    "below nothing": ({"requests": -3}, ValueError, "requests must be 0 or more, or None, not -3"),
    "half a call": ({"calls": 1.5}, TypeError, "calls must be a whole number"),
    "a bool": ({"total_tokens": True}, TypeError, "total_tokens must be a whole number, .* not bool"),
    "cost": ({"cost": -0.1}, ValueError, "cost must be 0 or more"),
    "prices": ({"prices": {"m": 3}}, TypeError, r"prices must be a dict of Price\(prompt, completion\)"),
    "program": ({"program": {"steps": 3}}, TypeError, r"program must be Limits\(\.\.\.\), not dict"),
}


@pytest.mark.parametrize(("given", "error", "message"), LIMITS.values(), ids=LIMITS.keys())
def test_limits_of_an_agent_are_checked(given: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        AgentLimits(**given)
    AgentLimits(requests=0, cost=0.0, time_s=0.5, prices={"m": Price(1, 2)})


def test_the_options_of_an_agent_are_told_apart() -> None:
    from lightfc.agents.agent_options import AgentOptions, ManagerOptions

    named = {p.name for p in inspect.signature(Agent).parameters.values() if p.kind is p.KEYWORD_ONLY}
    assert named == AgentOptions.__annotations__.keys()
    managers = {p.name for p in inspect.signature(ToolManager).parameters.values() if p.kind is p.KEYWORD_ONLY}
    assert ManagerOptions.__annotations__.keys() | (AgentOptions.__annotations__.keys() & managers) == managers
    for wrong, near in (("max_round", "max_rounds"), ("max_retrys", "max_retries"), ("timout_s", "timeout_s")):
        with pytest.raises(TypeError, match=f"FunctionCallAgent has no option .*; did you mean '{near}'"):
            lightfc.agents.FunctionCallAgent(lightfc.ScriptedModel([]), **{wrong: 3})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"no option 'tool_format'; .*, name='python\+expression', "):
        lightfc.PromptFormat(tool_format="python")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Servers has no option 'trustd'; did you mean 'trusted'"):
        Servers(trustd=True)
    with pytest.raises(TypeError, match="ReWOOAgent has no option 'planer'; did you mean 'planner'"):
        lightfc.agents.ReWOOAgent(lightfc.ScriptedModel([]), planer=None)  # type: ignore[call-arg]


MEANT = {
    FunctionCallAgent: {
        "system_prompt": "'system'", "output_schema": "'output_type'", "prompt_format": "'format'",
        "timeout": "'timeout_s'", "approval": "'approve'", "executor_type": "'executor'", "stop_on_error": "'on_error'",
        "max_tokens": "limits=AgentLimits(total_tokens=…)", "max_tool_calls": "limits=AgentLimits(calls=…)",
    },
    ToolManager: {
        "contxt": "'context'", "timeout": "'timeout_s'", "onerror": "'on_error'", "inject": "'injected'",
        "isolate": "'isolation'", "policies": "'policy'", "approver": "'approve'",
        "max_steps": "limits=Limits(steps=…)", "memory": "limits=Limits(memory_bytes=…)",
    },
    lightfc.tool: {
        "timeout": "'timeout_s'", "retry": "'retries'",
        "max_retries": "'retries'", "readonly": "'read_only'", "read_only_hint": "'read_only'",
        "requires_approval": "'needs_approval'",
    },
    Sandbox: {"timeout": "limits=Limits(time_s=…)", "limit": "'limits'", "isolated": "'isolation'"},
    Limits: {"timeout": "'time_s'", "max_calls": "'calls'", "memory": "'memory_bytes'", "step": "'steps'"},
    lightfc.OpenAIModel: {
        "url": "'base_url'", "key": "'api_key'", "temprature": "'temperature'",
        "max_token": "'max_tokens'", "timeout": "'timeout_s'",
    },
    lightfc.LocalModel: {"threads": "'n_threads'", "timeout": "'timeout_s'"},
    AgentLimits: {"max_requests": "'requests'", "timeout": "'time_s'", "max_cost": "'cost'"},
    lightfc.Retry: {"time": "'times'", "wait": "'wait_s'"},
    lightfc.lab.Sweep: {"case": "'cases'", "model": "'models'"},
}  # fmt: skip
NOT_MEANT = {FunctionCallAgent: "verbose memory callbacks planning_interval", lightfc.tool: "args_schema return_direct"}
FIRST: dict[Any, tuple[Any, ...]] = {
    FunctionCallAgent: (lightfc.ScriptedModel([]),), lightfc.OpenAIModel: ("m",), lightfc.LocalModel: ("m.gguf",),
}  # fmt: skip


NAMED: dict[Any, str] = {
    Gateway: "journal", Price: "prompt", lightfc.FunctionModel: "name", lightfc.Journal: "path",
    lightfc.PromptFormat: "instruction", lightfc.Retry: "jitter_s", lightfc.ScriptedModel: "answers",
    lightfc.executors.Processes: "max_bytes",
    lightfc.lab.Budget: "requests", lightfc.lab.FromModel: "identity", lightfc.lab.Recorded: "factors",
    lightfc.lab.Simulated: "skill", lightfc.lab.Store: "create", lightfc.toolset.Skills: "roots",
    lightfc.toolset.Toolset: "limits", lightfc.toolset.ToolsetLimits: "command_s",
}  # fmt: skip


@pytest.mark.parametrize(("made", "option"), NAMED.items(), ids=lambda each: getattr(each, "__name__", each))
def test_a_misspelt_option_is_told_with_the_one_that_is_meant(made: Any, option: str) -> None:
    assert option in inspect.signature(made).parameters
    with pytest.raises(TypeError, match=f"^{made.__name__} has no option '{option}x'; did you mean '{option}'"):
        made(**{f"{option}x": 1})


@pytest.mark.parametrize(
    ("made", "given", "meant"),
    [(made, given, meant) for made, table in MEANT.items() for given, meant in table.items()]
    + [(made, given, None) for made, names in NOT_MEANT.items() for given in names.split()],
)
def test_an_option_by_the_name_of_other_libraries_is_refused_with_ours(
    made: Any, given: str, meant: str | None
) -> None:
    with pytest.raises(TypeError) as caught:
        made(*FIRST.get(made, ()), **{given: 1})
    told = str(caught.value)
    assert repr(given) in told
    assert ("did you mean" in told) == (meant is not None)
    assert meant is None or f"did you mean {meant}?" in told


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "the limits of a text": ({"limits": Limits()}, r"limits must be AgentLimits\(...\)"),
    "made skills": (
        {"skills": object()},
        r"skills must be True, names .*, or Skills\(…\), not object",
    ),
    "rounds as a text": ({"max_rounds": "3"}, "max_rounds must be a whole number, not str"),
    "rounds as a bool": ({"max_rounds": True}, "max_rounds must be a whole number, not bool"),
    "characters as a text": ({"shown_chars": "all"}, "shown_chars must be a whole number, not str"),
    "a system prompt that is not a text": ({"system": 3}, "system must be a string, not int"),
    "a registry that is none": ({"registry": 3}, r"registry must be a group, such as registry\('search'\), .* not int"),
    "a switch that is a text": ({"early": "no"}, "early must be True or False, not str"),
}


@pytest.mark.parametrize(("options", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_an_option_of_another_type_is_refused_with_what_to_write(options: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        lightfc.agents.FunctionCallAgent(lightfc.ScriptedModel([]), **options)


NOTHING: Any = None
lab: Any = lightfc.lab
THREE: Any = 3
MAKER: Any = broken
ONE_MODEL = {"m": lab.Simulated()}
CASE = lab.own_cases()[0]


async def _complete(model: Any, messages: Any = ()) -> Any:
    return await model.complete(messages)


ARGUMENTS: dict[str, tuple[Callable[[], Any], str]] = {
    "one answer": (lambda: lightfc.ScriptedModel("a"), "answers must be a list of answers, not str"),
    "no answers": (lambda: lightfc.ScriptedModel(NOTHING), "answers must be a list of answers, not NoneType"),
    "an answer that is a number": (
        lambda: asyncio.run(_complete(lightfc.ScriptedModel([THREE]))),
        "an answer of model 'scripted' must be a string or a Message, not int",
    ),
    "an answer that is forgotten": (
        lambda: asyncio.run(_complete(lightfc.FunctionModel(lambda messages: NOTHING))),
        "an answer of model 'function' must be a string or a Message, not NoneType",
    ),
    "a question for a conversation": (
        lambda: asyncio.run(_complete(lightfc.ScriptedModel(["a"]), "hello")),
        r"messages must be a list of Message objects, not str; .* Message\('user', question\)",
    ),
    "a question for a conversation with a server": (
        lambda: asyncio.run(_complete(lightfc.OpenAIModel("m", base_url="http://127.0.0.1:9/v1"), "hello")),
        "messages must be a list of Message objects, not str",
    ),
    "a conversation of dicts with a server": (
        lambda: asyncio.run(_complete(lightfc.OpenAIModel("m", base_url="http://127.0.0.1:9/v1"), [{"role": "user"}])),
        r"number 0 is of type dict; write Message\(role, content\)",
    ),
    "a message without a text": (lambda: lightfc.Message("user", NOTHING), "content must be a string, not NoneType"),
    "a model that is no function": (lambda: lightfc.FunctionModel(NOTHING), "must be a function of the messages"),
    "arguments by name in the place of others": (
        lambda: lightfc.Function("f", {"x": 1}),  # type: ignore[arg-type]
        "args must be a list of values, not dict; arguments by name are kwargs",
    ),
    "one argument": (lambda: lightfc.Function("f", "ab"), "args must be a list of values, not str"),
    "a call without a name": (lambda: lightfc.Function(THREE), "name must be a string, not int"),
    "a call as an expression": (lambda: lightfc.FunctionExpression(THREE), "action must be a string, not int"),
    "two formats": (
        lambda: lightfc.PromptFormat(["python", "json"]),  # type: ignore[arg-type]
        r"name must be a string, such as 'python\+expression', not list",
    ),
    "a number for a server": (lambda: lightfc.OpenAIModel("m", base_url=THREE), "base_url must be a string, or None"),
    "a class for a model": (
        lambda: lightfc.agents.FunctionCallAgent(lightfc.ScriptedModel),  # type: ignore[arg-type]
        "model must be a model, such as .* not the class ScriptedModel",
    ),
    "one type": (lambda: ToolManager(types=MAKER), "types must be a list of OpenType"),
    "one type of a sandbox": (lambda: Sandbox(types=MAKER), "types must be a list of OpenType"),
    "a value for variables": (
        lambda: Sandbox().run("x", THREE),
        "variables must be a dict of names to values, not int",
    ),
    "one expression for many": (lambda: ToolManager().execute_many("1"), "expressions must be a list"),
    "nothing for many": (lambda: ToolManager().execute_many(NOTHING), "expressions must be a list"),
    "nothing to resume": (
        lambda: ToolManager().resume(NOTHING),
        "run must be a FunctionOutput or its name",
    ),
    "nothing to read": (lambda: lightfc.FunctionOutput.from_json(NOTHING), "must be JSON text, not NoneType"),
    "a function for tools": (
        lambda: lightfc.PromptFormat("python+expression").messages("q", MAKER),
        "must be a list of tools, functions or definitions, or a ToolManager, not function",
    ),
    "no answer to read": (
        lambda: lightfc.PromptFormat("python+expression").read(NOTHING),
        "an answer must be a string, a Message, .* not NoneType",
    ),
    "one model's name": (lambda: lab.Sweep("m"), "models must be a list of models, or a dict of them by label"),
    "a name for a model": (lambda: lab.Sweep({"m": "m"}), "model must be a model, such as OpenAIModel"),
    "one level": (lambda: lab.Sweep(ONE_MODEL, "python"), "shown must be a list of levels, not str"),
    "one level of a factor": (lambda: lab.Sweep(ONE_MODEL, factors={"shots": 2}), "shots must be a list"),
    "one reader": (lambda: lab.Sweep(ONE_MODEL, readers="strict"), "readers must be a list"),
    "a number as a text": (
        lambda: lab.Sweep(ONE_MODEL, repeats="2"),
        "repeats must be a whole number",
    ),
    "one category": (lambda: lab.own_cases("single"), "categories must be a list of categories, not str"),
    "one row": (lambda: lab.from_rows({"id": "a"}), "rows must be a list of cases, not dict"),
    "no case": (lambda: lab.judge("a", NOTHING, "json"), "case must be a Case, not NoneType"),
    "no sweep": (lambda: lab.run(NOTHING, "runs.db"), "sweep must be a Sweep, not NoneType"),
    "no path": (lambda: lab.run(lab.Sweep(ONE_MODEL), NOTHING), "path must be the path of a file"),
}


@pytest.mark.parametrize(("make", "message"), ARGUMENTS.values(), ids=ARGUMENTS.keys())
def test_an_argument_of_another_type_is_refused_with_what_it_must_be(make: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        make()


def test_a_message_has_one_of_the_roles() -> None:
    swapped: Any = ("hello", "user")
    with pytest.raises(ValueError, match=r"role must be one of 'system', 'user', .* not 'hello'"):
        lightfc.Message(*swapped)


def test_rows_and_models_of_a_sweep_are_told_by_what_they_lack() -> None:
    with pytest.raises(lab.CaseError, match="row 1: must be a Case or a dict, not str"):
        lab.from_rows(["a"])
    with pytest.raises(lab.LabError, match="Simulated has no name of its own; give a label: models="):
        lab.Sweep([lab.Simulated()])


def test_a_record_that_is_json_is_read_before_it_is_resumed() -> None:
    waiting = ToolManager([FunctionTool(broken, needs_approval=True)]).execute("broken()").to_json()
    with pytest.raises(
        lightfc.JournalError, match=r"a record as JSON is read first, by FunctionOutput\.from_json"
    ) as told:
        ToolManager().resume(waiting, {})
    assert len(str(told.value)) < 300


def test_readers_and_checks_are_given_by_name_too() -> None:
    for reader in ("strict", "lightfc", "blocks+lists"):
        assert lab.judge("I cannot.", CASE, "json", reader, "exact").outcome == "no call"
        assert lab.read_calls("I cannot.", CASE, "json", reader).functions is None
    with pytest.raises(lab.LabError, match="there is no reader or layer 'strct'"):
        lab.judge("I cannot.", CASE, "json", "strct")
    with pytest.raises(lab.LabError, match="there is no check 'exat'"):
        lab.judge("I cannot.", CASE, "json", check="exat")


def test_a_run_is_gone_on_from_and_is_no_history() -> None:
    agent = lightfc.agents.FunctionCallAgent(lightfc.ScriptedModel(["a", "b"]))
    run = agent.run("?")
    with pytest.raises(TypeError, match="pass after=run"):
        agent.run("??", run)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="history or after, not both"):
        agent.run("??", run.history, after=run)
    assert [each.content for each in agent.run("??", after=run).messages] == ["?", "a", "??", "b"]


def test_the_command_line_tells_of_every_agent() -> None:
    from click.testing import CliRunner

    from lightfc.cli.commands import app

    told = " ".join(CliRunner().invoke(app, ["ask", "--help"]).output.split()).replace("- ", "-")
    assert [name for name in lightfc.agents.AGENTS if name not in told] == []
    assert {each.__name__ for each in lightfc.agents.AGENTS.values()} <= set(lightfc.agents.__all__)
