"""A no that nobody said, to what is asked in one breath, is supposed for the turn and then forgotten."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from small_book import new_game_of

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay

FILES = {
    "book.yaml": """\
{id: b, title: B, version: "1", start: turn, printed_start: turn, accounts: [], actions: {ride: {}}}
""",
    "facts.yaml": """\
raining: {lasts: game, changed_by: [], say: {"yes": it rains, "no": it is dry}}
windy: {lasts: game, changed_by: [ride]}
cold: {lasts: turn, changed_by: []}
""",
    "values.yaml": "coat: {kind: flag}\n",
    "items.txt": "",
    "pages/turn.yaml": """\
page: turn
steps:
  - id: rain
    ask: Is it raining?
    fact: raining
    together: {name: rain, stem: is it, ask: raining, short: rain}
    no:
      - id: wind
        ask: Is it windy?
        fact: windy
        together: {name: wind, stem: is it, ask: windy, short: wind}
        do: ride
        act: Ride.
        no:
          - {id: frost, ask: Is it cold?, fact: cold, set: coat, together: {name: frost, stem: is it, ask: cold}}
  - {id: again, ask: Once more this turn?, yes: [{goto: turn}]}
  - {compute: {forget: turn}}
  - {end: turn}
""",
}
ALL = "Is it raining, windy, or cold?"
VALUES = """\
wet: {kind: flag, unknown: true}
soaked: {kind: flag, unknown: true, lasts: turn}
felt: {kind: flag, unknown: true}
"""
FACT = "cold: {lasts: turn, changed_by: []}\n"
KEPT = """\
page: turn
steps:
  - id: rain
    ask: Is it raining?
    together: {name: rain, stem: is it, ask: raining, short: rain}
    set: {wet: answer, soaked: answer}
  - id: wind
    ask: Is it windy?
    together: {name: wind, stem: is it, ask: windy, short: wind}
    set: felt
  - {id: frost, ask: Is it cold?, fact: cold, together: {name: frost, stem: is it, ask: cold}}
  - {id: again, ask: Once more this turn?, yes: [{goto: turn}]}
  - {compute: {forget: turn}}
  - {end: turn}
"""


def game_of(folder: Path, files: Mapping[str, str]) -> Game:
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return new_game_of(folder)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return game_of(tmp_path, FILES)


def after(game: Game, *answers: Answer) -> Game:
    for answer in answers:
        game = game.answer(answer)
    return game


def test_it_steers_this_turn_and_is_asked_again_in_the_next(game: Game) -> None:
    named = game.answer("frost")
    assert named.state.facts == {"raining": False, "windy": False, "cold": True}
    assert named.state.supposed == {"raining", "windy"}
    assert after(named, True).question.text == "Once more this turn?"
    assert after(named, False).state.facts == {}
    assert after(named, False).question.text == ALL


@pytest.mark.parametrize("answer", [False, "no"])
def test_a_no_that_was_said_is_kept(game: Game, answer: Answer) -> None:
    assert after(game, answer, False).state.facts == {"raining": False, "windy": False}
    assert after(game, answer, False).question.text == "Is it cold?"


def test_what_is_told_beside_is_no_longer_supposed(game: Game) -> None:
    told = game.answer("frost").tell("raining", False)
    assert told.state.supposed == {"windy"}
    assert told.answer(False).state.facts == {"raining": False}


def test_only_one_is_no_to_each_of_the_others(game: Game) -> None:
    told = game.answer(("only", "rain"))
    assert (told.state.facts, told.state.supposed) == ({"raining": True, "windy": False}, frozenset())
    assert after(game, ("only", "wind"), False).state.facts == {"raining": False}


def test_of_several_the_first_is_taken_and_the_others_are_known(game: Game) -> None:
    """Not of a question that sets something by its answer: that one is asked."""
    told = game.answer(("wind", "rain"))
    assert told.state.facts == {"raining": True, "windy": True}
    assert told.state.supposed == frozenset()
    assert game.answer(("rain", "wind", "frost")).state.facts == {"raining": True, "windy": True}
    assert game.answer(("frost", "wind")).state.supposed == {"raining"}


def test_what_the_first_has_changed_is_not_kept(game: Game) -> None:
    """Riding ends what was known of the wind."""
    assert game.answer("wind").state.facts == {"raining": False}


def test_one_name_in_a_list_is_that_name(game: Game) -> None:
    assert game.answer(("wind",)).state == game.answer("wind").state


@pytest.mark.parametrize("answer", ["hail", ("rain", "hail"), (), ("only",), 3])
def test_what_is_none_of_them_is_refused(game: Game, answer: Answer) -> None:
    with pytest.raises(AnswerRefused, match="Say yes, no, rain, wind or frost"):
        game.answer(answer)


def test_why_tells_what_was_supposed(game: Game) -> None:
    trail = [(passed.answer, passed.by_player, passed.supposed) for passed in game.answer("wind").state.trail]
    assert trail == [(False, False, True), (True, True, False)]


def test_it_says_how_to_answer_apart_from_the_question(game: Game) -> None:
    assert (game.question.text, game.question.hint) == (ALL, "Say the first that is so.")
    assert game.question.to_json()["hint"] == "Say the first that is so."
    assert "hint" not in game.answer("no").question.to_json()


def test_a_journal_gives_the_same_game(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(game.engine.book, 0, {}))
    played = game
    for answer in ("frost", False, ("wind", "frost"), False, "rain", False):
        played = played.answer(answer)
        journal.append(entry_of(played))
    journal.close()
    again = replay(game.engine, read_journal(path))
    assert (again.state, again.question) == (played.state, played.question)


def test_a_game_of_the_program_before_goes_on_as_it_was_played(game: Game, tmp_path: Path) -> None:
    """There a name was no to those before it for as long as the fact lasts."""
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(game.engine.book, 0, {}))
    journal.append({"answer": "frost", "at": "turn/rain", "of": ["rain", "wind", "frost"]})
    journal.append({"answer": False, "at": "turn/again"})
    journal.close()
    again = replay(game.engine, read_journal(path))
    assert (again.state.facts, again.question.text) == ({"raining": False, "windy": False}, "Is it cold?")


def test_it_changes_nothing_that_outlasts_the_turn(tmp_path: Path) -> None:
    """A value that keeps the answer is as it was, as long as nobody gives that answer."""
    game = game_of(tmp_path, {**FILES, "facts.yaml": FACT, "pages/turn.yaml": KEPT, "values.yaml": VALUES})
    assert game.answer("frost").state.values == {"soaked": False}, "which ends with the turn"
    assert game.answer("no").state.values == {"soaked": False, "wet": False, "felt": False}
    assert game.answer(("only", "wind")).state.values == {"soaked": False, "wet": False, "felt": True}


def test_of_several_those_that_follow_at_once_are_answered_with_all_that_they_change(tmp_path: Path) -> None:
    game = game_of(tmp_path, {**FILES, "facts.yaml": FACT, "pages/turn.yaml": KEPT, "values.yaml": VALUES})
    assert game.answer(("rain", "wind")).state.values == {"soaked": True, "wet": True, "felt": True}
    assert game.answer(("rain", "wind")).question.text == "Is it cold?"
    assert game.answer(("only", "rain")).state.values == {"soaked": True, "wet": True, "felt": False}
    assert game.answer(("only", "rain")).question.text == "Once more this turn?"


def test_nothing_is_answered_beforehand_behind_what_is_done(tmp_path: Path) -> None:
    """It may have become otherwise."""
    ridden = KEPT.replace("    set: {wet", "    do: ride\n    act: Ride.\n    set: {wet")
    game = game_of(tmp_path, {**FILES, "facts.yaml": FACT, "pages/turn.yaml": ridden, "values.yaml": VALUES})
    assert game.answer(("rain", "wind")).question.text == "Is it windy or cold?"
