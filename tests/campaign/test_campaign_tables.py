"""The simulated tables of the campaign: the same card and actions as the printed pages, whatever the seed."""

import json
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import SEEDS, examples

from scripts.benchmarks import economy
from scripts.tables.reach.lines import things_in
from scripts.tables.reach.whole_game import ReachRound, rounds
from voice_supercat.procedure.engine import Engine

OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.sampled_from(["2", "3"]),
        "questions": st.sampled_from(["together", "single"]),
        "ledger": st.sampled_from(["on", "off"]),
    }
)


@examples(10)
@given(seed=SEEDS, options=OPTIONS)
def test_a_turn_is_played_as_the_printed_pages_are_read(
    played: Engine, printed: Engine, seed: int, options: dict[str, str]
) -> None:
    """The same card, the same actions in the same order, and the same board after them."""
    for happened in islice(rounds(played, printed, seed, options), 20):
        assert happened.played.impossible == []
        assert happened.same, (options, happened.played.choices(), happened.read.choices())


@pytest.fixture(scope="module")
def many(played: Engine, printed: Engine) -> list[ReachRound]:
    return [happened for seed in range(6) for happened in islice(rounds(played, printed, seed, {}), 40)]


def test_what_the_campaign_has_beside_the_base_game_happens_there(many: list[ReachRound]) -> None:
    """Events are played and go back, the Council is secured, weapons make combat cards, Fates select."""
    steps = Counter(event.step for happened in many for one in happened.exchanges for event in one.after.events)
    wanted = ("bot-turn/event", "events-returned/back", "prelude/weapon", "council-decided/decided")
    assert [step for step in wanted if not steps[step]] == []
    assert {happened.played.board.fate for happened in many} == {"steward", "founder"}  # type: ignore[attr-defined]


def test_a_printed_line_counts_what_it_names() -> None:
    assert [things_in(step) for step in ("general-priorities/3", "founder/act-i/2", "aggression/2")] == [3, 4, 2]
    assert [things_in(step) for step in ("aggression/5", "construction/7")] == [2, 1]


def test_five_turns_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert economy.main(["--book", "supercat-campaign", "--turns", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["same_decisions"] == 1
    assert figures["comparable_judgements_mean"] < figures["literal_judgements_mean"]
