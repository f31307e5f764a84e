"""Advances and favorites of income turns, by the chart and the table of levels."""

from midgame import between_turns
from transcript import plays, with_known

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_advance_that_the_chart_does_not_list_is_asked_about_once_and_left_out(bots: Engine) -> None:
    session = between_turns(bots, incomes=1, decision=0, discard=6)
    plays(
        session,
        """Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > next turn
        The decision deck is empty. The bots take an income turn.
        Income turn two of the bots.
        The Automa stands on military space zero. Is a token of yours further there?
        > no
        The Shadow Empire stands on exploration space zero. Is a token of yours further there?
        > no
        Does the income chart list an advance for this turn?
        > no
        Does the Automa's civilization give a bonus in income turn two?
        """,
    )
    session = with_known(session, at="table/next", decision=0, track_card="1", tie_card="2")
    for answer in ("next turn", "no", "no"):
        session.text(answer)
    assert session.question.text == "Does the Automa's civilization give a bonus in income turn three?"


def test_favorite_passed_by_the_other_bot_changes_without_a_question(bots: Engine) -> None:
    session = between_turns(
        bots,
        incomes=2,
        decision=0,
        discard=8,
        position__shadow__military=2,
        position__automa__military=1,
        favorite_icon="end",
    )
    said = [event.text for event in session.text("next turn")]
    assert said[2] == "The Shadow Empire stands on exploration space zero. Is a token of yours further there?"
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
    )
    plays(
        session,
        """Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > next turn
        The decision deck is empty. The bots take an income turn.
        Income turn three of the bots.
        Which icon is in the rule for changing favorites: any track, nearest landmark, or nearest end?
        > nearest end
        Science is now the favorite of the Automa. Move its outpost there.
        The Shadow Empire stands on exploration space zero. Is a token of yours further there?
        """,
    )


def test_table_of_levels_can_list_several_advances_also_on_a_certain_track(bots: Engine) -> None:
    session = between_turns(bots, difficulty=4, incomes=0, track_card=None, tie_card=None)
    plays(
        session,
        """Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > next turn
        Income turn one of the bots.
        Does the table of levels list an advance for the Automa now?
        > yes
        Which icon: any track, nearest landmark, nearest end, favorite, or the name of a track?
        > favorite
        The Automa advances to military space one.
        Does it list another advance for the Automa?
        > yes
        Which icon: any track, nearest landmark, nearest end, favorite, or the name of a track?
        > science
        The Automa advances to science space one.
        Does it list another advance for the Automa?
        > no
        Does the table of levels list an advance for the Shadow Empire now?
        > no
        Does the Automa's civilization give a bonus in income turn one?
        """,
    )


def test_level_five_lets_both_bots_advance_on_their_favorites(bots: Engine) -> None:
    session = between_turns(bots, difficulty=5, incomes=0, track_card=None, tie_card=None)
    assert [event.text for event in session.text("next turn")] == [
        "Income turn one of the bots.",
        "The Automa advances to military space one.",
        "The Shadow Empire advances to exploration space one.",
        "Does the Automa's civilization give a bonus in income turn one?",
    ]
