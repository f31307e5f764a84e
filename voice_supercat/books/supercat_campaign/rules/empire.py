"""The Empire: Regents and Outlaws, the First Regent."""

from voice_supercat.books.supercat_base.rules import standings
from voice_supercat.books.supercat_base.rules.ambitions import won_by
from voice_supercat.books.supercat_base.rules.seats import is_player, one_player, players, seat_name
from voice_supercat.books.supercat_base.rules.seizing import ONLY_PLAYER
from voice_supercat.procedure.state import Draft, View

from . import values as v

NOBODY = "none"
TIE = "tie"
_OUTLAW_FROM = 5


def is_regent(view: View) -> bool:
    """Of the bot that plays."""
    return view[v.regent.of(view[v.bot])]


def is_first_regent(view: View) -> bool:
    """Of the bot that plays."""
    return view[v.first_regent] == view[v.bot]


def seats_told(view: View) -> tuple[str, ...]:
    """All seats, as a question lets them be named: the only player is "me" too."""
    return _as_told(view, view[v.order])


def regents_told(view: View) -> tuple[str, ...]:
    """The same of the Regents."""
    return _as_told(view, regents(view))


def regents(view: View) -> tuple[str, ...]:
    """All seats in the Empire, in turn order."""
    return tuple(seat for seat in view[v.order] if view[v.regent.of(seat)])


def rival_regents(view: View) -> tuple[str, ...]:
    """Those beside the bot."""
    return tuple(seat for seat in regents(view) if seat != view[v.bot])


def rivals_told(view: View) -> tuple[str, ...]:
    """The same of those beside the bot."""
    return _as_told(view, rival_regents(view))


def may_be_first_regent(view: View) -> tuple[str, ...]:
    """A Regent, or nobody where all are Outlaws."""
    return regents(view) or (NOBODY,)


def may_have_most(view: View) -> tuple[str, ...]:
    """One Regent, or several with as many."""
    return (*regents_told(view), TIE)


def what_it_was(view: View) -> str:
    """How a seat stands to the Empire again, once what changed that is taken back."""
    seat = view.known(v.seat)
    what = "a Regent" if view[v.regent.of(seat)] else "an Outlaw"
    name = seat_name(view, seat)
    return f"{name} {'are' if name == 'you' else 'is'} {what}"


def become_outlaw(draft: Draft, seat: str) -> None:
    """Out of the Empire. The title of First Regent passes to the Regent with most power, so to the only one."""
    draft[v.regent.of(seat)] = False
    if draft[v.first_regent] == seat:
        draft[v.first_regent] = None
        pass_to_only_regent(draft)
        forget_trust(draft)


def become_first_regent(draft: Draft) -> None:
    """Who has secured the Council."""
    draft[v.first_regent] = draft[v.seat]
    forget_trust(draft)


def forget_trust(draft: Draft) -> None:
    """What lies in the Imperial Trust counts for another First Regent now."""
    for seat in draft[v.order]:
        for ambition in won_by(draft, draft[v.ambitions], "icons"):
            draft[v.tally.of(seat, ambition)] = None


def next_to_count(draft: Draft) -> None:
    """Without Guild cards its resources are all that counts, but for the First Regent, for whom the Trust does too."""
    standings.next_to_count(draft, only_held=not is_first_regent(draft))


def forget_counts(draft: Draft, seat: str) -> None:
    """What it has for each ambition."""
    for ambition in draft[v.ambitions]:
        draft[v.tally.of(seat, ambition)] = None


def bot_becomes_outlaw(draft: Draft) -> None:
    """The bot that plays."""
    become_outlaw(draft, draft[v.bot])


def pass_to_only_regent(draft: Draft) -> None:
    """Where there is only one, or none, nothing is asked."""
    left = regents(draft)
    if draft[v.first_regent] is None and len(left) < 2:
        draft[v.first_regent] = left[0] if left else NOBODY


def note_outlaws(draft: Draft, outlaws: tuple[str, ...]) -> None:
    """All others are Regents."""
    told = {seat_told(draft, name) for name in outlaws}
    for seat in draft[v.order]:
        draft[v.regent.of(seat)] = seat not in told
    if draft[v.first_regent] not in regents(draft):
        draft[v.first_regent] = None
        pass_to_only_regent(draft)


def note_first_regent(draft: Draft, told: str) -> None:
    """Who leads the Empire now."""
    draft[v.first_regent] = seat_told(draft, told)


def note_most_pieces(draft: Draft, told: str) -> None:
    """Which Regent has most of what was asked for, or that several have as many."""
    draft[v.most_pieces] = seat_told(draft, told)


def seat_told(view: View, name: str) -> str:
    """The seat that was named: "me" is the only player."""
    return players(view)[0] if name == ONLY_PLAYER else name


def title_is_open(view: View) -> bool:
    """Whether there are several that may be First Regent."""
    return len(regents(view)) > 1


def governs(view: View) -> str:
    """Who is First Regent: a bot, a player, or nobody."""
    first = view[v.first_regent]
    if first is None or first == NOBODY:
        return "nobody"
    return "player" if is_player(view, first) else "bot"


def seat_governor(draft: Draft) -> None:
    """The First Regent, a bot, acts."""
    draft[v.bot] = draft.known(v.first_regent)


def quorum(view: View) -> bool:
    """campaign/steward/act-ii/5: the edict of a Steward of the second act."""
    return view[v.act] > 1 and any(view[v.fate.of(seat)] == "steward" for seat in view[v.order])


def note_only_regent(draft: Draft) -> None:
    """It has the most of everything; of several it is asked."""
    found = regents(draft)
    draft[v.most_pieces] = found[0] if len(found) == 1 else None


def most_is_bot(view: View) -> bool:
    """Whether the Regent with the most is a bot."""
    most = view[v.most_pieces]
    return most is not None and most != TIE and not is_player(view, most)


def most_is_tie(view: View) -> bool:
    """campaign/decision-making-for-the-bot is silent, and the edict skips it."""
    return view[v.most_pieces] == TIE


def seat_bot_with_most(draft: Draft) -> None:
    """It acts."""
    draft[v.bot] = draft.known(v.most_pieces)


def note_without_demand(draft: Draft, seats: tuple[str, ...]) -> None:
    """Each of them once."""
    draft[v.without_demand] = tuple(dict.fromkeys(seat_told(draft, name) for name in seats))


def roll_for_outlaw(draft: Draft) -> None:
    """campaign/govern-the-imperial-reach/2"""
    draft[v.outlaw_roll] = draft.roll(6)
    if rolled_outlaw(draft):
        become_outlaw(draft, draft[v.without_demand][0])


def rolled_outlaw(view: View) -> bool:
    """Whether the last one rolled for is one now."""
    return view.known(v.outlaw_roll) >= _OUTLAW_FROM


def next_without_demand(draft: Draft) -> None:
    """On to the next rival."""
    draft[v.without_demand] = draft[v.without_demand][1:]


def rolled_for(view: View) -> str:
    """Who may become an Outlaw."""
    return _with_verb(view, view[v.without_demand][0], "become", "becomes")


def stays(view: View) -> str:
    """The same where the roll is too low."""
    return _with_verb(view, view[v.without_demand][0], "stay", "stays")


def _with_verb(view: View, seat: str, of_you: str, of_others: str) -> str:
    you = is_player(view, seat) and one_player(view)
    return f"{seat_name(view, seat)} {of_you if you else of_others}"


def _as_told(view: View, seats: tuple[str, ...]) -> tuple[str, ...]:
    by_itself = one_player(view) and players(view)[0] in seats
    return (*seats, ONLY_PLAYER) if by_itself else seats
