"""Why something that is told of the player's own turn in a sentence cannot be."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import markers_available
from .cards import declared_by, suit_of
from .player_turn import surpassing_cards
from .seats import seat_name

_OF_A_CARD = ("surpassed", "pivoted")
_FOLLOWING = ("played", "copied", *_OF_A_CARD)


def why_not_said(view: View, clauses: tuple[str, ...]) -> str | None:
    """The first reason against clauses such as "led mobilization 3", "declared tyrant"; None where there is none."""
    told = [clause.partition(" ")[::2] for clause in clauses]
    lead = next((named for says, named in told if says == "led" and named), view[v.lead])
    played = next((named for says, named in told if says == "played"), "")
    reasons = (_against(view, says, named or _same_card(says, played), lead) for says, named in told)
    return next(filter(None, reasons), None)


def _same_card(says: str, played: str) -> str:
    """The card of "I played administration three and surpassed", which only the first clause names."""
    return played if says in _OF_A_CARD else ""


def _against(view: View, says: str, named: str, lead: str | None) -> str | None:
    follows = view[v.track] == "game" and view[v.leading_seat] != view[v.seat]
    if says == "led":
        return f"{view.known(v.lead).capitalize()} was led. Say: I played, and your card." if follows else None
    if says == "declared":
        return "Only the seat that leads declares." if follows else _cannot_declare(view, named, lead)
    if says == "seized":
        return _cannot_seize(view) if follows else "Who leads has the initiative already."
    if says in _FOLLOWING:
        return _cannot_play(view, says, named) if follows else "Who leads says: I led, and the card."
    return None


def _cannot_declare(view: View, ambition: str, lead: str | None) -> str | None:
    if not markers_available(view):
        return "All three ambition markers are on the board."
    if lead is None or ambition in declared_by(view, lead):
        return None
    return f"{lead.capitalize()} cannot declare {ambition.capitalize()}."


def _cannot_seize(view: View) -> str | None:
    seized = view[v.seized_by]
    if seized is not None:
        return f"{capitalised(seat_name(view, seized))} seized the initiative this round."
    return None if view[v.cards_left.of(view.known(v.seat))] > 1 else "The last card leaves none to seize with."


def _cannot_play(view: View, says: str, card: str) -> str | None:
    if card and card == view[v.lead]:
        return f"{card.capitalize()} was led."
    if says == "surpassed" and card and card not in surpassing_cards(view):
        return f"{card.capitalize()} does not surpass {view[v.lead]}."
    if says == "pivoted" and card and suit_of(card) == suit_of(view.known(v.lead)):
        return f"{card.capitalize()} is of the suit that was led."
    return None
