"""Templates in, phrases out, in the order in which they are written."""

import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.files.templates import MOST_NESTED, MOST_PHRASES, TemplateError, expanded

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "books.md"
TEMPLATES = (
    "none|neither|no one",
    "i (took|bought) one",
    "[the] cave",
    "(the|) cave",
    "star[s]",
    "[the] dark (cave|tunnel)",
)


@pytest.mark.parametrize(
    ("template", "phrases"),
    [
        ("relic", ["relic"]),
        ("  The   Relic ", ["the relic"]),
        ("none|neither|no one", ["none", "neither", "no one"]),
        ("(raid|raids)", ["raid", "raids"]),
        ("raid[s]", ["raid", "raids"]),
        ("[the] relic [card]", ["relic", "relic card", "the relic", "the relic card"]),
        ("(the|) relic", ["the relic", "relic"]),
        ("[the|a] relic", ["relic", "the relic", "a relic"]),
        ("i took [the (first|last)] one", ["i took one", "i took the first one", "i took the last one"]),
        ("(i|we) took (one|two)", ["i took one", "i took two", "we took one", "we took two"]),
        ("[a] [a] one", ["one", "a one", "a a one"]),
    ],
)
def test_phrases_come_as_they_are_written_and_the_first_is_offered(template: str, phrases: list[str]) -> None:
    assert list(expanded(template)) == phrases


def test_the_table_of_the_documents_is_true() -> None:
    rows = re.findall(r"^\| `(.+)` \| (.+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    table = {template.replace("\\|", "|").strip('"'): phrases for template, phrases in rows}
    assert {template: ", ".join(expanded(template)) for template in TEMPLATES} == {
        template: table[template] for template in TEMPLATES
    }


@pytest.mark.parametrize(
    ("template", "fault"),
    [
        ("[the relic", "'[the relic' has a '[' that is not closed."),
        ("the] relic", "'the] relic' has a ']' that closes nothing."),
        ("(the] relic", "'(the] relic' has a '(' that is not closed."),
        ("[relic]", "'[relic]' may be left out altogether; write a word that is always said."),
        ("relic|", "'relic|' may be left out altogether; write a word that is always said."),
        ("[a]" * 999 + "b", "stands for more than 100 phrases; write fewer."),
        ("|".join("a" * n for n in range(1, 102)), "stands for more than 100 phrases; write fewer."),
        ("(" * 99_999, "has brackets more than 9 deep."),
    ],
)
def test_a_mistake_is_one_short_sentence(template: str, fault: str) -> None:
    with pytest.raises(TemplateError) as caught:
        expanded(template)
    assert str(caught.value).endswith(fault)
    assert len(str(caught.value)) < 200


# A template as a tree: a word, or a bracket with alternatives, each a row of trees. What it means is told here anew.
Tree = str | tuple[str, list[list["Tree"]]]
WORDS = st.sampled_from(["the", "relic", "card", "red"])
TREES = st.recursive(
    WORDS, lambda inner: st.tuples(st.sampled_from("[("), st.lists(st.lists(inner, max_size=2), min_size=1, max_size=2))
)


def written(row: list[Tree]) -> str:
    return " ".join(tree if isinstance(tree, str) else bracketed(*tree) for tree in row)


def bracketed(bracket: str, alternatives: list[list[Tree]]) -> str:
    return f"{bracket}{'|'.join(map(written, alternatives))}{']' if bracket == '[' else ')'}"


def meant(row: list[Tree]) -> list[str]:
    parts = ([tree] if isinstance(tree, str) else meant_by_bracket(*tree) for tree in row)
    return [" ".join(" ".join(words).split()) for words in product(*parts)]


def meant_by_bracket(bracket: str, alternatives: list[list[Tree]]) -> list[str]:
    return [*([""] if bracket == "[" else []), *(phrase for row in alternatives for phrase in meant(row))]


def depth(row: list[Tree]) -> int:
    return max((1 + max(map(depth, tree[1])) for tree in row if not isinstance(tree, str)), default=0)


@given(st.lists(TREES, min_size=1, max_size=3))
def test_a_template_stands_for_what_its_parts_stand_for(row: list[Tree]) -> None:
    phrases = meant(row)
    if "" in phrases or len(phrases) > MOST_PHRASES or depth(row) > MOST_NESTED:
        with pytest.raises(TemplateError):
            expanded(written(row))
    else:
        assert expanded(written(row)) == tuple(dict.fromkeys(phrases))


@given(st.text("ab [](|)", max_size=30))
def test_any_text_is_phrases_or_one_fault(text: str) -> None:
    try:
        phrases = expanded(text)
    except TemplateError as fault:
        message = str(fault)
    else:
        assert_phrases(phrases)
        return
    assert "\n" not in message


def assert_phrases(phrases: tuple[str, ...]) -> None:
    assert 1 <= len(phrases) <= MOST_PHRASES
    assert len(set(phrases)) == len(phrases)
    assert all(phrase == " ".join(phrase.split()) != "" for phrase in phrases)
    assert not set("[](|)") & set("".join(phrases))


@given(st.lists(WORDS, min_size=1, max_size=6))
def test_a_phrase_stands_for_itself(words: list[str]) -> None:
    assert expanded(" ".join(words)) == (" ".join(words),)
