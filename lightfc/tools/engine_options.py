"""Options of a manager that its engine holds."""

from os import PathLike
from typing import TYPE_CHECKING, Any, get_args

from lightfc.core.definitions import CERTAINTIES
from lightfc.core.options import check_choice, check_option
from lightfc.core.records import OnError
from lightfc_sandbox import Isolation

if TYPE_CHECKING:
    from lightfc.engine.journal import Journal


def of_engine(name: str) -> Any:
    """An option of a manager that its engine holds."""

    def change(manager: Any, value: Any) -> None:
        setattr(manager._engine, name, value)

    return property(lambda manager: getattr(manager._engine, name), change)


def check_options(timeout_s: Any, on_error: Any, log_failures: Any, approve: Any, act_on: Any, isolation: Any) -> None:
    """Refuse options of another type or value than `ToolManager` says."""
    check_choice("on_error", on_error, get_args(OnError))
    check_choice("act_on", act_on, CERTAINTIES, or_none=True)
    check_option("timeout_s", timeout_s, (int, float), "a number of seconds", above=0, or_none=True)
    check_choice("isolation", isolation, get_args(Isolation))
    check_option("log_failures", log_failures, int, "a level such as logging.INFO")
    if approve is not None and not callable(approve):
        raise TypeError(f"approve must be a function of the requests, not {type(approve).__name__}")


def journal_of(journal: Any) -> "Journal | None":
    """The journal that is given: itself, or by its path."""
    if journal is None:
        return None
    from lightfc.engine.journal import Journal

    check_option("journal", journal, (Journal, str, PathLike), "a Journal or the path of one")
    return journal if isinstance(journal, Journal) else Journal(journal)
