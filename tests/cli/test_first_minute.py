"""The first minute by voice: what is asked before the first question of a game, and how much of it is spoken."""

import subprocess
import sys
from pathlib import Path

import pytest
from at_the_table import FIRST_TIME, WHICH_GAME, YOUR_LEAD, plays_by_voice, said_in, saved, words_before

WELCOME = "I play the other side of a board game with you. Say help me at any time."

README = Path(__file__).resolve().parents[2] / "README.md"

pytestmark = pytest.mark.usefixtures("home")


def test_the_first_time_is_as_the_readme_shows(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    shown = README.read_text(encoding="utf-8").split("```")[3]
    assert shown.strip().splitlines()[:2] == [WELCOME, WHICH_GAME]
    plays_by_voice(monkeypatch, shown)
    assert saved(home) == ["supercat-base-0001"]


def test_twenty_seconds_of_speech_the_first_time_and_five_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """At two and a half words a second; what the game itself says when it is gone on with is not counted."""
    first = said_in(monkeypatch, FIRST_TIME)
    assert words_before(YOUR_LEAD, first) <= 50

    offer, *_ = said_in(monkeypatch, ["yes", "mobilization three", "no"])
    assert len(offer.split()) <= 12
    offer, *_ = said_in(monkeypatch, ["yes"])
    assert (offer, len(offer.split())) == ("Go on with Arcs, chapter one, round one, the bot's turn?", 11)


def test_only_the_bots_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said_in(monkeypatch, ["arcs", "no", "no", "one", "one", "red", "blue", "only the bot", "yes"])
    assert lines[-1] == "Which two cards did the bot draw?"
    assert "Round one. You lead." not in lines


def test_factions_are_asked_for_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    plays_by_voice(
        monkeypatch,
        """
        Which faction do I play?
        > klingons
        Klingons.
        Another faction too?
        > yes
        Which faction do I play?
        > romulan
        Romulan.
        Another faction too?
        > no
        Shall I roll their dice?
        > yes
        Harder, with new battles and invasions for free after moving?
        > no
        The assistant plays the Klingons and the Romulans. Between their turns, tell what you do to them.
        Say: I attack them, they attack me, I invade their planet, I entered their system, or I try hegemony.
        Say list their cards to hear their set-up. Say that changed to put any count right.
        Shall I read the general notes?
        """,
        "--book",
        "ascendancy",
    )
    again = said_in(monkeypatch, ["yes"], "--book", "ascendancy")
    assert again[:2] == ["Ascendancy as last time?", "> yes"]
    assert again[2].startswith("The assistant plays the Klingons and the Romulans.")


@pytest.mark.parametrize("game", ["ascendancy", "tapestry"])
def test_the_other_games_begin_as_soon(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    first = {"ascendancy": ["klingon", "no", "yes", "no"], "tapestry": []}[game]
    lines = said_in(monkeypatch, [game, *first])
    of_the_game = next(line for line in lines if line.startswith(("The assistant plays", "Which level")))
    assert words_before(of_the_game, lines) <= 50


def test_a_game_that_is_not_there_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said_in(monkeypatch, ["chess"])[2:] == [
        "> chess",
        '"chess" is not an answer here. Say arcs, ascendancy, campaign or tapestry.',
    ]


def test_the_keyboard_alone_will_do() -> None:
    """The real keyboard; a game may be named by the beginning of its name."""
    command = [sys.executable, "-m", "voice_supercat", "play", "--keyboard", "--print"]
    done = subprocess.run(command, input="arc\nn\ny\ny\nmob 3\n", capture_output=True, text=True, check=True)
    assert (done.stderr, done.stdout.splitlines()) == (
        "",
        [
            WELCOME,
            WHICH_GAME,
            "Shall I lead you through the set-up?",
            "One bot, red, and you, the whole game?",
            "Do you have the initiative?",
            "Round one. You lead.",
            YOUR_LEAD,
            "Did you declare Tyrant?",
        ],
    )


def test_a_game_with_a_model_of_its_own_is_heard_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which game it is was still heard with the shipped one."""
    models: list[object] = []

    class Decoder:
        turn_to = models.append

    own = Path("vosk-supercat-en-with-more-words")
    monkeypatch.setattr("voice_supercat.cli.voice_game.model_of_book", lambda *_: (own, "Make it again."))
    monkeypatch.setattr("voice_supercat.cli.voice_game.load_model", lambda path: path)
    said_in(monkeypatch, ["tapestry"], decoder=Decoder())
    assert models == [own]


def test_with_one_key_help_is_a_key_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said_in(monkeypatch, [], "--one-key")[0].endswith("with you. Hold the key down for help.")
