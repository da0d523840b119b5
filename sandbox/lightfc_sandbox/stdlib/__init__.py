"""Operators, builtins, containers and modules of a text; knows no syntax and no checks, and waits for futures."""
