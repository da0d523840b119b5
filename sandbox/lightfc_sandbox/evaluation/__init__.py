"""IR to closures: one emitter for every run, whether its calls overlap or not. Knows nothing of trees and checks."""
