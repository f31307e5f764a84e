"""Dice: rolled by the program, or by the player who tells what they show."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .numbers import up_to

SIDES = 6


def program_rolls(view: View) -> bool:
    """Whether the program rolls."""
    return bool(view[v.dice] == "program")


def player_rolls(view: View) -> bool:
    """Whether the player rolls."""
    return not program_rolls(view)


def roll_die(draft: Draft) -> None:
    """One die."""
    draft[v.die] = draft.roll(SIDES)


def note_die(draft: Draft, shown: int) -> None:
    """What the player's die shows."""
    draft[v.die] = shown


def roll_if_any(draft: Draft) -> None:
    """A die for each of `dice_count` ships; `dice_hits` are those of at least `dice_need`."""
    rolls = [draft.roll(SIDES) for _ in range(draft[v.dice_count])]
    draft[v.dice_hits] = sum(roll >= draft[v.dice_need] for roll in rolls)


def note_hits(draft: Draft, hits: int) -> None:
    """What the player counted."""
    draft[v.dice_hits] = hits


def up_to_dice(view: View) -> tuple[int, int]:
    """No more hits than dice."""
    return 0, up_to(view[v.dice_count])


def dice_to_roll(view: View) -> bool:
    """Whether there is a die at all."""
    return bool(view[v.dice_count] > 0)


def player_counts(view: View) -> bool:
    """Whether there is a die, and the player rolls it."""
    return dice_to_roll(view) and player_rolls(view)


def die_is(view: View, *shown: str) -> bool:
    """Whether the last die shows one of these."""
    return str(view[v.die]) in shown
