"""Lists of things, spoken and heard: the recogniser learns pairs of words, and hears whole lists."""

from pathlib import Path

import market_book
import pytest
from speaking_player import speaker
from transcript import understanding_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import Offer
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
    session = market_book.played(market_book.market(tmp_path))
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


IN_BREATH = [
    *("no starport", "neither", "none", "favorable combat", "combat", "starport", "no", "yes", "both", "only combat"),
    *("combat and starport", "only starport", "no", "yes"),
]


@pytest.mark.audio
def test_answers_to_several_things_are_heard(
    played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path
) -> None:
    language = understanding_of(played)
    texts = {"combat": ("use favorable combat for Tycoon", "combat for Tycoon"), "starport": ("lack it", "no starport")}
    offers = tuple(Offer(name, "can it", *asked) for name, asked in texts.items())
    question = AskEvent(text="?", expect="choice", choices=("yes", "no", *texts), offers=offers)
    missed, wrong = [], []
    for accent in ACCENTS:
        if accent not in voice.voices():
            pytest.skip(f"no voice {accent} here")
        spoken = speaker(voice, accent, tmp_path)
        for said in IN_BREATH:
            heard = hear_file(spoken(said, 0), recogniser, language.phrases(question), language.complete(question)).text
            if not heard:
                missed.append((accent, said))
            elif language.meaning(question, heard) != language.meaning(question, said):
                wrong.append((accent, said, heard))
    assert wrong == []
    assert len(missed) <= MOST_MISSED, missed
