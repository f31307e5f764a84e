"""The player's own turn in sentences: one answers several questions, and nothing of it is asked again."""

from pathlib import Path

import pytest
from seats import YOU_LEAD, after_the_bot, you_lead
from transcript import session_of, understanding_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.conversation.confirmation import confirmation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay
from voice_supercat.reports.markdown import markdown
from voice_supercat.speech.interfaces import Completeness, Utterance


def test_a_lead_and_its_declaration_in_one_sentence(played: Engine) -> None:
    you_lead(
        played,
        """
        > I led mobilization three and declared tyrant
        Which two cards did the bot draw?
        """,
    )


def test_one_sentence_after_the_other(played: Engine) -> None:
    you_lead(
        played,
        """
        > I led mobilization three
        Did you declare Tyrant?
        > I declared tyrant
        Which two cards did the bot draw?
        """,
    )


def test_done_means_that_nothing_more_was_done(played: Engine) -> None:
    you_lead(
        played,
        """
        > I led mobilization three
        Did you declare Tyrant?
        > done
        Which two cards did the bot draw?
        """,
    )


def test_an_answer_may_begin_with_who_does_it(played: Engine) -> None:
    for said, simply in (("I pass", "pass"), ("I copy", "copy")):
        session, other = after_the_bot(played), after_the_bot(played)
        session.text(said)
        other.text(simply)
        assert session.game.state == other.game.state


def test_what_is_said_before_the_card_is_not_asked_after_it(played: Engine) -> None:
    you_lead(
        played,
        """
        > I declared tyrant
        Noted.
        Which card did you lead?
        > mobilization three
        Which two cards did the bot draw?
        """,
    )


@pytest.mark.parametrize(
    ("said", "seat_that_leads"),
    [
        (["I copied and seized"], "white"),
        (["I seized", "I copied"], "white"),
        (["done", "I copied"], "red"),
        (["I surpassed with construction five", "done"], "white"),
        (["I pivoted with mobilization five", "I seized"], "white"),
        (["I pivoted with mobilization five", "no"], "red"),
        (["I played construction two", "done"], "red"),
        (["done", "I copied and seized"], "white"),
    ],
)
def test_following_in_sentences(played: Engine, said: list[str], seat_that_leads: str) -> None:
    session = after_the_bot(played)
    for sentence in said:
        session.text(sentence)
    assert session.game.state[v.round] == 2
    assert session.game.state[v.leading_seat] == seat_that_leads


def test_the_initiative_goes_back_over_the_end_of_a_round(played: Engine) -> None:
    session = after_the_bot(played)
    session.text("I copied and seized")
    assert "Initiative back to the bot." in [event.text for event in session.text("undo")]


def test_one_take_it_back_takes_the_sentence_back(played: Engine) -> None:
    you_lead(
        played,
        """
        > I led mobilization three and declared tyrant
        Which two cards did the bot draw?
        > take it back
        Taken back.
        Declared: take tyrant back.
        Which card did you lead?
        > correct that
        There is nothing to correct.
        Which card did you lead?
        """,
    )


def test_a_sentence_is_corrected_by_another(played: Engine) -> None:
    session = session_of(played, **YOU_LEAD)
    session.text("I led mobilization three and declared tyrant")
    spoken = [event.text for event in session.text("correct that")]
    assert spoken == ["You said I led mobilization 3 and declared tyrant.", "Which card did you lead?"]
    session.text("I led mobilization four and declared warlord")
    assert session.game.state[v.lead] == "mobilization 4"
    assert session.game.state[v.declared] == ("warlord",)


@pytest.mark.parametrize(
    "typed",
    ["i led mob 3, declared tyrant", "led mobilization 3 and I declared tyrant", "I led m 3 and declared tyrant"],
)
def test_typed_with_digits_and_other_small_words(played: Engine, typed: str) -> None:
    session = session_of(played, **YOU_LEAD)
    session.text(typed)
    assert session.game.state[v.declared] == ("tyrant",)


def test_a_seven_declares_any_ambition(played: Engine) -> None:
    session = session_of(played, bots="red,yellow,blue", order="white,red,yellow,blue", track="game")
    session.text("I led construction seven and declared seeker")
    assert session.game.state[v.declared] == ("keeper",)


def test_who_led_what_at_the_turn_of_a_bot(played: Engine) -> None:
    """Where only the bot's turns are followed."""
    session = session_of(played, questions="together")
    session.text("aggression five construction two")
    spoken = next(event.text for event in session.text("I led aggression three and declared tyrant"))
    assert spoken == "The bot surpasses with aggression 5, for two actions."
    assert session.game.state[v.declared] == ("tyrant",)


def test_that_the_bot_leads_may_be_typed_without_its_article(played: Engine) -> None:
    session = session_of(played, questions="together")
    session.text("aggression five construction two")
    session.text("bot")
    assert session.game.state[v.leading_seat] == "red"


def test_every_sentence_listened_for_is_a_whole_answer(played: Engine) -> None:
    for session in (session_of(played, **YOU_LEAD), after_the_bot(played)):
        understanding, question = understanding_of(played), session.question
        sentences = [phrase for phrase in understanding.phrases(question) if phrase.startswith("i ")]
        assert len(sentences) > 30
        for phrase in sentences:
            assert isinstance(understanding.meaning(question, phrase), Answered), phrase
            assert understanding.complete(question)(phrase) in (Completeness.WHOLE, Completeness.GROWING), phrase


def test_the_program_asks_to_confirm_an_uncertain_card_in_a_sentence(played: Engine) -> None:
    session = session_of(played, **YOU_LEAD)
    heard = Utterance("i led mobilization three", 0.5, "voice")
    meaning = understanding_of(played).meaning(session.question, heard.text)
    assert meaning is not None
    assert confirmation(session.question, meaning, heard) == "I heard I led mobilization three. Right?"


def test_help_gives_an_example(played: Engine) -> None:
    session = session_of(played, **YOU_LEAD)
    assert session.possible_answers() == (
        "Say, for example, administration two or pass. Or: I led administration two and declared tycoon."
    )


def test_saved_and_resumed(played: Engine, tmp_path: Path) -> None:
    header = header_of(played.book, 0, YOU_LEAD)
    journal = Journal.create(tmp_path / "game.jsonl", header)
    session = Session(new_game(played, 0, YOU_LEAD), understanding_of(played), journal)
    for said in ("I declared tyrant", "I led mobilization three", "take it back", "I led aggression three"):
        session.text(said)
    journal.close()
    resumed = replay(played, read_journal(journal.path))
    assert resumed.state == session.game.state
    assert resumed.state[v.lead] == "aggression 3"
    assert "- Which card did you lead? *I led aggression 3*" in markdown(resumed)
