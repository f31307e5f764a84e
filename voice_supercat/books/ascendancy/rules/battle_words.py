"""Words for battles, invasions and hegemony."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Table

from .battle import fighters, has_trait
from .fleets import ALONE
from .numbers import counted
from .to_hit import first_strike_now


def forces(table: Table) -> str:
    """Who fights whom."""
    yours = counted(table["enemies"], "ship")
    return f"{counted(fighters(table), 'ship')} against {yours} of yours"


def at_the_cost(table: Table) -> str:
    """With a command, or without."""
    return "no command" if table["free"] or has_trait(table, "no-command") else "exhaust a command"


At_the_cost = at_the_cost  # the same at the beginning of a sentence


def fighting_ships(table: Table) -> str:
    """Their ships in the battle or invasion."""
    return counted(fighters(table), "ship")


def dice_count(table: Table) -> str:
    """The dice to roll."""
    count = table["dice_count"]
    return f"{in_words(count)} {'die' if count == 1 else 'dice'}"


def dice_need(table: Table) -> str:
    """What a die must show."""
    return in_words(table["dice_need"])


def dice_hits(table: Table) -> str:
    """High dice as ships."""
    return counted(table["dice_hits"], "ship")


def roll_shows(table: Table) -> str:
    """The last die."""
    return in_words(table["die"])


_ADVICE = {
    "plus-one": "Add one to each.",
    "reroll-failed": "Reroll failed dice once.",
    "reroll-ones": "Reroll ones once.",
    "fleet-three-again": "Fleet three rerolls ones once.",
    "five-hits": "Five and six always hit.",
    "six-hits": "Six always hits.",
    "doubles": "A failed pair hits once.",
}


def dice_advice(table: Table) -> str:
    """What the player who rolls must know: how many dice, what hits, what the cards change."""
    need = "nothing else hits" if table["need"] > 6 else f"{in_words(table['need'])} or more hits"
    return " ".join([*(_ADVICE[trait] for trait in table["traits"] if trait in _ADVICE), f"{need.capitalize()}."])


def hits_so_far(table: Table) -> str:
    """What their dice did to the player's ships: without a first strike these fire before they are removed."""
    hits, ships = counted(table["hits"], "hit"), counted(table["hits"], "ship")
    if first_strike_now(table):
        struck = f"with {hits}: remove {ships} of yours" if table["hits"] else "and miss"
        return f"they strike first {struck}"
    return f"they score {hits}. Roll yours, then remove {ships}" if table["hits"] else "they miss"


def hits_as_ships(table: Table) -> str:
    """Ships that are hit."""
    return counted(table["hits"], "ship")


def enemies(table: Table) -> str:
    """The player's ships in the battle."""
    return counted(table["enemies"], "ship")


def group_at(table: Table) -> str:
    """A fleet, or the single ships."""
    return _group(table["casualty_queue"][0]) if table["casualty_queue"] else "the single ships"


def disbanding(table: Table) -> str:
    """Fleets that became too small."""
    named = " and ".join(_group(fleet) for fleet in table["disbanded"])
    return f"{named} {'disbands' if len(table['disbanded']) == 1 else 'disband'}: fewer than three ships are left"


def _group(fleet: int) -> str:
    return "the single ships" if fleet == ALONE else f"fleet {in_words(fleet)}"


def nodes_left(table: Table) -> str:
    """Nodes that stand."""
    return counted(table["nodes"], "node")


def ambassador_bonus(table: Table) -> str:
    """What the ambassador adds."""
    return " and one" if table["ambassador"] else ""


def total(table: Table) -> str:
    """The result of a hegemony roll."""
    return in_words(table["total"])
