"""With judge_combat=program: what the dice of a battle showed ends with it, also where the turn goes on."""

from battles import at_judgement
from transcript import plays

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.keys import any_key


def test_nothing_of_a_battle_is_left_when_it_is_over(played: Engine) -> None:
    session = at_judgement(played, "combat_trophies", battle_dice="player")
    plays(
        session,
        """
        Could the bot take trophies by moving and battling?
        > yes
        How many fresh ships would the bot have there?
        > three
        How many fresh ships does the defender have?
        > one
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to take trophies.
        How many damaged ships would the bot have there?
        > none
        How many damaged ships does the defender have?
        > none
        How many battles could it fight there, after moving?
        > two
        Which dice can the bot roll again: none, skirmish, assault, raid, or any?
        > none
        First battle, three assault dice.
        How many hits in the first battle?
        > two
        In the first battle, how many hits on itself?
        > none
        Is there an intercept in the first battle?
        > no
        The defender takes two hits. Destroy one fresh ship.
        One action left.
        Is any building of the bot in a system that a rival controls?
        """,
    )
    kept = {name: session.game.state[any_key(name)] for name in ("hits", "dice", "rival_toll", "rival_fresh")}
    assert kept == {"hits": 0, "dice": (), "rival_toll": None, "rival_fresh": 0}
