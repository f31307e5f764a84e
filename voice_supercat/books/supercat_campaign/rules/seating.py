"""Who sits at the table, with which Fate and place in the Empire; dealing, with Events in the deck."""

from voice_supercat.books.supercat_base.rules import opening_ledger, seats, setting_up, turns
from voice_supercat.books.supercat_base.rules.seats import clockwise_from
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .drawing import events_in_game
from .empire import NOBODY, note_outlaws, regents

_STARTS_AS_FIRST_REGENT = ("steward", "admiral")


def on_new_game(draft: Draft, options: dict[str, str]) -> None:
    """A new game as the options tell. Raises ProcedureFault where they do not fit together."""
    seats.on_new_game(draft, options)
    _add_events(draft)
    _forget_act_one(draft)
    _take_titles(draft, options)
    told = tuple(options["fates"].replace(",", " ").split())
    wrong = [name for name in told if name not in draft[v.fates]]
    if wrong or len(set(told)) < len(told) or len(told) not in (0, len(draft[v.order])):
        raise ProcedureFault(
            f'fates="{options["fates"]}": name one Fate for each seat, in turn order, of {", ".join(draft[v.fates])}.'
        )
    for seat, name in zip(draft[v.order], told, strict=False):
        draft[v.fate.of(seat)] = name


def finish_set_up(draft: Draft) -> None:
    """Everyone sits down, in turn order."""
    setting_up.finish_set_up(draft)
    _add_events(draft)
    _forget_act_one(draft)


def begin_chapter(draft: Draft) -> None:
    """The next one, with the hands refilled, and all Events in the deck again (campaign/playing-a-chapter/4)."""
    turns.begin_chapter(draft)
    _add_events(draft)


def deal_act(draft: Draft) -> None:
    """The first chapter of the second act."""
    seats.deal(draft)
    _add_events(draft)


def open_ledger(draft: Draft) -> None:
    """campaign/act-i-setup/4: a city and a starport each; of the Believer two cities (campaign/believer/1)."""
    if draft[v.act] > 1:
        return
    opening_ledger.open_ledger(draft)
    for bot in draft[v.bots]:
        if draft[v.fate.of(bot)] == "believer":
            draft[v.starports.of(bot)] = 0
            draft[v.unbuilt.of(bot)] = draft[v.city_pieces] - 2


def seat_without_fate(view: View) -> str | None:
    """The first whose Fate nobody has told."""
    return next((seat for seat in view[v.order] if view[v.fate.of(seat)] is None), None)


def ask_next_fate(draft: Draft) -> None:
    """Whose Fate is asked for."""
    draft[v.seat] = seat_without_fate(draft)


def fates_left(view: View) -> tuple[str, ...]:
    """Those that no seat has; in Act One A Fates only (campaign/act-i-setup/3)."""
    taken = {view[v.fate.of(seat)] for seat in view[v.order]}
    of_act = view[v.fates] if view[v.act] > 1 else view[v.fates_of_act_one]
    return tuple(name for name in of_act if name not in taken)


def fates_again(view: View) -> str:
    """The option with which a next game has the same Fates."""
    told = [view[v.fate.of(seat)] for seat in view[v.order]]
    return ",".join(name for name in told if name is not None) if None not in told else ""


def seat_first_regent(draft: Draft) -> None:
    """The Steward, else the Admiral, else who has the initiative first; of those in the Empire."""
    by_fate = {draft[v.fate.of(seat)]: seat for seat in regents(draft)}
    found = next((by_fate[fate] for fate in _STARTS_AS_FIRST_REGENT if fate in by_fate), None)
    first = draft[v.leading_seat] or draft[v.order][0]
    draft[v.first_regent] = found or next(seat for seat in clockwise_from(draft, first) if seat in regents(draft))


def _take_titles(draft: Draft, options: dict[str, str]) -> None:
    outlaws = tuple(options["outlaws"].replace(",", " ").split())
    if not set(outlaws) <= set(draft[v.order]):
        raise ProcedureFault(f'outlaws="{options["outlaws"]}": name seats of {", ".join(draft[v.order])}.')
    note_outlaws(draft, outlaws)
    first = options["first_regent"]
    if first and first not in regents(draft):
        raise ProcedureFault(f'first_regent="{first}": name a Regent, one of {", ".join(regents(draft)) or NOBODY}.')
    if first:
        draft[v.first_regent] = first
    laws = tuple(options["laws"].replace(",", " ").split())
    if not set(laws) <= set(draft[v.every_law]):
        raise ProcedureFault(f'laws="{options["laws"]}": name laws of {", ".join(draft[v.every_law])}.')
    draft[v.laws] = laws


def doctrine_begins(view: View) -> bool:
    """The Believer brings it in Act Two (game)."""
    believer = any(view[v.fate.of(seat)] == "believer" for seat in view[v.order])
    return believer and view[v.act] > 1 and view[v.doctrine] is None


def begin_doctrine(draft: Draft) -> None:
    """Zeal where the Believer has the initiative, else Wisdom."""
    first = draft[v.leading_seat] or draft[v.order][0]
    draft[v.doctrine] = "zeal" if draft[v.fate.of(first)] == "believer" else "wisdom"


def _forget_act_one(draft: Draft) -> None:
    """Where Act Two is begun directly, what Act One has left is not known: favors, Golems and outrages."""
    if draft[v.act] > 1:
        for seat in draft[v.order]:
            draft[v.favors.of(seat)] = None
        for bot in draft[v.bots]:
            draft[v.golems.of(bot)] = draft[v.outrages.of(bot)] = None


def adds_event(view: View) -> bool:
    """A Caretaker begins Act Two: one more Event (game)."""
    caretaker = any(view[v.fate.of(seat)] == "caretaker" for seat in view[v.order])
    return caretaker and view[v.act] > 1 and not view[v.extra_event]


def add_event(draft: Draft) -> None:
    """It is in the deck of every chapter of the act."""
    draft[v.extra_event] = True
    draft[v.stack] += 1


def _add_events(draft: Draft) -> None:
    draft[v.stack] += events_in_game(draft)
