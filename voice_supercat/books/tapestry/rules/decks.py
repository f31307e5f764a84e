"""The decision and progress decks, by count and, where numbers are read, by card; the pair on the table."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .jobs import count_job


def not_in_deck(view: View) -> bool:
    """Whether the card just heard is none of the decision deck, which is known card by card."""
    return view[v.read_card] not in view[v.members] and not _unknown_members(view)


def _unknown_members(view: View) -> int:
    """Cards of the decision deck whose numbers were never read."""
    return max(0, _cards_of_era(view) - len(view[v.members]))


def _cards_of_era(view: View) -> int:
    pair = 0 if view[v.track_card] is None else view[v.pair]
    return view[v.decision] + view[v.discard] + pair


def lay_card(draft: Draft, place: str) -> None:
    """The card heard is the track card or the tiebreaker card."""
    number = draft.known(v.read_card)
    draft[v.cards_sure] = draft[v.cards_sure] and number not in draft[v.drawn] and not not_in_deck(draft)
    draft[{"track": v.track_card, "tie": v.tie_card}[place]] = str(number)
    draft[v.drawn] = _with(draft[v.drawn], number)
    draft[v.members] = _with(draft[v.members], number)


def _with(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(sorted({*numbers, number}))


def tie_card_known(view: View) -> bool:
    """The last card of a deck that is known card by card, and no number was ever in doubt."""
    return (
        view[v.cards_sure]
        and view[v.decision] < view[v.pair]
        and not _unknown_members(view)
        and len(_left_over(view)) == 1
    )


def lay_last_card(draft: Draft) -> None:
    """It can only be the one left over."""
    [draft[v.read_card]] = _left_over(draft)
    lay_card(draft, "tie")


def _left_over(view: View) -> list[int]:
    return [number for number in view[v.members] if number not in view[v.drawn]]


def name_borrowed_card(draft: Draft, number: int) -> None:
    """tapestry/income-turns/2: the card may be known from another era or game."""
    draft[v.tie_card] = str(number)


def new_cards(view: View) -> int:
    """tapestry/income-turns/12: how many cards of the progress deck are added, two by the normal chart."""
    level, column = str(view.known(v.difficulty)), view.known(v.column.of(str(view[v.incomes])))
    if view[v.incomes] == 1 and "progress" not in (view[v.lists.of(level, column)] or ()):
        return 0
    listed = view[v.lists_progress.of(level, column)]
    return min(2 if listed is None else listed, view[v.progress])


def add_progress_cards(draft: Draft) -> None:
    """tapestry/income-turns/12"""
    draft[v.added] = new_cards(draft)
    draft[v.progress] -= draft[v.added]
    draft[v.discard] += draft[v.added]
    count_job(draft)


def shuffle_decision_deck(draft: Draft) -> None:
    """tapestry/income-turns/14: every decision card of the era, the pair too."""
    draft[v.decision] = _cards_of_era(draft)
    draft[v.discard] = 0
    draft[v.drawn] = ()
    draft[v.track_card] = draft[v.tie_card] = None
    count_job(draft)
