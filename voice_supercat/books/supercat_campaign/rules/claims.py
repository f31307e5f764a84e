"""Claims: the bot of this document is satisfied with fewer (campaign/expansion-principles/getting-new-claims/3)."""

from voice_supercat.books.supercat_base.rules.inference import is_told, known_fact, no_without
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .flagship import has_flagship


def claims_wanted(view: View) -> int | None:
    """Half of its unbuilt cities, rounded down, as far as these were counted."""
    unbuilt = view[v.unbuilt.of(view[v.bot])]
    return None if unbuilt is None else unbuilt // 2


def claims_to_have(view: View) -> str:
    """The same in words; half, where they were not counted."""
    wanted = claims_wanted(view)
    return "half of its unbuilt cities, rounded down" if wanted is None else in_words(wanted)


def lack_claims(view: View) -> str:
    """Have fewer than it should; not "have no claim" where that is one, for "no, it hasn't" would mean yes."""
    return "lack a claim" if claims_wanted(view) == 1 else f"have fewer claims than {claims_to_have(view)}"


def whether_fewer_claims(view: View) -> bool | None:
    """No claim is fewer where one at least is wanted; where none is, no number is fewer."""
    wanted, claim = claims_wanted(view), known_fact(view, "has_claim")
    if wanted == 0 or known_fact(view, "unbuilt_cities") is False:
        return False
    if wanted and claim is False:
        return True
    return False if wanted == 1 and claim else None


def whether_claim(view: View) -> bool | None:
    """Enough claims are one at least; fewer than one are none; a starport needs one."""
    wanted, fewer = claims_wanted(view), known_fact(view, "fewer_claims")
    if fewer is False and wanted:
        return True
    if fewer and wanted == 1:
        return False
    return True if known_fact(view, "build_starport") and not has_flagship(view) else None


def no_site_for_starport(view: View) -> bool | None:
    """campaign/terminology/1: it is built at a claim, but on a Flagship."""
    return None if has_flagship(view) else no_without(view, "has_claim")


def no_needed_claim(view: View) -> bool | None:
    """None is needed with claims for half of the unbuilt cities."""
    few_enough = whether_fewer_claims(view) is False or known_fact(view, "fewer_claims") is False
    return False if few_enough else no_without(view, "move_to_claim")


def can_needing_claims(view: View) -> str:
    """With the condition, where it was not asked before."""
    if is_told(view, "fewer_claims") or whether_fewer_claims(view):
        return "can"
    return f"with fewer claims than {claims_to_have(view)}, can"
