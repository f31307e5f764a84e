"""What the bot holds after an order that changed it: what was told before is asked again."""

import pytest
from test_vox import secured, texts_after
from transcript import draft_of, session_of

from voice_supercat.books.supercat_base.rules.gaining import note_assets, note_gain
from voice_supercat.books.supercat_base.rules.prelude import note_fuel_spent
from voice_supercat.books.supercat_base.rules.resolving import note_outrage
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine


@pytest.mark.parametrize("resource", ["material", "fuel", "weapon", "relic", "psionic"])
def test_a_raid_may_bring_any_resource(base: Book, resource: str) -> None:
    assert not base.facts[resource].outlives("combat", False)
    assert base.facts[resource].outlives("move", False)


def test_with_a_weapon_card_at_hand_it_is_asked_whether_the_next_card_is_a_union_card(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    session.game = session.game.tell("weapon_card of red", True)
    while session.question.step != "aggression/7":
        session.text("yes" if session.question.step == "aggression/can-secure" else "no")
    assert texts_after(session, "yes")[-1] == "Was it a Vox card?"
    assert texts_after(session, "no") == ["Was it a Union card?"]


def test_a_stolen_guild_card_may_be_a_weapon_card(played: Engine) -> None:
    session = secured(played)
    session.game = session.game.tell("weapon_card of red", False)
    assert texts_after(session, "steal", "yes")[0] == "Steal a guild card that contends an undeclared ambition."
    assert "weapon_card of red" not in session.game.state.facts


def test_a_tax_ends_that_the_bot_has_nothing(played: Engine) -> None:
    draft = draft_of(played, bot="red")
    draft.learn("assets of red", False)
    note_assets(draft, False)
    note_gain(draft, "fuel")
    assert "assets of red" not in draft.facts
    assert draft.facts["fuel of red"] is True


def test_outrage_leaves_none_of_the_resource(played: Engine) -> None:
    draft = draft_of(played, bot="red", outraged="relic")
    draft.learn("relic of red", True)
    draft.learn("move_change_control", False)
    draft.learn("damaged", True)
    note_outrage(draft)
    assert dict(draft.facts) == {"relic of red": False, "damaged": True}


@pytest.mark.parametrize(("declared", "kept"), [(("tycoon",), False), (("warlord",), True)])
def test_spent_fuel_may_end_what_contended_tycoon(played: Engine, declared: tuple[str, ...], kept: bool) -> None:
    draft = draft_of(played, bot="red", declared=declared)
    draft.learn("combat_contend_declared", True)
    note_fuel_spent(draft)
    assert ("combat_contend_declared" in draft.facts) is kept
