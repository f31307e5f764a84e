"""What is printed on the components and was told once: taken in from an option and given out as it, as JSON.

`known_components`: {"lane_die": "223344", "nodes": {"production": 2, "research": 1, "culture": 3},
"klingon": {"weapons": {"0": 6}, "shields": {"0": 8}, "fleets": {"one": 5}}}; what was not told yet is left out. Prices
of upgrades are by how many there were before.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .building import COSTS, LEVELS, PRICES
from .lanes import lane_faces

_DIE, _NODES, _FLEETS = "lane_die", "nodes", "fleets"
_NODE_PRICES = {"production": v.node_production, "research": v.node_research, "culture": v.node_culture}
_LANES = "234"


def recall_components(draft: Draft, text: str) -> None:
    """What was told in earlier games. Raises ProcedureFault for what cannot be so."""
    try:
        known = json.loads(text or "{}")
    except ValueError as error:
        raise ProcedureFault(f"known_components: expected JSON ({error}).") from error
    for path, number in _leaves(known):
        if path == (_DIE,):
            _recall_die(draft, str(number))
        elif (key := _key_of(draft, path)) is not None and isinstance(number, int) and 0 <= number <= 28:
            draft[key] = number
        else:
            raise ProcedureFault(f'known_components: "{" ".join(path)}" cannot be {json.dumps(number)}.')


def components_told(view: View) -> str:
    """The same of everything that was told so far, as the option takes it."""
    found: dict[str, Any] = {}
    if view[v.lane_twos] is not None and view[v.lane_threes] is not None:
        found[_DIE] = "".join(map(str, lane_faces(view)))
    nodes = {name: view[key] for name, key in _NODE_PRICES.items() if view[key] is not None}
    if nodes:
        found[_NODES] = nodes
    for faction in view[v.every_faction]:
        sheet = {kind: prices for kind in COSTS if (prices := dict(_prices(view, faction, kind)))}
        rooms = {fleet: room for fleet in view[v.fleets] if (room := view[v.room.of(faction, fleet)])}
        if sheet or rooms:
            found[faction] = {**sheet, **({_FLEETS: rooms} if rooms else {})}
    return json.dumps(found)


def _prices(view: View, faction: str, kind: str) -> Iterator[tuple[str, int]]:
    """By how many upgrades there were, also of the next one where its price is known."""
    for level in range(view[v.die_sides] + 1):
        price = view[PRICES[kind].of(faction, str(level))]
        if level == view[LEVELS[kind].of(faction)]:
            told = view[COSTS[kind].of(faction)]
            price = price if told is None else told  # nought: there is no further upgrade
        if price is not None:
            yield str(level), price


def _recall_die(draft: Draft, faces: str) -> None:
    if len(faces) != draft[v.die_sides] or not set(faces) <= set(_LANES):
        raise ProcedureFault(f'known_components: the lane die cannot be "{faces}"; give six faces, each of 2, 3, 4.')
    draft[v.lane_twos], draft[v.lane_threes] = faces.count(_LANES[0]), faces.count(_LANES[1])


def _key_of(view: View, path: tuple[str, ...]) -> Key[Any] | None:
    """The value that stands there; None for what is no component."""
    match path:
        case (name, price) if name == _NODES:
            return _NODE_PRICES.get(price)
        case (faction, part, fleet) if part == _FLEETS and faction in view[v.every_faction]:
            return v.room.of(faction, fleet) if fleet in view[v.fleets] else None
        case (faction, kind, level) if kind in PRICES and faction in view[v.every_faction]:
            return PRICES[kind].of(faction, level) if level.isdecimal() else None
    return None


def _leaves(known: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    if isinstance(known, Mapping):
        for name, part in known.items():
            yield from _leaves(part, (*path, str(name)))
    else:
        yield path, known
