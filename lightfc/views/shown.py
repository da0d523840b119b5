"""How objects are shown in a notebook and in a terminal: by the list or the view that each makes of itself.

What draws them is loaded when something is shown.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lightfc.views.fragments import Listing
    from lightfc.views.run_view import RunView


class ShownAsList:
    """What is shown as a table with a heading."""

    __slots__ = ()

    def _listing(self) -> "Listing":
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """The object as a notebook shows it."""
        return self._listing().html()

    def __rich__(self) -> Any:
        """The object as `rich` prints it."""
        return self._listing().rich()


class ShownAsRun:
    """What is shown as calls beside the program that made them."""

    __slots__ = ()

    def _view(self) -> "RunView":
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """The run as a notebook shows it."""
        from lightfc.views.fragments import run_fragment

        return run_fragment(self._view())

    def __rich__(self) -> Any:
        """The run as `rich` prints it."""
        from lightfc.views.terminal import RunTable

        return RunTable(self._view())

    def to_html(self) -> str:
        """The run as one page: the program beside its calls, when each ran, and what it waited for.

        Of an agent's run, each round with its prompt and its answer as well. The page needs nothing beside it: no
        network, no other file. Long values are shortened in it.
        """
        from lightfc.views.run_page import run_page

        return run_page(self._view())
