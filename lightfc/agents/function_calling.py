"""Function calling: one round of it, and the loop."""

from typing import Any

from lightfc.agents.agent import Agent
from lightfc.agents.agent_options import Answer, Words
from lightfc.agents.live_run import LiveRun
from lightfc.agents.rounds import Rounds, words_in
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput
from lightfc.core.values import to_json
from lightfc.formats.call_data import named_arguments


class FunctionCall(Agent[Answer]):
    """One round of function calling: the model is asked once, and its calls are made.

    If the model makes no call, the answer is its words, a str. Else the answer is a dict in the form of a message:

    - `role` (`"assistant"`) and `content`: the answer of the model;
    - `tool_calls`: a list of the calls that were made, each with `id`, `type` (`"function"`) and `function` (`name`,
      and `arguments` as JSON data);
    - `tool_calls_results`: a tuple of the results of the calls, each a str;
    - `observation`: the result of all of it, as a str to give to the model.

    If an answer is empty, or cannot be read or run, `observation` says why and no call is made. The same holds if the
    calls stand among other words and may change something. An answer that only mentions calls counts as words.

    It takes the options of `Agent`; `max_rounds` has an effect only with `output_type`.

    Examples:
        >>> from lightfc.agents import FunctionCall
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> answer = FunctionCall(ScriptedModel(["add(1, 2)"]), [add])("What is 1 + 2?")
        >>> answer["tool_calls_results"], answer["observation"]
        (('3',), '3')
    """

    label = "function call"

    async def _solve(self, run: LiveRun) -> str | dict[str, Any]:
        rounds = Rounds(self, run, run.messages)
        place = len(rounds.request)
        answer, reading = await rounds.ask()
        words = words_in(reading, doubted=False, last=True)
        if words is not None:
            run.messages.append(answer)
            return words
        output, observation = await rounds.act(answer, reading)
        return {
            "role": "assistant",
            "content": answer.content,
            "tool_calls": [] if output is None else _tool_calls(answer, output, self, place),
            "tool_calls_results": observation.results,
            "observation": observation.text,
        }


class FunctionCallAgent(Agent[Words]):
    """Function calling in rounds: the model is told the results of its calls, until it answers without a call.

    The words of that answer are the answer of the run. An answer that is empty, or cannot be read, checked or run,
    costs one round: the model is told why, and asked again. It takes the options of `Agent`.

    Examples:
        >>> from lightfc.agents import FunctionCallAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> FunctionCallAgent(ScriptedModel(["add(1, 2)", "It is 3."]), [add])("What is 1 + 2?")
        'It is 3.'
    """

    label = "function call agent"
    instructions = (
        "Answer the user. Call functions to find out what you do not know, or to do what the user wants. "
        "You are told what your calls have given. Then make the next calls, or, as soon as you know the answer, "
        "give it in plain words without any call."
    )

    async def _solve(self, run: LiveRun) -> Any:
        return await Rounds(self, run, run.messages).answer()


def _tool_calls(answer: Message, output: FunctionOutput, agent: Agent, place: int) -> list[dict[str, Any]]:
    """The calls that were made, as messages hold them; `place` is that of the answer in its conversation."""
    # Where the calls came through the tools API, they have ids already.
    ids = [call.id for call in answer.tool_calls]
    if len(ids) != len(output.calls):
        ids = [f"call-{place}-{number}" for number in range(len(output.calls))]
    made = []
    for own, call in zip(ids, output.calls, strict=True):
        given: Any = call.parsed_input or call.input
        arguments = to_json(named_arguments(given, agent.manager.tools[call.name or ""].definition))
        made.append({"id": own, "type": "function", "function": {"name": call.name, "arguments": arguments}})
    return made
