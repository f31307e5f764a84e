"""Grammar files in, meanings and phrases out; every mistake named by file and line."""

from pathlib import Path

import pytest
from vocabularies import words_of

from voice_supercat.faults import FileFault
from voice_supercat.language.grammars import load_grammars, offered_phrases, phrases_of, shipped_grammars
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


def test_what_the_program_offers_is_written_first() -> None:
    command = shipped_grammars()["command"]
    assert command["repeat"] == ("repeat that", "repeat", "say again")
    assert command["slower"] == ("slower", "speak slower")


def test_a_phrase_may_be_usual_in_one_grammar_and_not_in_another() -> None:
    grammars = {
        "facts": {"port": ("the port", "port")},
        "offers": {"port": ("port", "ports")},
        "ack": {"done": ("done",)},
    }
    offered = offered_phrases(grammars)
    assert (list(offered["ports"]), list(offered["port"])) == (["port"], ["the port", "port"])


def test_own_phrases_replace_those_of_the_same_meaning(tmp_path: Path) -> None:
    shipped = write(tmp_path / "shipped", yes_no="yes: [yes, yeah]\nno: [no]\n")
    own = write(tmp_path / "own", yes_no="yes: [Aye  Captain]\n")
    grammars = load_grammars(shipped, own)
    assert grammars["yes_no"] == {"yes": ("aye captain",), "no": ("no",)}
    assert phrases_of(grammars, ["yes_no"]) == ("aye captain", "no")
    assert words_of(grammars) == ("aye", "captain", "no")


def test_a_missing_own_folder_and_an_empty_own_file_change_nothing(tmp_path: Path) -> None:
    shipped = write(tmp_path / "shipped", yes_no="yes: [yes]\n")
    assert load_grammars(shipped, tmp_path / "none") == load_grammars(shipped)
    assert load_grammars(shipped, write(tmp_path / "own", yes_no="# later\n")) == load_grammars(shipped)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "yes: " + "[" * 50_000 + "]" * 50_000,
            ", line 1: nested more than 40 levels deep; put what is inside somewhere of its own.",
        ),
        ("yes: [yes\x07]\n", ": not valid YAML: unacceptable character #x0007"),
    ],
)
def test_a_file_that_no_parser_reads_gives_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    shipped = write(tmp_path, yes_no=text)
    with pytest.raises(FileFault) as caught:
        load_grammars(shipped)
    assert str(caught.value).startswith(f"{shipped / 'yes_no.yaml'}{reason}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("yes: [yes]\nno: [yes]\n", 2, "one meaning only"),
        ("yes: [yes]\nyes: [aye]\n", 2, "is given twice"),
        ("yes: [yes\nno: [no]\n", 2, "not valid YAML"),
        ("- yes\n", 1, "meaning: [phrase, phrase]"),
        ("yes: []\n", 1, "list of phrases"),
        ("yes: {a: b}\n", 1, "list of phrases"),
        ("yes: [yes]\nno: ['no 1']\n", 2, "words in letters"),
        ("yes: ['[unk]']\n", 1, "may be left out altogether"),
        ("yes: [yes]\nno: no [way\n", 2, "'no [way' has a '[' that is not closed."),
        ('yes: [yes]\nno: "[no]"\n', 2, "'[no]' may be left out altogether; write a word that is always said."),
        (f"yes: [yes]\nno: no {'(a|b)' * 9}\n", 2, "stands for more than 100 phrases; write fewer."),
    ],
)
def test_mistakes_name_file_line_and_what_was_expected(tmp_path: Path, text: str, line: int, expected: str) -> None:
    shipped = write(tmp_path, yes_no=text)
    with pytest.raises(FileFault, match=rf"yes_no\.yaml, line {line}: ") as caught:
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
    with pytest.raises(FileFault) as caught:
        load_grammars(shipped, write(tmp_path / "own", **{name: text}))
    assert expected in str(caught.value)


def test_unknown_kind_and_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match="No grammar is called 'colours'; there are ack, "):
        phrases_of(shipped_grammars(), ["colours"])
    with pytest.raises(FileFault, match="no grammars here"):
        load_grammars(tmp_path)


def test_a_phrase_is_judged_as_a_whole() -> None:
    check = phrase_check(["twenty", "twenty one", "aggression five"])
    assert check("twenty") is Completeness.GROWING
    assert check("twenty one") is Completeness.WHOLE
    assert check("aggression") is Completeness.PART
    assert check("five") is Completeness.NONE
    assert check("twenty five") is Completeness.NONE
    assert check("") is Completeness.NONE
