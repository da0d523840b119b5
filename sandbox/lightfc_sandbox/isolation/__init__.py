"""Evaluation in a confined process, as the host sees it.

Knows: the cage, the wire, the pool of workers, and how a run goes on with a worker: the program, its variables and the
values of its calls go there; calls, prints and the value come back. Never knows: how a program is evaluated, which is
`lightfc_sandbox.worker`'s, in the other process. Checking a program, and making its calls, stay with the host.

The worker is not trusted, as if the program that it evaluates had taken it over. The host reads a closed table of types
(`codec`) in bounded frames (`frames`), and lets a worker ask for nothing but what the context map offers: a call of a
function or class of it, a field or method that is listed, of an object that was given. It counts calls and time itself.
"""
