"""Corrections of an answer, and what happens to the later answers."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from invariants import replayed
from transcript import PLAINLY, plays, session_of
from walks import BASE_OPTIONS, SEEDS, any_answer, examples, walk

from voice_supercat.procedure.correction import corrected, entry_of, moves_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused, JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.updates import updates

amended = examples(25)


def test_correct_that_asks_the_last_question_again_and_says_what_changes(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > yes
        The bot surpasses with aggression 5, for two actions.
        Discard construction 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > correct that
        You said yes.
        Was Tyrant declared with it?
        > no
        Corrected.
        Declared: take tyrant back.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_a_question_about_the_game_leaves_the_correction_open(played: Engine) -> None:
    """The "no" at the end answers the question that is corrected, not the one that was open before."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > yes
        The bot surpasses with aggression 5, for two actions.
        Discard construction 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > correct that
        You said yes.
        Was Tyrant declared with it?
        > status of hand counter
        Hand counter five.
        Was Tyrant declared with it?
        > explain claim
        A claim is an open building slot in a system where the bot has a loyal piece.
        Was Tyrant declared with it?
        > explain that
        Say safe card, claim, combat card, contend or contested card. Help tells more.
        Which term?
        > claim
        A claim is an open building slot in a system where the bot has a loyal piece.
        Was Tyrant declared with it?
        > no
        Corrected.
        Declared: take tyrant back.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_what_would_follow_a_corrected_answer_cannot_be_asked(played: Engine) -> None:
    session = session_of(played)
    for answer in ("aggression five construction two", "no", "aggression three", "yes", "correct that"):
        session.text(answer)
    with pytest.raises(AnswerRefused, match="a question of the game only"):
        session.text("what if yes")
    assert session.question.text == "Was Tyrant declared with it?"


def test_a_correction_keeps_later_answers_that_still_fit(played: Engine) -> None:
    """The answer before the last one is corrected. With another card led, the declaration is a new question."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > no
        The bot surpasses with aggression 5, for two actions.
        Discard construction 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > correct that
        You said no.
        Was Tyrant declared with it?
        > correct that
        You said aggression 3.
        Which card was led?
        > mobilization three
        Corrected.
        Take construction 2 back from the discards.
        Take the played card back.
        Place the seize counter at one.
        How many undeclared ambitions is the bot winning?
        """,
    )


def test_the_same_answer_changes_nothing(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > correct that
        There is nothing to correct.
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > correct that
        You said aggression 5 and construction 2.
        Which two cards did the bot draw?
        > aggression five construction two
        Nothing is changed.
        Does the bot have the initiative?
        """,
    )


def test_take_it_back_leaves_a_correction_without_making_it(played: Engine) -> None:
    session = session_of(played)
    for words in ("aggression five construction two", "no", "correct that", "take it back"):
        session.text(words)
    assert session.question.text == "Which card was led?"


def amending_walk(game: Game, chance: random.Random, steps: int) -> list[tuple[Game, dict[str, object]]]:
    """Games after answers, corrections and facts that were told, each with its entry in the journal."""
    found: list[tuple[Game, dict[str, object]]] = []
    for _ in range(steps):
        moves = moves_of(game)
        back = chance.randint(1, min(6, len(moves))) if moves else 0
        if back and chance.random() < 0.2 and moves[back - 1].update is None:
            asked = moves[back - 1].before
            assert asked is not None
            correction = corrected(game, back, any_answer(asked.question, chance))
            game, entry = correction.game, dict(correction.entry)
        elif chance.random() < 0.1:
            told = updates(game.engine, game.state)[0]
            game = game.tell(told.name, chance.random() < 0.5)
            entry = {"tell": game.update, "as": game.given}
        else:
            answer = any_answer(game.question, chance)
            game = game.answer(answer)
            entry = entry_of(game)
        found.append((game, entry))
    return found


@amended
@given(seed=SEEDS, options=BASE_OPTIONS)
def test_replay_gives_the_corrected_game(played: Engine, seed: int, options: dict[str, str]) -> None:
    red = {**options, "bots": "red"}
    games, entries = zip(*amending_walk(new_game(played, seed, red), random.Random(seed), 40), strict=True)
    assert replayed(played, seed, red, entries).state == games[-1].state


@amended
@given(seed=SEEDS, options=BASE_OPTIONS, back=st.integers(1, 30))
def test_a_corrected_game_is_the_one_its_answers_give(
    played: Engine, seed: int, options: dict[str, str], back: int
) -> None:
    """Each undo gives exactly the game of the shorter list of answers, down to the beginning."""
    chance = random.Random(seed)
    game = list(walk(new_game(played, seed, options), chance, 30))[-1]
    asked = moves_of(game)[back - 1].before
    assert asked is not None
    answer = any_answer(asked.question, chance)
    there = corrected(game, back, answer).game
    fresh = new_game(played, seed, options)
    for move in reversed(moves_of(there)):
        assert move.given is not None
        fresh = fresh.answer(move.given)
        assert fresh.state == move.state
    assert moves_of(there)[-(len(moves_of(game)) - back + 1)].given == answer


def test_a_correction_is_one_line_of_the_journal(played: Engine, tmp_path: Path) -> None:
    """So after a power cut the journal contains all of it or nothing."""
    journal = Journal.create(tmp_path / "game.jsonl", header_of(played.book, 0, PLAINLY))
    session = session_of(played, journal=journal)
    for words in ("aggression five construction two", "no", "aggression three", "yes"):
        session.text(words)
    lines = journal.path.read_bytes().count(b"\n")
    for words in ("correct that", "no", "red has a relic"):
        session.text(words)
    journal.close()
    assert journal.path.read_bytes().count(b"\n") == lines + 2
    assert replay(played, read_journal(journal.path)).state == session.game.state


@pytest.mark.parametrize(
    "entry", [{"back": 9, "then": []}, {"back": 1, "then": [{"dance": 1}]}, {"tell": "x", "as": True}]
)
def test_a_damaged_correction_names_its_line(played: Engine, tmp_path: Path, entry: dict[str, object]) -> None:
    journal = Journal.create(tmp_path / "game.jsonl", header_of(played.book, 0, {}))
    journal.append({"answer": ["aggression 5", "construction 2"]})
    journal.append(entry)
    journal.close()
    with pytest.raises(JournalFault, match="line 3"):
        replay(played, read_journal(journal.path))
