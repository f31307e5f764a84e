"""The ledger: what the bot has in front of it, as far as it was told or follows from what the program ordered."""

from collections import Counter
from collections.abc import Mapping

from voice_supercat.procedure.keys import Key, OwnedKey, any_key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import won_by

_KEPT: Mapping[str, OwnedKey[int | None] | OwnedKey[bool | None]] = {
    "no_starport": v.starports,
    "unbuilt_cities": v.unbuilt,
    "damaged": v.damage,
    "weapon_card": v.weapon_guild,
    "union_card": v.union_guild,
    "spare_ships": v.spare_ships,
}
"""Facts that the ledger tells, beside those of resources."""
_NEGATIVE = "no_starport"


def by_ledger(view: View, fact: str) -> bool | None:
    """What the ledger tells of a fact about the bot that plays; None where it does not know, or is not kept."""
    if not view[v.ledger]:
        return None
    if fact in view[v.resources]:
        count = view[any_key(fact, view[v.bot])]
        return None if count is None else count > 0
    held = view[_KEPT[fact].of(view[v.bot])] if fact in _KEPT else None
    return None if held is None else bool(held) != (fact == _NEGATIVE)


def tally_of(seat: str, ambition: str) -> Key[int | None]:
    """What that seat has for that ambition."""
    return v.tally.of(seat, ambition)


def ambition_of(view: View, resource: str) -> str | None:
    """What that resource counts for."""
    return next((name for name in view[v.ambitions] if resource in view[v.resources_of.of(name)]), None)


def resources_for(view: View, ambition: str, seat: str) -> int:
    """How many resources that count for it the seat is known to have."""
    return sum(view[any_key(resource, seat)] or 0 for resource in view[v.resources_of.of(ambition)])


def untaxed(view: View) -> tuple[str, ...] | None:
    """The resources of the cities that were not taxed in this turn; None where they are not known."""
    cities = view[v.cities.of(view[v.bot])]
    if cities is None or view[v.taxed_unseen]:
        return None
    left = list(cities)
    for resource in view[v.taxed]:
        if resource in left:
            left.remove(resource)
    return tuple(dict.fromkeys(left))


def note_resources(draft: Draft, listed: tuple[str, ...]) -> None:
    """All that the bot has. A count that is less than these alone is wrong, and forgotten."""
    counted, bot = Counter(listed), draft[v.bot]
    for resource in draft[v.resources]:
        draft[any_key(resource, bot)] = min(counted[resource], draft[v.tokens])
    for ambition in draft[v.ambitions]:
        tally = draft[tally_of(bot, ambition)]
        if tally is not None and tally < resources_for(draft, ambition, bot):
            draft[tally_of(bot, ambition)] = None


def change_resource(draft: Draft, resource: str, by: int) -> None:
    """One more, or less, where it is known how many there are."""
    change_tally(draft, ambition_of(draft, resource), by)
    change_count(draft, any_key(resource, draft[v.bot]), by, draft[v.tokens])


def change_tally(draft: Draft, ambition: str | None, by: int) -> None:
    """The bot has so much more for it, where it is known how much."""
    if ambition is not None:
        change_count(draft, tally_of(draft[v.bot], ambition), by, draft[v.most_counted])


def change_count(draft: Draft, key: Key[int | None], by: int, most: int) -> None:
    """So many more, or less, where it is known how many there are."""
    if (count := draft[key]) is not None:
        draft[key] = min(max(0, count + by), most)


def lose_all(draft: Draft, resource: str) -> None:
    """Nobody has any of it."""
    ambition = ambition_of(draft, resource)
    for seat in draft[v.order] if draft[v.ledger] else ():
        draft[any_key(resource, seat)] = 0
        if ambition is not None:
            draft[tally_of(seat, ambition)] = None


def spend_one(draft: Draft, *resources: str) -> None:
    """One of each is gone."""
    for resource in resources:
        change_resource(draft, resource, -1)


def spend_several(draft: Draft, spent: bool, *resources: str) -> None:
    """One at least of each is gone; of several, it was not told how many."""
    for resource in resources if spent else ():
        key = any_key(resource, draft[v.bot])
        only = draft[key] == 1
        change_resource(draft, resource, -1)
        if not only:
            draft[key] = None
            _forget_tally(draft, resource)


def note_card(draft: Draft, held: bool, kind: str) -> None:
    """Whether the bot has a guild card of that kind, until something may have changed it."""
    if draft[v.ledger]:
        draft[any_key(_KEPT[kind].name, draft[v.bot])] = held


def forget_cards(draft: Draft) -> None:
    """Guild cards may be gone."""
    for key in (v.weapon_guild.of(draft[v.bot]), v.union_guild.of(draft[v.bot])):
        draft[key] = None


def forget_missing_cards(draft: Draft) -> None:
    """A guild card more, which may be of a kind that was missing."""
    for key in (v.weapon_guild.of(draft[v.bot]), v.union_guild.of(draft[v.bot])):
        if draft[key] is False:
            draft[key] = None


def note_damage(draft: Draft, damaged: bool) -> None:
    """It stays so until a battle or a rival changes it."""
    if draft[v.ledger]:
        draft[v.damage.of(draft[v.bot])] = damaged


def forget_damage(draft: Draft) -> None:
    """Something new may be damaged; what is damaged stays so."""
    key = v.damage.of(draft[v.bot])
    if draft[key] is False:
        draft[key] = None


def note_starport(draft: Draft) -> None:
    """The bot has one more on the map."""
    key = v.starports.of(draft[v.bot])
    if (count := draft[key]) is not None:
        draft[key] = min(count + 1, draft[v.starport_pieces])


def note_city(draft: Draft, built: bool) -> None:
    """The bot has one city less on its board."""
    key = v.unbuilt.of(draft[v.bot])
    if built and (count := draft[key]):
        draft[key] = count - 1


def note_spare_ships(draft: Draft, spare: bool) -> None:
    """Where three are not in supply, none comes back to it but by a battle or a rival, until a chapter is scored."""
    if draft[v.ledger]:
        draft[v.spare_ships.of(draft[v.bot])] = spare


def forget_unbuilt(draft: Draft) -> None:
    """Cities may have come back to the boards of the bots."""
    for bot in draft[v.bots]:
        draft[v.unbuilt.of(bot)] = None


def forget_unbuilt_of_ruined(draft: Draft) -> None:
    """The same of those that have lost any."""
    for bot in draft[v.bots]:
        if draft[v.ruined.of(bot)]:
            draft[v.unbuilt.of(bot)] = None


def counts_buildings(view: View) -> bool:
    """Whether the ledger counts on buildings of the bot that plays."""
    bot = view[v.bot]
    return bool(view[v.starports.of(bot)] or view[v.cities.of(bot)]) or view[v.unbuilt.of(bot)] is not None


def may_have_lost(view: View) -> bool:
    """Whether rivals can have taken or damaged something that the ledger counts on, or lost ships to the bot."""
    bot = view[v.bot]
    held = (view[any_key(resource, bot)] for resource in view[v.resources])
    cards = (v.weapon_guild.of(bot), v.union_guild.of(bot))
    on_board = counts_buildings(view) or False in (view[v.damage.of(bot)], view[v.spare_ships.of(bot)])
    counted = (view[tally_of(bot, ambition)] for ambition in view[v.ambitions])
    trophies = (view[tally_of(bot, ambition)] for ambition in won_by(view, view[v.ambitions], "trophies"))
    return bool(
        any(held)
        or any(view[key] for key in cards)
        or on_board
        or any(counted)
        or any(count is not None for count in trophies)
    )


def _forget_tally(draft: Draft, resource: str) -> None:
    if (ambition := ambition_of(draft, resource)) is not None:
        draft[tally_of(draft[v.bot], ambition)] = None
