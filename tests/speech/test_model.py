"""Model folders in, a loaded model or one sentence out."""

import shutil
from pathlib import Path

import pytest

from voice_supercat.speech.faults import SpeechFault
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
        if name == "graph/words.txt" and content:
            continue  # a shorter file is a valid, smaller vocabulary; the program reports the missing words
        with pytest.raises(SpeechFault, match=r"\.$") as caught:
            load_model(copy)
        assert str(copy) in str(caught.value)
        assert "\n" not in str(caught.value)
    assert capfd.readouterr().err == ""


def test_a_folder_that_is_no_model_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="this is no Vosk model"):
        load_model(tmp_path)
