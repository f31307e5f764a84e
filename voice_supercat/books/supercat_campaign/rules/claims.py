"""Claims: the bot of this document is satisfied with fewer (campaign/expansion-principles/getting-new-claims/3)."""

from voice_supercat.books.supercat_base.rules.inference import is_told, known_fact, no_without
from voice_supercat.procedure.state import View

from . import values as v

_WITH_FLAGSHIP = ("pathfinder", "hegemon", "planet_breaker")


def has_flagship(view: View) -> bool:
    """Only three Fates have one, in Act Two."""
    return view[v.act] > 1 and view[v.fate.of(view[v.bot])] in _WITH_FLAGSHIP


def claims_wanted(view: View) -> int | None:
    """Half of its unbuilt cities, rounded down, as far as these were counted."""
    unbuilt = view[v.unbuilt.of(view[v.bot])]
    return None if unbuilt is None else unbuilt // 2


def whether_fewer_claims(view: View) -> bool | None:
    """No claim is fewer where one at least is wanted; where none is, no number is fewer."""
    wanted = claims_wanted(view)
    if wanted == 0 or known_fact(view, "unbuilt_cities") is False:
        return False
    return True if wanted and known_fact(view, "has_claim") is False else None


def no_needed_claim(view: View) -> bool | None:
    """None is needed with claims for half of the unbuilt cities."""
    few_enough = whether_fewer_claims(view) is False or known_fact(view, "fewer_claims") is False
    return False if few_enough else no_without(view, "move_to_claim")


def can_needing_claims(view: View) -> str:
    """With the condition, where it was not asked before."""
    return "can" if is_told(view, "fewer_claims") else "with fewer claims than half its unbuilt cities, can"
