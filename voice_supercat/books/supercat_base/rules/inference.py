"""What one answer tells about another."""

from voice_supercat.procedure.state import Draft, Table


def note_starport_built(draft: Draft, built: bool) -> None:
    """The bot has one now."""
    if built:
        draft.learn(f"no_starport of {draft['bot']}", False)


def no_other_starport(table: Table) -> bool | None:
    """Where not even the first can be built."""
    return False if table.facts.get("build_starport") is False else None


def fewer_claims_if_none(table: Table) -> bool | None:
    """No claim at all is fewer than any unbuilt city."""
    unbuilt = table.facts.get(f"unbuilt_cities of {table['bot']}")
    return True if table.facts.get("has_claim") is False and unbuilt else None


def claim_unless_fewer(table: Table) -> bool | None:
    """Unbuilt cities, and not fewer claims than those: at least one claim."""
    return True if table.facts.get("fewer_claims") is False else None


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
