"""Reads functions back out of every form in which they are shown: what a model is told, as data."""

import ast
import inspect
import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import yaml

from lightfc.core.definitions import FunctionDefinition
from lightfc.formats.fields import ANY, Field, Type, parameters_of
from lightfc.schema.record_types import NO_DEFAULT

Told = tuple[str, str, tuple[Field, ...]]
"""Name, description and parameters of one function."""

_WORDS = {
    "any": "any", "null": "null", "none": "null", "None": "null", "boolean": "boolean", "bool": "boolean",
    "integer": "integer", "int": "integer", "number": "number", "float": "number", "string": "string", "str": "string",
}  # fmt: skip
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e-?\d+)?|//[^\n]*|/\* \w+ \*/|[A-Za-z_]\w*|[^\s\w]', re.S)


def told(definition: FunctionDefinition) -> Told:
    """What a definition says; every form has to say the same."""
    text = " ".join(definition.description.split())
    return definition.name, text, tuple(map(_bare, parameters_of(definition)))


def _bare(each: Field) -> Field:
    """A field as forms tell it: its limits in words behind its description."""
    return replace(each, type=_bare_type(each.type), description=each.summary, constraints="")


def _bare_type(kind: Type) -> Type:
    """A type without its formats and bounds, which forms say as limits."""
    return Type(kind.kind, tuple(map(_bare_type, kind.items)), tuple(map(_bare, kind.fields)), kind.values, kind.name)


def from_json(text: str) -> list[Told]:
    return [_from_function(json.loads(line)) for line in text.splitlines()]


def from_openai(text: str) -> list[Told]:
    return [_from_function(tool["function"]) for tool in json.loads(text)]


def from_yaml(text: str) -> list[Told]:
    return [_from_function(function) for function in yaml.safe_load(text)]


def _from_function(function: dict[str, Any]) -> Told:
    return told(FunctionDefinition(function["name"], function["description"], function["parameters"]))


class _Reader:
    """A descent over the tokens of a type, in the words of the compact, the TypeScript and the XML form."""

    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *expected: str) -> str:
        token = self.peek()
        assert not expected or token in expected, (token, expected, self.tokens[self.at - 5 : self.at + 5])
        self.at += 1
        return token

    def taken(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def type(self) -> Type:
        members = [self.member()]
        while self.taken("|"):
            members.append(self.member())
        values = [value for member in members if member.kind == "enum" for value in member.values]
        others = [member for member in members if member.kind != "enum"]
        if not values:
            return others[0] if len(others) == 1 else Type("union", tuple(others))
        return (
            Type("enum", values=tuple(values))
            if not others
            else Type("union", (*others, Type("enum", values=tuple(values))))
        )

    def member(self) -> Type:
        token = self.take()
        if token[0] in '"-' or token[0].isdigit() or token in ("true", "false"):
            return Type("enum", values=(json.loads(token),))
        if token in ("array", "map", "tuple") and self.taken("of"):
            items = self.list("(", ")")
            return Type(token, items)  # type: ignore[arg-type]  # one of the three
        if token in ("Array", "Record"):
            self.take("<")
            if token == "Record":
                self.take("string"), self.take(",")
            item = self.type()
            self.take(">")
            return Type("array" if token == "Array" else "map", (item,))
        if token in ("[", "<"):
            self.at -= 1
            items = self.list(token, {"[": "]", "<": ">"}[token])
            return Type("array", items) if token == "[" and not self.typescript else Type("tuple", items)
        if token == "{":
            return self.object("")
        if token in ("array", "object") and not self.peek().isidentifier():
            return Type("array", (ANY,)) if token == "array" else Type("map", (ANY,))
        if token in ("object", "ref"):
            return Type(token, name=self.take())  # type: ignore[arg-type]  # one of the two
        if token in _WORDS:
            return Type(_WORDS[token])  # type: ignore[arg-type]  # the words of kinds
        return self.object(token) if self.taken("{") else Type("ref", name=token)

    typescript = False

    def list(self, opener: str, closer: str) -> tuple[Type, ...]:
        self.take(opener)
        items = [self.type()]
        while self.taken(","):
            items.append(self.type())
        self.take(closer)
        return tuple(items)

    def object(self, name: str) -> Type:
        if self.taken("*"):
            self.take(":")
            item = self.type()
            self.take("}")
            return Type("map", (item,))
        comment = self.peek()
        if comment.startswith("/*"):
            name = self.take()[3:-3]
        default = self.default_comment()
        fields = tuple(self.fields("}"))
        self.take("}")
        self.pending = default
        return Type("object", fields=fields, name=name)

    pending: Any = NO_DEFAULT

    def default_comment(self) -> Any:
        if self.peek().startswith("// default: "):
            return json.loads(self.take()[len("// default: ") :])
        return NO_DEFAULT

    def fields(self, closer: str) -> Iterator[Field]:
        while self.peek() != closer:
            yield self.field()
            self.taken(",")

    def field(self) -> Field:
        description = ""
        if self.peek().startswith("//"):
            description = self.take()[3:]
        name = self.take()
        name = json.loads(name) if name.startswith('"') else name
        required = not self.taken("?")
        self.take(":")
        kind = self.type()
        default, self.pending = self.pending, NO_DEFAULT
        self.taken(";")
        if default is NO_DEFAULT:
            default = self.default_comment()
        if self.taken("="):
            default = self.json_value()
        if self.taken("("):
            description = json.loads(self.take())
            self.take(")")
        return Field(name, kind, required, default, description)

    def json_value(self) -> Any:
        depth, parts = 0, []
        while self.peek() and not (depth == 0 and parts):
            token = self.take()
            depth += (token in "[{") - (token in "]}")
            parts.append(token)
        return json.loads(" ".join(parts))


def from_compact(text: str) -> list[Told]:
    functions = []
    for line in text.splitlines():
        name, _, rest = line.partition("(")
        reader = _Reader(rest)
        fields = tuple(reader.fields(")"))
        description = line[line.rindex(") # ") + 4 :] if ") # " in line else ""
        functions.append((name, description, fields))
    return functions


def from_typescript(text: str) -> list[Told]:
    functions = []
    for block in re.findall(r"((?://[^\n]*\n)*)function (\"[^\"]*\"|\w+)\((.*?)\): any;(?:\n\n|\Z)", text, re.S):
        comments, name, arguments = block
        description = " ".join(line[2:].strip() for line in comments.splitlines())
        reader = _Reader(arguments.removeprefix("args: {").removesuffix("}") + ")")
        reader.typescript = True
        fields = tuple(reader.fields(")"))
        functions.append((json.loads(name) if name.startswith('"') else name, " ".join(description.split()), fields))
    return functions


def from_xml(text: str) -> list[Told]:
    root = ElementTree.fromstring(f"<all>{text}</all>")
    functions = []
    for function in root:
        description = " ".join((function.findtext("description") or "").split())
        fields = tuple(_xml_field(each) for each in function.findall("parameter"))
        functions.append((function.attrib["name"], description, fields))
    return functions


def _xml_field(element: ElementTree.Element) -> Field:
    kind = _Reader(element.attrib["type"]).type()
    nested = tuple(_xml_field(each) for each in element.findall("field"))
    if nested:
        kind = _with_fields(kind, nested)
    default = element.attrib.get("default")
    return Field(
        element.attrib["name"], kind, element.attrib.get("required") != "false",
        NO_DEFAULT if default is None else json.loads(default), " ".join((element.text or "").split()),
    )  # fmt: skip


def _with_fields(kind: Type, fields: tuple[Field, ...]) -> Type:
    if kind.kind == "object" or kind == Type("map", (ANY,)):
        return Type("object", fields=fields, name=kind.name)
    return replace(kind, items=tuple(_with_fields(each, fields) if each != ANY else each for each in kind.items))


def _groups(lines: list[str]) -> list[list[str]]:
    """Lines with those that stand below them."""
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    groups: list[list[str]] = []
    for line in lines:
        if len(line) - len(line.lstrip()) == indent:
            groups.append([])
        groups[-1].append(line)
    return groups


def _with_limits(kind: Type, lines: list[str]) -> Type:
    """A type with the limits of the fields of its classes, which stand below the parameter."""
    limits = {
        first.strip().partition(": ")[0]: (first.strip().partition(": ")[2], rest) for first, *rest in _groups(lines)
    }

    def limited(each: Field) -> Field:
        told, rest = limits.get(each.name, ("", []))
        said = f"{each.description} ({told})".lstrip() if told else each.description
        return replace(each, description=said, type=_with_limits(each.type, rest) if rest else each.type)

    items = tuple(_with_limits(each, lines) for each in kind.items)
    return replace(kind, items=items, fields=tuple(map(limited, kind.fields)))


def from_python(text: str) -> list[Told]:
    # A dotted name is how a model calls a tool, but no name that Python can define.
    names = iter(re.findall(r"^def ([\w.]+)\(", text, re.M))
    source = re.sub(r"^def ([\w.]+)\(", lambda m: f"def {m[1].replace('.', '_')}(", text, flags=re.M)
    source = re.sub(
        r"\*\*\{'([\w-]+)': ([^}]*?)( = [^}]*)?\}", lambda m: f"__{m[1].replace('-', '__')}: {m[2]}{m[3] or ''}", source
    )
    module = ast.parse(source)
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    stubs = _Stubs(classes, source.splitlines())
    return [(next(names), *stubs.function(node)) for node in module.body if isinstance(node, ast.FunctionDef)]


class _Stubs:
    def __init__(self, classes: dict[str, ast.ClassDef], lines: list[str]) -> None:
        self.classes = classes
        self.lines = lines

    def function(self, node: ast.FunctionDef) -> tuple[str, tuple[Field, ...]]:
        documentation = ast.get_docstring(node) or ""
        description, described, nested = _documented(documentation)
        positional = [*node.args.posonlyargs, *node.args.args]
        defaults = [None] * (len(positional) - len(node.args.defaults)) + list(node.args.defaults)
        pairs = [
            *zip(positional, defaults, strict=True),
            *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True),
        ]
        fields = []
        for argument, default in pairs:
            kind = self.type(argument.annotation)
            name = argument.arg.removeprefix("__").replace("__", "-")
            if name in nested:
                of_class = not nested[name][0].lstrip().startswith('"')
                kind = _with_limits(kind, nested[name]) if of_class else self.with_nested(kind, nested[name])
            said, mark, written = described.get(name, "").partition("(default: ")
            value = ast.literal_eval(written[:-1]) if mark else self.value(default)
            fields.append(Field(name, kind, default is None, value, said.strip()))
        return description, tuple(fields)

    def with_nested(self, kind: Type, lines: list[str]) -> Type:
        return _with_fields(kind, tuple(self.nested(lines)))

    def nested(self, lines: list[str]) -> Iterator[Field]:
        for first, *rest in _groups(lines):
            code, _, comment = first.strip().partition("  # ")
            name, _, hint = code.partition(": ")
            annotated = ast.parse(f"x: {hint}").body[0]
            assert isinstance(annotated, ast.AnnAssign)
            kind = self.type(annotated.annotation)
            if rest:
                kind = _with_fields(kind, tuple(self.nested(rest)))
            yield Field(json.loads(name), kind, annotated.value is None, self.value(annotated.value), comment)

    def value(self, node: ast.expr | None) -> Any:
        if node is None or (isinstance(node, ast.Constant) and node.value is ...):
            return NO_DEFAULT
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return self.enum(self.classes[node.value.id])[node.attr]
        value = ast.literal_eval(node)
        return list(value) if isinstance(value, tuple) else value

    def enum(self, node: ast.ClassDef) -> dict[str, Any]:
        members = [each for each in node.body if isinstance(each, ast.Assign)]
        return {ast.unparse(each.targets[0]): ast.literal_eval(each.value) for each in members}

    def type(self, node: ast.expr | None) -> Type:  # noqa: C901 - one case for each way to write a type
        match node:
            case None:
                return ANY
            case ast.Constant(value=None):
                return Type("null")
            case ast.BinOp(left=left, right=right):
                members = [each for side in (self.type(left), self.type(right))
                           for each in (side.items if side.kind == "union" else (side,))]  # fmt: skip
                return Type("union", tuple(members))
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                inners = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                if name == "Literal":
                    return Type("enum", values=tuple(ast.literal_eval(each) for each in inners))
                items = tuple(map(self.type, inners))
                if name == "NotRequired":
                    return items[0]
                return Type("map", items[1:]) if name == "dict" else Type("array" if name == "list" else "tuple", items)
            case ast.Name(id="dict"):
                return Type("map", (ANY,))
            case ast.Name(id="list"):
                return Type("array", (ANY,))
            case ast.Name(id=name) if name in self.classes:
                return self.cls(self.classes[name])
            case ast.Name(id="date" | "datetime"):
                return Type("string")
            case ast.Name(id=name):
                return Type(_WORDS.get(name, "any"))  # type: ignore[arg-type]  # the words of kinds
        raise AssertionError(ast.dump(node))

    def cls(self, node: ast.ClassDef) -> Type:
        base = ast.unparse(node.bases[0]) if node.bases else ""
        if base == "Enum":
            return Type("enum", values=tuple(self.enum(node).values()))
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        if base == "NamedTuple":
            return Type("tuple", tuple(self.type(each.annotation) for each in fields))
        return Type("object", fields=tuple(map(self.field, fields)), name=node.name)

    def field(self, node: ast.AnnAssign) -> Field:
        optional = ast.unparse(node.annotation).startswith("NotRequired[")
        comment = self.lines[node.lineno - 1].partition("  # ")[2]
        required = node.value is None and not optional
        return Field(ast.unparse(node.target), self.type(node.annotation), required, self.value(node.value), comment)


def _documented(text: str) -> tuple[str, dict[str, str], dict[str, list[str]]]:
    """Description, what is said of each parameter, and the lines below it."""
    text = inspect.cleandoc(text)
    text = re.sub(r"\n\nReturns:\n.*\Z", "", text, flags=re.S)
    description, _, arguments = text.partition("\n\nArgs:\n") if not text.startswith("Args:\n") else ("", "", text[6:])
    described: dict[str, str] = {}
    nested: dict[str, list[str]] = {}
    name = ""
    for line in arguments.splitlines():
        if line.startswith("        "):
            nested.setdefault(name, []).append(line)
            continue
        name, _, said = line.strip().partition(": ")
        described[name] = said
    return " ".join(description.replace("(no description)", "").split()), described, nested


READERS: dict[str, Callable[[str], list[Told]]] = {
    "python": from_python, "json": from_json, "openai": from_openai, "yaml": from_yaml, "xml": from_xml,
    "typescript": from_typescript, "compact": from_compact,
}  # fmt: skip
