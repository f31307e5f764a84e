"""Dice: rolled by the program, or by the player who tells what they show."""

from voice_supercat.procedure.state import Draft, Table

from .numbers import up_to

SIDES = 6


def program_rolls(table: Table) -> bool:
    """Whether the program rolls."""
    return bool(table["dice"] == "program")


def player_rolls(table: Table) -> bool:
    """Whether the player rolls."""
    return not program_rolls(table)


def roll_die(draft: Draft) -> None:
    """One die."""
    draft["die"] = draft.roll(SIDES)


def note_die(draft: Draft, shown: int) -> None:
    """What the player's die shows."""
    draft["die"] = shown


def roll_if_any(draft: Draft) -> None:
    """A die for each of `dice_count` ships; `dice_hits` are those of at least `dice_need`."""
    rolls = [draft.roll(SIDES) for _ in range(draft["dice_count"])]
    draft["dice_hits"] = sum(roll >= draft["dice_need"] for roll in rolls)


def note_hits(draft: Draft, hits: int) -> None:
    """What the player counted."""
    draft["dice_hits"] = hits


def up_to_dice(table: Table) -> tuple[int, int]:
    """No more hits than dice."""
    return 0, up_to(table["dice_count"])


def dice_to_roll(table: Table) -> bool:
    """Whether there is a die at all."""
    return bool(table["dice_count"] > 0)


def player_counts(table: Table) -> bool:
    """Whether there is a die, and the player rolls it."""
    return dice_to_roll(table) and player_rolls(table)


def die_is(table: Table, *shown: str) -> bool:
    """Whether the last die shows one of these."""
    return str(table["die"]) in shown
