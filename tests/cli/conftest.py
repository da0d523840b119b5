"""The server of the agents' tests."""

from tests.agents.conftest import agent_url, own_environment

__all__ = ["agent_url", "own_environment"]
