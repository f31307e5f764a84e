"""Leaders and Lore: which bot gets which, by chance."""

from voice_supercat.procedure.state import Draft

from . import values as v


def assign_leaders(draft: Draft) -> None:
    """base/leaders-and-lore/5 and 9: one of each for every bot, none twice."""
    leaders, lore = list(draft[v.leader_cards]), list(draft[v.lore_cards])
    for bot in draft[v.bots]:
        draft[v.leader.of(bot)] = leaders.pop(draft.roll(len(leaders)) - 1)
        draft[v.lore.of(bot)] = lore.pop(draft.roll(len(lore)) - 1)
    draft[v.leaders_to_tell] = draft[v.bots]


def next_leader(draft: Draft) -> None:
    """On to the next bot."""
    draft[v.bot], *rest = draft[v.leaders_to_tell]
    draft[v.leaders_to_tell] = tuple(rest)


def first_bot_again(draft: Draft) -> None:
    """Every bot was told of."""
    draft[v.bot] = draft[v.bots][0]
