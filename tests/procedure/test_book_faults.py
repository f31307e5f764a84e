"""Mistakes in a book: the message names file, line, step and what was expected."""

import re
from pathlib import Path

import pytest
from small_book import begun, write_book, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

BEGIN = """\
def begin(draft, options):
    draft[Key("cups")] = {}


"""


def test_the_small_book_is_sound(tmp_path: Path) -> None:
    game = begun(write_book(tmp_path))
    assert [event.text for event in game.events] == ["Tea time.", "Is the kettle hot?"]
    assert [event.text for event in game.answer(True).events] == ["Pour cup zero.", "Another cup after one?"]


def fault(folder: Path, **changed: tuple[str, str]) -> str:
    """What is said about the book with these changes."""
    with pytest.raises(BookFault) as raised:
        check(load(write_book(folder, **changed)))
    assert "\n" not in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("source: tea", "source: [tea", 4, "not valid YAML"),
        ("steps:", "steps: {", 5, "not valid YAML"),
        ("title: Tea", "page: Tea", 2, '"page" is given twice'),
        ("title: Tea", "tittle: Tea", 1, 'top of the file: "tittle" is not known here; expected one of'),
        ("ask: Is", "aks: Is", 6, 'step turn/2: "aks" is not known here; expected one of act'),
        ("do: pour", "note: pour", 6, 'step turn/2: "act" on a question needs "do"'),
        ("do: pour", "duo: pour", 6, "is not known here"),
        ("fact: kettle_hot", "fact: cold", 6, 'step turn/2: fact "cold" is not in facts.yaml'),
        ("source: 3", "source: 4", 14, '"4" in "source" is no item of the rules'),
        ("source: 3", "source: 3\n    answer: maybe", 14, 'step turn/3: "answer" is "maybe"; expected one of yes_no'),
        ("source: 3", "source: 3\n    answer: number\n    range: [1]", 14, "step turn/3: expected two numbers"),
        (
            "source: 3",
            "source: 3\n    answer: number\n    range: [1, x]",
            14,
            'step turn/3: expected a whole number for "range"',
        ),
        (
            "source: 3",
            "source: 3\n    answer: number\n    range: [3, 1]",
            14,
            'step turn/3: "range" begins with 3, which is more than 1.',
        ),
        (
            "source: 3",
            "source: 3\n    range: [1, 3]",
            14,
            'step turn/3: "range" does nothing on a question answered by yes_no; expected one of act',
        ),
        (
            "source: 3",
            "source: 3\n    answer: number\n    fact: kettle_hot",
            14,
            'step turn/3: "fact" does nothing on a question answered by number; expected one of add, answer',
        ),
        ("compute: count_cup", "compute: count_cup, yes: []", 13, 'step turn/count: "yes" does nothing on "compute"'),
        ("compute: count_cup", "compute: {forget: day}", 13, '"forget" is of what lasts no longer than one of turn,'),
        ("compute: count_cup", "compute: forget", 13, '"forget" is of what lasts no longer than one of turn,'),
        (
            "source: 3",
            "source: 3\n    when: [cups, b]",
            14,
            'step turn/3: the book has no function "b", and no value',
        ),
        ("source: 3", "source: 3\n    ask: Now?", 16, '"ask" is given twice'),
        ("use: greet", "use: great", 5, '"great" is no shared step; expected one of shared.yaml'),
        ("id: heat", "id: count", 12, "step turn/count: the name is taken (pages/turn.yaml, line 13)"),
        ("compute: count_cup", "compute: count", 13, 'step turn/count: the book has no function "count"'),
        ("after {cups}", "after {mugs}", 14, 'step turn/3: the book has no function "mugs"'),
        ("ask: Heat it?", "goto: kitchen", 12, 'step turn/heat: there is no page "kitchen"'),
        ("compute: count_cup", "end: turn", 14, "step turn/3: no answer leads here"),
        ("source: 3", "source: 3\n    narrow: turn", 14, 'step turn/3: "narrow" belongs to a question with an "act"'),
        ("do: pour", "do: pour\n    narrow: kitchen", 6, 'there is no page or step "kitchen"'),
        (
            "source: 3",
            "source: 3\n    answer: ack\n    together: {name: more, stem: is there, ask: more}",
            14,
            'step turn/3: "together" belongs to a question that is answered with yes or no',
        ),
        ("source: 3", "source: 3\n    answer: choice", 14, 'step turn/3: an answer of the kind choice needs "choices"'),
        (
            "source: 3",
            "source: 3\n    answer: choice\n    choices: [tea]\n    on: {milk: []}",
            14,
            'step turn/3: "on" names "milk", which is none of the choices',
        ),
        ("source: 3", "source: 3\n    together: {name: more, ask: more}", 15, 'step turn/3: expected text for "stem"'),
    ],
)
def test_a_mistake_on_a_page(tmp_path: Path, old: str, new: str, line: int, expected: str) -> None:
    message = fault(tmp_path, turn=(old, new))
    assert expected in message
    assert message.startswith(f"pages/turn.yaml, line {line}")


def test_a_loop_without_a_question(tmp_path: Path) -> None:
    looping = "  - {id: again, test: cups, yes: [{goto: turn}]}\n  - source: 2"
    message = fault(tmp_path, turn=("  - source: 2", looping))
    assert re.match(r"pages/turn\.yaml, line \d+, step turn/\S+: expected a question on every loop", message)


@pytest.mark.parametrize(
    ("file", "change", "expected"),
    [
        ("book", ("title: Tea", "titel: Tea"), 'book.yaml, line 1, top of the file: "titel" is not known here'),
        ("book", ("cost: 1", "cost: one"), 'action "pour": expected a whole number for "cost"'),
        ("book", ("say: With", "needs: {tea: hot}, say: With"), '"needs" has "tea: hot", which no option can be'),
        ("book", ("say: With", "needs: {milk: oat}, say: With"), '"needs" has "milk: oat", which no option can be'),
        ("book", ("say: With", "only: printed, say: With"), '"only" is "printed"; expected one of played'),
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
            'pages/turn.yaml, line 6, step turn/2: fact "kettle_hot" is of "drinker", and "begin" sets no "drinker".',
        ),
        (
            "facts",
            ("kettle_hot:", "tea_cold: {of: drinker, lasts: turn}\nkettle_hot:"),
            'facts.yaml, fact "tea_cold": "begin" sets no "drinker", which tells whose it is.',
        ),
        (
            "facts",
            ("kettle_hot:", 'tea_cold: {lasts: turn, say: {"yes": cold, "no": hot}}\nkettle_hot:'),
            'facts.yaml, fact "tea_cold": "say" tells what no question in play asks.',
        ),
        (
            "book",
            ("accounts: []", "news: {guest: {ask: Who came?, range: [1, 2], of: drinker, compute: count_cup}}"),
            'book.yaml, news "guest": "begin" sets no "drinker", which tells whose it is.',
        ),
        (
            "book",
            ("accounts: []", "news: {guest: {ask: 'Who came, {who}?', range: [1, 2], compute: count_cup}}"),
            'the book has no function "who", named in book.yaml or facts.yaml.',
        ),
        (
            "rules",
            ("def count", BEGIN.format('{"no": 0}[options["milk"]]') + "def count"),
            """with milk=yes: tea: the function "begin" of the book failed (KeyError: 'yes')""",
        ),
        (
            "rules",
            ("def count", BEGIN.format("options.cup()") + "def count"),
            'the function "begin" of the book failed (AttributeError',
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


@pytest.mark.parametrize("name", ["book.yaml", "facts.yaml", "shared.yaml", "items.txt", "pages/turn.yaml"])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, name: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BookFault, match=re.escape(f"{tmp_path / name}: cannot be read")):
        load(tmp_path)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("page: turn\x07\n", "not valid YAML: unacceptable character"),
        (
            "page: turn\nsteps: &steps\n  - test: cups\n    yes: *steps\n",
            "stands for nothing that is written before it",
        ),
        ("page: turn\nsteps: *tea\n", r'"\*tea" stands for nothing that is written before it'),
        (f"page: turn\nsteps: {'[' * 100_000}\n", "nested more than 40 levels deep"),
        (f"page: turn\nsteps: {'- ' * 100_000}\n", "not valid YAML"),
        ("page: turn\nsteps:\n\t- say: Tea.\n", "not valid YAML: found character that cannot start any token"),
        ("page: turn\nsteps: []\n---\npage: milk\n", "a second document begins; a file holds one"),
        ("? [page, turn]\n: steps\n", "a key must be a word"),
        ("", 'expected text for "page"'),
        ("Tea.\n", "expected keys and values"),
    ],
)
def test_a_page_that_no_parser_reads_is_named(tmp_path: Path, content: str, expected: str) -> None:
    write_book(tmp_path)
    (tmp_path / "pages" / "turn.yaml").write_text(content, encoding="utf-8")
    with pytest.raises(BookFault, match=expected) as fault:
        load(tmp_path)
    assert "turn.yaml" in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_shared_step_inside_itself(tmp_path: Path) -> None:
    greet = ("  say: Tea time.", "  test: cups\n  yes: [{use: greet}]")
    assert "steps are nested more than 40 deep; a shared step may stand inside itself." in fault(tmp_path, shared=greet)


def test_a_topic_that_needs_a_game_cannot_be_read_aloud(tmp_path: Path) -> None:
    write_book(
        tmp_path,
        rules=("def count", "def hot_cups(view):\n    return view.known(Key('kettle'))\n\n\ndef count"),
        turn=("after {cups}", "after {hot_cups}"),
        book=("accounts:", "topics: turn\naccounts:"),
    )
    with pytest.raises(BookFault, match='topics: "turn" cannot be read without a game: the value "kettle" is not'):
        check(load(tmp_path))


def test_a_function_that_fails_in_play_is_one_sentence_and_takes_no_answer(tmp_path: Path) -> None:
    game = begun(write_book(tmp_path, rules=('draft[Key("cups")] + 1', "{}['mugs']")))
    with pytest.raises(BookFault) as fault:
        game.answer(True)
    assert str(fault.value) == (
        """tea: the function "count_cup" of the book failed (KeyError: 'mugs'); what was answered before is kept."""
    )
    assert game.question.text == "Is the kettle hot?"


@pytest.mark.parametrize("name", ["book.yaml", "items.txt"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(BookFault, match=re.escape(str(tmp_path / name))):
        load(tmp_path)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("facts.yaml", 'pages/turn.yaml, line 6, step turn/2: fact "kettle_hot" is not in facts.yaml or facts/*.yaml.'),
        (
            "shared.yaml",
            'pages/turn.yaml, line 5, step of page turn: "greet" is no shared step; expected one of shared',
        ),
        ("values.yaml", 'pages/turn.yaml, line 6, step turn/2: the book has no function "cups", and no value of that'),
        ("rules.py", 'pages/turn.yaml, line 13, step turn/count: the book has no function "count_cup", and no value'),
    ],
)
def test_a_missing_file_that_a_page_needs_something_of_is_told_there(tmp_path: Path, name: str, message: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(BookFault) as fault:
        check(load(tmp_path))
    assert str(fault.value).startswith(message)


def test_a_book_needs_no_facts_no_shared_steps_no_values_and_no_python(tmp_path: Path) -> None:
    page = 'page: turn\nsteps: [{id: tea, ask: Tea?, "no": [{end: game}]}]\n'
    folder = write_page(tmp_path, page)
    (folder / "shared.yaml").unlink()
    assert sorted(path.name for path in folder.iterdir()) == ["book.yaml", "items.txt", "pages"]
    assert begun(folder).answer(False).over


def test_two_pages_of_one_name(tmp_path: Path) -> None:
    write_book(tmp_path)
    (tmp_path / "pages" / "again.yaml").write_text("page: turn\nsteps: []\n", encoding="utf-8")
    with pytest.raises(BookFault, match="two pages have the same id"):
        load(tmp_path)


def test_a_book_of_another_content_has_another_digest(tmp_path: Path) -> None:
    first = load(write_book(tmp_path / "a"))
    same = load(write_book(tmp_path / "b"))
    other = load(write_book(tmp_path / "c", turn=("Heat it?", "Heat the water?")))
    assert first.digest == same.digest != other.digest


def test_a_book_whose_words_sound_or_are_said_otherwise_is_played_on(tmp_path: Path) -> None:
    before = load(write_book(tmp_path)).digest
    (tmp_path / "words").mkdir()
    for name in ("words.yaml", "words/answers.yaml", "sounds.yaml"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    assert load(tmp_path).digest == before


def test_the_shipped_book_is_sound(base: object) -> None:
    check(base)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("gives", "sentence"),
    [
        ("None", 'tea: the function "pots" of the book gave "None"; expected a list of names.'),
        ('"blue"', """tea: the function "pots" of the book gave "'blue'"; expected a list of names."""),
        ("(1, 2)", 'tea: the function "pots" of the book gave "(1, 2)"; expected a list of names.'),
        ("()", 'pages/turn.yaml, line 12, step turn/heat: "pots" gave nothing to choose from.'),
    ],
)
def test_a_function_that_gives_no_choices_is_one_sentence(tmp_path: Path, gives: str, sentence: str) -> None:
    write_book(
        tmp_path,
        turn=("ask: Heat it?", "ask: In what?, answer: choice, choices_from: pots"),
        rules=("def count", f"def pots(view):\n    return {gives}\n\n\ndef count"),
    )
    with pytest.raises(BookFault) as fault:
        begun(tmp_path).answer(False)
    assert str(fault.value) == sentence


def test_a_function_that_gives_no_range_is_one_sentence(tmp_path: Path) -> None:
    write_book(
        tmp_path,
        turn=("ask: Heat it?", "ask: How hot?, answer: number, range_from: heat"),
        rules=("def count", "def heat(view):\n    return 80\n\n\ndef count"),
    )
    with pytest.raises(BookFault) as fault:
        begun(tmp_path).answer(False)
    assert str(fault.value) == (
        'tea: the function "heat" of the book gave "80"; expected the lowest and the highest number.'
    )
