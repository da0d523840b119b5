# cython: language_level=3, boundscheck=True, wraparound=False, annotation_typing=False
"""Compiled closures: a node of the IR as code of C, with what a place of a program gives it.

A closure in Python is a function that takes a frame. A compiled one is a `Closure`: the code of its shape, a function of
C, and what the place of a program gives that: constants, closures and functions (`c`), slots of the frame (`i`), and what
is asked where a value is not plain, followed by the nodes of the syntax tree (`n`). One closure asks another by
`ask(part, frame)`, which is a call in C where both are compiled, and a call of Python where one is not; so both kinds
stand in one tree, and nothing else knows the difference.

The code of shapes is written by `sandbox/templates/native.py`, from the descriptions that give the Python too. It tests
exact types by the functions of `quick.h`; for everything else it calls the functions that closures in Python call. So the
rules of the language stand in no C: what is plain here is what is plain there (`tests/sandbox/test_compiled.py`).

Whatever raises has to tell where. A closure in Python holds its node in a variable, which is read from the frame in the
traceback. Code of C has no frame. So before something that can fail it writes into a variable of its caller (`at`) which
of its nodes that is, and where it has failed the caller adds an entry to the traceback that holds the node (`note`).

Recursion in C is bounded as in Python: `entered` counts the calls of the program's functions, and goes to another stack
after a number of them that depends on how deep their trees are (`evaluation.runs.nesting`).
"""
from cpython.exc cimport PyErr_ExceptionMatches, PyErr_Fetch, PyErr_NormalizeException, PyErr_Restore
from cpython.dict cimport PyDict_GetItemWithError
from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_DECREF, Py_INCREF
import cython

from lightfc_sandbox.budget cimport quick
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ENTRY_BYTES, ITEM_BYTES, METHOD_BYTES, PLACE_BYTES
from lightfc_sandbox.evaluation.parts import COMPILED
from lightfc_sandbox.scheduling.futures import touch as _touch
from lightfc_sandbox.stdlib.attributes import name_of as _name_of
from lightfc_sandbox.stdlib.calling import CALLERS, call_named as _call_named, call_spread as _call_spread
from lightfc_sandbox.stdlib.calling import call_value as _call_value, deeper as _deeper
from lightfc_sandbox.stdlib.operands import truth as _truth
from lightfc_sandbox.stdlib.special_methods import ON_ONE_STACK as _ON_ONE_STACK
from lightfc_sandbox.stdlib.spreading import ARGUMENT_BYTES, KEYWORD_BYTES
from lightfc_sandbox.values.exceptions import stopped as _stopped_by
from lightfc_sandbox.values.iteration import iterate as _iterate
from lightfc_sandbox.stdlib.classes import CONSTRUCTORS, OBJECT_BYTES, check_nothing as _check_nothing
from lightfc_sandbox.stdlib.classes import OF_CLASS as _OF_CLASS, OF_INSTANCE as _OF_INSTANCE, PROPERTY as _PROPERTY
from lightfc_sandbox.stdlib.classes import STATIC as _STATIC, VALUE as _VALUE
from lightfc_sandbox.values.kinds import BoundMethod as _BoundMethod, Builtin as _Builtin, DefaultDict
from lightfc_sandbox.values.kinds import Field as _Field, Made as _Made, Record as _Record
from lightfc_sandbox.values.opened import BINARY, COMPARED

from collections import Counter, defaultdict, deque

know_collections(defaultdict, DefaultDict, Counter, deque)
cdef object BoundMethod = _BoundMethod
cdef object Builtin = _Builtin
cdef object Field = _Field
cdef object name_of = _name_of
cdef object Record = _Record
cdef object Made = _Made
cdef object call_value = _call_value
cdef object call_named_anything = _call_named
cdef object call_spread_anything = _call_spread
cdef object deeper = _deeper
cdef object truth = _truth
cdef object stopped_by = _stopped_by
cdef object touch = _touch
cdef dict REFLECTED = {f"__{name}__": f"__r{name}__" for name in BINARY.values()}
REFLECTED.update({name: COMPARED[mirrored][0] for name, mirrored in COMPARED.values()})
cdef object iterate = _iterate
cdef object END = object()
cdef object check_nothing = _check_nothing
cdef long long BYTES_OF_OBJECT = OBJECT_BYTES, BYTES_OF_METHOD = METHOD_BYTES
cdef long long BYTES_OF_ENTRY = ENTRY_BYTES
cdef long long BYTES_OF_PLACE = PLACE_BYTES, BYTES_OF_ITEM = ITEM_BYTES, BYTES_OF_CONTAINER = CONTAINER_BYTES
cdef long long BYTES_OF_ARGUMENT = ARGUMENT_BYTES, BYTES_OF_KEYWORD = KEYWORD_BYTES
# What is longer takes time by itself, which the functions in Python charge.
cdef Py_ssize_t MOST_AT_ONCE = 256, MOST_SPREAD = 40, MOST_NAMED = 8
cdef int ON_ONE_STACK = _ON_ONE_STACK
cdef int OF_CLASS = _OF_CLASS, OF_INSTANCE = _OF_INSTANCE, PROPERTY = _PROPERTY, STATIC = _STATIC, VALUE = _VALUE
cdef tuple UNBOUND_MEMBERS = (OF_INSTANCE, STATIC, VALUE)
cdef tuple SPREAD_TO = (TextFunction, OwnMethod, _Builtin, _BoundMethod)

cdef extern from *:
    """
    static int note_place(PyObject *code, PyObject *names, PyObject *held) {
        /* An entry of a traceback that holds names, as the frames of closures in Python do. */
        PyObject *kind, *value, *trace;
        PyFrameObject *frame;
        PyErr_Fetch(&kind, &value, &trace);
        frame = (PyFrame_New)(PyThreadState_Get(), (PyCodeObject *)code, names, held); /* not the macro */
        PyErr_Restore(kind, value, trace);
        if (frame == NULL) return 0; /* no memory: that is what is raised then */
        PyTraceBack_Here(frame);
        Py_DECREF(frame);
        return 0;
    }
    static int is_noted(PyObject *code) {
        /* Whether the last entry of the traceback of what is being raised has this code. */
        PyObject *kind, *value, *trace;
        PyCodeObject *last = NULL;
        PyErr_Fetch(&kind, &value, &trace);
        if (trace != NULL) last = PyFrame_GetCode(((PyTracebackObject *)trace)->tb_frame);
        PyErr_Restore(kind, value, trace);
        Py_XDECREF(last); /* whoever compares it does not look at it */
        return (PyObject *)last == code;
    }
    static void stop_is_an_error(void) {
        /* PEP 479: a StopIteration that leaves a generator would end whatever goes through it. */
        PyObject *kind, *value, *trace, *stop;
        if (!PyErr_ExceptionMatches(PyExc_StopIteration)) return;
        PyErr_Fetch(&kind, &stop, &trace);
        PyErr_NormalizeException(&kind, &stop, &trace);
        if (trace != NULL) PyException_SetTraceback(stop, trace);
        Py_DECREF(kind);
        Py_XDECREF(trace);
        PyErr_SetString(PyExc_RuntimeError, "generator raised StopIteration");
        PyErr_Fetch(&kind, &value, &trace);
        PyErr_NormalizeException(&kind, &value, &trace);
        Py_INCREF(stop);
        PyException_SetCause(value, stop);
        PyException_SetContext(value, stop);
        PyErr_Restore(kind, value, trace);
    }
    /* Closures in C that are inside one another count as calls do, so that CPython keeps them within the stack. */
    #if PY_VERSION_HEX < 0x030C0000
    #define CALLS_LEFT recursion_remaining
    #elif PY_VERSION_HEX < 0x030E0000
    #define CALLS_LEFT c_recursion_remaining
    #endif
    static int go_down(int levels) {
        if (look_at_stack() < 0) return -1;
    #ifdef CALLS_LEFT
        PyThreadState *state = PyThreadState_Get();
        if (state->CALLS_LEFT <= levels) {
            PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded");
            return -1;
        }
        state->CALLS_LEFT -= levels;
        return 0;
    #else
        return Py_EnterRecursiveCall(""); /* it looks at the stack itself */
    #endif
    }
    static void come_up(int levels) {
    #ifdef CALLS_LEFT
        PyThreadState_Get()->CALLS_LEFT += levels;
    #else
        Py_LeaveRecursiveCall();
    #endif
    }
    """
    int note_place(PyObject *code, PyObject *names, PyObject *held)
    bint is_noted(PyObject *code)
    void stop_is_an_error()
    int go_down(int levels) except -1
    void come_up(int levels)
    void call_by_vector(PyTypeObject *kind, Py_ssize_t offset)
    size_t PyVectorcall_NARGS(size_t)
    PyObject *PyObject_CallOneArg(object function, object argument)  # NULL where it raises
    PyObject *PyObject_CallFunctionObjArgs(object function, ...)
    PyObject *PyObject_CallMethodNoArgs(object owner, object name)
    PyObject *PyObject_Vectorcall(object function, PyObject **given, size_t count, object names)
    PyObject **PySequence_Fast_ITEMS(object values)
    int PyIter_Send(object generator, object value, PyObject **item)
    int PYGEN_NEXT
    PyTypeObject *Py_TYPE(PyObject *value)

# The codes of the entries of tracebacks: of those that tell a node, and of those that tell a function.
cdef object node_mark = compile("", "<closure>", "exec")
cdef object function_mark = compile("", "<function>", "exec")
cdef dict names = globals()


cdef object call(PyObject *closure, PyObject **given, size_t count, PyObject *keywords):
    """`closure(frame)`, as code in Python calls it."""
    cdef int at = 0
    cdef PyObject *made
    if PyVectorcall_NARGS(count) != 1 or keywords is not NULL or type(<object>given[0]) is not list:
        raise TypeError("a closure takes a frame")
    cdef int levels = (<Closure>closure).levels
    go_down(levels)
    made = (<Closure>closure).code(closure, given[0], &at)
    come_up(levels)
    if made is NULL:
        failed(<Closure>closure, at)
    return taken(made)


cdef int failed(Closure closure, int at) except -1:
    """Tell in the traceback of what is being raised at which node it was raised, where it does not tell one yet."""
    return note(closure.n[at], "_n", node_mark) if at and not is_noted(<PyObject *>node_mark) else 0


cdef int note(object told, str name, object mark) except -1:
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
            note(function.name, "_f", function_mark)
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
        note(function.name, "_f", function_mark)
    return taken(made)


cdef object call_by_place(Account run, TextFunction function, list args):
    """Call a function with arguments by position, as `function.call` does."""
    cdef Py_ssize_t size = len(args)
    if function.arity == size and run.state is None:
        return entered(run, function, [run, function.around, (), *args])
    return call_bound(run, function, args, {})


cdef list planned(Account run, TextFunction function, list values, tuple plan):
    """The frame of a call that has been made with such arguments before, without what `*args` and `**kwargs` take."""
    cdef list frame = [run, function.around, (), *values]
    if function.defaults and plan[0] < len(function.defaults):
        frame += function.defaults[plan[0]:]
    return frame if plan[1] is None else list(plan[1](frame))


cdef object call_bound(Account run, TextFunction function, list args, dict kwargs):
    """Call a function with any arguments, of which nobody else has the dict."""
    cdef Py_ssize_t size = len(args), named = len(kwargs), most = len(args)
    cdef long long needed = BYTES_OF_ITEM * size + BYTES_OF_ENTRY * named
    cdef list values, frame
    cdef dict others = kwargs
    if function.bind is None or run.state is not None:
        return function.call(run, function, args, kwargs)
    if size > MOST_SPREAD or named > MOST_NAMED or needed > run.bytes_left:
        return entered(run, function, function.bind(run, function.around, args, kwargs, function.defaults))
    if function.collects & 1:
        most = min(size, function.most)
    values, key = args[:most], most
    if named and not (function.collects & 2 and function.named.isdisjoint(kwargs)):
        others, key = {}, (most,)
        for name, value in kwargs.items():
            if function.collects & 2 and name not in function.named:
                others[name] = value
            else:
                key += (name,)
                values.append(value)
        if len(key) == 1:
            key = most
    plan = function.plans.get(key)
    if plan is None:
        return entered(run, function, function.bind(run, function.around, args, kwargs, function.defaults))
    frame = planned(run, function, values, plan)
    if function.collects:
        run.bytes_left -= needed
        if function.collects & 1:
            frame.append(tuple(args[most:]))
        if function.collects & 2:
            frame.append(others)
    return entered(run, function, frame)


cdef object call_named(Account run, object fn, list values, tuple key):
    """`stdlib.calling.call_named`, quicker for functions of the program that have been called in the same way."""
    if type(fn) is OwnMethod and type((<OwnMethod>fn).function) is TextFunction and run.state is None:
        values.insert(0, (<OwnMethod>fn).owner)
        fn, key = (<OwnMethod>fn).function, (key[0] + 1, *key[1:])
    if type(fn) is TextFunction and run.state is None:
        plan = (<TextFunction>fn).plans.get(key) if not (<TextFunction>fn).collects else None
        if plan is not None:
            return entered(run, fn, planned(run, fn, values, plan))
        return call_bound(run, fn, values[: key[0]], dict(zip(key[1:], values[key[0] :])))
    if (type(fn) is Builtin or type(fn) is BoundMethod) and run.state is None:
        return by_names(fn.fn, ([run] if type(fn) is Builtin else [run, fn.owner]) + values, key[1:])
    return call_named_anything(run, fn, values, key)


cdef object call_spread(Account run, object fn, list values, object split):
    """`stdlib.calling.call_spread`, quicker for functions of the program."""
    cdef list args = []
    cdef dict kwargs = {}
    kind = type(fn)
    if kind not in SPREAD_TO or run.state is not None:
        return call_spread_anything(run, fn, values, split)
    if not spread(run, values, split.stars, split.names, args, kwargs):
        args, kwargs = split(run, values, fn)
    if kind is OwnMethod:
        args.insert(0, (<OwnMethod>fn).owner)
        fn = (<OwnMethod>fn).function
    if type(fn) is TextFunction:
        return call_bound(run, fn, args, kwargs) if kwargs else call_by_place(run, fn, args)
    if kind is OwnMethod:
        return call_value(run, fn, *args, **kwargs)
    return fn.fn(run, *args, **kwargs) if kind is Builtin else fn.fn(run, fn.owner, *args, **kwargs)


cdef bint spread(Account run, list values, list stars, list names, list args, dict kwargs) except -1:
    """Whether arguments are spread here, as a `Split` does it: what is to be is a short tuple, list or dict."""
    cdef Py_ssize_t count = len(stars), place, size, items = 0, plain = 0, named = 0
    cdef long long needed = BYTES_OF_CONTAINER
    for place in range(len(values)):
        value = values[place]
        if place < count and not stars[place]:
            plain += 1
            args.append(value)
        elif place < count:
            if type(value) is not tuple and type(value) is not list:
                return False
            size = len(value)
            if size > MOST_SPREAD:
                return False
            items += size
            needed += BYTES_OF_CONTAINER + BYTES_OF_PLACE * size
            args += value
        elif names[place - count] is not None:
            named += 1
            kwargs[names[place - count]] = value
        else:
            if type(value) is not dict or len(<dict>value) > MOST_NAMED:
                return False
            for key in <dict>value:
                if type(key) is not str:
                    return False
            size = len(<dict>value)
            named += size
            items += size
            needed += BYTES_OF_CONTAINER + BYTES_OF_KEYWORD * size
            kwargs.update(<dict>value)
    size = len(args)
    needed += BYTES_OF_ARGUMENT * size + BYTES_OF_ITEM * plain
    if len(kwargs) != named or size > min(MOST_SPREAD, run.most_items) or items >= run.most_items or items >= run.steps_left:
        return False
    if needed > run.bytes_left:
        return False
    run.steps_left -= items
    run.bytes_left -= needed
    return True


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
        closure.levels = 1 + deepest(closure.c)
        return closure


cdef int deepest(parts):
    """The most levels that one of the parts of a closure has."""
    cdef int most = 0
    for each in parts:
        if type(each) is Closure:
            most = max(most, (<Closure>each).levels)
        elif type(each) is list or type(each) is tuple:
            most = max(most, deepest(each))
    return most


cdef class Closure:
    pass


@cython.final
cdef class Drawn:
    """The items of a generator expression of one or two loops.

    Attributes:
        closure: What has made it, and knows its node.
        at: Where that stands.
        items: What is gone through; the first time that an item is asked for, it is asked for an iterator.
        to: What a turn of the loop gives its item: a slot of the frame, or what assigns it.
        inner_source: What gives the items of the second loop, if there is one, and `inner_to` what gets each.
    """

    cdef Closure closure
    cdef int at
    cdef Account run
    cdef list frame
    cdef object items, iterator, to, inner_source, inner, inner_to, condition, element
    cdef bint running, ended

    def __iter__(self):
        return self

    def __next__(self):
        cdef PyObject *made
        if self.running:
            raise ValueError("generator already executing")
        if self.ended:
            raise StopIteration
        go_down(self.closure.levels)
        self.running = True
        made = (<Draw><void *>draw)(<PyObject *>self)
        self.running = False
        come_up(self.closure.levels)
        if made is NULL:
            self.ended = True
            stop_is_an_error()
            note(self.closure.n[self.at], "_n", node_mark)
        elif made == <PyObject *>END:
            self.ended = True
        made_or_end = taken(made)
        if self.ended:
            self.items = self.iterator = self.inner = None
            raise StopIteration
        return made_or_end


ctypedef PyObject *(*Draw)(PyObject *drawn) noexcept


cdef object draw(Drawn self):
    """The next item; `END` where there is none."""
    cdef list frame = self.frame
    cdef object item
    cdef int told
    if self.iterator is None:
        self.iterator = iter(self.items)
    while True:
        if self.inner is None:
            item = next_of(self.iterator)
            if item is END:
                return END
            give(self, self.to, item)
            if self.inner_source is not None:
                self.inner = iter(iterate(ask(self.inner_source, frame), self.run))
                continue
        else:
            item = next_of(self.inner)
            if item is END:
                self.inner = None
                continue
            give(self, self.inner_to, item)
        if self.condition is not None:
            value = ask(self.condition, frame)
            told = quick_truth(value)
            if not (truth(self.run, value) if told < 0 else told):
                continue
        return ask(self.element, frame)


cdef object next_of(object iterator):
    return next(iterator, END)


cdef int give(Drawn self, object to, object item) except -1:
    """Begin a turn of a loop."""
    self.run.steps_left -= 1
    if self.run.steps_left <= 0:
        self.run.tick()
    return assign(self.run, self.frame, to, item)


cdef int assign(Account run, list frame, object to, object value) except -1:
    """Give a target its value: a slot of the frame, what `targets.plan_of` gives, or what assigns it."""
    if type(to) is int:
        frame[<Py_ssize_t>to] = value
    elif type(to) is tuple:
        unpacked(run, frame, value, to)
    else:
        to(run, frame, value)
    return 0


cdef int unpacked(Account run, list frame, object value, tuple plan) except -1:
    """What `plan[0]` does, quicker for a tuple or list that has enough items (`targets.plan_of`)."""
    cdef Py_ssize_t star = plan[1], count = len(plan) - 2, place, size, more
    cdef tuple items
    if type(value) is not tuple and type(value) is not list:
        plan[0](run, frame, value)
        return 0
    size = len(<tuple>value) if type(value) is tuple else len(<list>value)
    more = size - count
    if more != 0 if star < 0 else more < -1 or size > MOST_AT_ONCE:
        plan[0](run, frame, value)
        return 0
    run.steps_left -= size
    if run.steps_left <= 0:
        run.tick()
    if star >= 0:
        run.bytes_left -= size * BYTES_OF_PLACE
        if run.bytes_left < 0:
            run.out_of_memory()
    items = tuple(value)  # what is given to one target may change the list
    for place in range(count):
        if place == star:
            frame_value = list(items[place : place + more + 1])
        else:
            frame_value = items[place + more if place > star >= 0 else place]
        assign(run, frame, plan[place + 2], frame_value)
    return 0


def unpacking(tuple plan):
    def unpack(Account run, list frame, value):
        unpacked(run, frame, value, plan)

    return unpack


COMPILED["unpack"] = unpacking


cdef object drawn(
    Closure closure, int at, Account run, list frame, items, to, inner_source, inner_to, condition, element
):
    made = Drawn()
    made.closure, made.at, made.run, made.frame, made.items, made.to = closure, at, run, frame, items, to
    made.inner_source, made.inner_to, made.condition, made.element = inner_source, inner_to, condition, element
    return made


# Objects of classes of the program: what is plain about them is found here; all else is `SLOW`.

cdef object own_attribute(Account run, object owner, object name):
    """An attribute of its own, or what its class has; also what a class itself has, of which nothing is bound."""
    return own_found(run, owner, name, True)


cdef object own_callee(Account run, object owner, object name):
    """The same to be called at once."""
    return own_found(run, owner, name, False)


cdef object own_found(Account run, object owner, object name, bint kept):
    cdef PyObject *found
    cdef PyObject *given[1]
    cdef int how
    if not isinstance(owner, Fields):
        if name == "__name__" and (type(owner) is Builtin or type(owner) is TextFunction):
            return name_of(owner)
        if type(owner) is Builtin:
            return own_member(run, owner, name, kept) if run.state is None else <object>SLOW
        if type(owner) is CaughtError:
            return of_own_error(run, owner, name)
        return own_item(owner, name) if issubclass(type(owner), Record) else <object>SLOW
    found = PyDict_GetItemWithError((<Fields>owner).fields, name)
    if found is not NULL:
        return <object>found
    member = type(owner)._members.get(name)
    if member is None or run.state is not None:
        return type(owner)._type if name == "__class__" else <object>SLOW
    how, value = <tuple>member
    if how == STATIC or how == VALUE and type(value) is not TextFunction:
        return value
    if how == PROPERTY and "__getattr__" not in type(owner)._members:
        given[0] = <PyObject *>owner
        value = (<tuple>value)[0]
        return value.fn(run, owner) if type(value) is Builtin else own_function(run, value, given, 1)
    if how == OF_CLASS:
        return bound(run, value, type(owner)._type, kept)
    return bound(run, value, owner, kept) if how == OF_INSTANCE else <object>SLOW


cdef object bound(Account run, function, owner, bint kept):
    """A method, which is charged if it is kept."""
    if type(function) is not TextFunction:
        return <object>SLOW
    run.bytes_left -= BYTES_OF_METHOD if kept else 0
    if run.bytes_left < 0:
        run.out_of_memory()
    return OwnMethod(function, owner)


cdef object of_own_error(Account run, CaughtError owner, object name):
    """What the program has put into an exception of a class of its own, unless that class has something to say of it."""
    cdef PyObject *found
    cls = type(owner.error)
    if run.state is not None or not issubclass(cls, Made) or name in cls._members:
        return <object>SLOW
    held = owner.error.__dict__.get("_held")
    found = PyDict_GetItemWithError(held, name) if type(held) is dict else NULL
    return <object>SLOW if found is NULL else <object>found


cdef object own_item(object record, object name):
    """A field of a named tuple of the program."""
    field = type(record)._attributes.get(name)
    return field.get(record) if type(field) is Field and name not in type(record)._members else <object>SLOW


cdef object own_member(Account run, object owner, object name, bint kept):
    """What a class has of its own that is the same for its objects, or is a method of the class."""
    cls = owner.of_type
    member = cls._members.get(name) if cls is not None and issubclass(cls, Fields) else None
    if member is None:
        return <object>SLOW
    if (<tuple>member)[0] == OF_CLASS:
        return bound(run, (<tuple>member)[1], owner, kept)
    return (<tuple>member)[1] if (<tuple>member)[0] in UNBOUND_MEMBERS else <object>SLOW


cdef object own_method(object owner, object name):
    """The function that a class has as a method, to be called with its object."""
    if not isinstance(owner, Fields) or name in (<Fields>owner).fields:
        return <object>SLOW
    member = type(owner)._members.get(name)
    if member is None or (<tuple>member)[0] != OF_INSTANCE or type((<tuple>member)[1]) is not TextFunction:
        return <object>SLOW
    return (<tuple>member)[1]


cdef object own_fields(object owner, object name):
    """The attributes of its own, where an assignment puts a value into them and does nothing else."""
    if not isinstance(owner, Fields):
        return <object>SLOW
    settable = type(owner)._settable
    if settable is not None and name not in settable:
        return <object>SLOW
    member = type(owner)._members.get(name)
    return <object>SLOW if member is not None and (<tuple>member)[0] == PROPERTY else (<Fields>owner).fields


cdef object quick_items(Account run, object value, object count):
    """The items of a list or tuple, as `items_of` gives them."""
    if type(value) is not tuple and type(value) is not list:
        return <object>SLOW
    if len(value) != count:
        return None
    run.steps_left -= count
    if run.steps_left <= 0:
        run.tick()
    if type(value) is tuple:
        return value
    run.bytes_left -= BYTES_OF_PLACE * count
    if run.bytes_left < 0:
        run.out_of_memory()
    return list(value)


cdef object by_method(Account run, object op, object x, object y, str method, bint mirrored):
    """What an operator gives: `op(run, x, y)`, quicker where the class of the left operand has its special method.

    Where that of the right may be asked too (`mirrored`), it is asked first if its class is more special. It alone is
    asked where the left one is a number.
    """
    cdef PyObject *given[2]
    cdef object owner = x, name = method
    given[0], given[1] = <PyObject *>x, <PyObject *>y
    made = special(run, method, given, 2, mirrored)
    if <PyObject *>made == SLOW and mirrored and (type(x) is int or type(x) is float) and method in REFLECTED:
        owner, name = y, REFLECTED[method]
        given[0], given[1] = <PyObject *>y, <PyObject *>x
        made = special(run, name, given, 2, False)
    if <PyObject *>made == SLOW:
        return op(run, x, y)
    if made is not NotImplemented:
        return made
    run.declined = owner, name
    try:
        return op(run, x, y)
    finally:
        run.declined = None


cdef object special(Account run, object method, PyObject **given, Py_ssize_t count, bint mirrored):
    """What a special method gives that is a function of the class of the first of some values."""
    cdef object owner = <object>given[0]
    if not isinstance(owner, Fields) or run.declined is not None:
        return <object>SLOW
    if mirrored and count > 1 and Py_TYPE(given[1]) != Py_TYPE(given[0]) and isinstance(<object>given[1], Fields):
        return <object>SLOW
    member = type(owner)._members.get(method)
    if member is None or (<tuple>member)[0] != OF_INSTANCE:
        return <object>SLOW
    return own_function(run, (<tuple>member)[1], given, count)


cdef object own_function(Account run, object function, PyObject **given, Py_ssize_t count):
    """What a function gives that is called without being named."""
    if type(function) is not TextFunction or run.state is not None:
        return <object>SLOW
    if (<TextFunction>function).arity != count:
        return call_by_place(run, function, with_all([], given, count))
    return entered(run, function, with_all([run, (<TextFunction>function).around, ()], given, count))


cdef object special_inside(Account run, object method, PyObject **given, Py_ssize_t count, bint mirrored):
    """The same where the library asks: of those inside one another some go to another stack, as `call_special` says."""
    if run.inner % ON_ONE_STACK == ON_ONE_STACK - 1:
        return <object>SLOW
    run.inner += 1
    try:
        return special(run, method, given, count, mirrored)
    finally:
        run.inner -= 1


cdef object called_inside(Account run, object function, PyObject **given, Py_ssize_t count, bint mirrored):
    """The same of a function."""
    if type(function) is not TextFunction or run.inner % ON_ONE_STACK == ON_ONE_STACK - 1:
        return <object>SLOW
    run.inner += 1
    try:
        return own_function(run, function, given, count)
    finally:
        run.inner -= 1


quick.own_special = special_inside
quick.own_called = called_inside


cdef int slow_truth(Account run, object value) except -1:
    """Whether a value counts as true that `quick_truth` does not know."""
    return 1 if isinstance(value, Fields) and not type(value)._special else truth(run, value)


@cython.final
cdef class Stepped:
    """The items of a generator that needs no fiber, as `_items` of `steps.py` gives them.

    Attributes:
        held: Whether it has gone on on another stack.
    """

    cdef Account run
    cdef object made, name, held
    cdef bint running

    def __iter__(self):
        return self

    def __next__(self):
        cdef PyObject *item = NULL
        cdef int told
        if self.running:
            raise ValueError("generator already executing")
        if self.made is None:
            raise StopIteration
        self.running = True
        told = stepped(self, &item)
        self.running = False
        if told == PYGEN_NEXT:
            return taken(item)
        self.made = None
        if item is NULL:
            forget_stop(self.run)
            note(self.name, "_f", function_mark)
        signal = taken(item)
        if signal is None:
            raise StopIteration
        raise StopIteration((<tuple>signal)[0])


cdef int forget_stop(Account run) except -1:
    """Put what the program may know in the place of what CPython says where a generator raises a `StopIteration`."""
    cdef PyObject *kind
    cdef PyObject *value
    cdef PyObject *trace
    if not PyErr_ExceptionMatches(RuntimeError):
        return 0
    PyErr_Fetch(&kind, &value, &trace)
    PyErr_NormalizeException(&kind, &value, &trace)
    stop = (<object>value).__cause__
    if type(stop) is not StopIteration:
        PyErr_Restore(kind, value, trace)
        return 0
    Py_DECREF(<object>kind)
    Py_DECREF(<object>value)
    if trace is not NULL:
        Py_DECREF(<object>trace)
    told = stopped_by(run, stop)
    Py_INCREF(RuntimeError)
    Py_INCREF(told)
    PyErr_Restore(<PyObject *>RuntimeError, <PyObject *>told, NULL)
    return 0


cdef int stepped(Stepped self, PyObject **item) noexcept:
    """Ask for the next item; 1 if there is one, 0 if it has returned, and -1 where something is raised."""
    cdef Account run = self.run
    cdef long long depth = run.depth
    cdef int told
    cdef PyObject *made
    if look_at_stack() < 0:
        return -1
    run.steps_left -= 1
    if run.steps_left <= 0:
        made = ticked(run)
        if made is NULL:
            return -1
        taken(made)
    if depth >= run.most_depth:
        return stepped_deeper(self, item)
    run.depth = depth + 1
    told = PyIter_Send(self.made, None, item)
    run.depth = depth
    return told


cdef int stepped_deeper(Stepped self, PyObject **item) noexcept:
    cdef PyObject *told = PyObject_CallFunctionObjArgs(
        next_deeper, <PyObject *>self.run, <PyObject *>self.made, <PyObject *>self.held, NULL)
    if told is NULL:
        return -1
    over, made = taken(told)
    self.held = True
    Py_INCREF(made)
    item[0] = <PyObject *>made
    return 0 if over else PYGEN_NEXT


def next_of_generator(Account run, made, held):
    """Whether a generator is at its end, and the item that it gives, or its value, from another stack."""
    try:
        item = False, run.inside(deeper, run, next, made)
    except StopIteration as end:
        return True, end.value
    if not held:
        run.stacks.hold(made)
    return item


cdef object next_deeper = next_of_generator


def items_of_generator(Account run, made, name):
    items = Stepped()
    items.run, items.made, items.name = run, made, name
    return items


COMPILED["items"] = items_of_generator


@cython.final
cdef class Caller:
    """What `stdlib.calling.caller` gives for a function of the program, a function of the sandbox, or a method.

    Attributes:
        target: The implementation of what is no function of the program; of a method, `owner` is its first argument.
        then: What is done with each value.
    """

    cdef Vectorcall vectorcall
    cdef Account run
    cdef object function, target, owner, then


cdef object caller(Account run, function, then):
    made = Caller()
    made.vectorcall = <Vectorcall>call_function
    made.run, made.function, made.then = run, function, then
    if type(function) is not TextFunction:
        made.target = function.fn
        made.owner = function.owner if type(function) is BoundMethod else END
    return made


cdef object call_function(PyObject *caller, PyObject **given, size_t count, PyObject *keywords):
    cdef Caller self = <Caller>caller
    cdef Py_ssize_t size = PyVectorcall_NARGS(count)
    cdef int told
    look_at_stack()
    if keywords is not NULL:
        raise TypeError("a caller takes no keywords")
    if self.run.state is not None:
        made = call_value(self.run, self.function, *with_all([], given, size))
    elif self.target is None:
        made = call_text(self.run, self.function, given, size)
    elif self.owner is not END:
        made = self.target(self.run, self.owner, *with_all([], given, size))
    elif size == 1:
        made = self.target(self.run, <object>given[0])
    else:
        made = self.target(self.run, *with_all([], given, size))
    if self.then is None or (self.then is touch and self.run.state is None):
        return made
    told = quick_truth(made) if self.then is truth else -1
    return self.then(self.run, made) if told < 0 else told != 0


cdef object call_text(Account run, TextFunction function, PyObject **given, Py_ssize_t size):
    cdef int levels = (<Closure>function.body).levels if type(function.body) is Closure else 1
    go_down(levels)
    try:
        if function.arity != size:
            return call_by_place(run, function, with_all([], given, size))
        return entered(run, function, with_all([run, function.around, ()], given, size))
    finally:
        come_up(levels)


@cython.final
cdef class Calling:
    """`call_value` of `stdlib.calling`, quicker for functions, methods and classes of the program.

    Attributes:
        is_other: It is `call_other`, which calls methods of values as they are.
    """

    cdef Vectorcall vectorcall
    cdef bint is_other


cdef object calling(bint is_other):
    made = Calling()
    made.vectorcall = <Vectorcall>call_given
    made.is_other = is_other
    return made


cdef object call_given(PyObject *self, PyObject **given, size_t count, PyObject *keywords):
    """`call_value(run, function, …)`: its arguments are the third of what is given, and what stands behind."""
    cdef Account run = <Account>given[0]
    cdef object function = <object>given[1]
    cdef Py_ssize_t size = PyVectorcall_NARGS(count) - 2
    cdef list args
    look_at_stack()
    if keywords is not NULL:
        args = with_all([], given + 2, size)
        return call_value(run, function, *args, **with_names({}, given + 2 + size, keywords))
    if type(function) is BoundMethod and (<Calling>self).is_other:
        return function.fn(run, function.owner, *with_all([], given + 2, size))
    if run.state is not None:
        return call_value(run, function, *with_all([], given + 2, size))
    if type(function) is OwnMethod and type((<OwnMethod>function).function) is TextFunction:
        return call_function_of(run, (<OwnMethod>function).function, (<OwnMethod>function).owner, given + 2, size)
    if type(function) is TextFunction and (<TextFunction>function).arity == size:
        return entered(run, function, with_all([run, (<TextFunction>function).around, ()], given + 2, size))
    made = special(run, "__call__", given + 1, size + 1, False)
    if <PyObject *>made != SLOW:
        return made
    args = with_all([], given + 2, size)
    if type(function) is TextFunction:
        return call_by_place(run, function, args)
    return function.fn(run, *args) if type(function) is Builtin else call_value(run, function, *args)


cdef object call_function_of(Account run, TextFunction function, owner, PyObject **given, Py_ssize_t size):
    """Call a function of a class with an object first, where nothing overlaps."""
    if function.arity == size + 1:
        return entered(run, function, with_all([run, function.around, (), owner], given, size))
    return call_by_place(run, function, with_all([owner], given, size))


cdef dict with_names(dict made, PyObject **given, PyObject *names):
    if names is not NULL:
        for k, name in enumerate(<tuple>names):
            made[name] = <object>given[k]
    return made


call_plain = calling(False)
call_other = calling(True)


@cython.final
cdef class Constructor:
    """What makes objects of a class of the program whose `__init__` is a function of it; `slow` does it in Python."""

    cdef Vectorcall vectorcall
    cdef object slow, cls
    cdef TextFunction function


cdef object constructor(slow, cls, TextFunction function):
    made = Constructor()
    made.vectorcall = <Vectorcall>construct
    made.slow, made.cls, made.function = slow, cls, function
    return made


cdef object construct(PyObject *self, PyObject **given, size_t count, PyObject *keywords):
    """`slow(run, …)`, quicker where nothing overlaps, and all parameters are given a value by place."""
    cdef Constructor own = <Constructor>self
    cdef Account run = <Account>given[0]
    cdef Py_ssize_t size = PyVectorcall_NARGS(count) - 1
    look_at_stack()
    if run.state is not None:
        args = with_all([], given, size + 1)
        return own.slow(*args, **with_names({}, given + 1 + size, keywords))
    run.bytes_left -= BYTES_OF_OBJECT
    if run.bytes_left < 0:
        run.out_of_memory()
    made = own.cls()
    (<Fields>made).fields = run.fresh({})
    if keywords is NULL:
        given_back = call_function_of(run, own.function, made, given + 1, size)
    else:
        args = with_all([made], given + 1, size + len(<tuple>keywords))
        given_back = call_named(run, own.function, args, (size + 1, *<tuple>keywords))
    if given_back is not None:
        check_nothing(run, given_back)
    return made


cdef object by_names(object function, list values, tuple names):
    """What a function gives for values of which the last have names."""
    return taken(PyObject_Vectorcall(function, PySequence_Fast_ITEMS(values), len(values) - len(names), names))


cdef list with_all(list made, PyObject **given, Py_ssize_t size):
    for k in range(size):
        made.append(<object>given[k])
    return made


CONSTRUCTORS[TextFunction] = lambda slow, cls, function: constructor(slow, cls, function)
CALLERS[TextFunction] = CALLERS[Builtin] = CALLERS[BoundMethod] = lambda run, fn, then: caller(run, fn, then)

cdef Closure sample = Closure.__new__(Closure)
call_by_vector(<PyTypeObject *>Closure, <char *>&sample.vectorcall - <char *><PyObject *>sample)
cdef Caller sampled = Caller()
call_by_vector(<PyTypeObject *>Caller, <char *>&sampled.vectorcall - <char *><PyObject *>sampled)
cdef Calling sample_call = Calling()
call_by_vector(<PyTypeObject *>Calling, <char *>&sample_call.vectorcall - <char *><PyObject *>sample_call)
cdef Constructor sample_make = Constructor()
call_by_vector(<PyTypeObject *>Constructor, <char *>&sample_make.vectorcall - <char *><PyObject *>sample_make)

look_at_stack()  # a process that can read no file later finds its stack now
