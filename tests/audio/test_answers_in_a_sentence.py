"""Answers in a sentence, by voices that no training has heard saying them, among all that may be said."""

import itertools
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from transcript import understanding_of

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.carriers import carriers_of
from voice_supercat.language.grammars import offered_phrases, phrases_of, shipped_grammars
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.hearing.carried import Carried
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import Complete, phrase_check

pytestmark = pytest.mark.audio

GRAMMARS = shipped_grammars()
COMMANDS = phrases_of(GRAMMARS, ["command"])
VOICES = ("en-us", "en-gb", "en-us+f3", "en-gb+m3")


@pytest.fixture(scope="module")
def decoder() -> Carried:
    return Carried(VoskDecoder(load_model(find_model())), carriers_of(GRAMMARS))


def heard(decoder: Carried, folder: Path, text: str, voice: str, kind: str) -> str:
    phrases = (*phrases_of(GRAMMARS, [kind]), *COMMANDS)
    return heard_among(decoder, spoken(folder, text, voice), phrases, phrase_check(phrases))


def heard_among(decoder: Carried, path: Path, phrases: Sequence[str], complete: Complete) -> str:
    recogniser = Recogniser(decoder, COMMANDS, "file", offered_phrases(GRAMMARS))
    return hear_file(path, recogniser, phrases, complete).text


def spoken(folder: Path, text: str, voice: str) -> Path:
    path = folder / "said.wav"
    subprocess.run(["espeak-ng", "-v", voice, "-s", "150", "-w", str(path), text], check=True)
    return path


@pytest.mark.parametrize(
    ("kind", "answer", "sentences"),
    [
        ("yes_no", "yes", ("yes it is", "yes please", "um, yes")),
        ("yes_no", "no", ("no it isn't", "no I don't", "no there isn't", "well, no")),
        ("number", "five", ("I have five", "um, five", "just five", "only five", "five of them")),
        ("number", "three", ("um, three",)),
    ],
)
def test_the_answer_is_heard_in_the_sentence(
    decoder: Carried, tmp_path: Path, kind: str, answer: str, sentences: tuple[str, ...]
) -> None:
    """Without what is said around it, three of four are not understood."""
    said = list(itertools.product(sentences, VOICES))
    right = [heard(decoder, tmp_path, text, voice, kind) == answer for text, voice in said]
    assert sum(right) >= 0.9 * len(said), [one for one, fine in zip(said, right, strict=True) if not fine]


def test_what_is_counted_is_heard_behind_the_number(decoder: Carried, tmp_path: Path) -> None:
    """Without it, most of these are not understood."""
    sentences = ("two hits", "four cities", "two cities", "two cards", "two starports", "four starports")
    words = understanding_of(engine_of(open_book("supercat-base")))
    missed = list[tuple[str, str, str]]()
    for text, voice in itertools.product(sentences, VOICES):
        question = AskEvent(text=f"How many {text.split()[1]}?", expect="number", range=(0, 12))
        phrases, complete = words.listened_for(question), words.complete(question)
        said = heard_among(decoder, spoken(tmp_path, text, voice), phrases, complete)
        if words.meaning(question, said) != words.meaning(question, text.split()[0]):
            missed.append((text, voice, said))
    assert len(missed) <= 0.1 * len(sentences) * len(VOICES), missed


@pytest.mark.parametrize("sentence", ["I think we should go", "there is a house", "it isn't easy", "please sit down"])
def test_what_is_said_around_answers_is_none_by_itself(decoder: Carried, tmp_path: Path, sentence: str) -> None:
    found = [heard(decoder, tmp_path, sentence, voice, "yes_no") for voice in VOICES]
    assert found.count("") >= len(VOICES) - 1, found
