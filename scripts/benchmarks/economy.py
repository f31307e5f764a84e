"""What a turn of the bot costs the player: `python scripts/benchmarks/economy.py [--book ID] [--turns N] [--games G]`.

Plays whole games at the simulated tables of a book (`scripts/tables/registry.py`), where a player answers truthfully
from the board. Prints one JSON object with, for each turn of the bot, the median, the 95 % quantile (`_p95`) and the
mean (`_mean`) of

- `answers`: everything that the player has to say, "say done" too;
- `questions`: everything asked but "say done";
- `judgements`: the things that these name, those asked in one breath singly: what the player must look at and decide,
  as the table of the book defines and counts it;
- `words`, `seconds`: all that is said in the turn, prompts, instructions and answers read back, to one player from the
  first game on. The default voice says it; without one (`"voice": null`) at 2.5 words a second;
- `between`: the judgements, words and seconds of what lies between two turns, such as the player's own turn;
  `judgements_with_between`, `words_with_between`: together with the turn.

`by_kind` and `by_page` say where the judgements of a turn lie, as means. A player plays game after game; what a book
remembers of the components serves the next ones. With `--games G` every player plays G games, then a new one begins:
the figures are those of the Gth games, and `by_game` has those of each game before.

Of `supercat-base` there are besides

- `printed_questions`: how many questions of the document these stand for;
- `literal_judgements`: the judgements of the same turns, read literally as printed. To the advantage of literal play,
  neither cards nor the Prelude nor the preferences among several ways count there, as they are printed as statements;
- `comparable_judgements`: the judgements without those three, so that both sides count the same;
- `same_decisions`: the share of turns with the same card and actions as in literal play;
- `public_changes`: how many kinds of holdings and pieces have changed between two turns of the bot. Where the book has
  an option `events` and it is not "off" (`--set events=...`), the player tells those of them that the program keeps.
"""

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from scripts.benchmarks import seeded
from scripts.benchmarks.spoken_length import Length, length_of_speech, total, words
from scripts.benchmarks.wordings import Line, Narrator
from scripts.tables.measuring import Count, Measured, Table
from scripts.tables.registry import TABLES
from voice_supercat.books.registry import book_ids
from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.book_words import sounds_of
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.faults import Fault
from voice_supercat.procedure.book import Book
from voice_supercat.speech.settings import Verbosity

BOOK = "supercat-base"
TOLD = "told"
"""As if it were a step: what is said where the player tells a change."""


@dataclass(frozen=True)
class Spent:
    """What one turn took, what was between it and the turn before, and what was said in both."""

    measured: Measured
    answers: int
    turn: Count
    between: Count
    said: Sequence[str]
    said_between: Sequence[str]


@dataclass(frozen=True)
class Economy:
    """Turns of one book in one wording; each player plays `games` games, without that one player all of them."""

    book: Book
    table: Table
    wording: Verbosity
    seed: int
    options: Mapping[str, str]
    games: int | None = None

    def turns(self) -> Iterator[tuple[int, Spent]]:
        """One after the other, without an end, each with how many games its player had begun."""
        player = 0
        while True:
            yield from self._of_player(self.seed + player)
            player += 1

    def _of_player(self, seed: int) -> Iterator[tuple[int, Spent]]:
        narrator = Narrator(LanguageUnderstanding(shipped_vocabulary(self.book), self.book), self.wording)
        game = 0
        for found in seeded.each(self.table.turns(self.book, seed, self.options), seed):
            game += found.opening is not None
            if self.games is not None and game > self.games:
                return
            yield game, self._spent(found, list(_lines(found, narrator)))

    def _spent(self, found: Measured, lines: Sequence[Line]) -> Spent:
        turn, between, answers = Count(), Count(), 0
        for one in found.answered:
            if one.told or self.table.between(one.asked.question.step):
                between += one.count
            else:
                turn += one.count
                answers += 1
        beside = [line.step == TOLD or self.table.between(line.step) for line in lines]
        said = [line.text for line, aside in zip(lines, beside, strict=True) if not aside]
        said_between = [line.text for line, aside in zip(lines, beside, strict=True) if aside]
        return Spent(found, answers, turn, between, said, said_between)


def _lines(found: Measured, narrator: Narrator) -> Iterator[Line]:
    if found.opening is not None:
        narrator.in_next_game()
        yield from narrator.opening(found.opening)
    for one in found.answered:
        yield from (
            narrator.after_update(one.after, TOLD) if one.told else narrator.after(one.asked, one.given, one.after)
        )


def figures(turns: Sequence[Spent], length: Length) -> dict[str, object]:
    """The figures of these turns, by name."""
    measured = [turn.measured for turn in turns]
    return {
        **_spread("answers", [turn.answers for turn in turns]),
        **_spread("questions", [turn.turn.questions for turn in turns]),
        **_spread("judgements", [turn.turn.judgements for turn in turns]),
        **_spread("words", [sum(map(words, turn.said)) for turn in turns]),
        **_spread("seconds", [total(length, turn.said) for turn in turns]),
        **{
            key: figure
            for name in measured[0].spread
            for key, figure in _spread(name, [one.spread[name] for one in measured]).items()
        },
        "between": {
            **_spread("judgements", [turn.between.judgements for turn in turns]),
            **_spread("words", [sum(map(words, turn.said_between)) for turn in turns]),
            **_spread("seconds", [total(length, turn.said_between) for turn in turns]),
        },
        **_spread("judgements_with_between", [turn.turn.judgements + turn.between.judgements for turn in turns]),
        **_spread("words_with_between", [sum(map(words, (*turn.said, *turn.said_between))) for turn in turns]),
        **{name: round(statistics.fmean(one.means[name] for one in measured), 4) for name in measured[0].means},
        "by_kind": _shares((turn.turn.by_kind for turn in turns), len(turns)),
        "by_page": _shares((turn.turn.by_page for turn in turns), len(turns)),
    }


def _spread(name: str, values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    high = ordered[max(0, -(-95 * len(ordered) // 100) - 1)]
    mean = statistics.fmean(values)
    return {
        name: round(statistics.median(values), 2),
        f"{name}_p95": round(high, 2),
        f"{name}_mean": round(mean, 2),
    }


def _shares(counts: Iterable[Counter[str]], turns: int) -> dict[str, float]:
    summed = sum(counts, Counter[str]())
    return {name: round(number / turns, 2) for name, number in summed.most_common()}


def measured(economy: Economy, turns: int) -> dict[str, object]:
    """The whole result: of so many turns of the last game, and of those of the games before on the way to them."""
    by_game: dict[int, list[Spent]] = {}
    for game, spent in economy.turns():
        of_game = by_game.setdefault(game if economy.games else 0, [])
        of_game.append(spent)
        if len(of_game) == turns and game == (economy.games or game):
            break
    length = length_of_speech(sounds_of(economy.book).spellings)
    head = {"book": economy.book.id, "turns": turns, "wording": economy.wording, "seed": economy.seed}
    try:
        last = {**head, "voice": length.name, **figures(by_game[economy.games or 0], length)}
        if economy.games is None:
            return last
        return {**last, "by_game": {str(game): figures(of_game, length) for game, of_game in sorted(by_game.items())}}
    finally:
        length.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 where there are no truthful tables for the book."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--book", default=BOOK, choices=book_ids())
    parser.add_argument("--turns", type=int, default=400)
    parser.add_argument("--games", type=int, help="how many games a player plays; the last of them is measured")
    parser.add_argument("--wording", default="normal", choices=get_args(Verbosity))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the book")
    parser.add_argument("--json", action="store_true", help="on one line")
    args = parser.parse_args(arguments)
    if args.turns < 1 or (args.games is not None and args.games < 1):
        parser.error("--turns, --games: at least one.")
    if args.book not in TABLES:
        print(f"{args.book} has no simulated table that answers truthfully; {_those(TABLES)}.", file=sys.stderr)
        return 2
    try:
        book = open_book(args.book)
        options = chosen_options(args.set, book)
        found = measured(Economy(book, TABLES[args.book], args.wording, args.seed, options, args.games), args.turns)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(json.dumps(found, indent=None if args.json else 2))
    return 0


def _those(tables: Mapping[str, Table]) -> str:
    return f"only {' and '.join(tables)} {'have' if len(tables) > 1 else 'has'}"


if __name__ == "__main__":
    raise SystemExit(main())
