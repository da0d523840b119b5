"""Plans that are numbered steps, read in any common style."""

import json
import re

END_OF_PLAN = re.compile(r"<\s*(?:/\s*)?end[_ ]of[_ ]plan\s*>", re.I)

_COMMA, COLON, _STOP, _OPEN, _CLOSE = "\u3001", "\uff1a", "\uff0e", "\uff08", "\uff09"
_AFTER = f"[.):{_COMMA}{COLON}{_STOP}{_CLOSE}]"
_CHINESE = "[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]"  # 1 to 10
_COUNT = rf"(?:\d++|{_CHINESE}++|one|two|three|four|five|six|seven|eight|nine|ten)"
_DASH = r"[-\u2013\u2014](?=\s)"
_MARKUP = r"(?P<indent>[ \t]*+)(?:>[ \t]*+)?(?:#{1,6}[ \t]++)?(?:[-*+\u2022][ \t]++)?(?:\*\*|__)?[ \t]*+"

_NUMBER = (
    rf"(?:step|task|\u6b65\u9aa4)[ \t]*#?[ \t]*{_COUNT}[ \t]*+(?:(?:\*\*)?{_AFTER}|{_DASH}|(?=[ \t*]*$))"
    rf"|\u7b2c[ \t]*{_COUNT}[ \t]*\u6b65[ \t]*[{COLON}:{_COMMA},\uff0c.]?"
    rf"|[({_OPEN}\[][ \t]*\d+[ \t]*[){_CLOSE}\]]{_AFTER}?|#\d+(?=\s)|#?\d+[ \t]*(?:{_AFTER}(?!\d)|{_DASH})"
    rf"|[\u2460-\u2473]|{_CHINESE}+[{_COMMA}.{_STOP}]"
)
_STARTS = [
    re.compile(rf"^{_MARKUP}(?:{_NUMBER})", re.I | re.M),
    re.compile(rf"^{_MARKUP}\(?[ivx]+[.)](?=\s)", re.I | re.M),
    re.compile(rf"^{_MARKUP}\(?[a-z][.)](?=\s)", re.I | re.M),
    re.compile(r"^(?P<indent>[ \t]*+)[-*+\u2022\u00b7\u25aa](?=\s)", re.M),
]
"""What a step begins with, by its style: a number, a Roman number, a letter, or a bullet."""

TITLE = re.compile(rf"^[\s#*_]*(?:the\s+)?plan(?:\s*+[:{COLON}])?[\s*_]*$|^[\s#*_]*plan\s*[:{COLON}][\s*_]*", re.I)
_REMARK = re.compile(r"\n[ \t]*\n(?=\S)")
"""Where a step ends that no other one follows: what stands behind it belongs to none."""


def read_steps(text: str) -> list[str]:
    """The steps of a plan, in order, each without its number.

    A step begins in a line with a mark of the style of the first one (`1.`, `(1)`, `Step 1:`, `①`, `第一步`, `a)`,
    `ii.`, a bullet, also in bold or as headings) that is indented no further, and goes on to the next. What follows the
    last one after an empty line is a remark. A JSON list of texts is a plan as well; so is a text without any mark, of
    which each line is a step. The end mark `<END_OF_PLAN>` may be there or not.
    """
    text = re.sub(r"^[ \t]*(?:```|~~~).*$", "", END_OF_PLAN.split(text, maxsplit=1)[0], flags=re.M).strip()
    if (listed := _json_steps(text)) is not None:
        return listed
    text = TITLE.sub("", text, count=1).strip("\n")
    text = "\n".join(line for line in text.splitlines() if not TITLE.fullmatch(line))
    steps = _marked_steps(text)
    if not steps:
        return [line.strip() for line in text.splitlines() if line.strip()]
    return _split_inline(steps[0]) if len(steps) == 1 else steps


def _marked_steps(text: str) -> list[str]:
    found = [match for match in (start.search(text) for start in _STARTS) if match is not None]
    if not found:
        return []
    first = min(found, key=re.Match.start)
    starts = [each for each in first.re.finditer(text) if len(each["indent"]) <= len(first["indent"])]
    ends = [each.start() for each in starts[1:]]
    bodies = [text[each.end() : end] for each, end in zip(starts, [*ends, len(text)], strict=True)]
    bodies[-1] = _REMARK.split(bodies[-1], maxsplit=1)[0]
    return [step for step in map(_tidy, bodies) if step]


def _json_steps(text: str) -> list[str] | None:
    try:
        steps = json.loads(text) if text.startswith("[") else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        return None
    return [step.strip() for step in steps]


def _tidy(step: str) -> str:
    step = "\n".join(line.rstrip() for line in step.splitlines() if line.strip()).strip()
    if step.count("**") % 2:
        step = step.replace("**", "", 1)  # its other half stood before the number
    return step.lstrip(f":{COLON} \t").strip()


def _split_inline(step: str) -> list[str]:
    """The steps that stand in one line behind the first: `a 2. b 3. c`."""
    steps = []
    number = 2
    while (match := re.search(rf"(?<=[\s.;,]){number}\s*{_AFTER}(?!\d)\s*", step)) is not None:
        steps.append(step[: match.start()].strip())
        step = step[match.end() :]
        number += 1
    return [*steps, step.strip()]
