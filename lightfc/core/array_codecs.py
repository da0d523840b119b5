"""The entries of numpy's arrays and scalars in the table of `codecs`, which loads them when it meets the first."""

import math
import re
from typing import Any

import numpy as np

from lightfc.core.codecs import Codec, as_bytes, as_list, as_size, as_str, base64_text, misread_error, register
from lightfc.core.errors import ExportError


def _dump_array(value: np.ndarray) -> dict[str, Any]:
    made: dict[str, Any] = {"dtype": _dump_dtype(value.dtype), "shape": list(value.shape)}
    if value.dtype.hasobject:
        return {**made, "items": value.ravel().tolist()}
    made["bytes"] = base64_text(np.ascontiguousarray(value).tobytes())
    return {**made, "order": "F"} if value.flags.f_contiguous and not value.flags.c_contiguous else made


def _dump_dtype(dtype: np.dtype) -> Any:
    if dtype.names is None:
        if dtype.hasobject and dtype.kind != "O":
            raise ExportError(f"an array of {dtype} has no JSON form")
        return dtype.str
    if dtype.hasobject:
        raise ExportError("an array whose records hold objects has no JSON form")
    return _listed(np.lib.format.dtype_to_descr(dtype))


def _listed(descr: Any) -> Any:
    """The description of a record dtype with lists where it has tuples, as JSON writes them."""
    return list(map(_listed, descr)) if isinstance(descr, list | tuple) else descr


def _load_array(data: Any) -> np.ndarray:
    given, shape = data["dtype"], tuple(map(as_size, as_list(data["shape"])))
    dtype = np.dtype(_dtype_name(given)) if isinstance(given, str) else np.lib.format.descr_to_dtype(_descr(given))
    if "items" in data:
        items = as_list(data["items"])
        if math.prod(shape) != len(items):
            raise misread_error(f"an array of shape {shape} has another number of items")
        array = np.empty(len(items), dtype=object)
        for i, each in enumerate(items):
            array[i] = each
        return array.reshape(shape)
    made = np.frombuffer(as_bytes(data["bytes"]), dtype).reshape(shape)
    return made.copy(order="F" if data.get("order") == "F" else "C")


_DTYPE = re.compile(r"[<>|=]?[?a-zA-Z]\d{0,9}(\[\d{0,9}[a-zA-Z]{1,2}\])?")


def _dtype_name(given: str) -> str:
    """The name of a dtype as numpy writes it; it reads far more."""
    if not _DTYPE.fullmatch(given):
        raise misread_error("the dtype of an array is not known")
    return given


def _descr(given: Any) -> Any:
    """The description of a record dtype with tuples, which JSON has made lists."""
    made = []
    for field in as_list(given):
        name, data, *shape = as_list(field)
        named = tuple(map(as_str, name)) if type(name) is list else as_str(name)
        what = _descr(data) if type(data) is list else _dtype_name(as_str(data))
        made.append((named, what, *(tuple(map(as_size, as_list(each))) for each in shape)))
    return made


register(
    Codec("scalar", np.generic, lambda v: _dump_array(np.asarray(v)), lambda data: _load_array(data)[()]),
    Codec("ndarray", np.ndarray, _dump_array, _load_array),
    # An array of them, and their own `str`, would lose the zeros at their end.
    Codec("str_", np.str_, str.__str__, lambda data: np.str_(as_str(data))),
    Codec("bytes_", np.bytes_, base64_text, lambda data: np.bytes_(as_bytes(data))),
)
