"""Words added to the shipped model without training: what it then hears, and that it hears all else as before."""

import shutil
from pathlib import Path

import pytest
from heard_exactly import UNLISTED, spoken, undithered
from hunt_lexicon import DICTIONARY, KOBOLD, lexicon
from vocabularies import every_grammar

from voice_supercat.language.grammars import phrases_of, shipped_grammars
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import SpeechModel, find_model, load_model
from voice_supercat.speech.lexicon.extending import extend
from voice_supercat.speech.lexicon.graph import WrittenGraph
from voice_supercat.speech.lexicon.phones import read_phones
from voice_supercat.speech.lexicon.symbols import read_symbols
from voice_supercat.speech.lexicon.transducer import read_transducer
from voice_supercat.speech.saying.voice import Pyttsx3Voice


def extended(folder: Path, book: BookLexicon) -> Path:
    """The shipped model with the words of the book, sounds from the small dictionary above."""
    extend(find_model(), folder / "model", book, lambda: DICTIONARY)
    return folder / "model"


def sounds_in(model: Path, word: str) -> set[tuple[str, ...]]:
    graph = WrittenGraph(read_transducer(model / "graph/HCLr.fst"), read_phones(model / "graph"))
    return set(graph.pronunciations()[read_symbols(model / "graph/words.txt").index(word) + 1])


@pytest.fixture(scope="module")
def hunt(tmp_path_factory: pytest.TempPathFactory) -> SpeechModel:
    book = lexicon("cave", "dragon", "dark cave", "half-elf", kobold=[KOBOLD])
    return load_model(extended(tmp_path_factory.mktemp("hunt"), book))


@pytest.mark.audio
def test_all_that_was_heard_before_is_heard_as_before(hunt: SpeechModel, voice: Pyttsx3Voice, tmp_path: Path) -> None:
    """The same readings with the same scores, to the last digit."""
    grammars = every_grammar()
    before, after = undithered(find_model(), tmp_path), undithered(hunt.path, tmp_path)
    questions = [["yes_no"], ["yes_no", "command", "number"], ["supercat-base cards", "command"]]
    said = ["yes", "no", "seven", "take it back", "aggression five", "river", "cave", "dragon"]
    sounds = [spoken(voice, text) for text in said]
    for kinds in questions:
        for decoder in (before, after):
            decoder.use(phrases_of(grammars, kinds))
        heard = [before.decode(sound) for sound in sounds]
        assert [after.decode(sound) for sound in sounds] == heard
        assert len({hypotheses[0].text for hypotheses in heard}) > 2


@pytest.mark.audio
@pytest.mark.parametrize("said", ["cave", "dragon", "dark cave", "half-elf", "kobold"])
def test_new_words_are_heard_where_they_may_be_said(hunt: SpeechModel, voice: Pyttsx3Voice, said: str) -> None:
    answers = ["cave", "dragon", "dark cave", "half-elf", "kobold"]
    commands = phrases_of(shipped_grammars(), ["command"])
    decoder = VoskDecoder(hunt)
    decoder.use([*answers, *commands])
    assert decoder.decode(spoken(voice, said))[0].text == said
    decoder.use(commands)
    assert decoder.decode(spoken(voice, said))[0].text not in commands


def test_what_is_said_in_several_words_is_one_entry(hunt: SpeechModel) -> None:
    """So that "dark" alone is no answer."""
    assert hunt.entries(["dark cave"]) == ["dark_cave"]


def test_every_pronunciation_counts_and_that_of_the_book_comes_first(tmp_path: Path) -> None:
    model = extended(tmp_path, lexicon("bow", "dragon", "cave", cave=[("K", "AA", "V", "EY")]))
    assert sounds_in(model, "bow") == {("B", "OW"), ("B", "AW")}
    assert sounds_in(model, "cave") == {("K", "AA", "V", "EY")}


def test_a_hyphenated_word_sounds_like_its_parts(tmp_path: Path) -> None:
    assert sounds_in(extended(tmp_path, lexicon("half-elf")), "half-elf") == {("HH", "AE", "F", "EH", "L", "F")}


def test_a_word_that_the_model_knows_is_heard_as_the_book_says_too(tmp_path: Path) -> None:
    model = extended(tmp_path, lexicon("river", river=[("R", "IY", "V", "ER"), ("R", "IH", "V", "ER")]))
    assert sounds_in(model, "river") == {("R", "IH", "V", "ER"), ("R", "IY", "V", "ER")}


@pytest.mark.audio
def test_a_word_that_was_listed_without_sounds_is_heard_too(voice: Pyttsx3Voice, tmp_path: Path) -> None:
    """And so are phrases with it; both keep their numbers."""
    base = Path(shutil.copytree(find_model(), tmp_path / "base", ignore=UNLISTED))
    words = base / "graph/words.txt"
    last = len(words.read_text().splitlines())
    words.write_text(words.read_text() + f"dragon {last}\nred_dragon {last + 1}\n")
    extend(base, tmp_path / "model", lexicon("dragon", "red dragon"), lambda: DICTIONARY)
    assert (tmp_path / "model/graph/words.txt").read_text() == words.read_text()
    decoder = VoskDecoder(load_model(tmp_path / "model"))
    decoder.use(["yes", "dragon", "red dragon"])
    assert [decoder.decode(spoken(voice, said))[0].text for said in ("dragon", "red dragon")] == [
        "dragon",
        "red dragon",
    ]


def test_words_that_no_dictionary_knows_are_named_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault) as caught:
        extended(tmp_path, lexicon("cave", "wyrm", "old kobold", "yes"))
    assert str(caught.value) == (
        "No dictionary tells how kobold and wyrm sound; write it in sounds.yaml in the folder of the book,"
        ' in phones such as "cave: {heard: [K EY V]}".'
    )
    assert list(tmp_path.iterdir()) == []


def test_without_a_dictionary_the_sentence_tells_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(
        SpeechFault, match=r"No dictionary is installed to tell how cave sounds; `pip install '.*extend"
    ):
        extend(find_model(), tmp_path / "model", lexicon("cave"), lambda: None)
    extend(find_model(), tmp_path / "model", lexicon("kobold", kobold=[KOBOLD]), lambda: None)
    assert sounds_in(tmp_path / "model", "kobold") == {KOBOLD}


def test_a_phone_that_there_is_not_is_named(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match=r'^sounds.yaml: "cave" has "EI", which is no phone; the phones are AA, AE, '):
        extended(tmp_path, lexicon("cave", cave=[("K", "EI", "V")]))


def test_where_nothing_is_new_there_is_no_model_of_its_own(tmp_path: Path) -> None:
    extended(tmp_path, lexicon("cave"))
    assert not extended(tmp_path, lexicon("yes", "take it back")).exists()
    assert list(tmp_path.iterdir()) == []


def test_what_fails_leaves_the_older_model_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = extended(tmp_path, lexicon("cave"))

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("voice_supercat.speech.lexicon.extending.write_extension", full_disk)
    with pytest.raises(OSError, match="No space left"):
        extended(tmp_path, lexicon("cave", "dragon"))
    assert list(tmp_path.iterdir()) == [model]
    assert sounds_in(model, "cave") == {("K", "EY", "V")}


def test_what_was_left_when_it_was_killed_is_cleared_away(tmp_path: Path) -> None:
    shutil.copytree(find_model(), tmp_path / "model.extending" / "model")
    model = extended(tmp_path, lexicon("cave"))
    assert list(tmp_path.iterdir()) == [model]


def test_a_model_of_another_kind_is_refused(tmp_path: Path) -> None:
    other = Path(shutil.copytree(find_model(), tmp_path / "other", ignore=UNLISTED))
    (other / "graph/phones.txt").unlink()
    with pytest.raises(SpeechFault, match="words can only be added to a model that names its phones"):
        extend(other, tmp_path / "model", lexicon("cave"), lambda: DICTIONARY)
