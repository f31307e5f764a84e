"""A whole turn of the bot with each suit, every answer heard by the real recogniser from real audio.

`turns/*.txt` are read as they are spoken: `> yes` is the player, every other line is the program.
"""

from pathlib import Path

import pytest
from speaking_player import SpeakingPlayer, speaker, typed
from transcript import ANSWER, by_voice, session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.saying.voice import Pyttsx3Voice

TURNS = Path(__file__).parent / "turns"
OPTIONS = {"aggression": {"judge_combat": "program"}, "ledger": {"ledger": "on"}}
TOGETHER = {"questions": "together"}
MOST_REPEATS = 2  # of about twenty answers
MOST_MISHEARD = 1  # and taken back, because cards are read back
ACCENTS = ("gmw/en-us", "gmw/en-us-nyc")  # of espeak-ng; "one" and "two" of its British voices are lost too often


@pytest.mark.audio
@pytest.mark.parametrize("suit", ["administration", "aggression", "construction", "mobilization", "ledger"])
@pytest.mark.parametrize("accent", ACCENTS)
def test_a_turn_by_ear_is_the_turn_as_written(
    played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path, suit: str, accent: str
) -> None:
    if accent not in voice.voices():
        pytest.skip(f"no voice {accent} here")
    lines = (TURNS / f"{suit}.txt").read_text(encoding="utf-8").splitlines()
    answers = [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]
    options = TOGETHER | OPTIONS.get(suit, {})
    written, session = session_of(played, **options), session_of(played, **options)
    player = SpeakingPlayer(session, typed(written, answers), speaker(voice, accent, tmp_path), recogniser)

    by_voice(session, player)

    assert by_voice(session_of(played, **options), ScriptHearing(answers)) == [
        line for line in lines if not line.startswith(ANSWER)
    ]
    assert session.game.state == written.game.state
    assert player.typed == []
    assert len(player.misheard) <= MOST_MISHEARD, player.misheard
    assert len(player.repeated) <= MOST_REPEATS, player.repeated
