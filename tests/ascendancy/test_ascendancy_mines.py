"""What the cards of an A.I. faction do to rivals, they do to other A.I. factions too."""

from sessions import at, fleets_of, holding, new_session
from transcript import plays, seed_rolling, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine

MOVES = {"weapons_cost": "9", "shields_cost": "9", "first_of_one": "rival_system", "first_of_any": "rival_system"}


def arriving(session: Session) -> None:
    """Their ships have moved to a rival's system."""
    answers: dict[str, Answer] = {
        "what-happens": "bot_turn",
        "hazard": True,
        "moves-to-it": ("hazard", "1"),
        **{k.replace("_", "-"): t for k, t in MOVES.items()},
    }
    while not session.question.step.endswith(("/mined", "/hazard-need")):
        question = session.question
        name = question.step.rpartition("/")[2]
        usual = {"yes_no": False, "number": question.range and question.range[0], "list": (), "choice": "none"}
        given = answers.get(name, usual.get(question.expect or "", "done"))
        session.answer(int(str(given)) if question.expect == "number" else given)


def test_ships_that_enter_a_mined_system_of_another_faction_are_rolled_for(played_ascendancy: Engine) -> None:
    """Of the Breen a six destroys whatever the shields are; the mines of the Cardassians are a hazard of level five."""
    session = new_session(played_ascendancy, "klingon,breen,cardassian", seed_rolling(5, 5, 6, 2))
    holding(session, production=1, commands=3, fleet_one=3, alone=1)
    arriving(session)
    plays(
        session,
        """
        Exhaust a command: one ship moves up to two sectors toward the nearest enemy system without a base.
        Fleet one: a hazard, or whose mines?
        > breen
        (die: 5)
        (die: 5)
        (die: 6)
        The mines of the Breen destroy one ship.
        Fleet one disbands: fewer than three ships are left.
        A single ship: a hazard, or whose mines?
        > cardassians
        A single ship, with their shields: destroyed from what roll on? Seven means never.
        > 5
        (die: 2)
        The mines of the Cardassians destroy no ships.
        Has the other single ship reached the nearest enemy system without a base?
        """,
    )
    assert fleets_of(session, "klingon") == (0, 0, 0)
    assert session.game.state[v.alone.of("klingon")] == 3


def test_where_nobody_has_mines_it_is_a_hazard(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon,vulcan")
    holding(session, production=1, commands=3, fleet_one=3)
    arriving(session)
    assert session.question.step.endswith("/hazard-need")


def test_every_ship_of_the_science_fleet_rolls_in_mines_that_are_no_hazard(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation,romulan", dice="player")
    holding(session, production=1, commands=1, fleet_one=4)
    session = with_known(session, **{"commands of romulan": 0, "alone of romulan": 0})
    arriving(session)
    session.text("romulans")
    assert session.question.text == "Roll four dice. How many show six or more?"


def test_the_andorians_take_research_of_other_factions_where_their_tokens_lie(played_ascendancy: Engine) -> None:
    session = at(played_ascendancy, "klingon,andorian", "recharge/marked", seed_rolling(4, 3))
    session = with_known(session, marks=2, **{"research of klingon": 6, "research of andorian": 0})
    session.text("2")
    assert session.question.step == "table/what-happens"
    state = session.game.state
    assert state[v.research.of("klingon")] == 5
    assert state[v.research.of("andorian")] == 1 + state[v.research_income.of("andorian")]
