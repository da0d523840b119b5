/* What is plain for small values of exact types; everything else is `SLOW`, and goes the way of all values, which
   charges and refuses. Nothing here calls code of the host, and nothing but a missing memory fails. */

#include "Python.h"
#include "frameobject.h"
#if defined(_WIN32)
#include <windows.h>
#elif defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#endif

static PyObject *SLOW = Py_Ellipsis; /* told apart by identity: no function here gives an Ellipsis as a value */

#define taken(made) (made)

/* Cython adds an entry to the traceback for each function of C that an exception goes through. Nobody reads those, and
   they take longer than all else that is done for it there: without a frame there is none. */
#define PyFrame_New(state, code, names, held) NULL

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
/* Python looks at its own recursion; what is in C has the stack of the thread looked at, however large that is. */
static inline int look_at_stack(void) {
    char here;
    char *at = &here;
    if (stack_low == NULL) find_stack();
    if (at <= stack_low || at >= stack_high || at - stack_low >= STACK_KEPT) return 0;
    PyErr_SetString(PyExc_RecursionError, "the stack of the thread is nearly used up");
    return -1;
}

/* Has objects of a class called by a function of theirs, at a place in each. */
static inline void call_by_vector(PyTypeObject *kind, Py_ssize_t offset) {
    kind->tp_vectorcall_offset = offset;
    kind->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
    kind->tp_call = PyVectorcall_Call;
    PyType_Modified(kind);
}

/* Integers below 2**60 need no charge. `whole` is false for longer ones and for all other types. */
#define LARGE (((long long)1) << 60)
#define SMALL ((((long long)1) << 30) - 1) /* as in `shapes.py` */

#if PY_VERSION_HEX >= 0x030C0000
#define DIGITS_OF(v) ((Py_ssize_t)(((PyLongObject *)(v))->long_value.lv_tag >> 3))
#define DIGIT_OF(v, k) (((PyLongObject *)(v))->long_value.ob_digit[k])
#define SIGN_OF(v) (1 - (int)(((PyLongObject *)(v))->long_value.lv_tag & 3))
#else
#define DIGITS_OF(v) (Py_ABS(Py_SIZE(v)))
#define DIGIT_OF(v, k) (((PyLongObject *)(v))->ob_digit[k])
#define SIGN_OF(v) (Py_SIZE(v) < 0 ? -1 : 1)
#endif

static inline int whole(PyObject *v, long long *number) {
    Py_ssize_t digits;
    if (!PyLong_CheckExact(v)) return 0;
    digits = DIGITS_OF(v);
    if (digits <= 1)
        *number = digits ? SIGN_OF(v) * (long long)DIGIT_OF(v, 0) : 0;
    else if (digits == 2 && PyLong_SHIFT == 30)
        *number = SIGN_OF(v) * ((long long)DIGIT_OF(v, 0) | ((long long)DIGIT_OF(v, 1) << PyLong_SHIFT));
    else
        return 0;
    return 1;
}

static inline int is_short(PyObject *v) {
    long long number;
    return whole(v, &number) && -SMALL < number && number < SMALL;
}

/* The same of what counts as an integer. */
static inline int counts(PyObject *v, long long *number) {
    if (v != Py_True && v != Py_False) return whole(v, number);
    *number = v == Py_True;
    return 1;
}

static inline PyObject *slow(void) {
    Py_INCREF(SLOW);
    return SLOW;
}

static inline PyObject *number_or_slow(long long made) {
    return -LARGE < made && made < LARGE ? PyLong_FromLongLong(made) : slow();
}

#define ARITHMETIC(name, sign)                                                                  \
    static inline PyObject *name(PyObject *x, PyObject *y) {                                    \
        long long a, b;                                                                         \
        if (whole(x, &a) && whole(y, &b)) return number_or_slow(a sign b);                      \
        if (PyFloat_CheckExact(x) && PyFloat_CheckExact(y))                                     \
            return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) sign PyFloat_AS_DOUBLE(y));          \
        if (PyFloat_CheckExact(x) && whole(y, &b) && -SMALL < b && b < SMALL)                   \
            return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) sign (double)b);                     \
        if (PyFloat_CheckExact(y) && whole(x, &a) && -SMALL < a && a < SMALL)                   \
            return PyFloat_FromDouble((double)a sign PyFloat_AS_DOUBLE(y));                     \
        if (counts(x, &a) && counts(y, &b)) return number_or_slow(a sign b);                    \
        return slow();                                                                          \
    }

/* Whether a product fits. */
#ifdef __GNUC__
#define MULTIPLIED(a, b, made) (!__builtin_mul_overflow(a, b, made))
#else
#define MULTIPLIED(a, b, made) (-SMALL < a && a < SMALL && -SMALL < b && b < SMALL && (*(made) = (a) * (b), 1))
#endif

ARITHMETIC(quick_add, +)
ARITHMETIC(quick_subtract, -)

static inline PyObject *quick_multiply(PyObject *x, PyObject *y) {
    long long a, b, made;
    if (whole(x, &a) && whole(y, &b)) return MULTIPLIED(a, b, &made) ? number_or_slow(made) : slow();
    if (PyFloat_CheckExact(x) && PyFloat_CheckExact(y))
        return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) * PyFloat_AS_DOUBLE(y));
    if (PyFloat_CheckExact(x) && is_short(y) && whole(y, &b))
        return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) * (double)b);
    if (PyFloat_CheckExact(y) && is_short(x) && whole(x, &a))
        return PyFloat_FromDouble((double)a * PyFloat_AS_DOUBLE(y));
    if (counts(x, &a) && counts(y, &b) && MULTIPLIED(a, b, &made)) return number_or_slow(made);
    return slow();
}

static inline PyObject *quick_divide(PyObject *x, PyObject *y) {
    long long a, b;
    if (is_short(x) && is_short(y)) { /* exact as doubles, so their quotient is rounded once, as in CPython */
        whole(x, &a);
        whole(y, &b);
        return b ? PyFloat_FromDouble((double)a / (double)b) : slow();
    }
    if (PyFloat_CheckExact(x) && PyFloat_CheckExact(y) && PyFloat_AS_DOUBLE(y) != 0.0)
        return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) / PyFloat_AS_DOUBLE(y));
    if (PyFloat_CheckExact(x) && is_short(y) && whole(y, &b) && b)
        return PyFloat_FromDouble(PyFloat_AS_DOUBLE(x) / (double)b);
    return slow();
}

static inline PyObject *quick_floor(PyObject *x, PyObject *y) {
    long long a, b, made;
    if (!whole(x, &a) || !whole(y, &b) || !b) return slow();
    made = a / b; /* C cuts off, Python rounds down */
    if (a % b != 0 && (a < 0) != (b < 0)) made--;
    return PyLong_FromLongLong(made);
}

static inline PyObject *quick_remainder(PyObject *x, PyObject *y) {
    long long a, b, made;
    if (!whole(x, &a) || !whole(y, &b) || !b) return slow();
    made = a % b;
    if (made != 0 && (made < 0) != (b < 0)) made += b;
    return PyLong_FromLongLong(made);
}

static inline PyObject *quick_bits(PyObject *x, PyObject *y, Py_ssize_t code) { /* as `OF_BITS` of `shapes.py` */
    long long a, b;
    if (!whole(x, &a) || !whole(y, &b)) return slow();
    switch (code) {
    case 0: return PyLong_FromLongLong(a & b);
    case 1: return PyLong_FromLongLong(a | b);
    case 2: return PyLong_FromLongLong(a ^ b);
    case 3: return b >= 0 ? PyLong_FromLongLong(a >> (b < 63 ? b : 63)) : slow();
    default: return b >= 0 && b < 30 && -SMALL < a && a < SMALL ? PyLong_FromLongLong(a * (1LL << b)) : slow();
    }
}

/* Comparisons: 1 or 0; -1 for what is not plain. */
#define MAX_TEXT 4096
#define BRIEF 1000 /* as `BRIEF_CHARS` of `counters.py` */

#define ORDER(name, sign)                                                                       \
    static inline int name(PyObject *x, PyObject *y) {                                          \
        long long a, b;                                                                         \
        if (whole(x, &a)) {                                                                     \
            if (whole(y, &b)) return a sign b;                                                  \
            if (PyFloat_CheckExact(y) && -SMALL < a && a < SMALL)                               \
                return (double)a sign PyFloat_AS_DOUBLE(y);                                     \
            return -1;                                                                          \
        }                                                                                       \
        if (PyFloat_CheckExact(x)) {                                                            \
            if (PyFloat_CheckExact(y)) return PyFloat_AS_DOUBLE(x) sign PyFloat_AS_DOUBLE(y);   \
            if (whole(y, &b) && -SMALL < b && b < SMALL) return PyFloat_AS_DOUBLE(x) sign (double)b; \
            return -1;                                                                          \
        }                                                                                       \
        if (PyUnicode_CheckExact(x) && PyUnicode_CheckExact(y) && PyUnicode_GET_LENGTH(x) <= MAX_TEXT) \
            return PyUnicode_Compare(x, y) sign 0;                                              \
        return -1;                                                                              \
    }

ORDER(quick_less, <)
ORDER(quick_less_equal, <=)
ORDER(quick_greater, >)
ORDER(quick_greater_equal, >=)

static inline int quick_equal(PyObject *x, PyObject *y) {
    long long a, b;
    if (whole(x, &a)) {
        if (whole(y, &b)) return a == b;
        if (PyFloat_CheckExact(y) && -SMALL < a && a < SMALL) return (double)a == PyFloat_AS_DOUBLE(y);
        return -1;
    }
    if (PyUnicode_CheckExact(x) && PyUnicode_CheckExact(y)) {
        Py_ssize_t size = PyUnicode_GET_LENGTH(x);
        if (x == y) return 1;
        if (size != PyUnicode_GET_LENGTH(y) || PyUnicode_KIND(x) != PyUnicode_KIND(y)) return 0;
        if (size > MAX_TEXT) return -1;
        return memcmp(PyUnicode_DATA(x), PyUnicode_DATA(y), size * PyUnicode_KIND(x)) == 0;
    }
    if (PyFloat_CheckExact(x)) {
        if (PyFloat_CheckExact(y)) return PyFloat_AS_DOUBLE(x) == PyFloat_AS_DOUBLE(y);
        if (whole(y, &b) && -SMALL < b && b < SMALL) return PyFloat_AS_DOUBLE(x) == (double)b;
    }
    if ((x == Py_None && PyUnicode_CheckExact(y)) || (y == Py_None && PyUnicode_CheckExact(x))) return 0;
    return -1;
}

static inline int quick_unequal(PyObject *x, PyObject *y) {
    int told = quick_equal(x, y);
    return told < 0 ? told : !told;
}

/* The mappings of `collections`, beside `dict`, with the text's own `defaultdict`, and its `deque`. */
static PyTypeObject *DEFAULTDICT, *OWN_DEFAULTDICT, *COUNTER, *DEQUE;

static void know_collections(PyObject *defaultdict, PyObject *own_defaultdict, PyObject *counter, PyObject *deque) {
    DEFAULTDICT = (PyTypeObject *)defaultdict;
    OWN_DEFAULTDICT = (PyTypeObject *)own_defaultdict;
    COUNTER = (PyTypeObject *)counter;
    DEQUE = (PyTypeObject *)deque;
}

static inline int is_filling(PyObject *v) {
    return Py_TYPE(v) == OWN_DEFAULTDICT || Py_TYPE(v) == COUNTER || Py_TYPE(v) == DEFAULTDICT;
}

static inline int quick_truth(PyObject *v) {
    if (v == Py_True) return 1;
    if (v == Py_False || v == Py_None) return 0;
    if (PyLong_CheckExact(v)) return DIGITS_OF(v) != 0;
    if (PyUnicode_CheckExact(v)) return PyUnicode_GET_LENGTH(v) != 0;
    if (PyList_CheckExact(v)) return PyList_GET_SIZE(v) != 0;
    if (PyTuple_CheckExact(v)) return PyTuple_GET_SIZE(v) != 0;
    if (PyDict_CheckExact(v)) return PyDict_GET_SIZE(v) != 0;
    if (PyFloat_CheckExact(v)) return PyFloat_AS_DOUBLE(v) != 0.0;
    if (PyAnySet_CheckExact(v)) return PySet_GET_SIZE(v) != 0;
    if (is_filling(v)) return PyDict_GET_SIZE(v) != 0;
    if (PyByteArray_CheckExact(v)) return PyByteArray_GET_SIZE(v) != 0;
    if (Py_TYPE(v) == DEQUE) return PyObject_Size(v) > 0;
    return -1;
}

static inline int is_number(PyObject *v) {
    return PyLong_CheckExact(v) || PyFloat_CheckExact(v) || PyBool_Check(v) || v == Py_None;
}

/* As `is_row` of `plain.py`. */
static int is_row(PyObject *key, int nested) {
    Py_ssize_t size, k;
    if (!PyTuple_CheckExact(key)) return 0;
    size = PyTuple_GET_SIZE(key);
    if (size >= 8) return 0;
    for (k = 0; k < size; k++) {
        PyObject *each = PyTuple_GET_ITEM(key, k);
        if (is_number(each) || (PyUnicode_CheckExact(each) && PyUnicode_GET_LENGTH(each) <= MAX_TEXT)) continue;
        if (!nested || !is_row(each, 0)) return 0;
    }
    return 1;
}

/* Keys that are looked up in no time: texts, integers, and short tuples. */
static inline int is_key(PyObject *key) {
    return PyUnicode_CheckExact(key) || PyLong_CheckExact(key) || is_row(key, 1);
}

/* What comparing plain data is charged, as `compares_at_once` of `plain.py` does: a step for each item, all the way down,
   and for each 1,024 characters (`chars`). -1 for all else, and for what is deep, or holds what takes longer. Nothing is
   charged meanwhile, so no more than `left` items are looked at: lists that hold one list many times have any number. */
#define MAX_TABLE 32 /* as `_SMALL_TABLE` there */
#define MAX_LOOK 65536

static Py_ssize_t plain_items(PyObject *v, int levels, Py_ssize_t *chars, Py_ssize_t *left) {
    Py_ssize_t size, k, inside, all;
    if (is_number(v)) return 0;
    if (PyUnicode_CheckExact(v)) {
        size = PyUnicode_GET_LENGTH(v);
        *chars += size;
        return size <= MAX_TEXT ? 0 : -1;
    }
    if (levels == 0) return -1;
    if (PyList_CheckExact(v) || PyTuple_CheckExact(v)) {
        all = size = PySequence_Fast_GET_SIZE(v);
        if ((*left -= size) < 0) return -1;
        for (k = 0; k < size; k++) {
            inside = plain_items(PySequence_Fast_GET_ITEM(v, k), levels - 1, chars, left);
            if (inside < 0) return -1;
            all += inside;
        }
        return all;
    }
    if (PyDict_CheckExact(v) && PyDict_GET_SIZE(v) <= MAX_TABLE) {
        PyObject *key, *value;
        Py_ssize_t at = 0;
        all = PyDict_GET_SIZE(v);
        if ((*left -= 2 * all) < 0) return -1;
        while (PyDict_Next(v, &at, &key, &value)) {
            inside = plain_items(key, levels - 1, chars, left);
            if (inside < 0) return -1;
            all += inside;
            inside = plain_items(value, levels - 1, chars, left);
            if (inside < 0) return -1;
            all += inside;
        }
        return all;
    }
    return -1;
}

/* Of what type all items of a list or tuple are, where these are small integers (1), floats (2), short texts (3) or short
   tuples (4), which CPython compares with one another by itself; else 0. */
static int same_kind(PyObject *items) {
    Py_ssize_t size, k, left, chars = 0;
    int kind = 0, each;
    long long number;
    if (!PyList_CheckExact(items) && !PyTuple_CheckExact(items)) return 0;
    size = PySequence_Fast_GET_SIZE(items);
    for (k = 0; k < size; k++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, k);
        if (whole(item, &number)) each = 1;
        else if (PyFloat_CheckExact(item)) each = 2;
        else if (PyUnicode_CheckExact(item)) each = PyUnicode_GET_LENGTH(item) <= MAX_TEXT ? 3 : 0;
        else each = is_row(item, 1) ? 4 : 0;
        if (!each || (k && each != kind)) return 0;
        kind = each;
        left = MAX_LOOK;
        if (kind == 4 && (plain_items(item, 2, &chars, &left) < 0 || chars > size * 64)) return 0; /* texts take time */
    }
    return kind;
}

/* Whether a number or text takes no more than `%` is charged for it anyway, as `is_brief` of `quick.py`. */
static inline int is_brief(PyObject *v) {
    long long number;
    return whole(v, &number) || PyFloat_CheckExact(v) || (PyUnicode_CheckExact(v) && PyUnicode_GET_LENGTH(v) < 64);
}

/* As `brief_items` of `quick.py`: `levels` are those that containers may have inside of one another. */
static Py_ssize_t count_brief(PyObject *v, int levels, Py_ssize_t *left) {
    Py_ssize_t size, k, inside, all;
    if (v == Py_None || PyBool_Check(v) || is_brief(v)) return 0;
    if (PyList_CheckExact(v) || PyTuple_CheckExact(v)) {
        all = size = PySequence_Fast_GET_SIZE(v);
        if ((*left -= size) < 0 || (size && !levels)) return -1;
        for (k = 0; k < size; k++) {
            inside = count_brief(PySequence_Fast_GET_ITEM(v, k), levels - 1, left);
            if (inside < 0) return -1;
            all += inside;
        }
        return all;
    }
    if (PyDict_CheckExact(v)) {
        PyObject *pair[2];
        Py_ssize_t at = 0;
        all = size = 2 * PyDict_GET_SIZE(v);
        if ((*left -= size) < 0 || (size && !levels)) return -1;
        while (PyDict_Next(v, &at, pair, pair + 1))
            for (k = 0; k < 2; k++) {
                inside = count_brief(pair[k], levels - 1, left);
                if (inside < 0) return -1;
                all += inside;
            }
        return all;
    }
    return -1;
}

/* As `_is_little` of `quick.py`. */
static inline int is_little(PyObject *v) {
    long long number;
    if (PyUnicode_CheckExact(v)) return PyUnicode_GET_LENGTH(v) < 64;
    if (PyBytes_CheckExact(v) || PyByteArray_CheckExact(v)) return Py_SIZE(v) < 64;
    if (PyAnySet_CheckExact(v)) return PySet_GET_SIZE(v) <= MAX_TABLE;
    return v == Py_None || (whole(v, &number) && -64 < number && number < 64);
}

/* Whether `x ** y` of integers is small; its charge is that of any other. */
static inline int is_small_power(PyObject *x, PyObject *y) {
    long long a, b;
    int bits = 0;
    if (!whole(x, &a) || !whole(y, &b) || b < 0 || b > 60) return 0;
    for (a = a < 0 ? -a : a; a; a >>= 1) bits++;
    return bits * b <= 60;
}

/* The same of two values that are compared with one another. */
static inline Py_ssize_t plain_steps(PyObject *a, PyObject *b) {
    Py_ssize_t chars = 0, most = MAX_LOOK, left, right;
    if (PyAnySet_CheckExact(a) && PyAnySet_CheckExact(b)) {
        left = Py_MIN(PySet_GET_SIZE(a), PySet_GET_SIZE(b));
        return PySet_GET_SIZE(a) + PySet_GET_SIZE(b) - left <= MAX_TABLE ? left : -1;
    }
    left = plain_items(a, 3, &chars, &most);
    if (left < 0) return -1;
    right = plain_items(b, 3, &chars, &most);
    return right < 0 ? -1 : left + right + (chars >> 10);
}

/* Whether a key is looked up in no time in a mapping; the keys of those of `collections` are charged if they are tuples. */
static inline int maps_key(PyObject *of, PyObject *key) {
    return PyDict_CheckExact(of) ? is_key(key) : is_filling(of) && (PyUnicode_CheckExact(key) || PyLong_CheckExact(key));
}

/* The same in what is searched. */
static inline int finds_key(PyObject *of, PyObject *key) {
    return PyAnySet_CheckExact(of) ? is_key(key) : maps_key(of, key);
}

/* What a dict without a default raises. */
static inline PyObject *no_key(PyObject *key) {
    PyObject *told = PyTuple_Pack(1, key); /* a tuple by itself would be taken for the arguments */
    if (told != NULL) {
        PyErr_SetObject(PyExc_KeyError, told);
        Py_DECREF(told);
    }
    return NULL;
}

static inline PyObject *quick_item(PyObject *of, PyObject *key) {
    PyObject *found;
    long long at;
    if (PyDict_CheckExact(of)) {
        if (!is_key(key)) return slow();
        found = PyDict_GetItemWithError(of, key);
        if (found == NULL) return PyErr_Occurred() ? NULL : no_key(key);
        Py_INCREF(found);
        return found;
    }
    if (is_filling(of)) {
        found = maps_key(of, key) ? PyDict_GetItemWithError(of, key) : NULL;
        if (found == NULL) return PyErr_Occurred() ? NULL : slow(); /* what is missing may be made */
        Py_INCREF(found);
        return found;
    }
    if (!whole(key, &at)) return slow();
    if (PyList_CheckExact(of)) {
        Py_ssize_t size = PyList_GET_SIZE(of);
        if (at < 0) at += size;
        if (at < 0 || at >= size) return slow();
        found = PyList_GET_ITEM(of, at);
    } else if (PyTuple_CheckExact(of)) {
        Py_ssize_t size = PyTuple_GET_SIZE(of);
        if (at < 0) at += size;
        if (at < 0 || at >= size) return slow();
        found = PyTuple_GET_ITEM(of, at);
    } else if (PyUnicode_CheckExact(of)) {
        Py_ssize_t size = PyUnicode_GET_LENGTH(of);
        if (at < 0) at += size;
        if (at < 0 || at >= size) return slow();
        return PyUnicode_Substring(of, at, at + 1);
    } else if (PyByteArray_CheckExact(of) || PyBytes_CheckExact(of)) {
        Py_ssize_t size = Py_SIZE(of);
        if (at < 0) at += size;
        if (at < 0 || at >= size) return slow();
        return PyLong_FromLong((unsigned char)(PyBytes_CheckExact(of) ? PyBytes_AS_STRING(of) : PyByteArray_AS_STRING(of))[at]);
    } else
        return slow();
    Py_INCREF(found);
    return found;
}

/* An item of a `bytearray` is set, as below. */
static inline int quick_set_byte(PyObject *of, long long at, PyObject *value) {
    long long number;
    Py_ssize_t size = PyByteArray_GET_SIZE(of);
    if (at < 0) at += size;
    if (at < 0 || at >= size || !whole(value, &number) || number < 0 || number > 255) return 0;
    PyByteArray_AS_STRING(of)[at] = (char)number;
    return 1;
}

/* The item of a list or `bytearray` is set: 1; it is none, has no such item or takes no such value: 0. */
static inline int quick_set(PyObject *of, PyObject *key, PyObject *value) {
    long long at;
    Py_ssize_t size;
    PyObject *before;
    if (!whole(key, &at)) return 0;
    if (PyByteArray_CheckExact(of)) return quick_set_byte(of, at, value);
    if (!PyList_CheckExact(of)) return 0;
    size = PyList_GET_SIZE(of);
    if (at < 0) at += size;
    if (at < 0 || at >= size) return 0;
    before = PyList_GET_ITEM(of, at);
    Py_INCREF(value);
    PyList_SET_ITEM(of, at, value);
    Py_DECREF(before);
    return 1;
}

/* What the characters of two short texts take together; -1 where one is none. */
static inline Py_ssize_t short_texts(PyObject *x, PyObject *y, Py_ssize_t most) {
    Py_ssize_t size;
    if (!PyUnicode_CheckExact(x) || !PyUnicode_CheckExact(y)) return -1;
    size = PyUnicode_GET_LENGTH(x) + PyUnicode_GET_LENGTH(y);
    if (size >= most) return -1;
    if (PyUnicode_IS_ASCII(x) && PyUnicode_IS_ASCII(y)) return size;
    return size < BRIEF ? 4 * size : -1;
}
