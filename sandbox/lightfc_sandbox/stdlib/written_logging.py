"""`logging`, written in the language: what is told a stream of the program is told there, and nobody else hears it."""

from collections.abc import Mapping

_LEVELS = {"DEBUG": 10, "INFO": 20, "WARNING": 30, "ERROR": 40, "CRITICAL": 50}
_SAYING = {"debug": 10, "info": 20, "warning": 30, "error": 40, "exception": 40, "critical": 50}

LOGGING: Mapping[str, str] = {
    **{name: f"{name} = {number}\n" for name, number in _LEVELS.items()},
    "LEVELS": f"LEVELS = {_LEVELS}\n",
    "LEVEL": """\
def LEVEL(level):
    if isinstance(level, str) and level not in LEVELS: raise ValueError(f'Unknown level: {level!r}')
    return LEVELS[level] if isinstance(level, str) else level
""",
    "getLevelName": """\
def getLevelName(level):
    named = {number: name for name, number in LEVELS.items()} | LEVELS
    return named.get(level, f'Level {level}')
""",
    "LogRecord": """\
class LogRecord:
    def __init__(self, name, level, msg, args):
        self.name, self.levelno, self.levelname, self.msg = name, level, getLevelName(level), msg
        self.args = args[0] if len(args) == 1 and isinstance(args[0], dict) and args[0] else args
    def getMessage(self): return str(self.msg) % self.args if self.args else str(self.msg)
""",
    "Formatter": """\
class Formatter:
    def __init__(self, fmt=None, datefmt=None, style='%', **options):
        self._style, self.datefmt = style, datefmt
        self._fmt = fmt or {'%': '%(message)s', '{': '{message}', '$': '${message}'}[style]
    def formatTime(self, record, datefmt=None):
        now = datetime.datetime.now()
        return now.strftime(datefmt) if datefmt else f'{now:%Y-%m-%d %H:%M:%S},{now.microsecond // 1000:03d}'
    def format(self, record):
        values = {**vars(record), 'message': record.getMessage()}
        if 'asctime' in self._fmt: values['asctime'] = self.formatTime(record, self.datefmt)
        if self._style == '%': return self._fmt % values
        return self._fmt.format(**values) if self._style == '{' else string.Template(self._fmt).substitute(values)
""",
    "Handler": """\
class Handler:
    def __init__(self, level=0): self.level, self.formatter = LEVEL(level), None
    def setLevel(self, level): self.level = LEVEL(level)
    def setFormatter(self, fmt): self.formatter = fmt
    def format(self, record): return (Formatter() if self.formatter is None else self.formatter).format(record)
    def handle(self, record): self.emit(record)
    def emit(self, record): raise NotImplementedError('emit must be implemented by Handler subclasses')
    def flush(self): pass
    def close(self): pass
""",
    "NullHandler": "class NullHandler(Handler):\n    def emit(self, record): pass\n",
    "StreamHandler": """\
class StreamHandler(Handler):
    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream
    def emit(self, record):
        if self.stream is not None: self.stream.write(self.format(record) + '\\n')
""",
    "Logger": """\
class Logger:
    def __init__(self, name, level=0):
        self.name, self.level, self.handlers, self.propagate = name, LEVEL(level), [], True
    @property
    def parent(self):
        if self is ROOT: return None
        above = self.name
        while '.' in above:
            above = above.rpartition('.')[0]
            if above in LOGGERS: return LOGGERS[above]
        return ROOT
    def setLevel(self, level): self.level = LEVEL(level)
    def getEffectiveLevel(self):
        asked = self
        while not asked.level and asked is not ROOT: asked = asked.parent
        return asked.level
    def isEnabledFor(self, level): return level >= self.getEffectiveLevel()
    def getChild(self, suffix): return getLogger(f'{self.name}.{suffix}')
    def addHandler(self, hdlr):
        if hdlr not in self.handlers: self.handlers.append(hdlr)
    def removeHandler(self, hdlr):
        if hdlr in self.handlers: self.handlers.remove(hdlr)
    def hasHandlers(self):
        return bool(self.handlers) or (self.propagate and self is not ROOT and self.parent.hasHandlers())
    def log(self, level, msg, *args, **kwargs):
        if not self.isEnabledFor(level): return
        told, asked = LogRecord(self.name, level, msg, args), self
        while asked is not None:
            for each in asked.handlers:
                if level >= each.level: each.handle(told)
            asked = asked.parent if asked.propagate else None
"""
    + "".join(
        f"    def {name}(self, msg, *args, **_): self.log({level}, msg, *args)\n" for name, level in _SAYING.items()
    ),
    "LOGGERS": "LOGGERS = {}\n",
    "ROOT": "ROOT = Logger('root', 30)\n",
    "getLogger": """\
def getLogger(name=None):
    if not name or name == 'root': return ROOT
    if name not in LOGGERS: LOGGERS[name] = Logger(name)
    return LOGGERS[name]
""",
    "basicConfig": """\
def basicConfig(*, level=None, format=None, datefmt=None, style='%', stream=None, handlers=None, force=False, **_):
    if force: ROOT.handlers = []
    if ROOT.handlers: return
    for each in [StreamHandler(stream)] if handlers is None else handlers:
        if each.formatter is None:
            each.setFormatter(Formatter(format or '%(levelname)s:%(name)s:%(message)s', datefmt, style))
        ROOT.addHandler(each)
    if level is not None: ROOT.setLevel(level)
""",
    **{name: f"def {name}(msg, *args, **_): ROOT.log({level}, msg, *args)\n" for name, level in _SAYING.items()},
    "log": "def log(level, msg, *args, **_): ROOT.log(level, msg, *args)\n",
}
"""By the name there, or what the others need: the statement that gives it."""
