"""A whole bot turn, its answers heard by the real recogniser from real audio: the same turn as in text."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from humans import clips_of
from transcript import session_of

from voice_supercat import places
from voice_supercat.dialogue.talk import Talk
from voice_supercat.dialogue.understanding import Understanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.decoder import VoskDecoder
from voice_supercat.speech.grammars import load_grammars, phrases_of
from voice_supercat.speech.hearing import FileHearing, ScriptHearing
from voice_supercat.speech.model import find_model, load_model
from voice_supercat.speech.recogniser import Recogniser
from voice_supercat.speech.saying import Collected
from voice_supercat.speech.seams import Hearing
from voice_supercat.speech.voice import Pyttsx3Voice

# A turn that ends: the bot surpasses with Aggression, secures a card, moves ships to its task force.
TURN = [
    "aggression five construction two",
    "no",  # initiative
    "aggression three",
    "yes",  # Tyrant declared
    "no",  # nothing to spend
    "no",
    "explain effective",
    "no",
    "take it back",
    "no",
    "yes",  # favorable combat
    "two",  # it took both actions
]


@pytest.fixture(scope="module")
def voice() -> Iterator[Pyttsx3Voice]:
    speaker = Pyttsx3Voice()
    yield speaker
    speaker.close()


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    commands = phrases_of(load_grammars(places.grammars_dir()), ["command"])
    return Recogniser(VoskDecoder(load_model(find_model(None))), commands, "file")


def transcript(played: Engine, hearing: Hearing) -> list[str]:
    """Everything that is said when `hearing` answers."""
    understanding = Understanding(load_grammars(places.grammars_dir()), played.book.terms)
    saying = Collected()
    talk = Talk(session_of(played), understanding, hearing, saying, lambda: ScriptHearing([]), Collected)
    talk.run()
    return saying.said


def rendered(voice: Pyttsx3Voice, answers: Sequence[str], folder: Path) -> list[Path]:
    """A WAV file for each answer, spoken by the program's own voice."""
    files = []
    for number, answer in enumerate(answers):
        sound = voice.render(answer)
        files.append(folder / f"{number:02}.wav")
        write_wav(files[-1], sound.samples, sound.rate)
    return files


@pytest.mark.audio
def test_synthetic_voice_plays_the_turn(
    played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path
) -> None:
    by_text = transcript(played, ScriptHearing(TURN))

    by_audio = transcript(played, FileHearing(rendered(voice, TURN, tmp_path), recogniser))

    assert by_audio == by_text
    assert "The turn is over." in by_text[-2]


@pytest.mark.audio
def test_people_play_the_turn(played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> None:
    """Yes, no and the number are people's recordings, each of another speaker."""
    humans: dict[str, Callable[[], Path]] = {word: clips_of(word) for word in ("yes", "no", "two")}
    synthetic = rendered(voice, TURN, tmp_path)
    files = [humans[answer]() if answer in humans else file for answer, file in zip(TURN, synthetic, strict=True)]

    by_audio = transcript(played, FileHearing(files, recogniser))

    assert by_audio == transcript(played, ScriptHearing(TURN))
