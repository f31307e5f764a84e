"""What a room, and those who talk in it, do before, within and after a word."""

from test_recogniser import LOUDNESS, PHRASES, TALK, LoudnessDecoder, hear, room, tone, word


def test_a_noise_before_a_word_is_no_part_of_it() -> None:
    heard, *_ = hear(room(0.5), tone(1.6, LOUDNESS["yes"] - 16), word("yes"), room(1))
    assert (heard.text, heard.confidence, 0.06 <= heard.waited <= 0.09) == ("yes", 1.0, True)


def test_vosk_ends_no_word_early_because_of_the_noise_before_it() -> None:
    sound = (room(0.5), tone(1.4, LOUDNESS["yes"] - 16), word("yes"), room(1))
    (heard,) = hear(*sound, decoder=LoudnessDecoder(ends_after=1.0))
    assert (heard.text, abs(heard.ended_at - 2.2) <= 0.03) == ("yes", True)


def test_a_noise_before_a_misrecognised_word_is_no_talk() -> None:
    rejected, taken = hear(room(0.5), tone(1.6, -45.0), word("[unk]"), room(1), word("yes"), room(1))
    assert (rejected.text, taken.text, 0.06 <= taken.waited <= 0.09) == ("", "yes", True)


def test_a_noise_soon_after_talk_is_not_the_answer_after_it() -> None:
    *_, taken = hear(*TALK, room(0.6), tone(1.2, LOUDNESS["yes"] - 16), word("yes"), room(1.5))
    assert taken.text == "yes"


def test_an_utterance_tells_whether_it_came_soon_after_talk() -> None:
    assert [heard.soon_after_talk for heard in hear(*TALK, room(1.2), word("yes"), room(1.1))] == [False, True]
    assert not hear(*TALK, room(5.2), word("yes"), room(1.1))[-1].soon_after_talk


def test_a_bump_after_a_word_does_not_take_it_away() -> None:
    (heard,) = hear(room(0.5), word("no"), room(0.2), tone(0.05, -10), room(1.5), phrases=[*PHRASES, "no yes"])
    assert heard.text == "no"


def test_the_first_vowel_of_a_long_word_is_not_decided_early() -> None:
    (heard,) = hear(room(0.5), tone(0.1, LOUDNESS["yes"]), tone(0.08, -36), word("yes"), room(1))
    assert (heard.text, heard.raw) == ("", "yes yes")


MURMUR = (tone(0.5, LOUDNESS["[unk]"]), tone(1.0, -38))
"""Somebody else, far softer than the player's "yes"."""


def test_what_others_said_right_before_a_word_is_no_part_of_it() -> None:
    (heard,) = hear(room(0.5), *MURMUR, word("yes"), room(1))
    assert (heard.text, heard.raw) == ("yes", "yes")


def test_a_soft_first_word_is_the_player_s() -> None:
    (heard,) = hear(room(0.5), tone(0.9, LOUDNESS["[unk]"]), word("yes"), room(1))
    assert (heard.text, heard.raw) == ("", "[unk] yes")


def test_what_was_said_softly_before_a_pause_may_be_the_first_of_several_words() -> None:
    (heard,) = hear(room(0.5), *MURMUR, room(0.4), word("yes"), room(1))
    assert (heard.text, heard.raw) == ("", "[unk] yes")


def test_a_knock_right_after_a_word_takes_nothing_away() -> None:
    sound = (room(0.5), *MURMUR, word("no"), tone(0.05, -8), room(1.5))
    assert [heard.raw for heard in hear(*sound)] == ["[unk] no"]
