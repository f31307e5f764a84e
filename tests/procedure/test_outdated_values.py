"""Values that are kept until an action may have changed them unseen, and options that older games do not name."""

from dataclasses import replace
from pathlib import Path

import pytest
from small_book import write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import replay

ORE = Key[int | None]("ore")
HEAD = """\
id: mine
title: Mine
version: "1"
start: turn
printed_start: turn
options:
  counting: {default: "on", before: "off", choices: ["on", "off"], say: Count the ore.}
actions:
  dig: {}
  sell: {}
"""
VALUES = "ore: {kind: count, unknown: true, range: [0, 9], more_after: [dig], less_after: [sell, flood]}\n"
PAGE = """\
page: turn
steps:
  - {id: dig, ask: Is there a vein?, do: dig, act: Dig.}
  - {id: sell, ask: Is there a buyer?, do: sell, act: Sell.}
  - {id: flood, ask: Is it raining?, yes: [{compute: {outdate: flood}}]}
  - {id: count, ask: How much ore?, expect: number, range: [0, 9], set: ore, when: ore is unknown}
  - {goto: turn}
"""


def engine(folder: Path, values: str = VALUES, page: str = PAGE) -> Engine:
    """The mine, or one with a mistake."""
    write_page(folder, page)
    (folder / "book.yaml").write_text(HEAD)
    (folder / "values.yaml").write_text(values)
    book = load(folder)
    check(book)
    return engine_of(book)


def counted(folder: Path, ore: int) -> Game:
    """So much ore was counted, and the next day begins."""
    game = new_game(engine(folder), 0, {})
    for answer in (False, False, False, ore):
        game = game.answer(answer)
    return game


@pytest.mark.parametrize(
    ("ore", "happens", "known"),
    [
        (2, (False, False, False), 2),
        (2, (True, False, False), None),
        (2, (False, True, False), None),
        (2, (False, False, True), None),
        (0, (True, False, False), None),
        (0, (False, True, False), 0),  # what is nothing cannot become less
        (0, (False, False, True), 0),
    ],
)
def test_what_may_have_changed_is_asked_again(
    tmp_path: Path, ore: int, happens: tuple[bool, ...], known: int | None
) -> None:
    game = counted(tmp_path, ore)
    for answer in happens:
        game = game.answer(answer)
    assert game.state[ORE] == known
    assert (game.question.step == "turn/count") is (known is None)


def test_undo_brings_back_what_was_known(tmp_path: Path) -> None:
    game = counted(tmp_path, 2).answer(True)
    before = game.undo()
    assert game.state[ORE] is None
    assert before is not None
    assert before.state[ORE] == 2


@pytest.mark.parametrize(
    ("values", "page", "said"),
    [
        (VALUES.replace("unknown: true, ", "start: 0, "), PAGE, 'add "unknown: true"'),
        (VALUES.replace("flood]", "blast]"), PAGE, "blast"),
        (VALUES, PAGE.replace("outdate: flood", "outdate: blast"), "flood"),
    ],
)
def test_a_value_that_nothing_can_outdate_is_a_fault(tmp_path: Path, values: str, page: str, said: str) -> None:
    with pytest.raises(BookFault) as fault:
        engine(tmp_path, values, page)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_new_game_names_the_option_that_older_ones_do_not(tmp_path: Path) -> None:
    book = engine(tmp_path).book
    assert header_of(book, 0, {}).options == {"counting": "on"}
    assert header_of(book, 0, {"counting": "off"}).options == {"counting": "off"}


def test_a_game_that_does_not_name_it_goes_on_as_before(tmp_path: Path) -> None:
    folder = tmp_path / "book"
    folder.mkdir()
    mine = engine(folder, VALUES + "counting: {kind: flag, option: counting}\n")
    header = header_of(mine.book, 0, {})
    for name, options, counting in (("new", header.options, True), ("old", {}, False)):
        path = tmp_path / f"{name}.jsonl"
        journal = Journal.create(path, replace(header, options=options))
        journal.append({"answer": True})
        journal.close()
        assert replay(mine, read_journal(path)).state[Key[bool]("counting")] is counting
