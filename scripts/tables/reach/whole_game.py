"""Plays Act One at simulated tables, game after game: turns of one bot, and what the player tells between them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.drawing import cards_to_draw, draws_cards
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game

from ..board import MOST_ACTIONS, Board
from ..playing import only_one
from ..rivals import chapter_over, rivals_play, turn_begins
from ..strewing import set_up
from ..turn import AMBITION_OF_NUMBER, Turn, number_of
from ..whole_game import Exchange
from .board import ReachBoard, reach
from .deal import EVENT, ReachDeal, ReachHands
from .playing import Playing
from .reading import read_turn

TURN_PAGES = (
    *(
        "bot-turn",
        "declare",
        "declared",
        "seize",
        "general-priorities",
        "fate",
        "steward",
        "founder",
        "prelude",
        "lead-or-follow",
    ),
    *("administration", "aggression", "construction", "mobilization", "suit", "shuffling", "events-returned"),
    *(
        "ability-selects",
        "ability-used",
        "after-ability",
        "actions-left",
        "fate-actions-left",
        "weapon-of-fate",
        "counting",
        "gain",
        "vox",
    ),
    *("influencing", "choosing-a-card", "contesting", "combat-principles", "movement-principles", "pick"),
    *("claim-to-reach", "gate-to-change", "city-planet", "ship-starport", "starport-system", "other-starport"),
    *("city-to-tax", "repair-what", "judge-combat", "battle"),
)
BOT_FATES = ("steward", "founder")
PLAYER_FATES = ("admiral", "magnate", "advocate")
BY_CHANCE = ("event-resolved/dice", "council-decided/resolve", "govern/policy", "first-regent/most-power")
"""What the dice, or players, decide as a round ends."""
COUNCIL_TALK = 0.3
"""How often a rival puts an agent on the Council, where it is in session."""

COUNCIL_ASKED = "council-secured/secured"
"""Asked in a turn where an Event depends on it, else as a round ends."""


def between_turns(step: str) -> bool:
    """Whether that step lies between the bot's turns."""
    return step.partition("/")[0] not in TURN_PAGES


@dataclass(frozen=True)
class ReachRound:
    """A turn of the bot, played and read, with everything since the turn before."""

    exchanges: tuple[Exchange, ...]
    played: Turn
    read: Turn
    opening: Game | None

    @property
    def same(self) -> bool:
        """Whether the same card and actions were chosen as the printed pages choose, and led to the same board."""
        boards = _as_it_lies(self.played.board), _as_it_lies(self.read.board)
        return self.played.choices() == self.read.choices() and boards[0] == boards[1] and not self.played.impossible


def _scored(board: ReachBoard) -> ReachBoard:
    """At the end of a chapter; agents on the Council stay there."""
    after = reach(chapter_over(board))
    return replace(after, agents=max(0, after.agents - board.council.own)) if "tyrant" in board.declared else after


def _as_it_lies(board: Board) -> Board:
    """Without what tells of the way there."""
    return replace(board, actions=MOST_ACTIONS, left=frozenset(), contending=(), cost=1)


def rounds(played: Engine, printed: Engine, seed: int, options: Mapping[str, str]) -> Iterator[ReachRound]:
    """Game after game, without an end."""
    table = 0
    while True:
        yield from _Table(played, printed, random.Random(f"{seed}/{table}"), options).rounds()
        table += 1


class _Table:
    def __init__(self, played: Engine, printed: Engine, chance: random.Random, options: Mapping[str, str]) -> None:
        self._printed, self._chance = printed, chance
        fates = ",".join((chance.choice(BOT_FATES), *chance.sample(PLAYER_FATES, int(options.get("seats") or 2) - 1)))
        self._game = new_game(played, chance.randrange(2**32), {"bots": "red", "fates": fates, **options})
        state = self._game.state
        players = [seat for seat in state[v.order] if seat not in state[v.bots]]
        board = set_up(chance, len(players))
        known = {one.name: getattr(board, one.name) for one in fields(Board)}
        self._board = ReachBoard(**known, fate=str(state[v.fate.of("red")]))
        self._hands = ReachHands(chance, state[v.deck], players)
        self._exchanges: list[Exchange] = []

    def rounds(self) -> Iterator[ReachRound]:
        opening: Game | None = self._game
        while not self._game.over and not self._game.question.step.startswith("game-end/"):
            if between_turns(self._game.question.step):
                self._answer(self._between())
                continue
            played, read = self._turn()
            self._board = reach(replace(played.board, lost=False))
            yield ReachRound(tuple(self._exchanges), played, read, opening)
            opening, self._exchanges = None, []

    def _answer(self, given: Answer) -> Game:
        asked = self._game
        self._game = asked.answer(given)
        self._exchanges.append(Exchange(asked, given, self._game))
        if self._game.state[v.chapter] != asked.state[v.chapter]:
            self._board = _scored(self._board)
            self._hands.deal()
        return self._game

    def _turn(self) -> tuple[Turn, Turn]:
        """As played, and as the printed pages read at the same board."""
        state = self._game.state
        deal = self._deal()
        before = reach(replace(turn_begins(self._board), left=frozenset()))
        board = replace(
            before,
            secured_by=None,
            first_regent=state[v.first_regent] == state[v.bot],
            regent=state[v.regent.of(state[v.bot])],
            decided=state[v.council] == "decided",
        )
        playing = Playing(board, deal, self._hands)
        number = state[v.turns]
        while not self._game.over and self._is_of_turn() and self._game.state[v.turns] == number:
            given = playing.answer(self._game)
            playing.carry_out(self._answer(given))
        return playing.turn, read_turn(self._printed, board, playing.deal)

    def _is_of_turn(self) -> bool:
        """Whether the bot whose cards were drawn is asked for; the Council may be asked about before an Event too."""
        state, step = self._game.state, self._game.question.step
        before_event = step == COUNCIL_ASKED and bool(state[v.drawn] or state.values.get("events_drawn"))
        return before_event or not between_turns(step)

    def _deal(self) -> ReachDeal:
        state = self._game.state
        leads = state[v.leading_seat] == state[v.bot]
        kept = state[v.bonus.of(state[v.bot])]
        shown = self._hands.draw_two(cards_to_draw(state)) if draws_cards(state) else ()
        drawn = tuple(card for card in shown if card != EVENT)
        lead = None if leads else state[v.lead]
        event = EVENT in shown and state[v.event_played_by] is None
        seized = state[v.seized_by] is not None
        return ReachDeal(drawn, kept, lead, bool(state[v.lead_declared]), seized, shown, event)

    def _between(self) -> Answer:
        """The answer of the player to what is asked between the bot's turns; the rivals then act."""
        question, state = self._game.question, self._game.state
        if question.expect == "ack":
            return ACKNOWLEDGED
        seat = str(state[v.seat])
        if question.step == "player-turn/lead":
            self._rivals_play()
            return self._hands.lead(seat)
        if question.step == "player-turn/follow":
            self._rivals_play()
            lead = state[v.lead]  # a bot that has nothing but Events leads nothing
            return self._hands.lead(seat) if lead is None else self._hands.follow(seat, lead, question.choices)
        if question.step == "player-turn/declared":
            declares = self._hands.declares()
            if declares:
                ambition = AMBITION_OF_NUMBER[number_of(state.known(v.lead))]
                self._board = reach(self._board.declaring(ambition))
            return declares
        if question.step == "player-turn/seized":
            return self._hands.seizes(seat)
        if question.step in ("seat/cards-left", "seat/how-many"):
            left = len(self._hands.held[seat])
            return left > 0 if question.step == "seat/cards-left" else left
        if question.step in BY_CHANCE:
            return self._chance.choice(question.choices)
        return False if question.expect == "yes_no" else only_one(question)

    def _rivals_play(self) -> None:
        board = reach(rivals_play(self._board, self._chance))
        if not board.decided and self._chance.random() < COUNCIL_TALK:
            board = replace(board, council=replace(board.council, rival=min(3, board.council.rival + 1)))
        self._board = board
