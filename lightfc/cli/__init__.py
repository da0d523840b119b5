"""The command line: `lightfc eval`, `check`, `tools`, `ask`, `resume`, `score`.

It knows everything public, and what a terminal can show. Nothing else knows of it.
"""
