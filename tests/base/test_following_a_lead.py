"""How the bot comes to its card where another was led: surpass, pivot, copy."""

import pytest
from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_bot_surpasses(played: Engine) -> None:
    """A higher card of the lead suit: it surpasses and takes the pips of that card."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three aggression five
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression two
        Was Tycoon declared with it?
        > no
        The bot surpasses with aggression 5, for two actions.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        """,
    )


def test_declared_lead_counts_as_zero(played: Engine) -> None:
    """A lead card that declared counts as zero, so the lower card surpasses too."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > yes
        The bot surpasses with aggression 3, for two actions.
        Discard construction 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Empath?
        """,
    )


def test_undeclared_lead_keeps_its_number(played: Engine) -> None:
    """The same cards without the declaration cannot surpass."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        """,
    )


def test_pivot_plays_the_lowest_card_of_the_suit(played: Engine) -> None:
    """A pivot gives one action whatever the card, so the lower one is spent."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Is the bot without a starport?
        > no (5 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 2, for one action.
        Discard construction 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Can the bot build a city? No double cities.
        """,
    )


def test_copy_plays_face_down(played: Engine) -> None:
    """No card of the wanted suit but the lead has it: any card face down copies it."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > mobilization four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (5 times)
        Can the bot influence a card so that it has more agents there than any rival?
        > yes
        The bot copies mobilization with construction 2 face down, for one action.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (5 times)
        Can the bot influence any other card?
        > yes
        Is any of those a Weapon card, a Union card or Call to Action, or an effective Vox card?
        > I see which
        Place one agent on it.
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )


@pytest.mark.parametrize("answers", [("no", "aggression two", "no"), ("yes", "yes")])
def test_the_other_card_is_discarded_aloud(played: Engine, answers: tuple[str, ...]) -> None:
    """base/bot-turn-start-here/2, however the other was selected; not said any more once it is known."""
    session = session_of(played)
    for answer in ("aggression four construction five", *answers):
        events = session.text(answer)
    [discard] = [event for event in events if event.step == "prelude/other"]
    assert (discard.text, discard.short) == ("Discard construction 5.", "")


def test_the_discarded_card_is_taken_back_with_the_played_one(played: Engine) -> None:
    session = session_of(played)
    for answer in ("aggression four construction five", "no", "aggression two", "no"):
        session.text(answer)
    taken_back = [event.text for event in session.text("take it back")]
    assert taken_back[1:3] == ["Take construction 5 back from the discards.", "Take the played card back."]
