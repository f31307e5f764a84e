"""What the player saw at their ships as the turn began: worlds, systems, enemies beside them, and how they stand."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .building import spare_production
from .first_paths import all_at_home, singles_near, singles_near_fleet
from .fleets import all_ships, formed, next_in_queue, slots
from .forming import fleet_commissionable
from .tokens import may_spend, of

THREE, MATES = "three together", "fleet mates"
"""Single ships that can form a fleet, and such that can join one."""


def looks_now(view: View) -> tuple[str, ...]:
    """What can matter in this turn."""
    if all_at_home(view) or not all_ships(view):
        return ()
    possible = {
        "world": _may_colonize(view),
        "system": may_spend(view),
        "enemy ships": True,
        THREE: fleet_commissionable(view) and not spare_production(view),
        MATES: any(_may_take_ships(view, fleet) for fleet in formed(view)),
    }
    return tuple(look for look in of(view, v.looks) if possible[look])


def _may_take_ships(view: View, fleet: str) -> bool:
    """A single ship can be with it, and its card may have room."""
    read = bool(view[v.room.of(view[v.faction], fleet)])
    return singles_near(view, fleet) > 0 and (slots(view, fleet) > 0 or not read)


def _may_colonize(view: View) -> bool:
    """A price is there, also after ascendancy was bought."""
    price, culture = view[v.ascendancy_price], of(view, v.culture)
    left = culture % price if of(view, v.ascendancy) < view[v.winning_ascendancy] else culture
    return left > 0 or view[v.faction] in ("andorian", "ferengi")


def anything_to_see(view: View) -> bool:
    """Whether several things must be looked at; a single one is asked where it is used."""
    return len(looks_now(view)) > 1


def up_to_all_looks(view: View) -> tuple[int, int]:
    """None to all of them."""
    return 0, len(looks_now(view))


def looks_offered(view: View) -> str:
    """a developed system, enemy ships"""
    names = {
        "world": of(view, v.world_to_colonize),
        "system": of(view, v.system_to_take),
        "enemy ships": "enemy ships",
        THREE: "three single ships together",
        MATES: "a single ship with a fleet",
    }
    return ", ".join(names[look] for look in looks_now(view))


def looks_in_short(view: View) -> str:
    """The same by the words of the answers, after a few times."""
    names = {"world": "a world", "system": "a system", MATES: "a ship with a fleet"}
    names |= {"enemy ships": "enemy ships", THREE: THREE}
    return ", ".join(names[look] for look in looks_now(view))


def note_seen(draft: Draft, seen: tuple[str, ...]) -> None:
    """What it was."""
    draft[v.offered] = looks_now(draft)
    draft[v.looked] = True
    draft[v.fleets_at_look], draft[v.singles_at_look] = formed(draft), of(draft, v.alone)
    draft[v.seen] = seen


def seen(view: View, look: str) -> bool | None:
    """What was told of it, until it was used; with new attacks at the end of the turn it is asked anew."""
    asked = view[v.looked] and look in view[v.offered]
    if not asked or view[v.free] or look in view[v.used]:
        return None
    return look in view[v.seen]


def use_seen(draft: Draft, look: str) -> None:
    """From now on it is asked again."""
    if look not in draft[v.used]:
        draft[v.used] = (*draft[v.used], look)


def _as_it_was(view: View) -> bool:
    """No ship has left a fleet since the look, and none has gone elsewhere. New ones join fleets as they are built."""
    fleets = set(view[v.fleets_at_look]) <= set(formed(view))
    return fleets and not view[v.withdrew] and of(view, v.alone) <= view[v.singles_at_look] + view[v.new_singles]


def three_seen(view: View) -> bool | None:
    """Whether three single ships are together, as long as it cannot have changed."""
    return seen(view, THREE) if _as_it_was(view) and not view[v.new_singles] else None


def pass_over_fleets(draft: Draft) -> None:
    """Fleets that no single ship can join, before the next one of which it is asked."""
    while draft[v.queue] and not _may_be_joined(draft):
        next_in_queue(draft)


def _may_be_joined(view: View) -> bool:
    if singles_near_fleet(view) < 1:
        return False
    unchanged = _as_it_was(view) and view[v.fleet] in view[v.fleets_at_look]
    return not (unchanged and seen(view, MATES) is False)
