"""Mistakes in the files beside the pages: the message names file, line and what was expected."""

from pathlib import Path

import pytest
from small_book import fault, new_game_of, write_book

from voice_supercat.procedure.check import check

ON_NEW_GAME = """\
def on_new_game(draft, options):
    draft[Key("cups")] = {}


"""


def test_the_small_book_is_sound(tmp_path: Path) -> None:
    game = new_game_of(write_book(tmp_path))
    assert [event.text for event in game.events] == ["Tea time.", "Is the kettle hot?"]
    assert [event.text for event in game.answer(True).events] == ["Pour cup zero.", "Another cup after one?"]


@pytest.mark.parametrize(
    ("file", "change", "expected"),
    [
        ("book", ("title: Tea", "titel: Tea"), 'book.yaml, line 1, top of the file: "titel" is not known here'),
        ("book", ("cost: 1", "cost: one"), 'action "pour": expected a whole number for "cost"'),
        ("book", ("say: With", "needs: {tea: hot}, say: With"), '"needs" has "tea: hot", which no option can be'),
        ("book", ("say: With", "needs: {milk: oat}, say: With"), '"needs" has "milk: oat", which no option can be'),
        ("book", ("say: With", "only: printed, say: With"), '"only" is "printed"; expected one of played'),
        (
            "book",
            ("accounts: []", "opening: {option: 1}"),
            'opening: "option" is not known here; expected one of again',
        ),
        ("book", ("accounts: []", "opening: {options: {tea: hot}}"), 'opening: there is no option "tea".'),
        ("book", ("accounts: []", "opening: {options: {milk: oat}}"), '"oat" is no value of milk; it can be yes, no.'),
        ("book", ("accounts: []", "opening: {again: {tea: cups}}"), 'opening: there is no option "tea".'),
        ("book", ("accounts: []", "opening: {again: {milk: pints}}"), 'opening: "milk" is given by no value and no'),
        ("book", ("accounts: []", "opening: {standing: 'in {mugs}'}"), 'no function "mugs", named in book.yaml'),
        ("book", ("start: turn", "start: tern"), 'book.yaml: the start page "tern" is missing'),
        ("book", ("printed_start: turn", "printed_start: tern"), 'the page "tern" of "printed_start" is missing'),
        ("book", ("cost: 1", "guide: milk"), 'action "pour": there is no page "milk" to guide it'),
        ("book", ("accounts: []", "together: alone"), 'no function "alone", named in book.yaml or facts.yaml'),
        ("book", ("accounts: []", "topics: [milk]"), 'book.yaml, line 1, top of the file: there is no page "milk"'),
        ("book", ("accounts: []", "topics: [turn/7]"), 'topics: "turn/7" has nothing to read'),
        (
            "book",
            ("accounts: []", "accounts: [{items: tea/7, handled: setup, note: n}]"),
            'accounts: "tea/7" is no item of items.txt',
        ),
        ("items", ("tea/3", "milk"), 'items.txt, line 3: expected an item such as "rules/battles/3.1", found "milk"'),
        (
            "facts",
            ("lasts", "of: drinker, lasts"),
            'pages/turn.yaml, line 6, step turn/2: fact "kettle_hot" is of "drinker", and "on_new_game" sets no',
        ),
        (
            "facts",
            ("kettle_hot:", "tea_cold: {of: drinker, lasts: turn}\nkettle_hot:"),
            'facts.yaml, fact "tea_cold": "on_new_game" sets no "drinker", which tells whose it is.',
        ),
        (
            "facts",
            ("kettle_hot:", 'tea_cold: {lasts: turn, say: {"yes": cold, "no": hot}}\nkettle_hot:'),
            'facts.yaml, fact "tea_cold": "say" tells what no question in play asks.',
        ),
        (
            "book",
            ("accounts: []", "news: {guest: {ask: Who came?, range: [1, 2], of: drinker, compute: count_cup}}"),
            'book.yaml, news "guest": "on_new_game" sets no "drinker", which tells whose it is.',
        ),
        (
            "book",
            ("accounts: []", "news: {guest: {ask: 'Who came, {who}?', range: [1, 2], compute: count_cup}}"),
            'the book has no function "who", named in book.yaml or facts.yaml.',
        ),
        (
            "rules",
            ("def count", ON_NEW_GAME.format('{"no": 0}[options["milk"]]') + "def count"),
            """with milk=yes: tea: the function "on_new_game" of the book failed (KeyError: 'yes')""",
        ),
        (
            "rules",
            ("def count", ON_NEW_GAME.format("options.cup()") + "def count"),
            'the function "on_new_game" of the book failed (AttributeError',
        ),
        (
            "rules",
            ("def count", "def begin(draft, options):\n    pass\n\n\ndef count"),
            'rules.py, line 4: the function that a new game calls is "on_new_game" now; rename "begin".',
        ),
        (
            "facts",
            ("lasts: turn", "lasts: day"),
            'facts.yaml, line 1, fact "kettle_hot": "lasts" is "day"; expected one of',
        ),
        ("facts", ("changed_by", "changes"), 'fact "kettle_hot": "changes" is not known here'),
        ("rules", ("def count", "def count("), "rules.py: cannot be loaded (SyntaxError"),
    ],
)
def test_a_mistake_in_another_file(tmp_path: Path, file: str, change: tuple[str, str], expected: str) -> None:
    assert expected in fault(tmp_path, **{file: change})


def test_a_shared_step_inside_itself(tmp_path: Path) -> None:
    greet = ("  say: Tea time.", "  test: cups\n  yes: [{use: greet}]")
    assert "steps are nested more than 40 deep; a shared step may stand inside itself." in fault(tmp_path, shared=greet)


def test_the_shipped_book_is_sound(base: object) -> None:
    check(base)  # type: ignore[arg-type]
