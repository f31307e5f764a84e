"""Beginning a game; whose turn it is; the recharge stage."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, Table

from .factions import FACTIONS, factions
from .tokens import gain, of, put, refresh, refresh_cards

START_TOKENS = 3  # of each resource
START_SHIPS = 3
RESOURCES = ("production", "research", "culture")
EVENTS = ("bot_turn", "attack", "attacked", "landing", "enter", "hegemony", "token", "ships", "cards")


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game: one node of each resource at home, three ships, ascendancy one."""
    names = tuple(options["factions"].lower().replace(",", " ").split())
    if not names or len(set(names)) < len(names) or not set(names) <= set(FACTIONS):
        raise ProcedureFault(f'factions="{options["factions"]}": give different factions of {", ".join(FACTIONS)}.')
    draft["factions"] = names
    draft["dice"] = options["dice"]
    draft["free_attacks"] = options["free_attacks"] == "on"
    draft["round"] = 1
    draft["turns"] = 0
    draft["node_production"], draft["node_research"] = None, None
    for name in names:
        lay_out(draft, name)
    draft["faction"] = names[0]
    draft["next"] = 0
    begin_turn(draft)


def lay_out(draft: Draft, name: str) -> None:
    """What a faction begins with; its matter is at hand. Literal mode begins so at a faction's page."""
    draft["faction"] = name
    for counter in ("claimed", "marks", "weapons", "shields", "starbases", "ambassadors", "embassies", "warped"):
        put(draft, counter, 0)
    for resource in RESOURCES:
        put(draft, resource, START_TOKENS)
    gain(draft, "culture", FACTIONS[name].extra_culture)
    put(draft, "ready", FACTIONS[name].commands)
    put(draft, "exhausted", 0)
    put(draft, "ascendancy", 1)
    put(draft, "alone", START_SHIPS)
    put(draft, "fleets", (0, 0, 0))
    put(draft, "room", (0, 0, 0))
    put(draft, "cards", ())
    put(draft, "income", (1, 1, 1))
    put(draft, "cost.weapons", None)
    put(draft, "cost.shields", None)
    for flag in ("two_production", "started", "first_paths"):
        put(draft, flag, 0)


def begin_turn(draft: Draft) -> None:
    """Nothing of an earlier turn is open."""
    draft["turns"] += 1
    draft["event"] = "bot_turn"
    draft["free"] = False
    draft["new_ships"] = draft["joining"] = draft["claimed_spent"] = draft["card_read"] = 0
    draft["place"] = "their homeworld"
    draft["founded_here"] = draft["queue"] = draft["movers"] = draft["upgrades"] = ()
    draft["stayed"] = draft["lost_singles"] = draft["told"] = ()
    draft["fleet_at"] = 1
    draft["mover"], draft["has_moved"] = None, False
    draft["aim"], draft["beside_is_there"] = "", False
    draft["arrived"] = draft["following"] = draft["survivors"] = draft["phenomena"] = 0
    draft["braving"] = draft["braved"] = 0
    draft["saving"] = draft["production_counted"] = False
    draft["die"] = draft["dice_count"] = draft["dice_hits"] = draft["price"] = 0
    draft["dice_need"] = 7
    draft["fighting"] = draft["traits"] = draft["casualty_queue"] = draft["disbanded"] = ()
    draft["fighting_alone"] = draft["enemies"] = draft["sunk"] = 0
    draft["hits"] = draft["losses"] = draft["lost_ships"] = 0
    draft["sure_hits"] = draft["pairs"] = draft["round_of_battle"] = 0
    draft["need"] = 7
    draft["result"] = ""
    draft["nodes"] = 1
    draft["nodes_destroyed"] = draft["total"] = draft["bonus"] = draft["later_ships"] = 0
    draft["rival"], draft["ambassador"] = None, False
    draft["paths"] = draft["warped_fleets"] = ()
    draft["path_count"] = draft["systems"] = 0


def always(_: Table) -> bool:
    """Holds steps together that belong to one way of reading only."""
    return True


def game_begins(table: Table) -> bool:
    """Before anything was asked."""
    return bool(table["turns"] <= 1)


def events(table: Table) -> tuple[str, ...]:
    """What the player can tell of between turns."""
    return (*EVENTS[:6], "research", *EVENTS[6:]) if "andorian" in factions(table) else EVENTS


def note_event(draft: Draft, event: str) -> None:
    """What happened."""
    draft["event"] = event


def event_is(table: Table, *events: str) -> bool:
    """Whether that happened."""
    return table["event"] in events


def turn_of_first(draft: Draft) -> None:
    """The A.I. factions play after all players, in the order they were named."""
    draft["next"] = 0
    draft["faction"] = factions(draft)[0]


def turn_of_next(draft: Draft) -> None:
    """The next faction."""
    draft["next"] += 1
    draft["faction"] = factions(draft)[draft["next"] % len(factions(draft))]


def more_factions(table: Table) -> bool:
    """Whether another faction follows."""
    return bool(table["next"] < len(factions(table)))


def matter_of(draft: Draft, name: str) -> None:
    """The faction that the player names."""
    draft["faction"] = name


def matter_of_andorians(draft: Draft) -> None:
    """Only they have subspace intercepts."""
    draft["faction"] = "andorian"


def faction_unclear(table: Table) -> bool:
    """Whether the player must say which faction it is about."""
    return len(factions(table)) > 1 and table["event"] not in ("bot_turn", "research")


def next_round(draft: Draft) -> None:
    """A round is over."""
    draft["round"] += 1
    turn_of_first(draft)


def recharge(draft: Draft) -> None:
    """Commands and advancements can be used again."""
    refresh(draft, of(draft, "exhausted"))
    refresh_cards(draft)


def gain_usual_income(draft: Draft) -> None:
    """What their systems are known to produce."""
    for resource, amount in zip(RESOURCES, draft[f"income.{draft['faction']}"], strict=True):
        gain(draft, resource, amount)


def gain_income(draft: Draft, amount: int, resource: str) -> None:
    """What the player counts; remembered for the next round."""
    gain(draft, resource, amount)
    income = list(draft[f"income.{draft['faction']}"])
    income[RESOURCES.index(resource)] = amount
    put(draft, "income", tuple(income))


def gain_counted(draft: Draft, amount: int, resource: str) -> None:
    """Tokens beyond what their nodes produce."""
    gain(draft, resource, amount)


def set_counter(draft: Draft, value: int, name: str) -> None:
    """A correction by the player."""
    put(draft, name, value)


def set_commands(draft: Draft, value: int) -> None:
    """All commands; so many of the exhausted stay so."""
    exhausted = min(of(draft, "exhausted"), value)
    put(draft, "exhausted", exhausted)
    put(draft, "ready", value - exhausted)


def set_fleet(draft: Draft, ships: int, number: str) -> None:
    """A correction of a fleet's size; fewer than three is none."""
    sizes = list(draft[f"fleets.{draft['faction']}"])
    sizes[int(number) - 1] = ships if ships >= 3 else 0
    put(draft, "fleets", tuple(sizes))
