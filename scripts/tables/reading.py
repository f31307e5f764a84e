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

from .board import MOST_ACTIONS, Board
from .literal import MOVERS, LiteralReader, Ways
from .preferring import done_as_printed
from .spending import SPENDINGS, has_weapons, keeps, spend_weapons
from .truths import DEEDS, true
from .turn import Deal, Turn, number_of, suit_of

_BUILDERS = ("construction", "administration")

_PRIORITIES: Mapping[str, Ways] = {
    "1": ((("administration",), "tax_contend_declared"), (("aggression",), "secure_contend_declared")),
    "2": ((("aggression",), "secure_effective_vox"),),
    "3": ((("aggression",), "combat_contend_declared"), (("combat",), "combat_contend_declared")),
    "5.1": ((MOVERS, "move_change_control"), (("aggression",), "combat_change_control")),
    "5.2": ((("construction",), "build_change_control"), (_BUILDERS, "repair_change_control")),
    "6.1.1": ((MOVERS, "move_to_claim"),),
    "6.1.2": ((("construction",), "has_claim"),),
    "7": (
        (("administration",), "tax_undeclared_captives"),
        (("administration",), "tax_grow_lead"),
        (("aggression",), "secure_undeclared_captives_lead"),
    ),
    "8": ((("mobilization", "administration"), "influence_more_agents"),),
    "9": ((MOVERS, "move_take_city"), (("aggression",), "combat_take_city")),
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


class _Reader(LiteralReader[Deal]):
    priorities = _PRIORITIES

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
                self._plays(max(self.deal.surpassing(), key=number_of), "surpass")
                return
            if any(isinstance(event, ActEvent) and event.do == "select" for event in game.events):
                self._plays_suit(self._chosen_suit(step))
                return
        self._plays_suit(suit_of(self.deal.best()))

    def spend(self) -> None:
        """The Prelude, whose items are statements."""
        self.turn.board = self._board.entering_prelude()
        game = self._opened("prelude")
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

    def _answer(self, step: str) -> bool:
        if step in _ANSWERS:
            return _ANSWERS[step](self)
        page, _, item = step.partition("/")
        if page == "general-priorities" and item in _PRIORITIES:
            return self._way(item) is not None
        if step in _SEVERAL_DEEDS:
            return any(true(self._board, name) for name in _SEVERAL_DEEDS[step])
        return true(self._board, str(self._engine.program.steps[step].fact))

    def holds(self, fact: str) -> bool:
        return true(self._board, fact)

    def _has_combat_card(self) -> bool:
        return has_weapons(self._board) and not keeps(self._board.entering_prelude(), "fuel")

    def _chosen_suit(self, step: str) -> str:
        item = step.partition("/")[2]
        if item in ("4", "4.1"):
            return self._suit_without_starport() or ""
        return self._way(item) or ""

    def _suit_without_starport(self) -> str | None:
        suits = ("construction",) if self._board.claims() else MOVERS
        return self.first_in_reach(*suits)


_ANSWERS: Mapping[str, Callable[[_Reader], bool]] = {
    "bot-turn/3": lambda reader: reader.deal.lead is None,
    "bot-turn/3.2": lambda reader: any(reader._board.rank(name) >= 3 for name, _ in reader.candidates()),
    "bot-turn/3.2.1": lambda reader: reader._board.markers,
    "bot-turn/4": lambda reader: bool(reader.deal.surpassing()),
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
