"""Setting up by voice. What is told is gathered in values that begin with "new" until everyone sits."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import sit_down


def players_possible(view: View) -> tuple[int, int]:
    """As many as there are seats left."""
    return 1, view[v.most_seats] - view[v.new_bot_count]


def note_colour(draft: Draft, colour: str) -> None:
    """First the bots, then the players. Against one player the order of the bots is the seating."""
    draft[v.new_colours] = (*draft[v.new_colours], colour)
    if not colours_missing(draft):
        draft[v.new_order] = draft[v.new_colours] if draft[v.new_player_count] == 1 else (colour,)


def colours_missing(view: View) -> bool:
    """Whether a seat has no color yet."""
    return len(view[v.new_colours]) < view[v.new_bot_count] + view[v.new_player_count]


def last_colour_known(view: View) -> bool:
    """Whether one seat has no color yet, and one color no seat."""
    return len(view[v.colours]) == len(view[v.new_colours]) + 1 and colours_missing(view)


def take_colour_left(draft: Draft) -> None:
    """There is nothing to choose."""
    note_colour(draft, *free_colours(draft))


def free_colours(view: View) -> tuple[str, ...]:
    """Colors that nobody has."""
    return tuple(colour for colour in view[v.colours] if colour not in view[v.new_colours])


def not_placed(view: View) -> tuple[str, ...]:
    """Whose place is not known yet."""
    return tuple(seat for seat in view[v.new_colours] if seat not in view[v.new_order])


def place_seat(draft: Draft, seat: str) -> None:
    """The next clockwise; the last one left needs no question."""
    draft[v.new_order] = (*draft[v.new_order], seat)
    if len(left := not_placed(draft)) == 1:
        draft[v.new_order] = (*draft[v.new_order], *left)


def note_player_last(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/1: the seat after the player begins."""
    order = draft[v.new_order]
    if yes:
        draft[v.new_first] = order[0]
    elif draft[v.new_bot_count] == 1:  # then it can only be the player
        draft[v.new_first] = order[1]


def finish_set_up(draft: Draft) -> None:
    """Everyone sits down, in turn order."""
    first = draft[v.new_order].index(draft.known(v.new_first))
    order = (*draft[v.new_order][first:], *draft[v.new_order][:first])
    bots = draft[v.new_colours][: draft[v.new_bot_count]]
    sit_down(draft, tuple(seat for seat in order if seat in bots), order)
    if draft[v.track] == "bots":  # known like a seizure of the round before
        draft[v.seized_by] = draft[v.new_first]
