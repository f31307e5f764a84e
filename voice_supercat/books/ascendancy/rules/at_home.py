"""Where ships are known to be: at the homeworld, where they were built and have not set out yet, or elsewhere.

Of single ships it is how many at least: what leaves, or is lost, may be one of them.
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import formed
from .tokens import gain, of

HOMEWORLD = "their homeworld"


def still_on_lanes(view: View) -> int:
    """Single ships on lanes that reach no system yet, but those of which it is known that they are at the end."""
    return max(0, of(view, v.on_lanes) - of(view, v.ahead).count(0))


def singles_at_home(view: View) -> int:
    """Single ships that are there for certain."""
    return min(of(view, v.at_home), max(0, of(view, v.alone) - still_on_lanes(view)))


def ships_at_home(view: View) -> int:
    """The same with fleets, each as one."""
    fleets = [fleet for fleet in formed(view) if view[v.fleet_home.of(view[v.faction], fleet)] == "yes"]
    return singles_at_home(view) + len(fleets)


def place_at_home(draft: Draft, ships: int) -> None:
    """Built there, in no fleet."""
    gain(draft, v.at_home, ships)


def leave_home(draft: Draft, ships: int) -> None:
    """Single ships that may have been there are elsewhere, in a fleet, or gone."""
    gain(draft, v.at_home, -ships)


def fleet_leaves_home(draft: Draft, fleet: str) -> None:
    """A fleet that moves is not known to be there; one that has come back is asked about before the moves."""
    draft[v.fleet_home.of(draft[v.faction], fleet)] = "no"


def change_places(draft: Draft, fleet: str, other: str) -> None:
    """Two fleets: each is where the other was, also on a lane."""
    faction = draft[v.faction]
    home, other_home = v.fleet_home.of(faction, fleet), v.fleet_home.of(faction, other)
    draft[home], draft[other_home] = draft[other_home], draft[home]
    ahead, other_ahead = v.fleet_ahead.of(faction, fleet), v.fleet_ahead.of(faction, other)
    draft[ahead], draft[other_ahead] = draft[other_ahead], draft[ahead]
    exchanged = {fleet: other, other: fleet}
    on_lanes = draft[v.fleets_on_lanes.of(faction)]
    draft[v.fleets_on_lanes.of(faction)] = tuple(exchanged.get(name, name) for name in on_lanes)


def forget_who_is_at_home(draft: Draft) -> None:
    """After a correction of ships: of no single ship it is known."""
    for faction in draft[v.factions]:
        draft[v.at_home.of(faction)] = 0
