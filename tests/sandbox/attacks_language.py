"""Attacks on templates, types, and what else a text has of the language; see `attacks.py` for the context."""

# ruff: noqa: E501 - long tables

LANGUAGE_FAMILIES: dict[str, list[str]] = {
    "templates": [
        "'{0.__class__.__base__}'.format(f)", "'{0.__globals__}'.format(f)", "'{0.__init__.__globals__}'.format(f)",
        "'{x.__dict__}'.format_map({'x': f})", "str.format('{0.__code__}', f)", "'{.__self__}'.format(len)",
        "list(map(str.format, ['{0.__globals__}'], [f]))", "list(map('{0.__globals__}'.format, [f]))",
        "('{0.__glo' + 'bals__}').format(f)", "'{0:{0.__globals__}}'.format(f)", "('{0:{0.__glo' + 'bals__}}').format(f)",
        "'{0.secret}'.format(evil)", "'{0[x]}'.format(evil)", "'{x}'.format_map(evil)", "'{0:x}'.format(evil)",
        "'{0.real}'.format(evil)", "'{:{}}'.format(1, evil)", "'{0:{1.secret}}'.format(1, evil)", "'{0.x}'.format(objects)",
        "'{:>{}}'.format('a', 10 ** 9)", "'{:{}{}}'.format('a', 9, '9' * 30)", "'{:.{}f}'.format(0.5, 10 ** 8)", "'{:1000000000}'.format(1)",
        "'{:{:{}}}'.format(1, 2, 3)", "('{' * 10 ** 6).format()", "('{}' * 400000).format(*range(400000))",
        "('{0}' * 100000).format('x' * 1000)", "('{0:>999}' * 100000).format(1)", "('{0!r}' * 999).format('é' * 10 ** 5)",
        "('{0' + '.real' * 150000 + '}').format(1) + boom()", "('{0' + '[0]' * 200000 + '}').format('a') + boom()",
        "'{0}'.format(shared)", "'{0!r}'.format(deep)", "'{a}'.format(**{'a': shared})", "'{0[0]}'.format(deep) + boom()",
        "'{99999999999999999999}'.format(1)", "'{0.__class__}'.format(evil) + 1", "'{:%' + '9' * 9 + 'd}'.format(moment)",
        "'{:%010000000Y}'.format(moment)", "[str.format, '{}'.format]", "f('{}'.format)", "'{:{w}}'.format(1, w='<' * 10 ** 6)",
    ],
    "type-of": [
        "type(1)", "type(f)", "type(evil)", "[type(evil)]", "f(type(1))", "f(type(evil))", "type('X', (), {})", "type(1, (), {})", "type()",
        "type(type)('X', (), {})", "type(point).__dict__", "type(1).__base__", "type(1).__subclasses__()", "type(type(1)).mro(1)",
        "(1).__class__.__base__", "evil.__class__.secret", "type(evil).secret", "type(f).__globals__", "type(lambda: 1)(1)", "type((x for x in xs))()",
        "(lambda: 1).__class__.__call__", "type(len)(1)", "isinstance(evil, type(evil))() ", "{type(evil): 1}", "type(objects).__array__", "type(f)(f)",
        "f.__name__()", "evil.__name__", "(1).__name__", "[].__name__", "type(None)()", "type(...)()", "type(give_frame())()", "type(give_error()).__traceback__",
        "int | type(evil)", "type(evil) | type(1)", "sorted([type(1), type('')])", "type(evil) < type(evil)", "type(1) + 1", "type(sly)('x')",
    ],
}  # fmt: skip
"""Attacks that are expressions."""

LANGUAGE_PROGRAM_FAMILIES: dict[str, list[str]] = {
    "caught": [
        "try: evil.secret\nexcept Exception: 1", "try: evil.lower()\nexcept AttributeError: 1", "try: f.__globals__\nexcept Exception: 1",
        "try: (x for x in xs).send(1)\nexcept Exception: 1", "try: sly.upper()\nexcept Exception: 1", "try: '{0.__init__}'.format(f)\nexcept Exception: 1",
        "try: ('{0.__in' + 'it__}').format(f)\nexcept Exception: 1", "try: ('{0.se' + 'cret}').format(evil)\nexcept Exception: 1",
        "try: type('X', (), {})\nexcept Exception: 1", "try: f(type(1))\nexcept Exception: 1",
    ],
}  # fmt: skip
"""Attacks that need statements."""
