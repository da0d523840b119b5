"""`re` of a text: patterns, their translation to instructions, and the machine that runs these, charged by the step."""
