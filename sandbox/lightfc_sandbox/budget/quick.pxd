# What `nodes.pyx` gives to what is compiled of the library.
from lightfc_sandbox.budget.counters cimport Account
from cpython.object cimport PyObject

ctypedef object (*Special)(Account run, object method, PyObject **given, Py_ssize_t count, bint mirrored)
cdef Special own_special, own_called
