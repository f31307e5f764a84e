"""Words for the slots of prompts, and the status for the ear."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .factions import FACTIONS, factions, playing
from .ferengi import best_path
from .fleets import ALONE, size
from .numbers import counted
from .tokens import of


def ascendancy(view: View) -> str:
    """The number of their ascendancy."""
    return in_words(of(view, "ascendancy"))


def commands(view: View) -> str:
    """The commands that are ready."""
    return f"{counted(of(view, 'ready'), 'command')} ready"


def fleet_at(view: View) -> str:
    """The fleet in question."""
    return f"fleet {in_words(view[v.fleet_at])}"


def card_side(view: View) -> str:
    """The side of their fleet cards."""
    return playing(view).card_side


def place(view: View) -> str:
    """Where new ships are built."""
    return str(view[v.place])


def new_ships(view: View) -> str:
    """Ships about to be placed."""
    return counted(view[v.new_ships], "ship")


def joining(view: View) -> str:
    """Ships that join, or are placed."""
    return counted(view[v.joining], "ship")


def join_or_joins(view: View) -> str:
    """The verb for them."""
    return "joins" if view[v.joining] == 1 else "join"


def upgrade_name(view: View) -> str:
    """Weapons or shields."""
    return str(view[v.upgrades][0]) if view[v.upgrades] else "nothing"


def price(view: View) -> str:
    """What was paid."""
    return in_words(view[v.price])


def Exhaust_for_commission(view: View) -> str:  # noqa: N802 - begins a sentence
    """What a starbase or a fleet costs."""
    return "exhaust a command" if playing(view).commission == 1 else "exhaust two commands"


def all_factions(view: View) -> str:
    """The A.I. factions of the game."""
    return " and ".join(FACTIONS[name].people for name in factions(view))


def mover(view: View) -> str:
    """Who moves."""
    if view[v.mover] is None:
        return "the ship"
    fleet, number = view.known(v.mover)
    return f"single ship {in_words(number)}" if fleet == ALONE else f"fleet {in_words(fleet)}"


Mover = mover  # the same at the beginning of a sentence


def aim(view: View) -> str:
    """The target of the move."""
    return str(view[v.aim]) or "its target"


def there(view: View) -> str:
    """Where it has reached its target."""
    return "there or next to them" if view[v.beside_is_there] else "there"


There = there  # the same at the beginning of a sentence


def first_paths(view: View) -> str:
    """Starting ships that set out, in words."""
    return counted(of(view, "first_paths"), "starting ship")


def Follow_first_paths(view: View) -> str:  # noqa: N802 - begins a sentence
    """Starting ships that move on, each for a command."""
    ships = view[v.following]
    if ships == of(view, "first_paths"):
        return "exhaust a command for each and move it on along its lane"
    on = "moves on along its lane" if ships == 1 else "move on along their lanes"
    return f"exhaust {counted(ships, 'command')}: {in_words(ships)} of them {on}"


def braving_ship(view: View) -> str:
    """Which of the ships that brave a hazard."""
    ships = view[v.braving]
    return "the ship" if ships == 1 else f"ship {in_words(view[v.braved] + 1)} of {in_words(ships)}"


def phenomena(view: View) -> str:
    """Tokens of research taken, in words."""
    return in_words(view[v.phenomena])


def marks(view: View) -> str:
    """Faction tokens on the board."""
    return in_words(of(view, "marks"))


def round_number(view: View) -> str:
    """The number of the round."""
    return in_words(view[v.round])


def income(view: View) -> str:
    """What their systems are known to produce."""
    production, research, culture = (in_words(count) for count in view[v.income.of(view[v.faction])])
    return f"{production} production, {research} research and {culture} culture"


def holdings(view: View) -> str:
    """The three resources."""
    counts = (f"{in_words(of(view, name))} {name}" for name in ("production", "research", "culture"))
    return ", ".join(counts)


def now(view: View, name: str) -> str:
    """A counter in words."""
    return in_words(of(view, name))


def culture_now(view: View) -> str:
    """Culture in words."""
    return now(view, "culture")


def production_now(view: View) -> str:
    """Production in words."""
    return now(view, "production")


def research_now(view: View) -> str:
    """Research in words."""
    return now(view, "research")


def commands_now(view: View) -> str:
    """All commands in words."""
    return in_words(of(view, "ready") + of(view, "exhausted"))


def alone_now(view: View) -> str:
    """Single ships in words."""
    return now(view, "alone")


def starbases_now(view: View) -> str:
    """Starbases in words."""
    return now(view, "starbases")


def fleet_one_now(view: View) -> str:
    """Ships in fleet one."""
    return in_words(size(view, 1))


def fleet_two_now(view: View) -> str:
    """Ships in fleet two."""
    return in_words(size(view, 2))


def fleet_three_now(view: View) -> str:
    """Ships in fleet three."""
    return in_words(size(view, 3))


def ambassadors_now(view: View) -> str:
    """Ambassadors on independent civilizations."""
    return now(view, "ambassadors")


def embassies_now(view: View) -> str:
    """Ambassadors on the board."""
    return now(view, "embassies")


def path_number(view: View) -> str:
    """The path in question."""
    return in_words(len(view[v.paths]) + 1)


def best_path_number(view: View) -> str:
    """The path it takes."""
    return in_words((best_path(view[v.paths]) or 0) + 1)


def systems_on_path(view: View) -> str:
    """Systems that count on the path it takes."""
    best = best_path(view[v.paths])
    return counted(view[v.paths][best] if best is not None else 0, "system")
