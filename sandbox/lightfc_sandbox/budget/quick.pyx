# cython: language_level=3, boundscheck=True, wraparound=False, annotation_typing=False
"""What `quick.py` describes, compiled: what is plain is done in C, and all else by the same Python."""
from cpython.object cimport PyObject, PyTypeObject
import cython

from lightfc_sandbox.budget.counters import LARGE_BYTES
from lightfc_sandbox.errors import Stop

from lightfc_sandbox.budget.counters cimport Account

cdef extern from "quick.h":
    int quick_less(object x, object y)
    int quick_less_equal(object x, object y)
    int quick_greater(object x, object y)
    int quick_greater_equal(object x, object y)
    int quick_equal(object x, object y)
    bint is_key(object key)

cdef extern from *:
    """
    static void call_by_vector(PyTypeObject *kind, Py_ssize_t offset) {
        kind->tp_vectorcall_offset = offset;
        kind->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
        kind->tp_call = PyVectorcall_Call;
        PyType_Modified(kind);
    }
    """
    void call_by_vector(PyTypeObject *kind, Py_ssize_t offset)
    size_t PyVectorcall_NARGS(size_t)
    object PyObject_Vectorcall(object function, PyObject **given, size_t count, PyObject *names)
    PyTypeObject *Py_TYPE(PyObject *value)
    Py_ssize_t PyTuple_GET_SIZE(PyObject *names)
    Py_ssize_t PyObject_Length(object made) except -1

cdef extern from *:
    """
    #if defined(_WIN32)
    #include <windows.h>
    #elif defined(__linux__) || defined(__APPLE__)
    #include <pthread.h>
    #endif
    #if defined(_MSC_VER)
    #define OF_THREAD __declspec(thread)
    #else
    #define OF_THREAD __thread
    #endif
    #define STACK_KEPT (64 * 1024) /* for what is told of it, and for what calls it */

    static OF_THREAD char *stack_low = NULL, *stack_high = NULL;

    static void find_stack(void) {
    #if defined(_WIN32)
        ULONG_PTR low, high;
        GetCurrentThreadStackLimits(&low, &high);
        stack_low = (char *)low;
        stack_high = (char *)high;
    #elif defined(__APPLE__)
        stack_high = (char *)pthread_get_stackaddr_np(pthread_self());
        stack_low = stack_high - pthread_get_stacksize_np(pthread_self());
    #elif defined(__linux__)
        pthread_attr_t told;
        void *low;
        size_t size, guard = 0;
        if (pthread_getattr_np(pthread_self(), &told) == 0) {
            if (pthread_attr_getstack(&told, &low, &size) == 0) {
                pthread_attr_getguardsize(&told, &guard);
                stack_low = (char *)low + guard;
                stack_high = (char *)low + size;
            }
            pthread_attr_destroy(&told);
        }
    #endif
        if (stack_low == NULL) stack_low = stack_high = (char *)1; /* it is not known */
    }
    static int stack_is_low(void) {
        char here;
        char *at = &here;
        if (stack_low == NULL) find_stack();
        return at > stack_low && at < stack_high && at - stack_low < STACK_KEPT;
    }
    """
    bint stack_is_low()

ctypedef PyObject *(*Vectorcall)(PyObject *, PyObject **, size_t, PyObject *) noexcept

cdef object END = object()
cdef long long LARGE = LARGE_BYTES
cdef Py_ssize_t FEW = 8, LONG = 4096  # as in `comparison.py`


@cython.final
cdef class QuickCall:
    """What `quick_call` gives; its attributes are what that is given.

    Attributes:
        takes: A call takes so many bytes and steps: `fixed`, `each` for an argument, and `steps`.
        shift: It looks through its first argument; see `charging.Looks`.
    """

    cdef Vectorcall vectorcall
    cdef object real, cost, allowed, result, own_error
    cdef readonly object slow, __wrapped__
    cdef long long fixed, each, steps
    cdef int shift
    cdef bint hands_on, owned, holds, takes

    @property
    def __qualname__(self):
        return self.__wrapped__.__qualname__


def check_stack():
    if stack_is_low():
        raise RecursionError("the stack of the thread is nearly used up")


check_stack()  # a process that can read no file later finds its stack now


def quick_call(
    slow, real, cost, *, hands_on=False, allowed=None, owned=False, holds=False, result=None, own_error=None
):
    made = QuickCall()
    made.vectorcall = <Vectorcall>call
    made.slow, made.real, made.hands_on, made.allowed, made.owned = slow, real, hands_on, allowed, owned
    made.result, made.own_error, made.holds, made.shift = result, own_error, holds, -1
    made.__wrapped__ = real if hands_on else slow
    if hasattr(cost, "fixed"):
        made.takes, made.fixed, made.each, made.steps = True, cost.fixed, cost.each, cost.steps
    elif hasattr(cost, "shift"):
        made.shift = cost.shift
    else:
        made.cost = cost
    return made


def over(slow, inner):
    if type(inner) is not QuickCall or (<QuickCall>inner).allowed is None:
        return slow
    made, known = QuickCall(), <QuickCall>inner
    made.vectorcall = <Vectorcall>call
    made.slow, made.real, made.hands_on, made.allowed = slow, known.real, known.hands_on, known.allowed
    made.owned, made.holds, made.result, made.own_error = known.owned, known.holds, known.result, known.own_error
    made.shift, made.cost = known.shift, known.cost
    made.takes, made.fixed, made.each, made.steps = known.takes, known.fixed, known.each, known.steps
    made.__wrapped__ = slow
    return made


cdef object call(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef QuickCall self = <QuickCall>callee
    cdef Py_ssize_t size = PyVectorcall_NARGS(count)
    cdef Py_ssize_t total = size + (PyTuple_GET_SIZE(names) if names is not NULL else 0)
    if size <= self.owned + self.holds or not isinstance(<object>given[0], Account) or not is_plain(self, given, total):
        return PyObject_Vectorcall(self.slow, given, size, names)
    charge(self, given, size, total, names)
    if self.holds and is_row(<object>given[2]) and tuple not in self.allowed:
        (<Account>given[0]).charge_steps(len(<tuple>given[2]))  # as `check_key` does
    if self.hands_on:
        made = PyObject_Vectorcall(self.real, given, size, names)
    else:
        made = PyObject_Vectorcall(self.real, given + 1, size - 1, names)
    if self.holds and PyObject_Length(<object>given[1]) > (<Account>given[0]).most_items:
        (<Account>given[0]).check_size(<object>given[1])
    if self.result is None or type(made) is float or type(made) is bool:
        return made
    return self.result(<object>given[0], made)


cdef bint is_row(key):
    """Whether a key is a short tuple of numbers."""
    return type(key) is tuple and is_key(key)


cdef bint is_plain(QuickCall self, PyObject **given, Py_ssize_t total) except -1:
    """Whether nobody has to look at the arguments."""
    cdef Py_ssize_t k
    if self.takes and self.fixed + self.each * total >= LARGE:
        return False
    if self.allowed is not None:
        if self.holds and total > 3:
            total = 3
        for k in range(1 + self.owned, total):
            if <object>Py_TYPE(given[k]) not in self.allowed and not (self.holds and is_row(<object>given[k])):
                return False
    return True


cdef int charge(QuickCall self, PyObject **given, Py_ssize_t size, Py_ssize_t total, PyObject *names) except -1:
    cdef Account run = <Account>given[0]
    if self.takes:
        run.bytes_left -= self.fixed + self.each * (total - 1)
        if run.bytes_left < 0:
            run.out_of_memory()
        run.steps_left -= self.steps
    elif self.shift >= 0:
        run.steps_left -= PyObject_Length(<object>given[1]) >> self.shift
    elif self.cost is not None:
        if self.own_error is None:
            PyObject_Vectorcall(self.cost, given, size, names)
            return 0
        try:
            PyObject_Vectorcall(self.cost, given, size, names)
        except TypeError as error:
            args = [<object>given[k] for k in range(1, size)]
            named = {each: <object>given[size + k] for k, each in enumerate(<object>names)} if names is not NULL else {}
            raise self.own_error(self.real, args, named) or error from None
        return 0
    if run.steps_left <= 0:
        run.tick()
    return 0


cdef QuickCall sample = QuickCall()
call_by_vector(<PyTypeObject *>QuickCall, <char *>&sample.vectorcall - <char *><PyObject *>sample)


def quick_order(slow, str symbol, *, int steps=0):
    cdef int kind = ("<", "<=", ">", ">=").index(symbol)

    def compare(Account run, a, b):
        cdef int told = -1
        if type(a) is tuple and type(b) is tuple:
            told = is_less_row(<tuple>a, <tuple>b) if steps else -1
        else:
            told = of_two(kind, a, b)
        if told < 0:
            return slow(run, a, b)
        if steps:
            run.steps_left -= steps
            if run.steps_left <= 0:
                run.tick()
        return told != 0

    return compare


cdef int of_two(int kind, a, b):
    if kind == 0:
        return quick_less(a, b)
    if kind == 1:
        return quick_less_equal(a, b)
    return quick_greater(a, b) if kind == 2 else quick_greater_equal(a, b)


cdef int is_less_row(tuple a, tuple b):
    """Whether `a < b` for short tuples, by the first items that differ; -1 where one of these is not plain."""
    cdef Py_ssize_t k, size = min(len(a), len(b))
    cdef int told
    if len(a) >= FEW or len(b) >= FEW:
        return -1
    for k in range(size):
        x, y = a[k], b[k]
        if type(x) is not type(y) or not (type(x) is int or type(x) is float or type(x) is str and len(x) <= LONG):
            return -1
        if x is y:
            continue
        told = quick_equal(x, y)
        if told <= 0:
            return told if told < 0 else quick_less(x, y)
    return len(a) < len(b)


@cython.final
cdef class counted_items:
    cdef Account run
    cdef object items
    cdef long long left

    def __cinit__(self, Account run, items):
        self.run, self.items, self.left = run, iter(items), run.limits.sequence_items

    def __iter__(self):
        return self

    def __next__(self):
        item = next(self.items, END)
        if item is END:
            raise StopIteration
        self.left -= 1
        if self.left < 0:
            most = self.run.limits.sequence_items
            raise Stop("sequence_items", most, "an iterator gives more items")
        self.run.steps_left -= 1
        if self.run.steps_left <= 0:
            self.run.tick()
        return item
