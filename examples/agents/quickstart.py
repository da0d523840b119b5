"""From a question to calls and an answer, cell by cell: paste the parts between `# %%` into a notebook.

python examples/agents/quickstart.py
    9.0
    Two teas and a cake cost 9 euros.
    user: What do two teas and a cake cost?
    assistant: 2 * price_of("tea") + price_of("cake")
    user: Observation: 9.0
    assistant: Two teas and a cake cost 9 euros.
    [('price_of("tea")', 2.5, 'finished'), ('price_of("cake")', 4.0, 'finished')]
    Two teas and a cake cost 9 euros.
"""

# %% A tool is a function with annotations and a docstring.
from lightfc import ScriptedModel, ToolManager
from lightfc.agents import FunctionCallAgent


def price_of(item: str) -> float:
    """The price of an item, in euros."""
    return {"tea": 2.5, "cake": 4.0}[item]


# %% A model writes expressions. They are checked and executed, independent calls at the same time.
print(ToolManager([price_of], {"n": 2}).execute('n * price_of("tea") + price_of("cake")').output)

# %% An agent lets a model write them, tells it what they gave, and ends with its answer.
# The script stands for a model; put OpenAIModel("name", base_url="http://127.0.0.1:8080/v1") in its place.
model = ScriptedModel(['2 * price_of("tea") + price_of("cake")', "Two teas and a cake cost 9 euros."])
agent = FunctionCallAgent(model, [price_of])
run = agent.run("What do two teas and a cake cost?")
print(run.answer)

# %% What happened: the conversation, each call with its record, and all of it as JSON.
for message in run.messages:
    print(f"{message.role}: {message.content}")
print([(call.source, call.output, call.state) for call in run.calls])

# %% The same again without a model, from what it has answered.
print(FunctionCallAgent(ScriptedModel(run.answers), [price_of]).run(run.question).answer)
