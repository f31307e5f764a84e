"""Space battles: who fights, to-hit rolls with the faction's modifiers, casualties, how it ends.

Hits are dealt by whoever rolled them: the player picks the ships that the A.I. loses.
"""

from collections import Counter

from voice_supercat.procedure.state import Draft, Table

from .dice import SIDES
from .fleets import ALONE, disband, existing, resize, size
from .tokens import exhaust, may_spend, of

NEVER = SIDES + 1
MANY = 28  # the largest number that can be said


def begin_battle(draft: Draft) -> None:
    """Nobody has joined yet; no modifier is known."""
    draft["fighting"] = ()
    draft["fighting_alone"] = 0
    draft["enemies"] = 0
    draft["need"] = NEVER
    draft["round_of_battle"] = 0
    draft["traits"] = ()
    draft["lost_ships"] = 0
    draft["hits"] = 0
    draft["losses"] = 0
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


def only_fleet(table: Table) -> bool | None:
    """With no ship outside the one fleet there is, it is that fleet."""
    return True if len(existing(table)) == 1 and not of(table, "alone") else None


def single_fighters(table: Table) -> tuple[int, int]:
    """At least one where no fleet fights."""
    alone = of(table, "alone")
    return (0 if table["fighting"] else min(1, alone)), alone


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


def pay_for_attack(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/7-space-battle/1: no command in Breen territory."""
    if not has_trait(draft, "no-command"):
        exhaust(draft)


def note_need(draft: Draft, roll: int) -> None:
    """The lowest roll that hits, shields counted."""
    draft["need"] = roll


def begin_combat_round(draft: Draft) -> None:
    """The dice of this round: one a ship, and one for a starbase that helps."""
    draft["round_of_battle"] += 1
    draft["sure_hits"] = _sure_hits(draft)
    draft["dice_count"] = fighters(draft) - draft["sure_hits"] + has_trait(draft, "extra-die")
    draft["dice_hits"] = 0
    draft["pairs"] = 0


def first_round(table: Table) -> bool:
    """Whether this is the first round of the battle."""
    return bool(table["round_of_battle"] <= 1)


def _sure_hits(table: Table) -> int:
    """ascendancy/cardassian-a-i-rules/7-space-battle/3"""
    if has_trait(table, "fleet-one-hits") and first_round(table) and 1 in table["fighting"]:
        return size(table, 1)
    return 0


def roll_to_hit(draft: Draft) -> None:
    """The A.I.'s dice of this round, with what its cards change."""
    rolls = [_rolled(draft) for _ in range(draft["dice_count"])]
    missed = Counter(roll for roll in rolls if not _hits(draft, roll))
    draft["dice_hits"] = len(rolls) - missed.total()
    if has_trait(draft, "doubles"):  # ascendancy/klingon-a-i-rules/8-space-battle/5
        draft["pairs"] = sum(count // 2 for count in missed.values())


def _rolled(draft: Draft) -> int:
    roll = draft.roll(SIDES)
    again = has_trait(draft, "reroll-failed") and not _hits(draft, roll)
    if again or (has_trait(draft, "reroll-ones") and roll == 1):
        roll = draft.roll(SIDES)
    return roll


def _hits(table: Table, roll: int) -> bool:
    """Five or six, or six, always hits with some cards; otherwise the roll with its bonus."""
    always = 5 if has_trait(table, "five-hits") else 6 if has_trait(table, "six-hits") else NEVER
    return bool(roll >= always or roll + has_trait(table, "plus-one") >= table["need"])


def first_strike_now(table: Table) -> bool:
    """Their hits count before the player rolls."""
    return has_trait(table, "first-strike") and first_round(table)


def count_their_hits(draft: Draft) -> None:
    """Sure hits, rolled hits and pairs together."""
    draft["hits"] = draft["sure_hits"] + draft["dice_hits"] + draft["pairs"]
    draft["hits"] = min(draft["hits"], draft["enemies"])


def remove_enemies(draft: Draft) -> None:
    """The player's ships that were hit."""
    draft["enemies"] -= draft["hits"]
    draft["hits"] = 0


def destroy_up_to_three(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    draft["hits"] = min(3, draft["enemies"])


def enemies_left(table: Table) -> bool:
    """Whether the player has ships in the battle."""
    return bool(table["enemies"] > 0)


def hits_on_them(table: Table) -> tuple[int, int]:
    """No more hits count than there are ships, one more where the first is ignored."""
    return 0, min(MANY, fighters(table) + has_trait(table, "ignore-first"))


def note_losses(draft: Draft, hits: int) -> None:
    """The player's hits, less the one that fleets may ignore."""
    ignored = 1 if hits and has_trait(draft, "ignore-first") and draft["fighting"] else 0
    draft["losses"] = min(hits - ignored, fighters(draft))
    draft["casualty_queue"] = groups(draft)
    draft["disbanded"] = ()
    _settle(draft)


def _settle(draft: Draft) -> None:
    """Hits for which the player has no choice."""
    while draft["losses"] and draft["casualty_queue"] and not group_is_free(draft):
        _lose(draft, losses_on_group(draft)[0])


def losses_to_place(table: Table) -> bool:
    """Whether a ship is still to be removed."""
    return bool(table["losses"] > 0 and table["casualty_queue"])


def group_is_free(table: Table) -> bool:
    """Whether the player has a choice which ships are hit."""
    low, high = losses_on_group(table)
    return low < high


def losses_on_group(table: Table) -> tuple[int, int]:
    """What this group can take, given what the others can."""
    if not table["casualty_queue"]:
        return 0, 0
    here, *others = (group_size(table, group) for group in table["casualty_queue"])
    return max(0, table["losses"] - sum(others)), min(here, table["losses"])


def lose_from_group(draft: Draft, ships: int) -> None:
    """So many ships of the group, then those for which there is no choice."""
    _lose(draft, ships)
    _settle(draft)


def _lose(draft: Draft, ships: int) -> None:
    """Ships of the group are destroyed; too small a fleet disbands and its ships fight on alone."""
    group, *rest = draft["casualty_queue"]
    resize(draft, group, size(draft, group) - ships)
    if group == ALONE:
        draft["fighting_alone"] -= ships
    draft["losses"] -= ships
    draft["lost_ships"] += ships
    draft["casualty_queue"] = tuple(rest)
    left = size(draft, group)
    if group != ALONE and disband(draft, group):
        draft["disbanded"] = (*draft["disbanded"], group)
        draft["fighting_alone"] += left
    draft["fighting"] = tuple(fleet for fleet in draft["fighting"] if size(draft, fleet))


def any_disbanded(table: Table) -> bool:
    """Whether a fleet became too small."""
    return bool(table["disbanded"])


def they_are_gone(table: Table) -> bool:
    """Whether no ship of the A.I. is left in the battle."""
    return fighters(table) == 0


def outnumbered(table: Table) -> bool:
    """ascendancy/federation-a-i-rules/10: more of the player's ships than of theirs, and they retreat then."""
    return has_trait(table, "retreats") and bool(table["enemies"] > fighters(table))


def end_battle(draft: Draft, result: str) -> None:
    """won, lost, fled (the player), retreated (they)."""
    draft["result"] = result


def battle_was(table: Table, *results: str) -> bool:
    """How the battle ended."""
    return table["result"] in results


def many_lost(table: Table) -> bool:
    """ascendancy/ferengi-a-i-rules/15"""
    return bool(table["lost_ships"] >= 4)


def dice_for_enemies(draft: Draft, need: str) -> None:
    """A die for each of the player's ships."""
    draft["dice_count"], draft["dice_need"], draft["dice_hits"] = draft["enemies"], int(need), 0


def dice_for_the_lost(draft: Draft, need: str) -> None:
    """A die for each ship they lost."""
    draft["dice_count"], draft["dice_need"], draft["dice_hits"] = draft["lost_ships"], int(need), 0


def dice_hit(table: Table) -> bool:
    """Whether any of the dice was high enough."""
    return bool(table["dice_hits"] > 0)


def enemies_hit_by_dice(draft: Draft) -> None:
    """Each high die destroys a ship."""
    draft["enemies"] = max(0, draft["enemies"] - draft["dice_hits"])


def swap_worth_it(table: Table) -> bool:
    """ascendancy/andorian-a-i-rules/7-space-battle/3: fleet three fights, and a larger fleet stands elsewhere."""
    elsewhere = [fleet for fleet in (1, 2) if fleet not in table["fighting"]]
    larger = any(size(table, fleet) > size(table, 3) for fleet in elsewhere)
    return 3 in table["fighting"] and larger and of(table, "ready") > 1


def swap_fleets(draft: Draft) -> None:
    """The largest fleet elsewhere fights in place of fleet three."""
    exhaust(draft)
    elsewhere = [fleet for fleet in (1, 2) if fleet not in draft["fighting"]]
    draft["fleet_at"] = max(elsewhere, key=lambda fleet: size(draft, fleet))
    draft["fighting"] = tuple(sorted({*draft["fighting"], draft["fleet_at"]} - {3}))
