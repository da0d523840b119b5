"""Hypothesis profiles: a quick one by default, and `--hypothesis-profile=full` for 200,000 examples a property."""

from hypothesis import HealthCheck, settings

_CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)

# The quick profile tries the same examples every time, so that a run of the checks says something of the change alone.
settings.register_profile("default", max_examples=60, derandomize=True, deadline=None, suppress_health_check=_CALM)
settings.register_profile("full", max_examples=200_000, deadline=None, suppress_health_check=_CALM)
settings.load_profile("default")
