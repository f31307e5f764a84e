"""The court of the simulated tables: which card the documents prefer, whoever reads them."""

import json
import random
from dataclasses import replace

import pytest

from scripts.benchmarks import same_decisions
from scripts.tables.board import Board, Building, Card
from scripts.tables.preferring import done_as_printed
from scripts.tables.strewing import set_up
from scripts.tables.vox import effective, resolved


def court(*cards: Card, revised: bool = False, **changes: object) -> Board:
    """A table with this court, at which the bot has nothing and nothing is declared."""
    bare = {
        "guild": (),
        "captives": 0,
        "rivals": dict.fromkeys(("tycoon", "tyrant", "warlord", "keeper", "empath"), (9,)),
    }
    resources = dict.fromkeys(("material", "fuel", "weapon", "relic", "psionic"), 0)
    board = replace(set_up(random.Random(0), 1), court=cards, revised=revised, resources=resources)
    return replace(board, **{**bare, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ((Card("relic"), Card("fuel union"), Card("weapon"), Card("relic")), 2),
        ((Card("relic"), Card("outrage_spreads"), Card("call_to_action"), Card("relic")), 2),
        ((Card("relic"), Card("outrage_spreads"), Card("relic", own=1, rival=1), Card("relic")), 2),
        ((Card("relic"), Card("outrage_spreads"), Card("relic"), Card("relic")), 1),
        ((Card("relic"), Card("fuel"), Card("relic"), Card("relic")), 0),  # the first has most keys
    ],
)
def test_the_doctrine_prefers_weapons_unions_captives_and_vox_cards(cards: tuple[Card, ...], place: int) -> None:
    """base/influence-doctrine/priorities"""
    assert done_as_printed(court(*cards), "influence_other")[1] == f"influence {place}"


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ((Card("relic"), Card("weapon"), Card("fuel union", own=1, rival=1), Card("relic")), 2),  # critical
        ((Card("fuel union", own=1, rival=1), Card("fuel union"), Card("relic"), Card("relic")), 1),  # without agents
        ((Card("relic"), Card("weapon"), Card("relic", own=1, rival=1), Card("relic", own=2, rival=2)), 3),  # captives
    ],
)
def test_the_principles_prefer_critical_cards_and_break_ties(cards: tuple[Card, ...], place: int) -> None:
    """influence/influence-principles"""
    assert done_as_printed(court(*cards, revised=True), "influence_other")[1] == f"influence {place}"


def test_one_agent_alone_does_not_prefer_a_card_without_agents() -> None:
    """influence/influence-principles/tie-breaking/2.1"""
    cards = (Card("fuel union", own=1, rival=1), Card("fuel union"), Card("relic"), Card("relic"))
    assert done_as_printed(court(*cards, revised=True, agents=1), "influence_other")[1] == "influence 0"


def test_song_of_freedom_is_effective_while_the_initiative_can_be_seized() -> None:
    """base/vox-cards/song-of-freedom/1"""
    board = court(*[Card("song_of_freedom")] * 4)
    place = next(at for at, system in enumerate(board.systems) if system.planet is not None)
    board = board.with_system(place, buildings=(Building(False, "city"),), fresh=3, rival_fresh=0)
    assert effective(board, board.court[0])
    after = resolved(board, "song_of_freedom")
    assert after.seized
    assert not effective(replace(board, seized=True), board.court[0])


def test_the_comparison_tells_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    code = same_decisions.main(["--seeds", "2", "--turns", "4", "--set", "influence=revised"])
    found = json.loads(capsys.readouterr().out)
    assert (code, found["turns"], found["different"], found["untrue"]) == (0, 8, [], [])
