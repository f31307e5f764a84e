"""The dice of another A.I. faction that is attacked, with what its cards change."""

from collections import Counter

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters
from .foes import foe_is_ai
from .to_hit import first_round


def foe_need(view: View) -> int | None:
    """The lowest roll with which the other faction hits, where it was told."""
    return view[v.hit_on.of(view[v.foe], view[v.faction])]


def foe_need_unknown(view: View) -> bool:
    """Whether it must be told."""
    return foe_need(view) is None


def note_foe_need(draft: Draft, roll: int) -> None:
    """It holds until one of them upgrades."""
    draft[v.hit_on.of(draft[v.foe], draft[v.faction])] = roll


def foe_sure_hits(view: View) -> int:
    """ascendancy/cardassian-a-i-rules/5-build-ships/5.1"""
    hunters = "fleet-one-hits" in view[v.foe_traits] and first_round(view) and "one" in view[v.foe_fighting]
    return view[v.ships.of(view[v.foe], "one")] if hunters else 0


def begin_foe_round(draft: Draft) -> None:
    """A die a ship, and one for a starbase."""
    sure = min(foe_sure_hits(draft), draft[v.enemies])
    draft[v.foe_dice] = draft[v.enemies] - sure + ("extra-die" in draft[v.foe_traits])
    draft[v.foe_hits] = sure


def roll_for_foe(draft: Draft) -> None:
    """Their dice of this round."""
    traits, need = draft[v.foe_traits], foe_need(draft) or draft[v.die_sides] + 1
    always = 5 if "five-hits" in traits else 6 if "six-hits" in traits else draft[v.die_sides] + 1
    rolls = [draft.roll(draft[v.die_sides]) for _ in range(draft[v.foe_dice])]
    if "reroll-failed" in traits:
        rolls = [roll if roll >= min(need, always) else draft.roll(draft[v.die_sides]) for roll in rolls]
    missed = Counter(roll for roll in rolls if roll < min(need, always))
    draft[v.foe_hits] += len(rolls) - missed.total()
    if "doubles" in traits:
        draft[v.foe_hits] += sum(count // 2 for count in missed.values())


def foe_dice_open(view: View) -> bool:
    """Whether the player rolls for them."""
    return view[v.dice] == "player" and view[v.foe_dice] > 0


def up_to_foe_dice(view: View) -> tuple[int, int]:
    """No more hits than dice, pairs included."""
    return 0, view[v.foe_dice]


def add_foe_hits(draft: Draft, hits: int) -> None:
    """What the player rolled for them."""
    draft[v.foe_hits] += hits


def foe_outnumbered(view: View) -> bool:
    """The Federation and the Vulcans retreat as soon as more ships are against them."""
    traits = view[v.foe_traits]
    return "retreats" in traits and "cornered" not in traits and fighters(view) > view[v.enemies]


def foe_retreats(view: View) -> bool:
    """Such a faction, and ships of it left."""
    return foe_is_ai(view) and view[v.enemies] > 0 and foe_outnumbered(view)


def begin_defence(draft: Draft) -> None:
    """What helps the defence of a system, beside its nodes."""
    draft[v.foe_hits] = draft[v.foe_dice] = 0
    draft[v.foe_traits] = tuple(
        trait for trait in draft[v.in_defence.of(draft[v.foe])] if trait in ("five-hits", "six-hits")
    )


def note_foe_dice(draft: Draft, dice: int) -> None:
    """The dice of its nodes, one more where an ambassador is."""
    draft[v.foe_dice] = dice + ("embassy" in draft[v.traits])


def take_foe_hits(draft: Draft, hits: int) -> None:
    """What the player rolled for the defence."""
    draft[v.foe_hits] = hits


_ADVICE = {
    "five-hits": "Fives and sixes always hit.",
    "six-hits": "Sixes always hit.",
    "reroll-failed": "Reroll failed dice once.",
    "doubles": "A failed pair hits once.",
}


def foe_advice(view: View) -> str:
    """What the player who rolls for them must know."""
    told = [trait for trait in view[v.foe_traits] if trait in _ADVICE and (trait != "doubles" or view[v.foe_dice] != 1)]
    return "".join(f" {_ADVICE[trait]}" for trait in told)


def embassy_die(view: View) -> str:
    """An ambassador helps the defence."""
    return ", and one more" if "embassy" in view[v.traits] else ""
