"""Recognisers to compare: each hears a sound and says which words of a grammar it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol

from voice_supercat.speech.model import SpeechModel, plain

from .audio import RATE, Samples, as_int16
from .lexicon import CORE_WORDS, GARBAGE_WORD, Lexicon, common_words

_CHUNK = RATE // 5  # samples fed at a time, as from a microphone


class Listener(Protocol):
    """One recogniser with a model."""

    name: str

    def listen_for(self, phrases: list[str]) -> None:
        """From now on only these phrases can be heard; `[unk]` among them takes everything else."""

    def hear(self, samples: Samples) -> str:
        """The words heard, without garbage; empty when nothing was."""


class VoskListener:
    """Vosk with a model directory."""

    def __init__(self, model: Path, name: str | None = None) -> None:
        import vosk

        vosk.SetLogLevel(-1)
        self.name = name or model.name
        self._model = SpeechModel(model, vosk.Model(str(model)))
        self._recognizer: Any = vosk.KaldiRecognizer(self._model.handle, RATE)

    def listen_for(self, phrases: list[str]) -> None:
        self._recognizer.SetGrammar(json.dumps(self._model.entries(phrases)))

    def hear(self, samples: Samples) -> str:
        sound = as_int16(samples)
        chunks = (sound[start : start + _CHUNK].tobytes() for start in range(0, len(sound), _CHUNK))
        results = [self._recognizer.Result() for chunk in chunks if self._recognizer.AcceptWaveform(chunk)]
        results.append(self._recognizer.FinalResult())
        words = plain(" ".join(json.loads(result)["text"] for result in results)).split()
        return " ".join(word for word in words if word != GARBAGE_WORD)


class PocketSphinxListener:
    """PocketSphinx with the model of its wheel and a JSGF grammar; its garbage is a choice of common words."""

    name = "PocketSphinx"
    # A loop of phones would be the usual garbage, but takes longer to hear than the sound lasts.
    _GARBAGE_WORDS = 150

    def __init__(self) -> None:
        from pocketsphinx import Decoder

        lexicon = Lexicon()
        self._common = [word for word in common_words(lexicon) if word not in CORE_WORDS]
        self._decoder: Any = Decoder(samprate=RATE, lm=None, loglevel="FATAL")
        self._wanted: set[str] = set()

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

    def hear(self, samples: Samples) -> str:
        self._decoder.start_utt()
        self._decoder.process_raw(as_int16(samples).tobytes(), full_utt=True)
        self._decoder.end_utt()
        best = self._decoder.hyp()
        words = best.hypstr.split() if best else []
        return " ".join(word for word in words if word in self._wanted)
