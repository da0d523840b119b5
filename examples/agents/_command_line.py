"""What the examples have in common that take a model: their options, and how they end when something goes wrong."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from lightfc import OpenAIModel, ScriptedModel
from lightfc.core.errors import LightfcError
from lightfc.models import Model


@contextmanager
def command_line(description: str) -> Iterator[Callable[[Sequence[str]], Model]]:
    """The model that the command line asks for: a server's, or one that gives the answers of a script.

    Whatever goes wrong inside is told in one message, and ends the program as the command line's own faults do.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--base-url", help="an OpenAI-compatible server, ending in /v1; without it, a script plays it")
    parser.add_argument("--model", default="default", help="the model's name there")
    options = parser.parse_args()

    def model_for(script: Sequence[str]) -> Model:
        if options.base_url is None:
            return ScriptedModel(script)
        return OpenAIModel(options.model, base_url=options.base_url)

    try:
        yield model_for
    except LightfcError as error:
        sys.exit(f"error: {error}")
    except KeyboardInterrupt:
        sys.exit(130)  # what shells say of a program that Ctrl-C has ended
