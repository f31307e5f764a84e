"""Space battles: who fights, to-hit rolls with the faction's modifiers, casualties, how it ends.

Hits are dealt by whoever rolled them: the player picks the ships that the A.I. loses.
"""

from voice_supercat.procedure.state import Draft, Table

from .dice import SIDES
from .fleets import ALONE, all_ships, existing, size
from .numbers import up_to
from .tokens import exhaust, may_spend, of

NEVER = SIDES + 1


def begin_battle(draft: Draft) -> None:
    """Nobody has joined yet; no modifier is known."""
    draft["fighting"] = ()
    draft["fighting_alone"] = 0
    draft["enemies"] = 0
    draft["sunk"] = 0
    draft["need"] = NEVER
    draft["round_of_battle"] = 0
    draft["traits"] = ()
    draft["lost_ships"] = 0
    draft["hits"] = 0
    draft["losses"] = 0
    draft["disbanded"] = ()
    draft["result"] = ""


def fights(draft: Draft, number: str) -> None:
    """That fleet takes part."""
    draft["fighting"] = (*draft["fighting"], int(number))


def fleet_fights(table: Table, number: str) -> bool:
    """Whether that fleet takes part."""
    return int(number) in table["fighting"]


def any_fleet_fights(table: Table) -> bool:
    """Whether any fleet takes part."""
    return bool(table["fighting"])


def must_be_fleet(table: Table, number: str) -> bool | None:
    """Some ship is in it: the last fleet where no other fleet is and no ship is alone."""
    last = existing(table)[-1:] == (int(number),)
    return True if last and not table["fighting"] and not of(table, "alone") else None


def single_fighters(table: Table) -> tuple[int, int]:
    """At least one where no fleet fights."""
    alone = of(table, "alone")
    return (0 if table["fighting"] else min(1, alone)), up_to(alone)


def single_fighters_open(table: Table) -> bool:
    """Whether the number of single ships is not clear."""
    low, high = single_fighters(table)
    return low < high


def assume_single_fighters(draft: Draft) -> None:
    """The fewest there can be."""
    draft["fighting_alone"] = single_fighters(draft)[0]


def note_single_fighters(draft: Draft, ships: int) -> None:
    """Single ships that take part."""
    draft["fighting_alone"] = min(ships, of(draft, "alone"))


def note_enemies(draft: Draft, ships: int) -> None:
    """The player's ships."""
    draft["enemies"] = ships


def have_trait(draft: Draft, *traits: str) -> None:
    """A modifier of the faction holds in this battle."""
    draft["traits"] = (*draft["traits"], *traits)


def has_trait(table: Table, trait: str) -> bool:
    """Whether a modifier holds."""
    return trait in table["traits"]


def groups(table: Table) -> tuple[int, ...]:
    """Fleets in the battle, then the single ships."""
    return (*table["fighting"], *((ALONE,) if table["fighting_alone"] else ()))


def group_size(table: Table, group: int) -> int:
    """Ships of that group in the battle."""
    return int(table["fighting_alone"]) if group == ALONE else size(table, group)


def fighters(table: Table) -> int:
    """Ships of the A.I. in the battle."""
    return sum(group_size(table, group) for group in groups(table))


def nobody_fights(table: Table) -> bool:
    """Whether there is no battle after all."""
    return fighters(table) == 0


def attack_payable(table: Table) -> bool:
    """A command is ready, or none is needed there."""
    return may_spend(table) or has_trait(table, "no-command")


def may_attack(table: Table) -> bool:
    """There are ships, and a command for them."""
    return all_ships(table) > 0 and may_spend(table)


def pay_for_attack(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/7-space-battle/1: no command in Breen territory."""
    if not has_trait(draft, "no-command"):
        exhaust(draft)


def note_need(draft: Draft, roll: int) -> None:
    """The lowest roll that hits, shields counted."""
    draft["need"] = roll


def remove_enemies(draft: Draft) -> None:
    """The player's ships that were hit."""
    _destroy(draft, draft["hits"])
    draft["hits"] = 0


def _destroy(draft: Draft, ships: int) -> None:
    sunk = min(ships, draft["enemies"])
    draft["enemies"] -= sunk
    draft["sunk"] += sunk


def destroy_up_to_three(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    draft["hits"] = min(3, draft["enemies"])


def enemies_left(table: Table) -> bool:
    """Whether the player has ships in the battle."""
    return bool(table["enemies"] > 0)


def they_are_gone(table: Table) -> bool:
    """Whether no ship of the A.I. is left in the battle."""
    return fighters(table) == 0


def outnumbered(table: Table) -> bool:
    """ascendancy/federation-a-i-rules/10: more of the player's ships than of theirs, and they retreat then.

    Where no lane is free, they stay to the end of the battle.
    """
    retreats = has_trait(table, "retreats") and not has_trait(table, "cornered")
    return retreats and bool(table["enemies"] > fighters(table))


def outnumbered_at_once(table: Table) -> bool:
    """Attacked, they count before the first dice fall; their own attack has its first round."""
    return outnumbered(table) and table["event"] == "attack"


def no_more_hits(draft: Draft) -> None:
    """Nothing is left to count."""
    draft["hits"] = 0


def end_battle(draft: Draft, result: str) -> None:
    """won, lost, fled (the player), retreated (they)."""
    draft["result"] = result


def battle_goes_on(table: Table) -> bool:
    """Nobody is gone, and nobody has retreated."""
    return bool(table["result"] == "")


def battle_was(table: Table, *results: str) -> bool:
    """How the battle ended."""
    return table["result"] in results


def dice_for_enemies(draft: Draft, need: str) -> None:
    """A die for each of the player's ships."""
    draft["dice_count"], draft["dice_need"], draft["dice_hits"] = draft["enemies"], int(need), 0


def dice_for_the_lost(draft: Draft, need: str) -> None:
    """A die for each ship they lost."""
    draft["dice_count"], draft["dice_need"], draft["dice_hits"] = draft["lost_ships"], int(need), 0


def enemies_hit_by_dice(draft: Draft) -> None:
    """Each high die destroys a ship."""
    _destroy(draft, draft["dice_hits"])
