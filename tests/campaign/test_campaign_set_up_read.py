"""The set-up of Act One, read step by step: what a newcomer should know, Fates, the stack, harder games."""

from transcript import acts, no_until, plays, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_the_set_up_is_read_with_the_believer_as_a_bot(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/read")
    said = [event.text for event in session.text("yes")]
    assert said[1] == "If Supercat is new to you, play a chapter of the base game with it first."
    assert said[-2] == "Have ready two counters for each bot, such as dice that are turned and never rolled."
    session.text("done")
    session.text("done")
    plays(
        session,
        """
        The initiative marker goes to you.
        Say done when ready.
        > done
        Draw two A Fates and keep one. Each bot gets one by chance.
        Say done when ready.
        > done
        Which Fate do you have?
        > founder
        Which Fate does the bot have?
        > believer
        A bot builds first a city, then a starport, each in an eligible slot picked by chance.
        Say done when ready.
        > done
        The bot is the Believer: two cities and no starport, on planets of different suits of Guild cards in court.
        Say done when ready.
        > done
        Deal six action cards to each player and none to the bots. Each bot gets a counter with a six instead.
        Say done when ready.
        > done
        Put all other action cards in one stack, face down. All bots draw from it.
        Say done when ready.
        > done
        You are First Regent.
        Round one. You lead.
        Which card did you lead?
        """,
    )
    assert session.game.state[v.fate.of("red")] == "believer"


def test_the_set_up_asks_for_each(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/more")
    asked: list[str] = []
    session.text("yes")
    while session.question.step != "set-up/minigames":
        asked.append(session.question.text.partition(":")[0])
        session.text("yes")
    assert asked == [
        *("Fleet Readiness", "Strategic Reserves", "Armored Hulls", "Energy Shields", "Carrier Tactics"),
        *("Fortress Vaults", "Warp Blockades"),
    ]
    keys = (v.fleet_readiness, v.strategic_reserves, v.armored_hulls, v.energy_shields, v.carrier_tactics)
    assert all(session.game.state[key] for key in (*keys, v.fortress_vaults, v.warp_blockades))


def test_a_set_up_that_is_read_has_them_in_their_place(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/more")
    session.text("yes")
    session.text("yes")
    no_until(session, "set-up/read")
    events = session.text("yes")
    while not session.question.step.startswith(("bot-turn", "player-turn")):
        fate = session.question.step == "which-fates/which"
        events += session.text(session.question.choices[0] if fate else "done")
    order = [act.step.rpartition("/")[2] for act in acts(events, "prepare")]
    assert order == ["counters", "board", "marker", "fates", "buildings", "fleet-readiness", "hands", "stack"]
