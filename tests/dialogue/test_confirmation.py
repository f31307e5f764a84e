"""What is asked back or asked again: doubtful answers, silence, and what is said while paused."""

from uncertain_answers import CARDS, INITIATIVE, SILENCE, converse, up_to_a

from voice_supercat.dialogue.conversation.confirmation import SURE_OF_A_NAME
from voice_supercat.dialogue.session.session import PAUSED
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.interfaces import Utterance
from voice_supercat.speech.settings import SURE_ENOUGH, Settings

DOUBTFUL = SURE_ENOUGH - 0.05


def test_a_doubtful_answer_is_asked_back(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("no", DOUBTFUL))
    assert last == ["I heard no. Right?"]


def test_yes_to_the_question_back_does_what_was_heard(played: Engine) -> None:
    clear, *_ = converse(played, CARDS, "no")
    confirmed, *_ = converse(played, CARDS, ("no", DOUBTFUL), ("yes", DOUBTFUL))
    assert confirmed == clear == ["Which card was led?"]


def test_no_to_the_question_back_asks_again(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("yes", DOUBTFUL), "no")
    assert last == [INITIATIVE]


def test_a_clear_answer_is_not_asked_back(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("no", SURE_ENOUGH))
    assert last == ["Which card was led?"]


def test_a_player_may_have_another_measure_of_doubt(played: Engine) -> None:
    for sure, told in ((0.8, "Which card was led?"), (0.95, "I heard no. Right?")):
        last, *_ = converse(played, CARDS, ("no", 0.85 if sure == 0.8 else 0.93), settings=Settings(sure=sure))
        assert last == [told]


def test_a_doubtful_card_is_asked_back(played: Engine) -> None:
    for confidence in (DOUBTFUL, SURE_ENOUGH, SURE_OF_A_NAME - 0.01):
        last, *_ = converse(played, (CARDS, confidence))
        assert last == [f"I heard {CARDS}. Right?"]
    last, *_ = converse(played, (CARDS, SURE_OF_A_NAME))
    assert last[-1] == INITIATIVE


def test_a_doubtful_choice_is_asked_back(played: Engine) -> None:
    *before, choice = up_to_a(played, "choice")

    last, *_ = converse(played, *before, (choice, SURE_ENOUGH))

    assert last == [f"I heard {choice}. Right?"]


def test_a_doubtful_undo_is_asked_back(played: Engine) -> None:
    asked, *_ = converse(played, CARDS, ("take it back", DOUBTFUL))
    kept, *_ = converse(played, CARDS, ("take it back", DOUBTFUL), "no")
    done, *_ = converse(played, CARDS, ("take it back", DOUBTFUL), "yes")

    assert asked == ["Take it back. Right?"]
    assert kept == [INITIATIVE]
    assert done == ["Taken back.", "Which two cards did the bot draw?"]


def test_a_doubtful_correction_is_asked_back(played: Engine) -> None:
    asked, *_ = converse(played, CARDS, "no", "correct that", ("yes", DOUBTFUL))
    assert asked == ["I heard yes. Right?"]
    last, *_ = converse(played, CARDS, "no", "correct that", ("yes", DOUBTFUL), "no")
    assert last == [INITIATIVE]
    last, *_ = converse(played, CARDS, "no", "correct that", ("yes", DOUBTFUL), "yes")
    assert last[0] == "Corrected."


def test_the_doubtful_second_of_two_cards_is_asked_back(played: Engine) -> None:
    asked, *_ = converse(played, "aggression five", ("construction two", SURE_ENOUGH))
    assert asked == ["I heard construction two. Right?"]
    last, *_ = converse(played, "aggression five", ("construction two", SURE_ENOUGH), "yes")
    assert last[-1] == INITIATIVE


def test_a_doubtful_yes_does_not_quit(played: Engine) -> None:
    last, *_ = converse(played, CARDS, "quit", ("yes", DOUBTFUL))
    assert last == ["Sorry? Quit now?"]


def test_while_paused_what_is_typed_is_answered(played: Engine) -> None:
    typed = [Utterance(text, source="keyboard") for text in ("no", "what now", "quit", "no", "quit", "yes")]
    _, saying, _ = converse(played, CARDS, "hold on", *typed)
    assert saying.said[3:] == [PAUSED, PAUSED, PAUSED, "Quit now?", PAUSED, "Quit now?", "Goodbye."]


def test_quit_asks_once_however_it_was_heard(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("quit", DOUBTFUL))
    assert last == ["Quit now?"]


def test_below_the_players_own_threshold_nothing_is_accepted(played: Engine) -> None:
    last, *_ = converse(played, CARDS, ("yes", 0.6), settings=Settings(accept=0.7))
    assert last == ["Sorry? Has the bot the initiative?"]


def test_after_a_long_silence_the_question_is_asked_once_more(played: Engine) -> None:
    _, saying, _ = converse(played, CARDS, SILENCE, SILENCE, SILENCE)
    assert saying.said[2:] == [INITIATIVE, INITIATIVE]


def test_a_reminder_is_no_reprompt(played: Engine) -> None:
    last, *_ = converse(played, CARDS, SILENCE, "")
    assert last == ["Sorry? Has the bot the initiative?"]


def test_while_paused_nobody_is_reminded(played: Engine) -> None:
    _, saying, _ = converse(played, CARDS, "hold on", SILENCE)
    assert saying.said[-1] == "Paused. Say resume to go on."
