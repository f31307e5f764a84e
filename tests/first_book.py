"""The sample book of docs/your-first-book.md, which has words of its own."""

from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
TUTORIAL = DOCS / "your-first-book.md"
FOLDER = DOCS / "first-book"
