"""Giving another answer to a question of before, and keeping the later answers that still fit."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, TypeVar

from .answers import Answer
from .events import ActEvent, Event, SayEvent
from .faults import AnswerRefused
from .game import Game
from .state import Sentence
from .undo import put_back

_Spoken = TypeVar("_Spoken", ActEvent, SayEvent)


@dataclass(frozen=True)
class Correction:
    """The game as it would be, what to put back on the table, what to do there, and how the journal says it.

    `said` is what the program says otherwise now, of each step the last.
    """

    game: Game
    put_back: tuple[str, ...]
    do_now: tuple[Event, ...]
    said: tuple[Event, ...]
    entry: Mapping[str, Any]


def moves_of(game: Game) -> list[Game]:
    """The game after each answer and each thing told, the last one first."""
    found = []
    at: Game | None = game
    while at is not None and at.before is not None:
        found.append(at)
        at = at.before
    return found


def corrected(game: Game, back: int, answer: Answer) -> Correction:
    """The game with `answer` to the question of `back` moves ago (1 is the last one).

    Later answers are given again as long as the same question is asked; within a turn, those to questions that are no
    longer asked are left out. Raises AnswerRefused where `answer` does not fit that question.
    """
    moves = moves_of(game)
    old = list(reversed(moves[:back]))
    start = old[0].before
    assert start is not None
    new = start.answer(answer)
    given = [new]
    rest = old[1:]
    while rest:
        at = _fitting(new, rest)
        if at is None:
            break
        new = _again(new, rest[at])
        given.append(new)
        rest = rest[at + 1 :]
    undone, do_now = _left_out(_acts(old), _acts(given)), _left_out(_acts(given), _acts(old))
    said = _left_out(_says(given), _says(old))
    return Correction(
        game=new,
        put_back=tuple(_put_back(game, new, undone, do_now)),
        do_now=tuple(do_now),
        said=tuple({event.step: event for event in said}.values()),
        entry={"back": back, "then": [entry_of(move) for move in given]},
    )


def _put_back(game: Game, new: Game, undone: Sequence[ActEvent], do_now: Sequence[ActEvent]) -> list[str]:
    """What leads the table to where the corrected answers have it, but for what `do_now` tells anyway."""
    done_now = {id for event in do_now for id in event.changed}
    values = {id: content for id, content in new.state.values.items() if id not in done_now}
    kept = {id: content for id, content in game.state.values.items() if id in done_now}
    return put_back(game.engine.book, replace(new.state, values=values | kept), game.state, undone)


def entry_of(move: Game) -> dict[str, Any]:
    """How the journal says an answer, with the step that asked for it and what it asked in one breath, or an update."""
    if move.update is not None:
        return {"tell": move.update, "as": move.given}
    assert move.before is not None
    if isinstance(move.given, Sentence):
        return {"sentence": move.given.clauses, "at": move.before.state.step}
    entry = {"answer": move.given, "at": move.before.state.step}
    asked = [offer.name for offer in move.before.state.together]
    return {**entry, "asked": asked} if asked else entry


def _fitting(game: Game, rest: list[Game]) -> int | None:
    """The next of `rest` that can be given to the open question; of the same turn, unless it is the very next."""
    this_turn = list(takewhile(lambda move: move.state.trail, rest))
    for at, move in enumerate(rest[: len(this_turn) + 1]):
        if move.update is not None or (move.before is not None and move.before.question == game.question):
            fits = not isinstance(move.given, Sentence) or move.given in game.question_to_player.sentences
            return at if fits else None
    return None


def _again(game: Game, move: Game) -> Game:
    assert move.given is not None
    return game.answer(move.given) if move.update is None else game.tell(move.update, move.given)


def _acts(games: Iterable[Game]) -> list[ActEvent]:
    return [event for game in games for event in game.events if isinstance(event, ActEvent)]


def _says(games: Iterable[Game]) -> list[SayEvent]:
    return [event for game in games for event in game.events if isinstance(event, SayEvent)]


def _left_out(events: Sequence[_Spoken], others: Sequence[_Spoken]) -> list[_Spoken]:
    """Those of `events` that are not among `others`, each as often as it is missing there."""
    there = Counter(event.text for event in others)
    missing = []
    for event in events:
        if there[event.text]:
            there[event.text] -= 1
        else:
            missing.append(event)
    return missing


def take_back(game: Game, moves: int) -> Game:
    """The game so many moves ago. Raises AnswerRefused where there were fewer, or that is no number of moves."""
    if moves < 0:
        raise AnswerRefused(f"{moves} answers cannot be taken back")
    for _ in range(moves):
        if game.before is None:
            raise AnswerRefused("takes back more than was answered")
        game = game.before
    return game
