"""Vox cards: which one, and what the program decides or keeps when it is resolved."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .ambitions import RESOURCES_OF, resources_that_count, undeclared
from .cards import gain_card
from .seizing import seizure_known
from .stack import from_stack

VOX_CARDS = (
    "mass_uprising",
    "populist_demands",
    "outrage_spreads",
    "song_of_freedom",
    "guild_struggle",
    "call_to_action",
    "council_intrigue",
    "diplomatic_fiasco",
    "blight_looms",
)
CLUSTERS = 6
_SECURED_AS_EFFECTIVE = "aggression/2"
_NEVER_VOX = "aggression/1"


def begin_vox(draft: Draft) -> None:
    """How the card was asked for tells whether it is a Vox card, and an effective one."""
    effective = came_from(draft, _SECURED_AS_EFFECTIVE)
    captives_count = "tyrant" in draft[v.declared]
    no_vox = came_from(draft, _NEVER_VOX) and not captives_count
    draft[v.vox] = "effective" if effective else "none" if no_vox else "unknown"
    draft[v.demanded] = None


def vox_cards(_: View) -> tuple[str, ...]:
    """The nine of them."""
    return VOX_CARDS


def secured_vox(view: View) -> bool | None:
    """Known where an effective Vox card was asked for, or where only icons count."""
    known = {"effective": True, "none": False}
    return known.get(view[v.vox])


def effective_vox(view: View) -> bool | None:
    """base/terminology/6: secured because it is effective."""
    return True if view[v.vox] == "effective" else None


def outrage_may_stop(view: View) -> bool | None:
    """base/vox-cards/outrage-spreads/1: nothing to stop where nothing is declared that resources count for."""
    return effective_vox(view) if resources_that_count(view) else False


def roll_cluster(draft: Draft) -> None:
    """base/vox-cards/mass-uprising/1: one of those that may be in play."""
    possible = _possible_clusters(draft)
    draft[v.cluster] = possible[draft.roll(len(possible)) - 1]


def cluster_in_play(view: View) -> bool | None:
    """What was told once holds for the game; the last one left must be in play."""
    told = dict(view[v.clusters])
    return True if len(_possible_clusters(view)) == 1 else told.get(view[v.cluster])


def note_cluster(draft: Draft, in_play: bool) -> None:
    """Which clusters are in play is settled when the board is set up."""
    draft[v.clusters] = (*draft[v.clusters], (draft[v.cluster], in_play))


def _possible_clusters(view: View) -> list[int]:
    told = dict(view[v.clusters])
    return [number for number in range(1, CLUSTERS + 1) if told.get(number, True)]


def demands_possible(view: View) -> bool:
    """base/vox-cards/populist-demands/1"""
    return bool(undeclared(view))


def ambitions_to_demand(view: View) -> tuple[str, ...]:
    """Undeclared ones, or none of them where it may not be effective."""
    return (*undeclared(view), *(() if effective_vox(view) else ("none",)))


def or_none(view: View) -> str:
    """Said of ambitions where the bot may win none of them."""
    return "" if effective_vox(view) else ", or none"


def note_demand(draft: Draft, ambition: str) -> None:
    """A marker is placed, without a lead card."""
    if ambition == "none":
        return
    draft[v.demanded] = ambition
    draft[v.declared] = (*draft[v.declared], ambition)
    draft[v.declarations.of(draft[v.bot])] = draft[v.declarations.of(draft[v.bot])] + 1


def demand_made(view: View) -> bool:
    """Whether an ambition was declared."""
    return view[v.demanded] is not None


def no_demand_made(view: View) -> bool:
    """Whether nothing was declared."""
    return view[v.demanded] is None


def note_only_outrage(draft: Draft) -> None:
    """Where only one resource can matter, there is nothing to choose."""
    resources = resources_that_count(draft)
    draft[v.outraged] = resources[0] if len(resources) == 1 else None


def outrage_open_to_choice(view: View) -> bool:
    """Whether the resource is still to be told."""
    return view[v.outraged] is None


def note_outrage(draft: Draft, resource: str) -> None:
    """The resource of the outrage."""
    draft[v.outraged] = resource


def seizure_surely_over(view: View) -> bool:
    """base/vox-cards/song-of-freedom/1: seized this round already, as the bots' turns or the player told."""
    return seizure_known(view) is True


def before_any_seizure(view: View) -> str:
    """The other condition of base/vox-cards/song-of-freedom/1, where it is not known."""
    return "" if seizure_known(view) is False else ", with the initiative not yet seized"


def seize_by_vox(draft: Draft) -> None:
    """The bot leads next round; no card is discarded for it."""
    draft[v.seized_last_round] = draft[v.bot]
    draft[v.seizures.of(draft[v.bot])] = draft[v.seizures.of(draft[v.bot])] + 1


def no_steal_for_declared(view: View) -> bool | None:
    """A guild card has an icon, but brings neither captives nor trophies."""
    return None if set(view[v.declared]) & set(RESOURCES_OF) else False


def no_steal_for_undeclared(view: View) -> bool | None:
    """The same of what is not declared."""
    return None if set(undeclared(view)) & set(RESOURCES_OF) else False


def icon_for_a_lead(view: View) -> str:
    """Nothing where no icon counts for what is declared."""
    return "" if no_steal_for_declared(view) is False else "an icon that grows a lead in a declared ambition"


def take_card_by_vox(draft: Draft, card: str) -> None:
    """base/playing-a-chapter/2: an action card gained is kept beside the board."""
    gain_card(draft, card, draft[v.bot])
    from_stack(draft, 1)


def cluster(view: View) -> str:
    """The cluster rolled."""
    return in_words(view[v.cluster])


def demanded(view: View) -> str:
    """The ambition declared."""
    return str(view[v.demanded]).capitalize()


def outraged(view: View) -> str:
    """The resource of the outrage."""
    return str(view[v.outraged])
