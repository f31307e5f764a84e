"""Games played to the end of a chapter or to their own: who wins, who begins, what the report says."""

import random

from seats import TWO_BOTS
from transcript import session_of
from walks import any_answer

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.reports.markdown import markdown


def finish(session: Session, chapters: int) -> None:
    """Bots that can do nothing, a player who copies, until so many chapters are over."""
    chance = random.Random(0)
    while session.game.state[v.chapter] <= chapters and not session.question.step.startswith("game-end"):
        question = session.question
        if question.expect == "yes_no":
            session.text(
                "yes" if question.step == "chapter-end/won" and session.game.state[v.chapter] == chapters else "no"
            )
        elif question.step == "player-turn/follow":
            session.text("copy")
        else:
            session.answer(any_answer(question, chance))


def test_game_ends_when_someone_has_enough_power(played: Engine) -> None:
    session = session_of(played, **TWO_BOTS)
    finish(session, 3)
    assert session.question.text == "Did you win?"
    session.text("no")
    assert session.question.choices == ("red", "blue")
    said = [event.text for event in session.text("blue")]
    assert said == [
        "The game is over after three chapters and eighteen rounds. Blue wins.",
        "Red declared no ambition and seized once. Blue declared no ambition and seized twice. "
        "You declared no ambition and never seized.",
        "Say done to close the game.",
    ]
    assert session.text("done") == []
    assert session.over


def test_game_ends_after_five_chapters_without_being_asked(played: Engine) -> None:
    session = session_of(played, track="game")
    finish(session, 5)
    assert session.question.step == "game-end/you-won"
    assert next(event.text for event in session.text("yes")).endswith("You win.")


def test_report_names_chapter_round_and_seat_of_every_turn(played: Engine) -> None:
    session = session_of(played, **TWO_BOTS, order="red,blue,white")
    finish(session, 1)
    turns = [line.removeprefix("## ") for line in markdown(session.game).splitlines() if line.startswith("## ")]
    for number in range(1, 6):
        seats = turns[3 * number - 3 : 3 * number]
        assert sorted(seats) == [f"Chapter 1, round {number}: {seat}" for seat in ("Blue", "Red", "You")]


def test_bot_with_the_most_power_begins_the_next_chapter(played: Engine) -> None:
    session = session_of(played, **TWO_BOTS, most_power_leads="on")
    while session.question.step != "chapter/most-power":
        finish(session, session.game.state[v.chapter] - 1)
        session.answer(
            "copy"
            if session.question.step == "player-turn/follow"
            else any_answer(session.question, random.Random(1), 0)
        )
    session.text("blue")
    assert session.game.state[v.leading_seat] == "blue"
