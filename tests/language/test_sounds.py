"""`sounds.yaml`: how the words of a book sound."""

from pathlib import Path

import pytest

from voice_supercat.faults import FileFault
from voice_supercat.language.sounds import Sounds, sounds_in


def written(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sounds.yaml").write_text(text, encoding="utf-8")
    return folder


def test_words_sound_in_one_way_or_several(tmp_path: Path) -> None:
    written(tmp_path, "cave: {heard: K EY V}\nno: {heard: [N OW, N AA]}\n")
    assert sounds_in(tmp_path).heard == {"cave": (("K", "EY", "V"),), "no": (("N", "OW"), ("N", "AA"))}


def test_the_stress_that_dictionaries_write_is_left_out(tmp_path: Path) -> None:
    written(tmp_path, "kobold: {heard: [K OW1 B OW0 L D]}\n")
    assert sounds_in(tmp_path).heard == {"kobold": (("K", "OW", "B", "OW", "L", "D"),)}


def test_a_word_is_spelled_for_the_voice_and_heard_as_people_say_it(tmp_path: Path) -> None:
    written(tmp_path, "Ferengi: {say: fuh-reng-ghee, heard: [F AH R EH NG G IY], misread: F EH R EH NG G IH}\n")
    assert sounds_in(tmp_path) == Sounds(
        {"ferengi": "fuh-reng-ghee"}, {"Ferengi": (("F", "AH", "R", "EH", "NG", "G", "IY"),)}
    )


def test_those_of_the_player_count_where_both_have_a_word(tmp_path: Path) -> None:
    book = written(tmp_path / "book", "cave: {say: kayv}\ngnome: {say: nome}\n")
    own = written(tmp_path / "own", "cave: {say: kave}\n")
    assert sounds_in(book, own).spellings == {"cave": "kave", "gnome": "nome"}


def test_a_book_may_leave_it_to_the_dictionary(tmp_path: Path) -> None:
    assert sounds_in(tmp_path) == Sounds({}, {})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("cave: K EY V", 'the word "cave": expected keys and values.'),
        ("cave: {herd: [K EY V]}", 'the word "cave": "herd" is not known here; expected one of heard, misread, say'),
        ("cave: {misread: K EY V}", 'the word "cave": expected "say", a spelling for the voice, or "heard"'),
        ("cave: {say: [kayv]}", 'the word "cave": expected text for "say".'),
        ("cave: {heard: []}", 'the word "cave": expected one word and its phones, such as '),
        ("cave: {heard: [[K, EY, V]]}", 'the word "cave": expected a list of words for "heard".'),
        ("dark cave: {heard: [D AA R K K EY V]}", 'the word "dark cave": expected one word and its phones'),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, line: str, expected: str) -> None:
    written(tmp_path / "tea", f"kettle: {{heard: [K EH T AH L]}}\n{line}\n")
    with pytest.raises(FileFault) as caught:
        sounds_in(tmp_path / "tea")
    assert f"tea/sounds.yaml, line 2, {expected}" in str(caught.value)


def test_a_word_in_two_files_is_named(tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "caves.yaml").write_text("cave: {say: kayv}\n", encoding="utf-8")
    with pytest.raises(FileFault, match=r'caves\.yaml, line 1: "cave" is defined twice \(.*sounds\.yaml, line 1\)'):
        sounds_in(written(tmp_path, "cave: {say: kave}\n"))
