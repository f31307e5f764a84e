"""Grievances: what a bot bears each other seat, told by sentences, settled by players in a Negotiation."""

from voice_supercat.books.supercat_base.rules.seats import clockwise_from, is_player, one_player, players, seat_name
from voice_supercat.books.supercat_base.rules.telling_counts import amounts_of_resources, note_theft_from
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v

_NOBODY = "none"


def others_at_table(view: View) -> tuple[str, ...]:
    """Whom the bot may bear a grievance: nobody in a game without them."""
    return tuple(seat for seat in view[v.order] if seat != view[v.bot]) if view[v.counts_grievances] else ()


def player_who_tells(view: View) -> str | None:
    """Who says "I": the only player, else the one whose turn it is."""
    seat = players(view)[0] if one_player(view) else view[v.seat]
    return seat if seat is not None and is_player(view, seat) else None


def note_grievance(draft: Draft, offender: str, bot: str) -> None:
    """campaign/grievances-optional/3 to 8: one for what was done in one action, however much that was."""
    key = v.grievances.of(bot, offender)
    draft[key] = min(draft[key] + 1, 99)
    draft[v.wronged.of(bot)] = True


def things_stolen(view: View) -> tuple[str, ...]:
    """What may be told as stolen from a seat, where that is counted or may be a grievance."""
    return amounts_of_resources(view) if view[v.ledger] or view[v.counts_grievances] else ()


def note_theft(draft: Draft, told: str, seat: str) -> None:
    """campaign/grievances-optional/6: what the player who tells it stole from a bot is a grievance too."""
    if draft[v.ledger]:
        note_theft_from(draft, told, seat)
    offender = player_who_tells(draft)
    if draft[v.counts_grievances] and offender is not None and not is_player(draft, seat):
        note_grievance(draft, offender, seat)


def list_settlers(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/4: players to whom a bot bears something, in turn order."""
    around = clockwise_from(draft, draft[v.leading_seat] or draft[v.order][0])
    draft[v.settlers] = tuple(seat for seat in around if seat in players(draft) and _bearing(draft, seat))


def settler_named(view: View) -> str:
    """For a question to that player."""
    name = seat_name(view, view[v.settlers][0])
    return "do you" if name == "you" else f"does {name}"


def bots_to_settle_with(view: View) -> tuple[str, ...]:
    """Those that bear that player something, or none of them."""
    return (*_bearing(view, view[v.settlers][0]), _NOBODY)


def settle(draft: Draft, bot: str) -> None:
    """campaign/negotiation-minigame-optional/4.1: one grievance less; with none, it is the next player's turn."""
    settler, *others = draft[v.settlers]
    draft[v.offender], draft[v.partner] = settler, None
    if bot == _NOBODY:
        draft[v.settlers] = tuple(others)
        return
    draft[v.partner] = draft[v.bot] = bot
    draft[v.grievances.of(bot, settler)] -= 1
    if not _bearing(draft, settler):
        draft[v.settlers] = tuple(others)


def grievances_left(view: View) -> str:
    """What the bot still bears whoever has settled one."""
    return counted(view[v.grievances.of(view[v.bot], view.known(v.offender))], "grievance")


def offender_named(view: View) -> str:
    """Whoever has settled one."""
    return seat_name(view, view.known(v.offender))


def _bearing(view: View, seat: str) -> tuple[str, ...]:
    bots = clockwise_from(view, seat)
    return tuple(bot for bot in bots if not is_player(view, bot) and view[v.grievances.of(bot, seat)] > 0)
