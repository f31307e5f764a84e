"""Who sits where: bots and players in turn order, the deck for so many seats."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import deck_for


def on_new_game(draft: Draft, options: dict[str, str]) -> None:
    """A new game, with the seats that the options tell. Raises ProcedureFault where they do not fit together."""
    sit_down(draft, *_seats_from(draft, options))


def sit_down(draft: Draft, bots: tuple[str, ...], order: tuple[str, ...]) -> None:
    """The seats in turn order, first the one that begins, and the cards for so many."""
    draft[v.bots] = bots
    draft[v.bot] = bots[0]
    draft[v.order] = order
    draft[v.deck] = deck_for(draft, len(order))
    deal(draft)


def deal(draft: Draft) -> None:
    """base/playing-a-chapter/1: what is left in the stack after the players' hands are dealt."""
    draft[v.stack] = len(draft[v.deck]) - draft[v.full_hand] * len(players(draft))


def is_player(view: View, seat: str) -> bool:
    return seat not in view[v.bots]


def players(view: View) -> tuple[str, ...]:
    """Seats without a bot."""
    return tuple(seat for seat in view[v.order] if is_player(view, seat))


def one_player(view: View) -> bool:
    """Whether "you" is enough of a name."""
    return len(players(view)) == 1


def several_bots(view: View) -> bool:
    """Whether the player says which bot is meant."""
    return len(view[v.bots]) > 1


def clockwise_from(view: View, seat: str) -> tuple[str, ...]:
    """All seats in turn order, `seat` first."""
    order = view[v.order]
    place = order.index(seat)
    return (*order[place:], *order[:place])


def seat_name(view: View, seat: str) -> str:
    """How a seat is called: by its colour where there are several of its kind."""
    if is_player(view, seat):
        return "you" if one_player(view) else seat
    return seat if several_bots(view) else "the bot"


def _seats_from(view: View, options: dict[str, str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The bots, and all seats in turn order."""
    colours = view[v.colours]
    bots, order = _colours_in(options["bots"]), _colours_in(options["order"])
    if not bots or len(set(bots)) < len(bots) or not set(bots) <= set(colours) or len(bots) > view[v.most_bots]:
        raise ProcedureFault(f'bots="{options["bots"]}": give one to three different colours of {", ".join(colours)}.')
    seats = int(options["seats"] or len(order) or len(bots) + 1)
    if seats <= len(bots):
        raise ProcedureFault(f"seats={seats}: there are {len(bots)} bots, and at least one player needs a seat too.")
    order = order or (*bots, *(colour for colour in colours if colour not in bots))[:seats]
    if len(order) != seats or len(set(order)) < seats or not set(bots) <= set(order) <= set(colours):
        raise ProcedureFault(f'order="{options["order"]}": name each of the {seats} seats once, the bots among them.')
    return bots, order


def _colours_in(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())
