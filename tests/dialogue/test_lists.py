"""Questions that are answered with a list of things: how it is said, refused, corrected and kept."""

import json
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from market_book import market, played
from transcript import by_voice, plays, understanding_of

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.answer_hints import helped, possible_answers
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import in_order_of
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.replay import replay
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Completeness
from voice_supercat.speech.settings import Settings

THREE = AskEvent(text="What is taken?", expect="list", choices=("fuel", "relic", "dark_stone"), range=(0, 3))
TWO = AskEvent(text="What is left?", expect="list", choices=("fuel", "relic"), range=(0, 2))


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return played(market(tmp_path))


@pytest.fixture
def language(session: Session) -> LanguageUnderstanding:
    return session.understanding


@pytest.mark.parametrize(
    ("question", "said", "listed"),
    [
        (THREE, "none", ()),
        (THREE, "nothing", ()),
        (THREE, "neither", ()),
        (THREE, "fuel", ("fuel",)),
        (THREE, "only fuel", ("fuel",)),
        (THREE, "relic and fuel", ("fuel", "relic")),
        (THREE, "Two fuel and one relic", ("fuel", "fuel", "relic")),
        (THREE, "two fuel, a relic", ("fuel", "fuel", "relic")),
        (THREE, "fuel fuel relic", ("fuel", "fuel", "relic")),
        (THREE, "2 relics", ("relic", "relic")),
        (THREE, "dark stone, fuel and relic", ("fuel", "relic", "dark_stone")),
        (THREE, "all", ("fuel", "relic", "dark_stone")),
        (THREE, "all of them", ("fuel", "relic", "dark_stone")),
        (THREE, "all three", ("fuel", "relic", "dark_stone")),
        (THREE, "da", ("dark_stone",)),
        (TWO, "both", ("fuel", "relic")),
    ],
)
def test_a_list_in_many_ways(
    language: LanguageUnderstanding, question: AskEvent, said: str, listed: tuple[str, ...]
) -> None:
    assert language.meaning(question, said) == Answered(listed)


@pytest.mark.parametrize("said", ["fuel and", "and fuel", "fuel and bananas", "two", "only", "both", "all two", "yes"])
def test_what_is_no_list_of_these(language: LanguageUnderstanding, said: str) -> None:
    assert language.meaning(THREE, said) is None


@pytest.mark.parametrize(
    ("said", "completeness"),
    [
        ("fuel", Completeness.GROWING),
        ("fuel and", Completeness.PART),
        ("fuel and two", Completeness.PART),
        ("two", Completeness.PART),
        ("dark", Completeness.PART),
        ("only", Completeness.PART),
        ("two fuel and one relic", Completeness.WHOLE),
        ("fuel fuel relic", Completeness.WHOLE),
        ("none", Completeness.WHOLE),
        ("all", Completeness.GROWING),
        ("all three", Completeness.WHOLE),
        ("fuel bananas", Completeness.NONE),
        ("take it back", Completeness.WHOLE),
        ("take it", Completeness.PART),
    ],
)
def test_a_list_is_waited_for_where_it_can_grow(
    language: LanguageUnderstanding, said: str, completeness: Completeness
) -> None:
    assert language.complete(THREE)(said) is completeness


def test_few_phrases_teach_the_recogniser_every_list(language: LanguageUnderstanding) -> None:
    said = set(language.phrases(THREE)) - set(language.phrases(AskEvent(expect="yes_no")))
    assert {"two fuel", "fuel and relic", "a relic", "only fuel", "dark stone and fuel"} <= said
    assert len(said) <= 50


def test_a_list_is_kept_refused_corrected_and_taken_back(session: Session) -> None:
    plays(
        session,
        """
        What is taken?
        > two fuel and a relic
        In the bag: fuel, fuel and relic.
        Which are sold?
        > correct that
        You said two fuel and one relic.
        What is taken?
        > only fuel
        Corrected.
        Bag: take fuel and relic back.
        Taken: take fuel and relic back.
        In the bag: fuel.
        Which are sold?
        > both
        Another day?
        > undo
        Taken back.
        Which are sold?
        > undo
        Taken back.
        Bag: take fuel back.
        Taken: take fuel back.
        What is taken?
        > none
        Which are sold?
        > correct that
        You said none.
        What is taken?
        > relic
        Corrected.
        Bag: put relic back.
        Taken: put relic back.
        Which are sold?
        """,
    )


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("four fuel", '"four fuel" is not an answer to "What is taken?" Say none, or up to three of'),
        ("fuel and bananas", '"fuel and bananas" is not understood. Say fuel, relic, dark stone, none or all.'),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(tmp_path: Path, said: str, reason: str) -> None:
    sent = StringIO()
    converse(played(market(tmp_path)), [json.dumps({"say": said})], sent)
    assert json.loads(sent.getvalue().splitlines()[-1])["message"].startswith(reason)


def test_by_voice_it_is_read_back_with_its_numbers(session: Session) -> None:
    said = by_voice(session, ScriptHearing(["fuel fuel relic", "fuel and relic", "no", "none"]))
    assert [line for line in said if line in ("Two fuel, one relic.", "Fuel and relic.", "None.")] == [
        "Two fuel, one relic.",
        "Fuel and relic.",
        "None.",
    ]


@given(listed=st.lists(st.sampled_from(THREE.choices), max_size=9))
def test_what_is_read_back_means_what_was_said(listed: list[str]) -> None:
    language = understanding_of(engine_of(open_book("supercat-base")))
    answer = in_order_of(THREE.choices, listed)
    assert language.meaning(THREE, language.read_back(THREE, answer, "")) == Answered(answer)


def test_over_json_lines_it_is_a_list_of_names(session: Session) -> None:
    sent = StringIO()
    answers = [["relic", "fuel", "relic"], [], ["fuel"], "yes", [], "two fuel"]
    converse(session, [json.dumps({"answer": answer}) for answer in answers], sent)
    events = [json.loads(line) for line in sent.getvalue().splitlines()]
    first = {"event": "ask", "expect": "list", "choices": ["fuel", "relic", "dark_stone"], "range": [0, 3]}
    assert events[0] == {
        **first,
        "step": "turn/take",
        "source": [],
        "text": "What is taken?",
        "short": "What is taken?",
    }
    refused = 'nothing" is not an answer to "Which are sold?" Say one to two of fuel or relic.'
    assert [event["message"] for event in events if event["event"] == "error"] == [f'"{refused}']
    assert session.game.state[Key[object]("bag")] == ("fuel", "relic", "relic")
    assert session.game.question.step == "turn/again"


def test_a_journal_of_lists_gives_the_same_game(tmp_path: Path) -> None:
    engine = played(market(tmp_path)).game.engine
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(engine.book, 0, {}))
    session = played(tmp_path, journal)
    for said in ("two relics", "fuel", "no", "none", "correct that", "all three"):
        session.text(said)
    journal.close()
    assert replay(engine, read_journal(path)).state == session.game.state
    assert session.game.state[Key[object]("bag")] == ("relic", "relic", "fuel", "relic", "dark_stone")


def test_with_one_key_each_thing_is_dialled_by_its_place(session: Session) -> None:
    session.tuning = Tuning(Settings(one_key=True))
    plays(
        session,
        """
        What is taken?
        > *3
        For each thing press its place, then pause; ten times for none. Help tells more.
        What is taken?
        > *3
        Press once for fuel, twice for relic, three times for dark stone. Hold the key for commands.
        What is taken?
        > 211
        In the bag: fuel, fuel and relic.
        Which are sold?
        """,
    )


def test_help_names_everything_that_can_be_listed(language: LanguageUnderstanding) -> None:
    assert possible_answers(language, TWO) == "Say fuel, relic, none or both. Or several: fuel and relic."
    sold = AskEvent(text="?", expect="list", choices=("fuel", "relic"), range=(2, 3))
    assert possible_answers(language, sold) == "Say two fuel, two relic or both. Or several: fuel and relic."
    things = tuple(f"the {colour} thing" for colour in ("red", "blue", "green", "white", "black", "pink"))
    first, second, *_ = helped(language, AskEvent(text="?", expect="list", choices=things), one_key=False)
    assert first == "Say the red thing, the blue thing, the green thing or the white thing."
    assert second == "Say the black thing, the pink thing, none or all."


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("set: taken", "set: coins", "the answer to this question is none"),
        ('range: [0, "{most}"]', "together: {name: a, stem: b, ask: c}", "yes or no"),
        ("choices: [fuel, relic, dark_stone]\n", "\n", '"choices"'),
        ('range: [0, "{most}"]', 'range: [0, "{bag}"]', "not a count"),
    ],
)
def test_what_a_page_may_not_do_with_a_list(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BookFault, match=reason.replace("(", r"\(")):
        played(market(tmp_path, old, new))
