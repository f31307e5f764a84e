"""The settings that the player changes by voice."""

import pytest
from uncertain_answers import CARDS, converse

from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings


def test_settings_are_asked_for_by_name(played: Engine) -> None:
    last, _, tuning = converse(played, CARDS, "change settings", "brief wording")
    assert last == ["Brief wording.", "Has the bot the initiative?"]
    assert tuning.settings == Settings(wording="terse")


def test_other_voice_goes_through_all_voices_and_begins_again(played: Engine) -> None:
    chosen = []
    for times in range(1, 4):
        last, _, tuning = converse(played, *["other voice"] * times, voices=["usual", "scottish", "american"])
        chosen.append((last[0], tuning.settings.voice))
    assert chosen == [("Voice 2 of 3.", "scottish"), ("Voice 3 of 3.", "american"), ("Voice 1 of 3.", None)]


def test_where_there_is_one_voice_it_says_so(played: Engine) -> None:
    last, *_ = converse(played, "other voice", voices=["usual"])
    assert last[0] == "There is no other voice."


@pytest.mark.parametrize("command", ["slower", "faster", "louder", "quieter"])
def test_pace_and_loudness_have_limits_and_say_so(played: Engine, command: str) -> None:
    last, _, tuning = converse(played, *[command] * 20)
    assert last[0] == f"I cannot speak {command}."
    assert tuning.settings != USUAL_SETTINGS


def test_a_change_that_cannot_be_saved_is_reported_and_still_applies() -> None:
    def refuse(_: Settings) -> None:
        raise SpeechFault("The disk is full.")

    tuning = Tuning(keep=refuse)
    assert tuning.change("louder") == "Speaking louder. The disk is full."
    assert tuning.settings.volume > 0


def test_steps_are_larger_where_speech_is_fast() -> None:
    tuning = Tuning()
    paces = [tuning.settings.words_per_minute]
    while tuning.change("faster") == "Speaking faster.":
        paces.append(tuning.settings.words_per_minute)
    assert paces == [180, 205, 230, 255, 280, 305, 355, 405, 455, 505, 555, 600]
    assert tuning.change("slower") == "Speaking slower."
    assert tuning.settings.words_per_minute == 550
