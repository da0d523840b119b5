"""Measurements of prompt formats on recorded answers.

The command line imports this package, so what it holds is imported from its modules: `lightfc.lab.scoring`,
`lightfc.lab.matching`.
"""
