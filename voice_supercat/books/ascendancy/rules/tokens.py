"""Tokens of the faction at turn: resources, commands, ascendancy. None is ever below zero."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .factions import playing

ASCENDANCY_COST = 5
WINNING_ASCENDANCY = 5
MOST_OF_A_KIND = 3  # fleet cards and starbases


def of(view: View, name: str) -> int:
    """How many of `name` the faction has."""
    return view[Key[int](name, view[v.faction])]


def put(draft: Draft, name: str, value: object) -> None:
    """Set something of the faction."""
    draft[Key[object](name, draft[v.faction])] = value


def gain(draft: Draft, name: str, amount: int = 1) -> None:
    """More of `name`; never below zero."""
    put(draft, name, max(0, of(draft, name) + int(amount)))


def gain_one(draft: Draft, name: str) -> None:
    """One more of `name`."""
    gain(draft, name)


def gain_two(draft: Draft, name: str) -> None:
    """Two more of `name`."""
    gain(draft, name, 2)


def lose_one(draft: Draft, name: str) -> None:
    """One less of `name`."""
    gain(draft, name, -1)


def has(view: View, name: str, least: str = "1") -> bool:
    """Whether the faction has at least so many of `name`."""
    return of(view, name) >= int(least)


def may_spend(view: View) -> bool:
    """Whether a command is ready, or none is needed (ascendancy/general-notes/9)."""
    return bool(view[v.free]) or of(view, "ready") > 0


def exhaust(draft: Draft, count: int = 1) -> None:
    """Ready commands become exhausted ones."""
    spent = 0 if draft[v.free] else min(count, of(draft, "ready"))
    gain(draft, "ready", -spent)
    gain(draft, "exhausted", spent)


def refresh(draft: Draft, count: int) -> None:
    """Exhausted commands become ready again."""
    back = min(count, of(draft, "exhausted"))
    gain(draft, "exhausted", -back)
    gain(draft, "ready", back)


def exhaust_one(draft: Draft) -> None:
    """One command spent."""
    exhaust(draft)


def lose_command(draft: Draft) -> None:
    """A command token leaves the game, an exhausted one first."""
    gain(draft, "exhausted" if of(draft, "exhausted") else "ready", -1)


def can_buy_ascendancy(view: View) -> bool:
    """ascendancy/andorian-a-i-rules/1-buy-ascendancy/1"""
    return of(view, "culture") >= ASCENDANCY_COST and not has_won(view)


def buy_ascendancy(draft: Draft) -> None:
    """One purchase for every five culture."""
    bought = min(of(draft, "culture") // ASCENDANCY_COST, WINNING_ASCENDANCY - of(draft, "ascendancy"))
    gain(draft, "culture", -ASCENDANCY_COST * bought)
    gain(draft, "ascendancy", bought)


def has_won(view: View) -> bool:
    """ascendancy/general-notes/2"""
    return of(view, "ascendancy") >= WINNING_ASCENDANCY


def starbase_allowed(view: View) -> bool:
    """As many starbases as the ascendancy, three at most, and the commands to pay for one."""
    allowed = of(view, "starbases") < min(MOST_OF_A_KIND, of(view, "ascendancy"))
    return allowed and of(view, "ready") >= playing(view).commission


def build_starbase(draft: Draft) -> None:
    """Commands are exhausted; the starbase brings an exhausted one (ascendancy/general-notes/4)."""
    exhaust(draft, playing(draft).commission)
    gain(draft, "starbases")
    gain(draft, "exhausted")


def lose_starbase(draft: Draft) -> None:
    """Taken by a rival: its command goes too."""
    if of(draft, "starbases"):
        gain(draft, "starbases", -1)
        lose_command(draft)


def exhaust_card(draft: Draft, card: str) -> None:
    """An advancement is used up until the recharge stage."""
    put(draft, "cards", (*draft[v.cards.of(draft[v.faction])], card))


def card_ready(view: View, card: str) -> bool:
    """Whether an advancement can be used."""
    return card not in view[v.cards.of(view[v.faction])]


def refresh_cards(draft: Draft) -> None:
    """All advancements can be used again."""
    put(draft, "cards", ())
