"""What one answer tells about another."""

from voice_supercat.procedure.state import Draft, Table


def note_no_starport(draft: Draft, none: bool) -> None:
    """A starport stays for the turn: no action of the bot takes its own starport away."""
    draft["starport"] = not none


def note_starport_built(draft: Draft, built: bool) -> None:
    """The bot has one now."""
    draft["starport"] = built


def starport_stays(table: Table) -> bool | None:
    """Not without a starport, once one was seen or built this turn."""
    return False if table["starport"] else None


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


def assets_if_resources(table: Table) -> bool | None:
    """Fuel and a weapon are something to spend."""
    return True if table.facts.get("combat_resources") else None
