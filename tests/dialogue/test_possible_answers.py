"""What reprompts and help say about the possible answers is short and true, for every question of every book."""

import random
from collections.abc import Iterator

import pytest
from transcript import understanding_of
from walks import walk

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.reprompting import MOST_REPROMPTS, Reprompting
from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE
from voice_supercat.dialogue.session.answer_hints import helped, possible_answers
from voice_supercat.dialogue.session.helping import MORE
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.game import new_game

HEARD = "", "aggression five construction two"
GAMES = [
    ("supercat-base", {}),
    ("supercat-base", {"track": "game", "set_up": "ask", "bots": "red,blue"}),
    ("supercat-base", {"judge_combat": "program", "battle_dice": "player"}),
    ("supercat-base", {"influence": "revised"}),
    ("ascendancy", {}),
    ("tapestry", {}),
]


def questions(engine: Engine, options: dict[str, str]) -> Iterator[Event]:
    """The questions of some random games, each one once for every kind of answer."""
    found: dict[tuple[str, int, bool], Event] = {}
    for seed in range(8):
        for game in walk(new_game(engine, seed, options), random.Random(seed), 120):
            if not game.over:
                question = game.question_to_player
                found.setdefault((question.text, len(question.choices), bool(question.sentences)), question)
    yield from found.values()


Asked = tuple[LanguageUnderstanding, list[Event]]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def asked(request: pytest.FixtureRequest) -> Asked:
    """The questions of some games of a book, and the language understanding of that book."""
    book, options = request.param
    engine = engine_of(open_book(book))
    return understanding_of(engine), [*questions(engine, options)]


@pytest.mark.parametrize("one_key", [False, True])
@pytest.mark.parametrize("heard", HEARD)
def test_every_reprompt_is_short_enough_to_remember(asked: Asked, heard: str, one_key: bool) -> None:
    understanding, all_questions = asked
    for question in all_questions:
        possible = possible_answers(understanding, question, one_key=one_key)
        reprompting = Reprompting()
        for _ in range(MOST_REPROMPTS):
            prompt = reprompting.reprompt(question, possible, heard)
            assert prompt is not None
            assert len(prompt.split()) <= LONGEST_SENTENCE, prompt
            assert "  " not in prompt


@pytest.mark.parametrize("one_key", [False, True])
def test_every_part_of_help_is_short_enough_to_remember(asked: Asked, one_key: bool) -> None:
    understanding, all_questions = asked
    for question in all_questions:
        first, *rest = helped(understanding, question, one_key=one_key)
        for part in (f"{first} {MORE}" if rest else first, *rest):
            assert len(part.split()) <= LONGEST_SENTENCE, part


def test_every_answer_in_help_is_taken_by_its_words_and_by_its_place(asked: Asked) -> None:
    understanding, all_questions = asked
    for question in all_questions:
        if question.expect == "choice":
            named = " ".join(helped(understanding, question, one_key=False)).lower()
            for place, phrase in enumerate(understanding.offered(question), start=1):
                assert phrase in named
                by_words = understanding.meaning(question, phrase)
                by_place = understanding.meaning(question, str(place), dialled=True)
                assert by_words == by_place == Answered(question.choices[place - 1]), (question.text, phrase)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (AskEvent(expect="number", range=(0, 12)), "Say a number from zero to twelve."),
        (AskEvent(expect="number", range=(1, 2)), "Say one or two."),
        (AskEvent(expect="choice", choices=("tax", "secure", "no")), "Say tax, secure or no."),
        (
            AskEvent(expect="cards", choices=("aggression 5", "aggression 6")),
            "Say a suit and a number, such as aggression five.",
        ),
        (
            AskEvent(expect="card", choices=("bot", "aggression 5", "aggression 5 tyrant", "aggression 5 none")),
            "Say, for example, aggression five, aggression five tyrant or the bot.",
        ),
    ],
)
def test_each_kind_of_answer_is_said_with_one_example(played: Engine, question: AskEvent, expected: str) -> None:
    assert possible_answers(understanding_of(played), question) == expected


def test_of_a_long_list_a_few_answers_are_named() -> None:
    events = ("bot_turn", "attack", "attacked", "landing", "enter", "token")
    understanding = understanding_of(engine_of(open_book("ascendancy")))
    hint = possible_answers(understanding, AskEvent(expect="choice", choices=events))
    assert hint == "Say bot turn, I attack them or they attack me. Help names 3 more."
