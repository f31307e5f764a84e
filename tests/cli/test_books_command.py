"""`voice-supercat books list|options|check|sources|facts|types|diagram`."""

import json
from collections import Counter
from itertools import repeat
from pathlib import Path

import pytest
from small_book import write_page

from voice_supercat.books.registry import book_ids
from voice_supercat.cli import main
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.journal import Journal, header_of
from voice_supercat.procedure.loader import load

HANDLED = {"ask", "say", "act", "effect", "derived", "term", "setup", "reference", "not-applicable"}


def printed_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines of a command that succeeds."""
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that fails."""
    assert main(arguments) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    [sentence] = captured.err.splitlines()
    return sentence


def test_list_names_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line.split("\t") for line in printed_by(capsys, "books", "list")]
    assert [row[0] for row in rows] == book_ids()
    assert ["supercat-base", "SUPERCAT for Arcs, base game", "0.5"] in rows


def test_options_tell_what_each_can_be_and_what_it_means(capsys: pytest.CaptureFixture[str]) -> None:
    rows = {row[0]: row[1:] for row in map(str.split, printed_by(capsys, "books", "options", "tapestry"), repeat("\t"))}
    assert rows["difficulty"] == ["", "1, 2, 3, 4, 5, 6", "Level of difficulty, 1 to 6; without it, asked."]
    assert rows["cards"][:2] == ["numbers", "numbers, icons"]


def test_check_accounts_for_every_item(capsys: pytest.CaptureFixture[str], base: Book) -> None:
    count = len(base.items)
    assert printed_by(capsys, "books", "check", "supercat-base") == [
        f"supercat-base: {count} of {count} rule items accounted for"
    ]


def test_check_names_each_phrase_that_cannot_be_heard(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Of words and of pages, also those of cards."""
    write_page(
        tmp_path, "page: turn\nsteps: [{id: a, ask: Where?, expect: choice, choices: [river, cave, old mill]}]\n"
    )
    (tmp_path / "words.yaml").write_text(
        "answers: {river: river|brook}\ncards: {suits: {sword: sword}, numbers: 1-2}\n"
    )
    assert printed_by(capsys, "books", "check", str(tmp_path)) == [
        "b: 0 of 0 rule items accounted for",
        'b: vosk-supercat-en cannot hear "brook": it does not know brook',
        'b: vosk-supercat-en cannot hear "cave": it does not know cave',
        'b: vosk-supercat-en cannot hear "old mill": it does not know mill',
        'b: vosk-supercat-en cannot hear "sword one": it does not know sword',
        'b: vosk-supercat-en cannot hear "sword two": it does not know sword',
        f"b: type such an answer, give it other words in {tmp_path.name}/words.yaml, or run"
        f" `voice-supercat models extend --book {tmp_path}`",
    ]


def test_check_names_questions_whose_numbers_are_not_all_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    write_page(tmp_path, "page: turn\nsteps:\n  - {id: a, ask: Which year?, expect: number, range: [1900, 2100]}\n")
    assert printed_by(capsys, "books", "check", str(tmp_path)) == [
        "b: 0 of 0 rule items accounted for",
        "b: pages/turn.yaml, line 3, step turn/a: numbers above 999 can be typed, not said",
    ]


def test_check_finds_what_is_wrong_with_words_and_sounds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_page(tmp_path, "page: turn\nsteps: [{id: a, ask: Now?}]\n")
    words, sounds = tmp_path / "words.yaml", tmp_path / "sounds.yaml"
    words.write_text("topics: {turn: turns}\n", encoding="utf-8")
    assert main(("books", "check", str(tmp_path))) == 1
    fault = f"{words}, line 1: no page of the book has 'turn' among its topics; there are none.\n"
    assert capsys.readouterr().err == fault
    words.unlink()
    sounds.write_text("cave: K EY V\n", encoding="utf-8")
    assert main(("books", "check", str(tmp_path))) == 1
    assert capsys.readouterr().err == f'{sounds}, line 1, the word "cave": expected keys and values.\n'


@pytest.mark.parametrize(
    ("file", "written", "expected"),
    [
        ("sounds.yaml", "wyrm: {heard: W ER M}\ncave: {heard: K EI V}\n", '2: "cave" has "EI", which is no phone; the'),
        ("sounds/places.yaml", "cave: {heard: K EI V}\n", '1: "cave" has "EI", which is no phone; the phones are AA, '),
        ("words/answer.yaml", "cave: grotto\n", "1: no section of words is called 'answer'; there are "),
    ],
)
def test_check_and_extend_name_the_place_of_wrong_phones_and_sections(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, written: str, expected: str
) -> None:
    write_page(tmp_path, "page: turn\nsteps: [{id: a, ask: Ready?}]\n")
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(written)
    for command in (("books", "check", str(tmp_path)), ("models", "extend", "--book", str(tmp_path))):
        assert main(command) == 1
        errors = capsys.readouterr().err
        assert f"{tmp_path / file}, line {expected}" in errors


def test_sources_has_one_row_per_item(capsys: pytest.CaptureFixture[str], base: Book) -> None:
    rows = [line.split("\t") for line in printed_by(capsys, "books", "sources", "supercat-base")]
    assert {len(row) for row in rows} == {4}
    counted = Counter(row[0] for row in rows)
    assert set(counted) == set(base.items)
    assert set(counted.values()) == {1}
    assert {row[1] for row in rows} <= HANDLED
    assert all(row[2] for row in rows)


@pytest.mark.parametrize(
    ("item", "handled"),
    [
        ("base/general-priorities/2", "ask"),
        ("base/bot-turn-start-here/3.1", "act"),
        ("base/bot-turn-start-here/4", "derived"),
        ("base/bot-turn-start-here/4.2.1", "act"),
        ("base/administration-tax-repair-influence/7.1", "ask"),
        ("base/terminology/3", "term"),
        ("base/expansion-doctrine/1", "reference"),
    ],
)
def test_sources_tells_how_an_item_is_handled(base: Book, item: str, handled: str) -> None:
    from voice_supercat.procedure.sources import handlings

    assert {entry.item: entry.handled for entry in handlings(base)}[item] == handled


@pytest.mark.parametrize("page", ["administration", "base/general-priorities", "bot-turn", "seize", "combat-doctrine"])
@pytest.mark.parametrize("extra", [(), ("--literal",)])
def test_diagram_is_mermaid(capsys: pytest.CaptureFixture[str], page: str, extra: tuple[str, ...]) -> None:
    first, *lines = printed_by(capsys, "books", "diagram", "supercat-base", page, *extra)
    assert first == "stateDiagram-v2"
    named = {line.split()[-1] for line in lines if line.lstrip().startswith("state ")}
    arrows = [line.split(" : ")[0].split(" --> ") for line in lines if " --> " in line]
    assert {end.strip() for arrow in arrows for end in arrow} - {"[*]"} == named
    assert all(line.count('"') in (0, 2) for line in lines)


def test_diagram_marks_the_open_step_of_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path, base: Book) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(base, 1, {}))
    journal.append({"answer": ["aggression 2", "construction 2"], "at": "bot-turn/2"})
    journal.close()
    lines = printed_by(capsys, "books", "diagram", "supercat-base", "bot-turn", "--game", str(path))
    [marked] = [line.split()[1] for line in lines if line.endswith(" current") and "class " in line]
    [step] = [line for line in lines if line.endswith(f" as {marked}")]
    assert "bot-turn/led" in step


def test_diagram_of_another_page_tells_where_the_game_is_open(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, base: Book
) -> None:
    path = tmp_path / "game.jsonl"
    Journal.create(path, header_of(base, 1, {})).close()
    assert main(("books", "diagram", "supercat-base", "seize", "--game", str(path))) == 0
    captured = capsys.readouterr()
    assert " current" not in captured.out
    assert captured.err == f"{path} is open on the page bot-turn; no step of seize is marked.\n"


def test_a_folder_that_is_no_book_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = f"{tmp_path}: this folder is no book, for it has no book.yaml; give the folder of one."
    assert refused(capsys, "books", "check", str(tmp_path)) == told


def test_a_book_of_ones_own_has_an_id_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The saved games of both would be offered to each other."""
    book = write_page(tmp_path, "page: turn\nsteps: [{id: a, ask: Ready?}]\n") / "book.yaml"
    ours = f"id: {load(tmp_path).id}"
    book.write_text(book.read_text().replace(ours, "id: tapestry"))
    told = f"{book}: tapestry comes with the program; choose another id."
    assert refused(capsys, "books", "check", str(tmp_path)) == told


def test_unknown_names_give_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert 'There is no book "chess"; there are ascendancy, supercat-base' in refused(capsys, "books", "check", "chess")
    assert 'There is no book "chess"' in refused(capsys, "books", "sources", "chess")
    assert 'There is no page "kitchen" in supercat-base; pages: ' in refused(
        capsys, "books", "diagram", "supercat-base", "kitchen"
    )
    (tmp_path / "game.jsonl").write_text(json.dumps({"a": "shopping list"}) + "\n", encoding="utf-8")
    assert "does not say which book it is of" in refused(
        capsys, "books", "diagram", "supercat-base", "bot-turn", "--game", str(tmp_path / "game.jsonl")
    )


def test_a_broken_book_in_a_folder_names_file_and_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "book.yaml").write_text("id: mine\ntitle: [\n", encoding="utf-8")
    assert "book.yaml, line 3: not valid YAML" in refused(capsys, "books", "check", str(tmp_path))


def test_facts_tell_what_makes_them_true_and_false(capsys: pytest.CaptureFixture[str]) -> None:
    head, *rows = (line.split("\t") for line in printed_by(capsys, "books", "facts", "supercat-base"))
    facts = {row[0]: dict(zip(head, row, strict=True)) for row in rows}
    assert facts["unbuilt_cities"] == {
        "fact": "unbuilt_cities",
        "of": "bot",
        "a no lasts": "chapter",
        "a yes lasts": "chapter",
        "made true by": "",
        "made false by": "build city, spend material",
    }


@pytest.mark.parametrize("book", book_ids())
def test_types_leaves_the_keys_of_a_shipped_book_as_they_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, book: str
) -> None:
    """They are written again with each change of values.yaml; what a book extends hands on its own."""
    written: dict[Path, str] = {}
    monkeypatch.setattr(Path, "write_text", lambda path, text, **_: written.update({path: text}))
    [named] = printed_by(capsys, "books", "types", book)
    assert written == {Path(named): Path(named).read_text(encoding="utf-8")}
