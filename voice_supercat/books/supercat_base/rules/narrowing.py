"""Several ways to take one action, narrowed by one preference after another; the rest is left to chance."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Draft, Table

SEVERAL = 0  # more than one, not counted yet
MOST_COUNTED = 9
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def begin_narrowing(draft: Draft) -> None:
    """Nothing is known of the next action's options."""
    draft["options"] = None
    draft["preferred"] = ()
    draft["move_goal"] = None


def options_unknown(table: Table) -> bool:
    """Whether it is still to be asked if there is more than one."""
    return table["options"] is None


def note_only_one(draft: Draft, yes: bool) -> None:
    """One option needs no preferences."""
    draft["options"] = 1 if yes else SEVERAL


def several_left(table: Table, unless: str = "") -> bool:
    """Whether a preference can matter; not where the one named `unless` already holds for all that are left."""
    return table["options"] != 1 and unless not in table["preferred"]


def still_possible(table: Table, least: str = "0") -> tuple[int, int]:
    """How many options can share a preference; none only where nothing but a comparison could decide."""
    return int(least), table["options"] or MOST_COUNTED


def narrow_to(draft: Draft, count: int, preference: str) -> None:
    """`count` options share the preference. None does: all stay."""
    if count:
        draft["options"] = count
        draft["preferred"] = (*draft["preferred"], preference)


def is_preferred(table: Table, preference: str) -> bool:
    """Whether everything left shares that preference."""
    return preference in table["preferred"]


def narrowed_to_one(table: Table) -> bool:
    """Whether preferences have decided, and not the table itself."""
    return bool(table["options"] == 1 and table["preferred"])


def count_unknown(table: Table) -> bool:
    """Whether no preference has told how many are left."""
    return bool(table["options"] == SEVERAL)


def count_options(draft: Draft, count: int) -> None:
    """How many are left after the last preference."""
    draft["options"] = count


def pick_one(draft: Draft) -> None:
    """Chance decides among equals."""
    draft["picked"] = draft.roll(draft["options"])


def picked(table: Table) -> str:
    """Which of the equals it is, countable at the table."""
    return f"number the {in_words(table['options'])} from your left, and take the {_ORDINALS[table['picked'] - 1]}"
