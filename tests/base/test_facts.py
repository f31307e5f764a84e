"""What makes a fact true or false, against a simulated board: nothing stale, nothing asked twice, the same choices."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from measure_questions import Both, turns
from tables.changes import EVERYTHING, FACTS, Changes, Ends, changes, shown_by, tables, watch
from walks import any_answer

from voice_supercat.procedure.book import Book, Fact
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

# What the small board cannot show: it loses no ships of the bot for good, and a tax asks what it gained.
NOT_SHOWN = {("build_ships", False, "combat")}
TOLD_AT_ONCE = {(kind, False, "tax") for kind in ("material", "fuel", "weapon", "relic", "psionic")}


def declared_ends(facts: dict[str, Fact]) -> Ends:
    """What facts.yaml says."""
    return {(fact, value, action) for fact, value, action in EVERYTHING if not facts[fact].outlives(action, value)}


def seen_ends(found: Changes) -> Ends:
    """What was seen on boards."""
    return {(fact, value, action) for fact in FACTS for value in (True, False) for action in found.by(fact, value)}


def test_no_action_makes_a_remembered_fact_untrue(base: Book) -> None:
    seen = seen_ends(changes(tables(40, seed=1)))
    assert len(seen) > 150
    assert seen - declared_ends(dict(base.facts)) - TOLD_AT_ONCE == set()


def test_the_table_has_no_needless_entries(base: Book) -> None:
    """On some board the action does change the fact; one in five is rarer than 200 boards show."""
    declared = declared_ends(dict(base.facts)) - NOT_SHOWN
    missing, found = set(declared), Changes()
    for board in tables(200, seed=2):
        watch(found, board, shown_by(missing))
        missing -= seen_ends(found)
    assert len(missing) < len(declared) / 5, missing


TURNS = st.fixed_dictionaries(
    {
        "bots": st.sampled_from(["red", "red,blue"]),
        "set_up": st.sampled_from(["skip", "skip", "ask"]),
        "track": st.sampled_from(["bots", "game"]),
        "influence": st.sampled_from(["base", "revised"]),
        "judge_combat": st.sampled_from(["player", "program"]),
        "elite_pilots": st.sampled_from(["off", "behind"]),
    }
)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), options=TURNS, yes=st.sampled_from([0.15, 0.4, 0.8]))
def test_nothing_is_asked_twice_in_a_turn(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    """Whatever is answered: a fact only after an action that can have changed it, anything else after any action."""
    steps, facts = played.program.steps, played.book.facts
    asked: dict[str, bool] = {}
    done: dict[str, list[str]] = {}
    turn = None
    game = new_game(played, seed, options)
    chance = random.Random(seed)
    for _ in range(150):
        if game.over:
            return
        question, fact = game.question, steps[game.question.step].fact
        if game.state["turns"] != turn:
            turn, asked, done = game.state["turns"], {}, {}
        about = game.state["bot"], game.state["seat"], game.state.get("judging")  # of whom, of which battle
        key = f"{fact} {game.state['bot']}" if fact else f"{question.step} {question.text} {about}"
        if key in asked and question.expect != "ack":
            since = done[key]
            settled = fact is not None and all(facts[fact].outlives(action, asked[key]) for action in since)
            assert since, f"{question.text} comes twice with nothing done in between"
            assert not settled, f"{question.text} comes twice, and {since} cannot have changed it"
        answer = any_answer(question, chance, yes)
        game = game.answer(answer)
        asked[key], done[key] = bool(answer), []
        acts = [steps[event.step].do or "" for event in game.events if event.kind == "act"]
        for actions in done.values():
            actions += [action for action in acts if action.partition(" ")[0] in played.book.actions]


@pytest.fixture(scope="module")
def simulated(played: Engine, printed: Engine) -> list[Both]:
    """Turns at simulated tables, played and read literally."""
    return list(turns(played, printed, 72, seed=7))


def test_the_same_card_and_actions_are_chosen_as_in_literal_mode(simulated: list[Both]) -> None:
    for both in simulated:
        assert both.played.impossible == []
        assert both.played.choices() == both.read.choices()
    assert {both.played.suit for both in simulated} == {"administration", "aggression", "construction", "mobilization"}


def test_fewer_questions_are_asked_than_in_literal_mode(simulated: list[Both]) -> None:
    """Although literal mode asks for no cards and states the whole Prelude without a question."""
    played = sum(len(both.played.questions) for both in simulated)
    assert played < 0.95 * sum(len(both.read.questions) for both in simulated)
