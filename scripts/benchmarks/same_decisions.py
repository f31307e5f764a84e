"""Compares simulated tables with the printed pages: `python scripts/benchmarks/same_decisions.py [--seeds 100]`.

For every seed a player answers truthfully from the board, as in `economy.py`, and the same turns are read literally.
Prints one JSON object: `turns` in all, and with the seed and the number of the turn

- `different`: the turns with another card or other actions than the printed pages give, or with an order that could not
  be carried out on the board;
- `untrue`: what the program came to hold of the board that was false, by its own orders.

Exits with 1 where there is one of either. How it stands after each seed goes to standard error.
"""

import argparse
import itertools
import json
import sys
from collections.abc import Mapping, Sequence

from scripts.benchmarks import seeded
from scripts.tables.memory import Memory
from scripts.tables.whole_game import rounds
from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.library import open_book
from voice_supercat.faults import Fault
from voice_supercat.procedure.engine import engine_of

BOOK = "supercat-base"
WHOLE_GAME = {"bots": "red", "track": "game"}


def compared(seeds: Sequence[int], turns: int, options: Mapping[str, str]) -> dict[str, object]:
    """So many turns of every seed, played and read."""
    book = open_book(BOOK)
    played, printed = engine_of(book), engine_of(book, "printed")
    different: list[dict[str, object]] = []
    untrue: list[dict[str, object]] = []
    count = 0
    for seed in seeds:
        memory = Memory()
        found = itertools.islice(rounds(played, printed, seed, {**WHOLE_GAME, **options}, memory.look), turns)
        for number, turn in enumerate(seeded.each(found, seed), 1):
            count += 1
            where = {"seed": seed, "turn": number}
            if not turn.same:
                choices = {"played": turn.played.choices(), "printed": turn.read.choices()}
                different.append({**where, **choices, "impossible": turn.played.impossible})
            untrue += ({**where, "held": held} for held in memory.false)
            memory.false.clear()
        print(f"seed {seed}: {len(different)} different, {len(untrue)} untrue of {count} turns", file=sys.stderr)
    return {"options": dict(options), "seeds": len(seeds), "turns": count, "different": different, "untrue": untrue}


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare and print; 1 where something differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=100, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--turns", type=int, default=1000, help="of each seed")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the book")
    args = parser.parse_args(arguments)
    try:
        options = chosen_options(args.set, open_book(BOOK))
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    found = compared(range(args.first, args.first + args.seeds), args.turns, options)
    print(json.dumps(found))
    return 1 if found["different"] or found["untrue"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
