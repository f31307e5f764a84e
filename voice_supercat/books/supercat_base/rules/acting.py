"""Prelude, battle goals, what one answer tells about another, and counting actions."""

from voice_supercat.procedure.state import Draft, Table

from .cards import suit_of
from .selecting import page_is

_KEPT = {"tycoon": ("material", "fuel", "guild"), "empath": ("psionic", "guild"), "keeper": ("relic", "guild")}


def keep_for(draft: Draft, contending: bool, ambition: str) -> None:
    """base/prelude/restrictions/3 to 5"""
    if contending:
        draft["keeps"] = (*draft["keeps"], ambition)


def keeps_for(table: Table, ambition: str) -> bool:
    """Whether the bot keeps what counts for `ambition`."""
    return ambition in table["keeps"]


def may_spend(table: Table, kind: str) -> bool:
    """base/prelude/restrictions/1"""
    return not any(kind in _KEPT[ambition] for ambition in table["keeps"])


def may_spend_guild_cards(table: Table) -> bool:
    """base/prelude/restrictions/3 to 5"""
    return may_spend(table, "guild")


def combat_by_resources(table: Table) -> bool:
    """A card of another suit was selected as a combat card."""
    return bool(table["page_suit"] == "aggression" and table["played_as"] and _played_suit(table) != "aggression")


def _played_suit(table: Table) -> str:
    return suit_of(table["lead"] if table["played_as"] == "copy" else table["selected"])


def may_spend_for_combat(table: Table) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return not combat_by_resources(table) and may_spend(table, "fuel") and page_is(table, "aggression")


def fewer_claims_if_none(table: Table) -> bool | None:
    """No claim at all is fewer than any unbuilt city."""
    return True if table.facts.get("has_claim") is False and table.facts.get("unbuilt_cities") else None


def claim_unless_fewer(table: Table) -> bool | None:
    """Unbuilt cities, and not fewer claims than those: at least one claim."""
    return True if table.facts.get("fewer_claims") is False else None


def yes_if_ships_to_repair(table: Table) -> bool | None:
    """Ships that can be repaired are something to repair."""
    return True if table.facts.get("repair_ships") else None


def combat_may_contend(table: Table) -> bool:
    """Something declared, and asked at most once."""
    return bool(table["declared"])


def came_from(table: Table, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return bool(table.trail) and table.trail[-1].step in steps


def set_goal(draft: Draft, goal: str) -> None:
    """The goal of a battle that the question itself tells."""
    draft["goal"] = goal


def note_goal(draft: Draft, goal: str) -> None:
    """base/combat-doctrine/1"""
    draft["goal"] = goal


def goal_is(table: Table, *goals: str) -> bool:
    """Whether the battle is for one of `goals`."""
    return table["goal"] in goals


def note_actions_left(draft: Draft, count: int) -> None:
    """As printed, the player counts."""
    draft["left"] = count


def cost_unknown(table: Table) -> bool:
    """Whether the last action may have taken more than one of several."""
    return table["action_cost"] is None and table["left"] > 1


def one_to_left(table: Table) -> tuple[int, int]:
    """What an action can have cost."""
    return 1, table["left"]


def spend_actions(draft: Draft, count: int) -> None:
    """What the player says it took."""
    draft["action_cost"] = count


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    draft["left"] = max(0, draft["left"] - (draft["action_cost"] or 1))


def actions_remain(table: Table) -> bool:
    """Whether the page is read again from its top."""
    return bool(table["left"] > 0)
