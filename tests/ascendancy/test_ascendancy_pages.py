"""What differs between the factions can be seen at a glance."""

from voice_supercat.procedure.book import Book

ONE_SCREEN = 60  # lines


def test_each_page_fits_one_screen(ascendancy: Book) -> None:
    pages = (ascendancy.folder / "pages").glob("*.yaml")
    lines = {path.stem: len(path.read_text(encoding="utf-8").splitlines()) for path in pages}
    assert {name: count for name, count in lines.items() if count > ONE_SCREEN} == {}
