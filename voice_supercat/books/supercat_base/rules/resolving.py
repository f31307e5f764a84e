"""What the text of a Vox card changes of what was told."""

from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.state import Draft

from . import values as v
from .inference import known_fact
from .ledger import forget_cards, forget_missing_cards, lose_all
from .standings import forget_counts_of_others, forget_own_counts

_CARDS = ("weapon_card", "union_card")
_UNTOUCHED = (
    *("can_secure", "no_starport", "unbuilt_cities", "damaged", "repair_ships", "repair_other"),
    *("seized_this_round", "more_power", "assets", "material", "fuel", "weapon", "relic", "psionic", *_CARDS),
)
"""No text builds, repairs or moves agents; what it does to the bot's holdings is told with it."""


def note_resolved(draft: Draft) -> None:
    """Ships, cities and what rivals hold have changed: what was told of them may be so no longer."""
    draft.forget([key for key in draft.facts if split_id(key)[0] not in _UNTOUCHED])


def note_stolen(draft: Draft) -> None:
    """The bot has a guild card more, which may be a Weapon or a Union card."""
    note_resolved(draft)
    forget_counts_of_others(draft)
    forget_own_counts(draft)
    unsure = [kind for kind in ("assets", *_CARDS) if known_fact(draft, kind) is False]
    draft.forget([f"{kind} of {draft[v.bot]}" for kind in unsure])
    forget_missing_cards(draft)


def note_steal(draft: Draft, stolen: bool) -> None:
    """The same, where it was asked whether one is stolen."""
    if stolen:
        note_stolen(draft)


def note_outrage(draft: Draft) -> None:
    """Nobody has that resource any more."""
    note_resolved(draft)
    bot = draft[v.bot]
    draft.learn(f"{draft.known(v.outraged)} of {bot}", False)
    lose_all(draft, draft.known(v.outraged))
    forget_cards(draft)
    draft.forget([f"assets of {bot}", "combat_resources"])
