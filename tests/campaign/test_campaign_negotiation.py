"""The Negotiation as it is played: rounds, whose turn it is, offers of players."""

from summits import negotiation, summit
from transcript import plays, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_negotiation_of_three_bots_to_its_end(played: Engine) -> None:
    known = {"grievances of red yellow": 2, "grievances of blue red": 1}
    session = summit(played, 2, 2, 4, 5, declared=("tyrant",), **known)
    plays(
        session,
        """
        Set the Event aside until the next deal.
        Do you call a Summit?
        > yes
        Hold the Summit up to the Negotiation.
        (die: 2)
        Five rounds of Negotiation.
        With which bot do you settle a grievance, by a favor or an agent, or none?
        > red
        Return a favor to red, or give it an agent. It has one grievance left against you.
        With which bot do you settle a grievance, by a favor or an agent, or none?
        > none
        Which bot do you offer an exchange, or pass?
        > red
        How many Negotiation actions do you offer?
        > 3
        How many are asked of red in return?
        > 1
        Is red alone in first place in Tyrant, second or tied for first, or neither?
        > second
        Would it cause red to contend Tyrant?
        > no
        Would it cause any rival of red to contend Tyrant?
        > no
        Would it advance the objective of red?
        > no
        Minus one for the grievance, minus three for power, plus two for more actions: minus two.
        (die: 2)
        Rolled two, zero in all. Red refuses.
        Which bot do you offer an exchange, or pass?
        > pass
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        > blue
        Is blue alone in first place in Tyrant, second or tied for first, or neither?
        > neither
        Would it cause blue to contend Tyrant?
        > no
        Would it cause any rival of blue to contend Tyrant?
        > no
        Would it advance the objective of blue?
        > no
        How many favors of red does blue hold?
        > 0
        How many assets can red give, up to four?
        > 1
        Red offers blue three favors and one asset for it.
        Minus one for the grievance, plus three for more actions: plus two.
        (die: 4)
        Rolled four, six in all. Blue accepts. Carry out the exchange.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        > none
        Which bot, the first in turn order, has an action by which blue contends a declared ambition, or none?
        > none
        Blue wants nothing, and passes.
        Which bot, the first in turn order, has an action that advances the objective of white, or none?
        > none
        Which bot, the first in turn order, has an action by which white contends a declared ambition, or none?
        > red
        Is red alone in first place in Tyrant, second or tied for first, or neither?
        > second
        It would take more than four actions for one.
        Which other bot has an action by which white contends a declared ambition, or none?
        > none
        White passes.
        Which bot do you offer an exchange, or pass?
        > blue
        How many Negotiation actions do you offer?
        > 2
        How many are asked of blue in return?
        > 2
        Is blue alone in first place in Tyrant, second or tied for first, or neither?
        > neither
        Would it cause blue to contend Tyrant?
        > no
        Would it cause any rival of blue to contend Tyrant?
        > no
        Would it advance the objective of blue?
        > yes
        Plus one for its objective.
        (die: 5)
        Rolled five, six in all. Blue accepts. Carry out the exchange.
        The Negotiation is over.
        When that is done, has a title, the policy or the Council changed?
        """,
    )
    assert session.game.state[v.favors.of("blue")] is None  # anything may have been promised


def test_who_would_contend_is_asked_in_one_breath_without_doubt_whose_rivals_are_meant(played: Engine) -> None:
    for answer, modified in (
        ("red", "Plus one for contending."),
        ("a rival", "Minus one for a rival."),
        ("any rival of red", "Minus one for a rival."),
        ("both", "Minus one for a rival, plus one for contending: zero."),
        ("neither", "Nothing modifies the roll."),
    ):
        session = negotiation(played, 2, 2, declared=("tyrant", "tycoon"), questions="together")
        for word in ("red", "1", "1", "neither", "neither"):
            session.text(word)
        assert session.question.text == "Would it cause red or any rival of red to contend Tyrant or Tycoon?"
        assert session.question.short == "Red or any rival to contend?"
        told = session.text(answer)
        while session.question.step.startswith("modifiers/"):
            told = session.text("no")
        assert modified in [getattr(event, "text", "") for event in told]


def test_the_player_passes_after_three_failures_in_a_row(played: Engine) -> None:
    plays(
        negotiation(played, 6, 1, 1, 1),
        """
        Which bot do you offer an exchange, or pass?
        > blue
        How many Negotiation actions do you offer?
        > 1
        How many are asked of blue in return?
        > 1
        Would it advance the objective of blue?
        > no
        Nothing modifies the roll.
        (die: 1)
        Rolled one, one in all. Blue refuses.
        Which bot do you offer an exchange, or pass?
        > blue
        How many Negotiation actions do you offer?
        > 1
        How many are asked of blue in return?
        > 1
        Would it advance the objective of blue?
        > no
        Minus one for the failure.
        (die: 1)
        Rolled one, zero in all. Blue refuses.
        Which bot do you offer an exchange, or pass?
        > blue
        How many Negotiation actions do you offer?
        > 2
        How many are asked of blue in return?
        > 1
        Would it advance the objective of blue?
        > no
        Minus two for failures, plus one for more actions: minus one.
        (die: 1)
        Rolled one, zero in all. Blue refuses.
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        """,
    )


def test_after_a_success_the_next_seat_follows(played: Engine) -> None:
    plays(
        negotiation(played, 6, 6),
        """
        Which bot do you offer an exchange, or pass?
        > blue
        How many Negotiation actions do you offer?
        > 1
        How many are asked of blue in return?
        > 1
        Would it advance the objective of blue?
        > yes
        Plus one for its objective.
        (die: 6)
        Rolled six, seven in all. Blue accepts. Carry out the exchange.
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        """,
    )


def test_the_only_bot_has_nobody_to_ask_and_its_rounds_pass(played: Engine) -> None:
    plays(
        summit(played, 2, bots="red", fates="hegemon,founder"),
        """
        Set the Event aside until the next deal.
        Do you call a Summit?
        > yes
        Hold the Summit up to the Negotiation.
        (die: 2)
        Three rounds of Negotiation.
        Which bot do you offer an exchange, or pass?
        > pass
        The bot has no other bot to ask, and passes.
        Which bot do you offer an exchange, or pass?
        > pass
        The Negotiation is over.
        When that is done, has a title, the policy or the Council changed?
        """,
    )


def test_without_the_option_players_decide(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="hegemon,founder", act="2")
    assert not session.game.state[v.negotiates]
