"""The types of arguments that pydantic does not know as they are meant here: one entry a type.

To add a type is to add its entry to `_TYPES`; the form of its values in journals, if they have one, is an entry of
`lightfc.core.codecs`. An entry here says how annotations of the type are recognised and written, what validates and
describes their values, and which values a parameter of the type never takes.

numpy is imported only where an annotation mentions it, and pydantic not before a value is validated.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

from lightfc.core.definitions import JsonSchema
from lightfc.core.loaded import loaded

if TYPE_CHECKING:
    import numpy as np
    from pydantic_core import PydanticCustomError


@dataclass(frozen=True, slots=True)
class ArgumentType:
    is_of: Callable[[Any], bool]
    name: Callable[[Any], str]
    adapted: Callable[[Any], Any]  # what pydantic takes in its place, which validates a value and has its JSON Schema
    refuses: frozenset[type] = frozenset()  # types never taken for one; str is where it may be the JSON of one


# An abstract scalar type of numpy (`np.floating`) names a family; a list needs one member of it.
_CONCRETE = {
    "floating": "float64",
    "inexact": "float64",
    "integer": "int64",
    "signedinteger": "int64",
    "unsignedinteger": "uint64",
    "complexfloating": "complex128",
}
_JSON_BY_KIND = {"b": "boolean", "i": "integer", "u": "integer", "f": "number", "U": "string", "M": "string"}


def _is_array_type(annotation: Any) -> bool:
    array = loaded("numpy", "ndarray")
    return array != () and (annotation is array or get_origin(annotation) is array)


def _scalar_type(annotation: Any) -> "type[np.generic] | None":
    """Give the numpy scalar type of an array annotation, or None where any will do."""
    arguments = get_args(annotation)
    if len(arguments) < 2:
        return None
    scalars = get_args(arguments[1])  # np.ndarray[shape, np.dtype[scalar]]
    # Neither `Any` nor a type variable is one of numpy's.
    return scalars[0] if scalars and hasattr(scalars[0], "dtype") and isinstance(scalars[0], type) else None


def _array_shape(annotation: Any) -> tuple[int | None, ...] | None:
    """The lengths of an array's dimensions, None for any, or None where any number of dimensions will do.

    `np.ndarray[tuple[Literal[3], int], np.dtype[np.float64]]` declares three rows of any length.
    """
    arguments = get_args(annotation)
    if not arguments or get_origin(arguments[0]) is not tuple:
        return None
    lengths = get_args(arguments[0])
    if ... in lengths:
        return None
    return tuple(get_args(each)[0] if get_origin(each) is Literal else None for each in lengths)


def _array_type_name(annotation: Any) -> str:
    """Name an array annotation as one would write it: `np.ndarray` or `NDArray[np.float64]`."""
    scalar, shape = _scalar_type(annotation), _array_shape(annotation)
    dtype = "Any" if scalar is None else f"np.{scalar.__name__}"
    if shape is not None:
        lengths = ", ".join("int" if length is None else f"Literal[{length}]" for length in shape) or "()"
        return f"np.ndarray[tuple[{lengths}], np.dtype[{dtype}]]"
    return "np.ndarray" if scalar is None else f"NDArray[{dtype}]"


def _adapt_array(annotation: Any) -> Any:
    """What pydantic takes for an array annotation: an array, or nested lists that become one.

    An array whose dtype fits passes by identity. Anything else is converted only where no value changes, beyond the
    rounding that a narrower float brings.
    """
    scalar, shape = _scalar_type(annotation), _array_shape(annotation)
    return _plain_annotated(partial(_array, scalar, shape), _json_array(_json_scalar(scalar), shape))


def _plain_annotated(validate: Callable[[Any], Any], schema: JsonSchema) -> Any:
    from pydantic import PlainValidator, WithJsonSchema

    return Annotated[Any, PlainValidator(validate), WithJsonSchema(schema)]


def _json_array(scalar: JsonSchema, shape: tuple[int | None, ...] | None) -> JsonSchema:
    """Lists of scalars, or without a shape of lists to any depth: a schema cannot say how deep."""
    described = scalar
    for length in reversed(shape or ()):
        sizes = {} if length is None else {"minItems": length, "maxItems": length}
        described = {"type": "array", "items": described, **sizes}
    if shape:
        return described
    return {"type": "array", "items": {"anyOf": [scalar, {"type": "array"}]}} if scalar else {"type": "array"}


def _json_scalar(scalar: "type[np.generic] | None") -> JsonSchema:
    import numpy as np

    if scalar is None:
        return {"type": "number"}
    name = _CONCRETE.get(scalar.__name__, scalar.__name__)
    kind = np.dtype(name).kind if hasattr(np, name) and scalar not in (np.number, np.generic) else "f"
    return {"type": _JSON_BY_KIND[kind]} if kind in _JSON_BY_KIND else {}


def _array(
    scalar: "type[np.generic] | None", shape: tuple[int | None, ...] | None, value: Any
) -> "np.ndarray[Any, Any]":
    import numpy as np

    if isinstance(value, np.ndarray):
        array = value
    elif isinstance(value, list | tuple | range):
        array = _from_sequence(value, scalar)
    else:
        raise _misfit("neither an array nor a list")
    if shape is not None and not (
        len(shape) == array.ndim and all(each in (None, array.shape[i]) for i, each in enumerate(shape))
    ):
        raise _misfit(f"its shape is {array.shape}")
    return array if scalar is None else _convert(array, scalar)


def _scalar(scalar: "type[np.generic]", value: Any) -> Any:
    import numpy as np

    if isinstance(value, scalar):
        return value
    if not isinstance(value, int | float | complex | str | np.generic):
        raise _misfit("it is not a number")
    try:
        return _convert(np.asarray(value), scalar)[()]
    except (ValueError, OverflowError, TypeError) as error:
        raise _misfit(str(error)) from error


def _from_sequence(value: Any, scalar: "type[np.generic] | None") -> "np.ndarray[Any, Any]":
    import numpy as np

    if scalar is np.object_:
        return np.asarray(value, dtype=np.object_)
    try:
        array = np.asarray(value)
    except (ValueError, OverflowError, TypeError) as error:
        reason = "rows differ in length or depth" if "inhomogeneous" in str(error) else str(error)
        raise _misfit(reason) from error
    # numpy writes numbers as strings where strings stand beside them.
    if array.dtype.kind == "O" or (array.dtype.kind in "US" and not _all_text(value)):
        raise _misfit("not every element is a number")
    return array


def _all_text(value: Any) -> bool:
    return all(map(_all_text, value)) if isinstance(value, list | tuple) else isinstance(value, str | bytes)


def _convert(array: "np.ndarray[Any, Any]", scalar: "type[np.generic]") -> "np.ndarray[Any, Any]":
    import numpy as np

    if np.issubdtype(array.dtype, scalar):
        return array
    target = np.dtype(_CONCRETE.get(scalar.__name__, scalar.__name__))
    if target.kind in "biu" and array.dtype.kind in "biuf":
        with np.errstate(invalid="ignore"):
            converted = array.astype(target)
        if np.array_equal(converted, array):
            return converted
        raise _not_of(target, array)
    if target.kind == "M" and array.dtype.kind == "U":
        try:
            return array.astype("datetime64")
        except ValueError as error:
            raise _misfit("not every element is a date in ISO format") from error
    if target.kind in "OVUS" or not np.can_cast(array.dtype, target, casting="same_kind"):
        raise _misfit(f"elements are {'str' if array.dtype.kind == 'U' else array.dtype.name}")
    return _narrowed(array, target)


def _narrowed(array: "np.ndarray[Any, Any]", target: "np.dtype[Any]") -> "np.ndarray[Any, Any]":
    """An array of another dtype, whose numbers may be rounded, but none becomes infinite."""
    import numpy as np

    with np.errstate(over="ignore"):
        converted = array.astype(target)
    is_narrower = target.kind in "fc" and not np.can_cast(array.dtype, target)  # else nothing has to be looked at
    if is_narrower and not np.array_equal(np.isfinite(converted), np.isfinite(array)):
        raise _not_of(target, array)
    return converted


def _not_of(target: "np.dtype[Any]", array: "np.ndarray[Any, Any]") -> "PydanticCustomError":
    return _misfit(f"{'not every element is a' if array.ndim else 'it is not a'} value of {target.name}")


def _misfit(reason: str) -> "PydanticCustomError":
    from pydantic_core import PydanticCustomError

    return PydanticCustomError("array_type", "{error}", {"error": reason})


def _buffer(annotation: Any) -> Any:
    def validated(value: Any, validate: Callable[[Any], Any]) -> Any:
        return value if type(value) is annotation else annotation(validate(value))  # one of the host's passes as it is

    from pydantic import WrapValidator

    return Annotated[bytes, WrapValidator(validated)]


_TYPES = (
    ArgumentType(
        _is_array_type,
        _array_type_name,
        _adapt_array,
        frozenset({type(None), bytes, dict, set, frozenset, int, float, bool, complex}),
    ),
    ArgumentType(
        lambda each: isinstance(each, type) and issubclass(each, loaded("numpy", "generic")),
        lambda each: f"np.{each.__name__}",
        # A number or string of Python becomes one without changing.
        lambda each: _plain_annotated(partial(_scalar, each), _json_scalar(each)),
    ),
    ArgumentType(lambda each: each is bytearray or each is memoryview, lambda each: str(each.__name__), _buffer),
)


def argument_type(annotation: Any) -> ArgumentType | None:
    """The entry of an annotation; None where pydantic knows the type by itself."""
    for each in _TYPES:
        if each.is_of(annotation):
            return each
    return None
