"""A page as a flow chart: what is asked, what follows each answer, the way taken, and where the game stands."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from orchard_book import orchard
from small_book import new_game_of, write_book, write_page
from walks import SEEDS, examples, walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.chart import Box, chart
from voice_supercat.procedure.conditions_in_words import in_words
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.steps import AnyOf, Comparison, FunctionCall, Subject


def drawn(game: Game) -> str:
    """The chart in lines: `>` is where the game stands, `+` what lies on the way; branches are indented."""
    found = chart(game)
    assert found is not None
    return "\n".join(_lines(found.boxes, ""))


def _lines(boxes: tuple[Box, ...], indent: str) -> Iterator[str]:
    for box in boxes:
        given = "" if box.answer is None else f" = {box.answer.answer}"
        yield f"{indent}{'>' if box.here else '+' if box.passed else '-'} {box.text}{given}"
        for branch in box.branches:
            yield f"{indent}  {branch.label}{' +' if branch.taken else ''}:"
            yield from _lines(branch.boxes, f"{indent}    ")


def after(game: Game, *answers: Answer) -> Game:
    for answer in answers:
        game = game.answer(answer)
    return game


TEA = """\
+ Tea time.
> Is the kettle hot?
  Yes:
    - Pour cup (cups).
  No:
    - Heat it?
- Another cup after (cups)?"""

POURED = """\
+ Tea time.
+ Is the kettle hot? = True
  Yes +:
    + Pour cup zero.
  No:
    - Heat it?
> Another cup after one?"""

HEATED = """\
+ Tea time.
+ Is the kettle hot? = False
  Yes:
    - Pour cup (cups).
  No +:
    > Heat it?
- Another cup after (cups)?"""


@pytest.mark.parametrize(("answers", "lines"), [((), TEA), ((True,), POURED), ((False,), HEATED)])
def test_the_way_is_marked(tmp_path: Path, answers: tuple[Answer, ...], lines: str) -> None:
    assert drawn(after(new_game_of(write_book(tmp_path)), *answers)) == lines


def test_a_new_round_of_the_same_page_begins_unmarked(tmp_path: Path) -> None:
    game = new_game_of(write_book(tmp_path))
    assert drawn(after(game, True, True)) == TEA


MOOD = """\
+ Is ada hungry? = True
> Which mood?
- Mood
  angry:
    - Ada caws with (feathers) feathers.
  Otherwise:
    - The crow sings.
- Hungry and apples at most 4 and not over
  Yes:
    - Move the apples of that crow up by one.
    - Pick an apple.
    - Put a twig into the nest.
- winning
- Another round, with (apples of crow) apples?
- End of the turn."""


def test_what_the_program_decides_is_told_in_words(tmp_path: Path) -> None:
    assert drawn(after(new_game_of(orchard(tmp_path)), True)) == MOOD


def test_of_what_the_program_decided_one_branch_is_taken(tmp_path: Path) -> None:
    lines = drawn(after(new_game_of(orchard(tmp_path)), True, "calm")).splitlines()
    assert lines[3:5] == ["  angry:", "    - Ada caws with (feathers) feathers."]
    assert lines[5:7] == ["  Otherwise +:", "    + The crow sings."]
    assert "    + Move the apples of that crow up by one." in lines


PAGES = """\
page: turn
title: Evening
steps:
  - {id: first, ask: Is it late?}
  - {call: night}
"""


def test_a_page_tells_to_which_it_comes_back(tmp_path: Path) -> None:
    folder = write_page(tmp_path, PAGES)
    (folder / "pages" / "night.yaml").write_text("{page: night, title: Night, steps: [{id: dark, ask: Is it dark?}]}")
    found = chart(after(new_game_of(folder), True))
    assert found is not None
    assert (found.title, found.way) == ("Night", ("Evening",))


def test_a_game_that_is_over_has_no_chart(tmp_path: Path) -> None:
    folder = write_page(tmp_path, "{page: turn, steps: [{id: one, ask: Over?}, {end: game}]}")
    assert chart(after(new_game_of(folder), True)) is None


HERE, THERE = Subject("left"), Subject("apples", "crow")


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (FunctionCall("has_cards", ("two",)), "Has cards two"),
        (Comparison(HERE, "so"), "Left"),
        (Comparison(HERE, "so", negated=True), "Not left"),
        (Comparison(HERE, "known", negated=True), "Left is unknown"),
        (Comparison(HERE, "empty"), "Left is empty"),
        (Comparison(THERE, "at least", ("2",)), "Apples of crow at least 2"),
        (Comparison(THERE, "is", ("one", "two"), negated=True), "Apples of crow is not one or two"),
        (Comparison(HERE, "has", others=(THERE,)), "Left has apples of crow"),
        (AnyOf((Comparison(HERE, "so"), Comparison(THERE, "empty"))), "Left or apples of crow is empty"),
        (AnyOf((Comparison(HERE, "so"),), negated=True), "Not left"),
        ((Comparison(HERE, "so"), FunctionCall("late")), "Left and late"),
    ],
)
def test_a_condition_is_told_in_words(condition: object, words: str) -> None:
    assert in_words(condition) == words  # type: ignore[arg-type]


@pytest.fixture(scope="module", params=book_ids())
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of(open_book(request.param))


@examples(3)
@given(seed=SEEDS)
def test_in_every_book_the_open_question_is_on_its_page_once(engine: Engine, seed: int) -> None:
    for game in walk(new_game(engine, seed, {}), random.Random(seed), 60):
        if (found := chart(game)) is not None:
            lines = list(_lines(found.boxes, ""))
            assert len([line for line in lines if line.strip().startswith(">")]) == 1, (game.state.step, lines)
