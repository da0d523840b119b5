"""Expressions, read by precedence: each operator with how strongly it binds."""
from _codecs import unicode_escape_decode  # by name it would be loaded when it is asked for

cdef extern from "quick.h":
    int look_at_stack() except -1

cdef extern from *:
    object PyBytes_FromStringAndSize(const char *data, Py_ssize_t size)
    char *PyBytes_AS_STRING(object data)
    double PyOS_string_to_double(const char *text, char **end, PyObject *raised) except? -1.0

cdef enum:
    P_TEST = 1, P_OR, P_AND, P_NOT, P_COMPARE, P_PIPE, P_CARET, P_AMPERSAND, P_SHIFT, P_SUM, P_TERM, P_UNARY, P_POWER

cdef enum:
    MAX_DEPTH = 60  # expressions and blocks inside each other
    MAX_LINKS = 200  # operators in a row, which nest to the left; all in what is open together
    MAX_DIGITS = 18  # of an integer that is read here

cdef unsigned char POWERS[TOKENS]  # of what may stand behind a value, else 0
cdef list OPERATORS = [None] * TOKENS, SIGNS = [None] * TOKENS

for _kind, _power, _name in (
    (OR, P_OR, "Or"), (AND, P_AND, "And"), (EQUAL, P_COMPARE, "Eq"), (UNEQUAL, P_COMPARE, "NotEq"),
    (LESS, P_COMPARE, "Lt"), (LESS_EQUAL, P_COMPARE, "LtE"), (GREATER, P_COMPARE, "Gt"),
    (GREATER_EQUAL, P_COMPARE, "GtE"), (IN, P_COMPARE, "In"), (IS, P_COMPARE, "Is"), (PIPE, P_PIPE, "BitOr"),
    (CARET, P_CARET, "BitXor"), (AMPERSAND, P_AMPERSAND, "BitAnd"), (LEFT_SHIFT, P_SHIFT, "LShift"),
    (RIGHT_SHIFT, P_SHIFT, "RShift"), (PLUS, P_SUM, "Add"), (MINUS, P_SUM, "Sub"), (STAR, P_TERM, "Mult"),
    (SLASH, P_TERM, "Div"), (DOUBLE_SLASH, P_TERM, "FloorDiv"), (PERCENT, P_TERM, "Mod"), (AT, P_TERM, "MatMult"),
    (DOUBLE_STAR, P_POWER, "Pow"),
):  # fmt: skip
    OPERATORS[_kind], POWERS[_kind] = _ALL[_name], _power
POWERS[IF_WORD], POWERS[NOT] = P_TEST, P_COMPARE  # the `not` of `not in`
for _kind, _name in (NOT, "Not"), (MINUS, "USub"), (PLUS, "UAdd"), (TILDE, "Invert"):
    SIGNS[_kind] = _ALL[_name]


cdef object assigned(node):
    """What was read as an expression, as what is assigned."""
    if is_of(node, TUPLE) or is_of(node, LIST):
        for each in <list>fields_of(node)["elts"]:
            assigned(each)
    elif is_of(node, STARRED):
        assigned(fields_of(node)["value"])
    elif not (is_of(node, NAME_NODE) or is_of(node, SUBSCRIPT) or is_of(node, ATTRIBUTE)):
        other()
    fields_of(node)["ctx"] = STORE
    return node


cdef class Expressions(Tokens):
    """The expressions of one text.

    Attributes:
        depth: So many expressions and blocks are open.
        links: So many operators in a row stand in them; `links_behind` with those of the last one that has ended.
        f_place, f_end: Where the f-string at hand begins, and where its closing quote is.
    """

    cdef long long f_place
    cdef Py_ssize_t f_end
    cdef int depth, links, links_behind

    @cython.final
    cdef object node(self, Kind kind, long long place, tuple values):
        """A node that begins at a place and ends with the last token that was taken."""
        cdef dict fields = filled(kind, values)
        cdef int line = <int>(place >> 32), column = <int>place
        if line != 1:
            fields["lineno"] = line
        if column:
            fields["col_offset"] = column
        if self.end_line != 1:
            fields["end_lineno"] = self.end_line
        fields["end_col_offset"] = self.end_column
        return made(kind, fields)

    @cython.final
    cdef int deeper(self) except -1:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            other()
        return look_at_stack()

    @cython.final
    cdef object expression(self, int least=P_TEST):
        """An expression of operators that bind as strongly as `least` at least."""
        cdef long long place = self.place
        cdef int kind = self.kind, before = self.links
        self.deeper()
        if kind == NOT or kind == MINUS or kind == PLUS or kind == TILDE:
            if kind == NOT and least > P_NOT:
                other()
            self.take()
            value = self.expression(P_NOT if kind == NOT else P_UNARY)
            value = self.node(UNARY_OP, place, (SIGNS[kind], value))
        elif kind == LAMBDA:
            value = self.function_of_one(least)
        else:
            value = self.primary()
        if POWERS[self.kind] >= least:
            value = self.operators(value, place, least)
        self.depth -= 1
        self.links_behind = self.links
        self.links = before
        return value

    cdef int link(self) except -1:
        self.links += 1
        return other() if self.links > MAX_LINKS else 0

    @cython.final
    cdef object operators(self, value, long long place, int least):
        """A value with the operators behind it, as far as they bind as strongly."""
        cdef int kind, power
        while True:
            kind = self.kind
            power = POWERS[kind]
            if power < least:
                return value
            self.link()
            if power == P_COMPARE:
                value = self.comparison(value, place)
                continue
            if power == P_OR or power == P_AND:
                values = [value]
                while self.takes(kind):
                    values.append(self.expression(power + 1))
                value = self.node(BOOL_OP, place, (OPERATORS[kind], values))
                continue
            self.take()
            if power == P_TEST:
                test = self.expression(P_OR)
                self.expect(ELSE_WORD)
                value = self.node(IF_EXP, place, (test, value, self.expression()))
            else:
                right = self.expression(P_UNARY if power == P_POWER else power + 1)
                value = self.node(BIN_OP, place, (value, OPERATORS[kind], right))

    cdef object comparison(self, left, long long place):
        cdef list ops = [], others = []
        cdef int kind
        while POWERS[self.kind] == P_COMPARE:
            kind = self.kind
            self.take()
            if kind == NOT:
                self.expect(IN)
                ops.append(NOT_IN)
            else:
                ops.append(IS_NOT if kind == IS and self.takes(NOT) else OPERATORS[kind])
            others.append(self.expression(P_PIPE))
        return self.node(COMPARE, place, (left, ops, others))

    @cython.final
    cdef object primary(self):
        """A value with the attributes, calls and subscripts behind it."""
        cdef long long place = self.place
        if self.takes(AWAIT):
            self.link()
            if self.kind == AWAIT:
                other()
            return self.node(AWAIT_NODE, place, (self.primary(),))
        value = self.atom()
        while True:
            self.link()
            if self.kind == LEFT_PAREN:
                args, keywords = [], []
                self.arguments(args, keywords)
                value = self.node(CALL, place, (value, args, keywords))
            elif self.kind == DOT:
                self.take()
                value = self.node(ATTRIBUTE, place, (value, self.name()))
            elif self.kind == LEFT_SQUARE:
                self.take()
                index = self.indices()
                self.expect(RIGHT_SQUARE)
                value = self.node(SUBSCRIPT, place, (value, index))
            else:
                return value

    @cython.final
    cdef object atom(self):
        cdef long long place = self.place
        cdef int kind = self.kind
        if kind == NAME:
            return self.node(NAME_NODE, place, (self.name(),))
        if kind == LEFT_PAREN:
            return self.parenthesized()
        if kind == LEFT_SQUARE:
            return self.listed()
        if kind == LEFT_BRACE:
            return self.braced()
        if kind == F_STRING:
            return self.formatted()
        return self.node(CONSTANT, place, (self.constant(),))

    @cython.final
    cdef object constant(self):
        """The value of the literal at hand, which is taken."""
        cdef int kind = self.kind
        if kind == STRING or kind == BYTES:
            value = self.written()
            self.take()
            while self.kind == kind:
                value += self.written()
                self.take()
            return value if kind == STRING else value.encode("ascii")
        if kind == INTEGER:
            value = self.integer()
        elif kind == FLOAT:
            value = self.float_number()
        elif kind == NONE or kind == ELLIPSIS:
            value = None if kind == NONE else ...
        elif kind == TRUE or kind == FALSE:
            value = kind == TRUE
        else:
            other()
        self.take()
        return value

    @cython.final
    cdef object integer(self):
        cdef long long number = 0
        cdef Py_ssize_t k
        if self.at - self.start > MAX_DIGITS or KINDS_OF_CHARS[self.chars[self.start + 1]] == LETTER:
            try:
                return int((<bytes>PyBytes_FromStringAndSize(<const char *>self.chars + self.start, self.at - self.start)), 0)
            except ValueError:
                other()
        for k in range(self.start, self.at):
            if self.chars[k] != b"_":
                number = number * 10 + self.chars[k] - 48
        return number

    cdef object float_number(self):
        cdef char *end
        number = PyOS_string_to_double(<const char *>self.chars + self.start, &end, NULL)
        if end != <char *>self.chars + self.at:
            other()
        return number

    cdef str written(self):
        """The text of the string at hand."""
        cdef const unsigned char *chars = self.chars
        cdef bint is_raw = chars[self.start] == b"r" or chars[self.start] == b"R"
        cdef Py_ssize_t first = self.start + (is_raw or self.kind == BYTES) + 1, behind = self.at - 1
        cdef unsigned char quote = chars[first - 1]
        if behind - first >= 4 and chars[first] == quote and chars[first + 1] == quote:
            first += 2
            behind -= 2
        return self.decoded(first, behind, is_raw)

    cdef str decoded(self, Py_ssize_t first, Py_ssize_t behind, bint is_raw=False):
        """What is written from one place to another of a string."""
        cdef const unsigned char *chars = self.chars
        cdef Py_ssize_t k = first, size = 0
        cdef unsigned char char
        cdef char *into
        while k < behind and (is_raw or chars[k] != b"\\"):
            k += 1
        if k == behind:
            return PyUnicode_DecodeUTF8(<const char *>chars + first, behind - first, NULL)
        value = PyBytes_FromStringAndSize(NULL, behind - first)
        into = PyBytes_AS_STRING(value)
        k = first
        while k < behind:
            char = chars[k]
            if char == b"\\":
                k += 1
                char = chars[k]
                if char == b"n":
                    char = b"\n"
                elif char == b"t":
                    char = b"\t"
                elif char == b"r":
                    char = b"\r"
                elif char != b"\\" and char != b"'" and char != b'"':
                    return self.unescaped(first, behind)
            into[size] = <char>char
            size += 1
            k += 1
        return PyUnicode_DecodeUTF8(into, size, NULL)

    cdef str unescaped(self, Py_ssize_t first, Py_ssize_t behind):
        """The same, by CPython's own codec, where all escapes are known in each version and all else is ASCII."""
        cdef const unsigned char *chars = self.chars
        cdef Py_ssize_t k = first
        while k < behind:
            if chars[k] >= 128 or self.kind == BYTES:
                other()
            if chars[k] == b"\\":
                k += 1
                if chars[k] not in b"abfnrtvxuU0123\n\\'\"":
                    other()
            k += 1
        try:
            return unicode_escape_decode(PyBytes_FromStringAndSize(<const char *>chars + first, behind - first))[0]
        except UnicodeDecodeError:
            other()

    # f-strings, of one line. Before Python 3.12 all parts have the place of the whole.

    cdef object formatted(self):
        """An f-string, which is taken."""
        cdef const unsigned char *chars = self.chars
        cdef long long place = self.place
        cdef Py_ssize_t end = self.at + 1
        cdef unsigned char quote = chars[self.at]
        cdef list values = []
        if chars[end] == quote and chars[end + 1] == quote:
            other()
        while chars[end] != quote:
            if chars[end] == b"\\":
                end += 1
            if chars[end] == b"\n" or chars[end] == b"\r" or chars[end] == 0:
                other()
            end += 1
        self.quote = quote
        self.f_place = place
        self.f_end = end
        self.at += 1
        self.parts(values, False)
        self.quote = 0
        self.at = end + 1
        self.take()
        return self.node(JOINED, place, (values,))

    cdef int parts(self, list values, bint of_format) except -1:
        """The parts of an f-string, or of a format in it, up to what ends that."""
        cdef const unsigned char *chars = self.chars
        cdef unsigned char char
        cdef Py_ssize_t first
        cdef bint doubled = False
        if self.at > self.f_end:
            other()  # a string in it goes beyond its end
        while True:
            first = self.at
            doubled = False
            while self.at < self.f_end:
                char = chars[self.at]
                if char == b"{" or char == b"}":
                    if of_format or HAVE_PLACES or chars[self.at + 1] != char:
                        break
                    doubled = True
                    self.at += 1
                elif char == b"\\":
                    if of_format:
                        other()
                    self.at += 1
                self.at += 1
            if self.at > first:
                text = self.decoded(first, self.at)
                if doubled:
                    if "\\" in self.text:
                        other()  # a brace may be written as an escape
                    text = text.replace("{{", "{").replace("}}", "}")
                values.append(self.part(CONSTANT, first, (text,)))
            if self.at == self.f_end or chars[self.at] == b"}":
                if of_format != (self.at < self.f_end):
                    other()
                return 0
            if chars[self.at + 1] == b"{" or (of_format and not HAVE_NESTED):
                other()
            values.append(self.replaced(of_format))

    cdef object replaced(self, bint of_format):
        """A part in braces."""
        cdef Py_ssize_t first = self.at, begun
        cdef int line = self.line, conversion = -1
        cdef list values = []
        spec = None
        self.at += 1
        self.nested += 1
        self.read()
        value = self.expression()
        if self.kind == CONVERSION:
            conversion = self.chars[self.at]
            self.at += 1
            if conversion != b"r" and conversion != b"s" and conversion != b"a":
                other()
            begun = self.at
            self.read()
            if self.start != begun:
                other()
        if self.kind == COLON and not of_format:
            begun = self.start
            self.parts(values, True)
            spec = self.part(JOINED, begun, (values,))
            self.at += 1
            self.nested -= 1
        elif self.kind != RIGHT_BRACE:
            other()
        if self.line != line or self.at > self.f_end:
            other()
        return self.part(FORMATTED, first, (value, conversion, spec))

    cdef object part(self, Kind kind, Py_ssize_t first, tuple values):
        """A part of an f-string, which goes from a place to where the text is read on."""
        cdef long long place = self.f_place
        if HAVE_PLACES:
            place = (<long long>self.line << 32) + first - self.line_start
        self.end_line = self.line
        self.end_column = (self.at if HAVE_PLACES else self.f_end + 1) - self.line_start
        return self.node(kind, place, values)

    # Displays and comprehensions.

    cdef object parenthesized(self):
        cdef long long place = self.place
        cdef list values = []
        self.take()
        if self.kind != RIGHT_PAREN:
            first = self.item()
            if self.kind == FOR:
                return self.comprehension(GENERATOR, place, first, RIGHT_PAREN)
            if self.kind == RIGHT_PAREN:
                if is_of(first, STARRED):
                    other()
                self.links = self.links_behind  # what stands behind nests its tree deeper
                self.take()
                return first
            self.items(values, first, RIGHT_PAREN)
        self.expect(RIGHT_PAREN)
        return self.node(TUPLE, place, (values,))

    cdef object listed(self):
        cdef long long place = self.place
        cdef list values = []
        self.take()
        if self.kind != RIGHT_SQUARE:
            first = self.item()
            if self.kind == FOR:
                return self.comprehension(LIST_COMP, place, first, RIGHT_SQUARE)
            self.items(values, first, RIGHT_SQUARE)
        self.expect(RIGHT_SQUARE)
        return self.node(LIST, place, (values,))

    cdef object braced(self):
        cdef long long place = self.place
        cdef list values = []
        self.take()
        if self.kind == RIGHT_BRACE or self.kind == DOUBLE_STAR:
            return self.pairs(place, None)
        first = self.item()
        if self.kind == COLON and not is_of(first, NAMED):
            return self.pairs(place, first)
        if self.kind == FOR:
            return self.comprehension(SET_COMP, place, first, RIGHT_BRACE)
        self.items(values, first, RIGHT_BRACE)
        self.expect(RIGHT_BRACE)
        return self.node(SET, place, (values,))

    cdef object pairs(self, long long place, key):
        """A dict whose first key is read, if it has one that is no `**`."""
        cdef list keys = [], values = []
        if key is not None and is_of(key, STARRED):
            other()
        while self.kind != RIGHT_BRACE:
            if key is None and self.takes(DOUBLE_STAR):
                value = self.expression(P_PIPE)
            else:
                if key is None:
                    key = self.expression()
                self.expect(COLON)
                value = self.expression()
                if self.kind == FOR and not keys:
                    generators = self.generators()
                    self.expect(RIGHT_BRACE)
                    return self.node(DICT_COMP, place, (key, value, generators))
            keys.append(key)
            values.append(value)
            key = None
            if not self.takes(COMMA):
                break
        self.expect(RIGHT_BRACE)
        return self.node(DICT, place, (keys, values))

    cdef object item(self):
        """A value between commas, which may be starred."""
        cdef long long place = self.place
        if not self.takes(STAR):
            return self.named()
        return self.node(STARRED, place, (self.expression(P_PIPE),))

    @cython.final
    cdef object named(self):
        """An expression, which may be given a name."""
        cdef long long place = self.place
        cdef int kind = self.kind
        value = self.expression()
        if self.kind == WALRUS:
            if kind != NAME or not is_of(value, NAME_NODE):
                other()
            self.take()
            value = self.node(NAMED, place, (assigned(value), self.expression()))
        return value

    cdef int items(self, list values, first, int closing) except -1:
        """Values with commas between them, of which the first is read."""
        values.append(first)
        while self.takes(COMMA) and self.kind != closing:
            values.append(self.item())
        return 0

    cdef object comprehension(self, Kind kind, long long place, element, int closing):
        if is_of(element, STARRED):
            other()
        generators = self.generators()
        self.expect(closing)
        return self.node(kind, place, (element, generators))

    cdef list generators(self):
        """`for … in … if …`, once or more often."""
        cdef list found = [], conditions
        while self.takes(FOR):
            target = self.targets()
            self.expect(IN)
            iterable = self.expression(P_OR)
            conditions = []
            while self.takes(IF_WORD):
                conditions.append(self.expression(P_OR))
            found.append(made(COMPREHENSION, filled(COMPREHENSION, (target, iterable, conditions))))
        return found

    cdef object targets(self):
        """What a `for` assigns."""
        cdef long long place = self.place
        found = self.target()
        if self.kind == COMMA:
            values = [found]
            while self.takes(COMMA) and self.kind != IN:
                values.append(self.target())
            found = self.node(TUPLE, place, (values,))
        elif is_of(found, STARRED):
            other()
        return assigned(found)

    cdef object target(self):
        return self.item() if self.kind == STAR else self.expression(P_PIPE)

    # Subscripts, arguments and parameters.

    cdef object indices(self):
        """What stands between the brackets of a subscript."""
        cdef long long place = self.place
        first = self.index()
        if self.kind != COMMA:
            return first
        values = [first]
        while self.takes(COMMA) and self.kind != RIGHT_SQUARE:
            values.append(self.index())
        return self.node(TUPLE, place, (values,))

    cdef object index(self):
        cdef long long place = self.place
        lower = upper = step = None
        if self.kind != COLON:
            lower = self.expression()
            if self.kind != COLON:
                return lower
        self.take()
        if self.kind != COLON and self.kind != COMMA and self.kind != RIGHT_SQUARE:
            upper = self.expression()
        if self.takes(COLON) and self.kind != COMMA and self.kind != RIGHT_SQUARE:
            step = self.expression()
        return self.node(SLICE, place, (lower, upper, step))

    @cython.final
    cdef int arguments(self, list args, list keywords) except -1:
        """The arguments of a call with their parentheses."""
        cdef long long place, whole = self.place
        cdef bint spreads = False
        self.take()
        while self.kind != RIGHT_PAREN:
            place = self.place
            if self.kind == NAME and self.is_keyword():
                name = self.name()
                self.take()
                keywords.append(self.node(KEYWORD, place, (name, self.expression())))
            elif self.takes(DOUBLE_STAR):
                spreads = True
                keywords.append(self.node(KEYWORD, place, (None, self.expression())))
            elif self.kind == STAR:
                if spreads:
                    other()
                self.take()
                args.append(self.node(STARRED, place, (self.expression(),)))
            else:
                if keywords:
                    other()
                value = self.named()
                if self.kind == FOR:
                    if args:
                        other()
                    args.append(self.comprehension(GENERATOR, whole, value, RIGHT_PAREN))  # it is the only one
                    return 0
                args.append(value)
            if not self.takes(COMMA):
                break
        return self.expect(RIGHT_PAREN)

    @cython.final
    cdef bint is_keyword(self) noexcept:
        """Whether `=` stands behind the name at hand."""
        cdef Py_ssize_t k = self.at
        while self.chars[k] == b" ":
            k += 1
        return self.chars[k] == b"=" and self.chars[k + 1] != b"="

    cdef object function_of_one(self, int least):
        """A lambda."""
        cdef long long place = self.place
        if least > P_TEST or self.quote:
            other()
        self.take()
        args = self.parameters(COLON, False)
        self.expect(COLON)
        return self.node(LAMBDA_NODE, place, (args, self.expression()))

    cdef object parameters(self, int closing, bint annotated):
        """The parameters of a function, up to what ends them."""
        cdef list args = [], defaults = [], named = [], named_defaults = []
        cdef bint by_name = False
        variable = spread = None
        while self.kind != closing:
            if self.takes(DOUBLE_STAR):
                spread = self.parameter(annotated)
                self.takes(COMMA)
                break
            if self.takes(STAR):
                if by_name or (self.kind != NAME and self.kind != COMMA):
                    other()
                by_name = True
                if self.kind == NAME:
                    variable = self.parameter(annotated)
            else:
                (named if by_name else args).append(self.parameter(annotated))
                if self.takes(ASSIGN):
                    (named_defaults if by_name else defaults).append(self.expression())
                elif by_name:
                    named_defaults.append(None)
                elif defaults:
                    other()
            if not self.takes(COMMA):
                break
        if self.kind != closing or (by_name and variable is None and not named):
            other()
        return made(ARGUMENTS, filled(ARGUMENTS, ([], args, variable, named, named_defaults, spread, defaults)))

    cdef object parameter(self, bint annotated):
        cdef long long place = self.place
        name = self.name()
        return self.node(ARG, place, (name, self.expression() if annotated and self.takes(COLON) else None))
