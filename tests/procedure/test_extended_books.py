"""A book that extends another: what is the same is the base's, what it writes itself wins."""

from pathlib import Path

import pytest
from small_book import FILES, write_book

from voice_supercat.cli.book_words import sounds_of
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.loader import declared_values, load
from voice_supercat.procedure.machine import Mode
from voice_supercat.procedure.sources import handlings, unaccounted

HEAD = 'id: party\ntitle: Party\nversion: "1"\nextends: tea\n'
ITEMS = "party/1\nparty/2\n"
SOURCES = "tea/1: party/1\ntea/2: party/2\n"


def party(folder: Path, *, tea: dict[str, tuple[str, str]] | None = None, **files: str) -> Path:
    """A book that extends the small book beside it; `files` are its own, by their paths with _ for / and without
    `.yaml`."""
    write_book(folder / "tea", **(tea or {}))
    own = folder / "party"
    own.mkdir()
    written = {"book": HEAD, "items": ITEMS, "sources": SOURCES} | files
    for name, content in written.items():
        suffix = {"items": "txt", "rules": "py"}.get(name, "yaml")
        path = own / f"{name.replace('_', '/')}.{suffix}"
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return own


def game_of(folder: Path, mode: Mode = "played") -> Game:
    book = load(folder)
    check(book)
    return new_game(engine_of(book, mode), 0, {})


def texts(game: Game) -> list[str]:
    return [event.text for event in game.events if event.kind != "roll" and event.kind != "error"]


def refusal(folder: Path, **files: str) -> str:
    with pytest.raises(BookFault) as raised:
        check(load(party(folder, **files)))
    return str(raised.value)


def test_what_it_does_not_write_is_the_base_books(tmp_path: Path) -> None:
    assert texts(game_of(party(tmp_path))) == ["Tea time.", "Is the kettle hot?"]


def test_its_own_shared_step_stands_on_pages_of_the_base(tmp_path: Path) -> None:
    assert texts(game_of(party(tmp_path, shared="greet:\n  say: Welcome.\n"))) == ["Welcome.", "Is the kettle hot?"]


def test_its_own_page_takes_the_place_of_the_base_books(tmp_path: Path) -> None:
    page = "page: turn\nsource: party\nsteps:\n  - {source: 1, use: greet}\n  - {source: 2, ask: Who comes?}\n"
    assert texts(game_of(party(tmp_path, pages_turn=page))) == ["Tea time.", "Who comes?"]


def test_its_own_function_is_called_from_pages_of_the_base(tmp_path: Path) -> None:
    rules = (
        "from voice_supercat.procedure.keys import Key\n\n\n"
        'def count_cup(draft):\n    draft[Key("cups")] += 10\n\n\ndef party_over(view):\n    return False\n'
    )
    poured = game_of(party(tmp_path, rules=rules)).answer(False).answer(False)
    assert texts(poured) == ["Another cup after ten?"]


def test_its_own_value_begins_as_it_says(tmp_path: Path) -> None:
    game = game_of(party(tmp_path, values='cups: {kind: count, start: "3", say: cups}\n'))
    assert texts(game.answer(True))[0] == "Pour cup three."


def test_a_value_keeps_its_type(tmp_path: Path) -> None:
    message = refusal(tmp_path, values="cups: {kind: flag}\n")
    assert message.startswith(
        'party/values.yaml, line 1, value "cups": the extended book declares it with another "kind"'
    )
    assert "\n" not in message


def test_options_are_taken_over_and_left_out_by_name(tmp_path: Path) -> None:
    head = HEAD + "options:\n  cake: {default: 'no', choices: ['yes', 'no'], say: With cake.}\n"
    assert [*load(party(tmp_path / "a", book=head)).options] == ["milk", "cake"]
    assert [*load(party(tmp_path / "b", book=head + "without: {options: milk}\n")).options] == ["cake"]
    message = refusal(tmp_path / "c", book=head + "without: {options: sugar}\n")
    assert '"sugar" in "options" is nothing that the extended book has.' in message


def test_a_next_game_takes_over_the_options_of_both_that_are_left(tmp_path: Path) -> None:
    base = {"book": ("accounts: []", "opening: {again: {milk: cups}}\naccounts: []")}
    head = HEAD + "options:\n  cake: {default: '1', say: Cakes.}\nopening: {again: {cake: cups}}\n"
    assert load(party(tmp_path / "a", tea=base, book=head)).opening.again == {"milk": "cups", "cake": "cups"}
    left_out = load(party(tmp_path / "b", tea=base, book=head + "without: {options: milk}\n"))
    assert left_out.opening.again == {"cake": "cups"}


def test_a_step_names_the_items_of_the_book_that_is_played(tmp_path: Path) -> None:
    folder = party(tmp_path)
    [_, question] = game_of(folder).events
    assert question.source == ("party/2",)
    assert [(found.item, found.place) for found in handlings(load(folder))] == [
        ("party/1", "turn/1"),
        ("party/2", "turn/2"),
    ]
    assert game_of(tmp_path / "tea").question.source == ("tea/2",)


def test_items_of_both_documents_stand_at_one_step(tmp_path: Path) -> None:
    """Each book tells its own."""
    page = "page: turn\nsource: party\nsteps:\n  - {source: [1, tea/1], say: Hello.}\n  - {source: [2], ask: Tea?}\n"
    said, asked = game_of(party(tmp_path, pages_turn=page), "printed").events
    assert (said.source, asked.source) == (("party/1",), ("party/2",))


def test_headings_with_the_same_numbers_are_one_line(tmp_path: Path) -> None:
    assert unaccounted(load(party(tmp_path, sources="tea: party\n"))) == []


def test_an_item_that_no_step_covers_is_told(tmp_path: Path) -> None:
    assert unaccounted(load(party(tmp_path, sources="tea/1: party/1\n"))) == ["party/2"]


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        ("tea/9: party/1\n", '"tea/9" is no item and no heading of a book that this one extends.'),
        ("tea/1: party/7\n", '"party/7", which is to say the same as "tea/1", is not in items.txt.'),
    ],
)
def test_a_mistake_in_what_is_the_same(tmp_path: Path, sources: str, expected: str) -> None:
    assert expected in refusal(tmp_path, sources=sources)


def test_a_book_that_is_not_there_cannot_be_extended(tmp_path: Path) -> None:
    message = refusal(tmp_path, book=HEAD.replace("extends: tea", "extends: coffee"))
    assert message == (
        'party/book.yaml: it extends "coffee", and there is no such book beside it or among the shipped ones.'
    )


def test_two_books_cannot_extend_each_other(tmp_path: Path) -> None:
    own = party(tmp_path)
    head = tmp_path / "tea" / "book.yaml"
    head.write_text(head.read_text(encoding="utf-8") + "extends: party\n", encoding="utf-8")
    with pytest.raises(BookFault, match="which extends this book"):
        load(own)


def test_a_page_that_nothing_leads_to_is_left_out_with_what_it_asks(tmp_path: Path) -> None:
    page = "page: turn\nsource: party\nsteps:\n  - {source: 1, say: Hello.}\n  - {source: 2, ask: Tea?}\n"
    extra = {"facts": ("{lasts: turn", "{lasts: turn, say: {'yes': it is hot, 'no': it is cold}")}
    folder = party(tmp_path, tea=extra, pages_turn=page)
    book = load(folder)
    check(book)
    assert book.facts["kettle_hot"].say is None


def test_the_digest_changes_with_either_book(tmp_path: Path) -> None:
    folder = party(tmp_path)
    before = load(folder).digest
    (folder / "shared.yaml").write_text("greet: {say: Welcome.}\n", encoding="utf-8")
    after_own = load(folder).digest
    page = tmp_path / "tea" / "pages" / "turn.yaml"
    page.write_text(FILES["pages/turn.yaml"].replace("Heat it?", "Boil it?"), encoding="utf-8")
    assert len({before, after_own, load(folder).digest}) == 3


def test_words_and_sounds_of_the_base_hold_where_there_are_no_own(tmp_path: Path) -> None:
    folder = party(tmp_path, words="facts:\n  cups: mugs\n", sounds="mug: {say: mugg}\n")
    (tmp_path / "tea" / "words.yaml").write_text("facts:\n  cups: the cups\n", encoding="utf-8")
    (tmp_path / "tea" / "sounds.yaml").write_text("tea: {say: tee}\nmug: {say: mook}\n", encoding="utf-8")
    book = load(folder)
    assert shipped_vocabulary(book)["facts"]["cups"] == ("mugs",)
    assert sounds_of(book).spellings == {"tea": "tee", "mug": "mugg"}


def test_typed_keys_are_those_of_both_books(tmp_path: Path) -> None:
    folder = party(tmp_path, values="guests: {kind: count}\n")
    assert [*declared_values(folder)] == ["cups", "guests"]
