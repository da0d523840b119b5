"""From text to tree and back to places in the text, within bounds; knows no name and no value of the language."""
