"""Which of several ways: the true answers where the program counts how many share each preference.

A way is the board that it leads to. Of moves that differ in the number of ships only the largest counts.
"""

from collections.abc import Callable, Mapping, Sequence

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

from .board import GATES, SYSTEMS, Board, neighbours
from .truths import DEEDS, Deed, new_claim, takes_city

Filter = Callable[[Board, Sequence[Board]], list[Board]]


def answer(question: AskEvent, before: Board, fact: str, state: State, deeds: Mapping[str, Deed] = DEEDS) -> Answer:
    """What is true of the ways in which `fact` could be done on `before`, after those preferences that counted."""
    if question.step in _REPAIRS:
        found = _REPAIRS[question.step](before)
        return found if question.expect == "yes_no" else _yes_or_no(found)
    if deeds[fact].kind == "repair":
        equal = sum(before.systems[place].damaged for place in _damaged_ships(before))
        return in_words(min(9, equal or _damaged_buildings(before, "city")))
    left = _ways(before, deeds[fact])
    for preference in state[v.preferred]:
        left = _SHARING[preference](before, left)
    if "yes" in question.choices:
        return _yes_or_no(len(left) == 1)
    name = question.step.partition("/")[2].replace("-", "_")
    name = _CALLED.get(question.step, name)
    count = len(left) if question.step == "pick/count" else len(_SHARING[name](before, left))
    named = in_words(count) if count else "none"
    return named if named in question.choices else "several"


def _yes_or_no(found: bool) -> str:
    return "yes" if found else "no"


def _ways(before: Board, deed: Deed) -> list[Board]:
    found = [after for after in deed.ways(before) if deed.goal(before, after)]
    if deed.kind != "move":
        return found
    largest = {(_origin(before, after), _target(before, after)): after for after in reversed(found)}
    return list(largest.values())


def _changed(before: Board, after: Board) -> list[int]:
    return [place for place in range(SYSTEMS) if before.systems[place] != after.systems[place]]


def _ships(board: Board, place: int) -> int:
    return board.systems[place].fresh + board.systems[place].damaged


def _target(before: Board, after: Board) -> int:
    """Where the ships have come to, or the one system that has changed."""
    return max(_changed(before, after), key=lambda place: _ships(after, place) - _ships(before, place))


def _origin(before: Board, after: Board) -> int:
    return min(_changed(before, after), key=lambda place: _ships(after, place) - _ships(before, place))


def _task_force(board: Board) -> int:
    return max(range(SYSTEMS), key=lambda place: board.systems[place].fresh)


def _each(fits: Callable[[Board, Board, int], bool]) -> Filter:
    """Those of which it is true: of the board before, the board after, and the system where it ends."""
    return lambda before, ways: [after for after in ways if fits(before, after, _target(before, after))]


def _most(count: Callable[[Board, int], int]) -> Filter:
    def sharing(before: Board, ways: Sequence[Board]) -> list[Board]:
        most = max(count(before, _target(before, after)) for after in ways)
        return [after for after in ways if count(before, _target(before, after)) == most]

    return sharing


def _new_resource(before: Board, after: Board, place: int) -> bool:
    planet = before.systems[place].planet
    if planet is not None and after.resources != before.resources:  # a tax, which brings it
        return not before.resources[planet]
    cities = {system.planet for system in before.systems if system.own_buildings("city")}
    return planet is not None and (not before.resources[planet] or planet not in cities)


def _next_to_starport(own: bool) -> Callable[[Board, Board, int], bool]:
    def fits(_: Board, after: Board, place: int) -> bool:
        system = after.systems[place]
        if place not in GATES or system.rival_control or not (own or system.own_control):
            return False
        beside = [after.systems[near] for near in neighbours(place)]
        return any(near.own_buildings("starport") if own else near.rival_buildings("starport") for near in beside)

    return fits


def _keeps_origin(before: Board, after: Board, _: int) -> bool:
    place = _origin(before, after)
    return after.systems[place].own_control or not before.systems[place].own_control


_SHARING: Mapping[str, Filter] = {
    "task_force": _each(lambda before, after, _: _task_force(before) in _changed(before, after)),
    "fresh": _each(lambda before, _, place: not before.systems[place].rival_control),
    "rival_starport": _each(_next_to_starport(own=False)),
    "loyal_starport": _each(_next_to_starport(own=True)),
    "new_resources": _each(_new_resource),
    "unclaimed": _each(lambda before, _, place: not before.systems[place].rival_control),
    "two_slots": _each(lambda before, _, place: before.systems[place].slots > 1),
    "control": _each(lambda before, _, place: before.systems[place].own_control),
    "loyal_ships": _most(_ships),
    "neutral": _each(
        lambda before, _, place: not (before.systems[place].own_control or before.systems[place].rival_control)
    ),
    "rival_ships": _most(lambda board, place: -board.systems[place].rival_fresh - board.systems[place].rival_damaged),
    "origin": _each(_keeps_origin),
    "path": lambda _, ways: list(ways),  # every move of these tables is one step
    "claims": _each(lambda before, after, _: new_claim(before, after)),
    "rival_city": _each(lambda before, after, _: takes_city(before, after)),
}
_CALLED = {"claim-to-reach/resources": "new_resources", "city-to-tax/resources": "new_resources"}


def _damaged_ships(board: Board) -> list[int]:
    """The systems of damaged ships that are not with the task force."""
    return [place for place in range(SYSTEMS) if board.systems[place].damaged and place != _task_force(board)]


def _damaged_buildings(board: Board, kind: str) -> int:
    return sum(building.damaged for system in board.systems for building in system.own_buildings(kind))


_REPAIRS: Mapping[str, Callable[[Board], bool]] = {
    "repair-what/task-force": lambda board: board.systems[_task_force(board)].damaged > 0,
    "repair-what/other-ship": lambda board: bool(_damaged_ships(board)),
    "repair-what/only-ship": lambda board: sum(board.systems[at].damaged for at in _damaged_ships(board)) == 1,
    "repair-what/starport": lambda board: board.in_play("starport") == _damaged_buildings(board, "starport") == 1,
    "repair-what/city": lambda board: _damaged_buildings(board, "city") > 0,
    "repair-what/only-city": lambda board: _damaged_buildings(board, "city") == 1,
}
PAGES = (
    *("claim-to-reach", "gate-to-change", "city-planet", "ship-starport", "starport-system", "other-starport"),
    *("city-to-tax", "repair-what", "movement-doctrine", "pick"),
)
"""The pages that narrow down."""
