"""The search for the Portal by cubes, to the end, by a player and by a bot; a failed one; what is left; undo."""

from collections import Counter
from dataclasses import replace

import pytest
from round_ends import on_to, on_to_the_flagship
from transcript import draft_of, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.portal import cubes_on_chart, guided_planets
from voice_supercat.books.supercat_campaign.rules.searching import search_goes_on, uncover_by_cubes
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent
from voice_supercat.procedure.state import Draft

DRAWS = 100_000


def player_searches(played: Engine, seed: int = 0, **known: object) -> Session:
    """A player who is the Pathfinder is asked where to search."""
    session = session_of(played, seed, order="yellow,red", fates="pathfinder,founder", act="2", portal="cubes")
    if known:
        session = with_known(session, **known)
    session.text("construction 4")
    session.text("no")
    assert session.question.step == "uncovering-of-player/where"
    return session


def orders(session: Session) -> list[str]:
    """What the last answer has led to on the table."""
    return [event.text for event in session.game.events if isinstance(event, ActEvent)]


def test_how_it_is_searched_is_asked_once_as_act_two_begins(played: Engine) -> None:
    plays(
        session_of(played, order="yellow,red", fates="pathfinder,founder", act="2"),
        """
        You are First Regent.
        Is the Portal searched for with cubes, or with hidden tiles?
        > cubes
        Round one. You lead.
        Which card did you lead?
        """,
    )


@pytest.mark.parametrize(
    ("act", "fates", "portal"),
    [("1", "pathfinder,founder", "ask"), ("2", "hegemon,founder", "ask"), ("2", "pathfinder,founder", "table")],
)
def test_where_the_program_keeps_no_portal_nothing_is_asked(played: Engine, act: str, fates: str, portal: str) -> None:
    session = session_of(played, order="yellow,red", fates=fates, act=act, portal=portal)
    assert session.question.text == "Which card did you lead?"


def test_a_player_searches_and_asks_which_planets_are_left(played: Engine) -> None:
    plays(
        player_searches(played, 5),
        """
        At which planet do you uncover clues, or none?
        > hex 2
        An X. Place a clue with the X at hex 2.
        Which two cards did the bot draw?
        > which planets are left?
        Clues an X at hex 2; planets left arrow 1, 3, 4, 5 or 6, or moon 1, 3, 4, 5 or 6.
        Which two cards did the bot draw?
        > how many clues
        Clues an X at hex 2; planets left arrow 1, 3, 4, 5 or 6, or moon 1, 3, 4, 5 or 6.
        Which two cards did the bot draw?
        """,
    )


def test_what_was_uncovered_is_the_same_after_it_was_taken_back(played: Engine) -> None:
    plays(
        player_searches(played, 5),
        """
        At which planet do you uncover clues, or none?
        > hex 2
        An X. Place a clue with the X at hex 2.
        Which two cards did the bot draw?
        > undo
        Taken back.
        Take that token off the map.
        At which planet do you uncover clues, or none?
        > hex 2
        An X. Place a clue with the X at hex 2.
        Which two cards did the bot draw?
        """,
    )


def test_correcting_an_answer_before_it_does_not_change_what_was_drawn(played: Engine) -> None:
    """Whatever else was rolled in between."""
    state = player_searches(played, 5).game.state
    drawn = []
    for dice in range(4):
        draft = Draft(state)
        for _ in range(dice):
            draft.roll(6)
        draft[v.clue_at] = "hex 2"
        uncover_by_cubes(draft)
        drawn.append(draft.known(v.token))
    assert len(set(drawn)) == 1


@pytest.mark.parametrize("seed", range(20))
def test_looking_ahead_tells_nothing_of_the_draw(played: Engine, seed: int) -> None:
    game = player_searches(played, seed).game
    assert game.ahead("hex 2") == ()
    assert game.answer("hex 2").events == game.answer("hex 2").events


def test_the_same_planet_is_not_searched_twice(played: Engine) -> None:
    session = player_searches(played, clues=(("hex 2", "x"),))
    assert "hex 2" not in session.question.choices
    assert len(session.question.choices) == 18  # the other planets, and none


def test_nothing_is_asked_where_the_player_finds_nothing_more(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="pathfinder,founder", act="2", portal="cubes")
    session = with_known(session, portal="hex 3")
    session.text("construction 4")
    session.text("no")
    assert session.question.step == "bot-turn/drawn"


def test_the_last_clue_ends_a_search_that_has_failed(played: Engine) -> None:
    """Two planets are left, and one clue: a clue at neither of them."""
    clues = (("hex 1", "x"), ("hex 2", "x"), ("arrow 3", "x"), ("moon 4", "check"), ("moon 1", "check"))
    session = player_searches(played, clues=clues)
    plays(
        session,
        """
        At which planet do you uncover clues, or none?
        > arrow 1
        An X. Place a clue with the X at arrow 1.
        That was the last clue, and the Portal is not found. The search is over.
        Which two cards did the bot draw?
        """,
    )
    assert not search_goes_on(session.game.state)


def search_to_the_end(session: Session) -> list[tuple[str, str]]:
    """A player searches by the guidelines in turn after turn: each planet, and what was ordered there."""
    found = []
    while search_goes_on(session.game.state):
        on_to(session, "uncovering-of-player/where")
        planet = guided_planets(dict(session.game.state[v.clues]))[0]
        session.text(planet)
        found.append((planet, orders(session)[0]))
    return found


def test_a_search_by_cubes_to_the_end(played: Engine) -> None:
    session = session_of(played, 2, order="yellow,red", fates="pathfinder,founder", act="2", portal="cubes")
    assert search_to_the_end(session) == [
        ("hex 1", "An X. Place a clue with the X at hex 1."),
        ("arrow 2", "An X. Place a clue with the X at arrow 2."),
        ("moon 3", "A check. Place a clue with the check at moon 3."),
        ("moon 4", "A check. Place a clue with the check at moon 4."),
        ("moon 5", "A check. Place a clue with the check at moon 5."),
        ("moon 6", "The Portal is found. Place its token at moon 6."),
    ]
    assert session.game.state[v.portal] == "moon 6"


def test_a_bot_searches_where_its_flagship_is_and_spends_a_resource_by_chance(played: Engine) -> None:
    session = session_of(played, 5, order="red,yellow", fates="pathfinder,founder", act="2", portal="cubes")
    session.text("construction 2 and mobilization 3")
    on_to_the_flagship(session)
    plays(
        session,
        """
        At which planet is the Flagship of the bot, if at any of the eighteen planets?
        > hex 2
        Which resources does the bot have that no planet of cluster 2 has?
        > fuel weapon
        Spend weapon to uncover clues at hex 2.
        An X. Place a clue with the X at hex 2.
        Can the bot build a city on its Flagship, with no more cities than starports there?
        """,
    )


def test_draws_have_the_odds_of_the_bag(played: Engine) -> None:
    """Chi-square over the three tokens, of 100,000 draws; beyond 13.8 is one sample of a thousand."""
    clues = {"hex 1": "check", "arrow 2": "x"}
    state = draft_of(played, clue_at="hex 3", clues=tuple(clues.items())).freeze()
    drawn: Counter[str] = Counter()
    for seed in range(DRAWS):
        draft = Draft(replace(state, seed=seed))
        uncover_by_cubes(draft)
        drawn[draft.known(v.token)] += 1
    bag = Counter(cubes_on_chart("hex 3", clues).values())
    expected = {token: DRAWS * count / bag.total() for token, count in bag.items()}
    assert expected.keys() == drawn.keys()
    assert sum((drawn[token] - mean) ** 2 / mean for token, mean in expected.items()) < 13.8
