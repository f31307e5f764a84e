"""Tokens of the faction at turn: resources, commands, ascendancy, starbases."""

from typing import TypeVar

from voice_supercat.procedure.keys import Key, OwnedKey, OwnedReadKey
from voice_supercat.procedure.state import Draft, View

from . import values as v

T = TypeVar("T")

MOST = 99
"""The most that is counted of anything, as in the ranges of the values."""


def of(view: View, key: OwnedKey[T] | OwnedReadKey[T]) -> T:
    """What the faction has of it, or its figure."""
    return view[key.of(view[v.faction])]


def gain(draft: Draft, key: OwnedKey[int], amount: int = 1) -> None:
    """More of it, or less; never below zero."""
    adjust(draft, key.of(draft[v.faction]), amount)


def adjust(draft: Draft, key: Key[int], amount: int) -> None:
    """The same of one value."""
    draft[key] = min(MOST, max(0, draft[key] + amount))


def ready(view: View) -> int:
    """Commands that can be spent."""
    return max(0, of(view, v.commands) - of(view, v.exhausted))


def may_spend(view: View) -> bool:
    """Whether a command is ready, or none is needed (ascendancy/general-notes/9)."""
    return view[v.free] or ready(view) > 0


def exhaust(draft: Draft, count: int) -> None:
    """Ready commands become exhausted ones."""
    gain(draft, v.exhausted, 0 if draft[v.free] else min(count, ready(draft)))


def exhaust_command(draft: Draft) -> None:
    """One command spent."""
    exhaust(draft, 1)


def refresh_commands(draft: Draft, count: str) -> None:
    """So many exhausted commands become ready again."""
    gain(draft, v.exhausted, -int(count))


def lose_command(draft: Draft, faction: str) -> None:
    """A command token of that faction leaves the game, an exhausted one first."""
    adjust(draft, v.exhausted.of(faction), -1)
    adjust(draft, v.commands.of(faction), -1)


def limit_exhausted(draft: Draft) -> None:
    """After a correction: no faction has more exhausted commands than commands."""
    for faction in draft[v.factions]:
        exhausted = v.exhausted.of(faction)
        draft[exhausted] = min(draft[exhausted], draft[v.commands.of(faction)])


def buy_ascendancy(draft: Draft) -> None:
    """One purchase for every five culture."""
    price = draft[v.ascendancy_price]
    left = draft[v.winning_ascendancy] - of(draft, v.ascendancy)
    bought = min(of(draft, v.culture) // price, left)
    gain(draft, v.culture, -price * bought)
    gain(draft, v.ascendancy, bought)


def starbase_allowed(view: View) -> bool:
    """A system without one, as many as the ascendancy, three at most, and the commands to pay for it."""
    most = min(view[v.most_of_a_kind], of(view, v.ascendancy), of(view, v.colonies))
    allowed = of(view, v.starbases) < most
    return allowed and ready(view) >= of(view, v.commission)


def build_starbase(draft: Draft) -> None:
    """Commands are exhausted; the starbase brings an exhausted one (ascendancy/general-notes/4)."""
    exhaust(draft, of(draft, v.commission))
    gain(draft, v.starbases)
    gain(draft, v.commands)
    gain(draft, v.exhausted)


def lose_starbase(draft: Draft) -> None:
    """Taken by a rival: its command goes too."""
    if of(draft, v.starbases):
        gain(draft, v.starbases, -1)
        lose_command(draft, draft[v.faction])


def gain_usual_income(draft: Draft) -> None:
    """What their systems produce."""
    gain(draft, v.production, of(draft, v.production_income))
    gain_other_income(draft)


def gain_other_income(draft: Draft) -> None:
    """The same without production."""
    gain(draft, v.research, of(draft, v.research_income))
    gain(draft, v.culture, of(draft, v.culture_income))
