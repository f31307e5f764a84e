"""The classic synthesisers: espeak-ng, flite, festival and Pico, each run as its own program."""

from __future__ import annotations

import random
import subprocess
from dataclasses import dataclass
from pathlib import Path

ESPEAK_ACCENTS = (
    "en-us", "en-us", "en-us", "en-gb", "en-gb-x-rp", "en-gb-scotland", "en-gb-x-gbclan", "en-gb-x-gbcwmd",
    "en-029", "en-us-nyc",
)  # fmt: skip
ESPEAK_VARIANTS = (
    "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "f1", "f2", "f3", "f4", "f5", "klatt", "klatt2",
    "klatt3", "klatt4", "klatt6", "Andy", "Annie", "Diogo", "Gene", "Gene2", "Henrique", "Hugo", "Jacky",
    "Lee", "Marco", "Mario", "Michael", "Mike", "adam", "anika", "antonio", "aunty", "belinda", "benjamin",
    "boris", "david", "ed", "edward", "grandma", "grandpa", "gustave", "iven", "iven2", "john",
    "kaukovalta", "max", "michel", "miguel", "norbert", "pablo", "paul", "pedro", "quincy", "rob",
    "robert", "sandro", "shelby", "steph", "steph2", "travis", "victor", "zac",
)  # fmt: skip
ESPEAK_HELD_OUT = ("linda", "caleb", "marcelo", "Alicia")  # never trained on: they speak the tests
FLITE_VOICES = ("awb", "rms", "slt", "kal16")
FESTIVAL_VOICES = ("kal_diphone", "ked_diphone", "cmu_us_slt_arctic_hts")
PICO_VOICES = ("en-US", "en-GB")
_FESTIVAL_FAULT = "SIOD ERROR"


@dataclass(frozen=True)
class Speech:
    """One utterance to render: phrases with a short pause between them, and the file (WAV) it goes to."""

    phrases: tuple[str, ...]
    file: Path
    voice: str
    pitch: float  # 0..1, from low to high
    pace: float  # 1 is the voice's own; 2 is twice as fast

    @property
    def text(self) -> str:
        """As a synthesiser wants it."""
        return ", ".join(self.phrases)


def draw_espeak(draw: random.Random) -> str:
    """A random accent with a random variant of the voice."""
    return f"{draw.choice(ESPEAK_ACCENTS)}+{draw.choice(ESPEAK_VARIANTS)}"


def render_espeak(speech: Speech) -> None:
    """Renders with espeak-ng: pitch 15 to 85, 115 to 230 words a minute."""
    pitch, speed = round(15 + 70 * speech.pitch), round(max(115, min(230, 165 * speech.pace)))
    _run(["espeak-ng", "-v", speech.voice, "-p", str(pitch), "-s", str(speed), "-w", str(speech.file), speech.text])


def render_flite(speech: Speech) -> None:
    """Renders with flite: mean pitch 70 to 260 Hz for the voices that allow it."""
    manner = (f"duration_stretch={1 / speech.pace:.3f}", f"int_f0_target_mean={70 + 190 * speech.pitch:.0f}")
    settings = [part for setting in manner for part in ("--setf", setting)]
    _run(["flite", "-voice", speech.voice, *settings, "-t", speech.text, "-o", str(speech.file)])


def render_pico(speech: Speech) -> None:
    """Renders with Pico: 70 to 150 % of the pitch of the voice."""
    manner = f'<speed level="{100 * speech.pace:.0f}"><pitch level="{70 + 80 * speech.pitch:.0f}">'
    _run(["pico2wave", "-l", speech.voice, "-w", str(speech.file), f"{manner}{speech.text}</pitch></speed>"])


def render_festival(batch: list[Speech]) -> None:
    """Renders utterances of one voice in one run of festival, whose start is the slow part.

    Some of its voices crash at a short word that is said fast. It is left out, and another run says the rest.
    Raises ValueError where the voice is not installed: festival would go on with another one.
    """
    rest = batch
    while rest:
        script = _festival_script(rest)
        done = subprocess.run(["festival", "--pipe"], input=script, check=False, capture_output=True, text=True)
        if _FESTIVAL_FAULT in done.stderr:
            raise ValueError(f"festival: {done.stderr.strip()}. Install the package of the voice {batch[0].voice}.")
        if done.returncode >= 0:
            done.check_returncode()
            return
        rest = [speech for speech in rest if not speech.file.exists()][1:]


def _festival_script(batch: list[Speech]) -> str:
    script = [f"(voice_{batch[0].voice})"]
    for speech in batch:
        script.append(f"(Parameter.set 'Duration_Stretch {1 / speech.pace:.3f})")
        script.append(f'(utt.save.wave (utt.synth (Utterance Text "{speech.text}")) "{speech.file}" \'riff)')
    return "\n".join(script)


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)
