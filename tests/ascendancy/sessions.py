"""Games of A.I. factions that begin where a test wants them to, and what is said in them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from transcript import session_of, with_known
from walks import any_answer

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import RollEvent
from voice_supercat.procedure.game import Game

TABLE = "table/what-happens"
TABLE_QUESTION = "Round one. Say bot turn after all players, or tell what you did, such as: I attack them."
KLINGON_CARDS = """They will not retreat from this battle.
They strike first.
Their sixes always hit.
Each pair of equal failed rolls hits too."""
ALL_FACTIONS = ("andorian", "breen", "cardassian", "federation", "ferengi", "klingon", "romulan", "vulcan")
KNOWN = '{"lane_die": "223344"}'
FLEETS = ("one", "two", "three")
TOKENS = {"culture", "production", "research", "commands", "exhausted", "ascendancy"}
SHIPS = {"alone", "starbases", *(f"fleet_{fleet}" for fleet in FLEETS)}

TURNS = Path(__file__).parent / "turns"


@dataclass(frozen=True)
class WrittenTurn:
    """A turn as both sides speak it, with the seed of its dice."""

    seed: int
    conversation: str

    @property
    def answers(self) -> list[str]:
        """What the player says."""
        lines = self.conversation.splitlines()
        return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def written_turn(faction: str) -> WrittenTurn:
    """The turn in `turns/FACTION.txt`, whose first line is `# seed 5`."""
    seed, _, conversation = (TURNS / f"{faction}.txt").read_text().removeprefix("# seed ").partition("\n")
    return WrittenTurn(int(seed), conversation)


def new_session(engine: Engine, factions: str, seed: int = 0, at_home: bool = False, **options: str) -> Session:
    """Past the introduction, with the usual tokens: the question is what happens.

    The starting ships are out already, each in some system, unless they are still `at_home`.
    """
    session = session_of(engine, seed, **{"factions": factions, "known_components": KNOWN, **options})
    while session.question.step != TABLE:
        session.answer(session.question.step.endswith("usual-tokens"))
    out: dict[str, object] = {}
    for faction in () if at_home else factions.split(","):
        out |= {f"started of {faction}": True, f"at_home of {faction}": 0}
    return with_known(session, **out)


def walk(game: Game, seed: int, answers: int, yes: float) -> Iterator[Game]:
    """The game after each of so many random answers, until it is over; every other time the A.I. has its turn."""
    chance = random.Random(seed)
    for _ in range(answers):
        if game.over:
            return
        question = game.question
        turn = question.step == TABLE and chance.random() < 0.5
        game = game.answer("bot_turn" if turn else any_answer(question, chance, yes))
        yield game


def answer_steps(session: Session, **answers: str) -> list[str]:
    """Answer what is asked until the table is reached again, or the game is over: by the step's last name, else no,
    none, zero or next.

    Several answers to one step are parted by a blank, the words of one by a plus. Gives everything that was said.
    """
    script = {name.replace("_", "-"): given.split() for name, given in answers.items()}
    said: list[str] = []
    while True:
        question = session.question
        name = question.step.rpartition("/")[2]
        low = str(question.range[0]) if question.range else "0"
        none = next((name for name in ("none", "bot_turn") if name in question.choices), (*question.choices, "")[0])
        usual = {"yes_no": "no", "number": low, "ack": "next", "choice": none, "list": "none", "row": "1"}[
            question.expect or "ack"
        ]
        given = script.get(name)
        events = session.text(given.pop(0).replace("+", " ") if given else usual)
        said += [event.text for event in events if not isinstance(event, RollEvent)]
        if session.over or (session.question.step == TABLE and not script.get("what-happens")):
            return said


def holding(session: Session, **counts: int) -> Session:
    """The faction at hand has these tokens and these ships; what is not named of the same kind is none.

    `fleet_one` are the ships of that fleet, `room_one` what its card holds: just these ships, where it is not named.
    """
    faction = session.game.state[v.faction]
    known: dict[str, object] = {}
    for kind in (TOKENS, SHIPS):
        if kind & set(counts):
            known |= {f"{name} of {faction}": counts.get(name, 0) for name in kind if "_" not in name}
    if SHIPS & set(counts):
        for fleet in FLEETS:
            ships = counts.get(f"fleet_{fleet}", 0)
            known[f"ships of {faction} {fleet}"] = ships
            known[f"room of {faction} {fleet}"] = counts.get(f"room_{fleet}", ships)
    return with_known(session, **known)


def at(engine: Engine, faction: str, step: str, seed: int = 0, **known: object) -> Session:
    """In the turn of a faction of which this is known, when `step` is asked; `fleet_one` are that fleet's ships."""
    ids = {f"fleet_{fleet}": f"ships of {faction} {fleet}" for fleet in FLEETS}
    told = {ids.get(name, f"{name} of {faction}"): value for name, value in known.items()}
    return with_known(new_session(engine, faction, seed), at=step, **told)


def fleets_of(session: Session, faction: str) -> tuple[int, ...]:
    """The ships in each fleet of that faction."""
    return tuple(session.game.state[v.ships.of(faction, fleet)] for fleet in FLEETS)
