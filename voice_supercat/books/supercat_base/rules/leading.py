"""Initiative and the card that was led."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import AMBITION_OF_NUMBER, AMBITIONS, ANY_AMBITION, mark_declared, markers_available
from .cards import deck_left, number_of
from .seats import asks_together

BOT_LEADS = "bot"
NOTHING_DECLARED = "none"


def has_initiative(view: View) -> bool | None:
    """Known once anyone's initiative this round is known to be a bot's."""
    if view[v.initiative] is not None:
        return bool(view[v.initiative] == view[v.bot])
    led = view[v.lead] is not None  # by somebody else: a bot plays once a round
    return False if led or view[v.bot] in view[v.without_initiative] else None


def note_initiative(draft: Draft, yes: bool) -> None:
    """base/bot-turn-start-here/3"""
    if yes:
        draft[v.initiative] = draft[v.bot]
    else:
        draft[v.without_initiative] = (*draft[v.without_initiative], draft[v.bot])


def lead_this_round(draft: Draft) -> None:
    """The bot leads: any suit it has is open."""
    draft[v.leads] = True


def follow_this_round(draft: Draft) -> None:
    """The bot does not lead."""
    draft[v.leads] = False


def lead_unknown(view: View) -> bool:
    """The lead card is asked once a round."""
    return view[v.lead] is None


def note_lead(draft: Draft, card: str) -> None:
    """The card that was led this round."""
    draft[v.lead] = card
    draft[v.lead_declared] = None


def lead_asked_in_one(view: View) -> bool:
    """Who leads, with which card, and what was declared: one question where questions are asked in one breath."""
    return asks_together(view) and lead_unknown(view) and has_initiative(view) is not True


def possible_leads(view: View) -> tuple[str, ...]:
    """The bot leads; or a card was led, with the ambition declared, with none, or left to be asked."""
    leads = (BOT_LEADS,) if has_initiative(view) is None else ()
    return (*leads, *(f"{card}{with_it}" for card in deck_left(view) for with_it in _declarations(view, card)))


def note_all_of_lead(draft: Draft, lead: str) -> None:
    """The bot has the initiative, or a card such as "aggression 3", "aggression 3 tyrant", "aggression 3 none"."""
    note_initiative(draft, lead == BOT_LEADS)
    if lead == BOT_LEADS:
        return
    suit, number, *declared = lead.split()
    note_lead(draft, f"{suit} {number}")
    for ambition in declared:
        note_seven_declared(draft, ambition)


def _declarations(view: View, card: str) -> tuple[str, ...]:
    number = number_of(card)
    if number == 1 or not markers_available(view):
        return ("",)
    ambitions = AMBITIONS if number == ANY_AMBITION else (AMBITION_OF_NUMBER[number],)
    return ("", *(f" {ambition}" for ambition in (*ambitions, NOTHING_DECLARED)))


def lead_number(view: View) -> int:
    lead = view[v.lead]
    return 0 if lead is None else number_of(lead)


def ambition_of_lead(view: View) -> tuple[str, ...]:
    """What the lead card declares; nothing for a one, and for a seven, which declares what its player likes."""
    return tuple(filter(None, (AMBITION_OF_NUMBER.get(lead_number(view)),)))


def lead_could_declare(view: View) -> bool:
    """Cards 2 to 6 declare one ambition, if a marker is left."""
    return view[v.lead_declared] is None and lead_number(view) in AMBITION_OF_NUMBER and markers_available(view)


def lead_could_declare_any(view: View) -> bool:
    """Card 7 declares any ambition, if a marker is left."""
    return view[v.lead_declared] is None and lead_number(view) == ANY_AMBITION and markers_available(view)


def note_lead_declared(draft: Draft, yes: bool) -> None:
    """A declared lead card counts as number 0."""
    draft[v.lead_declared] = yes
    if yes:
        mark_declared(draft, AMBITION_OF_NUMBER[lead_number(draft)])


def note_seven_declared(draft: Draft, choice: str) -> None:
    """What was declared with the lead card, if anything."""
    draft[v.lead_declared] = choice != NOTHING_DECLARED
    if choice != NOTHING_DECLARED:
        mark_declared(draft, choice)
