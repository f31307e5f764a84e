"""Find the acoustic model, check it before Vosk does (which aborts or says nothing), load it quietly."""

import contextlib
import json
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_supercat.files import paths
from voice_supercat.files.names import shown
from voice_supercat.speech.audio import HEARING_RATE
from voice_supercat.speech.devices.quiet import quiet_libraries
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.checksums import LIST, refuse_damaged
from voice_supercat.speech.hearing.vosk_package import why_not_loaded

SHIPPED = "vosk-supercat-en"
UNKNOWN = "[unk]"
"""The word that stands for every other word."""
JOINT = "_"
"""Between the words of a phrase that the model knows as one entry: "take_it_back"."""

_ACOUSTIC = "am/final.mdl"
_GRAPHS = ("graph/HCLr.fst", "graph/Gr.fst")
_CONFIGURATION = {"conf/model.conf": "--endpoint.silence-phones=", "conf/mfcc.conf": "--"}
"""Files with an option that Vosk cannot do without: it ends the process where the first is missing."""
_FST_MAGIC = 2125659606  # OpenFst, fst-header
_FST_COUNTS = "<iiQqqq"  # version, flags, properties, start, states, arcs
_KALDI_BINARY = b"\0B"
_CONST_STATE, _ARC = 20, 16  # bytes of a state and an arc in OpenFst's const type


@dataclass(frozen=True)
class SpeechModel:
    """A loaded Vosk model."""

    path: Path
    handle: Any
    """The `vosk.Model`."""

    def knows(self, word: str) -> bool:
        """Whether it is a word of this model, or a phrase that it has as one."""
        return bool(self.handle.vosk_model_find_word(word) >= 0)

    def missing(self, words: Iterable[str]) -> tuple[str, ...]:
        """Those of `words` that this model can never hear, in the order given."""
        return tuple(word for word in words if not self.knows(word))

    def entries(self, phrases: Iterable[str]) -> list[str]:
        """The phrases that this model can hear, as its grammars want them; see `plain` for what comes back."""
        return [entry for phrase in phrases if (entry := self.entry(phrase)) is not None]

    def entry(self, phrase: str) -> str | None:
        """The same for one phrase; None where the model cannot hear it."""
        return entry_of(phrase, self.knows)


def entry_of(phrase: str, knows: Callable[[str], bool]) -> str | None:
    """How a model that knows such words wants the phrase: as one entry or as its words; None where it lacks one."""
    whole = phrase.replace(" ", JOINT)
    if knows(whole):
        return whole
    return phrase if all(map(knows, phrase.split())) else None


def plain(heard: str) -> str:
    """What Vosk heard, in words: entries of several words are taken apart."""
    return heard.replace(JOINT, " ").strip()


def models_of_player() -> Path:
    """Where `models fetch` puts models."""
    return paths.user_data_dir() / "models"


def find_model(wanted: str | None = None) -> Path:
    """The folder of the model: a path, the name of a fetched model, or the shipped one.

    Raises SpeechFault when there is none.
    """
    if wanted is None:
        shipped = paths.models_dir() / SHIPPED
        if not shipped.is_dir():
            raise SpeechFault(
                f"{shipped}: the shipped model is missing; install voice-supercat again or use --model PATH."
            )
        return shipped
    for path in (Path(wanted).expanduser(), models_of_player() / wanted, paths.models_dir() / wanted):
        with contextlib.suppress(OSError):  # no system has such a long name
            if path.is_dir():
                return path
    raise SpeechFault(
        f"{shown(wanted)}: there is no such model folder; give a folder with am, conf, graph, or see `models list`."
    )


def check_model(path: Path) -> None:
    """Raises SpeechFault when files of the Vosk model at `path` are missing, cut short or not those that it lists."""
    if not (path / _ACOUSTIC).is_file():
        raise SpeechFault(
            f"{path}: this is no Vosk model ({_ACOUSTIC} is missing); give a folder with am, conf and graph."
        )
    graphs = ("graph/HCLG.fst",) if (path / "graph/HCLG.fst").is_file() else _GRAPHS
    for name in (*graphs, *_CONFIGURATION):
        if not (path / name).is_file():
            raise SpeechFault(f"{path}: the model is incomplete ({name} is missing); fetch or unpack it again.")
    if path == paths.models_dir() / SHIPPED and not (path / LIST).is_file():
        raise SpeechFault(f"{path}: the model is incomplete ({LIST} is missing); install voice-supercat again.")
    refuse_damaged(path)
    for name, option in _CONFIGURATION.items():
        if option not in (path / name).read_text(encoding="utf-8", errors="replace"):
            raise SpeechFault(f"{path / name}: the file is cut short; fetch or unpack the model again.")
    if graphs != _GRAPHS:
        raise SpeechFault(
            f"{path}: this model has a fixed graph and cannot take our grammars; use one with {_GRAPHS[0]}."
        )
    if not _starts_with(path / _ACOUSTIC, _KALDI_BINARY):
        raise SpeechFault(f"{path / _ACOUSTIC}: this is no Kaldi acoustic model; fetch or unpack it again.")
    for name in graphs:
        if not _whole_fst(path / name):
            raise SpeechFault(f"{path / name}: the file is cut short or damaged; fetch or unpack the model again.")


def load_model(path: Path) -> SpeechModel:
    """Check and load; takes tens of milliseconds for the shipped model. Raises SpeechFault."""
    check_model(path)
    try:
        import vosk
    except (ImportError, OSError) as error:
        raise SpeechFault(why_not_loaded(error)) from error
    vosk.SetLogLevel(-1)
    try:
        with quiet_libraries(), _reached(path) as folder:
            model = vosk.Model(folder)
            vosk.KaldiRecognizer(model, float(HEARING_RATE), json.dumps([UNKNOWN]))
    except Exception as error:
        remedy = (
            "it is damaged or of another kind, fetch it again"
            if _readable(path)
            else "on Windows that may be the name of its folder: move it to one that is called in plain letters"
        )
        raise SpeechFault(f"{path}: Vosk cannot read this model; {remedy}.") from error
    if model.vosk_model_find_word(UNKNOWN) < 0:
        raise SpeechFault(f"{path}: the model lacks the word {UNKNOWN} and could reject nothing; use another one.")
    return SpeechModel(path, model)


def _readable(path: Path) -> bool:
    """Whether Vosk can open files by this name: on Windows it takes the bytes of UTF-8 for those of a code page."""
    return sys.platform != "win32" or str(path).isascii()


@contextlib.contextmanager
def _reached(path: Path) -> Iterator[str]:
    """A name for the folder that Vosk can read. It opens its files while it loads, and none later."""
    if _readable(path):
        yield str(path)
    else:
        with contextlib.chdir(path):
            yield "."


def _starts_with(path: Path, magic: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(magic)) == magic


def _whole_fst(path: Path) -> bool:
    """Whether the header is there and, for the const type, as many bytes as it promises."""
    size = path.stat().st_size
    with path.open("rb") as file:
        head = file.read(256)
    try:
        (magic, length), at = struct.unpack_from("<ii", head), 8
        kind = head[at : at + length]
        (arc_length,) = struct.unpack_from("<i", head, at + length)
        at += length + 4 + arc_length
        _, _, _, _, states, arcs = struct.unpack_from(_FST_COUNTS, head, at)
    except struct.error:
        return False
    body = states * _CONST_STATE + arcs * _ARC if kind == b"const" else 0
    return bool(magic == _FST_MAGIC and size >= at + struct.calcsize(_FST_COUNTS) + body)
