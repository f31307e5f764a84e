"""Faults of the files that are kept beside games, of models, of voices, and of books of strangers."""

import io
import json
import os
import random
import shutil
from contextlib import redirect_stderr
from pathlib import Path
from typing import Any
from unittest.mock import patch

from scripts.benchmarks.faulty.games import engine
from scripts.benchmarks.faulty.power_cut import recorded, states
from scripts.benchmarks.faulty.tally import Injection
from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.cli.memory import remembered
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept
from voice_supercat.procedure.check import check
from voice_supercat.procedure.loader import load
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.download import load_catalog
from voice_supercat.speech.hearing.model import check_model, find_model
from voice_supercat.speech.saying import voice as voices
from voice_supercat.speech.saying.child import Engine
from voice_supercat.speech.saying.voice import Pyttsx3Voice
from voice_supercat.speech.settings import NAMES
from voice_supercat.speech.settings_file import load_settings

_ODD: tuple[Any, ...] = (None, True, -1, 10**40, 1e308, "", "x" * 9000, "\x1b[2J", [], [[]], {"a": 1}, "two", "\ud800")


def memory_file(fault: Injection) -> None:
    """A memory file with odd values, or damaged: the game begins."""
    of_book, dice = engine("tapestry"), fault.dice
    path = fault.folder / "voice-supercat" / "memory" / "tapestry.json"
    path.parent.mkdir(parents=True)
    content = json.dumps({option: dice.choice(_ODD) for option in of_book.book.memory}).encode()
    path.write_bytes(_damaged(content, dice))
    told = io.StringIO()
    with patch.dict(os.environ, {"XDG_DATA_HOME": str(fault.folder)}), redirect_stderr(told):
        if not fault.tries(lambda: of_book.new_game(0, remembered(of_book))):
            fault.blame("games_unusable", repr(content))
    for line in told.getvalue().splitlines():
        fault.told(line)


def settings_file(fault: Injection) -> None:
    """A settings file with odd values, or damaged: the game begins."""
    dice, told = fault.dice, list[str]()
    path = fault.folder / "settings.json"
    content = json.dumps({name: dice.choice(_ODD) for name in dice.sample(NAMES, 3)}).encode()
    path.write_bytes(_damaged(content, dice))
    if not fault.tries(lambda: load_settings(path, told.append)):
        fault.blame("games_unusable", repr(content))
    for line in told:
        fault.told(line)


def _damaged(content: bytes, dice: random.Random) -> bytes:
    place = dice.randrange(len(content))
    return dice.choice((content, content[:place], content[:place] + dice.randbytes(3) + content[place:], b"\0" * place))


def power_cut_of_settings(fault: Injection) -> None:
    """Every state that a power cut may leave while settings or memory are replaced; each state is one fault."""
    path, old, new = fault.folder / "settings.json", {"a": "old"}, {"a": "new" * fault.dice.randrange(400)}
    replace_kept(path, old)
    with recorded(fault.folder, seed=fault.dice.randrange(1 << 30)) as disk:
        replace_kept(path, new)
        disk.told = 1
    fault.tally.injected -= 1
    for told, files in states(disk, fault.folder / "after"):
        fault.tally.injected += 1
        try:
            found = read_kept(fault.folder / "after" / path.name)
        except KeptFileDamaged as damaged:
            fault.told(str(damaged))
            found = {}
        if found != new and (told or found != old):
            fault.blame("answers_lost", str(files))


def model_file(fault: Injection) -> None:
    """A file of the model with bits changed, cut, or missing: refused before native code reads it."""
    dice, copy = fault.dice, fault.folder / "model"
    shutil.copytree(find_model(), copy)
    files = sorted(path for path in copy.rglob("*") if path.is_file() and path.name != "checksums.txt")
    path = dice.choice(files)
    data = bytearray(path.read_bytes())
    for _ in range(dice.choice((1, 20))):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    changed = dice.choice((bytes(data), bytes(data[: len(data) // 2]), b""))
    if changed == path.read_bytes():
        changed = b""
    path.write_bytes(changed)
    if fault.tries(lambda: check_model(copy)):
        fault.blame("crashes", f"{path.name} would be read by native code")


def catalogue(fault: Injection) -> None:
    """A catalogue of models with odd entries."""
    dice = fault.dice
    entry = {"url": "https://example.org/a.zip", "about": "a", "sha256": "0" * 64}
    odd = {key: dice.choice(("", "null", "http://x", "../x", "x" * 300, "[", "{}")) for key in entry}
    changed = {key: odd[key] for key in dice.sample([*entry], 1)}
    text = json.dumps({dice.choice(("a", "../a", "")): {**entry, **changed}})
    (fault.folder / "catalog.yaml").write_text(text)
    if fault.tries(lambda: load_catalog(fault.folder / "catalog.yaml")):
        found = load_catalog(fault.folder / "catalog.yaml")
        if not all(offer.url.startswith("https://") and len(offer.sha256) == 64 for offer in found.values()):
            fault.blame("unclear", f"taken: {text}")


def voice(fault: Injection) -> None:
    """A voice whose process dies or hangs, once or always, while it starts or renders."""
    dice = fault.dice
    count, when = dice.choice((1, 9)), dice.choice(("start", "render"))
    how = dice.choice(("os._exit(1)", "os.abort()", "time.sleep(60)"))
    (fault.folder / "pyttsx3.py").write_text(_VOICE.format(count=count, when=when, how=how))
    quick = Engine("pyttsx3", (), "pyttsx3", 1.5, 1.5)
    with patch.dict(os.environ, {"PYTHONPATH": str(fault.folder)}), patch.object(voices, "_pyttsx3", lambda: quick):
        speaking = Pyttsx3Voice()
        if not fault.tries(lambda: speaking.render("Hello.")) and count == 1:
            fault.blame("unclear", f"not begun again: {when} {how}")
        speaking.close()


_VOICE = """
import os, time, wave
from pathlib import Path

def fails(when):
    count = len(list(Path(__file__).parent.glob("failed*")))
    if when == "{when}" and count < {count}:
        (Path(__file__).parent / f"failed{{count}}").touch()
        {how}

fails("start")

class Engine:
    def connect(self, name, take): pass
    def setProperty(self, name, value): pass
    def getProperty(self, name): return [] if name == "voices" else "robot"
    def save_to_file(self, text, path):
        fails("render")
        with wave.open(path, "wb") as file:
            file.setparams((1, 2, 16000, 0, "NONE", ""))
            file.writeframes(bytes([0, 16]) * 8000)
    def runAndWait(self): pass

def init(): return Engine()
"""


def strangers_book(fault: Injection) -> None:
    """A shipped book with lines missing, twice there, or changed: it is loaded, or refused in one sentence."""
    dice = fault.dice
    source = book_folder(dice.choice(book_ids()))
    assert source is not None
    copy = Path(shutil.copytree(source, fault.folder / "book", ignore=shutil.ignore_patterns("__pycache__", "*.py")))
    path = dice.choice(sorted(copy.rglob("*.yaml")))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for _ in range(dice.randrange(1, 4)):
        lines = _changed(lines, dice)
    path.write_text("".join(lines), encoding="utf-8")
    fault.tries(lambda: check(load(copy)))


def _changed(lines: list[str], dice: random.Random) -> list[str]:
    if not lines:
        return lines
    place = dice.randrange(len(lines))
    line = lines[place]
    spot = dice.randrange(len(line))
    odd = dice.choice(("{", "[", "*a", "&a", ": ", "- ", "use: ", "99999999999", "\t", "$x", '"', "{cups of cups}"))
    return dice.choice(
        (
            [*lines[:place], *lines[place + 1 :]],
            [*lines[: place + 1], line, *lines[place + 1 :]],
            [*lines[:place], line[:spot] + odd + line[spot:], *lines[place + 1 :]],
            [*lines[:place], line[:spot] + line[spot + 1 :], *lines[place + 1 :]],
        )
    )


def model_is_missing(fault: Injection) -> None:
    """A model that is named and is none."""
    wanted = fault.dice.choice(("nowhere", str(fault.folder), "\0", "x" * 5000))
    try:
        check_model(find_model(wanted))
    except SpeechFault as refused:
        fault.told(str(refused))
    except Exception as error:
        fault.blame("crashes", f"{wanted[:20]!r}: {type(error).__name__}: {error}")
