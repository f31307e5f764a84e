"""What is taken off the roll to seize the initiative: undeclared ambitions that the bot wins, and could declare."""

from voice_supercat.books.supercat_base.rules.ambitions import undeclared
from voice_supercat.books.supercat_base.rules.standings import wins
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import may_declare


def wins_that_count(view: View) -> tuple[str, ...]:
    """campaign/bot-turn-start-here/5.2.2.2: nobody wins what the game lets it neither declare nor score."""
    return tuple(ambition for ambition in undeclared(view) if may_declare(view, ambition))


def undeclared_count(view: View) -> tuple[int, int]:
    """Lowest and highest answer: those that are known to be won, and those that may be."""
    won = [wins(view, ambition) for ambition in wins_that_count(view)]
    return won.count(True), len(won) - won.count(False)


def winning_unknown(view: View) -> bool:
    """Whether the ledger leaves it open."""
    fewest, most = undeclared_count(view)
    return fewest < most


def note_known_wins(draft: Draft) -> None:
    """As many as the ledger tells, where that settles it."""
    if not winning_unknown(draft):
        draft[v.winning] = undeclared_count(draft)[0]


def left_out_of_wins(view: View) -> str:
    """Behind the question how many: what its Fate keeps it from."""
    left_out = [name.capitalize() for name in undeclared(view) if name not in wins_that_count(view)]
    return f" but {' and '.join(left_out)}" if left_out else ""
