"""The confined process: evaluates the programs that the host sends, and asks the host for everything else.

Knows: the whole evaluator, and the wire. Never knows: the host's objects, of which it has handles only. Nothing in the
host imports this room; `isolation.pool` starts it in a process of its own.
"""
