"""A combat card without the suit: any card, with fuel and a weapon."""

from transcript import plays, session_of, with_known

from voice_supercat.procedure.engine import Engine


def test_it_copies_the_suit_that_was_led(played: Engine) -> None:
    """base/terminology/2: it is resolved on the page of Aggression, and copies what was led all the same."""
    plays(
        with_known(session_of(played), declared=("warlord",)),
        """
        Which two cards did the bot draw?
        > construction two construction three
        Does the bot have the initiative?
        > no
        Which card was led?
        > construction four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > zero
        The roll is three. The initiative is not seized.
        Does the bot have both a fuel and a weapon resource?
        > yes
        Can the bot use favorable combat to contend Warlord?
        > yes
        The bot copies construction with construction 2 face down, for one action.
        Discard construction 3.
        Does the bot have material?
        """,
    )
