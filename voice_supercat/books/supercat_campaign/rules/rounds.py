"""The end of rounds and acts."""

from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.procedure.state import Draft, View

from . import values as v


def council_winner(view: View) -> str:
    """Who has secured the Council."""
    return seat_name(view, view.known(v.council_secured_by))


def initiative_holder(view: View) -> str:
    """Who has the initiative now."""
    return seat_name(view, view.known(v.leading_seat))


def begin_act(draft: Draft) -> None:
    """The second one: its Fates and the First Regent are told anew."""
    draft[v.act] += 1
    draft[v.first_regent] = None
    for seat in draft[v.order]:
        draft[v.fate.of(seat)] = None
