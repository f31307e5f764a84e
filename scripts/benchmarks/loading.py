"""Times what grows with a game and with a book: `python scripts/benchmarks/loading.py [--json]`.

- resume: a game of 10,000 random answers, read from its journal and replayed;
- load: a book of 10,000 steps on 100 pages, read and compiled to its machine.

Medians of five; the garbage of one run is thrown away before the next.
"""

import argparse
import gc
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from scripts.benchmarks.speed import BOOK, random_answer, show
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.garbage import without_collecting
from voice_supercat.procedure.journal import header_of, read_journal
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import replay

ANSWERS = 10_000
PAGES = 100
STEPS_ON_A_PAGE = 100
RUNS = 5


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = {
            "resume_10000_answers_s": resume_seconds(Path(folder) / "game.jsonl"),
            "load_10000_steps_s": load_seconds(Path(folder) / "book"),
        }
    show(figures, as_json=args.json)
    return 0


def resume_seconds(journal: Path) -> float:
    """Seconds to read the journal of a long game and replay it, median."""
    engine = engine_of(open_book(BOOK))
    write_game(engine, journal)
    return _median(lambda: replay(engine, read_journal(journal)))


def write_game(engine: Engine, journal: Path) -> None:
    """The journal of a game of random answers, as play writes it."""
    dice, game = random.Random(1), new_game(engine, 1, {})
    with journal.open("w", encoding="utf-8") as file:
        file.write(json.dumps(vars(header_of(engine.book, 1, {}))) + "\n")
        for _ in range(ANSWERS):
            game = game.answer(random_answer(game.question, dice))
            file.write(json.dumps(entry_of(game)) + "\n")


def load_seconds(folder: Path) -> float:
    """Seconds to read and compile a book of many steps, median."""
    write_book(folder)

    def loaded() -> None:
        with without_collecting():
            engine_of(load(folder))

    return _median(loaded)


def write_book(folder: Path) -> None:
    """A book of questions, statements and counts, each page leading to the next."""
    (folder / "pages").mkdir(parents=True)
    head = "{id: many, title: Many steps, version: 1, start: page-0, printed_start: page-0}"
    (folder / "book.yaml").write_text(head, encoding="utf-8")
    (folder / "items.txt").write_text("", encoding="utf-8")
    (folder / "values.yaml").write_text("number: {kind: count, say: number}\n", encoding="utf-8")
    for page in range(PAGES):
        steps = [_step(number) for number in range(STEPS_ON_A_PAGE - 1)]
        steps.append(f"{{id: on, goto: page-{(page + 1) % PAGES}}}")
        lines = [f"page: page-{page}", "steps:", *(f"  - {step}" for step in steps)]
        (folder / "pages" / f"page-{page}.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _step(number: int) -> str:
    kinds = (
        f"{{id: ask-{number}, ask: Is number {number} so?}}",
        f"{{id: say-{number}, say: Number {number} it is., when: number at least 1}}",
        f'{{id: add-{number}, add: {{number: "1"}}}}',
    )
    return kinds[number % len(kinds)]


def _median(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        gc.collect()
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return statistics.median(times)


if __name__ == "__main__":
    raise SystemExit(main())
