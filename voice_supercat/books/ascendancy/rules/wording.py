"""Words for the slots of prompts, and the status for the ear."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Table

from .factions import FACTIONS, factions, playing
from .ferengi import best_path
from .fleets import ALONE, size
from .numbers import counted
from .tokens import of


def ascendancy(table: Table) -> str:
    """The number of their ascendancy."""
    return in_words(of(table, "ascendancy"))


def commands(table: Table) -> str:
    """The commands that are ready."""
    return f"{counted(of(table, 'ready'), 'command')} ready"


def fleet_at(table: Table) -> str:
    """The fleet in question."""
    return f"fleet {in_words(table['fleet_at'])}"


def card_side(table: Table) -> str:
    """The side of their fleet cards."""
    return playing(table).card_side


def place(table: Table) -> str:
    """Where new ships are built."""
    return str(table["place"])


def new_ships(table: Table) -> str:
    """Ships about to be placed."""
    return counted(table["new_ships"], "ship")


def joining(table: Table) -> str:
    """Ships that join, or are placed."""
    return counted(table["joining"], "ship")


def join_or_joins(table: Table) -> str:
    """The verb for them."""
    return "joins" if table["joining"] == 1 else "join"


def upgrade_name(table: Table) -> str:
    """Weapons or shields."""
    return str(table["upgrades"][0]) if table["upgrades"] else "nothing"


def price(table: Table) -> str:
    """What was paid."""
    return in_words(table["price"])


def Exhaust_for_commission(table: Table) -> str:  # noqa: N802 - begins a sentence
    """What a starbase or a fleet costs."""
    return "exhaust a command" if playing(table).commission == 1 else "exhaust two commands"


def all_factions(table: Table) -> str:
    """The A.I. factions of the game."""
    return " and ".join(FACTIONS[name].people for name in factions(table))


def mover(table: Table) -> str:
    """Who moves."""
    if table["mover"] is None:
        return "the ship"
    fleet, number = table["mover"]
    return f"single ship {in_words(number)}" if fleet == ALONE else f"fleet {in_words(fleet)}"


Mover = mover  # the same at the beginning of a sentence


def aim(table: Table) -> str:
    """The target of the move."""
    return str(table["aim"]) or "its target"


def there(table: Table) -> str:
    """Where it has reached its target."""
    return "there or next to them" if table["beside_is_there"] else "there"


There = there  # the same at the beginning of a sentence


def first_paths(table: Table) -> str:
    """Starting ships that set out, in words."""
    return counted(of(table, "first_paths"), "starting ship")


def Follow_first_paths(table: Table) -> str:  # noqa: N802 - begins a sentence
    """Starting ships that move on, each for a command."""
    ships = table["following"]
    if ships == of(table, "first_paths"):
        return "exhaust a command for each and move it on along its lane"
    on = "moves on along its lane" if ships == 1 else "move on along their lanes"
    return f"exhaust {counted(ships, 'command')}: {in_words(ships)} of them {on}"


def braving_ship(table: Table) -> str:
    """Which of the ships that brave a hazard."""
    ships = table["braving"]
    return "the ship" if ships == 1 else f"ship {in_words(table['braved'] + 1)} of {in_words(ships)}"


def phenomena(table: Table) -> str:
    """Tokens of research taken, in words."""
    return in_words(table["phenomena"])


def marks(table: Table) -> str:
    """Faction tokens on the board."""
    return in_words(of(table, "marks"))


def round_number(table: Table) -> str:
    """The number of the round."""
    return in_words(table["round"])


def income(table: Table) -> str:
    """What their systems are known to produce."""
    production, research, culture = (in_words(count) for count in table[f"income.{table['faction']}"])
    return f"{production} production, {research} research and {culture} culture"


def holdings(table: Table) -> str:
    """The three resources."""
    counts = (f"{in_words(of(table, name))} {name}" for name in ("production", "research", "culture"))
    return ", ".join(counts)


def now(table: Table, name: str) -> str:
    """A counter in words."""
    return in_words(of(table, name))


def culture_now(table: Table) -> str:
    """Culture in words."""
    return now(table, "culture")


def production_now(table: Table) -> str:
    """Production in words."""
    return now(table, "production")


def research_now(table: Table) -> str:
    """Research in words."""
    return now(table, "research")


def commands_now(table: Table) -> str:
    """All commands in words."""
    return in_words(of(table, "ready") + of(table, "exhausted"))


def alone_now(table: Table) -> str:
    """Single ships in words."""
    return now(table, "alone")


def starbases_now(table: Table) -> str:
    """Starbases in words."""
    return now(table, "starbases")


def fleet_one_now(table: Table) -> str:
    """Ships in fleet one."""
    return in_words(size(table, 1))


def fleet_two_now(table: Table) -> str:
    """Ships in fleet two."""
    return in_words(size(table, 2))


def fleet_three_now(table: Table) -> str:
    """Ships in fleet three."""
    return in_words(size(table, 3))


def ambassadors_now(table: Table) -> str:
    """Ambassadors on independent civilizations."""
    return now(table, "ambassadors")


def embassies_now(table: Table) -> str:
    """Ambassadors on the board."""
    return now(table, "embassies")


def path_number(table: Table) -> str:
    """The path in question."""
    return in_words(len(table["paths"]) + 1)


def best_path_number(table: Table) -> str:
    """The path it takes."""
    return in_words((best_path(table["paths"]) or 0) + 1)


def systems_on_path(table: Table) -> str:
    """Systems that count on the path it takes."""
    best = best_path(table["paths"])
    return counted(table["paths"][best] if best is not None else 0, "system")
