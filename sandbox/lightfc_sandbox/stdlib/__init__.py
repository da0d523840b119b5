"""Operators, builtins, containers and modules of a text; knows nothing of syntax, checking or scheduling."""
