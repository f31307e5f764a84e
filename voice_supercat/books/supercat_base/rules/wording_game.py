"""Words for the slots of prompts in a whole game."""

from voice_supercat.books.numerals import in_words
from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import Table

from .player_turn import seat_name
from .rounds import tracks_game
from .seats import MOST_SEATS, players


def title_of_turn(table: Table) -> str:
    """Chapter, round, and whose turn it is; "You" for the only player. Between rounds, what is known."""
    if table["setting_up"]:
        return "Setting up"
    if table["round"] == 0:
        return f"Chapter {table['chapter']}"
    if tracks_game(table) and table["seat"] is None:
        return f"Chapter {table['chapter']}, after round {table['round']}"
    seat = table["bot"] if table["seat"] is None else table["seat"]
    name = "you" if seat_name(table, seat) == "you" else seat
    return f"Chapter {table['chapter']}, round {table['round']}: {name.capitalize()}"


def round_number(table: Table) -> str:
    """The number of the round."""
    return in_words(table["round"])


def leader_leads(table: Table) -> str:
    """Who has the initiative."""
    name = seat_name(table, table["initiative"])
    return "You lead" if name == "you" else f"{capitalised(name)} leads"


def your(table: Table) -> str:
    """Whose card is asked for at a player's turn."""
    name = seat_name(table, table["seat"])
    return "your" if name == "you" else f"{name}'s"


def whose_two_cards(table: Table) -> str:
    """Which two were drawn: with several bots, by which of them."""
    return f"{table['bot']}'s two cards" if len(table["bots"]) > 1 else "which two cards"


def than_players(table: Table) -> str:
    """Whom a bot's power is compared with (base/difficulty-mode-optional-but-recommended/5)."""
    return "you" if len(players(table)) == 1 else "any player"


def deal_hands(table: Table) -> str:
    """base/playing-a-chapter/1: only players hold cards."""
    return "deal yourself six" if len(players(table)) == 1 else "deal each player six"


def hand_counters(table: Table) -> str:
    """base/playing-a-chapter/1: one on each bot's board."""
    return "the hand counter is" if len(table["bots"]) == 1 else "all hand counters are"


def seat_count(table: Table) -> str:
    """For how many the board is set up."""
    return f"{in_words(len(table['order']))} seats"


def beginner(table: Table) -> str:
    """Who has the initiative first."""
    return seat_name(table, table["order"][0])


def card_numbers(table: Table) -> str:
    """Which action cards are in the deck."""
    return "one to seven" if len(table["order"]) == MOST_SEATS else "two to six"
