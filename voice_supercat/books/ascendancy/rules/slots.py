"""Words for the slots of prompts: ships, fleets and commands with their numbers."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .numbers import counted
from .tokens import of, ready


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


def systems_on_path(view: View) -> str:
    """Systems that count on the path it takes."""
    return counted(view[v.path_count], "system")


def stay_or_stays(view: View) -> str:
    """The verb for ships in no fleet."""
    return "stays" if view[v.joining] == 1 else "stay"


def title_of_turn(view: View) -> str:
    """The round, and whose turn it is: a faction's, or the players'."""
    if not view[v.introduced]:
        return "Setting up"
    whose = view[v.people.of(view[v.faction])] if view[v.at_turn] else "players"
    return f"Round {view[v.round]}: {whose}"
