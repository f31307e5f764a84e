"""What the page gets of random games of every book, as played and as printed: nothing there is made for one game."""

import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from transcript import understanding_of
from walks import SEEDS, examples, walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.screen.moment import next_moment
from voice_supercat.screen.views import (
    changes_view,
    form_view,
    glossary_view,
    put_back_view,
    question_view,
    table_view,
)

LONGEST = 64_000  # bytes for one moment; the usual one has 16 kB


@pytest.fixture(scope="module", params=[(book, mode) for book in book_ids() for mode in ("played", "printed")])
def engine(request: pytest.FixtureRequest) -> Engine:
    book, mode = request.param
    return engine_of(open_book(book), mode)


def texts_of(part: object) -> Iterator[str]:
    """Every text in what is sent."""
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ()
    yield from (part,) if isinstance(part, str) else (text for one in inside for text in texts_of(one))


@examples(2)
@given(seed=SEEDS)
def test_every_moment_can_be_shown(engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    session = Session(new_game(engine, seed, {}), understanding_of(engine))
    first = next_moment(None, session, session.opening())
    assert len(glossary_view(first)) == len(engine.book.terms)
    assert question_view(first)["question"]["text"] == session.question.text
    assert table_view(first)["history"] == []
    for game in walk(session.game, chance, 60):
        session.game = game
        moment = next_moment(None, session, game.events)
        shown, table = question_view(moment), table_view(moment)
        assert len(json.dumps([shown, table])) < LONGEST
        assert [text for text in texts_of([shown, table, glossary_view(moment)]) if "{" in text] == []
        assert shown["question"]["text"] == session.question.text
        told = [value["name"] for group in table["counters"] for value in group["values"] if value["tells"]]
        others = [one["name"] for one in changes_view(moment)]
        for name in {*told[:1], *chance.sample([*told, *others], min(2, len(told) + len(others)))}:
            assert form_view(moment, name)["question"]["text"]
        back = chance.randint(1, len(table["history"]))
        assert put_back_view(moment, back)["back"] == back
