"""Sound in, answers out, with a decoder of the test that takes each loudness for a word."""

import itertools
from collections.abc import Collection, Sequence

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.energy import FRAME, level_of
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.voice_level import VoiceLevel
from voice_supercat.speech.interfaces import Utterance, phrase_check

LOUDNESS = {"yes": -20.0, "no": -26.0, "[unk]": -32.0, "change settings": -14.0}
RANDOM = np.random.default_rng(2)


def tone(seconds: float, level: float) -> Samples:
    moments = np.arange(int(seconds * HEARING_RATE)) / HEARING_RATE
    hum = 32768 * 2**0.5 * 10 ** (level / 20) * np.sin(2 * np.pi * 440 * moments)
    return (hum + RANDOM.normal(0, 20, len(hum))).astype(np.int16)


def word(text: str) -> Samples:
    return tone(0.3, LOUDNESS[text])


def room(seconds: float) -> Samples:
    return RANDOM.normal(0, 20, int(seconds * HEARING_RATE)).astype(np.int16)


TALK = (room(0.5), *[word("[unk]"), room(0.1)] * 5)


class LoudnessDecoder:
    """Takes 50 ms or more of one loudness for a word, and finds an endpoint after so many seconds of sound."""

    def __init__(
        self,
        ends_after: float = 99.0,
        resembles: tuple[Hypothesis, ...] = (),
        in_words: tuple[Hypothesis, ...] = (),
    ) -> None:
        self.resembles = resembles
        self.in_words = in_words
        self._left = self._patience = int(ends_after * HEARING_RATE)

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None: ...

    def forget(self) -> None:
        self._left = self._patience

    def follow(self, samples: Samples) -> bool:
        self._left -= len(samples)
        return self._left <= 0

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        frames = [self._word(samples[at : at + FRAME]) for at in range(0, len(samples), FRAME)]
        runs = [text for text, run in itertools.groupby(frames) if text and len(list(run)) >= 5]
        return (Hypothesis(" ".join(runs), 0.0),)

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:  # noqa: ARG002
        return self.resembles

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:  # noqa: ARG002
        return self.in_words

    def _word(self, samples: Samples) -> str | None:
        level = level_of(samples)
        return next((text for text, loudness in LOUDNESS.items() if abs(level - loudness) < 2.5), None)


PHRASES = ("yes", "no", "change settings")


def hear(
    *sounds: Samples,
    decoder: LoudnessDecoder | None = None,
    block: int = 320,
    patience: float = 1.0,
    phrases: Sequence[str] = PHRASES,
) -> list[Utterance]:
    recogniser = Recogniser(decoder or LoudnessDecoder(), ("change settings",), patience=patience, player=VoiceLevel())
    recogniser.start(phrases, phrase_check(phrases))
    samples = np.concatenate(sounds)
    found = [recogniser.feed(samples[at : at + block]) for at in range(0, len(samples), block)]
    return [utterance for utterance in [*found, recogniser.finish()] if utterance]


def test_an_answer_is_taken_60_ms_after_its_end() -> None:
    (heard,) = hear(room(0.5), word("yes"), room(1))
    assert heard.text == "yes"
    assert abs(heard.ended_at - 0.8) <= 0.02
    assert abs(heard.duration - 0.3) <= 0.03
    assert 0.06 <= heard.waited <= 0.08


RINGING = tone(0.3, LOUDNESS["no"] - 12.5)
"""A room after a word: not low yet."""


def test_a_whole_word_is_taken_while_the_room_still_rings() -> None:
    heard, *_ = hear(room(0.5), word("no"), RINGING, room(1))
    assert (heard.text, 0.06 <= heard.waited <= 0.09) == ("no", True)
    assert abs(heard.ended_at - 0.8) <= 0.05


def test_a_word_that_another_answer_begins_with_waits_until_it_is_low() -> None:
    (heard,) = hear(room(0.5), word("no"), RINGING, room(1), phrases=[*PHRASES, "no yes"])
    assert (heard.text, heard.ended_at + heard.waited >= 1.2) == ("no", True)


def test_with_twice_the_patience_it_waits_twice_as_long() -> None:
    (heard,) = hear(room(0.5), word("yes"), room(1), patience=2.0)
    assert (heard.text, 0.12 <= heard.waited <= 0.14) == ("yes", True)


def test_what_is_longer_than_a_word_is_not_decided_in_its_first_gap() -> None:
    (heard,) = hear(room(0.5), tone(1.3, LOUDNESS["yes"]), room(1))
    assert (heard.text, 0.15 <= heard.waited <= 0.18) == ("yes", True)


def test_block_size_does_not_matter() -> None:
    sound = (room(0.5), word("no"), room(1))
    joined = np.concatenate(sound)
    answers = {hear(joined, block=block)[0].text for block in (7, 160, 4000, len(joined))}
    assert answers == {"no"}


def test_a_sound_that_is_no_word_is_rejected_and_the_next_answer_is_taken() -> None:
    assert [heard.text for heard in hear(room(0.5), word("[unk]"), room(1), word("yes"), room(1))] == ["", "yes"]


def test_a_word_in_the_middle_of_talk_is_no_answer() -> None:
    talk = (word("[unk]"), room(0.1), word("yes"), room(0.1), word("[unk]"))
    assert [heard.text for heard in hear(room(0.5), *talk, room(1))] == [""]


def test_a_word_right_after_talk_is_rejected_too() -> None:
    """People who read aloud or tell a story pause for less than a second."""
    assert [heard.text for heard in hear(*TALK, room(0.75), word("yes"), room(1.1))] == ["", ""]


def test_after_talk_an_answer_must_stand_alone_until_the_table_has_been_quiet() -> None:
    soon = hear(*TALK, room(1.2), word("yes"), room(1.1))
    assert [heard.text for heard in soon] == ["", "yes"]
    assert soon[-1].waited >= 1.0
    later = hear(*TALK, room(5.2), word("yes"), room(1.1))
    assert later[-1].waited < 0.2


def test_after_a_prompt_an_answer_needs_no_quiet_before_it() -> None:
    recogniser = Recogniser(LoudnessDecoder())
    expected = (["yes", "no"], phrase_check(["yes", "no"]))
    recogniser.start(*expected)
    while recogniser.feed(np.concatenate([*TALK, room(1)])) is None:
        pass
    recogniser.start(*expected)  # "Sorry? Secure a card?"
    heard = recogniser.feed(np.concatenate([room(0.2), word("yes"), room(1.1)]))
    assert heard is not None
    assert (heard.text, heard.waited >= 1.0) == ("yes", True)


def test_after_one_rejected_word_the_next_is_taken_as_fast_as_before() -> None:
    assert hear(room(0.5), word("[unk]"), room(0.75), word("yes"), room(1.1))[-1].waited < 0.2


def test_a_click_before_a_word_does_not_delay_it() -> None:
    (heard,) = hear(room(0.5), tone(0.04, -15), room(0.2), word("yes"), room(1))
    assert (heard.text, heard.waited < 0.2) == ("yes", True)


def test_clicks_and_silence_are_not_even_rejected() -> None:
    assert hear(room(0.5), tone(0.04, -15), room(1)) == []
    assert hear(room(3)) == []
    assert hear(np.zeros(HEARING_RATE, np.int16)) == []
    assert hear(np.zeros(3, np.int16)) == []


def test_a_word_at_the_very_end_of_the_sound_counts() -> None:
    assert [heard.text for heard in hear(word("yes"))] == ["yes"]


def test_the_beginning_of_a_long_phrase_waits_and_is_no_answer_by_itself() -> None:
    head, rest = word("change settings"), tone(0.4, -8.0)
    assert [heard.text for heard in hear(room(0.5), head, room(0.2), rest, room(0.5))] == ["change settings"]
    assert [heard.text for heard in hear(room(0.5), head, room(2))] == [""]


def test_vosk_endpoint_counts_where_the_room_stays_loud() -> None:
    sounds = (room(0.5), word("yes"), tone(2, -38))
    assert hear(*sounds, decoder=LoudnessDecoder(ends_after=0.4))[0].text == "yes"


def test_vosk_finding_the_end_in_a_pause_does_not_end_the_word_after_it() -> None:
    """Vosk needs half a second of silence, and finds it when the player may be speaking again."""
    sound = (room(0.5), tone(1.2, LOUDNESS["[unk]"]), room(0.5), word("yes"), room(1.2))
    (heard,) = hear(*sound, decoder=LoudnessDecoder(ends_after=2.0))
    assert (heard.text, heard.waited >= 0.6) == ("", True)


def test_talk_without_end_is_no_answer() -> None:
    assert hear(room(0.5), *[tone(0.3, -20.0 - step % 2) for step in range(60)], room(1)) == []


NOW = (Hypothesis("now", 5.5), Hypothesis("no", 0.0))


def test_a_word_that_is_rather_another_one_is_given_more_time_and_then_asked_about() -> None:
    """ "Now", with a pause after it, is what many sentences begin with."""
    begins = (room(0.5), word("no"), room(0.4), word("[unk]"), word("[unk]"), room(1.2))
    assert [heard.text for heard in hear(*begins)] == ["no", ""]
    assert [heard.text for heard in hear(*begins, decoder=LoudnessDecoder(resembles=NOW))] == [""]
    (alone,) = hear(room(0.5), word("no"), room(1), decoder=LoudnessDecoder(resembles=NOW))
    assert (alone.text, alone.confidence) == ("no", 0.8)
    assert alone.waited >= 0.6


def test_a_word_that_is_nearly_as_probable_among_all_is_no_doubt() -> None:
    close, given_up = (Hypothesis("now", 4.5), Hypothesis("[unk] no", 0.0)), (Hypothesis("now", 4.5),)
    for resembles in (close, given_up):
        (heard,) = hear(room(0.5), word("no"), room(1), decoder=LoudnessDecoder(resembles=resembles))
        assert heard.waited < 0.2


def test_soon_after_talk_a_word_must_be_the_most_probable_one_of_all() -> None:
    close = LoudnessDecoder(resembles=(Hypothesis("now", 0.5), Hypothesis("no", 0.0)))
    assert [heard.text for heard in hear(*TALK, room(1.2), word("no"), room(1.1), decoder=close)] == ["", ""]


def test_soon_after_talk_a_word_that_is_said_once_more_is_asked_about() -> None:
    """Whoever is asked again says it again; people who talk hardly say one word by itself twice."""

    def heard(*sounds: Samples) -> list[tuple[str, float]]:
        close = LoudnessDecoder(resembles=(Hypothesis("now", 0.5), Hypothesis("no", 0.0), Hypothesis("yes", 0.0)))
        return [(one.text, one.confidence) for one in hear(*TALK, room(1.5), *sounds, decoder=close)]

    no, yes = ((word(text), room(2)) for text in ("no", "yes"))
    assert heard(*no, *no)[1:] == [("", 0.0), ("no", 0.8)]
    assert heard(*no, *yes)[1:] == [("", 0.0), ("", 0.0)]


def test_a_command_of_several_words_must_be_more_than_other_words_one_by_one() -> None:
    command, all_words = word("change settings"), (Hypothesis("change settings", 0.0),)
    said = LoudnessDecoder(resembles=all_words, in_words=(Hypothesis("change sitting", -9.0),))
    talk = LoudnessDecoder(resembles=all_words, in_words=(Hypothesis("strangers", -1.0),))
    sound = (room(0.5), np.concatenate([command, command]), room(1.2))
    assert [heard.text for heard in hear(*sound, decoder=said)] == ["change settings"]
    assert [heard.text for heard in hear(*sound, decoder=talk)] == [""]
