"""Measurements of prompt formats on recorded answers.

It knows formats, definitions and the sandbox. It never knows a tool, a model or an agent.

The command line imports this package, so what it holds is imported from its modules: `lightfc.lab.scoring`,
`lightfc.lab.matching`.
"""
