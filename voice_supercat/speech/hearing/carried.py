"""Answers that are carried by other words, "um, five", "no, it isn't": these are recognised, and left out."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.decoder import Decoder, Hypothesis
from voice_supercat.speech.interfaces import Carriers, beginnings, longest_first


class Carried:
    """A decoder that knows what may be said around answers, but not around commands.

    Vosk's grammar is a bigram of entries, so each such phrase can stand anywhere; a reading counts as the answer only
    where all that is around it fits: "no, it is" is neither yes nor no. Without them "no, it isn't" is an unknown word.
    Hesitation alone counts as silence: the player thinks, and need not be asked again meanwhile.
    """

    def __init__(self, decoder: Decoder, carriers: Carriers) -> None:
        self._decoder = decoder
        self._carriers = carriers
        self._asked: tuple[Sequence[str], Collection[str], Collection[str]] | None = None
        self._said: tuple[str, ...] = ()

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None:
        """Recognise these phrases, with what may be said around those that are no commands.

        And what that begins with: without it "I", and the silence in "think", is "five". And what denies them, which is
        not left out.
        """
        if self._asked != (phrases, commands, around):
            self._asked = phrases, commands, around
            self._said = (*around, *self._around_answers(phrases, commands))
        self._decoder.use(phrases, commands, self._said)

    def _around_answers(self, phrases: Sequence[str], commands: Collection[str]) -> Iterable[str]:
        """What may be said around the answers among the phrases; it is kept for what will be read."""
        self._commands = commands
        fitting = {self._carriers.around(phrase) for phrase in phrases if phrase not in commands}
        starts = {start for phrase in phrases for start in (phrase, *beginnings(phrase))}
        ends = {end for phrase in phrases for end in _endings(phrase)}
        self._before = longest_first(one for fits in fitting for one in fits.before - starts)
        self._after = longest_first(one for fits in fitting for one in fits.after - ends)
        denied = longest_first(one for fits in fitting for one in fits.denied)
        begun = (beginning for one in self._before for beginning in beginnings(one))
        return dict.fromkeys((*self._before, *self._after, *denied, *begun))

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._plain(self._decoder.decode(samples))

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._plain(self._decoder.among_all(samples))

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._decoder.in_single_words(samples)

    def follow(self, samples: Samples) -> bool:
        return self._decoder.follow(samples)

    def forget(self) -> None:
        self._decoder.forget()

    def _plain(self, hypotheses: Iterable[Hypothesis]) -> tuple[Hypothesis, ...]:
        answers = ((one, self._answer(one.text)) for one in hypotheses)
        return tuple(replace(one, text=answer, hesitation=bool(one.text) and not answer) for one, answer in answers)

    def _answer(self, text: str) -> str:
        """The answer in a reading; else the reading itself."""
        answer = self._carriers.answer_in(text, self._before, self._after)
        return text if answer in self._commands else answer


def _endings(phrase: str) -> Iterator[str]:
    """What a phrase ends with, the phrase itself first."""
    words = phrase.split()
    return (" ".join(words[start:]) for start in range(len(words)))
