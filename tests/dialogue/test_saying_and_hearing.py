"""How much is said, what is asked back, and what is remembered: transcripts of the talk at the table."""

from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transcript import session_of, talked, understanding_of

from voice_supercat.dialogue.meaning.meanings import Answered, Command
from voice_supercat.dialogue.sitting.session import PAUSED
from voice_supercat.dialogue.sitting.tuning import Tuning
from voice_supercat.dialogue.talking.confirming import SURE_ENOUGH, SURE_OF_A_NAME
from voice_supercat.dialogue.talking.wording import Wording
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.ways import Collected
from voice_supercat.speech.seams import Complete, Utterance
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings, Verbosity

CARDS = "aggression five construction two"
INITIATIVE = "Does the bot have the initiative?"
DOUBTFUL = SURE_ENOUGH - 0.05


class Mumbled:
    """Answers heard with a certain confidence: `yes` for sure, `(yes, 0.6)` with doubt."""

    def __init__(self, answers: Iterable[str | tuple[str, float] | Utterance]) -> None:
        self._answers = iter(answers)

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """A script waits."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        answer = next(self._answers, None)
        if answer is None or isinstance(answer, Utterance):
            return answer
        text, confidence = (answer, 1.0) if isinstance(answer, str) else answer
        return Utterance(text, confidence)

    def close(self) -> None:
        """Nothing is held."""


def up_to_a(played: Engine, kind: str) -> list[str]:
    """Answers that lead to the first question of that kind, and one to it."""
    session, understanding = session_of(played), understanding_of(played)
    before: list[str] = []
    while session.question.expect != kind:
        before.append(understanding.offered(session.question)[0])
        session.text(before[-1])
    return [*before, CARDS if kind == "cards" else understanding.offered(session.question)[-1]]


SILENCE = Utterance("", source="silence")


def talk(
    played: Engine,
    *answers: str | tuple[str, float] | Utterance,
    settings: Settings = USUAL_SETTINGS,
    voices: Sequence[str] = (),
) -> tuple[list[str], Collected, Tuning]:
    """What was said after the last answer, all that was said and heard, and the settings at the end."""
    session = session_of(played)
    session.tuning = Tuning(settings)
    session.tuning.voices = voices
    saying = Collected()
    before: list[int] = []

    class Counted(Mumbled):
        def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
            before.append(len(saying.said))
            return super().listen(phrases, complete)

    said = talked(session, Counted(answers), saying)
    return said[before[-2] :], saying, session.tuning


def test_a_doubtful_answer_is_asked_back(played: Engine) -> None:
    last, *_ = talk(played, CARDS, ("no", DOUBTFUL))
    assert last == ["I heard no. Right?"]


def test_yes_to_the_question_back_does_what_was_heard(played: Engine) -> None:
    clear, *_ = talk(played, CARDS, "no")
    confirmed, *_ = talk(played, CARDS, ("no", DOUBTFUL), ("yes", DOUBTFUL))
    assert confirmed == clear == ["Which card was led?"]


def test_no_to_the_question_back_asks_again(played: Engine) -> None:
    last, *_ = talk(played, CARDS, ("yes", DOUBTFUL), "no")
    assert last == [INITIATIVE]


def test_a_clear_answer_is_not_asked_back(played: Engine) -> None:
    last, *_ = talk(played, CARDS, ("no", SURE_ENOUGH))
    assert last == ["Which card was led?"]


def test_a_doubtful_card_is_asked_back(played: Engine) -> None:
    for confidence in (DOUBTFUL, SURE_ENOUGH, SURE_OF_A_NAME - 0.01):
        last, *_ = talk(played, (CARDS, confidence))
        assert last == [f"I heard {CARDS}. Right?"]
    last, *_ = talk(played, (CARDS, SURE_OF_A_NAME))
    assert last[-1] == INITIATIVE


def test_a_doubtful_choice_is_asked_back(played: Engine) -> None:
    *before, choice = up_to_a(played, "choice")

    last, *_ = talk(played, *before, (choice, SURE_ENOUGH))

    assert last == [f"I heard {choice}. Right?"]


def test_a_doubtful_undo_is_asked_back(played: Engine) -> None:
    asked, *_ = talk(played, CARDS, ("take it back", DOUBTFUL))
    kept, *_ = talk(played, CARDS, ("take it back", DOUBTFUL), "no")
    done, *_ = talk(played, CARDS, ("take it back", DOUBTFUL), "yes")

    assert asked == ["Take it back. Right?"]
    assert kept == [INITIATIVE]
    assert done == ["Taken back.", "Which two cards did the bot draw?"]


def test_a_doubtful_correction_is_asked_back(played: Engine) -> None:
    asked, *_ = talk(played, CARDS, "no", "correct that", ("yes", DOUBTFUL))
    assert asked == ["I heard yes. Right?"]
    last, *_ = talk(played, CARDS, "no", "correct that", ("yes", DOUBTFUL), "no")
    assert last == [INITIATIVE]
    last, *_ = talk(played, CARDS, "no", "correct that", ("yes", DOUBTFUL), "yes")
    assert last[0] == "Corrected."


def test_the_doubtful_second_of_two_cards_is_asked_back(played: Engine) -> None:
    asked, *_ = talk(played, "aggression five", ("construction two", SURE_ENOUGH))
    assert asked == ["I heard construction two. Right?"]
    last, *_ = talk(played, "aggression five", ("construction two", SURE_ENOUGH), "yes")
    assert last[-1] == INITIATIVE


def test_a_doubtful_yes_does_not_quit(played: Engine) -> None:
    last, *_ = talk(played, CARDS, "quit", ("yes", DOUBTFUL))
    assert last == ["Sorry? Quit now?"]


def test_while_paused_what_is_typed_is_answered(played: Engine) -> None:
    typed = [Utterance(text, source="keyboard") for text in ("no", "what now", "quit", "no", "quit", "yes")]
    _, saying, _ = talk(played, CARDS, "hold on", *typed)
    assert saying.said[3:] == [PAUSED, PAUSED, PAUSED, "Quit now?", PAUSED, "Quit now?", "Goodbye."]


def test_quit_asks_once_however_it_was_heard(played: Engine) -> None:
    last, *_ = talk(played, CARDS, ("quit", DOUBTFUL))
    assert last == ["Quit now?"]


def test_below_the_players_own_threshold_nothing_is_accepted(played: Engine) -> None:
    last, *_ = talk(played, CARDS, ("yes", 0.6), settings=Settings(accept=0.7))
    assert last == ["Sorry? Has the bot the initiative?"]


def test_after_a_long_silence_the_question_is_asked_once_more(played: Engine) -> None:
    _, saying, _ = talk(played, CARDS, SILENCE, SILENCE, SILENCE)
    assert saying.said[2:] == [INITIATIVE, INITIATIVE]


def test_a_reminder_is_no_reprompt(played: Engine) -> None:
    last, *_ = talk(played, CARDS, SILENCE, "")
    assert last == ["Sorry? Has the bot the initiative?"]


def test_while_paused_nobody_is_reminded(played: Engine) -> None:
    _, saying, _ = talk(played, CARDS, "hold on", SILENCE)
    assert saying.said[-1] == "Paused. Say resume to go on."


def test_terse_wording_is_short_from_the_second_question_of_a_sitting_on(played: Engine) -> None:
    _, saying, _ = talk(played, CARDS, settings=Settings(wording="terse"))
    assert saying.said == [
        "Which two cards did the bot draw?",
        "Aggression five construction two.",
        "Has the bot the initiative?",
    ]


@pytest.mark.parametrize("command", ["say that in full", "repeat that", "take it back", "help me"])
def test_a_command_of_someone_who_lost_the_thread_is_answered_in_full(played: Engine, command: str) -> None:
    opening = [CARDS, "no"] if command == "take it back" else [CARDS]
    last, *_ = talk(played, *opening, command, settings=Settings(wording="terse"))
    assert last[-1] == INITIATIVE


def test_after_pause_the_question_is_in_full(played: Engine) -> None:
    last, *_ = talk(played, CARDS, "hold on", "carry on", settings=Settings(wording="terse"))
    assert last == [INITIATIVE]


def test_normal_wording_grows_short_and_full_wording_does_not(played: Engine) -> None:
    hearings = ["what if no"] * 3
    normal, *_ = talk(played, CARDS, *hearings)
    full, *_ = talk(played, CARDS, *hearings, settings=Settings(wording="full"))
    assert normal[-1] == "Has the bot the initiative?"
    assert full[-1] == INITIATIVE


PREFERRED = Event("act", text="Move in this order.", step="move", short="The usual order.", prefer=("far", "near"))


@pytest.mark.parametrize(
    ("verbosity", "second", "fourth"),
    [
        ("full", "Move in this order. Prefer far, then near.", "Move in this order. Prefer far, then near."),
        ("normal", "Move in this order. Prefer far, then near.", "The usual order."),
        ("terse", "The usual order.", "The usual order."),
    ],
)
def test_preferences_are_said_at_least_once(verbosity: Verbosity, second: str, fourth: str) -> None:
    wording = Wording()
    said = [" ".join(wording.lines(PREFERRED, verbosity)) for _ in range(4)]
    assert said[0] == "Move in this order. Prefer far, then near."
    assert (said[1], said[3]) == (second, fourth)
    assert " ".join(wording.lines(PREFERRED, verbosity, in_full=True)) == said[0]


def test_settings_are_asked_for_by_name(played: Engine) -> None:
    last, _, tuning = talk(played, CARDS, "change settings", "brief wording")
    assert last == ["Brief wording.", "Has the bot the initiative?"]
    assert tuning.settings == Settings(wording="terse")


def test_other_voices_go_round_and_round(played: Engine) -> None:
    chosen = []
    for times in range(1, 4):
        last, _, tuning = talk(played, *["other voice"] * times, voices=["usual", "scottish", "american"])
        chosen.append((last[0], tuning.settings.voice))
    assert chosen == [("Voice 2 of 3.", "scottish"), ("Voice 3 of 3.", "american"), ("Voice 1 of 3.", None)]


def test_where_there_is_one_voice_it_says_so(played: Engine) -> None:
    last, *_ = talk(played, "other voice", voices=["usual"])
    assert last[0] == "There is no other voice."


@pytest.mark.parametrize("command", ["slower", "faster", "louder", "quieter"])
def test_pace_and_loudness_have_an_end_and_say_so(played: Engine, command: str) -> None:
    last, _, tuning = talk(played, *[command] * 20)
    assert last[0] == f"I cannot speak {command}."
    assert tuning.settings != USUAL_SETTINGS


def test_what_was_understood_can_be_said_in_words_or_not_at_all(played: Engine) -> None:
    words, saying, _ = talk(played, CARDS, "no", settings=Settings(signals="words"))
    assert words[0] == "No."
    assert saying.signals == []
    _, saying, _ = talk(played, CARDS, "", "no", settings=Settings(signals="off"))
    assert saying.signals == []


@pytest.mark.parametrize("kind", ["cards", "card", "choice"])
def test_what_no_tone_tells_is_said_back(played: Engine, kind: str) -> None:
    answers = up_to_a(played, kind)
    last, saying, _ = talk(played, *answers)
    assert last[0] == f"{answers[-1].capitalize()}."
    assert saying.signals[-1] == "number"


def test_yes_no_and_done_are_told_by_their_tones(played: Engine) -> None:
    last, saying, _ = talk(played, CARDS, "no")
    assert last == ["Which card was led?"]
    assert saying.signals[-1] == "no"
    last, *_ = talk(played, *up_to_a(played, "ack"))
    assert last[0] != "Done."


def test_a_change_that_cannot_be_remembered_is_told_and_in_force() -> None:
    def refuse(_: Settings) -> None:
        raise SpeechFault("The disk is full.")

    tuning = Tuning(keep=refuse)
    assert tuning.change("louder") == "Speaking louder. The disk is full."
    assert tuning.settings.volume > 0


YES_NO = {True: ("yes", "yeah", "affirmative"), False: ("no", "nope", "negative")}


@given(
    word=st.sampled_from([*YES_NO[True], *YES_NO[False]]),
    cut=st.integers(1, 11),
    extra=st.text("yesnaofirmtivgph", max_size=2),
)
def test_yes_and_no_are_never_swapped_by_a_match_that_is_not_exact(
    played: Engine, word: str, cut: int, extra: str
) -> None:
    """Beginnings of words are understood; whatever is understood begins a word of that very meaning."""
    typed = word[:cut] + extra
    meaning = understanding_of(played).meaning(Event("ask", text="Is it?", expect="yes_no"), typed)
    if isinstance(meaning, Answered):
        begun = {answer for answer, phrases in YES_NO.items() for phrase in phrases if phrase.startswith(typed)}
        assert begun == {meaning.value}


DIGITS = [
    (Event("ask", text="Is it?", expect="yes_no"), "1", True),
    (Event("ask", text="Is it?", expect="yes_no"), "2", False),
    (Event("ask", text="How many?", expect="number", range=(0, 30)), "23", 23),
    (Event("ask", text="Which?", expect="choice", choices=("red", "blue")), "2", "blue"),
    (Event("ask", text="Which?", expect="card", choices=("aggression 5",)), "25", "aggression 5"),
    (Event("ask", text="Say next.", expect="ack"), "1", "done"),
]


@pytest.mark.parametrize(("question", "digits", "answer"), DIGITS)
def test_digits_answer_every_kind_of_question(played: Engine, question: Event, digits: str, answer: Answer) -> None:
    assert understanding_of(played).meaning(question, digits) == Answered(answer)


@pytest.mark.parametrize("digits", ["0", "3", "12", "*0", "*99", "**", "*"])
def test_digits_that_stand_for_nothing_are_no_answer_to_yes_or_no(played: Engine, digits: str) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], digits) is None


def test_a_star_and_a_digit_are_a_command(played: Engine) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], "*2") == Command("undo")
