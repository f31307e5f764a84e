"""Ambitions: what is declared, what can be, what the bot declares."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import hand, number_of, pips_of
from .selecting import play_card

AMBITION_OF_NUMBER = {2: "tycoon", 3: "tyrant", 4: "warlord", 5: "keeper", 6: "empath"}
AMBITIONS = tuple(AMBITION_OF_NUMBER.values())
ANY_AMBITION = 7
"""The number of the cards that declare what their player likes."""
MARKERS = 3
RESOURCES_OF = {"tycoon": ("material", "fuel"), "keeper": ("relic",), "empath": ("psionic",)}
"""What counts for an ambition, as resources or as icons of guild cards; captives and trophies are neither."""


def resources_that_count(view: View) -> tuple[str, ...]:
    """Those that count for what is declared: what a tax for it can bring (base/administration-tax-repair-influence/1),
    and whose loss can stop a player from winning it (base/vox-cards/outrage-spreads/1)."""
    return tuple(name for ambition, names in RESOURCES_OF.items() if ambition in view[v.declared] for name in names)


def markers_available(view: View) -> bool:
    """Three markers a chapter; double declarations take one each."""
    return len(view[v.declared]) < MARKERS


def undeclared(view: View) -> list[str]:
    """base/terminology/14: without a marker nothing counts as undeclared."""
    return [name for name in AMBITIONS if name not in view[v.declared]] if markers_available(view) else []


def no_without_declared(view: View) -> bool | None:
    """Nothing declared: nothing to contend."""
    return None if view[v.declared] else False


def declared_is(view: View, ambition: str) -> bool:
    """Whether `ambition` is declared this chapter."""
    return ambition in view[v.declared]


def only_warlord_declared(view: View) -> bool:
    """Whether contending can only mean trophies."""
    return set(view[v.declared]) == {"warlord"}


def undeclared_so_far(view: View) -> tuple[str, ...]:
    """What can be declared; the same twice too, while there are markers."""
    return AMBITIONS if markers_available(view) else ()


def note_declaration(draft: Draft, ambition: str) -> None:
    """Declared without the lead card, so that this keeps its number."""
    draft[v.declared] = (*draft[v.declared], ambition)


def mark_declared(draft: Draft, ambition: str) -> None:
    """A marker goes to `ambition`; the card that was led counts as number 0 from now on."""
    draft[v.declared] = (*draft[v.declared], ambition)
    draft[v.lead_is_zero] = True


def list_ambitions_of_cards(draft: Draft) -> None:
    """base/bot-turn-start-here/3.2: what the cards in hand could declare, the card with the most actions first."""
    found: list[tuple[str, str]] = []
    if markers_available(draft):
        for card in sorted(hand(draft), key=pips_of, reverse=True):
            number = number_of(card)
            names = AMBITIONS if number == ANY_AMBITION else (AMBITION_OF_NUMBER[number],) if number > 1 else ()
            found += [(name, card) for name in names if name not in [known for known, _ in found]]
    draft[v.candidates] = tuple(found)


def ambition_to_check(view: View) -> bool:
    """Whether a card in hand could declare an ambition that was not asked about yet."""
    return bool(view[v.candidates])


def next_ambition(draft: Draft) -> None:
    """On to the next candidate."""
    draft[v.candidates] = draft[v.candidates][1:]


def declare(draft: Draft) -> None:
    """base/bot-turn-start-here/3.2.1.1: play the matching card and declare."""
    ambition, card = draft[v.candidates][0]
    play_card(draft, card, "lead")
    draft[v.lead_declared] = True
    mark_declared(draft, ambition)
    draft[v.keeps] = (*draft[v.keeps], ambition)  # first in it, so contending it
    draft[v.declarations.of(draft[v.bot])] = draft[v.declarations.of(draft[v.bot])] + 1
