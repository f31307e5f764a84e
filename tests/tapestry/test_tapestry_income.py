"""Points and decks of income turns, from the first to the end of the game; the bonus of a civilization."""

from midgame import between_turns
from transcript import draft_of, plays, with_known

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.books.tapestry.rules.income import gain_for_board, gain_for_tracks
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

KINDS = "Which bonus: conquer, explore, science die, tech, tapestry, several tracks, points, advance, or other?"


def test_example_of_the_document(bots: Engine) -> None:
    """Income turn three, multipliers two, one and one: 2 for each territory and landmark, 1 for each advance."""
    positions = {"military": 4, "science": 5, "exploration": 6, "technology": 1}
    at = {f"position of automa {track}": space for track, space in positions.items()}
    draft = draft_of(bots, territories=3, claimed_by_bots=LANDMARKS, **at)
    gain_for_board(draft, 2)
    assert draft[v.gained] == 2 * 3 + 2 * 2
    gain_for_tracks(draft, 1, "military", "science")
    assert draft[v.gained] == 4 + 5
    gain_for_tracks(draft, 1, "exploration", "technology")
    assert draft[v.gained] == 6 + 1
    gain_for_board(draft, 0)
    assert draft[v.gained] == 0
    assert draft[v.points] == 26


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
        """Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > next turn
        The decision deck is empty. The bots take an income turn.
        Income turn three of the bots.
        The Automa stands on military space three. Is a token of yours further there?
        > no
        The Shadow Empire stands on exploration space seven. Is a token of yours further there?
        > no
        Does the income chart list an advance for this turn?
        > yes
        The Automa advances to military space four.
        The Shadow Empire advances to exploration space eight.
        Does the Automa's civilization give a bonus in income turn three?
        > no
        Which multiplier for landmarks and territories is the leftmost without a tapestry card?
        > two
        Two landmarks, three territories: ten points.
        Which multiplier for military and science is the leftmost uncovered?
        > one
        Military and science: nine points.
        Which multiplier for exploration and technology is the leftmost uncovered?
        > one
        Exploration and technology: seven points. Move the Automa's token to forty six points.
        Have you already taken your third income turn?
        > no
        The Automa begins the era. How many points does the mat show for that, zero if none?
        > three
        The Automa gains three points, now at forty nine points.
        Does the income chart list a tapestry card next to the mat?
        > no
        Add the top two progress cards to the decision cards of this era.
        Place a card of the tapestry deck, not one of the Automa's, face down on its leftmost empty tapestry space.
        Shuffle all decision cards of this era and the new ones. The new deck has twelve cards.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        """,
    )


def test_bonus_of_the_civilization_is_points_and_another_icon(bots: Engine) -> None:
    session = between_turns(bots, incomes=2, decision=0, discard=8, points=5)
    for answer in ("next turn", "no", "no", "yes"):
        session.text(answer)
    assert session.question.text == "Does the Automa's civilization give a bonus in income turn three?"
    for answer in ("yes", "points", "yes", "tapestry", "no", "four"):
        events = session.text(answer)
    assert [event.text for event in events][:2] == [
        "The Automa gains four points, now at nine points.",
        "Give the Automa a tapestry card, face down next to its mat.",
    ]
    assert session.game.state[v.tapestries] == 1


def test_bonus_of_the_civilization_can_come_twice_and_be_of_another_kind(bots: Engine) -> None:
    session = between_turns(bots, incomes=2, decision=0, discard=8, lists_advance__middle=False)
    for answer in ("next turn", "no", "no"):
        session.text(answer)
    plays(
        session,
        f"""Does the Automa's civilization give a bonus in income turn three?
        > yes
        {KINDS}
        > tapestry
        Does it give another bonus?
        > yes
        {KINDS}
        > tapestry
        Does it give another bonus?
        > yes
        {KINDS}
        > other
        Does it give another bonus?
        > no
        Give the Automa a tapestry card, face down next to its mat.
        Give the Automa a tapestry card, face down next to its mat.
        Do what the civilization card says. Say done.
        > done
        Which multiplier for landmarks and territories is the leftmost without a tapestry card?
        """,
    )
    assert session.game.state[v.tapestries] == 2


def test_first_income_turn_gives_what_the_chart_lists(bots: Engine) -> None:
    session = between_turns(bots, incomes=0, track_card=None, tie_card=None)
    plays(
        session,
        """Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > next turn
        Income turn one of the bots.
        Does the Automa's civilization give a bonus in income turn one?
        > no
        Does the income chart list points for income turn one?
        > no
        Does the income chart list a tapestry card next to the mat?
        > yes
        Give the Automa a tapestry card, face down next to its mat.
        Does the income chart list two progress cards for income turn one?
        > no
        Does the income chart list a card on a tapestry space of the mat for income turn one?
        > no
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        """,
    )
    assert (session.game.state[v.tapestries], session.game.state[v.covered]) == (1, 0)


def test_chart_of_another_level_may_list_another_number_of_progress_cards(bots: Engine) -> None:
    session = between_turns(bots, difficulty=3, incomes=0, track_card=None, tie_card=None)
    for answer in ("next turn", "no", "no", "no", "no", "no"):
        session.text(answer)
    plays(
        session,
        """How many progress cards does the income chart list, zero if none?
        > three
        Add the top three progress cards to the decision cards of this era.
        Does the income chart list a card on a tapestry space of the mat for income turn one?
        > no
        Shuffle all decision cards of this era and the new ones. The new deck has eleven cards.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        """,
    )
    assert session.game.state[v.progress] == 11


def test_single_card_left_of_the_decision_deck_makes_no_pair(bots: Engine) -> None:
    session = between_turns(bots, difficulty=3, incomes=2, decision=1, discard=10, lists_progress__middle=1)
    said = [event.text for event in session.text("next turn")]
    assert said[0] == "The decision deck is empty. The bots take an income turn."
    for answer in ("no", "no", "no", "no", "zero", "zero", "zero", "yes", "no"):
        events = session.text(answer)
    assert events[0].text == "Add the top progress card to the decision cards of this era."
    assert session.game.state[v.decision] == 14


def test_fifth_income_turn_ends_the_game_for_the_bots(bots: Engine) -> None:
    session = between_turns(bots, incomes=4, decision=0, discard=12, points=30)
    for answer in ("next turn", "no", "no", "no", "zero", "zero", "zero", "no"):
        events = session.text(answer)
    assert events[-2].text == "The bots are done, the Automa has thirty points."
    for answer in ("done", "no", "yes"):
        events = session.text(answer)
    assert events[-2].text == "A tie. The rulebook of the game tells who wins it."
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
        Do you have more than thirty points?
        """,
    )
