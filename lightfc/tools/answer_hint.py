"""What to do with the whole answer of a model that was given where an expression belongs."""

import re

_TWO_WORDS = re.compile(r"(?<![^\W\d_])[^\W\d_]{2,}+[,.:;!]?\s++[^\W\d_]{2}")
_WHOLE_ANSWER = (
    "\nThis looks like the whole answer of a model; read it before it is executed: "
    "expression = PromptFormat().read(answer, manager), which is None where the answer holds no call"
)


def hint_of(text: object) -> str:
    """What to do with a text that is not Python, if it looks like an answer of a model; else empty.

    Such a text has a code fence, begins as JSON or a tag does, or has words around its brackets.
    """
    if not isinstance(text, str):
        return ""
    given = text.strip()
    around = (given.partition("(")[0], given.rpartition(")")[2])
    answers = "```" in given or given[:1] in ("{", "<") or any(_TWO_WORDS.search(each) for each in around)
    return _WHOLE_ANSWER if answers else ""
