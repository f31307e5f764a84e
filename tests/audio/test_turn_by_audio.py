"""A whole bot turn, its answers heard by the real recogniser from real audio: the same turn as in text."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from by_ear import rendered, said_to
from humans import clips_of
from transcript import session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing import FileHearing, ScriptHearing, hear_file
from voice_supercat.speech.recogniser import Recogniser
from voice_supercat.speech.seams import Complete, Utterance
from voice_supercat.speech.voice import Pyttsx3Voice

# A turn that ends: the bot surpasses with Aggression, secures a card, moves ships to its task force.
TURN = [
    "aggression five construction two",
    "no",  # initiative
    "aggression three",
    "yes",  # Tyrant declared
    "no",  # nothing to spend
    "yes",  # a card can be secured
    "no",  # not for Tyrant
    "explain effective",
    "no",
    "take it back",
    "no",
    "yes",  # favorable combat
    "two",  # it took both actions
]

# The recordings are not chosen: some are cut off or faint, and a person would have to say those again too.
MOST_REPEATS = 2


@pytest.mark.audio
def test_synthetic_voice_plays_the_turn(
    played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path
) -> None:
    by_text = said_to(session_of(played), ScriptHearing(TURN))

    by_audio = said_to(session_of(played), FileHearing(rendered(voice, TURN, tmp_path), recogniser))

    assert by_audio == by_text
    assert "The turn is over." in by_text[-2]


class PatientPeople:
    """Says each answer with a recording of another person, and once more with the next one where it was not taken."""

    def __init__(self, recordings: Sequence[Callable[[], Path]], recogniser: Recogniser) -> None:
        self.repeats = 0
        self._recordings = list(recordings)
        self._recogniser = recogniser

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """People wait for the end of the question."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        if not self._recordings:
            return None
        heard = hear_file(self._recordings[0](), self._recogniser, phrases, complete)
        if heard.text:
            self._recordings.pop(0)
        else:
            self.repeats += 1
        return heard

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.audio
def test_people_play_the_turn(played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> None:
    """Yes, no and the number are people's recordings, each of another speaker. Unclear ones may be asked again."""
    humans = {word: clips_of(word) for word in ("yes", "no", "two")}
    synthetic = rendered(voice, TURN, tmp_path)
    recordings = [humans.get(answer, partial(Path, file)) for answer, file in zip(TURN, synthetic, strict=True)]
    people = PatientPeople(recordings, recogniser)

    said = said_to(session_of(played), people)
    by_audio = [line for line in said if not (line.startswith("Sorry?") or line.endswith("? Say yes or no."))]

    assert by_audio == said_to(session_of(played), ScriptHearing(TURN))
    assert people.repeats <= MOST_REPEATS
