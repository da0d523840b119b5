"""Answers that are broken, cut off or hostile: nothing wrong is read in them, and nothing takes long."""

import ast
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from lightfc import Function, FunctionDefinition, FunctionTool, Message, PromptFormat, ToolManager
from lightfc.core.messages import ToolCall
from lightfc.formats import ANSWER_FORMATS, LAYERS, OPTIONAL_LAYERS, Names
from lightfc.formats.reader import Form, Reading, read_answer
from lightfc.formats.reading_budget import MAX_CHARS, MIN_CHARS, STEPS_PER_CHAR, Budget, BudgetError
from lightfc.lab.verdicts import called_functions
from tests.support.reading import read


def defined(name: str, /, **types: str) -> FunctionDefinition:
    properties = {key: {"type": kind} for key, kind in types.items()}
    return FunctionDefinition(name, "", {"type": "object", "properties": properties})


FIND = defined("find", city="string", n="integer")
BOOK = defined("book", id="string", day="string", items="array", zip="string")
POWER = defined("math.power", base="integer", exponent="integer")
KNOWN = Names((), [FIND, BOOK, POWER])
FORMS: list[Form] = ["python", "json", "xml"]
PARIS = '{"name": "find", "arguments": {"city": "Paris"}}'


@pytest.mark.parametrize(
    "answer",
    [
        '[find(city="Rome", n=1), book(id=the_id, day="Mon")]\n\nThis finds and then books.',
        '[find(city="Rome")]\n[book(id=the_id)]\n[find(city="Oslo")]\nThat is all of it.',
        'First find(city="Rome"), then book(id=the_id, day="Mon") as you said.',
        f'{PARIS}\n{{"name": "book", "arguments": {{"id": }}}}',
        f"<tool_call>{PARIS}</tool_call>\n<tool_call>{{'name': 'book', 'arguments': {{'id': Rome Italy}}}}</tool_call>",
        '<call name="find"><arg name="city">Rome</arg></call><call name="book">the id is 3</call>',
        "find('Rome')\nprint(book(id=x, 5))",
        "I do book(id=the_id, 5) and this:\nfind('Rome')",
        "find('Rome')\n\nand book(id=x, 5)",
        "find('Rome') and book(id=x, New York)",
        "find('Rome') and book(items=[], 5)",
        "find('Rome') and book(id=x, *y, 5)",
        "find('Rome') and book(\"a, id=x)",
        "I do book(id: str = 'a', day: str = 'Mon') and:\nfind('Rome')",
        "I do book(id: 'a', day: str = 'Mon') and:\nfind('Rome')",
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_a_broken_call_keeps_those_beside_it_from_running(answer: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert found.problem
    assert found.calls == ()


@pytest.mark.parametrize(
    "answer",
    [
        "find(city, n) finds: find(city='Rome')",
        "Not book(id=...), but find(city='Rome')",
        "I will use book(id=…) and then:\nfind(city='Rome')",
        "The syntax is find(city: str, n: int = 1).\nfind(city='Rome')",
        "Not math.power(base: int, exponent: int | None = None), but find(city='Rome')",
    ],
)
def test_what_tells_how_a_function_is_called_breaks_nothing(answer: str) -> None:
    found = read(answer, KNOWN)
    assert (found.calls, found.problem) == (("find(city='Rome')",), "")


@pytest.mark.parametrize(
    ("answer", "calls"),
    [
        ("[find(n=1)] + [find(n=2)]", ["find(n=1)", "find(n=2)"]),
        ("[find(n=1)] + [find(n=2)] + [find(n=3)]", ["find(n=1)", "find(n=2)", "find(n=3)"]),
        ("[find(n=1)] + book(id='a')", ["find(n=1)", "book(id='a')"]),
        ("[find(n=1)][find(n=2)]", ["find(n=1)", "find(n=2)"]),
        ("[find(n=1)][find(n=2)][find(n=3), find(n=4)]", ["find(n=1)", "find(n=2)", "find(n=3)", "find(n=4)"]),
    ],
)
def test_the_calls_of_all_lists_are_told(answer: str, calls: list[str]) -> None:
    assert list(read(answer, KNOWN).calls) == calls


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("json+json", 'math_power\n{"base": 3, "exponent": 4}'),
        ("json+glm", 'math_power\n{"base": 3, "exponent": 4}'),
        ("json+glm", "math_power\n```python\ntool_call(base=3, exponent=4)\n```"),
        ("xml+xml", "<math_power><base>3</base><exponent>4</exponent></math_power>"),
        ("xml+xml", '<call name="math_power"><arg name="base">3</arg><arg name="exponent">4</arg></call>'),
        ("json+hermes", '<tool_call>{"name": "math_power", "arguments": {"base": 3, "exponent": 4}}</tool_call>'),
        ("python+expression", "functions.math_power(base=3, exponent=4)"),
    ],
)
def test_a_name_with_other_separators_is_known_in_every_form(name: str, answer: str) -> None:
    assert PromptFormat(name).reading(answer, KNOWN).calls == ("math.power(base=3, exponent=4)",)


@pytest.mark.parametrize(
    ("answer", "calls"),
    [
        (f'<tool_call name="find">{PARIS}</tool_call>', ["find(city='Paris')"]),
        ('<tool_call name="find" arguments={"city": "Paris", "n": 2}>', ["find(city='Paris', n=2)"]),
        ("<tool_call name='find' arguments='{\"city\": \"a > b\"}'/>", ["find(city='a > b')"]),
        ('<tool_call name="find" arguments="{"city": "Paris"}"></tool_call>', ["find(city='Paris')"]),
        ('<tool_call id="query_1" name="find"><city>Paris</city></tool_call>', ["find(city='Paris')"]),
        (f'<tool_call id="query_1">{PARIS}</tool_call>', ["find(city='Paris')"]),
        ('<find city="Paris" n=2/>', ["find(city='Paris', n=2)"]),
        ('<function=find><parameter=city>Paris</parameter></function>', ["find(city='Paris')"]),
        ('<call name="find"><arguments><!-- none --></arguments></call>', ["find()"]),
        ('<call name="find"><arg name="city">Paris</arg><n>2</n></call>', ["find(city='Paris', n=2)"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("form", FORMS)
def test_a_call_in_a_tag_keeps_its_name_and_its_arguments(answer: str, calls: list[str], form: Form) -> None:
    assert list(read(answer, KNOWN, form).calls) == calls


def test_an_element_is_read_by_the_names_of_each_reading() -> None:
    answer = "<tool_call>ping</tool_call>"
    names = [Names((), [defined(each)]) for each in ("other", "ping")]
    assert [read(answer, each, "xml").calls for each in names] == [(), ("ping()",)]


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("find(city='Rome', 5)", "a name is missing: '5' stands behind a named argument"),
        ("find(city='Rome', 'Oslo', true)", "a name is missing: \"'Oslo'\" stands behind a named argument"),
        ("find(city='Rome', Italy)", "a name is missing: 'Italy' stands behind a named argument"),
        ("find(city=Rome, Italy)", "'Rome, Italy' is not Python; a string needs quotes"),
        ("find(city=New York, USA, 'Earth')", "'New York, USA, Earth' is not Python; a string needs quotes"),
        ("find(city=Rome, Italy, n=1, 5)", "a name is missing: '5' stands behind a named argument"),
        ('{"name": "book", "arguments": {"items": ["a" "b"]}}', "a comma is missing between two strings"),
        ("{'name': 'find', 'arguments': {'city': 'Rome' 'Oslo'}}", "a comma is missing between two strings"),
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_a_problem_says_what_is_missing(answer: str, problem: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert (found.calls, found.problem) == ((), problem)


def test_a_text_of_three_quotes_stands_alone_in_data() -> None:
    answer = """{'name': 'find', 'arguments': {'city': '''it's "x" '''}}"""
    assert given_to(read(answer, KNOWN, "json")) == [{"city": 'it\'s "x" '}]


NOTATION = [
    *(
        "name",
        "type",
        "id",
        "arguments",
        "parameters",
        "args",
        "params",
        "kwargs",
        "input",
        "action",
        "function",
        "tool",
    ),
    *("call", "api", "method", "value", "key", "json", "arg", "argument", "parameter", "param", "thought", "content"),
    *("role", "index", "string", "class", "description", "answer", "expression", "code", "result", "text"),
]
"""Words by which forms of answers say what something is; parameters may have these names too."""


def given_to(reading: Reading) -> list[Mapping[str, Any]]:
    """What the calls of a reading give by name."""
    return [call.kwargs for call in called_functions(reading) or ()]


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_a_parameter_may_be_named_as_notation_is(asked: str) -> None:
    form = PromptFormat(f"python+{asked}")
    for word in NOTATION:
        names = Names((), [defined("make", **{word: "string", "other": "string"})])
        for given in ({word: "a b"}, {"other": "a b"}, {word: "make", "other": "2"}):
            written = form.write([Function("make", (), given)])
            answer = json.loads(written) if asked == "native" else written
            reading = form.reading(answer, names)
            assert (written, given_to(reading)) == (written, [given])
            assert (written, reading.certainty) == (written, "exact")


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ('{{"name": "make", "{word}": "a b"}}', NOTATION[1:]),
        ('[{{"name": "make", "{word}": "a b"}}]', NOTATION[1:]),
        ('<call name="make" {word}="a b"/>', NOTATION[1:]),
        ('{{"name": "make", "arguments": {{"{word}": "a b"}}}}', NOTATION),
        ('{{"make": {{"{word}": "a b"}}}}', NOTATION),
        ("<tool_call>\n<function=make>\n<parameter={word}>\na b\n</parameter>\n</function>\n</tool_call>", NOTATION),
        ('<invoke name="make"><parameter name="{word}">a b</parameter></invoke>', NOTATION),
        ("<invoke><tool_name>make</tool_name><parameters><{word}>a b</{word}></parameters></invoke>", NOTATION),
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_an_argument_that_is_named_as_notation_is_not_lost(answer: str, words: list[str], form: Form) -> None:
    for word in words:
        found = read(answer.format(word=word), Names((), [defined("make", **{word: "string"})]), form)
        assert (word, given_to(found)) == (word, [{word: "a b"}])


def test_a_block_that_was_not_opened_is_not_lost() -> None:
    answer = f"{PARIS}\n</tool_call>\n<tool_call>\n{PARIS.replace('Paris', 'Oslo')}\n</tool_call>"
    assert PromptFormat("json+hermes").reading(answer, KNOWN).calls == ("find(city='Paris')", "find(city='Oslo')")


@pytest.mark.parametrize(
    "value",
    ['11.5"', "Rome Italy", '["city": "Rome"]', "1.0  // the first", "[/* your items here */]", "[ // none\n]", "<id>"],
)
@pytest.mark.parametrize(
    "answer", ['book(id="a", items=%s)', '{"name": "book", "arguments": {"id": "a", "items": %s}}']
)
@pytest.mark.parametrize("form", FORMS)
def test_no_value_is_made_that_the_model_did_not_write(answer: str, value: str, form: Form) -> None:
    found = read(answer % value, KNOWN, form)
    assert found.problem
    assert found.calls == ()


@pytest.mark.parametrize(
    "answer",
    [
        "book(id='Dramatic Story, day='Monday')",
        '[book(id="x", day="Mon), find(city="Rome", n=1)]',
        "book(items={'a': 1, 'b': [2], n=3)",
        "book(id='<id>', day=<day>)",
        "book(id='C:\\', day='Mon'",
        "book(items=['a, 'b'])",
        "book(items=['a b'( 'c'])",
        "book(items=['a'' 'b'])",
        "book(items=[\"a', 'b'])",
        "book(items={'r' 1, 'g': 2})",
        "book(id=''a'')",
        "book(id='a'', day='Mon')",
        'book(id=""a", day="Mon")',
        "book(id='a'. day='Mon')",
        'book(items=[1, "[2, 3]])',
        "book(items=[1,5; 2,5])",
        'book(items=["a" "b"])',
        "book(items=[5_])",
        "[book(items=[1, 2), find(n=1)])",
        '{"name": "book", "arguments": {"items": ["a, "b"]}}',
        '{"name": "book", "arguments": {"items": ["a"" "b"]}}',
        '{"name": "book", "arguments": {"items": [1, "2, 3]}}',
        f'[{{"name": "book", "arguments": {{"items": ["a", \'c"]}}}}, {PARIS}]',
        '{"name": "book", "arguments": {"items": {"a": 1, "day": "Mon"}}',
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_a_text_or_an_object_does_not_swallow_what_follows(answer: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert found.problem
    assert found.calls == ()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("find(city='Rock 'n' Roll, O'Neil's')", "Rock 'n' Roll, O'Neil's"),
        ('find(city="He said "no" twice")', 'He said "no" twice'),
        ('find(city=""No", he said")', '"No", he said'),
        ('find(city="5" wide, \'so\'")', "5\" wide, 'so'"),
        ("find(city='the '90s (late)')", "the '90s (late)"),
        ("book(items=[('a ' 'b')], id='c ' 'd')", "c d"),
    ],
)
def test_quotes_of_a_text_are_part_of_it(answer: str, text: str) -> None:
    found = read(answer, KNOWN)
    assert found.problem == ""
    (call,) = found.calls
    assert text in map(ast.literal_eval, (each.value for each in ast.parse(call, mode="eval").body.keywords))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "answer",
    [
        "book(zip=08540)",
        "book(items=[08540])",
        "I book it:\nfind(n=1)\nbook(zip=08540)",
        '{"name": "book", "arguments": {"zip": 08540}}',
    ],
)
def test_a_number_that_begins_with_0_is_a_problem(answer: str) -> None:
    found = read(answer, KNOWN)
    assert (found.calls, found.problem) == ((), "08540 is not a number in Python; a string needs quotes")


@pytest.mark.parametrize(
    ("answer", "runs"),
    [
        ("find(1,000)", False),
        ("find('Oslo', 250,000)", False),
        ("I look:\n```python\n[find(1,000)]\n```", False),
        ("find('1,000', n=00)", True),
        ("find(n=1_000)", True),
    ],
)
def test_a_comma_of_thousands_is_a_problem(answer: str, runs: bool) -> None:
    found = read(answer, KNOWN)
    assert (bool(found.calls), found.problem.startswith("000 is the number 0")) == (runs, not runs)


@pytest.mark.parametrize(
    "answer",
    [
        "find(\n  city='Paris', // where\n  n=1 // how\n)",
        "find(city='Paris' /* where */, n=1)",
        '{"name": "find", // the tool\n "arguments": {"city": "Paris"}}',
        '{"name": "find", "arguments": {"city": "Paris" /* where */}}',
    ],
)
def test_comments_of_javascript_are_a_problem(answer: str) -> None:
    found = read(answer, KNOWN)
    assert (found.calls, found.problem) == (
        (),
        "a comment begins with # in Python, and JSON has none: leave out // and /*",
    )


@pytest.mark.parametrize(
    "answer", ["find(n=1)", "[find(n=1), find(", f"<tool_call>{PARIS}</tool_call>", "Well: find(n=1)"]
)
@pytest.mark.parametrize("name", [f"python+{asked}" for asked in ANSWER_FORMATS])
def test_of_an_answer_that_was_cut_off_nothing_runs(answer: str, name: str) -> None:
    form = PromptFormat(name)
    for said in (answer, Message("assistant", answer, finish_reason="length")):
        truncated = isinstance(said, str)
        found = form.reading(said, KNOWN, truncated=truncated)
        assert (found.expression, found.calls) == (None, ())
        assert form.read(said, KNOWN.all, truncated=truncated) is None


def test_tool_calls_that_were_cut_off_do_not_run() -> None:
    message = Message("assistant", "", finish_reason="length", tool_calls=(ToolCall("1", "find", '{"n": 1}'),))
    found = PromptFormat("json+native").reading(message, KNOWN)
    assert found.expression is None
    assert "cut off" in found.problem


def test_words_that_were_cut_off_are_words() -> None:
    assert PromptFormat().reading("It is warm and", KNOWN, truncated=True).problem == ""


@pytest.mark.parametrize("fence", ["import os\nfor f in os.listdir('.'):\n    print(f)", "x = f(1)\nif x:\n    g(x)"])
def test_without_names_a_fence_is_no_program(fence: str) -> None:
    assert read(f"```python\n{fence}\n```", Names()).expression is None


@pytest.mark.parametrize(
    ("answer", "question", "calls"),
    [
        ("find(city=Rome)", "How warm is Rome?", ("find(city='Rome')",)),
        ("find(city=New York, n=2)", "and in new york?", ("find(city='New York', n=2)",)),
        ("[find(city=Rome), book(id=SK1)]", "Rome, then book SK1", ("find(city='Rome')", "book(id='SK1')")),
        ("find(city=my_city)", "How warm is Rome?", ()),
        ("find(city=Rom)", "How warm is Rome?", ()),
        ("find(city=Rome)", "", ()),
    ],
)
def test_words_of_the_question_are_texts_where_the_host_says_so(answer: str, question: str, calls: Any) -> None:
    form = PromptFormat(layers=(*LAYERS, *OPTIONAL_LAYERS))
    assert form.reading(answer, KNOWN, question=question).calls == calls
    assert PromptFormat().reading(answer, KNOWN, question=question).problem


def test_the_tools_api_gets_names_that_it_takes() -> None:
    form = PromptFormat("python+native")
    definitions = [POWER, defined("math_power"), FIND]
    sent = [each["function"]["name"] for each in form.tools(definitions)]
    names = form.tool_names(definitions)
    assert all(each.replace("-", "").replace("_", "").isalnum() for each in sent)
    assert [names[each] for each in sent] == ["math.power", "math_power", "find"]
    for own, definition in zip(sent, definitions, strict=True):
        message = Message("assistant", "", tool_calls=(ToolCall("1", own, "{}"),))
        assert form.reading(message, Names((), definitions)).calls == (f"{definition.name}()",)


FRAGMENTS = [
    "a", "a ", "1", "0", "/", "//", "/*", "//\n", "`", "```", "```a\n", "~", "<", "<a", "<a>", "<a:call>", "</a>",
    "<invoke name='find'>", "<arg_key>a</arg_key><arg_value>", "<|", "<|a|>", "<|think", "<think>", "</think>", "[",
    "(", "{", '"', "'", '"""', "\\", "\\n", "\\'", "\n", " ", "find(", "find('", "find(city=", "find(city='",
    "find(city={",    '{"name": "find", "arguments": {', '{"name": "find", "arguments": {"city": "', '{"a":',
    "{a:", "[{", "<tool_call>",
    "<tool_call>{", "<tool_call name='find' arguments={", "</tool_call>", "<![CDATA[", "<!--", "&lt;", "&#9", "“",
    "a.",
    "a.call", "find()", "find(1), ", "find(1)\n", "find(1) so ", "x=", "x=1,", "a_", "a\\_", "#", "# ", "...",
    ",", "=",
    "-", "a()", "[]", "'a' ", "it's ", "lambda:", "not ", "{{", "Action: ", "find\n{", "1. ", "007 ", "'find(",
    '["find(city=', "<find>", "<find city='", "find(1 /* ", "[TOOL_CALLS]", "a-", "name\n```\n", "find\ntool_call(",
    "}", "]", ")", "foo(1), ", "find({'city': find(", "find(city=it's, ", "x = find(1)\n", "print(find(",
    "<call name='find'>",
]  # fmt: skip


def steps(text: str, form: Form, before: str) -> tuple[int, str]:
    """How many steps the reading of a text takes, and what is wrong with it."""
    budget = Budget(len(text))
    found = read_answer(before + text, KNOWN, form, budget=budget)
    return budget.steps - budget.left, found.problem


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_what_reading_takes_grows_no_faster_than_the_answer(fragment: str) -> None:
    few, many = (fragment * (size // len(fragment)) for size in (MIN_CHARS, 4 * MIN_CHARS))
    for form, before in (("python", ""), ("python", "find(city="), ("json", ""), ("xml", "```\n")):
        less, _ = steps(few, form, before)
        more, problem = steps(many, form, before)
        # Four times the text; what is nested costs more for each level, up to the deepest that is read.
        assert more <= 12 * less + STEPS_PER_CHAR * 200 or "are not closed" in problem


@pytest.mark.parametrize("pieces", [[10**9], [5 * MAX_CHARS] * 3, [1] * 3 * MIN_CHARS, []])
def test_an_answer_gets_steps_by_its_length_and_no_more_than_any_may(pieces: Sequence[int]) -> None:
    budget = Budget()
    for chars in pieces:
        budget.extend(chars)
    assert budget.steps == budget.left == STEPS_PER_CHAR * min(max(sum(pieces), MIN_CHARS), MAX_CHARS)
    with pytest.raises(BudgetError):
        budget.charge(budget.steps + 1)


LONG = 30_000


@pytest.mark.parametrize("asked", ["expression", "code", "json", "xml"])
@pytest.mark.parametrize(
    ("answer", "read"),
    [
        (f"find('{'a (b) ' * (LONG // 6)}')", 1),
        (f"Words.\n\n```python\nfind({json.dumps('it is “so”: ' * (LONG // 24))})\n```", 1),
        ('{"a":' * (LONG // 5), 0),
        ('<tool_call>{"name": "find", ' * (LONG // 28), None),
        ("Here: " + "{" * LONG + "\nfind('a')", None),
    ],
    ids=["call", "fence", "braces", "half calls", "call below"],
)
def test_a_long_answer_is_read_or_refused_within_one_budget(
    answer: str, read: int | None, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("reading_budget", "reader.found"):
        monkeypatch.setattr(f"lightfc.formats.{room}.MAX_CHARS", LONG // 3)
    made: list[Budget] = []
    monkeypatch.setattr(Budget, "charge", _charging(made))
    reading = PromptFormat(f"python+{asked}").reading(answer, KNOWN)
    assert len({*map(id, made)}) == 1
    assert read is None or len(reading.calls) == read
    assert read != 0 or f"too long to be read, with {len(answer):,} characters" in reading.problem


def _charging(made: list[Budget]) -> Callable[[Budget, int], None]:
    charge = Budget.charge

    def charging(budget: Budget, steps: int) -> None:
        made.append(budget)
        charge(budget, steps)

    return charging


@pytest.mark.parametrize("seed", range(8))
def test_no_answer_ends_in_an_exception(seed: int) -> None:
    chosen = random.Random(seed)
    for _ in range(40):
        parts = [fragment * chosen.choice([1, 1, 2, 40]) for fragment in chosen.choices(FRAGMENTS, k=12)]
        text = "".join(parts)
        found = PromptFormat(f"python+{chosen.choice(list(ANSWER_FORMATS))}").reading(text, KNOWN)
        assert found.expression or found.content == text.strip()


@pytest.mark.parametrize(
    "answer",
    [
        "<invoke name='find'>" + "<arg_key>a</arg_key><arg_value>" * 900,
        "".join(f"<a{number}:call>" for number in range(1500)),
        "[" * 900 + PARIS + "]" * 900,
        "find(1), a" + ".b" * 3_000 + "()",
        "find(1), a" + ".call" * 40 + "()",
        "find(" + "-" * 3_000 + "1)",
        "find(1&#" + "9" * 5_000 + ";",
        '{"name": "find", "arguments": {"n": ' + "9" * 5_000 + "}}",
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_what_is_deep_or_long_is_read_or_refused(answer: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert found.expression or found.content


@pytest.mark.timeout(30)
def test_blanks_behind_a_word_are_read_in_the_time_of_their_length() -> None:
    for size in (1, 150_000):
        assert read_answer(f"x{' ' * size}x", Names([FIND.name])).calls == ()


@pytest.mark.parametrize("name", NAMES := ["ﬁ", "fi", "__typename", "class", "a-b"])
def test_an_argument_keeps_its_name_where_python_would_read_another(name: str) -> None:
    given: dict[str, int] = {}
    properties = {each: {"type": "integer"} for each in NAMES}
    definition = {"name": "note", "parameters": {"type": "object", "properties": properties}}
    tool = FunctionTool.from_schema(definition, lambda **values: given.update(values))
    answer = json.dumps({"name": "note", "arguments": {name: 1}}, ensure_ascii=False)
    expression = PromptFormat("json+json").read(answer, [tool.definition])
    assert expression is not None
    assert ToolManager([tool]).execute(expression).error is None
    assert given == {name: 1}


@pytest.mark.parametrize(
    "answer", ["pay('ann', 1,000)", "pay(ann, 5)", "pay(friend, 1,000)", "pay('ann', 0100)", "pay('ann' 5)"]
)
@pytest.mark.parametrize("asked", ["expression", "json"])
def test_what_has_a_problem_is_not_executed_and_its_record_says_why(answer: str, asked: str) -> None:
    paid: list[tuple[str, int, int]] = []

    def pay(who: str, euros: int, cents: int = 0) -> None:
        paid.append((who, euros, cents))

    manager, form = ToolManager([pay], {"friend": "ann"}), PromptFormat(f"python+{asked}")
    reading, expression = form.reading(answer, ["pay"]), form.read(answer, ["pay"])
    error = manager.execute(expression).error  # type: ignore[arg-type]  # there is one
    assert reading.problem
    assert error is not None
    assert error.message.startswith(reading.problem)
    assert reading.suggestion in error.message
    assert paid == []
    assert manager.execute(form.read("pay(friend, 5)", ["pay"])).error is None  # type: ignore[arg-type]
    assert paid == [("ann", 5, 0)]
