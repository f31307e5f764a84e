"""Dice that the program rolls; where the player rolls, the pages ask what they show."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .lanes import roll_lane_die
from .numbers import up_to


def roll_die(draft: Draft) -> None:
    """One die."""
    draft[v.die] = draft.roll(draft[v.die_sides])


def roll_dice(draft: Draft) -> None:
    """A die for each of `dice_count` ships, if any; `dice_hits` are those of at least `dice_need`."""
    rolls = [draft.roll(draft[v.die_sides]) for _ in range(draft[v.dice_count])]
    draft[v.dice_hits] = sum(roll >= draft[v.dice_need] for roll in rolls)


def up_to_dice(view: View) -> tuple[int, int]:
    """No more hits than dice."""
    return 0, up_to(view[v.dice_count])


def roll_one_lane(draft: Draft) -> None:
    """The space lane die, for anything but a lane."""
    draft[v.die] = roll_lane_die(draft)


def roll_out_of_warp(draft: Draft) -> None:
    """The space lane die for each group in warp."""
    draft[v.lane_rolls] = tuple(roll_lane_die(draft) for _ in range(draft[v.warped]))
