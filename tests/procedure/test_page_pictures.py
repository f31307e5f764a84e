"""Pages as HTML to print and as SVG: every page of every book can be read by any program that knows these."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from orchard_book import orchard
from small_book import new_game_of, write_page

from voice_supercat.books.registry import book_ids
from voice_supercat.cli import main
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.chart import Box, Chart, chart, chart_of_page
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.journal import Journal, header_of
from voice_supercat.procedure.machine import Mode
from voice_supercat.procedure.page_html import page_html
from voice_supercat.procedure.page_svg import page_svg

SVG = "{http://www.w3.org/2000/svg}"


def texts(boxes: tuple[Box, ...]) -> Iterator[str]:
    for box in boxes:
        yield box.text
        yield from box.prefer
        for branch in box.branches:
            yield branch.label
            yield from texts(branch.boxes)


class Opened(HTMLParser):
    """Notes what is written, and whether each element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.written: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.written.append(data)


@pytest.fixture(scope="module", params=[(book, mode) for book in book_ids() for mode in ("played", "printed")])
def engine(request: pytest.FixtureRequest) -> Engine:
    book, mode = request.param
    return engine_of(open_book(book), mode)


def charts(engine: Engine) -> list[Chart]:
    return [chart_of_page(engine, page) for page in engine.book.pages.values()]


def test_every_page_is_whole_as_html(engine: Engine) -> None:
    for one in charts(engine):
        opened = Opened()
        opened.feed(page_html(engine.book.title, one))
        written = " ".join(opened.written)
        assert opened.open == []
        assert [text for text in texts(one.boxes) if text not in written] == []
        assert "http" not in written


def test_every_page_is_whole_as_svg_and_nothing_lies_outside(engine: Engine) -> None:
    for one in charts(engine):
        picture = ElementTree.fromstring(page_svg(one))
        width, height = (float(picture.attrib[name]) for name in ("width", "height"))
        for box in picture.iter(f"{SVG}rect"):
            x, y, wide, high = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
            assert 0 <= x < x + wide <= width
            assert 0 <= y < y + high <= height
        written = " ".join(" ".join(picture.itertext()).split())
        for text in texts(one.boxes):
            assert " ".join(text.split()) in written


def test_what_a_book_writes_is_text_and_nothing_else(tmp_path: Path) -> None:
    page = "{page: turn, title: '<b>Tea & co</b>', steps: [{id: one, ask: 'Is 1 < 2 & \"so\"?'}]}"
    found = chart(new_game_of(write_page(tmp_path, page)))
    assert found is not None
    assert "<b>" not in page_html("B & C", found) + page_svg(found)
    assert 'Is 1 < 2 & "so"?' in "".join(ElementTree.fromstring(page_svg(found)).itertext())


def test_the_picture_of_a_game_shows_the_way(tmp_path: Path) -> None:
    game = new_game_of(orchard(tmp_path)).answer(True)
    found = chart(game)
    assert found is not None
    marked = re.findall(r'<g class="ask( here| passed)?">.*?<text[^>]*>([^<]+)', page_svg(found))
    assert marked[:2] == [(" passed", "✓ Is ada hungry?"), (" here", "You are here")]


@pytest.mark.parametrize("mode", ["played", "printed"])
def test_books_page_and_diagram_print_them(mode: Mode, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    literal = ["--literal"] if mode == "printed" else []
    engine = engine_of(open_book("supercat-base"), mode)
    drawn = chart_of_page(engine, engine.book.pages["aggression"])
    assert main(["books", "page", "supercat-base", "aggression", *literal]) == 0
    assert capsys.readouterr().out == page_html(engine.book.title, drawn) + "\n"
    assert main(["books", "diagram", "supercat-base", "aggression", "--svg", *literal]) == 0
    assert capsys.readouterr().out == page_svg(drawn) + "\n"
    assert main(["books", "page", "supercat-base", "kitchen"]) == 1
    assert 'There is no page "kitchen" in supercat-base' in capsys.readouterr().err
    path = tmp_path / "game.jsonl"
    Journal.create(path, header_of(engine.book, 1, {})).close()
    if mode == "played":
        assert main(["books", "diagram", "supercat-base", "bot-turn", "--svg", "--game", str(path)]) == 0
        assert "You are here" in capsys.readouterr().out
