"""Where a Fate wants resources of one kind: in slots with three keys first, then on a card of its own."""

from voice_supercat.books.supercat_base.rules import gaining
from voice_supercat.books.supercat_base.rules.acting import came_from
from voice_supercat.books.supercat_base.rules.ledger import ambition_of, tally_of
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import fate_and_act

_WEAPON = "weapon"


def possible_gains(view: View) -> tuple[str, ...]:
    """A tax for a weapon brings one."""
    if came_from(view, *view[v.asked_at.of("tax_for_weapon")]):
        return (_WEAPON,)
    return gaining.possible_gains(view)


def note_only_gain(draft: Draft) -> None:
    """What a tax for one resource alone must have brought."""
    draft[v.gained] = None
    gains = possible_gains(draft)
    draft[v.gain_follows] = len(gains) == 1
    if draft[v.gain_follows]:
        note_gain(draft, *gains)


def note_gain(draft: Draft, resource: str) -> None:
    """The bot has some of it now."""
    gaining.note_gain(draft, resource)
    draft[v.gained] = resource if resource in draft[v.resources] else None


def gain_is_placed(view: View) -> bool:
    """campaign/peacekeeper/act-ii/4, campaign/pacifist/act-ii/4"""
    return fate_places(view) and view[v.gained] == resource_placed(view)


def fate_places(view: View) -> bool:
    """Whether its Fate wants any resource in a place of its own."""
    return resource_placed(view) is not None


def resource_placed(view: View) -> str | None:
    """Which one."""
    return view[v.placed_by_fate.of(fate_and_act(view))]


def card_of_resource(view: View) -> str | None:
    """The card that takes what has no slot."""
    return view[v.placed_on.of(fate_and_act(view))]


def note_placed(draft: Draft) -> None:
    """What is on the card may be for nothing else, so that it is asked what the bot has to spend."""
    resource, bot = draft.known(v.gained), draft[v.bot]
    draft[any_key(resource, bot)] = None
    draft.forget([f"{resource} of {bot}"])
    if (ambition := ambition_of(draft, resource)) is not None:
        draft[tally_of(bot, ambition)] = None
