"""What the bot holds, as far as it was told: what a tax brought, what was secured."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .ambitions import captives_count, resources_that_count
from .inference import known_fact
from .ledger import by_ledger, change_resource, note_card
from .taxing import note_taxed, resources_of_tax

_NOTHING = "none"
WEAPONS = ("fuel", "weapon")
_CARDS = ("weapon_card", "union_card")


def holds(view: View, kind: str) -> bool:
    """Whether the bot is known to have some of it."""
    return known_fact(view, kind) is True


def may_hold(view: View, kind: str) -> bool:
    """Whether the bot has, or may have, some of it."""
    return known_fact(view, kind) is not False


def note_held(draft: Draft, *kinds: str) -> None:
    """The bot has some of each of these, and so something."""
    for kind in kinds:
        draft.learn(f"{kind} of {draft[v.bot]}", True)
        if kind in _CARDS:
            note_card(draft, True, kind)
    if kinds and known_fact(draft, "assets") is False:
        draft.forget([f"assets of {draft[v.bot]}"])


def note_assets(draft: Draft, any_at_all: bool) -> None:
    """Nothing to spend is nothing of any kind."""
    for kind in () if any_at_all else _kinds(draft):
        draft.learn(f"{kind} of {draft[v.bot]}", False)


def note_weapons(draft: Draft, both: bool) -> None:
    """base/terminology/2: fuel and a weapon."""
    if both:
        note_held(draft, *WEAPONS)


def assets_by_kind(view: View) -> bool | None:
    """Something, where any kind is known to be there; nothing, where none is."""
    known = [known_fact(view, kind) for kind in _kinds(view)]
    return True if True in known else None if None in known else False


def has_weapons(view: View) -> bool | None:
    """base/terminology/2: both are in the ledger, or one is missing. What a rival may have taken is asked."""
    kept = [by_ledger(view, kind) for kind in WEAPONS]
    if None not in kept:
        return all(kept)
    return None if all(may_hold(view, kind) for kind in WEAPONS) else False


def possible_gains(view: View) -> tuple[str, ...]:
    """Any resource, or none where the supply has none; for what is declared, only what counts for it.

    Captives may have come with any resource.
    """
    if own := resources_of_tax(view):
        return own
    for_declared = (*view[v.asked_at.of("tax_for_declared")], *view[v.asked_at.of("tax_for_lead")])
    if not came_from(view, *for_declared) or captives_count(view):
        return (*view[v.resources], _NOTHING)
    return resources_that_count(view)


def note_only_gain(draft: Draft) -> None:
    """What a tax for one resource alone must have brought."""
    gains = possible_gains(draft)
    draft[v.gain_follows] = len(gains) == 1
    if draft[v.gain_follows]:
        note_gain(draft, *gains)


def note_gain(draft: Draft, resource: str) -> None:
    """The bot has some of it now."""
    note_taxed(draft, None if resource == _NOTHING else resource)
    if resource != _NOTHING:
        note_held(draft, resource)
        change_resource(draft, resource, 1)


def _kinds(view: View) -> tuple[str, ...]:
    return (*view[v.resources], *_CARDS)
