"""Model folders in, a loaded model or one sentence out."""

import shutil
from pathlib import Path

import pytest
import vosk

from voice_supercat.files import paths
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.checksums import LIST
from voice_supercat.speech.hearing.model import find_model, load_model


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the shipped model, to be damaged."""
    return Path(shutil.copytree(find_model(), tmp_path / "model"))


def test_a_model_is_found_by_path_and_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    fetched = tmp_path / "voice-supercat" / "models" / "mine"
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


def test_a_folder_that_is_no_model_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="this is no Vosk model"):
        load_model(tmp_path)
