"""Which of several court cards: the kinds preferred by the document in force, a few named at a time."""

from collections.abc import Iterable

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import undeclared, won_by
from .narrowing import LEAVING, NO, YES, note_only, note_ways, still_narrowing
from .standings import wins
from .vox import no_steal_for_declared

AT_ONCE = 3
"""Kinds named in one question; more are not kept in mind while looking at the court."""

_MOST_WORDS = 15  # of their names in one question

_WANTED = ("uncontested", "contested", "other", "moved", "secured", "secured_vox", "secured_later")
_SUPPLY = "influencing/supply"
"""Where the agents are asked for, between that question and the choice."""
_OTHER = "other"
_TIES_ONLY = ("uncontested", "secured", "secured_vox")
_INFLUENCED = ("uncontested", "contested", "other", "moved")


def begin_choosing(draft: Draft) -> None:
    """What the card is wanted for, and the kinds that can matter for that, the best first."""
    last = next((passed.step for passed in reversed(draft.trail) if not passed.step.startswith(_SUPPLY)), "")
    wanted = next((one for one in _WANTED if last in draft[v.asked_at.of(one)]), "secured_other")
    draft[v.card_wanted] = "stolen" if last.startswith("vox/steal") else wanted
    absent = draft[v.absent_kinds] if wanted == _OTHER else None
    kinds = (kind for order in _orders(draft) for kind in draft[v.preferred_cards.of(order)])
    _look_for(draft, (kind for kind in kinds if absent is None or kind not in absent))
    draft[v.ways], draft[v.preferred], draft[v.decided], draft[v.kind_found] = None, (), None, None
    draft[v.same_card] = None


def take_last_card(draft: Draft) -> None:
    """It is still the one that is preferred."""
    draft[v.same_card], draft[v.ways] = draft[v.last_card], 1


def note_last_card(draft: Draft) -> None:
    """base/influence-doctrine/priorities: agents change nothing in the order; where chance decided, it decides again.

    Two agents are placed on a card only where nobody has any there.
    """
    settled = draft[v.card_wanted] == _OTHER and draft[v.ways] == 1
    chosen = "without_rivals" if draft[v.placing] > 1 else draft[v.same_card] or "chosen"
    draft[v.last_card] = chosen if settled else None


def wants_any_other(view: View) -> bool:
    """Whether any other card is influenced, with agents on it or without."""
    return any(last.step in view[v.asked_at.of("other")] for last in view.trail[-1:])


def names_kinds(view: View) -> bool:
    """Whether a kind of card is looked for next."""
    return still_narrowing(view) and bool(_named_now(view))


def compares_cards(view: View) -> bool:
    """Whether cards are compared next."""
    return still_narrowing(view) and bool(view[v.kinds]) and not _named_now(view)


def kinds_to_name(view: View) -> tuple[str, ...]:
    """The answers where kinds are named: the first that is there, or no. One alone is a plain question."""
    named = _named_now(view)
    return (*(named if len(named) > 1 else (YES,)), NO, *LEAVING)


def kinds_named(view: View) -> str:
    """The next kinds, as they are asked about."""
    return _listed([view[v.name_of_kind.of(kind)][0] for kind in _named_now(view)])


def kinds_in_short(view: View) -> str:
    """The same after a few times."""
    return _listed([view[v.kind_in_short.of(kind)][0] for kind in _named_now(view)])


def kind_found_named(view: View) -> str:
    """The kind that several cards may be of."""
    return view[v.name_of_kind.of(view.known(v.kind_found))][0]


def what_is_compared(view: View) -> str:
    """What one of the cards has most of."""
    return view[v.name_of_kind.of(view[v.kinds][0])][0]


def note_kind(draft: Draft, answer: str) -> None:
    """The first kind that is there, or that none of those named is."""
    named = _named_now(draft)
    if answer in LEAVING:
        note_only(draft, answer)
        return
    found = None if answer == NO else named[0] if answer == YES else answer
    _note_absent(draft, named if found is None else named[: named.index(found)])
    if found is None:
        _look_for(draft, draft[v.kinds][len(named) :])
    else:
        _find(draft, found)


def note_only_of_kind(draft: Draft, answer: str) -> None:
    """Whether one card alone is of the kind that was found."""
    note_only(draft, answer)
    draft[v.kind_found] = None


def note_compared(draft: Draft, answer: str) -> None:
    """So many cards have most, all alike."""
    note_ways(draft, answer)
    draft[v.kinds] = draft[v.kinds][1:]


def _note_absent(draft: Draft, kinds: tuple[str, ...]) -> None:
    """Where nothing was narrowed down to one kind yet, none of the cards is of these."""
    if draft[v.card_wanted] == _OTHER and not draft[v.preferred]:
        absent = draft[v.absent_kinds]
        draft[v.absent_kinds] = kinds if absent is None else (*absent, *kinds)


def _orders(view: View) -> tuple[str, ...]:
    """influence/influence-principles: what the question has asked for already is not told again."""
    wanted = view[v.card_wanted]
    if view[v.influence] == "base":
        return ("stolen_base" if wanted == "stolen" else "base",)
    if wanted == "stolen":
        return ("stolen_revised",)
    if wanted in _TIES_ONLY:
        return ("ties",)
    return ("later", "ties") if wanted == "secured_later" else ("critical", "later", "ties")


def _named_now(view: View) -> tuple[str, ...]:
    kinds = view[v.kinds][:AT_ONCE]
    while len(" ".join(view[v.name_of_kind.of(kind)][0] for kind in kinds).split()) > _MOST_WORDS:
        kinds = kinds[:-1]
    compared = next((at for at, kind in enumerate(kinds) if kind in view[v.compared]), len(kinds))
    return kinds[:compared]


def _find(draft: Draft, kind: str) -> None:
    """That kind is there: by the revised principles the ties decide among several, else what follows in the order."""
    ties = draft[v.preferred_cards.of("ties")]
    follow = draft[v.kinds][draft[v.kinds].index(kind) + 1 :]
    by_ties = draft[v.influence] == "revised" and draft[v.card_wanted] != "stolen" and kind not in ties
    _look_for(draft, (one for one in (ties if by_ties else follow) if one not in draft[v.never_also.of(kind)]))
    draft[v.kind_found], draft[v.preferred] = kind, (*draft[v.preferred], kind)


def _listed(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} or {last}" if first else last


def _look_for(draft: Draft, kinds: Iterable[str]) -> None:
    draft[v.kinds] = tuple(kind for kind in kinds if _matters(draft, kind))


def _matters(view: View, kind: str) -> bool:
    """Nothing that no card can be now: nothing may be declared, no marker be left, no agents on any of them."""
    wanted = view[v.card_wanted]
    if kind == "lore":
        return view[v.lore_in_court] or view[v.leaders] != "none"
    if kind == "untouched":
        return wanted == "moved" or (wanted == "other" and can_place_two(view))
    if kind in ("captives", "most_captives"):
        return wanted != "uncontested"
    if kind == "lead" and (view[v.influence] == "base" or wanted == "stolen"):
        return no_steal_for_declared(view) is not False and _may_lead(view, "icons")
    if kind == "lead":
        return _may_lead(view, "icons", "captives")
    if kind == "declared":
        return _of_cards(view, view[v.declared])
    return _of_cards(view, undeclared(view)) if kind in ("new_ambition", "growth") else True


def can_place_two(view: View) -> bool:
    """Whether actions are left for two agents, and as many in supply as far as that is known."""
    in_supply = view[v.agents_left.of(view[v.bot])]
    return view[v.left] > 1 and (in_supply is None or in_supply > 1)


def _may_lead(view: View, *means: str) -> bool:
    """Whether the bot may be first alone in something declared that such a card counts for."""
    return any(wins(view, name) is not False for name in won_by(view, view[v.declared], *means))


def _of_cards(view: View, ambitions: Iterable[str]) -> bool:
    """Whether a court card can count for one of them: none brings trophies."""
    return bool(won_by(view, ambitions, "icons", "captives"))
