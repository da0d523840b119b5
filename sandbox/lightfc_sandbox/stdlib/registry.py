"""Modules of the host seen through an explicit list of names; what is not listed does not exist.

A facade is imported when a text first uses it, so numpy costs nothing to who does not name it.
"""

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any

from lightfc_sandbox.values.kinds import SHOWN, Module
from lightfc_sandbox.values.type_tables import LATE, NOTHING_THERE, PROVIDERS

FACADES: Mapping[str, tuple[str, str]] = {
    "ast": ("modules.literals", "MEMBERS"),
    "asyncio": ("modules.tasks", "MEMBERS"), "np": ("numpy.members", "MEMBERS"), "numpy": ("numpy.members", "MEMBERS"),
    "math": ("modules.math", "MATH"), "cmath": ("modules.math", "CMATH"), "json": ("modules.json", "MEMBERS"),
    "statistics": ("modules.statistics", "MEMBERS"), "itertools": ("modules.itertools", "MEMBERS"),
    "functools": ("modules.functions", "FUNCTOOLS"), "datetime": ("modules.datetime", "MEMBERS"),
    "calendar": ("modules.calendar", "MEMBERS"), "decimal": ("modules.exact", "DECIMAL"),
    "fractions": ("modules.exact", "FRACTION"), "operator": ("modules.functions", "OPERATOR"),
    "string": ("modules.text_modules", "STRING"), "textwrap": ("modules.text_modules", "TEXTWRAP"),
    "html": ("modules.text_modules", "HTML"), "unicodedata": ("modules.text_modules", "UNICODEDATA"),
    "urllib": ("modules.urls", "MEMBERS"), "base64": ("modules.text_modules", "BASE64"),
    "hashlib": ("modules.text_modules", "HASHLIB"), "uuid": ("modules.uuid", "MEMBERS"),
    "collections": ("modules.collections", "MEMBERS"), "random": ("modules.random", "MEMBERS"),
    "re": ("regex.patterns", "MEMBERS"), "heapq": ("modules.heapq", "HEAPQ"), "bisect": ("modules.heapq", "BISECT"),
    "dataclasses": ("modules.class_tools", "DATACLASSES"), "abc": ("modules.class_tools", "ABC"),
    "enum": ("modules.class_tools", "ENUM"),
    "contextlib": ("modules.contexts", "MEMBERS"), "csv": ("modules.tables", "CSV"), "io": ("modules.tables", "IO"),
    "copy": ("modules.copy", "MEMBERS"), "pprint": ("modules.layout", "MEMBERS"),
    "types": ("modules.namespaces", "MEMBERS"), "zoneinfo": ("modules.zones", "MEMBERS"),
    "sys": ("modules.system", "SYS"), "time": ("modules.times", "MEMBERS"),
    "numbers": ("modules.number_types", "MEMBERS"),
    "struct": ("modules.structs", "STRUCT"), "zlib": ("modules.structs", "ZLIB"),
    "binascii": ("modules.structs", "BINASCII"),
}  # fmt: skip
"""By the name that a text writes: the module of this package that has the list, and the name of the list there."""

_OFFERED = (
    "block_size copy digest digest_size hexdigest name update intercept slope "  # hashlib, statistics
    "cache_clear cache_info currsize hits maxsize misses obj "  # functools
    "safe_substitute substitute template "  # string
    "cancelled create_task done exception get_name result "  # asyncio
    "close closed fieldnames getvalue line_num read readable readline readlines seek seekable tell truncate writable "
    "flush isatty write writeheader writelines writerow writerows "  # csv and io
    "fragment geturl hostname netloc params password path port query scheme username "  # urllib
    "colno lineno msg "  # json
    "betavariate binomialvariate choice choices expovariate gammavariate gauss getrandbits lognormvariate "  # random
    "normalvariate paretovariate randbytes randint random randrange sample seed shuffle triangular uniform "
    "vonmisesvariate weibullvariate "
    "end endpos expand findall finditer flags fullmatch group groupdict groupindex groups lastgroup lastindex "  # re
    "match pattern pos search span string sub subn "
    "T all any argmax argmin argsort astype clip compress conj cumprod cumsum diagonal dot flatten item mean "  # numpy
    "dtype itemsize kind str "
    "bits eps epsneg iexp machep maxexp minexp negep nexp nmant precision resolution smallest_normal "
    "smallest_subnormal tiny "
    "ndim nonzero prod ravel repeat reshape round searchsorted shape size squeeze std sum swapaxes take tolist trace "
    "transpose var "
    "binomial exponential integers normal permutation poisson rand randn random_sample standard_normal "  # np.random
    "bytes bytes_le clock_seq clock_seq_hi_variant clock_seq_low fields int node time time_hi_version time_low "  # uuid
    "time_mid urn variant version "
    "astimezone ctime date day days dst fold hour isocalendar isoformat isoweekday microsecond microseconds minute "
    "month second seconds strftime timestamp timetuple timetz tm_hour tm_isdst tm_mday tm_min tm_mon tm_sec tm_wday "
    "tm_yday tm_year toordinal total_seconds tzinfo tzname utcoffset week weekday year "
    "func keywords "  # functools
    "major micro minor releaselevel serial "  # sys
    "key "  # zoneinfo
    # decimal and fractions
    "adjusted as_tuple compare compare_total copy_abs copy_negate copy_sign digits exp exponent fma is_finite "
    "is_infinite is_nan is_normal is_signed is_subnormal is_zero ln log10 logb max min next_minus next_plus normalize "
    "number_class prec quantize radix remainder_near rounding same_quantum scaleb sign sqrt to_eng_string to_integral "
    "to_integral_exact to_integral_value limit_denominator"
)  # fmt: skip

OFFERED = frozenset(_OFFERED.split())
"""Names of the attributes of objects that only some modules make, so that none is loaded to refuse another name."""

WITH_OBJECTS = frozenset({"types", "enum"})
"""Modules whose objects have attributes that a text assigns."""

_WITH_PARTS = frozenset({"np", "numpy", "sys", "urllib"})  # modules of which a part is no type and no function


def facade_names(root: str) -> Mapping[str, Any]:
    """The members of a facade, by their dotted name without the root; none where there is no such facade."""
    return _load(*FACADES[root]) if root in FACADES else {}


@cache
def _load(place: str, name: str) -> Any:
    return getattr(import_module(f"lightfc_sandbox.stdlib.{place}"), name)


@cache
def module(name: str) -> Module:
    """The module of a name, as a value of a text; always the same."""
    return Module(name)


SHOWN[Module] = lambda run, value: f"<module {value.name!r}>"


def listed_member(owner: str, name: str) -> Any:
    """What the list of a module has for `owner.name`, a part of it too; `NOTHING_THERE` if it has nothing."""
    root, _, path = f"{owner}.{name}".partition(".")
    members = facade_names(root)
    if path in members:
        return members[path]
    is_part = owner in _WITH_PARTS and any(each.startswith(f"{path}.") for each in members)
    return module(f"{owner}.{name}") if is_part else NOTHING_THERE


def is_offered(name: str) -> bool:
    """Whether a module may be imported, one that is a part of another one too."""
    owner, _, part = name.rpartition(".")
    return name in FACADES or (owner in FACADES and type(listed_member(owner, part)) is Module)


def bound_module(alias: Any) -> tuple[str, Module]:
    """The name that one of `import` binds, and the module: of `import a.b` that is `a`."""
    name = alias.name if alias.asname else alias.name.partition(".")[0]
    return alias.asname or name, module(name)


PROVIDERS.update({root: partial(facade_names, root) for root in FACADES})
LATE.update({
    root: partial(import_module, f"lightfc_sandbox.stdlib.{FACADES[root][0]}")
    for root in ("datetime", "decimal", "fractions", "uuid", "zoneinfo")
})  # fmt: skip


def load_all() -> None:
    """Load every module, so that all tables are full."""
    for root in FACADES:
        facade_names(root)


DERIVED = r"(?m)^[ \t]*class\b.*\b(?:list|set|dict|bytearray|\w+Dict|\w*dict|\w*Counter)\b"
"""A class that may derive from a type of containers, in one line; in more lines it is written out where it stands."""
