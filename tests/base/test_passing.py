"""Who has no cards left or passes, and the chapter that ends with it, also taken back."""

from dataclasses import replace

from seats import TWO_BOTS
from transcript import plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft
from voice_supercat.reports.markdown import markdown


def test_initiative_passed_on_goes_to_the_next_seat_and_the_round_is_over(played: Engine) -> None:
    plays(
        session_of(played, order="white,red", track="game"),
        """
        Round one. You lead.
        Which card did you lead?
        > pass
        Round two. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def hold(session: Session, **hands: int) -> None:
    """As many cards are left to each bot as `hands` says."""
    draft = Draft(session.game.state)
    for bot, count in hands.items():
        draft[v.hand_counter.of(bot)] = count
    session.game = replace(session.game, reached=draft.freeze())


def test_a_bot_without_cards_says_that_it_passes(played: Engine) -> None:
    """Red has seized, so that it has played a card more than the others; the report has a heading for its turn."""
    session = session_of(played, **TWO_BOTS, order="white,red,blue")
    hold(session, red=0)
    plays(
        session,
        """
        Round one. You lead.
        Which card did you lead?
        > I led mobilization three and declared tyrant
        Red has no cards left and passes.
        Which two cards did blue draw?
        """,
    )
    *_, heading, _, line, _, _ = markdown(session.game).splitlines()
    assert (heading, line) == ("## Chapter 1, round 1: Red", "- Red has no cards left and passes.")


def test_with_nobody_else_to_lead_passing_ends_the_chapter(played: Engine) -> None:
    session = session_of(played, order="white,red", track="game")
    hold(session, red=0)
    plays(
        session,
        """
        Round one. You lead.
        Which card did you lead?
        > pass
        Chapter one is over.
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Round one. You lead.
        Which card did you lead?
        > take it back
        Taken back.
        Gather the cards that were dealt.
        Hand counter back to zero.
        Which card did you lead?
        """,
    )


SCORED_AND_BEGUN_ANEW = """
        Chapter one is over.
        Score Tycoon.
        Say done when ready.
        > done
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Round one. You lead.
        Which card did you lead?"""
PUT_BACK = """
        Gather the cards that were dealt.
        Declared: put tycoon back.
        Hand counter back to zero."""


def chapter_ends(engine: Engine) -> Session:
    """The only seat with cards can pass and so end the chapter; Tycoon is declared."""
    session = session_of(engine, order="white,red", track="game")
    hold(session, red=0)
    session.text("tycoon was declared")
    return session


def test_taking_back_walks_back_over_the_scoring_and_says_so(played: Engine) -> None:
    session = chapter_ends(played)
    before = session.game.state
    plays(
        session,
        f"""
        Which card did you lead?
        > pass{SCORED_AND_BEGUN_ANEW}
        > take it back
        Taken back.{PUT_BACK}
        Say done when ready.
        > take it back
        Taken back.
        Take back the power that was scored.
        Which card did you lead?
        """,
    )
    assert session.game.state == before


def test_correcting_the_answer_before_the_scoring_takes_the_scoring_back(played: Engine) -> None:
    plays(
        chapter_ends(played),
        f"""
        Which card did you lead?
        > pass{SCORED_AND_BEGUN_ANEW}
        > correct that
        You said done.
        Say done when ready.
        > correct that
        You said pass.
        Which card did you lead?
        > mobilization three
        Corrected.
        Gather the cards that were dealt.
        Take back the power that was scored.
        Declared: put tycoon back.
        Hand counter back to zero.
        Did you declare Tyrant?
        """,
    )
