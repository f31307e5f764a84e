"""Initiative and the card that was led."""

from voice_supercat.procedure.state import Draft, Table

from .ambitions import AMBITION_OF_NUMBER, mark_declared, markers_available
from .cards import number_of


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


def lead_number(table: Table) -> int:
    return 0 if table["lead"] is None else number_of(table["lead"])


def lead_could_declare(table: Table) -> bool:
    """Cards 2 to 6 declare one ambition, if a marker is left."""
    return table["lead_declared"] is None and lead_number(table) in AMBITION_OF_NUMBER and markers_available(table)


def lead_could_declare_any(table: Table) -> bool:
    """Card 7 declares any ambition, if a marker is left."""
    return table["lead_declared"] is None and lead_number(table) == 7 and markers_available(table)


def note_lead_declared(draft: Draft, yes: bool) -> None:
    """A declared lead card counts as number 0."""
    draft["lead_declared"] = yes
    if yes:
        mark_declared(draft, AMBITION_OF_NUMBER[lead_number(draft)])


def note_seven_declared(draft: Draft, choice: str) -> None:
    """What the seven declared, if anything."""
    draft["lead_declared"] = choice != "none"
    if choice != "none":
        mark_declared(draft, choice)
