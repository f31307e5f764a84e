"""A search for the Portal and a Negotiation by ear: the same as when they are typed."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from speaking_player import SpeakingPlayer, speaker, typed
from summits import summit
from transcript import by_voice, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice

MOST_REPEATS = 2
Plays = Callable[[Session, Session, Sequence[str]], list[str]]


@pytest.fixture
def by_ear(voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> Plays:
    """Plays these answers in one session by typing, in the other by speaking; gives what was said."""

    def plays(written: Session, session: Session, answers: Sequence[str]) -> list[str]:
        name = next((name for name in voice.voices() if "en-us" in name), voice.voice_name())
        player = SpeakingPlayer(session, typed(written, answers), speaker(voice, name, tmp_path), recogniser)
        said = by_voice(session, player)
        assert session.game.state == written.game.state
        assert (player.misheard, player.typed) == ([], [])
        assert len(player.repeated) <= MOST_REPEATS, player.repeated
        return said

    return plays


@pytest.mark.audio
def test_a_search_by_voice(played: Engine, by_ear: Plays) -> None:
    options = {"order": "yellow,red", "fates": "pathfinder,founder", "act": "2"}
    answers = ["tiles", "construction four", "no", "hex two"]
    said = by_ear(*(session_of(played, 5, **options) for _ in range(2)), answers)
    assert any("An X. Place a clue with the X at hex 2." in line for line in said)


@pytest.mark.audio
def test_a_negotiation_by_voice(played: Engine, by_ear: Plays) -> None:
    known = {"grievances of red yellow": 2, "grievances of blue red": 1}
    answers = [
        *("yes", "red", "none"),  # a Summit, and a grievance settled with red
        *("red", "three", "one", "second", "no", "no", "no"),  # an exchange with red, which fails
        "pass",
        *("blue", "neither", "no", "no", "no", "zero", "one"),  # red asks blue
        *("none", "none"),
    ]
    sessions = (summit(played, 2, 2, 4, 5, declared=("tyrant",), **known) for _ in range(2))
    said = by_ear(*sessions, answers)
    assert any("Red offers blue three favors and one asset for it." in line for line in said)
    assert any("Blue accepts." in line for line in said)
