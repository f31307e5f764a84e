"""Before a game that begins by voice: who plays as the options tell, and who has the initiative first."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import one_player, players, seat_name, several_bots


def opening_again(view: View) -> str:
    """Of a next game with the same people only the initiative is asked; all of it where nothing was told yet."""
    return "again" if view[v.opening] == "skip" and view[v.set_up] == "skip" else "ask"


def who_plays(view: View) -> str:
    """Bots and players, as the options tell."""
    bots = view[v.bots]
    others = "you" if one_player(view) else f"{in_words(len(players(view)))} players"
    counted = f"{in_words(len(bots))} bot{'s' if several_bots(view) else ''}"
    return f"{counted}, {' and '.join(bots)}, and {others}"


def what_is_followed(view: View) -> str:
    """How much of the game the program takes part in."""
    return "the whole game" if view[v.track] == "game" else "only the bots' turns"


def where_it_stands(view: View) -> str:
    """Chapter, round and whose turn it is."""
    if view[v.set_up] == "ask" or view[v.opening] != "skip":
        return "setting up"
    chapter = f"chapter {in_words(view[v.chapter])}"
    if view[v.round] == 0:
        return chapter
    at_turn = view[v.seat] if view[v.track] == "game" else view[v.bot]
    if at_turn is None:
        return f"{chapter}, after round {in_words(view[v.round])}"
    name = seat_name(view, at_turn)
    whose = "your" if name == "you" else f"{name}'s"
    return f"{chapter}, round {in_words(view[v.round])}, {whose} turn"


def seat_as_told(draft: Draft) -> None:
    """Everyone in turn order, as the options tell."""
    bots, others = draft[v.bots], players(draft)
    draft[v.new_bot_count], draft[v.new_player_count] = len(bots), len(others)
    draft[v.new_colours] = (*bots, *others)
    draft[v.new_order] = draft[v.order]


def note_player_has_initiative(draft: Draft, yes: bool) -> None:
    """Against one bot it is the bot if not the player."""
    *bots, player = draft[v.new_colours]
    if yes or len(bots) == 1:
        draft[v.new_first] = player if yes else bots[0]


def may_have_initiative(view: View) -> tuple[str, ...]:
    """Who can have the initiative first; the only player has told already."""
    colours = view[v.new_colours]
    return colours[:-1] if view[v.new_player_count] == 1 else colours
