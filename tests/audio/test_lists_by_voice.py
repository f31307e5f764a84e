"""Lists of things, spoken and heard: the recogniser learns pairs of words, and hears whole lists."""

from pathlib import Path

import pytest
from market_book import market, played
from speaking_player import speaker

from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.saying.voice import Pyttsx3Voice

LISTS = [
    *("fuel", "fuel and relic", "two fuel and one relic", "two fuel and a relic", "relic and dark stone"),
    *("fuel fuel relic", "three relics", "fuel relic and dark stone", "none", "all of them", "all three", "only relic"),
]
ACCENTS = ("gmw/en-us", "gmw/en-us-nyc", "gmw/en-gb-scotland")  # of espeak-ng
MOST_MISSED = 3
"""Of 36: what is not understood is asked again."""


@pytest.mark.audio
def test_lists_are_heard(voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> None:
    session = played(market(tmp_path))
    question, language = session.question, session.understanding
    missed, wrong = [], []
    for accent in ACCENTS:
        if accent not in voice.voices():
            pytest.skip(f"no voice {accent} here")
        spoken = speaker(voice, accent, tmp_path)
        for said in LISTS:
            heard = hear_file(spoken(said, 0), recogniser, language.phrases(question), language.complete(question)).text
            if not heard:
                missed.append((accent, said))
            elif language.meaning(question, heard) != language.meaning(question, said):
                wrong.append((accent, said, heard))
    assert wrong == []
    assert len(missed) <= MOST_MISSED, missed
