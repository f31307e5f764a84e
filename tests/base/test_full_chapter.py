"""A whole chapter: who leads next, the stack and the hands."""

from seats import TWO_BOTS
from transcript import plays, seed_rolling, session_of

from voice_supercat.procedure.engine import Engine


def test_a_full_chapter_with_two_bots(played: Engine) -> None:
    """Initiative by surpassing and by seizing, declarations, the stack shuffled, hands run out."""
    plays(
        session_of(played, seed_rolling(5, 6, 6), **TWO_BOTS),
        """
        Round one. Red leads.
        Which two cards did red draw?
        > mobilization three aggression two
        Is red first, or tied for first, in Tyrant?
        > no (9 times)
        No priority applies.
        Red leads with mobilization 3, for three actions.
        Discard aggression 2.
        Does red have any resources, or a Weapon or Union guild card?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > construction four construction six
        Place the seize counter at one.
        (die: 5)
        How many undeclared ambitions is blue winning?
        > zero
        The roll is five. The initiative is not seized.
        Is blue without a starport?
        > no (7 times)
        No priority applies.
        Blue pivots with construction 4, for one action.
        Discard construction 6.
        Does blue have any resources, or a Weapon or Union guild card?
        > no (5 times)
        There is nothing more blue can do with this card. The turn is over.
        Which card did you play, or did you copy?
        > mobilization five
        Did you seize the initiative?
        > no
        Round two. You lead.
        Which card did you lead?
        > construction two
        Did you declare Tycoon?
        > yes
        Which two cards did red draw?
        > construction three administration five
        Red surpasses with construction 3, for three actions.
        Discard administration 5.
        Is red without a starport?
        > no (6 times)
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Two actions left.
        Can red build to take control of a rival building?
        > no
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        One action left.
        Can red build to take control of a rival building?
        > no
        Can red build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Red has no actions left. The turn is over.
        Which two cards did blue draw?
        > administration three mobilization two
        Raise the seize counter to two.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can blue tax to contend Tycoon?
        > no (9 times)
        No priority applies.
        Blue pivots with mobilization 2, for one action.
        Discard administration 3.
        Can blue influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more blue can do with this card. The turn is over.
        Round three. Red leads.
        Which two cards did red draw?
        > aggression three mobilization six
        Is red first, or tied for first, in Tyrant?
        > yes
        Red leads with aggression 3, for two actions, and declares Tyrant.
        Discard mobilization 6.
        Can red use favorable combat to contend Tycoon or Tyrant?
        > no (7 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > aggression six administration two
        Blue surpasses with aggression 6, for two actions.
        Discard administration 2.
        Does blue outnumber every rival on a court card, so that it could secure it?
        > yes
        Can blue secure a card to contend Tycoon or Tyrant?
        > no (11 times)
        There is nothing more blue can do with this card. The turn is over.
        Which card did you play, or did you copy?
        > copy
        Did you seize the initiative?
        > yes
        Round four. You lead.
        Which card did you lead?
        > administration six
        Did you declare Empath?
        > no
        Which two cards did red draw?
        > mobilization four aggression four
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can red tax to contend Tycoon or Tyrant?
        > no (10 times)
        No priority applies.
        Red pivots with mobilization 4, for one action.
        Discard aggression 4.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Shuffle the discards into a new stack first.
        Which two cards did blue draw?
        > aggression five construction five
        Raise the seize counter to three.
        (die: 4)
        How many undeclared ambitions is blue winning?
        > zero
        The roll is four. The initiative is not seized.
        Can blue tax to contend Tycoon or Tyrant?
        > no (12 times)
        No priority applies.
        Blue pivots with aggression 5, for one action.
        Discard construction 5.
        Can blue use favorable combat to take trophies?
        > no (3 times)
        There is nothing more blue can do with this card. The turn is over.
        Round five. You lead.
        Which card did you lead?
        > mobilization six
        Did you declare Empath?
        > no
        Which two cards did red draw?
        > administration four mobilization three
        Raise the seize counter to two.
        Can red tax to contend Tycoon or Tyrant?
        > no (8 times)
        No priority applies.
        Red pivots with administration 4, for one action.
        Discard mobilization 3.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (4 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > construction two administration three
        Raise the seize counter to four.
        Can blue tax to contend Tycoon or Tyrant?
        > no (9 times)
        No priority applies.
        Blue pivots with construction 2, for one action.
        Discard administration 3.
        Can blue build a city? Double cities only while winning Tycoon or Tyrant and uncovering a bonus.
        > no (4 times)
        There is nothing more blue can do with this card. The turn is over.
        Are any action cards left for you?
        > no
        Round six. Red leads.
        Which two cards did red draw?
        > construction six mobilization two
        Remove the seize counter.
        Is red alone in first place in Tycoon?
        > no (8 times)
        No priority applies.
        Red leads with mobilization 2, for four actions.
        Discard construction 6.
        Can red influence an uncontested card that would contend Tycoon once secured?
        > no (5 times)
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > aggression two aggression three
        Raise the seize counter to five.
        Can blue use favorable combat to contend Tycoon or Tyrant?
        > no (6 times)
        No priority applies.
        Blue pivots with aggression 2, for one action.
        Discard aggression 3.
        Can blue use favorable combat to take trophies?
        > no (3 times)
        There is nothing more blue can do with this card. The turn is over.
        Chapter one is over.
        Score Tycoon and Tyrant.
        Say done when ready.
        > done
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        All hand counters are at six. The ambition markers are free again.
        Round one. Red leads.
        Which two cards did red draw?
        """,
    )
