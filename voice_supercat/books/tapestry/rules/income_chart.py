"""What the income chart of the Automa's mat lists, as the player reads it (tapestry/income-turns/1)."""

from typing import Any

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .turns import INCOME_TURNS


def note_listed(draft: Draft, yes: bool) -> None:
    """Whether the chart lists a step for the first or last income turn."""
    draft[v.listed] = yes


def assume_listed(draft: Draft) -> None:
    """Until the player says otherwise."""
    draft[v.listed] = True


def listed(view: View) -> bool:
    """Whether the step is carried out."""
    return bool(view[v.listed])


def _entry(view: View, what: str) -> str:
    turn = view[v.incomes]
    return f"chart.{turn if turn in (1, INCOME_TURNS) else 'middle'}.{what}"


def noted(view: View, what: str) -> Any:
    """What was read for this income turn; turns two to four are read once. None where it was not read yet."""
    return view.get(_entry(view, what))


def note_chart(draft: Draft, answer: bool | int, what: str) -> None:
    """Whether the chart lists it, or how many."""
    draft[_entry(draft, what)] = answer


def chart_unread(view: View, what: str) -> bool:
    """Whether the player must look."""
    return noted(view, what) is None


def chart_lists(view: View, what: str) -> bool:
    """Whether it is carried out."""
    return bool(noted(view, what))
