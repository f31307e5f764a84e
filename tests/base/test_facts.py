"""What makes a fact true or false, against a simulated board: nothing stale, nothing asked twice, the same choices."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transcript import acts
from walks import SEEDS, answered_in, any_answer, asked_about, examples, of_another_card

from scripts.benchmarks.questions import Both, turns
from scripts.tables.changes import EVERYTHING, FACTS, Changes, Ends, boards, changes, shown_by, watch
from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.told import Fact

# What the small board cannot show: it loses no ships of the bot for good. A tax asks what it gained, securing the card.
NOT_SHOWN = {("build_ships", False, "combat")}
HELD = ("material", "fuel", "weapon", "relic", "psionic")
CARDS = ("weapon_card", "union_card")
TOLD_AT_ONCE = {
    *((kind, False, "tax") for kind in ("assets", *HELD)),
    *((kind, False, action) for kind in ("assets", *CARDS) for action in ("secure", "spend relic")),
}
# A page ends them, where it matters.
ENDED_BY_PAGES = {
    *((f"{action}_contend_declared", True, "spend weapons") for action in ("tax", "secure", "influence", "combat")),
    *((card, False, "spend relic") for card in ("weapon_card", "union_card")),  # it secured a Vox card that steals one
}


def declared_ends(facts: dict[str, Fact]) -> Ends:
    """What the book says."""
    return {(fact, value, action) for fact, value, action in EVERYTHING if not facts[fact].outlives(action, value)}


def seen_ends(found: Changes) -> Ends:
    """What was seen on boards."""
    return {(fact, value, action) for fact in FACTS for value in (True, False) for action in found.by(fact, value)}


def test_no_action_makes_a_remembered_fact_untrue(base: Book) -> None:
    seen = seen_ends(changes(boards(40, seed=1)))
    assert len(seen) > 150
    assert seen - declared_ends(dict(base.facts)) - TOLD_AT_ONCE - ENDED_BY_PAGES == set()


def test_the_table_has_no_needless_entries(base: Book) -> None:
    """On some board the action does change the fact; one in five is rarer than 200 boards show."""
    declared = declared_ends(dict(base.facts)) - NOT_SHOWN
    missing, found = set(declared), Changes()
    for board in boards(200, seed=2):
        watch(found, board, shown_by(missing))
        missing -= seen_ends(found)
    assert len(missing) < len(declared) / 5, missing


TURNS = st.fixed_dictionaries(
    {
        "bots": st.sampled_from(["red", "red,blue"]),
        "set_up": st.sampled_from(["skip", "skip", "ask"]),
        "track": st.sampled_from(["bots", "game"]),
        "questions": st.sampled_from(["together", "single"]),
        "ledger": st.sampled_from(["on", "off"]),
        "influence": st.sampled_from(["base", "revised"]),
        "judge_combat": st.sampled_from(["player", "program"]),
        "elite_pilots": st.sampled_from(["off", "behind"]),
    }
)


@examples(12)
@given(seed=SEEDS, options=TURNS, yes=st.sampled_from([0.15, 0.4, 0.8]))
def test_nothing_is_asked_twice_in_a_turn(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    """Whatever is answered: a fact only after an action that can have changed it, anything else after any action."""
    steps, facts = played.program.steps, played.book.facts
    told: dict[str, bool] = {}
    done: dict[str, list[str]] = {}
    turn = None
    game = new_game(played, seed, options)
    chance = random.Random(seed)
    for _ in range(150):
        if game.over:
            return
        if game.state[v.turns] != turn:
            turn, told, done = game.state[v.turns], {}, {}
        told = {key: answer for key, answer in told.items() if not of_another_card(game, key)}
        done = {key: actions for key, actions in done.items() if key in told}
        about = f" {game.state[v.bot]} {game.state[v.seat]} {game.state[v.judging]}"  # of whom, of which battle
        for key in asked_about(game) if game.question.expect != "ack" else ():
            fact, since = facts.get(key), done.get(key + about, [])
            settled = (
                fact is not None
                and key + about in told
                and all(
                    fact.outlives(action, told[key + about]) and (key, told[key + about], action) not in ENDED_BY_PAGES
                    for action in since
                )
            )
            assert key + about not in told or since, f"{key} comes twice with nothing done in between"
            assert key + about not in told or not settled, f"{key} comes twice, and {since} cannot have changed it"
        game = game.answer(any_answer(game.question, chance, yes))
        for key, answer in answered_in(game).items():
            told[key + about], done[key + about] = answer, []
        ordered = [steps[act.step].does.do for act in acts(game.events)]
        if {"resolve", "steal", "outrage"} & {*ordered}:
            told, done = {}, {}  # the text of a Vox card may have changed anything
        for actions in done.values():
            actions += [action for action in ordered if action.partition(" ")[0] in played.book.actions]


@pytest.fixture(scope="module")
def simulated(played: Engine, printed: Engine) -> list[Both]:
    """Turns at simulated tables, played and read literally."""
    return list(turns(played, printed, 72, seed=7))


def test_by_the_revised_principles_the_same_actions_are_chosen_too(played: Engine, printed: Engine) -> None:
    """The reader of the printed pages takes the dice that were rolled for contested cards."""
    found = list(turns(played, printed, 72, 13, {"influence": "revised"}))
    assert [both for both in found if not both.same] == []
    assert any(both.played.rolls for both in found)


def test_the_same_card_and_actions_are_chosen_as_in_literal_mode(simulated: list[Both]) -> None:
    for both in simulated:
        assert both.played.impossible == []
        assert both.played.choices() == both.read.choices()
    assert {both.played.suit for both in simulated} == {"administration", "aggression", "construction", "mobilization"}


def test_fewer_questions_are_asked_than_in_literal_mode(simulated: list[Both]) -> None:
    """Although literal mode asks for no cards and states the whole Prelude without a question."""
    played = sum(len(both.played.questions) for both in simulated)
    assert played < 0.6 * sum(len(both.read.questions) for both in simulated)
