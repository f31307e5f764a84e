"""A whole game: every seat's turn in order, who leads next, the stack, the chapters, the end."""

import random
from dataclasses import replace
from operator import or_

from hypothesis import given
from hypothesis import strategies as st
from invariants import replayed, undo_is_exact
from transcript import plays, seed_rolling, session_of
from walks import SEEDS, any_answer, examples, walk

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.report import markdown
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.state import Draft

TWO_BOTS = {"bots": "red,blue", "track": "game"}
SEATS = [
    {"bots": "red", "order": ""},
    {"bots": "red,blue", "order": ""},
    {"bots": "red,blue", "order": "yellow,red,white,blue"},
]
GAMES = st.builds(
    or_,
    st.sampled_from(SEATS),
    st.fixed_dictionaries(
        {
            "track": st.just("game"),
            "efficient_logistics": st.sampled_from(["off", "behind"]),
            "most_power_leads": st.sampled_from(["off", "on"]),
        }
    ),
)
any_game = examples(10)


def test_a_full_chapter_with_two_bots(played: Engine) -> None:
    """Initiative by surpassing and by seizing, declarations, the stack shuffled, hands run out."""
    plays(
        session_of(played, seed_rolling(5, 6, 6), **TWO_BOTS),
        """
        Round one. Red leads.
        Which two cards did red draw?
        > mobilization three aggression two
        Is red first, or tied for first, in Tyrant?
        > no (9 times)
        No priority applies.
        Red leads with mobilization 3, for three actions.
        Does red have any resources, or a Weapon or Union guild card?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > construction four construction six
        Place the seize counter at one.
        (die: 5)
        How many undeclared ambitions is blue winning?
        > zero
        The roll is five. The initiative is not seized.
        Is blue without a starport?
        > no (7 times)
        No priority applies.
        Blue pivots with construction 4, for one action.
        Does blue have any resources, or a Weapon or Union guild card?
        > no (5 times)
        There is nothing more blue can do with this card. The turn is over.
        Which card did you play, or did you copy?
        > mobilization five
        Did you seize the initiative?
        > no
        Round two. You lead.
        Which card did you lead?
        > construction two
        Did you declare Tycoon?
        > yes
        Which two cards did red draw?
        > construction three administration five
        Red surpasses with construction 3, for three actions.
        Is red without a starport?
        > no (6 times)
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Two actions left.
        Can red build to take control of a rival building?
        > no
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        One action left.
        Can red build to take control of a rival building?
        > no
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Red has no actions left. The turn is over.
        Which two cards did blue draw?
        > administration three mobilization two
        Raise the seize counter to two.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can blue tax to contend Tycoon?
        > no (9 times)
        No priority applies.
        Blue pivots with mobilization 2, for one action.
        Can blue influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more blue can do with this card. The turn is over.
        Round three. Red leads.
        Which two cards did red draw?
        > aggression three mobilization six
        Is red first, or tied for first, in Tyrant?
        > yes
        Red leads with aggression 3, for two actions, and declares Tyrant.
        Can red use favorable combat to contend Tycoon or Tyrant?
        > no (7 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > aggression six administration two
        Blue surpasses with aggression 6, for two actions.
        Does blue outnumber every rival on a court card, so that it could secure it?
        > yes
        Can blue secure a card to contend Tycoon or Tyrant?
        > no (11 times)
        There is nothing more blue can do with this card. The turn is over.
        Which card did you play, or did you copy?
        > copy
        Did you seize the initiative?
        > yes
        Round four. You lead.
        Which card did you lead?
        > administration six
        Did you declare Empath?
        > no
        Which two cards did red draw?
        > mobilization four aggression four
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can red tax to contend Tycoon or Tyrant?
        > no (10 times)
        No priority applies.
        Red pivots with mobilization 4, for one action.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Shuffle the discards into a new stack first.
        Which two cards did blue draw?
        > aggression five construction five
        Raise the seize counter to three.
        (die: 4)
        How many undeclared ambitions is blue winning?
        > zero
        The roll is four. The initiative is not seized.
        Can blue tax to contend Tycoon or Tyrant?
        > no (12 times)
        No priority applies.
        Blue pivots with aggression 5, for one action.
        Can blue use favorable combat to take trophies?
        > no (3 times)
        There is nothing more blue can do with this card. The turn is over.
        Round five. You lead.
        Which card did you lead?
        > mobilization six
        Did you declare Empath?
        > no
        Which two cards did red draw?
        > administration four mobilization three
        Raise the seize counter to two.
        Can red tax to contend Tycoon or Tyrant?
        > no (8 times)
        No priority applies.
        Red pivots with administration 4, for one action.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (4 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > construction two administration three
        Raise the seize counter to four.
        Can blue tax to contend Tycoon or Tyrant?
        > no (9 times)
        No priority applies.
        Blue pivots with construction 2, for one action.
        Can blue build a city? Double cities only while winning Tycoon or Tyrant and uncovering a bonus.
        > no (4 times)
        There is nothing more blue can do with this card. The turn is over.
        Are any action cards left for you?
        > no
        Round six. Red leads.
        Which two cards did red draw?
        > construction six mobilization two
        Remove the seize counter.
        Is red alone in first place in Tycoon?
        > no (8 times)
        No priority applies.
        Red leads with mobilization 2, for four actions.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > aggression two aggression three
        Raise the seize counter to five.
        Can blue use favorable combat to contend Tycoon or Tyrant?
        > no (6 times)
        No priority applies.
        Blue pivots with aggression 2, for one action.
        Can blue use favorable combat to take trophies?
        > no (3 times)
        There is nothing more blue can do with this card. The turn is over.
        Chapter one is over.
        Score Tycoon and Tyrant.
        Say done when ready.
        > done
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        All hand counters are at six. The ambition markers are free again.
        Round one. Red leads.
        Which two cards did red draw?
        """,
    )


def follow(session: Session, answers: dict[str, str]) -> None:
    """Answers what is asked by step, everything else with no, until a step without an answer."""
    while session.question.step in answers or session.question.expect == "yes_no":
        session.text(answers.pop(session.question.step, "no"))


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


def test_with_several_at_the_table_short_questions_name_whose_card_it_is(played: Engine) -> None:
    session = session_of(played, bots="red,blue", order="white,red,blue,yellow", track="game")
    assert session.question.short == "White's lead?"
    session.text("I led mobilization three and declared tyrant")
    assert session.question.short == "Red's two cards?"


def test_any_card_of_the_suit_surpasses_a_declared_lead(played: Engine) -> None:
    """The lead counts as zero then; the higher of two that surpass leads next."""
    session = session_of(played, order="white,red,yellow", track="game")
    session.text("aggression five")
    session.text("yes")
    session.text("aggression four construction two")
    assert session.game.state[v.played_as] == "surpass"
    follow(session, {})
    session.text("aggression three")
    session.text("no")
    assert session.game.state[v.leading_seat] == "red"


def test_a_card_led_or_drawn_is_not_offered_to_the_player(played: Engine) -> None:
    session = session_of(played, track="game")
    session.text("aggression four construction two")
    follow(session, {})
    assert session.question.step == "player-turn/follow"
    assert session.game.state[v.lead] not in session.question.choices


def test_nobody_seizes_twice_in_a_round(played: Engine) -> None:
    session = session_of(played, order="red,white,yellow", track="game")
    session.text("aggression four construction two")
    follow(session, {})
    session.text("copy")
    session.text("yes")
    assert session.question.text == "Which card did yellow play, or did yellow copy?"
    session.text("copy")
    assert session.question.step == "player-turn/lead"
    assert session.game.state[v.cards_left.of("white")] == 4


def test_status_tells_stack_and_initiative(played: Engine) -> None:
    session = session_of(played, **TWO_BOTS)
    assert [event.text for event in session.text("status")][:-1] == [
        "Chapter one; round one; red hand counter six; blue hand counter six; "
        "red seize counter zero; blue seize counter zero.",
        "Stack fourteen; initiative red; declared nothing.",
    ]


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
    told = [event.text for event in session.text("blue")]
    assert told == [
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


@any_game
@given(seed=SEEDS, options=GAMES, yes=st.sampled_from([0.1, 0.4, 0.8]))
def test_every_game_comes_to_its_end(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    start = new_game(played, seed, options)
    for game in walk(start, random.Random(seed), 6_000, yes):
        state = game.state
        assert state[v.stack] >= 0
        assert state[v.chapter] <= 5
        if not game.over:
            assert state.returns == () or game.question.step.split("/")[0] not in ("seat", "player-turn")
    assert game.over


@any_game
@given(seed=SEEDS, options=GAMES)
def test_undo_and_replay_are_exact(played: Engine, seed: int, options: dict[str, str]) -> None:
    games, again = ([*walk(new_game(played, seed, options), random.Random(seed), 60)] for _ in range(2))
    undo_is_exact(games, again)
    assert replayed(played, seed, options, map(entry_of, games)).state == games[-1].state
