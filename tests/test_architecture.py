"""Who may import whom: one direction, no shortcuts, and no long files. Read from the source: nothing has to run."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import voice_supercat

ROOT = Path(voice_supercat.__file__).resolve().parent

# Package: what of ours it may import. Anything of ours that is not named is forbidden.
ALLOWED = {
    "files": ("voice_supercat.files", "voice_supercat.faults"),
    "language": ("voice_supercat.language", "voice_supercat.files", "voice_supercat.faults"),
    "procedure": ("voice_supercat.procedure", "voice_supercat.files", "voice_supercat.faults"),
    "speech": ("voice_supercat.speech", "voice_supercat.files", "voice_supercat.faults"),
    "dialogue": (
        "voice_supercat.dialogue",
        "voice_supercat.procedure",
        "voice_supercat.language",
        "voice_supercat.files",
        "voice_supercat.faults",
        *(f"voice_supercat.speech.{module}" for module in ("faults", "interfaces", "settings")),
    ),
    "reports": ("voice_supercat.reports", "voice_supercat.dialogue.phrasing", "voice_supercat.procedure"),
    "screen": (
        "voice_supercat.screen",
        "voice_supercat.dialogue",
        "voice_supercat.procedure",
        "voice_supercat.faults",
        *(f"voice_supercat.speech.{module}" for module in ("interfaces", "hearing.sources")),
    ),
    "opening": (
        "voice_supercat.opening",
        *(f"voice_supercat.procedure.{module}" for module in ("keys", "state")),
    ),
    "books": (
        "voice_supercat.books",
        *(f"voice_supercat.procedure.{module}" for module in ("faults", "keys", "numerals", "secrecy", "state")),
        "voice_supercat.files",
    ),
}

# Folders, and what each may import of its package.
STANDS_ON = {
    "procedure/format": ("pages", "steps", "book", "told", "faults", "state", "keys", "values"),
    "procedure/runtime": (
        *("pages", "steps", "book", "told", "faults", "state", "keys", "values"),
        *("events", "answers", "machine", "spoken"),
    ),
    "dialogue/understanding": (),
    "dialogue/session": ("understanding", "phrasing"),
    "dialogue/conversation": ("understanding", "session", "phrasing"),
}

# The folders of `speech`, and which of the others each may import. The modules beside the folders are free to all.
SPEECH_FOLDERS = {
    "devices": (),
    "hearing": ("devices",),
    "lexicon": ("hearing",),
    "saying": ("devices",),
    "keys": ("devices", "hearing"),
}

# A file that is longer has more than one reason to exist.
MOST_LINES = 250
PYTHON_FOLDERS = ("voice_supercat", "scripts", "tests")

# No audio, no printing, no clock in the procedure: same book, same seed, same answers, same game.
NOT_IN_THE_PROCEDURE = {
    "time",
    "datetime",
    "threading",
    "sounddevice",
    "vosk",
    "pyttsx3",
    "numpy",
    "secrets",
    "argparse",
}


def modules(package: str) -> list[Path]:
    """Every Python file of a package."""
    found = sorted((ROOT / package).rglob("*.py"))
    assert found
    return found


def name_of(path: Path) -> str:
    """The full name of a module, or of a package by its `__init__.py`."""
    return ".".join(("voice_supercat", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")


def imported(path: Path) -> Iterator[str]:
    """Full names of the modules that a file imports, anywhere in it."""
    inside = ("voice_supercat", *path.relative_to(ROOT).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            yield ".".join((*inside[: -node.level], *filter(None, [node.module])))
        elif isinstance(node, ast.ImportFrom) and node.module == "voice_supercat":
            yield from (f"voice_supercat.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def within(name: str, allowed: tuple[str, ...]) -> bool:
    """Whether a module is one of `allowed` or inside it."""
    return any(name == known or name.startswith(f"{known}.") for known in allowed)


@pytest.mark.parametrize("package", ALLOWED)
def test_packages_import_only_what_the_design_allows(package: str) -> None:
    ours = [(path, name) for path in modules(package) for name in imported(path) if name.startswith("voice_supercat")]
    assert [(str(path), name) for path, name in ours if not within(name, ALLOWED[package])] == []


@pytest.mark.parametrize("folder", SPEECH_FOLDERS)
def test_folders_of_speech_import_only_what_they_may(folder: str) -> None:
    names = [name for path in modules(f"speech/{folder}") for name in imported(path)]
    entered = {other for other in SPEECH_FOLDERS for name in names if within(name, (f"voice_supercat.speech.{other}",))}
    assert entered <= {folder, *SPEECH_FOLDERS[folder]}


@pytest.mark.parametrize("folder", STANDS_ON)
def test_folders_import_only_what_they_may_of_their_package(folder: str) -> None:
    package, _, own = folder.partition("/")
    allowed = tuple(f"voice_supercat.{package}.{name}" for name in (own, *STANDS_ON[folder]))
    names = {name for path in modules(folder) for name in imported(path)}
    assert {
        name for name in names if within(name, (f"voice_supercat.{package}",)) and not within(name, allowed)
    } == set()


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name_of(path): {*imported(path)} for path in modules("")}
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the modules


@pytest.mark.parametrize(("folder", "kind"), [*((folder, "py") for folder in PYTHON_FOLDERS), ("voice_supercat", "js")])
def test_no_file_is_longer_than_it_may_be(folder: str, kind: str) -> None:
    files = (Path(__file__).parents[1] / folder).rglob(f"*.{kind}")
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert lengths
    assert {str(path): lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_the_procedure_has_no_audio_no_clock_and_does_not_print() -> None:
    for path in modules("procedure"):
        assert {name.partition(".")[0] for name in imported(path)} & NOT_IN_THE_PROCEDURE == set(), path
        calls = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        assert "print" not in [call.id for call in calls if isinstance(call, ast.Name)], path


def test_books_draw_no_chance_of_their_own() -> None:
    for path in modules("books"):
        assert set(imported(path)) & {"random", "secrets", "time"} == set(), path


def test_nothing_is_imported_from_the_command_line() -> None:
    for package in ALLOWED:
        for path in modules(package):
            assert not [name for name in imported(path) if within(name, ("voice_supercat.cli",))], path
