"""Words for the slots of prompts, and the status for the ear."""

from voice_supercat.procedure.state import Table

from .battle import fighters, has_trait
from .factions import FACTIONS, factions, playing
from .ferengi import best_path
from .fleets import ALONE, NUMBERS, size
from .tokens import of

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def word(number: int) -> str:
    """A number in words."""
    if number < len(_WORDS):
        return _WORDS[number]
    return f"{_TENS[number // 10]} {_WORDS[number % 10]}".removesuffix(" zero") if number < 100 else str(number)


def counted(number: int, thing: str) -> str:
    """two hits, one ship, no ships"""
    return f"{'no' if number == 0 else word(number)} {thing}{'' if number == 1 else 's'}"


def ascendancy(table: Table) -> str:
    """The number of their ascendancy."""
    return word(of(table, "ascendancy"))


def commands(table: Table) -> str:
    """The commands that are ready."""
    return f"{counted(of(table, 'ready'), 'command')} ready"


def fleet_at(table: Table) -> str:
    """The fleet in question."""
    return f"fleet {word(table['fleet_at'])}"


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
    return word(table["price"])


def forces(table: Table) -> str:
    """Who fights whom."""
    yours = counted(table["enemies"], "ship")
    return f"{counted(fighters(table), 'ship')} against {yours} of yours"


def at_the_cost(table: Table) -> str:
    """With a command, or without."""
    return "spend no command" if table["free"] or has_trait(table, "no-command") else "exhaust a command"


def Exhaust_for_commission(table: Table) -> str:  # noqa: N802 - begins a sentence
    """What a starbase or a fleet costs."""
    return "exhaust a command" if playing(table).commission == 1 else "exhaust two commands"


def fighting_ships(table: Table) -> str:
    """Their ships in the battle or invasion."""
    return counted(fighters(table), "ship")


def dice_count(table: Table) -> str:
    """The dice to roll."""
    count = table["dice_count"]
    return f"{word(count)} {'die' if count == 1 else 'dice'}"


def dice_need(table: Table) -> str:
    """What a die must show."""
    return word(table["dice_need"])


def dice_hits(table: Table) -> str:
    """High dice as ships."""
    return counted(table["dice_hits"], "ship")


def roll_shows(table: Table) -> str:
    """The last die."""
    return word(table["die"])


_ADVICE = {
    "plus-one": "Add one to each die.",
    "reroll-failed": "Roll failed dice again, once.",
    "reroll-ones": "Roll ones again, once.",
    "five-hits": "Five and six always hit.",
    "six-hits": "Six always hits.",
    "doubles": "Each failed pair counts as one hit.",
}


def dice_advice(table: Table) -> str:
    """What the player who rolls must know: how many dice, what hits, what the cards change."""
    need = "nothing else hits" if table["need"] > 6 else f"{word(table['need'])} or more hits"
    return " ".join([*(_ADVICE[trait] for trait in table["traits"] if trait in _ADVICE), f"{need.capitalize()}."])


def hits_so_far(table: Table) -> str:
    """What their dice did to the player's ships."""
    hits = table["hits"]
    if not hits:
        return "they miss"
    return f"they score {counted(hits, 'hit')}: remove {counted(hits, 'ship')} of yours"


def hits_as_ships(table: Table) -> str:
    """Ships that are hit."""
    return counted(table["hits"], "ship")


def all_factions(table: Table) -> str:
    """The A.I. factions of the game."""
    return " and ".join(FACTIONS[name].people for name in factions(table))


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
    return "the single ships" if fleet == ALONE else f"fleet {word(fleet)}"


def mover(table: Table) -> str:
    """Who moves."""
    if table["mover"] is None:
        return "the ship"
    fleet, number = table["mover"]
    return f"single ship {word(number)}" if fleet == ALONE else f"fleet {word(fleet)}"


Mover = mover  # the same at the beginning of a sentence


def aim(table: Table) -> str:
    """The target of the move."""
    return str(table["aim"]) or "its target"


def first_paths(table: Table) -> str:
    """Starting ships that set out, in words."""
    return counted(of(table, "first_paths"), "starting ship")


def marks(table: Table) -> str:
    """Faction tokens on the board."""
    return word(of(table, "marks"))


def claimed_now(table: Table) -> str:
    """Claimed enemy ships."""
    return counted(of(table, "claimed"), "claimed ship")


def round_number(table: Table) -> str:
    """The number of the round."""
    return word(table["round"])


def income(table: Table) -> str:
    """What their systems are known to produce."""
    production, research, culture = (word(count) for count in table[f"income.{table['faction']}"])
    return f"{production} production, {research} research and {culture} culture"


def holdings(table: Table) -> str:
    """The three resources."""
    counts = (f"{word(of(table, name))} {name}" for name in ("production", "research", "culture"))
    return ", ".join(counts)


def now(table: Table, name: str) -> str:
    """A counter in words."""
    return word(of(table, name))


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
    return word(of(table, "ready") + of(table, "exhausted"))


def alone_now(table: Table) -> str:
    """Single ships in words."""
    return now(table, "alone")


def starbases_now(table: Table) -> str:
    """Starbases in words."""
    return now(table, "starbases")


def fleet_one_now(table: Table) -> str:
    """Ships in fleet one."""
    return word(size(table, 1))


def fleet_two_now(table: Table) -> str:
    """Ships in fleet two."""
    return word(size(table, 2))


def fleet_three_now(table: Table) -> str:
    """Ships in fleet three."""
    return word(size(table, 3))


def nodes_left(table: Table) -> str:
    """Nodes that stand."""
    return counted(table["nodes"], "node")


def ambassador_bonus(table: Table) -> str:
    """What the ambassador adds."""
    return " and one" if table["ambassador"] else ""


def ambassadors_now(table: Table) -> str:
    """Ambassadors on independent civilizations."""
    return now(table, "ambassadors")


def path_number(table: Table) -> str:
    """The path in question."""
    return word(len(table["paths"]) + 1)


def best_path_number(table: Table) -> str:
    """The path it takes."""
    return word((best_path(table["paths"]) or 0) + 1)


def systems_on_path(table: Table) -> str:
    """Systems that count on the path it takes."""
    best = best_path(table["paths"])
    return counted(table["paths"][best] if best is not None else 0, "system")


def total(table: Table) -> str:
    """The result of a hegemony roll."""
    return word(table["total"])


def next_people(table: Table) -> str:
    """Whoever plays next."""
    return playing(table).people


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("round", word(table["round"]))]
    for name in factions(table):
        whose = f"{FACTIONS[name].adjective} " if len(factions(table)) > 1 else ""

        def count(counter: str, name: str = name) -> str:
            return word(table[f"{counter}.{name}"])

        lines += [
            (f"{whose}{counter}", count(counter)) for counter in ("ascendancy", "culture", "production", "research")
        ]
        lines.append((f"{whose}commands", f"{count('ready')} ready, {count('exhausted')} exhausted"))
        for fleet in NUMBERS:
            if ships := table[f"fleets.{name}"][fleet - 1]:
                lines.append((f"{whose}fleet {word(fleet)}", counted(ships, "ship")))
        lines += [(f"{whose}single ships", count("alone")), (f"{whose}starbases", count("starbases"))]
        lines += [(f"{whose}{kind} upgrades", count(kind)) for kind in ("weapons", "shields")]
        for counter, said in _SOMETIMES.items():
            if table[f"{counter}.{name}"]:
                lines.append((f"{whose}{said}", count(counter)))
        if cards := table[f"cards.{name}"]:
            lines.append((f"{whose}exhausted cards", ", ".join(cards)))
    return lines


_SOMETIMES = {"claimed": "claimed ships", "marks": "tokens placed", "ambassadors": "ambassadors", "warped": "in warp"}
