# Compiled closures: what the modules of `prepared` share where they are compiled.
from cpython.object cimport PyObject
from lightfc_sandbox.budget.counters cimport Account
from lightfc_sandbox.values.text_functions cimport CaughtError, Fields, OwnMethod, TextFunction

import cython

cdef extern from "quick.h":
    object taken(PyObject *made)  # raises what is raised where there is nothing
    object quick_add(object x, object y)
    object quick_subtract(object x, object y)
    object quick_multiply(object x, object y)
    object quick_divide(object x, object y)
    object quick_floor(object x, object y)
    object quick_remainder(object x, object y)
    object quick_bits(object x, object y, Py_ssize_t code)
    object quick_item(object whole, object key)
    int quick_set(object whole, object key, object value) except -2
    int quick_less(object x, object y)
    int quick_less_equal(object x, object y)
    int quick_greater(object x, object y)
    int quick_greater_equal(object x, object y)
    int quick_equal(object x, object y)
    int quick_unequal(object x, object y)
    int quick_truth(object value)
    int look_at_stack() except -1
    bint is_short(object value)
    bint is_key(object key)
    bint maps_key(object whole, object key)
    bint finds_key(object whole, object key)
    void know_collections(object defaultdict, object own_defaultdict, object counter, object deque)
    Py_ssize_t short_texts(object x, object y, Py_ssize_t most)

    PyObject *SLOW

ctypedef PyObject *(*Code)(PyObject *closure, PyObject *frame, int *at) noexcept
# `at` is told where in the nodes of the closure it is, before what can fail there.

ctypedef PyObject *(*Vectorcall)(PyObject *, PyObject **, size_t, PyObject *) noexcept

@cython.final
cdef class Closure:
    cdef Vectorcall vectorcall
    cdef Code code
    cdef tuple c
    cdef tuple n
    cdef Py_ssize_t i[12]
    cdef int levels  # of closures inside one another

@cython.final
cdef class Prepared:
    cdef Code code

cdef Prepared prepared(void *code)

cdef int failed(Closure closure, int at) except -1

cdef object entered(Account run, TextFunction function, list frame)

cdef object call_by_place(Account run, TextFunction function, list args)

cdef object call_named(Account run, object fn, list values, tuple key)

cdef object call_spread(Account run, object fn, list values, object split)

cdef object drawn(
    Closure closure, int at, Account run, list frame, items, to, inner_source, inner_to, condition, element)

cdef object by_names(object function, list values, tuple names)

cdef int assign(Account run, list frame, object to, object value) except -1

cdef int unpacked(Account run, list frame, object value, tuple plan) except -1

cdef inline list around(list frame, Py_ssize_t hops):
    """The frame that stands some frames out."""
    while hops > 0:
        frame = <list?>frame[1]
        hops -= 1
    return frame

cdef object own_attribute(Account run, object owner, object name)

cdef object own_callee(Account run, object owner, object name)

cdef object quick_items(Account run, object value, object count)

cdef object own_method(object owner, object name)

cdef object own_fields(object owner, object name)

cdef object by_method(Account run, object op, object x, object y, str method, bint mirrored)

cdef int slow_truth(Account run, object value) except -1

cdef inline object ask(object part, list f):
    cdef int at = 0
    cdef PyObject *made
    if type(part) is Closure:
        made = (<Closure>part).code(<PyObject *>part, <PyObject *>f, &at)
        if made is NULL:
            failed(<Closure>part, at)
        return taken(made)
    return part(f)
