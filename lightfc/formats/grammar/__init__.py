"""Grammars for constrained decoding, made from the signatures of tools."""

from lightfc.formats.grammar.build import call_grammar
from lightfc.formats.grammar.nodes import Grammar

__all__ = ["Grammar", "call_grammar"]
