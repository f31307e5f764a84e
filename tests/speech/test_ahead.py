"""What was decoded while it was said is heard as if it were decoded afterwards."""

import itertools
import threading
from collections.abc import Callable

import numpy as np
import pytest
from heard_exactly import spoken, undithered

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.ahead import Ahead, with_hiss
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.saying.voice import Pyttsx3Voice

FRAME = HEARING_RATE // 100
PHRASES = ("yes", "no", "seven", "take it back")


@pytest.fixture(scope="module")
def decoder(tmp_path_factory: pytest.TempPathFactory) -> VoskDecoder:
    found = undithered(find_model(), tmp_path_factory.mktemp("ahead"))
    found.use(PHRASES)
    return found


@pytest.fixture(scope="module")
def say(voice: Pyttsx3Voice) -> Callable[[str], Samples]:
    def said(text: str) -> Samples:
        sound = spoken(voice, text)
        return sound[: len(sound) // FRAME * FRAME]

    return said


def follow(decoder: VoskDecoder, sound: Samples) -> None:
    decoder.forget()
    for at in range(0, len(sound), FRAME):
        decoder.follow(sound[at : at + FRAME])


@pytest.mark.parametrize("phrase", ["yes", "seven", "take it back"])
def test_a_followed_sound_is_heard_like_a_whole_one(
    decoder: VoskDecoder, say: Callable[[str], Samples], phrase: str
) -> None:
    sound = say(phrase)
    decoder.forget()
    whole, among_all = decoder.decode(sound), decoder.among_all(sound)
    follow(decoder, sound)
    assert whole[0].text == phrase
    assert decoder.decode(sound) == whole
    assert decoder.among_all(sound) == among_all
    assert decoder.decode(sound) == whole  # asked about once more


def test_what_was_followed_is_not_decoded_once_more(say: Callable[[str], Samples]) -> None:
    ahead, sound = Ahead(load_model(find_model()), [*PHRASES[:3], "[unk]"], 8, len(say("yes"))), say("yes")
    half = len(sound) // 2
    for piece in (sound[:half], sound[half:]):
        ahead.follow(piece)
    ahead.result(sound)
    assert ahead.sounds == 1
    ahead.follow(sound[:FRAME])  # it goes on: all of it is taken in again, while nobody waits
    assert ahead.sounds == 2
    ahead.result(np.concatenate([sound, sound[:FRAME]]))
    assert ahead.sounds == 3  # by then it was too long to be followed


def test_the_recogniser_asks_for_what_it_followed(
    say: Callable[[str], Samples], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[int]()
    monkeypatch.setattr(Ahead, "_begin", lambda self, begin=Ahead._begin: (begun.append(1), begin(self)))
    recogniser, room = Recogniser(VoskDecoder(load_model(find_model()))), np.zeros(HEARING_RATE // 2, np.int16)
    recogniser.start(PHRASES[:2], phrase_check(PHRASES[:2]))
    heard = recogniser.feed(with_hiss(np.concatenate([room, say("yes"), room])))
    assert (heard and heard.text, len(begun)) == ("yes", 2)  # among the phrases, and among all words


def test_nothing_waits_for_the_search_among_all_words_while_it_follows(
    decoder: VoskDecoder, say: Callable[[str], Samples], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound, let_go, found = say("yes"), threading.Event(), list[str]()
    monkeypatch.setattr("voice_supercat.speech.hearing.among_all.Ahead.follow", _held_up(let_go))
    follow(decoder, sound)
    asking = threading.Thread(target=lambda: found.append(decoder.among_all(sound)[0].text))
    assert decoder.decode(sound)[0].text == "yes"
    asking.start()
    asking.join(0.1)
    assert not found
    let_go.set()
    asking.join(10.0)
    assert found == ["yes"]


def test_a_search_among_all_words_that_failed_on_its_way_is_made_anew(
    decoder: VoskDecoder, say: Callable[[str], Samples], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = say("yes")
    decoder.forget()
    expected = decoder.among_all(sound)
    feed, times = Ahead._feed, itertools.count()

    def failing_in_the_middle(ahead: Ahead, samples: Samples) -> None:
        if threading.current_thread() is not threading.main_thread() and next(times) in (20, 30):
            raise MemoryError
        feed(ahead, samples)

    monkeypatch.setattr(Ahead, "_feed", failing_in_the_middle)
    follow(decoder, sound)
    assert decoder.among_all(sound) == expected
    assert next(times) > 30


def _held_up(let_go: threading.Event) -> Callable[[Ahead, Samples], None]:
    """`Ahead.follow`, which waits where it searches among all words."""
    follows = Ahead.follow

    def held_up(ahead: Ahead, samples: Samples) -> None:
        if threading.current_thread() is not threading.main_thread():
            let_go.wait(10.0)
        follows(ahead, samples)

    return held_up


def test_another_sound_than_the_followed_one_is_decoded_as_a_whole(
    decoder: VoskDecoder, say: Callable[[str], Samples]
) -> None:
    yes, no = say("yes"), say("no")
    follow(decoder, yes)
    assert decoder.decode(no)[0].text == "no"
    follow(decoder, yes)  # and nobody asks
    follow(decoder, no)
    assert decoder.decode(no)[0].text == "no"


@pytest.mark.parametrize("phrase", ["yes", "seven"])
def test_a_word_scores_among_all_words_as_among_a_few(
    decoder: VoskDecoder, say: Callable[[str], Samples], phrase: str
) -> None:
    sound = say(phrase)
    found = [next(one for one in hears(sound) if one.text == phrase) for hears in (decoder.decode, decoder.among_all)]
    assert abs(found[0].score - found[1].score) < 0.1


def test_the_hiss_is_the_same_however_a_sound_is_cut() -> None:
    sound = np.zeros(11 * HEARING_RATE, np.int16)
    for at in (0, 1, 5 * HEARING_RATE, 10 * HEARING_RATE + 7):
        assert np.array_equal(with_hiss(sound)[at:], with_hiss(sound[at:], at))
