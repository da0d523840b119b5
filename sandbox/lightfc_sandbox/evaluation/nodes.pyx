# cython: language_level=3, boundscheck=True, wraparound=False, annotation_typing=False
"""Compiled closures: a node of the IR as code of C, with what a place of a program gives it."""
from cpython.exc cimport PyErr_Fetch, PyErr_Restore
from cpython.object cimport PyObject, PyTypeObject

from lightfc_sandbox.stdlib.calling import deeper as _deeper

cdef object deeper = _deeper

cdef extern from *:
    """
    #include "frameobject.h"
    static int note_place(PyObject *code, PyObject *names, PyObject *held) {
        /* An entry of a traceback that holds names, as the frames of closures in Python do. */
        PyObject *kind, *value, *trace;
        PyFrameObject *frame;
        PyErr_Fetch(&kind, &value, &trace);
        frame = PyFrame_New(PyThreadState_Get(), (PyCodeObject *)code, names, held);
        PyErr_Restore(kind, value, trace);
        if (frame == NULL) return 0; /* no memory: that is what is raised then */
        PyTraceBack_Here(frame);
        Py_DECREF(frame);
        return 0;
    }
    static void call_by_vector(PyTypeObject *kind, Py_ssize_t offset) {
        kind->tp_vectorcall_offset = offset;
        kind->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
        kind->tp_call = PyVectorcall_Call;
        PyType_Modified(kind);
    }
    """
    int note_place(PyObject *code, PyObject *names, PyObject *held)
    void call_by_vector(PyTypeObject *kind, Py_ssize_t offset)
    size_t PyVectorcall_NARGS(size_t)
    PyObject *PyObject_CallOneArg(object function, object argument)  # NULL where it raises
    PyObject *PyObject_CallFunctionObjArgs(object function, ...)
    PyObject *PyObject_CallMethodNoArgs(object owner, object name)

MARK = compile("", "<closure>", "exec")
"""The code of the entries of tracebacks that tell the places of compiled closures."""

cdef object mark = MARK
cdef dict names = globals()


cdef object call(PyObject *closure, PyObject **given, size_t count, PyObject *keywords):
    """`closure(frame)`, as code in Python calls it."""
    cdef int at = 0
    cdef PyObject *made
    if PyVectorcall_NARGS(count) != 1 or keywords is not NULL or type(<object>given[0]) is not list:
        raise TypeError("a closure takes a frame")
    made = (<Closure>closure).code(closure, given[0], &at)
    if made is NULL:
        failed(<Closure>closure, at)
    return taken(made)


cdef int failed(Closure closure, int at) except -1:
    """Tell in the traceback of what is being raised at which node it was raised."""
    return note(closure.n[at], "_n") if at else 0


cdef int note(object told, str name) except -1:
    """Have an entry of the traceback of what is being raised tell something by a name."""
    cdef PyObject *kind
    cdef PyObject *value
    cdef PyObject *trace
    PyErr_Fetch(&kind, &value, &trace)
    held = {name: told}
    PyErr_Restore(kind, value, trace)
    return note_place(<PyObject *>mark, <PyObject *>names, <PyObject *>held)


cdef object entered(Account run, TextFunction function, list frame):
    """What the body of a function of the program gives in a frame."""
    cdef int at = 0
    cdef long long depth = run.depth
    cdef PyObject *made = NULL
    cdef object body = function.body
    run.steps_left -= 1
    if run.steps_left <= 0:
        made = ticked(run)
        if made is NULL:
            note(function.name, "_f")
        taken(made)
        made = NULL
    if function.blank:
        frame += function.blank
    run.depth = depth + 1
    if type(body) is Closure and depth < run.most_depth:
        made = (<Closure>body).code(<PyObject *>body, <PyObject *>frame, &at)
        if made is NULL:
            failed(<Closure>body, at)
    else:
        made = called(body, frame) if depth < run.most_depth else called_deeper(run, body, frame)
    run.depth = depth
    if made is NULL:
        note(function.name, "_f")
    return taken(made)


cdef PyObject *called(object body, list frame) noexcept:
    return PyObject_CallOneArg(body, frame)


cdef PyObject *called_deeper(Account run, object body, list frame) noexcept:
    return PyObject_CallFunctionObjArgs(deeper, <PyObject *>run, <PyObject *>body, <PyObject *>frame, NULL)


cdef PyObject *ticked(Account run) noexcept:
    return PyObject_CallMethodNoArgs(run, "tick")


cdef Prepared prepared(void *code):
    made = Prepared()
    made.code = <Code>code
    return made


cdef class Prepared:
    """The code of a shape."""

    def made(self, given, held):
        """The closure of a place."""
        cdef Closure closure = Closure.__new__(Closure)
        cdef Py_ssize_t k = 0
        closure.vectorcall = <Vectorcall>call
        closure.code = self.code
        closure.c = tuple(given)
        closure.n = held
        for each in closure.c:
            if k < 12 and type(each) is int and 0 <= each < 1 << 30:
                closure.i[k] = each
            k += 1
        return closure


cdef class Closure:
    pass


cdef Closure sample = Closure.__new__(Closure)
call_by_vector(<PyTypeObject *>Closure, <char *>&sample.vectorcall - <char *><PyObject *>sample)
