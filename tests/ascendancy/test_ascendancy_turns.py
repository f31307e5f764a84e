"""Each faction's whole turn, from the player's side of the table: `turns/*.txt`, with the seed of the dice on top."""

from pathlib import Path

import pytest
from sittings import ALL_FACTIONS, begun
from transcript import plays

from voice_supercat.procedure.engine import Engine

TURNS = Path(__file__).parent / "turns"


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_turn(played_ascendancy: Engine, faction: str) -> None:
    seed, _, conversation = (TURNS / f"{faction}.txt").read_text().removeprefix("# seed ").partition("\n")
    plays(begun(played_ascendancy, faction, int(seed)), conversation)
