"""Vox cards: which one, and what the program decides or keeps when it is resolved."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import resources_that_count, undeclared, won_by

NO_DEMAND = "none"


def secured_vox(view: View) -> bool | None:
    """Known where an effective Vox card was asked for, or where only icons count."""
    return {"effective": True, "other": False}.get(view.known(v.secured_as))


def effective_vox(view: View) -> bool | None:
    """base/terminology/6: secured because it is effective."""
    return True if view[v.secured_as] == "effective" else None


def outrage_may_stop(view: View) -> bool | None:
    """base/vox-cards/outrage-spreads/1: nothing to stop where nothing is declared that resources count for."""
    return effective_vox(view) if resources_that_count(view) else False


def roll_cluster(draft: Draft) -> None:
    """base/vox-cards/mass-uprising/1: one of those that may be in play."""
    possible = _possible_clusters(draft)
    draft[v.cluster] = possible[draft.roll(len(possible)) - 1]


def cluster_in_play(view: View) -> bool | None:
    """What was told once holds for the game; the last one left must be in play."""
    told = dict(view[v.clusters_in_play])
    return True if len(_possible_clusters(view)) == 1 else told.get(view.known(v.cluster))


def note_cluster(draft: Draft, in_play: bool) -> None:
    """Which clusters are in play is settled when the board is set up."""
    draft[v.clusters_in_play] = (*draft[v.clusters_in_play], (draft.known(v.cluster), in_play))


def ambitions_to_demand(view: View) -> tuple[str, ...]:
    """Undeclared ones, or none of them where it may not be effective."""
    return (*undeclared(view), *(() if effective_vox(view) else (NO_DEMAND,)))


def note_demand(draft: Draft, ambition: str) -> None:
    """A marker is placed, without a lead card."""
    if ambition == NO_DEMAND:
        return
    draft[v.demanded] = ambition
    draft[v.declared] = (*draft[v.declared], ambition)
    draft[v.declarations.of(draft[v.bot])] += 1


def note_only_outrage(draft: Draft) -> None:
    """Where only one resource can matter, there is nothing to choose."""
    resources = resources_that_count(draft)
    draft[v.outraged] = resources[0] if len(resources) == 1 else None


def no_steal_for_declared(view: View) -> bool | None:
    """A guild card has an icon, but brings neither captives nor trophies."""
    return None if won_by(view, view[v.declared], "icons") else False


def no_steal_for_undeclared(view: View) -> bool | None:
    """The same of what is not declared."""
    return None if won_by(view, undeclared(view), "icons") else False


def _possible_clusters(view: View) -> list[int]:
    told = dict(view[v.clusters_in_play])
    return [number for number in range(1, view[v.clusters] + 1) if told.get(number, True)]
