"""At "What has changed?" a value and whose it is are said in one."""

from pathlib import Path

import pytest
from orchard_book import orchard, played
from transcript import plays

from voice_supercat.procedure.faults import AnswerRefused


@pytest.mark.parametrize("said", ["apples of bo", "apples of the bo", "bo apples", "Bo's apples"])
def test_the_name_and_the_owner_in_one(tmp_path: Path, said: str) -> None:
    plays(
        played(orchard(tmp_path)),
        f"""
        Is ada hungry?
        > that changed
        What has changed?
        > {said}
        Bo apples: what is it now?
        > four
        Noted.
        Is ada hungry?
        """,
    )


def test_it_is_listened_for_without_the_possessive(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    session.text("that changed")
    heard = session.understanding.phrases(session.question, aside=True)
    assert {"apples", "apples of bo", "ada apples"} <= set(heard)
    assert not {phrase for phrase in heard if "'s" in phrase and "apples" in phrase}


def test_where_they_are_many_whose_it_is_is_asked_by_voice_and_can_be_typed(tmp_path: Path) -> None:
    names = [f"{first}{vowel}{last}" for first in "bdfgklmnpr" for vowel in "aeiou" for last in ("n", "l", "rt")]
    session = played(orchard(tmp_path, values=("start: [ada, bo]", f"start: [ada, bo, {', '.join(names)}]")))
    session.text("that changed")
    assert "apples of bo" not in session.understanding.phrases(session.question, aside=True)
    assert session.text("apples of bo")[-1].text == "Bo apples: what is it now?"


def test_nothing_is_owned_by_a_stranger(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    session.text("that changed")
    with pytest.raises(AnswerRefused):
        session.text("apples of cy")
