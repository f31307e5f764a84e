"""The Prelude: what the bot may spend."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import RESOURCES_OF
from .cards import deck_left, suit_of
from .gaining import RESOURCES
from .inference import no_secure, no_secure_for_declared, no_tax_for_declared
from .selecting import page_is
from .stack import DRAWN_A_TURN

_CARDS = ("weapon_card", "union_card")
_KINDS = (*RESOURCES, *_CARDS)
_KEPT = {ambition: (*resources, "guild") for ambition, resources in RESOURCES_OF.items()}


def keep_for(draft: Draft, contending: bool, ambition: str) -> None:
    """base/prelude/restrictions/3 to 5"""
    kept = v.keeps if contending else v.keeps_not
    draft[kept] = (*draft[kept], ambition)


def keeps_for(view: View, ambition: str) -> bool:
    """Whether the bot keeps what counts for `ambition`."""
    return ambition in view[v.keeps]


def may_spend(view: View, kind: str) -> bool:
    """base/prelude/restrictions/1"""
    return not any(kind in _KEPT.get(ambition, ()) for ambition in view[v.keeps])


def may_spend_guild_cards(view: View) -> bool:
    """base/prelude/restrictions/3 to 5"""
    return may_spend(view, "guild")


def may_take_card(view: View) -> bool:
    """base/prelude/guild-cards/3, while there are cards to take and to draw."""
    return may_spend_guild_cards(view) and len(deck_left(view)) > DRAWN_A_TURN


def combat_by_resources(view: View) -> bool:
    """A card of another suit was selected as a combat card."""
    return bool(view[v.page_suit] == "aggression" and view[v.played_as] and _played_suit(view) != "aggression")


def note_assets(draft: Draft, any_at_all: bool) -> None:
    """Nothing to spend is nothing of any kind."""
    if not any_at_all:
        for kind in _KINDS:
            draft.learn(_held(draft, kind), False)


def assets_by_kind(view: View) -> bool | None:
    """Something, where any kind is known to be there; nothing, where none is."""
    known = [view.facts.get(_held(view, kind)) for kind in _KINDS]
    return True if True in known else None if None in known else False


def holds(view: View, kind: str) -> bool:
    """Whether the bot is known to have some of it."""
    return bool(view.facts.get(_held(view, kind)))


def may_hold(view: View, *kinds: str) -> bool:
    """Whether the bot has, or may have, any of these."""
    return any(view.facts.get(_held(view, kind)) is not False for kind in kinds)


def may_contend(view: View, ambition: str) -> bool:
    """Declared, and not known yet whether the bot contends it."""
    known = ambition in view[v.keeps] or ambition in view[v.keeps_not]
    return ambition in view[v.declared] and not known


def must_keep(view: View, ambition: str) -> bool:
    """base/prelude/restrictions/3: declared, and resources to keep for it that it would spend."""
    kinds = (kind for kind in _KEPT[ambition] if kind != "guild")
    return may_contend(view, ambition) and any(_would_spend(view, kind) for kind in kinds)


def must_keep_cards(view: View, ambition: str) -> bool:
    """base/prelude/restrictions/3 to 5: declared, and a guild card that it would discard."""
    would_discard = holds(view, "weapon_card") or (holds(view, "union_card") and may_take_card(view))
    return may_contend(view, ambition) and may_spend_guild_cards(view) and would_discard


def can_spend(view: View, kind: str) -> bool:
    """Whether it has some, and need not keep it."""
    return may_spend(view, kind) and holds(view, kind)


def can_spend_card(view: View, kind: str) -> bool:
    """Whether it has such a guild card, and need not keep it."""
    return may_spend_guild_cards(view) and holds(view, kind)


def fuel_may_help(view: View) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return page_is(view, "aggression") and may_spend(view, "fuel") and not combat_by_resources(view)


def fuel_to_spend(view: View) -> bool:
    """base/prelude/resources/2. A weapon helps with fuel: alone it adds no action to a card that can battle already."""
    return fuel_may_help(view) and holds(view, "fuel")


def relic_may_help(view: View) -> bool:
    """base/prelude/resources/3: not where it is known that nothing worth a relic can be secured."""
    facts = ("secure_contend_declared", "secure_effective_vox", "secure_undeclared_captives_lead")
    return no_secure(view) is None and not all(view.facts.get(fact) is False for fact in facts)


def relic_to_spend(view: View) -> bool:
    """base/prelude/resources/3"""
    return can_spend(view, "relic") and relic_may_help(view)


def relic_for_relic(view: View) -> bool:
    """base/prelude/restrictions/5"""
    contends = keeps_for(view, "keeper") or may_contend(view, "keeper")
    return contends and holds(view, "relic") and no_secure(view) is None


def psionic_may_help(view: View) -> bool:
    """base/prelude/resources/4: a combat card uses it for battle, any other for what is declared."""
    return may_spend(view, "psionic") and (page_is(view, "aggression") or psionic_may_contend(view))


def psionic_may_contend(view: View) -> bool:
    """base/prelude/resources/4: by a tax, or by a card secured."""
    facts = {"tax_contend_declared": no_tax_for_declared, "secure_contend_declared": no_secure_for_declared}
    return any(view.facts.get(fact) is not False and known(view) is None for fact, known in facts.items())


def psionic_may_secure(view: View) -> bool:
    """Whether what was contended with it can have been by a card."""
    return no_secure_for_declared(view) is None


def psionic_to_spend(view: View) -> bool:
    """base/prelude/resources/4"""
    return holds(view, "psionic") and psionic_may_help(view)


def _would_spend(view: View, kind: str) -> bool:
    return holds(view, kind) and (kind != "fuel" or fuel_may_help(view))


def card_unknown(view: View, kind: str) -> bool:
    """Whether a card just secured can tell anything: where one is known to be there, it is not asked for another."""
    return not holds(view, kind)


def note_card(draft: Draft, yes: bool, kind: str) -> None:
    """What was secured. Another card leaves what was known."""
    if yes:
        draft.learn(_held(draft, kind), True)


def note_weapons(draft: Draft, both: bool) -> None:
    """base/terminology/2: fuel and a weapon."""
    if both:
        for kind in ("fuel", "weapon"):
            draft.learn(_held(draft, kind), True)


def no_weapons(view: View) -> bool | None:
    """One of the two is known to be missing. What a rival may have taken since is asked."""
    return None if may_hold(view, "fuel") and may_hold(view, "weapon") else False


def _held(view: View, kind: str) -> str:
    return f"{kind} of {view[v.bot]}"


def _played_suit(view: View) -> str:
    return suit_of(view.known(v.lead if view[v.played_as] == "copy" else v.selected))
