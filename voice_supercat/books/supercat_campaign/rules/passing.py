"""A bot that has the initiative and nothing to lead with."""

from voice_supercat.books.supercat_base.rules.rounds import has_cards
from voice_supercat.books.supercat_base.rules.seats import clockwise_from
from voice_supercat.procedure.state import Draft

from . import values as v


def pass_initiative(draft: Draft) -> None:
    """To the next seat that has cards; a new round begins (game)."""
    _, *others = clockwise_from(draft, draft[v.bot])
    draft[v.leading_seat] = next((seat for seat in others if has_cards(draft, seat)), draft[v.leading_seat])
    draft[v.to_play] = ()
