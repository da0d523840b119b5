"""Tokens of a text, each read when the one before it is taken."""
from cpython.ref cimport Py_DECREF

cdef extern from *:
    object PyUnicode_DecodeUTF8(const char *data, Py_ssize_t size, const char *errors)
    void PyUnicode_InternInPlace(PyObject **text)
    int memcmp(const void *a, const void *b, size_t size)

cdef enum:
    END, NEWLINE, NAME, INTEGER, FLOAT, STRING, BYTES, F_STRING, CONVERSION
    LEFT_PAREN, LEFT_SQUARE, LEFT_BRACE, RIGHT_PAREN, RIGHT_SQUARE, RIGHT_BRACE
    COMMA, COLON, SEMICOLON, DOT, ELLIPSIS, ASSIGN, ARROW, WALRUS, TILDE
    PLUS, MINUS, STAR, SLASH, DOUBLE_SLASH, PERCENT, AT, PIPE, AMPERSAND, CARET, LEFT_SHIFT, RIGHT_SHIFT, DOUBLE_STAR
    AUGMENTED  # that of an operator: `AUGMENTED - PLUS` behind it
    EQUAL = AUGMENTED + DOUBLE_STAR - PLUS + 1
    UNEQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL
    AND, OR, NOT, IN, IS, IF_WORD, ELSE_WORD, FOR, LAMBDA, NONE, TRUE, FALSE, AWAIT, YIELD
    # What no expression begins with.
    AS, ASSERT, ASYNC, BREAK, CLASS, CONTINUE, DEF_WORD, DEL, ELIF_WORD, EXCEPT, FINALLY, FROM, GLOBAL, IMPORT
    NONLOCAL, PASS, RAISE, RETURN, TRY, WHILE, WITH
    TOKENS

cdef enum:
    LETTER = 1, DIGIT = 2
    LONGEST = 8  # words of the language

cdef struct Word:
    char[LONGEST + 1] text
    int kind

cdef unsigned char[256] KINDS_OF_CHARS, SIGNS_OF_CHARS
cdef Word[TOKENS] WORDS
cdef int[LONGEST + 2] WORDS_OF_SIZE

_signs = {
    "(": LEFT_PAREN, "[": LEFT_SQUARE, "{": LEFT_BRACE, ")": RIGHT_PAREN, "]": RIGHT_SQUARE, "}": RIGHT_BRACE,
    ",": COMMA, ":": COLON, ";": SEMICOLON, ".": DOT, "=": ASSIGN, "~": TILDE, "+": PLUS, "-": MINUS, "*": STAR,
    "/": SLASH, "%": PERCENT, "@": AT, "|": PIPE, "&": AMPERSAND, "^": CARET, "<": LESS, ">": GREATER,
    "!": CONVERSION,
}  # fmt: skip
for _code in range(128):
    _char = chr(_code)
    KINDS_OF_CHARS[_code] = DIGIT if _char.isdigit() else LETTER if _char.isalpha() or _char == "_" else 0
    SIGNS_OF_CHARS[_code] = _signs.get(_char, END)
_words = sorted({
    b"and": AND, b"or": OR, b"not": NOT, b"in": IN, b"is": IS, b"if": IF_WORD, b"else": ELSE_WORD, b"for": FOR,
    b"lambda": LAMBDA, b"None": NONE, b"True": TRUE, b"False": FALSE, b"as": AS, b"assert": ASSERT, b"async": ASYNC,
    b"await": AWAIT, b"break": BREAK, b"class": CLASS, b"continue": CONTINUE, b"def": DEF_WORD, b"del": DEL,
    b"elif": ELIF_WORD, b"except": EXCEPT, b"finally": FINALLY, b"from": FROM, b"global": GLOBAL, b"import": IMPORT,
    b"nonlocal": NONLOCAL, b"pass": PASS, b"raise": RAISE, b"return": RETURN, b"try": TRY, b"while": WHILE,
    b"with": WITH, b"yield": YIELD,
}.items(), key=lambda word: len(word[0]))  # fmt: skip
for _at, (_word, _kind) in enumerate(_words):
    WORDS[_at].text = _word + bytes(LONGEST + 1 - len(_word))
    WORDS[_at].kind = _kind
for _size in range(LONGEST + 2):
    WORDS_OF_SIZE[_size] = sum(len(_word) < _size for _word, _kind in _words)


class _Other(Exception):
    """What stands here is read by CPython's parser."""


cdef int other() except -1:
    raise _Other


cdef int kind_of_word(const unsigned char *text, Py_ssize_t size) noexcept:
    cdef int k
    if size <= LONGEST:
        for k in range(WORDS_OF_SIZE[size], WORDS_OF_SIZE[size + 1]):
            if memcmp(text, WORDS[k].text, size) == 0:
                return WORDS[k].kind
    return NAME


cdef class Tokens:
    """The tokens of one text.

    Attributes:
        text: The text, which `chars` are of, `size` bytes in UTF-8 and a zero.
        at: Where the text is read on, behind the token at hand: `kind`, from `start` on.
        place: Where that token begins: its line, times 2 ** 32, and its column.
        line: The line that `at` is in, which begins at `line_start`.
        end_line, end_column: Where the last token that was taken ends.
        nested: So many brackets are open.
        indent: How far the line is indented whose first token is at hand.
        quote: What ends the f-string at hand, 0 outside of one.
    """

    cdef str text
    cdef const unsigned char *chars
    cdef Py_ssize_t at, size, start, line_start, end_column, indent
    cdef long long place
    cdef int kind, line, end_line, nested
    cdef unsigned char quote

    @cython.final
    cdef int take(self) except -1:
        """Go on to the next token."""
        self.end_line = self.line
        self.end_column = self.at - self.line_start
        return self.read()

    @cython.final
    cdef int expect(self, int kind) except -1:
        """Take a token of this kind."""
        if self.kind != kind:
            other()
        return self.take()

    @cython.final
    cdef bint takes(self, int kind) except -1:
        """Whether the token at hand is of a kind; then it is taken."""
        if self.kind != kind:
            return False
        self.take()
        return True

    @cython.final
    cdef str name(self):
        """The name at hand, which is taken."""
        cdef PyObject *kept
        if self.kind != NAME:
            other()
        text = PyUnicode_DecodeUTF8(<const char *>self.chars + self.start, self.at - self.start, NULL)
        kept = <PyObject *>text
        Py_INCREF(text)
        PyUnicode_InternInPlace(&kept)  # it takes this reference and gives one
        text = <object>kept
        Py_DECREF(text)
        self.take()
        return text

    @cython.final
    cdef int read(self) except -1:
        cdef const unsigned char *chars = self.chars
        cdef unsigned char char
        while True:
            char = chars[self.at]
            if char == b" " or char == b"\t":
                self.at += 1
            elif char == b"#":
                self.comment()
            elif char == b"\n" and self.nested:
                self.new_line()
            elif char == b"\\" and chars[self.at + 1] == b"\n" and not self.quote:
                self.at += 1
                self.new_line()
                if self.at == self.size:
                    other()
            else:
                break
        self.start = self.at
        self.place = (<long long>self.line << 32) + self.at - self.line_start
        if KINDS_OF_CHARS[char] == LETTER:
            self.word()
        elif KINDS_OF_CHARS[char] == DIGIT or (char == b"." and KINDS_OF_CHARS[chars[self.at + 1]] == DIGIT):
            self.number()
        elif char == b'"' or char == b"'":
            self.string(char)
        elif char == b"\n":
            self.kind = NEWLINE
        elif self.at < self.size:
            self.sign(char)
        elif self.nested:
            other()
        else:
            self.kind = END
        return 0

    cdef int next_line(self) except -1:
        """Go on to the first token of the next line that has one."""
        cdef unsigned char char
        while True:
            char = self.chars[self.at]
            if char == b" ":
                self.at += 1
            elif char == b"#":
                self.comment()
            elif char == b"\n":
                self.new_line()
            else:
                break
        if char == b"\t" or char == b"\\":
            other()
        self.indent = self.at - self.line_start
        return self.read()

    cdef int comment(self) except -1:
        while self.at < self.size and self.chars[self.at] != b"\n":
            if self.chars[self.at] == b"\r" or self.chars[self.at] == 0:
                other()
            self.at += 1
        return 0

    cdef void new_line(self) noexcept:
        self.at += 1
        self.line += 1
        self.line_start = self.at

    @cython.final
    cdef int word(self) except -1:
        cdef const unsigned char *chars = self.chars
        cdef unsigned char first = chars[self.at]
        while KINDS_OF_CHARS[chars[self.at]]:
            self.at += 1
        self.kind = kind_of_word(chars + self.start, self.at - self.start)
        if chars[self.at] == b'"' or chars[self.at] == b"'":
            if self.at - self.start > 1:
                other()
            if first == b"r" or first == b"R":
                return self.string(chars[self.at])
            if self.quote:
                other()
            if first == b"b" or first == b"B":
                self.string(chars[self.at])
                self.kind = BYTES
                return 0
            if first != b"f" and first != b"F":
                other()
            self.kind = F_STRING
        return 0

    @cython.final
    cdef int number(self) except -1:
        cdef const unsigned char *chars = self.chars
        cdef Py_ssize_t before
        self.kind = INTEGER
        if chars[self.at] == b"0" and chars[self.at + 1] in b"xXoObB":
            while KINDS_OF_CHARS[chars[self.at]]:
                self.at += 1
            return 0
        self.digits()
        if chars[self.at] == b".":
            self.kind = FLOAT
            self.at += 1
            self.digits()
        if chars[self.at] == b"e" or chars[self.at] == b"E":
            self.kind = FLOAT
            self.at += 1
            if chars[self.at] == b"+" or chars[self.at] == b"-":
                self.at += 1
            before = self.at
            self.digits()
            if before == self.at:
                other()
        if KINDS_OF_CHARS[chars[self.at]] or (
            chars[self.start] == b"0" and (KINDS_OF_CHARS[chars[self.start + 1]] == DIGIT or chars[self.start + 1] == b"_")
        ):
            other()
        return 0

    cdef void digits(self) noexcept:
        cdef const unsigned char *chars = self.chars
        while KINDS_OF_CHARS[chars[self.at]] == DIGIT or (
            chars[self.at] == b"_" and KINDS_OF_CHARS[chars[self.at - 1]] == DIGIT
            and KINDS_OF_CHARS[chars[self.at + 1]] == DIGIT
        ):
            self.at += 1

    cdef int string(self, unsigned char quote) except -1:
        """A string, read from its quote on."""
        cdef const unsigned char *chars = self.chars
        cdef bint is_long = chars[self.at + 1] == quote and chars[self.at + 2] == quote
        cdef unsigned char char
        if self.quote == quote or (self.quote and is_long):
            other()  # it depends on the version
        self.kind = STRING
        self.at += 3 if is_long else 1
        while True:
            char = chars[self.at]
            if char == b"\\":
                self.at += 1
                char = chars[self.at]
                if self.quote:
                    other()
                if char == b"\n":
                    self.new_line()
                    continue
            elif char == quote and not is_long:
                break
            elif char == quote and chars[self.at + 1] == quote and chars[self.at + 2] == quote:
                self.at += 2
                break
            elif char == b"\n" and is_long:
                self.new_line()
                continue
            if char == 0 or char == b"\r" or char == b"\n":
                other()
            self.at += 1
        self.at += 1
        return 0

    @cython.final
    cdef int sign(self, unsigned char char) except -1:
        cdef int kind = SIGNS_OF_CHARS[char]
        cdef unsigned char second
        self.at += 1
        second = self.chars[self.at]
        if kind == END or (kind == CONVERSION and second != b"=" and not self.quote):
            other()
        if LEFT_PAREN <= kind <= LEFT_BRACE:
            self.nested += 1
        elif RIGHT_PAREN <= kind <= RIGHT_BRACE:
            self.nested -= 1
            if self.nested < 0:
                other()
        elif kind == DOT and second == b"." and self.chars[self.at + 1] == b".":
            kind = ELLIPSIS
            self.at += 2
        elif kind == MINUS and second == b">":
            kind = ARROW
            self.at += 1
        elif kind > DOT or kind == COLON or kind == CONVERSION:
            kind = self.operator(kind, char, second)
        self.kind = kind
        return 0

    @cython.final
    cdef int operator(self, int kind, unsigned char char, unsigned char second) except -1:
        """The kind of a sign behind which another may stand: the same, and then a `=`."""
        if second == char and (kind == STAR or kind == SLASH or kind == LESS or kind == GREATER):
            kind = (
                DOUBLE_STAR if kind == STAR else DOUBLE_SLASH if kind == SLASH
                else LEFT_SHIFT if kind == LESS else RIGHT_SHIFT
            )
            self.at += 1
            second = self.chars[self.at]
        if second != b"=" or kind == TILDE:
            return kind
        if kind == COLON and self.quote:
            other()  # where it is one of the string itself, a format stands behind it
        self.at += 1
        if kind == COLON:
            return WALRUS
        if kind == ASSIGN or kind == CONVERSION:
            return EQUAL if kind == ASSIGN else UNEQUAL
        return kind + (1 if kind == LESS or kind == GREATER else AUGMENTED - PLUS)
