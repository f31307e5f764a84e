"""Initiative and the card that was led."""

from voice_supercat.procedure.state import Draft, Table

from .ambitions import AMBITION_OF_NUMBER, AMBITIONS, ANY_AMBITION, mark_declared, markers_available
from .cards import deck_left, number_of
from .seats import asks_together

BOT_LEADS = "bot"
NOTHING_DECLARED = "none"


def has_initiative(table: Table) -> bool | None:
    """Known once anyone's initiative this round is known to be a bot's."""
    if table["initiative"] is not None:
        return bool(table["initiative"] == table["bot"])
    led = table["lead"] is not None  # by somebody else: a bot plays once a round
    return False if led or table["bot"] in table["without_initiative"] else None


def note_initiative(draft: Draft, yes: bool) -> None:
    """base/bot-turn-start-here/3"""
    if yes:
        draft["initiative"] = draft["bot"]
    else:
        draft["without_initiative"] = (*draft["without_initiative"], draft["bot"])


def lead_this_round(draft: Draft) -> None:
    """The bot leads: any suit it has is open."""
    draft["leads"] = True


def follow_this_round(draft: Draft) -> None:
    """The bot does not lead."""
    draft["leads"] = False


def lead_unknown(table: Table) -> bool:
    """The lead card is asked once a round."""
    return table["lead"] is None


def note_lead(draft: Draft, card: str) -> None:
    """The card that was led this round."""
    draft["lead"] = card
    draft["lead_declared"] = None


def lead_asked_in_one(table: Table) -> bool:
    """Who leads, with which card, and what was declared: one question where questions are asked in one breath."""
    return asks_together(table) and lead_unknown(table) and has_initiative(table) is not True


def possible_leads(table: Table) -> tuple[str, ...]:
    """The bot leads; or a card was led, with the ambition declared, with none, or left to be asked."""
    leads = (BOT_LEADS,) if has_initiative(table) is None else ()
    return (*leads, *(f"{card}{with_it}" for card in deck_left(table) for with_it in _declarations(table, card)))


def note_all_of_lead(draft: Draft, lead: str) -> None:
    """The bot has the initiative, or a card such as "aggression 3", "aggression 3 tyrant", "aggression 3 none"."""
    note_initiative(draft, lead == BOT_LEADS)
    if lead == BOT_LEADS:
        return
    suit, number, *declared = lead.split()
    note_lead(draft, f"{suit} {number}")
    for ambition in declared:
        note_seven_declared(draft, ambition)


def _declarations(table: Table, card: str) -> tuple[str, ...]:
    number = number_of(card)
    if number == 1 or not markers_available(table):
        return ("",)
    ambitions = AMBITIONS if number == ANY_AMBITION else (AMBITION_OF_NUMBER[number],)
    return ("", *(f" {ambition}" for ambition in (*ambitions, NOTHING_DECLARED)))


def lead_number(table: Table) -> int:
    return 0 if table["lead"] is None else number_of(table["lead"])


def ambition_of_lead(table: Table) -> tuple[str, ...]:
    """What the lead card declares; nothing for a one, and for a seven, which declares what its player likes."""
    return tuple(filter(None, (AMBITION_OF_NUMBER.get(lead_number(table)),)))


def lead_could_declare(table: Table) -> bool:
    """Cards 2 to 6 declare one ambition, if a marker is left."""
    return table["lead_declared"] is None and lead_number(table) in AMBITION_OF_NUMBER and markers_available(table)


def lead_could_declare_any(table: Table) -> bool:
    """Card 7 declares any ambition, if a marker is left."""
    return table["lead_declared"] is None and lead_number(table) == ANY_AMBITION and markers_available(table)


def note_lead_declared(draft: Draft, yes: bool) -> None:
    """A declared lead card counts as number 0."""
    draft["lead_declared"] = yes
    if yes:
        mark_declared(draft, AMBITION_OF_NUMBER[lead_number(draft)])


def note_seven_declared(draft: Draft, choice: str) -> None:
    """What was declared with the lead card, if anything."""
    draft["lead_declared"] = choice != NOTHING_DECLARED
    if choice != NOTHING_DECLARED:
        mark_declared(draft, choice)
