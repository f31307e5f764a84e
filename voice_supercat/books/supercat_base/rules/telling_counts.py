"""What the players tell of their own boards: "I gained two fuel", "I took a captive", "we have two relics"."""

from collections.abc import Mapping

from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import won_by
from .ledger import ambition_of, change_count, tally_of
from .seats import is_player, players

MOST_AT_ONCE = 5
_SINGLE = {"captives": "captive", "trophies": "trophy"}


def things_to_tell(view: View) -> tuple[str, ...]:
    """`fuel`, `a_fuel`, `one_fuel`, `two_fuel`, …: all that a seat can gain or lose; nothing without the ledger."""
    return tuple(_amounts(view)) if view[v.ledger] else ()


def things_held(view: View) -> tuple[str, ...]:
    """The same, and `no_fuel`: all that a seat can have."""
    return (*things_to_tell(view), *(_nothing(view) if view[v.ledger] else ()))


def resources_to_tell(view: View) -> tuple[str, ...]:
    """Those of them that a seat can take from another."""
    return amounts_of_resources(view) if view[v.ledger] else ()


def amounts_of_resources(view: View) -> tuple[str, ...]:
    """Those of resources, with the ledger or without."""
    return tuple(told for told, (thing, _) in _amounts(view).items() if thing in view[v.resources])


def note_gain_of_player(draft: Draft, told: str) -> None:
    """The player who tells it has so much more, where it was counted."""
    note_gain_of(draft, told, _who_tells(draft))


def note_loss_of_player(draft: Draft, told: str) -> None:
    """The player who tells it has so much less, where it was counted."""
    note_loss_of(draft, told, _who_tells(draft))


def note_gain_of(draft: Draft, told: str, seat: str) -> None:
    """That seat has so much more, where it was counted."""
    thing, count = _amounts(draft)[told]
    _change(draft, seat, thing, count)


def note_loss_of(draft: Draft, told: str, seat: str) -> None:
    """That seat has so much less, where it was counted."""
    thing, count = _amounts(draft)[told]
    _change(draft, seat, thing, -count)


def note_theft_from(draft: Draft, told: str, seat: str) -> None:
    """The player who tells it has so much more of a resource, that seat so much less."""
    note_loss_of(draft, told, seat)
    note_gain_of_player(draft, told)


def note_held_by_player(draft: Draft, told: str) -> None:
    """The player who tells it has so much."""
    note_held_by(draft, told, _who_tells(draft))


def note_held_by(draft: Draft, told: str, seat: str) -> None:
    """That seat has so much, no more and no less. Guild cards, or another resource, may count for the ambition too."""
    thing, count = {**_amounts(draft), **_nothing(draft)}[told]
    of_bot = thing in draft[v.resources] and not is_player(draft, seat)
    if of_bot:
        draft[any_key(thing, seat)] = min(count, draft[v.tokens])
    if (ambition := _counts_for(draft, thing)) is not None:
        one_of_several = len(draft[v.resources_of.of(ambition)]) > 1
        draft[tally_of(seat, ambition)] = None if of_bot or one_of_several else count


def _change(draft: Draft, seat: str, thing: str, by: int) -> None:
    if thing in draft[v.resources]:
        change_count(draft, any_key(thing, seat), by, draft[v.tokens])
    if (ambition := _counts_for(draft, thing)) is not None:
        change_count(draft, tally_of(seat, ambition), by, draft[v.most_counted])


def _who_tells(view: View) -> str:
    """The player whose turn it is, else the first one."""
    playing = view[v.seat]
    return playing if playing is not None and is_player(view, playing) else players(view)[0]


def _nothing(view: View) -> Mapping[str, tuple[str, int]]:
    things = {thing: (thing, f"{thing}s") for thing in view[v.resources]} | {thing: (thing,) for thing in _SINGLE}
    return {f"no_{name}": (thing, 0) for thing, names in things.items() for name in names}


def _counts_for(view: View, thing: str) -> str | None:
    if thing in view[v.resources]:
        return ambition_of(view, thing)
    return next(iter(won_by(view, view[v.ambitions], thing)), None)


def _amounts(view: View) -> Mapping[str, tuple[str, int]]:
    found: dict[str, tuple[str, int]] = {}
    for thing in (*view[v.resources], *_SINGLE):
        single = _SINGLE.get(thing, thing)
        for said in (single, f"a_{single}"):
            found[said] = (thing, 1)
        for count in range(1, MOST_AT_ONCE + 1):
            several = single if count == 1 else thing if thing in _SINGLE else f"{thing}s"
            for name in {single if count == 1 else thing, several}:
                found[f"{in_words(count)}_{name}"] = (thing, count)
    return found
