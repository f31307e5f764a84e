"""A whole game: whose turn it is, who leads, who leads next."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import number_of
from .seats import clockwise_from, is_player


def has_cards(view: View, seat: str) -> bool:
    """A player who is out by count says so; until then there may be a card."""
    return not view[v.out.of(seat)] if is_player(view, seat) else view[v.hand_counter.of(seat)] > 0


def anyone_has_cards(view: View) -> bool:
    """Whether the chapter goes on (base/playing-a-chapter/2)."""
    return any(has_cards(view, seat) for seat in view[v.order])


def deal_round(draft: Draft) -> None:
    """The seat with the initiative leads; without a card, the next clockwise that has one.

    A bot without cards has its turn too, to say that it passes (base/bot-turn-start-here/1).
    """
    draft[v.round] += 1
    lead_round(draft)


def lead_round(draft: Draft) -> None:
    """Who leads this round, and who plays after that. Where a corrected counter leaves nobody a card, all will pass."""
    order = clockwise_from(draft, draft[v.leading_seat] or draft[v.order][0])
    leader = next((seat for seat in order if has_cards(draft, seat)), order[0])
    draft[v.leading_seat] = draft[v.round_led_by] = leader
    draft[v.seized_by] = None
    order = clockwise_from(draft, leader)
    draft[v.to_play] = tuple(seat for seat in order if has_cards(draft, seat) or not is_player(draft, seat))


def next_seat(draft: Draft) -> None:
    """On clockwise."""
    seat, *rest = draft[v.to_play]
    draft[v.seat] = seat
    draft[v.to_play] = tuple(rest)
    if not is_player(draft, seat):
        draft[v.bot] = seat


def player_plays(view: View) -> bool:
    """Whether this seat is a player's."""
    return is_player(view, view.known(v.seat))


def record_play(draft: Draft, seat: str, card: str, played_as: str) -> None:
    """Remember the highest card that surpassed."""
    highest = draft[v.highest]
    if played_as == "surpass" and (highest is None or highest[1] < number_of(card)):
        draft[v.highest] = (seat, number_of(card))


def end_round(draft: Draft) -> None:
    """Who seized leads next, else the highest card that surpassed, else the initiative stays."""
    highest = draft[v.highest]
    surpassed = highest[0] if highest else None
    draft[v.leading_seat] = draft[v.seized_by] or surpassed or draft[v.leading_seat]
    draft[v.round_led_by] = None
    draft[v.rounds] += 1


def give_initiative_to_only_bot(draft: Draft) -> None:
    """base/difficulty-mode-optional-but-recommended/8"""
    draft[v.leading_seat] = draft[v.seized_by] = draft[v.bots][0]
