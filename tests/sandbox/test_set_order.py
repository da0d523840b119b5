"""Sets come out in CPython's order, which depends on how the items got in: whole tables, or one by one."""

import asyncio

from hypothesis import given, strategies as st

from lightfc_sandbox import Policy, Sandbox

from .programs import executed

_INTS = st.lists(st.one_of(st.integers(0, 100), st.integers(0, 10**6), st.integers(0, 64).map(lambda i: 8 * i)))
_KEPT = st.sampled_from(["xs", "table", "pair", "frozen", "range(30)", "(7 * i for i in xs)", "zip(xs)"])
"""What can be kept as it is while what stands behind it is evaluated; a set is copied, maybe in another order."""
_SOURCES = st.one_of(
    _KEPT,
    st.sampled_from(["bag", "other"]),
    _INTS.filter(bool).map(lambda ints: f"{{{', '.join(map(str, ints))}}}"),
)
_METHODS = st.sampled_from(["union", "intersection", "difference", "symmetric_difference"])
_OPERATORS = st.sampled_from(["|", "&", "-", "^"])
_EXPRESSIONS = st.one_of(
    _SOURCES.map(lambda a: f"set({a})"),
    _SOURCES.map(lambda a: f"frozenset({a})"),
    st.tuples(_KEPT, _SOURCES).map(lambda each: "{{*{}, *{}}}".format(*each)),
    st.tuples(_KEPT, _SOURCES).map(lambda each: "{{1, *{}, 77, *{}}}".format(*each)),
    st.tuples(_OPERATORS).map(lambda each: "(bag {} other)".format(*each)),
    st.tuples(_METHODS, _SOURCES).map(lambda each: "bag.{}({})".format(*each)),
    st.tuples(_SOURCES, _SOURCES).map(lambda each: "bag.union({}, {})".format(*each)),
)
_CHANGES = st.one_of(
    _SOURCES.map(lambda a: f"kept.update({a})"),
    st.tuples(_METHODS, _SOURCES)
    .filter(lambda each: each[0] != "union")
    .map(lambda e: "kept.{}_update({})".format(*e)),
    _OPERATORS.map(lambda symbol: f"kept {symbol}= other"),
)


@given(st.lists(_INTS, min_size=6, max_size=6), _EXPRESSIONS, st.lists(_CHANGES, max_size=2))
def test_the_order_of_a_set_is_that_of_python(values: list[list[int]], made: str, changes: list[str]) -> None:
    xs, bag, other, table, pair, frozen = values
    context = {"xs": xs, "table": dict.fromkeys(table), "pair": tuple(pair), "frozen": frozenset(frozen)}
    # Made by the text: sets of the host are copied for one that changes something, maybe in another order.
    text = "\n".join([f"bag, other = set({bag}), set({other})", f"kept = set({made})", *changes, "list(kept)"])
    order = executed(text, context)
    assert Sandbox(context, policy=Policy.PROGRAMS).run(text) == order
    assert asyncio.run(Sandbox(context, policy=Policy.PROGRAMS).arun(text)) == order
