# The types of the attributes of these classes where `text_functions.py` is compiled.
import cython

@cython.final
cdef class TextFunction:
    cdef public object acts, around, bind, blank, body, call, defaults, doc, fields, known, name, wrapped
    cdef public dict plans
    cdef public set named
    cdef public int arity, collects, most

cdef class Fields:
    cdef public dict fields

@cython.final
cdef class OwnMethod:
    cdef public object function, name, owner

@cython.final
cdef class CaughtError:
    cdef public object error
    cdef public tuple causes
    cdef public list notes

@cython.final
cdef class TextGenerator:
    cdef public object items, sources
    cdef public int depth, item_bytes
    cdef public bint ends, inner
