"""Trees to checked IR, or to every violation at once. Knows what a text may name and do; evaluates nothing."""
