"""What one answer tells about another."""

from voice_supercat.procedure.state import Table


def fewer_claims_if_none(table: Table) -> bool | None:
    """No claim at all is fewer than any unbuilt city."""
    return True if table.facts.get("has_claim") is False and table.facts.get("unbuilt_cities") else None


def claim_unless_fewer(table: Table) -> bool | None:
    """Unbuilt cities, and not fewer claims than those: at least one claim."""
    return True if table.facts.get("fewer_claims") is False else None


def yes_if_ships_to_repair(table: Table) -> bool | None:
    """Ships that can be repaired are something to repair."""
    return True if table.facts.get("repair_ships") else None


def combat_may_contend(table: Table) -> bool:
    """Something declared, and asked at most once."""
    return bool(table["declared"])


def no_resources_without_assets(table: Table) -> bool | None:
    """A bot with nothing to spend has no fuel and no weapon."""
    return False if table.facts.get(f"assets of {table['bot']}") is False else None
