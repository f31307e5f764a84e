"""A whole bot turn, its answers heard by the real recogniser from recordings of people: the same turn as in text."""

from pathlib import Path

import pytest
from humans import clips_of
from speaking_player import SpeakingPlayer, speaker, typed
from transcript import by_voice, session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice

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
def test_people_play_the_turn(played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> None:
    """Yes, no and the number are people's recordings, each of another speaker. Unclear ones may be asked again."""
    people = {word: clips_of(word) for word in ("yes", "no", "two")}
    synthetic = speaker(voice, voice.voice_name(), tmp_path)

    def spoken(phrase: str, times: int) -> Path:
        return people[phrase]() if phrase in people else synthetic(phrase, times)

    written, session = session_of(played), session_of(played)
    player = SpeakingPlayer(session, typed(written, TURN), spoken, recogniser)

    said = by_voice(session, player)

    assert session.game.state == written.game.state
    assert any("The turn is over." in line for line in said)
    assert (player.misheard, player.typed) == ([], [])
    assert len(player.repeated) <= MOST_REPEATS, player.repeated
