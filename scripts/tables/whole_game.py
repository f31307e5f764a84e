"""Plays whole games at simulated tables: the bot's turns, and what the player tells of their own turns between them."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.cards import deck_left
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game

from .hands import Hands
from .news import Change, public_changes, tellings
from .playing import carry_out, note_asked, true_answer
from .reading import read_turn
from .rivals import chapter_over, rivals_play, turn_begins
from .strewing import set_up
from .turn import AMBITION_OF_NUMBER, Deal, Turn, number_of

BETWEEN = ("table", "seat", "player-turn", "chapter-end", "chapter", "game-end")
"""The pages that are read between the bot's turns."""
EVENTS, NEVER = "events", "off"
"""The option with which a book wants to be told what has changed between two turns of the bot."""


def between_turns(step: str) -> bool:
    """Whether that step lies between the bot's turns."""
    return step.partition("/")[0] in BETWEEN


@dataclass(frozen=True)
class Exchange:
    """An open question, the answer to it, and the game after it; or what was told beside it, by its name."""

    asked: Game
    given: Answer
    after: Game
    told: str | None = None

    @property
    def between(self) -> bool:
        """Whether it lies between the bot's turns."""
        return self.told is not None or between_turns(self.asked.question.step)


@dataclass(frozen=True)
class Round:
    """A turn of the bot, played and read, with everything since the turn before: the exchanges of both, in order."""

    exchanges: tuple[Exchange, ...]
    played: Turn
    read: Turn
    changes: tuple[Change, ...]
    opening: Game | None
    """The game as it began, before the first turn at a table."""

    @property
    def same(self) -> bool:
        """Whether the same card and actions were chosen as the printed pages choose."""
        return self.played.choices() == self.read.choices() and not self.played.impossible


Look = Callable[[Game, Turn], None]
"""Called before every answer in a turn of the bot, and at its end."""


def rounds(
    played: Engine, printed: Engine, seed: int, options: Mapping[str, str], look: Look = lambda _game, _turn: None
) -> Iterator[Round]:
    """Game after game, without an end."""
    table = 0
    while True:
        yield from _Table(played, printed, random.Random(f"{seed}/{table}"), options, look).rounds()
        table += 1


class _Table:
    def __init__(
        self, played: Engine, printed: Engine, chance: random.Random, options: Mapping[str, str], look: Look
    ) -> None:
        self._printed = printed
        self._look = look
        self._chance = chance
        known = {name: value for name, value in options.items() if name in played.book.options}
        self._game = new_game(played, chance.randrange(2**32), known)
        state = self._game.state
        self._tells = (state[v.ledger] and state[v.counts] == "told") or options.get(EVENTS, NEVER) != NEVER
        players = [seat for seat in state[v.order] if seat not in state[v.bots]]
        self._board = replace(set_up(chance, len(players)), revised=state[v.influence] == "revised")
        self._hands = Hands(chance, state[v.deck], players)
        self._exchanges: list[Exchange] = []

    def rounds(self) -> Iterator[Round]:
        opening: Game | None = self._game
        known = self._board
        while not self._game.over and not self._game.question.step.startswith("game-end/"):
            if between_turns(self._game.question.step):
                self._answer(self._between())
                continue
            changes = public_changes(known, self._board)
            if self._tells:
                self._tell(changes)
            played, read = self._turn()
            self._board = known = replace(played.board, lost=False, ruined=False)
            yield Round(tuple(self._exchanges), played, read, changes, opening)
            opening, self._exchanges = None, []

    def _answer(self, given: Answer) -> Game:
        asked = self._game
        self._game = asked.answer(given)
        self._exchanges.append(Exchange(asked, given, self._game))
        if self._game.state[v.chapter] != asked.state[v.chapter]:
            self._board = chapter_over(self._board)
            self._hands.deal()
        return self._game

    def _tell(self, changes: tuple[Change, ...]) -> None:
        for name, given in tellings(self._game, self._board, changes):
            asked = self._game
            self._game = asked.tell(name, given)
            self._exchanges.append(Exchange(asked, given, self._game, name))

    def _turn(self) -> tuple[Turn, Turn]:
        """As played, and as the printed pages read at the same board."""
        deal = self._deal()
        self._board = board = replace(turn_begins(self._board), left=frozenset(), seized=deal.seized)
        turn = Turn(board, seized=deal.seized)
        number = self._game.state[v.turns]
        while not self._game.over and not between_turns(self._game.question.step):
            if self._game.state[v.turns] != number:
                break
            self._look(self._game, turn)
            note_asked(self._game, turn)
            asked = self._game
            carry_out(asked, self._answer(true_answer(asked, turn, deal)), turn)
        self._look(self._game, turn)
        return turn, read_turn(self._printed, replace(board, rolls=turn.rolls, seized=turn.seized), deal)

    def _deal(self) -> Deal:
        state = self._game.state
        drawn = self._hands.draw(2, deck_left(state))
        lead = None if state[v.leading_seat] == state[v.bot] else state[v.lead]
        seized = state[v.seized_by] is not None
        return Deal(drawn, state[v.bonus.of(state[v.bot])], lead, bool(state[v.lead_declared]), seized)

    def _between(self) -> Answer:
        """The answer of the player to what is asked between the bot's turns; the rivals then act."""
        question, state = self._game.question, self._game.state
        if question.expect == "ack":
            return ACKNOWLEDGED
        if question.step in ("chapter-end/won", "table/next"):
            return False
        seat = str(state[v.seat])
        if question.step == "player-turn/lead":
            self._board = rivals_play(self._board, self._chance)
            return self._hands.lead(seat)
        if question.step == "player-turn/follow":
            self._board = rivals_play(self._board, self._chance)
            return self._hands.follow(seat, state.known(v.lead), question.choices)
        if question.step == "player-turn/declared":
            declares = self._hands.declares()
            if declares:
                self._board = self._board.declaring(AMBITION_OF_NUMBER[number_of(state.known(v.lead))])
            return declares
        if question.step == "player-turn/seized":
            return self._hands.seizes(seat)
        left = len(self._hands.held[seat])
        return left > 0 if question.step == "seat/cards-left" else left
