"""Ambitions: what is declared, what can be, what the bot declares."""

from collections.abc import Iterable

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import declared_by, hand, pips_of
from .selecting import play_card


def resources_that_count(view: View) -> tuple[str, ...]:
    """Those that count for what is declared: what a tax for it can bring (base/administration-tax-repair-influence/1),
    and whose loss can stop a player from winning it (base/vox-cards/outrage-spreads/1)."""
    declared = (ambition for ambition in view[v.ambitions] if ambition in view[v.declared])
    return tuple(resource for ambition in declared for resource in view[v.resources_of.of(ambition)])


def won_by(view: View, ambitions: Iterable[str], *means: str) -> tuple[str, ...]:
    """Those of `ambitions`, each once, that are won by one of `means`: icons, captives or trophies."""
    return tuple(ambition for ambition in dict.fromkeys(ambitions) if view[v.won_by.of(ambition)] in means)


def captives_count(view: View) -> bool:
    """Whether captives win something that is declared."""
    return bool(won_by(view, view[v.declared], "captives"))


def markers_available(view: View) -> bool:
    """Three markers a chapter; double declarations take one each."""
    return len(view[v.declared]) < view[v.markers]


def undeclared(view: View) -> tuple[str, ...]:
    """base/terminology/14: without a marker nothing counts as undeclared."""
    left = tuple(name for name in view[v.ambitions] if name not in view[v.declared])
    return left if markers_available(view) else ()


def only_trophies_contend(view: View) -> bool:
    """Whether contending what is declared can only mean trophies."""
    declared = set(view[v.declared])
    return declared != set() and declared == {*won_by(view, declared, "trophies")}


def ambitions_to_declare(view: View) -> tuple[str, ...]:
    """What can be declared; the same twice too, while there are markers."""
    return view[v.ambitions] if markers_available(view) else ()


def note_declaration(draft: Draft, ambition: str) -> None:
    """Declared without the lead card, so that this keeps its number."""
    draft[v.declared] = (*draft[v.declared], ambition)


def mark_declared(draft: Draft, ambition: str) -> None:
    """A marker goes to `ambition`; the card that was led counts as number 0 from now on."""
    note_declaration(draft, ambition)
    draft[v.lead_is_zero] = True


def list_ambitions_of_cards(draft: Draft) -> None:
    """base/bot-turn-start-here/3.2: what the cards in hand could declare, the card with the most actions first."""
    found: dict[str, str] = {}
    if markers_available(draft):
        for card in sorted(hand(draft), key=lambda card: pips_of(draft, card), reverse=True):
            found |= {name: card for name in declared_by(draft, card) if name not in found}
    draft[v.candidates] = tuple(found.items())


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
    draft[v.declarations.of(draft[v.bot])] += 1
