"""How an agent and its model talk: what is asked, what is read, and how results are told.

This is the only module of the agents that knows prompt formats and the tools API. Everything that a format has to give
an agent stands in `ChatProtocol`; what a model may say in one round, if a grammar holds it, stands below.
"""

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lightfc.core.definitions import FunctionDefinition, FunctionExpression, JsonSchema
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput
from lightfc.formats import PromptFormat, show
from lightfc.formats.answer_formats import ANSWER_FORMATS, LIBRARY
from lightfc.formats.fences import Fence, fences, text_outside, with_fences
from lightfc.formats.grammar import Grammar, Lit, Node, Ref, Rep, alt, call_grammar, seq
from lightfc.formats.known_names import Names
from lightfc.formats.notation import CODE_WORDS, has_unclosed, strip_turn
from lightfc.formats.python_trees import parse_program
from lightfc.formats.reader import Reading, names_any, read_program, repaired_program, with_certainty
from lightfc.formats.reading_budget import Budget
from lightfc.formats.thoughts import after_thought, without_thought
from lightfc.formats.unknown_calls import unknown_calls

_CUT_OFF = (
    "Your answer was cut off before its end, so nothing of it was used. "
    "Answer again, shorter: fewer words, and no more calls than you need now."
)
_EMPTY = "Your answer was empty. Answer again, in words or by a call."


def unusable(answer: Message) -> str:
    """Why nothing can be made of an answer, whatever is asked for, as words to the model; empty where it can."""
    if answer.is_cut:
        return _CUT_OFF
    if answer.tool_calls or without_thought(answer.content)[0].strip():
        return ""
    # Some servers give such answers now and then, above all after results of calls; who is asked again, answers.
    if not answer.content.strip():
        return _EMPTY
    return _CUT_OFF if after_thought(answer.content) is None else ""  # a thought that has no end has no answer


@dataclass(frozen=True, slots=True)
class ReadAnswer:
    expression: FunctionExpression | None = None  # what is to be executed
    fault: str = ""  # why the answer cannot be used, as words to the model
    words: str = ""  # the answer as words, where it is, or may be
    doubted: FunctionExpression | None = None  # what was found, and is not certain enough to be executed


def words_of(said: str) -> str:
    """What a model says to whoever asked: its answer without the thoughts before it, if there is more than thoughts."""
    return without_thought(said)[0] or said


class Unusable(Exception):  # noqa: N818 - what a model is asked to mend, and no error of the program
    """An answer that cannot be used; `fault` is what of it is taken note of."""

    def __init__(self, message: str, fault: str | None = None) -> None:
        super().__init__(message)
        self.fault = message if fault is None else fault


class ChatProtocol:
    """Talks as the format says: by prompt text, or through the tools API.

    By text, functions are shown in the system prompt, and calls stand in the model's words. By the API, functions are
    members of the request and calls are members of the answer. Its content is content then, but where it is nothing but
    calls as the model's family marks them: its server did not parse them.
    """

    def __init__(self, prompt_format: PromptFormat) -> None:
        self.format = prompt_format
        self._form = ANSWER_FORMATS[prompt_format.answer_format]
        self.by_api = self._form.by_api  # whether no word of an answer is a call
        self.programs = self._form.program  # whether answers are programs, which need `Policy.PROGRAMS`
        self.has_grammar = self._form.has_grammar  # whether there is a grammar of what is asked for

    def opening(
        self, definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any], *, instructions: str = ""
    ) -> list[Message]:
        """What stands before the conversation: the system prompt, if there is anything to say in it."""
        system = self.format.system(definitions, variables) if definitions and not self.by_api else ""
        text = "\n\n".join(part for part in (system, instructions) if part)
        return [Message("system", text)] if text else []

    def tools(self, definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
        """The functions as a request's `tools`, where they are not shown in the prompt."""
        return self.format.tools(definitions)

    def new_functions_text(self, definitions: Sequence[FunctionDefinition]) -> str:
        """What is told of functions that have come, or changed, since the conversation began."""
        if self.by_api:  # the next request has them behind the others, in its `tools`
            return ""
        return f"These functions are new, or have changed:\n\n{show(self.format.tool_format, definitions)}"

    def read(self, answer: Message, names: Names) -> ReadAnswer:
        """Find in an answer what is to be executed."""
        if fault := unusable(answer):
            return ReadAnswer(fault=fault)
        if answer.tool_calls:
            return self._read_calls(answer, names)
        return self.read_text(answer.content, names)

    def read_text(self, text: str, names: Names) -> ReadAnswer:
        """As `read`, of words that are there in full."""
        found = self.format.reading(Message("assistant", text) if self.by_api else text, names)
        if found.problem and found.certainty != "mentioned":
            return ReadAnswer(fault=self.format.repair(found).content, words=text)
        expression = found.expression
        # Without functions there is nobody to call, so whatever looks like it is an answer.
        if expression is None and names.definitions and not self.by_api:
            expression = unknown_calls(self._form, text, names)
        return ReadAnswer(expression, words=text)

    def _read_calls(self, answer: Message, names: Names) -> ReadAnswer:
        """The expression of the calls that an answer makes through the tools API, by the names that were sent."""
        found = self.format.reading(answer, names)
        if found.faults:
            return ReadAnswer(fault="\n".join([*found.faults, "No call was made. Make them again."]))
        expression = found.expression
        if expression is None:
            return ReadAnswer(words=answer.content)
        return ReadAnswer(replace(expression, notes=("tools API", *expression.notes)), words=answer.content)

    def doubt_text(self, expression: FunctionExpression) -> str:
        """What is told of calls that were found in an answer and not made."""
        return self.format.doubt(expression).content

    def continuation(self, answer: Message, observation: str, results: Sequence[str] = ()) -> list[Message]:
        """The messages that tell back an answer, and what became of it or of each of its calls by the tools API."""
        if not answer.tool_calls:
            return [answer, self._result(observation)]
        each = results if len(results) == len(answer.tool_calls) else [observation] * len(answer.tool_calls)
        messages = [
            Message("tool", text, tool_call_id=call.id) for call, text in zip(answer.tool_calls, each, strict=True)
        ]
        return [answer, *messages]

    def _result(self, observation: str) -> Message:
        """A result in the role that the form wants; one that the user tells is marked as no word of the user's own."""
        results = self.format.results(observation)
        # Where there is no call, there is no id either by which the API would take a result.
        is_told = results.role == "user" or self.by_api
        return Message("user", f"Observation: {observation}") if is_told else results

    def repair_text(self, output: FunctionOutput) -> str:
        """What is told of a program that was at fault, of which nothing ran: how to answer instead."""
        repair = self.format.repair(output).content
        return f"Error: {repair}" if self._form.notation == "python" else repair


class CodeProtocol(ChatProtocol):
    """Talks by programs in code fences, whose variables live on. What stands in a fence of Python is a program."""

    def read_text(self, text: str, names: Names) -> ReadAnswer:
        """The program in an answer: its code fences joined, or all of it where it is a program.

        Words and one fence at the end are the shape of the form. Calls in another form are a program as well, where
        they are all of the answer or a block of it.
        """
        body = with_fences(strip_turn(without_thought(text)[0]))
        # In a program, a fence stands in a text of it.
        found = [each for each in fences(body) if each.alone and parse_program(body) is None]
        blocks = [each.body for each in found if each.word in CODE_WORDS]
        if blocks:
            return self._fenced(text, body, "\n".join(blocks), found, names)
        return self._unfenced(text, body, names)

    def _fenced(self, text: str, body: str, code: str, found: Sequence[Fence], names: Names) -> ReadAnswer:
        """The program that the fences of an answer hold, or the calls in another form."""
        words = text_outside(body, found)
        calls, notes = repaired_program(code, names)
        notes = ("code fence", *(() if found[-1].closed else ("unterminated",)), *notes)
        program = FunctionExpression("\n".join(calls), words, notes)
        other = None if names_any(program.action, names) else self.format.reading(text, names)
        if other is not None and other.certainty in ("exact", "repaired"):
            return ReadAnswer(other.expression, words=text)
        shaped = len(found) == 1 and found[0].end == len(body) and not has_unclosed(words)
        reading = Reading(program, tuple(calls), source=code)
        judged_as = with_certainty(reading, code if shaped else body, names, Budget(len(body)), program=True)
        return ReadAnswer(judged_as.expression, words=text)

    def _unfenced(self, text: str, body: str, names: Names) -> ReadAnswer:
        """The program that all of an answer is."""
        budget = Budget(len(body))
        reading = with_certainty(read_program(body, names, budget=budget), body, names, budget)
        if reading.expression is None and _is_program(body):
            return ReadAnswer(FunctionExpression(body), words=text)
        if reading.expression is None:
            reading = self.format.reading(text, names)
        mentioned = reading.certainty == "mentioned"
        return ReadAnswer(None if mentioned or reading.problem else reading.expression, words=text)


_CODE = f"""\
To use them, answer with one Python program in a code fence:

```python
…
```

It is executed, and you are told what it prints and the value of its last expression. Then you write the next program; \
variables and functions that a program defines can be used in those that follow. {{calls}}

{LIBRARY} When you know the answer, call `final_answer(answer)` in a program, or answer in \
words without a program."""


def _is_program(text: str) -> bool:
    """Whether a text is a program that names no tool, and yet nothing but a program."""
    tree = parse_program(text)
    return tree is not None and any(
        isinstance(node, ast.Assign | ast.Import | ast.ImportFrom | ast.FunctionDef | ast.For)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
        for node in tree.body
    )


def protocol_for(prompt_format: str | PromptFormat) -> ChatProtocol:
    """The protocol of a format: `"native"`, the name of a `PromptFormat`, or one."""
    return ChatProtocol(prompt_format if isinstance(prompt_format, PromptFormat) else PromptFormat(prompt_format))


def code_protocol_for(prompt_format: str | PromptFormat) -> CodeProtocol:
    """The protocol of programs that shows functions as a format does; what it asks for, where that is programs, too."""
    made = protocol_for(prompt_format).format
    own = isinstance(prompt_format, PromptFormat) and made.answer_format == "code"
    return CodeProtocol(made if own else PromptFormat(f"{made.tool_format}+code", instruction=_CODE))


# Grammars of one round: calls that fit, or words. The two are told apart by how they begin: what begins as a call of a
# known function, or as a list, can only be a call that parses, names known tools and has well-typed literals; all else
# is words, said freely. So a model that is held to the grammar can still give its answer, which is read as ever.

_MAX_EVIDENCE = 12

_ANY = r"[^\x00]*"
_SPACE = r" \t\r\n"


def calls_or_words(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """One call, a list of calls, or words that begin like neither."""
    grammar = call_grammar(definitions, variables)
    words = words_unlike([*(f"{each.name}(" for each in definitions), "["])
    # A model may begin with a space or a line, but must not get round the grammar by it.
    start = seq(Rep(Ref("SPACE"), "?"), alt(Ref("calls"), Ref("WORDS"), Lit("\n")))
    return _with(grammar, start, {"SPACE": "[ \\n]", "WORDS": words})


def step(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """A thought, and then an action, which is one call or a list of calls, or the end."""
    ends = alt(seq(Lit("Action: "), Ref("calls")), seq(Lit("Finish: "), Ref("TEXT")))
    start = seq(Lit("Thought: "), Ref("LINE"), Lit("\n"), ends)
    return _with(call_grammar(definitions, variables), start, {"LINE": r"[^\n\x00]+", "TEXT": r"[^\x00]+"})


def blueprint(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """What the first piece of evidence is for, and the call that gives it, and so on; or only words.

    Evidence has its numbers in order. Whether it is there before it is used, and fits there, is left to the check.
    """
    names = [f"#E{number}" for number in range(1, _MAX_EVIDENCE + 1)]
    more: Node | None = None
    for name in reversed(names):
        piece = seq(Lit("Plan: "), Ref("LINE"), Lit(f"\n{name} = "), Ref("calls"), Lit("\n"))
        more = piece if more is None else seq(piece, Rep(more, "?"))
    assert more is not None  # noqa: S101 - there are names
    grammar = call_grammar(definitions, variables, several=False, later=names)
    return _with(grammar, alt(more, seq(Lit("Plan: "), Ref("LINE"))), {"LINE": r"[^\n\x00]+"})


def _with(grammar: Grammar, start: Node, terminals: Mapping[str, str]) -> Grammar:
    """A grammar in which what was all of it is the rule `calls`."""
    rules = {**grammar.rules, "start": start, "calls": grammar.rules["start"]}
    return Grammar(rules, {**grammar.terminals, **terminals})


def words_unlike(beginnings: Collection[str]) -> str:
    """A regular expression of all texts, but for empty ones, spaces at the front, and what begins as one of these.

    Beginnings are of letters, digits and the signs that names and brackets are made of; there is at least one.
    """
    tree: dict[str, Any] = {}
    for beginning in beginnings:
        inner = tree
        for sign in beginning:
            inner = inner.setdefault(sign, {})
    return _others(tree, _SPACE)


def _others(tree: Mapping[str, Any], refused: str = "") -> str:
    """What leaves a tree of beginnings at one of its branches, or ends before."""
    none = "".join(rf"\{sign}" if sign in "[]" else sign for sign in sorted(tree))  # GBNF escapes no others
    escaped = {sign: sign if sign.isalnum() or sign == "_" else f"\\{sign}" for sign in tree}
    branches = [f"{escaped[sign]}({_others(inner)})?" for sign, inner in tree.items() if inner]
    return "|".join([rf"[^{none}{refused}\x00]{_ANY}", *branches])
