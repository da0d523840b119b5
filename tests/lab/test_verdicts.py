"""Whose fault a wrong answer is, by reader and answer."""

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc.lab import READERS, LabError, case_of, judge
from lightfc.lab.verdicts import CAUSES, Reader, judged, reader_named

FUNCTIONS = [
    {"name": name, "description": "?", "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}}}
    for name in ("f", "g")
]
CASE = case_of({"id": "c", "question": "?", "functions": FUNCTIONS, "expected": [{"f": {"a": [1]}}]})
IRRELEVANT = case_of({"id": "i", "question": "?", "functions": FUNCTIONS, "irrelevant": True})


@pytest.mark.parametrize(
    ("answer", "asked", "strict", "lightfc"),
    [
        ("f(a=1)", "expression", ("right", ""), ("right", "")),
        ("```\nf(a=1)\n```", "expression", ("no call", "form"), ("right", "")),
        ('{"name": "f", "arguments": {"a": 1}}', "expression", ("no call", "form"), ("right", "")),
        ("I cannot do that.", "expression", ("no call", "reading"), ("no call", "reading")),
        ("", "json", ("no call", "reading"), ("no call", "reading")),
        ("f(a=x)", "expression", ("wrong", "form"), ("wrong", "form")),
        ("g(a=1)", "expression", ("wrong", "choice"), ("wrong", "choice")),
        ("[f(a=1), f(a=1)]", "expression", ("wrong", "choice"), ("wrong", "choice")),
        ("f(a=2)", "expression", ("wrong", "argument"), ("wrong", "argument")),
        ("f(b=1)", "expression", ("wrong", "argument"), ("wrong", "argument")),
    ],
)
def test_the_cause_depends_on_the_answer_and_on_the_reader(
    answer: str, asked: str, strict: tuple[str, str], lightfc: tuple[str, str]
) -> None:
    verdicts = judged(answer, CASE, asked, list(READERS.values()))
    assert [(each.outcome, each.cause) for each in verdicts] == [strict, lightfc]
    assert all((each.cause in CAUSES) is not each.is_right for each in verdicts)


@pytest.mark.parametrize(
    ("answer", "outcome", "cause"), [("f(a=1)", "false call", "false call"), ("No.", "rightly no call", "")]
)
def test_where_no_call_is_right(answer: str, outcome: str, cause: str) -> None:
    verdict = judge(answer, IRRELEVANT, "expression")
    assert (verdict.outcome, verdict.cause, verdict.is_right) == (outcome, cause, not cause)


def test_where_nobody_knows_what_is_right_nothing_is_judged() -> None:
    case = case_of({"id": "c", "question": "?", "functions": FUNCTIONS})
    assert [judge(answer, case, "expression").is_right for answer in ("f(a=1)", "No.")] == [None, None]


def test_readers_have_names_or_are_layers() -> None:
    assert reader_named("strict") == READERS["strict"]
    assert reader_named("blocks+lists") == Reader("blocks+lists", ("blocks", "lists"))
    with pytest.raises(LabError, match="there is no reader or layer 'blokcs'"):
        reader_named("blokcs")


TEA, BOTH = [{"price": {"item": ["tea"]}}], [{"price": {"item": ["tea"]}}, {"price": {"item": ["milk"]}}]
WHATEVER = {
    'round(price("tea"), 1)': TEA, 'int(price("tea"))': TEA, 'price("tea") > 2': TEA, 'round(number=price("tea"))': TEA,
    '"{:.1f}".format(price("tea"))': TEA, 'price("tea").is_integer()': TEA, '[price("tea")][0:1]': TEA,
    'price("tea") if price("milk") else 1': None, 'price("tea") and 1': TEA, '1 if price("tea") else 2': TEA,
    'max(price("tea"), price("milk"))': BOTH, 'price("tea") < price("milk")': BOTH, 'sum([price("tea"), 1]) / 2': TEA,
    '1 < price("tea") < price("milk")': None, 'price("tea") or price("milk")': None,
    'a = price("tea")\nb = price("milk")\nmin(a, b)': BOTH,
    'a = price("tea")\nb = round(a, 1)\nc = price("milk")\nif b < c:\n    print("tea")': BOTH,
    'a = price("tea")\nif a > 2:\n    b = price("milk")': None,
    'max(map(price, ["tea"]))': TEA, 'tell = price\ntell("tea")\nprice("milk")': BOTH,
}  # fmt: skip
"""By program the calls that it makes whatever they give; None where they depend on it."""


@pytest.mark.parametrize(
    ("program", "expected", "outcome"),
    [
        ("a = shop.price(x=1)\np = shop.price\nb = p(x=9)\n[a, b]", [1], "wrong"),
        ("[shop.price(x=1), *map(shop.price, [9])]", [1], "wrong"),
        ("a = shop.price(x=1)\nb = list(map(shop.price, [2]))", [1, 2], "right"),
        ("d = {}\nd['k'] = shop.price(x=1)\nd[str(shop.price(x=2))] = 5", [1], "wrong"),
        ("d = [0]\nd[shop.price(x=9)] = shop.price(x=1)", [1], "wrong"),
        ("shop = print\nshop.price(x=1)", [1], "wrong"),
    ],
)
def test_calls_by_other_names_and_in_targets_count(program: str, expected: list[int], outcome: str) -> None:
    shown = [{"name": "shop.price", "description": "Tell a price.", "parameters": {"type": "object", "properties": {
        "x": {"type": "integer"}}, "required": ["x"]}}]  # fmt: skip
    wanted = [{"shop.price": {"x": [each]}} for each in expected]
    case = case_of({"id": "c", "question": "?", "functions": shown, "expected": wanted})
    assert judge(program, case, "code").outcome == outcome


@pytest.mark.parametrize("text", WHATEVER)
def test_what_is_done_with_what_calls_give_does_not_make_them_wrong(text: str) -> None:
    asked: list[str] = []
    prices: dict[str, float] = {}

    def price(item: str) -> float:
        """Tell a price."""
        asked.append(item)
        return prices[item]

    tool = FunctionTool(price).definition
    shown = [{"name": "price", "description": tool.description, "parameters": tool.parameters}]
    case = case_of({"id": "c", "question": "?", "functions": shown, "expected": WHATEVER[text] or BOTH})
    verdict = judge(text, case, "expression")
    assert (verdict.outcome, verdict.cause) == (("right", "") if WHATEVER[text] else ("wrong", "form"))
    made = set()
    for tea, milk in ((0.0, 1.0), (2.5, 2.0), (4.0, 5.0)):
        prices.update(tea=tea, milk=milk)
        ToolManager([price], policy="programs").execute(text).unwrap()
        made.add(tuple(sorted(asked)))  # calls that need nothing of each other overlap
        asked.clear()
    read = verdict.calls.functions
    assert read is None or made == {tuple(sorted(each.args[0] for each in read))}
