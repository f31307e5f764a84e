"""The truth about every question of the base book on a board, by the name of its fact; and doing what it asks about."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from .battles import battles
from .board import GATES, RESOURCES, Board, Card, neighbours
from .contending import contends_declared, grows_lead, undeclared_or_captives
from .court import contested, contests, influences, secures
from .deeds import builds, moves, repairs, taxes, untaxed_rival_city
from .vox import effective

Goal = Callable[[Board, Board], bool]


@dataclass(frozen=True)
class Deed:
    """An action with a goal: what could be done, and whether it reached the goal."""

    kind: str
    ways: Callable[[Board], Iterator[Board]]
    goal: Goal

    def done(self, board: Board) -> Board | None:
        """The board after the first way that reaches the goal; None where there is none."""
        return next((after for after in self.ways(board) if self.goal(board, after)), None)


def anything(_: Board, __: Board) -> bool:
    return True


def _lost_to_rivals(board: Board) -> int:
    return sum(len(system.own_buildings()) for system in board.systems if system.rival_control)


def changes_control(board: Board, after: Board) -> bool:
    return _lost_to_rivals(after) < _lost_to_rivals(board)


def _rival_held(board: Board, kind: str | None) -> int:
    return sum(len(system.rival_buildings(kind)) for system in board.systems if system.own_control)


def takes_city(board: Board, after: Board) -> bool:
    return _rival_held(after, "city") > _rival_held(board, "city")


def takes_building(board: Board, after: Board) -> bool:
    return _rival_held(after, None) > _rival_held(board, None)


def new_claim(board: Board, after: Board) -> bool:
    pairs = zip(board.systems, after.systems, strict=True)
    return any(new.loyal and new.open_slots and not old.loyal for old, new in pairs)


def _undefended(board: Board) -> int:
    return sum(len(system.own_buildings()) for system in board.systems if not system.fresh)


def defends(board: Board, after: Board) -> bool:
    return _undefended(after) < _undefended(board)


def frees_gate(board: Board, after: Board) -> bool:
    return any(board.systems[gate].rival_control and not after.systems[gate].rival_control for gate in GATES)


def _idle(board: Board) -> list[int]:
    """Systems with ships that hold no gate, no claim and no rival building."""
    return [
        place
        for place, system in enumerate(board.systems)
        if (system.fresh or system.damaged)
        and not (place in GATES and system.own_control)
        and not system.open_slots
        and not (system.rival_buildings() and system.own_control)
    ]


def _task_force(board: Board) -> int:
    return max(range(len(board.systems)), key=lambda place: board.systems[place].fresh)


def joins_task_force(board: Board, after: Board) -> bool:
    """Ships that held nothing have left for a system nearer to the task force."""
    goal = _task_force(board)
    size = len(board.systems)

    def distance(place: int) -> int:
        return min((place - goal) % size, (goal - place) % size)

    for place in _idle(board):
        system, left = board.systems[place], after.systems[place]
        if place == goal or left.fresh or left.damaged:
            continue
        arrived = [n for n in neighbours(place) if after.systems[n].fresh > board.systems[n].fresh]
        if system.fresh and arrived and distance(arrived[0]) < distance(place):
            return True
    return False


def more_agents(board: Board, after: Board) -> bool:
    pairs = zip(board.court, after.court, strict=True)
    return any(old.own <= old.rival and new.own > new.rival for old, new in pairs)


def on_contested(board: Board, after: Board) -> bool:
    """base/influence-doctrine/3: outnumber, or match and keep agents in supply."""
    for old, new in zip(board.court, after.court, strict=True):
        if contested(board, old) and new.own > old.own:
            return board.revised or new.own > new.rival or (new.own == new.rival and after.agents > 0)
    return False


def not_contested(board: Board, after: Board) -> bool:
    """Any other card: the contested ones were asked about before."""
    pairs = zip(board.court, after.court, strict=True)
    return not any(new.own > old.own and contested(board, old) for old, new in pairs)


def for_declared(board: Board, after: Board) -> bool:
    """An uncontested card that would contend a declared ambition once secured."""
    for old, new in zip(board.court, after.court, strict=True):
        if new.own > old.own and not old.own and not old.rival:
            return contends_declared(board, replace(board, guild=(*board.guild, old.name)))
    return False


def effective_vox(board: Board, after: Board) -> bool:
    return after.secured is not None and effective(board, Card(after.secured))


def fights(goal: str) -> Callable[[Board], Iterator[Board]]:
    return lambda board: battles(board, goal)


def fights_for_declared(board: Board) -> Iterator[Board]:
    goals = ("trophies",) if set(board.declared) == {"warlord"} else ("trophies", "raid")
    return (after for goal in goals for after in battles(board, goal))


def making(kind: str) -> Callable[[Board], Iterator[Board]]:
    return lambda board: builds(board, kind)


def build_anything(board: Board) -> Iterator[Board]:
    kinds = ("city", "ship") if board.in_play("starport") else ("starport", "city", "ship")
    return (after for kind in kinds for after in builds(board, kind))


def single_city(board: Board, after: Board) -> bool:
    """base/expansion-doctrine/limit-on-building-new-cities/1: a second one only while winning something declared."""
    if any(board.rank(name) == 4 for name in board.declared):
        return True
    pairs = zip(board.systems, after.systems, strict=True)
    return not any(len(new.own_buildings("city")) > max(1, len(old.own_buildings("city"))) for old, new in pairs)


DEEDS: Mapping[str, Deed] = {
    "tax_contend_declared": Deed("tax", taxes, contends_declared),
    "tax_undeclared_captives": Deed("tax", taxes, undeclared_or_captives),
    "tax_grow_lead": Deed("tax", taxes, grows_lead),
    "tax_resources": Deed("tax", taxes, anything),
    "secure_contend_declared": Deed("secure", secures, contends_declared),
    "secure_effective_vox": Deed("secure", secures, effective_vox),
    "secure_undeclared_captives_lead": Deed(
        "secure", secures, lambda board, after: undeclared_or_captives(board, after) or grows_lead(board, after)
    ),
    "secure_other": Deed("secure", secures, anything),
    "influence_contend_declared": Deed("influence", influences, for_declared),
    "influence_contested": Deed("influence", contests, on_contested),
    "influence_more_agents": Deed("influence", influences, more_agents),
    "influence_other": Deed("influence", influences, not_contested),
    "combat_contend_declared": Deed("combat", fights_for_declared, contends_declared),
    "combat_change_control": Deed("combat", fights("control"), changes_control),
    "combat_take_city": Deed("combat", fights("control"), takes_city),
    "combat_trophies": Deed("combat", fights("trophies"), anything),
    "move_to_claim": Deed("move", moves, new_claim),
    "move_to_needed_claim": Deed(
        "move", moves, lambda board, after: STATES["fewer_claims"](board) and new_claim(board, after)
    ),
    "move_change_control": Deed("move", moves, changes_control),
    "move_take_city": Deed("move", moves, takes_city),
    "move_gate": Deed("move", moves, frees_gate),
    "move_to_task_force": Deed("move", moves, joins_task_force),
    "repair_change_control": Deed("repair", repairs, changes_control),
    "repair_take_building": Deed("repair", repairs, takes_building),
    "repair_ships": Deed("repair", repairs, lambda board, _: any(system.damaged for system in board.systems)),
    "repair_other": Deed("repair", repairs, anything),
    "build_starport": Deed("build starport", making("starport"), anything),
    "build_other_starports": Deed("build starport", making("starport"), anything),
    "build_cities": Deed("build city", making("city"), single_city),
    "build_ships": Deed("build ship", making("ship"), anything),
    "build_defence": Deed("build ship", making("ship"), defends),
    "build_change_control": Deed("build ship", making("ship"), changes_control),
    "build_take_building": Deed("build ship", making("ship"), takes_building),
}

STATES: Mapping[str, Callable[[Board], bool]] = {
    "no_starport": lambda board: board.in_play("starport") == 0,
    "has_claim": lambda board: board.claims() > 0,
    "unbuilt_cities": lambda board: board.unbuilt_cities() > 0,
    "claims_for_cities": lambda board: board.claims() >= board.unbuilt_cities() > 0,
    "fewer_claims": lambda board: board.claims() < board.unbuilt_cities(),
    "loyal_controlled_by_rival": lambda board: _lost_to_rivals(board) > 0,
    "unassigned_ships": lambda board: bool(_idle(board)),
    "combat_resources": lambda board: board.resources["fuel"] > 0 and board.resources["weapon"] > 0,
    "rival_city": lambda board: any(untaxed_rival_city(system) for system in board.systems),
    "can_secure": lambda board: any(card.own > card.rival for card in board.court),
    "damaged": lambda board: next(repairs(board), None) is not None,
    "material": lambda board: board.resources["material"] > 0,
    "fuel": lambda board: board.resources["fuel"] > 0,
    "weapon": lambda board: board.resources["weapon"] > 0,
    "relic": lambda board: board.resources["relic"] > 0,
    "psionic": lambda board: board.resources["psionic"] > 0,
    "weapon_card": lambda board: board.has_guild("weapon"),
    "union_card": lambda board: board.has_guild("union"),
    "assets": lambda board: (
        any(board.resources[name] for name in RESOURCES) or board.has_guild("weapon") or board.has_guild("union")
    ),
}


def true(board: Board, fact: str) -> bool:
    """Whether `fact` is true on `board`."""
    return STATES[fact](board) if fact in STATES else DEEDS[fact].done(board) is not None
