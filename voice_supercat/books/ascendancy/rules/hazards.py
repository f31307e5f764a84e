"""Hazards that ships brave where they arrive, and the research of phenomena, each of which is a hazard."""

from voice_supercat.procedure.state import Draft, Table

from .factions import playing
from .fleets import ALONE, disband, resize, size
from .moving import lose_single, mover_is_fleet, mover_size
from .tokens import gain


def hazard_dice(draft: Draft, need: int) -> None:
    """A die for each ship that braves it; of the Federation's science fleet only for one."""
    ships = mover_size(draft)
    only_one = mover_is_fleet(draft, str(playing(draft).lone_hazard_fleet))
    draft["dice_count"] = min(1, ships) if only_one else ships
    draft["dice_need"], draft["dice_hits"], draft["phenomena"] = need, 0, 0


def lose_movers(draft: Draft) -> None:
    """Ships that the hazard destroyed."""
    if draft["mover"] is None:
        return
    fleet = draft["mover"][0]
    draft["survivors"] = mover_size(draft) - draft["dice_hits"]
    resize(draft, fleet, size(draft, fleet) - draft["dice_hits"])
    draft["disbanded"] = (fleet,) if disband(draft, fleet) else ()
    if fleet == ALONE and draft["dice_hits"]:
        lose_single(draft)


def some_arrived(table: Table) -> bool:
    """Whether a starting ship has just reached its first system."""
    return bool(table["arrived"])


def up_to_arrived(table: Table) -> tuple[int, int]:
    """No more than have arrived."""
    return 0, table["arrived"]


def note_braving(draft: Draft, ships: int) -> None:
    """Ships that brave a hazard, one after the other."""
    draft["braving"], draft["braved"] = ships, 0


def ships_to_brave(table: Table) -> bool:
    """Whether one of them is left."""
    return bool(table["braved"] < table["braving"])


def die_of_next(draft: Draft, need: int) -> None:
    """Its die, and the lowest roll that destroys it."""
    draft["braved"] += 1
    draft["dice_count"], draft["dice_need"], draft["dice_hits"], draft["phenomena"] = 1, need, 0, 0


def lose_arrived(draft: Draft) -> None:
    """The single ship, if the hazard destroyed it."""
    draft["survivors"] = draft["dice_count"] - draft["dice_hits"]
    gain(draft, "alone", -draft["dice_hits"])


def any_survived(table: Table) -> bool:
    """Whether a ship is left of those that braved it."""
    return bool(table["survivors"] > 0)


def note_phenomenon(draft: Draft, taken: bool) -> None:
    """Whether a token of research is taken."""
    draft["phenomena"] = int(taken)


def phenomena_found(table: Table) -> bool:
    """Whether any research was taken."""
    return bool(table["phenomena"])


def collect_research(draft: Draft) -> None:
    """The game's own rules: a ship that survives a phenomenon takes its research."""
    gain(draft, "research", draft["phenomena"])


def collect_latinum(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/10"""
    gain(draft, "production", draft["phenomena"])
