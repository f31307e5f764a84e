"""Whatever lies on the table can be put right with "that changed" at any question of any book, by voice and typed."""

import random
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from invariants import every_value_fits, texts_are_whole
from transcript import understanding_of
from walks import LIKELY, SEEDS, any_answer, examples, walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.standing import Standing, standings
from voice_supercat.procedure.updates import updates

GAMES: Mapping[str, Mapping[str, str]] = {
    "ascendancy": {"factions": "andorian,vulcan,romulan"},
    "supercat-base": {"track": "game", "bots": "red,blue"},
    "supercat-campaign": {"fates": "steward,founder"},
    "tapestry": {},
}
ANSWERS = 120


@pytest.fixture(scope="module", params=book_ids())
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of(open_book(request.param))


@examples(3)
@given(seed=SEEDS, yes=LIKELY)
def test_every_visible_value_can_be_told_by_voice_at_any_question(engine: Engine, seed: int, yes: float) -> None:
    """What follows is carried out: the game goes on, and every value is one that can be."""
    chance = random.Random(seed)
    for game in _games(engine, seed, yes):
        for value in _visible(game):
            session = Session(game, understanding_of(engine), None)
            asked = _asked_for(session, value)
            after = game.tell(value.key.id, any_answer(asked, chance))
            texts_are_whole(after)
            every_value_fits(after)
            assert after.over or after.question


@examples(3)
@given(seed=SEEDS, yes=LIKELY)
def test_what_cannot_lie_there_is_refused(engine: Engine, seed: int, yes: float) -> None:
    for game in _games(engine, seed, yes):
        for update in updates(engine, game.state):
            question = update.question
            if update.value is None or question.expect not in ("number", "choice"):
                continue
            with pytest.raises(AnswerRefused):
                game.tell(update.name, 10_000 if question.expect == "number" else "nobody at all")


def _games(engine: Engine, seed: int, yes: float) -> Iterator[Game]:
    """Some moments of a random game."""
    chance = random.Random(seed)
    games = walk(new_game(engine, seed, GAMES[engine.book.id]), chance, ANSWERS, yes)
    yield from (game for game in games if not game.over and chance.random() < 0.03)


def _visible(game: Game) -> Iterator[Standing]:
    every = standings(game.engine.book, game.state, silent=True)
    yield from (value for value in every if value.declared.visible)


def _asked_for(session: Session, value: Standing) -> AskEvent:
    """The question for the value, reached with what is listened for."""
    session.text("that changed")
    say = (value.declared.say or "").lower()
    phrases, _ = session.expected()
    assert any(session.meaning(phrase) == Answered(say) for phrase in phrases), f"{say} is not listened for"
    session.answer(say)
    if session.question.text == "Whose?":
        session.answer((value.whose or "").lower())
    assert session.question.text.lower().startswith(f"{value.label.lower()}: "), session.question.text
    return session.question
