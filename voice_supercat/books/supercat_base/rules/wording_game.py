"""Words for the slots of prompts in a whole game."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .player_turn import seat_name
from .rounds import tracks_game
from .seats import MOST_SEATS, players


def title_of_turn(view: View) -> str:
    """Chapter, round, and whose turn it is; "You" for the only player. Between rounds, what is known."""
    if view[v.setting_up]:
        return "Setting up"
    if view[v.round] == 0:
        return f"Chapter {view[v.chapter]}"
    if tracks_game(view) and view[v.seat] is None:
        return f"Chapter {view[v.chapter]}, after round {view[v.round]}"
    seat = view[v.seat] or view[v.bot]
    name = "you" if seat_name(view, seat) == "you" else seat
    return f"Chapter {view[v.chapter]}, round {view[v.round]}: {name.capitalize()}"


def round_number(view: View) -> str:
    """The number of the round."""
    return in_words(view[v.round])


def leader_leads(view: View) -> str:
    """Who has the initiative."""
    name = seat_name(view, view.known(v.initiative))
    return "You lead" if name == "you" else f"{capitalised(name)} leads"


def your(view: View) -> str:
    """Whose card is asked for at a player's turn."""
    name = seat_name(view, view.known(v.seat))
    return "your" if name == "you" else f"{name}'s"


def whose_two_cards(view: View) -> str:
    """Which two were drawn: with several bots, by which of them."""
    return f"{view[v.bot]}'s two cards" if len(view[v.bots]) > 1 else "which two cards"


def than_players(view: View) -> str:
    """Whom a bot's power is compared with (base/difficulty-mode-optional-but-recommended/5)."""
    return "you" if len(players(view)) == 1 else "any player"


def deal_hands(view: View) -> str:
    """base/playing-a-chapter/1: only players hold cards."""
    return "deal yourself six" if len(players(view)) == 1 else "deal each player six"


def hand_counters(view: View) -> str:
    """base/playing-a-chapter/1: one on each bot's board."""
    return "the hand counter is" if len(view[v.bots]) == 1 else "all hand counters are"


def seat_count(view: View) -> str:
    """For how many the board is set up."""
    return f"{in_words(len(view[v.order]))} seats"


def beginner(view: View) -> str:
    """Who has the initiative first."""
    return seat_name(view, view[v.order][0])


def card_numbers(view: View) -> str:
    """Which action cards are in the deck."""
    return "one to seven" if len(view[v.order]) == MOST_SEATS else "two to six"
