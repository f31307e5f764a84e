"""Calibration: what the player is asked, what is found, and what is saved."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from audio.humans import clips_of
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.cli import main
from voice_supercat.cli.calibrate import ASKED, listened
from voice_supercat.language.grammars import shipped_grammars
from voice_supercat.speech.audio import HEARING_RATE, raised, read_for_hearing, write_wav
from voice_supercat.speech.hearing.calibration import Calibration, Trial, report, summary
from voice_supercat.speech.hearing.ears import Heard, loud_level, quiet_level
from voice_supercat.speech.interfaces import Complete, Completeness
from voice_supercat.speech.settings import SURE_ENOUGH

TRIALS = st.lists(
    st.builds(
        Trial,
        asked=st.sampled_from(["yes", "no"]),
        heard=st.sampled_from(["yes", "no", ""]),
        confidence=st.floats(0, 1),
        level=st.floats(-60, 0),
    )
)


def trial(asked: str, heard: str, confidence: float = 1.0, level: float = -20.0) -> Trial:
    return Trial(asked, heard, confidence, level)


def test_a_player_who_is_recognised_correctly_needs_no_threshold() -> None:
    found = Calibration(-60, (trial("yes", "yes", 0.55), trial("no", "no", 0.9)))
    assert found.accept == 0


def test_a_wrong_answer_raises_the_threshold_just_above_its_confidence() -> None:
    found = Calibration(-60, (trial("yes", "yes", 0.9), trial("five", "nine", 0.62), trial("no", "no", 0.8)))
    assert found.accept == pytest.approx(0.63)


def test_no_threshold_that_would_ask_too_many_right_answers_again() -> None:
    right = [trial("yes", "yes", 0.7)] * 6
    assert Calibration(-60, (*right, trial("five", "nine", 0.8))).accept == 0


@given(trials=TRIALS)
def test_the_threshold_never_makes_things_worse(trials: list[Trial]) -> None:
    found = Calibration(-60, tuple(trials))

    def wrong(threshold: float) -> int:
        return sum(made.heard not in ("", made.asked) and made.confidence >= threshold for made in trials)

    assert 0 <= found.accept <= 0.95
    assert wrong(found.accept) <= wrong(0)


def test_with_usual_confidences_the_program_asks_to_confirm_as_usual() -> None:
    found = Calibration(-60, (trial("yes", "yes", 0.85), trial("no", "no", 0.95)))
    assert found.sure == SURE_ENOUGH


def test_right_answers_with_low_confidence_are_confirmed_less_often() -> None:
    found = Calibration(-60, (*[trial("yes", "yes", 0.82)] * 3, trial("no", "no", 0.95)))
    assert found.sure == 0.82


def test_wrong_answers_with_high_confidence_are_confirmed_more_often() -> None:
    found = Calibration(-60, (*[trial("no", "no", 0.99)] * 6, *[trial("no", "no", 0.92)] * 3, trial("yes", "no", 0.95)))
    assert (found.accept, found.sure) == (0, 0.96)


@given(trials=TRIALS)
def test_the_fitted_confirmation_never_takes_more_wrong_answers(trials: list[Trial]) -> None:
    found = Calibration(-60, tuple(trials))
    wrong = [made.confidence for made in trials if made.heard not in ("", made.asked)]
    assert 0.75 <= found.sure <= 0.99
    assert sum(confidence >= max(found.accept, found.sure) for confidence in wrong) <= sum(
        confidence >= SURE_ENOUGH for confidence in wrong
    )


def test_a_very_quiet_microphone_is_raised_with_the_room() -> None:
    found = Calibration(-85, (trial("yes", "yes", level=-58),))
    assert (found.gain, found.noise_floor) == (23, -62)
    assert report(found)[:3] == [
        "room        -85 dBFS",
        "your voice  -58 dBFS, 27 dB above the room",
        "microphone  raised by 23 dB",
    ]
    assert summary(found)[-1] == "I make the microphone louder."


@pytest.mark.parametrize(("room", "level"), [(-70, -40), (-60, -58), (-100, -100)])
def test_a_microphone_that_is_loud_enough_or_muted_stays_as_it_is(room: float, level: float) -> None:
    assert Calibration(room, (trial("yes", "yes", level=level),)).gain == 0


def test_without_a_recording_of_the_room_its_level_is_not_known() -> None:
    found = Calibration(None, (trial("yes", "yes"),))
    assert found.noise_floor is None
    assert report(found)[:2] == ["room        not measured", "your voice  -20 dBFS"]
    assert summary(found) == ["I heard 1 of 1 words as they were asked."]


def test_the_report_says_which_words_are_confused() -> None:
    found = Calibration(
        -60, (trial("five", "nine", 0.6), trial("five", "nine", 0.6), trial("no", ""), trial("yes", "yes"))
    )
    assert report(found) == [
        "room        -60 dBFS",
        "your voice  -20 dBFS, 40 dB above the room",
        "heard       1 of 4 words as they were asked",
        "confused    five was heard as nine, 2 times",
        "missed      no, once",
        "threshold   answers below 0.61 are asked again",
    ]


def test_the_summary_says_aloud_what_the_report_shows() -> None:
    heard = (trial("five", "nine", 0.6), trial("five", "nine", 0.6), trial("no", ""), trial("yes", "yes"))
    assert summary(Calibration(-60, heard)) == [
        "I heard 1 of 4 words as they were asked.",
        "Five was heard as nine, 2 times.",
        "No was missed once.",
    ]
    assert summary(Calibration(-30, heard))[-1] == (
        "Your voice is too quiet: come nearer, turn the microphone up, or make the room quieter."
    )


@pytest.mark.parametrize(("room", "advice"), [(-30.0, ", too quiet: come nearer"), (-60.0, ""), (-100.0, "")])
def test_a_voice_that_is_too_quiet_or_too_loud_gets_advice(room: float, advice: str) -> None:
    line = report(Calibration(room, (trial("yes", "yes"),)))[1]
    assert advice in line
    assert bool(advice) == ("too" in line)


def test_levels_of_the_quiet_and_of_the_loud_part_of_a_sound() -> None:
    silence, word = np.full(HEARING_RATE, 10, np.int16), np.full(HEARING_RATE // 2, 10_000, np.int16)
    sound = np.concatenate([silence, word, silence])
    assert quiet_level(sound) == pytest.approx(-70, abs=1)
    assert loud_level(sound) == pytest.approx(-10, abs=1)


class Parrot:
    """Hears every word correctly, and remembers which phrases were allowed."""

    def __init__(self) -> None:
        self.complete: list[bool] = []
        self.raised: list[tuple[int, float]] = []

    def room(self) -> float:
        return -90.0

    def raise_by(self, gain: float) -> None:
        self.raised.append((len(self.complete), gain))

    def word(self, asked: str, phrases: Sequence[str], complete: Complete) -> Heard:
        self.complete.append(asked in phrases and complete(asked) is not Completeness.NONE and "repeat that" in phrases)
        return Heard({"no": "nope"}.get(asked, asked), 0.9, -60.0)


def test_every_word_competes_with_answers_and_commands() -> None:
    parrot = Parrot()
    found = listened(parrot, ASKED, shipped_grammars())
    assert all(parrot.complete)
    assert found.right == len(ASKED) == 30


def test_five_words_set_the_level_for_the_others() -> None:
    parrot = Parrot()
    assert listened(parrot, ASKED, shipped_grammars()).gain == 25
    assert parrot.raised == [(5, 25)]


@pytest.mark.audio
def test_recordings_of_people_calibrate(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("yes", "no"):
        clip = clips_of(word)
        for number in range(4):
            write_wav(tmp_path / f"{word}-{number}.wav", read_for_hearing(clip()), HEARING_RATE)
    hiss = np.random.default_rng(0).normal(0, 10, HEARING_RATE).astype(np.int16)
    write_wav(tmp_path / "room.wav", hiss, HEARING_RATE)

    assert main(["calibrate", "--files", str(tmp_path)]) == 0

    output = capsys.readouterr().out
    kept = json.loads(next(home.rglob("settings.json")).read_text())
    assert "of 8 words as they were asked" in output
    assert kept["noise_floor"] == pytest.approx(-71, abs=2)


@pytest.mark.audio
def test_recordings_of_a_quiet_microphone_are_heard_as_well_as_loud_ones(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for word in ("yes", "no"):
        clip = clips_of(word)
        for number in range(5):
            quiet = raised(read_for_hearing(clip()), -30)
            write_wav(tmp_path / f"{word}-{number}.wav", quiet, HEARING_RATE)

    assert main(["calibrate", "--files", str(tmp_path)]) == 0

    assert re.search(r"heard +(9|10) of 10 words", capsys.readouterr().out)
    kept = json.loads(next(home.rglob("settings.json")).read_text())
    assert 15 <= kept["gain"] <= 30
    assert "noise_floor" not in kept


@pytest.mark.audio
def test_recordings_in_which_nothing_is_heard_change_nothing(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_wav(tmp_path / "yes.wav", np.zeros(HEARING_RATE, np.int16), HEARING_RATE)

    assert main(["calibrate", "--files", str(tmp_path)]) == 1

    assert capsys.readouterr().err == (
        "I heard no word, so all stays as it was; check the microphone or the recordings, and try again.\n"
    )
    assert not [*home.rglob("settings.json")]


def test_digital_silence_is_not_raised() -> None:
    assert Calibration(None, (trial("yes", "", level=-100.0),)).gain == 0


def test_a_folder_without_recordings_gives_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "--files", str(tmp_path)]) == 1
    assert (
        capsys.readouterr().err == f"{tmp_path}: holds no recordings; name them after the words, such as yes-1.wav.\n"
    )
