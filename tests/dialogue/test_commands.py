"""Commands as the player says them, on the base book."""

from pathlib import Path

import pytest
from orchard_book import orchard
from orchard_book import played as orchard_played
from transcript import conversation, no_until, plays, session_of

from voice_supercat.dialogue.session.explaining import MOST_REASONS
from voice_supercat.procedure.check_flow import read_only_pages
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def test_explain_that_explains_the_term_in_the_question_or_asks_which(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > explain
        Say safe card, claim, combat card, contend or contested card. Help tells more.
        Which term?
        > task force
        The task force is the group of the bot's ships with the most fresh ships.
        Which two cards did the bot draw?
        > explain double city
        A double city is a second loyal city on a planet that already has one.
        Which two cards did the bot draw?
        """,
    )


def test_a_term_is_explained_by_its_beginning_and_of_an_unknown_word_it_is_asked_which_term(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > explain contested
        A contested card is a court card with agents of the bot and more agents of a rival.
        Which two cards did the bot draw?
        > explain outnumber
        Say safe card, claim, combat card, contend or contested card. Help tells more.
        Which term?
        > nothing
        Which two cards did the bot draw?
        """,
    )


def test_rules_are_read_on_request(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > read the rules
        Say the bot turn, administration, aggression, construction or mobilization. Help tells more.
        Rules about what?
        > expansion
        This page tells when the bot stakes claims and builds cities. The Movement Doctrine tells how it moves there.
        A claim is an open building slot where the bot could build, because it has a piece on that planet. \
Each slot counts, whoever controls the system.
        The bot seeks new claims while it has fewer claims than unbuilt cities. Cities in a rival's trophies do not \
count as unbuilt.
        A double city is a second city on the same planet. It is built only if the bot alone is winning a \
declared ambition and it uncovers a power bonus.
        An open slot counts as a claim even where that limit keeps the bot from building its city.
        Which two cards did the bot draw?
        """,
    )


def test_a_section_of_the_rules_is_read_alone(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > rules about raids
        A raid needs raid dice for twice the target's keys. It also needs more fresh ships than the defender, or \
as many and a second battle after moving.
        In a raid, fight as for trophies first, and roll raid dice with the last action.
        Which two cards did the bot draw?
        > rules about mass uprising
        Mass Uprising is effective with at least four of the bot's ships in supply. Pick the task force's cluster, \
or a random one if there is no task force.
        Which two cards did the bot draw?
        """,
    )


def test_every_page_that_is_only_read_can_be_asked_for(played: Engine) -> None:
    """Nothing leads to these pages in play. The title page is the only exception."""
    topics = {topic.partition("/")[0] for topic in played.book.topics}
    assert set(read_only_pages(played.book)) - topics == {"front"}
    lines = conversation(session_of(played), ["rules about the components"])
    assert lines[2].startswith("Have ready two counters for each bot")


def test_priorities_are_read_with_the_suits_they_name(played: Engine) -> None:
    lines = conversation(session_of(played), ["rules about priorities"])
    assert lines[2:8] == [
        "Can the bot tax or secure to contend a declared ambition?",
        "The bot plays administration or aggression.",
        "Can the bot secure an effective Vox card?",
        "The bot plays aggression.",
        "Can the bot use favorable combat to contend a declared ambition?",
        "The bot plays a combat card.",
    ]


def test_a_book_without_terms_says_so(tmp_path: Path) -> None:
    session = orchard_played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match="no terms to explain"):
        session.text("explain that")
    assert session.question == session.game.question


def test_why_says_the_last_answers_and_asked_again_all_of_the_turn(played: Engine) -> None:
    session = session_of(played)
    conversation(session, ["aggression five construction two", "yes", "no", "no", "no"])
    nearest = [event.text for event in session.text("why")]
    assert len(nearest) == MOST_REASONS + 1
    assert nearest[-1] == session.question.text
    whole = [event.text for event in session.text("why")]
    assert whole[0] == "Which two cards did the bot draw? You said aggression 5 and construction 2."
    assert whole[-len(nearest) :] == nearest
    session.text("no")
    assert len(session.text("why")) == len(nearest)


def test_two_cards_can_be_named_one_at_a_time(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five
        And the other card?
        > take it back
        Which two cards did the bot draw?
        > aggression five
        And the other card?
        > construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > correct that
        You said no.
        Does the bot have the initiative?
        > correct that
        You said aggression 5 and construction 2.
        Which two cards did the bot draw?
        > aggression five
        And the other card?
        > construction three
        Corrected.
        Which card was led?
        """,
    )


def test_what_if_looks_ahead_and_answers_nothing(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > what if no
        After no: Which card was led?
        Does the bot have the initiative?
        > no
        Which card was led?
        """,
    )


def test_what_if_is_for_yes_and_no_among_other_answers_too(played: Engine) -> None:
    session = session_of(played, page="construction")
    no_until(session, "construction/7")
    session.text("yes")
    plays(
        session,
        """
        Build another starport.
        Is only one system possible?
        > what if no
        After no: How many of those hold the task force?
        Is only one system possible?
        > what if yes
        After yes: Three actions left.
        After yes: Is any building of the bot in a system that a rival controls?
        Is only one system possible?
        """,
    )


def test_what_if_tells_nothing_that_chance_decides(played: Engine) -> None:
    """It ends where a die would be rolled."""
    session = session_of(played)
    for answer in ("construction three mobilization two", "no", "administration four"):
        session.text(answer)
    plays(
        session,
        """
        Was Warlord declared with it?
        > what if yes
        After yes: Place the seize counter at one.
        Was Warlord declared with it?
        """,
    )


def test_undo_says_what_to_put_back_on_the_table(played: Engine) -> None:
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
        > take it back
        Taken back.
        Take construction 2 back from the discards.
        Take the played card back.
        Declared: take tyrant back.
        Was Tyrant declared with it?
        """,
    )


def test_another_command_replaces_a_question_of_the_program(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > quit
        Quit now?
        > status report
        Chapter one; round one; hand counter six; seize counter zero; declared nothing.
        Which two cards did the bot draw?
        """,
    )
