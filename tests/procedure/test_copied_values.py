"""A page copies the content of one value into another, and bounds a number by a count."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.faults import AnswerRefused, BookFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import any_key

VALUES = """\
nests: {kind: list, fixed: true, start: [oak, elm]}
nest: {kind: choice, choices_from: nests, start: oak}
eggs: {kind: count, of: nest, start: {oak: 3, elm: 5}}
seen: {kind: count, range: [0, 4]}
taken: {kind: count, range: [0, "{eggs}"], say: taken}
last: {kind: choice, choices_from: nests}
visited: {kind: list}
route: {kind: list}
place: {kind: choice, choices_from: nests, start: oak}
"""


def game_of(folder: Path, *steps: str) -> Game:
    """A game of a page of these steps."""
    lines = "".join(f"  - {step}\n" for step in steps)
    write_page(folder, f"page: turn\non_start: {{set: {{nest: elm}}}}\nsteps:\n{lines}")
    (folder / "values.yaml").write_text(VALUES)
    head = (folder / "book.yaml").read_text().replace("}", ", owners: {nest: nests}}")
    (folder / "book.yaml").write_text(head)
    return new_game_of(folder)


def test_a_value_takes_the_content_of_another(tmp_path: Path) -> None:
    game = game_of(
        tmp_path,
        '{set: {seen: "{eggs}", last: "{nest}"}}',
        '{add: {visited: "{last}", seen: "-1"}}',
        '{set: {last: elm}, add: {visited: "{last}"}}',
        '{set: {route: "{visited}"}, add: {route: "{visited}", seen: "{eggs of last}"}}',
        "{id: it, ask: Ready?}",
    )
    found = {name: game.state[any_key(name)] for name in ("seen", "last", "visited", "route")}
    assert found == {"seen": 4, "last": "elm", "visited": ("oak", "elm"), "route": ("oak", "elm", "oak", "elm")}


def test_a_count_bounds_the_answer_to_a_question_and_what_is_told(tmp_path: Path) -> None:
    game = game_of(tmp_path, '{id: it, ask: How many?, expect: number, range: [1, "{eggs}"]}')
    assert game.question.range == (1, 3)
    with pytest.raises(AnswerRefused, match="Say a number from 0 to 3"):
        game.tell("taken", 4)


def test_an_answer_that_goes_beyond_a_count_leaves_it_in_its_range(tmp_path: Path) -> None:
    """Only a game tells how far such a question goes; where the page tells it, the book is refused."""
    ask = '{id: it, ask: How many?, expect: number, range: [0, "{eggs}"], set: seen}'
    game = game_of(tmp_path, "{set: {nest: elm}}", ask)
    assert game.question.range == (0, 5)
    assert game.answer(5).state[any_key("seen")] == 4


def test_a_page_read_by_itself_begins_with_what_it_sets(tmp_path: Path) -> None:
    engine = game_of(tmp_path, "{id: it, ask: 'Is it {nest}?'}").engine
    assert engine.new_game(0, {}, "turn").state[any_key("nest")] == "elm"


def test_unknown_is_copied_only_where_it_may_be(tmp_path: Path) -> None:
    with pytest.raises(BookFault, match='the value "place" takes "last", which is unknown'):
        game_of(tmp_path, '{set: {place: "{last}"}}', "{id: it, ask: Ready?}")


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ('set: {seen: "{nest}"}', '"seen" is a count, and cannot take "nest", a choice.'),
        ('set: {visited: "{nest}"}', '"visited" is a list, and cannot take "nest", a choice.'),
        ('add: {last: "{nest}"}', '"add" is for counts and lists; "last" is a choice.'),
        ('set: {seen: "{stones}"}', '"stones" in "set" is not declared in values.yaml or values/*.yaml.'),
        ('set: {seen: "{seen of nest}"}', '"seen" belongs to nobody; leave out "of nest".'),
        ('ask: How many?, expect: number, range: [0, "{nest}"]', '"nest" in "range" is a choice, not a count.'),
        ('ask: How many?, expect: number, range: [low, "{seen}"]', 'expected a whole number for "range", not "low".'),
    ],
)
def test_a_mistake_in_what_is_copied(tmp_path: Path, step: str, expected: str) -> None:
    with pytest.raises(BookFault) as raised:
        game_of(tmp_path, f"{{id: it, {step}}}")
    assert expected in str(raised.value)
