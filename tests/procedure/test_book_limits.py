"""What a stranger's book may hold: bombs, pipes and wrong results end in one sentence, and soon."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from small_book import fault, new_game_of, write_book, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import SayEvent
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.format import limits
from voice_supercat.procedure.format.extending import chain_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.loader import load

SOON = 10.0
"""Seconds; the bombs would take longer than anyone lives."""


def refused(folder: Path) -> str:
    """The one sentence with which the book is refused."""
    started = time.monotonic()
    with pytest.raises(BookFault) as raised:
        check(load(folder))
    assert time.monotonic() - started < SOON
    assert "\n" not in str(raised.value)
    return str(raised.value)


def test_shared_steps_that_stand_for_billions(tmp_path: Path) -> None:
    levels = [f"s{n}: [{', '.join([f'{{use: s{n - 1}}}'] * 10)}]" for n in range(1, 12)]
    shared = "\n".join(["s0: [{say: Tick.}]", *levels])
    write_page(tmp_path, "page: turn\nsteps:\n  - {use: s11}\n  - ask: More?\n", shared)
    assert refused(tmp_path) == ("the shared steps make more than 50000 steps of the pages; use them in fewer places.")


def test_aliases_that_stand_for_billions(tmp_path: Path) -> None:
    levels = [f"  a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    page = "\n".join(["page: turn", "title:", "  a0: &a0 [tick]", *levels, "steps: [{ask: More?}]"])
    write_page(tmp_path, page)
    assert refused(tmp_path).endswith(
        "pages/turn.yaml, line 8: more than 100000 entries; put some of them into a file of their own."
    )


def test_parameters_that_double(tmp_path: Path) -> None:
    levels = [f"s{n}: [{{use: s{n - 1}, with: {{x: [$x, $x]}}}}]" for n in range(1, 36)]
    shared = "\n".join(["s0: [{ask: Which?, answer: choice, choices: [$x]}]", *levels])
    write_page(tmp_path, "page: turn\nsteps:\n  - {use: s35, with: {x: [a, b]}}\n", shared)
    assert refused(tmp_path) == "a list of a shared step gets more than 10000 entries; give it fewer."


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def nowhere(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("missing.yaml"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
@pytest.mark.parametrize("name", ["pages/turn.yaml", "facts.yaml", "items.txt", "rules.py", "words.yaml"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (pipe, "is no file; a book has files and folders only."),
        (device, "is no file; a book has files and folders only."),
        (nowhere, "cannot be read (No such file or directory)."),
        (
            lambda path: path.write_bytes(b"#" * 2_000_001),
            "the book is too large; a file may have 2000000 bytes, all of them 20000000.",
        ),
    ],
    ids=["pipe", "device", "link to nothing", "too large"],
)
def test_a_file_that_is_none_or_too_large(
    tmp_path: Path, name: str, change: Callable[[Path], object], sentence: str
) -> None:
    write_book(tmp_path)
    (tmp_path / name).touch()
    change(tmp_path / name)
    assert refused(tmp_path) == f"{tmp_path / name}: {sentence}"


def test_a_link_to_a_folder_leads_past_no_limit(tmp_path: Path) -> None:
    book = write_book(tmp_path / "tea")
    (book / "pages").rename(tmp_path / "elsewhere")
    (book / "pages").symlink_to(tmp_path / "elsewhere")
    assert refused(book) == f"{book / 'pages'}: is a link to a folder; put the folder itself there."


def test_a_book_that_is_too_large_is_not_read_to_find_what_it_extends(tmp_path: Path) -> None:
    book = write_book(tmp_path)
    with (book / "book.yaml").open("a") as file:
        file.truncate(3_000_000_000)
    with pytest.raises(BookFault, match="the book is too large"):
        chain_of(book)


def test_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_book(tmp_path)
    monkeypatch.setattr(limits, "_MOST_FILES", 3)
    assert refused(tmp_path) == f"{tmp_path}: more than 3 files; put the book into a folder of its own."


@pytest.mark.parametrize("name", ["../../x", "Tea", "tea time", "-tea", "tea/x", "t" * 61, "\\u2028"])
def test_an_id_names_no_other_place(tmp_path: Path, name: str) -> None:
    message = fault(tmp_path, book=("id: tea", f'id: "{name}"'))
    assert 'top of the file: the id "' in message
    assert message.endswith("may have the letters a to z, digits and hyphens only.")


@pytest.mark.parametrize("name", ["con", "nul", "lpt1"])
def test_an_id_names_files_that_every_system_can_store(tmp_path: Path, name: str) -> None:
    message = fault(tmp_path, book=("id: tea", f"id: {name}"))
    assert message.endswith(
        f'the id "{name}" is the name of a device on Windows, where no file can have it; take another.'
    )


HOSTILE = "class Hostile:\n    def __repr__(self):\n        raise ValueError\n\n\n"


@pytest.mark.parametrize(
    ("gives", "shown"),
    [("5", '"5"'), ("[5]", '"[5]"'), ("[('a', None)]", "\"[('a', None)]\""), ("Hostile()", '"Hostile"')],
)
def test_a_status_that_is_none(tmp_path: Path, gives: str, shown: str) -> None:
    status = f"{HOSTILE}def status(view):\n    return {gives}\n\n\ndef count"
    assert fault(tmp_path, rules=("def count", status)) == (
        f'tea: the function "status" of the book gave {shown}; expected a list of pairs of texts.'
    )


def test_a_function_that_gives_no_text(tmp_path: Path) -> None:
    rules = ("def count", "def cup(view):\n    return object\n\n\ndef count")
    write_book(tmp_path, turn=("after {cups}?", "after {cup}?"), rules=rules)
    with pytest.raises(BookFault, match=r'the function "cup" of the book gave .* expected a text\.'):
        new_game_of(tmp_path).answer(True)


def test_a_function_that_ends_the_program(tmp_path: Path) -> None:
    game = new_game_of(write_book(tmp_path, rules=('draft[Key("cups")] + 1', "exit(3)")))
    with pytest.raises(BookFault, match=r'"count_cup" of the book failed \(SystemExit: 3\)'):
        game.answer(True)
    (tmp_path / "rules.py").write_text("raise SystemExit(0)")
    assert refused(tmp_path) == f"{tmp_path / 'rules.py'}: cannot be loaded (SystemExit: 0)."


@pytest.mark.parametrize(
    ("raises", "told"),
    [
        ("GeneratorExit", "GeneratorExit: "),
        ("type('Own', (BaseException,), {})('gone')", "Own: gone"),
        ("type('Mute', (Exception,), {'__str__': lambda self: None})", "Mute"),
    ],
)
def test_whatever_a_function_raises_is_one_sentence(tmp_path: Path, raises: str, told: str) -> None:
    game = new_game_of(write_book(tmp_path, rules=("    draft[Key", f"    raise {raises}\n    draft[Key")))
    with pytest.raises(BookFault) as raised:
        game.answer(True)
    assert str(raised.value).startswith(f'tea: the function "count_cup" of the book failed ({told}); ')
    (tmp_path / "rules.py").write_text(f"raise {raises}")
    assert refused(tmp_path) == f"{tmp_path / 'rules.py'}: cannot be loaded ({told})."


def test_texts_that_steer_a_terminal(tmp_path: Path) -> None:
    message = fault(tmp_path, turn=("ask: Heat it?", 'ask: "Heat \\e]0;owned\\a it?"'))
    assert message == (
        'pages/turn.yaml, line 12: "Heat \\x1b]0;owned\\x07 it?" has a control character in it; take it out.'
    )
    rules = ("def count", "def cup(view):\n    return '\\x1b[2Ja\\xa0cup'\n\n\ndef count")
    book = write_book(tmp_path / "tea", turn=("after {cups}?", "after {cup}?"), rules=rules)
    assert new_game_of(book).answer(True).question.text == "Another cup after \\x1b[2Ja\xa0cup?"


def test_a_long_row_of_statements_is_no_loop(tmp_path: Path) -> None:
    """What the check lets pass is played."""
    rows = "".join(f"  - {{id: s{number}, say: Tick {number}.}}\n" for number in range(20_000))
    write_page(tmp_path, f"page: turn\nsteps:\n{rows}  - ask: More?\n")
    events = new_game_of(tmp_path).answer(True).events
    assert sum(isinstance(event, SayEvent) for event in events) == 20_000


def test_a_loop_without_a_question_is_still_found(tmp_path: Path) -> None:
    rules = ("def count", "def hot(view):\n    return True\n\n\ndef count")
    loop = ("  - {id: count,", "  - {id: test, test: hot, yes: [{goto: ./test}]}\n  - {id: count,")
    game = new_game(engine_of(load(write_book(tmp_path, turn=loop, rules=rules))), 0, {})
    started = time.monotonic()
    with pytest.raises(BookFault, match="expected a question, found a loop without one"):
        game.answer(True)
    assert time.monotonic() - started < SOON
