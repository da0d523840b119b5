"""Skills: folders of instructions that an agent reads when a task calls for them.

A skill is a folder with a `SKILL.md`, whose front matter names and describes it and whose text says what to do; beside
it lie files to read and, in `scripts/`, programs to run. A prompt holds only names and descriptions (`Skills.guide`).
"""

import hashlib
import os
import re
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from lightfc.core.errors import PathError, SkillError, ToolDefinitionError, ToolsetError
from lightfc.core.options import named_options
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.default_tools import Toolset
from lightfc.toolset.files import decoded
from lightfc.toolset.parts import ToolsetLimits, allowed_tools, unsafe_tool
from lightfc.toolset.process import clean_environment, run_program
from lightfc.toolset.root import Root

DEFAULT_ROOTS = ("skills",)
"""Where skills are looked for unless the host says: in the folder `skills` of the folder the program was started in."""

SKILL_FILE = "SKILL.md"
MAX_SKILL_BYTES = 100_000
"""Largest `SKILL.md`, in bytes: all of it is put before the model."""
MAX_REFERENCE_BYTES = 400_000
MAX_NAME_CHARS = 64
MAX_DESCRIPTION_CHARS = 1_024
"""The bounds of the Agent Skills format (agentskills.io/specification)."""
MAX_SKILLS = 200
"""Most skills in one root and in one guide: each costs a line of every prompt."""
MAX_ENTRIES = 1_000
"""Most files and folders of a root that are looked at."""
MAX_SCRIPT_BYTES = 50_000_000
"""How large `scripts/` of one skill may be in all."""

MAX_FILES = 500
"""Most files and folders of one skill that are listed."""

_NAME = re.compile(r"\w[\w.-]*")
_FRONT_MATTER = re.compile(r"---[ \t]*\r?\n(.*?)^---[ \t]*(?:\r?\n|\Z)", re.DOTALL | re.MULTILINE)
_INTERPRETERS = {".py": sys.executable, ".sh": "/bin/sh"}


@dataclass(frozen=True, slots=True)
class Skill:
    r"""One skill, in the Agent Skills format (agentskills.io/specification). `Skills` reads them.

    Attributes:
        name: The name by which a model asks for it: letters, digits, `-`, `_` and `.`, at most 64 characters.
        description: What the skill is for and when to use it, on one line of at most 1,024 characters.
        instructions: The text of its `SKILL.md` after the front matter.
        root: The folder of the skill; `root.path` is its `Path`.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.toolset import Skills
        >>> folder = tempfile.TemporaryDirectory()
        >>> text = "---\nname: brewing\ndescription: Makes tea.\n---\nBoil water."
        >>> _ = Path(folder.name, "SKILL.md").write_text(text)
        >>> Skills(roots=[folder.name]).skills["brewing"].instructions
        'Boil water.'
        >>> folder.cleanup()
    """

    name: str
    description: str
    instructions: str
    root: Root


@named_options
class Skills:
    r"""The skills that an agent may use: a guide for its prompt, and the tools to read them and run their scripts.

    A skill is a folder with a `SKILL.md`, in the Agent Skills format (agentskills.io/specification). Give the skills to
    an agent as `skills`.

    Args:
        select: The skills to use: one name, several names, or True, the default, for all that are found. False for
            none.
        roots: The folders to look in: folders of skills, or skills themselves. By default the folder `skills` of the
            working directory. Links in them are not followed.
        toolset: The default tools, which `tools` then gives too. Scripts start in its folder, with its limits,
            environment and `allow_unsafe`. None, the default: scripts start in the folder of their skill.
        allow_unsafe: True or `{"run_script"}` if scripts need no approval; only without a `toolset`. False by default.

    Attributes:
        skills: The selected skills by name.

    Raises:
        SkillError: A selected skill does not exist, exists twice, or has a `SKILL.md` that cannot be used. Or a folder
            of `roots` cannot be read.
        TypeError: `select`, `roots` or `allow_unsafe` has a wrong type.
        ValueError: `allow_unsafe` has a name that is not in `UNSAFE_TOOLS`, or is given beside a `toolset`.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.toolset import Skills
        >>> folder = tempfile.TemporaryDirectory()
        >>> Path(folder.name, "brewing").mkdir()
        >>> text = "---\nname: brewing\ndescription: Makes tea.\n---\nBoil water."
        >>> _ = Path(folder.name, "brewing", "SKILL.md").write_text(text)
        >>> skills = Skills(roots=[folder.name])
        >>> [(name, skill.description) for name, skill in skills.skills.items()]
        [('brewing', 'Makes tea.')]
        >>> folder.cleanup()
    """

    def __init__(
        self,
        select: bool | str | Sequence[str] = True,
        roots: Sequence[str | os.PathLike[str]] = DEFAULT_ROOTS,
        *,
        toolset: Toolset | None = None,
        allow_unsafe: bool | Collection[str] = False,
    ) -> None:
        if toolset is not None and allow_unsafe:
            raise ValueError("a Toolset has its own allow_unsafe; give it to the Toolset")
        names = _names(select)
        self.skills = _selected(names, _discovered(roots))
        self.toolset = toolset
        self.allowed = allowed_tools(allow_unsafe) if toolset is None else toolset.allowed
        self.limits = ToolsetLimits() if toolset is None else toolset.limits
        digests = {}
        for name, each in self.skills.items():
            with suppress(ToolsetError, ToolDefinitionError):  # one without scripts, or with such as are not run
                digests[name] = _scripts_digest(each.root, self.limits)
        self._scripts = tuple(digests.items())  # as the host has them, so that what is approved later is what is run

    def guide(self) -> str:
        """The text for a system prompt: how to use skills, with their names and descriptions; `""` without skills."""
        if not self.skills:
            return ""
        listed = "\n".join(f"- {each.name}: {each.description}" for each in self.skills.values())
        return (
            "You have skills: instructions for particular kinds of tasks. Before you work on a task that one of them "
            "is for, read it with the tool get_skill, and do what it says. Where it names a file, the tool "
            "read_reference reads it; where it names a script, the tool run_script runs it.\n\n"
            f"Skills:\n{listed}"
        )

    def tools(self) -> list[FunctionTool]:
        """Make the tools `get_skill`, `read_reference` and `run_script`, and those of the toolset if there is one."""
        own: list[FunctionTool] = []
        if self.skills:
            own = [
                FunctionTool(self.get_skill, read_only=True),
                FunctionTool(self.read_reference, read_only=True),
                unsafe_tool(self.run_script, self._program, self.allowed),
            ]
        return own + ([] if self.toolset is None else self.toolset.tools())

    def get_skill(self, name: str) -> str:
        """Read the instructions of a skill, and which files belong to it.

        Args:
            name: Name of the skill.
        """
        skill = self._skill(name)
        entries = skill.root.entries("", MAX_FILES, recursive=True)
        files = [each.path for each in entries if each.kind == "file" and each.path != SKILL_FILE]
        if len(entries) > MAX_FILES:
            files.append("… and more")
        listed = "\n".join(f"- {path}" for path in files)
        return skill.instructions + (f"\n\nFiles of this skill:\n{listed}" if files else "")

    def read_reference(self, name: str, path: str) -> str:
        """Read a text file that belongs to a skill.

        Args:
            name: Name of the skill.
            path: Path of the file in the skill, as in "references/style.md".
        """
        return decoded(self._skill(name).root.read(path, MAX_REFERENCE_BYTES), path, "utf-8")

    async def run_script(self, name: str, path: str, arguments: list[str] | None = None) -> dict[str, Any]:
        """Run a script that belongs to a skill.

        Gives {"status": "finished" | "timed_out" | "too_much_output", "exit_code", "stdout", "stderr"}. The user is
        asked first.

        Args:
            name: Name of the skill.
            path: Path of the script in the skill, as in "scripts/convert.py".
            arguments: What the script is called with.
        """
        argv = self._program(name, path, arguments)
        root = self._skill(name).root
        root.read(path, self.limits.file_bytes)
        if _scripts_digest(root, self.limits) != dict(self._scripts).get(name):
            raise ToolsetError(
                f"{path!r}, or a file beside it, has changed since the skills were read, so nothing was run"
            )
        cwd = root.path if self.toolset is None else self.toolset.root.path
        extra = {} if self.toolset is None else self.toolset.environment
        environment = clean_environment(cwd, {"PYTHONDONTWRITEBYTECODE": "1", **extra})  # leaves the skill as it is
        return await run_program(argv, cwd=cwd, environment=environment, limits=self.limits)

    def _program(self, name: str, path: str, arguments: list[str] | None = None) -> list[str]:
        """What is run for a script; refuses what is refused whatever lies in the folder, so that nobody is asked."""
        root = self._skill(name).root
        parts = root.parts(path)
        interpreter = _INTERPRETERS.get(Path(path).suffix)
        if parts[:1] != ("scripts",) or interpreter is None:
            raise ToolsetError(
                f"{path!r} is not a script; scripts have a path that begins with 'scripts/' and ends with "
                f"{' or '.join(_INTERPRETERS)}; use read_reference to read other files"
            )
        given = list(arguments or [])
        if any("\0" in each for each in given):
            raise ToolsetError("an argument has a NUL character in it, which no argument can have")
        return [interpreter, str(root.path.joinpath(*parts)), *given]

    def _skill(self, name: str) -> Skill:
        if (found := self.skills.get(name)) is None:
            raise ToolsetError(f"there is no skill {name!r}; the skills are {', '.join(self.skills)}")
        return found


def _scripts_digest(root: Root, limits: ToolsetLimits) -> str:
    """What tells the content of a skill's `scripts/` from any other; refuses what no tool reads, and too much."""
    entries = root.entries("scripts", MAX_FILES, recursive=True)
    if len(entries) > MAX_FILES:
        raise ToolsetError(f"'scripts' holds more than {MAX_FILES} files and folders; a skill with so many is not run")
    digest = hashlib.sha256()
    left_bytes = MAX_SCRIPT_BYTES
    for each in entries:
        if each.kind == "other":
            raise ToolsetError(
                f"{each.path!r} is a link or not a plain file; a skill with such a file in 'scripts' is not run"
            )
        content = root.read(each.path, min(limits.file_bytes, left_bytes)) if each.kind == "file" else b""
        left_bytes -= len(content)
        digest.update(f"{each.kind} {each.path!r} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _discovered(roots: Sequence[str | os.PathLike[str]]) -> dict[str, list[Skill | SkillError]]:
    """What is found in `roots`: by name or, where a skill has none, by folder."""
    if isinstance(roots, str | os.PathLike):
        raise TypeError("roots must be a list of folders, not one folder")
    found: dict[str, list[Skill | SkillError]] = {}
    for given in roots:
        for folder in _folders(given):
            try:
                skill = _read(folder)
            except SkillError as error:
                found.setdefault(folder.path.name, []).append(error)
            else:
                found.setdefault(skill.name, []).append(skill)
    return found


def _folders(given: str | os.PathLike[str]) -> list[Root]:
    try:
        root = Root(given)
        if os.path.lexists(root.path / SKILL_FILE):
            return [root]
        entries = root.entries("", MAX_ENTRIES)
        inner = [Root(root.path / each.path) for each in entries if each.kind == "folder"]
        skills = [each for each in inner if os.path.lexists(each.path / SKILL_FILE)]
    except (ToolDefinitionError, ToolsetError) as error:
        raise SkillError(f"skills cannot be looked for in {os.fspath(given)!r}: {error}") from error
    if len(entries) > MAX_ENTRIES:
        raise SkillError(
            f"{os.fspath(given)!r} holds more than {MAX_ENTRIES:,} files and folders; is it one of skills?"
        )
    if len(skills) > MAX_SKILLS:
        raise SkillError(f"{os.fspath(given)!r} has {len(skills):,} skills; at most {MAX_SKILLS} are taken")
    return skills


def _read(root: Root) -> Skill:
    where = str(root.path / SKILL_FILE)
    try:
        text = decoded(root.read(SKILL_FILE, MAX_SKILL_BYTES), SKILL_FILE, "utf-8")
    except PathError as error:
        raise SkillError(f"{where}: {error}") from error
    matched = _FRONT_MATTER.match(text)
    if matched is None:
        raise SkillError(f"{where}: it must begin with front matter: a line ---, name and description, a line ---")
    try:
        # Only texts, lists and mappings: nothing is made into an object, nothing merged.
        fields = yaml.load(matched[1], Loader=yaml.BaseLoader)  # noqa: S506
    except (yaml.YAMLError, RecursionError) as error:
        raise SkillError(
            f"{where}: its front matter is not YAML ({_fault(error)}); put strings with ':' in quotes"
        ) from None
    if not isinstance(fields, dict):
        raise SkillError(f"{where}: its front matter must be lines like 'name: …' and 'description: …'")
    name = _field(fields, "name", MAX_NAME_CHARS, where)
    if not _NAME.fullmatch(name):
        raise SkillError(f"{where}: the name {name!r} must be of letters, digits, '-', '_' and '.'")
    return Skill(name, _field(fields, "description", MAX_DESCRIPTION_CHARS, where), text[matched.end() :].strip(), root)


def _field(fields: dict[Any, Any], key: str, most: int, where: str) -> str:
    value = fields.get(key)
    text = " ".join(value.split()) if isinstance(value, str) else ""
    if not text:
        raise SkillError(f"{where}: its front matter needs a {key} that is a string")
    if len(text) > most:
        raise SkillError(f"{where}: its {key} has {len(text):,} characters; at most {most:,} are taken")
    return text


def _fault(error: Exception) -> str:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem and error.problem_mark:
        return f"{error.problem} in line {error.problem_mark.line + 2}"
    return "it is nested too deep" if isinstance(error, RecursionError) else str(error)


def _names(select: bool | str | Sequence[str]) -> list[str] | None:
    """The names of the skills that are asked for; None for all."""
    if isinstance(select, bool):
        return None if select else []
    given: object = select
    if not isinstance(given, str | Sequence):
        hint = "; give folders as roots=[...]" if isinstance(given, os.PathLike) else ""
        raise TypeError(f"select must be True, or the names of skills, not {type(given).__name__}{hint}")
    names = list(dict.fromkeys([select] if isinstance(select, str) else select))
    for name in names:
        if "/" in name:  # which no name has
            raise SkillError(f"{name!r} is not the name of a skill; give folders as roots=[...]")
    return names


def _selected(names: list[str] | None, found: dict[str, list[Skill | SkillError]]) -> dict[str, Skill]:
    """The skills that were asked for, by name."""
    chosen: dict[str, Skill] = {}
    for name in found if names is None else names:
        candidates = found.get(name)
        if not candidates:
            raise SkillError(f"there is no skill {name!r}; the skills found are {', '.join(sorted(found)) or 'none'}")
        if len(candidates) > 1:
            places = " and ".join(str(each.root.path) if isinstance(each, Skill) else str(each) for each in candidates)
            raise SkillError(f"there is more than one skill {name!r}: {places}; rename one or give fewer roots")
        only = candidates[0]
        if isinstance(only, SkillError):
            raise only
        chosen[name] = only
    return chosen
