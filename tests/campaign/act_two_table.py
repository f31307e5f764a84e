"""A table of Act Two: a Pathfinder in red and a Hegemon in blue, both bots, against a Steward in yellow.

It keeps by itself what lies on it: Flagships, planets, Banners, what everyone holds, favors, hands.
"""

import random
import re
from collections import Counter
from collections.abc import Sequence

from portal_by_hand import PLANETS, guided

from scripts.tables.board import AMBITIONS, MARKERS, RESOURCES
from scripts.tables.reach.deal import ReachHands
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import ActEvent, Event
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State

BOTS, PLAYER = ("red", "blue"), "yellow"
SEATS = (*BOTS, PLAYER)
ICONS = {"tycoon": ("material", "fuel"), "keeper": ("relic",), "empath": ("psionic",)}
OPTIONS = {"order": "red,blue,yellow", "bots": "red,blue", "fates": "pathfinder,hegemon,steward", "act": "2"}
_SPENT = re.compile(rf"Spend (?:the |one |each |a )?({'|'.join(RESOURCES)})")
_ICON_OF = {"Keeper": "relic", "Empath": "psionic"}
_TAXED = re.compile(rf"Tax (?:a|to contend|to grow the lead in) ({'|'.join((*RESOURCES, *_ICON_OF))})\b")
_OUTRAGE = re.compile(r"Outrage spreads for (\w+)")
_LAST_SLOTS = {0: 5, 1: 2}  # power that the last cities uncover
BANNERS, ENOUGH_SHIPS = 6, 2
TOKENS = 5
"""Of each resource in the game."""


class Table:
    """What lies on it, and the game that is played at it."""

    def __init__(self, session: Session, seed: int) -> None:
        self.chance = random.Random(seed)
        self.session = session
        self.hands = ReachHands(self.chance, self.game.state[v.deck], [PLAYER])
        self.makes = {planet: self.chance.choice(RESOURCES) for planet in PLANETS}
        self.flagship = {bot: self.chance.choice(PLANETS) for bot in BOTS}
        self.holds = {seat: Counter(self.chance.choices(RESOURCES, k=2)) for seat in SEATS}
        self.trophies = dict.fromkeys(SEATS, 0)
        self.captives = dict.fromkeys(SEATS, 0)
        self.unbuilt = dict.fromkeys(BOTS, 4)
        self.banners: Counter[str] = Counter()
        self.planted: set[str] = set()
        self.damaged_banners = 0
        self.favors: Counter[tuple[str, str]] = Counter()  # whose hands, whose favors
        self.exhausted: set[str] = set()
        self.attacked: set[str] = set()  # bots, since their last turn

    @property
    def game(self) -> Game:
        """As it stands."""
        return self.session.game

    def carry_out(self, before: State, given: Answer, events: Sequence[Event]) -> None:
        """What the answer tells has happened, and what was ordered then. `before` is the state that asked for it."""
        bot = before[v.bot]
        if before.step == "gain/gained" and given != "none":
            self.holds[bot][str(given)] += 1
        if before.step in ("bot-turn/loss", "bot-turn/drawn"):
            self.attacked.discard(bot)
        for event in events:
            if isinstance(event, ActEvent):
                self._do(event, bot)
            if event.step == "chapter-end/over":
                self._new_chapter(before)

    def can_uncover(self, bot: str, planet: str) -> list[str]:
        """Its resources that no planet of that cluster has, but what must be kept for a declared ambition."""
        made = {self.makes[other] for other in PLANETS if other[-1] == planet[-1]}
        declared = self.game.state[v.declared]
        kept = {icon for ambition in declared for icon in ICONS.get(ambition, ())}
        return [one for one in RESOURCES if self.holds[bot][one] and one not in made | kept]

    def in_supply(self, resource: str) -> bool:
        """Whether one can be gained; so can nothing."""
        return sum(held[resource] for held in self.holds.values()) < TOKENS

    def tally(self, seat: str, ambition: str) -> int:
        """What a seat has for an ambition; nobody holds a Guild card here."""
        if ambition in ICONS:
            return sum(self.holds[seat][icon] for icon in ICONS[ambition])
        return (self.captives if ambition == "tyrant" else self.trophies)[seat]

    def place(self, seat: str, ambition: str) -> str:
        """As far as it gains power by it."""
        own, others = self.tally(seat, ambition), [self.tally(one, ambition) for one in SEATS if one != seat]
        better, equal = sum(other > own for other in others), sum(other == own for other in others)
        if not own or better > 1 or (better and equal):
            return "neither"
        return "second" if better or equal else "first"

    def _do(self, order: ActEvent, bot: str) -> None:
        page, _, name = order.step.removesuffix(":act").partition("/")
        if order.step == "uncovering/spend":
            self.holds[bot][order.text.split()[1]] -= 1
        elif (page, name) == ("pathfinder", "flagship"):
            fits = [one for one in guided(dict(self.game.state[v.clues])) if self.can_uncover(bot, one)]
            self.flagship[bot] = self.chance.choice(sorted(fits))
        elif order.do == "plant":
            self.planted.add(self.flagship[bot])
        elif (page, name) == ("hegemon", "repair-banner"):
            self.damaged_banners -= 1
        elif page == "hegemon" and name.startswith("guard"):
            self.banners[min(self.planted, key=lambda one: (self.banners[one], one))] = ENOUGH_SHIPS
        elif page == "hegemon" and order.do == "ability":
            self.exhausted.add(name.replace("-", "_"))
        elif order.do == "combat":
            self.trophies[bot] += 1
            self.flagship["blue"] = self.chance.choice(PLANETS)
        elif spent := _SPENT.match(order.text):
            self.holds[bot][spent[1]] -= self.holds[bot][spent[1]] if "each" in order.text else 1
        elif (taxed := _TAXED.search(order.text)) and self.game.question.step != "gain/gained":
            self.holds[bot][_ICON_OF.get(taxed[1], taxed[1])] += 1
        elif outrage := _OUTRAGE.match(order.text):
            for seat in SEATS:
                self.holds[seat][outrage[1]] = 0
        elif order.do == "build city":
            self.unbuilt[bot] = max(0, self.unbuilt[bot] - 1)

    def city_power(self, bot: str) -> int:
        """What its uncovered city slots add to each first place."""
        return _LAST_SLOTS.get(self.unbuilt[bot], 0)

    def winning(self, bot: str, state: State) -> int:
        """How many undeclared ambitions it is alone first in, while there is a marker for them."""
        declared = state[v.declared]
        open_ones = [one for one in AMBITIONS if one not in declared] if len(declared) < MARKERS else []
        return sum(self.place(bot, one) == "first" for one in open_ones)

    def _new_chapter(self, before: State) -> None:
        self.hands.deal()
        self.exhausted.clear()
        self.damaged_banners += bool(self.planted)
        for ambition, kept in (("tyrant", self.captives), ("warlord", self.trophies)):
            if ambition in before[v.declared]:
                kept.update(dict.fromkeys(SEATS, 0))
