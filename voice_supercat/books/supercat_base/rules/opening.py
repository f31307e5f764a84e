"""Before a game that begins by voice: who plays as the options tell, and who has the initiative first."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import one_player, players, several_bots


def opening_again(_: View) -> str:
    """Of a next game with the same people only the initiative is asked."""
    return "again"


def who_plays(view: View) -> str:
    """Bots and players, as the options tell."""
    bots = view[v.bots]
    others = "you" if one_player(view) else f"{in_words(len(players(view)))} players"
    counted = f"{in_words(len(bots))} bot{'s' if several_bots(view) else ''}"
    return f"{counted}, {' and '.join(bots)}, and {others}"


def what_is_followed(view: View) -> str:
    """How much of the game the program takes part in."""
    return "the whole game" if view[v.track] == "game" else "only the bots' turns"


def seat_as_told(draft: Draft) -> None:
    """Everyone in turn order, as the options tell."""
    bots, others = draft[v.bots], players(draft)
    draft[v.new_bot_count], draft[v.new_player_count] = len(bots), len(others)
    draft[v.new_colours] = (*bots, *others)
    draft[v.new_order] = draft[v.order]


def note_player_begins(draft: Draft, yes: bool) -> None:
    """Against one bot it is the bot if not the player."""
    *bots, player = draft[v.new_colours]
    if yes or len(bots) == 1:
        draft[v.new_first] = player if yes else bots[0]


def may_begin(view: View) -> tuple[str, ...]:
    """Who can have the initiative first; the only player has told already."""
    colours = view[v.new_colours]
    return colours[:-1] if view[v.new_player_count] == 1 else colours
