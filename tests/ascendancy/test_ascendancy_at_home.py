"""Ships that stayed at the homeworld are known to be there, also in later rounds."""

from sessions import answer_steps, holding, new_session
from transcript import draft_of, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.at_home import singles_at_home
from voice_supercat.books.ascendancy.rules.battle import swap_fleets
from voice_supercat.books.ascendancy.rules.first_paths import away_at_systems, may_orbit
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at_home(engine: Engine, ships: int, others: int = 0) -> Session:
    """The Klingons in their third round, with single ships at their homeworld and elsewhere."""
    session = new_session(engine, "klingon")
    holding(session, alone=ships + others, ascendancy=1, commands=5)
    return with_known(session, round=3, **{"at_home of klingon": ships})


def test_what_was_built_and_stayed_is_at_home_in_the_next_round(played_ascendancy: Engine) -> None:
    """The starting ships reach their systems; the two that were built have no command left to leave with."""
    session = new_session(played_ascendancy, "romulan", 15, at_home=True)
    answer_steps(session, what_happens="bot_turn", weapons_cost="3", shields_cost="9")
    state = session.game.state
    assert (state[v.round], singles_at_home(state), away_at_systems(state)) == (2, 2, 3)


def test_three_at_home_form_a_fleet_without_a_question(played_ascendancy: Engine) -> None:
    said = answer_steps(at_home(played_ascendancy, 4), weapons_cost="9", shields_cost="9", room="5")
    assert "Exhaust a command: four ships form fleet one." in said
    asked = answer_steps(at_home(played_ascendancy, 3, 1), weapons_cost="9", shields_cost="9")
    assert "Can three or more of their single ships in one system form a fleet?" in asked


def test_with_all_ships_at_home_they_orbit_and_invade_nothing(played_ascendancy: Engine) -> None:
    def may_invade(session: Session) -> bool:
        said = answer_steps(session, weapons_cost="9", shields_cost="9")
        return any("a developed system" in text for text in said)

    assert not may_invade(at_home(played_ascendancy, 2))
    assert may_invade(at_home(played_ascendancy, 1, 1))


def test_ships_known_to_be_at_the_end_of_their_lane_may_orbit_too(played_ascendancy: Engine) -> None:
    known = {"round": 3, "faction": "klingon", "alone of klingon": 5, "on_lanes of klingon": 3, "at_home of klingon": 2}
    known["started of klingon"] = True
    assert not may_orbit(draft_of(played_ascendancy, **known))
    assert may_orbit(draft_of(played_ascendancy, **known, **{"ahead of klingon": (0, 2)}))


def test_fleets_that_change_places_change_what_is_known_of_them(played_ascendancy: Engine) -> None:
    fleets = {"ships of andorian one": 5, "fleet_home of andorian one": "yes", "ships of andorian three": 3}
    far = {"fleet_home of andorian three": "no", "fleets_on_lanes of andorian": ("three",), "fighting": ("three",)}
    draft = draft_of(played_ascendancy, faction="andorian", **fleets, **far)
    swap_fleets(draft)
    homes = [draft[v.fleet_home.of("andorian", fleet)] for fleet in ("one", "three")]
    assert (homes, draft[v.fleets_on_lanes.of("andorian")]) == (["no", "yes"], ("one",))


def test_a_correction_of_ships_leaves_nothing_known_of_where_they_are(played_ascendancy: Engine) -> None:
    session = at_home(played_ascendancy, 3)
    session.text("klingon single ships are 4")
    assert session.game.state[v.at_home.of("klingon")] == 0


def test_cardassians_at_home_guard_its_production_node_without_a_question(played_ascendancy: Engine) -> None:
    """Beside the one starting ship that stays, two are built; two others set out."""
    session = new_session(played_ascendancy, "cardassian", 3, at_home=True)
    said = answer_steps(session, what_happens="bot_turn", weapons_cost="9", shields_cost="9")
    assert not [text for text in said if text.startswith("How many of the other three single ships orbit")]
    session = new_session(played_ascendancy, "cardassian", 3, at_home=True)
    built_elsewhere = answer_steps(
        session, what_happens="bot_turn", weapons_cost="9", shields_cost="9", uncontrolled="yes", guards="1"
    )
    question = "How many of the other three single ships orbit a Cardassian system with a production node?"
    assert question in built_elsewhere


def test_without_another_system_nothing_is_asked_of_the_overseer(played_ascendancy: Engine) -> None:
    for systems, asked in ((0, False), (1, True)):
        session = new_session(played_ascendancy, "cardassian")
        session = with_known(holding(session, alone=0, fleet_two=3, commands=6), **{"colonies of cardassian": systems})
        said = answer_steps(session, weapons_cost="9", shields_cost="9")
        assert any("Is fleet two at a Cardassian system" in text for text in said) == asked
