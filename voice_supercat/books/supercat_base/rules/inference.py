"""What one answer tells about another."""

from voice_supercat.procedure.state import Draft, Table

from .seats import asks_singly


def note_starport_built(draft: Draft, built: bool) -> None:
    """The bot has one now."""
    if built:
        draft.learn(f"no_starport of {draft['bot']}", False)


def no_other_starport(table: Table) -> bool | None:
    """Where not even the first can be built."""
    return False if table.facts.get("build_starport") is False else None


def whether_fewer_claims(table: Table) -> bool | None:
    """No claim at all is fewer than any unbuilt city; where none is unbuilt, no number is fewer."""
    unbuilt = table.facts.get(f"unbuilt_cities of {table['bot']}")
    if unbuilt is False:
        return False
    return True if unbuilt and table.facts.get("has_claim") is False else None


def no_needed_claim(table: Table) -> bool | None:
    """base/expansion-doctrine/staking-new-claims/2: none is needed with a claim for each unbuilt city."""
    few_enough = whether_fewer_claims(table) is False or table.facts.get("fewer_claims") is False
    return False if few_enough or table.facts.get("move_to_claim") is False else None


def whether_claims_for_cities(table: Table) -> bool | None:
    """Unbuilt cities, and not fewer claims than those."""
    unbuilt = table.facts.get(f"unbuilt_cities of {table['bot']}")
    fewer = table.facts.get("fewer_claims")
    if unbuilt is False or fewer:
        return False
    return True if unbuilt and fewer is False else None


def no_secure(table: Table) -> bool | None:
    """Where no card can be secured, none can be for a goal."""
    return False if table.facts.get(f"can_secure of {table['bot']}") is False else None


def no_secure_for_declared(table: Table) -> bool | None:
    """A card brings icons and captives, but no trophies."""
    return no_secure(table) if _declared_besides(table, "warlord") else False


def no_tax_for_declared(table: Table) -> bool | None:
    """A tax brings resources and captives, but no trophies."""
    return None if _declared_besides(table, "warlord") else False


def no_influence_for_declared(table: Table) -> bool | None:
    """A card without agents brings neither captives nor trophies."""
    return None if _declared_besides(table, "warlord", "tyrant") else False


def no_control_lost(table: Table) -> bool | None:
    """Where no building is under rival control, no control can be won back."""
    return False if table.facts.get("loyal_controlled_by_rival") is False else None


def control_lost_singly(table: Table) -> bool:
    """The question pays only where its no can answer another one."""
    return asks_singly(table) and bool(table.facts.get("loyal_controlled_by_rival"))


def no_repair_of_control(table: Table) -> bool | None:
    """Nothing damaged, or no control lost."""
    return no_repair(table) if no_control_lost(table) is None else False


def no_repair(table: Table) -> bool | None:
    """Where nothing is damaged, nothing can be repaired for a goal."""
    return False if table.facts.get("damaged") is False else None


def whether_damaged(table: Table) -> bool | None:
    """What is damaged can be repaired."""
    damaged: bool | None = table.facts.get("damaged")
    return damaged


def combat_may_contend(table: Table) -> bool:
    """Something declared, and asked at most once."""
    return bool(table["declared"])


def _declared_besides(table: Table, *ambitions: str) -> bool:
    return bool(set(table["declared"]) - set(ambitions))
