"""The Prelude: what the bot may spend, and what of it can help."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import resources_that_count
from .cards import deck_left
from .gaining import WEAPONS, holds
from .inference import ambitions_to_climb, known_fact, no_secure_for_declared, no_tax_for_declared, no_without
from .ledger import by_ledger, spend_one, spend_several
from .selecting import combat_by_resources
from .standings import contends, forget_counts_of_others

_CONTENDING = (
    *("tax_contend_declared", "secure_contend_declared"),
    *("influence_contend_declared", "combat_contend_declared"),
)


def may_spend(view: View, resource: str) -> bool:
    """base/prelude/restrictions/1: that resource, or a guild card with its icon."""
    return not any(resource in view[v.resources_of.of(ambition)] for ambition in view[v.keeps])


def may_take_card(view: View) -> bool:
    """base/prelude/guild-cards/3, while there are cards to take and to draw."""
    return len(deck_left(view)) > view[v.drawn_a_turn]


def union_may_count(view: View) -> bool:
    """base/prelude/restrictions/3 to 5: whether the icon of a Union card may decide if it is kept."""
    may_keep = (name for name in view[v.declared] if name in view[v.keeps] or may_contend(view, name))
    return may_take_card(view) and any(view[v.resources_of.of(ambition)] for ambition in may_keep)


def union_to_keep_for(view: View, ambition: str) -> bool:
    """The same, where the icon counts for `ambition`, and it is not known whether the bot contends it."""
    return may_contend(view, ambition) and view[v.union_icon.of(view[v.bot])] in view[v.resources_of.of(ambition)]


def union_is_kept(view: View) -> bool:
    """Whether its icon counts for what the bot contends."""
    icon = view[v.union_icon.of(view[v.bot])]
    return icon is not None and not may_spend(view, icon)


def may_contend(view: View, ambition: str) -> bool:
    """Declared, and not known yet whether the bot contends it."""
    known = ambition in view[v.keeps] or ambition in view[v.keeps_not]
    return ambition in view[v.declared] and not known


def note_known_standings(draft: Draft) -> None:
    """base/prelude/restrictions/1: what the counts tell of the bot's place is not asked for later."""
    for ambition in draft[v.declared]:
        place = contends(draft, ambition) if may_contend(draft, ambition) else None
        if place is not None:
            key = v.keeps if place else v.keeps_not
            draft[key] = (*draft[key], ambition)


def must_keep(view: View, ambition: str) -> bool:
    """base/prelude/restrictions/3: declared, and resources to keep for it that it would spend."""
    resources = view[v.resources_of.of(ambition)]
    return may_contend(view, ambition) and any(_would_spend(view, resource) for resource in resources)


def can_spend(view: View, kind: str) -> bool:
    """Whether it has some, and need not keep it."""
    return may_spend(view, kind) and holds(view, kind)


def resources_wanted(view: View) -> bool:
    """Whether something that the Prelude may spend is not in the ledger yet."""
    useful = {
        "material": may_spend(view, "material"),
        "fuel": fuel_may_help(view),
        "weapon": fuel_may_help(view) and by_ledger(view, "fuel") is not False,
        "relic": relic_may_help(view),
        "psionic": psionic_may_help(view),
    }
    return any(wanted and by_ledger(view, kind) is None for kind, wanted in useful.items())


def weapons_unknown(view: View) -> bool:
    """Whether the ledger does not tell of both a fuel and a weapon, nor that one is missing."""
    kept = [by_ledger(view, kind) for kind in WEAPONS]
    return None in kept and False not in kept


def fuel_may_help(view: View) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return _for_combat(view) and may_spend(view, "fuel") and not combat_by_resources(view)


def fuel_to_spend(view: View) -> bool:
    """base/prelude/resources/2. A weapon helps with fuel: alone it adds no action to a card that can battle already."""
    return fuel_may_help(view) and holds(view, "fuel")


def note_material_spent(draft: Draft, spent: bool) -> None:
    """base/prelude/resources/1: only where there is no starport, one is built, if it can be."""
    spend_several(draft, spent, "material")
    key = v.starports.of(draft[v.bot])
    if spent and draft[key] == 0:
        draft[key] = None


def note_weapons_spent(draft: Draft) -> None:
    """base/terminology/2: one of each."""
    spend_one(draft, *WEAPONS)
    _note_fuel_spent(draft)


def note_fuel_spent(draft: Draft, *resources: str) -> None:
    """As many of these as help."""
    spend_several(draft, True, *resources)
    _note_fuel_spent(draft)


def _note_fuel_spent(draft: Draft) -> None:
    """Where fuel counts for what is declared, a raid, a tax or a card may no longer be enough to contend it."""
    if "fuel" in resources_that_count(draft):
        draft.forget([fact for fact in _CONTENDING if known_fact(draft, fact)])


def relic_may_help(view: View) -> bool:
    """base/prelude/resources/3: not where it is known that nothing worth a relic can be secured."""
    return no_without(view, "can_secure") is None and bool(worth_a_card(view))


def worth_a_card(view: View) -> tuple[str, ...]:
    """What a card is worth a relic for, by the facts of securing it for that: those not known to be out of reach."""
    facts = ("secure_undeclared_captives_lead", "secure_contend_declared", "secure_effective_vox")
    possible = [fact for fact in facts if known_fact(view, fact) is not False]
    return tuple(fact for fact in possible if fact != facts[1] or no_secure_for_declared(view) is None)


def relic_to_spend(view: View) -> bool:
    """base/prelude/resources/3"""
    return can_spend(view, "relic") and relic_may_help(view)


def relic_for_relic(view: View) -> bool:
    """base/prelude/restrictions/5"""
    contends = "keeper" in view[v.keeps] or may_contend(view, "keeper")
    return contends and holds(view, "relic") and no_without(view, "can_secure") is None


def psionic_may_help(view: View) -> bool:
    """base/prelude/resources/4: a combat card uses it for battle, any other for what is declared."""
    return may_spend(view, "psionic") and (_for_combat(view) or psionic_may_contend(view))


def psionic_may_contend(view: View) -> bool:
    """base/prelude/resources/4: by a tax, or by a card secured."""
    facts = {"tax_contend_declared": no_tax_for_declared, "secure_contend_declared": no_secure_for_declared}
    possible = any(known_fact(view, fact) is not False and known(view) is None for fact, known in facts.items())
    return possible and bool(ambitions_to_climb(view, "icons", "captives"))


def psionic_may_secure(view: View) -> bool:
    """Whether what was contended with it can have been by a card."""
    return no_secure_for_declared(view) is None


def psionic_to_spend(view: View) -> bool:
    """base/prelude/resources/4"""
    return holds(view, "psionic") and psionic_may_help(view)


def note_psionic_spent(draft: Draft) -> None:
    """It may have been spent to tax, or with a combat card for a battle, which both sides have trophies of."""
    spend_one(draft, "psionic")
    draft[v.taxed_unseen] = True
    if _for_combat(draft):
        forget_counts_of_others(draft)


def _would_spend(view: View, kind: str) -> bool:
    return holds(view, kind) and (kind != "fuel" or fuel_may_help(view))


def _for_combat(view: View) -> bool:
    return view[v.page_suit] == view[v.combat_suit]
