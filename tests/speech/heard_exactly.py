"""Words as sound, and models that score a sound the same twice."""

import shutil
from pathlib import Path

from voice_supercat.speech.audio import HEARING_RATE, Samples, resample
from voice_supercat.speech.hearing.checksums import LIST
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import load_model
from voice_supercat.speech.saying.voice import Pyttsx3Voice

UNLISTED = shutil.ignore_patterns(LIST)
"""Of a copy that is changed on purpose."""


def spoken(voice: Pyttsx3Voice, text: str) -> Samples:
    sound = voice.render(text)
    return resample(sound.samples, sound.rate, HEARING_RATE)


def undithered(model: Path, folder: Path) -> VoskDecoder:
    """The model without the random noise that its features else have, so that it scores the same twice."""
    copy = Path(shutil.copytree(model, folder / f"{model.name} undithered", ignore=UNLISTED))
    options = copy / "conf/mfcc.conf"
    options.write_text(options.read_text().replace("--dither=0.1", "--dither=0"))
    return VoskDecoder(load_model(copy))
