"""How things are listed in one question, what ends alike said once: "walk or ride to see it, or wait"."""

from collections.abc import Sequence
from itertools import groupby

_GOAL = " to "
_NOT_LAST = ("a", "an", "the", "any", "no", "another", "to")
_JOINING = ("or", "and")


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


def with_shared_things(parts: Sequence[str]) -> list[str]:
    """`parts` with neighbours that do something else with the same thing made one: "open or lock the door"."""
    joined: list[str] = []
    for thing, alike in groupby(parts, thing_of):
        those = list(alike)
        verbs = [part.partition(" ")[0] for part in those]
        joins = thing and len(set(verbs)) > 1 and not set(verbs) & set(_NOT_LAST)
        joined += [f"{listed(verbs)} {thing}"] if joins else those
    return joined


def thing_of(part: str) -> str:
    """What stands behind the verb: "the door" of "open the door"."""
    return part.partition(" ")[2]


def with_shared_beginnings(parts: Sequence[str]) -> list[str]:
    """`parts` with neighbours that begin alike made one: "walk to a nest or to see it".

    What follows is alike too: for each a goal with "to", or for none.
    """
    joined: list[str] = []
    for _, alike in groupby(parts, _beginning):
        those = [part.split() for part in alike]
        shared = _shared(those) if len(those) > 1 else 0
        if not shared:
            joined += [" ".join(part) for part in those]
            continue
        rests = _with_shared_noun([" ".join(part[shared:]) for part in those])
        joined.append(f"{' '.join(those[0][:shared])} {listed(rests, comma=any(_GOAL in rest for rest in rests))}")
    return joined


def _with_shared_noun(things: Sequence[str]) -> list[str]:
    """A noun that all `things` end with is said once, with the last: "a big or any other nest".

    Only where each is an article and one word with the noun: in "a nest of the bird" it is another word.
    """
    split = [thing.split() for thing in things]
    alike = len({words[-1] for words in split}) == 1
    if not alike or any(len(words) != 3 or words[0] not in _NOT_LAST for words in split):
        return list(things)
    return [*(" ".join(words[:-1]) for words in split[:-1]), things[-1]]


def _beginning(part: str) -> tuple[str, bool]:
    first, _, rest = part.partition(" ")
    return first, rest.startswith("to ")


def _shared(parts: Sequence[Sequence[str]]) -> int:
    """How many words at the beginning are shared; an article or "to" stays with what follows it."""
    if not all(parts):
        return 0
    shared = 0
    for words in zip(*(part[:-1] for part in parts), strict=False):
        if len(set(words)) > 1:
            break
        shared += 1
    if any(set(_JOINING) & set(part[shared:]) for part in parts) and "to" in parts[0][:shared]:
        shared = parts[0].index("to")  # else it would be open how far back the second half belongs
    while shared and parts[0][shared - 1] in _NOT_LAST:
        shared -= 1
    following = {part[shared] == "to" for part in parts}
    joins = any(part[shared] in _JOINING for part in parts)
    return 0 if len(following) > 1 or joins else shared
