# The types of the attributes of `TextFunction` where `text_functions.py` is compiled.
import cython

@cython.final
cdef class TextFunction:
    cdef public object acts, around, blank, body, call, defaults, known, name, wrapped
    cdef public int arity
