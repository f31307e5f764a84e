"""Which facts each action of the bot makes true or false, found by trying every way of it on many boards."""

import itertools
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .battles import battles
from .board import AMBITIONS, MARKERS, Board
from .court import influences, secures
from .deeds import builds, moves, repairs, taxes
from .rivals import rivals_play
from .spending import SPENDINGS
from .strewing import random_board, set_up
from .truths import DEEDS, STATES, true

_BY_THEIR_TEXT = ("mass_uprising", "outrage_spreads", "song_of_freedom", "guild_struggle")
FACTS = (*STATES, *DEEDS)
_SPENT = {
    "material": "spend material",
    "fuel-and-weapon-more": "spend weapons",
    "relic": "spend relic",
    "relic-for-relic": "spend relic",
    "psionic": "spend psionic",
    "weapon-guild": "spend guild",
    "union": "spend union",
}
# What is spent is spent for the effect of other actions.
_EFFECTS = {
    "spend material": ("build city", "build starport", "build ship"),
    "spend relic": ("secure",),
    "spend psionic": ("tax", "secure", "combat"),
    "spend guild": ("build ship",),
}


ACTIONS = (
    *("tax", "repair", "influence", "secure", "move", "combat", "build city", "build starport", "build ship"),
    *("spend material", "spend weapons", "spend relic", "spend psionic", "spend guild", "spend union"),
)
Ends = set[tuple[str, bool, str]]
"""A fact, its value before, and an action that may end that."""
EVERYTHING: Ends = set(itertools.product(FACTS, (True, False), ACTIONS))


@dataclass
class Changes:
    """For each fact the actions after which it was true, or false, and had not been before."""

    made_true: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    made_false: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def by(self, fact: str, before: bool) -> set[str]:
        """The actions that ended `before`, and what is spent to the same effect."""
        seen = (self.made_false if before else self.made_true)[fact]
        return seen | {spent for spent, effects in _EFFECTS.items() if seen.intersection(effects)}


def boards(count: int, seed: int) -> Iterator[Board]:
    """Boards strewn at random, and boards as they are set up, after some turns of the rivals."""
    for number in range(count):
        chance = random.Random(f"{seed}/{number}")
        board = random_board(chance) if number % 2 else set_up(chance)
        for _ in range(chance.randint(0, 6)):
            board = rivals_play(board, chance)
        declared = tuple(chance.sample(AMBITIONS, chance.randint(0, MARKERS)))
        yield board.declaring(*declared).entering_prelude()


def ways(board: Board) -> Iterator[tuple[str, Board]]:
    """Everything that the bot could do, with the name of the action; not the texts of Vox cards, which tell theirs."""
    for kind, deeds in (("tax", taxes), ("repair", repairs), ("move", moves), ("secure", secures)):
        yield from ((kind, after) for after in deeds(board) if after.secured not in _BY_THEIR_TEXT)
    yield from (("influence", after) for after in influences(board))
    for what in ("city", "starport", "ship"):
        yield from ((f"build {what}", after) for after in builds(board, what))
    for goal in ("trophies", "raid", "control"):
        yield from (("combat", after) for after in battles(board, goal))
    for step, spend in SPENDINGS.items():
        after = spend(board, "aggression")
        if after is not None and after.secured not in _BY_THEIR_TEXT:
            yield _SPENT[step], after


def watch(found: Changes, board: Board, wanted: Ends = EVERYTHING) -> None:
    """Add to `found` what every way to act on `board` ends, of what is `wanted`."""
    kinds = {kind for _, _, kind in wanted}
    facts = [(fact, true(board, fact)) for fact in {fact for fact, _, _ in wanted}]
    for kind, after in ways(board) if kinds else ():
        for fact, before in facts if kind in kinds else ():
            seen = (found.made_false if before else found.made_true)[fact]
            if (fact, before, kind) in wanted and kind not in seen and true(after, fact) != before:
                seen.add(kind)


def changes(boards: Iterable[Board]) -> Changes:
    """What was seen to change on `boards`."""
    found = Changes()
    for board in boards:
        watch(found, board)
    return found


def shown_by(ends: Ends) -> Ends:
    """Everything that would show these: what is spent has the effects of other actions."""
    return ends | {(fact, before, effect) for fact, before, kind in ends for effect in _EFFECTS.get(kind, ())}
