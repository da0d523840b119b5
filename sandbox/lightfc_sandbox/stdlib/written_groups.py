"""`ExceptionGroup`, and what `except*` asks it, written in the language."""

from collections.abc import Mapping

GROUPS: Mapping[str, str] = {
    "ExceptionGroup": """\
class ExceptionGroup(Exception):
    def __init__(self, message, exceptions, /):
        super().__init__(message)
        if not isinstance(message, str):
            raise TypeError(f'BaseExceptionGroup.__new__() argument 1 must be str, not {message.__class__.__name__}')
        self.message, self.exceptions, self._given = message, (*exceptions,), exceptions
        if not self.exceptions: raise ValueError('second argument (exceptions) must be a non-empty sequence')
        for at, each in enumerate(self.exceptions):
            if not isinstance(each, BaseException):
                raise ValueError(f'Item {at} of second argument (exceptions) is not an exception')
    def __str__(self):
        count = len(self.exceptions)
        return f'{self.message} ({count} sub-exception{"s" * (count > 1)})'
    def __repr__(self): return f'{self.__class__.__name__}({self.message!r}, {self._given!r})'
    def derive(self, exceptions, /): return ExceptionGroup(self.message, exceptions)
    def split(self, condition, /):
        asked = isinstance if isinstance(condition, (type, tuple)) else lambda each, condition: condition(each)
        if asked(self, condition): return self, None
        inside, outside = [], []
        for each in self.exceptions:
            if isinstance(each, ExceptionGroup):
                part, rest = each.split(condition)
                if part is not None: inside.append(part)
                if rest is not None: outside.append(rest)
            else: (inside if asked(each, condition) else outside).append(each)
        return (self.derive(inside) if inside else None), (self.derive(outside) if outside else None)
    def subgroup(self, condition, /): return self.split(condition)[0]
""",
    "BaseExceptionGroup": "BaseExceptionGroup = ExceptionGroup\n",
    "STAR": """\
class STAR:
    def __init__(self, error):
        self.error, self.found, self.raised, self.again = error, None, [], []
        self.is_group = isinstance(error, ExceptionGroup)
        self.rest = error if self.is_group else ExceptionGroup('', (error,))
    def takes(self, kinds):
        asked = kinds if isinstance(kinds, tuple) else (kinds,)
        if not all(isinstance(each, type) and issubclass(each, BaseException) for each in asked):
            raise TypeError('catching classes that do not inherit from BaseException is not allowed')
        if any(issubclass(each, ExceptionGroup) for each in asked):
            raise TypeError('catching ExceptionGroup with except* is not allowed. Use except instead.')
        if not self.is_group:
            self.found, self.rest = (self.rest, None) if isinstance(self.error, kinds) else (None, self.rest)
        elif self.rest is not None: self.found, self.rest = self.rest.split(kinds)
        else: self.found = None
        self.caught = self.error if self.is_group else self.found
        return self.found is not None
    def failed(self, error):
        if self.is_group and error is self.error: self.again.append(self.found)
        else: self.raised.append(error)
    def end(self):
        if not self.is_group:
            if self.raised: raise self.raised[0]
            if self.rest is not None: raise self.error
            return
        left = [*self.again, *([] if self.rest is None else [self.rest])]
        if not self.raised and not left: return
        kept = {id(each) for part in left for each in self.leaves(part)}
        if kept: left = [self.rest if not self.again else self.error.subgroup(lambda each: id(each) in kept)]
        if not self.raised: raise left[0]
        raise ExceptionGroup('', [*self.raised, *left])
    def leaves(self, error):
        if not isinstance(error, ExceptionGroup): yield error
        else:
            for each in error.exceptions: yield from self.leaves(each)
""",
}
"""By the name, of the builtins or in capitals: the statement that gives it."""


def names_groups(text: str) -> bool:
    """Whether a text may name a group of exceptions, or catch parts of one."""
    return "ExceptionGroup" in text or ("except" in text and "*" in text and _has_star(text))


def _has_star(text: str) -> bool:
    return any(each.lstrip().startswith("*") for each in text.split("except")[1:])
