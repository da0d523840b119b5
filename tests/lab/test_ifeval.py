"""The rules of IFEval-FC, each by texts that keep it and texts that do not, and answers judged by them."""

# ruff: noqa: RUF001 - letters of other scripts are what one rule is about

import json
from pathlib import Path
from typing import Any

import pytest

from lightfc.lab import READERS, judge
from lightfc.lab.checks import CHECKS
from lightfc.lab.ifeval import RULES
from lightfc.lab.loaders import load_cases

HOW = "comparison_option"
TABLE: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    (
        "KeywordsPresenceChecker",
        {"list_of_keywords": ["Sun", "sea"], "must_include": True},
        ["sun, SEA.", "the sea-sun"],
        ["sun", "sunny seaside", ""],
    ),
    ("KeywordsPresenceChecker", {"list_of_keywords": ["sun"], "must_include": False}, ["sunny", ""], ["The Sun!"]),
    ("KeywordFrequencyChecker", {"keyword": "go", "N": 2, HOW: "exactly"}, ["Go, go!"], ["go", "go go going go"]),
    ("KeywordFrequencyChecker", {"keyword": "go", "N": 1, HOW: "at most"}, ["", "going go"], ["go-go"]),
    ("LetterFrequencyChecker", {"letter": "a", "N": 3, HOW: "at least"}, ["Banana", "A a a a"], ["bana", ""]),
    ("CyrillicGreekChecker", {"script": "cyrillic"}, ["Привет, мир 12!", ""], ["Привет world", "Γεια"]),
    ("CyrillicGreekChecker", {"script": "greek"}, ["Γεια σου 7", "ἀρχή"], ["Привет", "Γεια x"]),
    ("WordCountChecker", {"N": 3, HOW: "exactly"}, ["one two, three", "it's ok"], ["one two", "a b c d"]),
    ("WordCountChecker", {"N": 2, HOW: "at most"}, ["", "a b"], ["a b c"]),
    ("SentenceCountChecker", {"N": 2, HOW: "at least"}, ["One. Two!", "Why?! Because."], ["One", "At 3.14 Dr. J. Wu."]),
    ("SentenceCountChecker", {"N": 1, HOW: "at most"}, ["See example.com now.", 'He said "Yes."'], ["A day. A night."]),
    ("PostscriptChecker", {"postscript_marker": "P.S."}, ["Bye.\nP.S. Call.", "p. s. x"], ["PS: call", "Bye"]),
    ("PostscriptChecker", {"postscript_marker": "P.P.S."}, ["P. P. S. More", "p.p.s. x"], ["P.S. x"]),
    ("PlaceholderCountChecker", {"N": 2, HOW: "exactly"}, ["[a] and [b]"], ["[a]", "[a] [b] [c]"]),
    ("SpacesInBetweenChecker", {"N": 3}, ["a   b   c", "word"], ["a b", "a    b", " a   b", "a   b c"]),
    ("TitleFormatChecker", {}, ["<<poem of joy>>", "x <<t>> y"], ["<<>>", "<< >>", "<poem>", "<<a\nb>>"]),
    ("HighlightedSectionsCountChecker", {"N": 2, HOW: "exactly"}, ["*a* **b**", "**a** **b**"], ["*a*", "** ** *a*"]),
    ("JsonFormatChecker", {}, ['{"a": 1}', "```json\n[1]\n```"], ["{a: 1}", "", "{" * 5_000]),
    ("PythonListFormatChecker", {}, ["['a', \"b\"]", "```python\n['a']\n```", "[]"], ["('a',)", "[1]", "x", "[" * 999]),
    ("AllUppercaseChecker", {}, ["ABC 1"], ["Abc", "1"]),
    ("AllLowercaseChecker", {}, ["abc 1"], ["Abc", "1"]),
    ("NAllCapitalWordsChecker", {"N": 2, HOW: "at least"}, ["AN OLD tree", "NASA-ESA"], ["AN Old tree"]),
    ("EndPhraseChecker", {"end_phrase": "That is all."}, ["So. THAT IS ALL. "], ["That is all. Bye"]),
    ("QuotationChecker", {"quotation_type": "double"}, ['"so"', '""'], ['"', "'so'", '"so" x']),
    ("QuotationChecker", {"quotation_type": "single"}, ["'so'"], ['"so"']),
    ("NCommasChecker", {"N": 1, HOW: "at most"}, ["a, b", ""], ["a, b, c"]),
]


@pytest.mark.parametrize(("name", "said", "kept", "broken"), TABLE)
def test_each_rule_holds_for_the_texts_that_keep_it(
    name: str, said: dict[str, Any], kept: list[str], broken: list[str]
) -> None:
    assert [text for text in kept if not RULES[name](text, said)] == []
    assert [text for text in broken if RULES[name](text, said)] == []


def test_every_rule_is_tried() -> None:
    assert {name for name, *_ in TABLE} == set(RULES)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ('send(text="A, b")', ("right", "", [])),
        ('send("A, b")', ("right", "", [])),
        ('send(text="a, b, c")', ("wrong", "argument", ["value"])),
        ("send(text=3)", ("wrong", "argument", ["value"])),
        ("send()", ("wrong", "argument", ["missing"])),
        ('[send(text="a"), send(text="a, b, c")]', ("wrong", "argument", ["value"])),
        ("I cannot.", ("no call", "reading", [])),
    ],
)
def test_an_answer_is_right_if_the_argument_keeps_the_rule(tmp_path: Path, answer: str, told: object) -> None:
    function = {"name": "send", "parameters": {"type": "object", "properties": {"text": {"type": "string"}}}}
    rule = {"name": "NCommasChecker", "args": {"N": 1, HOW: "at most"}, "description": "at most 1 comma"}
    row = {"user_queries": ["Send it."], "fn_schema": function, "format": rule, "chosen_param": "text"}
    (tmp_path / "send.json").write_text(json.dumps(row))
    (case,) = load_cases(tmp_path)
    verdict = judge(answer, case, "expression", READERS["lightfc"], CHECKS["ifeval-fc"])
    assert (verdict.outcome, verdict.cause, [each.kind for each in verdict.faults]) == told
    assert judge(answer, case, "expression").is_right is None  # no calls are listed that others could be compared with
