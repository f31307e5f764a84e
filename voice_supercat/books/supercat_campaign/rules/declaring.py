"""Declaring an ambition: one that the bot is winning comes before one in which it is tied (bot turn, 4.3.1)."""

from voice_supercat.books.supercat_base.rules import ambitions
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.books.supercat_base.rules.standings import FIRST, SECOND, TIED_FIRST, TIED_SECOND, rank
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import declares_for_commonwealth, may_declare


def list_ambitions_of_cards(draft: Draft) -> None:
    """Of what the cards could declare, only what its Fate lets it."""
    ambitions.list_ambitions_of_cards(draft)
    draft[v.candidates] = tuple(one for one in draft[v.candidates] if may_declare(draft, one[0]))


def leads_in_candidate(view: View) -> bool | None:
    """Alone in first place; once all were looked at, tied for it. Nobody counts for the Commonwealth."""
    if declares_for_commonwealth(view):
        return None
    place = rank(view, view[v.candidates][0][0])
    if view[v.among_seconds]:
        return None if place is None else place in (SECOND, TIED_SECOND)
    return None if place is None else place == (TIED_FIRST if view[v.among_tied] else FIRST)


def next_ambition(draft: Draft) -> None:
    """On to the next candidate. One that is not declared yet may be looked at once more, for a tie."""
    (ambition, card), *others = draft[v.candidates]
    if not draft[v.among_seconds] and ambition not in draft[v.declared]:
        draft[v.maybe_tied] = (*draft[v.maybe_tied], (ambition, card))
    draft[v.candidates] = tuple(others)


def look_for_ties(draft: Draft) -> None:
    """It is winning none of them."""
    draft[v.candidates], draft[v.maybe_tied], draft[v.among_tied] = draft[v.maybe_tied], (), True


def look_for_seconds(draft: Draft) -> None:
    """Nor is it tied for one: second place is enough (campaign/partisan/act-ii/2)."""
    look_for_ties(draft)
    draft[v.among_seconds] = True


def first_place(view: View) -> str:
    """What is asked of an ambition."""
    if view[v.among_seconds]:
        return "in second place, ties included,"
    return "tied for first place" if view[v.among_tied] else "alone in first place"


def first_or_alone(view: View) -> str:
    """The same beside other questions."""
    if view[v.among_seconds]:
        return "second or tied for it"
    return "tied for first" if view[v.among_tied] else "alone first"


def who_would_win(view: View) -> str:
    """Whose place decides (campaign/founder/act-ii/4)."""
    return "the Commonwealth" if declares_for_commonwealth(view) else seat_name(view, view[v.bot])


def it_or_commonwealth(view: View) -> str:
    """The same beside other questions."""
    return "the Commonwealth" if declares_for_commonwealth(view) else "it"


def with_which_marker(view: View) -> str:
    """The one that it places is another one too."""
    return " with the marker of the Commonwealth" if declares_for_commonwealth(view) else ""
