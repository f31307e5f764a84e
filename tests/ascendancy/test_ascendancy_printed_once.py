"""What is printed is told once in a player's life; of the lane die, those who roll it themselves are not asked."""

import pytest
from sessions import KNOWN, answer_steps, at, holding, new_session
from transcript import draft_of, plays, session_of, with_known

from voice_supercat.books.ascendancy.rules.lanes import roll_lane_die
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import new_game


def test_its_faces_are_asked_for_as_the_first_game_begins(played_ascendancy: Engine) -> None:
    session = session_of(played_ascendancy, factions="klingon")
    session.text("no")
    session.text("no")
    plays(
        session,
        """
        The Klingons start with three production, three research, three culture. Is that right?
        > yes
        How many faces of the space lane die show a two?
        > 3
        And how many faces show a three?
        > 2
        Round one. Say bot turn after all players, or tell what you did, such as: I attack them.
        > faces with a two is two
        Noted.
        Round one. Say bot turn after all players, or tell what you did, such as: I attack them.
        """,
    )
    assert played_ascendancy.memory(session.game.state) == {"known_components": KNOWN}


@pytest.mark.parametrize("options", [{"known_components": KNOWN}, {"dice": "player"}])
def test_it_is_not_asked_again_nor_of_who_rolls_it(played_ascendancy: Engine, options: dict[str, str]) -> None:
    session = session_of(played_ascendancy, factions="klingon", **options)
    for said in ("no", "no", "yes"):
        session.text(said)
    assert session.question.step == "table/what-happens"


@pytest.mark.parametrize(
    ("known", "wrong"),
    [
        ('{"lane_die": "22334"}', "the lane die cannot be"),
        ('{"lane_die": "223345"}', "the lane die cannot be"),
        ('{"nodes": {"gold": 2}}', '"nodes gold" cannot be 2'),
        ('{"klingon": {"fleets": {"four": 5}}}', '"klingon fleets four" cannot be 5'),
        ('{"klingon": {"weapons": {"0": 99}}}', '"klingon weapons 0" cannot be 99'),
        ('{"borg": {"weapons": {"0": 6}}}', '"borg weapons 0" cannot be 6'),
        ("{", "expected JSON"),
    ],
)
def test_what_cannot_be_printed_is_refused(played_ascendancy: Engine, known: str, wrong: str) -> None:
    with pytest.raises(ProcedureFault, match=wrong):
        new_game(played_ascendancy, 0, {"known_components": known})


def test_prices_and_fleet_cards_are_known_in_the_next_game(played_ascendancy: Engine) -> None:
    told = {"weapons_cost": 6, "shields_cost": 8, "research": 8}
    session = at(played_ascendancy, "klingon", "klingon/weapons-cost", **told)
    known = played_ascendancy.memory(session.game.state)
    assert known == {
        "known_components": '{"lane_die": "223344", "klingon": {"weapons": {"0": 6}, "shields": {"0": 8}}}'
    }
    again = session_of(played_ascendancy, factions="klingon", **known)
    for said in ("no", "no", "yes"):
        again.text(said)
    again = with_known(again, **{"research of klingon": 9, "alone of klingon": 0, "culture of klingon": 0})
    said = [getattr(event, "text", "") for event in again.text("bot turn")]
    assert "Upgrade their shields by one step for eight research." in said


def test_that_there_is_no_further_upgrade_is_known_in_the_next_game(played_ascendancy: Engine) -> None:
    """A price of nought is a price that was told."""
    session = at(played_ascendancy, "klingon", "klingon/weapons-cost", research=8)
    for said in ("zero", "8"):
        session.text(said)
    known = played_ascendancy.memory(session.game.state)
    assert '"weapons": {"0": 0}' in known["known_components"]
    again = new_session(played_ascendancy, "klingon", **known)
    said = answer_steps(holding(again, research=9, production=1, alone=1), what_happens="bot_turn")
    assert not [text for text in said if "upgrade cost" in text]


def test_only_faces_that_it_has_are_rolled(played_ascendancy: Engine) -> None:
    draft = draft_of(played_ascendancy, lane_twos=0, lane_threes=1)
    assert {roll_lane_die(draft) for _ in range(60)} == {3, 4}
