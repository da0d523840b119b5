"""How objects are shown in a terminal and in a notebook: by the list or the view that each makes of itself.

`rich` draws them for both, and is loaded when something is shown. A notebook keeps what it shows in its file and may be
opened by anybody, so it gets text with colours in HTML that loads and runs nothing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from lightfc.views.run_view import RunView


class Listing(NamedTuple):
    """A table with a heading, such as the tools of a manager; its texts are printable."""

    title: str
    columns: tuple[str, ...] = ()
    rows: Sequence[Sequence[str]] = ()
    note: str = ""

    def rich(self) -> "Table | Text":
        from rich import box
        from rich.table import Table
        from rich.text import Text

        if not self.columns:
            return Text("\n".join(filter(None, (self.title, self.note))))

        table = Table(
            title=Text(self.title), caption=Text(self.note) if self.note else None, box=box.SIMPLE_HEAD,
            title_justify="left", caption_justify="left", safe_box=True,
        )  # fmt: skip
        for name in self.columns:
            table.add_column(name, overflow="fold")
        for row in self.rows:
            table.add_row(*map(Text, row))
        return table


class Shown:
    """What notebooks show as terminals do."""

    __slots__ = ()

    def __rich__(self) -> Any:
        raise NotImplementedError

    def _repr_html_(self) -> str:
        from lightfc.views.terminal import html_of

        return html_of(self)


class ShownAsList(Shown):
    """What is shown as a table with a heading."""

    __slots__ = ()

    def _listing(self) -> Listing:
        raise NotImplementedError

    def __rich__(self) -> Any:
        return self._listing().rich()


class ShownAsRun(Shown):
    """What is shown as calls beside the program that made them."""

    __slots__ = ()

    def _view(self) -> "RunView":
        raise NotImplementedError

    def __rich__(self) -> Any:
        from lightfc.views.terminal import RunTable

        return RunTable(self._view())

    def to_html(self) -> str:
        """The run as one page: the program beside its calls, when each ran, and what it waited for.

        Of an agent's run, each round with its prompt and its answer as well. The page needs nothing beside it: no
        network, no other file. Long values are shortened in it.
        """
        from lightfc.views.pages import run_page

        return run_page(self._view())
