"""An Act One of two bots as it is told at the table, and what its counters must show by that."""

import re

import pytest
from scribe import Scribe
from test_campaign_act_one import SET_UP
from told_act import Evening, Told
from transcript import plays, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine

BOTS = ("red", "white")
KEY_MOMENT = re.compile(
    "Round |Chapter |Act one|Score |The roll |Events are critical|The Council decides|Do you call|Hold the Summit"
    "|Do you resolve|Resolve |.* (leads with|surpasses with|seizes|plays the Event|calls a Summit|calls no Summit"
    "|petitions|leaves the Empire|becomes? First Regent)"
)
LAST_CHAPTER = """
    Chapter three.
    Round one. You lead.
    Events are critical. Red seizes the initiative, and its hand counter goes down by one.
    Red plays the Event, for four actions.
    As the Steward, red calls a Summit.
    As the Steward, red petitions the Council, which is in session again.
    Round two. Red leads.
    Red leads with construction 6, for three actions.
    Events are critical. White seizes the initiative, and its hand counter goes down by one.
    White plays the Event, for three actions.
    As the Founder, white calls a Summit.
    As the Founder, white leaves the Empire and becomes an Outlaw.
    Round three. White leads.
    White leads with administration 6, for three actions.
    The roll is six. The initiative is not seized.
    Round four. White leads.
    White leads with mobilization 5, for three actions, and declares Keeper.
    Red surpasses with mobilization 4, for four actions.
    Round five. Red leads.
    Red leads with construction 6, for three actions, and declares Empath.
    White surpasses with construction 5, for three actions.
    Round six. You lead.
    The Council decides for you.
    Do you call a Summit?
    Hold the Summit. In the Negotiation, you decide for bots too.
    Do you resolve Crises or Edicts?
    Resolve the Crises: Blight, then Fate cards in turn order, then Vox cards from left to right.
    Chapter three of Act one is over.
    Score Tyrant, Keeper and Empath.
    Act one is over.
"""


def evening(played: Engine, seed: int) -> list[Told]:
    """A whole act, from the set-up to the question whether it goes on."""
    session = session_of(played, seed=seed, opening="ask", ledger="on", questions="together")
    plays(session, SET_UP)
    return list(Evening(session, seed).until("act-end/on"))


@pytest.fixture(scope="module")
def act(played: Engine) -> list[Told]:
    return evening(played, 12)


def test_the_last_chapter_of_an_act_is_told(act: list[Told]) -> None:
    """Its key moments, in their order: Events, seizures, Summits, the Council that the player secures at the end."""
    lines = [line for told in act for line in told.lines if KEY_MOMENT.match(line)]
    assert lines[lines.index("Chapter three.") :] == [line.strip() for line in LAST_CHAPTER.strip().splitlines()]


def test_an_act_has_three_chapters_of_six_rounds_and_is_scored_after_each(act: list[Told]) -> None:
    lines = [line for told in act for line in told.lines]
    assert [line for line in lines if line.startswith("Chapter ")] == [
        *("Chapter one of Act one is over.", "Chapter two.", "Chapter two of Act one is over."),
        *("Chapter three.", "Chapter three of Act one is over."),
    ]
    assert sum(line.startswith("Score ") for line in lines) == 3
    assert sum(line.startswith("Round six.") for line in lines) == 3
    assert lines[-2:] == ["Act one is over.", "Do you go on with Act Two?"]


@pytest.mark.parametrize("seed", [5, 6, 12])
def test_the_counters_are_those_that_a_listener_would_keep(played: Engine, seed: int) -> None:
    """Hand counters, seize counters, Events set aside, and who leads each round, by the spoken lines alone."""
    scribe = Scribe(BOTS, leads="red")
    for told in evening(played, seed):
        scribe.hears(told)
        state = told.state
        assert {bot: state[v.hand_counter.of(bot)] for bot in BOTS} == {bot: scribe.hands[bot] for bot in BOTS}
        assert {bot: state[v.seize_counter.of(bot)] for bot in BOTS} == scribe.seize
        assert state[v.events_aside] == scribe.aside
    assert scribe.rounds == scribe.expected
    assert len(scribe.rounds) > 10
