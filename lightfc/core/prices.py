"""What tokens cost."""

from dataclasses import dataclass

from lightfc.core.options import check_option, named_options


@named_options
@dataclass(frozen=True, slots=True)
class Price:
    """The price of a model's tokens, in any one currency.

    Attributes:
        prompt: The price of a million tokens of the prompt, at least 0; 0 by default.
        completion: The price of a million tokens of the answer, at least 0; 0 by default.

    Raises:
        TypeError: A price is not a number.
        ValueError: A price is below 0.

    Examples:
        >>> from lightfc.agents import Price
        >>> Price(prompt=0.5, completion=1.5).of(10_000, 2_000)
        0.008
    """

    prompt: float = 0.0
    completion: float = 0.0

    def __post_init__(self) -> None:
        for name in ("prompt", "completion"):
            check_option(name, getattr(self, name), (int, float), "a number", at_least=0)

    def of(self, prompt_tokens: float, completion_tokens: float) -> float:
        """Compute the cost of tokens.

        Args:
            prompt_tokens: How many tokens prompts have.
            completion_tokens: How many tokens answers have.
        """
        return (self.prompt * prompt_tokens + self.completion * completion_tokens) / 1_000_000
