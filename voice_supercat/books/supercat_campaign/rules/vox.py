"""What was secured, and Vox cards: which one, and what the program decides or keeps when it is resolved."""

from voice_supercat.books.supercat_base.rules.acting import came_from
from voice_supercat.books.supercat_base.rules.ambitions import captives_count, resources_that_count, undeclared, won_by
from voice_supercat.books.supercat_base.rules.ledger import tally_of
from voice_supercat.books.supercat_base.rules.resolving import note_outrage as note_outrage_of_bot
from voice_supercat.books.supercat_base.rules.resolving import note_resolved
from voice_supercat.books.supercat_base.rules.standings import (
    BEHIND,
    FIRST,
    TIED_FIRST,
    forget_counts_of_others,
    forget_own_counts,
    note_secured,
    rank,
)
from voice_supercat.books.supercat_base.rules.vox import NO_DEMAND, note_demand
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .agents import empty_council
from .drawing import cards_to_gain, faithful_in_play
from .fate_rules import may_declare
from .outrage import add_outrage
from .selecting import is_faithful

_VOX_AT = {"intrigue": "council_intrigue", "demands": "populist_demands"}


def note_what_was_secured(draft: Draft) -> None:
    """How the card was asked for may tell it."""
    for what in ("council", "attached"):
        if came_from(draft, *draft[v.asked_at.of(what)]):
            draft[v.secured_as] = what
    for purpose, card in _VOX_AT.items():
        if came_from(draft, *draft[v.asked_at.of(purpose)]):
            draft[v.secured_as], draft[v.vox_card] = "effective", card
    if came_from(draft, *draft[v.asked_at.of("secured_vox")]):
        draft[v.secured_as] = "effective"
    if came_from(draft, *draft[v.asked_at.of("secured_no_vox")]):
        draft[v.secured_as] = "other"
    if came_from(draft, *draft[v.asked_at.of("secured_for_icons")]) and not captives_count(draft):
        draft[v.secured_as] = "other"


def secure_council(draft: Draft) -> None:
    """It decides as the round ends, and takes no more agents."""
    draft[v.council], draft[v.council_secured_by] = "decided", draft[v.bot]
    empty_council(draft)


def note_secured_weapon(draft: Draft) -> None:
    """Its icon counts for no ambition; what is attached to it may."""
    note_secured(draft, "" if draft[v.secured_as] == "attached" else "weapon_card")


def faithful_to_gain(view: View) -> tuple[str, ...]:
    """Faithful cards that nobody is known to hold."""
    return tuple(card for card in cards_to_gain(view) if is_faithful(card))


def faithful_can_be_gained(view: View) -> bool:
    """Whether there are any in this game."""
    return faithful_in_play(view) and bool(faithful_to_gain(view))


def ambitions_to_demand(view: View) -> tuple[str, ...]:
    """campaign/vox-cards/3: none where it is secured for captives, or for its Crisis."""
    return (*_to_demand(view), NO_DEMAND)


def demand_is_open(view: View) -> bool:
    """Whether there is an ambition to declare in which the bot may be first, as far as its counts tell."""
    return any(rank(view, ambition) in (None, FIRST, TIED_FIRST) for ambition in _to_demand(view))


def demand_by_standings(draft: Draft) -> None:
    """campaign/vox-cards/3: one that it is winning, else one that it is tied for; several are left to chance."""
    places = {ambition: rank(draft, ambition) for ambition in _to_demand(draft)}
    if None in places.values():
        return
    best = max((place or BEHIND for place in places.values()), default=BEHIND)
    found = [ambition for ambition, place in places.items() if place == best]
    if best >= TIED_FIRST:
        note_demand(draft, _one_of(draft, found))


def outrage_may_stop(view: View) -> bool | None:
    """Nothing to stop where nothing is declared that resources count for, or where the bot alone is first in it."""
    declared = won_by(view, view[v.declared], "icons")
    return None if resources_that_count(view) and any(rank(view, name) != FIRST for name in declared) else False


def outrage_fewest(draft: Draft) -> None:
    """campaign/vox-cards/4: of what the ledger knows the bot to have; several are left to chance."""
    counts = {kind: draft[any_key(kind, draft[v.bot])] for kind in draft[v.resources]}
    if None not in counts.values():
        fewest = [kind for kind, count in counts.items() if count == min(counts.values())]
        draft[v.outraged] = _one_of(draft, fewest)


def note_outrage(draft: Draft) -> None:
    """Nobody has that resource any more, nor Guild cards of it, but Loyal ones."""
    note_outrage_of_bot(draft)
    outraged = draft.known(v.outraged)
    for bot in draft[v.bots]:
        add_outrage(draft, bot, outraged)
        _lose_guild_cards(draft, bot)
        if outraged == "weapon":
            draft[v.weapon_guild.of(bot)] = None


def note_fiasco(draft: Draft) -> None:
    """Every seat may have discarded Guild cards."""
    note_resolved(draft)
    forget_own_counts(draft)
    forget_counts_of_others(draft)
    for bot in draft[v.bots]:
        _lose_guild_cards(draft, bot)


def note_blight(draft: Draft) -> None:
    """Its trophies are taken."""
    note_resolved(draft)
    for ambition in won_by(draft, draft[v.ambitions], "trophies"):
        draft[tally_of(draft[v.bot], ambition)] = None


def _to_demand(view: View) -> tuple[str, ...]:
    """What its Fate lets it declare."""
    return tuple(ambition for ambition in undeclared(view) if may_declare(view, ambition))


def _one_of(draft: Draft, options: list[str]) -> str:
    """By chance among several."""
    return options[draft.draw(len(options)) - 1] if len(options) > 1 else options[0]


def _lose_guild_cards(draft: Draft, bot: str) -> None:
    """What is missing stays so; what is there may be gone."""
    for key in (v.weapon_guild.of(bot), v.union_guild.of(bot)):
        if draft[key]:
            draft[key] = None
    if draft[v.guild_cards.of(bot)]:
        draft[v.guild_cards.of(bot)] = None
