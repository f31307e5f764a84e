"""What Fates change on ordinary pages: conditions over one table of Fate and act."""

import pytest
from transcript import draft_of, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import fate_rules
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.captives import undeclared_captives_or_lead, undeclared_or_captives
from voice_supercat.books.supercat_campaign.rules.selecting import can_take
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft

LOST = {"council": "decided", "first_regent": "yellow"}


def bot(played: Engine, fate: str, act: int = 1, **known: object) -> Draft:
    return draft_of(played, act=act, **{"fate of red": fate, "order": ("red", "yellow"), **known})


@pytest.mark.parametrize(
    ("fate", "act", "known", "critical"),
    [
        ("steward", 1, LOST, True),
        ("steward", 2, LOST, True),
        ("steward", 1, {**LOST, "first_regent": "red"}, False),
        ("steward", 1, {**LOST, "council": "in_session"}, False),
        ("founder", 1, {}, True),
        ("founder", 1, {"regent of red": False}, False),
        ("founder", 2, {}, False),
        ("hegemon", 2, LOST, False),
    ],
)
def test_when_events_are_critical(
    played: Engine, fate: str, act: int, known: dict[str, object], critical: bool
) -> None:
    draft = bot(played, fate, act, **known)
    assert fate_rules.events_critical(draft) == critical
    assert fate_rules.calls_summit(draft) == critical  # of these Fates it is the same condition


def test_who_petitions_and_who_leaves(played: Engine) -> None:
    steward, founder = bot(played, "steward", **LOST), bot(played, "founder")
    assert (fate_rules.petitions(steward), fate_rules.leaves_empire(steward)) == (True, False)
    assert (fate_rules.petitions(founder), fate_rules.leaves_empire(founder)) == (False, True)


def test_a_pacifist_battles_and_captures_only_once_its_objective_is_completed(played: Engine) -> None:
    before = bot(played, "pacifist", 2, drawn=("aggression 3",), leads=True)
    assert not fate_rules.may_battle(before)
    assert not can_take(before, "combat")
    assert can_take(before, "secure")
    assert undeclared_or_captives(before) == "to contend an undeclared ambition without captives"
    after = bot(played, "pacifist", 2, drawn=("aggression 3",), leads=True, **{"objective_done of red": True})
    assert can_take(after, "combat")
    assert undeclared_or_captives(after) == "to contend an undeclared ambition or take captives"


def test_the_goals_of_a_card_without_captives(played: Engine) -> None:
    before = bot(played, "pacifist", 2, declared=("tycoon",))
    told = "to contend an undeclared ambition or grow a lead in Tycoon without captives"
    assert undeclared_captives_or_lead(before) == told


def test_no_combat_is_asked_for_where_the_fate_forbids_it(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="pacifist,steward", act="2")
    session = with_known(session, declared=("tyrant",), lead_declared=False)
    session.text("aggression 2 and mobilization 2")
    asked = []
    while not session.question.step.startswith("player-turn"):
        asked.append(session.question.step)
        if session.question.expect == "yes_no":
            session.text("no")
        else:
            session.answer(session.question.range[0] if session.question.range else session.question.choices[0])
    assert not [
        step for step in asked if "combat" in step or step in ("aggression/4", "aggression/14", "aggression/15.1")
    ]


def test_a_blight_speaker_keeps_its_material_once_spawn_is_exhausted(played: Engine) -> None:
    exhausted = {"exhausted of red": ("spore_ships",)}
    assert fate_rules.may_spend(bot(played, "blight_speaker", 2), "material")
    assert not fate_rules.may_spend(bot(played, "blight_speaker", 2, **exhausted), "material")
    assert fate_rules.may_spend(bot(played, "blight_speaker", 2, **exhausted), "fuel")
    assert fate_rules.may_spend(bot(played, "founder", 2), "material")


def test_resources_that_a_fate_keeps_are_not_asked_for(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="blight_speaker,steward", act="2")
    session = with_known(session, **{"exhausted of red": ("spore_ships",)})
    session.text("construction 6 and mobilization 6")
    session.text("yes")  # alone first in Empath
    assert session.question.step == "prelude/has-relic"
    other = session_of(played, order="red,yellow", fates="hegemon,steward", act="2")
    other.text("construction 6 and mobilization 6")
    other.text("yes")
    assert other.question.step == "prelude/has-material"


def test_explain_fate_tells_what_it_changes_and_the_laws(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="magnate,warden", act="2")
    plays(
        session,
        """
        The bot is First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        > explain fate
        The bot is the Magnate in act two. Events are critical while it has more than half of a resource without its Monopoly. Having secured the Council it resolves Edicts with more than half of a resource. It spends resources only whose Monopoly a rival holds. For all bots: Feudal Law.
        Which two cards did the bot draw?
        """,  # noqa: E501
    )


def test_why_tells_what_the_fate_forbids(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="pacifist,steward", act="2")
    session.text("construction 5 and mobilization 5")
    for _ in range(3):  # its objective, alone first, tied
        session.text("no")
    told = [getattr(event, "text", "") for event in session.text("tell me why")]
    assert told[-5:-1] == [
        "Does the Pacifist avoid battles that may take trophies? Known: yes.",
        "Does the Pacifist take no captives? Known: yes.",
        "Does the Pacifist influence only cards without rival agents? Known: yes.",
        "The bot is the Pacifist. Its Fate asks this.",
    ]


def test_every_change_in_the_table_has_words(played: Engine) -> None:
    draft = draft_of(played)
    for fate in draft[v.fates]:
        for act in (1, 2):
            for what in draft[v.every_change]:
                condition = draft[v.fate_rules.of(f"{fate} {act}", what)]
                assert draft[v.change_in_words.of(what)], what
                assert condition in (None, "always") or draft[v.condition_in_words.of(condition)], condition
