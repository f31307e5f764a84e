"""Vosk with a grammar that changes at run time: a piece of sound in, hypotheses out."""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.model import JOINT, UNKNOWN, SpeechModel, plain
from voice_supercat.speech.hearing.unheard import UnheardPhrases, known_words

_LEAD = HEARING_RATE * 3 // 10  # samples of silence before the word; without sound before and after it the model is
# right in 96.2 % instead of 97.6 %
# Samples of silence after the word: the network looks 0.2 s ahead. With a second of it the same answers are right, and
# it takes a quarter more time.
_TAIL = HEARING_RATE * 4 // 10
_NO_WORD = "<#["  # begins what stands for silence, for any word, or for nothing at all
_MOST_WORDS = 20_000  # of a model that can be searched as a whole while the player waits
# Of full scale, added to all sound. Every microphone in the training data has some hiss: between digital silence 77 %
# of the digits of people were right, with this hiss 95 %.
_HISS = 10 ** (-70 / 20)
# Samples. Until its grammar changes, a recogniser keeps what it took in: 22 kB a second, up to ten minutes of it.
_MOST_FOLLOWED = 30 * HEARING_RATE
# Among all words a recogniser keeps each part of the graph that it has been through: 8 MB after a hundred answers.
_MOST_LOOKS = 25
_ALTERNATIVES = 8  # enough for the competitors of one word
# Among all words: all that the beam leaves, at most 71 for a word. "Two" comes after "due", "do", "too", "to" and more;
# with eight, 40 right answers of 400 in noise were asked about, with all of them 18, and it takes no longer.
_ALTERNATIVES_AMONG_ALL = 100


# Drawn once, because the player waits while an answer is decoded, up to five times.
_HISS_SAMPLES = np.random.default_rng(0).standard_normal(10 * HEARING_RATE, np.float32) * np.float32(_HISS * 32_768)


@dataclass(frozen=True)
class Hypothesis:
    """One reading of the sound."""

    text: str
    """Words and `[unk]`, separated by spaces; "" for silence."""
    score: float
    """Log-likelihood in nats; comparable only among the hypotheses of one decoding."""


class Decoder(Protocol):
    """What the recogniser needs of Vosk."""

    def use(self, phrases: Sequence[str], commands: Collection[str] = ()) -> None:
        """Recognise only these phrases and `[unk]` from now on, and what those begin with that are no `commands`."""
        ...

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """Hypotheses for a whole piece of sound at 16 kHz, best first, never empty."""
        ...

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """The same among all words that the model knows; none where it cannot tell."""
        ...

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """The same without phrases that the model has as one entry."""
        ...

    def follow(self, samples: Samples) -> bool:
        """Take in more of a running stream; True where Vosk itself finds the end of an utterance."""
        ...

    def forget(self) -> None:
        """Forget the sound that `follow` took in so far."""
        ...


class VoskDecoder:
    """Two recognisers on one model: one decodes whole pieces of sound, the other follows the stream.

    Both are made anew for each grammar. That takes no longer than `SetGrammar`, which never frees the grammar of
    before: 13 kB a question. Use it from one thread only: Vosk does not protect a recogniser from a second one.
    """

    def __init__(self, model: SpeechModel, unheard_phrases: UnheardPhrases | None = None) -> None:
        """`unheard_phrases` tells the player of phrases that the model cannot hear."""
        self._model = model
        self._unheard_phrases = unheard_phrases
        self._phrases: tuple[str, ...] | None = None
        self._grammar = ""
        self._afresh: Any = None
        self._stream: Any = None
        self._followed = 0  # samples
        self._words_of_model: dict[bool, Any] = {}  # with phrases or without -> a recogniser; None for too many words
        self._looks = 0  # with these recognisers

    def use(self, phrases: Sequence[str], commands: Collection[str] = ()) -> None:
        if tuple(phrases) == self._phrases:
            return
        self._phrases = tuple(phrases)
        if self._unheard_phrases:
            self._unheard_phrases.tell(self._model.path.name, self._model.knows, phrases)
        begun = _beginnings(phrases, commands, self._model)
        self._grammar = json.dumps([*self._model.entries(phrases), *begun, UNKNOWN])
        self._afresh = self._recogniser(self._grammar)
        self._afresh.SetMaxAlternatives(_ALTERNATIVES)
        self._follow_anew()

    def turn_to(self, model: SpeechModel) -> None:
        """Recognise with another model from the next phrases on."""
        self._model, self._phrases, self._words_of_model = model, None, {}

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return _hypotheses(self._afresh, samples)

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """Hypotheses among all words of the model, best first; none for a model of too many words.

        It takes three times as long as `decode`: 66 ms for a word on a busy core.
        """
        return self._among(samples, phrases=True)

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._among(samples, phrases=False)

    def prepare(self) -> None:
        """Make ready what `among_all` and `in_single_words` need. It takes 0.12 s, and 19 MB that stay."""
        for phrases in (True, False):
            self._of_all_words(phrases=phrases)

    def _among(self, samples: Samples, *, phrases: bool) -> tuple[Hypothesis, ...]:
        self._looks += 1
        if self._looks > _MOST_LOOKS:
            self._words_of_model, self._looks = {}, 1
        recogniser = self._of_all_words(phrases=phrases)
        return _hypotheses(recogniser, samples) if recogniser else ()

    def _of_all_words(self, *, phrases: bool) -> Any:
        if phrases not in self._words_of_model:
            known = (word for word in known_words(self._model.path) if word[0] not in _NO_WORD)
            words = sorted(word for word in known if phrases or JOINT not in word)
            found = self._recogniser(json.dumps([*words, UNKNOWN])) if len(words) <= _MOST_WORDS else None
            if found:
                found.SetMaxAlternatives(_ALTERNATIVES_AMONG_ALL)
            self._words_of_model[phrases] = found
        return self._words_of_model[phrases]

    def follow(self, samples: Samples) -> bool:
        self._followed += len(samples)
        return bool(self._stream.AcceptWaveform(samples.tobytes()))

    def forget(self) -> None:
        if self._followed > _MOST_FOLLOWED:
            self._follow_anew()
        self._stream.Reset()

    def _follow_anew(self) -> None:
        self._stream, self._followed = self._recogniser(self._grammar), 0

    def _recogniser(self, grammar: str) -> Any:
        import vosk

        return vosk.KaldiRecognizer(self._model.handle, float(HEARING_RATE), grammar)


def _beginnings(phrases: Sequence[str], commands: Collection[str], model: SpeechModel) -> Iterator[str]:
    """What phrases begin with that the model has as one entry: a player may pause in the middle of them.

    Without these "hearts" and a pause is recognised as "hearts two": the silence is the shortest number.
    """
    several = (phrase for phrase in phrases if phrase not in commands and model.entry(phrase) not in (None, phrase))
    words = (phrase.split() for phrase in several)
    begun = dict.fromkeys(" ".join(all_of_it[:length]) for all_of_it in words for length in range(1, len(all_of_it)))
    return (entry for text in begun if text not in phrases and (entry := model.entry(text)) is not None)


def _hypotheses(recogniser: Any, samples: Samples) -> tuple[Hypothesis, ...]:
    recogniser.Reset()
    recogniser.AcceptWaveform(with_hiss(np.pad(samples, (_LEAD, _TAIL))).tobytes())
    found = json.loads(recogniser.FinalResult())
    return tuple(Hypothesis(plain(one["text"]), one["confidence"]) for one in found["alternatives"])


def with_hiss(samples: Samples) -> Samples:
    """The sound with a hiss that is always the same, so that the result is always the same."""
    return np.clip(samples + np.resize(_HISS_SAMPLES, len(samples)), -32_768, 32_767).astype(np.int16)
