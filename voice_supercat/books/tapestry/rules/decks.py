"""The decision and progress decks, by count and, where numbers are read, by card; the pair on the view."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .income_chart import chart_unread, note_chart, noted
from .memory import LAST_CARD, forget_cards, note_property, property_of
from .turns import level_is

_PAIR = 2
_USUAL_CHART = "2"  # the level whose chart the document explains
_ON_THE_TABLE = ("left", "right", "progress")  # names of cards whose numbers are not read


def deck_empty(view: View) -> bool:
    """tapestry/a-bot-turn/2; a single card, of which the document knows nothing, makes no pair."""
    return bool(view[v.decision] < _PAIR)


def has_pair(view: View) -> bool:
    """tapestry/a-bot-turn/3"""
    return view[v.track_card] is not None


def draw_pair(draft: Draft) -> None:
    """tapestry/a-bot-turn/3 and 4"""
    draft[v.discard] = draft[v.discard] + (_PAIR if has_pair(draft) else 0)
    draft[v.decision] = draft[v.decision] - _PAIR
    forget_cards(draft, *_ON_THE_TABLE)
    draft[v.track_card], draft[v.tie_card] = "left", "right"
    draft[v.read_card] = None


def reads_numbers(view: View) -> bool:
    """Whether the player reads the numbers of the cards."""
    return bool(view[v.reads_numbers])


def hear_number(draft: Draft, number: int) -> None:
    """A number as heard; it counts once it is plausible or confirmed."""
    draft[v.read_card] = number


def number_doubtful(view: View) -> bool:
    """Drawn in this era already, or not in the decision deck at all."""
    number = view[v.read_card]
    return number in view[v.drawn] or (number not in view[v.members] and not _unknown_members(view))


def lay_card(draft: Draft, place: str) -> None:
    """The card heard is the track card or the tiebreaker card."""
    number = draft[v.read_card]
    draft[v.cards_sure] = draft[v.cards_sure] and not number_doubtful(draft)
    draft[f"{place}_card"] = str(number)
    draft[v.drawn] = _with(draft[v.drawn], number)
    draft[v.members] = _with(draft[v.members], number)


def _with(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(sorted({*numbers, number}))


def _unknown_members(view: View) -> int:
    """Cards of the decision deck whose numbers were never read."""
    pair = _PAIR if has_pair(view) else 0
    size: int = view[v.decision] + view[v.discard] + pair
    return max(0, size - len(view[v.members]))


def _left_over(view: View) -> list[int]:
    return [number for number in view[v.members] if number not in view[v.drawn]]


def tie_card_known(view: View) -> bool:
    """The last card of a deck that is known card by card, and no number was ever in doubt."""
    return view[v.cards_sure] and deck_empty(view) and not _unknown_members(view) and len(_left_over(view)) == 1


def lay_last_card(draft: Draft) -> None:
    """It can only be the one left over."""
    draft[v.read_card] = _left_over(draft)[0]
    lay_card(draft, "tie")


def any_card(_: View) -> tuple[int, int]:
    """Numbers of decision cards."""
    return 1, LAST_CARD


def income_icon_unknown(view: View) -> bool:
    """tapestry/a-bot-turn/5: the icon matters once the deck is empty."""
    return deck_empty(view) and property_of(view, view[v.track_card], "income") is None


def note_income_icon(draft: Draft, yes: bool) -> None:
    """tapestry/a-bot-turn/5"""
    note_property(draft, draft[v.track_card], "income", yes)


def income_now(view: View) -> bool:
    """tapestry/a-bot-turn/5"""
    return deck_empty(view) and bool(property_of(view, view[v.track_card], "income"))


def two_progress_cards_unread(view: View) -> bool:
    """tapestry/income-turns/12: whether the chart that is explained lists them for the first income turn too."""
    return level_is(view, _USUAL_CHART) and view[v.incomes] == 1


def note_two_progress_cards(draft: Draft, yes: bool) -> None:
    """tapestry/income-turns/12"""
    note_chart(draft, 2 if yes else 0, "progress")


def progress_cards_unread(view: View) -> bool:
    """tapestry/difficulty-levels/1: another chart may list another number."""
    return not level_is(view, _USUAL_CHART) and chart_unread(view, "progress")


def new_cards(view: View) -> int:
    """tapestry/income-turns/12: how many cards of the progress deck are added."""
    told = noted(view, "progress")
    return min(2 if told is None else int(told), int(view[v.progress]))


def adds_progress_cards(view: View) -> bool:
    """Whether there are any."""
    return new_cards(view) > 0


def add_progress_cards(draft: Draft) -> None:
    """tapestry/income-turns/12"""
    added = new_cards(draft)
    draft[v.progress] = draft[v.progress] - added
    draft[v.discard] = draft[v.discard] + added
    draft[v.added] = added


def shuffle_decision_deck(draft: Draft) -> None:
    """tapestry/income-turns/14: every decision card of the era, the pair too."""
    pair = _PAIR if has_pair(draft) else 0
    draft[v.decision] = draft[v.decision] + draft[v.discard] + pair
    draft[v.discard] = 0
    draft[v.drawn] = ()
    draft[v.track_card] = draft[v.tie_card] = None
