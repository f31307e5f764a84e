"""What holds for every game of A.I. factions, whatever is answered."""

import re
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from sittings import ALL_FACTIONS, TABLE, walk

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.state import State

any_game = settings(max_examples=15, deadline=None)
seeds = st.integers(0, 2**32)
likely = st.sampled_from([0.05, 0.3, 0.6, 0.95])
OPTIONS = st.fixed_dictionaries(
    {
        "factions": st.sampled_from([*ALL_FACTIONS, "andorian,klingon", "vulcan,ferengi,breen"]),
        "dice": st.sampled_from(["program", "player"]),
        "free_attacks": st.sampled_from(["on", "off"]),
    }
)
COUNTERS = ("culture", "production", "research", "ready", "exhausted", "ascendancy", "alone", "starbases", "marks")

# What changes the number of command tokens.
COMMAND_ACTS = {"starbase", "remove-starbase", "place-ambassador", "recall-ambassador", "lose-command"}
# What may spend the last production: it is named with its price.
LAST_PRODUCTION = {"develop", "colonize", "buy-culture"}


def commands(state: State) -> int:
    return sum(state[f"{kind}.{name}"] for name in state["factions"] for kind in ("ready", "exhausted"))


def steps_of(game: Game, seed: int, answers: int, yes: float) -> Iterator[tuple[Game, Game]]:
    """Neighbouring games, without those in which the player corrects a counter."""
    before = game
    for after in walk(game, seed, answers, yes):
        if not before.question.step.startswith("correct-"):
            yield before, after
        before = after


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_tokens_and_ships_are_never_below_zero(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    for game in walk(new_game(played_ascendancy, seed, options), seed, 200, yes):
        for name in game.state["factions"]:
            for counter in COUNTERS:
                assert game.state[f"{counter}.{name}"] >= 0, counter
            assert all(ships == 0 or ships >= 3 for ships in game.state[f"fleets.{name}"]) or game.state["losses"]
            assert game.state[f"starbases.{name}"] <= 3
            assert game.state[f"ascendancy.{name}"] <= 5


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_commands_are_conserved(played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    for before, after in steps_of(new_game(played_ascendancy, seed, options), seed, 200, yes):
        done = {event.do for event in after.events}
        if not done & COMMAND_ACTS:
            assert commands(after.state) == commands(before.state), done


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_one_production_is_kept(played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    for before, after in steps_of(new_game(played_ascendancy, seed, options), seed, 200, yes):
        done = {event.do for event in after.events}
        for name in after.state["factions"]:
            had, has = before.state[f"production.{name}"], after.state[f"production.{name}"]
            if has < had and not done & LAST_PRODUCTION:
                assert has >= 1, done


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_an_upgrade_is_the_most_expensive_that_can_be_paid(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    for before, after in steps_of(new_game(played_ascendancy, seed, options), seed, 200, yes):
        if not any(event.do == "upgrade" for event in after.events):
            continue
        name = after.state["faction"]
        assert after.state["price"] > 0
        spent = after.state["price"]
        had = before.state[f"research.{name}"] + before.state[f"claimed.{name}"]
        assert had >= spent
        other = "shields" if after.state["upgrades"][0] == "weapons" else "weapons"
        cost = after.state[f"cost.{other}.{name}"] or 0
        assert cost <= spent or cost > had


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_undo_is_exact_and_dice_do_not_change(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    games = [*walk(new_game(played_ascendancy, seed, options), seed, 80, yes)]
    again = [*walk(new_game(played_ascendancy, seed, options), seed, 80, yes)]
    back: Game | None = games[-1]
    for game in reversed(again):
        assert back is not None
        assert back.state == game.state
        assert back.events == game.events
        back = back.undo()


@any_game
@given(seed=seeds, options=OPTIONS, yes=likely)
def test_every_answer_leads_to_a_question_and_every_turn_comes_back_to_the_table(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    asked = 0
    for game in walk(new_game(played_ascendancy, seed, options), seed, 300, yes):
        assert game.events[-1] == game.question
        asked = 0 if game.question.step == TABLE else asked + 1
        for event in game.events:
            for text in (event.text, event.short or ""):
                assert not re.search(r"[{}]|None|\bTrue\b|\bFalse\b|  ", text), text
            if event.kind in ("ask", "say", "act"):
                assert re.match(r'["A-Z]', event.text), event.text
                assert len(event.text.split()) <= 30, event.text
        if game.question.expect == "number":
            assert game.question.range is not None
            low, high = game.question.range
            assert 0 <= low <= high <= 28, game.question
