"""A book that asks for lists of things, and a game of it."""

from pathlib import Path

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal
from voice_supercat.procedure.loader import load

FILES = {
    "book.yaml": """\
{id: market, title: Market, version: "1", start: turn, printed_start: turn, accounts: []}
""",
    "values.yaml": """\
taken: {kind: list, choices: [fuel, relic, dark_stone], lasts: turn, say: taken, visible: true}
bag: {kind: list, choices: [fuel, relic, dark_stone], say: bag, visible: true}
coins: {kind: count}
most: {kind: count, start: 3, fixed: true}
""",
    "items.txt": "",
    "words.yaml": """\
answers:
  relic: relic[s]
""",
    "pages/turn.yaml": """\
page: turn
steps:
  - id: take
    ask: What is taken?
    expect: list
    choices: [fuel, relic, dark_stone]
    range: [0, "{most}"]
    set: taken
    add: {bag: answer}
  - {id: tell, say: "In the bag: {bag}.", when: bag has fuel}
  - {id: sell, ask: Which are sold?, expect: list, choices: [fuel, relic], range: [1, 2]}
  - {id: again, ask: Another day?}
  - {compute: {forget: turn}}
  - {end: turn}
""",
}


def market(folder: Path, old: str = "", new: str = "") -> Path:
    """The book in `folder`, with one text of its page replaced."""
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        changed = content.replace(old, new, 1) if old and name.startswith("pages") else content
        (folder / name).write_text(changed, encoding="utf-8")
    return folder


def played(folder: Path, journal: Journal | None = None) -> Session:
    book = load(folder)
    check(book)
    language = LanguageUnderstanding(shipped_vocabulary(book), book)
    return Session(new_game(engine_of(book), 0, {}), language, journal)
