"""The shipped voice and the shipped model, loaded once."""

from collections.abc import Iterator

import pytest

from voice_supercat import places
from voice_supercat.speech.grammars import load_grammars, offered_phrases, phrases_of
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice


@pytest.fixture(scope="session")
def voice() -> Iterator[Pyttsx3Voice]:
    speaker = Pyttsx3Voice()
    yield speaker
    speaker.close()


@pytest.fixture(scope="session")
def recogniser() -> Recogniser:
    grammars = load_grammars(places.grammars_dir())
    decoder = VoskDecoder(load_model(find_model(None)))
    return Recogniser(decoder, phrases_of(grammars, ["command"]), "file", offered_phrases(grammars))
