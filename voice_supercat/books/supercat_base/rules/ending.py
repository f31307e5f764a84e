"""The end of a chapter and of the game, and what is told about it."""

from voice_supercat.books.numerals import counted, in_words
from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import Draft, Table

from .player_turn import seat_name
from .rounds import one_player
from .seats import players


def anything_declared(table: Table) -> bool:
    """Whether there is anything to score."""
    return bool(table["declared"])


def declared_names(table: Table) -> str:
    """What there is to score."""
    *first, last = (name.capitalize() for name in dict.fromkeys(table["declared"]))
    return f"{', '.join(first)} and {last}" if first else last


def note_player_won(draft: Draft, yes: bool) -> None:
    """The only player is the winner."""
    only_bot = draft["bots"][0] if len(draft["bots"]) == 1 else None
    draft["winner"] = players(draft)[0] if yes else only_bot


def winner_unknown(table: Table) -> bool:
    """Several others could have won."""
    return table.get("winner") is None


def possible_winners(table: Table) -> tuple[str, ...]:
    """The colours to choose from."""
    return tuple(table["bots"] if one_player(table) else table["order"])


def note_winner(draft: Draft, seat: str) -> None:
    """Who won."""
    draft["winner"] = seat


def winner(table: Table) -> str:
    """The result in a sentence."""
    name = seat_name(table, table["winner"])
    return "You win" if name == "you" else f"{capitalised(name)} wins"


def chapters(table: Table) -> str:
    """How many chapters were played."""
    return counted(table["chapter"], "chapter")


def rounds(table: Table) -> str:
    """How many rounds were played."""
    return counted(table["rounds"], "round")


def more_stories_than(table: Table, count: str) -> bool:
    """Whether there is another seat to tell of."""
    return len(table["order"]) > int(count)


def first_story(table: Table) -> str:
    """What the first seat did."""
    return _story(table, 0)


def second_story(table: Table) -> str:
    """What the second seat did."""
    return _story(table, 1)


def third_story(table: Table) -> str:
    """What the third seat did."""
    return _story(table, 2)


def fourth_story(table: Table) -> str:
    """What the fourth seat did."""
    return _story(table, 3)


def _story(table: Table, place: int) -> str:
    seat = table["order"][place]
    declared, seized = table[f"declarations.{seat}"], table[f"seizures.{seat}"]
    ambitions = f"{in_words(declared)} ambition{'' if declared == 1 else 's'}" if declared else "no ambition"
    times = {0: "never seized", 1: "seized once", 2: "seized twice"}.get(seized, f"seized {in_words(seized)} times")
    return f"{seat_name(table, seat)} declared {ambitions} and {times}."
