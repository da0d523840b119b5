"""lightfc as the engine of other libraries: one small module for each. Import it only where that library is installed.

Each module implements a library's own interface for running programs, with public names of lightfc. The calls of a
program go to the library's tools and overlap where their data allows it. If one fails, the others keep their results.
This package knows the interface of each library, and never its models or loops. Importing it imports none of them.

- `lightfc.hosts.dspy.LightfcInterpreter`: a `CodeInterpreter` for DSPy's `RLM` and `ProgramOfThought`.
- `lightfc.hosts.fastmcp.LightfcSandbox`: a `SandboxProvider` for FastMCP's `CodeMode`.
- `lightfc.hosts.inspect_ai.run_code`: a tool of inspect-ai over its other tools.
- `lightfc.hosts.pydantic_ai.ProgramToolset`: a pydantic-ai toolset that offers one tool over those of another toolset.
- `lightfc.hosts.smolagents.LightfcExecutor`: a `PythonExecutor` for a smolagents `CodeAgent`.
"""
