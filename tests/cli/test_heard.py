"""Questions that were heard in earlier sessions are asked shortly."""

import json
import os
import time
from pathlib import Path

import pytest
from at_the_table import said_in

from voice_supercat.cli.heard import KNOWN_FOR, heard_before, keep_heard
from voice_supercat.files import paths

pytestmark = pytest.mark.usefixtures("home")


def file_of(book: str) -> Path:
    return paths.user_data_dir() / "memory" / f"heard-{book}.json"


def test_what_was_heard_is_kept_for_the_next_session() -> None:
    keep_heard("many", {"turn/1": 3})
    assert heard_before("many") == {"turn/1": 3}
    assert heard_before("other") == {}


def test_after_two_months_questions_are_said_in_full_again() -> None:
    keep_heard("many", {"turn/1": 3})
    long_ago = time.time() - KNOWN_FOR - 60
    os.utime(file_of("many"), (long_ago, long_ago))
    assert heard_before("many") == {}


def test_a_damaged_file_is_put_aside_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    keep_heard("many", {"turn/1": 3})
    file_of("many").write_text("{", encoding="utf-8")
    assert heard_before("many") == {}
    assert "heard-many.damaged. Questions are said in full again." in capsys.readouterr().err
    assert not file_of("many").exists()


def test_what_is_no_count_is_left_out() -> None:
    file_of("many").parent.mkdir(parents=True)
    file_of("many").write_text(json.dumps({"a": 2, "b": "x", "c": -1, "d": True}), encoding="utf-8")
    assert heard_before("many") == {"a": 2}


def test_a_later_game_asks_shortly_from_the_second_question_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ["--book", "supercat-base", "--seed", "1", "--set", "questions=single"]
    answers = ["administration two and aggression three"]
    first = said_in(monkeypatch, answers, *game)
    for _ in range(2):
        said_in(monkeypatch, answers, *game)
    later = said_in(monkeypatch, answers, *game)
    assert first[-1] != later[-1]
    assert len(later[-1].split()) < len(first[-1].split())
