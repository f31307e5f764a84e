"""Which game is played, told by voice: every name is heard, in several accents and at several paces."""

from pathlib import Path

import pytest
from speaking_player import speaker

from voice_supercat.cli.last_time import LastTime
from voice_supercat.cli.opening import opening_of_any_game
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.saying.voice import Pyttsx3Voice

ACCENTS = ("gmw/en-us", "gmw/en", "gmw/en-gb-scotland", "gmw/en-us-nyc", "gmw/en-gb-x-rp")  # of espeak-ng
GAMES = ("arcs", "ascendancy", "tapestry")


@pytest.mark.audio
@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_is_heard(voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path, game: str) -> None:
    session = opening_of_any_game(Tuning(), LastTime()).session
    phrases, complete = (
        session.understanding.phrases(session.question),
        session.understanding.complete(session.question),
    )
    accents = [accent for accent in ACCENTS if accent in voice.voices()] or [voice.voice_name()]

    heard = [
        hear_file(speaker(voice, accent, tmp_path)(game, times), recogniser, phrases, complete).text
        for accent in accents
        for times in range(3)
    ]

    assert set(heard) <= {game, ""}  # said again, never taken for another
    assert heard.count(game) >= 0.8 * len(heard), heard
