"""Advances and favorites of income turns, by the chart and the table of levels."""

from midgame import BOTS, NEXT, between_turns
from transcript import plays, with_known

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine

_KINDS = "points, advance, conquer, explore, die, tech, tapestry, several, other, or none?"
CIVILIZATION = f"The civilization in income turn {{}}: {_KINDS}"


def test_advance_that_the_chart_does_not_list_is_asked_about_once_and_left_out(bots: Engine) -> None:
    session = between_turns(bots, incomes=1, decision=0, discard=6)
    plays(
        session,
        f"""{BOTS}
        > next turn
        The decision deck is empty.
        Income turn two of the bots.
        Income chart, turns two to four: an advance, a tapestry card beside the mat, both, or none?
        > none
        Is a token of yours beyond military space zero or exploration space zero?
        > no
        {CIVILIZATION.format("two")}
        """,
    )
    session = with_known(session, at="whose-turn/bots", decision=0, track_card="1", tie_card="2", to_move="you")
    for answer in ("next turn", "no"):
        session.text(answer)
    assert session.question.text == CIVILIZATION.format("three")


def test_favorite_passed_by_the_other_bot_changes_without_a_question(bots: Engine) -> None:
    session = between_turns(
        bots,
        incomes=2,
        decision=0,
        discard=8,
        position__shadow__military=2,
        position__automa__military=1,
        favorite_icon="end",
        lists__2__middle=(),
    )
    said = [event.text for event in session.text("next turn")]
    assert said[2] == "The Shadow Empire stands on exploration space zero. Is a token of yours further there?"
    session.text("no")
    # Military is nearest to the end for the Automa too, so it keeps it.
    assert session.game.state[v.favorite.of("automa")] == "military"


def test_finished_favorite_gives_way_to_the_track_nearest_its_end(bots: Engine) -> None:
    session = between_turns(
        bots,
        incomes=2,
        decision=0,
        discard=8,
        position__automa__military=12,
        position__automa__science=7,
        completed__automa=True,
        lists__2__middle=(),
    )
    plays(
        session,
        f"""{BOTS}
        > next turn
        The decision deck is empty.
        Income turn three of the bots.
        The Shadow Empire stands on exploration space zero. Is a token of yours further there?
        > no
        Which icon is in the rule for changing favorites: any track, nearest landmark, or nearest end?
        > nearest end
        Science is now the favorite of the Automa. Move its outpost there.
        {CIVILIZATION.format("three")}
        """,
    )


def test_both_favorites_are_looked_at_in_one_question(bots: Engine) -> None:
    session = between_turns(
        bots,
        incomes=2,
        decision=0,
        discard=8,
        position__automa__military=3,
        position__automa__science=5,
        position__shadow__technology=4,
        favorite_icon="end",
        lists__2__middle=(),
    )
    plays(
        session,
        f"""{BOTS}
        > bot turn
        The decision deck is empty.
        Income turn three of the bots.
        Is a token of yours beyond military space three or exploration space zero?
        > both
        Science is now the favorite of the Automa. Move its outpost there.
        Technology is now the favorite of the Shadow Empire. Move its outpost there.
        {CIVILIZATION.format("three")}
        """,
    )


def test_table_of_levels_can_list_several_advances_also_on_a_certain_track(bots: Engine) -> None:
    session = between_turns(bots, difficulty=4, incomes=0, track_card=None, tie_card=None, lists__4__first=())
    plays(
        session,
        f"""{BOTS}
        > next turn
        Income turn one of the bots.
        Advances that the table of levels lists for the Automa: any, landmark, end, favorite, a track, or none?
        > favorite and science
        The Automa advances to military one.
        The Automa advances to science one.
        Advances that the table of levels lists for the Shadow Empire: any, landmark, end, favorite, a track, or none?
        > none
        {CIVILIZATION.format("one")}
        """,
    )
    assert session.game.state[v.level_advances.of("4", "automa")] == ("favorite", "science")


def test_level_five_lets_both_bots_advance_on_their_favorites(bots: Engine) -> None:
    session = between_turns(bots, difficulty=5, incomes=0, track_card=None, tie_card=None, lists__5__first=())
    assert [event.text for event in session.text("next turn")] == [
        "Income turn one of the bots.",
        "The Automa advances to military one.",
        "The Shadow Empire advances to exploration one.",
        CIVILIZATION.format("one"),
    ]


def test_after_two_things_to_do_an_income_turn_waits(bots: Engine) -> None:
    session = between_turns(
        bots,
        spaces={"military 1": ["tech", "tapestry"]},
        incomes=1,
        decision=0,
        discard=6,
        lists__2__middle=("advance", "mat"),
        multipliers__2__2=("1", "1", "1"),
        bonus__science__2=(),
    )
    plays(
        session,
        f"""{BOTS}
        > bot turn
        The decision deck is empty.
        Income turn two of the bots.
        Is a token of yours beyond military space zero or exploration space zero?
        > no
        The Automa advances to military one.
        Replace the three face-up tech cards.
        Say done.
        > done
        Give the Automa a tapestry card, face down beside its mat.
        The Shadow Empire advances to exploration one.
        Say done.
        > done
        Zero landmarks, one territory: one point. Tracks: one point. Move the Automa's marker to two points.
        Have you already taken your second income turn?
        > yes
        Give the Automa a tapestry card, face down beside its mat.
        Add the top two progress cards to the decision cards of this era.
        Say done.
        > done
        Place a tapestry card from the deck face down on the Automa's leftmost empty tapestry space.
        Shuffle all decision cards of this era and the new ones. The new deck has ten cards.
        {NEXT.removeprefix("Discard the last pair. ")}
        """,
    )
