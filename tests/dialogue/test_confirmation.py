"""When the program asks to confirm, or asks again: uncertain answers, silence, and speech while paused."""

from dataclasses import replace

from uncertain_answers import CARDS, INITIATIVE, SILENCE, converse, up_to_a

from voice_supercat.dialogue.conversation.confirmation import SURE_OF_A_NAME, SURE_OF_YES_OR_NO, confirmation
from voice_supercat.dialogue.session.dial_help import PAUSED
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import UNDERSTOOD, Utterance
from voice_supercat.speech.settings import SURE_ENOUGH, Settings

UNCERTAIN, DOUBTFUL = SURE_ENOUGH - 0.05, UNDERSTOOD - 0.1


def test_the_program_asks_to_confirm_an_uncertain_answer(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("no", UNCERTAIN))
    assert last == ["I heard no. Right?"]


def test_of_an_answer_that_is_only_worth_a_question_nothing_else_is_made(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("no", DOUBTFUL))
    assert last == ["I heard no. Right?"]
    last, *_ = converse(played, CARDS, ("no", DOUBTFUL), ("yes", DOUBTFUL))
    assert last == ["Sorry? I heard no. Right?"]


def test_a_command_that_is_only_worth_a_question_is_not_carried_out(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("slower", DOUBTFUL))
    assert last == ["Sorry? Has the bot the initiative?"]


def test_confirmed_the_answer_is_taken(played: Engine) -> None:
    clear, *_ = converse(played, CARDS, "no")
    confirmed, *_ = converse(played, CARDS, ("no", UNCERTAIN), ("yes", UNCERTAIN))
    assert confirmed == clear == ["Which card was led?"]


def test_not_confirmed_the_question_is_asked_again(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("yes", UNCERTAIN), "no")
    assert last == [INITIATIVE]


def test_neither_confirmed_nor_not_the_question_is_asked_again_in_the_end(played: Engine) -> None:
    """The player may say the answer itself once more, which is not listened for here."""
    last, *_ = converse(played, CARDS, ("yes", UNCERTAIN), "", "", "")
    assert last == ["Never mind.", INITIATIVE]


def test_a_clear_answer_needs_no_confirmation(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("no", SURE_OF_YES_OR_NO))
    assert last == ["Which card was led?"]


def test_yes_and_no_need_more_than_a_number_which_is_read_back(played: Engine) -> None:
    question = AskEvent("How many?", step="count", expect="number", range=(0, 9))
    assert confirmation(question, Answered(1), Utterance("one", confidence=SURE_ENOUGH)) is None
    last, *_ = converse(played, CARDS, ("no", SURE_OF_YES_OR_NO - 0.01))
    assert last == ["I heard no. Right?"]


def test_the_confidence_for_confirmation_is_a_setting(played: Engine) -> None:
    for sure, expected in ((0.8, "Which card was led?"), (0.95, "I heard no. Right?")):
        last, *_ = converse(played, CARDS, ("no", 0.85 if sure == 0.8 else 0.93), settings=Settings(sure=sure))
        assert last == [expected]


def test_the_program_asks_to_confirm_an_uncertain_card(played: Engine) -> None:
    for confidence in (UNCERTAIN, SURE_ENOUGH, SURE_OF_A_NAME - 0.01):
        last, *_ = converse(played, (CARDS, confidence))
        assert last == [f"I heard {CARDS}. Right?"]
    last, *_ = converse(played, (CARDS, SURE_OF_A_NAME))
    assert last[-1] == INITIATIVE


def test_the_program_asks_to_confirm_an_uncertain_choice(played: Engine) -> None:
    *before, choice = up_to_a(played, "choice")

    last, *_ = converse(played, *before, (choice, SURE_ENOUGH))

    assert last == [f"I heard {choice}. Right?"]


def test_yes_and_no_to_a_question_that_names_things_need_no_more_than_elsewhere() -> None:
    question = AskEvent("Can it build, or repair?", step="build", expect="choice", choices=("yes", "no", "build"))
    heard = Utterance("no", confidence=SURE_OF_YES_OR_NO)
    doubtful = replace(heard, confidence=SURE_OF_A_NAME - 0.01)
    assert confirmation(question, Answered("no"), heard) is None
    assert confirmation(question, Answered("no"), doubtful) == "I heard no. Right?"
    assert confirmation(question, Answered("build"), replace(doubtful, text="build")) == "I heard build. Right?"


def test_the_program_asks_to_confirm_an_uncertain_undo(played: Engine) -> None:
    asked, *_ = converse(played, CARDS, ("take it back", UNCERTAIN))
    kept, *_ = converse(played, CARDS, ("take it back", UNCERTAIN), "no")
    done, *_ = converse(played, CARDS, ("take it back", UNCERTAIN), "yes")

    assert asked == ["Take it back. Right?"]
    assert kept == [INITIATIVE]
    assert done == ["Taken back.", "Hand counter back to six.", "Which two cards did the bot draw?"]


def test_an_undo_soon_after_talk_is_asked_about_however_sure(played: Engine) -> None:
    """ "And the dog too", said to somebody else, was "undo"."""
    undo = Utterance("take it back", soon_after_talk=True)
    asked, *_ = converse(played, CARDS, undo)
    kept, *_ = converse(played, CARDS, undo, "no")
    done, *_ = converse(played, CARDS, undo, "yes")

    assert asked == ["Take it back. Right?"]
    assert kept == [INITIATIVE]
    assert done[0] == "Taken back."


def test_an_answer_soon_after_talk_needs_no_more_than_elsewhere(played: Engine) -> None:
    after_talk, *_ = converse(played, CARDS, Utterance("no", soon_after_talk=True))
    elsewhere, *_ = converse(played, CARDS, Utterance("no"))
    assert after_talk == elsewhere


def test_the_program_asks_to_confirm_an_uncertain_correction(played: Engine) -> None:
    asked, *_ = converse(played, CARDS, "no", "correct that", ("yes", UNCERTAIN))
    assert asked == ["I heard yes. Right?"]
    last, *_ = converse(played, CARDS, "no", "correct that", ("yes", UNCERTAIN), "no")
    assert last == [INITIATIVE]
    last, *_ = converse(played, CARDS, "no", "correct that", ("yes", UNCERTAIN), "yes")
    assert last[0] == "Corrected."


def test_the_program_asks_to_confirm_an_uncertain_second_card(played: Engine) -> None:
    asked, *_ = converse(played, "aggression five", ("construction two", SURE_ENOUGH))
    assert asked == ["I heard construction two. Right?"]
    last, *_ = converse(played, "aggression five", ("construction two", SURE_ENOUGH), "yes")
    assert last[-1] == INITIATIVE


def test_an_uncertain_yes_does_not_quit(played: Engine) -> None:
    last, *_ = converse(played, CARDS, "quit", ("yes", UNCERTAIN))
    assert last == ["Sorry? Quit now?"]


def test_while_paused_typed_text_is_answered(played: Engine) -> None:
    typed = [Utterance(text, source="keyboard") for text in ("no", "what now", "quit", "no", "quit", "yes")]
    _, saying, _ = converse(played, CARDS, "hold on", *typed)
    assert saying.said[3:] == [PAUSED, PAUSED, PAUSED, "Quit now?", PAUSED, "Quit now?", "Goodbye."]


def test_quit_asks_only_once_even_when_it_was_uncertain(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("quit", UNCERTAIN))
    assert last == ["Quit now?"]


def test_below_the_players_own_threshold_nothing_is_accepted(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("yes", 0.6), settings=Settings(accept=0.7))
    assert last == ["Sorry? Has the bot the initiative?"]


def test_after_a_long_silence_the_question_is_asked_once_more(played: Engine) -> None:
    _, saying, _ = converse(played, CARDS, SILENCE, SILENCE, SILENCE)
    assert saying.said[2:] == [INITIATIVE, INITIATIVE]


def test_a_reminder_does_not_count_as_a_reprompt(played: Engine) -> None:
    last, *_ = converse(played, CARDS, SILENCE, "")
    assert last == ["Sorry? Has the bot the initiative?"]


def test_there_is_no_reminder_while_paused(played: Engine) -> None:
    _, saying, _ = converse(played, CARDS, "hold on", SILENCE)
    assert saying.said[-1] == "Paused. Say resume to go on."


def test_what_the_player_has_is_no_answer_about_the_bot(played: Engine) -> None:
    last, *_ = converse(played, CARDS, Utterance("yes", raw="i have yes"))
    assert last == ["Sorry? Has the bot the initiative?"]
