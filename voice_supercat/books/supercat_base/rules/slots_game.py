"""Words for the slots of prompts in a whole game."""

from voice_supercat.procedure.numerals import in_words, ordinal
from voice_supercat.procedure.state import View

from . import values as v
from .seats import one_player, seat_name, several_bots


def title_of_turn(view: View) -> str:
    """Chapter, round, and whose turn it is; "You" for the only player. Between rounds, what is known."""
    if view[v.set_up] == "ask" or view[v.opening] != "skip":
        return "Setting up"
    if view[v.round] == 0:
        return f"Chapter {view[v.chapter]}"
    if view[v.track] == "game" and view[v.seat] is None:
        return f"Chapter {view[v.chapter]}, after round {view[v.round]}"
    seat = view[v.seat] or view[v.bot]
    name = "you" if seat_name(view, seat) == "you" else seat
    return f"Chapter {view[v.chapter]}, round {view[v.round]}: {name.capitalize()}"


def who_has_initiative(view: View) -> str:
    """Whoever has seized it has it at once. Before the first round, who will have it."""
    return seat_name(view, view[v.seized_by] or view[v.leading_seat] or view[v.order][0])


def who(view: View) -> str:
    """How the player of this turn is spoken to."""
    return seat_name(view, view.known(v.seat))


def your(view: View) -> str:
    """Whose card is asked for at a player's turn."""
    return "your" if who(view) == "you" else f"{who(view)}'s"


def whose_two_cards(view: View) -> str:
    """Those that were drawn: with several bots, by which of them."""
    return f"{view[v.bot]}'s cards" if several_bots(view) else "its cards"


def turn_over(view: View) -> str:
    """The end of a turn; in a whole game with one bot, what is asked or told next is no longer of that turn."""
    return "" if view[v.track] == "game" and not several_bots(view) else "Turn over."


def than_players(view: View) -> str:
    """Whom a bot's power is compared with (base/difficulty-mode-optional-but-recommended/5)."""
    return "you" if one_player(view) else "any player"


def deal_hands(view: View) -> str:
    """base/playing-a-chapter/1: only players hold cards."""
    return "deal yourself six" if one_player(view) else "deal each player six"


def hand_counters(view: View) -> str:
    """base/playing-a-chapter/1: one on each bot's board."""
    return "all hand counters are" if several_bots(view) else "the hand counter is"


def seat_count(view: View) -> str:
    """For how many the board is set up."""
    return in_words(len(view[v.order]))


def initiative_goes_to(view: View) -> str:
    """Who has the initiative first."""
    return seat_name(view, view[v.order][0])


def card_numbers(view: View) -> str:
    """Which action cards are in the deck."""
    numbers = view[v.numbers.of(str(len(view[v.order])))]
    return f"{in_words(numbers[0])} to {in_words(numbers[-1])}"


def for_players(view: View) -> str:
    """Who draws besides the bots."""
    return "for yourself" if one_player(view) else "for each player"


def whose_color(view: View) -> str:
    """Whose color is asked for, bots first. Against one player the order of the bots is the seating."""
    told, bots, alone = len(view[v.new_colours]), view[v.new_bot_count], view[v.new_player_count] == 1
    if told >= bots:
        return "are you" if alone else f"is the {ordinal(told - bots + 1)} player"
    if bots == 1:
        return "is the bot"
    return f"is the {ordinal(told + 1)} bot{', clockwise from you' if alone else ''}"


def last_colour(view: View) -> str:
    """The color that was told last."""
    return view[v.new_colours][-1]


def last_placed(view: View) -> str:
    """The neighbour."""
    return view[v.new_order][-1]
