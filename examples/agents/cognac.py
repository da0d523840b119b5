"""ReWOO: all evidence is planned at once and gathered before the answer is sought. Stand-in knowledge, no network.

python examples/agents/cognac.py
    #E1 = WikipediaWorker('The Hennchata')
    #E2 = LLMWorker('What cognac is used in The Hennchata, based on ' + str(E1))
    #E3 = WikipediaWorker('cognac house')
    #E4 = LLMWorker('What is the name of the cognac house of ' + str(E2) + ', by ' + str(E3))
    #E1: The Hennchata is a cocktail of Hennessy cognac and Mexican rice horchata, invented in 2013.
    #E2: Hennessy cognac.
    #E3: A cognac house makes and sells cognac; the best known are Hennessy, Martell and Rémy Martin.
    #E4: Hennessy cognac.
    Hennessy

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

from _command_line import command_line

from lightfc.agents import AgentEvent, ReWOOAgent

QUESTION = "What is the name of the cognac house that makes the main ingredient in The Hennchata?"
SCRIPT = [
    """\
Plan: To find the cognac house, I first search for The Hennchata.
#E1 = WikipediaWorker[The Hennchata]

Plan: Then I look for the cognac that is used in the drink.
#E2 = LLMWorker[What cognac is used in The Hennchata, based on #E1]

Plan: At the same time I look up what a cognac house is.
#E3 = WikipediaWorker[cognac house]

Plan: Finally, I find the name of the house.
#E4 = LLMWorker[What is the name of the cognac house of #E2, by #E3]""",
    "Hennessy",
]
PAGES = {
    "hennchata": "The Hennchata is a cocktail of Hennessy cognac and Mexican rice horchata, invented in 2013.",
    "cognac house": "A cognac house makes and sells cognac; the best known are Hennessy, Martell and Rémy Martin.",
}


def WikipediaWorker(input: str) -> str:  # noqa: N802, A002 - the names that the plan uses
    """Search for page contents, for holistic knowledge about people, places, companies or other subjects.

    Args:
        input: Search query.
    """
    found = next((page for title, page in PAGES.items() if title in input.lower()), None)
    if found is None:
        raise LookupError(f"could not find [{input}]; there is something on: {', '.join(PAGES)}")
    return found


def LLMWorker(input: str) -> str:  # noqa: N802, A002
    """Ask a language model with general world knowledge. Prioritize it when you are confident to solve it yourself.

    Args:
        input: Instruction.
    """
    return "Hennessy cognac." if "Hennessy" in input else "I do not know."


def _show(event: AgentEvent) -> None:
    if event.kind == "plan":
        print(event.text)
    elif event.kind == "observation":
        print(f"{event.part}: {event.text}")


if __name__ == "__main__":
    with command_line("The house behind a cocktail.") as model_for:
        print(ReWOOAgent(model_for(SCRIPT), [WikipediaWorker, LLMWorker]).run(QUESTION, on_event=_show).answer)
