# The types of the attributes of `Account` where `counters.py` is compiled.
import cython

cdef class Account:
    cdef public long long steps, steps_left, granted, bytes_left, calls_left, most_items, most_depth, brief_chars, depth
    cdef public long long bytes_kept, bytes_before, bytes_given
    cdef public int inner
    cdef public object owned, state, declined, filling, filled
