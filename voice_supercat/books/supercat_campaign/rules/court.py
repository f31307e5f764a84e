"""Cards of the court: what is known of securing and influencing them without asking."""

from voice_supercat.books.supercat_base.rules import slots_court
from voice_supercat.books.supercat_base.rules.ambitions import undeclared, won_by
from voice_supercat.books.supercat_base.rules.inference import (
    ambitions_to_climb,
    is_denied,
    is_told,
)
from voice_supercat.books.supercat_base.rules.standings import FIRST, rank
from voice_supercat.procedure.state import View

from . import values as v
from .agents import rivals_on_council
from .captives import nothing_to_gain, won_by_cards
from .drawing import faithful_in_play
from .empire import is_first_regent
from .fate_rules import may_capture, may_outbid

_ALL_GOALS = "secure_undeclared_captives_lead"
"""The fact where a priority asks for an undeclared ambition, captives and a lead at once."""


def council_has_decided(view: View) -> bool:
    """Then it takes no agents, and nobody secures it, until it is in session again."""
    return view[v.council] == "decided"


def whether_secure_council(view: View) -> bool | None:
    """Only in session, and only with more agents there than any rival, whatever it could secure in the court."""
    own, most = view[v.on_council.of(view[v.bot])], rivals_on_council(view)
    if council_has_decided(view) or own == 0:
        return False
    if not may_capture(view) and most:
        return False
    return None if own is None or most is None else own > most


def whether_undeclared_or_captives(view: View) -> bool | None:
    """campaign/aggression-move-battle-secure/11"""
    if nothing_to_gain(view) or is_denied(view, "can_secure") or is_denied(view, _ALL_GOALS):
        return False
    all_told = is_told(view, _ALL_GOALS) and not _may_lead_by_cards(view)
    return True if all_told or is_told(view, "secure_undeclared") else None


def whether_undeclared_by_card(view: View) -> bool | None:
    """campaign/faithful-wisdom-build-repair-secure/5: without a marker nothing counts as undeclared."""
    goals = ("can_secure", _ALL_GOALS, "secure_undeclared_captives")
    return False if not undeclared(view) or any(is_denied(view, goal) for goal in goals) else None


def whether_lead_by_card(view: View) -> bool | None:
    """A lead is grown only by whoever is first alone, in what icons or captives win."""
    if not _may_lead_by_cards(view) or is_denied(view, "can_secure") or is_denied(view, _ALL_GOALS):
        return False
    return True if is_told(view, _ALL_GOALS) and is_denied(view, "secure_undeclared_captives") else None


def card_with_another(view: View) -> str:
    """campaign/aggression-move-battle-secure/3: Faithful cards are there only where someone has brought them."""
    return f"a card with a {'Faithful or ' if faithful_in_play(view) else ''}Guild card attached"


def card_with_another_shortly(view: View) -> str:
    """The same after a few times."""
    return f"one with a {'Faithful or ' if faithful_in_play(view) else ''}Guild attached"


def whether_influence(view: View) -> bool | None:
    """A card on which it can have most agents is one that it can influence, unless that one was left alone."""
    if view[v.agents_left.of(view[v.bot])] == 0:
        return False
    return True if is_told(view, "influence_more_agents") and not view[v.left_alone] else None


def card_to_influence(view: View) -> str:
    """campaign/influence-principles/3: neither one that it leads on, nor one that was left alone."""
    if not may_outbid(view):
        return f"{'any other' if view[v.left_alone] else 'a'} card without rival agents"
    if not view[v.left_alone]:
        return "a card where it is not ahead"
    return f"any other card than {'the one' if view[v.left_alone] == 1 else 'those'} it left"


def card_to_influence_shortly(view: View) -> str:
    """The same after a few times."""
    return "where not ahead" if may_outbid(view) and not view[v.left_alone] else card_to_influence(view)


def card_to_outnumber_on(view: View) -> str:
    """campaign/general-priorities/10"""
    return slots_court.card_to_outnumber_on(view) if may_outbid(view) else "a card without rival agents"


def on_which_card(view: View) -> str:
    """The same after a few times."""
    return f" on {card_to_outnumber_on(view)}"


def no_council_for_trust(view: View) -> bool | None:
    """Both parts of campaign/general-priorities/11."""
    parts = (whether_trust_contends(view), whether_influence_council(view))
    return False if False in parts else None


def whether_trust_contends(view: View) -> bool | None:
    """The Trust holds resources, and they count for the First Regent already."""
    if not ambitions_to_climb(view, "icons") or is_first_regent(view):
        return False
    return True if is_told(view, "influence_council_for_trust") else None


def influenced_council(view: View) -> str:
    """What answers that it is influenced: lines of a Fate ask beside it whether it is secured."""
    return "influence" if view[v.fate_check] else "council"


def secured_council(view: View) -> str:
    """The same of securing it."""
    return "secure" if view[v.fate_check] else "council"


def council_takes_agents(view: View) -> bool:
    """Whether it can matter what the Council would bring."""
    return whether_influence_council(view) is not False


def whether_influence_council(view: View) -> bool | None:
    """In session, with agents in supply, and not where it leads there already."""
    own, most = view[v.on_council.of(view[v.bot])], rivals_on_council(view)
    leads = own is not None and most is not None and own > most
    barred = not may_outbid(view) and bool(most)
    if leads or barred or council_has_decided(view) or view[v.agents_left.of(view[v.bot])] == 0:
        return False
    return True if is_told(view, "influence_council_for_trust") else None


def _may_lead_by_cards(view: View) -> bool:
    return any(rank(view, name) in (None, FIRST) for name in won_by(view, view[v.declared], *won_by_cards(view)))


def no_city_to_build(view: View) -> bool | None:
    """campaign/faithful-wisdom-build-repair-secure/4"""
    return False if is_denied(view, "unbuilt_cities") or is_denied(view, "has_claim") else None
