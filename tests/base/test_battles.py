"""With judge_combat=program: which dice, where hits go on both sides, what keys bring, battle after battle."""

import pytest
from battles import at_judgement
from hypothesis import given
from hypothesis import strategies as st
from transcript import draft_of, no_until, plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.battle_dice import SYMBOLS, choose_dice, dice_in_hand
from voice_supercat.books.supercat_base.rules.battling import hit
from voice_supercat.procedure.engine import Engine


def test_the_program_rolls_for_trophies(played: Engine) -> None:
    """Even numbers: skirmish dice first, and half of the last dice are assault dice."""
    plays(
        at_judgement(played, "combat_trophies"),
        """
        Could the bot take trophies by moving and battling?
        > yes
        How many fresh ships would the bot have there?
        > three
        How many fresh ships does the defender have?
        > three
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to take trophies.
        How many damaged ships would the bot have there?
        > none
        How many damaged ships does the defender have?
        > one
        How many battles could it fight there, after moving?
        > two
        Which dice can the bot roll again: none, skirmish, assault, raid, or any?
        > none
        First battle, three skirmish dice.
        (die: 3)
        (die: 5)
        (die: 3)
        The dice show one hit.
        The defender takes one hit. Destroy one damaged ship.
        Now it is three fresh ships against three.
        Say done for the second battle.
        > done
        Second battle, two skirmish dice and one assault die.
        (die: 6)
        (die: 5)
        (die: 4)
        The dice show three hits, one on itself.
        The bot takes one hit. Damage one fresh ship.
        The defender takes three hits. Destroy one fresh ship, and damage one fresh ship.
        The bot has no actions left. The turn is over.
        Which two cards did the bot draw?
        """,
    )


def test_the_player_rolls_for_a_raid(played: Engine) -> None:
    """Ahead in fresh ships: assault dice, and raid dice with the last action. Only what the dice can show is asked."""
    plays(
        at_judgement(played, "combat_contend_declared", declared=("tycoon",), battle_dice="player"),
        """
        Could the bot contend Tycoon by moving and battling?
        > yes
        How many fresh ships would the bot have there?
        > four
        How many fresh ships does the defender have?
        > two
        How many keys are on the target?
        > two
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to contend Tycoon.
        How many damaged ships would the bot have there?
        > none
        How many damaged ships does the defender have?
        > none
        How many battles could it fight there, after moving?
        > two
        Which dice can the bot roll again: none, skirmish, assault, raid, or any?
        > any
        First battle, four assault dice.
        Roll intercepts again first, then blanks.
        How many hits in the first battle?
        > three
        In the first battle, how many hits on itself?
        > none
        Is there an intercept in the first battle?
        > yes
        The bot takes two hits. Damage two fresh ships.
        The defender takes three hits. Destroy one fresh ship, and damage one fresh ship.
        Now it is two fresh ships against zero.
        Say done for the second battle.
        > done
        Second battle, four raid dice.
        Roll intercepts again first, then blanks.
        In the second battle, how many hits on itself?
        > none
        How many hits on buildings in the second battle?
        > one
        How many keys in the second battle?
        > three
        The defender's buildings take one hit, if it has any there.
        Was a city destroyed in the second battle?
        > yes
        That is outrage. The bot discards its resources and guild cards of that planet's type.
        Ransack the court and secure a card with agents of the defender.
        Was it a Vox card?
        > no
        Was it a Weapon card?
        > no
        Was it a Union card?
        > no
        Use three keys, first for what contends Tycoon, then for anything else.
        The bot has no actions left. The turn is over.
        Which two cards did the bot draw?
        """,
    )


def test_control_is_taken_first_and_then_the_page_begins_again(played: Engine) -> None:
    """Blanks are rolled again. Of three hits two end the defender's control, the third is for a trophy."""
    session = at_judgement(played, "combat_change_control", seed=1)
    for answer in ("yes", "three", "four", "one", "no", "one", "two"):
        session.text(answer)
    said = [event.text for event in session.text("skirmish") if event.kind == "say"]
    assert said[:5] == [
        "First battle, four skirmish dice.",
        "The dice show two hits.",
        "Intercepts and blanks are rolled again.",
        "The dice show three hits.",
        "The defender takes three hits. Destroy one damaged ship, and damage two fresh ships.",
    ]
    assert session.game.state[v.left] == 1


def test_numbers_told_for_judging_are_not_asked_again(played: Engine) -> None:
    session = at_judgement(played, "combat_change_control")
    asked = []
    for answer in ("yes", "three", "four", "one", "no", "one", "two", "none"):
        asked.append(session.question.text)
        session.text(answer)
    assert len(asked) == len(set(asked))
    assert sum("fresh ships" in text for text in asked) == 2


def test_players_who_judge_themselves_are_asked_yes_or_no(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    no_until(session, "aggression/9.1")
    assert session.question.text == "Can the bot use favorable combat to take trophies?"
    assert "Roll skirmish dice until" in next(event.text for event in session.text("yes") if event.kind == "say")


def dice(engine: Engine, goal: str, own: int, damaged: int, rival: int, battles: int) -> dict[str, int]:
    numbers = {"own_fresh": own, "own_damaged": damaged, "rival_fresh": rival, "rival_damaged": 0, "battles": battles}
    draft = draft_of(engine, goal=goal, **numbers)
    choose_dice(draft)
    return dice_in_hand(draft)


@pytest.mark.parametrize(
    ("own", "damaged", "rival", "battles", "expected"),
    [
        (3, 0, 2, 2, {"assault": 3}),
        (3, 0, 3, 2, {"skirmish": 3}),
        (3, 0, 3, 1, {"skirmish": 2, "assault": 1}),
        (2, 3, 3, 1, {"skirmish": 3, "assault": 2}),
        (7, 0, 2, 1, {"assault": 6, "skirmish": 1}),
        (7, 0, 7, 2, {"skirmish": 6, "assault": 1}),
    ],
)
def test_dice_for_trophies_and_control(
    played: Engine, own: int, damaged: int, rival: int, battles: int, expected: dict[str, int]
) -> None:
    """All assault when ahead; else skirmish, and half with the last action. The box holds six of a kind."""
    assert dice(played, "trophies", own, damaged, rival, battles) == expected
    assert dice(played, "control", own, damaged, rival, battles) == expected


def test_raid_dice_come_with_the_last_action_or_when_no_ship_is_left_to_fight(played: Engine) -> None:
    assert dice(played, "raid", 4, 0, 2, 2) == {"assault": 4}
    assert dice(played, "raid", 4, 0, 2, 1) == {"raid": 4}
    assert dice(played, "raid", 4, 0, 0, 2) == {"raid": 4}


def test_faces_are_those_of_the_dice_in_the_box(played: Engine) -> None:
    """Sums over the six sides of each kind: hits, on itself, intercepts, on buildings, keys."""
    draft = draft_of(played)
    sides = {kind: [draft[symbol.on_sides.of(kind)] for symbol in SYMBOLS] for kind in draft[v.dice_kinds]}
    sums = {kind: tuple(map(sum, symbols)) for kind, symbols in sides.items()}
    assert sums == {"skirmish": (3, 0, 0, 0, 0), "assault": (7, 3, 1, 0, 0), "raid": (0, 3, 2, 3, 4)}
    assert {len(symbol) for symbols in sides.values() for symbol in symbols} == {6}


ships = st.integers(0, 12)


@given(fresh=ships, damaged=ships, hits=st.integers(0, 30), on_fresh=st.integers(0, 30))
def test_every_hit_takes_one_step_of_one_ship(fresh: int, damaged: int, hits: int, on_fresh: int) -> None:
    """A fresh ship stands two hits, a damaged one a single hit; no ship appears or vanishes otherwise."""
    after = hit(fresh, damaged, hits, on_fresh)
    assert after.fresh + after.damaged + after.destroyed == fresh + damaged
    assert 2 * fresh + damaged - (2 * after.fresh + after.damaged) == hits - after.hits_left
    assert after.hits_left == 0 or after.fresh == after.damaged == 0


@given(fresh=ships, damaged=ships, hits=st.integers(0, 30), on_fresh=st.integers(0, 30))
def test_hits_for_trophies_destroy_the_most_ships(fresh: int, damaged: int, hits: int, on_fresh: int) -> None:
    assert hit(fresh, damaged, hits).destroyed >= hit(fresh, damaged, hits, on_fresh).destroyed


@given(fresh=ships, damaged=ships, hits=st.integers(0, 30))
def test_hits_on_fresh_ships_first_spare_the_most_ships(fresh: int, damaged: int, hits: int) -> None:
    """So a bot that is hit loses as few ships as can be, and a defender loses control soonest."""
    after = hit(fresh, damaged, hits, hits)
    assert after.fresh == max(0, fresh - hits)
    assert after.destroyed == min(fresh + damaged, max(0, hits - fresh))


def test_rolls_are_the_same_again_after_undo(played: Engine) -> None:
    session = at_judgement(played, "combat_trophies", seed=11)
    for answer in ("yes", "three", "three", "no", "none", "none", "two"):
        session.text(answer)
    first = session.text("none")
    session.text("take it back")
    assert session.text("none") == first
