"""A whole game: whose turn it is, who leads, who leads next."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import number_of
from .seats import clockwise_from, is_player, players

LAST_CHAPTER = 5
FIRST_CHAPTER_TO_WIN = 2  # the markers of one chapter are not worth enough power


def tracks_game(view: View) -> bool:
    """Whether every seat's turn is followed, not only the bots'."""
    return bool(view[v.track] == "game")


def has_cards(view: View, seat: str) -> bool:
    """A player who is out by count says so; until then there may be a card."""
    if is_player(view, seat):
        return not view[v.out.of(seat)]
    return bool(view[v.hand_counter.of(seat)] > 0)


def anyone_has_cards(view: View) -> bool:
    """Whether the chapter goes on (base/playing-a-chapter/2)."""
    return any(has_cards(view, seat) for seat in view[v.order])


def seats_to_play(view: View) -> bool:
    """Whether the round goes on."""
    return bool(view[v.to_play])


def round_was_played(view: View) -> bool:
    """Whether a round is to be settled."""
    return bool(view[v.round] > 0)


def clear_round(draft: Draft) -> None:
    """Nothing led, nobody has surpassed or seized."""
    draft[v.without_initiative] = ()
    draft[v.seized_last_round] = None
    draft[v.seized_by_player] = False
    draft[v.highest] = None
    draft[v.lead] = None
    draft[v.lead_declared] = None
    draft[v.lead_is_zero] = False
    draft[v.round] = draft[v.round] + 1


def deal_round(draft: Draft) -> None:
    """The seat with the initiative leads; without a card, the next clockwise that has one.

    A bot without cards has its turn too, to say that it passes (base/bot-turn-start-here/1).
    """
    order = clockwise_from(draft, draft[v.initiative] or draft[v.order][0])
    leader = next(seat for seat in order if has_cards(draft, seat))
    clear_round(draft)
    draft[v.initiative] = leader
    order = clockwise_from(draft, leader)
    draft[v.to_play] = tuple(seat for seat in order if has_cards(draft, seat) or not is_player(draft, seat))


def round_opens(view: View) -> bool:
    """Whether the seat that plays now leads."""
    return bool(view[v.seat] == view[v.initiative])


def next_seat(draft: Draft) -> None:
    """On clockwise."""
    seat, *rest = draft[v.to_play]
    draft[v.seat] = seat
    draft[v.to_play] = tuple(rest)
    if not is_player(draft, seat):
        draft[v.bot] = seat


def nobody_plays(draft: Draft) -> None:
    """Between two rounds."""
    draft[v.seat] = None


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
    draft[v.initiative] = draft[v.seized_last_round] or surpassed or draft[v.initiative]
    draft[v.rounds] = draft[v.rounds] + 1


def last_chapter(view: View) -> bool:
    """Five chapters at most."""
    return bool(view[v.chapter] >= LAST_CHAPTER)


def power_may_suffice(view: View) -> bool:
    """Whether anyone can have won already."""
    return bool(view[v.chapter] >= FIRST_CHAPTER_TO_WIN)


def give_initiative(draft: Draft, seat: str) -> None:
    """base/difficulty-mode-optional-but-recommended/8"""
    draft[v.initiative] = draft[v.seized_last_round] = seat


def give_initiative_to_only_bot(draft: Draft) -> None:
    """base/difficulty-mode-optional-but-recommended/8"""
    give_initiative(draft, draft[v.bots][0])


def only_one_bot(view: View) -> bool:
    """Whether there is no bot to choose."""
    return len(view[v.bots]) == 1


def one_player(view: View) -> bool:
    """Whether "you" is enough of a name."""
    return len(players(view)) == 1
