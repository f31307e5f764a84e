"""Initiative and the card that was led."""

from collections.abc import Iterable, Iterator

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import mark_declared, markers_available
from .cards import deck_left, declared_by

BOT_LEADS = "bot"
NOTHING_DECLARED = "none"


def has_initiative(view: View) -> bool | None:
    """Known once anyone's initiative this round is known to be a bot's."""
    if view[v.leading_seat] is not None:
        return view[v.leading_seat] == view[v.bot]
    led = view[v.lead] is not None  # by somebody else: a bot plays once a round
    return False if led or view[v.bot] in view[v.without_initiative] else None


def note_initiative(draft: Draft, yes: bool) -> None:
    """base/bot-turn-start-here/3"""
    if yes:
        draft[v.leading_seat] = draft[v.bot]
    else:
        draft[v.without_initiative] = (*draft[v.without_initiative], draft[v.bot])


def another_leads(view: View) -> bool:
    """Whether it is not the bot that leads, as far as is known."""
    return has_initiative(view) is not True


def possible_leads(view: View) -> tuple[str, ...]:
    """The bot leads; or a card was led, with the ambition declared, with none, or left to be asked."""
    leads = (BOT_LEADS,) if has_initiative(view) is None else ()
    return (*leads, *with_declarations(view, deck_left(view)))


def with_declarations(view: View, cards: Iterable[str]) -> Iterator[str]:
    """Each of `cards` by itself, with what it can declare, and with none of it."""
    return (f"{card}{with_it}" for card in cards for with_it in _declarations(view, card))


def note_all_of_lead(draft: Draft, lead: str) -> None:
    """The bot has the initiative, or the card that was led."""
    note_initiative(draft, lead == BOT_LEADS)
    if lead != BOT_LEADS:
        note_lead(draft, lead)


def note_lead(draft: Draft, lead: str) -> None:
    """A card such as "aggression 3", "aggression 3 tyrant", "aggression 3 none"."""
    card, _, declared = lead.rpartition(" ")
    if declared.isdecimal():
        draft[v.lead] = lead
    else:
        draft[v.lead] = card
        note_any_declared(draft, declared)


def lead_declares(view: View) -> tuple[str, ...]:
    """What the lead card can declare; nothing where it cannot, or where it is known what it has declared."""
    lead = view[v.lead]
    if lead is None or view[v.lead_declared] is not None or not markers_available(view):
        return ()
    return declared_by(view, lead)


def ambition_of_lead(view: View) -> tuple[str, ...]:
    """What the lead card declares; nothing where that is for its player to choose, or none can be."""
    lead = view[v.lead]
    ambitions = () if lead is None else declared_by(view, lead)
    return ambitions if len(ambitions) == 1 else ()


def lead_could_declare(view: View) -> bool:
    """Whether the lead card declares one ambition, if any."""
    return len(lead_declares(view)) == 1


def lead_could_declare_any(view: View) -> bool:
    """Whether its player chooses the ambition that the lead card declares."""
    return len(lead_declares(view)) > 1


def declarable_by_lead(view: View) -> tuple[str, ...]:
    """Those to choose from, or none of them."""
    return (NOTHING_DECLARED, *(lead_declares(view) or view[v.ambitions]))


def note_lead_declared(draft: Draft, yes: bool) -> None:
    """A declared lead card counts as number 0."""
    [ambition] = lead_declares(draft)
    note_any_declared(draft, ambition if yes else NOTHING_DECLARED)


def note_any_declared(draft: Draft, choice: str) -> None:
    """What was declared with the lead card, if anything."""
    draft[v.lead_declared] = choice != NOTHING_DECLARED
    if choice != NOTHING_DECLARED:
        mark_declared(draft, choice)


def _declarations(view: View, card: str) -> tuple[str, ...]:
    ambitions = declared_by(view, card) if markers_available(view) else ()
    return ("", *(f" {ambition}" for ambition in (*ambitions, NOTHING_DECLARED))) if ambitions else ("",)
