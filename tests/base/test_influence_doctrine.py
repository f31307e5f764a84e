"""The document's own Influence Doctrine: how many agents, and what to do where the card is to be left."""

import pytest
from transcript import acts, no_until, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_contested_card_that_can_be_neither_led_nor_matched_is_left_and_no_action_spent(played: Engine) -> None:
    """base/influence-doctrine/3"""
    session = session_of(played, 0, "mobilization")
    no_until(session, "mobilization/5")
    assert [event.text for event in session.text("yes")][:3] == [
        "Influence the contested card.",
        "Place one agent more than the leading rival. Otherwise match it, if agents stay in supply.",
        "If neither is possible, say take it back, then no.",
    ]
    left = session.game.before
    assert left is not None
    session.text("take it back")
    assert session.question.step == "mobilization/5"
    session.text("no")
    assert session.game.state[v.left] == left.state[v.left]


@pytest.mark.parametrize(
    ("declared", "lead"),
    [
        ((), []),
        (("tyrant", "warlord"), []),  # neither is won by icons
        (("tycoon",), ["an icon that grows a lead in a declared ambition"]),
    ],
)
def test_a_lead_is_named_only_where_an_icon_can_grow_one(
    played: Engine, declared: tuple[str, ...], lead: list[str]
) -> None:
    """base/influence-doctrine/priorities/8"""
    session = with_known(session_of(played, 0, "administration"), declared=declared)
    no_until(session, "administration/9")
    [order] = acts(session.text("yes"), "choose")
    assert list(order.prefer[5:]) == [
        *("any other Vox card", *lead, "a Loyal card of an outraged resource", "the most keys")
    ]
