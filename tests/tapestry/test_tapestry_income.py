"""Points and decks of income turns, from the first to the end of the game; the bonus of a civilization."""

import pytest
from midgame import BOTS, NEXT, between_turns
from transcript import draft_of, plays, with_known

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.books.tapestry.rules.income import gain_income
from voice_supercat.procedure.engine import Engine

LANDMARKS = (("science", 4), ("exploration", 4))
# The Automa's tokens before its advance on military; the Shadow Empire is ahead on exploration.
TOKENS = {
    "position__automa__military": 3,
    "position__automa__science": 5,
    "position__automa__exploration": 6,
    "position__automa__technology": 1,
    "position__shadow__exploration": 7,
}
KINDS = "points, advance, conquer, explore, die, tech, tapestry, several, other, or none?"
MULTIPLIERS = (
    "Leftmost uncovered multipliers: landmarks and territories, military and science, exploration and technology?"
)
POINTS = (
    "Two landmarks, three territories: ten points. Tracks: sixteen points. "
    "Move the Automa's marker to forty six points."
)
DRAW = NEXT.removeprefix("Discard the last pair. ")
SECOND_TURN = {"incomes": 1, "decision": 0, "discard": 6, "lists__2__middle": ()}


def test_example_of_the_document(bots: Engine) -> None:
    """Income turn three, multipliers two, one and one: 2 for each territory and landmark, 1 for each advance."""
    positions = {"military": 4, "science": 5, "exploration": 6, "technology": 1}
    at = {f"position of automa {track}": space for track, space in positions.items()}
    known = {"difficulty": 2, "incomes": 3, "multipliers of 2 3": ("2", "1", "1")}
    draft = draft_of(bots, territories=3, claimed_by_bots=LANDMARKS, **known, **at)
    gain_income(draft)
    assert draft[v.points] == draft[v.gained] == 2 * 3 + 2 * 2 + 4 + 5 + 6 + 1


def test_example_of_the_document_at_the_table(bots: Engine) -> None:
    session = between_turns(
        bots,
        incomes=2,
        decision=0,
        discard=8,
        progress=12,
        territories=3,
        claimed_by_bots=LANDMARKS,
        claimed_by_you=(("military", 4),),
        points=20,
        **TOKENS,
    )
    plays(
        session,
        f"""{BOTS}
        > next turn
        The decision deck is empty.
        Income turn three of the bots.
        Income chart, turns two to four: an advance, a tapestry card beside the mat, both, or none?
        > an advance
        Is a token of yours beyond military space three or exploration space seven?
        > no
        The Automa advances to military four.
        The Shadow Empire advances to exploration eight.
        The civilization in income turn three: {KINDS}
        > none
        {MULTIPLIERS}
        > two one one
        {POINTS}
        Have you already taken your third income turn?
        > no
        The Automa begins the era. How many points does the mat show for that, zero if none?
        > three
        The Automa begins the era: three points. Move its marker to forty nine points.
        Add the top two progress cards to the decision cards of this era.
        Say done.
        > done
        Place a tapestry card from the deck face down on the Automa's leftmost empty tapestry space.
        Shuffle all decision cards of this era and the new ones. The new deck has twelve cards.
        {DRAW}
        """,
    )


def test_bonus_of_the_civilization_is_points_and_another_icon(bots: Engine) -> None:
    session = between_turns(bots, points=5, **SECOND_TURN)
    for answer in ("bot turn", "no"):
        session.text(answer)
    assert session.question.text == f"The civilization in income turn two: {KINDS}"
    for answer in ("points and tapestry", "four"):
        told = session.text(answer)
    assert [event.text for event in told][:2] == [
        "The civilization gives four points. Move the Automa's marker to nine points.",
        "Give the Automa a tapestry card, face down beside its mat.",
    ]
    assert session.game.state[v.tapestries] == 1
    assert session.game.state[v.bonus.of("science", "2")] == ("points 4", "tapestry")


@pytest.mark.parametrize(
    ("said", "gained"),
    [("two per landmark", 4), ("per territory", 3), ("one for each territory", 3), ("two", 2), ("0", 0)],
)
def test_points_for_what_the_program_counts_need_no_sum(bots: Engine, said: str, gained: int) -> None:
    session = between_turns(bots, territories=3, claimed_by_bots=LANDMARKS, **SECOND_TURN)
    for answer in ("bot turn", "no", "points"):
        session.text(answer)
    assert session.question.text == "How many points, such as three, two per landmark, or one per territory?"
    session.text(said)
    assert session.game.state[v.points] == gained


def test_bonus_of_the_civilization_can_be_an_advance_or_of_another_kind(bots: Engine) -> None:
    session = between_turns(bots, **SECOND_TURN)
    for answer in ("next turn", "no"):
        session.text(answer)
    plays(
        session,
        f"""The civilization in income turn two: {KINDS}
        > advance and other
        Which icon: any track, nearest landmark, nearest end, favorite, or the name of a track?
        > science
        The Automa advances to science one.
        Do what the civilization card says. Say done.
        > done
        {MULTIPLIERS}
        """,
    )
    assert session.game.state[v.bonus.of("science", "2")] == ("advance science", "other")


def test_first_income_turn_gives_what_the_chart_lists(bots: Engine) -> None:
    session = between_turns(bots, incomes=0, track_card=None, tie_card=None)
    plays(
        session,
        f"""{BOTS}
        > next turn
        Income turn one of the bots.
        Income chart, turn one: points, progress cards, a tapestry card beside the mat, one on a space, or none?
        > beside the mat
        The civilization in income turn one: {KINDS}
        > none
        Give the Automa a tapestry card, face down beside its mat.
        {DRAW}
        """,
    )
    assert (session.game.state[v.tapestries], session.game.state[v.covered]) == (1, 0)


def test_normal_chart_adds_two_progress_cards_where_it_lists_them(bots: Engine) -> None:
    session = between_turns(bots, incomes=0, track_card=None, tie_card=None)
    for answer in ("next turn", "progress cards and one on a space", "none"):
        told = session.text(answer)
    assert [event.text for event in told][:2] == [
        "Add the top two progress cards to the decision cards of this era.",
        "Place a tapestry card from the deck face down on the Automa's leftmost empty tapestry space.",
    ]


def test_chart_of_another_level_may_list_another_number_of_progress_cards(bots: Engine) -> None:
    session = between_turns(bots, difficulty=3, incomes=0, track_card=None, tie_card=None)
    for answer in ("next turn", "none", "none", "progress cards"):
        session.text(answer)
    plays(
        session,
        f"""How many progress cards does the income chart list, zero if none?
        > three
        The civilization in income turn one: {KINDS}
        > none
        Add the top three progress cards to the decision cards of this era.
        Shuffle all decision cards of this era and the new ones. The new deck has eleven cards.
        {DRAW}
        """,
    )
    assert session.game.state[v.progress] == 11


def test_single_card_left_of_the_decision_deck_makes_no_pair(bots: Engine) -> None:
    known = {"lists__3__middle": (), "lists_progress__3__middle": 1, "multipliers__3__3": ("0", "0", "0")}
    session = between_turns(bots, difficulty=3, incomes=2, decision=1, discard=10, bonus__science__3=(), **known)
    said = [event.text for event in session.text("next turn")]
    assert said[0] == "The decision deck is empty."
    for answer in ("no", "yes"):
        told = session.text(answer)
    assert told[0].text == "Add the top progress card to the decision cards of this era."
    session.text("done")
    assert session.game.state[v.decision] == 14


def test_fifth_income_turn_ends_the_game_for_the_bots(bots: Engine) -> None:
    session = between_turns(bots, incomes=4, decision=0, discard=12, points=30)
    for answer in ("next turn", "none", "none", "zero zero zero"):
        told = session.text(answer)
    assert told[-2].text == "The bots are done, the Automa has thirty points."
    for answer in ("done", "as many"):
        told = session.text(answer)
    assert told[-2].text == "A tie. The rulebook of the game tells who wins it."
    session.text("done")
    assert session.over


def test_territory_of_the_automa_can_be_conquered_until_the_player_is_done(bots: Engine) -> None:
    session = between_turns(bots, incomes=5, territories=2, tapestries=1, points=30)
    # As after the last income turn.
    session = with_known(session, at="end-of-game/finish")
    plays(
        session,
        """Finish your game and say done, or control when you conquer a territory of the Automa.
        > control
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > no
        The territory is yours. The Automa controls one territory.
        The bots are done, the Automa has thirty points.
        Finish your game and say done, or control when you conquer a territory of the Automa.
        > done
        Do you have more than thirty points, fewer, or as many?
        > fewer
        The Automa wins with thirty points.
        Say done to close the game, or take it back.
        """,
    )
