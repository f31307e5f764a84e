"""The seize counter and its roll."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import undeclared
from .cards import add_to_counter
from .rounds import one_player, tracks_game
from .seats import is_player, players, seats

ONLY_PLAYER = "me"


def has_seize_counter(view: View) -> bool:
    """base/bot-turn-start-here/3.1"""
    return bool(view[v.seize_counter.of(view[v.bot])])


def remove_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/3.1"""
    draft[v.seize_counter.of(draft[v.bot])] = 0


def raise_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.1"""
    add_to_counter(draft, v.seize_counter, 1)


def seize_worth_checking(view: View) -> bool:
    """base/bot-turn-start-here/4.2.2, and the roll could succeed at all."""
    could = view[v.seize_counter.of(view[v.bot])] > 1 or bool(undeclared(view))
    return bool(view[v.hand_counter.of(view[v.bot])] >= 2 and could and not seizure_known(view))


def seizure_known(view: View) -> bool | None:
    """Known once someone has seized this round, and always where every seat's turn is followed."""
    if view[v.seized_last_round] is not None or view[v.seized_by_player]:
        return True
    return False if view[v.track] == "game" else None


def note_seized(draft: Draft, yes: bool) -> None:
    """A yes stays true for the round; after a no, anyone may still seize before the next bot plays."""
    draft[v.seized_by_player] = yes


def who_may_seize(view: View) -> tuple[str, ...]:
    """Nobody once someone has; the only player is "me"."""
    if seizure_known(view):
        return ()
    return (*view[v.bots], ONLY_PLAYER) if one_player(view) else seats(view)


def note_seizure_by(draft: Draft, choice: str) -> None:
    """However it came about; no card is counted."""
    seat = players(draft)[0] if choice == ONLY_PLAYER else choice
    draft[v.seizures.of(seat)] = draft[v.seizures.of(seat)] + 1
    if tracks_game(draft) or not is_player(draft, seat):
        draft[v.seized_last_round] = seat
    else:
        draft[v.seized_by_player] = True


def winning_matters(view: View) -> bool:
    """Whether the roll alone does not succeed, and could by what the bot is winning."""
    counter = view[v.seize_counter.of(view[v.bot])]
    roll = view.known(v.seize_roll)
    return roll >= counter > roll - len(undeclared(view))


def undeclared_count(view: View) -> tuple[int, int]:
    """Lowest and highest answer."""
    return 0, len(undeclared(view))


def note_winning(draft: Draft, count: int) -> None:
    """Undeclared ambitions the bot is winning."""
    draft[v.winning] = count


def roll_for_seize(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.2.1"""
    draft[v.seize_roll], draft[v.winning] = draft.roll(6), 0


def seize_succeeds(view: View) -> bool:
    """base/bot-turn-start-here/4.2.2.1"""
    roll = view[v.seize_roll]
    return roll is not None and bool(roll - view[v.winning] < view[v.seize_counter.of(view[v.bot])])


def seize(draft: Draft) -> None:
    """The bot discards an extra card and leads next round."""
    draft[v.seized_last_round] = draft[v.bot]
    draft[v.seizures.of(draft[v.bot])] = draft[v.seizures.of(draft[v.bot])] + 1
    add_to_counter(draft, v.hand_counter, -1)
