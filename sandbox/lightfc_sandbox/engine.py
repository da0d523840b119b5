"""What an engine that makes the calls of a text itself builds on: `Sandbox.start` and the parts of its call hook.

Users who only evaluate need none of this; `lightfc.execution` is its user.
"""

from lightfc_sandbox.compiler import CallSite
from lightfc_sandbox.dataflow import CallHook, Path
from lightfc_sandbox.grammar import dotted_name
from lightfc_sandbox.limits import Run
from lightfc_sandbox.overlap import Order
from lightfc_sandbox.pending import Failure, Pending
from lightfc_sandbox.sandbox import translate
from lightfc_sandbox.session import ContinuedSandbox
from lightfc_sandbox.source import Source
from lightfc_sandbox.values import HostFunction, HostType, message_of

__all__ = [
    "CallHook",
    "CallSite",
    "ContinuedSandbox",
    "Failure",
    "HostFunction",
    "HostType",
    "Order",
    "Path",
    "Pending",
    "Run",
    "Source",
    "dotted_name",
    "message_of",
    "translate",
]
