"""The report of a game as HTML: what it counts, from answers with notes to tables and plots."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.correction import corrected, entry_of
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import UNDO, Journal, header_of, read_journal
from voice_supercat.procedure.noted import Noted, noted_of
from voice_supercat.procedure.replay import replay
from voice_supercat.reports.figures import Figures, Misheard, entries_of, figures_of
from voice_supercat.reports.html_page import report_html
from voice_supercat.reports.story import story_of

CARDS = ("aggression 5", "construction 2")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game with a turn in which one answer was taken back and one corrected."""
    path = tmp_path / "evening.jsonl"
    engine = engine_of(open_book("supercat-base"))
    game = new_game(engine, 1, {})
    journal = Journal.create(path, header_of(engine.book, 1, {}))

    def give(answer: Answer, noted: Noted) -> Game:
        after = game.answer(answer)
        journal.append(entry_of(after), noted=noted.to_json())
        return after

    game = give(CARDS, Noted(9.0, "voice", ("", "construction two")))
    game = give("aggression 3 tyrant", Noted(4.0, "voice", ("",)))
    before = game
    game = give((), Noted(3.0, "keyboard"))
    game = before
    journal.append(UNDO, noted=Noted(2.0, "voice").to_json())
    game = give(("fuel",), Noted(5.0, "screen"))
    correction = corrected(game, 1, ("relic",))
    journal.append(correction.entry, noted=Noted(7.0, "keyboard").to_json())
    journal.close()
    return path


def read(path: Path) -> tuple[Game, Figures]:
    recorded = read_journal(path)
    after: list[Game] = []
    game = replay(engine_of(open_book("supercat-base")), recorded, each=after.append)
    return game, figures_of(story_of(game), entries_of(recorded, game, after))


def test_it_counts_answers_time_and_what_was_misheard(path: Path) -> None:
    _, figures = read(path)
    assert figures.seconds == 30.0
    assert sum(turn.answers for turn in figures.turns) == 3
    assert sum(turn.misheard for turn in figures.turns) == 3
    assert (figures.taken_back, figures.corrected) == (1, 1)
    assert figures.ways == {"voice": 3, "keyboard": 2, "screen": 1}
    which = "Which two cards did the bot draw?"
    assert figures.misheard[:2] == (
        Misheard("sound that was no phrase", which, 1),
        Misheard("construction two", which, 1),
    )


@pytest.mark.parametrize(("answer", "judged"), [(False, 3), ("union", 2), ("guild", 1)])
def test_of_a_question_of_several_things_those_are_judged_up_to_the_first_that_is_so(
    answer: Answer, judged: int
) -> None:
    game = new_game(engine_of(open_book("supercat-base")), 1, {}).answer(CARDS).answer("aggression 3 tyrant").answer(())
    assert [offer.name for offer in game.question.offers] == ["guild", "union", "court"]
    figures = figures_of(story_of(game.answer(answer)), ())
    assert sum(turn.judgements for turn in figures.turns) == judged


def test_what_cannot_be_read_of_a_note_is_left_out_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    engine = engine_of(open_book("supercat-base"))
    journal = Journal.create(path, header_of(engine.book, 1, {}))
    journal.append(
        entry_of(new_game(engine, 1, {}).answer(CARDS)), noted={"seconds": "long", "by": 3, "misheard": [7, "a"]}
    )
    journal.close()
    assert read_journal(path).noted == (Noted(None, "", ("a",)),)
    assert read(path)[0].given == CARDS


def test_what_was_misheard_steers_no_terminal() -> None:
    assert noted_of({"by": "\x1b[31mvoice", "misheard": ["\x1b]0;owned\x07", "yes"]}) == Noted(
        None, "\\x1b[31mvoice", ("\\x1b]0;owned\\x07", "yes")
    )


def test_a_journal_without_notes_has_no_times_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    engine = engine_of(open_book("supercat-base"))
    journal = Journal.create(path, header_of(engine.book, 1, {}))
    journal.append(entry_of(new_game(engine, 1, {}).answer(CARDS)))
    journal.close()
    assert b"noted" not in path.read_bytes()
    game, figures = read(path)
    assert (figures.seconds, figures.ways, figures.misheard) == (None, {}, ())
    recorded = read_journal(path)
    report = report_html(game, entries_of(recorded, game, [game]), "evening")
    assert "This journal keeps no times" in report
    assert "not kept" in report


class Outline(HTMLParser):
    """Headings, table cells and names of plots, as a screen reader finds them, and what is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.plots: list[str] = []
        self.cells: list[str] = []
        self.loaded: list[str] = []
        self._into: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._into = {"h1": self.headings, "h2": self.headings, "td": self.cells, "th": self.cells}.get(tag)
        if tag == "svg":
            self.plots.append(given["aria-label"] or "")
        self.loaded += [value for name, value in attrs if name in ("src", "href", "data") and value]

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into.append(data)
            self._into = None


def test_the_file_has_a_table_beside_each_plot_and_loads_nothing(path: Path) -> None:
    recorded = read_journal(path)
    after: list[Game] = []
    game = replay(engine_of(open_book("supercat-base")), recorded, each=after.append)
    page = report_html(game, entries_of(recorded, game, after), 'evening <b>"')
    outline = Outline()
    outline.feed(page)
    assert outline.headings == [
        *("SUPERCAT for Arcs, base game", "In short", "Each turn", "Answers by kind", "How they came"),
        *("What was misheard", "Time line"),
    ]
    assert [plot for plot in outline.plots if not re.search("as in the table", plot)] == []
    assert len(outline.plots) == 6
    assert {"construction two", "a list", "things judged"} <= {*outline.cells}
    assert outline.loaded == []
    assert "evening &lt;b&gt;" in page
    assert "<script" not in page
