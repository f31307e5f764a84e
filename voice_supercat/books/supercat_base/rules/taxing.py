"""Taxes that the ledger knows: the bot's own cities, and what one more would do for its standings."""

from collections.abc import Iterable

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .ambitions import undeclared, won_by
from .inference import known_fact, no_tax_for_declared
from .ledger import ambition_of, change_tally, tally_of, untaxed
from .standings import FIRST, improves, rank, supply_holds

RIVAL_CITY = "rival_city"
"""The fact whether the bot controls a rival city that it has not taxed."""


def tax_reaches(view: View, ambitions: Iterable[str], *, leading: bool = False) -> bool | None:
    """Whether a tax of one of the bot's own cities contends one of these, or grows a lead in it; None if unknown."""
    resources = untaxed(view)
    if resources is None:
        return None if _may_serve(view, ambitions) else False
    wanted = set(ambitions) & {ambition_of(view, resource) for resource in resources}
    found = [_reaches(view, name, leading=leading) for name in wanted if name is not None]
    return True if True in found else None if None in found else False


def own_city_may_serve(view: View, goal: str) -> bool:
    """Whether it matters for a tax for `goal` what the bot's cities make."""
    return _may_serve(view, {"declared": view[v.declared], "undeclared": undeclared(view)}[goal])


def _may_serve(view: View, ambitions: Iterable[str]) -> bool:
    """A resource counts for one of these, and may contend it or grow a lead in it."""
    return any(
        improves(view, name) is not False or rank(view, name) == FIRST for name in won_by(view, ambitions, "icons")
    )


def _reaches(view: View, ambition: str, *, leading: bool) -> bool | None:
    reached = _leads(view, ambition) if leading else improves(view, ambition)
    return reached if not reached or supply_holds(view, ambition) else None


def _leads(view: View, ambition: str) -> bool | None:
    place = rank(view, ambition)
    return None if place is None else place == FIRST


def tax_for_declared(view: View) -> bool | None:
    """Known, where nothing declared can be taxed for, or the ledger tells it."""
    if no_tax_for_declared(view) is False:
        return False
    own = tax_reaches(view, view[v.declared])
    if own is not False:
        return own
    rival = known_fact(view, RIVAL_CITY)
    return _captives_contend(view) if rival else rival


def tax_for_undeclared(view: View) -> bool | None:
    """base/administration-tax-repair-influence/3: an own city for what is undeclared, or a rival's for captives."""
    found = (tax_reaches(view, undeclared(view)), known_fact(view, RIVAL_CITY))
    return True if True in found else None if None in found else False


def tax_for_lead(view: View) -> bool | None:
    """base/administration-tax-repair-influence/8"""
    if no_tax_for_declared(view) is False:
        return False
    own = tax_reaches(view, view[v.declared], leading=True)
    return own if own is not False or known_fact(view, RIVAL_CITY) is False else None


def tax_for_resources(view: View) -> bool | None:
    """base/administration-tax-repair-influence/10: any city that was not taxed."""
    own = untaxed(view)
    return True if own else None if own is None else known_fact(view, RIVAL_CITY)


def resources_of_tax(view: View) -> tuple[str, ...]:
    """What the tax ordered last can have brought, where it must be of an own city; nothing where it need not."""
    resources = untaxed(view)
    if not resources or known_fact(view, RIVAL_CITY) is not False:
        return ()
    if _taxes_for(view, "declared"):
        return _serving(view, resources, view[v.declared])
    if _taxes_for(view, "undeclared"):
        return _serving(view, resources, undeclared(view))
    return _serving(view, resources, view[v.declared], leading=True) if _taxes_for(view, "lead") else ()


def _taxes_for(view: View, goal: str) -> bool:
    return came_from(view, *view[v.asked_at.of(f"tax_for_{goal}")])


def taxed_city(view: View) -> str:
    """Which city is taxed, where only an own one can be meant; else nothing."""
    resources = resources_of_tax(view)
    return a_city_of(*resources) if resources else ""


def a_city_of(*kinds: str) -> str:
    """ "a fuel city", "a fuel, relic or rival city" """
    *first, last = kinds
    return f"a {', '.join(first)} or {last} city" if first else f"a {last} city"


def cities_that_serve(view: View, ambitions: Iterable[str]) -> tuple[str, ...]:
    """What those of the bot's untaxed cities make that are known to contend one of these."""
    of = {resource: ambition_of(view, resource) for resource in untaxed(view) or ()}
    reached = {name for name in ambitions if _reaches(view, name, leading=False)}
    return tuple(resource for resource, ambition in of.items() if ambition in reached)


def rival_city_just_told(view: View) -> bool:
    """Whether the last that the player said was that the bot controls an untaxed rival city."""
    last = next((passed for passed in reversed(view.trail) if passed.by_player), None)
    return last is not None and last.answer is True and last.step in view[v.asked_at.of(RIVAL_CITY)]


def _serving(
    view: View, resources: Iterable[str], ambitions: Iterable[str], *, leading: bool = False
) -> tuple[str, ...]:
    of = {resource: ambition_of(view, resource) for resource in resources}
    wanted = {name for name in ambitions if _reaches(view, name, leading=leading) is not False}
    return tuple(resource for resource, ambition in of.items() if ambition in wanted)


def rival_city_decides(view: View, goal: str) -> bool:
    """Whether a tax for `goal` depends on a rival city alone."""
    known = {"declared": tax_for_declared, "undeclared": tax_for_undeclared}
    sure = untaxed(view) is not None or not own_city_may_serve(view, goal)
    return known[goal](view) is None and sure and known_fact(view, RIVAL_CITY) is None


def note_rival_taxed(draft: Draft) -> None:
    """A tax for what is undeclared or for captives must be of a rival city, where no own one serves that."""
    draft[v.taxed_rival] = _taxes_for(draft, "undeclared") and tax_reaches(draft, undeclared(draft)) is False


def note_taxed(draft: Draft, resource: str | None) -> None:
    """Which city it was, and whether a captive came with it, as far as the resource tells."""
    left = untaxed(draft)
    rival = known_fact(draft, RIVAL_CITY)
    if draft[v.taxed_rival]:
        _note_captive(draft, 1)
    elif resource is not None and rival is False and (left is None or resource in left):
        draft[v.taxed] = (*draft[v.taxed], resource)
    elif resource is not None and left is not None and resource not in left:
        _note_captive(draft, 1)
    else:
        draft[v.taxed_unseen] = True
        _note_captive(draft, None)


def _note_captive(draft: Draft, by: int | None) -> None:
    for ambition in won_by(draft, draft[v.ambitions], "captives"):
        if by is None:
            draft[tally_of(draft[v.bot], ambition)] = None
        else:
            change_tally(draft, ambition, by)


def _captives_contend(view: View) -> bool | None:
    """A captive contends what is declared; the resource of the rival city may too."""
    found = [improves(view, ambition) for ambition in won_by(view, view[v.declared], "captives")]
    return True if True in found else None
