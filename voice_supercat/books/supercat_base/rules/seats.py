"""Who sits where: bots and players in turn order, the deck for so many seats."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import PIPS

COLOURS = ("red", "yellow", "blue", "white")
MOST_SEATS = 4
MOST_BOTS = 3


def asks_together(view: View) -> bool:
    """Whether several questions are asked in one breath."""
    return bool(view[v.questions] == "together")


def asks_singly(view: View) -> bool:
    """Whether every question is asked by itself, so that one pays whose no answers several."""
    return not asks_together(view)


def colours_in(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def seats_from(options: dict[str, str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The bots, and all seats in turn order. Raises ProcedureFault where they do not fit together."""
    bots, order = colours_in(options["bots"]), colours_in(options["order"])
    if not bots or len(set(bots)) < len(bots) or not set(bots) <= set(COLOURS) or len(bots) > MOST_BOTS:
        raise ProcedureFault(f'bots="{options["bots"]}": give one to three different colours of {", ".join(COLOURS)}.')
    seats = int(options["seats"] or len(order) or len(bots) + 1)
    if seats <= len(bots):
        raise ProcedureFault(f"seats={seats}: there are {len(bots)} bots, and at least one player needs a seat too.")
    order = order or (*bots, *_others(bots)[: seats - len(bots)])
    if len(order) != seats or len(set(order)) < seats or not set(bots) <= set(order) <= set(COLOURS):
        raise ProcedureFault(f'order="{options["order"]}": name each of the {seats} seats once, the bots among them.')
    return bots, order


def take_seats(draft: Draft, bots: tuple[str, ...], order: tuple[str, ...]) -> None:
    """The seats in turn order, first the one that begins; cards 1 and 7 only with four of them."""
    numbers = range(1, 8) if len(order) == MOST_SEATS else range(2, 7)
    draft[v.bots] = bots
    draft[v.bot] = bots[0]
    draft[v.order] = order
    draft[v.deck] = tuple(f"{suit} {number}" for suit in PIPS for number in numbers)
    for bot in bots:
        draft[v.seize_counter.of(bot)] = 0
    for seat in order:
        draft[v.declarations.of(seat)] = 0
        draft[v.seizures.of(seat)] = 0


def is_player(view: View, seat: str) -> bool:
    return seat not in view[v.bots]


def players(view: View) -> tuple[str, ...]:
    """Seats without a bot."""
    return tuple(seat for seat in view[v.order] if is_player(view, seat))


def seats(view: View) -> tuple[str, ...]:
    """All seats."""
    order: tuple[str, ...] = view[v.order]
    return order


def clockwise_from(view: View, seat: str) -> tuple[str, ...]:
    """All seats in turn order, `seat` first."""
    order: tuple[str, ...] = view[v.order]
    place = order.index(seat)
    return (*order[place:], *order[:place])


def _others(bots: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(colour for colour in COLOURS if colour not in bots)
