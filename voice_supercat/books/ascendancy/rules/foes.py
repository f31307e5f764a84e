"""Battles and invasions of one A.I. faction against another: whose ships and systems they are, and what they lose.

Whoever scored hits picks the ships; an A.I. faction takes single ships first, then the smallest fleet.
"""

from collections import Counter
from collections.abc import Iterator

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .first_paths import limit_ships_on_lanes
from .fleets import SINGLE, SINGLE_SHIPS, groups_of, lose_singles, named_fleets
from .nodes import lose_income, lose_system
from .numbers import counted, up_to
from .tokens import adjust, lose_command

YOU, NOBODY = "yours", "nobody"


def others(view: View) -> tuple[str, ...]:
    """The other A.I. factions of the game."""
    return tuple(name for name in view[v.factions] if name != view[v.faction])


def others_play(view: View) -> bool:
    """Whether there are any."""
    return bool(others(view))


def possible_foes(view: View) -> tuple[str, ...]:
    """Whose ships they can meet: the player's, and those of factions that have any."""
    return (YOU, *(name for name in others(view) if groups_of(view, name)))


def several_foes(view: View) -> bool:
    """Whether it must be told whose ships they meet."""
    return len(possible_foes(view)) > 1


def possible_owners(view: View) -> tuple[str, ...]:
    """Whose a system can be."""
    return (YOU, NOBODY, *others(view))


def foe_is_ai(view: View) -> bool:
    """Whether it is another A.I. faction."""
    return view[v.foe] in view[v.factions]


def foe_people(view: View) -> str:
    """What they are called."""
    return view[v.people.of(view[v.foe])] if foe_is_ai(view) else view[v.foe]


def foe_groups(view: View) -> tuple[str, ...]:
    """Those of the other faction."""
    return groups_of(view, view[v.foe])


def several_foe_groups(view: View) -> bool:
    """Whether it must be told which."""
    return len(foe_groups(view)) > 1


def one_or_more_foes(view: View) -> tuple[int, int]:
    """One group at least."""
    return 1, len(foe_groups(view))


def begin_foes(draft: Draft) -> None:
    """All that can be there, and what their cards change."""
    take_foes(draft, foe_groups(draft))
    draft[v.foe_traits] = draft[v.in_defence.of(draft[v.foe])]


def take_foes(draft: Draft, named: tuple[str, ...]) -> None:
    """These groups; of single ships all, until it is told how many."""
    draft[v.foe_fighting] = named_fleets(named)
    draft[v.foe_singles] = draft[v.alone.of(draft[v.foe])] if SINGLE_SHIPS in named else 0


def single_foes(view: View) -> tuple[int, int]:
    """One at least where they are named."""
    return min(1, view[v.foe_singles]), up_to(view[v.foe_singles])


def single_foes_open(view: View) -> bool:
    """Whether it must be told how many."""
    return view[v.foe_singles] > 1


def count_foes(draft: Draft) -> None:
    """The ships on the other side."""
    draft[v.enemies] = draft[v.foe_singles] + sum(_foe_size(draft, fleet) for fleet in draft[v.foe_fighting])


def _foe_size(view: View, fleet: str) -> int:
    return view[v.ships.of(view[v.foe], fleet)]


def lose_foes(draft: Draft, ships: int) -> None:
    """So many ships of the other faction are destroyed: single ships, then those of the smallest fleets."""
    if not foe_is_ai(draft):
        return
    for group in _in_order_of_loss(draft):
        lost = min(ships, draft[v.foe_singles] if group == SINGLE else _foe_size(draft, group))
        ships -= lost
        if group == SINGLE:
            draft[v.foe_singles] -= lost
            lose_singles(draft, draft[v.foe], lost)
        else:
            _shrink(draft, group, lost)
    limit_ships_on_lanes(draft)


def _in_order_of_loss(view: View) -> Iterator[str]:
    yield SINGLE
    yield from sorted(view[v.foe_fighting], key=lambda fleet: _foe_size(view, fleet))


def _shrink(draft: Draft, fleet: str, lost: int) -> None:
    """A fleet of fewer than three ships disbands; they fight on alone."""
    key = v.ships.of(draft[v.foe], fleet)
    left = draft[key] - lost
    disbands = lost > 0 and left < draft[v.smallest_fleet]
    draft[key] = 0 if disbands else left
    if disbands:
        adjust(draft, v.alone.of(draft[v.foe]), left)
        draft[v.foe_singles] += left
        draft[v.foe_fighting] = tuple(other for other in draft[v.foe_fighting] if other != fleet)


def lose_system_of_foe(draft: Draft) -> None:
    """It is not the other faction's any more, nor the nodes that stood there."""
    if foe_is_ai(draft):
        lose_system(draft, draft[v.foe], draft[v.nodes_before])
        left = list(draft[v.open_nodes.of(draft[v.foe])])
        for slot in draft[v.slots_there]:
            if slot in left:
                left.remove(slot)
        draft[v.open_nodes.of(draft[v.foe])] = tuple(left)


def destroy_nodes_of_foe(draft: Draft) -> None:
    """What was shot there before they were repelled; its slots are open."""
    gone = tuple((Counter(draft[v.nodes_before]) - Counter(draft[v.nodes_there])).elements())
    lose_income(draft, draft[v.foe], gone)
    slots = v.open_nodes.of(draft[v.foe])
    draft[slots] = (*draft[slots], *gone)


def foe_has_starbase(view: View) -> bool:
    """Whether one of theirs may stand there."""
    return foe_is_ai(view) and view[v.starbases.of(view[v.foe])] > 0


def foe_starbase_surely(view: View) -> bool | None:
    """Each of their systems has one, this one too; it is lost already from their systems."""
    surely = view[v.starbases.of(view[v.foe])] > view[v.colonies.of(view[v.foe])]
    return True if surely else None


def lose_starbase_of_foe(draft: Draft) -> None:
    """With its command."""
    adjust(draft, v.starbases.of(draft[v.foe]), -1)
    lose_command(draft, draft[v.foe])


def reward_foe(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/15"""
    adjust(draft, v.production.of(draft[v.foe]), 2)


def return_ships_of_foe(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/6"""
    adjust(draft, v.alone.of(draft[v.foe]), draft[v.dice_hits])


def forget_rolls(draft: Draft) -> None:
    """After an upgrade: the rolls by which its weapons hit, or by which it is hit, are told anew."""
    own, weapons = draft[v.faction], draft[v.upgrades][:1] == ("weapons",)
    for other in (YOU, NOBODY, *others(draft)):
        pair = (own, other) if weapons else (other, own)
        if pair[0] in draft[v.factions]:
            draft[v.hit_on.of(*pair)] = None


def note_hits_on_you(draft: Draft, roll: int, faction: str) -> None:
    """Shields or weapons have changed, or the roll was misread."""
    draft[v.hit_on.of(faction, YOU)] = roll


def foe_unclear(view: View) -> bool:
    """Whose a system is was not told: nobody named another A.I. faction or nobody."""
    return view[v.foe] == YOU


def owner_is_rival(view: View) -> bool | None:
    """Whether a rival controls it, where it was asked whose it is."""
    return view[v.foe] != NOBODY if others_play(view) else None


def enemy_ships(view: View) -> str:
    """Whose ships they attack."""
    if not others_play(view):
        return "your ships"
    return "ships of yours or another A.I." if len(view[v.factions]) > 1 else "your ships"


def ships_attacked(view: View) -> str:
    """two ships of yours, two ships of the Klingons"""
    return f"{counted(view[v.enemies], 'ship')} of {foe_people(view) if foe_is_ai(view) else 'yours'}"


def of_whom(view: View) -> str:
    """Whose ships are removed."""
    return f" of {foe_people(view)}" if foe_is_ai(view) else " of yours"


def who_retreats(view: View) -> str:
    """you retreat, the Vulcans retreat"""
    return f"{foe_people(view) if foe_is_ai(view) else 'you'} retreat"


def roll_and_remove(view: View) -> str:
    """What the player does about their hits."""
    ships = counted(view[v.hits], "ship")
    return f"Remove {ships}{of_whom(view)} afterwards" if foe_is_ai(view) else f"Roll yours, then remove {ships}"


def against_whose_shields(view: View) -> str:
    """The shields that count."""
    return f"Against {foe_people(view)}" if foe_is_ai(view) else "With your shields"


def of_whom_they_hit(view: View) -> str:
    """Whose ships those are."""
    return f"those of {foe_people(view)}" if foe_is_ai(view) else "yours"


def foe_dice_named(view: View) -> str:
    """three dice, one die"""
    return f"{in_words(view[v.foe_dice])} {'die' if view[v.foe_dice] == 1 else 'dice'}"


def foe_hits_named(view: View) -> str:
    """two hits"""
    return counted(view[v.foe_hits], "hit")
