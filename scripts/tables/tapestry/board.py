"""What lies on the table: decks, tokens, landmarks, points, the map."""

import random
import re
from dataclasses import dataclass, field

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

from .components import END, TIERS, TRACKS, Components, printed
from .hexes import Map

NUMBERS = [in_words(number) for number in range(END + 1)]
_SPACE = re.compile(rf"({'|'.join(TRACKS)}) (?:space )?({'|'.join(reversed(NUMBERS))})\b", re.IGNORECASE)


def walked(track: str, start: int, goals: set[tuple[str, int]]) -> int:
    """How many single steps lead from `start` to a goal or the end of the track."""
    steps, place = 0, start
    while True:
        steps, place = steps + 1, place + 1
        if place == END or (track, place) in goals:
            return steps


def allowed(icon: str, at: dict[str, int], landmarks: set[tuple[str, int]], favorite: str | None) -> list[str]:
    """The valid tracks, found by walking."""
    running = [track for track in TRACKS if at[track] != END]
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
    printed: Components = field(default_factory=Components)
    numbers: bool = True
    decision: list[int] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    pair: list[int] = field(default_factory=list)
    tie_from: int = 0
    landmarks: set[tuple[str, int]] = field(default_factory=set)
    mine: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    my_incomes: int = 1
    bots: dict[str, dict[str, int]] = field(default_factory=dict)
    favorite: dict[str, str] = field(default_factory=dict)
    faces: list[str] = field(default_factory=list)
    points: int = 0
    box: int = 0
    tapestries: int = 0
    incomes: int = 0
    island_gained: bool = False

    def __post_init__(self) -> None:
        self.landmarks = {(track, space) for track in TRACKS for space in TIERS}
        self.bots = {bot: dict.fromkeys(TRACKS, 0) for bot in ("automa", "shadow")}
        if not self.printed.cards:
            self.printed = printed(self.chance)
        self.map = Map(self.chance)
        self.progress = self.chance.sample(range(8, 23), 15)
        self.decision = self.chance.sample([*range(1, 8), self.progress.pop(0)], 8)

    def agrees(self, state: State) -> None:
        """The program's counters are those of the table."""
        assert state[v.points] == self.points
        assert state[v.territories] == len(self.map.of("automa"))
        assert state[v.tapestries] == self.tapestries
        assert len(state[v.claimed_by_bots]) == self.box
        assert (state[v.decision], state[v.progress]) == (len(self.decision), len(self.progress))
        for bot, at in self.bots.items():
            assert {track: state[v.position.of(bot, track)] for track in TRACKS} == at
            assert state[v.favorite.of(bot)] == self.favorite[bot]

    def draws(self) -> None:
        """The last pair is discarded and the next one drawn."""
        self.discard += self.pair
        self.pair = [self.decision.pop(0), self.decision.pop(0)]
        self.tie_from = self.pair[1]

    def ranked(self, bot: str) -> list[str]:
        """The track list of the tiebreaker card as it counts for a bot, from its end of the list."""
        order = [self.favorite[bot] if entry == "heart" else entry for entry in self.printed.cards[self.tie_from].order]
        return order if bot == "automa" else order[::-1]

    @staticmethod
    def space_in(text: str) -> tuple[str, int]:
        """The track and the number of the space that a sentence names."""
        found = _SPACE.search(text)
        assert found is not None, text
        return found[1].lower(), NUMBERS.index(found[2])
