"""Where each word of a sentence lies, as a model hears it: it may only hear the words of the sentence, in any order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .audio import RATE, Samples, as_int16


@dataclass(frozen=True)
class Spoken:
    """A word of a sentence: seconds."""

    word: str
    start: float
    end: float


class Aligner:
    """A model directory, loaded."""

    def __init__(self, model: Path) -> None:
        import vosk

        vosk.SetLogLevel(-1)
        self._model: Any = vosk.Model(str(model))
        lines = (model / "graph" / "words.txt").read_text(encoding="utf-8").splitlines()
        self._known = {line.split()[0] for line in lines}

    def aligned(self, said: Sequence[str], sentence: Samples) -> list[Spoken]:
        """Where each word lies; nothing where the model does not know a word, or hears others."""
        import vosk

        if not self._known.issuperset(said):
            return []
        recogniser = vosk.KaldiRecognizer(self._model, RATE, json.dumps([" ".join(said)]))
        recogniser.SetWords(True)
        recogniser.AcceptWaveform(as_int16(sentence).tobytes())
        found: list[dict[str, Any]] = json.loads(recogniser.FinalResult()).get("result", [])
        heard = [Spoken(one["word"], one["start"], one["end"]) for one in found]
        return heard if [one.word for one in heard] == list(said) else []
