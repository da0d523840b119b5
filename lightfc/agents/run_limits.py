"""What one run of an agent may use."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lightfc.core.messages import Usage
from lightfc.core.options import check_option, named_options
from lightfc.core.prices import Price
from lightfc_sandbox import Limits


@named_options
@dataclass(frozen=True, slots=True)
class AgentLimits:
    """The bounds of one run of an agent; None for no bound. A run that reaches one ends in `AgentLimitError`.

    Tokens and cost are known only after an answer. So a run ends with the first answer that takes them above a bound. A
    program that would make more calls than are left is stopped before the first call too many.

    Attributes:
        requests: How many times models may be asked. The default also ends what `max_rounds` does not, such as a plan
            of many steps.
        total_tokens: Tokens of prompts and answers together, as the servers count them.
        calls: Calls of tools.
        cost: The cost of all answers, in the currency of `prices`.
        time_s: Seconds from the question to the answer, calls included. After a pause the time starts anew.
        prices: The price of each model, by its name. With `cost`, a model without a price is not asked.
        program: The bounds of each program; those of the `ToolManager` if None.

    Raises:
        TypeError: A bound has a wrong type.
        ValueError: A bound is below 0, or `time_s` is not above 0.

    Examples:
        >>> from lightfc.agents import AgentLimits, Price
        >>> limits = AgentLimits(requests=10, cost=0.05, prices={"my-model": Price(prompt=0.5, completion=1.5)})
        >>> limits.requests
        10
    """

    requests: int | None = 50
    total_tokens: int | None = None
    calls: int | None = None
    cost: float | None = None
    time_s: float | None = None
    prices: Mapping[str, Price] = field(default_factory=dict)
    program: Limits | None = None

    def __post_init__(self) -> None:
        for name in ("requests", "total_tokens", "calls"):
            check_option(name, getattr(self, name), int, "a whole number", at_least=0, or_none=True)
        check_option("cost", self.cost, (int, float), "a number", at_least=0, or_none=True)
        check_option("time_s", self.time_s, (int, float), "a number", above=0, or_none=True)
        if not isinstance(self.prices, Mapping) or not all(isinstance(each, Price) for each in self.prices.values()):
            raise TypeError("prices must be a dict of Price(prompt, completion) by the name of the model")
        if self.program is not None:
            check_option("program", self.program, Limits, "Limits(...)")

    # What a run asks them; each answer says what is allowed, and is empty where that holds.

    def _refused(self, requests: int, model: str) -> str:
        """Why a model must not be asked; `""` if it may be."""
        if self.requests is not None and requests >= self.requests:
            return f"{self.requests} requests"
        if self.cost is not None and model not in self.prices:
            return f"a cost, and the price of model {model!r} is not known; give it in prices"
        return ""

    def _exceeded(self, usage: Usage, cost: float | None) -> str:
        """The bound that the answers have exceeded; `""` if they have exceeded none."""
        if self.total_tokens is not None and usage.total_tokens > self.total_tokens:
            return f"{self.total_tokens:,} tokens, and {usage.total_tokens:,} are used"
        if self.cost is not None and (cost or 0) > self.cost:
            return f"a cost of {self.cost:g}, and {cost:g} is spent"
        return ""

    def _spent(self, requests: int, usage: Usage, cost: float | None) -> str:
        """What a run has used, in words."""
        asked = f"{requests} of {self.requests}" if self.requests else str(requests)
        parts = [f"{asked} requests", f"{usage.prompt_tokens:,} + {usage.completion_tokens:,} tokens"]
        return ", ".join(parts if cost is None else [*parts, f"cost {cost:.4g}"])

    def _cost_of(self, usage: Mapping[str, Usage]) -> float | None:
        """The cost of answers; None if a model has no price."""
        if not usage.keys() <= self.prices.keys():
            return None
        return sum(self.prices[name].of(used.prompt_tokens, used.completion_tokens) for name, used in usage.items())
