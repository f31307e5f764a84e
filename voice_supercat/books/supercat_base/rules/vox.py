"""Vox cards: which one, and what the program decides or keeps when it is resolved."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Draft, Table

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
    captives_count = "tyrant" in draft["declared"]
    no_vox = came_from(draft, _NEVER_VOX) and not captives_count
    draft["vox"] = "effective" if effective else "none" if no_vox else "unknown"
    draft["demanded"] = None


def vox_cards(_: Table) -> tuple[str, ...]:
    """The nine of them."""
    return VOX_CARDS


def secured_vox(table: Table) -> bool | None:
    """Known where an effective Vox card was asked for, or where only icons count."""
    known = {"effective": True, "none": False}
    return known.get(table["vox"])


def effective_vox(table: Table) -> bool | None:
    """base/terminology/6: secured because it is effective."""
    return True if table["vox"] == "effective" else None


def outrage_may_stop(table: Table) -> bool | None:
    """base/vox-cards/outrage-spreads/1: nothing to stop where nothing is declared that resources count for."""
    return effective_vox(table) if resources_that_count(table) else False


def roll_cluster(draft: Draft) -> None:
    """base/vox-cards/mass-uprising/1: one of those that may be in play."""
    possible = _possible_clusters(draft)
    draft["cluster"] = possible[draft.roll(len(possible)) - 1]


def cluster_in_play(table: Table) -> bool | None:
    """What was told once holds for the game; the last one left must be in play."""
    told = dict(table["clusters"])
    return True if len(_possible_clusters(table)) == 1 else told.get(table["cluster"])


def note_cluster(draft: Draft, in_play: bool) -> None:
    """Which clusters are in play is settled when the board is set up."""
    draft["clusters"] = (*draft["clusters"], (draft["cluster"], in_play))


def _possible_clusters(table: Table) -> list[int]:
    told = dict(table["clusters"])
    return [number for number in range(1, CLUSTERS + 1) if told.get(number, True)]


def demands_possible(table: Table) -> bool:
    """base/vox-cards/populist-demands/1"""
    return bool(undeclared(table))


def ambitions_to_demand(table: Table) -> tuple[str, ...]:
    """Undeclared ones, or none of them where it may not be effective."""
    return (*undeclared(table), *(() if effective_vox(table) else ("none",)))


def or_none(table: Table) -> str:
    """Said of ambitions where the bot may win none of them."""
    return "" if effective_vox(table) else ", or none"


def note_demand(draft: Draft, ambition: str) -> None:
    """A marker is placed, without a lead card."""
    if ambition == "none":
        return
    draft["demanded"] = ambition
    draft["declared"] = (*draft["declared"], ambition)
    draft[f"declarations.{draft['bot']}"] = draft[f"declarations.{draft['bot']}"] + 1


def demand_made(table: Table) -> bool:
    """Whether an ambition was declared."""
    return table["demanded"] is not None


def no_demand_made(table: Table) -> bool:
    """Whether nothing was declared."""
    return table["demanded"] is None


def note_only_outrage(draft: Draft) -> None:
    """Where only one resource can matter, there is nothing to choose."""
    resources = resources_that_count(draft)
    draft["outraged"] = resources[0] if len(resources) == 1 else None


def outrage_open_to_choice(table: Table) -> bool:
    """Whether the resource is still to be told."""
    return table["outraged"] is None


def note_outrage(draft: Draft, resource: str) -> None:
    """The resource of the outrage."""
    draft["outraged"] = resource


def seizure_surely_over(table: Table) -> bool:
    """base/vox-cards/song-of-freedom/1: seized this round already, as the bots' turns or the player told."""
    return seizure_known(table) is True


def before_any_seizure(table: Table) -> str:
    """The other condition of base/vox-cards/song-of-freedom/1, where it is not known."""
    return "" if seizure_known(table) is False else ", with the initiative not yet seized"


def seize_by_vox(draft: Draft) -> None:
    """The bot leads next round; no card is discarded for it."""
    draft["seized_last_round"] = draft["bot"]
    draft[f"seizures.{draft['bot']}"] = draft[f"seizures.{draft['bot']}"] + 1


def no_steal_for_declared(table: Table) -> bool | None:
    """A guild card has an icon, but brings neither captives nor trophies."""
    return None if set(table["declared"]) & set(RESOURCES_OF) else False


def no_steal_for_undeclared(table: Table) -> bool | None:
    """The same of what is not declared."""
    return None if set(undeclared(table)) & set(RESOURCES_OF) else False


def icon_for_a_lead(table: Table) -> str:
    """Nothing where no icon counts for what is declared."""
    return "" if no_steal_for_declared(table) is False else "an icon that grows a lead in a declared ambition"


def take_card_by_vox(draft: Draft, card: str) -> None:
    """base/playing-a-chapter/2: an action card gained is kept beside the board."""
    gain_card(draft, card, draft["bot"])
    from_stack(draft, 1)


def cluster(table: Table) -> str:
    """The cluster rolled."""
    return in_words(table["cluster"])


def demanded(table: Table) -> str:
    """The ambition declared."""
    return str(table["demanded"]).capitalize()


def outraged(table: Table) -> str:
    """The resource of the outrage."""
    return str(table["outraged"])
