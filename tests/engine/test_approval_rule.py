"""`needs_approval` as a function of the arguments."""

from collections.abc import Callable, Mapping
from functools import partial
from inspect import signature
from typing import Any, cast

import pytest

from lightfc import Approve, Deny, Edit, FunctionTool, ToolDefinitionError, ToolManager, tool
from lightfc.engine.approval_messages import on_one_line
from lightfc.engine.call_arguments import same_arguments
from lightfc.engine.plan import approval_mark
from lightfc.engine.tool_spec import order_of
from lightfc_sandbox import Policy


def pay(to: str, amount: int = 200, *notes: str, **more: Any) -> str:
    """Pay."""
    return f"paid {to} {amount} {notes} {more}"


def waits(rule: Any, text: str, fn: Callable[..., Any] = pay) -> bool:
    return ToolManager([FunctionTool(fn, needs_approval=rule)]).execute(text).state == "waiting"


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [
        (lambda amount: amount > 100, "pay('a', 5)", False),
        (lambda amount: amount > 100, "pay('a', 500)", True),
        (lambda amount: amount > 100, "pay('a')", True),
        (lambda amount: type(amount) is not int, "pay('a', '5')", False),
        (lambda to, amount: to == "eve", "pay(to='eve', amount=1)", True),
        (lambda notes: len(notes) > 1, "pay('a', 1, 'x', 'y')", True),
        (lambda notes: len(notes) > 1, "pay('a', 1, 'x')", False),
        (lambda more: "loud" in more, "pay('a', loud=1)", True),
        (lambda to, /: to == "eve", "pay('eve')", True),
        (partial(lambda amount, limit: amount > limit, limit=1000), "pay('a', 500)", False),
        (partial(lambda amount, limit: amount > limit, limit=100), "pay('a', 500)", True),
        (lambda: True, "pay('a')", True),
    ],
)
def test_a_rule_takes_the_parameters_that_it_names(rule: Any, text: str, expected: bool) -> None:
    assert waits(rule, text) is expected


class Allowed(list[str]):
    """Whom money goes to without approval: a rule that is false as a value while nobody is on it."""

    def __call__(self, to: str) -> bool:
        return to not in self


@pytest.mark.parametrize("read_only", [True, False, None])
def test_a_rule_that_is_false_as_a_value_is_asked(read_only: bool | None) -> None:
    paying = FunctionTool(pay, needs_approval=Allowed(), read_only=read_only)
    manager = ToolManager([paying])
    assert manager.execute("pay('eve')").state == "waiting"
    assert approval_mark(paying) == "may need approval, by its arguments"
    assert order_of(paying) == order_of(FunctionTool(pay, needs_approval=Allowed(["ann"]), read_only=read_only))
    paying.needs_approval.append("eve")  # type: ignore[union-attr]  # it is the list
    assert manager.execute("pay('eve')").state == "finished"


async def waited(to: str) -> bool:
    return False


class Waiting:
    async def __call__(self, to: str) -> bool:
        return False


@pytest.mark.parametrize(
    ("rule", "note"),
    [
        (lambda to: [][1], "needs_approval of pay raised IndexError: list index out of range"),
        (lambda to: None, "needs_approval of pay must return True or False, not NoneType"),
        (lambda to: 0, "needs_approval of pay must return True or False, not int"),
        (lambda to: waited, "needs_approval of pay must return True or False, not function"),
        (lambda to: exit(), "needs_approval of pay raised SystemExit"),
    ],
)
@pytest.mark.parametrize("text", ["pay('a')", "[pay(p) for p in ['a']]"], ids=["planned", "reached"])
def test_a_rule_that_cannot_tell_means_that_approval_is_needed(rule: Any, note: str, text: str) -> None:
    output = ToolManager([FunctionTool(pay, needs_approval=rule)]).execute(text)
    assert (output.state, len(output.waiting)) == ("waiting", 1)
    assert output.waiting[0].note.startswith(note)
    assert note in str(output.error)


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (1, "needs_approval must be True, False or a function of the arguments, not 1"),
        ("yes", "needs_approval must be True, False or a function"),
        (waited, "needs_approval must be a plain function"),
        (partial(waited), "needs_approval must be a plain function"),
        (partial(Waiting()), "needs_approval must be a plain function"),
        (lambda whom: True, "needs_approval takes 'whom', which the tool does not have; it may take 'to', 'amount'"),
        (lambda amuont=0: amuont > 10, "needs_approval takes 'amuont', which the tool does not have"),
        (lambda loud=False: loud, "needs_approval takes 'loud', which the tool does not have"),
        (lambda *notes: bool(notes), r"needs_approval takes \*notes, which would not see the arguments of a call"),
        (lambda *args: "eve" in args, r"needs_approval takes \*args, which would not see"),
        (lambda to, **more: "loud" in more, r"needs_approval takes \*\*more, which would not see"),
        (lambda **given: "loud" in given, r"needs_approval takes \*\*given, which would not see"),
    ],
)
def test_what_is_no_rule_is_refused_when_the_tool_is_made(rule: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        FunctionTool(pay, needs_approval=rule)


def test_what_can_be_no_rule_is_refused_by_the_decorator() -> None:
    with pytest.raises(ToolDefinitionError, match="tool: needs_approval must be True, False or a function"):
        tool(needs_approval=cast(Any, "yes"))


def test_a_rule_is_asked_about_each_call_and_its_argument_as_it_will_be_made() -> None:
    made: list[int] = []

    @tool(needs_approval=lambda amount: amount > 100)
    def send(amount: int) -> int:
        """Send."""
        made.append(amount)
        return amount

    manager = ToolManager([send], policy=Policy.PROGRAMS)
    output = manager.execute("[send(n) for n in [5, 500, '50', 501]]")
    assert [each.arguments for each in output.waiting] == [{"amount": 500}, {"amount": 501}]
    assert sorted(made) == [5, 50]
    first, second = output.waiting
    output = manager.resume(output, {first.id: Edit({"amount": 900}), second.id: Deny()})
    assert sorted(made) == [5, 50, 900]


def test_a_rule_may_take_every_argument_of_a_tool_without_further_ones() -> None:
    erase = FunctionTool(lambda path, deep=False: path, name="erase", needs_approval=lambda **given: given["deep"])
    manager = ToolManager([erase])
    assert manager.execute("erase('a')").state == "finished"
    assert manager.execute("erase('a', True)").state == "waiting"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('pay("""# only a comment\nann""")', "pay('# only a comment\\nann')"),
        ('pay("a\tb   c")', "pay('a\\tb   c')"),
        ('pay("eve", # to ann, amount 1\n 1000)', "pay('eve', 1000)"),
        ("pay('eve', 1000)", "pay('eve', 1000)"),
    ],
)
def test_what_is_asked_about_shows_each_argument_as_it_is_passed(text: str, shown: str) -> None:
    output = ToolManager([FunctionTool(pay, needs_approval=True)]).execute(text)
    assert on_one_line(output.waiting[0].source) == shown
    assert shown in str(output.error)


def test_a_rule_of_a_tool_that_is_known_by_its_schema() -> None:
    definition = {
        "name": "erase",
        "parameters": {"type": "object", "properties": {"path": {"type": "string"}, "deep": {"type": "boolean"}}},
    }
    erase = FunctionTool.from_schema(definition, lambda **given: given, needs_approval=lambda path, deep=False: deep)
    manager = ToolManager([erase])
    assert manager.execute("erase(path='a')").state == "finished"
    output = manager.execute("erase(path='a', deep=True)")
    assert manager.resume(output, {output.waiting[0].id: Approve()}).output == {"path": "a", "deep": True}


@pytest.mark.parametrize(
    ("fn", "text", "shown", "edit", "expected"),
    [
        (lambda *a, **k: (a, k), "f('a', **{'0': 'x'})", {"0": "a", "**0": "x"}, {"0": "z"}, (("z",), {"0": "x"})),
        (lambda to, **k: (to, k), "f('a', **{'0': 'x'})", {"to": "a", "0": "x"}, {"0": "q"}, ("a", {"0": "q"})),
        (lambda to, **k: (to, k), "f('a', **{'0': 'x'})", {"to": "a", "0": "x"}, {"to": "q"}, ("q", {"0": "x"})),
        (lambda a, /, **k: (a, k), "f(1, **{'a': 2})", {"a": 1, "**a": 2}, {"a": 9}, (9, {"a": 2})),
        (lambda a=1, b=2, /: (a, b), "f()", {}, {"b": 9}, (1, 9)),
    ],
)
def test_an_edit_reaches_what_it_names_in_every_approval(
    fn: Any, text: str, shown: Any, edit: dict[str, Any], expected: Any
) -> None:
    manager = ToolManager([FunctionTool(fn, name="f", needs_approval=True)])
    output = manager.execute(text)
    assert output.waiting[0].arguments == shown
    assert manager.resume(output, {output.waiting[0].id: Edit(edit)}).output == expected


def test_an_edit_of_a_position_that_there_is_not_is_refused() -> None:
    manager = ToolManager([FunctionTool(lambda *a: a, name="f", needs_approval=True)])
    output = manager.execute("f(1)")
    with pytest.raises(ValueError, match="further arguments by position are numbered from 0 on, without a gap"):
        manager.resume(output, {output.waiting[0].id: Edit({"5": 1})})
    assert manager.resume(output, {output.waiting[0].id: Edit({"0": 5})}).output == (5,)


@pytest.mark.parametrize(
    "text",
    ["x = ['ann']\n[pay_all(x), x.append('eve')]", "x = names()\n[pay_all(x), x.append('eve')]"],
    ids=["literal", "from a tool"],
)
def test_a_text_that_changes_a_list_meanwhile_changes_nothing_that_was_approved(text: str) -> None:
    paid: list[list[str]] = []
    shown: list[Any] = []

    def pay_all(to: Any) -> int:
        """Pay all."""
        paid.append(list(to))
        return len(to)

    def names() -> list[str]:
        """Give names."""
        return ["ann"]

    def approve(requests: Any) -> Any:
        shown.extend(each.arguments["to"] for each in requests)
        return {each.id: Approve() for each in requests}

    tools = [FunctionTool(pay_all, needs_approval=True), names]
    output = ToolManager(tools, policy=Policy.PROGRAMS, approve=approve).execute(text)
    assert (paid, shown, output.output) == ([["ann"]], [["ann"]], [1, None])
    (call,) = (each for each in output.calls if each.name == "pay_all")
    assert call.parsed_input is not None
    assert call.parsed_input.kwargs == {"to": ["ann"]}


@pytest.mark.parametrize(
    "text", ["x = []\nx.append(x)\npay_all(x)", "x = [0] * 1000000\n[pay_all(x) for i in range(999)]"]
)
def test_arguments_that_have_no_end_are_bounded_where_they_are_shown_for_approval(text: str) -> None:
    def pay_all(to: Any) -> int:
        """Pay all."""
        return 1

    output = ToolManager([FunctionTool(pay_all, needs_approval=True)], policy=Policy.PROGRAMS).execute(text)
    assert output.error is not None
    assert output.error.kind == "limit"


def only_by_place(to: Any, amount: Any = 2, /, **more: Any) -> dict[str, Any]:
    """Only by place."""
    return dict(locals())


def with_options(url: Any, *parts: Any, mode: Any = 0, **options: Any) -> dict[str, Any]:
    """With options."""
    return dict(locals())


@pytest.mark.parametrize(
    ("fn", "arguments"),
    [
        (only_by_place, "'eve', 1000"),
        (only_by_place, "'eve', 1000, to='ann', amount=1"),
        (only_by_place, "'eve', amount=1"),
        (only_by_place, "'eve', **{'more': 1, 'to': 'ann'}"),
        (with_options, "'u'"),
        (with_options, "'u', options={'method': 'POST'}"),
        (with_options, "'u', 1, 2, parts=3, mode=4, options=5"),
        (with_options, "url='u', parts=1"),
    ],
)
def test_a_rule_is_given_what_the_function_is_given(fn: Callable[..., Any], arguments: str) -> None:
    seen: list[dict[str, Any]] = []

    def note(**given: Any) -> bool:
        seen.append(given)
        return False

    names = list(signature(fn).parameters)
    rule = eval(f"lambda {', '.join(names)}: note({', '.join(f'{name}={name}' for name in names)})", {"note": note})
    output = ToolManager([FunctionTool(fn, needs_approval=rule)]).execute(f"{fn.__name__}({arguments})")
    assert output.unwrap() == eval(f"fn({arguments})", {"fn": fn})
    assert seen
    assert all(each == output.output for each in seen)


class WithoutAttributes:
    """As a proxy whose object is not there."""

    @property
    def __dict__(self) -> Any:  # type: ignore[override]  # what it stands for
        raise RuntimeError("nothing is there")


def test_an_object_may_have_no_attributes_that_can_be_read() -> None:
    def use(it: object) -> str:
        """Use it."""
        return "used"

    manager = ToolManager([FunctionTool(use, needs_approval=True)], {"it": WithoutAttributes()})
    output = manager.execute("use(it)")
    assert manager.resume(output, {each.id: Approve() for each in output.waiting}).output == "used"


def test_a_rule_changes_no_argument() -> None:
    def rule(to: list[str]) -> bool:
        to.clear()
        return False

    def send(to: list[str]) -> list[str]:
        """Send."""
        return to

    assert ToolManager([FunctionTool(send, needs_approval=rule)]).execute("send(['a'])").output == ["a"]


def test_what_is_written_goes_by_the_names_of_the_arguments() -> None:
    def pay(to: str, amount: int = 1, /, *rest: int, **more: int) -> str:
        """Pay."""
        return "paid"

    manager = ToolManager([FunctionTool(pay, needs_approval=True)], {"xs": ["ann"], "kw": {"c": 3}, "kv": {"d": 4}})

    def shown(text: str) -> tuple[Mapping[str, Any] | None, Mapping[str, str]]:
        (request,) = manager.execute(text).waiting
        return request.arguments, request.expressions

    assert shown("pay('eve', 5, to=1, amount=2)") == (
        {"to": "eve", "amount": 5, "**to": 1, "**amount": 2},
        {"to": "'eve'", "amount": "5", "**to": "1", "**amount": "2"},
    )
    assert shown("pay(*xs, 5, 6)") == ({"to": "ann", "amount": 5, "2": 6}, {"0": "*xs", "1": "5", "2": "6"})
    assert shown("pay('eve', **kw, **kv)")[1] == {"to": "'eve'", "**": "kw, kv"}


def test_what_cannot_be_compared_is_approved_as_it_is_and_not_as_another() -> None:
    class Table:
        def __eq__(self, other: object) -> bool:
            raise ValueError("the truth value of a table is ambiguous")

    assert not same_arguments({"table": Table()}, {"table": Table()})
    table = Table()
    assert same_arguments({"table": table}, {"table": table})
