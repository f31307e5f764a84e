"""What is said in a row is heard: two cards, a track list, icons, points for what is counted."""

from pathlib import Path

import pytest
from midgame import between_turns
from speaking_player import speaker

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.saying.voice import Pyttsx3Voice

NEW_CARDS = ("three four",)
NEW_ICONS = (*NEW_CARDS, "any landmark", "science military heart exploration")
CIVILIZATION = ("bot turn", "none", "no")
SAID = [
    ((), "three six"),
    ((), "three and six"),
    ((), "bot turn three six"),
    ((), "twelve twenty one"),
    ((), "card three changed"),
    ((), "landmark science"),
    ((), "landmark gone"),
    ((), "control"),
    (NEW_CARDS, "any landmark"),
    (NEW_CARDS, "nearest end and any track"),
    (NEW_CARDS, "nearest landmark nearest end"),
    ((*NEW_CARDS, "any any"), "science heart military exploration"),
    (NEW_ICONS, "conquer anywhere"),
    (NEW_ICONS, "tech and tapestry"),
    (NEW_ICONS, "die without benefit"),
    (NEW_ICONS, "none"),
    (CIVILIZATION, "points"),
    ((*CIVILIZATION, "points"), "two per landmark"),
    ((*CIVILIZATION, "points"), "one per territory"),
    ((*CIVILIZATION, "none"), "two one one"),
]


@pytest.mark.audio
@pytest.mark.parametrize(("before", "said"), SAID, ids=[said for _, said in SAID])
def test_rows_are_heard(
    bots: Engine,
    voice: Pyttsx3Voice,
    recogniser: Recogniser,
    tmp_path: Path,
    before: tuple[str, ...],
    said: str,
) -> None:
    deck = {"decision": 0, "discard": 6, "incomes": 1} if before[:1] == ("bot turn",) else {"decision": 6}
    spaces = {f"space_icons__{track}__1": None for track in ("exploration", "science", "military", "technology")}
    session = between_turns(bots, **deck, **spaces)
    for answer in before:
        session.text(answer)
    name = next((name for name in voice.voices() if "en-us" in name), voice.voice_name())
    phrases, complete = session.expected()
    heard = hear_file(speaker(voice, name, tmp_path)(said, 0), recogniser, phrases, complete)
    assert session.meaning(heard.text) == session.meaning(said)
