"""A turn of the Magnate and one of the Warden by ear: the same as when they are typed."""

from pathlib import Path

import pytest
from speaking_player import SpeakingPlayer, speaker, typed
from transcript import by_voice, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice

MAGNATE = [
    "administration two aggression two",
    *("no", "no"),  # neither first nor tied in Tycoon
    "yes",  # a tax brings more than half of a resource
    *("no", "no"),  # no Guild cards
    "relic",
    *("no",) * 8,
]
WARDEN = [
    "administration three construction three",
    *("no",) * 4,  # nothing to spend
    *("yes", "yes"),  # a city without a Seat, Claim Fief
    "one",
    *("no",) * 8,
]
MOST_REPEATS = 2


@pytest.mark.audio
def test_two_fates_play_by_voice(played: Engine, voice: Pyttsx3Voice, recogniser: Recogniser, tmp_path: Path) -> None:
    options = {"order": "red,white,yellow", "bots": "red,white", "fates": "magnate,warden,steward", "act": "2"}
    written, session = (session_of(played, **options) for _ in range(2))
    name = next((name for name in voice.voices() if "en-us" in name), voice.voice_name())
    player = SpeakingPlayer(session, typed(written, [*MAGNATE, *WARDEN]), speaker(voice, name, tmp_path), recogniser)

    said = by_voice(session, player)

    assert any("Tax for more than half of that resource." in line for line in said)
    assert any("Claim Fief" in line for line in said)
    assert session.game.state == written.game.state
    assert session.game.state[v.exhausted.of("white")] == ("claims_of_nobility",)
    assert (player.misheard, player.typed) == ([], [])
    assert len(player.repeated) <= MOST_REPEATS, player.repeated
