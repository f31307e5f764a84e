"""Several ways to take one action, narrowed by one preference after another; the rest is left to chance."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v

SEVERAL = 0  # more than one, not counted yet
MOST_COUNTED = 9
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def begin_narrowing(draft: Draft) -> None:
    """Nothing is known of the next action's options."""
    draft[v.options] = None
    draft[v.preferred] = ()
    draft[v.move_goal] = None


def options_unknown(view: View) -> bool:
    """Whether it is still to be asked if there is more than one."""
    return view[v.options] is None


def note_only_one(draft: Draft, yes: bool) -> None:
    """One option needs no preferences."""
    draft[v.options] = 1 if yes else SEVERAL


def several_left(view: View, unless: str = "") -> bool:
    """Whether a preference can matter; not where the one named `unless` already holds for all that are left."""
    return view[v.options] != 1 and unless not in view[v.preferred]


def still_possible(view: View, least: str = "0") -> tuple[int, int]:
    """How many options can share a preference; none only where nothing but a comparison could decide."""
    return int(least), view[v.options] or MOST_COUNTED


def narrow_to(draft: Draft, count: int, preference: str) -> None:
    """`count` options share the preference. None does: all stay."""
    if count:
        draft[v.options] = count
        draft[v.preferred] = (*draft[v.preferred], preference)


def is_preferred(view: View, preference: str) -> bool:
    """Whether everything left shares that preference."""
    return preference in view[v.preferred]


def narrowed_to_one(view: View) -> bool:
    """Whether preferences have decided, and not the table itself."""
    return bool(view[v.options] == 1 and view[v.preferred])


def count_unknown(view: View) -> bool:
    """Whether no preference has told how many are left."""
    return bool(view[v.options] == SEVERAL)


def count_options(draft: Draft, count: int) -> None:
    """How many are left after the last preference."""
    draft[v.options] = count


def pick_one(draft: Draft) -> None:
    """Chance decides among equals."""
    draft[v.picked] = draft.roll(draft.known(v.options))


def picked(view: View) -> str:
    """Which of the equals it is, countable at the view."""
    return f"number the {in_words(view.known(v.options))} from your left, and take the {_ORDINALS[view[v.picked] - 1]}"
