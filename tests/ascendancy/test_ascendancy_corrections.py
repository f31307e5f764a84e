"""How the A.I. factions stand, what of it can be corrected at any moment, and what is put back on the table."""

from sessions import TABLE_QUESTION, answer_steps, at, fleets_of, holding, new_session
from transcript import plays

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.steps import Act


def test_how_a_faction_stands(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "andorian")
    plays(
        holding(session, production=2, culture=1, commands=6, exhausted=2, ascendancy=2, alone=1, fleet_two=4),
        f"""
        {TABLE_QUESTION}
        > status report
        Round one; ascendancy two; culture tokens one; production tokens two; research tokens zero; commands six; exhausted commands two; starbases zero.
        Weapons upgrades zero; shields upgrades zero; fleet two ship count four; single ships one.
        {TABLE_QUESTION}
        """,  # noqa: E501 - one line is one part of what is said
    )


def test_five_ascendancy_by_correction_win_once_the_player_says_it_is_right(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon,romulan")
    plays(
        session,
        f"""
        {TABLE_QUESTION}
        > romulan ascendancy is four
        Noted.
        {TABLE_QUESTION}
        > that changed
        Say round, ascendancy, culture tokens, production tokens or research tokens. Help tells more.
        What has changed?
        > ascendancy
        Whose?
        > romulan
        Romulan ascendancy: what is it now?
        > five
        That ends the game. Is it right?
        > no
        {TABLE_QUESTION}
        > romulan ascendancy is five
        That ends the game. Is it right?
        > yes
        Noted.
        Five ascendancy for the Romulans: they win the game.
        Say done to close the game, or take it back.
        > done
        """,
    )
    assert session.over


def test_a_fleet_counted_with_two_ships_is_none(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "breen,klingon"), alone=1)
    plays(
        session,
        f"""
        {TABLE_QUESTION}
        > klingon fleet three ship count is five
        Noted.
        {TABLE_QUESTION}
        > klingon fleet three ship count is two
        Noted.
        Fleet three disbands: fewer than three ships are left.
        {TABLE_QUESTION}
        > take it back
        Taken back.
        Klingon single ships back to three.
        Klingon fleet three ship count back to five.
        {TABLE_QUESTION}
        """,
    )
    assert fleets_of(session, "klingon") == (0, 0, 5)


def test_whose_fleet_it_is_is_asked_by_its_name(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "klingon"),
        f"""
        {TABLE_QUESTION}
        > that changed
        Say round, ascendancy, culture tokens, production tokens or research tokens. Help tells more.
        What has changed?
        > ship count
        Whose?
        > fleet two
        Fleet two ship count: what is it now?
        > four
        Noted.
        {TABLE_QUESTION}
        """,
    )


def test_no_more_ambassadors_are_on_independent_civilizations_than_on_the_board(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "vulcan")
    for told in (
        "vulcan ambassadors are 3",
        "ambassadors on independent civilizations are 2",
        "vulcan ambassadors are 1",
    ):
        session.text(told)
    assert session.game.state[v.ambassadors] == 1


def test_no_more_commands_are_exhausted_than_there_are(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan,vulcan")
    for told in ("vulcan commands are 8", "vulcan exhausted commands are 5", "vulcan commands are 4"):
        session.text(told)
    assert session.game.state[v.exhausted.of("vulcan")] == 4


def test_who_wants_to_change_tokens_or_ships_is_told_how(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "klingon"),
        f"""
        {TABLE_QUESTION}
        > change their tokens
        Say that changed, then what is different, such as culture tokens, ascendancy or commands.
        {TABLE_QUESTION}
        > count their ships
        Say that changed, then what is different, such as the ship count of a fleet, single ships or starbases.
        {TABLE_QUESTION}
        """,
    )


def test_the_card_of_a_fleet_that_was_counted_is_read_when_a_ship_could_join_it(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon"), production=3, ascendancy=1, commands=6, alone=0)
    session.text("fleet one ship count is 4")
    said = answer_steps(session, join="yes 0", room="5", weapons_cost="9", shields_cost="9")
    asked = said.index("For fleet one, use the blank side of the card. How many ships can the fleet hold?")
    assert said[asked - 1 : asked + 3] == [
        "Is fleet one at their homeworld?",
        "For fleet one, use the blank side of the card. How many ships can the fleet hold?",
        "One ship joins fleet one.",
        "Of them one stays in no fleet.",
    ]
    assert "one ship" not in " ".join(said[:asked]).lower()


def test_a_move_is_taken_back_with_its_command(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, research=0, culture=0, commands=6, alone=1)
    for answer in ("bot turn", "none"):
        session.text(answer)
    plays(
        session,
        """
        Now the commands of the Klingons.
        They enter no sector with hostile ships, but pass through systems that they control.
        Their ships brave hazards as usual.
        On exploration cards they take the first option they can.
        Where first for this ship: enemy ships, base, system, settled system, new lane, stay, none?
        > enemy base
        That ship: how many moves to the nearest enemy base, or hazard and how many?
        > hazard two
        Exhaust a command: one ship moves up to two sectors toward the nearest enemy base.
        Exhaust a command: one ship moves on.
        A single ship, with their shields: destroyed from what roll on? Seven means never.
        > take it back
        Taken back.
        Move one ship back.
        Move the single ship back.
        Exhausted commands back to zero.
        That ship: how many moves to the nearest enemy base, or hazard and how many?
        """,
    )


def test_nodes_and_what_they_cost_are_taken_back(played_ascendancy: Engine) -> None:
    plays(
        at(played_ascendancy, "klingon", "klingon/slots", production=3, starbases=1, alone=1),
        """
        What nodes can still be built there?
        > production
        Does a Klingon ship orbit a pre-warp or uninhabited world without a control node?
        > no
        Build a production node for two production. They may use their last for it.
        What does their next weapons upgrade cost in research? Say zero if there is none.
        > take it back
        Taken back.
        Remove the new node.
        Production tokens back to three.
        Does a Klingon ship orbit a pre-warp or uninhabited world without a control node?
        > take it back
        Taken back.
        Systems back to zero.
        What nodes can still be built there?
        """,
    )


def test_what_mines_destroyed_is_put_back(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "breen", 5),
        f"""
        {TABLE_QUESTION}
        > I entered their system
        How many of your ships entered?
        > 2
        (die: 6)
        (die: 1)
        A six destroys a ship, shields or not: one ship lost.
        {TABLE_QUESTION}
        > take it back
        Taken back.
        Put one ship of yours back.
        How many of your ships entered?
        """,
    )


def test_ships_that_were_built_are_taken_back_the_last_first(played_ascendancy: Engine) -> None:
    counts = {"production": 8, "research": 1, "culture": 0, "alone": 0, "weapons_cost": 9}
    plays(
        at(played_ascendancy, "klingon", "klingon/shields-cost", **counts),
        """
        What does their next shields upgrade cost in research? Say zero if there is none.
        > 9
        Spend all production but one: seven ships at their homeworld.
        For fleet one, use the blank side of the card. How many ships can the fleet hold?
        > 5
        Three of them are fleet one, at their homeworld.
        Two ships join fleet one.
        Of them two stay in no fleet.
        Now the commands of the Klingons.
        Is a Klingon ship in or next to a sector with your ships?
        > take it back
        Taken back.
        Single ships back to zero.
        Fleet one ship count back to zero.
        For fleet one, use the blank side of the card. How many ships can the fleet hold?
        > take it back
        Taken back.
        Production tokens back to eight.
        What does their next shields upgrade cost in research? Say zero if there is none.
        """,
    )


def test_of_every_order_the_book_says_what_the_table_takes_back(played_ascendancy: Engine) -> None:
    book = played_ascendancy.book
    acts = (step.does for step in played_ascendancy.program.steps.values() if isinstance(step.does, Act))
    kinds = {act.do for act in acts if act.undo is None}
    assert kinds <= {*book.undo, *book.actions}
