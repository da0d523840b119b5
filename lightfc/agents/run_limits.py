"""What one run of an agent may use."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lightfc.core.messages import Usage
from lightfc.core.options import check_option
from lightfc_sandbox import Limits

__all__ = ["AgentLimits", "Price"]


@dataclass(frozen=True, slots=True)
class Price:
    """What a model costs, in one currency for each million tokens.

    Attributes:
        prompt: Of a million tokens of the prompts.
        completion: Of a million tokens of the answers.

    Examples:
        >>> from lightfc.agents import Price
        >>> from lightfc import Usage
        >>> Price(prompt=0.5, completion=1.5).of(Usage(10_000, 2_000))
        0.008
    """

    prompt: float
    completion: float

    def of(self, usage: Usage) -> float:
        """The cost of what was used."""
        return (usage.prompt_tokens * self.prompt + usage.completion_tokens * self.completion) / 1_000_000


@dataclass(frozen=True, slots=True)
class AgentLimits:
    """What one run of an agent may use; None for no bound.

    Tokens and cost are known only when an answer has come, so a run ends at the first answer with which they are above
    their bound. A program that would make more calls than are left is stopped before the first one too many.

    Attributes:
        requests: How often models may be asked. The default ends what `max_rounds` does not, such as long plans.
        total_tokens: Prompt and completion tokens together, as the servers count them.
        calls: Calls of tools.
        cost: What all answers may cost, by `prices`.
        time_s: Seconds from the question to the answer, calls included; a run that goes on after a pause has them anew.
        prices: Price of each model, by the model's name. With `cost`, a model without a price is refused.
        text: What the evaluation of one program may use; the limits of the `ToolManager` if None.

    Raises:
        TypeError: A bound is of a wrong type.
        ValueError: A bound is below 0.

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
    text: Limits | None = None

    def __post_init__(self) -> None:
        for name in ("requests", "total_tokens", "calls"):
            check_option(name, getattr(self, name), int, "a whole number", at_least=0, or_none=True)
        check_option("cost", self.cost, (int, float), "a number", at_least=0, or_none=True)
        check_option("time_s", self.time_s, (int, float), "a number", above=0, or_none=True)
        if not isinstance(self.prices, Mapping) or not all(isinstance(each, Price) for each in self.prices.values()):
            raise TypeError("prices must be a dict of Price(prompt, completion) by the name of the model")
        if self.text is not None:
            check_option("text", self.text, Limits, "Limits(...)")

    # What a run asks them; each answer says what is allowed, and is empty where that holds.

    def refused(self, requests: int, model: str) -> str:
        """Why a model must not be asked; empty where it may be.

        Args:
            requests: How many requests the run has made.
            model: The model's name.
        """
        if self.requests is not None and requests >= self.requests:
            return f"{self.requests} requests"
        if self.cost is not None and model not in self.prices:
            return f"a cost, and the price of model {model!r} is not known; give it in prices"
        return ""

    def exceeded(self, usage: Usage, cost: float | None) -> str:
        """What has been used up by the answers; empty where nothing is.

        Args:
            usage: The tokens of all answers so far.
            cost: What they cost; None where that is not known.
        """
        if self.total_tokens is not None and usage.total_tokens > self.total_tokens:
            return f"{self.total_tokens:,} tokens, and {usage.total_tokens:,} are used"
        if self.cost is not None and (cost or 0) > self.cost:
            return f"a cost of {self.cost:g}, and {cost:g} is spent"
        return ""

    def cost_of(self, usage: Mapping[str, Usage]) -> float | None:
        """What answers cost, by the names of their models; None where one has no price."""
        if not usage.keys() <= self.prices.keys():
            return None
        return sum(self.prices[name].of(used) for name, used in usage.items())
