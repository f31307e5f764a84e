"""Words for battles, invasions and hegemony."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .battle import fighters
from .fleets import SINGLE
from .numbers import counted
from .to_hit import lowest_hit
from .tokens import may_spend, of


def where_it_is_free(view: View) -> str:
    """Without a command the Breen attack in their territory only."""
    return ", in Breen territory" if view[v.faction] == "breen" and not may_spend(view) else ""


def how_many_too(view: View) -> str:
    """Single ships are told with their number, where there are several."""
    return ", and how many single ships" if of(view, v.alone) > 1 else ""


def how_many_shortly(view: View) -> str:
    """The same in short."""
    return ", how many single" if of(view, v.alone) > 1 else ""


def one_die_more(view: View) -> str:
    """An ambassador helps the defence."""
    return ", and one more" if "extra-die" in view[v.traits] else ""


def at_the_cost(view: View) -> str:
    """With a command, or without."""
    return "no command" if view[v.free] or "no-command" in view[v.traits] else "exhaust a command"


def their_ships(view: View) -> str:
    """Their ships in the battle or invasion."""
    return counted(fighters(view), "ship")


def your_ships(view: View) -> str:
    """The player's ships in the battle."""
    return counted(view[v.enemies], "ship")


def dice_to_roll(view: View) -> str:
    """three dice, one die"""
    count = view[v.dice_count]
    return f"{in_words(count)} {'die' if count == 1 else 'dice'}"


def ships_for_dice(view: View) -> str:
    """High dice as ships."""
    return counted(view[v.dice_hits], "ship")


_ADVICE = {
    "reroll-failed": "Reroll failed dice once.",
    "reroll-ones": "Reroll ones once.",
    "fleet-three-again": "Fleet three rerolls ones once.",
    "doubles": "A failed pair hits once.",
}
_FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")


def dice_advice(view: View) -> str:
    """What the player who rolls must know: what is rolled again, what hits, and how many did."""
    told = [trait for trait in view[v.traits] if trait in _ADVICE and (trait != "doubles" or view[v.dice_count] > 1)]
    return " ".join([*(_ADVICE[trait] for trait in told), dice_advice_short(view)])


def dice_advice_short(view: View) -> str:
    """Fives and sixes hit. How many did?"""
    *first, last = _FACES[lowest_hit(view) - 1 :] or ["nothing else"]
    faces = f"{', '.join(first)} and {last}" if first else last
    return f"{faces.capitalize()} {'hits' if last == 'nothing else' else 'hit'}. How many did?"


def hits_scored(view: View) -> str:
    """two hits, one hit, no hits"""
    return counted(view[v.hits], "hit")


def ships_for_hits(view: View) -> str:
    """Ships that are hit."""
    return counted(view[v.hits], "ship")


def group_at(view: View) -> str:
    """A fleet, or the single ships."""
    group = next(iter(view[v.casualty_queue]), SINGLE)
    return "the single ships" if group == SINGLE else f"fleet {group}"


def nodes_left(view: View) -> str:
    """Nodes that stand."""
    return counted(view[v.nodes], "node")


def nodes_lost(view: View) -> str:
    """Nodes destroyed in this round."""
    return counted(view[v.nodes_destroyed], "node")


def bonus_of_ambassador(view: View) -> str:
    """What the ambassador adds."""
    return " and one" if view[v.ambassador] else ""


def your_ships_back(view: View) -> str:
    """How the table takes back what high dice destroyed."""
    if view[v.foe] in view[v.factions]:  # of those the counts tell
        return ""
    return f"Put {counted(view[v.dice_hits], 'ship')} of yours back." if view[v.dice_hits] else ""


def nodes_back(view: View) -> str:
    """How the table takes back the nodes destroyed in this round."""
    return f"Put {nodes_lost(view)} back." if view[v.nodes_destroyed] else ""
