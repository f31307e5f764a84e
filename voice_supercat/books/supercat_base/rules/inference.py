"""What one answer tells about another."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import won_by
from .ledger import by_ledger, forget_damage, note_starport
from .standings import FIRST, rank


def known_fact(view: View, name: str) -> bool | None:
    """What is known of it, of the bot that plays where each has its own; None where nothing is."""
    if (kept := by_ledger(view, name)) is not None:
        return kept
    return view.facts.get(f"{name} of {view[v.bot]}", view.facts.get(name))


def no_without(view: View, fact: str) -> bool | None:
    """No, where that fact is known to be untrue: without a court card to secure, none is secured for a goal."""
    return False if known_fact(view, fact) is False else None


def is_told(view: View, fact: str) -> bool:
    """Whether that fact is known to be true."""
    return known_fact(view, fact) is True


def is_denied(view: View, fact: str) -> bool:
    """Whether that fact is known to be untrue."""
    return known_fact(view, fact) is False


def note_starport_built(draft: Draft, built: bool) -> None:
    """The bot has one more now."""
    if built:
        note_starport(draft)
        draft.learn(f"no_starport of {draft[v.bot]}", False)


def note_ship_built(draft: Draft, built: bool) -> None:
    """Where a rival has control it is built damaged; where no building is under rival control it is whole."""
    if built and known_fact(draft, "loyal_controlled_by_rival") is not False:
        forget_damage(draft)


def whether_fewer_claims(view: View) -> bool | None:
    """No claim at all is fewer than any unbuilt city; where none is unbuilt, no number is fewer."""
    unbuilt = known_fact(view, "unbuilt_cities")
    if unbuilt is False:
        return False
    return True if unbuilt and known_fact(view, "has_claim") is False else None


def no_needed_claim(view: View) -> bool | None:
    """base/expansion-doctrine/staking-new-claims/2: none is needed with a claim for each unbuilt city."""
    few_enough = whether_fewer_claims(view) is False or known_fact(view, "fewer_claims") is False
    return False if few_enough else no_without(view, "move_to_claim")


def whether_claims_for_cities(view: View) -> bool | None:
    """Unbuilt cities, and not fewer claims than those."""
    unbuilt, fewer = known_fact(view, "unbuilt_cities"), known_fact(view, "fewer_claims")
    if unbuilt is False or fewer:
        return False
    return True if unbuilt and fewer is False else None


def no_secure_for_declared(view: View) -> bool | None:
    """A card brings icons and captives, but no trophies; whoever is first alone cannot climb."""
    return no_without(view, "can_secure") if ambitions_to_climb(view, "icons", "captives") else False


def no_tax_for_declared(view: View) -> bool | None:
    """A tax brings resources and captives, but no trophies."""
    return None if _declared_by(view, "icons", "captives") else False


def no_influence_for_declared(view: View) -> bool | None:
    """A card without agents brings neither captives nor trophies; without agents in supply none is placed."""
    if view[v.agents_left.of(view[v.bot])] == 0:
        return False
    return None if ambitions_to_climb(view, "icons") else False


def ambitions_to_climb(view: View, *means: str) -> tuple[str, ...]:
    """base/terminology/3: what is declared and won by one of `means`, but where the bot is first alone already."""
    return tuple(name for name in won_by(view, view[v.declared], *means) if rank(view, name) != FIRST)


def nothing_to_contend(view: View) -> bool:
    """Nothing is declared in which the bot could climb."""
    return not ambitions_to_climb(view, "icons", "captives", "trophies")


def no_repair_of_control(view: View) -> bool | None:
    """Nothing damaged, or no control lost."""
    lost = no_without(view, "loyal_controlled_by_rival")
    return no_without(view, "damaged") if lost is None else lost


def _declared_by(view: View, *means: str) -> bool:
    return bool(won_by(view, view[v.declared], *means))
