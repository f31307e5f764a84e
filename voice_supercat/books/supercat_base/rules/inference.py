"""What one answer tells about another."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import asks_singly


def note_starport_built(draft: Draft, built: bool) -> None:
    """The bot has one now."""
    if built:
        draft.learn(f"no_starport of {draft[v.bot]}", False)


def no_other_starport(view: View) -> bool | None:
    """Where not even the first can be built."""
    return False if view.facts.get("build_starport") is False else None


def whether_fewer_claims(view: View) -> bool | None:
    """No claim at all is fewer than any unbuilt city; where none is unbuilt, no number is fewer."""
    unbuilt = view.facts.get(f"unbuilt_cities of {view[v.bot]}")
    if unbuilt is False:
        return False
    return True if unbuilt and view.facts.get("has_claim") is False else None


def no_needed_claim(view: View) -> bool | None:
    """base/expansion-doctrine/staking-new-claims/2: none is needed with a claim for each unbuilt city."""
    few_enough = whether_fewer_claims(view) is False or view.facts.get("fewer_claims") is False
    return False if few_enough or view.facts.get("move_to_claim") is False else None


def whether_claims_for_cities(view: View) -> bool | None:
    """Unbuilt cities, and not fewer claims than those."""
    unbuilt = view.facts.get(f"unbuilt_cities of {view[v.bot]}")
    fewer = view.facts.get("fewer_claims")
    if unbuilt is False or fewer:
        return False
    return True if unbuilt and fewer is False else None


def no_secure(view: View) -> bool | None:
    """Where no card can be secured, none can be for a goal."""
    return False if view.facts.get(f"can_secure of {view[v.bot]}") is False else None


def no_secure_for_declared(view: View) -> bool | None:
    """A card brings icons and captives, but no trophies."""
    return no_secure(view) if _declared_besides(view, "warlord") else False


def no_tax_for_declared(view: View) -> bool | None:
    """A tax brings resources and captives, but no trophies."""
    return None if _declared_besides(view, "warlord") else False


def no_influence_for_declared(view: View) -> bool | None:
    """A card without agents brings neither captives nor trophies."""
    return None if _declared_besides(view, "warlord", "tyrant") else False


def no_control_lost(view: View) -> bool | None:
    """Where no building is under rival control, no control can be won back."""
    return False if view.facts.get("loyal_controlled_by_rival") is False else None


def control_lost_singly(view: View) -> bool:
    """The question pays only where its no can answer another one."""
    return asks_singly(view) and bool(view.facts.get("loyal_controlled_by_rival"))


def no_repair_of_control(view: View) -> bool | None:
    """Nothing damaged, or no control lost."""
    return no_repair(view) if no_control_lost(view) is None else False


def no_repair(view: View) -> bool | None:
    """Where nothing is damaged, nothing can be repaired for a goal."""
    return False if view.facts.get("damaged") is False else None


def whether_damaged(view: View) -> bool | None:
    """What is damaged can be repaired."""
    damaged: bool | None = view.facts.get("damaged")
    return damaged


def combat_may_contend(view: View) -> bool:
    """Something declared, and asked at most once."""
    return bool(view[v.declared])


def _declared_besides(view: View, *ambitions: str) -> bool:
    return bool(set(view[v.declared]) - set(ambitions))
