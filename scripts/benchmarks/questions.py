"""Counts the questions of bot turns: `python scripts/benchmarks/questions.py [--turns 1000] [--seed 0]`.

Each turn is played twice at the same simulated table, which answers every question truthfully: as played, and read
literally (see `tables.reading` for what the reader of printed pages decides). Questions are everything that is asked
but "say done"; in play that includes the cards drawn and led, in literal mode the actions left. Prints questions per
turn and whether the same card and the same actions were chosen. "Which of several ways" is counted by itself: the
printed pages only state those preferences, and the simulated player has always one way.

A question that asks about several things in one breath counts once, as a printed one does ("tax or secure", "build or
repair"); how many things are named in play is told beside it. Literal mode is counted to its advantage: cards
are asked for in play only, and the Prelude's conditions and restrictions are printed as statements, so that they count
nothing there though the reader has to decide on each.
"""

import argparse
import random
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from scripts.benchmarks import seeded
from scripts.tables.playing import AND, play_turn
from scripts.tables.reading import read_turn
from scripts.tables.rivals import chapter_over, rivals_play
from scripts.tables.strewing import set_up
from scripts.tables.turn import AMBITION_OF_NUMBER, CARDS, Deal, Turn, number_of
from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import Game, new_game

BOOK = "supercat-base"
TURNS_AT_A_TABLE = 18  # three chapters, then another table
BOT = "red"
LEADS = 0.35  # of the rounds in which no bot is known to lead


@dataclass(frozen=True)
class Both:
    """One turn, played and read."""

    played: Turn
    read: Turn

    @property
    def same(self) -> bool:
        return self.played.choices() == self.read.choices() and not self.played.impossible


def engines() -> tuple[Engine, Engine]:
    """The base book as played and as printed."""
    book = open_book(BOOK)
    return engine_of(book), engine_of(book, "printed")


def turns(
    played: Engine, printed: Engine, count: int, seed: int, options: Mapping[str, str] | None = None
) -> Iterator[Both]:
    """So many turns at random tables."""
    done = 0
    while done < count:
        chance = random.Random(f"{seed}/{done}")
        game = new_game(played, chance.randrange(2**32), {"bots": BOT, **(options or {})})
        players = len(game.state[v.order]) - len(game.state[v.bots])
        board = replace(set_up(chance, players), revised=game.state[v.influence] == "revised")
        for _ in range(min(TURNS_AT_A_TABLE, count - done)):
            if game.question.step == "table/chapter-over":
                board = chapter_over(board)
            board = rivals_play(board, chance)
            deal = _deal(game, chance, board.markers)
            if deal.lead_declared and deal.lead is not None:
                board = board.declaring(AMBITION_OF_NUMBER[number_of(deal.lead)])
            game, turn = play_turn(game, board, deal)
            read = read_turn(printed, replace(board, rolls=turn.rolls, seized=turn.seized), deal)
            board = replace(turn.board, lost=False)
            done += 1
            yield Both(turn, read)


def _deal(game: Game, chance: random.Random, markers: bool) -> Deal:
    """Cards, and a lead that fits what the program knows: a bot that seized leads, as a new chapter begins anew."""
    state = game.state
    kept = state[v.bonus.of(BOT)] if game.question.step != "table/chapter-over" else ()
    first, second, lead = chance.sample([card for card in CARDS if card not in kept], 3)
    leads = state[v.seized_by] == BOT or chance.random() < LEADS
    declares = not leads and markers and chance.random() < 0.4
    return Deal((first, second), kept, None if leads else lead, declares, chance.random() < 0.2)


def main() -> int:
    """Measure and print; 1 where a choice differed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=0, metavar="N", help="also the N most frequent questions")
    parser.add_argument("--influence", choices=("base", "revised"), default="base")
    args = parser.parse_args()
    found = list(seeded.each(turns(*engines(), args.turns, args.seed, {"influence": args.influence}), args.seed))
    played = [len(both.played.questions) for both in found]
    read = [len(both.read.questions) for both in found]
    for name, counts in (("played", played), ("literal", read)):
        print(f"{name}\tmedian {statistics.median(counts):.1f}\tmean {statistics.mean(counts):.2f}\tmost {max(counts)}")
    print(f"share\tof the medians {statistics.median(played) / statistics.median(read):.1%}", end="")
    print(f"\tof all questions {sum(played) / sum(read):.1%}")
    things = sum(question.count(AND) + 1 for both in found for question in both.played.questions)
    print(f"things named\tplayed {things / len(found):.2f} a turn")
    narrowing = sum(both.played.narrowing for both in found)
    print(f"which way\tplayed {narrowing / len(found):.2f} more a turn, literal none")
    same = sum(both.same for both in found)
    print(f"same card and actions\t{same} of {len(found)} turns")
    if args.most:
        for name in ("played", "read"):
            asked = Counter(question for both in found for question in getattr(both, name).questions)
            for question, count in asked.most_common(args.most):
                print(f"{name}\t{question}\t{count / len(found):.2f} a turn")
    return 0 if same == len(found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
