"""What makes the calls of a program: checking, scheduling, executing, approving, journalling and telling of them.

It knows programs, records, signatures, and a tool as a `ToolSpec`. It never knows a `FunctionTool`, a format, a model
or an agent. Its modules are private; the manager of `lightfc.tools` is how they are used.

The way of one call: its program is read and checked whole (`pipeline`, `plan`, `inference`); the sandbox evaluates it
and asks an `execution` for each call, which makes its record and binds its arguments; a run that is managed
(`lifecycle`, `managed_run`) may hold it for approval (`approvals`) and writes it down (`journal`); it waits in the
`scheduler` for a slot; it is a task, a thread, made on the spot or elsewhere (`executor`, `attempts`, `threads`); what
comes of it completes its record.
"""
