"""A book that declares values of every kind, and a game of it."""

from pathlib import Path

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.loader import load

FILES = {
    "book.yaml": """\
id: orchard
title: Orchard
version: "1"
start: turn
printed_start: turn
options:
  weather: {default: sunny, choices: [sunny, rainy], say: The weather.}
actions:
  pick: {undo: Hang the apple back.}
owners: {crow: {every: crows, say: "{crow}"}}
accounts: []
""",
    "values.yaml": """\
crows: {kind: list, start: [ada, bo]}
crow: {kind: choice, start: ada}
apples: {kind: count, of: crow, range: [0, 5], start: {bo: 2, else: 1}, say: apples, visible: true, then: winning}
feathers: {kind: count, fixed: true, of: crow, start: {ada: 3, else: 4}}
nest: {kind: list, choices: [twig, straw], say: nest, visible: true}
mood: {kind: choice, choices: [calm, angry], unknown: true, lasts: turn}
weather: {kind: choice, choices: [sunny, rainy], option: weather, say: weather, when: weather is rainy}
hungry: {kind: flag, lasts: turn}
over: {kind: flag}
""",
    "items.txt": "",
    "pages/turn.yaml": """\
page: turn
steps:
  - {id: hungry, ask: "Is {crow} hungry?", set: hungry}
  - {id: mood, ask: Which mood?, expect: choice, choices: [calm, angry], set: {mood: answer}, when: mood is unknown}
  - id: by-mood
    switch: mood
    on:
      angry: [{id: caw, say: "{Crow_caws} with {feathers} feathers."}]
    else: [{id: sing, say: The crow sings.}]
  - test: [hungry, apples at most 4, not over]
    yes:
      - {id: eat, do: eat, act: Move the apples of that crow up by one., add: {apples: "1"}}
      - {id: twig, do: pick, act: Pick an apple., when: nest is empty}
      - {id: build, do: build, act: Put a twig into the nest., add: {nest: twig}, when: nest has no twig}
  - {call: winning}
  - {id: again, ask: "Another round, with {apples of crow} apples?"}
  - {compute: {forget: turn}}
  - {end: turn}
""",
    "pages/winning.yaml": """\
page: winning
steps:
  - test: [apples at least 5, not over]
    yes: [{id: won, say: "A crow has {apples} apples and wins.", set: {over: "yes"}}]
""",
    "rules.py": """\
from voice_supercat.procedure.keys import Key


def Crow_caws(view):
    return view[Key("crow")].capitalize() + " caws"
""",
}


def orchard(folder: Path, **changed: tuple[str, str]) -> Path:
    """The book in `folder`; `values=("old", "new")` replaces a text in the file values.yaml."""
    for name, content in FILES.items():
        old, new = changed.get(Path(name).stem, ("", ""))
        assert old in content
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content.replace(old, new, 1) if old else content, encoding="utf-8")
    return folder


def played(folder: Path, **options: str) -> Session:
    book = load(folder)
    check(book)
    engine = engine_of(book)
    return Session(new_game(engine, 0, options), LanguageUnderstanding(shipped_vocabulary(book), book))
