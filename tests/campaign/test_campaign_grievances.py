"""Grievances: told by sentences, counted for each pair of seats, settled before a Negotiation."""

import pytest
from round_ends import on_to, plain_answer
from summits import summit
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.keys import any_key


def at_table(played: Engine, grievances: str = "on") -> Session:
    options = {"order": "red,blue,white,yellow", "bots": "red,blue,white", "fates": "steward,founder,magnate,admiral"}
    return session_of(played, grievances=grievances, **options)


@pytest.mark.parametrize(
    ("sentence", "bot", "offender"),
    [
        ("blue attacked red", "red", "blue"),
        ("yellow destroyed white's city", "white", "yellow"),
        ("blue destroyed red's ships", "red", "blue"),
        ("red stole from blue", "blue", "red"),
        ("white stole blue's guild card", "blue", "white"),
        ("yellow taxed red's city", "red", "yellow"),
        ("yellow captured red's agents", "red", "yellow"),
        ("I attacked red", "red", "yellow"),
        ("we destroyed white's ships", "white", "yellow"),
        ("yellow raided blue", "blue", "yellow"),
        ("white stole red's relic", "red", "white"),
        ("yellow destroyed red ships", "red", "yellow"),
        ("I stole a relic from red", "red", "yellow"),
        ("we have stolen two fuel from blue", "blue", "yellow"),
    ],
)
def test_a_sentence_tells_one(played: Engine, sentence: str, bot: str, offender: str) -> None:
    session = at_table(played)
    session.text(sentence)
    every = {
        (one, other): session.game.state[v.grievances.of(one, other)]
        for one in ("red", "blue", "white")
        for other in ("red", "blue", "white", "yellow")
    }
    assert {pair: count for pair, count in every.items() if count} == {(bot, offender): 1}


@pytest.mark.parametrize("sentence", ["I attacked the bot", "yellow attacked red", "I taxed the bot's city"])
def test_the_only_bot_is_called_as_the_program_calls_it(played: Engine, sentence: str) -> None:
    session = session_of(played, grievances="on", order="red,yellow", fates="steward,founder")
    session.text(sentence)
    assert session.game.state[v.grievances.of("red", "yellow")] == 1


@pytest.mark.parametrize("counts", ["on", "off"])
def test_a_theft_is_a_grievance_where_they_are_counted(played: Engine, counts: str) -> None:
    """What was stolen the ledger notes besides."""
    session = session_of(played, grievances=counts, ledger="on", order="red,yellow", fates="steward,founder")
    session = with_known(session, **{"relic of red": 2})
    session.text("I stole a relic from red")
    assert session.game.state[any_key("relic", "red")] == 1
    assert session.game.state[v.grievances.of("red", "yellow")] == (counts == "on")


def test_of_two_players_the_one_whose_turn_it_is_says_i(played: Engine) -> None:
    options = {"order": "yellow,red,blue", "bots": "red", "fates": "steward,founder,admiral"}
    session = session_of(played, grievances="on", **options)
    session.text("I attacked red")
    assert session.game.state[v.grievances.of("red", "yellow")] == 1
    session = session_of(played, grievances="on", **{**options, "order": "red,yellow,blue"})
    with pytest.raises(AnswerRefused):  # the turn of the bot
        session.text("I attacked red")


def test_they_are_counted_and_can_be_asked_for_corrected_and_taken_back(played: Engine) -> None:
    session = at_table(played)
    for sentence in ("blue attacked red", "blue destroyed red's ships", "yellow attacked white"):
        session.text(sentence)
    plays(
        session,
        """
        Which two cards did red draw?
        > status of grievances
        Red grievances against blue two; white grievances against yellow one.
        Which two cards did red draw?
        > red grievances against blue are four
        Noted.
        Which two cards did red draw?
        > undo
        Taken back.
        Which two cards did red draw?
        > status of grievances
        Red grievances against blue two; white grievances against yellow one.
        Which two cards did red draw?
        """,
    )


def test_by_voice_it_is_asked_whose_and_against_whom(played: Engine) -> None:
    session = at_table(played)
    plays(
        session,
        """
        Red is First Regent.
        Round one. Red leads.
        Which two cards did red draw?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > grievance
        Whose?
        > red
        Against whom has red one more grievance?
        > white
        Noted.
        Which two cards did red draw?
        > status of grievances
        Red grievances against white one.
        Which two cards did red draw?
        """,
    )


def test_without_the_option_nothing_is_counted(played: Engine) -> None:
    session = at_table(played, grievances="off")
    with pytest.raises(AnswerRefused):
        session.text("blue attacked red")


def test_players_settle_before_the_first_round(played: Engine) -> None:
    session = summit(
        played, 3, **{"grievances of red yellow": 1, "grievances of white yellow": 2, "grievances of blue red": 1}
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        Do you call a Summit?
        > yes
        Hold the Summit up to the Negotiation.
        (die: 3)
        Six rounds of Negotiation.
        With which bot do you settle a grievance, by a favor or an agent, or none?
        > red
        Return a favor to red, or give it an agent. It has zero grievances left against you.
        With which bot do you settle a grievance, by a favor or an agent, or none?
        > none
        Which bot do you offer an exchange, or pass?
        """,
    )
    state = session.game.state
    assert [state[v.grievances.of(bot, "yellow")] for bot in ("red", "white")] == [0, 2]


def test_the_set_up_asks_for_both_rules(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/minigames")
    plays(
        session,
        """
        Do you use the optional rules, Grievances or the Negotiation by rolls?
        > yes
        Grievances, which you tell me as they happen?
        > yes
        Negotiation at Summits by rounds and rolls?
        > yes
        Shall I judge from numbers if combat is favorable?
        """,
    )
    state = session.game.state
    assert (state[v.counts_grievances], state[v.negotiates]) == (True, True)


def test_what_was_told_since_its_last_turn_is_not_asked_again(played: Engine) -> None:
    """A bot that was attacked was in battle, and what is known of its resources may be wrong."""
    session = session_of(played, grievances="on", ledger="on", order="red,yellow", fates="steward,founder")
    on_to(session, "player-turn/follow")
    session = with_known(session, **{"fuel of red": 2})
    session.text("I stole from the bot")
    asked = []
    while session.question.step != "bot-turn/drawn":
        asked.append(session.question.step)
        session.answer(plain_answer(session.question))
    assert "bot-turn/loss" not in asked
    assert session.game.state[any_key("fuel", "red")] is None
    on_to(session, "player-turn/follow")
    on_to(session, "bot-turn/loss")  # nothing was told since
