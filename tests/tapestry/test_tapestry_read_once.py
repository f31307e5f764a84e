"""What is printed is read once in the player's life: it is known in every later game, and can be put right."""

import json
import random
from collections import Counter
from collections.abc import Mapping

import pytest
from midgame import NEXT, between_turns
from transcript import plays, session_of

from scripts.tables.tapestry.components import printed
from scripts.tables.tapestry.player import PlayerTable
from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.books.tapestry.rules.memory import cards_read, spaces_read
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused, ProcedureFault
from voice_supercat.procedure.game import new_game

# What is asked for because it is printed somewhere.
READ = {
    "setup/3.5",
    "track-icons/icons",
    "choose-track/list",
    "conquer/near-icon",
    "a-bot-turn/income-icon",
    "benefits/icons",
    "read-mark/arrows",
    "read-mark/amount",
    "read-mark/advance",
    "civilization-bonus/bonus",
    "listed-advance/advances",
    "income-chart/first",
    "income-chart/middle",
    "income-chart/last",
    "income-chart/progress-count",
    "income-points/multipliers",
    "income-turns/era-points",
    "new-favorite/icon",
}


def asked_in(engine: Engine, seed: int, options: Mapping[str, str]) -> tuple[Counter[str], Mapping[str, str]]:
    """The steps that asked something in a whole game, and what is remembered after it."""
    table = PlayerTable(random.Random(seed), int(options["difficulty"]), printed(random.Random(1)))
    game, asked = new_game(engine, seed, options), Counter[str]()
    while not game.over:
        for event in game.events:
            table.hears(event)
        asked[game.question.step] += 1
        game = game.answer(table.answers_in(game))
    return asked, engine.memory(game.state)


@pytest.mark.parametrize("level", ["2", "4", "6"])
def test_same_game_played_again_asks_for_nothing_that_is_printed(bots: Engine, level: str) -> None:
    first, remembered = asked_in(bots, 5, {"difficulty": level})
    again, _ = asked_in(bots, 5, {"difficulty": level, **remembered})
    assert len(READ & first.keys()) > 10
    assert again.keys() & READ == set()
    assert again.keys() == first.keys() - READ
    assert all(again[step] == first[step] for step in again.keys() - {"until-ready/done"})


def test_civilization_is_known_by_the_face_of_the_die_and_the_mat_by_its_level(bots: Engine) -> None:
    _, remembered = asked_in(bots, 5, {"difficulty": "2"})
    civilizations, mats = (json.loads(remembered[name]) for name in ("known_civilizations", "known_mats"))
    [known] = civilizations.values()
    assert known["heart"] in ("exploration", "science", "military", "technology")
    assert set(known["bonus"]) == {"1", "2", "3", "4", "5"}
    assert mats["2"]["multipliers"]["3"] == [2, 1, 1]
    assert mats["2"]["lists"]["middle"] == ["advance"]
    assert mats.keys() == {"2"}


def test_what_was_read_is_given_on_as_it_was(bots: Engine) -> None:
    _, remembered = asked_in(bots, 5, {"difficulty": "6"})
    assert bots.memory(new_game(bots, 1, remembered).state) == remembered


@pytest.mark.parametrize(
    ("option", "text", "part"),
    [
        ("known_civilizations", "[", "expected JSON"),
        ("known_civilizations", '{"culture": {}}', "must be one of exploration, science"),
        ("known_civilizations", '{"science": {"heart": "culture"}}', 'cannot have "heart"'),
        ("known_civilizations", '{"science": {"bonus": {"6": []}}}', 'cannot have "bonus"'),
        ("known_civilizations", '{"science": {"bonus": {"2": ["points many"]}}}', 'cannot have "bonus"'),
        ("known_civilizations", '{"science": {"bonus": ["tech"]}}', 'cannot have "bonus"'),
        ("known_mats", '{"7": {}}', "must be one of 1, 2"),
        ("known_mats", '{"2": {"multipliers": {"1": [1, 2]}}}', 'cannot have "multipliers"'),
        ("known_mats", '{"2": {"era": {"2": -1}}}', 'cannot have "era"'),
        ("known_mats", '{"2": {"lists": {"first": ["gold"]}}}', 'cannot have "lists"'),
        ("known_mats", '{"2": {"color": true}}', 'cannot have "color"'),
    ],
)
def test_damaged_memory_is_refused_in_one_sentence(bots: Engine, option: str, text: str, part: str) -> None:
    with pytest.raises(ProcedureFault, match=part):
        new_game(bots, 0, {option: text})


def test_misread_card_is_read_anew(bots: Engine) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""{NEXT}
        > card one changed
        Card one is read anew.
        {NEXT}
        > one two
        The track card's blue, then gray icon: any, landmark, or nearest end?
        """,
    )
    assert "1" not in json.loads(cards_read(session.game.state))
    for answer in ("take it back", "take it back"):
        session.text(answer)
    assert "1" in json.loads(cards_read(session.game.state))


def test_misread_card_is_told_at_any_question(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None)
    session.text("one two")
    question = session.question.text
    assert question.startswith("Military one: conquer")
    for answer in ("that changed", "card"):
        session.text(answer)
    assert session.question.text == "Which card was misread?"
    assert session.text("two")[-1].text == question
    assert "2" not in json.loads(cards_read(session.game.state))


def test_track_card_that_was_misread_is_read_anew_before_the_next_bot_moves(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None)
    for answer in ("one two", "that changed", "card", "one"):
        session.text(answer)
    plays(
        session,
        f"""Military one: conquer, explore, die, tech, tapestry, several, or none?
        > none
        The track card's blue, then gray icon: any, landmark, or nearest end?
        > any any
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_misread_heart_moves_the_favorite_and_is_known_later(bots: Engine) -> None:
    session = between_turns(bots, heart__science="military")
    for answer in ("that changed", "heart", "technology"):
        session.text(answer)
    state = session.game.state
    assert state[v.favorite.of("automa")] == "technology"
    assert json.loads(bots.memory(state)["known_civilizations"])["science"] == {"heart": "technology"}


def test_misread_space_is_asked_for_again(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]})
    for answer in ("that changed", "spaces", "military space one"):
        session.text(answer)
    assert "military 1" not in json.loads(spaces_read(session.game.state))
    session.text("one two")
    assert session.question.text.startswith("Military one: conquer, explore")


def test_misread_mat_and_civilization_are_asked_for_again(bots: Engine) -> None:
    known = {"lists__2__middle": (), "multipliers__2__2": ("1", "1", "1"), "bonus__science__2": ("tech",)}
    session = between_turns(bots, incomes=1, decision=0, discard=6, **known)
    for topic in ("mat", "civilization"):
        for answer in ("that changed", topic, "two"):
            session.text(answer)
    state = session.game.state
    assert state[v.lists.of("2", "middle")] is None
    assert state[v.multipliers.of("2", "2")] is None
    assert state[v.bonus.of("science", "2")] is None


def test_nothing_of_the_mat_is_misread_before_the_level_is_known(bots: Engine) -> None:
    session = session_of(bots)
    for answer in ("that changed", "mat", "one"):
        session.text(answer)
    assert session.question.step == "setup/level"
    session.text("that changed")
    with pytest.raises(AnswerRefused):
        session.text("heart")
