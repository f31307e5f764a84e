"""Vosk with a grammar that changes at run time: a piece of sound in, hypotheses out."""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.ahead import Ahead, recogniser_of
from voice_supercat.speech.hearing.among_all import AmongAll
from voice_supercat.speech.hearing.model import UNKNOWN, SpeechModel, plain
from voice_supercat.speech.hearing.unheard import UnheardPhrases
from voice_supercat.speech.interfaces import beginnings

# Samples. Until its grammar changes, a recogniser keeps what it took in: 22 kB a second, up to ten minutes of it.
_MOST_FOLLOWED = 30 * HEARING_RATE
_MOST_AHEAD = 8 * HEARING_RATE  # samples that are followed: any answer is shorter
_ALTERNATIVES = 8  # enough for the competitors of one word


@dataclass(frozen=True)
class Hypothesis:
    """One reading of the sound."""

    text: str
    """Words and `[unk]`, separated by spaces; "" for silence."""
    score: float
    """Log-likelihood in nats; comparable only among the hypotheses of one sound."""
    hesitation: bool = False
    """Whether the text is empty because the player only said "um"."""


class Decoder(Protocol):
    """What the recogniser needs of Vosk."""

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None:
        """Recognise only these phrases and `[unk]` from now on, and what those begin with that are no `commands`.

        And, as far as the model knows it, what is said `around` them.
        """
        ...

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """Hypotheses for a whole piece of sound at 16 kHz, best first, never empty."""
        ...

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """The same among all words that the model knows; none where it cannot tell. A word scores as with `decode`."""
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
    """Recognisers on one model: for the phrases listened for, for all words, and to find the end of an utterance.

    Those of the phrases are made anew for each grammar. That takes no longer than `SetGrammar`, which never frees the
    grammar of before: 13 kB a question. What `follow` takes in is decoded while it is said: `decode` and `among_all`
    have only its last moments left. Use it from one thread only: Vosk does not protect a recogniser from a second one.
    """

    def __init__(self, model: SpeechModel, unheard_phrases: UnheardPhrases | None = None) -> None:
        """`unheard_phrases` tells the player of phrases that the model cannot hear."""
        self._model = model
        self._unheard_phrases = unheard_phrases
        self._phrases: tuple[str, ...] | None = None
        self._entries: tuple[str, ...] = ()
        self._of_phrases: Ahead
        self._stream: Any = None
        self._followed = 0  # samples
        self._begins = True  # whether what is followed next is another sound
        self._of_all = AmongAll(model)

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None:
        if self._phrases == (*phrases, *around):
            return
        self._phrases = (*phrases, *around)
        if self._unheard_phrases:
            self._unheard_phrases.tell(self._model.path.name, self._model.knows, phrases)
        begun = _beginnings(phrases, commands, self._model)
        entries = (*self._model.entries(phrases), *begun, *self._model.entries(around), UNKNOWN)
        self._entries = tuple(dict.fromkeys(entries))
        self._of_phrases = Ahead(self._model, self._entries, _ALTERNATIVES, _MOST_AHEAD)
        self._follow_anew()

    def turn_to(self, model: SpeechModel) -> None:
        """Recognise with another model from the next phrases on."""
        self._model, self._phrases = model, None
        self._of_all.turn_to(model)

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return _hypotheses(self._of_phrases.result(samples))

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        """Hypotheses among all words of the model, best first; none for a model of too many words.

        It takes three times as long as `decode`.
        """
        return self._among(samples, phrases=True)

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._among(samples, phrases=False)

    def prepare(self) -> None:
        """Make ready what `among_all` and `in_single_words` need, without waiting for it."""
        self._of_all.prepare()

    def _among(self, samples: Samples, *, phrases: bool) -> tuple[Hypothesis, ...]:
        if self._begins:
            self._of_all.begins()
        found = self._of_all.result(samples, phrases=phrases)
        return _hypotheses(found[0], found[1] - self._of_phrases.cost_of_entry) if found else ()

    def follow(self, samples: Samples) -> bool:
        if self._begins:  # now nobody waits
            self._of_all.begins()
            self._begins = False
        self._of_all.follow(samples)
        self._of_phrases.follow(samples)
        self._followed += len(samples)
        return bool(self._stream.AcceptWaveform(samples.tobytes()))

    def forget(self) -> None:
        if self._followed > _MOST_FOLLOWED:
            self._follow_anew()
        self._stream.Reset()
        self._begins = True
        self._of_phrases.forget()
        self._of_all.forget()

    def _follow_anew(self) -> None:
        self._stream, self._followed = recogniser_of(self._model, self._entries), 0


def _beginnings(phrases: Sequence[str], commands: Collection[str], model: SpeechModel) -> Iterator[str]:
    """What phrases begin with that the model has as one entry: a player may pause in the middle of them.

    Without these "hearts" and a pause is recognised as "hearts two": the silence is the shortest number.
    """
    several = (phrase for phrase in phrases if phrase not in commands and model.entry(phrase) not in (None, phrase))
    begun = dict.fromkeys(beginning for phrase in several for beginning in beginnings(phrase))
    return (entry for text in begun if text not in phrases and (entry := model.entry(text)) is not None)


def _hypotheses(result: str, costs_more: float = 0.0) -> tuple[Hypothesis, ...]:
    """Those in what Vosk tells; `costs_more`: nats by which an entry costs more there than among the phrases."""
    found = json.loads(result)["alternatives"]
    return tuple(Hypothesis(plain(one["text"]), one["confidence"] + costs_more) for one in found)
