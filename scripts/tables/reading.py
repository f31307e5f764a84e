"""Plays a turn with the pages as printed (`--literal`): every item read in order, each question answered by itself.

The program reads and asks; choosing the card is the reader's business, by these rules of the document: a priority
holds only if a card of its suit is in reach (base/questions/16, base/how-to-follow-the-procedures/2), and the turn
goes on at the page of the card that was chosen, so the reader turns to that page where the program, which knows no
card, went to another (`--literal --start PAGE`). Which card of a suit is played where the document leaves it open, and
which where no priority applies, is as in play.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, SpokenEvent
from voice_supercat.procedure.game import Game, new_game

from .board import MOST_ACTIONS, Board
from .preferring import done_as_printed
from .spending import SPENDINGS, has_weapons, keeps, spend_weapons
from .truths import DEEDS, true
from .turn import AMBITION_OF_NUMBER, Deal, Turn, number_of, pips_of, suit_of

_MOVERS = ("mobilization", "aggression")
_BUILDERS = ("construction", "administration")
_SUITS = ("administration", "aggression", "construction", "mobilization")

# What a printed question asks: ways, each with the suits that can go it, and the fact that tells whether it is open.
_PRIORITIES: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "1": ((("administration",), "tax_contend_declared"), (("aggression",), "secure_contend_declared")),
    "2": ((("aggression",), "secure_effective_vox"),),
    "3": ((("aggression",), "combat_contend_declared"), (("combat",), "combat_contend_declared")),
    "5.1": ((_MOVERS, "move_change_control"), (("aggression",), "combat_change_control")),
    "5.2": ((("construction",), "build_change_control"), (_BUILDERS, "repair_change_control")),
    "6.1.1": ((_MOVERS, "move_to_claim"),),
    "6.1.2": ((("construction",), "has_claim"),),
    "7": (
        (("administration",), "tax_undeclared_captives"),
        (("administration",), "tax_grow_lead"),
        (("aggression",), "secure_undeclared_captives_lead"),
    ),
    "8": ((("mobilization", "administration"), "influence_more_agents"),),
    "9": ((_MOVERS, "move_take_city"), (("aggression",), "combat_take_city")),
    "10": ((("construction",), "build_ships"), (_BUILDERS, "repair_ships")),
}
_SEVERAL_DEEDS = {
    "aggression/5.1": ("move_change_control", "combat_change_control"),
    "construction/2.1": ("build_change_control", "repair_change_control"),
    "construction/4": ("build_take_building", "repair_take_building"),
}
_TWO_STATES = ("aggression/4", "mobilization/1", "aggression/6", "mobilization/3")
"""Questions about what the bot has of two kinds: "without a starport and without any claim"."""
_SECURING = ("aggression/1", "aggression/2", "aggression/7", "aggression/10")
_SPENT_BY_ITEM = {
    "prelude/resources/1": ("material",),
    "prelude/resources/2": ("fuel-and-weapon-more",),
    "prelude/resources/3": ("relic", "relic-for-relic"),
    "prelude/resources/4": ("psionic",),
    "prelude/guild-cards/2": ("weapon-guild",),
    "prelude/guild-cards/3": ("union",),
}


def things_in(step: str) -> int:
    """How many things a printed question names: ways to act, or what the bot has."""
    page, _, item = step.partition("/")
    if page == "general-priorities" and item in _PRIORITIES:
        return len({fact for _, fact in _PRIORITIES[item]})
    return len(_SEVERAL_DEEDS.get(step, "?")) if step not in _TWO_STATES else 2


def read_turn(engine: Engine, board: Board, deal: Deal) -> Turn:
    """What happens in this turn, read literally."""
    reader = _Reader(engine, replace(board, actions=MOST_ACTIONS, left=frozenset()), deal)
    reader.choose_card()
    reader.spend()
    reader.act()
    return reader.turn


class _Reader:
    def __init__(self, engine: Engine, board: Board, deal: Deal) -> None:
        self._engine = engine
        self._deal = deal
        self._left = 0
        self.turn = Turn(board)

    @property
    def _board(self) -> Board:
        return self.turn.board

    def choose_card(self) -> None:
        """The Bot Turn page and the General Priorities."""
        game = self._opened("bot-turn")
        while not game.over:
            step = game.question.step
            yes = self._answer(step)
            game = self._answered(game, yes)
            if yes and step == "bot-turn/3.2.1" and self._declares():
                return
            if yes and step == "bot-turn/4":
                self._plays(max(self._surpassing(), key=number_of), "surpass")
                return
            if any(isinstance(event, ActEvent) and event.do == "select" for event in game.events):
                self._plays_suit(self._chosen_suit(step))
                return
        self._plays_suit(self._suit_of_best())

    def spend(self) -> None:
        """The Prelude, whose items are statements."""
        self.turn.board = self._board.entering_prelude()
        game = new_game(self._engine, 0, {}, "prelude")
        items = [event.source[0] for event in game.events if isinstance(event, SpokenEvent) and event.source]
        for item in items:
            for name in _SPENT_BY_ITEM.get(item.removeprefix("base/"), ()):
                if name == "fuel-and-weapon-more" and self._combat_by_resources():
                    self.turn.board = spend_weapons(self._board)
                    self.turn.deeds.append(("fuel-and-weapon", "spend"))
                elif (after := SPENDINGS[name](self._board, str(self.turn.suit))) is not None:
                    self.turn.board = after
                    self.turn.deeds.append((name, "spend"))

    def act(self) -> None:
        """The page of the suit, from its top after every action."""
        game = self._opened(str(self.turn.suit))
        while not game.over:
            step = game.question.step
            self.turn.board = replace(self._board, actions=self._left)
            if step == "actions-left":
                self.turn.questions.append(step)
                game = game.answer(self._left)
                continue
            deeds = _SEVERAL_DEEDS.get(step) or (str(self._engine.program.steps[step].fact),)
            deed = next((name for name in deeds if name in DEEDS and true(self._board, name)), None)
            yes = self._answer(step) and not (step in _SECURING and self._combat_by_resources())
            game = self._answered(game, yes)
            acts = [event for event in game.events if event.kind == "act"]
            if acts and deed is not None:
                self.turn.board, done = done_as_printed(self._board, deed)
                self.turn.deeds.append((acts[0].source[0], done))
                self._left = max(0, self._left - self._board.cost)

    def _opened(self, page: str) -> Game:
        return new_game(self._engine, 0, {}, page)

    def _answered(self, game: Game, yes: bool) -> Game:
        self.turn.questions.append(game.question.step)
        return game.answer(yes)

    def _answer(self, step: str) -> bool:
        if step in _ANSWERS:
            return _ANSWERS[step](self)
        page, _, item = step.partition("/")
        if page == "general-priorities" and item in _PRIORITIES:
            return self._way(item) is not None
        if step in _SEVERAL_DEEDS:
            return any(true(self._board, name) for name in _SEVERAL_DEEDS[step])
        return true(self._board, str(self._engine.program.steps[step].fact))

    def _way(self, item: str) -> str | None:
        """The suit by which the priority holds, if any."""
        for suits, fact in _PRIORITIES[item]:
            suit = next((suit for suit in suits if self._in_reach(suit)), None)
            if suit is not None and true(self._board, fact):
                return suit
        return None

    def _in_reach(self, suit: str) -> bool:
        hand = {suit_of(card) for card in self._deal.hand}
        reach = hand | ({suit_of(self._deal.lead)} if self._deal.lead else set())
        return suit in reach or (suit == "combat" and "aggression" not in reach and self._has_weapons_to_spend())

    def _has_weapons_to_spend(self) -> bool:
        return has_weapons(self._board) and not keeps(self._board.entering_prelude(), "fuel")

    def _chosen_suit(self, step: str) -> str:
        item = step.partition("/")[2]
        if item in ("4", "4.1"):
            return self._suit_without_starport() or ""
        return self._way(item) or ""

    def _suit_without_starport(self) -> str | None:
        suits = ("construction",) if self._board.claims() else _MOVERS
        return next((suit for suit in suits if self._in_reach(suit)), None)

    def _surpassing(self) -> list[str]:
        lead = self._deal.lead
        if lead is None:
            return []
        value = 0 if self._deal.lead_declared else number_of(lead)
        return [card for card in self._deal.hand if suit_of(card) == suit_of(lead) and number_of(card) > value]

    def _candidates(self) -> list[tuple[str, str]]:
        cards = sorted(self._deal.hand, key=pips_of, reverse=True)
        return [(AMBITION_OF_NUMBER[number_of(card)], card) for card in cards]

    def _declares(self) -> bool:
        for ambition, card in self._candidates():
            if self._board.rank(ambition) >= (4 if ambition in self._board.declared else 3):
                self.turn.board = self._board.declaring(ambition)
                self._plays(card, "lead")
                self.turn.deeds.append(("declare", ambition))
                return True
        return False

    def _plays_suit(self, suit: str) -> None:
        hand, lead = self._deal.hand, self._deal.lead
        if suit == "combat":
            self._plays_suit(self._suit_of_best())
            self.turn.suit = "aggression"
        elif lead is None:
            self._plays(max((card for card in hand if suit_of(card) == suit), key=pips_of), "lead")
        elif suit != suit_of(lead):
            self._plays(min((card for card in hand if suit_of(card) == suit), key=self._worth), "pivot")
        else:
            self._plays(min(hand, key=self._worth), "copy")

    def _suit_of_best(self) -> str:
        return suit_of(max(self._deal.hand if self._deal.lead is None else self._deal.drawn, key=pips_of))

    def _worth(self, card: str) -> tuple[bool, int]:
        """What is drawn is discarded at the end of the turn, what is kept is not."""
        return card in self._deal.kept, number_of(card)

    def _plays(self, card: str, played_as: str) -> None:
        lead = self._deal.lead
        self.turn.card = card
        self.turn.suit = suit_of(lead) if lead and played_as == "copy" else suit_of(card)
        self._suit_of_card = self.turn.suit
        self._left = pips_of(card) if played_as in ("lead", "surpass") else 1

    def _combat_by_resources(self) -> bool:
        return self.turn.suit == "aggression" and self._suit_of_card != "aggression"


_ANSWERS: Mapping[str, Callable[[_Reader], bool]] = {
    "bot-turn/3": lambda reader: reader._deal.lead is None,
    "bot-turn/3.2": lambda reader: any(reader._board.rank(name) >= 3 for name, _ in reader._candidates()),
    "bot-turn/3.2.1": lambda reader: reader._board.markers,
    "bot-turn/4": lambda reader: bool(reader._surpassing()),
    "general-priorities/4": lambda reader: (
        true(reader._board, "no_starport") and reader._suit_without_starport() is not None
    ),
    "general-priorities/4.1": lambda reader: reader._board.claims() > 0,
    "aggression/4": lambda reader: true(reader._board, "no_starport") and not true(reader._board, "has_claim"),
    "mobilization/1": lambda reader: true(reader._board, "no_starport") and not true(reader._board, "has_claim"),
    "aggression/6": lambda reader: true(reader._board, "unbuilt_cities") and true(reader._board, "fewer_claims"),
    "mobilization/3": lambda reader: true(reader._board, "unbuilt_cities") and true(reader._board, "fewer_claims"),
    "aggression/9": lambda reader: reader._board.markers,
}
