"""Values against a JSON Schema.

Checked: `type`, `enum`, `const`, `properties`, `patternProperties`, `required`, `additionalProperties`, `items`,
`prefixItems`, `anyOf`, `oneOf` (as `anyOf`), `allOf`, local `$ref`, the bounds of numbers, strings and arrays,
`multipleOf`, `uniqueItems` and `pattern`. Other keywords only inform the model.

A value that fits arrives as it was written. Unless the tool is strict, one that does not is taken for what it stands
for, as `"3"` for an integer, where a function's parameter would take it so; what holds it is made anew, never changed.

Home-written, since values come from programs: `jsonschema` writes the whole `repr` of each value that does not fit into
its message, which asks objects of the host for it, and takes 2 ** 30 parts for a list that holds itself twice, thirty
deep. It asks them for `==` too, and coerces nothing. A test holds the two against one another.

Schemas found in the wild contradict themselves. Five rules, each of them general, let such tools be called:

1. An int is a number; a bool is neither. A tuple is an array as a list is.
2. The declared default is a right value, whatever the type beside it.
3. None is a right value where a property may be left out: it says so.
4. A listed value outweighs the type beside it (`lightfc.schema.json_schema`), and may be written without quotes:
   `True` and `2` are right where `"True"` and `"2"` are listed.
5. Keys of nested objects that no schema knows are kept, unless `additionalProperties` is false.
"""

import contextlib
import math
import operator
from collections import deque
from collections.abc import Callable, Collection, Container, Iterable, Mapping
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from pydantic import ValidationError
from pydantic_core import CoreSchema, SchemaValidator

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.values import key_path, short_text
from lightfc.schema.argument_errors import unexpected, wrong_value
from lightfc.schema.binding import Kind, Misfit, Parameter
from lightfc.schema.coercion import from_json
from lightfc.schema.json_schema import is_json_type, python_type

if TYPE_CHECKING:
    from lightfc_sandbox.stdlib.regex.bounded import BoundedPattern

_MAX_FOLLOWED = 100_000
"""References remembered at the same time."""


class Problems(list[str]):
    """The faults of the arguments of one call, a sentence each if they are worded."""

    def __init__(self, beside: "Problems | None" = None, *, is_worded: bool = True) -> None:
        super().__init__()
        self.is_worded = is_worded
        # What references have made of values: a schema that refers to one definition twice, and so on down, would else
        # be gone through an exponential number of times.
        self.followed: dict[Any, tuple[Any, Problems, Any]] = {} if beside is None else beside.followed
        # What looking for patterns may take, in all.
        self.searches: deque[Any] = deque() if beside is None else beside.searches

    def wrong(self, path: str, expected: "Expected", value: Any, listed: Collection[Any] = ()) -> None:
        """Note that a value is not what is expected."""
        self.append(wrong_value(path, expected(), value, listed=listed) if self.is_worded else "")

    def fits(self, pattern: "BoundedPattern", text: str) -> bool:
        """Whether a pattern is found in a text; a `TimeoutError` if all patterns of the call together take too long."""
        if not self.searches:
            self.searches.append(pattern.account())
        return pattern.search(text, self.searches[0])


Expected = Callable[[], str]
"""Writes the type that is wanted."""

Check = Callable[[Any, str, Problems], Any]
"""Gives a value, at a path, as the tool gets it, and appends to a list one sentence for each fault of it."""


class SchemaValidation:
    """Checks the arguments of a tool known by its JSON Schema; a `lightfc.schema.binding.Validation`."""

    def __init__(self, schema: JsonSchema, parameters: Iterable[Parameter], *, strict: bool) -> None:
        compiler = _Compiler(schema, strict=strict)
        properties, others = schema["properties"], schema["additionalProperties"]
        self._required = set(schema["required"])
        self._other = compiler.compile(others if isinstance(others, dict) else {}, "another argument")
        self._spread = next((p.name for p in parameters if p.kind is Kind.VAR_KEYWORD), None)
        self._checks = {
            p.name: (
                p.written,
                compiler.compile(properties[p.name], f"parameter {p.name!r}", optional=not p.required),
            )
            for p in parameters
            if p.kind is not Kind.VAR_KEYWORD
        }
        compiler.compile_referenced()

    def validate(self, given: dict[str, Any]) -> dict[str, Any]:
        """Check all arguments, where what is missing gets no sentence; a `KeyError` if one has no parameter."""
        values = self.validate_some(given)
        if not self._required <= given.keys():
            raise Misfit([])
        return values

    def validate_some(self, given: dict[str, Any]) -> dict[str, Any]:
        problems = Problems()
        values: dict[str, Any] = {}
        try:
            for name, value in given.items():
                if name == self._spread:
                    values[name] = {key: self._other(each, key, problems) for key, each in value.items()}
                else:
                    written, check = self._checks[name]
                    values[name] = check(value, written, problems)
        except RecursionError:
            problems.append("the arguments are nested too deeply")
        if problems:
            raise Misfit(problems)
        return values

    def problems(self, error: Exception, given: Mapping[str, Any], missing: Collection[str]) -> list[str] | None:
        """What was found; None where something else was raised."""
        return error.problems if isinstance(error, Misfit) else None


def result_check(schema: JsonSchema) -> Callable[[Any], list[str]]:
    """What tells the faults of a result: a sentence for each part that a translated schema does not allow as it is."""
    compiler = _Compiler(schema, strict=True)
    check = compiler.compile(schema, "returns")
    compiler.compile_referenced()

    def faults(value: Any) -> list[str]:
        problems = Problems()
        try:
            check(value, "result", problems)
        except RecursionError:
            problems.append("the result is nested too deeply")
        return problems

    return faults


class _Compiler:
    def __init__(self, root: JsonSchema, *, strict: bool) -> None:
        self._root = root
        self._strict = strict
        self._exact = self if strict else _Compiler(root, strict=True)
        self._targets: dict[str, Check] = {}
        self._made: dict[tuple[int, str, bool], tuple[Check, JsonSchema]] = {}
        self._referenced: deque[Callable[[], None]] = deque() if strict else self._exact._referenced

    def compile(self, schema: JsonSchema, where: str, *, optional: bool = False) -> Check:
        """The check of a schema, each made once."""
        key = id(schema), where, optional
        if key not in self._made:
            # With the schema, so that no other gets its identity.
            self._made[key] = self._compile(schema, where, optional=optional), schema
        return self._made[key][0]

    def _compile(self, schema: JsonSchema, where: str, *, optional: bool) -> Check:
        checks = [
            *self._value_itself(schema, where),
            *self._combined(schema, where),
            *_bounds(schema, where),
            *self._array(schema, where),
            *self._object(schema, where),
        ]
        default = {_identity(schema["default"])} if "default" in schema else ()

        def check(value: Any, path: str, problems: Problems) -> Any:
            if (optional and value is None) or (default and _identity(value) in default):
                return value
            before = len(problems)
            for inner in checks:
                value = inner(value, path, problems)
                if len(problems) > before:  # the first fault of a value explains the others
                    break
            return value

        return check

    def _value_itself(self, schema: JsonSchema, where: str) -> list[Check]:
        """Checks of what the value itself is; these come first."""
        expected = partial(python_type, schema)  # written when a value does not fit
        checks: list[Check] = []
        if "$ref" in schema:
            checks.append(self._reference(str(schema["$ref"]), where))
        if schema.get("not") == {}:
            checks.append(partial(_among, (), lambda: "nothing", ()))
        if "const" in schema:
            checks.append(partial(_among, {_identity(schema["const"])}, expected, ()))
        if "enum" in schema:
            checks.append(partial(_among, set(map(_identity, schema["enum"])), expected, list(schema["enum"])))
        elif "type" in schema:
            types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
            checks.append(partial(_typed, types, expected, strict=self._strict))
        return checks

    def _reference(self, reference: str, where: str) -> Check:
        if reference not in self._targets:
            # Compiled later: a schema may refer to itself, or to others that refer to others.
            target = self._find(reference, where)
            compiled: list[Check] = []
            self._referenced.append(lambda: compiled.append(self.compile(target, where)))

            def follow(value: Any, path: str, problems: Problems) -> Any:
                known, key = problems.followed, (compiled[0], path, id(value), problems.is_worded)
                if key not in known:
                    if len(known) > _MAX_FOLLOWED:
                        known.clear()
                    faults = Problems(problems, is_worded=problems.is_worded)
                    # With the value itself, so that no other gets its identity.
                    known[key] = compiled[0](value, path, faults), faults, value
                made, faults, _ = known[key]
                problems += faults
                return made

            self._targets[reference] = follow
        return self._targets[reference]

    def compile_referenced(self) -> None:
        """Compile the definitions that are referred to, which may refer to more."""
        while self._referenced:
            self._referenced.popleft()()

    def _find(self, reference: str, where: str) -> JsonSchema:
        """The definition that a reference leads to, by way of others where it is one itself."""
        entered: set[str] = set()
        node: JsonSchema = {"$ref": reference}
        while "$ref" in node:
            reference = str(node["$ref"])
            if reference in entered:
                raise ToolDefinitionError(f"{where}: $ref {reference!r} does not lead to a definition")
            entered.add(reference)
            node = self._at(reference, where)
        return node

    def _at(self, reference: str, where: str) -> JsonSchema:
        node: Any = self._root
        for part in reference.removeprefix("#").strip("/").split("/"):
            key = part.replace("~1", "/").replace("~0", "~")
            if key and (not isinstance(node, Mapping) or key not in node):
                raise ToolDefinitionError(f"{where}: the target of $ref {reference!r} does not exist")
            node = node[key] if key else node
        if not isinstance(node, dict):
            raise ToolDefinitionError(f"{where}: $ref {reference!r} does not lead to a definition")
        return node

    def _combined(self, schema: JsonSchema, where: str) -> list[Check]:
        checks = [self.compile(inner, where) for inner in schema.get("allOf", ())]
        for key in ("anyOf", "oneOf"):
            if key in schema:
                expected = partial(python_type, {key: schema[key]})
                # What fits as it is goes before what could be taken for something else.
                compilers = (self._exact,) if self._strict else (self._exact, self)
                alternatives = [each.compile(inner, where) for each in compilers for inner in schema[key]]
                checks.append(partial(_any_of, alternatives, expected))
        return checks

    def _array(self, schema: JsonSchema, where: str) -> list[Check]:
        if "items" not in schema and "prefixItems" not in schema:
            return []
        first = [self.compile(inner, where) for inner in schema.get("prefixItems", ())]
        rest = self.compile(schema.get("items", {}), where)

        def check(value: Any, path: str, problems: Problems) -> Any:
            if not isinstance(value, list | tuple):
                return value
            made = [
                (first[i] if i < len(first) else rest)(element, key_path(path, i), problems)
                for i, element in enumerate(value)
            ]
            if all(map(operator.is_, made, value)):
                return value
            return tuple(made) if isinstance(value, tuple) else made

        return [check]

    def _object(self, schema: JsonSchema, where: str) -> list[Check]:
        required = list(schema.get("required", ()))
        properties: dict[str, JsonSchema] = schema.get("properties", {})
        additional = schema.get("additionalProperties", True)
        if not properties and not required and additional is True and "patternProperties" not in schema:
            return []
        checks_of = self._values(schema, where)

        def check(value: Any, path: str, problems: Problems) -> Any:
            if not isinstance(value, dict):
                return value
            for name in required:
                if name not in value:
                    expected = python_type(properties.get(name, {}))
                    problems.append(f"{key_path(path, name)}: missing" + (f", expected {expected}" if expected else ""))
            made = dict(value)
            for name in value:
                try:
                    checks = checks_of(name, problems)
                except TimeoutError:
                    problems.append(f"{path}: takes too long to compare its keys with the patterns of keys")
                    break
                if checks is None:
                    problems.append(f"{path}: {unexpected(str(name), properties)}")
                for inner in checks or ():
                    made[name] = inner(made[name], key_path(path, name), problems)
            return value if all(map(operator.is_, made.values(), value.values())) else made

        return [check]

    def _values(self, schema: JsonSchema, where: str) -> Callable[[Any, Problems], list[Check] | None]:
        """What gives the checks of the value under a key of an object; None if there may be no such key."""
        required = schema.get("required", ())
        known = {
            name: [self.compile(inner, f"{where}.{name}", optional=name not in required)]
            for name, inner in schema.get("properties", {}).items()
        }
        patterned = [
            (_bounded_pattern(pattern, where), self.compile(inner, where))
            for pattern, inner in schema.get("patternProperties", {}).items()
        ]
        additional = schema.get("additionalProperties", True)
        others = [self.compile(additional, where)] if isinstance(additional, dict) else [] if additional else None

        def checks_of(name: Any, problems: Problems) -> list[Check] | None:
            fitting = [inner for pattern, inner in patterned if problems.fits(pattern, str(name))]
            return [*known.get(name, ()), *fitting] if fitting or name in known else others

        return checks_of


# What each keyword asks of a value, and what is told of one that does not give it.

_MAX_COLLIDING = 1_000
"""Items of one hash, which a program can choose: to look them up in a set takes the square of their number."""


def _itself(value: Any) -> Any:
    return value


def _is_multiple(value: Any, step: Any) -> bool:
    if isinstance(value, float) and not math.isfinite(value):
        return False
    # 0.3 is a multiple of 0.1, whatever the nearest floats are.
    exact, exact_step = (Fraction(each if isinstance(each, int) else str(each)) for each in (value, step))
    return exact % exact_step == 0


_BOUNDS: dict[str, tuple[str, Callable[[Any], Any], Callable[[Any, Any], bool], str]] = {
    "minimum": ("number", _itself, operator.ge, "be at least {}"),
    "maximum": ("number", _itself, operator.le, "be at most {}"),
    "exclusiveMinimum": ("number", _itself, operator.gt, "be greater than {}"),
    "exclusiveMaximum": ("number", _itself, operator.lt, "be less than {}"),
    "multipleOf": ("number", _itself, _is_multiple, "be a multiple of {}"),
    "minLength": ("string", len, operator.ge, "have at least {} characters"),
    "maxLength": ("string", len, operator.le, "have at most {} characters"),
    "minItems": ("array", len, operator.ge, "have at least {} elements"),
    "maxItems": ("array", len, operator.le, "have at most {} elements"),
    "minProperties": ("object", len, operator.ge, "have at least {} keys"),
    "maxProperties": ("object", len, operator.le, "have at most {} keys"),
}
"""By keyword the values that it bounds, what of them is measured, and what a value should do."""


def _bounds(schema: JsonSchema, where: str) -> list[Check]:
    """The checks of the bounds of a number, text, array or object."""
    checks: list[Check] = []
    for key, (kind, measure, holds, words) in _BOUNDS.items():
        limit: Any = schema.get(key)
        if is_json_type(limit, "number") and (key != "multipleOf" or limit > 0):
            checks.append(partial(_bounded, kind, measure, holds, limit, words.format(limit)))
    if schema.get("uniqueItems") is True:
        checks.append(_distinct)
    if isinstance(schema.get("pattern"), str):
        checks.append(partial(_matching, _bounded_pattern(schema["pattern"], where), schema["pattern"]))
    return checks


# Each of these is a check once its first arguments are given.


def _among(
    identities: Container[Any], expected: Expected, listed: Collection[Any], value: Any, path: str, problems: Problems
) -> Any:
    """A value is listed; a number or bool may be listed as text."""
    is_quoted = isinstance(value, bool | int | float) and str(value) in listed
    if not is_quoted and _identity(value) not in identities:
        problems.wrong(path, expected, value, listed)
    return value


def _typed(types: list[str], expected: Expected, value: Any, path: str, problems: Problems, *, strict: bool) -> Any:
    """A value is of one of some types, or is taken for one unless that is `strict`."""
    if any(is_json_type(value, name) for name in types):
        return value
    for name in () if strict else types:
        with contextlib.suppress(ValidationError):
            return _MADE[name].validate_python(from_json(value) if name in ("array", "object") else value)
    problems.wrong(path, expected, value)
    return value


_KINDS = {
    "boolean": "bool", "integer": "int", "number": "float", "string": "str", "array": "list", "object": "dict",
    "null": "none",
}  # fmt: skip
_MADE = {name: SchemaValidator(cast(CoreSchema, {"type": kind})) for name, kind in _KINDS.items()}
"""What makes a value of a JSON type of what a function's `int`, `float`, `list`, … would take for one."""


def _any_of(alternatives: list[Check], expected: Expected, value: Any, path: str, problems: Problems) -> Any:
    """A value is what the first alternative makes of it that it fits."""
    for alternative in alternatives:
        faults = Problems(problems, is_worded=False)
        made = alternative(value, path, faults)
        if not faults:
            return made
    problems.wrong(path, expected, value)
    return value


def _bounded(
    kind: str, measure: Callable[[Any], Any], holds: Callable[[Any, Any], bool], limit: Any, words: str,
    value: Any, path: str, problems: Problems,
) -> Any:  # fmt: skip
    if is_json_type(value, kind) and not holds(measured := measure(value), limit):
        problems.append(f"{path}: should {words}, got {short_text(measured)}")
    return value


def _matching(pattern: "BoundedPattern", written: str, value: Any, path: str, problems: Problems) -> Any:
    if isinstance(value, str):
        try:
            fits = problems.fits(pattern, value)
        except TimeoutError:
            problems.append(f"{path}: takes too long to compare with the pattern {written!r}")
        else:
            if not fits:
                problems.append(f"{path}: should match the pattern {written!r}, got {short_text(value)}")
    return value


def _distinct(value: Any, path: str, problems: Problems) -> Any:
    seen: set[Any] = set()
    hashes: set[int] = set()
    colliding = 0
    for index, item in enumerate(value if isinstance(value, list | tuple) else ()):
        key = _identity(item)
        if hash(key) in hashes:
            colliding += 1
            if key in seen or colliding > _MAX_COLLIDING:
                fault = (
                    "is there twice; items must be distinct"
                    if key in seen
                    else "takes too long to tell from the others"
                )
                problems.append(f"{key_path(path, index)}: {short_text(item)} {fault}")
                break
        hashes.add(hash(key))
        seen.add(key)
    return value


def _identity(value: Any) -> Any:
    """What is equal for two values that JSON takes for the same: 1 and 1.0, not true. Host objects are not asked."""
    if isinstance(value, list | tuple):
        return ("array", *map(_identity, value))
    if isinstance(value, dict):
        return frozenset((key, _identity(each)) for key, each in value.items())
    if value is None or type(value) is str or is_json_type(value, "number"):
        return value
    return (type(value), id(value))


def _bounded_pattern(pattern: str, where: str) -> "BoundedPattern":
    """A pattern of whoever wrote the schema, which is searched for in what a program gives."""
    # Few schemas have one, and it loads a matcher.
    from lightfc_sandbox.stdlib.regex.bounded import BoundedPattern

    try:
        return BoundedPattern(pattern)
    except ValueError as error:
        shown = short_text(pattern)
        raise ToolDefinitionError(f"{where}: pattern {shown} is not a regular expression: {error}") from error
