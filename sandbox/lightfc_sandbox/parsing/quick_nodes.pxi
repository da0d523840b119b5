"""Nodes of a tree as CPython makes them: each is given its dict, copied from that of a sample of its kind, and filled."""
from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF

cdef extern from *:
    """
    #define new_of(kind, nothing) ((PyTypeObject *)(kind))->tp_new((PyTypeObject *)(kind), nothing, NULL)
    """
    object new_of(object kind, object nothing)
    PyObject **_PyObject_GetDictPtr(object made)
    PyTypeObject *Py_TYPE(object made)
    object PyDict_Copy(object fields)
    int PyDict_SetItem(dict fields, PyObject *name, PyObject *value) except -1
    PyObject *PyTuple_GET_ITEM(tuple values, Py_ssize_t k)
    Py_ssize_t PyTuple_GET_SIZE(tuple values)


@cython.final
cdef class Kind:
    """A kind of node.

    Attributes:
        type: Its class.
        names: The fields that are given to a node, in the order in which they are.
        fields: All attributes of a node, with what most nodes hold.
    """

    cdef object type
    cdef tuple names
    cdef dict fields


cdef dict filled(Kind kind, tuple values):
    """The attributes of a node that has these in the fields of its kind."""
    cdef dict fields = PyDict_Copy(kind.fields)
    cdef Py_ssize_t k
    for k in range(PyTuple_GET_SIZE(values)):
        PyDict_SetItem(fields, PyTuple_GET_ITEM(kind.names, k), PyTuple_GET_ITEM(values, k))
    return fields


cdef object made(Kind kind, dict fields):
    """A node that has these attributes."""
    node = new_of(kind.type, ())
    Py_INCREF(fields)
    _PyObject_GetDictPtr(node)[0] = <PyObject *>fields
    return node


cdef dict fields_of(node):
    return <dict>_PyObject_GetDictPtr(node)[0]


cdef bint is_of(node, Kind kind):
    return <PyObject *>Py_TYPE(node) == <PyObject *>kind.type


# What CPython makes of these: a sample of each kind of node, and of each operator.
_SAMPLES = """\
import a as b
from a import b
@f
def f(a: int, /, *b, c=1, **d) -> int: return 1
class A(B, c=1): pass
for a in b: break
while a: continue
if a: pass
try: pass
except A as e: pass
x: int = 1
x += 1
x = 1
del x
raise A from b
assert a, b
def f():
    global a
    nonlocal b
    yield a
    yield from a
with a as b: pass
f(a, b=c), a.b, a[1:2], [*a], {1}, {1: 2}, lambda: 1, 1 if 2 else 3, f"{a!r:{b}}"
[a for a in b], {a for a in b}, {a: b for a in b}, (a for a in b)
a + a - a * a / a // a % a @ a | a & a ^ a << a >> a ** a
a == a != a < a <= a > a >= a in a not in a is a is not a
not a, -a, +a, ~a, a and a, a or a
"""
_FIELDS = {
    "Module": ("body", "type_ignores"), "Expression": ("body",), "Expr": ("value",), "Name": ("id",),
    "Constant": ("value",), "JoinedStr": ("values",), "FormattedValue": ("value", "conversion", "format_spec"),
    "Call": ("func", "args", "keywords"), "keyword": ("arg", "value"), "Attribute": ("value", "attr"),
    "Subscript": ("value", "slice"), "Slice": ("lower", "upper", "step"), "Starred": ("value",),
    "UnaryOp": ("op", "operand"), "BinOp": ("left", "op", "right"), "BoolOp": ("op", "values"),
    "Compare": ("left", "ops", "comparators"), "IfExp": ("test", "body", "orelse"),
    "List": ("elts",), "Tuple": ("elts",), "Set": ("elts",), "Dict": ("keys", "values"),
    "ListComp": ("elt", "generators"), "SetComp": ("elt", "generators"), "GeneratorExp": ("elt", "generators"),
    "DictComp": ("key", "value", "generators"), "comprehension": ("target", "iter", "ifs"),
    "Lambda": ("args", "body"), "arg": ("arg", "annotation"),
    "arguments": ("posonlyargs", "args", "vararg", "kwonlyargs", "kw_defaults", "kwarg", "defaults"),
    "Return": ("value",), "Pass": (), "Break": (), "Continue": (), "Import": ("names",), "alias": ("name", "asname"),
    "ImportFrom": ("module", "names", "level"), "Raise": ("exc", "cause"), "Assert": ("test", "msg"),
    "Delete": ("targets",), "Global": ("names",), "Nonlocal": ("names",), "Assign": ("targets", "value"),
    "AnnAssign": ("target", "annotation", "value", "simple"), "AugAssign": ("target", "op", "value"),
    "If": ("test", "body", "orelse"), "For": ("target", "iter", "body", "orelse"), "While": ("test", "body", "orelse"),
    "FunctionDef": ("name", "args", "body", "decorator_list", "returns"),
    "ClassDef": ("name", "bases", "keywords", "body", "decorator_list"),
    "Try": ("body", "handlers", "orelse", "finalbody"), "ExceptHandler": ("type", "name", "body"),
    "With": ("items", "body"), "withitem": ("context_expr", "optional_vars"), "Yield": ("value",),
    "YieldFrom": ("value",),
}  # fmt: skip
_SAME = {"ctx", "kind", "type_comment", "is_async", "lineno", "col_offset", "end_lineno", "end_col_offset"}


cdef object sample(str text, str mode):
    return compile(text, "<sample>", mode, ast.PyCF_ONLY_AST, dont_inherit=True)


cdef dict _samples(tree):
    """A node of each kind in a tree, by the name of the kind."""
    cdef dict found = {}
    cdef list todo = [tree]
    while todo:
        node = todo.pop()
        if type(node) is list:
            todo += node
        elif isinstance(node, ast.AST):
            found[type(node).__name__] = node
            todo += node.__dict__.values()
    return found


cdef dict _ALL = {**_samples(sample(_SAMPLES, "exec")), "Expression": sample("1", "eval")}
# Lists that are empty in all that is read here, such as the parameters of types that a function of Python 3.12 has.
cdef bint HAVE_TYPE_PARAMETERS = hasattr(_ALL["FunctionDef"], "type_params")
if HAVE_TYPE_PARAMETERS:
    for _name in "FunctionDef", "ClassDef":
        _FIELDS[_name] += ("type_params",)


cdef bint _is_known() except -1:
    """Whether nodes have the fields that they are given here."""
    for name, fields in _FIELDS.items():
        has = {*_ALL[name].__dict__}
        if has - _SAME != {*fields} or not {*_ALL[name]._fields} <= has:
            return False
        node = new_of(type(_ALL[name]), ())
        held = _PyObject_GetDictPtr(node)
        if held == NULL or held[0] != NULL:
            return False
    return True


cdef bint IS_KNOWN = _is_known()


cdef Kind kind_of(str name):
    cdef Kind kind = Kind.__new__(Kind)
    kind.type = type(_ALL[name])
    kind.names = tuple(_FIELDS[name])
    # CPython has the keys of such a dict once for all nodes, and of what is copied from it.
    kind.fields = _ALL[name].__dict__
    at_start = {**dict.fromkeys(_FIELDS[name]), "lineno": 1, "col_offset": 0, "end_lineno": 1}
    for each in at_start.keys() & kind.fields.keys():
        kind.fields[each] = at_start[each]
    return kind


cdef Kind MODULE = kind_of("Module"), EXPRESSION = kind_of("Expression"), EXPR = kind_of("Expr")
cdef Kind NAME_NODE = kind_of("Name"), CONSTANT = kind_of("Constant"), CALL = kind_of("Call")
cdef Kind JOINED = kind_of("JoinedStr"), FORMATTED = kind_of("FormattedValue")
cdef Kind KEYWORD = kind_of("keyword"), ATTRIBUTE = kind_of("Attribute"), SUBSCRIPT = kind_of("Subscript")
cdef Kind SLICE = kind_of("Slice"), STARRED = kind_of("Starred"), UNARY_OP = kind_of("UnaryOp")
cdef Kind BIN_OP = kind_of("BinOp"), BOOL_OP = kind_of("BoolOp"), COMPARE = kind_of("Compare"), IF_EXP = kind_of("IfExp")
cdef Kind LIST = kind_of("List"), TUPLE = kind_of("Tuple"), SET = kind_of("Set"), DICT = kind_of("Dict")
cdef Kind LIST_COMP = kind_of("ListComp"), SET_COMP = kind_of("SetComp"), DICT_COMP = kind_of("DictComp")
cdef Kind GENERATOR = kind_of("GeneratorExp"), COMPREHENSION = kind_of("comprehension")
cdef Kind LAMBDA_NODE = kind_of("Lambda"), ARGUMENTS = kind_of("arguments"), ARG = kind_of("arg")
cdef Kind RETURN_NODE = kind_of("Return"), PASS_NODE = kind_of("Pass"), BREAK_NODE = kind_of("Break")
cdef Kind CONTINUE_NODE = kind_of("Continue"), IMPORT_NODE = kind_of("Import"), ALIAS = kind_of("alias")
cdef Kind IMPORT_FROM = kind_of("ImportFrom"), RAISE_NODE = kind_of("Raise"), ASSERT_NODE = kind_of("Assert")
cdef Kind DELETE = kind_of("Delete"), GLOBAL_NODE = kind_of("Global"), NONLOCAL_NODE = kind_of("Nonlocal")
cdef Kind ASSIGNMENT = kind_of("Assign"), ANNOTATED = kind_of("AnnAssign"), AUGMENTED_NODE = kind_of("AugAssign")
cdef Kind IF_NODE = kind_of("If"), FOR_NODE = kind_of("For"), WHILE_NODE = kind_of("While")
cdef Kind FUNCTION = kind_of("FunctionDef"), CLASS_NODE = kind_of("ClassDef"), TRY_NODE = kind_of("Try")
cdef Kind HANDLER = kind_of("ExceptHandler"), WITH_NODE = kind_of("With"), WITH_ITEM = kind_of("withitem")
cdef Kind YIELD_NODE = kind_of("Yield"), YIELD_FROM = kind_of("YieldFrom")

cdef object STORE = _ALL["Store"], DELETED = _ALL["Del"], IS_NOT = _ALL["IsNot"], NOT_IN = _ALL["NotIn"]
cdef object _formatted = sample("f'{a:{b}}'", "eval").body.values[0]
cdef bint HAVE_PLACES = _formatted.col_offset == 2  # parts of f-strings
cdef bint HAVE_NESTED = len(_formatted.format_spec.values) == 1  # Python 3.12.1 adds an empty text
