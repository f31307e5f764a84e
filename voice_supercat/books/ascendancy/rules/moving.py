"""Who moves, in what order, and how often: fleets by number, then single ships, again while commands remain."""

from itertools import dropwhile

from voice_supercat.procedure.state import Draft, Table

from .fleets import ALONE, existing, size
from .numbers import up_to
from .tokens import exhaust, may_spend, of

Mover = tuple[int, int]
"""A fleet's number and zero, or a single ship: `ALONE` and its number."""


def begin_moves(draft: Draft) -> None:
    """Fleets by number, then single ships, but no fleet that came out of warp this turn.

    ascendancy/general-notes/10.4, ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/1
    """
    draft["stayed"] = draft["lost_singles"] = draft["told"] = ()
    draft["movers"] = tuple(mover for mover in _everyone(draft) if mover[0] not in draft["warped_fleets"])
    draft["mover"], draft["has_moved"] = None, False


def _everyone(table: Table) -> tuple[Mover, ...]:
    """Fleets by number, then single ships. A single ship keeps its number for the turn when another is lost."""
    numbers = range(1, of(table, "alone") + len(table["lost_singles"]) + 1)
    singles = ((ALONE, number) for number in numbers if number not in table["lost_singles"])
    return (*((fleet, 0) for fleet in existing(table)), *singles)


def take_mover(draft: Draft) -> None:
    """The next to move; after the last of them all begin again, but for those who stayed since anyone moved."""
    if draft["mover"] is not None and not draft["has_moved"]:
        draft["stayed"] = (*draft["stayed"], draft["mover"])
    left = _from_the_next(draft, draft["movers"]) or _from_the_next(draft, _everyone(draft))
    draft["mover"] = left[0] if left and may_spend(draft) else None
    draft["movers"] = left[1:]
    draft["has_moved"] = False


def _from_the_next(table: Table, movers: tuple[Mover, ...]) -> tuple[Mover, ...]:
    return tuple(dropwhile(lambda mover: not _may_move(table, mover), movers))


def _may_move(table: Table, mover: Mover) -> bool:
    return mover in _everyone(table) and mover not in table["stayed"]


def has_mover(table: Table) -> bool:
    """Whether anyone can still move."""
    return table["mover"] is not None


def mover_is_fleet(table: Table, *numbers: str) -> bool:
    """Whether it is that fleet's move."""
    return table["mover"] is not None and str(table["mover"][0]) in numbers


def aim_at(draft: Draft, aim: str) -> None:
    """The target of the move, a system to be at."""
    draft["aim"], draft["beside_is_there"] = aim, False


def aim_at_ships(draft: Draft, aim: str) -> None:
    """Ships are attacked from the next sector, and theirs may not be entered."""
    draft["aim"], draft["beside_is_there"] = aim, True


def move_on(draft: Draft) -> None:
    """A command exhausted. What kept others where they were may have changed."""
    exhaust(draft)
    draft["stayed"] = draft["told"] = ()
    draft["has_moved"] = True


def note_since_move(draft: Draft, yes: bool, name: str) -> None:
    """What holds for all of them until one moves."""
    draft["told"] = (*draft["told"], (name, yes))


def told_since_move(table: Table, name: str) -> bool | None:
    """What was told of it since anyone moved."""
    return dict(table["told"]).get(name)


def lose_single(draft: Draft) -> None:
    """The single ship that moved is gone."""
    draft["lost_singles"] = (*draft["lost_singles"], draft["mover"][1])


def _others(table: Table) -> tuple[Mover, ...]:
    """Single ships still to move in this pass."""
    return tuple(mover for mover in table["movers"] if mover[0] == ALONE and _may_move(table, mover))


def others_may_be_there(table: Table) -> bool:
    """Whether a single ship stays and others are still to be asked about."""
    return mover_is_fleet(table, str(ALONE)) and bool(_others(table))


def up_to_others(table: Table) -> tuple[int, int]:
    """No more than are left."""
    return 0, up_to(len(_others(table)))


def skip_others(draft: Draft, ships: int) -> None:
    """They stay as well."""
    others = _others(draft)
    draft["stayed"] = (*draft["stayed"], *others[len(others) - ships :])


def mover_size(table: Table) -> int:
    """Ships that move together."""
    if table["mover"] is None:
        return 0
    fleet = table["mover"][0]
    return 1 if fleet == ALONE else size(table, fleet)


def end_moves(draft: Draft) -> None:
    """Nobody moves any more."""
    draft["mover"] = None
    draft["movers"] = draft["stayed"] = ()


def free_attacks_due(table: Table) -> bool:
    """ascendancy/general-notes/9, once at the end of the turn."""
    return bool(table["free_attacks"] and not table["free"])


def attack_for_free(draft: Draft) -> None:
    """No commands are needed now."""
    draft["free"] = True


def attacks_are_free(table: Table) -> bool:
    """Whether only the free attacks were left."""
    return bool(table["free"])
