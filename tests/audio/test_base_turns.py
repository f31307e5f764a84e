"""A whole turn of the bot with each suit, every answer heard by the real recogniser from real audio.

`turns/*.txt` are read as they are spoken: `> yes` is the player, every other line is the program. A word that is
misheard, asked again or taken for another changes what is said, so the transcript would differ.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from by_ear import rendered, said_to
from transcript import ANSWER, session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing import FileHearing
from voice_supercat.speech.recogniser import Recogniser
from voice_supercat.speech.seams import USUAL_MANNER, Manner
from voice_supercat.speech.voice import Pyttsx3Voice

TURNS = Path(__file__).parent / "turns"
OPTIONS = {"aggression": {"judge_combat": "program"}}
# Of espeak-ng. Its usual voice says a "one" that the shipped model takes for "why", or for nothing.
SPEAKERS = ("gmw/en-us", "gmw/en-gb-scotland")


@pytest.fixture(params=SPEAKERS)
def speaker(voice: Pyttsx3Voice, request: pytest.FixtureRequest) -> Iterator[Pyttsx3Voice]:
    if request.param not in voice.voices():
        pytest.skip(f"no voice {request.param} here")
    voice.set_manner(Manner(words_per_minute=USUAL_MANNER.words_per_minute, volume=0, voice=request.param))
    yield voice
    voice.set_manner(USUAL_MANNER)


@pytest.mark.audio
@pytest.mark.parametrize("suit", ["administration", "aggression", "construction", "mobilization"])
def test_a_turn_by_ear_is_the_turn_as_written(
    played: Engine, speaker: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path, suit: str
) -> None:
    lines = (TURNS / f"{suit}.txt").read_text(encoding="utf-8").splitlines()
    answers = [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]

    said = said_to(
        session_of(played, **OPTIONS.get(suit, {})), FileHearing(rendered(speaker, answers, tmp_path), recogniser)
    )

    assert said == [line for line in lines if not line.startswith(ANSWER)]
