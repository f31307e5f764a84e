"""A game that was misheard, or begun by mistake, can be taken back at its first question."""

from pathlib import Path

import pytest
from at_the_table import WHICH_GAME, plays_by_voice, said_in, saved

CHOOSE = "Choose the game again?"

pytestmark = pytest.mark.usefixtures("home")


def test_the_choice_of_a_game_is_taken_back(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    plays_by_voice(
        monkeypatch,
        """
        I play the other side of a board game with you. Say help me at any time.
        Which game: Arcs, Ascendancy, Campaign or Tapestry?
        > campaign
        Campaign.
        Shall I lead you through the set-up?
        > take it back
        Choose the game again?
        > yes
        Which game: Arcs, Ascendancy, Campaign or Tapestry?
        > arcs
        Arcs.
        Shall I lead you through the set-up?
        """,
    )
    assert saved(home) == []


def test_who_chooses_no_other_game_plays_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    plays_by_voice(
        monkeypatch,
        """
        I play the other side of a board game with you. Say help me at any time.
        Which game: Arcs, Ascendancy, Campaign or Tapestry?
        > arcs
        Arcs.
        Shall I lead you through the set-up?
        > take it back
        Choose the game again?
        > no
        Shall I lead you through the set-up?
        > no
        One bot, red, and you, the whole game?
        > take it back
        Taken back.
        Shall I lead you through the set-up?
        > take it back
        Choose the game again?
        > take it back
        Shall I lead you through the set-up?
        """,
    )


def test_a_game_that_goes_on_asks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said_in(monkeypatch, ["arcs", "no", "yes"])
    plays_by_voice(
        monkeypatch,
        """
        Go on with Arcs, setting up?
        > yes
        Do you have the initiative?
        > take it back
        Choose the game again?
        > no
        Do you have the initiative?
        > take it back
        Taken back.
        One bot, red, and you, the whole game?
        """,
    )


def test_who_has_answered_this_evening_is_asked_before_an_earlier_answer_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said_in(monkeypatch, ["arcs", "no"])
    lines = said_in(monkeypatch, ["yes", "yes", "take it back", "take it back"])
    assert lines[-4:] == ["Taken back.", "One bot, red, and you, the whole game?", "> take it back", CHOOSE]


def test_a_game_of_which_all_is_taken_back_is_not_kept(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    lines = said_in(monkeypatch, ["campaign", "no", "take it back", "take it back", "yes"])
    assert lines[-1] == WHICH_GAME
    assert saved(home) == []
    assert said_in(monkeypatch, [])[-1] == WHICH_GAME


def test_who_names_another_game_hears_how_to_choose_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said_in(monkeypatch, ["arcs", "no, I meant campaign"])
    assert lines[-1] == "There is nothing to correct. Say take it back to choose the game again."


def test_while_it_is_paused_no_game_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert CHOOSE not in said_in(monkeypatch, ["arcs", "pause", "take it back", "resume"])


def test_another_game_can_be_begun_instead_of_going_on(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said_in(monkeypatch, ["arcs", "no", "yes"])
    lines = said_in(monkeypatch, ["yes", "take it back", "yes", "no", "no", "campaign"])
    assert lines[-2:] == ["Campaign.", "Shall I lead you through the set-up?"]
    assert saved(home) == ["supercat-base-0001"]


def test_a_game_that_arguments_name_is_not_chosen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    level = "Which level of difficulty, one to six? Two is the average."
    lines = said_in(monkeypatch, ["take it back"], "--book", "tapestry")
    assert lines[-2:] == ["There is nothing to take back.", level]
