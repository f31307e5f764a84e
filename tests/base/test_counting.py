"""What is counted for ambitions: asked where it decides, each count once, of every bot its own."""

from ledger import NOTHING, boards_unknown, kept
from transcript import plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine

OPENING = "How many material and fuel icons does the bot have?"


def test_each_count_is_asked_once_and_kept(played: Engine) -> None:
    """The place in Tycoon decides what is declared, then what is taxed: it is not asked again for that."""
    session = kept(played, order=("red", "white", "yellow"), **NOTHING)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > administration two administration five
        Does the bot have the initiative?
        > yes
        How many material and fuel icons does the bot have?
        > one
        How many material and fuel icons does white have?
        > one
        How many material and fuel icons does yellow have?
        > zero
        The bot leads with administration 2, for four actions, and declares Tycoon.
        Discard administration 5.
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
        Which resources do the cities of the bot make?
        > one fuel
        Tax to contend Tycoon.
        Which resource did the bot gain?
        > fuel
        Three actions left.
        Can the bot tax to contend Tycoon?
        """,
    )
    values = session.game.state.values
    assert [values[f"tally of {seat} tycoon"] for seat in ("red", "white", "yellow")] == [2, 1, 0]


def test_who_has_nothing_is_compared_with_nobody(played: Engine) -> None:
    """The first card is for Tycoon, the next one for Keeper: only for that the others are asked."""
    session = kept(played, order=("red", "white"))
    for said in ("administration two administration five", "yes"):
        session.text(said)
    plays(
        session,
        """
        How many material and fuel icons does the bot have?
        > zero
        How many relic icons does the bot have?
        > two
        How many relic icons do you have?
        > three
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_a_count_is_a_number_that_can_be_taken_back_and_told_anew(played: Engine) -> None:
    session = kept(played, order=("red", "white"))
    for said in ("administration two administration five", "yes"):
        session.text(said)
    assert session.question.text == OPENING
    session.text("two")
    assert session.game.state[v.tally.of("red", "tycoon")] == 2
    session.text("take it back")
    assert session.question.text == OPENING
    assert session.game.state[v.tally.of("red", "tycoon")] is None


def test_without_the_ledger_nothing_is_counted(played: Engine) -> None:
    session = session_of(played, ledger="off")
    for said in ("administration two administration five", "yes"):
        session.text(said)
    assert session.question.text == "Is the bot first, or tied for first, in Tycoon?"


def test_every_bot_has_counts_of_its_own(played: Engine) -> None:
    """What was counted of blue for red's place is what blue taxes by; what blue gains, red's place is behind."""
    session = boards_unknown(session_of(played, bots="red,blue", track="game", order="red,blue,white", ledger="on"))
    plays(
        session,
        """
        Round one. Red leads.
        Which two cards did red draw?
        > administration five administration two
        How many material and fuel icons does red have?
        > one
        How many material and fuel icons does blue have?
        > zero
        How many material and fuel icons do you have?
        > one
        Red leads with administration 2, for four actions, and declares Tycoon.
        Discard administration 5.
        Which resources does red have?
        > none
        Does red have a Weapon guild card?
        > no
        Does red have a Union card?
        > no
        Which resources do the cities of red make?
        > none
        Does red control a rival city that it has not taxed?
        > no
        Is any ship or building of red damaged?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > administration three aggression four
        Blue surpasses with administration 3, for three actions.
        Discard aggression 4.
        Which resources does blue have?
        > none
        Does blue have a Weapon guild card?
        > no
        Does blue have a Union card?
        > no
        Which resources do the cities of blue make?
        > two material
        Tax to contend Tycoon.
        Which resource did blue gain?
        > material
        Two actions left.
        Can blue tax to contend Tycoon?
        > no
        Is any ship or building of blue damaged?
        """,
    )
    values = session.game.state.values
    assert [values[f"tally of {bot} tycoon"] for bot in ("red", "blue")] == [1, 1]
    assert [values[f"material of {bot}"] for bot in ("red", "blue")] == [0, 1]
    assert [values[f"cities of {bot}"] for bot in ("red", "blue")] == [(), ("material", "material")]


def test_fewer_icons_than_resources_were_counted_wrong_and_are_counted_again(played: Engine) -> None:
    """ "None" of cards alone: two fuel are two icons, without which the bot would never declare Tycoon."""
    session = kept(played, order=("red", "white"))
    for said in ("aggression four administration two", "yes"):
        session.text(said)
    while session.question.text != "Which resources does the bot have?":
        session.text("none" if session.question.expect == "number" else "no")
    assert session.game.state[v.tally.of("red", "tycoon")] == 0
    session.text("two fuel")
    assert session.game.state[v.tally.of("red", "tycoon")] is None
