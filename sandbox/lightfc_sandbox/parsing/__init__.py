"""From text to tree and back to places in the text, within bounds; knows no name and no value of the language.

The classes of nodes are imported from `_ast`, which defines them. What `ast` adds to them takes long to import.
"""
