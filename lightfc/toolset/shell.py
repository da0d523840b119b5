"""The tool that runs programs."""

import shlex
from typing import Any

from lightfc.core.errors import ToolsetError
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.process import clean_environment, run_program
from lightfc.toolset.unsafe import ToolsetPart, unsafe_tool

MAX_COMMAND_CHARS = 20_000
_OPERATORS = frozenset("();<>|&")


class ShellTool(ToolsetPart):
    """Runs programs in a folder. There is no shell, and no protection from what the programs themselves do."""

    def tools(self) -> list[FunctionTool]:
        """See `ToolsetPart.tools`."""
        return [unsafe_tool(self.run_command, _argv, self.allowed)]

    async def run_command(self, command: list[str] | str) -> dict[str, Any]:
        """Run one program in the working folder, without a shell: no pipes, redirections, variables or wildcards.

        Gives {"status": "finished" | "timed_out" | "too_much_output", "exit_code", "stdout", "stderr"}. The user is
        asked first.

        Args:
            command: The program and its arguments, as in ["grep", "-n", "two words", "notes.txt"].
        """
        argv = _argv(command)
        environment = clean_environment(self.root.path, self.environment)
        return await run_program(argv, cwd=self.root.path, environment=environment, limits=self.limits)


def _argv(command: list[str] | str) -> list[str]:
    """The program and its arguments."""
    argv = _split(command) if isinstance(command, str) else command
    if not argv or not argv[0]:
        raise ToolsetError("the command is empty; give the program and its arguments, as in ['ls', '-l']")
    if sum(map(len, argv)) > MAX_COMMAND_CHARS:
        raise ToolsetError(f"the command is too long; at most {MAX_COMMAND_CHARS:,} characters are taken")
    if any("\0" in each for each in argv):
        raise ToolsetError("the command has a NUL character in it, which no argument can have")
    return argv


def _split(command: str) -> list[str]:
    """The words of a command line; what only a shell acts on is refused, for a program would get it as an argument."""
    if len(command) > MAX_COMMAND_CHARS:
        raise ToolsetError(f"the command has {len(command):,} characters; at most {MAX_COMMAND_CHARS:,} are taken")
    try:
        # Only without `posix` do quoted words keep their quotes, and so differ from operators.
        raw = list(shlex.shlex(command, posix=False, punctuation_chars=True))
        argv = shlex.split(command)
    except ValueError as error:
        raise ToolsetError(f"the command cannot be read ({error}); give a list, as in ['ls', '-l']") from None
    for word in raw:
        if word and _OPERATORS.issuperset(word):
            raise ToolsetError(
                f"{word!r} means something to a shell only, and there is none: run one program after the other, or "
                "quote it where it is an argument"
            )
    return argv
