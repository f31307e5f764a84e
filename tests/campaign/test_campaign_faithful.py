"""Faithful cards: as the selected card on either side, as the lead that is surpassed or copied, and declaring."""

import pytest
from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def led(played: Engine, side: str, card: str = "faithful 6", **known: object) -> Session:
    """The player, a Believer in yellow, leads a Faithful card; red follows."""
    session = session_of(played, seed_rolling(6), order="yellow,red", fates="believer,hegemon")
    for answer in (card, "none", side):
        session.text(answer)
    return with_known(session, **known)


def steps_of(session: Session, page: str) -> list[str]:
    """What is asked on the page where the answer is always no, but that cards can be secured."""
    found = []
    while not session.question.step.startswith(page):
        session.text("zero" if session.question.expect == "number" else "no")
    while session.question.step.startswith(page):
        found.append(session.question.step.removeprefix(f"{page}/"))
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    return found


def test_a_player_tells_the_side_that_is_led(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="believer,hegemon")
    plays(
        session,
        """
        You are First Regent.
        Round one. You lead.
        Which card did you lead?
        > i led faithful 9 and declared tyrant
        Which side of it, Wisdom or Zeal?
        > wisdom
        Which two cards did the bot draw?
        """,
    )
    state = session.game.state
    assert (state[v.lead], state[v.declared], state[v.lead_side]) == ("faithful 9", ("tyrant",), "wisdom")


def test_in_act_two_the_doctrine_tells_the_side(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="believer,hegemon", act="2")
    session = with_known(session, doctrine="zeal")
    session.text("faithful 9")
    session.text("none")
    assert session.game.state[v.lead_side] == "zeal"


def test_a_faithful_lead_is_surpassed_by_a_higher_one_on_the_same_side(played: Engine) -> None:
    session = led(played, "wisdom")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > faithful 8 and administration 3
        How many actions does faithful 8 show?
        > 3
        The bot surpasses with faithful 8, for three actions.
        Discard administration 3.
        Does the bot have material?
        """,
    )
    assert (session.game.state[v.page_suit], session.game.state[v.left]) == ("wisdom", 3)


def test_a_faithful_card_surpasses_no_other_suit(played: Engine) -> None:
    session = led(played, "zeal", faithful_pips=(("faithful 6", 2),))
    session = with_known(session, lead="construction 2")
    events = session.text("faithful 8 and administration 3")
    assert [event.do for event in events if event.kind == "act"] == ["place-seize-counter"]


def test_a_faithful_lead_is_copied_on_its_side(played: Engine) -> None:
    """A lower Faithful card is of the suit that leads, so that it pivots nowhere."""
    session = led(played, "zeal")
    session.text("faithful 2 and administration 3")
    no_until(session, "general-priorities/12:combat")
    plays(
        session,
        """
        Can the bot use favorable combat to take control of a rival city or a Free city?
        > yes
        The bot copies Faithful Zeal with faithful 2 face down, for one action.
        Discard administration 3.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.page_suit] == "zeal"


def test_a_pivot_comes_before_a_copy_of_a_faithful_lead(played: Engine) -> None:
    session = led(played, "wisdom")
    session.text("aggression 2 and administration 3")
    session.text("yes" if session.question.step.endswith("can-secure") else "no")
    no_until(session, "general-priorities/3:vox")
    assert session.text("yes")[0].text == "The bot pivots with aggression 2, for one action."


def test_an_event_gives_what_the_faithful_lead_shows(played: Engine) -> None:
    session = led(played, "wisdom")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and administration 3
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Have you secured the Imperial Council in this round?
        > no
        How many actions does faithful 6 show?
        > 3
        The bot plays the Event, for three actions.
        Discard administration 3.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.page_suit] == "wisdom"


def believer(played: Engine, **known: object) -> Session:
    """Red, a Believer, has the initiative, and is winning Tyrant alone."""
    tallies = {f"tally of red {name}": 0 for name in ("tycoon", "warlord", "keeper", "empath")}
    session = session_of(played, fates="believer,hegemon", ledger="on")
    return with_known(session, **{**tallies, "tally of red tyrant": 2, "tally of yellow tyrant": 1, **known})


def test_a_faithful_card_declares_any_ambition_and_takes_the_side_of_the_first_priority(played: Engine) -> None:
    """campaign/believer/faithful-cards/1"""
    session = believer(played)
    session.text("faithful 8 and mobilization 2")
    no = {"number": "zero", "list": "none"}
    said = [event.text for event in session.text("3")]
    assert said[0] == "The bot leads with faithful 8, for three actions, and declares Tyrant."
    while session.question.step != "general-priorities/5.1":
        session.text(no.get(session.question.expect, "no"))
    assert [event.text for event in session.text("yes") if event.kind != "ask"] == ["Discard mobilization 2."]
    state = session.game.state
    assert (state[v.page_suit], state[v.lead_side], state[v.left]) == ("wisdom", "wisdom", 3)


def test_in_act_two_it_declares_on_the_side_of_the_doctrine(played: Engine) -> None:
    session = believer(played, act=2, doctrine="zeal")
    session.text("faithful 8 and mobilization 2")
    session.text("no")  # it does not set another Doctrine
    session.text("3")
    assert session.question.step.startswith("prelude")
    assert session.game.state[v.page_suit] == "zeal"


def test_wisdom_asks_its_lines_and_knows_what_cannot_be(played: Engine) -> None:
    session = session_of(played, 0, "wisdom")
    assert steps_of(session, "wisdom") == [*("can-secure", "2:without", "3:control", "4", "5")]
    with_declared = with_known(session_of(played, 0, "wisdom"), declared=("tycoon", "tycoon", "keeper"))
    assert steps_of(with_declared, "wisdom") == ["can-secure", "1", "2:without", "3:control", "4", "5:lead"]


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        ({"1": "yes"}, "Secure a card to contend Tycoon."),
        ({"2:without": "yes", "2": "yes"}, "Build a starport."),
        ({"3:control": "yes", "3:build": "yes"}, "Build to end rival control there."),
        ({"3:control": "yes", "3:damaged": "yes", "3:repair": "yes"}, "Repair to end rival control there."),
        ({"4": "yes"}, "Build a city."),
        ({"5": "yes"}, "Secure a card to contend an undeclared ambition."),
        ({"5:lead": "yes"}, "Secure a card to grow the lead in Tycoon."),
    ],
)
def test_each_line_of_wisdom_is_played(played: Engine, answers: dict[str, str], order: str) -> None:
    """Read from the Wisdom page, with Tycoon declared."""
    assert played_line(played, "wisdom", {"can-secure": "yes", **answers}) == order


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        ({"1": "yes"}, "Tax to contend Tycoon."),
        ({"2": "yes"}, "Move and battle to contend Tycoon."),
        ({"3:without": "yes", "3:claim": "no", "3": "yes"}, "Move to get a new claim."),
        ({"4": "yes", "4.1:move": "yes"}, "Move to end rival control there."),
        ({"4": "yes", "4.1:combat": "yes"}, "Move and battle to end rival control there."),
        ({"5:cities": "yes", "5:fewer": "yes", "5": "yes"}, "Move to get at least one new claim."),
        ({"6": "yes"}, "Tax to contend an undeclared ambition or take captives."),
        ({"7": "yes"}, "Move and battle to take trophies."),
    ],
)
def test_each_line_of_zeal_is_played(played: Engine, answers: dict[str, str], order: str) -> None:
    assert played_line(played, "zeal", answers) == order


def played_line(played: Engine, page: str, answers: dict[str, str]) -> str:
    """The first order of the page, where all but these answers are no."""
    first = "wisdom/can-secure" if page == "wisdom" else "zeal/1"
    session = with_known(session_of(played, 0, page), at=first, declared=("tycoon",))
    while True:
        step = session.question.step.removeprefix(f"{page}/")
        orders = [event.text for event in session.text(answers.get(step, "no")) if event.kind == "act"]
        if orders:
            return orders[0]


def test_zeal_influences_by_the_principles(played: Engine) -> None:
    session = session_of(played, 0, "zeal")
    no_until(session, "zeal/8")
    session.text("yes")
    assert session.question.text.startswith("Is any of those a Lore card")


def test_zeal_battles_for_trophies_only_while_a_marker_is_left(played: Engine) -> None:
    session = with_known(session_of(played, 0, "zeal"), declared=("tycoon", "tycoon", "keeper"))
    assert "7" not in steps_of(session, "zeal")


def test_a_faithful_card_comes_first_and_gives_the_side_of_its_action(played: Engine) -> None:
    """What is printed on it is asked once in a game."""
    session = session_of(played, fates="hegemon,believer")
    session.text("faithful 5 and mobilization 2")
    no_until(session, "general-priorities/6")
    plays(
        session,
        """
        Is any building of the bot in a system that a rival controls?
        > yes
        Can the bot move to end a rival's control of one of its buildings?
        > yes
        How many actions does faithful 5 show?
        > 3
        The bot leads with faithful 5, for three actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.page_suit] == "zeal"


def test_in_act_two_a_faithful_card_gives_one_side_only(played: Engine) -> None:
    session = with_known(session_of(played, fates="hegemon,believer", act="2"), doctrine="wisdom")
    session.text("faithful 5 and administration 2")
    no_until(session, "general-priorities/6")
    session.text("yes")
    assert session.question.step == "general-priorities/6.2:build"  # no card gives a move
