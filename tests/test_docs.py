"""The documents name files that exist, and link to pages and headings that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = ["README.md", "models/README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
# These tell where things are; the other pages show files of a book that nobody has written yet.
TELL_WHERE = [
    *("README.md", "models/README.md", "docs/architecture.md", "docs/measurements.md"),
    *("docs/speaking.md", "docs/training.md"),
]
FOLDERS = ("voice_supercat", "grammars", "models", "scripts", "tests", "docs")
_OF_PLAYERS = {
    *("settings.json", "dropouts.json", "memory/last-time.json"),
    *("room.wav", "yes-1.wav", "seven.wav", "manifest.tsv"),
}


def files() -> list[str]:
    """Every file of the repository, as `/folder/file.py`."""
    return [f"/{path.relative_to(ROOT).as_posix()}" for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]


def anchors(page: Path) -> set[str]:
    """The headings of a page, as a link names them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", TELL_WHERE)
def test_files_that_a_page_names_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`/?(\w[\w./-]*\.(?:py|yaml|json|wav|tsv|txt|conf))`", text)) - _OF_PLAYERS
    assert {name for name in named if not any(file.endswith(f"/{name}") for file in files())} == set()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        name, _, anchor = link.partition("#")
        target = (ROOT / page).parent / name if name else ROOT / page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
