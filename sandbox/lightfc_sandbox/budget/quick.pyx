# cython: language_level=3, boundscheck=True, wraparound=False, annotation_typing=False
"""What `quick.py` describes, compiled: what is plain is done in C, and all else by the same Python."""
from cpython.object cimport PyObject, PyTypeObject
import cython

from lightfc_sandbox.budget.costs import BRIEF_LEVELS as _BRIEF_LEVELS, CONTAINER_BYTES, MADE, MOST_BRIEF as _MOST_BRIEF
from lightfc_sandbox.budget.costs import INT_BYTES, PAIR_BYTES, PLACE_BYTES, SCANNED as _SCANNED, STRING_BYTES
from lightfc_sandbox.budget.counters import LARGE_BYTES
from lightfc_sandbox.errors import Stop

from lightfc_sandbox.budget.counters cimport Account

cdef extern from "quick.h":
    int quick_less(object x, object y)
    int quick_less_equal(object x, object y)
    int quick_greater(object x, object y)
    int quick_greater_equal(object x, object y)
    int quick_equal(object x, object y)
    int quick_unequal(object x, object y)
    bint is_key(object key)
    Py_ssize_t plain_steps(object a, object b)
    int same_kind(object items)
    bint whole(object value, long long *number)
    object quick_floor(object x, object y)
    object quick_remainder(object x, object y)
    bint is_short(object value)
    bint is_small_power(object x, object y)
    bint is_one_brief "is_brief"(object value)
    bint is_little(object value)
    Py_ssize_t count_brief(object value, int levels, Py_ssize_t *left)
    int look_at_stack() except -1
    int quick_truth(object value)
    PyObject *SLOW
    Py_ssize_t MAX_TABLE

cdef extern from *:
    void call_by_vector(PyTypeObject *kind, Py_ssize_t offset)
    size_t PyVectorcall_NARGS(size_t)
    object PyObject_Vectorcall(object function, PyObject **given, size_t count, PyObject *names)
    PyTypeObject *Py_TYPE(PyObject *value)
    bint PyType_IsSubtype(PyTypeObject *a, PyTypeObject *b)
    Py_ssize_t PyTuple_GET_SIZE(PyObject *names)
    Py_ssize_t PyObject_Length(object made) except -1
    object PyObject_RichCompare(object a, object b, int operation)
    int PySequence_Contains(object items, object wanted) except -1

ctypedef PyObject *(*Vectorcall)(PyObject *, PyObject **, size_t, PyObject *) noexcept

cdef object END = object()
cdef long long LARGE = LARGE_BYTES, PLACE = PLACE_BYTES, STRING = STRING_BYTES, PAIR = PAIR_BYTES
DEF MOST_ASKED = 8
cdef Py_ssize_t MOST_SPLICED = 256  # what is longer takes time by itself
cdef Py_ssize_t MOST_SORTED = 16  # below this, texts are compared in no time
cdef int SCANNED = _SCANNED
cdef Py_ssize_t MOST_LITTLE = 6  # the run is one of them
cdef Py_ssize_t MOST_BRIEF = _MOST_BRIEF
cdef int BRIEF_LEVELS = _BRIEF_LEVELS
cdef Py_ssize_t FEW = 8, LONG = 4096  # as in `comparison.py`
cdef Py_ssize_t FEW_DIGITS = 19  # with a sign
cdef long long INTEGER = INT_BYTES
cdef set FORMATTED = {int, float, str}
cdef set PLAINEST = {str, int, float, bool, type(None)}
cdef set SIZED = {str, list, tuple, dict, set, frozenset, range, bytes}


@cython.final
cdef class QuickCall:
    """What `quick_call` gives; its attributes are what that is given.

    Attributes:
        takes: A call takes so many bytes and steps: `fixed`, `each` for an argument, and `steps`.
        shift: It looks through its first argument; see `charging.Looks`.
        brief: It is charged by what it has made; see `charging.Brief`.
    """

    cdef Vectorcall vectorcall
    cdef object real, cost, allowed, result, own_error
    cdef readonly object slow, __wrapped__
    cdef long long fixed, each, steps
    cdef int shift, moves
    cdef bint hands_on, owned, holds, takes, fills, brief

    @property
    def __qualname__(self):
        return self.__wrapped__.__qualname__


def check_stack():
    look_at_stack()


check_stack()  # a process that can read no file later finds its stack now


def quick_call(
    slow, real, cost, *, hands_on=False, allowed=None, owned=False, holds=False, result=None, own_error=None,
    int moves=-1, bint fills=False
):
    made = QuickCall()
    made.vectorcall = <Vectorcall>call
    made.slow, made.real, made.hands_on, made.allowed, made.owned = slow, real, hands_on, allowed, owned
    made.result, made.own_error, made.holds, made.shift, made.moves = result, own_error, holds, -1, moves
    made.fills = fills
    made.__wrapped__ = real if hands_on else slow
    if hasattr(cost, "fixed"):
        made.takes, made.fixed, made.each, made.steps = True, cost.fixed, cost.each, cost.steps
    elif hasattr(cost, "shift"):
        made.shift = cost.shift
    elif hasattr(cost, "others"):
        made.brief = True
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
    made.shift, made.cost, made.moves, made.brief = known.shift, known.cost, known.moves, known.brief
    made.takes, made.fixed, made.each, made.steps = known.takes, known.fixed, known.each, known.steps
    made.__wrapped__ = slow
    return made


cdef object call(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef QuickCall self = <QuickCall>callee
    cdef Py_ssize_t size = PyVectorcall_NARGS(count)
    cdef Py_ssize_t total = size + (PyTuple_GET_SIZE(names) if names is not NULL else 0)
    look_at_stack()
    if (
        size <= self.owned + self.holds
        or (self.holds and names is not NULL)
        or not isinstance(<object>given[0], Account)
        or (self.fills and (<Account>given[0]).filled is not None)
        or not is_plain(self, given, total)
    ):
        return PyObject_Vectorcall(self.slow, given, size, names)
    charge(self, given, size, total, names)
    if self.fills:
        (<Account>given[0]).filling = <object>given[1]
    if self.holds and is_row(<object>given[2]) and tuple not in self.allowed:
        (<Account>given[0]).charge_steps(len(<tuple>given[2]))  # as `check_key` does
    if self.hands_on:
        made = PyObject_Vectorcall(self.real, given, size, names)
    else:
        made = PyObject_Vectorcall(self.real, given + 1, size - 1, names)
    if self.fills:
        (<Account>given[0]).filling = None
    if self.brief:
        return charged_brief(<Account>given[0], made)
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
    if self.takes and self.fixed + self.each * total >= LARGE or self.brief and total > MOST_LITTLE:
        return False
    if self.brief:
        for k in range(1, total):
            if not is_little(<object>given[k]):
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
        if self.moves >= 0:
            run.steps_left -= PyObject_Length(<object>given[1]) >> self.moves
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


def are_little(tuple values):
    if len(values) >= MOST_LITTLE:
        return False
    for each in values:
        if not is_little(each):
            return False
    return True


cpdef object charged_brief(Account run, made):
    if type(made) is str:
        return run.charged_text(made)
    if type(made) is not int and type(made) is not bool:
        run.charge_made(type(made), PyObject_Length(made))
        if type(made) is list or type(made) is tuple:
            for text in made:
                run.bytes_left -= (2 * STRING if type(text) is bytearray else STRING) + 4 * PyObject_Length(text)
            if run.bytes_left < 0:
                run.out_of_memory()
    return made


cdef QuickCall sample = QuickCall()
call_by_vector(<PyTypeObject *>QuickCall, <char *>&sample.vectorcall - <char *><PyObject *>sample)


def quick_order(slow, str symbol, *, int steps=0):
    cdef int kind = ("<", "<=", "==", "!=", ">", ">=").index(symbol)  # as CPython numbers them

    def compare(Account run, a, b):
        cdef int told = -1
        cdef Py_ssize_t inside = 0
        if type(a) is tuple and type(b) is tuple:
            told = is_less_row(<tuple>a, <tuple>b) if steps else -1
        else:
            told = of_two(kind, a, b)
        if told < 0:
            inside = plain_steps(a, b)
            if inside < 0:
                look_at_stack()
                return slow(run, a, b)
        if steps or inside:
            run.steps_left -= steps + inside
            if run.steps_left <= 0:
                run.tick()
        return told != 0 if told >= 0 else PyObject_RichCompare(a, b, kind)

    return compare


cdef int of_two(int kind, a, b):
    if kind == 2:
        return quick_equal(a, b)
    if kind == 3:
        return quick_unequal(a, b)
    if kind == 0:
        return quick_less(a, b)
    if kind == 1:
        return quick_less_equal(a, b)
    return quick_greater(a, b) if kind == 4 else quick_greater_equal(a, b)


@cython.final
cdef class BySpecial:
    """What `by_special` gives; its attributes are what that is given."""

    cdef Vectorcall vectorcall
    cdef readonly object __wrapped__
    cdef object method, plain, then
    cdef int steps
    cdef bint mirrored

    @property
    def __qualname__(self):
        return self.__wrapped__.__qualname__


def by_special(slow, str method, *, plain=None, then=None, int steps=0, bint mirrored=False):
    made = BySpecial()
    made.vectorcall = <Vectorcall>call_special
    made.__wrapped__, made.method, made.plain, made.then, made.steps = slow, method, plain, then, steps
    made.mirrored = mirrored
    return made


def by_function(slow):
    made = BySpecial()
    made.vectorcall, made.__wrapped__ = <Vectorcall>call_text, slow
    return made


cdef object call_text(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef Py_ssize_t size = PyVectorcall_NARGS(count)
    look_at_stack()
    if names is NULL and size > 1 and own_called is not NULL and isinstance(<object>given[0], Account):
        made = own_called(<Account>given[0], <object>given[1], given + 2, size - 2, False)
        if <PyObject *>made != SLOW:
            return made
    return PyObject_Vectorcall((<BySpecial>callee).__wrapped__, given, size, names)


cdef object call_special(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef BySpecial self = <BySpecial>callee
    cdef Py_ssize_t size = PyVectorcall_NARGS(count), k
    cdef Account run
    cdef object method = self.method
    cdef PyObject *asked[MOST_ASKED]
    cdef PyObject **values = given + 1
    cdef Py_ssize_t told = 1 if method else 2
    if self.plain is bool and size == 2 and type(<object>given[1]) is bool and names is NULL:
        return <object>given[1]
    look_at_stack()
    if names is NULL and told < size <= MOST_ASKED and own_special is not NULL and isinstance(<object>given[0], Account):
        run = <Account>given[0]
        if told == 2:
            method, values, asked[0] = <object>given[2], asked, given[1]
            for k in range(3, size):
                asked[k - 2] = given[k]
        made = own_special(run, method, values, size - told, self.mirrored)
        if <PyObject *>made != SLOW:
            if made is NotImplemented:
                run.declined = <object>given[1], method
                try:
                    return PyObject_Vectorcall(self.__wrapped__, given, size, NULL)
                finally:
                    run.declined = None
            if self.steps:
                run.charge_steps(self.steps)
            return made if self.then is None or type(made) is self.plain else self.then(run, made)
    return PyObject_Vectorcall(self.__wrapped__, given, size, names)


@cython.final
cdef class Asking:
    """What `asking` gives; its attributes are what that is given."""

    cdef Vectorcall vectorcall
    cdef Account run
    cdef object ask, method


def asking(Account run, str method, ask):
    made = Asking()
    made.vectorcall, made.run, made.method, made.ask = <Vectorcall>call_asking, run, method, ask
    return made


cdef object call_asking(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef Asking self = <Asking>callee
    look_at_stack()
    if names is NULL and PyVectorcall_NARGS(count) == 1 and own_special is not NULL:
        made = own_special(self.run, self.method, given, 1, False)
        if <PyObject *>made != SLOW:
            return made
    return PyObject_Vectorcall(self.ask, given, PyVectorcall_NARGS(count), names)


cdef Asking sample_asking = Asking()
call_by_vector(<PyTypeObject *>Asking, <char *>&sample_asking.vectorcall - <char *><PyObject *>sample_asking)


cdef BySpecial sample_special = BySpecial()
call_by_vector(<PyTypeObject *>BySpecial, <char *>&sample_special.vectorcall - <char *><PyObject *>sample_special)


ctypedef object (*Attempt)(tuple known, Account run, PyObject **given, Py_ssize_t size)


@cython.final
cdef class AtSight:
    """What `at_sight` gives; it tries, and asks the whole where that gives `SLOW`."""

    cdef Vectorcall vectorcall
    cdef readonly object __wrapped__
    cdef tuple known
    cdef Attempt attempt

    @property
    def __qualname__(self):
        return self.__wrapped__.__qualname__


def at_sight(slow, str name, *known):
    made = AtSight()
    made.vectorcall, made.__wrapped__, made.known = <Vectorcall>call_at_sight, slow, known
    if name == "isinstance":
        made.attempt = isinstance_at_sight
    elif name == "sum":
        made.attempt = sum_at_sight
    elif name == "sorted":
        made.attempt = sorted_at_sight
    elif name == "divmod":
        made.attempt = divmod_at_sight
    elif name == "pow":
        made.attempt = pow_at_sight
    elif name == "next":
        made.attempt = next_at_sight
    elif name == "map":
        made.attempt = map_at_sight
    elif name == "list":
        made.attempt = list_at_sight
    elif name == "len":
        made.attempt = len_at_sight
    elif name == "str":
        made.attempt = str_at_sight
    elif name == "int":
        made.attempt = int_at_sight
    elif name == "float":
        made.attempt = float_at_sight
    elif name == "error":
        made.attempt = error_at_sight
    else:
        assert name == "join", name
        made.attempt = join_at_sight
    return made


cdef object call_at_sight(PyObject *callee, PyObject **given, size_t count, PyObject *names):
    cdef AtSight self = <AtSight>callee
    cdef Py_ssize_t size = PyVectorcall_NARGS(count)
    look_at_stack()
    if names is NULL and size > 1 and isinstance(<object>given[0], Account):
        made = self.attempt(self.known, <Account>given[0], given + 1, size - 1)
        if <PyObject *>made != SLOW:
            return made
    return PyObject_Vectorcall(self.__wrapped__, given, size, names)


cdef AtSight sample_sight = AtSight()
call_by_vector(<PyTypeObject *>AtSight, <char *>&sample_sight.vectorcall - <char *><PyObject *>sample_sight)


cdef int is_of(tuple known, value, kind) except -2:
    """Whether a value is of a type that is told by its name; -1 where that has to be looked at."""
    cdef object builtin, made, caught, plain
    builtin, made, caught, plain = known
    cls = kind.of_type if type(kind) is builtin else None
    if type(cls) is not type:
        return -1
    if PyType_IsSubtype(Py_TYPE(<PyObject *>value), <PyTypeObject *>cls):
        return -1 if type(value) is caught else 1
    if issubclass(cls, made):
        return 0 if type(value) is not caught and cls._asked is None else -1
    return 0 if type(value) in plain else -1


cdef object isinstance_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By `Builtin`, `Made`, `CaughtError`, and types of which no value is of a type that it does not derive from."""
    cdef int told = 0
    cdef Py_ssize_t count = 1
    if size != 2:
        return <object>SLOW
    if type(<object>given[1]) is tuple:
        count = len(<tuple>given[1])
        if count >= FEW:
            return <object>SLOW
        for kind in <tuple>given[1]:
            told = is_of(known, <object>given[0], kind)
            if told:
                break
    else:
        told = is_of(known, <object>given[0], <object>given[1])
    if told < 0:
        return <object>SLOW
    run.steps_left -= count
    if run.steps_left <= 0:
        run.tick()
    return told != 0


cdef object sum_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By `charged`, for a sum that is large."""
    cdef int kind = same_kind(<object>given[0]) if size == 1 else 0
    cdef long long number
    if kind != 1 and kind != 2:
        return <object>SLOW
    run.steps_left -= PyObject_Length(<object>given[0]) >> SCANNED
    if run.steps_left <= 0:
        run.tick()
    made = sum(<object>given[0])
    return made if kind == 2 or whole(made, &number) else known[0](run, made)


cdef object sorted_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    cdef Py_ssize_t count
    if size != 1 or not same_kind(<object>given[0]):
        return <object>SLOW
    count = PyObject_Length(<object>given[0])
    if count >= MOST_SORTED or count > run.most_items:
        return <object>SLOW
    run.steps_left -= count + (count >> SCANNED)
    if run.steps_left <= 0:
        run.tick()
    run.bytes_left -= CONTAINER_BYTES + PLACE * count
    if run.bytes_left < 0:
        run.out_of_memory()
    made = list(<object>given[0])
    made.sort()
    return made


cdef object divmod_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    cdef long long a, b = 0
    if size != 2 or not whole(<object>given[0], &a) or not whole(<object>given[1], &b) or b == 0:
        return <object>SLOW
    run.bytes_left -= PAIR
    if run.bytes_left < 0:
        run.out_of_memory()
    return quick_floor(<object>given[0], <object>given[1]), quick_remainder(<object>given[0], <object>given[1])


cdef object pow_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    cdef long long a, b = 0, c = 0
    if size == 2 and is_small_power(<object>given[0], <object>given[1]):
        return pow(<object>given[0], <object>given[1])
    if size != 3 or not whole(<object>given[0], &a) or not whole(<object>given[1], &b) or b < 0:
        return <object>SLOW
    if not whole(<object>given[2], &c) or c == 0:
        return <object>SLOW
    return pow(<object>given[0], <object>given[1], <object>given[2])


cdef object next_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By the types of iterators that are asked as CPython asks them."""
    if size > 2 or type(<object>given[0]) not in known[0] or run.state is not None:
        return <object>SLOW
    run.steps_left -= 1
    if run.steps_left <= 0:
        run.tick()
    return next(iter(<object>given[0])) if size == 1 else next(iter(<object>given[0]), <object>given[1])


cdef object map_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By `caller`, `counted` and `lazily`."""
    if size != 2:
        return <object>SLOW
    function, source = <object>given[0], <object>given[1]
    return known[2](run, map(known[0](run, function), known[1](run, source)), source)


cdef object list_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By `new_list`."""
    return known[0](run, <object>given[0]) if size == 1 else <object>SLOW


cdef object len_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    if size != 1 or type(<object>given[0]) not in SIZED:
        return <object>SLOW
    return PyObject_Length(<object>given[0])


cdef object str_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    cdef long long number
    if size != 1:
        return <object>SLOW
    value = <object>given[0]
    if type(value) is str:
        return value
    return run.charged_text(str(value)) if type(value) is float or whole(value, &number) else <object>SLOW


cdef object int_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    cdef long long number
    if size != 1:
        return <object>SLOW
    value = <object>given[0]
    if whole(value, &number):
        return value
    if type(value) is not str or len(<str>value) >= FEW_DIGITS or 4 * len(<str>value) > run.limits.int_bits:
        return <object>SLOW
    run.bytes_left -= INTEGER + (4 * len(<str>value) >> 3)
    if run.bytes_left < 0:
        run.out_of_memory()
    return int(<object>value)


cdef object float_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    if size != 1:
        return <object>SLOW
    value = <object>given[0]
    return value if type(value) is float else float(value) if is_short(value) else <object>SLOW


cdef object error_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By a type of exceptions that only keeps what it is given, what it is in a program, and what that takes."""
    cdef long long taken = known[2] + known[3] * size
    cdef Py_ssize_t k
    if taken >= LARGE:
        return <object>SLOW
    for k in range(size):
        if <object>Py_TYPE(given[k]) not in PLAINEST:
            return <object>SLOW
    run.bytes_left -= taken
    if run.bytes_left < 0:
        run.out_of_memory()
    return known[1](PyObject_Vectorcall(known[0], given, size, NULL))


cdef object join_at_sight(tuple known, Account run, PyObject **given, Py_ssize_t size):
    """By `TextGenerator`, `all_of`, and what joins a list that this has given."""
    cdef Py_ssize_t count, chars
    cdef bint drawn = False
    if size != 2 or type(<object>given[0]) is not str:
        return <object>SLOW
    glue, items = <str>given[0], <object>given[1]
    if type(items) is known[0] and run.state is None:
        items, drawn = known[1](run, items), True
    elif type(items) is not list and type(items) is not tuple:
        return <object>SLOW
    count = PyObject_Length(items)
    chars = len(<str>glue) * (count - 1) if count else 0
    if count > run.most_items or not are_brief_texts(items, chars, run.brief_chars):
        return known[2](run, glue, items) if drawn else <object>SLOW
    if drawn:
        return run.charged_text(glue.join(items))
    run.steps_left -= count
    if run.steps_left <= 0:
        run.tick()
    run.bytes_left -= PLACE * count  # for the list that is made of anything else
    return run.charged_text(glue.join(items))


cdef bint are_brief_texts(items, long long chars, long long most) except -1:
    """Whether items are texts, of fewer characters than the most, with so many beside them."""
    if chars >= most:
        return False
    for each in items:
        if type(each) is not str:
            return False
        chars += len(<str>each)
        if chars >= most:
            return False
    return True


def brief_items(Account run, value):
    cdef Py_ssize_t left = MOST_BRIEF
    return count_brief(value, BRIEF_LEVELS, &left) if run.limits.container_depth >= BRIEF_LEVELS else -1


def counting(iterate, set_of_known):
    cdef frozenset known = set_of_known

    def counted(Account run, value):
        return counted_items(run, value if type(value) in known else iterate(value, run))

    return counted


def quick_key(slow):
    def check(Account run, key, own=0):
        if type(key) is tuple and is_key(key):
            run.steps_left -= len(<tuple>key)
            if run.steps_left <= 0:
                run.tick()
            return key
        return key if key is None or type(key) is bool or type(key) is float or is_key(key) else slow(run, key, own)

    return check


def quick_search(slow, check_key, bint negated=False):
    def search(Account run, a, b):
        cdef Py_ssize_t inside
        inside = plain_steps(a, b) if type(b) is list or type(b) is tuple else -1
        if inside < 0:
            look_at_stack()
            if type(b) is set or type(b) is dict:
                return (PySequence_Contains(b, check_key(run, a)) != 0) != negated
            return not slow(run, b, a) if negated else slow(run, b, a)
        run.steps_left -= inside
        if run.steps_left <= 0:
            run.tick()
        return (PySequence_Contains(b, a) != 0) != negated

    return search


def quick_made(slow, real, *types, bint fills=False):
    cdef long long more, each
    cdef int work
    more, each, work = MADE[types[0]]
    more += CONTAINER_BYTES

    def make(Account run, a, b):
        cdef Py_ssize_t count
        if type(a) is type(b) and type(a) in types and (not fills or run.filled is None):
            count = PyObject_Length(a) + PyObject_Length(b)
            if count <= MAX_TABLE and count <= run.most_items:
                run.bytes_left -= more + each * count
                if run.bytes_left < 0:
                    run.out_of_memory()
                run.steps_left -= count >> work
                if run.steps_left <= 0:
                    run.tick()
                if not fills:
                    return real(a, b)
                run.filling = a
                try:
                    return real(a, b)
                finally:
                    run.filling = None
        look_at_stack()
        return slow(run, a, b)

    return make


def quick_splice(slow):
    def set_item(Account run, owner, index, value):
        cdef Py_ssize_t size, more
        if type(index) is slice and type(owner) is list and (type(value) is list or type(value) is tuple):
            size, more = PyObject_Length(owner), PyObject_Length(value)
            if run.owned is None and size + more <= run.most_items and size + more < MOST_SPLICED:
                run.steps_left -= more + (size + more >> 6)
                if run.steps_left <= 0:
                    run.tick()
                run.bytes_left -= CONTAINER_BYTES + PLACE * (size + more)
                if run.bytes_left < 0:
                    run.out_of_memory()
                owner[index] = value
                return
        look_at_stack()
        slow(run, owner, index, value)

    return set_item


def quick_repeat(slow):
    def multiply(Account run, a, b):
        cdef long long times = 0, size
        if whole(b, &times) and 0 <= times <= MOST_SPLICED:
            size = PyObject_Length(a) * times if type(a) is list or type(a) is tuple or type(a) is str else MOST_SPLICED
            if size < MOST_SPLICED and size <= run.most_items and size < run.brief_chars:
                if type(a) is str:
                    return run.charged_text(a * b)
                run.steps_left -= size >> 6
                if run.steps_left <= 0:
                    run.tick()
                run.bytes_left -= CONTAINER_BYTES + PLACE * size
                if run.bytes_left < 0:
                    run.out_of_memory()
                return a * b
        look_at_stack()
        return slow(run, a, b)

    return multiply


KINDS = None, int, float, str, tuple


def kind_of(items):
    return KINDS[same_kind(items)]


def are_brief(values):
    if type(values) is not tuple:
        return is_one_brief(values)
    for each in <tuple>values:
        if not is_one_brief(each):
            return False
    return True


def quick_power(slow):
    def power(Account run, a, b):
        if (
            type(a) is float and (type(b) is float or is_short(b))
            or type(b) is float and is_short(a)
            or is_small_power(a, b)
        ):
            return a ** b
        look_at_stack()
        return slow(run, a, b)

    return power


def quick_format(slow, sizes, Py_ssize_t most):
    def format_value(Account run, value, int conversion, spec):
        cdef long long size
        if conversion == -1 and type(spec) is str and 0 < len(<str>spec) <= most and type(value) in FORMATTED:
            for size, _ in sizes(spec):
                if size >= run.brief_chars:
                    break
            else:
                return run.charged_text(format(value, spec))
        look_at_stack()
        return slow(run, value, conversion, spec)

    return format_value


def told_by(truth, Account run):
    def told(value):
        cdef int known = quick_truth(value)
        return truth(run, value) if known < 0 else known != 0

    return told


def find(Account run, owner, value, Py_ssize_t at, Py_ssize_t stop, equal):
    cdef int told
    while at < stop and at < PyObject_Length(owner):
        run.steps_left -= 1
        if run.steps_left <= 0:
            run.tick()
        item = owner[at]
        told = 1 if item is value else quick_equal(item, value)
        if told > 0 or (told < 0 and equal(run, item, value)):
            return at
        at += 1
    return -1


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
        self.run, self.items, self.left = run, iter(items), run.most_items

    def __iter__(self):
        return self

    def __next__(self):
        look_at_stack()
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


@cython.final
cdef class stepped:
    cdef Account run
    cdef object items

    def __cinit__(self, Account run, items):
        self.run, self.items = run, iter(items)

    def __iter__(self):
        return self

    def __next__(self):
        look_at_stack()
        item = next(self.items, END)
        if item is END:
            raise StopIteration
        self.run.steps_left -= 1
        if self.run.steps_left <= 0:
            self.run.tick()
        return item


@cython.final
cdef class made_rows:
    cdef object rows
    cdef Account run
    cdef long long row_bytes
    cdef PyObject *before  # only compared: it may be there no more

    def __init__(self, Account run, rows, long long row_bytes):
        self.run, self.rows, self.row_bytes = run, rows, row_bytes
        self.before = NULL

    def __iter__(self):
        return self

    def __next__(self):
        look_at_stack()
        row = next(self.rows, END)
        if row is END:
            raise StopIteration
        if <PyObject *>row != self.before:
            self.before = <PyObject *>row
            if self.row_bytes >= LARGE:
                self.run.charge_bytes(self.row_bytes)
                return row
            self.run.bytes_left -= self.row_bytes
            if self.run.bytes_left < 0:
                self.run.out_of_memory()
        return row


@cython.final
cdef class Guarded:
    cdef object items
    cdef readonly list asked

    def __init__(self, items, beside=None):
        self.items = items
        self.asked = [] if beside is None else (<Guarded?>beside).asked

    def __iter__(self):
        return self

    def __next__(self):
        look_at_stack()
        if self.asked:
            raise ValueError("generator already executing")
        self.asked.append(True)
        try:
            return next(self.items)
        finally:
            self.asked.clear()
