"""No module needs another system than the one it is read on, read from the source."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OF_ONE_SYSTEM = {"curses", "fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "readline", "resource", "termios", "tty"}
STANDS_IN = "tests/without_posix/"
"""Runs on Linux only."""


def imported_at_once(module: Path) -> set[str]:
    """What the module imports when it is imported itself."""
    top = ast.parse(module.read_text(encoding="utf-8")).body
    names = {alias.name for node in top if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in top if isinstance(node, ast.ImportFrom)}


def test_what_only_one_system_has_is_imported_where_it_is_used() -> None:
    modules = [path for folder in ("voice_supercat", "scripts", "tests") for path in (ROOT / folder).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix(): imported_at_once(path) & OF_ONE_SYSTEM for path in modules}
    assert {place: names for place, names in found.items() if names and not place.startswith(STANDS_IN)} == {}
