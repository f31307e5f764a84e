"""The Negotiation counted by hand: whose turn it is, how many rounds are left, each total, what a bot may offer."""

import re
from collections import Counter
from collections.abc import Sequence

from act_two_checks import Grievances
from act_two_table import BOTS, SEATS, Table

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent, Event, RollEvent
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

POWER = {1: ((5, 3), (4, 2), (3, 2)), 2: ((6, 3), (5, 3), (4, 2)), 3: ((9, 4), (6, 3), (4, 2))}
"""Of first and second place in the chapters of Act Two: the markers in the order in which they are placed."""
MOST_FAILURES, MOST_FOR_ONE, MOST_FAVORS, WANTED, ACCEPTED = 3, 4, 3, 2, 5
_OFFER = re.compile(r"\w+ offers \w+ (?:(\w+) favors?)?(?: and )?(?:(\w+) assets?)? for it\.")
_NUMBERS = {in_words(number): number for number in range(10)}
_TOLD = {"modifiers/rival": "rival", "modifiers/contends": "contend", "modifiers/objective": "objective"}


class Exchanges:
    """Watches one act."""

    def __init__(self, table: Table, grievances: Grievances) -> None:
        self._table, self._grievances = table, grievances
        self._rounds = self._failures = self._tried = self._die = 0
        self._seat = self._target = ""
        self._told: set[str] = set()
        self._offer = (0, 0)
        self._favors = 0
        self.ended: Counter[str] = Counter()

    def sees(self, asked: AskEvent, before: State, given: Answer, events: Sequence[Event]) -> None:
        """After each answer, before the table is changed by it."""
        if asked.step == "offer-of-player/whom" and given == "pass":
            self._rounds -= not self._tried
            self._next()
        elif asked.step in ("offer-of-player/whom", "offer-of-bot/for-objective", "offer-of-bot/to-contend"):
            assert self._seat == before[v.offerer]
            self._target = str(given)
            self._told = {"rival"} if asked.step.endswith("contend") else set()
        elif asked.step in ("offer-of-player/offered", "offer-of-player/asked-for"):
            self._offer = (int(str(given)), 1) if asked.step.endswith("offered") else (self._offer[0], int(str(given)))
        self._note_told(asked, before, given)
        for event in events:
            self._happens(event)

    def _note_told(self, asked: AskEvent, before: State, given: Answer) -> None:
        if asked.step not in _TOLD:
            return
        if before.together:
            names = {offer.name: _TOLD[offer.step] for offer in before.together}
            self._told |= {names[str(given)]} if given in names else set()
        elif given is True:
            self._told.add(_TOLD[asked.step])

    def _happens(self, event: Event) -> None:
        text = getattr(event, "text", "")
        if isinstance(event, RollEvent) and event.step == "negotiating/roll":
            self._rounds = event.result + len(BOTS)
            self._seat = str(self._table.game.state[v.leading_seat])
            self._failures = self._tried = 0
        if isinstance(event, RollEvent) and event.step == "exchange-rolled/roll":
            self._die = event.result
        if event.step in ("offer-of-bot/nothing", "offer-of-bot/no-offer"):
            self.ended["passed"] += 1
            self._rounds -= 1
            self._next()
        if event.step == "offer-of-bot/offers":
            self._offers(text)
        if event.step in ("exchange-rolled/accepted", "exchange-rolled/refused"):
            self._ends(accepted=event.step.endswith("accepted"), text=text)
        if event.step == "negotiating/over":
            assert self._rounds == 0

    def _offers(self, text: str) -> None:
        found = _OFFER.fullmatch(text)
        assert found, text
        self._favors, assets = (_NUMBERS[number] if number else 0 for number in found.groups())
        self._offer = (self._favors + assets, 1)
        assert self._offer[0] <= MOST_FOR_ONE
        assert self._favors + self._table.favors[self._target, self._seat] <= MOST_FAVORS
        assert self._sum() == WANTED or self._offer[0] == 1

    def _ends(self, *, accepted: bool, text: str) -> None:
        total = self._die + self._sum()
        words = in_words(total) if total >= 0 else f"minus {in_words(-total)}"
        ends = f"rolled {in_words(self._die)}, {words} in all. {self._target} {'accepts' if accepted else 'refuses'}"
        assert text.lower().startswith(ends), text
        assert accepted == (total >= ACCEPTED)
        self.ended["accepted" if accepted else "refused"] += 1
        self._rounds -= 1
        self._tried += 1
        self._failures = 0 if accepted else self._failures + 1
        if accepted and self._seat in BOTS:
            self._table.favors[self._target, self._seat] += self._favors
        if self._seat in BOTS or accepted or self._failures == MOST_FAILURES:
            self._next()

    def _next(self) -> None:
        self._seat = SEATS[(SEATS.index(self._seat) + 1) % len(SEATS)]
        self._failures = self._tried = 0

    def _sum(self) -> int:
        """campaign/negotiation-minigame-optional/13 to 19"""
        more = max(0, self._offer[0] - self._offer[1])
        gains = ("contend" in self._told) + ("objective" in self._told)
        against = self._failures + self._grievances.borne[self._target, self._seat] + ("rival" in self._told)
        return more + gains - against - self._power()

    def _power(self) -> int:
        state = self._table.game.before.state if self._table.game.before else self._table.game.state
        declared, markers = state[v.declared], POWER[state[v.chapter]]
        places = {ambition: self._table.place(self._target, ambition) for ambition in declared}
        gained = sum(
            first if places[one] == "first" else second if places[one] == "second" else 0
            for one, (first, second) in zip(declared, markers, strict=False)
        )
        return gained + self._table.city_power(self._target) * sum(place == "first" for place in places.values())
