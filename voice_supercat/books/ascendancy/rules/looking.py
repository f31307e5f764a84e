"""What the player saw with their ships as the turn began: worlds to colonize, systems to take, enemies beside them."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .building import ships_left, spare_production
from .first_paths import all_at_home, may_orbit
from .fleets import all_ships
from .tokens import may_spend, of

_BUILD_ELSEWHERE = ("ferengi", "klingon", "vulcan")


def looks_now(view: View) -> tuple[str, ...]:
    """What can matter in this turn."""
    if all_at_home(view) or not all_ships(view):
        return ()
    orbit = may_orbit(view)
    possible = {"world": orbit and _may_colonize(view), "system": orbit and may_spend(view), "enemy ships": True}
    return tuple(look for look in of(view, v.looks) if possible[look])


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
    """a developed system, enemy ships, at home too"""
    names = {
        "world": of(view, v.world_to_colonize),
        "system": of(view, v.system_to_take),
        "enemy ships": f"enemy ships{_where_they_build(view)}",
    }
    return ", ".join(names[look] for look in looks_now(view))


def _where_they_build(view: View) -> str:
    """They build before they attack, and what is new attacks too; before that nothing orbits a world or a system."""
    comes = spare_production(view) or of(view, v.claimed) or (view[v.faction] == "klingon" and of(view, v.starbases))
    if not comes or not ships_left(view):
        return ""
    return ", where they build too" if view[v.faction] in _BUILD_ELSEWHERE else ", at home too"


def looks_in_short(view: View) -> str:
    """The same by the words of the answers, after a few times."""
    names = {"world": "a world", "system": "a system", "enemy ships": "enemy ships"}
    return ", ".join(names[look] for look in looks_now(view))


def note_seen(draft: Draft, seen: tuple[str, ...]) -> None:
    """What it was."""
    draft[v.offered] = looks_now(draft)
    draft[v.looked] = True
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


def look_beside_new_ships(draft: Draft) -> None:
    """What was not met before is asked again: ships were built in a system that was chosen only now."""
    for look in ("system", "enemy ships"):
        if seen(draft, look) is False:
            use_seen(draft, look)
