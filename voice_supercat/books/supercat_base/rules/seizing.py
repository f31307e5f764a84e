"""The seize counter and its roll."""

from voice_supercat.procedure.state import Draft, Table

from .ambitions import undeclared
from .cards import add_to_counter
from .rounds import one_player, tracks_game
from .seats import is_player, players, seats

ONLY_PLAYER = "me"


def has_seize_counter(table: Table) -> bool:
    """base/bot-turn-start-here/3.1"""
    return bool(table[f"seize.{table['bot']}"])


def remove_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/3.1"""
    draft[f"seize.{draft['bot']}"] = 0


def raise_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.1"""
    add_to_counter(draft, "seize", 1)


def seize_worth_checking(table: Table) -> bool:
    """base/bot-turn-start-here/4.2.2, and the roll could succeed at all."""
    could = table[f"seize.{table['bot']}"] > 1 or bool(undeclared(table))
    return bool(table[f"hand.{table['bot']}"] >= 2 and could and not seizure_known(table))


def seizure_known(table: Table) -> bool | None:
    """Known once someone has seized this round, and always where every seat's turn is followed."""
    if table["seized_last_round"] is not None or table["seized_by_player"]:
        return True
    return False if table["track"] == "game" else None


def note_seized(draft: Draft, yes: bool) -> None:
    """A yes stays true for the round; after a no, anyone may still seize before the next bot plays."""
    draft["seized_by_player"] = yes


def who_may_seize(table: Table) -> tuple[str, ...]:
    """Nobody once someone has; the only player is "me"."""
    if seizure_known(table):
        return ()
    return (*table["bots"], ONLY_PLAYER) if one_player(table) else seats(table)


def note_seizure_by(draft: Draft, choice: str) -> None:
    """However it came about; no card is counted."""
    seat = players(draft)[0] if choice == ONLY_PLAYER else choice
    draft[f"seizures.{seat}"] = draft[f"seizures.{seat}"] + 1
    if tracks_game(draft) or not is_player(draft, seat):
        draft["seized_last_round"] = seat
    else:
        draft["seized_by_player"] = True


def winning_matters(table: Table) -> bool:
    """Whether the roll alone does not succeed, and could by what the bot is winning."""
    counter = table[f"seize.{table['bot']}"]
    return bool(table["seize_roll"] >= counter > table["seize_roll"] - len(undeclared(table)))


def undeclared_count(table: Table) -> tuple[int, int]:
    """Lowest and highest answer."""
    return 0, len(undeclared(table))


def note_winning(draft: Draft, count: int) -> None:
    """Undeclared ambitions the bot is winning."""
    draft["winning"] = count


def roll_for_seize(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.2.1"""
    draft["seize_roll"], draft["winning"] = draft.roll(6), 0


def seize_succeeds(table: Table) -> bool:
    """base/bot-turn-start-here/4.2.2.1"""
    roll = table["seize_roll"]
    return roll is not None and bool(roll - table["winning"] < table[f"seize.{table['bot']}"])


def set_seize_counter(draft: Draft, count: int, bot: str) -> None:
    """As it is on the table."""
    draft[f"seize.{bot}"] = count


def seize(draft: Draft) -> None:
    """The bot discards an extra card and leads next round."""
    draft["seized_last_round"] = draft["bot"]
    draft[f"seizures.{draft['bot']}"] = draft[f"seizures.{draft['bot']}"] + 1
    add_to_counter(draft, "hand", -1)
