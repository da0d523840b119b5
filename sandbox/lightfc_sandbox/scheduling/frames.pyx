# cython: language_level=3
"""What `frames.py` describes, compiled."""
from cpython.object cimport PyObject
import sys

cdef extern from *:
    """
    #include "frameobject.h"
    #define NEXT_OF(trace) ((PyObject *)((PyTracebackObject *)(trace))->tb_next)
    #define FRAME_OF(trace) ((PyTracebackObject *)(trace))->tb_frame
    """
    ctypedef struct PyFrameObject
    PyObject *NEXT_OF(PyObject *trace)
    PyFrameObject *FRAME_OF(PyObject *trace)
    object PyFrame_GetGlobals(PyFrameObject *frame)
    PyObject *PyException_GetTraceback(object error)
    void PyException_SetTraceback(object error, object trace)
    void PyException_SetContext(object error, PyObject *context)
    void Py_XDECREF(PyObject *value)

traceback_of = BaseException.__dict__["__traceback__"].__get__
cdef set OWN_CODE = {*sys.stdlib_module_names, "lightfc_sandbox", "numpy"}
cdef dict OWN = {}
cdef object last = None  # of these, the one that was asked for last


cdef bint is_own(dict names) except -1:
    name = str(names.get("__name__"))
    if name.partition(".")[0] not in OWN_CODE or getattr(sys.modules.get(name), "__dict__", None) is not names:
        return False
    OWN[id(names)] = names
    return True


def forget_frames(error):
    global last
    cdef PyObject *first = PyException_GetTraceback(error)
    cdef PyObject *trace = first if first != <PyObject *>None else NULL  # it may have been set to that
    try:
        while trace is not NULL:
            names = PyFrame_GetGlobals(FRAME_OF(trace))
            if names is not last:
                if id(names) not in OWN and not is_own(names):
                    return
                last = names
            trace = NEXT_OF(trace)
        if first is not NULL:
            PyException_SetTraceback(error, None)
    finally:
        Py_XDECREF(first)
    PyException_SetContext(error, NULL)
