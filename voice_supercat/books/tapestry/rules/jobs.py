"""Things to do at the table since the player last said something: after two of them an income turn waits."""

from voice_supercat.procedure.state import Draft, View

from . import values as v

_AT_ONCE = 2


def count_job(draft: Draft) -> None:
    """One more."""
    answers = _answers(draft)
    if answers != draft[v.answers_before]:
        draft[v.jobs], draft[v.answers_before] = 0, answers
    draft[v.jobs] += 1


def two_jobs(view: View) -> bool:
    """Whether the player should be ready before the next one is told."""
    return view[v.in_income] and view[v.jobs] >= _AT_ONCE and _answers(view) == view[v.answers_before]


def _answers(view: View) -> int:
    return sum(passed.by_player for passed in view.trail)
