"""Sentences about the player's own turn that the rules do not allow: told with the reason, or asked again."""

import re

import pytest
from seats import YOU_LEAD, after_the_bot, bot_plays, you_lead
from transcript import seed_rolling, session_of, understanding_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def test_what_does_not_fit_the_card_is_asked_all_the_same(played: Engine) -> None:
    you_lead(
        played,
        """
        > I declared tyrant
        Noted.
        Which card did you lead?
        > I led mobilization four
        Mobilization 4 cannot declare Tyrant.
        Did you declare Warlord?
        > no
        Which two cards did the bot draw?
        """,
    )


@pytest.mark.parametrize(
    ("said", "why_not"),
    [
        ("I surpassed with construction two", "Construction 2 does not surpass construction 3."),
        ("I pivoted with construction six", "Construction 6 is of the suit that was led."),
        ("I played construction three", "Construction 3 was led."),
        ("I played administration three and surpassed", "Administration 3 does not surpass construction 3."),
        ("I played construction six and pivoted", "Construction 6 is of the suit that was led."),
        ("I copied and declared tyrant", "Only the seat that leads declares."),
        ("I led construction six", "Construction 3 was led. Say: I played, and your card."),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(played: Engine, said: str, why_not: str) -> None:
    session = after_the_bot(played)
    with pytest.raises(AnswerRefused) as refused:
        session.text(said)
    assert str(refused.value) == why_not


@pytest.mark.parametrize(
    ("said", "why_not"),
    [
        ("I declared tycoon", "Mobilization 3 cannot declare Tycoon."),
        ("I declared seeker", "Mobilization 3 cannot declare Keeper."),
        ("I seized", "Who leads has the initiative already."),
        ("I copied", "Who leads says: I led, and the card."),
    ],
)
def test_what_a_card_that_was_led_cannot_do(played: Engine, said: str, why_not: str) -> None:
    session = session_of(played, **YOU_LEAD)
    session.text("I led mobilization three")
    with pytest.raises(AnswerRefused) as refused:
        session.text(said)
    assert str(refused.value) == why_not
    assert session.question.text == "Did you declare Tyrant?"


def test_an_ambition_that_cannot_be_is_listened_for_lest_it_be_taken_for_another(played: Engine) -> None:
    session = session_of(played, **YOU_LEAD)
    session.text("I led mobilization three")
    phrases = understanding_of(played).phrases(session.question)
    assert [phrase for phrase in phrases if phrase.startswith("i declared")] == [
        "i declared tyrant",
        "i declared tycoon",
        "i declared warlord",
        "i declared keeper",
        "i declared seeker",
        "i declared empath",
    ]


def test_a_card_and_an_ambition_that_do_not_go_together(played: Engine) -> None:
    session = session_of(played, **YOU_LEAD)
    with pytest.raises(AnswerRefused, match=r"^Mobilization 3 cannot declare Tycoon\.$"):
        session.text("I led mob 3, declared tycoon")
    with pytest.raises(AnswerRefused, match="not understood"):
        session.text("I declared war")


def test_an_initiative_that_was_seized_is_not_seized_again(played: Engine) -> None:
    """Red seizes with a one, less one for an ambition that it is winning; yellow follows."""
    session = session_of(played, seed_rolling(1), order="white,red,yellow", track="game")
    for said in ("I led mobilization three and declared tyrant", "construction two administration six", "one"):
        session.text(said)
    while session.question.expect == "yes_no":
        session.text("no")
    with pytest.raises(AnswerRefused) as refused:
        session.text("I copied and seized")
    assert str(refused.value) == "The bot seized the initiative this round."


def test_the_last_card_leaves_none_to_seize_with(played: Engine) -> None:
    session = after_the_bot(played)
    for cards_left in range(6, 0, -1):
        phrases = understanding_of(played).phrases(session.question)
        assert "i copied" in phrases
        assert ("i copied and seized" in phrases) == (cards_left > 1)
        session.text("copy")
        if cards_left > 1:
            session.text("done")
            bot_plays(session)


@pytest.mark.parametrize("said", ["aggression five", "construction two", "mobilization seven"])
def test_a_card_that_cannot_have_been_led_is_refused_with_what_can_be_said(played: Engine, said: str) -> None:
    """Those that the bot drew, and one that is not in the deck."""
    session = session_of(played, questions="together")
    session.text("aggression five construction two")
    fitting = f'"{said}" is not understood. Say, for example, administration two or the bot.'
    with pytest.raises(AnswerRefused, match=f"^{re.escape(fitting)}"):
        session.text(said)
