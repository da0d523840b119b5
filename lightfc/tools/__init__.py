"""Functions as tools, groups of them, and the manager that checks and executes texts over them.

It knows signatures and the engine. It never knows a format, a model or an agent.
"""
