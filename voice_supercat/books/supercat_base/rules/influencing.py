"""The revised Influence Principles: how a bot defends its agents on a contested card."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def rules_of_game(view: View, topic: str) -> str:
    """Of both documents on influence the one that is played by."""
    return "influence-principles" if topic == "influence-doctrine" and view[v.influence] == "revised" else topic


def roll_to_defend(draft: Draft) -> None:
    """influence/influence-principles/11 to 14"""
    roll, most = draft.roll(6), draft[v.rival_agents]
    draft[v.defence_roll] = roll
    draft[v.defence] = "outbid" if roll > most else "block" if roll == most else "abandon"
