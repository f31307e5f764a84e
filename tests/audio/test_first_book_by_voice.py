"""A book with words of its own, played by voice: its words are added to the model, spoken, and heard."""

from pathlib import Path

import pytest
from first_book import FOLDER
from speaking_player import SpeakingPlayer, speaker, typed
from transcript import by_voice, session_of

from voice_supercat.cli import main
from voice_supercat.cli.library import open_book
from voice_supercat.language.grammars import offered_phrases, phrases_of, shipped_grammars
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.keys import Key
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice

TURNS = ["dragon", "no", "cave", "kobold", "dark tunnel", "troll", "castle", "dragon", "yes", "cave"]
MOST_REPEATS = 1  # of ten answers
ACCENTS = ("gmw/en-us", "gmw/en-us-nyc", "gmw/en-gb-scotland")  # of espeak-ng


@pytest.mark.audio
@pytest.mark.parametrize("accent", ACCENTS)
def test_a_book_with_words_of_its_own_is_played_by_voice(
    voice: Pyttsx3Voice, home: Path, tmp_path: Path, accent: str
) -> None:
    if accent not in voice.voices():
        pytest.skip(f"no voice {accent} here")
    assert main(("models", "extend", "--book", str(FOLDER))) == 0
    grammars = shipped_grammars()
    model = load_model(find_model("vosk-supercat-en-treasure-hunt"))
    assert model.path.is_relative_to(home)
    recogniser = Recogniser(VoskDecoder(model), phrases_of(grammars, ["command"]), "file", offered_phrases(grammars))
    engine = engine_of(open_book(str(FOLDER)))
    written, session = session_of(engine), session_of(engine)
    player = SpeakingPlayer(session, typed(written, TURNS), speaker(voice, accent, tmp_path), recogniser)

    said = by_voice(session, player)

    assert session.game.state == written.game.state
    assert session.game.state[Key[int]("treasures")] == 1
    assert (player.misheard, player.typed) == ([], [])
    assert len(player.repeated) <= MOST_REPEATS, player.repeated
    assert "The dragon sees the light and takes a treasure. Treasures left: zero." in said
