"""What the income chart of the Automa's mat lists, as the player reads it (tapestry/income-turns/1)."""

from typing import Any

from voice_supercat.procedure.state import Draft, Table

from .turns import INCOME_TURNS


def note_listed(draft: Draft, yes: bool) -> None:
    """Whether the chart lists a step for the first or last income turn."""
    draft["listed"] = yes


def assume_listed(draft: Draft) -> None:
    """Until the player says otherwise."""
    draft["listed"] = True


def listed(table: Table) -> bool:
    """Whether the step is carried out."""
    return bool(table["listed"])


def _entry(table: Table, what: str) -> str:
    turn = table["incomes"]
    return f"chart.{turn if turn in (1, INCOME_TURNS) else 'middle'}.{what}"


def noted(table: Table, what: str) -> Any:
    """What was read for this income turn; turns two to four are read once. None where it was not read yet."""
    return table.get(_entry(table, what))


def note_chart(draft: Draft, answer: bool | int, what: str) -> None:
    """Whether the chart lists it, or how many."""
    draft[_entry(draft, what)] = answer


def chart_unread(table: Table, what: str) -> bool:
    """Whether the player must look."""
    return noted(table, what) is None


def chart_lists(table: Table, what: str) -> bool:
    """Whether it is carried out."""
    return bool(noted(table, what))
