"""How things are listed in one question, what ends alike said once: "walk or ride to see it, or wait"."""

from collections.abc import Sequence
from itertools import groupby

_GOAL = " to "


def listed(parts: Sequence[str], *, comma: bool = False) -> str:
    """ "a or b", "a, b, or c"; a comma in any case where the parts are questions, or lists themselves."""
    *first, last = parts
    comma = comma or any(" or " in part for part in parts)
    return f"{', '.join(first)}{',' if comma or len(first) > 1 else ''} or {last}" if first else last


def with_shared_goals(parts: Sequence[str]) -> list[str]:
    """`parts` with neighbours of one goal made one: "walk to see it", "ride to see it"."""
    joined: list[str] = []
    for goal, alike in groupby(parts, lambda part: part.partition(_GOAL)[2]):
        those = list(alike)
        ways = [part.partition(_GOAL)[0] for part in those]
        joined += [f"{listed(ways)}{_GOAL}{goal}"] if goal and len(those) > 1 else those
    return joined
