"""The ships that the A.I. loses. Whoever scored the hits picks the ships, so the player does."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import leave_home
from .battle import fighters, group_size, groups
from .fleets import SINGLE, disband, resize, size
from .numbers import up_to


def hits_on_them(view: View) -> tuple[int, int]:
    """No more hits count than there are ships, one more where the first is ignored."""
    return 0, up_to(fighters(view) + ("ignore-first" in view[v.traits]))


def note_losses(draft: Draft, hits: int) -> None:
    """The player's hits, less the one that they may ignore."""
    ignored = 1 if hits and "ignore-first" in draft[v.traits] else 0
    draft[v.losses] = min(hits - ignored, fighters(draft))
    draft[v.casualty_queue] = groups(draft)
    draft[v.disbanded] = ()
    _settle(draft)


def note_hits_of_foe(draft: Draft) -> None:
    """Hits of another A.I. faction: on single ships first, then on the smallest fleet."""
    note_losses(draft, min(draft[v.foe_hits], hits_on_them(draft)[1]))
    while draft[v.losses] and draft[v.casualty_queue]:
        queue = draft[v.casualty_queue]
        singles_first = sorted(queue, key=lambda group: (group != SINGLE, group_size(draft, group)))
        draft[v.casualty_queue] = tuple(singles_first)
        lose_from_group(draft, losses_on_group(draft)[1])


def a_die_for_each_fighter(draft: Draft) -> None:
    """Of their ships in the battle."""
    draft[v.dice_count] = fighters(draft)


def lose_to_animosity(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/3: each high die destroys one of their ships."""
    draft[v.foe_hits] = draft[v.dice_hits]
    note_hits_of_foe(draft)


def _settle(draft: Draft) -> None:
    """Hits for which the player has no choice."""
    while draft[v.losses] and draft[v.casualty_queue] and not _is_free(draft):
        _lose(draft, losses_on_group(draft)[0])


def _is_free(view: View) -> bool:
    """Whether the player has a choice which ships are hit."""
    low, high = losses_on_group(view)
    return low < high


def losses_on_group(view: View) -> tuple[int, int]:
    """What this group can take, given what the others can."""
    if not view[v.casualty_queue]:
        return 0, 0
    here, *others = (group_size(view, group) for group in view[v.casualty_queue])
    return max(0, view[v.losses] - sum(others)), min(here, view[v.losses])


def lose_from_group(draft: Draft, ships: int) -> None:
    """So many ships of the group, then those for which there is no choice."""
    _lose(draft, ships)
    _settle(draft)


def _lose(draft: Draft, ships: int) -> None:
    """Ships of the group are destroyed; too small a fleet disbands and its ships fight on alone."""
    group, *rest = draft[v.casualty_queue]
    resize(draft, group, size(draft, group) - ships)
    if group == SINGLE:
        draft[v.singles_fighting] -= ships
        draft[v.lost_singles] += ships
        leave_home(draft, ships)
    draft[v.losses] -= ships
    draft[v.lost_ships] += ships
    draft[v.casualty_queue] = tuple(rest)
    left = size(draft, group)
    if group != SINGLE and disband(draft, group):
        draft[v.disbanded] = (*draft[v.disbanded], group)
        draft[v.singles_fighting] += left
    draft[v.fighting] = tuple(fleet for fleet in draft[v.fighting] if size(draft, fleet))
