import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lightfc import ApprovalRequest, Approve, ToolManager
from lightfc.core.decisions import Decision
from lightfc.core.errors import PathError, SkillError, ToolsetError
from lightfc.toolset import Toolset
from lightfc.toolset.skills import Skills

WRITER = """---
name: docs-writer
description: >-
  Writes documents:
  plain ones.
license: MIT
metadata: {author: me, tags: [a, b]}
---
# How to write

Read `references/style.md` first.
"""


def make_skill(root: Path, name: str, text: str | None = None) -> Path:
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "SKILL.md").write_text(text or f"---\nname: {name}\ndescription: Does {name}.\n---\nDo {name}.\n")
    return folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Three skills, one of them with files, beside a secret."""
    root = tmp_path / "skills"
    writer = make_skill(root, "writer-folder", WRITER)
    make_skill(root, "sums")
    make_skill(root, "maps")
    (root / "no-skill").mkdir()
    (root / "README.md").write_text("These are skills.")
    for folder in ("references", "scripts"):
        (writer / folder).mkdir()
    (writer / "references" / "style.md").write_text("Short sentences. Ünïcode.")
    (writer / "scripts" / "helper.py").write_text("WORD = 'helped'\n")
    (writer / "scripts" / "show.py").write_text(
        "import os, sys, helper\nprint(helper.WORD, sys.argv[1:], os.getcwd(), sorted(os.environ))\n"
    )
    (writer / "scripts" / "hello.sh").write_text('echo "hello $1"\n')
    (tmp_path / "secret.py").write_text("print('SECRET')")
    return root


def call(skills: Skills, tool: str, *args: Any) -> Any:
    fn = next(each.fn for each in skills.tools() if each.name == tool)
    result = fn(*args)
    return asyncio.run(result) if asyncio.iscoroutine(result) else result


@pytest.mark.parametrize(
    ("select", "names"),
    [
        (True, ["maps", "sums", "docs-writer"]),
        (False, []),
        ("sums", ["sums"]),
        (["docs-writer", "maps"], ["docs-writer", "maps"]),
        (("maps", "maps"), ["maps"]),
        ([], []),
    ],
    ids=str,
)
def test_skills_are_selected(root: Path, select: Any, names: list[str]) -> None:
    skills = Skills(select, [root])
    assert list(skills.skills) == names
    assert [tool.name for tool in skills.tools()] == (["get_skill", "read_reference", "run_script"] if names else [])
    assert [line for line in skills.guide().splitlines() if line.startswith("- ")] == [
        f"- {name}: {skills.skills[name].description}" for name in names
    ]
    assert bool(skills.guide()) == bool(names)


def test_the_guide_names_skills_and_tools_and_nothing_of_their_text(root: Path) -> None:
    skills = Skills("docs-writer", [root])
    guide = skills.guide()
    assert "- docs-writer: Writes documents: plain ones." in guide.splitlines()
    assert "How to write" not in guide
    assert str(root) not in guide
    for tool in skills.tools():
        assert tool.name in guide


def test_skills_are_looked_for_in_the_working_folder(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root.parent)
    assert list(Skills("sums").skills) == ["sums"]
    monkeypatch.chdir(root)
    with pytest.raises(SkillError, match=r"skills cannot be looked for in 'skills': .*there is no such file or folder"):
        Skills()


def test_a_root_can_be_a_skill_itself(root: Path, tmp_path: Path) -> None:
    make_skill(tmp_path / "more", "fourth")
    assert list(Skills(True, [root / "sums", tmp_path / "more"]).skills) == ["sums", "fourth"]
    with pytest.raises(TypeError, match="roots must be a list of folders"):
        Skills(True, str(root))
    with pytest.raises(SkillError, match=r"is not the name of a skill; give folders as roots=\[\.\.\.\]"):
        Skills(str(root))
    with pytest.raises(TypeError, match=r"not PosixPath; give folders as roots=\[\.\.\.\]"):
        Skills(root)  # type: ignore[arg-type]


def test_a_skill_is_read_with_the_list_of_its_files(root: Path) -> None:
    assert call(Skills(True, [root]), "get_skill", "docs-writer") == (
        "# How to write\n\nRead `references/style.md` first.\n\nFiles of this skill:\n"
        "- references/style.md\n- scripts/hello.sh\n- scripts/helper.py\n- scripts/show.py"
    )
    assert call(Skills(True, [root]), "get_skill", "sums") == "Do sums."


def test_skills_that_are_not_selected_are_not_there(root: Path) -> None:
    skills = Skills(["sums"], [root])
    for tool, args in (("get_skill", ()), ("read_reference", ("SKILL.md",)), ("run_script", ("scripts/hello.sh",))):
        with pytest.raises(ToolsetError, match="there is no skill 'docs-writer'; the skills are sums"):
            call(skills, tool, "docs-writer", *args)


def test_references_are_read(root: Path) -> None:
    skills = Skills(True, [root])
    assert call(skills, "read_reference", "docs-writer", "references/style.md") == "Short sentences. Ünïcode."
    assert call(skills, "read_reference", "docs-writer", "scripts/helper.py") == "WORD = 'helped'\n"
    (root / "sums" / "image.png").write_bytes(b"\x89PNG\0")
    with pytest.raises(PathError, match="is a binary file"):
        call(skills, "read_reference", "sums", "image.png")
    (root / "sums" / "long.md").write_text("x" * 400_001)
    with pytest.raises(PathError, match="has 400,001 bytes; at most 400,000"):
        call(skills, "read_reference", "sums", "long.md")


ESCAPES = {
    "dot dot": "../../secret.py",
    "dot dot behind scripts": "scripts/../../../secret.py",
    "another skill": "../sums/SKILL.md",
    "link": "scripts/link.py",
    "link to a folder": "linked/secret.py",
    "link to a folder in scripts": "scripts/linked/secret.py",
    "hard link": "scripts/hard.py",
    "pipe": "scripts/pipe.py",
    "folder": "scripts/folder.py",
    "missing": "scripts/missing.py",
    "long": "scripts/" + "n" * 300 + ".py",
}


@pytest.mark.parametrize("tool", ["read_reference", "run_script"])
@pytest.mark.parametrize("path", [*ESCAPES.values(), "ABSOLUTE"], ids=[*ESCAPES, "absolute"])
def test_nothing_but_the_skill_s_own_files_is_reached(root: Path, tool: str, path: str) -> None:
    folder, secret = root / "writer-folder", root.parent / "secret.py"
    (folder / "scripts" / "link.py").symlink_to(secret)
    (folder / "linked").symlink_to(root.parent)
    (folder / "scripts" / "linked").symlink_to(root.parent)
    os.link(secret, folder / "scripts" / "hard.py")
    os.mkfifo(folder / "scripts" / "pipe.py")
    (folder / "scripts" / "folder.py").mkdir()
    with pytest.raises(ToolsetError):
        call(Skills(True, [root], allow_unsafe=True), tool, "docs-writer", path.replace("ABSOLUTE", str(secret)))


@pytest.mark.parametrize("path", ["SKILL.md", "references/style.md", "references/run.py", "scripts/run.exe", "run.py"])
def test_only_scripts_are_run(root: Path, path: str) -> None:
    script = root / "writer-folder" / path
    if not script.exists():
        script.write_text("print('ran')")
    with pytest.raises(ToolsetError, match=r"is not a script; .* begins with 'scripts/' and ends with \.py or \.sh"):
        call(Skills(True, [root], allow_unsafe=True), "run_script", "docs-writer", path)


def test_a_script_is_run_in_its_skill_with_a_clean_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    skills = Skills(True, [root], allow_unsafe=True)
    output = call(skills, "run_script", "docs-writer", "scripts/show.py", ["a b", "$HOME; ls"])
    assert output["status"] == "finished", output["stderr"]
    folder = (root / "writer-folder").resolve()
    names = ["HOME", "LANG", "PATH", "PYTHONDONTWRITEBYTECODE", "PYTHONNOUSERSITE"]
    seen = output["stdout"].removesuffix("\n").replace(", 'LC_CTYPE'", "").replace(", '__CF_USER_TEXT_ENCODING'", "")
    assert seen == f"helped ['a b', '$HOME; ls'] {folder} {names}"
    assert not list(folder.rglob("__pycache__"))
    assert call(skills, "run_script", "docs-writer", "./scripts//hello.sh", ["you"])["stdout"] == "hello you\n"


def test_with_a_toolset_scripts_work_in_its_folder(root: Path, tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    toolset = Toolset(tmp_path / "work", allow_unsafe={"run_script"}, environment={"A": "1"}, shell=True)
    skills = Skills("docs-writer", [root], toolset=toolset)
    output = call(skills, "run_script", "docs-writer", "scripts/show.py")
    assert str((tmp_path / "work").resolve()) in output["stdout"]
    assert "'A'" in output["stdout"]
    assert [tool.name for tool in skills.tools()] == [
        "get_skill", "read_reference", "run_script",
        "read_file", "list_files", "search_files", "write_file", "delete_file", "move_file",
        "download_file", "run_command",
    ]  # fmt: skip
    ToolManager(skills.tools())
    with pytest.raises(ValueError, match="give it to the Toolset"):
        Skills("docs-writer", [root], toolset=toolset, allow_unsafe=True)


def test_a_script_runs_once_the_host_has_approved_it(root: Path) -> None:
    manager = ToolManager(Skills(True, [root]).tools())
    output = manager.execute("run_script('docs-writer', 'scripts/hello.sh', ['you'])")
    (request,) = output.waiting
    assert request.arguments == {"name": "docs-writer", "path": "scripts/hello.sh", "arguments": ["you"]}
    assert manager.resume(output, {request.id: Approve()}).output["stdout"] == "hello you\n"


def test_a_script_that_is_not_what_the_host_has_read_is_not_run(root: Path) -> None:
    script = root / "writer-folder" / "scripts" / "hello.sh"

    def approve(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        script.write_text("echo planted while it was looked at")
        return {each.id: Approve() for each in requests}

    text = "run_script('docs-writer', 'scripts/hello.sh')"
    output = ToolManager(Skills(True, [root]).tools(), approve=approve).execute(text)
    assert output.error is not None
    assert "has changed since the skills were read, so nothing was run" in output.error.message
    output = ToolManager(Skills(True, [root], allow_unsafe=True).tools()).execute(text)
    assert output.output["stdout"] == "planted while it was looked at\n"


@pytest.mark.parametrize("path", ["SKILL.md", "scripts/run.exe", "../x.py"])
def test_nobody_is_asked_about_what_is_no_script(root: Path, path: str) -> None:
    manager = ToolManager(Skills(True, [root]).tools(), approve=lambda requests: pytest.fail("asked"))
    output = manager.execute(f"run_script('docs-writer', {path!r})")
    assert output.state == "failed"


PLANTED: dict[str, Any] = {
    "another script": lambda scripts: (scripts / "helper.py").write_text("WORD = 'planted'"),
    "a new module": lambda scripts: (scripts / "os.py").write_text("planted"),
    "a module's compiled form": lambda scripts: _planted(scripts / "__pycache__" / "helper.cpython-311.pyc"),
    "a package": lambda scripts: (scripts / "helper").mkdir(),
}


def _planted(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"planted")


@pytest.mark.parametrize("how", PLANTED)
def test_what_a_script_may_import_is_looked_at_with_it(root: Path, how: str) -> None:
    skills = Skills(True, [root], allow_unsafe=True)
    PLANTED[how](root / "writer-folder" / "scripts")
    with pytest.raises(ToolsetError, match="has changed since the skills were read"):
        call(skills, "run_script", "docs-writer", "scripts/show.py")


@pytest.mark.parametrize("kind", ["link", "hard link", "pipe", "link to a folder"])
def test_with_what_no_tool_reads_beside_it_no_script_is_run(root: Path, kind: str) -> None:
    beside, secret = root / "writer-folder" / "scripts" / "beside.py", root.parent / "secret.py"
    {
        "link": lambda: beside.symlink_to(secret),
        "hard link": lambda: os.link(secret, beside),
        "pipe": lambda: os.mkfifo(beside),
        "link to a folder": lambda: beside.symlink_to(root.parent),
    }[kind]()
    with pytest.raises(ToolsetError, match=r"'scripts/beside.py' is a link or not a plain file"):
        call(Skills(True, [root], allow_unsafe=True), "run_script", "docs-writer", "scripts/show.py")


def test_scripts_run_nothing_that_lies_in_their_home(root: Path, tmp_path: Path) -> None:
    """Else a file that a model may write, such as usercustomize.py, would be run with every script."""
    (root / "sums" / "scripts").mkdir()
    (root / "sums" / "scripts" / "flags.py").write_text("import sys\nprint(sys.flags.no_user_site, sys.path)")
    (tmp_path / "work").mkdir()
    skills = Skills("sums", [root], toolset=Toolset(tmp_path / "work", allow_unsafe=True))
    seen = call(skills, "run_script", "sums", "scripts/flags.py")["stdout"]
    assert seen.startswith("1 ")
    assert str(tmp_path / "work") not in seen


def test_no_tool_shows_the_host_s_arguments(root: Path) -> None:
    shown = ToolManager(Skills(True, [root]).tools()).definitions("openai")
    for hidden in ("allow_unsafe", "needs_approval", "toolset", str(root)):
        assert hidden not in shown


BROKEN = {
    "empty": ("", "must begin with front matter"),
    "no front matter": ("# Title\n", "must begin with front matter"),
    "open front matter": ("---\nname: a\ndescription: b\n", "must begin with front matter"),
    "no name": ("---\ndescription: b\n---\n", "needs a name that is a string"),
    "no description": ("---\nname: a\n---\n", "needs a description that is a string"),
    "empty description": ("---\nname: a\ndescription: ' '\n---\n", "needs a description"),
    "a list as name": ("---\nname: [a]\ndescription: b\n---\n", "needs a name that is a string"),
    "no mapping": ("---\n- a\n---\n", "must be lines like 'name"),
    "nothing": ("---\n---\n", "must be lines like 'name"),
    "colon": (
        "---\nname: a\ndescription: Use when: x\n---\n",
        r"is not YAML \(.* in line 3\); put strings with ':' in quotes",
    ),
    "nested": ("---\nx: " + "[" * 1_000 + "\n---\n", "is not YAML"),
    "tag": ("---\nname: !!python/object/apply:os.system [x]\ndescription: b\n---\n", "needs a name that is a string"),
    "path as name": ("---\nname: ../a\ndescription: b\n---\n", "must be of letters, digits"),
    "spaces in the name": ("---\nname: a b\ndescription: b\n---\n", "must be of letters, digits"),
    "long name": (f"---\nname: {'n' * 65}\ndescription: b\n---\n", "its name has 65 characters; at most 64"),
    "long description": (f"---\nname: a\ndescription: {'d' * 1025}\n---\n", "its description has 1,025 characters"),
    "large": ("---\nname: a\ndescription: b\n---\n" + "x" * 100_000, "at most 100,000 are read"),
    "binary": ("---\nname: a\0\ndescription: b\n---\n", "is a binary file"),
}


@pytest.mark.parametrize(("text", "message"), BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_skill_is_told_where_it_is_asked_for(root: Path, text: str, message: str) -> None:
    folder = make_skill(root, "broken", text or "\n")
    for select in (True, "broken"):
        with pytest.raises(SkillError, match=message) as caught:
            Skills(select, [root])
        assert str(caught.value).startswith(str(folder.resolve() / "SKILL.md"))
    assert list(Skills("sums", [root]).skills) == ["sums"]


def test_aliases_cannot_make_a_small_file_large(root: Path) -> None:
    levels = "".join(f"l{i}: &l{i} {{<<: [{', '.join([f'*l{i - 1}'] * 9)}]}}\n" for i in range(1, 40))
    make_skill(root, "bomb", f"---\nl0: &l0 {{a: b}}\n{levels}name: bomb\ndescription: b\n---\nx")
    assert Skills("bomb", [root]).skills["bomb"].description == "b"


READABLE = {
    "byte order mark": "\ufeff---\nname: x\ndescription: d\n---\nText",
    "windows": "---\r\nname: x\r\ndescription: d\r\n---\r\nText\r\n",
    "numbers and words stay texts": "---\nname: x\ndescription: d\nversion: 1.10\nflag: no\n---\nText",
    "quotes": "---\nname: 'x'\ndescription: \"d\"\n---   \nText",
    "rules in the text": "---\nname: x\ndescription: d\n---\nText",
}


@pytest.mark.parametrize("text", READABLE.values(), ids=READABLE)
def test_forms_of_front_matter(tmp_path: Path, text: str) -> None:
    folder = make_skill(tmp_path, "x")
    (folder / "SKILL.md").write_bytes(text.encode())
    skill = Skills("x", [tmp_path]).skills["x"]
    assert (skill.name, skill.description, skill.instructions) == ("x", "d", "Text")


def test_a_rule_in_the_text_ends_nothing(tmp_path: Path) -> None:
    make_skill(tmp_path, "x", "---\nname: x\ndescription: d\n---\nA\n\n---\n\nB\n")
    assert Skills("x", [tmp_path]).skills["x"].instructions == "A\n\n---\n\nB"


def test_a_name_in_another_script_is_a_name(tmp_path: Path) -> None:
    make_skill(tmp_path, "写文档", "---\nname: 写文档\ndescription: 写文档。\n---\n写。")
    assert "- 写文档: 写文档。" in Skills(True, [tmp_path]).guide()


def test_two_skills_of_one_name_are_told(root: Path, tmp_path: Path) -> None:
    make_skill(tmp_path / "more", "sums")
    with pytest.raises(SkillError, match=r"there is more than one skill 'sums': .* and .*more"):
        Skills(True, [root, tmp_path / "more"])
    assert list(Skills("maps", [root, tmp_path / "more"]).skills) == ["maps"]


def test_an_unknown_skill_is_told(root: Path) -> None:
    with pytest.raises(SkillError, match="there is no skill 'sum'; the skills found are docs-writer, maps, sums"):
        Skills("sum", [root])


def test_linked_skills_are_not_followed(root: Path, tmp_path: Path) -> None:
    (root / "linked").symlink_to(make_skill(tmp_path / "elsewhere", "other"))
    file = make_skill(root, "by-file") / "SKILL.md"
    file.unlink()
    file.symlink_to(tmp_path / "elsewhere" / "other" / "SKILL.md")
    with pytest.raises(SkillError, match="there is no skill 'other'"):
        Skills("other", [root])
    with pytest.raises(SkillError, match="is a symbolic link"):
        Skills("by-file", [root])


def test_too_many_skills_are_refused(tmp_path: Path) -> None:
    for number in range(201):
        make_skill(tmp_path, f"s{number}")
    with pytest.raises(SkillError, match="has 201 skills; at most 200"):
        Skills(True, [tmp_path])
    for number in range(800):
        (tmp_path / f"{number}.txt").write_text("")
    with pytest.raises(SkillError, match="holds more than 1,000 files and folders"):
        Skills("s1", [tmp_path])


def test_the_choice_of_an_agent_brings_no_tools_but_those_of_the_skills(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root.parent)
    skills = Skills("sums")
    assert [tool.name for tool in skills.tools()] == ["get_skill", "read_reference", "run_script"]


def test_a_skill_of_many_files_lists_some(root: Path) -> None:
    for number in range(600):
        (root / "sums" / f"{number}.txt").write_text("")
    listed = call(Skills("sums", [root]), "get_skill", "sums").splitlines()
    assert listed[-1] == "- … and more"
    assert len(listed) < 510


def test_the_example_of_the_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parents[2] / "docs" / "guides" / "skills.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.S)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(example, names)
    assert "- docs-writer: " in names["skills"].guide()
    assert names["manager"].execute("read_file('notes/today.md', last_line=20)").output.startswith("Write")
    said = iter(["yes", "no"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(said))
    outputs = [names["manager"].execute(f"write_file('{name}', '')") for name in "ab"]
    assert [(each.state, each.error and each.error.kind) for each in outputs] == [
        ("finished", None),
        ("failed", "denied"),
    ]


def test_an_agent_is_taught_by_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lightfc import ScriptedModel
    from lightfc.agents import FunctionCallAgent

    folder = tmp_path / "skills" / "counting"
    folder.mkdir(parents=True)
    (folder / "SKILL.md").write_text("---\nname: counting\ndescription: How to count.\n---\nBegin with one.\n")
    monkeypatch.chdir(tmp_path)
    options: list[dict[str, Any]] = [{"skills": each} for each in (True, "counting", ["counting"])]
    for skills in (*options, {"skills": Skills("counting")}):
        model = ScriptedModel(['get_skill("counting")', "Done."])
        run = FunctionCallAgent(model, **skills).run("Count.")
        assert run.answer == "Done."
        assert "counting: How to count." in model.requests[0][0].content
        assert "Begin with one." in run.calls[0].output
    assert "get_skill" not in FunctionCallAgent(ScriptedModel([])).manager.tools
