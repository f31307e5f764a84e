"""The decision and progress decks, by count and, where numbers are read, by card; the pair on the table."""

from voice_supercat.procedure.state import Draft, Table

from .income_chart import chart_unread, note_chart, noted
from .memory import LAST_CARD, forget_cards, note_property, property_of
from .turns import level_is

_PAIR = 2
_USUAL_CHART = "2"  # the level whose chart the document explains
_ON_THE_TABLE = ("left", "right", "progress")  # names of cards whose numbers are not read


def deck_empty(table: Table) -> bool:
    """tapestry/a-bot-turn/2; a single card, of which the document knows nothing, makes no pair."""
    return bool(table["decision"] < _PAIR)


def has_pair(table: Table) -> bool:
    """tapestry/a-bot-turn/3"""
    return table["track_card"] is not None


def draw_pair(draft: Draft) -> None:
    """tapestry/a-bot-turn/3 and 4"""
    draft["discard"] = draft["discard"] + (_PAIR if has_pair(draft) else 0)
    draft["decision"] = draft["decision"] - _PAIR
    forget_cards(draft, *_ON_THE_TABLE)
    draft["track_card"], draft["tie_card"] = "left", "right"
    draft["read_card"] = None


def reads_numbers(table: Table) -> bool:
    """Whether the player reads the numbers of the cards."""
    return bool(table["reads_numbers"])


def hear_number(draft: Draft, number: int) -> None:
    """A number as heard; it counts once it is plausible or confirmed."""
    draft["read_card"] = number


def number_doubtful(table: Table) -> bool:
    """Drawn in this era already, or not in the decision deck at all."""
    number = table["read_card"]
    return number in table["drawn"] or (number not in table["members"] and not _unknown_members(table))


def lay_card(draft: Draft, place: str) -> None:
    """The card heard is the track card or the tiebreaker card."""
    number = draft["read_card"]
    draft["cards_sure"] = draft["cards_sure"] and not number_doubtful(draft)
    draft[f"{place}_card"] = str(number)
    draft["drawn"] = _with(draft["drawn"], number)
    draft["members"] = _with(draft["members"], number)


def _with(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(sorted({*numbers, number}))


def _unknown_members(table: Table) -> int:
    """Cards of the decision deck whose numbers were never read."""
    pair = _PAIR if has_pair(table) else 0
    size: int = table["decision"] + table["discard"] + pair
    return max(0, size - len(table["members"]))


def _left_over(table: Table) -> list[int]:
    return [number for number in table["members"] if number not in table["drawn"]]


def tie_card_known(table: Table) -> bool:
    """The last card of a deck that is known card by card, and no number was ever in doubt."""
    return table["cards_sure"] and deck_empty(table) and not _unknown_members(table) and len(_left_over(table)) == 1


def lay_last_card(draft: Draft) -> None:
    """It can only be the one left over."""
    draft["read_card"] = _left_over(draft)[0]
    lay_card(draft, "tie")


def any_card(_: Table) -> tuple[int, int]:
    """Numbers of decision cards."""
    return 1, LAST_CARD


def income_icon_unknown(table: Table) -> bool:
    """tapestry/a-bot-turn/5: the icon matters once the deck is empty."""
    return deck_empty(table) and property_of(table, table["track_card"], "income") is None


def note_income_icon(draft: Draft, yes: bool) -> None:
    """tapestry/a-bot-turn/5"""
    note_property(draft, draft["track_card"], "income", yes)


def income_now(table: Table) -> bool:
    """tapestry/a-bot-turn/5"""
    return deck_empty(table) and bool(property_of(table, table["track_card"], "income"))


def two_progress_cards_unread(table: Table) -> bool:
    """tapestry/income-turns/12: whether the chart that is explained lists them for the first income turn too."""
    return level_is(table, _USUAL_CHART) and table["incomes"] == 1


def note_two_progress_cards(draft: Draft, yes: bool) -> None:
    """tapestry/income-turns/12"""
    note_chart(draft, 2 if yes else 0, "progress")


def progress_cards_unread(table: Table) -> bool:
    """tapestry/difficulty-levels/1: another chart may list another number."""
    return not level_is(table, _USUAL_CHART) and chart_unread(table, "progress")


def new_cards(table: Table) -> int:
    """tapestry/income-turns/12: how many cards of the progress deck are added."""
    told = noted(table, "progress")
    return min(2 if told is None else int(told), int(table["progress"]))


def adds_progress_cards(table: Table) -> bool:
    """Whether there are any."""
    return new_cards(table) > 0


def add_progress_cards(draft: Draft) -> None:
    """tapestry/income-turns/12"""
    added = new_cards(draft)
    draft["progress"] = draft["progress"] - added
    draft["discard"] = draft["discard"] + added
    draft["added"] = added


def shuffle_decision_deck(draft: Draft) -> None:
    """tapestry/income-turns/14: every decision card of the era, the pair too."""
    pair = _PAIR if has_pair(draft) else 0
    draft["decision"] = draft["decision"] + draft["discard"] + pair
    draft["discard"] = 0
    draft["drawn"] = ()
    draft["track_card"] = draft["tie_card"] = None
