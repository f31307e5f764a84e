"""Plays a turn of the campaign with the pages as printed: every item read in order, each question answered by itself.

As in the base game's reading (`scripts/tables/reading.py`) choosing the card is the reader's business. Besides, the
reader keeps to half of the actions on the page of the Fate, and then turns to the page of the suit.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, SpokenEvent

from ..board import MOST_ACTIONS
from ..literal import MOVERS, LiteralReader
from ..turn import Turn, number_of, pips_of, suit_of
from .board import DEEDS, STATES, ReachBoard, reach, true
from .deal import EVENT, ReachDeal
from .lines import FATE_LINES, PRIORITIES, SECURING, SEVERAL_DEEDS, SPENT_BY_ITEM
from .spending import SPENDINGS, weapon


def read_turn(engine: Engine, board: ReachBoard, deal: ReachDeal) -> Turn:
    """What happens in this turn, read literally."""
    reader = _Reader(engine, replace(board, actions=MOST_ACTIONS, left=frozenset()), deal)
    reader.choose_card()
    if reader.turn.suit is not None:
        reader.spend()
        reader.act_for_fate()
        reader.act()
    return reader.turn


class _Reader(LiteralReader[ReachDeal]):
    priorities = PRIORITIES

    def __init__(self, engine: Engine, board: ReachBoard, deal: ReachDeal) -> None:
        super().__init__(engine, board, deal)
        self._fate_read = False

    @property
    def board(self) -> ReachBoard:
        return reach(self.turn.board)

    def choose_card(self) -> None:
        """The Bot Turn page, the page of the Fate and the General Priorities."""
        game = self._opened("bot-turn")
        while not game.over:
            step = game.question.step
            at_priorities = step.startswith("general-priorities/") and not self._fate_read
            if at_priorities and (self._plays_event() or not self.deal.hand or self._selects_for_fate()):
                return
            yes = self._answer(step)
            game = self._answered(game, yes)
            if yes and step == "bot-turn/4.3.1" and self._declares():
                return
            if yes and step == "bot-turn/5":
                self._plays(max(self.deal.surpassing(), key=number_of), "surpass")
                return
            if any(isinstance(event, ActEvent) and event.do == "select" for event in game.events) and (
                suit := self._chosen_suit(step, yes)
            ):
                self._plays_suit(suit)
                return
        if self.deal.hand:
            self._plays_suit(suit_of(self.deal.best()))

    def spend(self) -> None:
        """The Prelude, whose items are statements."""
        self.turn.board = self.board.entering_prelude()
        game = self._opened("prelude")
        items = [event.source[0] for event in game.events if isinstance(event, SpokenEvent) and event.source]
        for item in items:
            name = item.removeprefix("campaign/")
            if name == "prelude/resources/2" and self._combat_by_resources():
                self.turn.board = weapon(self.board)
                self.turn.deeds.append(("weapon", "spend"))
            for spent in SPENT_BY_ITEM.get(name, ()):
                if (after := SPENDINGS[spent](self.board, str(self.turn.suit))) is not None:
                    self.turn.board = after
                    self.turn.deeds.append((spent, "spend"))

    def act_for_fate(self) -> None:
        """campaign/fates/3 and 5: where the card was not selected by General Priorities, or by this page."""
        limit, taken = (self._left + 1) // 2, 0
        while not self._fate_read and taken < limit and self._left:
            self.turn.board = replace(self.board, actions=min(self._left, limit - taken))
            fact = self._fate_line(self._card_gives)
            if fact is None:
                return
            taken += self._do(fact, limit - taken)

    def _card_gives(self, suits: tuple[str, ...], fact: str) -> bool:
        """Whether the card that is played gives the action: with a weapon alone, moves and battles only."""
        return self.turn.suit in suits and not ("secure" in fact and self._combat_by_resources())

    def act(self) -> None:
        """The page of the suit, from its top after every action."""
        if not self._left:
            return
        game = self._opened(str(self.turn.suit))
        while not game.over:
            step = game.question.step
            self.turn.board = replace(self.board, actions=self._left)
            if step == "actions-left":
                self.turn.questions.append(step)
                game = game.answer(self._left)
                continue
            deeds = SEVERAL_DEEDS.get(step) or (str(self._engine.program.steps[step].fact),)
            deed = next((name for name in deeds if name in DEEDS and true(self.board, name)), None)
            yes = self._answer(step) and not (step in SECURING and self._combat_by_resources())
            game = self._answered(game, yes)
            if deed is not None and any(event.kind == "act" for event in game.events):
                self._do(deed)

    def _do(self, fact: str, most: int = MOST_ACTIONS) -> int:
        """Take the action; what it cost, where that is bounded."""
        after = DEEDS[fact].done(self.board)
        assert after is not None
        self.turn.board = after
        self.turn.deeds.append((DEEDS[fact].kind, ""))
        cost = min(self._left, most, after.cost)
        self._left -= cost
        return cost

    def _plays_event(self) -> bool:
        """campaign/bot-turn-start-here/5.2.3"""
        if self.deal.event and self.deal.lead is not None:
            self.turn.card, self.turn.suit = EVENT, suit_of(self.deal.lead)
            self._suit_of_card, self._left = self.turn.suit, pips_of(self.deal.lead)
            return True
        return False

    def _selects_for_fate(self) -> bool:
        """campaign/general-priorities/1: the page is read once a turn."""
        reachable = self._fate_line(lambda suits, _: any(self.in_reach(suit) for suit in suits))
        if reachable is None:
            self._fate_read = True
            return False
        suits = next(suits for ways in FATE_LINES.values() for suits, fact in ways if fact == reachable)
        self._plays_suit(next(suit for suit in suits if self.in_reach(suit)))
        return True

    def _fate_line(self, gives: Callable[[tuple[str, ...], str], bool]) -> str | None:
        """The first action of the first line that can be taken with the cards in question."""
        game = self._opened(self.board.fate)
        while not game.over and game.question.step.startswith(_OF_ACT_ONE[self.board.fate]):
            step = game.question.step
            for suits, fact in FATE_LINES.get(step, ()):
                if gives(suits, fact) and true(self.board, fact):
                    self.turn.questions.append(step)
                    return fact
            game = self._answered(game, self._answer(step) if step not in FATE_LINES else False)
        return None

    def _answer(self, step: str) -> bool:
        if step in _ANSWERS:
            return _ANSWERS[step](self)
        page, _, item = step.partition("/")
        if page == "general-priorities" and item in PRIORITIES:
            return self._way(item) is not None
        if step in SEVERAL_DEEDS:
            return any(true(self.board, name) for name in SEVERAL_DEEDS[step])
        fact = str(self._engine.program.steps[step].fact)
        return (fact in DEEDS or fact in STATES) and true(self.board, fact)

    def _chosen_suit(self, step: str, yes: bool) -> str | None:
        item = step.partition("/")[2]
        if item == "5.1":
            suits = ("construction",) if yes else MOVERS
            return self.first_in_reach(*suits)
        return self._way(item)

    def holds(self, fact: str) -> bool:
        return true(self.board, fact)

    def _has_combat_card(self) -> bool:
        return self.board.resources["weapon"] > 0

    def candidates(self) -> list[tuple[str, str]]:
        """Ambitions, each with the card that could declare it; those that it is winning first."""
        return sorted(super().candidates(), key=lambda pair: self.board.rank(pair[0]) < 4)


def _without_starport(reader: _Reader) -> bool:
    suits = ("construction",) if true(reader.board, "build_starport") else MOVERS
    return true(reader.board, "no_starport") and any(map(reader.in_reach, suits))


def _both(first: str, second: str, *, holds: bool = True) -> Callable[[_Reader], bool]:
    return lambda reader: true(reader.board, first) and true(reader.board, second) == holds


_OF_ACT_ONE = {"steward": "steward/all-acts/", "founder": "founder/act-i/"}
_NO_STARPORT_NOR_CLAIM = _both("no_starport", "has_claim", holds=False)
_TOO_FEW_CLAIMS = _both("unbuilt_cities", "fewer_claims")
_ANSWERS: Mapping[str, Callable[[_Reader], bool]] = {
    "bot-turn/2": lambda reader: bool(reader.deal.shown),
    "bot-turn/4": lambda reader: reader.deal.lead is None,
    "bot-turn/4.2": lambda reader: EVENT in reader.deal.shown,
    "bot-turn/4.3": lambda reader: any(reader.board.rank(name) >= 3 for name, _ in reader.candidates()),
    "bot-turn/4.3.1": lambda reader: reader.board.markers,
    "bot-turn/5": lambda reader: bool(reader.deal.surpassing()),
    "general-priorities/5": _without_starport,
    "general-priorities/7.1": lambda _: False,
    "aggression/5": _NO_STARPORT_NOR_CLAIM,
    "mobilization/1": _NO_STARPORT_NOR_CLAIM,
    "aggression/8": _TOO_FEW_CLAIMS,
    "mobilization/4": _TOO_FEW_CLAIMS,
    "aggression/15": lambda reader: reader.board.markers,
    "steward/all-acts/2": lambda reader: not reader.board.decided,
    "steward/all-acts/2.2": lambda reader: not reader.board.first_regent,
    "founder/act-i/1": lambda reader: reader.board.regent,
}
