"""Grammar files in, meanings and phrases out; every mistake named by file and line."""

from pathlib import Path

import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.grammars import load_grammars, offered_phrases, phrases_of, shipped_grammars, words_of
from voice_supercat.speech.interfaces import Completeness, phrase_check


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_shipped_grammars_load_and_keep_yaml_words_as_text() -> None:
    grammars = shipped_grammars()
    assert grammars["yes_no"]["yes"][0] == "yes"
    assert grammars["control"]["on"] == ("on",)
    assert grammars["number"]["21"] == ("twenty one",)
    assert "[unk]" not in words_of(grammars)


def test_card_is_suit_then_number() -> None:
    card = shipped_grammars()["card"]
    assert card["aggression 5"] == ("aggression five",)
    assert len(card) == 28


def test_a_phrase_may_be_usual_in_one_grammar_and_not_in_another() -> None:
    offered = offered_phrases(shipped_grammars())
    assert (list(offered["nope"]), list(offered["starport"])) == (["no"], ["the starport", "starport"])


def test_own_phrases_replace_those_of_the_same_meaning(tmp_path: Path) -> None:
    shipped = write(tmp_path / "shipped", yes_no="yes: [yes, yeah]\nno: [no]\n")
    own = write(tmp_path / "own", yes_no="yes: [Aye  Captain]\n")
    grammars = load_grammars(shipped, own)
    assert grammars["yes_no"] == {"yes": ("aye captain",), "no": ("no",)}
    assert phrases_of(grammars, ["yes_no"]) == ("aye captain", "no")
    assert words_of(grammars) == ("aye", "captain", "no")


def test_own_phrases_reach_sequences(tmp_path: Path) -> None:
    shipped = write(
        tmp_path / "shipped", suit="red: [red]\n", number="1: [one]\n", card="_sequence: [suit, number 1-1]\n"
    )
    own = write(tmp_path / "own", suit="red: [rouge, red]\n")
    assert load_grammars(shipped, own)["card"] == {"red 1": ("rouge one", "red one")}


def test_a_missing_own_folder_and_an_empty_own_file_change_nothing(tmp_path: Path) -> None:
    shipped = write(tmp_path / "shipped", yes_no="yes: [yes]\n")
    assert load_grammars(shipped, tmp_path / "none") == load_grammars(shipped)
    assert load_grammars(shipped, write(tmp_path / "own", yes_no="# later\n")) == load_grammars(shipped)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "yes: " + "[" * 50_000 + "]" * 50_000,
            "nested too deeply; expected lines of the form `meaning: [phrase, phrase]`.",
        ),
        ("yes: [yes\x07]\n", "cannot be read as UTF-8 YAML (unacceptable character #x0007"),
    ],
)
def test_a_file_that_no_parser_reads_gives_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    shipped = write(tmp_path, yes_no=text)
    with pytest.raises(SpeechFault) as caught:
        load_grammars(shipped)
    assert str(caught.value).startswith(f"{shipped / 'yes_no.yaml'}: {reason}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("yes: [yes]\nno: [yes]\n", 2, "one meaning only"),
        ("yes: [yes]\nyes: [aye]\n", 2, "join the two lines"),
        ("yes: [yes\nno: [no]\n", 2, "not YAML"),
        ("- yes\n", 1, "meaning: [phrase, phrase]"),
        ("yes: []\n", 1, "list of phrases"),
        ("yes: {a: b}\n", 1, "list of phrases"),
        ("yes: [yes]\nno: ['no 1']\n", 2, "words in letters"),
        ("yes: ['[unk]']\n", 1, "words in letters"),
        ("_sequence: [suit]\n", 1, "expected a grammar"),
        ("_other: [suit]\n", 1, "expected a meaning"),
    ],
)
def test_mistakes_name_file_line_and_what_was_expected(tmp_path: Path, text: str, line: int, expected: str) -> None:
    shipped = write(tmp_path, yes_no=text)
    with pytest.raises(SpeechFault, match=rf"yes_no\.yaml, line {line}: ") as caught:
        load_grammars(shipped)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("yes_no", "no: [yes]\n", "own/yes_no.yaml, line 1: 'yes' means 'no' here and 'yes' in"),
        (
            "yes_no",
            "maybe: [maybe]\n",
            "own/yes_no.yaml, line 1: 'maybe' is no meaning here; there are yes, no.",
        ),
        ("yes_nope", "yes: [aye]\n", "no shipped grammar has this name"),
    ],
)
def test_mistakes_of_the_player(tmp_path: Path, name: str, text: str, expected: str) -> None:
    shipped = write(tmp_path / "shipped", yes_no="yes: [yes]\nno: [no]\n")
    with pytest.raises(SpeechFault) as caught:
        load_grammars(shipped, write(tmp_path / "own", **{name: text}))
    assert expected in str(caught.value)


def test_unknown_kind_and_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="No grammar is called 'colours'; there are ack, "):
        phrases_of(shipped_grammars(), ["colours"])
    with pytest.raises(SpeechFault, match="no grammars here"):
        load_grammars(tmp_path)


def test_a_phrase_is_judged_as_a_whole() -> None:
    check = phrase_check(["twenty", "twenty one", "aggression five"])
    assert check("twenty") is Completeness.GROWING
    assert check("twenty one") is Completeness.WHOLE
    assert check("aggression") is Completeness.PART
    assert check("five") is Completeness.NONE
    assert check("twenty five") is Completeness.NONE
    assert check("") is Completeness.NONE
