"""Peacekeeper in Act Two: where its own lines decide, and where weapons go; what the game keeps it from."""

import pytest
from round_ends import drawing, on_to, on_to_order, plain_answer, round_over
from transcript import acts, no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def test_a_peacekeeper_taxes_for_a_weapon_and_is_told_where_to_place_it(played: Engine) -> None:
    session = drawing(played, "peacekeeper,founder", "administration 2 and construction 2", "2")
    no_until(session, "peacekeeper/tax-weapon")
    session.text("yes")
    on_to(session, "prelude/has-weapon-card")
    session.text("no")
    plays(
        session,
        """
        Does the bot have a Union card?
        > no
        Tax for a weapon.
        Place that weapon in an empty slot with three keys, otherwise on the Arsenal Keepers.
        Three actions left.
        Can the bot tax for a weapon?
        """,
    )


def test_its_lines_follow_in_their_order(played: Engine) -> None:
    session = drawing(played, "peacekeeper,founder", "aggression 2 and construction 2", "2")
    no_until(session, "peacekeeper/weapon-planet-building")
    plays(
        session,
        """
        The document leaves open when the Peacekeeper becomes an Outlaw, so you decide that for the bot.
        Can the bot build to take control of a Weapon planet?
        > no
        Can the bot repair to take control of a Weapon planet?
        > no
        Can the bot move to take control of a Weapon planet?
        > no
        Can the bot use favorable combat to steal a weapon?
        > no
        Can the bot use favorable combat to take control of a Weapon planet?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "combat").text == "Move and battle to control that Weapon planet."
    assert session.game.state[v.goal] == "control"


def test_what_the_document_leaves_open_is_said_once_an_act_and_not_of_an_outlaw(played: Engine) -> None:
    for known in ({"fate_left_to_you of red": True}, {"regent of red": False}):
        session = drawing(played, "peacekeeper,founder", "aggression 2 and construction 2", "2", **known)
        no_until(session, "peacekeeper/weapon-planet-building")
        assert [getattr(event, "text", "") for event in session.opening()] == [
            "Can the bot build to take control of a Weapon planet?"
        ]


def test_a_raid_for_a_weapon_tells_where_it_goes(played: Engine) -> None:
    session = drawing(played, "peacekeeper,founder", "aggression 2 and construction 2", "2")
    no_until(session, "peacekeeper/steal-weapon")
    session.text("yes")
    on_to_order(session, "combat")
    told = [getattr(event, "text", "") for event in session.opening()]
    assert (
        "Each weapon that it takes goes into an empty slot with three keys, otherwise on the Arsenal Keepers." in told
    )


def test_a_weapon_of_an_ordinary_tax_is_placed_too_and_other_resources_are_not(played: Engine) -> None:
    for gained, placed in (("weapon", True), ("relic", False)):
        session = drawing(played, "peacekeeper,founder", "administration 2 and administration 3", "2")
        no_until(session, "administration/10")
        session.text("yes")
        on_to(session, "gain/gained")
        told = [getattr(event, "text", "") for event in session.text(gained)]
        assert any("Arsenal Keepers" in text for text in told) == placed


def test_the_weapon_of_another_fate_is_not_placed(played: Engine) -> None:
    session = drawing(played, "founder,peacekeeper", "administration 2 and administration 3", "2")
    no_until(session, "administration/10")
    session.text("yes")
    on_to(session, "gain/gained")
    told = [getattr(event, "text", "") for event in session.text("weapon")]
    assert not [text for text in told if "three keys" in text]


def test_it_does_not_declare_warlord(played: Engine) -> None:
    asked = {}
    for fates in ("peacekeeper,founder", "hegemon,founder"):
        session = session_of(played, order="red,yellow", fates=fates, act="2")
        session.text("aggression 4 and construction 4")
        asked[fates] = session.question.text
    assert asked == {
        "peacekeeper,founder": "Can the bot build to take control of a Weapon planet?",
        "hegemon,founder": "Is the bot alone in first place in Warlord?",
    }


@pytest.mark.parametrize(
    ("fate", "declared", "asked"),
    [
        ("peacekeeper", ("warlord",), None),
        ("peacekeeper", ("warlord", "tyrant"), "Can the bot use favorable combat to contend Tyrant?"),
        ("warden", ("warlord", "tyrant"), "Can the bot use favorable combat to contend Warlord or Tyrant?"),
    ],
)
def test_it_does_not_fight_for_warlord(played: Engine, fate: str, declared: tuple[str, ...], asked: str | None) -> None:
    session = drawing(played, f"{fate},founder", "aggression 2 and construction 2", "2", declared=declared)
    texts = []
    while session.question.step != "general-priorities/5":
        texts.append(session.question.text)
        session.text("no")
    assert [text for text in texts if "combat to contend" in text] == ([asked] if asked else [])


def test_what_it_fights_for_instead_is_a_raid(played: Engine) -> None:
    """The goal is not asked for, as it cannot be trophies."""
    session = drawing(
        played, "peacekeeper,founder", "aggression 2 and construction 2", "2", declared=("warlord", "tyrant")
    )
    no_until(session, "general-priorities/4:aggression")
    session.text("yes")
    assert on_to_order(session, "combat").text == "Move and battle to contend Tyrant."
    assert session.game.state[v.goal] == "raid"


def test_where_the_program_judges_it_asks_for_no_battle_for_warlord(played: Engine) -> None:
    for fate, asked in (("peacekeeper", False), ("warden", True)):
        session = session_of(played, order="red,yellow", fates=f"{fate},founder", act="2", judge_combat="program")
        session = with_known(session, declared=("warlord",))
        session.text("aggression 2 and construction 2")
        steps = []
        while session.question.step != "general-priorities/5":
            steps.append(session.question.text)
            session.answer(plain_answer(session.question))
        assert any("Warlord" in text for text in steps) == asked


def test_no_trophies_of_a_warrior_are_for_warlord(played: Engine) -> None:
    for fate, asked in (("peacekeeper", False), ("warden", True)):
        known = {"laws": ("golems",), "golems of red": ("warrior",)}
        session = drawing(played, f"{fate},founder", "aggression 2 and construction 2", "2", **known)
        steps = []
        while session.question.step != "player-turn/follow":
            steps.append(session.question.step)
            session.answer(plain_answer(session.question))
        assert ("golems/warrior" in steps) == asked


def test_as_first_regent_it_uses_no_policy_of_war(played: Engine) -> None:
    def asked_under(policy: str) -> list[str]:
        known = {"council_secured_by": "yellow", "first_regent": "red", "policy": policy, "regent of yellow": False}
        session = round_over(played, "peacekeeper,founder", act="2", **known)
        on_to(session, "council-decided/resolve")
        told = [getattr(event, "text", "") for event in session.text("edicts")]
        asked = told[-2:] if policy == "war" else told[-1:]
        if session.question.step == "govern/enforce":
            session.text("no")
            asked.append(getattr(acts(session.opening(), "govern")[0], "text", ""))
        return asked

    assert asked_under("war") == [
        "As the Peacekeeper, the bot cannot use the Policy of War.",
        "If enforced, would the Policy of Peace or the Policy of Escalation make the bot contend an ambition?",
    ]
    assert asked_under("peace") == [
        "Would the bot contend an ambition by enforcing the Policy of Peace?",
        "The bot changes the policy to the Policy of Escalation, and enforces nothing.",
    ]


def following(played: Engine, fate: str, **known: object) -> Session:
    """Red follows and has rolled three, with its seize counter at three."""
    session = session_of(played, seed_rolling(3), order="red,yellow", fates=f"{fate},founder", act="2")
    following = {"lead": "construction 3", "leading_seat": "yellow", "seize_counter of red": 2}
    session = with_known(session, declared=("tycoon",), **{**following, **known})
    session.text("administration 4 and mobilization 5")
    return session


def test_no_win_of_warlord_helps_it_to_the_initiative(played: Engine) -> None:
    """It can neither declare nor score it."""
    asked = {}
    for fate in ("peacekeeper", "warden"):
        question = following(played, fate).question
        asked[fate] = (question.text, question.range)
    assert asked == {
        "peacekeeper": ("How many undeclared ambitions but Warlord is the bot winning?", (0, 3)),
        "warden": ("How many undeclared ambitions is the bot winning?", (0, 4)),
    }


@pytest.mark.parametrize(("fate", "seizes"), [("peacekeeper", False), ("warden", True)])
def test_by_the_ledger_warlord_counts_for_others_only(played: Engine, fate: str, seizes: bool) -> None:
    ambitions = ("tycoon", "tyrant", "warlord", "keeper", "empath")
    counts = {f"tally of {seat} {one}": 0 for seat in ("red", "yellow") for one in ambitions}
    session = following(played, fate, ledger=True, **{**counts, "tally of red warlord": 2})
    assert session.game.state[v.seized_by] == ("red" if seizes else None)
