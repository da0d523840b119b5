"""What ran, as plain data, and how it is shown: a page, a trace, a table, a fragment of a notebook.

This room knows numbers and texts. It never knows a record, a tool, a journal or an agent: each of those makes its own
`RunView` (`core.run_views`, `engine.journal_reader`, `agents.agent_view`). The texts of a view are printable, so that
none of them steers a terminal; whoever writes HTML escapes them.
"""
