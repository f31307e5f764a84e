"""The Prelude: what the bot may spend."""

from voice_supercat.procedure.state import Draft, Table

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
    kept = "keeps" if contending else "keeps_not"
    draft[kept] = (*draft[kept], ambition)


def keeps_for(table: Table, ambition: str) -> bool:
    """Whether the bot keeps what counts for `ambition`."""
    return ambition in table["keeps"]


def may_spend(table: Table, kind: str) -> bool:
    """base/prelude/restrictions/1"""
    return not any(kind in _KEPT.get(ambition, ()) for ambition in table["keeps"])


def may_spend_guild_cards(table: Table) -> bool:
    """base/prelude/restrictions/3 to 5"""
    return may_spend(table, "guild")


def may_take_card(table: Table) -> bool:
    """base/prelude/guild-cards/3, while there are cards to take and to draw."""
    return may_spend_guild_cards(table) and len(deck_left(table)) > DRAWN_A_TURN


def combat_by_resources(table: Table) -> bool:
    """A card of another suit was selected as a combat card."""
    return bool(table["page_suit"] == "aggression" and table["played_as"] and _played_suit(table) != "aggression")


def note_assets(draft: Draft, any_at_all: bool) -> None:
    """Nothing to spend is nothing of any kind."""
    if not any_at_all:
        for kind in _KINDS:
            draft.learn(_held(draft, kind), False)


def assets_by_kind(table: Table) -> bool | None:
    """Something, where any kind is known to be there; nothing, where none is."""
    known = [table.facts.get(_held(table, kind)) for kind in _KINDS]
    return True if True in known else None if None in known else False


def holds(table: Table, kind: str) -> bool:
    """Whether the bot is known to have some of it."""
    return bool(table.facts.get(_held(table, kind)))


def may_hold(table: Table, *kinds: str) -> bool:
    """Whether the bot has, or may have, any of these."""
    return any(table.facts.get(_held(table, kind)) is not False for kind in kinds)


def may_contend(table: Table, ambition: str) -> bool:
    """Declared, and not known yet whether the bot contends it."""
    known = ambition in table["keeps"] or ambition in table["keeps_not"]
    return ambition in table["declared"] and not known


def must_keep(table: Table, ambition: str) -> bool:
    """base/prelude/restrictions/3: declared, and resources to keep for it that it would spend."""
    kinds = (kind for kind in _KEPT[ambition] if kind != "guild")
    return may_contend(table, ambition) and any(_would_spend(table, kind) for kind in kinds)


def must_keep_cards(table: Table, ambition: str) -> bool:
    """base/prelude/restrictions/3 to 5: declared, and a guild card that it would discard."""
    would_discard = holds(table, "weapon_card") or (holds(table, "union_card") and may_take_card(table))
    return may_contend(table, ambition) and may_spend_guild_cards(table) and would_discard


def can_spend(table: Table, kind: str) -> bool:
    """Whether it has some, and need not keep it."""
    return may_spend(table, kind) and holds(table, kind)


def can_spend_card(table: Table, kind: str) -> bool:
    """Whether it has such a guild card, and need not keep it."""
    return may_spend_guild_cards(table) and holds(table, kind)


def fuel_may_help(table: Table) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return page_is(table, "aggression") and may_spend(table, "fuel") and not combat_by_resources(table)


def fuel_to_spend(table: Table) -> bool:
    """base/prelude/resources/2. A weapon helps with fuel: alone it adds no action to a card that can battle already."""
    return fuel_may_help(table) and holds(table, "fuel")


def relic_may_help(table: Table) -> bool:
    """base/prelude/resources/3: not where it is known that nothing worth a relic can be secured."""
    facts = ("secure_contend_declared", "secure_effective_vox", "secure_undeclared_captives_lead")
    return no_secure(table) is None and not all(table.facts.get(fact) is False for fact in facts)


def relic_to_spend(table: Table) -> bool:
    """base/prelude/resources/3"""
    return can_spend(table, "relic") and relic_may_help(table)


def relic_for_relic(table: Table) -> bool:
    """base/prelude/restrictions/5"""
    contends = keeps_for(table, "keeper") or may_contend(table, "keeper")
    return contends and holds(table, "relic") and no_secure(table) is None


def psionic_may_help(table: Table) -> bool:
    """base/prelude/resources/4: a combat card uses it for battle, any other for what is declared."""
    return may_spend(table, "psionic") and (page_is(table, "aggression") or psionic_may_contend(table))


def psionic_may_contend(table: Table) -> bool:
    """base/prelude/resources/4: by a tax, or by a card secured."""
    facts = {"tax_contend_declared": no_tax_for_declared, "secure_contend_declared": no_secure_for_declared}
    return any(table.facts.get(fact) is not False and known(table) is None for fact, known in facts.items())


def psionic_may_secure(table: Table) -> bool:
    """Whether what was contended with it can have been by a card."""
    return no_secure_for_declared(table) is None


def psionic_to_spend(table: Table) -> bool:
    """base/prelude/resources/4"""
    return holds(table, "psionic") and psionic_may_help(table)


def _would_spend(table: Table, kind: str) -> bool:
    return holds(table, kind) and (kind != "fuel" or fuel_may_help(table))


def card_unknown(table: Table, kind: str) -> bool:
    """Whether a card just secured can tell anything: where one is known to be there, it is not asked for another."""
    return not holds(table, kind)


def note_card(draft: Draft, yes: bool, kind: str) -> None:
    """What was secured. Another card leaves what was known."""
    if yes:
        draft.learn(_held(draft, kind), True)


def note_weapons(draft: Draft, both: bool) -> None:
    """base/terminology/2: fuel and a weapon."""
    if both:
        for kind in ("fuel", "weapon"):
            draft.learn(_held(draft, kind), True)


def no_weapons(table: Table) -> bool | None:
    """One of the two is known to be missing. What a rival may have taken since is asked."""
    return None if may_hold(table, "fuel") and may_hold(table, "weapon") else False


def _held(table: Table, kind: str) -> str:
    return f"{kind} of {table['bot']}"


def _played_suit(table: Table) -> str:
    return suit_of(table["lead"] if table["played_as"] == "copy" else table["selected"])
