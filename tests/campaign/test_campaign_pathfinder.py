"""The Pathfinder: its lines in Act Two, the Prelude, and which planets the guidelines give."""

import pytest
from round_ends import on_to_order, on_to_the_flagship, plain_answer
from rule_reader import SHARED, LiteralReading, assert_read_as, items_of, literally
from transcript import draft_of, no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.searching import resources_for_clue, where_to_search
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

ONE_CHECK = (("hex 1", "check"), ("arrow 2", "x"))
WHERE = "hex 3, 4, 5 or 6, or moon 1"

DOCUMENT = SHARED / "rules" / "campaign.md"
ACT_TWO = "campaign/pathfinder/act-ii"


@pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")
@pytest.mark.parametrize("answers", [[True, False], [False, True, False], [False, False, False]])
def test_its_lines_are_read_item_by_item_as_printed(printed: Engine, answers: list[bool]) -> None:
    headings = items_of(DOCUMENT.read_text(encoding="utf-8"))
    events = literally(printed, "campaign/pathfinder", answers)
    read = [event for event in events if event.source[0].startswith(ACT_TWO)]
    assert_read_as(read, LiteralReading(headings, answers, "campaign").read(ACT_TWO))


def drawing(played: Engine, cards: str, **known: object) -> Session:
    """The Pathfinder in red leads and has drawn these cards."""
    session = session_of(played, 5, order="red,yellow", fates="pathfinder,founder", act="2", portal="cubes")
    if known:
        session = with_known(session, **known)
    session.text(cards)
    return session


def test_a_pathfinder_with_a_resource_moves_its_flagship(played: Engine) -> None:
    session = drawing(played, "mobilization 2 and construction 3", clues=ONE_CHECK)
    no_until(session, "pathfinder/resource")
    plays(
        session,
        f"""
        Does the bot have a resource that no planet of the cluster has, to uncover clues at {WHERE}?
        > yes
        Can the bot move its Flagship to such a planet, or part of the way?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )
    move = on_to_order(session, "move")
    assert move.text == "Move the Flagship to the nearest such planet, or part of the way."


def test_without_one_it_taxes_or_battles_for_it(played: Engine) -> None:
    session = drawing(played, "administration 3 and aggression 2", clues=ONE_CHECK)
    no_until(session, "pathfinder/resource")
    plays(
        session,
        f"""
        Does the bot have a resource that no planet of the cluster has, to uncover clues at {WHERE}?
        > no
        Can the bot tax for a resource that no planet of the cluster has, to uncover clues at {WHERE}?
        > no
        Can the bot use favorable combat for a resource that no planet of the cluster has?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard administration 3.
        Does the bot have material?
        """,
    )


def test_once_the_portal_is_found_it_controls_it(played: Engine) -> None:
    session = drawing(played, "construction 2 and mobilization 3", portal="hex 3")
    no_until(session, "pathfinder/portal-building")
    plays(
        session,
        """
        Can the bot build to control the Portal?
        > no
        Can the bot repair to control the Portal?
        > no
        Can the bot move to control the Portal?
        > yes
        The bot leads with mobilization 3, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_in_its_prelude_it_uncovers_clues_at_a_planet_of_the_guidelines(played: Engine) -> None:
    session = drawing(played, "construction 2 and mobilization 3", clues=(("hex 1", "check"),))
    on_to_the_flagship(session)
    plays(
        session,
        """
        At which planet is the Flagship of the bot, if at arrow 2, 3, 4, 5 or 6, or moon 2, 3, 4, 5 or 6?
        > arrow 2
        Which resources does the bot have that no planet of cluster 2 has?
        > fuel weapon
        Spend weapon to uncover clues at arrow 2.
        A check. Place a clue with the check at arrow 2.
        Can the bot build a city on its Flagship, with no more cities than starports there?
        """,
    )


def test_a_resource_spent_on_clues_leaves_its_guild_cards(played: Engine) -> None:
    """They are told before it, and were asked for again after it."""
    session = session_of(played, order="red,yellow", fates="pathfinder,founder", act="2", portal="cubes", ledger="on")
    session.text("construction 2 and mobilization 3")
    asked = []
    while session.question.step != "prelude/union-card":
        asked.append(session.question.text)
        answers = {"number": "none", "list": "fuel", "choice": "arrow 2"}
        so = session.question.step in ("prelude/has-union-card", "pathfinder/resource")
        session.text("yes" if so else answers.get(session.question.expect, "no"))
    assert asked[-2:] == [
        "At which planet is the Flagship of the bot, if at any of the eighteen planets?",
        "Which resources does the bot have that no planet of cluster 2 has?",
    ]


@pytest.mark.parametrize("answers", [["none"], ["hex 3", "none"]])
def test_elsewhere_or_without_a_resource_it_uncovers_nothing(played: Engine, answers: list[str]) -> None:
    session = drawing(played, "construction 2 and mobilization 3")
    on_to_the_flagship(session)
    for answer in answers:
        session.text(answer)
    assert session.game.state[v.clues] == ()
    assert not session.question.step.startswith("uncovering")


def test_without_a_resource_its_prelude_asks_for_no_planet(played: Engine) -> None:
    session, asked = drawing(played, "construction 2 and mobilization 3"), list[str]()
    while session.question.step != "player-turn/follow":
        asked.append(session.question.step)
        session.answer(plain_answer(session.question))
    assert "pathfinder/resource" in asked
    assert not [step for step in asked if step.startswith("uncovering")]


def test_what_matches_a_declared_ambition_is_not_spent_on_clues(played: Engine) -> None:
    draft = draft_of(played, declared=("tycoon", "empath"), keeps=("tycoon", "empath"))
    assert resources_for_clue(draft) == ("weapon", "relic")


@pytest.mark.parametrize(("weapons", "spends"), [(1, False), (2, True)])
def test_the_weapon_that_makes_its_card_a_combat_card_is_not_spent_on_clues(
    played: Engine, weapons: int, spends: bool
) -> None:
    combat = {"selected": "administration 2", "played_as": "lead", "page_suit": "aggression"}
    draft = draft_of(played, **combat, **{"weapon of red": weapons})
    assert ("weapon" in resources_for_clue(draft)) == spends


@pytest.mark.parametrize(
    ("clues", "words"),
    [
        ((), "any of the eighteen planets"),
        ((("hex 1", "x"),), "arrow 2, 3, 4, 5 or 6, or moon 2, 3, 4, 5 or 6"),
        ((("hex 1", "check"), ("arrow 2", "check")), "hex 2, or arrow 1"),
        ((("hex 1", "check"), ("hex 2", "check")), "hex 3, 4, 5 or 6"),
        ((("hex 1", "check"), ("arrow 1", "check")), "moon 1"),
    ],
)
def test_the_guidelines_by_the_clues_on_the_map(played: Engine, clues: tuple[tuple[str, str], ...], words: str) -> None:
    session = drawing(played, "construction 2 and mobilization 3", clues=clues)
    assert where_to_search(session.game.state) == words


def test_when_the_search_has_failed_nothing_of_it_is_asked(played: Engine) -> None:
    clues = tuple((f"hex {cluster}", "x") for cluster in range(1, 7))
    session, asked = drawing(played, "mobilization 2 and aggression 3", clues=clues), list[str]()
    while session.question.step != "player-turn/follow":
        asked.append(session.question.step)
        session.answer(plain_answer(session.question))
    assert len(asked) > 10
    assert not [step for step in asked if step.startswith(("pathfinder", "uncovering"))]
