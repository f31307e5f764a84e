"""What is taken off the roll to seize the initiative: undeclared ambitions that the bot wins, and could declare."""

from voice_supercat.books.supercat_base.rules.ambitions import undeclared
from voice_supercat.books.supercat_base.rules.seizing import left_open, note_if_settled, wins_among
from voice_supercat.procedure.state import Draft, View

from .fate_rules import may_declare


def wins_that_count(view: View) -> tuple[str, ...]:
    """campaign/bot-turn-start-here/5.2.2.2: nobody wins what the game lets it neither declare nor score."""
    return tuple(ambition for ambition in undeclared(view) if may_declare(view, ambition))


def undeclared_count(view: View) -> tuple[int, int]:
    """Lowest and highest answer."""
    return wins_among(view, wins_that_count(view))


def winning_unknown(view: View) -> bool:
    """Whether the ledger leaves it open."""
    return left_open(undeclared_count(view))


def note_known_wins(draft: Draft) -> None:
    """As many as the ledger tells, where that settles it."""
    note_if_settled(draft, undeclared_count(draft))


def left_out_of_wins(view: View) -> str:
    """Behind the question how many: what its Fate keeps it from."""
    left_out = [name.capitalize() for name in undeclared(view) if name not in wins_that_count(view)]
    return f" but {' and '.join(left_out)}" if left_out else ""
