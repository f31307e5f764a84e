"""Whether combat is favorable, from numbers: two dice are enough against Blight, a Faithful card can battle too."""

from voice_supercat.books.supercat_base.rules import judging, slots_ambitions
from voice_supercat.books.supercat_base.rules.selecting import pilots_apply
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import may_battle
from .laws import law_holds
from .peace import goal_allowed, nothing_to_fight_for
from .selecting import can_take

_BLIGHT = "combat_blight"
_TO_CONTEND = "combat_contend_declared"


def must_judge(view: View, fact: str, needs: str) -> bool:
    """Whether the program judges, the question is open, and a card in reach gives combat."""
    if not may_battle(view) or (fact == _TO_CONTEND and nothing_to_fight_for(view)):
        return False
    return judging.must_judge(view, fact, "any") and (needs == "any" or can_take(view, "combat"))


def judge_for(draft: Draft, fact: str, goal: str) -> None:
    """A judgement. Of Blight it is known that it is Blight."""
    judging.judge_for(draft, fact, goal_allowed(draft, goal))
    if not judging.may_be_same_battle(draft):
        clear_numbers(draft)


def clear_numbers(draft: Draft) -> None:
    """Nothing is told of the ships there."""
    judging.clear_numbers(draft)
    draft[v.against_blight] = True if draft[v.judging] == _BLIGHT else None


def blight_may_decide(view: View) -> bool:
    """campaign/combat-principles/trophies/1: where it is outnumbered, and does not know what by."""
    return view[v.goal] == "trophies" and view[v.against_blight] is None and not _enough_ships(view)


def one_die_may_decide(view: View) -> bool:
    """Elite Pilots count against Blight too."""
    return judging.one_die_may_decide(view) or _needs_dice(view)


def damaged_matter(view: View) -> bool:
    """Damaged ships roll against Blight too."""
    open_dice = view[v.own_damaged] is None and _needs_dice(view)
    return judging.damaged_matter(view) or (open_dice and not _enough_dice(view))


def favorable_by_numbers(view: View) -> bool:
    """Before outrage is thought of."""
    return judging.favorable_by_numbers(view) or (_needs_dice(view) and _enough_dice(view))


def combat_is_favorable(view: View) -> bool:
    """Numbers and outrage together (campaign/combat-principles/6)."""
    return not view[v.outrage_forbids] and favorable_by_numbers(view)


def by_feudal_law(view: View) -> str:
    """campaign/warden/act-ii/5: it makes more battles a risk."""
    return " by Feudal Law" if law_holds(view, "feudal_law") else ""


def learn_judgement(draft: Draft) -> None:
    """The answer to the question that was judged."""
    draft.learn(draft.known(v.judging), combat_is_favorable(draft))
    draft[v.numbers_for] = draft[v.judging]


def battle_aim(view: View) -> str:
    """What the battle that is judged would be for."""
    return _aim(view, view[v.judging])


def aim_before(view: View) -> str:
    """What the battle judged before was for."""
    return _aim(view, view[v.numbers_for])


def _aim(view: View, fact: str | None) -> str:
    told = view[v.combat_aim.of(fact)] if fact else None
    return told or f"contend {slots_ambitions.what_is_declared(view)}"


def _enough_ships(view: View) -> bool:
    own = view.known(v.own_fresh)
    return own >= view.known(v.rival_fresh) and own > 0


def _needs_dice(view: View) -> bool:
    """Against Blight, where its fresh ships alone do not make the battle favorable."""
    return view[v.goal] == "trophies" and view[v.against_blight] is True and not _enough_ships(view)


def _enough_dice(view: View) -> bool:
    ships = view.known(v.own_fresh) + (view[v.own_damaged] or 0)
    return ships > 0 and ships + pilots_apply(view) >= view[v.dice_against_blight]
