"""The names for an engine that makes the calls of a program itself: its call hook, futures, and how programs are read.

`lightfc` uses it, through `Sandbox.start`. Whoever only evaluates programs needs none of it.
"""

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.attribute_reads import is_plain_attribute
from lightfc_sandbox.checking.names import dotted_name
from lightfc_sandbox.checking.sites import CallHook, CallSite, Order, Path
from lightfc_sandbox.environment import check_name
from lightfc_sandbox.errors import Carrier, rendered
from lightfc_sandbox.evaluation.runs import translate
from lightfc_sandbox.interpreter import Interpreter
from lightfc_sandbox.parsing.parse import parse, tree_of
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.scheduling.futures import Failure, Pending, settle_held
from lightfc_sandbox.scheduling.hook import in_event_loop
from lightfc_sandbox.spans import caret
from lightfc_sandbox.stdlib.attributes import member_at
from lightfc_sandbox.suggestions import nearest, refuse_options
from lightfc_sandbox.values.error_messages import message_of
from lightfc_sandbox.values.holding import held_by
from lightfc_sandbox.values.kinds import HostFunction, HostType, is_function, name_of_class
from lightfc_sandbox.values.type_tables import compares_by_identity

__all__ = [
    "CallHook", "CallSite", "Carrier", "Failure", "HostFunction", "HostType", "Interpreter", "Order", "Path",
    "Pending", "Run", "Source", "caret", "check_name", "compares_by_identity", "dotted_name", "held_by",
    "in_event_loop", "is_function", "is_plain_attribute", "member_at", "message_of", "name_of_class", "nearest",
    "parse", "refuse_options", "rendered", "settle_held", "translate", "tree_of",
]  # fmt: skip
