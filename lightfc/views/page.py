"""One page that needs nothing beside it: no network, no build step.

What a page shows was said by models and tools, and nobody has checked it. So a page forbids itself all but the one
style and the one script whose hashes stand in its policy, and images that it holds itself. What is shown is escaped
where it is written (`html.escape`), or is data, of which a script makes text and never markup.
"""

import base64
import hashlib
import json
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any


def page(
    title: str,
    body: str,
    *,
    style: str,
    script: str = "",
    data: Mapping[str, Any] | None = None,
    live: bool = False,
) -> str:
    """A page; its script finds `data` as JSON in elements of its names, and may ask the server if it is `live`."""
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
        f"style-src '{_digest(style)}'; script-src '{_digest(script)}'" + ("; connect-src 'self'" if live else "")
    )
    blocks = "".join(data_block(name, each) for name, each in (data or {}).items())
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="referrer" content="no-referrer">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}{blocks}"
        f"<script>{script}</script></body></html>\n"
    )


def data_block(name: str, value: Any) -> str:
    """Plain data inside of a page: no text in it can end the element that it stands in."""
    text = json.dumps(value, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{escape(name)}">{text}</script>'


@cache
def asset(name: str) -> str:
    """A style sheet or script of this package."""
    return files("lightfc.views").joinpath(name).read_text("utf-8")


@cache
def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
