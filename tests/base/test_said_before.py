"""What was just said is not said again, and what was settled is not asked again."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent


def at_any_other_card(engine: Engine, **options: str) -> Session:
    session = with_known(session_of(engine, 0, "mobilization", **options), left=4)
    no_until(session, "mobilization/9")
    return session


def test_agents_go_on_to_the_same_card_as_long_as_it_is_not_contested(played: Engine) -> None:
    """base/influence-doctrine/priorities: agents change nothing in the order of the cards."""
    session = at_any_other_card(played)
    plays(
        session,
        """
        Can the bot influence any other card?
        > yes
        Is any of those a Weapon card, a Union card or Call to Action, or an effective Vox card?
        > weapon
        Is only one of them a Weapon card?
        > yes
        How many agents does the bot have in supply?
        > five
        Is that card without agents?
        > no
        Place one agent on it.
        Three actions left.
        Can the bot influence a contested card?
        > no
        Can the bot influence any other card?
        > yes
        Is the card of the last action still one of them?
        > yes
        Place one agent on the same card.
        Two actions left.
        Can the bot influence a contested card?
        """,
    )


def test_without_rivals_on_it_it_cannot_be_contested(played: Engine) -> None:
    session = at_any_other_card(played)
    for answer in ("yes", "I see which", "five", "yes", "no"):
        session.text(answer)
    assert session.question.text == "Can the bot influence any other card?"
    assert session.text("yes")[0].text == "Place one agent on the same card."


def test_one_that_has_become_contested_is_not_taken_again(played: Engine) -> None:
    session = at_any_other_card(played)
    for answer in ("yes", "weapon", "yes", "five", "no", "no", "yes", "no"):
        session.text(answer)
    assert session.question.text.startswith("Is any of those a Weapon card")


@pytest.mark.parametrize("between", ["mobilization/6", "mobilization/7"])
def test_after_another_action_the_cards_are_asked_about_again(played: Engine, between: str) -> None:
    """A move may make another Vox card effective."""
    session = with_known(session_of(played, 0, "mobilization"), left=4, last_card="chosen", absent_kinds=("weapon",))
    no_until(session, between)
    session.text("yes")
    assert (session.game.state[v.last_card], session.game.state[v.absent_kinds]) == (None, None)


def test_control_that_was_just_asked_about_is_referred_to(played: Engine) -> None:
    session = session_of(played, 0, "aggression", questions="together", ledger="on")
    while session.question.step != "aggression/5":
        session.text({"number": "one"}.get(session.question.expect, "no"))
    session.text("yes")
    assert session.question.text == "Can it move or use favorable combat to end rival control of a building?"
    assert session.question.short == "Move or favorable combat to end that control?"


def test_an_order_that_was_not_just_asked_about_has_no_short_form(played: Engine) -> None:
    """The General Priorities have asked for it; the card that was played and the Prelude lie between."""
    session = session_of(played)
    for answer in ("mobilization four mobilization five", "yes"):
        session.text(answer)
    while session.question.step != "general-priorities/5":
        session.text("no")
    session.text("yes")
    events = session.text("yes")
    while not (orders := [event for event in events if isinstance(event, ActEvent) and event.do == "move"]):
        events = session.text("no")
    assert [(order.text, order.short) for order in orders] == [("Move to end rival control there.", None)]
