"""The search among all words of a model, beside that for the phrases: nothing waits for it while it follows a sound."""

from concurrent.futures import ThreadPoolExecutor

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.ahead import Ahead
from voice_supercat.speech.hearing.model import JOINT, UNKNOWN, SpeechModel
from voice_supercat.speech.hearing.unheard import known_words

_NO_WORD = "<#["  # begins what stands for silence, for any word, or for nothing at all
_MOST_WORDS = 20_000  # of a model that can be searched as a whole while the player waits
_MOST_AHEAD = HEARING_RATE * 5 // 2  # samples that are followed: any word is shorter, which other words may resemble
# A recogniser keeps each part of the graph that it has been through: 8 MB after a hundred answers.
_MOST_SOUNDS = 25
# All that the beam leaves, at most 71 for a word. "Two" comes after "due", "do", "too", "to" and more; with eight, 40
# right answers of 400 in noise were asked about, with all of them 18, and it takes no longer.
_ALTERNATIVES = 100


class AmongAll:
    """Recognisers for all words of a model, in a thread of their own: the search takes three times that for phrases."""

    def __init__(self, model: SpeechModel) -> None:
        self._model = model
        self._found: dict[bool, Ahead | None] = {}  # with phrases or without; None for too many words
        self._sound = 0  # number of the sound that is followed
        self._thread = ThreadPoolExecutor(1, "among all")  # all that has to do with these

    def turn_to(self, model: SpeechModel) -> None:
        """Search another model from the next sound on."""
        self._thread.submit(self._turn_to, model)

    def prepare(self) -> None:
        """Make ready what any search needs, without waiting for it. It takes 0.12 s, and 19 MB that stay."""
        for phrases in (True, False):
            self._thread.submit(self._recogniser, phrases=phrases)

    def begins(self) -> None:
        """The next sound is another one: make anew what is worn."""
        self._thread.submit(self._replace_worn)

    def follow(self, samples: Samples) -> None:
        """Take in more of a sound, without waiting for it."""
        self._thread.submit(self._follow, self._sound, samples)

    def forget(self) -> None:
        """Forget the sound that was followed so far, also what still waits of it."""
        self._sound += 1
        self._thread.submit(self._forget)

    def result(self, samples: Samples, *, phrases: bool) -> tuple[str, float] | None:
        """What Vosk tells of a whole sound, and what each entry costs in nats; None for a model of too many words.

        Without `phrases` that the model has as one entry, or with them.
        """
        return self._thread.submit(self._result, samples, phrases=phrases).result()

    def _turn_to(self, model: SpeechModel) -> None:
        self._model, self._found = model, {}

    def _recogniser(self, *, phrases: bool) -> Ahead | None:
        if phrases not in self._found:
            known = (word for word in known_words(self._model.path) if word[0] not in _NO_WORD)
            words = sorted(word for word in known if phrases or JOINT not in word)
            few = len(words) <= _MOST_WORDS
            made = Ahead(self._model, [*words, UNKNOWN], _ALTERNATIVES, _MOST_AHEAD) if few else None
            self._found[phrases] = made
        return self._found[phrases]

    def _replace_worn(self) -> None:
        for phrases, found in tuple(self._found.items()):
            if found and found.sounds >= _MOST_SOUNDS:
                del self._found[phrases]
                self._recogniser(phrases=phrases)

    def _follow(self, sound: int, samples: Samples) -> None:
        if sound != self._sound or not (found := self._recogniser(phrases=True)):
            return
        try:
            found.follow(samples)
        except Exception:  # nobody waits here: `result` decodes all of it anew, or meets the fault itself
            del self._found[True]

    def _forget(self) -> None:
        if found := self._found.get(True):
            found.forget()

    def _result(self, samples: Samples, *, phrases: bool) -> tuple[str, float] | None:
        found = self._recogniser(phrases=phrases)
        return (found.result(samples), found.cost_of_entry) if found else None
