"""What holds for every game of A.I. factions, whatever is answered."""

import re

from hypothesis import given
from hypothesis import strategies as st
from invariants import every_value_fits, texts_are_whole, undo_is_exact
from sessions import ALL_FACTIONS, walk
from walks import LIKELY, SEEDS, examples

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, SpokenEvent
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.state import State

OPTIONS = st.fixed_dictionaries(
    {
        "factions": st.sampled_from([*ALL_FACTIONS, "andorian,klingon", "vulcan,ferengi,breen"]),
        "dice": st.sampled_from(["program", "player"]),
        "free_attacks": st.sampled_from(["on", "off"]),
    }
)
LONGEST = 20  # words
ABBREVIATION = re.compile(r"[A-Z]{2}")
COUNTERS = (v.culture, v.production, v.research, v.commands, v.exhausted, v.ascendancy, v.alone, v.starbases)

# What changes the number of command tokens.
COMMAND_ACTS = {"starbase", "remove-starbase", "place-ambassador", "recall-ambassador", "lose-command"}
# What may spend the last production: the document names its price.
LAST_PRODUCTION = {"develop", "colonize", "buy-culture"}


@examples(12)
@given(seed=SEEDS, options=OPTIONS, yes=LIKELY)
def test_tokens_hold_whatever_is_answered(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    before = new_game(played_ascendancy, seed, options)
    for after in walk(before, seed, 250, yes):
        nothing_is_below_zero(after.state)
        every_value_fits(after)
        commands_are_conserved(before, after)
        one_production_is_kept(before, after)
        upgrade_is_the_most_expensive(after)
        texts_are_whole(after)
        every_text_is_for_the_ear(after)
        before = after


def nothing_is_below_zero(state: State) -> None:
    for name in state[v.factions]:
        for counter in COUNTERS:
            assert state[counter.of(name)] >= 0, counter
        assert all(state[v.ships.of(name, fleet)] in (0, *range(3, 13)) for fleet in state[v.fleets])
        assert state[v.exhausted.of(name)] <= state[v.commands.of(name)]
        assert state[v.starbases.of(name)] <= 3
        assert state[v.ascendancy.of(name)] <= 5


def commands(state: State) -> int:
    return sum(state[v.commands.of(name)] for name in state[v.factions])


def acts_of(game: Game) -> set[str | None]:
    """What was ordered last, by its kind."""
    return {event.do for event in game.events if isinstance(event, ActEvent)}


def commands_are_conserved(before: Game, after: Game) -> None:
    done = acts_of(after)
    if not done & COMMAND_ACTS:
        assert commands(after.state) == commands(before.state), done


def one_production_is_kept(before: Game, after: Game) -> None:
    done = acts_of(after)
    for name in after.state[v.factions]:
        has = after.state[v.production.of(name)]
        if has < before.state[v.production.of(name)] and not done & LAST_PRODUCTION:
            assert has >= 1, done


def upgrade_is_the_most_expensive(after: Game) -> None:
    upgrades = [event for event in after.events if isinstance(event, ActEvent) and event.do == "upgrade"]
    if not upgrades or not after.state[v.upgrades]:  # the turn is over, and its income has come
        return
    name, price = upgrades[0].step.partition("/")[0], after.state[v.price]
    had = after.state[v.research.of(name)] + after.state[v.claimed.of(name)] + price
    other = v.shields_cost if after.state[v.upgrades][0] == "weapons" else v.weapons_cost
    cost = after.state[other.of(name)] or 0
    assert price > 0
    assert cost <= price or cost > had


def every_text_is_for_the_ear(game: Game) -> None:
    for line in game.engine.status(game.state):
        assert not ABBREVIATION.search(" ".join(line)), line
    for event in (event for event in game.events if isinstance(event, SpokenEvent)):
        for text in (event.text, event.short or ""):
            assert not ABBREVIATION.search(text), text
        assert len(event.text.split()) <= LONGEST, event.text
    if game.over:
        return
    assert game.events[-1] == game.question
    if game.question.expect == "number":
        assert game.question.range is not None
        low, high = game.question.range
        assert 0 <= low <= high <= 28, game.question


@examples(6)
@given(seed=SEEDS, options=OPTIONS, yes=LIKELY)
def test_undo_is_exact_and_dice_do_not_change(
    played_ascendancy: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    undo_is_exact(*([*walk(new_game(played_ascendancy, seed, options), seed, 60, yes)] for _ in range(2)))
