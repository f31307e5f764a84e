"""The roll for the initiative, and who has seized it."""

from collections.abc import Iterable

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import undeclared
from .seats import is_player, one_player, players
from .standings import wins

ONLY_PLAYER, ONLY_BOT = "me", "the_bot"


def seize_worth_checking(view: View) -> bool:
    """base/bot-turn-start-here/4.2.2, and the roll could succeed at all."""
    bot = view[v.bot]
    could = view[v.seize_counter.of(bot)] > 1 or bool(undeclared(view))
    return view[v.hand_counter.of(bot)] >= 2 and could and not seizure_known(view)


def seizure_known(view: View) -> bool | None:
    """Known once someone has seized this round, and always where every seat's turn is followed."""
    if view[v.seized_by] is not None or view[v.seized_by_player]:
        return True
    return False if view[v.track] == "game" else None


def who_may_seize(view: View) -> tuple[str, ...]:
    """Nobody once someone has; the only player is "me"."""
    if seizure_known(view):
        return ()
    return (*view[v.bots], ONLY_PLAYER) if one_player(view) else view[v.order]


def note_seizure_by(draft: Draft, choice: str) -> None:
    """However it came about; no card is counted."""
    seat = players(draft)[0] if choice == ONLY_PLAYER else choice
    draft[v.seizures.of(seat)] += 1
    if draft[v.track] == "game" or not is_player(draft, seat):
        draft[v.seized_by] = seat
    else:
        draft[v.seized_by_player] = True


def who_may_have_initiative(view: View) -> tuple[str, ...]:
    """Any seat; of its kind the only one has a name besides."""
    only_bot = () if len(view[v.bots]) > 1 else (ONLY_BOT,)
    return (*only_bot, *view[v.bots], *((ONLY_PLAYER,) if one_player(view) else players(view)))


def name_holder(draft: Draft) -> None:
    """The seat that was told to have the initiative."""
    only = {ONLY_BOT: draft[v.bots][0], ONLY_PLAYER: players(draft)[0]}
    told = draft.known(v.leading_seat)
    draft[v.leading_seat] = only.get(told, told)


def note_seizure_told(draft: Draft) -> None:
    """In a round that was led the initiative is where it was, or seized, once."""
    told, leader = draft.known(v.leading_seat), draft.known(v.round_led_by)
    before = draft[v.seized_by]
    draft[v.leading_seat] = leader
    if before is not None:
        draft[v.seizures.of(before)] -= 1
    draft[v.seized_by] = None
    if told != leader:
        note_seizure_by(draft, told)


def roll_for_seize(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.2.1"""
    draft[v.seize_roll] = draft.roll(6)


def winning_matters(view: View) -> bool:
    """Whether the roll alone does not succeed, and could by what the bot is winning."""
    roll, counter = view.known(v.seize_roll), view[v.seize_counter.of(view[v.bot])]
    return roll >= counter > roll - len(undeclared(view))


def undeclared_count(view: View) -> tuple[int, int]:
    """Lowest and highest answer."""
    return wins_among(view, undeclared(view))


def winning_unknown(view: View) -> bool:
    """Whether the ledger leaves it open."""
    return left_open(undeclared_count(view))


def note_known_wins(draft: Draft) -> None:
    """As many as the ledger tells, where that settles it."""
    note_if_settled(draft, undeclared_count(draft))


def wins_among(view: View, ambitions: Iterable[str]) -> tuple[int, int]:
    """Of these, as many as are known to be won, and as many as may be."""
    won = [wins(view, ambition) for ambition in ambitions]
    return won.count(True), len(won) - won.count(False)


def left_open(count: tuple[int, int]) -> bool:
    """Whether it may be one or another number."""
    fewest, most = count
    return fewest < most


def note_if_settled(draft: Draft, count: tuple[int, int]) -> None:
    """How many the bot is winning."""
    if not left_open(count):
        draft[v.winning] = count[0]


def seize_succeeds(view: View) -> bool:
    """base/bot-turn-start-here/4.2.2.1"""
    roll = view[v.seize_roll]
    return roll is not None and roll - view[v.winning] < view[v.seize_counter.of(view[v.bot])]
