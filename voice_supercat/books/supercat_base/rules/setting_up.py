"""Setting up by voice. What is told is gathered in values that begin with "new" until everyone sits."""

from voice_supercat.procedure.state import Draft, Table

from .seats import COLOURS, MOST_SEATS
from .turns import sit_down

TWO_SEATS = 2
_COUNTED = ("first", "second", "third")


def sets_up(table: Table) -> bool:
    """Whether the options are asked for."""
    return bool(table["setting_up"])


def begin_set_up(draft: Draft) -> None:
    """Nobody sits yet."""
    draft["new_bot_count"] = 0
    draft["new_player_count"] = 1
    draft["new_colours"] = ()
    draft["new_order"] = ()
    draft["new_first"] = None


def note_bot_count(draft: Draft, count: int) -> None:
    """One to three."""
    draft["new_bot_count"] = count


def players_possible(table: Table) -> tuple[int, int]:
    """Four seats at most."""
    return 1, MOST_SEATS - table["new_bot_count"]


def several_players_possible(table: Table) -> bool:
    """Whether the number of players must be asked."""
    return players_possible(table)[1] > 1


def note_player_count(draft: Draft, count: int) -> None:
    """Human players."""
    draft["new_player_count"] = count


def note_colour(draft: Draft, colour: str) -> None:
    """First the bots, then the players."""
    draft["new_colours"] = (*draft["new_colours"], colour)
    if not colours_missing(draft):
        draft["new_order"] = new_seats(draft) if new_game_is_solo(draft) else new_seats(draft)[-1:]


def colours_missing(table: Table) -> bool:
    """Whether a seat has no color yet."""
    return bool(len(table["new_colours"]) < table["new_bot_count"] + table["new_player_count"])


def free_colours(table: Table) -> tuple[str, ...]:
    """Colors that nobody has."""
    return tuple(colour for colour in COLOURS if colour not in table["new_colours"])


def which_color(table: Table) -> str:
    """Whose color is asked for. Against one player the order of the bots is the seating."""
    told, bots, alone = len(table["new_colours"]), table["new_bot_count"], new_game_is_solo(table)
    if told >= bots:
        return "Which color are you?" if alone else f"Which color is the {_COUNTED[told - bots]} player?"
    if bots == 1:
        return "Which color is the bot?"
    return f"Which color is the {_COUNTED[told]} bot{', clockwise from you' if alone else ''}?"


def new_seats(table: Table) -> tuple[str, ...]:
    """Everyone, bots first."""
    colours: tuple[str, ...] = table["new_colours"]
    return colours


def new_game_is_solo(table: Table) -> bool:
    """One player, so the bots were named clockwise from there."""
    return bool(table["new_player_count"] == 1)


def seating_unknown(table: Table) -> bool:
    """With several players bots may sit between them."""
    return len(not_placed(table)) > 1


def not_placed(table: Table) -> tuple[str, ...]:
    """Whose place is not known yet."""
    return tuple(seat for seat in table["new_colours"] if seat not in table["new_order"])


def last_placed(table: Table) -> str:
    """The neighbour."""
    return str(table["new_order"][-1])


def place_seat(draft: Draft, seat: str) -> None:
    """The next clockwise; the last one left needs no question."""
    draft["new_order"] = (*draft["new_order"], seat)
    if len(left := not_placed(draft)) == 1:
        draft["new_order"] = (*draft["new_order"], *left)


def seats_missing(table: Table) -> bool:
    """Whether someone's place is not known yet."""
    return bool(not_placed(table))


def note_player_last(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/1: the seat after the player begins."""
    order = draft["new_order"]
    if yes:
        draft["new_first"] = order[0]
    elif len(draft["new_colours"]) == TWO_SEATS:  # then it can only be the player
        draft["new_first"] = order[1]


def first_unknown(table: Table) -> bool:
    """Whether the initiative is still to be given."""
    return table["new_first"] is None


def note_first(draft: Draft, seat: str) -> None:
    """Who begins."""
    draft["new_first"] = seat


def note_logistics(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/2"""
    draft["logistics"] = "behind" if yes else "off"


def note_pilots(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/3"""
    draft["pilots"] = "behind" if yes else "off"


def advantages_wanted(table: Table) -> bool:
    """Whether it matters when they apply."""
    return "behind" in (table["logistics"], table["pilots"])


def note_always(draft: Draft, yes: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/7"""
    for advantage in ("logistics", "pilots"):
        if yes and draft[advantage] == "behind":
            draft[advantage] = "always"


def note_option(draft: Draft, yes: bool, name: str, if_yes: str, if_no: str) -> None:
    """An option with two values."""
    draft[name] = if_yes if yes else if_no


def finish_set_up(draft: Draft) -> None:
    """Everyone sits down, in turn order."""
    order, first = draft["new_order"], draft["new_order"].index(draft["new_first"])
    bots = draft["new_colours"][: draft["new_bot_count"]]
    turn_order = (*order[first:], *order[:first])
    sit_down(draft, tuple(seat for seat in turn_order if seat in bots), turn_order)
    draft["setting_up"] = False
    if draft["track"] == "bots":  # known like a seizure of the round before
        draft["seized_last_round"] = draft["new_first"]
