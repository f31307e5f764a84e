"""Words for the slots of prompts: ships, fleets and commands with their numbers."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .fleets import SINGLE
from .numbers import counted
from .tokens import of, ready
from .warp import best_path


def holdings(view: View) -> str:
    """The three resources."""
    counts = {"production": of(view, v.production), "research": of(view, v.research), "culture": of(view, v.culture)}
    return ", ".join(f"{in_words(count)} {resource}" for resource, count in counts.items())


def ready_commands(view: View) -> str:
    """two commands, one command, no commands"""
    return counted(ready(view), "command")


def ships_to_build(view: View) -> str:
    """Ships about to be placed."""
    return counted(view[v.new_ships], "ship")


def ships_joining(view: View) -> str:
    """Ships that join, or are placed."""
    return counted(view[v.joining], "ship")


def join_or_joins(view: View) -> str:
    """The verb for them."""
    return "joins" if view[v.joining] == 1 else "join"


def exhaust_for_commission(view: View) -> str:
    """What a starbase or a fleet costs."""
    return "exhaust a command" if of(view, v.commission) == 1 else "exhaust two commands"


def disbanding(view: View) -> str:
    """Fleets that became too small."""
    named = " and ".join(f"fleet {fleet}" for fleet in view[v.disbanded])
    return f"{named} {'disbands' if len(view[v.disbanded]) == 1 else 'disband'}"


def mover(view: View) -> str:
    """Who moves; as printed nobody does."""
    if (moving := view[v.mover]) is None:
        return "the ship"
    fleet, number = moving
    return f"single ship {in_words(number)}" if fleet == SINGLE else f"fleet {fleet}"


def sectors(view: View) -> str:
    """How far a ship moves at impulse."""
    return counted(of(view, v.speed), "sector")


def there(view: View) -> str:
    """Where it has reached its target."""
    return "there or next to them" if view[v.beside_is_there] else "there"


def each_starting_ship(view: View) -> str:
    """Starting ships that set out: "each of the three starting ships", "the one starting ship"."""
    ships = of(view, v.first_paths)
    return f"{'the' if ships == 1 else 'each of the'} {counted(ships, 'starting ship')}"


def follow_their_lanes(view: View) -> str:
    """Starting ships that move on, each for a command."""
    ships = view[v.following]
    if ships == of(view, v.first_paths):
        return "exhaust a command for each and move it on along its lane"
    on = "moves on along its lane" if ships == 1 else "move on along their lanes"
    return f"exhaust {counted(ships, 'command')}: {in_words(ships)} of them {on}"


def braving_ship(view: View) -> str:
    """Which of the ships that brave a hazard."""
    ships = view[v.braving]
    return "the ship" if ships == 1 else f"ship {in_words(view[v.braved] + 1)} of {in_words(ships)}"


def path_number(view: View) -> str:
    """The path in question."""
    return in_words(len(view[v.paths]) + 1)


def best_path_number(view: View) -> str:
    """The path it takes."""
    return in_words((best_path(view[v.paths]) or 0) + 1)


def systems_on_path(view: View) -> str:
    """Systems that count on the path it takes."""
    return counted(max(view[v.paths], default=0), "system")
