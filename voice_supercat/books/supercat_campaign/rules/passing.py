"""A bot that has the initiative and nothing to lead with."""

from voice_supercat.books.supercat_base.rules.rounds import has_cards
from voice_supercat.books.supercat_base.rules.seats import clockwise_from
from voice_supercat.procedure.state import Draft

from . import values as v


def pass_initiative(draft: Draft) -> None:
    """To the next seat that has cards; a new round begins (game). An Event that was its last card is discarded."""
    kept = v.events_kept.of(draft[v.bot])
    if draft[kept] > draft[v.hand_counter.of(draft[v.bot])]:
        draft[kept] -= 1
        draft[v.events_discarded] += 1
    _, *others = clockwise_from(draft, draft[v.bot])
    draft[v.leading_seat] = next((seat for seat in others if has_cards(draft, seat)), draft[v.leading_seat])
    draft[v.to_play] = ()
