"""Model folders in, a loaded model or one sentence out."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import vosk

from voice_supercat.files import paths
from voice_supercat.speech.audio import read_for_hearing
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing import model
from voice_supercat.speech.hearing.checksums import LIST
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the shipped model, to be damaged."""
    return Path(shutil.copytree(find_model(), tmp_path / "model"))


def test_a_model_is_found_by_path_and_by_name(home: Path) -> None:
    fetched = home / "voice-supercat" / "models" / "mine"
    fetched.mkdir(parents=True)
    assert find_model("mine") == fetched
    assert find_model(str(fetched)) == fetched
    with pytest.raises(SpeechFault, match="theirs: there is no such model folder"):
        find_model("theirs")


@pytest.mark.parametrize(
    "name", ["am/final.mdl", "conf/model.conf", "conf/mfcc.conf", "graph/HCLr.fst", "graph/Gr.fst", "graph/words.txt"]
)
def test_missing_and_cut_files_give_one_sentence(copy: Path, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    data = (copy / name).read_bytes()
    for content in (None, b"", data[: len(data) // 3], data[: len(data) // 2 - 1]):
        if content is None:
            (copy / name).unlink()
        else:
            (copy / name).write_bytes(content)
        with pytest.raises(SpeechFault, match=r"\.$") as caught:
            load_model(copy)
        assert str(copy) in str(caught.value)
        assert "\n" not in str(caught.value)
    assert capfd.readouterr().err == ""


FILES = [path.relative_to(find_model()).as_posix() for path in find_model().rglob("*") if path.is_file()]


@pytest.mark.parametrize("name", FILES)
def test_a_bit_that_has_changed_is_refused_before_the_model_is_read(
    copy: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Vosk would end the process with some of them, or hear something else."""
    monkeypatch.setattr(vosk, "Model", pytest.fail)
    data = (copy / name).read_bytes()
    for place in (0, len(data) // 2, len(data) - 1):
        (copy / name).write_bytes(data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :])
        with pytest.raises(SpeechFault, match=r"damaged|is missing"):
            load_model(copy)


def test_the_shipped_model_needs_its_checksums(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = copy.rename(copy.with_name("vosk-supercat-en"))
    monkeypatch.setattr(paths, "models_dir", lambda: shipped.parent)
    load_model(find_model())
    (shipped / LIST).unlink()
    with pytest.raises(SpeechFault, match=r"incomplete \(checksums\.txt is missing\); install voice-supercat again"):
        load_model(find_model())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
@pytest.mark.parametrize("name", [LIST, "graph/words.txt"])
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(copy: Path, name: str) -> None:
    empty = f"{hashlib.sha256().hexdigest()} 0 graph/words.txt"
    listed = (copy / LIST).read_text().splitlines()
    (copy / LIST).write_text("\n".join(empty if line.endswith(" graph/words.txt") else line for line in listed))
    (copy / name).unlink()
    os.mkfifo(copy / name)
    with pytest.raises(SpeechFault, match=r"(checksums\.txt: cannot be read|words\.txt: the file is cut short)"):
        load_model(copy)


@pytest.fixture
def of_a_code_page(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that Vosk is given, which as on Windows finds no file that has letters outside ASCII in its name."""
    import vosk

    usual, given = vosk.Model, list[str]()

    def opened(path: str) -> vosk.Model:
        given.append(path)
        if not path.isascii():
            raise Exception("Failed to create a model")
        return usual(path)

    monkeypatch.setattr(vosk, "Model", opened)
    monkeypatch.setattr(sys, "platform", "win32")
    return given


def test_a_model_in_a_folder_with_umlauts_is_loaded_on_windows(of_a_code_page: list[str], tmp_path: Path) -> None:
    before = Path.cwd()
    loaded = load_model(Path(shutil.copytree(find_model(), tmp_path / "Jürgens Ordner" / "modèle")))
    assert (of_a_code_page, Path.cwd()) == (["."], before)
    decoder = VoskDecoder(loaded)
    decoder.use(["yes", "no"])
    assert decoder.decode(np.zeros(16_000, np.int16))


def test_where_it_cannot_be_loaded_the_folder_is_named_and_no_damage(
    of_a_code_page: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert of_a_code_page == []
    monkeypatch.setattr(contextlib, "chdir", lambda path: contextlib.nullcontext())  # noqa: ARG005
    monkeypatch.setattr(model, "check_model", lambda path: None)  # noqa: ARG005
    with pytest.raises(SpeechFault) as fault:
        load_model(tmp_path / "modèle")
    assert str(fault.value) == (
        f"{tmp_path / 'modèle'}: Vosk cannot read this model; on Windows that may be the name of its folder: move it to"
        " one that is called in plain letters."
    )


def test_a_folder_that_is_no_model_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="this is no Vosk model"):
        load_model(tmp_path)


def test_the_beginning_of_a_phrase_is_recognised_as_such(tmp_path: Path) -> None:
    """Without it a suit and a pause were "mobilization two": the silence was taken for the shortest number."""
    if shutil.which("espeak-ng") is None:
        pytest.skip("needs espeak-ng (Debian: espeak-ng)")
    file = tmp_path / "suit.wav"
    subprocess.run(["espeak-ng", "-v", "en-gb+linda", "-w", str(file), "mobilization"], check=True)
    decoder = VoskDecoder(load_model(find_model()))
    cards = [f"mobilization {number}" for number in ("two", "three", "four", "five", "six")]
    decoder.use(cards, commands=["take it back"])
    assert decoder.decode(read_for_hearing(file))[0].text == "mobilization"
