"""Which values exist inside the sandbox and how each may be looked at; knows no operator, builtin or syntax."""
