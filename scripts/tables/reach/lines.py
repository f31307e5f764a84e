"""What the printed lines of the campaign name: ways to act, the suits that give them, the facts that tell of them."""

from collections.abc import Mapping

from ..literal import MOVERS, Ways

_BUILDERS = ("construction", "administration")
_AGENTS = ("mobilization", "administration")

_FOR_DECLARED = "combat_contend_declared"
_CONTROL = "combat_change_control"
PRIORITIES: Mapping[str, Ways] = {
    "2": ((("aggression",), "secure_contend_declared"), (("administration",), "tax_contend_declared")),
    "3": ((("aggression",), "secure_effective_vox"), (("aggression",), "secure_council"), ((), "secure_attached")),
    "4": ((("aggression",), _FOR_DECLARED), (("combat",), _FOR_DECLARED)),
    "6.1": ((MOVERS, "move_change_control"),),
    "6.2": ((("construction",), "build_change_control"), (_BUILDERS, "repair_change_control")),
    "6.3": ((("aggression",), _CONTROL), (("combat",), _CONTROL)),
    "7.2.1": ((MOVERS, "move_to_claim"),),
    "7.2.2": ((("construction",), "has_claim"),),
    "9": (
        (("administration",), "tax_undeclared"),
        (("aggression",), "secure_undeclared"),
        (("administration",), "tax_captives"),
        (("aggression",), "secure_undeclared_captives"),
        (("administration",), "tax_grow_lead"),
        (("aggression",), "secure_undeclared_captives_lead"),
    ),
    "10": ((_AGENTS, "influence_more_agents"),),
    "11": (((), "trust_contends"), ((), "influence_council_for_trust")),
    "12": ((MOVERS, "move_take_city"), (("aggression",), "combat_take_city")),
    "13": ((("construction",), "build_ships"), (_BUILDERS, "repair_ships")),
}
# Lines of a Fate: the suits that give each of their actions, in the order of the line.
FATE_LINES: Mapping[str, Ways] = {
    "steward/all-acts/2.1": ((("aggression",), "secure_council"), (_AGENTS, "influence_council")),
    "founder/act-i/1.1": ((_AGENTS, "influence_council"), (("aggression",), "secure_council")),
    "founder/act-i/1.2": ((_AGENTS, "populist_influence"), (("aggression",), "populist_secure")),
    "founder/act-i/2": (
        (("construction",), "control_by_building"),
        (_BUILDERS, "control_by_repair"),
        (MOVERS, "control_by_moving"),
        (("aggression", "combat"), "control_by_combat"),
    ),
}
SEVERAL_DEEDS: Mapping[str, tuple[str, ...]] = {
    "administration/5": ("influence_other",),
    "mobilization/7": ("influence_other",),
    "aggression/2": ("secure_effective_vox", "secure_council"),
    "aggression/7.1": ("move_change_control", "combat_change_control"),
    "aggression/8.1": ("move_to_claim",),
    "mobilization/4.1": ("move_to_claim",),
    "aggression/16": ("secure_other",),
    "construction/1.1": ("build_starport",),
    "construction/2.1": ("build_change_control", "repair_change_control"),
    "construction/5": ("build_take_building", "repair_take_building"),
    "construction/8": ("build_other_starports",),
}
_GOALS_BY_EITHER = {"9": 3}
"""Where a line names several goals for each of its ways: as many as it has goals."""
_TWO_STATES = ("aggression/5", "mobilization/1", "aggression/8", "mobilization/4")
_FLAGSHIP = ("aggression/6", "aggression/9", "mobilization/2", "mobilization/5")
SECURING = ("aggression/1", "aggression/2", "aggression/3", "aggression/11", "aggression/12", "aggression/16")
SPENT_BY_ITEM = {
    "prelude/resources/1": ("material",),
    "prelude/resources/2": ("fuel",),
    "prelude/resources/3": ("relic", "relic-for-relic"),
    "prelude/resources/4": ("psionic",),
    "prelude/guild-cards/2": ("weapon-guild",),
    "prelude/guild-cards/3": ("union",) * 4,  # all of them
}


def things_in(step: str) -> int:
    """How many things a printed question names: ways to act, or what the bot has."""
    page, _, item = step.partition("/")
    if page == "general-priorities" and item in PRIORITIES:
        return _GOALS_BY_EITHER.get(item) or len({fact for _, fact in PRIORITIES[item]})
    if step in FATE_LINES:
        return len(FATE_LINES[step])
    return 2 if step in _TWO_STATES or step in _FLAGSHIP else len(SEVERAL_DEEDS.get(step, "?"))
