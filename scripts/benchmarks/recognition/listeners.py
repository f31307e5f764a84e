"""Recognisers to compare: each hears a sound and says which words of a grammar it was."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from scripts.training.model.audio import RATE, Samples, as_int16
from scripts.training.model.lexicon import CORE_WORDS, GARBAGE_WORD, Lexicon, common_words
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.endpoint import FULL_WAIT, judge
from voice_supercat.speech.hearing.model import SpeechModel, load_model, plain
from voice_supercat.speech.interfaces import phrase_check

_CHUNK = RATE // 5  # samples fed at a time, as from a microphone


@dataclass(frozen=True)
class Heard:
    """What was heard, without garbage, empty when nothing was; and the seconds from the last sound given to this."""

    words: str
    latency: float


class Listener(Protocol):
    """One recogniser with a model."""

    name: str

    def start_session(self) -> None:
        """Forget what earlier sounds have taught, as when the program is started."""

    def listen_for(self, phrases: list[str]) -> None:
        """From now on only these phrases can be heard; `[unk]` among them takes everything else."""

    def hear(self, samples: Samples) -> Heard:
        """Hears a whole sound."""


class VoskListener:
    """Vosk with a model directory."""

    def __init__(self, model: Path, name: str | None = None) -> None:
        import vosk

        vosk.SetLogLevel(-1)
        self.name = name or model.name
        self._model = SpeechModel(model, vosk.Model(str(model)))
        self.start_session()

    def start_session(self) -> None:
        import vosk

        self._recognizer: Any = vosk.KaldiRecognizer(self._model.handle, RATE)

    def listen_for(self, phrases: list[str]) -> None:
        self._recognizer.SetGrammar(json.dumps(self._model.entries(phrases)))

    def hear(self, samples: Samples) -> Heard:
        sound = as_int16(samples)
        results, given = list[str](), time.perf_counter()
        for start in range(0, len(sound), _CHUNK):
            given = time.perf_counter()
            if self._recognizer.AcceptWaveform(sound[start : start + _CHUNK].tobytes()):
                results.append(self._recognizer.Result())
        results.append(self._recognizer.FinalResult())
        latency = time.perf_counter() - given
        words = plain(" ".join(json.loads(result)["text"] for result in results)).split()
        return Heard(" ".join(word for word in words if word != GARBAGE_WORD), latency)


class ProgramListener:
    """The shipped way to decide about a whole answer: Vosk's readings, and the thresholds of `hearing/endpoint.py`.

    What is only worth a question counts as not heard.
    """

    def __init__(self, model: Path) -> None:
        self.name = f"{model.name} with the thresholds of the program"
        self._model = load_model(model)
        self.start_session()

    def start_session(self) -> None:
        self._decoder = VoskDecoder(self._model)

    def listen_for(self, phrases: list[str]) -> None:
        wanted = [phrase for phrase in phrases if phrase != GARBAGE_WORD]
        self._decoder.use(wanted)
        self._complete = phrase_check(wanted)

    def hear(self, samples: Samples) -> Heard:
        given = time.perf_counter()
        hypotheses = self._decoder.decode(as_int16(samples))
        found = judge(hypotheses, self._complete, FULL_WAIT)
        return Heard("" if found.only_worth_asking else found.text, time.perf_counter() - given)


class PocketSphinxListener:
    """PocketSphinx with the model of its wheel and a JSGF grammar; its garbage is a choice of common words."""

    name = "PocketSphinx"
    # A loop of phones would be the usual garbage, but takes longer to hear than the sound lasts.
    _GARBAGE_WORDS = 150

    def __init__(self) -> None:
        lexicon = Lexicon()
        self._common = [word for word in common_words(lexicon) if word not in CORE_WORDS]
        self._wanted: set[str] = set()
        self.start_session()

    def start_session(self) -> None:
        from pocketsphinx import Decoder

        self._decoder: Any = Decoder(samprate=RATE, lm=None, loglevel="FATAL")

    def listen_for(self, phrases: list[str]) -> None:
        self._wanted = {word for phrase in phrases if phrase != GARBAGE_WORD for word in phrase.split()}
        choices = [phrase for phrase in phrases if phrase != GARBAGE_WORD]
        if GARBAGE_WORD in phrases:
            step = len(self._common) // self._GARBAGE_WORDS
            choices += [word for word in self._common[::step] if word not in self._wanted]
        for word in {word for phrase in choices for word in phrase.split()}:
            if self._decoder.lookup_word(word) is None:
                self._decoder.add_word(word, " ".join(Lexicon().phones(word)[0]), False)
        grammar = f"#JSGF V1.0;\ngrammar answers;\npublic <answer> = {' | '.join(choices)} ;\n"
        self._decoder.add_jsgf_string("answers", grammar)
        self._decoder.activate_search("answers")

    def hear(self, samples: Samples) -> Heard:
        given = time.perf_counter()
        self._decoder.start_utt()
        self._decoder.process_raw(as_int16(samples).tobytes(), full_utt=True)
        self._decoder.end_utt()
        best = self._decoder.hyp()
        words = best.hypstr.split() if best else []
        return Heard(" ".join(word for word in words if word in self._wanted), time.perf_counter() - given)
