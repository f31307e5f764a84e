"""`sounds.yaml`: how the words of a book sound."""

from pathlib import Path

import pytest
from small_book import write_book

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.format.sounds import sounds_of
from voice_supercat.procedure.loader import load


def test_words_sound_in_one_way_or_several(tmp_path: Path) -> None:
    (tmp_path / "sounds.yaml").write_text("cave: {heard: K EY V}\nno: {heard: [N OW, N AA]}\n")
    assert sounds_of(tmp_path) == {"cave": (("K", "EY", "V"),), "no": (("N", "OW"), ("N", "AA"))}


def test_the_stress_that_dictionaries_write_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "sounds.yaml").write_text("kobold: {heard: [K OW1 B OW0 L D]}\n")
    assert sounds_of(tmp_path) == {"kobold": (("K", "OW", "B", "OW", "L", "D"),)}


def test_a_book_may_leave_it_to_the_dictionary(tmp_path: Path) -> None:
    assert sounds_of(write_book(tmp_path)) == {}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("cave: K EY V", 'the word "cave": expected keys and values.'),
        ("cave: {herd: [K EY V]}", 'the word "cave": "herd" is not known here; expected one of heard.'),
        ("cave: {heard: []}", 'the word "cave": expected one word and its phones, such as '),
        ("cave: {heard: [[K, EY, V]]}", 'the word "cave": expected a list of words for "heard".'),
        ("dark cave: {heard: [D AA R K K EY V]}", 'the word "dark cave": expected one word and its phones'),
    ],
)
def test_a_mistake_is_named_with_its_line_before_the_game_begins(tmp_path: Path, line: str, expected: str) -> None:
    (write_book(tmp_path / "tea") / "sounds.yaml").write_text(f"kettle: {{heard: [K EH T AH L]}}\n{line}\n")
    with pytest.raises(BookFault) as caught:
        check(load(tmp_path / "tea"))
    assert str(caught.value).startswith(f"tea/sounds.yaml, line 2, {expected}")
