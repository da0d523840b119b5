"""Answers drawn from the grammars: each parses, passes the check and executes.

`LIGHTFC_FULL=1 pytest tests/formats/test_grammar.py -s` draws 3,000 of each and 60 through llama.cpp, and prints the
counts; without it a sample is drawn.
"""

import ast
import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path

import lark
import pytest

from lightfc import FunctionTool, OpenAIModel, PromptFormat, ToolManager
from lightfc.core.definitions import FunctionDefinition
from lightfc.core.messages import Message
from lightfc.formats.fields import Type
from lightfc.formats.grammar import TERMINALS, Grammar, Lit, Ref, Rep, alt, call_grammar, fits, seq, type_of_value
from tests.formats.every_type import DEFINITIONS, TOOLS, VARIABLES, manager
from tests.support.llama_server import llama_server
from tests.support.sampling import problem_of, samples
from tests.support.scripted_gguf import write_random_gguf

FULL = bool(os.environ.get("LIGHTFC_FULL"))
SAMPLES = 3_000 if FULL else 150
ANSWERS = 60 if FULL else 8


def test_every_drawn_answer_parses_passes_preflight_and_executes() -> None:
    grammar = call_grammar(DEFINITIONS, VARIABLES)
    called: set[str] = set()
    for text in samples(grammar.lark, SAMPLES):
        plan = manager().preflight(text)
        called |= {call.name for call in plan.calls}
        output = manager().execute(text)
        assert output.error is None, text
    print(f"\nexpressions: {SAMPLES:,} drawn, all execute")  # noqa: T201 - the figure to report
    assert called == {tool.name for tool in TOOLS}


@pytest.mark.parametrize("several", [True, False], ids=["several", "one"])
def test_a_grammar_may_be_of_one_call_alone(several: bool) -> None:
    grammar = call_grammar(DEFINITIONS, several=several)
    for text in samples(grammar.lark, 60):
        tree = ast.parse(text, mode="eval").body
        assert several or isinstance(tree, ast.Call)


JUDGED = [
    ("nothing()", True),
    ("[nothing(), nothing()]", True),
    ("optional()", True),
    ('optional(b="x")', True),
    ('optional(a=1, b="a\\"b", d=None)', True),
    ("optional(a=count)", True),
    ("optional(b='x')", False),
    ("optional(c=0.5, a=1)", False),
    ("optional(a=1, a=1)", False),
    ('optional(a="1")', False),
    ("optional(a=ratio)", False),
    ("listed(kind=\"it's\", color='blue')", True),
    ("listed(kind='other')", False),
    ("objects(p=Point(x=nothing()), s=Segment(start=origin))", True),
    ("objects(p=3)", False),
    ("bounded(n=5)", True),
    ("bounded(n=6)", False),
    ("math.lcm(numbers=numbers, options={'mode': 'fast', 'depth': 2})", True),
    ("math.lcm(numbers=later(a=1, rest=[2]))", True),
    ("math.lcm()", False),
    ("unknown()", False),
    ("nothing", False),
]


@pytest.mark.parametrize(("text", "accepted"), JUDGED)
def test_python_lark_reads_the_grammar_and_takes_what_it_says(text: str, accepted: bool) -> None:
    parser = lark.Lark(call_grammar(DEFINITIONS, VARIABLES).lark)
    try:
        parser.parse(text)
    except lark.exceptions.UnexpectedInput:
        assert not accepted
    else:
        assert accepted


def test_xgrammar_reads_both_languages_and_takes_what_they_say() -> None:
    xgrammar = pytest.importorskip("xgrammar", reason="it needs torch, and is no dependency")
    grammar = call_grammar(DEFINITIONS, VARIABLES)
    compiler = xgrammar.GrammarCompiler(xgrammar.TokenizerInfo([chr(code) for code in range(128)], stop_token_ids=[0]))
    drawn = [(text, True) for text in samples(grammar.lark, SAMPLES)]
    for read in (xgrammar.Grammar.from_lark(grammar.lark), xgrammar.Grammar.from_ebnf(grammar.gbnf)):
        compiled = compiler.compile_grammar(read)
        for text, accepted in [*JUDGED, *drawn]:
            matcher = xgrammar.GrammarMatcher(compiled, terminate_without_stop_token=True)
            taken = matcher.accept_string(text) and matcher.is_terminated()
            assert taken is accepted, text


def test_the_grammar_keeps_to_the_subset_that_all_read() -> None:
    text = call_grammar(DEFINITIONS, VARIABLES).lark
    assert problem_of(text) == ""
    for line in text.splitlines():
        assert "%" not in line
        assert re.match(r"([a-z][a-z0-9]*|[A-Z]+): |    \| ", line), line
    for pattern in TERMINALS.values():
        assert not re.search(r"[{}]|\\[pdws]|\(\?", pattern)


def test_no_function_no_grammar() -> None:
    with pytest.raises(ValueError, match="at least one function"):
        call_grammar([])


def test_both_languages_from_one_form() -> None:
    grammar = Grammar(
        {"start": alt(seq(Lit('f("'), Ref("a"), Rep(Lit("\n"), "?")), Lit("x")), "a": Ref("INT")}, {"INT": "-?[0-9]+/?"}
    )
    assert grammar.lark == 'start: "f(\\"" a ("\\n")?\n    | "x"\na: INT\nINT: /-?[0-9]+\\/?/\n'
    assert grammar.gbnf == 'root ::= "f(\\"" a ("\\n")? | "x"\na ::= int\nint ::= "-"? [0-9]+ "/"?\n'


def test_a_recursive_type_refers_to_its_own_rule() -> None:
    tree = {"type": "object", "properties": {"next": {"anyOf": [{"$ref": "#/$defs/T"}, {"type": "null"}]}}}
    parameters = {"type": "object", "properties": {"t": {"$ref": "#/$defs/T"}}, "required": ["t"], "$defs": {"T": tree}}
    grammar = call_grammar([FunctionDefinition("f", "", parameters)])
    lark.Lark(grammar.lark).parse("f(t={'next': {'next': None}})")


@pytest.mark.parametrize(
    ("given", "wanted", "fit"),
    [
        (Type("integer"), Type("number"), True),
        (Type("number"), Type("integer"), False),
        (Type("boolean"), Type("integer"), False),
        (Type("array", (Type("integer"),)), Type("array", (Type("number"),)), True),
        (Type("object", name="Point"), Type("object", name="Point"), True),
        (Type("object", name="Point"), Type("object", name="City"), False),
        (Type("string"), Type("enum", values=("a",)), False),
        (Type("string"), Type("string", format="date"), False),
        (Type("union", (Type("integer"), Type("null"))), Type("integer"), False),
        (Type("null"), Type("union", (Type("integer"), Type("null"))), True),
        (Type("any"), Type("integer"), False),
        (type_of_value({"a": 1}), Type("map", (Type("integer"),)), True),
        (type_of_value([1, "a"]), Type("array", (Type("integer"),)), False),
    ],
)
def test_what_fits_where(given: Type, wanted: Type, fit: bool) -> None:
    assert fits(given, wanted) is fit


@pytest.fixture(scope="module")
def random_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    model: Path = write_random_gguf(tmp_path_factory.mktemp("model") / "random.gguf", "\"')]}")
    with llama_server(model) as base_url:
        yield base_url


def test_llama_cpp_keeps_to_the_gbnf(random_url: str) -> None:
    grammar = call_grammar(DEFINITIONS, VARIABLES).gbnf
    prompt = PromptFormat()

    async def answers() -> list[Message]:
        said = []
        for seed in range(ANSWERS):
            extra = {"grammar": grammar, "seed": seed}
            async with OpenAIModel("m", base_url=random_url, max_tokens=600, extra_body=extra) as model:
                said.append(await model.complete([Message("user", f"Question {seed}")]))
        return said

    texts = []
    for message in asyncio.run(answers()):
        assert message.finish_reason == "stop"
        expression = prompt.read(message.content, {tool.name for tool in TOOLS})
        assert expression is not None
        assert expression.action == message.content
        assert manager().execute(expression).error is None, message.content
        texts.append(message.content)
    print(f"\nllama.cpp: {len(texts)} of {ANSWERS} execute, {len(set(texts))} of them different")  # noqa: T201
    assert len(set(texts)) > 1


def test_text_that_a_server_did_not_constrain_is_noticed(random_url: str) -> None:
    async def unconstrained() -> Message:
        async with OpenAIModel("m", base_url=random_url, max_tokens=40) as model:
            return await model.complete([Message("user", "Question")])

    message = asyncio.run(unconstrained())
    assert PromptFormat().read(message.content, {tool.name for tool in TOOLS}) is None


def test_a_grammar_of_a_name_that_python_cannot_write() -> None:
    definition = {
        "name": "get",
        "parameters": {
            "type": "object",
            "properties": {"url": {"type": "string"}, "User-Agent": {"type": "string"}},
            "required": ["User-Agent"],
        },
    }
    tool = FunctionTool.from_schema(definition, lambda **given: sorted(given))
    grammar = call_grammar([tool.definition])
    for text in samples(grammar.lark, 30):
        output = ToolManager([tool]).execute(text)
        assert output.error is None, text
