"""Setting up by voice. What is told is gathered in values that begin with "new" until everyone sits."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import COLOURS, MOST_SEATS
from .turns import sit_down

TWO_SEATS = 2
_COUNTED = ("first", "second", "third")


def sets_up(view: View) -> bool:
    """Whether the options are asked for."""
    return bool(view[v.setting_up])


def begin_set_up(draft: Draft) -> None:
    """Nobody sits yet."""
    draft[v.new_bot_count] = 0
    draft[v.new_player_count] = 1
    draft[v.new_colours] = ()
    draft[v.new_order] = ()
    draft[v.new_first] = None


def note_bot_count(draft: Draft, count: int) -> None:
    """One to three."""
    draft[v.new_bot_count] = count


def players_possible(view: View) -> tuple[int, int]:
    """Four seats at most."""
    return 1, MOST_SEATS - view[v.new_bot_count]


def several_players_possible(view: View) -> bool:
    """Whether the number of players must be asked."""
    return players_possible(view)[1] > 1


def note_player_count(draft: Draft, count: int) -> None:
    """Human players."""
    draft[v.new_player_count] = count


def note_colour(draft: Draft, colour: str) -> None:
    """First the bots, then the players."""
    draft[v.new_colours] = (*draft[v.new_colours], colour)
    if not colours_missing(draft):
        draft[v.new_order] = new_seats(draft) if new_game_is_solo(draft) else new_seats(draft)[-1:]


def colours_missing(view: View) -> bool:
    """Whether a seat has no color yet."""
    return bool(len(view[v.new_colours]) < view[v.new_bot_count] + view[v.new_player_count])


def free_colours(view: View) -> tuple[str, ...]:
    """Colors that nobody has."""
    return tuple(colour for colour in COLOURS if colour not in view[v.new_colours])


def which_color(view: View) -> str:
    """Whose color is asked for. Against one player the order of the bots is the seating."""
    told, bots, alone = len(view[v.new_colours]), view[v.new_bot_count], new_game_is_solo(view)
    if told >= bots:
        return "Which color are you?" if alone else f"Which color is the {_COUNTED[told - bots]} player?"
    if bots == 1:
        return "Which color is the bot?"
    return f"Which color is the {_COUNTED[told]} bot{', clockwise from you' if alone else ''}?"


def new_seats(view: View) -> tuple[str, ...]:
    """Everyone, bots first."""
    colours: tuple[str, ...] = view[v.new_colours]
    return colours


def new_game_is_solo(view: View) -> bool:
    """One player, so the bots were named clockwise from there."""
    return bool(view[v.new_player_count] == 1)


def seating_unknown(view: View) -> bool:
    """With several players bots may sit between them."""
    return len(not_placed(view)) > 1


def not_placed(view: View) -> tuple[str, ...]:
    """Whose place is not known yet."""
    return tuple(seat for seat in view[v.new_colours] if seat not in view[v.new_order])


def last_placed(view: View) -> str:
    """The neighbour."""
    return str(view[v.new_order][-1])


def place_seat(draft: Draft, seat: str) -> None:
    """The next clockwise; the last one left needs no question."""
    draft[v.new_order] = (*draft[v.new_order], seat)
    if len(left := not_placed(draft)) == 1:
        draft[v.new_order] = (*draft[v.new_order], *left)


def seats_missing(view: View) -> bool:
    """Whether someone's place is not known yet."""
    return bool(not_placed(view))


def note_player_last(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/1: the seat after the player begins."""
    order = draft[v.new_order]
    if yes:
        draft[v.new_first] = order[0]
    elif len(draft[v.new_colours]) == TWO_SEATS:  # then it can only be the player
        draft[v.new_first] = order[1]


def first_unknown(view: View) -> bool:
    """Whether the initiative is still to be given."""
    return view[v.new_first] is None


def note_first(draft: Draft, seat: str) -> None:
    """Who begins."""
    draft[v.new_first] = seat


def note_logistics(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/2"""
    draft[v.logistics] = "behind" if yes else "off"


def note_pilots(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/3"""
    draft[v.pilots] = "behind" if yes else "off"


def advantages_wanted(view: View) -> bool:
    """Whether it matters when they apply."""
    return "behind" in (view[v.logistics], view[v.pilots])


def note_always(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/7"""
    for advantage in (v.logistics, v.pilots):
        if yes and draft[advantage] == "behind":
            draft[advantage] = "always"


def note_option(draft: Draft, yes: bool, name: str, if_yes: str, if_no: str) -> None:
    """An option with two values."""
    draft[Key[str](name)] = if_yes if yes else if_no


def finish_set_up(draft: Draft) -> None:
    """Everyone sits down, in turn order."""
    order, first = draft[v.new_order], draft[v.new_order].index(draft[v.new_first])
    bots = draft[v.new_colours][: draft[v.new_bot_count]]
    turn_order = (*order[first:], *order[:first])
    sit_down(draft, tuple(seat for seat in turn_order if seat in bots), turn_order)
    draft[v.setting_up] = False
    if draft[v.track] == "bots":  # known like a seizure of the round before
        draft[v.seized_last_round] = draft[v.new_first]
