"""Functions of a stranger's book that give anything, raise anything, or do not end."""

from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from scripts.benchmarks.faulty.tally import Injection
from scripts.benchmarks.speed import random_answer
from voice_supercat.cli import patience
from voice_supercat.cli.library import one_sentence, open_book
from voice_supercat.procedure.chart import chart_of_page
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game

_IMPATIENT = 0.2  # seconds
_ANSWERS = 6
_BOOK = """\
id: odd
title: Odd
version: "1"
start: turn
printed_start: turn
accounts: []
"""
_VALUES = "kept: {kind: count, say: kept}\n"
_PAGE = """\
page: turn
title: Turn
steps:
  - {ask: Ready?}
  - {PLACE}
  - {ask: More?}
"""
_PLACES = (
    "ask: Which?, expect: choice, choices_from: odd",
    "ask: Which?, expect: list, choices_from: odd",
    "ask: Which?, expect: row, rows: [['{odd}', '{odd}']]",
    "ask: How many?, expect: number, range_from: odd",
    "ask: How many?, expect: number, range: [0, 5], known: odd",
    "ask: Is it so?, known: odd",
    "ask: 'Is it {odd}?'",
    "say: '{odd}.'",
    "id: t, test: odd, yes: [{ask: Well?}]",
    "id: s, switch: odd, on: {a: [{ask: Well?}]}, else: [{ask: Else?}]",
    "id: c, compute: sets",
)
_GIVES = (
    *(
        "5",
        "-1",
        "10 ** 5000",
        "None",
        "True",
        "1.5",
        "float('nan')",
        "''",
        "'a'",
        "'\\x1b]0;a\\x07'",
        "b'a'",
        "object()",
    ),
    *("()", "('a', 'a')", "['a', 5]", "(0, 10 ** 9)", "(5, 1)", "{'a': 1}", "['x'] * 10 ** 5", "(i for i in 'ab')"),
    *("Evil()", "[Evil()]", "EvilText('a')", "[EvilText('a'), 'b']", "lambda: 5", "odd"),
)
_DOES = (
    *(
        "raise ValueError('\\x1b[2J\\n')",
        "raise Mute",
        "raise GeneratorExit",
        "raise Own",
        "exit(0)",
        "return odd(view)",
    ),
    *("assert False", "raise MemoryError", "while True: pass", "view.values.clear()", "del view.step"),
)
_RULES = """\
from voice_supercat.procedure.keys import Key


class Mute(Exception):
    def __str__(self):
        raise ValueError


class Own(BaseException):
    pass


class Evil:
    def __getattr__(self, name):
        raise RuntimeError("evil")

    __eq__ = __hash__ = __bool__ = __repr__ = __len__ = __iter__ = lambda self, *_: self.evil


class EvilText(str):
    __hash__ = str.__hash__

    def __eq__(self, other):
        raise RuntimeError("evil")

    lower = split = replace = __format__ = __eq__


def odd(view):
    BODY


def sets(draft):
    draft[Key("kept")] = odd(draft)
"""


def strangers_functions(fault: Injection) -> None:
    """One odd function, in any place that calls one: the book is refused, or played on, or ended in one sentence."""
    dice = fault.dice
    body = dice.choice((f"return {dice.choice(_GIVES)}", dice.choice(_DOES)))
    folder = fault.folder / "odd"
    (folder / "pages").mkdir(parents=True)
    (folder / "book.yaml").write_text(_BOOK)
    (folder / "values.yaml").write_text(_VALUES)
    (folder / "items.txt").touch()
    (folder / "pages" / "turn.yaml").write_text(_PAGE.replace("PLACE", dice.choice(_PLACES)))
    (folder / "rules.py").write_text(_RULES.replace("BODY", body))
    with patch.object(patience, "SECONDS", _IMPATIENT):
        if not fault.tries(lambda: _draws(folder)):
            return
        fault.tries(lambda: _plays(folder, fault))


def _draws(folder: Path) -> None:
    with one_sentence(str(folder)), redirect_stderr(StringIO()):
        book = open_book(str(folder))
        chart_of_page(engine_of(book), book.pages["turn"])


def _plays(folder: Path, fault: Injection) -> None:
    with one_sentence(str(folder)), redirect_stderr(StringIO()):
        game = new_game(engine_of(open_book(str(folder))), 1, {})
        for _ in range(_ANSWERS):
            if game.over:
                break
            game = game.answer(random_answer(game.question, fault.dice))
            game.engine.status(game.state)
