"""Chat models: a small protocol, one implementation over HTTP and one for tests.

Importing this package does not import the `openai` client, which takes longer than everything else together;
`OpenAIModel` imports it with its first request.
"""

from lightfc.models.base import Delta, Model, StreamingModel
from lightfc.models.function import FunctionModel
from lightfc.models.local import LocalModel
from lightfc.models.openai import OpenAIModel
from lightfc.models.scripted import ScriptedModel

__all__ = ["Delta", "FunctionModel", "LocalModel", "Model", "OpenAIModel", "ScriptedModel", "StreamingModel"]
