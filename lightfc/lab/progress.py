"""How far a sweep is: requests, answers, tokens and cost."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """How many requests there are, and what became of them.

    Attributes:
        requests: How many there are.
        answered: How many have an answer.
        failed: How many have an error.
        asked: How often one was asked, those that failed and further attempts included.
        prompt_tokens: What the answers cost so far.
        completion_tokens: The same for what was said.
        cost: What the tokens cost, by the price of the model.
    """

    requests: int = 0
    answered: int = 0
    failed: int = 0
    asked: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0

    @property
    def tokens(self) -> int:
        """Of prompts and answers."""
        return self.prompt_tokens + self.completion_tokens


@dataclass(slots=True)
class Progress(Tally):
    """How far a sweep is, together and by model."""

    models: dict[str, Tally] = field(default_factory=dict)

    def add(self, model: str, **counts: float) -> None:
        """Count something for a model."""
        for tally in (self, self.models.setdefault(model, Tally())):
            for name, many in counts.items():
                setattr(tally, name, getattr(tally, name) + many)
