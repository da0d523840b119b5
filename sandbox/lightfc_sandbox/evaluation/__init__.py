"""IR to closures: one emitter for every run, whether its calls overlap or not. Parses and checks nothing."""
