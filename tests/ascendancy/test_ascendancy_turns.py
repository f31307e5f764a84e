"""Each faction's whole turn, from the player's side of the table, as written in `turns/*.txt`."""

import pytest
from sessions import ALL_FACTIONS, new_session, written_turn
from transcript import plays

from voice_supercat.procedure.engine import Engine


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_turn(played_ascendancy: Engine, faction: str) -> None:
    turn = written_turn(faction)
    plays(new_session(played_ascendancy, faction, turn.seed, at_home=True), turn.conversation)
