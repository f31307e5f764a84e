"""The player tells a fact or news at any question."""

from pathlib import Path

import pytest
from small_book import write_book
from transcript import PLAINLY, plays, session_of, understanding_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused, BookFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.loader import load
from voice_supercat.reports.markdown import markdown


def test_a_fact_that_was_told_answers_the_open_question(played: Engine) -> None:
    session = session_of(played)
    for answer in ("construction two construction three", "yes", "yes", "no"):
        session.text(answer)
    assert session.question.text == "Is the bot without a starport?"
    texts = [event.text for event in session.text("red has a starport")]
    assert texts == ["Noted.", "Is any building of the bot in a system that a rival controls?"]


def test_by_voice_the_program_asks_what_has_changed(played: Engine) -> None:
    plays(
        session_of(played, bots="red,blue"),
        """
        Which bot plays now?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
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


def test_power_of_the_first_chapter_counts_after_it_was_told(played: Engine) -> None:
    session = session_of(played, bots="red", track="game", efficient_logistics="behind")
    session.text("red has more power")
    session.text("construction two mobilization six")
    session.text("yes")
    assert session.game.state[v.played_as] == "lead"
    assert session.game.state[v.left] == 4, "construction 2 has four actions, and Efficient Logistics adds none"


def test_counters_can_be_set_to_what_is_on_the_table(played: Engine) -> None:
    """A Leader's ability, or a card that a bot has gained: whatever the program could not know."""
    session = session_of(played, bots="red,blue", track="game")
    plays(
        session,
        """
        Round one. Red leads.
        Which two cards did red draw?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > the hand counter
        Whose?
        > blue
        Blue hand counter: what is it now?
        > seven
        Noted.
        Which two cards did red draw?
        > that changed
        What has changed?
        > the seize counter
        Whose?
        > red
        Red seize counter: what is it now?
        > two
        Noted.
        Which two cards did red draw?
        > that changed
        What has changed?
        > the pile of cards
        Stack: what is it now?
        > nine
        Noted.
        Which two cards did red draw?
        """,
    )
    state = session.game.state
    assert (
        state[v.hand_counter.of("blue")],
        state[v.hand_counter.of("red")],
        state[v.seize_counter.of("red")],
        state[v.stack],
    ) == (7, 6, 2, 9)
    session.text("undo")
    assert session.game.state[v.stack] == 14


def test_a_card_gained_by_other_means_can_then_be_chosen(played: Engine) -> None:
    session = session_of(played)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > an extra card
        Which action card has the bot gained?
        > aggression six
        Noted.
        Which two cards did the bot draw?
        """,
    )
    assert session.game.state[v.hand_counter.of("red")] == 7
    for said in ("aggression two construction two", "no", "aggression five", "no"):
        session.text(said)
    assert session.game.state[v.selected] == "aggression 6"


@pytest.mark.parametrize(
    ("options", "said", "known"),
    [
        ({"bots": "red,blue", "track": "game"}, "blue seized the initiative", (v.seized_by, "blue")),
        ({"track": "game"}, "me seized the initiative", (v.seized_by, "yellow")),
        ({}, "me seized the initiative", (v.seized_by_player, True)),
    ],
)
def test_an_initiative_seized_by_other_means(
    played: Engine, options: dict[str, str], said: str, known: tuple[Key[object], object]
) -> None:
    session = session_of(played, **options)
    session.text(said)
    key, content = known
    assert session.game.state[key] == content
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text("red seized the initiative")


def test_news_with_a_number_needs_a_range(tmp_path: Path) -> None:
    head = "news:\n  cups: {ask: How many cups?, range: [1], compute: count_cup}\naccounts"
    with pytest.raises(BookFault, match='news "cups": expected two numbers for "range"'):
        load(write_book(tmp_path, book=("accounts", head)))


def test_sentences_of_facts_are_not_in_the_grammar(played: Engine) -> None:
    """Every further phrase in the grammar costs accuracy on the others."""
    session = session_of(played)
    phrases = understanding_of(played).phrases(session.question)
    assert "that changed" in phrases
    assert "the bot has a starport" not in phrases


def test_an_ambition_declared_by_other_means_leaves_the_lead_card_its_number(played: Engine) -> None:
    session = session_of(played)
    for words in ("aggression two construction two", "no", "tyrant was declared"):
        session.text(words)
    assert session.question.text == "Which card was led?"
    assert session.game.state[v.declared] == ("tyrant",)
    session.text("aggression three")
    session.text("no")
    assert not session.game.state[v.lead_is_zero]


@pytest.mark.parametrize("sentence", ["yellow has a starport", "nobody has no starport"])
def test_what_does_not_fit_the_game_is_refused(played: Engine, sentence: str) -> None:
    session = session_of(played)
    before = session.game
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text(sentence)
    assert session.game is before


def test_pages_as_printed_keep_no_facts(printed: Engine) -> None:
    session = session_of(printed)
    with pytest.raises(AnswerRefused, match="nothing to change here"):
        session.text("red has a starport")


def test_the_report_contains_facts_that_were_told(played: Engine) -> None:
    game = new_game(played, 0, PLAINLY).tell("no_starport of red", False)
    assert "- Told: no starport of red. *no*" in markdown(game)


def test_questions_about_facts_contain_no_negation(played: Engine) -> None:
    """It is easy to give the wrong answer to "Is the bot without a starport?"."""
    session = session_of(played, bots="red")
    for answer, without in (("yes", False), ("no", True)):
        for said in ("that changed", "the starport"):
            session.text(said)
        assert session.question.text == "Does the bot have a starport?"
        session.text(answer)
        assert session.game.state.facts["no_starport of red"] is without


def test_help_names_the_facts_a_few_at_a_time(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > tell me more
        Say weapon, relic, psionic, a weapon card or a union card.
        What has changed?
        > help me
        Say more power, chapter, round, hand counter or seize counter.
        What has changed?
        > more
        Say cards kept, the pile of cards, declared, lead card or agents in supply.
        What has changed?
        """,
    )


def test_while_paused_the_program_asks_nothing(played: Engine) -> None:
    session = session_of(played)
    session.text("hold on")
    with pytest.raises(AnswerRefused, match="Say resume to go on"):
        session.text("that changed")
    assert session.text("carry on") == [session.game.question]


@pytest.mark.parametrize("leaving", ["no", "never mind", "take it back"])
@pytest.mark.parametrize("asking", ["that changed", "read the rules", "explain", "change settings"])
def test_a_question_of_the_program_can_be_left(played: Engine, asking: str, leaving: str) -> None:
    session = session_of(played)
    session.text(asking)
    assert session.text(leaving) == [session.game.question]
    assert not session.asks_aside
