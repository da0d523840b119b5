"""Chat models: a small protocol, one implementation over HTTP and one for tests.

They know messages and their form in the API of Chat Completions. They never know a tool, a format or an agent.

Importing this package does not import the `openai` client, which takes longer than everything else together;
`OpenAIModel` imports it with its first request.
"""

from lightfc.core.errors import ModelConnectionError, ModelResponseError, ModelStatusError, ModelTimeoutError
from lightfc.models.function import FunctionModel, ScriptedModel
from lightfc.models.local import LocalModel
from lightfc.models.model import Delta, Model, StreamingModel
from lightfc.models.openai import OpenAIModel

__all__ = [
    "Delta",
    "FunctionModel",
    "LocalModel",
    "Model",
    "ModelConnectionError",
    "ModelResponseError",
    "ModelStatusError",
    "ModelTimeoutError",
    "OpenAIModel",
    "ScriptedModel",
    "StreamingModel",
]
