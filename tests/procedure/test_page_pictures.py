"""Pages as HTML to print and as SVG: every page of every book can be read by any program that knows these."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from orchard_book import orchard
from small_book import new_game_of, write_page

from voice_supercat.books.registry import book_ids
from voice_supercat.cli import main
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Paper
from voice_supercat.procedure.chart import Box, Chart, chart, chart_of_page
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.journal import Journal, header_of
from voice_supercat.procedure.loader import load
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


HOLES = re.compile(r" [.,;:?!]|\(|\s\s|^\W|\s$|_|\{|(?<!A\.I)\. [a-z]|\b(zeroth|None)\b(?! beside)")


def test_no_page_of_a_shipped_book_has_an_empty_slot_or_a_name_of_its_functions(engine: Engine) -> None:
    every = [text for one in charts(engine) for text in texts(one.boxes)]
    assert [text for text in every if HOLES.search(text)] == []


class Looked(dict[str, str]):
    """Words for paper, and what was looked for in vain."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(words)
        self.found: set[str] = set()
        self.wanted: set[str] = set()

    def get(self, name: str, default: str | None = None) -> str | None:  # type: ignore[override]
        (self.found if name in self else self.wanted).add(name.partition(" ")[0])
        return super().get(name, default)


def test_every_condition_of_a_shipped_book_has_words_of_its_own(engine: Engine) -> None:
    looked = Looked(engine.book.paper.conditions)
    book = replace(engine.book, paper=Paper(engine.book.paper.texts, looked))
    charts(Engine(book, engine.program))
    assert {name for name in looked.wanted - looked.found if not name.isdecimal()} <= NEED_NONE


NEED_NONE = {"came_from", "bot"}
"""On the first depends nothing that is read; the other is a word as it is."""


PAPER = """\
texts: {apples: so many, feathers_now: some}
conditions: {left: apples left, at_home ada: ada is at home, at_home: at home is, nest: twigs, most: all of them}
"""


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("left at least 2", "Apples left at least 2"),
        ("left at most most", "Apples left at most all of them"),
        ("{at_home: ada}", "Ada is at home"),
        ("{at_home: bo}", "At home is bo"),
        ("{none: [{at_home: ada}]}", "Not so: ada is at home"),
        ("nest is empty", "There are no twigs"),
        ("nest is not empty", "There are twigs"),
        ("[left at least 2, left at least 2]", "Apples left at least 2"),
    ],
)
def test_what_the_program_decides_is_printed_in_the_words_of_the_book(
    tmp_path: Path, condition: str, words: str
) -> None:
    engine = with_paper(tmp_path, f"{{test: {condition}, yes: [{{say: Yes.}}]}}")
    assert next(texts(chart_of_page(engine, engine.book.pages["turn"]).boxes)) == words


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Pick {apples}.", "Pick so many."),
        ("Pick {left}.", "Pick (left)."),
        ("Look. {feathers_now} are there.", "Look. Some are there."),
    ],
)
def test_what_only_a_game_tells_is_printed_in_the_words_of_the_book(tmp_path: Path, text: str, printed: str) -> None:
    engine = with_paper(tmp_path, f'{{say: "{text}"}}')
    assert next(texts(chart_of_page(engine, engine.book.pages["turn"]).boxes)) == printed


def with_paper(folder: Path, step: str) -> Engine:
    write_page(folder, f"page: turn\nsteps:\n  - {step}\n  - {{id: last, ask: Once more?}}\n")
    (folder / "values.yaml").write_text(
        "{left: {kind: count}, most: {kind: count}, apples: {kind: count}, nest: {kind: list, choices: [twig]}}"
    )
    (folder / "rules.py").write_text(
        "def at_home(view, who):\n    return True\n\n\ndef feathers_now(view):\n    return ''\n"
    )
    (folder / "paper.yaml").write_text(PAPER)
    return engine_of(load(folder))


def test_words_for_what_the_book_has_not_are_refused(tmp_path: Path) -> None:
    engine = with_paper(tmp_path, "{say: Hello.}")
    check(engine.book)
    (tmp_path / "paper.yaml").write_text("texts: {pears: some pears}")
    with pytest.raises(BookFault, match=r'paper\.yaml: "pears" is no value and no function of the book'):
        check(load(tmp_path))
    (tmp_path / "paper.yaml").write_text("slots: {apples: some}")
    with pytest.raises(BookFault, match=r'"slots" is not known here; expected one of conditions, texts'):
        load(tmp_path)


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
