"""Tables of hundreds of cheap cases: a test of its own for each would cost more than what it tests."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

_FAILED = pytest.fail.Exception


def in_one_test(names: str, cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like `pytest.mark.parametrize`, but all cases are one test, which tells every case that fails.

    Args:
        names: The parameters that a case gives, divided by commas.
        cases: A value for each, or a tuple of values where there is more than one name.

    Returns:
        What makes such a test of a function.

    Raises:
        ValueError: There is no case, so the test could not fail.
    """
    fields = [name.strip() for name in names.split(",")]
    table = [case if len(fields) > 1 else (case,) for case in cases]
    if not table:
        raise ValueError("the table is empty")

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(**fixtures: Any) -> None:
            failed: list[Exception] = []
            for case in table:
                try:
                    test(**dict(zip(fields, case, strict=True)), **fixtures)
                # pytest's own failures are no `Exception`.
                except (Exception, _FAILED) as error:  # noqa: BLE001 - told below
                    told = error if isinstance(error, Exception) else AssertionError(str(error))
                    told.add_note(f"in the case {dict(zip(fields, case, strict=True))!r:.500}")
                    failed.append(told)
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(table)} cases", failed)

        signature = inspect.signature(test)
        kept = [each for name, each in signature.parameters.items() if name not in fields]
        run.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]  # what pytest asks for
        return run

    return decorate
