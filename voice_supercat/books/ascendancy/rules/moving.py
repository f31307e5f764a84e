"""Who moves, in what order, and how often: fleets by number, then single ships, again while commands remain."""

from voice_supercat.procedure.state import Draft, Table

from .factions import playing
from .fleets import ALONE, existing, size
from .numbers import up_to
from .tokens import exhaust, may_spend, of, put


def begin_moves(draft: Draft) -> None:
    """Fleets by number, then single ships, but no fleet that came out of warp this turn.

    ascendancy/general-notes/10.4, ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/1
    """
    fleets = (fleet for fleet in existing(draft) if fleet not in draft["warped_fleets"])
    draft["movers"] = (*((fleet, 0) for fleet in fleets), *_single_movers(draft))
    draft["moved"] = ()
    draft["mover"] = None


def _single_movers(table: Table) -> tuple[tuple[int, int], ...]:
    return tuple((ALONE, number) for number in range(1, of(table, "alone") + 1))


def take_mover(draft: Draft) -> None:
    """The next to move; when all have, those that moved move again."""
    movers = tuple(mover for mover in draft["movers"] if _still_there(draft, mover))
    if not movers:
        movers = tuple(mover for mover in draft["moved"] if _still_there(draft, mover))
        draft["moved"] = ()
    draft["mover"] = movers[0] if movers and may_spend(draft) else None
    draft["movers"] = movers[1:]


def _still_there(table: Table, mover: tuple[int, int]) -> bool:
    fleet, number = mover
    return size(table, fleet) >= max(1, number)


def has_mover(table: Table) -> bool:
    """Whether anyone can still move."""
    return table["mover"] is not None


def mover_is_fleet(table: Table, *numbers: str) -> bool:
    """Whether it is that fleet's move."""
    return table["mover"] is not None and str(table["mover"][0]) in numbers


def aim_at(draft: Draft, aim: str) -> None:
    """The target of the move."""
    draft["aim"] = aim


def move_on(draft: Draft) -> None:
    """A command exhausted; it may move again."""
    exhaust(draft)
    if draft["mover"] is not None:
        draft["moved"] = (*draft["moved"], draft["mover"])


def _others(table: Table) -> int:
    """Single ships still to move in this pass."""
    return sum(fleet == ALONE for fleet, _ in table["movers"])


def others_may_be_there(table: Table) -> bool:
    """Whether a single ship stays and others are still to be asked about."""
    return mover_is_fleet(table, str(ALONE)) and _others(table) > 0


def up_to_others(table: Table) -> tuple[int, int]:
    """No more than are left."""
    return 0, up_to(_others(table))


def skip_others(draft: Draft, ships: int) -> None:
    """They stay as well."""
    draft["movers"] = draft["movers"][: len(draft["movers"]) - ships]


def mover_size(table: Table) -> int:
    """Ships that move together."""
    if table["mover"] is None:
        return 0
    fleet = table["mover"][0]
    return 1 if fleet == ALONE else size(table, fleet)


def on_first_paths(table: Table) -> bool:
    """ascendancy/general-notes/10.3: starting ships that may not have reached their first system yet."""
    return of(table, "first_paths") > 0 and may_spend(table)


def first_paths_left(table: Table) -> bool:
    """Whether any is still short of it."""
    return of(table, "first_paths") > 0


def up_to_first_paths(table: Table) -> tuple[int, int]:
    """No more than set out."""
    return 0, of(table, "first_paths")


def note_first_paths(draft: Draft, ships: int) -> None:
    """Starting ships still on their lanes; the others have arrived."""
    draft["arrived"] = of(draft, "first_paths") - ships
    put(draft, "first_paths", ships)


def follow_first_paths(draft: Draft) -> None:
    """A command for each of them."""
    exhaust(draft, of(draft, "first_paths"))


def first_move(table: Table) -> bool:
    """The faction's first round, and a command is left for it."""
    return not of(table, "started") and of(table, "alone") > 0 and may_spend(table)


def start_out(draft: Draft) -> None:
    """A command for each of the starting ships, as far as they go."""
    ships = min(playing(draft).starters, of(draft, "alone"), of(draft, "ready"))
    exhaust(draft, ships)
    put(draft, "first_paths", ships)
    put(draft, "started", 1)


def end_moves(draft: Draft) -> None:
    """Nobody moves any more."""
    draft["mover"] = None
    draft["movers"] = draft["moved"] = ()


def free_attacks_due(table: Table) -> bool:
    """ascendancy/general-notes/9, once at the end of the turn."""
    return bool(table["free_attacks"] and not table["free"])


def attack_for_free(draft: Draft) -> None:
    """No commands are needed now."""
    draft["free"] = True


def attacks_are_free(table: Table) -> bool:
    """Whether only the free attacks were left."""
    return bool(table["free"])


def mover_never_laned(table: Table) -> bool:
    """Asked once for each mover in a turn; going back and forth would never end."""
    return table["mover"] not in table["moved"]
