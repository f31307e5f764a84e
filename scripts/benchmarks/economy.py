"""What a turn of the bot costs the player: `python scripts/benchmarks/economy.py [--turns 400] [--wording normal]`.

Plays whole games at simulated tables, where a player answers truthfully from the board, and the same turns literally.
Prints one JSON object with, for each turn of the bot, the median, the 95 % quantile (`_p95`) and the mean (`_mean`) of

- `questions`: everything asked but "say done";
- `judgements`: the things that these name, those asked in one breath singly: what the player must look at and decide,
  as `scripts/tables/judgements.py` defines and counts it;
- `printed_questions`: how many questions of the document these stand for;
- `literal_judgements`: the same of the printed pages. To the advantage of literal play, neither cards nor the Prelude
  nor the preferences among several ways count there, because they are printed as statements;
- `comparable_judgements`: the judgements without those three, so that both sides count the same;
- `words`, `seconds`: all that is said in the turn, prompts, instructions and answers read back, to one player from the
  first game on. The default voice says it; without one (`"voice": null`) at 2.5 words a second;
- `between`: the judgements, words and seconds of the player's own turns and the ends of rounds since the bot's turn
  before; `judgements_with_between`, `words_with_between`: together with the turn.

`same_decisions` is the share of turns with the same card and actions as in literal play. `by_kind` and `by_page` say
where the judgements of a turn lie, as means; `public_changes` how many kinds of holdings and pieces have changed
between two turns of the bot. Where the book has an option `events` and it is not "off" (`--set events=...`), the player
tells those of them that the program keeps, which counts as `between`.
"""

import argparse
import itertools
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import get_args

from scripts.benchmarks.spoken_length import Length, length_of_speech, total, words
from scripts.benchmarks.wordings import Line, Narrator
from scripts.tables.judgements import Count, Judging, read_literally
from scripts.tables.whole_game import Round, between_turns, rounds
from voice_supercat.books.registry import book_ids
from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.book_words import sounds_of
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.faults import Fault
from voice_supercat.procedure.engine import engine_of
from voice_supercat.speech.settings import Verbosity

BOOK = "supercat-base"
TOLD = "player-turn/told"
"""As if it were a step: what is said where the player tells a change. What is told counts one judgement each."""
PRINTED_AS_STATEMENTS = ("cards", "prelude", "holdings", "which way")
"""Kinds of judgements that a reader of the printed pages makes too, and that are printed as statements there."""
WHOLE_GAME = {"bots": "red", "track": "game"}


@dataclass(frozen=True)
class Spent:
    """What one turn of the bot took, and what was between it and the turn before."""

    turn: Count
    between: Count
    literal: int
    lines: Sequence[Line]
    same: bool
    changes: int

    @property
    def comparable(self) -> int:
        """The judgements of what the printed pages ask too."""
        by_kind = self.turn.by_kind or Counter()
        return self.turn.judgements - sum(by_kind[kind] for kind in PRINTED_AS_STATEMENTS)

    def said(self, *, between: bool) -> list[str]:
        """The sentences of the turn, or those between."""
        return [line.text for line in self.lines if between_turns(line.step) == between]


@dataclass
class Economy:
    """Turns of one book in one wording."""

    wording: Verbosity
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        book = open_book(BOOK)
        self._played, self._printed = engine_of(book), engine_of(book, "printed")
        self._understanding = LanguageUnderstanding(shipped_vocabulary(book), book)
        self._judging = Judging(self._played, self._printed)
        self.spellings = sounds_of(book).spellings

    def turns(self) -> Iterator[Spent]:
        """One after the other, without an end."""
        narrator = Narrator(self._understanding, self.wording)
        for played in rounds(self._played, self._printed, self.seed, {**WHOLE_GAME, **self.options}):
            lines: list[Line] = []
            if played.opening is not None:
                narrator.in_next_game()
                lines += narrator.opening(played.opening)
            for exchange in played.exchanges:
                if exchange.told is None:
                    lines += narrator.after(exchange.asked, exchange.given, exchange.after)
                else:
                    lines += narrator.after_update(exchange.after, TOLD)
            yield self._spent(played, lines)

    def _spent(self, played: Round, lines: list[Line]) -> Spent:
        turn = between = Count()
        for exchange in played.exchanges:
            if exchange.told is not None:
                between += Count(judgements=1)
            elif exchange.between:
                between += self._judging.of(exchange.asked)
            else:
                turn += self._judging.of(exchange.asked)
        return Spent(turn, between, read_literally(played.read), lines, played.same, len(played.changes))


def figures(turns: Sequence[Spent], length: Length) -> dict[str, object]:
    """The figures of these turns, by name."""
    said = [turn.said(between=False) for turn in turns]
    beside = [turn.said(between=True) for turn in turns]
    count = len(turns)
    return {
        **_spread("questions", [turn.turn.questions for turn in turns]),
        **_spread("judgements", [turn.turn.judgements for turn in turns]),
        **_spread("printed_questions", [turn.turn.printed for turn in turns]),
        **_spread("literal_judgements", [turn.literal for turn in turns]),
        **_spread("comparable_judgements", [turn.comparable for turn in turns]),
        **_spread("words", [sum(map(words, sentences)) for sentences in said]),
        **_spread("seconds", [total(length, sentences) for sentences in said]),
        "between": {
            **_spread("judgements", [turn.between.judgements for turn in turns]),
            **_spread("words", [sum(map(words, sentences)) for sentences in beside]),
            **_spread("seconds", [total(length, sentences) for sentences in beside]),
        },
        **_spread("judgements_with_between", [turn.turn.judgements + turn.between.judgements for turn in turns]),
        **_spread("words_with_between", [sum(words(line.text) for line in turn.lines) for turn in turns]),
        "same_decisions": sum(turn.same for turn in turns) / count,
        "public_changes": round(sum(turn.changes for turn in turns) / count, 2),
        "by_kind": _shares((turn.turn.by_kind for turn in turns), count),
        "by_page": _shares((turn.turn.by_page for turn in turns), count),
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


def _shares(counts: Iterator[Counter[str] | None], turns: int) -> dict[str, float]:
    summed = sum((found or Counter() for found in counts), Counter[str]())
    return {name: round(number / turns, 2) for name, number in summed.most_common()}


def measured(turns: int, wording: Verbosity, seed: int, options: Mapping[str, str]) -> dict[str, object]:
    """The whole result. Raises SystemExit where the tables end before so many turns."""
    economy = Economy(wording, seed, options)
    found = list(itertools.islice(economy.turns(), turns))
    if len(found) < turns:
        raise SystemExit(f"{len(found)} of {turns} turns were reached.")
    length = length_of_speech(economy.spellings)
    try:
        head = {"book": BOOK, "turns": len(found), "wording": wording, "seed": seed, "voice": length.name}
        return {**head, **figures(found, length)}
    finally:
        length.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 where there are no truthful tables for the book."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--book", default=BOOK, choices=book_ids())
    parser.add_argument("--turns", type=int, default=400)
    parser.add_argument("--wording", default="normal", choices=get_args(Verbosity))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the book")
    parser.add_argument("--json", action="store_true", help="on one line")
    args = parser.parse_args(arguments)
    if args.turns < 1:
        parser.error("--turns: at least one.")
    if args.book != BOOK:
        print(f"{args.book} has no simulated table that answers truthfully yet, only {BOOK} has.", file=sys.stderr)
        return 2
    try:
        found = measured(args.turns, args.wording, args.seed, chosen_options(args.set, open_book(BOOK)))
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(json.dumps(found, indent=None if args.json else 2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
