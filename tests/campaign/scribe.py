"""Someone who only listens: what the counters on the table must show, by what was said and answered alone."""

import re
from dataclasses import dataclass, field

from told_act import PLAYER, Told

from voice_supercat.procedure.numerals import in_words

HAND = 6
_SEATS = {"red": "red", "white": "white", "you": PLAYER}
_ROUND = re.compile(r"Round \w+\. (\w+) leads?\.")
_LEADS = re.compile(r"(\w+) leads with (\w+) (\d), for \w+ actions?(, and declares)?")
_SURPASSES = re.compile(r"(\w+) surpasses with \w+ (\d)")
_SEIZES = re.compile(r"(\w+) seizes the initiative, and its hand counter goes down by one\.")
_SEIZE_COUNTER = re.compile(r"(?:Place the seize counter at|Raise the seize counter to) (\w+)\.")
_NUMBERS = {in_words(number): number for number in range(10)}


@dataclass
class Scribe:
    """Hand counters, seize counters, Events set aside, and who leads the next round."""

    bots: tuple[str, ...]
    leads: str
    """Whoever leads the first round, which the set-up has told."""
    hands: dict[str, int] = field(default_factory=dict)
    seize: dict[str, int] = field(default_factory=dict)
    aside: int = 0
    rounds: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    _bot: str = ""
    _suit: str = ""
    _best: tuple[int, str] = (0, "")
    _seized: str = ""

    def __post_init__(self) -> None:
        self._bot = self.leads
        self._deal()
        self._best = (0, self.leads)
        self.seize = dict.fromkeys(self.bots, 0)

    def hears(self, told: Told) -> None:
        """An answer, and what was said after it."""
        if told.step == "bot-turn/drawn":
            self.hands[self._bot] -= 1
        elif told.step == "player-turn/lead":
            self._led(str(told.answer), PLAYER)
        elif told.step == "player-turn/declared" and told.answer is True:
            self._best = (0, PLAYER)
        elif told.step == "player-turn/follow":
            self._followed(str(told.answer))
        elif told.step == "player-turn/seized" and told.answer is True:
            self._seized = PLAYER
        elif told.step == "seat/cards-left" and told.answer is False:
            self.hands[PLAYER] = 0
        for line in told.lines:
            self._line(line)

    def _line(self, line: str) -> None:
        for bot in self.bots:
            if f"{bot} draw?" in line:
                self._bot = bot
            if line.startswith(f"{bot.capitalize()} draws nothing"):
                self._bot = bot
                self.hands[bot] -= 1
        if line.startswith("Chapter ") and line.endswith("."):
            if line.count(" ") == 1:  # not the end of one
                self._deal()
        elif found := _ROUND.fullmatch(line):
            self._round(_SEATS[found[1].lower()])
        elif found := _LEADS.match(line):
            self._led(f"{found[2]} {found[3]}", found[1].lower())
            self._best = (0, found[1].lower()) if found[4] else self._best
        elif found := _SURPASSES.match(line):
            self._best = max(self._best, (int(found[2]), found[1].lower()))
        elif found := _SEIZES.search(line):
            self._seized = found[1].lower()
            self.hands[self._seized] -= 1
        elif found := _SEIZE_COUNTER.fullmatch(line):
            self.seize[self._bot] = _NUMBERS[found[1]]
        elif line == "Remove the seize counter.":
            self.seize[self._bot] = 0
        elif "plays the Event" in line:
            self.aside += 1

    def _deal(self) -> None:
        self.hands = dict.fromkeys(self.bots, HAND)
        self.aside = 0
        self._best = (0, "")

    def _round(self, seat: str) -> None:
        """Whoever has seized leads, else the highest card of the suit, if that seat has cards left."""
        leader = self._seized or self._best[1]
        if leader and self.hands.get(leader, 1) > 0:
            self.rounds.append(seat)
            self.expected.append(leader)
        self._seized, self._best = "", (0, seat)

    def _led(self, card: str, seat: str) -> None:
        if " " in card:
            self._suit, number = card.split()
            self._best = (int(number), seat)

    def _followed(self, card: str) -> None:
        suit, _, number = card.partition(" ")
        if suit == self._suit and number and int(number) > self._best[0]:
            self._best = (int(number), PLAYER)
