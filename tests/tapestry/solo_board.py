"""What lies on a table with real decks and a board.

The icons of cards and spaces are made up; those of the printed game are not in the document.
"""

import random
import re
from dataclasses import dataclass, field

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.state import State

TRACKS = ["exploration", "science", "military", "technology"]
ICON_NAMES = ["any", "landmark", "end"]
NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
MULTIPLIERS = {1: (0, 0, 0), 2: (1, 1, 1), 3: (2, 1, 1), 4: (2, 2, 1), 5: (3, 2, 2)}
_SPACE = re.compile(r"(exploration|science|military|technology) space (\w+)", re.IGNORECASE)


@dataclass
class Card:
    """A decision card: the icons that the player reads from it."""

    icons: dict[str, str]
    income: bool
    order: list[str]
    topples: bool


def walked(track: str, start: int, goals: set[tuple[str, int]]) -> int:
    """How many single steps lead from `start` to a goal or the end of the track."""
    steps, place = 0, start
    while True:
        steps, place = steps + 1, place + 1
        if place == 12 or (track, place) in goals:
            return steps


def allowed(icon: str, at: dict[str, int], landmarks: set[tuple[str, int]], favorite: str | None) -> list[str]:
    """The valid tracks, found by walking."""
    running = [track for track in TRACKS if at[track] != 12]
    if icon == "favorite" or icon in TRACKS:
        return [track for track in running if track == (favorite if icon == "favorite" else icon)]
    if icon == "any" or not running:
        return running
    ways = [(walked(track, at[track], landmarks if icon == "landmark" else set()), track) for track in running]
    return [track for steps, track in ways if steps == sorted(ways)[0][0]]


@dataclass
class Board:
    """The decks, the tokens and the points, as they lie there."""

    chance: random.Random
    level: int = 2
    cards: dict[int, Card] = field(default_factory=dict)
    spaces: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    decision: list[int] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    pair: list[int] = field(default_factory=list)
    landmarks: set[tuple[str, int]] = field(default_factory=set)
    mine: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    my_incomes: int = 1
    untold: list[tuple[str, int]] = field(default_factory=list)
    telling: tuple[str, int] = ("", 0)
    bots: dict[str, dict[str, int]] = field(default_factory=dict)
    favorite: dict[str, str] = field(default_factory=dict)
    icons_left: list[str] = field(default_factory=list)
    ways: dict[str, str] = field(default_factory=dict)
    points: int = 0
    box: int = 0
    territories: int = 1
    tapestries: int = 0
    island_free: bool = True
    incomes: int = 0
    last_icon: str = ""
    tie_from: int = 0

    def __post_init__(self) -> None:
        self.landmarks = {(track, space) for track in TRACKS for space in (4, 7, 10)}
        self.bots = {bot: dict.fromkeys(TRACKS, 0) for bot in ("automa", "shadow")}
        for number in range(1, 23):
            self.cards[number] = Card(
                {bot: self.chance.choice(ICON_NAMES) for bot in ("automa", "shadow")},
                self.chance.random() < 0.5,
                self.chance.sample([*TRACKS, "heart"], 5),
                self.chance.random() < 0.5,
            )
        for track in TRACKS:
            for space in range(1, 13):
                shown = self.chance.choice(
                    [[], [], [], ["conquer"], ["explore anywhere"], ["tapestry", "tech"], ["die bare"]]
                )
                self.spaces[track, space] = shown
        self.spaces["science", 5] = ["several exploration:forward military:backward"]
        self.spaces["science", 1] = ["die"]
        self.progress = self.chance.sample(range(8, 23), 15)
        self.decision = self.chance.sample([*range(1, 8), self.progress.pop(0)], 8)

    def agrees(self, state: State) -> None:
        """The program's counters are those of the table."""
        assert state[v.points] == self.points
        assert state[v.territories] == self.territories
        assert state[v.tapestries] == self.tapestries
        assert len(state[v.claimed_by_bots]) == self.box
        assert (state[v.decision], state[v.progress]) == (len(self.decision), len(self.progress))
        for bot, at in self.bots.items():
            assert {track: state[v.position.of(bot, track)] for track in TRACKS} == at
            assert state[v.favorite.of(bot)] == self.favorite[bot]

    def ranked(self, bot: str) -> list[str]:
        """The track list of the tiebreaker card as it counts for a bot, from its end of the list."""
        order = [self.favorite[bot] if entry == "heart" else entry for entry in self.cards[self.tie_from].order]
        return order if bot == "automa" else order[::-1]

    @staticmethod
    def space_in(text: str) -> tuple[str, int]:
        """The track and the number of the space that a sentence names."""
        found = _SPACE.search(text)
        assert found is not None, text
        return found[1].lower(), NUMBERS.index(found[2])
