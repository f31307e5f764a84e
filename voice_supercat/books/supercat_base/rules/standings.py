"""Standings in the ambitions, worked out from what each seat has for them."""

from collections.abc import Iterable

from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import undeclared, won_by
from .ledger import ambition_of, resources_for, tally_of, untaxed
from .seats import players

FIRST, TIED_FIRST, SECOND, TIED_SECOND, BEHIND = 4, 3, 2, 1, 0


def rank(view: View, ambition: str, more: int = 0) -> int | None:
    """The place of the bot with so much more; None where a count is unknown. Nothing counts as nothing."""
    own = view[tally_of(view[v.bot], ambition)]
    if own is None:
        return None
    own += more
    if own == 0:
        return BEHIND
    others = [view[tally_of(seat, ambition)] for seat in view[v.order] if seat != view[v.bot]]
    known = [count for count in others if count is not None]
    if len(known) < len(others):
        return None
    first, second = sorted((*known, 0), reverse=True)[:2]
    if own >= first:
        return FIRST if own > first else TIED_FIRST
    return SECOND if own > second else TIED_SECOND if own == second else BEHIND


def improves(view: View, ambition: str) -> bool | None:
    """base/terminology/3: one more contends it."""
    before, after = rank(view, ambition), rank(view, ambition, 1)
    return None if before is None or after is None else after > before


def supply_holds(view: View, ambition: str) -> bool:
    """Whether there must be tokens left of every resource that counts for it: all seats together have fewer."""
    held = [view[tally_of(seat, ambition)] for seat in view[v.order]]
    return None not in held and sum(count or 0 for count in held) < view[v.tokens]


def leads_in_candidate(view: View) -> bool | None:
    """base/bot-turn-start-here/3.2: first in the ambition that is asked about, or tied where it is not declared yet."""
    ambition = view[v.candidates][0][0]
    place = rank(view, ambition)
    if place is None:
        return None
    return place == FIRST or (place == TIED_FIRST and ambition not in view[v.declared])


def wins(view: View, ambition: str) -> bool | None:
    """Alone in first place; None where the ledger does not tell, or is not kept."""
    place = rank(view, ambition) if view[v.ledger] else None
    return None if place is None else place == FIRST


def contends(view: View, ambition: str) -> bool | None:
    """First or second, ties included: at most one seat has more. Its resources alone may tell, whatever others have."""
    bot = view[v.bot]
    counted = view[tally_of(bot, ambition)]
    own = resources_for(view, ambition, bot) if counted is None else counted
    if own == 0:
        return None if counted is None else False
    others = [view[tally_of(seat, ambition)] for seat in view[v.order] if seat != bot]
    if sum(count is None or count > own for count in others) <= 1:
        return True
    ahead = sum(count is not None and count > own for count in others)
    return False if counted is not None and ahead > 1 else None


def want_counts(draft: Draft, goal: str) -> None:
    """The counts that decide over a tax for `goal`: those of the ambitions that an own city may serve."""
    of = {"declared": draft[v.declared], "undeclared": undeclared(draft)}[goal]
    served = {ambition_of(draft, resource) for resource in untaxed(draft) or ()}
    _want(draft, [name for name in dict.fromkeys(of) if name in served], "gain")


def want_count_of_candidate(draft: Draft) -> None:
    """The counts that decide whether the bot can declare."""
    _want(draft, [draft[v.candidates][0][0]], "place")


def _want(draft: Draft, ambitions: Iterable[str], what_for: str) -> None:
    draft[v.to_count] = tuple(ambitions)
    draft[v.counting_for] = what_for


def next_to_count(draft: Draft, *, only_held: bool = True) -> None:
    """The first count that is wanted and unknown: the bot's own before those of the others.

    One ambition that a tax is known to contend is enough for it: no other is counted then. `only_held` tells that
    nothing counts for the bot but what lies in front of it.
    """
    draft[v.counted_before] = draft[v.ambition]
    draft[v.counted_seat] = draft[v.ambition] = None
    if draft[v.counting_for] == "gain" and any(
        improves(draft, name) and supply_holds(draft, name) for name in draft[v.to_count]
    ):
        return
    bot = draft[v.bot]
    for ambition in draft[v.to_count]:
        others = (seat for seat in draft[v.order] if seat != bot)
        for seat in (bot, *others):
            if seat == bot and only_held:
                _count_resources(draft, ambition)
            if draft[tally_of(seat, ambition)] is None:
                draft[v.counted_seat], draft[v.ambition] = seat, ambition
                return
            if seat == bot and draft[tally_of(bot, ambition)] == 0 and draft[v.counting_for] == "place":
                break  # nothing counts as nothing


def possible_counts(view: View) -> tuple[int, int]:
    """No fewer than the resources that the seat is known to have."""
    seat, ambition = view.known(v.counted_seat), view.known(v.ambition)
    return resources_for(view, ambition, seat), view[v.most_counted]


def _count_resources(draft: Draft, ambition: str) -> None:
    """Without guild cards there is nothing else to count."""
    bot = draft[v.bot]
    held = [draft[any_key(resource, bot)] for resource in draft[v.resources_of.of(ambition)]]
    known = [count for count in held if count is not None]
    if held and len(known) == len(held) and draft[v.guild_cards.of(bot)] == 0:
        draft[tally_of(bot, ambition)] = sum(known)


def note_tally(draft: Draft, count: int) -> None:
    """What was counted."""
    draft[tally_of(draft.known(v.counted_seat), draft.known(v.ambition))] = count


def forget_counts_of_others(draft: Draft) -> None:
    """A battle brings trophies to both sides, and what is stolen may count for any ambition."""
    _forget(draft, *(seat for seat in draft[v.order] if seat != draft[v.bot]))


def forget_counts_of_players(draft: Draft) -> None:
    """A player has had a turn, in which any of them may have gained or lost anything."""
    _forget(draft, *players(draft))


def forget_own_counts(draft: Draft) -> None:
    """The bot has gained a card that may count for any ambition."""
    draft[v.guild_cards.of(draft[v.bot])] = None
    _forget(draft, draft[v.bot])


def note_secured(draft: Draft, kind: str = "") -> None:
    """The bot has gained a guild card, whose icon counts for no ambition where it is a Weapon, and maybe captives."""
    draft[v.guild_cards.of(draft[v.bot])] = None
    forget_captives(draft)
    for ambition in won_by(draft, draft[v.ambitions], "icons") if not kind else ():
        draft[tally_of(draft[v.bot], ambition)] = None


def forget_captives(draft: Draft) -> None:
    """The bot may have taken some."""
    for ambition in won_by(draft, draft[v.ambitions], "captives"):
        draft[tally_of(draft[v.bot], ambition)] = None


def forget_trophies(draft: Draft) -> None:
    """A battle that a rival began brings trophies to both sides too."""
    for ambition in won_by(draft, draft[v.ambitions], "trophies"):
        for seat in draft[v.order]:
            draft[tally_of(seat, ambition)] = None


def _forget(draft: Draft, *seats: str) -> None:
    for seat in seats:
        for ambition in draft[v.ambitions]:
            draft[tally_of(seat, ambition)] = None


def return_scored(draft: Draft) -> None:
    """Captives and trophies that were scored go back to whom they belong."""
    for ambition in won_by(draft, draft[v.declared], "captives", "trophies"):
        for seat in draft[v.order]:
            draft[tally_of(seat, ambition)] = 0 if draft[v.ledger] else None
