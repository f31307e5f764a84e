"""Setting up by voice: who plays, how hard, what to put on the table."""

import pytest
from transcript import plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import new_game


def test_two_bots_every_step_read_aloud(played: Engine) -> None:
    """Leaders and Lore are dealt by chance, then the game begins with the seat after the player."""
    plays(
        session_of(played, 3, set_up="ask"),
        """
        How many bots play?
        > two
        How many players are there?
        > one
        Which color is the first bot, clockwise from you?
        > red
        Which color is the second bot, clockwise from you?
        > blue
        Which color are you?
        > white
        Do you play last in turn order? That is harder.
        > yes
        Do you use Efficient Logistics, one extra action per card for bots?
        > yes
        Do you use Elite Pilots, one extra die in battle for bots?
        > yes
        Do bots keep that even while they are ahead in power?
        > no
        Does the bot with the most power begin every chapter with the initiative?
        > no
        Do you play with Leaders and Lore?
        > yes
        Shall chance choose them for the bots?
        > yes
        Do you use the later, revised Influence Principles?
        > no
        Shall I judge from numbers if combat is favorable?
        > no
        Shall I follow the whole game, your turns too?
        > yes
        Shall I read the set-up, step by step?
        > yes
        Have ready two counters for each bot, such as dice, and one more six-sided die.
        Say done when ready.
        > done
        Set up the game for three seats, as the Arcs rulebook says.
        Say done when ready.
        > done
        The initiative marker goes to red.
        Say done when ready.
        > done
        Shuffle the action cards numbered two to six, and deal yourself six.
        Say done when ready.
        > done
        Put the other cards in one stack, face down.
        Say done when ready.
        > done
        Put a counter with a six on each bot's board. Lower it whenever the bot draws its two cards.
        Say done when ready.
        > done
        (die: 3)
        (die: 5)
        (die: 2)
        (die: 2)
        Red gets the Leader Corsair and the Lore Mirror Plating.
        Say done when ready.
        > done
        Blue gets the Leader Quartermaster and the Lore Railgun Arrays.
        Say done when ready.
        > done
        Draw two Leaders and two Lore for yourself, and keep one of each.
        Say done when ready.
        > done
        Round one. Red leads.
        Which two cards did red draw?
        """,
    )


def test_with_several_players_the_seats_are_asked(played: Engine) -> None:
    """Whoever is left sits where there is room."""
    session = session_of(played, 3, set_up="ask")
    plays(
        session,
        """
        How many bots play?
        > one
        How many players are there?
        > two
        Which color is the bot?
        > red
        Which color is the first player?
        > blue
        Which color is the second player?
        > white
        Who sits next, clockwise from white?
        > red
        Who has the initiative first?
        > white
        Do you use Efficient Logistics, one extra action per card for bots?
        > no
        Do you use Elite Pilots, one extra die in battle for bots?
        > no
        Does the bot with the most power begin every chapter with the initiative?
        > no
        Do you play with Leaders and Lore?
        > no
        Do you use the later, revised Influence Principles?
        > no
        Shall I judge from numbers if combat is favorable?
        > no
        Shall I follow the whole game, your turns too?
        > no
        Shall I read the set-up, step by step?
        > yes
        Have ready two counters for each bot, such as dice, and one more six-sided die.
        Say done when ready.
        """,
    )
    assert session.game.state[v.order] == ("white", "red", "blue")


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        (("three", "red", "blue", "yellow"), ("red", "blue", "yellow", "white")),
        (("one", "three", "red", "blue", "yellow"), ("white",)),
    ],
)
def test_the_last_color_is_not_asked(played: Engine, answers: tuple[str, ...], order: tuple[str, ...]) -> None:
    session = session_of(played, set_up="ask")
    for answer in answers:
        events = session.text(answer)
    assert events[0].text == "The last color is white."
    assert session.game.state[v.new_colours][-1] == "white"
    assert session.game.state[v.new_order] == order


def test_with_several_players_no_bot_is_counted_from_you(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("two", "two"):
        session.text(answer)
    assert session.question.text == "Which color is the first bot?"


def test_who_rolls_is_asked_where_the_program_leads_battles(played: Engine) -> None:
    """While the table is set up no round has begun."""
    session = session_of(played, set_up="ask")
    for answer in ["one", "one", "red", "white", "yes", "no", "no", "no", "no", "no", "yes"]:
        session.text(answer)
    assert session.question.text == "Shall I roll the dice of those battles too?"
    session.text("no")
    assert session.game.state[v.battle_dice] == "player"
    session.text("yes")
    status = next(event.text for event in session.text("status"))
    assert status.startswith("Chapter one; hand counter six;")


def test_set_up_leads_to_the_first_turn_as_if_set_by_options(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    answers = "one|one|red|white|yes|yes|no|yes|no|no|no|no|no|no"
    for answer in answers.split("|"):
        session.text(answer)
    by_options = new_game(played, 0, {"efficient_logistics": "always"})
    assert session.question.text == by_options.question.text == "Which two cards did the bot draw?"
    for key in (v.bots, v.deck, v.logistics, v.pilots, v.leaders, v.track):
        assert session.game.state[key] == by_options.state[key]
    assert session.game.state[v.leading_seat] == "red", "told when setting up, not asked again"


def test_player_who_does_not_play_last_begins_against_one_bot(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white", "no"):
        session.text(answer)
    assert session.question.step == "set-up/logistics"
    assert session.game.state[v.new_first] == "white"


def test_leaders_by_option(played: Engine) -> None:
    game = new_game(played, 1, {"bots": "red,blue", "leaders": "random"})
    assert game.state[v.leader.of("red")] != game.state[v.leader.of("blue")]
    assert game.state[v.lore.of("red")] != game.state[v.lore.of("blue")]


def test_leaders_drafted_by_the_players(played: Engine) -> None:
    """base/leaders-and-lore/3: what they can do comes before the procedures."""
    plays(
        session_of(played, bots="red", seats="3", leaders="own", track="game"),
        """
        Draft Leaders and Lore as usual, for each player and for each bot.
        Whenever one of them is useful to a bot, use it, whatever I say.
        Say done when ready.
        > done
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def test_elite_pilots_are_named_in_battle_only_while_not_ahead(played: Engine) -> None:
    """In the first chapter all power is at zero, so nothing is asked."""
    game = new_game(played, 0, {"elite_pilots": "behind"}, "combat-doctrine")
    assert "With Elite Pilots, the bot rolls one die more in every battle." in [event.text for event in game.events]
    assert "Elite Pilots" not in str(new_game(played, 0, {}, "combat-doctrine").events)


@pytest.mark.parametrize("order", ["red", "red,red", "blue,white", "red,green"])
def test_order_that_does_not_fit_is_refused_in_a_sentence(played: Engine, order: str) -> None:
    with pytest.raises(ProcedureFault, match=r"order=|seats="):
        new_game(played, 0, {"order": order})
