"""The ships that the A.I. loses. Whoever scored the hits picks the ships, so the player does."""

from voice_supercat.procedure.state import Draft, Table

from .battle import fighters, group_size, groups, has_trait
from .fleets import ALONE, disband, resize, size
from .numbers import up_to


def hits_on_them(table: Table) -> tuple[int, int]:
    """No more hits count than there are ships, one more where the first is ignored."""
    return 0, up_to(fighters(table) + has_trait(table, "ignore-first"))


def note_losses(draft: Draft, hits: int) -> None:
    """The player's hits, less the one that they may ignore."""
    ignored = 1 if hits and has_trait(draft, "ignore-first") else 0
    draft["losses"] = min(hits - ignored, fighters(draft))
    draft["casualty_queue"] = groups(draft)
    draft["disbanded"] = ()
    _settle(draft)


def _settle(draft: Draft) -> None:
    """Hits for which the player has no choice."""
    while draft["losses"] and draft["casualty_queue"] and not group_is_free(draft):
        _lose(draft, losses_on_group(draft)[0])


def losses_to_place(table: Table) -> bool:
    """Whether a ship is still to be removed."""
    return bool(table["losses"] > 0 and table["casualty_queue"])


def group_is_free(table: Table) -> bool:
    """Whether the player has a choice which ships are hit."""
    low, high = losses_on_group(table)
    return low < high


def losses_on_group(table: Table) -> tuple[int, int]:
    """What this group can take, given what the others can."""
    if not table["casualty_queue"]:
        return 0, 0
    here, *others = (group_size(table, group) for group in table["casualty_queue"])
    return max(0, table["losses"] - sum(others)), min(here, table["losses"])


def lose_from_group(draft: Draft, ships: int) -> None:
    """So many ships of the group, then those for which there is no choice."""
    _lose(draft, ships)
    _settle(draft)


def _lose(draft: Draft, ships: int) -> None:
    """Ships of the group are destroyed; too small a fleet disbands and its ships fight on alone."""
    group, *rest = draft["casualty_queue"]
    resize(draft, group, size(draft, group) - ships)
    if group == ALONE:
        draft["fighting_alone"] -= ships
    draft["losses"] -= ships
    draft["lost_ships"] += ships
    draft["casualty_queue"] = tuple(rest)
    left = size(draft, group)
    if group != ALONE and disband(draft, group):
        draft["disbanded"] = (*draft["disbanded"], group)
        draft["fighting_alone"] += left
    draft["fighting"] = tuple(fleet for fleet in draft["fighting"] if size(draft, fleet))


def any_disbanded(table: Table) -> bool:
    """Whether a fleet became too small."""
    return bool(table["disbanded"])


def many_lost(table: Table) -> bool:
    """ascendancy/ferengi-a-i-rules/15"""
    return bool(table["lost_ships"] >= 4)
