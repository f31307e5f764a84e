"""How the package starts other processes, read from the source: alike on every system."""

import ast
from pathlib import Path

import voice_supercat

ROOT = Path(voice_supercat.__file__).resolve().parent


def starts() -> dict[str, ast.Call]:
    """Every call of `subprocess` in the package, by its place."""
    return {
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}": node
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("subprocess.")
    }


OF_MACOS = "speech/saying/say_child.py"
"""The only one that starts programs of the system."""


def test_each_process_is_our_python_with_its_own_input_and_utf_8() -> None:
    files = {place.partition(":")[0] for place in starts()}
    assert files == {"speech/saying/child.py", "speech/devices/afresh.py", OF_MACOS}
    for place, call in starts().items():
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
        assert ast.unparse(call.args[0]).startswith("own_process(") or place.startswith(OF_MACOS), place
        assert given.get("stdin") in ("subprocess.DEVNULL", "subprocess.PIPE") or "input" in given, place
        assert given["encoding"] == "'utf-8'", place
