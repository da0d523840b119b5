"""20+(2*4) four ways: ReAct, plan and solve, ReWOO, and programs.

python examples/agents/step_by_step.py
    ReAct: Answer: The result of 20+(2*4) is 28.   (multiply(2, 4) = 8, add(20, 8) = 28; 3 requests)
    plan and solve: The final answer is 28.   (multiply(2, 4) = 8, add(20, 8) = 28; 6 requests)
    ReWOO: 28   (multiply(2, 4) = 8, add(20, E1) = 28; 2 requests)
    programs: 28   (multiply(2, 4) = 8, add(20, product) = 28, final_answer(add(20, product)) = 28; 1 requests)

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

from _command_line import command_line

from lightfc.agents import Agent, CodeAgent, PlanAndSolveAgent, ReactAgent, ReWOOAgent

QUESTION = "What is 20+(2*4)? Calculate step by step."
AGENTS: dict[str, type[Agent]] = {
    "ReAct": ReactAgent,
    "plan and solve": PlanAndSolveAgent,
    "ReWOO": ReWOOAgent,
    "programs": CodeAgent,
}
SCRIPTS = {
    "ReAct": [
        "Thought: First the parentheses.\nAction: multiply(2, 4)",
        "Thought: Now the sum.\nAction: add(20, 8)",
        "Thought: I know it.\nFinish: Answer: The result of 20+(2*4) is 28.",
    ],
    "plan and solve": [
        "Plan:\n1. Multiply 2 by 4.\n2. Add the result to 20.\n<END_OF_PLAN>",
        "multiply(2, 4)",
        "2*4 is 8.",
        "add(20, 8)",
        "20+8 is 28.",
        "The final answer is 28.",
    ],
    "ReWOO": ["Plan: first\n#E1 = multiply[2, 4]\n\nPlan: then\n#E2 = add[20, #E1]", "28"],
    "programs": ["```python\nproduct = multiply(2, 4)\nfinal_answer(add(20, product))\n```"],
}


def multiply(a: int, b: int) -> int:
    """Multiply two integers and return the result integer.

    Args:
        a: multiplier
        b: multiplier
    """
    return a * b


def add(a: int, b: int) -> int:
    """Add two integers and return the result integer.

    Args:
        a: addend
        b: addend
    """
    return a + b


if __name__ == "__main__":
    with command_line("A sum, step by step.") as model_for:
        for name, kind in AGENTS.items():
            run = kind(model_for(SCRIPTS[name]), [multiply, add]).run(QUESTION)
            calls = ", ".join(f"{call.source} = {call.output}" for call in run.calls)
            print(f"{name}: {run.answer}   ({calls}; {run.requests} requests)")
