"""The lines of a Fate, asked together: no to all of them is one answer, and one of them is named."""

import pytest
from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def leading(played: Engine, fates: str, cards: str, **options: str) -> Session:
    """Red leads; an agent of its own lies on the Council, and a player may have more there."""
    known = {f"tally of red {name}": 0 for name in ("tycoon", "tyrant")}
    session = with_known(
        session_of(played, fates=fates, questions="together", ledger="on", **options),
        **{"on_council of red": 1, "on_council of yellow": None, **known},
    )
    session.text(cards)
    return session


def test_the_lines_of_a_founder_are_two_questions(played: Engine) -> None:
    session = leading(played, "founder,steward", "administration 2 and aggression 3")
    plays(
        session,
        """
        Can it influence or secure the Imperial Council?
        > no
        Can it influence or secure Populist Demands, or move to gain a system?
        > no
        Can it use favorable combat to gain a system, or does it outnumber rivals on a court card?
        > combat
        The bot leads with aggression 3, for two actions.
        Discard administration 2.
        Which resources does the bot have?
        """,
    )


def test_ways_to_the_same_goal_are_named_with_it_once(played: Engine) -> None:
    session = leading(played, "founder,steward", "construction 2 and aggression 3", outlaws="red")
    assert session.question.text == "Can it build, move, or use favorable combat to gain a system?"
    session.text("move")
    assert session.game.state[v.selected] == "aggression 3"


@pytest.mark.parametrize(
    ("word", "selected"), [("ability", "aggression 3"), ("secure", "aggression 3"), ("influence", "mobilization 2")]
)
def test_the_ability_of_a_steward_is_asked_with_the_council(played: Engine, word: str, selected: str) -> None:
    """With agents on the Council it leads there, or can influence: one word tells which."""
    session = leading(played, "steward,founder", "mobilization 2 and aggression 3")
    assert session.question.text == "Can it use the ability Bargain, or secure or influence the Imperial Council?"
    session.text(word)
    assert session.game.state[v.selected] == selected


def test_the_council_itself_names_both_so_they_are_asked_one_at_a_time(played: Engine) -> None:
    session = leading(played, "founder,steward", "administration 2 and aggression 3")
    plays(
        session,
        """
        Can it influence or secure the Imperial Council?
        > council
        Can the bot influence the Imperial Council?
        > no
        Then: secure the Council.
        The bot leads with aggression 3, for two actions.
        Discard administration 2.
        Which resources does the bot have?
        """,
    )
