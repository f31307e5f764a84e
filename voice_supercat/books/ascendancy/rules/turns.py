"""Beginning a game; whose turn it is; the recharge stage."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
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
    draft[v.factions] = names
    draft[v.dice] = options["dice"]
    draft[v.free_attacks] = options["free_attacks"] == "on"
    draft[v.round] = 1
    draft[v.turns] = 0
    draft[v.node_production], draft[v.node_research] = None, None
    for name in names:
        lay_out(draft, name)
    draft[v.faction] = names[0]
    draft[v.next] = 0
    begin_turn(draft)


def lay_out(draft: Draft, name: str) -> None:
    """What a faction begins with; its matter is at hand. Literal mode begins so at a faction's page."""
    draft[v.faction] = name
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
    put(draft, "cost_weapons", None)
    put(draft, "cost_shields", None)
    for flag in ("two_production", "started", "first_paths"):
        put(draft, flag, 0)


def begin_turn(draft: Draft) -> None:
    """Nothing of an earlier turn is open."""
    draft[v.turns] += 1
    draft[v.event] = "bot_turn"
    draft[v.free] = False
    draft[v.new_ships] = draft[v.joining] = draft[v.claimed_spent] = draft[v.card_read] = 0
    draft[v.place] = "their homeworld"
    draft[v.founded_here] = draft[v.queue] = draft[v.movers] = draft[v.upgrades] = ()
    draft[v.stayed] = draft[v.lost_singles] = draft[v.told] = ()
    draft[v.fleet_at] = 1
    draft[v.mover], draft[v.has_moved] = None, False
    draft[v.aim], draft[v.beside_is_there] = "", False
    draft[v.arrived] = draft[v.following] = draft[v.survivors] = draft[v.phenomena] = 0
    draft[v.braving] = draft[v.braved] = 0
    draft[v.saving] = draft[v.production_counted] = False
    draft[v.die] = draft[v.dice_count] = draft[v.dice_hits] = draft[v.price] = 0
    draft[v.dice_need] = 7
    draft[v.fighting] = draft[v.traits] = draft[v.casualty_queue] = draft[v.disbanded] = ()
    draft[v.fighting_alone] = draft[v.enemies] = draft[v.sunk] = 0
    draft[v.hits] = draft[v.losses] = draft[v.lost_ships] = 0
    draft[v.sure_hits] = draft[v.pairs] = draft[v.round_of_battle] = 0
    draft[v.need] = 7
    draft[v.result] = ""
    draft[v.nodes] = 1
    draft[v.nodes_destroyed] = draft[v.total] = draft[v.bonus] = draft[v.later_ships] = 0
    draft[v.rival], draft[v.ambassador] = None, False
    draft[v.paths] = draft[v.warped_fleets] = ()
    draft[v.path_count] = draft[v.systems] = 0


def always(_: View) -> bool:
    """Holds steps together that belong to one way of reading only."""
    return True


def game_begins(view: View) -> bool:
    """Before anything was asked."""
    return bool(view[v.turns] <= 1)


def events(view: View) -> tuple[str, ...]:
    """What the player can tell of between turns."""
    return (*EVENTS[:6], "research", *EVENTS[6:]) if "andorian" in factions(view) else EVENTS


def note_event(draft: Draft, event: str) -> None:
    """What happened."""
    draft[v.event] = event


def event_is(view: View, *events: str) -> bool:
    """Whether that happened."""
    return view[v.event] in events


def turn_of_first(draft: Draft) -> None:
    """The A.I. factions play after all players, in the order they were named."""
    draft[v.next] = 0
    draft[v.faction] = factions(draft)[0]


def turn_of_next(draft: Draft) -> None:
    """The next faction."""
    draft[v.next] += 1
    draft[v.faction] = factions(draft)[draft[v.next] % len(factions(draft))]


def more_factions(view: View) -> bool:
    """Whether another faction follows."""
    return bool(view[v.next] < len(factions(view)))


def matter_of(draft: Draft, name: str) -> None:
    """The faction that the player names."""
    draft[v.faction] = name


def matter_of_andorians(draft: Draft) -> None:
    """Only they have subspace intercepts."""
    draft[v.faction] = "andorian"


def faction_unclear(view: View) -> bool:
    """Whether the player must say which faction it is about."""
    return len(factions(view)) > 1 and view[v.event] not in ("bot_turn", "research")


def next_round(draft: Draft) -> None:
    """A round is over."""
    draft[v.round] += 1
    turn_of_first(draft)


def recharge(draft: Draft) -> None:
    """Commands and advancements can be used again."""
    refresh(draft, of(draft, "exhausted"))
    refresh_cards(draft)


def gain_usual_income(draft: Draft) -> None:
    """What their systems are known to produce."""
    for resource, amount in zip(RESOURCES, draft[v.income.of(draft[v.faction])], strict=True):
        gain(draft, resource, amount)


def gain_income(draft: Draft, amount: int, resource: str) -> None:
    """What the player counts; remembered for the next round."""
    gain(draft, resource, amount)
    income = list(draft[v.income.of(draft[v.faction])])
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
    sizes = list(draft[v.fleets.of(draft[v.faction])])
    sizes[int(number) - 1] = ships if ships >= 3 else 0
    put(draft, "fleets", tuple(sizes))
