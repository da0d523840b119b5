"""The page of a run: what stands in it, that nothing in it acts, and that it works in a real browser."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, FunctionOutput, FunctionTool, Retry, ToolManager
from lightfc.core.failures import CallError
from lightfc.core.run_views import run_view
from lightfc.views.pages import RunLine, run_page, runs_page
from lightfc.views.run_view import CallView, FaultView, RoundView, RunView, TextView, WaitView
from tests.support.browser import OpenPage

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e\x1b[2J\ud800&quot;'\"]]>-->"


class Markup(HTMLParser):
    """Collects what a browser would run or load, and the data in the page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.acting: list[str] = []
        self.data = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.acting += [name for name, value in attrs if name.startswith("on") or (name == "src" and value)]

    def handle_data(self, data: str) -> None:
        if data.startswith("{"):
            self.data = data


def data_of(page: str) -> Any:
    return json.loads(Markup(page).data)


def hostile_view() -> RunView:
    """A view all of whose texts are hostile, as no builder makes them."""
    call = CallView(
        HOSTILE, HOSTILE, HOSTILE, (0, 4), HOSTILE, 0.1, 0.2, (WaitView(HOSTILE, HOSTILE, 0.0, 0.1),), 2, (HOSTILE,),
        HOSTILE, HOSTILE, HOSTILE, (HOSTILE,), HOSTILE, FaultView(HOSTILE, HOSTILE),
    )  # fmt: skip
    text = TextView(HOSTILE, (call, call), HOSTILE, 0.0, 1.0, HOSTILE, FaultView(HOSTILE, HOSTILE), HOSTILE, HOSTILE)
    round_view = RoundView(
        HOSTILE, HOSTILE, 0.0, 1.0, ((HOSTILE, HOSTILE),), 0, HOSTILE, HOSTILE, HOSTILE, HOSTILE, (HOSTILE,), False,
        (1, 2), HOSTILE, (0,), HOSTILE,
    )  # fmt: skip
    return RunView(HOSTILE, (text,), (round_view,), {HOSTILE: HOSTILE}, HOSTILE, HOSTILE, HOSTILE)


@pytest.mark.parametrize("what", ["run", "runs"])
def test_nothing_of_a_model_or_tool_is_markup(what: str) -> None:
    lines = [RunLine(*[HOSTILE] * 4, 1, HOSTILE, {HOSTILE: HOSTILE}, HOSTILE)]
    page = run_page(hostile_view()) if what == "run" else runs_page(HOSTILE, lines, HOSTILE)
    page = page.encode("utf-8", "replace").decode()
    markup = Markup(page)
    assert markup.tags.count("script") == (2 if what == "run" else 1)  # the data and the one of the page
    assert "img" not in markup.tags
    assert markup.acting == []
    assert re.findall(r"script-src 'sha256-[\w+/=]+'", page)
    assert "unsafe" not in page.partition("<body>")[0]


def refuse(text: str = HOSTILE) -> str:
    """Refuse."""
    raise ValueError(HOSTILE)


def test_a_hostile_value_error_and_argument_are_shown_printable() -> None:
    output = ToolManager([refuse], context={"x": HOSTILE}).execute("refuse(x)")
    page = output.to_html()
    page.encode()  # without halves of characters
    told = json.dumps(data_of(page), ensure_ascii=False)
    assert "alert(1)" in told
    assert not {"\x1b", "\u202e"} & set(told)


class Strange:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def itself() -> list[Any]:
    held: list[Any] = []
    held.append(held)
    return held


@pytest.mark.parametrize(
    "value",
    [itself(), "x" * 10_000_000, float("nan"), b"\xff" * 1000, "\ud800", "\x1b]0;t\x07", "<b>", Strange(), 10**5000],
    ids=["itself", "long", "nan", "bytes", "surrogate", "escapes", "markup", "strange", "large"],
)
def test_strange_values_are_shown_bounded_and_escaped(value: Any) -> None:
    def give() -> object:
        """Give."""
        return value

    output = ToolManager([FunctionTool(give, name="give")]).execute("[give()]")
    page = output.to_html()
    page.encode()
    assert len(page) < 60_000
    (call,) = data_of(page)["texts"][0]["calls"]
    assert call["v"].isprintable()


def test_a_record_made_by_hand_is_shown() -> None:
    output = FunctionOutput("f", "f(1)")
    output.error, output.duration_s = CallError("tool", "E", "m"), float("nan")
    assert data_of(output.to_html())["texts"][0]["fault"] == ["E", "m"]


async def step(x: int) -> int:
    """Give it back."""
    return x


def test_a_thousand_calls_take_less_than_a_megabyte() -> None:
    output = ToolManager([FunctionTool(step, read_only=True)]).execute("[step(i) for i in range(1000)]")
    page = output.to_html()
    assert len(page.encode()) < 1_000_000
    assert len(data_of(page)["texts"][0]["calls"]) == 1000


def test_pieces_of_the_program_are_the_program() -> None:
    program = "[step(step(1)), *[step(i) for i in range(2)], 'é\u202e', step(2)]"
    output = ToolManager([step]).execute(program)
    (text,) = data_of(output.to_html())["texts"]

    def joined(tokens: list[Any]) -> str:
        return "".join(each if isinstance(each, str) else joined(each[1]) for each in tokens)

    assert joined(text["tokens"]) == program.replace("\u202e", "\\u202e")
    pieces: dict[int, str] = {}

    def note(tokens: list[Any]) -> None:
        for each in tokens:
            if isinstance(each, list):
                pieces[each[0]] = joined(each[1])
                note(each[1])

    note(text["tokens"])
    assert [pieces[call["t"]] for call in text["calls"]] == [call.source for call in output.calls]


def test_places_that_cross_or_lie_outside_are_left_out() -> None:
    calls = tuple(CallView(str(n), "f", span=span) for n, span in enumerate([(0, 4), (2, 6), (5, 99), (-1, 2), (3, 3)]))
    (text,) = data_of(run_page(RunView("t", (TextView("abcdefgh", calls),))))["texts"]
    assert text["tokens"] == ["", [0, ["abcd"]], "efgh"]


def team() -> FunctionOutput:
    failures = [OSError("cut")]

    async def read(x: int) -> int:
        """Read."""
        if failures:
            raise failures.pop()
        return x

    async def send(text: str, to: list[int]) -> str:
        """Send."""
        return f"{text} {to}"

    manager = ToolManager(
        [
            FunctionTool(read, read_only=True, retries=Retry(times=1, wait_s=0, jitter_s=0)),
            FunctionTool(send, needs_approval=True, read_only=False),
        ],
        policy="programs",
        approve=lambda requests: {each.id: Approve() for each in requests},
    )
    return manager.execute("found = [read(i) for i in range(3)]\nsend('a', found)\nsend('b', found)")


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (400, True)])
def test_the_page_works_in_a_browser(tmp_path: Path, open_page: OpenPage, width: int, dark: bool) -> None:
    path = tmp_path / "run.html"
    path.write_text(team().to_html(), "utf-8")
    opened = open_page(path.as_uri(), width=width, dark=dark)
    page = opened.page
    assert page.locator(".row").count() == 5
    page.locator("#program .call").nth(1).click()  # the first `send`
    assert page.locator(".row.picked").inner_text().startswith("send(text='a'")
    detail = page.locator("#detail").inner_text()
    assert "approved" in detail
    assert "it needed its value" in detail
    page.locator(".row").nth(4).click()
    assert page.locator("#program .call.picked").inner_text() == "send('b', found)"
    page.locator("#detail a").first.click()  # what it waited for
    assert page.locator(".row.picked").inner_text().startswith("send(text='a'")
    page.keyboard.press("Home")
    assert "OSError: cut" in page.locator("#detail").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("'b'")
    assert page.locator(".row").count() == 1
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    assert 2 < page.locator(".row").count() < 5  # one of the three that are read, and both that are sent
    assert opened.overflow <= 0
    assert (opened.problems, opened.requests) == ([], [])


def test_ten_thousand_calls_can_be_used_and_hostile_texts_do_nothing(tmp_path: Path, open_page: OpenPage) -> None:
    calls = tuple(CallView(str(n), "f", f"f({n})", start_s=n, duration_s=2, passed=str(n)) for n in range(10_000))
    hostile = hostile_view()
    view = RunView(hostile.title, (*hostile.texts, TextView("f()", calls)), hostile.rounds, hostile.facts)
    path = tmp_path / "run.html"
    path.write_text(run_page(view), "utf-8", errors="replace")
    opened = open_page(path.as_uri())
    page = opened.page
    page.locator(".row").first.click()
    page.locator("#rounds summary").click()
    page.locator("#texts button").nth(1).click()
    assert page.locator(".row").count() < 100
    page.locator("#rows").focus()
    page.keyboard.press("End")
    assert page.locator(".row.picked").inner_text() == "f(9999)"
    assert page.locator("img").count() == 0
    assert (opened.problems, opened.requests) == ([], [])


def test_a_call_alone_is_shown_in_its_program() -> None:
    output = ToolManager([step]).execute("[step(1), step(2)]")
    view = run_view(output.calls[1])
    assert view.texts[0].program == "[step(1), step(2)]"
    assert [each.source for each in view.texts[0].calls] == ["step(2)"]
