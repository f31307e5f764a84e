"""Correcting an answer, telling a fact or news at any question."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import replayed
from small_book import write_book
from transcript import plays, session_of, understanding_of
from walks import BASE_OPTIONS, SEEDS, any_answer, walk

from voice_supercat.dialogue.report import markdown
from voice_supercat.procedure.correcting import corrected, moves_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused, BookFault, JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replaying import replay


def test_the_last_answer_is_asked_again_and_what_changes_is_told(played: Engine) -> None:
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
        Does the bot have any resources, or a Weapon or Union guild card?
        > correct that
        You said yes.
        Was Tyrant declared with it?
        > no
        Corrected.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_later_answers_that_fit_are_kept(played: Engine) -> None:
    """Two answers back: the card led was another one, so the declaration is another question and asked."""
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
        Does the bot have any resources, or a Weapon or Union guild card?
        > correct that
        You said no.
        Was Tyrant declared with it?
        > correct that
        You said aggression 3.
        Which card was led?
        > mobilization three
        Corrected.
        If done, put back: The bot surpasses with aggression 5, for two actions.
        Place the seize counter, it is at one.
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


def test_a_correction_is_not_made_when_it_is_taken_back(played: Engine) -> None:
    session = session_of(played)
    for words in ("aggression five construction two", "no", "correct that", "take it back"):
        session.text(words)
    assert session.question.text == "Which card was led?"


LEADS = ("construction two construction three", "yes", "yes", "no")


def test_a_fact_told_in_a_sentence_answers_the_question(played: Engine) -> None:
    session = session_of(played)
    for answer in LEADS:
        session.text(answer)
    assert session.question.text == "Is the bot without a starport?"
    told = [event.text for event in session.text("red has a starport")]
    assert told == ["Noted.", "Is any building of the bot in a system that a rival controls?"]


def test_by_voice_the_fact_is_asked_for(played: Engine) -> None:
    plays(
        session_of(played, bots="red,blue"),
        """
        Which bot plays now?
        > that changed
        Which fact?
        > more power
        Whose?
        > blue
        Does blue have more power than you?
        > yes
        Noted.
        Which bot plays now?
        """,
    )


def test_every_fact_that_outlives_the_turn_can_be_told(played: Engine) -> None:
    """Whether the bot has anything to spend follows from what it has of each kind."""
    lasting = {fact.name for fact in played.book.facts.values() if fact.lasts != "turn"} - {"assets"}
    assert {fact.name for fact in played.book.facts.values() if fact.say is not None} >= lasting


def test_power_gained_in_the_first_chapter_counts_once_it_is_told(played: Engine) -> None:
    session = session_of(played, bots="red", track="game", efficient_logistics="behind")
    session.text("red has more power")
    session.text("construction two mobilization six")
    session.text("yes")
    assert session.game.state["played_as"] == "lead"
    assert session.game.state["left"] == 4, "construction 2 has four actions, and Efficient Logistics adds none"


def test_counters_are_told_as_they_are_on_the_table(played: Engine) -> None:
    """A Leader's ability, or a card that a bot has gained: whatever the program could not know."""
    session = session_of(played, bots="red,blue", track="game")
    plays(
        session,
        """
        Round one. Red leads.
        Which two cards did red draw?
        > that changed
        Which fact?
        > the hand counter
        Whose?
        > blue
        What is the hand counter of blue?
        > seven
        Noted.
        Which two cards did red draw?
        > that changed
        Which fact?
        > the seize counter
        Whose?
        > red
        What is the seize counter of red?
        > two
        Noted.
        Which two cards did red draw?
        > that changed
        Which fact?
        > the pile of cards
        How many cards are in the stack?
        > nine
        Noted.
        Which two cards did red draw?
        """,
    )
    state = session.game.state
    assert (state["hand.blue"], state["hand.red"], state["seize.red"], state["stack"]) == (7, 6, 2, 9)
    session.text("undo")
    assert session.game.state["stack"] == 14


def test_a_card_gained_by_other_means_is_one_of_those_to_choose_from(played: Engine) -> None:
    session = session_of(played)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > that changed
        Which fact?
        > an extra card
        Which action card has the bot gained?
        > aggression six
        Noted.
        Which two cards did the bot draw?
        """,
    )
    assert session.game.state["hand.red"] == 7
    for said in ("aggression two construction two", "no", "aggression five", "no"):
        session.text(said)
    assert session.game.state["selected"] == "aggression 6"


@pytest.mark.parametrize(
    ("options", "said", "known"),
    [
        ({"bots": "red,blue", "track": "game"}, "blue seized the initiative", {"seized_last_round": "blue"}),
        ({"track": "game"}, "me seized the initiative", {"seized_last_round": "yellow"}),
        ({}, "me seized the initiative", {"seized_by_player": True}),
    ],
)
def test_an_initiative_seized_by_other_means(
    played: Engine, options: dict[str, str], said: str, known: dict[str, object]
) -> None:
    session = session_of(played, **options)
    session.text(said)
    state = session.game.state
    assert {name: state[name] for name in known} == known
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text("red seized the initiative")


def test_news_in_numbers_needs_its_limits(tmp_path: Path) -> None:
    head = "news:\n  cups: {ask: How many cups?, range: [1], compute: count_cup}\naccounts"
    with pytest.raises(BookFault, match='news "cups": expected two numbers for "range"'):
        load(write_book(tmp_path, book=("accounts", head)))


def test_sentences_are_not_listened_for(played: Engine) -> None:
    """Every phrase in force costs accuracy on the others."""
    session = session_of(played)
    phrases = understanding_of(played).phrases(session.question)
    assert "that changed" in phrases
    assert "the bot has a starport" not in phrases


def test_an_ambition_declared_by_other_means_leaves_the_lead_card_its_number(played: Engine) -> None:
    session = session_of(played)
    for words in ("aggression two construction two", "no", "tyrant was declared"):
        session.text(words)
    assert session.question.text == "Which card was led?"
    assert session.game.state["declared"] == ("tyrant",)
    session.text("aggression three")
    session.text("no")
    assert not session.game.state["lead_is_zero"]


@pytest.mark.parametrize("sentence", ["yellow has a starport", "nobody has no starport"])
def test_what_does_not_fit_the_game_is_refused(played: Engine, sentence: str) -> None:
    session = session_of(played)
    before = session.game
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text(sentence)
    assert session.game is before


def test_pages_as_printed_keep_no_facts(printed: Engine) -> None:
    session = session_of(printed)
    with pytest.raises(AnswerRefused, match="no facts to change here"):
        session.text("red has a starport")


def test_the_report_says_what_was_told(played: Engine) -> None:
    game = new_game(played, 0, {}).tell("no_starport of red", False)
    assert "- Told: no starport of red. *no*" in markdown(game)


amended = settings(max_examples=25, deadline=None)


def amending_walk(game: Game, chance: random.Random, steps: int) -> list[tuple[Game, dict[str, object]]]:
    """Games with answers, corrections and tellings, each with its entry in the journal."""
    found: list[tuple[Game, dict[str, object]]] = []
    for _ in range(steps):
        moves = moves_of(game)
        back = chance.randint(1, min(6, len(moves))) if moves else 0
        if back and chance.random() < 0.2 and moves[back - 1].told is None:
            asked = moves[back - 1].before
            assert asked is not None
            correction = corrected(game, back, any_answer(asked.question, chance))
            game, entry = correction.game, dict(correction.entry)
        elif chance.random() < 0.1:
            game = game.tell("no_starport of red", chance.random() < 0.5)
            entry = {"tell": game.told, "as": game.given}
        else:
            answer = any_answer(game.question, chance)
            game, entry = game.answer(answer), {"answer": answer}
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
    """Taken back answer by answer, it is exact down to the beginning."""
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
    """So that a power cut leaves all of it or nothing."""
    journal = Journal.create(tmp_path / "game.jsonl", header_of(played.book, 0, {"questions": "single"}))
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
