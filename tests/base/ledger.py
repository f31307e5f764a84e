"""Games with the ledger: turns in which all is answered as usual, and what is known after them."""

from transcript import session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import Key, split_id
from voice_supercat.procedure.state import Draft

RESOURCES = ("material", "fuel", "weapon", "relic", "psionic")
NOTHING = {f"{resource} of red": 0 for resource in RESOURCES}
KEPT = {"ledger": "on", "counts": "told"}
"""Options under which what is known stays so until an order changes it, or somebody tells."""
USUAL = {"yes_no": "no", "number": "two", "list": "two fuel and a weapon"}


def kept(engine: Engine, page: str | None = None, **values: object) -> Session:
    """A session with the ledger, in which these values are known."""
    options = {name: value for name, value in KEPT.items() if name in engine.book.options}
    return with_known(session_of(engine, page=page, **options), **values)


OPENED = ("tally", "starports", "unbuilt", "agents_left", "guild_cards", "damage", "weapon_guild", "union_guild")


def boards_unknown(session: Session) -> Session:
    """The same session where the boards were set up otherwise, so that it is asked for all that lies there."""
    draft = Draft(session.game.state)
    for name, owner in map(split_id, session.game.state.values):
        if name in OPENED:
            draft[Key[object](name, owner)] = None
    session.game = Game(session.game.engine, draft.freeze(), session.game.said)
    return session


def played_until(session: Session, *steps: str) -> list[str]:
    """Which steps asked until one of `steps` does: all is answered no, and counts as in `USUAL`."""
    asked = []
    while session.question.step not in steps:
        asked.append(session.question.step)
        session.text(USUAL[session.question.expect])
    return asked


def with_aggression(session: Session) -> list[str]:
    """A turn with an aggression card, which the bot surpasses with; which steps asked after that."""
    for answer in ("aggression three aggression five", "no", "aggression two", "no"):
        session.text(answer)
    return played_until(session, "table/next")


def counts_of(session: Session, owner: str = "red") -> list[int | None]:
    """How many of each resource the ledger tells."""
    values = session.game.state.values
    return [values.get(f"{resource} of {owner}") for resource in RESOURCES]
