"""A whole turn of a faction, its answers heard by the real recogniser from rendered audio: the same turn as in text."""

from pathlib import Path

import pytest
from transcript import session_of, understanding_of

from voice_supercat import places
from voice_supercat.books.ascendancy.rules.numbers import word
from voice_supercat.dialogue.talk import Talk
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

INTRODUCTION = ["no", "no", "yes"]  # no notes, no set-up, the usual tokens
TURN = Path(__file__).parent / "turns" / "vulcan.txt"


def answers() -> list[str]:
    """What the player says in the written turn."""
    given = [line.removeprefix("> ") for line in TURN.read_text().splitlines() if line.startswith("> ")]
    return INTRODUCTION + [word(int(answer)) if answer.isdecimal() else answer for answer in given]


def said(engine: Engine, hearing: Hearing) -> list[str]:
    """Everything that is said when `hearing` answers."""
    saying = Collected()
    session = session_of(engine, 5, factions=TURN.stem)
    Talk(session, understanding_of(engine), hearing, saying, lambda: ScriptHearing([]), Collected).run()
    return saying.said


@pytest.mark.audio
def test_the_vulcan_turn_is_heard_as_it_is_read(played_ascendancy: Engine, tmp_path: Path) -> None:
    commands = phrases_of(load_grammars(places.grammars_dir()), ["command"])
    recogniser = Recogniser(VoskDecoder(load_model(find_model(None))), commands, "file")
    voice = Pyttsx3Voice()
    files = []
    for number, answer in enumerate(answers()):
        sound = voice.render(answer)
        files.append(tmp_path / f"{number:02}.wav")
        write_wav(files[-1], sound.samples, sound.rate)
    voice.close()

    by_text = said(played_ascendancy, ScriptHearing(answers()))
    assert said(played_ascendancy, FileHearing(files, recogniser)) == by_text
    assert by_text[-1].startswith("Round two.")
