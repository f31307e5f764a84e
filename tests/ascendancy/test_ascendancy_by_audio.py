"""Each faction's whole turn by ear: the answers of `turns/*.txt`, spoken by one of several synthetic voices."""

from itertools import chain
from pathlib import Path

import pytest
from sessions import ALL_FACTIONS, TABLE, new_session, written_turn
from speaking_player import SpeakingPlayer, speaker, typed
from transcript import by_voice

from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import phrases_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.numerals import in_words
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.saying.voice import Pyttsx3Voice

MOST_REPEATS = 2  # of about 27 answers
TOLD = ("attack", "attacked", "landing", "enter", "hegemony", "research", "cards", "token", "bot_turn", "ships")
ACCENTS = ("en-us",)  # in the engine's names of its voices; the British "one" is lost too often


@pytest.mark.audio
@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_the_turn_is_heard_as_it_is_written(
    played_ascendancy: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path, faction: str
) -> None:
    turn = written_turn(faction)
    answers = [in_words(int(answer)) if answer.isdecimal() else answer for answer in turn.answers]
    written, session = (new_session(played_ascendancy, faction, turn.seed, at_home=True) for _ in range(2))
    voices = [name for name in voice.voices() if any(accent in name for accent in ACCENTS)] or [voice.voice_name()]
    spoken = speaker(voice, voices[ALL_FACTIONS.index(faction) % len(voices)], tmp_path)
    player = SpeakingPlayer(session, typed(written, answers), spoken, recogniser)

    by_voice(session, player)

    assert session.question.step == TABLE
    assert session.game.state == written.game.state
    assert (player.misheard, player.typed) == ([], [])
    assert len(player.repeated) <= MOST_REPEATS, player.repeated


@pytest.mark.audio
@pytest.mark.parametrize("event", [name for name in TOLD if name not in ("bot_turn", "ships")])
def test_what_players_tell_of_is_heard(
    played_ascendancy: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path, event: str
) -> None:
    vocabulary = shipped_vocabulary(played_ascendancy.book)
    events = {name: vocabulary.of_choice(name) for name in TOLD}
    phrases = (*chain.from_iterable(events.values()), *phrases_of(vocabulary.grammars, ["command"]))
    name = next((name for name in voice.voices() if ACCENTS[0] in name), voice.voice_name())
    spoken = speaker(voice, name, tmp_path)

    heard = [hear_file(spoken(phrase, 0), recogniser, phrases, phrase_check(phrases)).text for phrase in events[event]]

    assert set(heard) <= set(events[event])
