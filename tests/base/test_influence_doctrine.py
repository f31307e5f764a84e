"""The document's own Influence Doctrine: how many agents, and what to do where the card is to be left."""

from transcript import no_until, session_of

from voice_supercat.procedure.engine import Engine


def test_a_contested_card_that_can_be_neither_led_nor_matched_is_left_and_no_action_spent(played: Engine) -> None:
    """base/influence-doctrine/3"""
    session = session_of(played, 0, "mobilization")
    no_until(session, "mobilization/5")
    assert [event.text for event in session.text("yes")][:3] == [
        "Influence the contested card.",
        "Place one agent more than the leading rival. Failing that, match it, if agents stay in supply.",
        "If neither is possible, say take it back, then no.",
    ]
    left = session.game.before
    assert left is not None
    session.text("take it back")
    assert session.question.step == "mobilization/5"
    session.text("no")
    assert session.game.state["left"] == left.state["left"]
