"""What is printed: decision cards, spaces, civilizations and mats. Made up, as the document does not have it.

Most spaces of a track show what the track is about. Everything stays as it is from game to game.
"""

import random
from dataclasses import dataclass, field

TRACKS = ["exploration", "science", "military", "technology"]
ICON_NAMES = ["any", "landmark", "end"]
TIERS = (4, 7, 10)
END = 12
_USUAL = {
    "exploration": ["explore", "explore", "explore", "explore anywhere", "tapestry", "conquer", "", ""],
    "science": ["die", "die", "die bare", "die bare", "tapestry", "", "", ""],
    "military": ["conquer", "conquer", "conquer", "conquer anywhere", "tapestry", "", "", ""],
    "technology": ["tech", "tech", "tech", "tech", "tapestry", "explore", "", ""],
}
_SEVERAL = "several exploration:forward military:backward"
_BONUSES = ["points 3", "points 2 per_landmark", "points 1 per_territory", "tapestry", "tech", "advance end"]
_MULTIPLIERS = {1: (1, 0, 0), 2: (1, 1, 1), 3: (2, 1, 1), 4: (2, 2, 1), 5: (3, 2, 2)}


@dataclass(frozen=True)
class Card:
    """A decision card."""

    icons: dict[str, str]
    income: bool
    order: list[str]
    topples: bool


@dataclass(frozen=True)
class Civilization:
    """An Automa civilization: its favorite track, and its bonuses by income turn."""

    heart: str
    bonuses: dict[int, list[str]]


@dataclass(frozen=True)
class Mat:
    """The Automa's mat with the income chart of one level; `lists` by the columns of the chart."""

    lists: dict[str, tuple[str, ...]]
    progress: dict[str, int]
    multipliers: dict[int, tuple[int, int, int]]
    era: dict[int, int]
    advances: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Components:
    """One copy of the game."""

    cards: dict[int, Card] = field(default_factory=dict)
    spaces: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    civilizations: dict[str, Civilization] = field(default_factory=dict)
    mats: dict[int, Mat] = field(default_factory=dict)


def printed(chance: random.Random) -> Components:
    """A copy of the game."""
    made = Components()
    for number in range(1, 23):
        made.cards[number] = Card(
            {bot: chance.choice(ICON_NAMES) for bot in ("automa", "shadow")},
            chance.random() < 0.5,
            chance.sample([*TRACKS, "heart"], 5),
            chance.random() < 0.5,
        )
    for track in TRACKS:
        for space in range(1, END + 1):
            shown = [chance.choice(_USUAL[track])] + ([chance.choice(["tapestry", "tech"])] if space % 6 == 0 else [])
            made.spaces[track, space] = list(dict.fromkeys(filter(None, shown)))
    made.spaces["science", 5] = [_SEVERAL]
    for face in TRACKS:
        bonuses = {turn: [chance.choice(_BONUSES)] if chance.random() < 0.5 else [] for turn in range(1, 6)}
        made.civilizations[face] = Civilization(chance.choice(TRACKS), bonuses)
    for level in range(1, 7):
        made.mats[level] = _mat(level)
    return made


def _mat(level: int) -> Mat:
    first: tuple[str, ...] = ("progress", "mat") if level > 4 else ()
    return Mat(
        {
            "first": first,
            "middle": ("advance", "mat") if level > 2 else ("advance",),
            "last": ("favorites", "advance"),
        },
        {"first": level, "middle": level},
        {turn: (board, war, peace + (level > 4)) for turn, (board, war, peace) in _MULTIPLIERS.items()},
        {2: 3, 3: 4, 4: 5},
        {"automa": ("end", "end") if level in (3, 4, 6) else (), "shadow": ("any",) if level in (4, 6) else ()},
    )
