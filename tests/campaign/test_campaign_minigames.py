"""Whole games with the Portal, Grievances and the Negotiation: they go on whatever is answered, and end."""

import random
from collections import Counter

import pytest
from hypothesis import given
from invariants import every_value_fits, replayed, texts_are_whole, undo_is_exact
from transcript import session_of
from walks import SEEDS, any_answer, examples

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.portal import possible_planets
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent, SpokenEvent
from voice_supercat.procedure.game import new_game

ANSWERS = 250
OPTIONS = {
    **{"order": "red,blue,yellow", "bots": "red,blue", "fates": "pathfinder,hegemon,steward", "act": "2"},
    **{"negotiation": "on", "grievances": "on"},
}


@examples(15)
@given(seed=SEEDS)
def test_any_answers_lead_on_and_can_be_taken_back(played: Engine, seed: int) -> None:
    chance = random.Random(seed)
    options = {**OPTIONS, "portal": chance.choice(["cubes", "tiles"]), "ledger": chance.choice(["on", "off"])}
    games = [new_game(played, seed, options)]
    while len(games) < ANSWERS and not games[-1].over:
        games.append(games[-1].answer(any_answer(games[-1].question, chance)))
        texts_are_whole(games[-1])
        every_value_fits(games[-1])
        clues = dict(games[-1].state[v.clues])
        assert games[-1].state[v.portal] is not None or possible_planets(clues)
    undo_is_exact(games, games[-20:])
    assert replayed(played, seed, options, map(entry_of, games[1:])).state == games[-1].state


def table_answer(question: AskEvent, chance: random.Random) -> Answer:
    """By chance, but clues are uncovered where they can be, and players have cards as long as bots have."""
    if question.step == "uncovering/where":
        return question.choices[0]
    if question.step == "uncovering/resource":
        return question.choices[:1]
    if question.step == "summit/called":
        return True
    answer = any_answer(question, chance, 0.2)
    return question.choices[-1] if question.step.startswith("player-turn/") and answer == "pass" else answer


@pytest.mark.parametrize("portal", ["cubes", "tiles"])
def test_an_act_two_of_pathfinder_and_hegemon_is_played_to_its_end(played: Engine, portal: str) -> None:
    session, chance = session_of(played, 3, portal=portal, **OPTIONS), random.Random(3)
    chapters: list[str] = []
    happened: Counter[str] = Counter()
    while not session.game.over:
        happened[session.question.step] += 1
        events = session.answer(table_answer(session.question, chance))
        happened.update(event.step for event in events if isinstance(event, SpokenEvent))
        chapters += [event.text for event in events if event.step == "chapter-end/over"]
    assert chapters == [f"Chapter {number} of Act two is over." for number in ("one", "two", "three")]
    wanted = (
        "clue/x",
        "clue/portal",
        "uncovering/spend",
        "pathfinder/resource",
        "negotiating/rounds",
        "exchange-rolled/modified",
    )
    assert [step for step in wanted if not happened[step]] == []
