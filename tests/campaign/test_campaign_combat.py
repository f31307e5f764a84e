"""Combat Principles of the campaign: what is favorable, which dice are rolled, where hits go."""

import pytest
from transcript import draft_of, no_until, plays, session_of, with_known

from voice_supercat.books.supercat_base.rules.battle_dice import dice_in_hand
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.battling import choose_dice, resolve_battle
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at_judgement(played: Engine, fact: str, declared: tuple[str, ...] = (), **options: str) -> Session:
    """At the question whether there is a battle for `fact`; the card gives three actions."""
    session = session_of(played, page="aggression", judge_combat="program", fates="steward,founder", **options)
    with_known(session, declared=declared)
    while session.question.step != "judge-combat/target" or session.game.state[v.judging] != fact:
        session.text("yes" if session.question.step == "aggression/7" else "no")
    return with_known(session)


def verdict(session: Session, answers: str) -> str:
    said = [event.text for answer in answers.split("|") for event in session.text(answer)]
    return next(text for text in said if "favorable." in text)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("yes|three|three|no", "That is favorable."),
        ("yes|two|three|no", "That is not favorable."),  # no Blight
        ("yes|two|three|yes", "That is favorable."),  # two dice against Blight, which has no city to destroy
        ("yes|one|three|yes|none", "That is not favorable."),
        ("yes|one|three|yes|one", "That is favorable."),  # a damaged ship rolls too
        ("yes|three|two|yes|no|no", "That is not favorable."),  # no ransack
        ("yes|three|two|yes|no|yes", "That is favorable."),
        ("yes|three|two|yes|yes", "That is not favorable."),  # it would stop contending Warlord
    ],
)
def test_for_trophies_as_many_ships_are_enough_and_two_dice_against_blight(
    played: Engine, answers: str, said: str
) -> None:
    assert verdict(at_judgement(played, "combat_contend_declared", declared=("warlord",)), answers) == said


def test_blight_at_its_buildings_is_known_to_be_blight(played: Engine) -> None:
    """Elite Pilots roll the second die."""
    session = at_judgement(played, "combat_blight")
    assert (
        session.question.text == "Could the bot destroy Blight in a system with its buildings by moving and battling?"
    )
    assert verdict(session, "yes|one|two|none") == "That is not favorable."
    session = at_judgement(played, "combat_blight", elite_pilots="always")
    assert verdict(session, "yes|one|two") == "That is favorable."


def test_a_die_for_every_fresh_defender_is_enough_for_control(played: Engine) -> None:
    assert verdict(at_judgement(played, "combat_change_control"), "yes|two|three|one|no") == "That is favorable."


@pytest.mark.parametrize(
    ("ships", "defenders", "battles", "dice"),
    [
        (3, 3, 2, {"skirmish": 3}),  # not ahead, and not the last battle
        (3, 1, 2, {"skirmish": 1, "assault": 2}),  # ahead: two for each fresh defender, the rest skirmish
        (3, 3, 1, {"assault": 3}),  # the last one, also where it is not ahead
        (2, 0, 2, {"skirmish": 2}),  # no fresh defender, no assault die
        (8, 4, 1, {"skirmish": 2, "assault": 6}),  # no more than there are
        (9, 1, 1, {"skirmish": 6, "assault": 3}),
    ],
)
def test_assault_dice_up_to_twice_the_fresh_defenders(
    played: Engine, ships: int, defenders: int, battles: int, dice: dict[str, int]
) -> None:
    fresh = {"own_fresh": ships, "own_damaged": 0, "rival_fresh": defenders, "rival_damaged": 0}
    draft = draft_of(played, goal="trophies", battles=battles, fought=0, **fresh)
    choose_dice(draft)
    assert dice_in_hand(draft) == dice


def test_hits_of_a_raid_go_where_they_take_control(played: Engine) -> None:
    """Two fresh ships against two and a damaged one: for trophies it would destroy the damaged ship."""
    ships = {"own_fresh": 2, "own_damaged": 0, "rival_fresh": 2, "rival_damaged": 1}
    for goal, left in (("raid", (1, 2)), ("trophies", (2, 0))):
        draft = draft_of(played, goal=goal, hits=1, own_hits=0, intercepts=0, **ships)
        resolve_battle(draft)
        assert (draft[v.rival_fresh], draft[v.rival_damaged]) == left


def test_the_program_leads_the_battles(played: Engine) -> None:
    session = at_judgement(played, "combat_trophies")
    plays(
        session,
        """
        Could the bot take trophies by moving and battling?
        > yes
        How many fresh ships would the bot have there?
        > two
        How many fresh ships does the defender have?
        > three
        Would the defender be Blight?
        > yes
        That is favorable.
        Move and battle to take trophies.
        It attacks where most trophies are possible.
        How many damaged ships would the bot have there?
        > none
        How many damaged ships does the defender have?
        > none
        How many battles could it fight there, after moving?
        > one
        Which dice can the bot roll again: none, skirmish, assault, raid, or any?
        > none
        First battle, two assault dice.
        (die: 3)
        (die: 5)
        The dice show three hits, two on itself.
        The bot takes two hits. Damage two fresh ships.
        The defender takes three hits. Destroy one fresh ship, and damage one fresh ship.
        The bot has no actions left. The turn is over.
        The bot is First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def test_a_faithful_card_can_battle_for_a_rival_city(played: Engine) -> None:
    """The program judges for whatever card gives combat."""
    session = session_of(played, fates="hegemon,believer", judge_combat="program")
    session.text("faithful 5 and administration 2")
    no_until(session, "judge-combat/target")
    assert session.question.text == "Could the bot take control of a rival city or a Free city by moving and battling?"


def test_what_a_fight_for_more_systems_is_for_is_known(played: Engine) -> None:
    """Founder, Act One: hits go for control first."""
    session = session_of(played, fates="founder,hegemon")
    session.text("aggression 2 and aggression 3")
    no_until(session, "founder/control-combat")
    session.text("yes")
    no_until(session, "actions-left/used")
    plays(
        session,
        """
        Move and battle to control one more system.
        Roll skirmish dice until it has more fresh ships than the defender, or one action is left.
        Then roll assault dice up to twice the fresh defenders, and the rest skirmish.
        Allocate hits to take or neutralize control, then for trophies.
        If it ransacks the court, take what brings most trophies. Roll intercepts again first, then blanks.
        How many actions did that take?
        """,
    )


def test_a_raid_is_fought_like_a_battle_for_trophies_up_to_its_last_action(played: Engine) -> None:
    session = with_known(session_of(played, fates="hegemon,steward"), declared=("keeper",))
    session.text("aggression 2 and aggression 3")
    no_until(session, "general-priorities/4:aggression")
    session.text("yes")
    no_until(session, "actions-left/used")
    plays(
        session,
        """
        Move and battle to contend Keeper.
        Roll skirmish dice until it has more fresh ships than the defender, or one action is left.
        While it has more, roll assault dice up to twice the fresh defenders, and the rest skirmish.
        With the last action, roll raid dice. Allocate hits as for control.
        If it ransacks the court, take what brings most trophies. Roll intercepts again first, then blanks.
        How many actions did that take?
        """,
    )
