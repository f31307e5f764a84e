"""Which of several ways to take an action is left: a preference at a time, until the player sees which or picks."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v

YES, NO = "yes", "no"
NONE, SEVERAL = "none", "several"
SEEN, BY_CHANCE = "i_see_which", "by_chance"
LEAVING = (SEEN, BY_CHANCE)
"""What ends it at any question: the player sees which one it is, or gives it to chance."""


def still_narrowing(view: View) -> bool:
    """Whether more than one way may be left, and the player has not had enough."""
    return view[v.ways] != 1 and view[v.decided] is None


def yes_no_or_leave(_: View) -> tuple[str, ...]:
    """The answers where one thing is asked about."""
    return YES, NO, *LEAVING


def how_many(view: View, least: str = "0") -> tuple[str, ...]:
    """How many ways share a preference; none only where nothing but a comparison could decide.

    Numbers come first, so that a number is dialled as itself. Whoever does not count says that there are several.
    """
    counts = [in_words(count) for count in range(1, (view[v.ways] or view[v.most_ways]) + 1)]
    return *counts, *(() if int(least) else (NONE,)), SEVERAL, *LEAVING


def how_many_are_left(view: View) -> tuple[str, ...]:
    """The count that chance needs."""
    return *(in_words(count) for count in range(1, view[v.most_ways] + 1)), SEEN


def note_only(draft: Draft, answer: str) -> None:
    """Whether there is only one way; several are not counted yet."""
    if not _left(draft, answer):
        draft[v.ways] = 1 if answer == YES else 0


def narrow_to(draft: Draft, answer: str, preference: str) -> None:
    """So many ways share the preference. None does: all stay."""
    if not _left(draft, answer) and answer != NONE:
        draft[v.ways] = _counted(draft, answer)
        draft[v.preferred] = (*draft[v.preferred], preference)


def narrow_to_origin(draft: Draft, answer: str) -> None:
    """base/movement-doctrine/priorities/2: where no origin can keep it, control is given up."""
    narrow_to(draft, answer, "origin")
    draft[v.gives_up_control] = answer == NONE


def note_ways(draft: Draft, answer: str) -> None:
    """How many are left in the end."""
    if not _left(draft, answer):
        draft[v.ways] = _counted(draft, answer)


def pick_one(draft: Draft) -> None:
    """Chance decides among equals."""
    draft[v.picked] = draft.roll(draft.known(v.ways))


def _left(draft: Draft, answer: str) -> bool:
    """Whether the player leaves the questions with this answer."""
    if answer in LEAVING:
        draft[v.decided] = answer
        draft[v.ways] = 1 if answer == SEEN else draft[v.ways] or 0
    return answer in LEAVING


def _counted(view: View, answer: str) -> int:
    """0 for several that were not counted; of two, several are both."""
    if answer == SEVERAL:
        return 2 if view[v.ways] == 2 else 0
    return next(count for count in range(1, view[v.most_ways] + 1) if in_words(count) == answer)
