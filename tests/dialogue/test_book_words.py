"""Words belong to the book: its own are understood in its games, and in no other's."""

from pathlib import Path

import pytest
from small_book import write_page
from transcript import plays, session_of

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.faults import FileFault
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game

PLACES = """\
page: turn
steps:
  - id: where
    ask: Where are you?
    expect: choice
    choices: [cave, dark_tunnel, inn]
    on:
      cave: [{id: cold, say: It is cold.}]
  - {id: turn, end: turn}
"""
WORDS = """\
answers:
  cave: "[the] (cave|cavern)"
  inn: (the|) inn|tavern
"""
CARDS = """\
page: turn
steps:
  - id: drawn
    ask: Which card was drawn?
    expect: card
    choices: [star 1, dark_moon 1, dark_moon 2, none]
  - {id: told, say: Noted.}
  - {id: turn, end: turn}
"""
SUITS = """\
cards:
  suits: {star: star, dark_moon: dark moon}
  numbers: 1-2
"""
LED = """\
page: turn
steps:
  - id: goes
    ask: Where do you go?
    expect: choice
    choices: [dark_tunnel, inn]
    sentences: [{says: went, choices_from: open_places}]
  - {id: there, say: You are there.}
  - {id: over, compute: {forget: turn}}
  - {id: turn, end: turn}
"""
SENTENCES = """\
answers: {dark_tunnel: the dark tunnel, cave: cave}
sentences:
  went: {say: i went to, names: [dark_tunnel, inn, cave]}
"""


def own_book(folder: Path, page: str, words: str, book: str = "b", rules: str = "") -> Path:
    """A book of one page with words of its own."""
    folder.mkdir(parents=True)
    write_page(folder, page)
    head = folder / "book.yaml"
    head.write_text(head.read_text().replace("id: b,", f"id: {book},"), encoding="utf-8")
    (folder / "words.yaml").write_text(words, encoding="utf-8")
    if rules:
        (folder / "rules.py").write_text(rules, encoding="utf-8")
    return folder


def played(folder: Path) -> Session:
    return session_of(engine_of(open_book(str(folder))))


def test_a_book_of_ones_own_is_played_with_words_that_no_other_has(tmp_path: Path) -> None:
    plays(
        played(own_book(tmp_path / "hunt", PLACES, WORDS)),
        """
        Where are you?
        > the cavern
        It is cold.
        Where are you?
        > tavern
        Where are you?
        > dark tunnel
        Where are you?
        > help me
        Say cave, dark tunnel or the inn. Help tells more.
        Where are you?
        """,
    )


def test_books_that_say_a_name_otherwise_do_not_disturb_each_other(tmp_path: Path) -> None:
    first = played(own_book(tmp_path / "one", PLACES, "answers: {cave: hole, inn: pub}\n"))
    second = played(own_book(tmp_path / "two", PLACES, "answers: {cave: pub, inn: hole}\n"))
    for session, hole, pub in ((first, "cave", "inn"), (second, "inn", "cave")):
        meaning = session.understanding.meaning
        assert (meaning(session.question, "hole"), meaning(session.question, "pub")) == (Answered(hole), Answered(pub))
        assert "cave" not in session.understanding.phrases(session.question)


def test_words_of_another_game_mean_nothing_here(tmp_path: Path) -> None:
    session = played(own_book(tmp_path / "hunt", PLACES.replace("inn", "keeper"), WORDS.splitlines()[0] + " {}\n"))
    phrases = session.understanding.phrases(session.question)
    assert "keeper" in phrases
    assert "seeker" not in phrases  # as a keeper is called in another book


def test_the_player_changes_the_words_of_one_book(tmp_path: Path, home: Path) -> None:
    own = home / "voice-supercat" / "books" / "hunt"
    (own / "words").mkdir(parents=True)
    (own / "words" / "answers.yaml").write_text("cave: grotto\ndark_tunnel: burrow\n", encoding="utf-8")
    offered = {}
    for book in ("hunt", "rest"):
        read = open_book(str(own_book(tmp_path / book, PLACES, WORDS, book)))
        question = new_game(engine_of(read), 0, {}).question
        offered[book] = LanguageUnderstanding(players_vocabulary(read), read).offered(question)
    assert offered == {"hunt": ("grotto", "burrow", "the inn"), "rest": ("cave", "dark tunnel", "the inn")}


def test_a_mistake_of_the_player_is_named(tmp_path: Path, home: Path) -> None:
    own = home / "voice-supercat" / "books" / "hunt"
    own.mkdir(parents=True)
    (own / "words.yaml").write_text("answers:\n  cave: inn\n  tunnel: [burrow]\n", encoding="utf-8")
    book = open_book(str(own_book(tmp_path / "hunt", PLACES, WORDS, "hunt")))
    with pytest.raises(FileFault, match=r"hunt/words\.yaml, line 3: 'tunnel' is no meaning here; there are cave, inn,"):
        players_vocabulary(book)
    (own / "words.yaml").write_text("answers: {cave: tavern}\n", encoding="utf-8")
    with pytest.raises(
        FileFault, match=r"'tavern' means '(inn|cave)' here and '(inn|cave)' in .*; a phrase may have one"
    ):
        players_vocabulary(book)


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("star one", "star 1"),
        ("dark moon two", "dark_moon 2"),
        ("dark moon 2", "dark_moon 2"),
        ("da mo 2", None),
        ("dark 2", "dark_moon 2"),
        ("d 1", "dark_moon 1"),
        ("star three", None),
        ("moon two", None),
        ("none", "none"),
    ],
)
def test_a_suit_may_have_several_words(tmp_path: Path, said: str, card: str | None) -> None:
    session = played(own_book(tmp_path / "cards", CARDS, SUITS))
    meaning = session.understanding.meaning(session.question, said)
    assert meaning == (None if card is None else Answered(card))


def test_several_cards_are_distinguished(tmp_path: Path) -> None:
    pages = CARDS.replace("expect: card", "expect: cards\n    range: [2, 2]").replace(", none]", "]")
    session = played(own_book(tmp_path / "cards", pages, SUITS))
    meaning = session.understanding.meaning(session.question, "dark moon two and star one")
    assert meaning == Answered(("dark_moon 2", "star 1"))


def test_what_is_named_in_a_sentence_may_have_several_words(tmp_path: Path) -> None:
    rules = "def open_places(view):\n    return ['dark_tunnel', 'inn']\n"
    session = played(own_book(tmp_path / "hunt", LED, SENTENCES, rules=rules))
    understanding = session.understanding
    assert "i went to the dark tunnel" in understanding.phrases(session.question)
    assert "i went to cave" in understanding.phrases(session.question), "lest it be taken for the inn"
    assert understanding.clauses("I went to the dark tunnel") == ("went dark_tunnel",)
    assert understanding.clauses("I went to cave") == ("went cave",)
    plays(session, "Where do you go?\n> i went to the dark tunnel\nYou are there.\nWhere do you go?")
