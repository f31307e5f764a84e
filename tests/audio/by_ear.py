"""Sittings whose answers are sound."""

from collections.abc import Sequence
from pathlib import Path

from transcript import understanding_of

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.dialogue.talking.talk import Talk
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.hearing.ways import ScriptHearing
from voice_supercat.speech.saying.voice import Pyttsx3Voice
from voice_supercat.speech.saying.ways import Collected
from voice_supercat.speech.seams import Hearing


def said_to(session: Session, hearing: Hearing) -> list[str]:
    """Everything that is said when `hearing` answers."""
    saying = Collected()
    understanding = understanding_of(session.game.engine)
    Talk(session, understanding, hearing, saying, lambda: ScriptHearing([]), Collected).run()
    return saying.said


def rendered(voice: Pyttsx3Voice, answers: Sequence[str], folder: Path) -> list[Path]:
    """A WAV file for each answer, spoken by the program's own voice."""
    files = []
    for number, answer in enumerate(answers):
        sound = voice.render(answer)
        files.append(folder / f"{number:02}.wav")
        write_wav(files[-1], sound.samples, sound.rate)
    return files
