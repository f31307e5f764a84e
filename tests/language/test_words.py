"""The words of a book in, how everything is said out; every mistake named by file and line."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from voice_supercat.faults import FileFault
from voice_supercat.language.grammars import shipped_grammars
from voice_supercat.language.names import BookNames, as_written, completed, refuse_ambiguities
from voice_supercat.language.vocabulary import Vocabulary, choices_of_every_game
from voice_supercat.language.words import BookWords, read_words, with_own


def put(folder: Path, **sections: str) -> Path:
    """A folder `words` with a file for each section."""
    (folder / "words").mkdir(parents=True, exist_ok=True)
    for section, text in sections.items():
        (folder / "words" / f"{section}.yaml").write_text(text, encoding="utf-8")
    return folder


def put_single(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "words.yaml").write_text(text, encoding="utf-8")
    return folder


def names(*questions: Iterable[str], **named: Iterable[str]) -> BookNames:
    """Names of questions with these choices, and of sections."""
    answers = {name: None for choices in questions for name in choices}
    plain = {section: {name: as_written(name, "page") for name in of} for section, of in named.items()}
    sentences = dict.fromkeys(plain.pop("sentences", {}), "page")
    plain["answers"] = {name: as_written(name, "page") for name in answers}
    return BookNames(plain, tuple(map(tuple, questions)), sentences)


def vocabulary(words: BookWords, of: BookNames | None = None) -> Vocabulary:
    shared, of = shipped_grammars(), of or BookNames()
    words = completed(words, of, choices_of_every_game(shared))
    refuse_ambiguities(words, of)
    return Vocabulary(shared, words)


def test_a_book_without_words_says_everything_as_it_is_written(tmp_path: Path) -> None:
    said = vocabulary(read_words(tmp_path), names(["cave", "dark_tunnel"], topics=["caves/old-mill"]))
    assert said["answers"] == {"cave": ("cave",), "dark_tunnel": ("dark tunnel",)}
    assert said.of_choice("caves/old-mill") == ("old mill",)
    assert said.of_choice("known_in_a_game_only") == ("known in a game only",)


def test_sections_in_files_or_in_one_file_are_the_same(tmp_path: Path) -> None:
    apart = put(tmp_path / "apart", answers="cave: cave|cavern\n", topics="moves: moving\n")
    single = put_single(tmp_path / "single", "answers:\n  cave: [cave, cavern]\ntopics: {moves: moving}\n")
    first, second = (vocabulary(read_words(folder), names(topics=["moves"])) for folder in (apart, single))
    assert first.sections == second.sections
    assert first.of_choice("cave") == ("cave", "cavern")


def test_a_card_is_a_suit_and_a_number(tmp_path: Path) -> None:
    put(tmp_path, cards="suits:\n  star: star[s]\n  dark_moon: dark moon\nnumbers: 9-10\n")
    said = vocabulary(read_words(tmp_path))
    assert said["cards"] == {
        "star 9": ("star nine", "stars nine"),
        "star 10": ("star ten", "stars ten"),
        "dark_moon 9": ("dark moon nine",),
        "dark_moon 10": ("dark moon ten",),
    }
    assert tuple(said.suits) == ("star", "dark_moon")


def test_names_in_a_question_are_said_as_the_section_that_has_them_all_tells(tmp_path: Path) -> None:
    """A part of the rules may have the name of an answer, and be called otherwise."""
    put(tmp_path, answers="explore: explore\n", topics="explore: exploring\nmove: moving\n")
    said = vocabulary(read_words(tmp_path), names(topics=["explore", "move"]))
    assert said.of_choices(["explore", "move", "nothing"])["explore"] == ("exploring",)
    assert said.of_choices(["explore", "nothing"])["explore"] == ("explore",)
    assert said.of_choices(["explore", "nothing"])["nothing"] == ("no", "never mind", "nothing")


def test_two_answers_may_be_said_alike_in_different_questions(tmp_path: Path) -> None:
    words = read_words(put(tmp_path, answers="own_boat: boat\ntheir_boat: boat\nraft: raft\n"))
    vocabulary(words, names(["own_boat", "raft"], ["their_boat", "raft"]))
    with pytest.raises(FileFault, match=r"line 2: 'boat' means 'their_boat' here and 'own_boat' in .*line 1; a phrase"):
        vocabulary(words, names(["own_boat", "their_boat"]))


@pytest.mark.parametrize(
    ("sections", "expected"),
    [
        ({"verbs": "go: go\n"}, "words/verbs.yaml, line 1: no section of words is called 'verbs'; there are answers,"),
        ({"answers": "cave: [cave\n"}, "words/answers.yaml, line 2: not valid YAML"),
        ({"answers": "- cave\n"}, "words/answers.yaml, line 1: expected lines of the form `meaning: phrase`"),
        ({"answers": "inn: inn\ncave: cave [x\n"}, "words/answers.yaml, line 2: 'cave [x' has a '[' that is not"),
        ({"answers": "inn: inn\ncave: {say: cave}\n"}, "words/answers.yaml, line 2: expected a phrase, or a list of"),
        ({"answers": "cave: cave 2\n"}, "words/answers.yaml, line 1: expected a phrase of words in letters, found"),
        ({"answers": "nothing: none\n"}, "words/answers.yaml, line 1: 'nothing' is an answer in every game; give"),
        ({"offers": "a: x\nb: x\n"}, "words/offers.yaml, line 2: 'x' means 'b' here and 'a' in"),
        ({"topics": "cave: caves\n"}, "words/topics.yaml, line 1: no page of the book has 'cave' among its topics"),
        ({"sentences": "led: i led\n"}, "words/sentences.yaml, line 1: no page of the book has 'led' among its sen"),
        ({"sentences": "led: {says: i led}\n"}, "line 1, sentence 'led': \"says\" is not known here; expected one of"),
        (
            {"sentences": "led: {say: i led}\n"},
            "words/sentences.yaml, line 1: expected a name, or a list of names",
        ),
        ({"cards": "suits: {star: star}\n"}, "words/cards.yaml, line 1, cards: expected the lowest and the highest"),
        (
            {"cards": "suits: {a star: star}\nnumbers: 1-2\n"},
            "line 1: the name of a suit has no space; write 'a_star'.",
        ),
        ({"cards": "suits: {star: star}\nnumbers: 1-200\n"}, "cards have numbers up to 200, and only those up to 99"),
        ({"cards": "suits: {star: star}\nnumbers: 2-1\n"}, "words/cards.yaml, line 1, cards: expected the lowest and"),
        ({"answers": "a: x\n", "offers": "a: y\n"}, "words/offers.yaml, line 1: 'a' is among the answers too; what is"),
        ({"cards": "numbers: 1-2\n"}, 'words/cards.yaml, line 1, cards: expected "suits", and how each is said.'),
    ],
)
def test_mistakes_name_file_line_and_what_was_expected(tmp_path: Path, sections: dict[str, str], expected: str) -> None:
    with pytest.raises(FileFault) as caught:
        vocabulary(read_words(put(tmp_path, **sections)), names(["cave"], topics=["inn"]))
    assert expected in str(caught.value)
    assert str(tmp_path) in str(caught.value) or "cards have" in expected
    assert "\n" not in str(caught.value)


def test_a_sentence_that_no_words_tell_is_named_with_its_page(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match=r"^page: the book's words do not tell how the sentence 'led' is said\.$"):
        vocabulary(read_words(tmp_path), names(sentences=["led"]))


def test_what_a_sentence_names_is_an_answer(tmp_path: Path) -> None:
    words = read_words(put(tmp_path, sentences="led: {say: i led, names: [inn, barn]}\n"))
    with pytest.raises(
        FileFault, match=r"sentences\.yaml, line 1: 'barn' is no answer of the book; name only what can"
    ):
        vocabulary(words, names(["inn"], sentences=["led"]))


def test_a_section_in_two_files_is_named(tmp_path: Path) -> None:
    put_single(put(tmp_path, answers="cave: cave\n"), "answers: {inn: inn}\n")
    with pytest.raises(
        FileFault, match=r"answers\.yaml, line 1: the section 'answers' is in .*words\.yaml, line 1 too"
    ):
        read_words(tmp_path)


OWN = {"answers": "cave: hole\n", "sentences": "led: we led\n", "cards": "suits: {star: sun}\n", "facts": "rain: wet\n"}


def test_words_of_the_player_take_the_place_of_those_of_the_same_name(tmp_path: Path) -> None:
    """What the pages name and no words of the book tell can be said otherwise too."""
    words = read_words(
        put(tmp_path, sentences="led: {say: i led, names: [inn]}\n", cards="suits: {star: star}\nnumbers: 1-1\n")
    )
    of = names(["cave", "inn"], facts=["rain"], sentences=["led"])
    own = with_own(completed(words, of, ()), put(tmp_path / "own", **OWN))
    said = Vocabulary(shipped_grammars(), own)
    assert said["answers"] == {"cave": ("hole",), "inn": ("inn",)}
    assert (said["sentences"], said.named) == ({"led": ("we led",)}, {"led": ("inn",)})
    assert said["cards"] == {"star 1": ("sun one",)}
    assert said["facts"] == {"rain": ("wet",)}


@pytest.mark.parametrize(
    ("sections", "expected"),
    [
        ({"answers": "inn: inn\nbarn: barn\n"}, "own/words/answers.yaml, line 2: 'barn' is no meaning here; there are"),
        ({"offers": "barn: barn\n"}, "own/words/offers.yaml, line 1: 'barn' is no meaning here; there are none."),
        ({"cards": "numbers: 1-3\n"}, 'own/words/cards.yaml, line 1, cards: "numbers" is not known here; expected'),
        ({"sentences": "led: {say: we led}\n"}, "own/words/sentences.yaml, line 1: expected a phrase, or a list of"),
        ({"places": "inn: inn\n"}, "own/words/places.yaml, line 1: no section of words is called 'places'"),
    ],
)
def test_mistakes_of_the_player(tmp_path: Path, sections: dict[str, str], expected: str) -> None:
    words = completed(read_words(tmp_path), names(["cave", "inn"]), ())
    with pytest.raises(FileFault) as caught:
        with_own(words, put(tmp_path / "own", **sections))
    assert expected in str(caught.value)
