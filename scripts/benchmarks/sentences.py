"""Measures answers in a sentence, "um, five", "no, it isn't": what the program does with them at a question.

python scripts/benchmarks/sentences.py
python scripts/benchmarks/sentences.py --model OTHER_MODEL --details

By voices of espeak-ng that no training heard, and of flite and Pico, whose voices it did hear saying other things.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tqdm import tqdm

from scripts.benchmarks.recognition.asked import Asked
from scripts.benchmarks.recognition.kept import in_quiet_room
from scripts.benchmarks.recognition.scoring import wilson
from scripts.benchmarks.recognition.talk import asks
from scripts.training.model import audio, voices
from scripts.training.model.audio import Samples
from scripts.training.model.voices import Speech
from voice_supercat.speech.hearing.decoder import Decoder, VoskDecoder
from voice_supercat.speech.hearing.model import load_model

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "models" / "vosk-supercat-en"
_OUTCOMES = ("right", "asked", "again", "wrong", "wrong, asked")
_SPOKEN = {
    voices.render_espeak: [f"en-us+{name}" for name in voices.ESPEAK_HELD_OUT],
    voices.render_flite: voices.FLITE_VOICES,
    voices.render_pico: voices.PICO_VOICES,
}


@dataclass(frozen=True)
class Row:
    """Sentences, each with the answer that it is; None for none."""

    name: str
    question: str
    said: dict[str, str | None]


ROWS = (
    Row("yes", "yes/no", dict.fromkeys(("yes it is", "yes I do", "yes please", "um, yes", "yes there is"), "yes")),
    Row("no", "yes/no", dict.fromkeys(("no it isn't", "no I don't", "well, no", "no they can't", "no thanks"), "no")),
    Row(
        "a number",
        "few",
        {
            **{"there are two": "two", "I have five": "five", "just six": "six", "um, three": "three"},
            **{"it's nine": "nine", "four, I think": "four", "seven please": "seven", "three of them": "three"},
        },
    ),
    Row(
        "a number and what is counted",
        "ships",
        {
            **{"two ships": "two", "one ship": "one", "three ships": "three", "four ships": "four"},
            **{"there are five ships": "five", "I have six ships": "six", "um, eight ships": "eight"},
        },
    ),
    Row("none of it", "ships", dict.fromkeys(("no ships", "no fresh ships", "there are no ships"), "none")),
    Row(
        "no answer, at a question for a number",
        "few",
        dict.fromkeys(
            ("it isn't five", "I don't have two", "not six", "I have no idea", "just a second", "about time")
        ),
    ),
)


def main() -> None:
    """Reads the command line and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=SHIPPED, help="model directory; the shipped one by default")
    parser.add_argument("--work", type=Path, default=ROOT / ".build" / "sentences", help="folder for rendered speech")
    parser.add_argument("--details", action="store_true", help="also what was taken instead")
    options = parser.parse_args()

    options.work.mkdir(parents=True, exist_ok=True)
    asked, decoder = Asked(), VoskDecoder(load_model(options.model))
    count = sum(len(row.said) for row in ROWS) * sum(map(len, _SPOKEN.values()))
    print("| said | n | right at once % | 95 % interval | asked about | said again | wrong | wrong, asked about |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with tqdm(total=count, unit="sentence", disable=None) as progress:
        for row in ROWS:
            found, instead = Counter[str](), list[str]()
            for text, answer, sound in _sounds(row, options.work):
                outcome, taken = heard(asked, decoder, row.question, sound, answer)
                found[outcome] += 1
                if outcome not in ("right", "asked"):
                    instead.append(f'"{text}": {taken or "nothing"}')
                progress.update()
            tqdm.write(_line(row, found))
            if options.details and instead:
                tqdm.write("\n".join(instead))


def heard(asked: Asked, decoder: Decoder, question: str, sound: Samples, answer: str | None) -> tuple[str, str]:
    """What becomes of a sound at a question: one of `_OUTCOMES`, and the words that were taken."""
    recogniser = asked.recogniser(decoder)
    recogniser.start(asked.phrases(question), asked.complete(question))
    utterances = map(recogniser.feed, in_quiet_room(sound))
    if (utterance := next((one for one in utterances if one and one.text), None)) is None:
        return ("right" if answer is None else "again"), ""
    doubted = asks(asked, question, utterance)
    if answer is not None and asked.meaning(question, utterance.text) == asked.meaning(question, answer):
        return ("asked" if doubted else "right"), utterance.text
    return ("wrong, asked" if doubted else "wrong"), utterance.text


def _sounds(row: Row, folder: Path) -> Iterator[tuple[str, str | None, Samples]]:
    """Each sentence by each voice, with its answer."""
    by_voice = [(render, voice) for render, several in _SPOKEN.items() for voice in several]
    for (text, answer), (render, voice) in itertools.product(row.said.items(), by_voice):
        file = folder / f"{voice}-{text}.wav"
        if not file.exists():
            render(Speech((text,), file, voice, pitch=0.5, pace=1.0))
        yield text, answer, audio.read(file)


def _line(row: Row, found: Counter[str]) -> str:
    total = found.total()
    low, high = (100 * end for end in wilson(found["right"], total))
    others = " | ".join(str(found[outcome]) for outcome in _OUTCOMES[1:])
    return f"| {row.name} | {total} | {100 * found['right'] / total:.0f} | {low:.0f} to {high:.0f} | {others} |"


if __name__ == "__main__":
    main()
