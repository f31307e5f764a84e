"""Words for moves: single ships are named by where they are or how many are left, never by numbers."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .at_home import singles_at_home
from .fleets import SINGLE, SINGLE_SHIPS
from .hazards import groups_that_moved
from .lanes import ON_A_LANE
from .numbers import counted
from .tokens import of


def mover(view: View) -> str:
    """The one that is asked about: a fleet, or a ship."""
    return _one(view, view[v.mover])


def _one(view: View, group: str | None) -> str:
    if group is None:  # as printed nobody moves
        return "the ship"
    if group != SINGLE:
        return f"fleet {group}"
    if view[v.course] == ON_A_LANE:
        return "the ship on its lane"
    if view[v.left_lane]:
        return "the ship that arrived"
    return "the single ship" if of(view, v.alone) == 1 else f"{_which(view)}single ship"


def mover_shortly(view: View) -> str:
    """The same in two words."""
    if view[v.mover] not in (None, SINGLE):
        return f"fleet {view[v.mover]}"
    return "that ship" if view[v.left_lane] else "this ship"


def mover_just_named(view: View) -> str:
    """Right after its way was told."""
    return f"fleet {view[v.mover]}" if view[v.mover] not in (None, SINGLE) else "that ship"


def _known_by(view: View) -> str:
    """What is known of all that are in question: where they stand, or what was just said of them."""
    count = view[v.moving]
    if view[v.course] is not None or view[v.singles_moved] or count != of(view, v.alone):
        return ""
    if count == singles_at_home(view):
        return "at home"
    return "that attacked" if view[v.round_of_battle] and count == view[v.singles_fighting] else ""


def _which(view: View) -> str:
    return "the other " if view[v.moving] < of(view, v.alone) else "the "


def movers_named(view: View) -> str:
    """Those in question: "the three single ships", "the other two single ships", "the two ships on their lanes"."""
    count = view[v.moving]
    if view[v.course] == ON_A_LANE:
        return f"the {counted(count, 'ship')} on {'its lane' if count == 1 else 'their lanes'}"
    if view[v.course] is not None:
        return f"the {counted(count, 'single ship')} under way"
    if view[v.left_lane]:
        return f"the {counted(count, 'ship')} that arrived"
    return f"{_which(view)}{counted(count, 'single ship')}"


def movers_shortly(view: View) -> str:
    """The same of single ships without a way, in three words."""
    count = in_words(view[v.moving])
    if view[v.left_lane]:
        return f"{count} arrivals"
    if known := _known_by(view):
        return f"{count} {known}"
    return f"{count} ships" if view[v.moving] == of(view, v.alone) else f"{count} other ships"


def course_of_mover(view: View) -> str:
    """Where they were on their way to."""
    course = view[v.course]
    if course == ON_A_LANE:
        return "the end of its lane" if view[v.moving] == 1 or view[v.mover] != SINGLE else "the ends of their lanes"
    return view[v.target_named.of(course)] if course else "its target"


def _commanded(view: View) -> int:
    """What was given a command: a fleet, or so many ships."""
    return 1 if view[v.mover] not in (None, SINGLE) else view[v.going]


def commands_spent(view: View) -> str:
    """A command each."""
    return f"exhaust {'a command' if _commanded(view) == 1 else counted(_commanded(view), 'command')}"


def who_moves(view: View) -> str:
    """With the verb: "fleet one moves", "two ships move"; ships of no fleet."""
    if view[v.mover] not in (None, SINGLE):
        return f"{mover(view)} moves"
    count = _commanded(view)
    return "one ship moves" if count == 1 else f"{counted(count, 'ship')} move"


def goal(view: View) -> str:
    """What they move toward."""
    several = view[v.aim] == ON_A_LANE and _commanded(view) > 1
    return "the ends of their lanes" if several else view[v.target_named.of(view[v.aim])]


def who_in_short(view: View) -> str:
    """Without the verb: "fleet one", "two ships"."""
    return mover(view) if view[v.mover] not in (None, SINGLE) else counted(_commanded(view), "ship")


def new_lanes(view: View) -> str:
    """What they are placed on."""
    return "a new lane" if _commanded(view) == 1 else "a new lane each"


def if_any(view: View) -> str:
    """The Breen place lanes also where no target is near."""
    return ", if any" if view[v.faction] == "breen" else ""


def lanes_removed(view: View) -> str:
    """The same, to take it back."""
    return "the lane" if view[v.going] == 1 or view[v.mover] != SINGLE else "the lanes"


def each_lane(view: View) -> str:
    """The lanes just placed."""
    return "it" if _lanes(view) == 1 else "each"


def _lanes(view: View) -> int:
    return 1 if view[v.mover] not in (None, SINGLE) else view[v.going]


def lane_lengths(view: View) -> str:
    """two, four and three"""
    *first, last = [in_words(length) for length in view[v.lane_rolls]] or ["nothing"]
    return f"{', '.join(first)} and {last}" if first else last


def one_that_moved(view: View) -> str:
    """Where nothing else may have met a hazard."""
    group = next(iter(view[v.exposed]), (SINGLE,))[0]
    return f"the ship that {_moved_or_arrived(view)}" if group == SINGLE else f"fleet {group}"


def singles_that_moved(view: View) -> str:
    """Of whom several may have: "the two single ships that arrived"."""
    return f"the {counted(view[v.braving], 'single ship')} that {_moved_or_arrived(view)}"


def _moved_or_arrived(view: View) -> str:
    """Where all moved along lanes, those have arrived that are meant."""
    singles = [(course, ships) for mover, course, ships in view[v.moved] if mover == SINGLE]
    exposed = sum(ships for mover, ships in view[v.exposed] if mover == SINGLE)
    on_lanes = all(course == ON_A_LANE for course, _ in singles)
    return "arrived" if on_lanes and exposed < sum(ships for _, ships in singles) else "moved"


def groups_offered(view: View) -> str:
    """Who may have: "fleet one, how many single ships"."""
    names = groups_that_moved(view)
    return ", ".join(f"how many {name}" if name == SINGLE_SHIPS else name for name in names)


def braver_named(view: View) -> str:
    """A fleet, or one of the single ships."""
    group = view[v.braver]
    return f"fleet {group}" if group not in (None, SINGLE) else "a single ship"


def sectors(view: View) -> str:
    """How far a ship moves at impulse."""
    return counted(of(view, v.speed), "sector")


def each_starting_ship(view: View) -> str:
    """Starting ships that set out: "each of the three starting ships", "the one starting ship"."""
    ships = view[v.set_out]
    return f"{'the' if ships == 1 else 'each of the'} {counted(ships, 'starting ship')}"


def starting_ships_named(view: View) -> str:
    """The same in short: "three starting ships"."""
    return counted(view[v.set_out], "starting ship")


def lanes_of_starting_ships(view: View) -> str:
    """One each; of the Cardassians one ship stays."""
    staying = of(view, v.starters) < view[v.starting_ships]
    return "new lanes. The third stays" if staying else "separate new lanes"


def first_of_them(view: View) -> str:
    """Of the ships that move toward a target together."""
    return "that ship" if view[v.heading] == 1 else "the first of them"
