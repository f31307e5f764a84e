"""Action cards gained, kept beside the bot's board: which card is played, what is discarded, what stays."""

from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine

BONUS = {"bonus of red": ("mobilization 2",)}


def test_a_copy_spends_a_card_that_would_be_discarded_anyway(played: Engine) -> None:
    """base/questions/16: the lead card is copied with one of the two drawn; the bonus card keeps its actions."""
    session = with_known(session_of(played), **BONUS)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > administration six administration five
        Does the bot have the initiative?
        > no
        Which card was led?
        > construction six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Is the bot without a starport?
        > yes
        Does the bot have a claim?
        > yes
        The bot copies construction with administration 5 face down, for one action.
        Discard administration 6, and keep mobilization 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )
    assert session.game.state[v.bonus.of("red")] == ("mobilization 2",)


def test_a_pivot_spends_a_drawn_card_too(played: Engine) -> None:
    session = with_known(session_of(played), **BONUS)
    for answer in ("mobilization six administration five", "no", "construction six", "no", "0"):
        session.text(answer)
    no_until(session, "general-priorities/8")
    said = [event.text for event in session.text("yes")]
    assert said[:2] == [
        "The bot pivots with mobilization 6, for one action.",
        "Discard administration 5, and keep mobilization 2.",
    ]


def test_a_bonus_card_that_is_led_leaves_both_drawn_ones_to_the_discards(played: Engine) -> None:
    session = with_known(session_of(played), **BONUS)
    for answer in ("mobilization six administration five", "yes"):
        session.text(answer)
    no_until(session, "general-priorities/8")
    said = [event.text for event in session.text("yes")]
    assert said[:2] == [
        "The bot leads with mobilization 2, for four actions.",
        "Discard mobilization 6 and administration 5.",
    ]
    assert session.game.state[v.bonus.of("red")] == ()
