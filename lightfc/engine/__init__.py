"""What makes the calls of a program: scheduling, executing, approving, journalling and telling of them.

It knows a tool as a `ToolSpec`, programs and records. It never knows a format, a model or an agent.
"""
