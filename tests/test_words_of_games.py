"""No package but the books, and nothing that every game shares, names a thing of a game."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from test_architecture import ROOT, modules

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary

Words = tuple[str, ...]

# The packages without a game.
GAMELESS = ("procedure", "dialogue", "speech", "cli", "language", "files", "opening", "screen")

# Of the words and page names of the books, those that are also words of every game, or of any program.
ORDINARY = {
    "what every game has": "bot, the bot, table, chapter, round, card, cards, suit, dice, move, moves, played, passed, "
    "pass, player, players, action, actions",
    "answers to anything": "any, other, else, none, neither, several, done, end, nobody, me",
    "what is said of anything": "no, more, fewer, another, changed, gone, yours",
    "of any order": "first, second",
    "numbers": "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, "
    "fifteen, sixteen, seventeen, eighteen, nineteen, twenty",
    "of any machine and place": "system, base, bases, room",
    "of choosing one of two": "win",
    "of this program": "commands, questions, declaration, declared, gain, gate, game begins, lead, setup, distance",
    "of its own making": "event, events",
    "how long something lasts": "battle, battles",
    "of the web": "control, policy, resource",
    "of this command line": "repair, trust",
    "of any program": "slot, power, copy, count, token, tokens, stack, space, union, arcs, act, ready, stay, key, "
    "keys, damaged",
}

# The same in docstrings, comments and grammars, where sentences are written.
IN_SENTENCES = {
    "numbers": "twenty one, twenty two",
    "plain English": "led, won, decided, as many, anything else, by chance, before the game, counting, construction",
    "of computers and sound": "spaces, a space, a system, systems, the power, a gain, progress, arrow",
    "what every game has": "die, bots",
    "of the page": "closest, act on the table, point, icon",
}
# Data that every game shares.
SHARED_DATA = (
    "grammars/*.yaml",
    "voice_supercat/opening/**/*.yaml",
    "voice_supercat/screen/page/*.html",
    "voice_supercat/screen/page/*.js",
)


def test_nothing_outside_the_books_names_a_thing_of_a_game(named: set[Words]) -> None:
    """Names and texts, but for docstrings and comments."""
    ordinary = words_listed(ORDINARY)
    assert ordinary <= named, "what no book names any more need not be allowed"
    texts = ((path, text) for package in GAMELESS for path in modules(package) for text in texts_in(path))
    assert of_a_game(texts, named - ordinary) == []


def test_no_sentence_outside_the_books_names_a_thing_of_a_game(named: set[Words]) -> None:
    """Docstrings and comments, whose examples are of no game, and the data that every game shares."""
    in_sentences = words_listed(IN_SENTENCES)
    assert in_sentences <= named, "what no book names any more need not be allowed"
    root = ROOT.parent
    found = [sorted(root.glob(pattern)) for pattern in SHARED_DATA]
    assert all(found)
    data = [path for paths in found for path in paths]
    texts = [(path, text) for package in GAMELESS for path in modules(package) for text in sentences_in(path)]
    texts += [(path, line) for path in data for line in path.read_text(encoding="utf-8").splitlines()]
    assert of_a_game(texts, named - words_listed(ORDINARY) - in_sentences) == []


@pytest.fixture(scope="module")
def named() -> set[Words]:
    """All that any book names, in words."""
    return {split(name) for book_id in book_ids() for name in names_of(book_id)}


def words_listed(listed: Mapping[str, str]) -> set[Words]:
    """The entries of such a list, in words."""
    return {split(words) for line in listed.values() for words in line.split(",")}


def of_a_game(texts: Iterable[tuple[Path, str]], named: set[Words]) -> list[tuple[str, str, Words]]:
    """Where one of `named` stands in the texts."""
    longest = max(map(len, named))
    return [(path.name, text, rows) for path, text in texts for rows in rows_of(split(text), longest) if rows in named]


def names_of(book_id: str) -> Iterator[str]:
    """The names of its pages, of what can be said in it, and all that is said for that."""
    book = open_book(book_id)
    yield from book.pages
    for grammar in shipped_vocabulary(book).sections.values():
        for meaning, phrases in grammar.items():
            yield from (meaning, *phrases)


def texts_in(path: Path) -> Iterator[str]:
    """The identifiers and strings of a module, without its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    statements = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    alone = {id(value) for value in statements if isinstance(value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value
        for field in ("id", "attr", "arg", "name"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


def sentences_in(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def split(text: str) -> Words:
    """Its words: `CardWords` has two, as `card_words` and "card words"."""
    return tuple(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()))


def rows_of(words: Words, longest: int) -> Iterator[Words]:
    """All rows of so many words in it."""
    for start in range(len(words)):
        yield from (words[start:end] for end in range(start + 1, min(start + longest, len(words)) + 1))
