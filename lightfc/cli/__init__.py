"""The command line: `lightfc` and its commands.

It knows all other rooms, and what a terminal can show. Nothing else knows of it.
"""
