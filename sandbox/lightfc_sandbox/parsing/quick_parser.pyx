# cython: language_level=3, boundscheck=False, wraparound=False, nonecheck=False, annotation_typing=False, binding=False
"""A parser of plain texts, compiled: the same trees as those of CPython's, in a fifth of the time.

CPython makes a tree of its own and copies it into objects, node by node and attribute by attribute; for a short text
that takes as long as all else together. Here the objects are made at once (`quick_nodes.pxi`), of tokens
(`quick_tokens.pxi`).

It reads what texts are mostly made of, and gives up (None) on all else, right or wrong: whatever it does not know, what
is not ASCII outside of strings and comments, what nests deeply. Those CPython's parser reads, and what it refuses it
tells of. So nothing here has a message, and where a later Python has nodes with other fields, nothing is read here.

Expressions are read by precedence (`quick_expressions.pxi`), statements by their first word. A node begins where the
first token that was read for it does, parentheses included, and ends with the last. A target is read as the expression
that it looks like, and is marked as stored after that (`assigned`).
"""
import _ast as ast

import cython

include "quick_nodes.pxi"
include "quick_tokens.pxi"
include "quick_expressions.pxi"

cdef extern from *:
    const unsigned char *PyUnicode_AsUTF8AndSize(object text, Py_ssize_t *size) except NULL


cdef class Parser(Expressions):
    """The statements of one text, and the text as a whole.

    Attributes:
        is_plain: It may be an expression: it has no semicolon, and no starred value in a tuple without parentheses.
    """

    cdef bint is_plain

    # Lines and blocks.

    cdef object given(self):
        """What a line evaluates: values, or a `yield`."""
        return self.yielded() if self.kind == YIELD else self.values()

    cdef object yielded(self):
        cdef long long place = self.place
        if self.line == 1:
            other()  # it may be the whole text
        self.take()
        if self.takes(FROM):
            return self.node(YIELD_FROM, place, (self.expression(),))
        return self.node(YIELD_NODE, place, (None if self.ends() or self.kind == RIGHT_PAREN else self.values(),))

    cdef object values(self):
        """An expression, or several with commas: a tuple without parentheses."""
        cdef long long place = self.place
        first = self.item()
        if self.kind != COMMA:
            if is_of(first, STARRED):
                other()
            return first
        found = [first]
        while self.takes(COMMA) and not self.ends():
            found.append(self.item())
        if any([is_of(each, STARRED) for each in found]):
            self.is_plain = False
        return self.node(TUPLE, place, (found,))

    cdef bint ends(self) noexcept:
        """Whether what stands here ends values that have no brackets."""
        cdef int kind = self.kind
        return (
            kind == NEWLINE or kind == END or kind == ASSIGN or kind == COLON or kind == SEMICOLON
            or AUGMENTED <= kind < EQUAL
        )

    cdef list block(self):
        """What stands behind a colon, which is taken: a block, or statements in the same line."""
        cdef list body = []
        cdef Py_ssize_t indent = self.indent
        self.expect(COLON)
        if self.kind != NEWLINE:
            self.statements_of_line(body)
            return body
        self.next_line()
        if self.indent <= indent or self.kind == END:
            other()
        self.statements(self.indent, body)
        return body

    cdef list block_behind(self, int word, Py_ssize_t indent):
        """The block behind a word such as `else`, if that stands here."""
        if self.kind != word or self.indent != indent:
            return []
        self.take()
        return self.block()

    cdef int statements(self, Py_ssize_t indent, list body) except -1:
        """All statements that are indented so far."""
        self.deeper()
        while self.kind != END and self.indent == indent:
            self.statement(body)
        if self.kind != END and self.indent > indent:
            other()
        self.depth -= 1
        return 0

    cdef int statement(self, list body) except -1:
        cdef int kind = self.kind
        if kind == IF_WORD:
            body.append(self.if_statement())
        elif kind == FOR:
            body.append(self.for_statement())
        elif kind == WHILE:
            body.append(self.while_statement())
        elif kind == DEF_WORD or kind == CLASS or kind == AT:
            body.append(self.definition())
        elif kind == TRY:
            body.append(self.try_statement())
        elif kind == WITH:
            body.append(self.with_statement())
        else:
            self.statements_of_line(body)
        return 0

    cdef int statements_of_line(self, list body) except -1:
        cdef bint is_expression
        while True:
            is_expression = self.kind < AS or self.kind == YIELD
            body.append(self.expression_statement() if is_expression else self.simple_statement())
            if not self.takes(SEMICOLON):
                break
            self.is_plain = False
            if self.kind == NEWLINE or self.kind == END:
                break
        if self.kind == NEWLINE:
            return self.next_line()
        if self.kind != END:
            other()
        return 0

    # Statements of a line.

    cdef object expression_statement(self):
        """An expression, or an assignment."""
        cdef long long place = self.place
        cdef int kind = self.kind
        value = self.given()
        if self.kind == NEWLINE or self.kind == END or self.kind == SEMICOLON:
            return self.node(EXPR, place, (value,))
        if self.kind == ASSIGN:
            targets = []
            while self.takes(ASSIGN):
                targets.append(assigned(value))
                value = self.given()
            return self.node(ASSIGNMENT, place, (targets, value))
        if not self.ends() or not (is_of(value, NAME_NODE) or is_of(value, SUBSCRIPT) or is_of(value, ATTRIBUTE)):
            other()
        if self.kind != COLON:
            kind = self.kind - AUGMENTED + PLUS
            self.take()
            return self.node(AUGMENTED_NODE, place, (assigned(value), OPERATORS[kind], self.given()))
        if kind != NAME or not is_of(value, NAME_NODE):
            other()
        self.take()
        annotation = self.expression()
        given = self.given() if self.takes(ASSIGN) else None
        return self.node(ANNOTATED, place, (assigned(value), annotation, given, 1))

    cdef object simple_statement(self):
        """A statement that begins with a word."""
        cdef long long place = self.place
        cdef int kind = self.kind
        self.take()
        if kind == RETURN:
            return self.node(RETURN_NODE, place, (None if self.ends() else self.values(),))
        if kind == PASS or kind == BREAK or kind == CONTINUE:
            return self.node(PASS_NODE if kind == PASS else BREAK_NODE if kind == BREAK else CONTINUE_NODE, place, ())
        if kind == RAISE:
            error = None if self.ends() else self.expression()
            cause = self.expression() if error is not None and self.takes(FROM) else None
            return self.node(RAISE_NODE, place, (error, cause))
        if kind == ASSERT:
            test = self.expression()
            return self.node(ASSERT_NODE, place, (test, self.expression() if self.takes(COMMA) else None))
        if kind == IMPORT:
            return self.node(IMPORT_NODE, place, (self.aliases(True),))
        if kind == FROM:
            return self.import_from(place)
        if kind == DEL:
            return self.node(DELETE, place, (self.deleted(),))
        if kind == GLOBAL or kind == NONLOCAL:
            return self.node(GLOBAL_NODE if kind == GLOBAL else NONLOCAL_NODE, place, (self.names(),))
        other()

    cdef list names(self):
        cdef list found = [self.name()]
        while self.takes(COMMA):
            found.append(self.name())
        return found

    cdef list deleted(self):
        cdef list found = []
        while True:
            node = self.primary()
            if not (is_of(node, NAME_NODE) or is_of(node, SUBSCRIPT) or is_of(node, ATTRIBUTE)):
                other()
            fields_of(node)["ctx"] = DELETED
            found.append(node)
            if not self.takes(COMMA):
                return found

    cdef list aliases(self, bint is_dotted):
        cdef list found = []
        cdef long long place
        while True:
            place = self.place
            name = self.dotted() if is_dotted else self.name()
            found.append(self.node(ALIAS, place, (name, self.name() if self.takes(AS) else None)))
            if not self.takes(COMMA) or self.kind == RIGHT_PAREN:
                return found

    cdef str dotted(self):
        name = self.name()
        while self.takes(DOT):
            name = f"{name}.{self.name()}"
        return name

    cdef object import_from(self, long long place):
        module = self.dotted()
        self.expect(IMPORT)
        if self.takes(LEFT_PAREN):
            names = self.aliases(False)
            self.expect(RIGHT_PAREN)
        else:
            names = self.aliases(False)
        return self.node(IMPORT_FROM, place, (module, names, 0))

    # Statements with blocks.

    cdef object if_statement(self):
        cdef long long place = self.place
        cdef Py_ssize_t indent = self.indent
        self.deeper()
        self.take()
        test = self.expression()
        body = self.block()
        if self.kind == ELIF_WORD and self.indent == indent:
            orelse = [self.if_statement()]
        else:
            orelse = self.block_behind(ELSE_WORD, indent)
        self.depth -= 1
        return self.node(IF_NODE, place, (test, body, orelse))

    cdef object for_statement(self):
        cdef long long place = self.place
        cdef Py_ssize_t indent = self.indent
        self.take()
        target = self.targets()
        self.expect(IN)
        iterable = self.values()
        body = self.block()
        return self.node(FOR_NODE, place, (target, iterable, body, self.block_behind(ELSE_WORD, indent)))

    cdef object while_statement(self):
        cdef long long place = self.place
        cdef Py_ssize_t indent = self.indent
        self.take()
        test = self.expression()
        body = self.block()
        return self.node(WHILE_NODE, place, (test, body, self.block_behind(ELSE_WORD, indent)))

    cdef object try_statement(self):
        cdef long long place = self.place, start
        cdef Py_ssize_t indent = self.indent
        cdef list handlers = []
        self.take()
        body = self.block()
        while self.kind == EXCEPT and self.indent == indent:
            start = self.place
            self.take()
            caught = None if self.kind == COLON else self.expression()
            name = self.name() if caught is not None and self.takes(AS) else None
            handlers.append(self.node(HANDLER, start, (caught, name, self.block())))
        orelse = self.block_behind(ELSE_WORD, indent) if handlers else []
        last = self.block_behind(FINALLY, indent)
        if not handlers and not last:
            other()
        return self.node(TRY_NODE, place, (body, handlers, orelse, last))

    cdef object with_statement(self):
        cdef long long place = self.place
        cdef list items = []
        self.take()
        if self.kind == LEFT_PAREN:
            other()  # it may be those of the value, or of all
        while True:
            value = self.expression()
            target = assigned(self.expression(P_PIPE)) if self.takes(AS) else None
            items.append(made(WITH_ITEM, filled(WITH_ITEM, (value, target))))
            if not self.takes(COMMA):
                return self.node(WITH_NODE, place, (items, self.block()))

    cdef object definition(self):
        """A function or a class, with its decorators."""
        cdef list decorators = []
        cdef Py_ssize_t indent = self.indent
        while self.takes(AT):
            decorators.append(self.expression())
            if self.kind != NEWLINE:
                other()
            self.next_line()
            if self.indent != indent:
                other()
        if self.kind == DEF_WORD:
            return self.function(decorators)
        if self.kind == CLASS:
            return self.class_of(decorators)
        other()

    cdef object function(self, list decorators):
        cdef long long place = self.place
        self.take()
        name = self.name()
        self.expect(LEFT_PAREN)
        args = self.parameters(RIGHT_PAREN, True)
        self.expect(RIGHT_PAREN)
        returns = self.expression() if self.takes(ARROW) else None
        values = name, args, self.block(), decorators, returns
        return self.node(FUNCTION, place, (*values, []) if HAVE_TYPE_PARAMETERS else values)

    cdef object class_of(self, list decorators):
        cdef long long place = self.place
        cdef list bases = [], keywords = []
        self.take()
        name = self.name()
        if self.kind == LEFT_PAREN:
            self.arguments(bases, keywords)
            if any([is_of(each, GENERATOR) for each in bases]):
                other()  # without parentheses of its own it is no base
        values = name, bases, keywords, self.block(), decorators
        return self.node(CLASS_NODE, place, (*values, []) if HAVE_TYPE_PARAMETERS else values)

    # Whole texts.

    cdef object program(self, bint or_expression):
        cdef list body = []
        self.next_line()
        if self.indent:
            other()
        self.statements(0, body)
        if self.kind != END:
            other()
        if or_expression and self.is_plain and self.line == 1 and len(body) == 1 and is_of(body[0], EXPR):
            return made(EXPRESSION, filled(EXPRESSION, (fields_of(body[0])["value"],)))
        return made(MODULE, filled(MODULE, (body, [])))

    cdef object alone(self):
        """An expression that is the whole text."""
        self.read()
        if self.start:
            other()
        value = self.expression()
        if self.kind != END:
            other()
        return made(EXPRESSION, filled(EXPRESSION, (value,)))


def quick_tree(text, bint is_program, bint or_expression=False):
    """The tree that CPython's parser makes of a text; None if that has to be asked.

    Args:
        is_program: It is a program, else an expression.
        or_expression: A program that is an expression in one line is given as an expression.
    """
    cdef Parser parser
    if not IS_KNOWN or type(text) is not str:
        return None
    parser = Parser.__new__(Parser)
    parser.text = text
    parser.line = 1
    parser.is_plain = True
    try:
        parser.chars = PyUnicode_AsUTF8AndSize(text, &parser.size)
        return parser.program(or_expression) if is_program else parser.alone()
    except (_Other, RecursionError, UnicodeEncodeError):
        return None
