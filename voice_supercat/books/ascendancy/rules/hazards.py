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
    """Ships that brave a hazard, each with a die."""
    draft["dice_count"], draft["dice_hits"], draft["phenomena"] = ships, 0, 0


def note_dice_need(draft: Draft, roll: int) -> None:
    """The lowest roll that counts."""
    draft["dice_need"] = roll


def lose_arrived(draft: Draft) -> None:
    """Single ships that the hazard destroyed."""
    draft["survivors"] = draft["dice_count"] - draft["dice_hits"]
    gain(draft, "alone", -draft["dice_hits"])


def any_survived(table: Table) -> bool:
    """Whether a ship is left of those that braved it."""
    return bool(table["survivors"] > 0)


def up_to_survivors(table: Table) -> tuple[int, int]:
    """No more than are left."""
    return 0, max(0, table["survivors"])


def note_phenomenon(draft: Draft, taken: bool) -> None:
    """Whether a token of research is taken."""
    draft["phenomena"] = int(taken)


def note_phenomena(draft: Draft, tokens: int) -> None:
    """Tokens of research taken, one at each phenomenon."""
    draft["phenomena"] = tokens


def phenomena_found(table: Table) -> bool:
    """Whether any research was taken."""
    return bool(table["phenomena"])


def collect_research(draft: Draft) -> None:
    """The game's own rules: a ship that survives a phenomenon takes its research."""
    gain(draft, "research", draft["phenomena"])


def collect_latinum(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/10"""
    gain(draft, "production", draft["phenomena"])
