"""Times the program without a player: `python scripts/benchmarks/speed.py [--json]`.

- engine: answers a second to a game in memory, random answers, one process;
- protocol: from writing an answer to reading the next question of `play --jsonl`, journal fsync included, beside a
  bare append and fsync of the same bytes in the same folder as the limit;
- start: from starting the process to its first question over JSON Lines;
- sound: from starting the process to the first spoken sample out of a virtual loudspeaker, voice, model and microphone
  opened, and the peak memory of that process.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from scripts.benchmarks.robot.ear import Player
from scripts.benchmarks.robot.virtual_devices import virtual_devices, why_not
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.answers import Answer, in_order_of
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game

ANSWERS = 5_000
EXCHANGES = 300
STARTS = 7
SETTLED = 0.5  # seconds until the recorder of the loudspeaker runs
STARTED_BY = 20.0  # seconds; later is no start
BOOK = "supercat-base"


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    figures = {"engine_answers_per_s": engine_rate(), **protocol_times(), "start_ms": start_time(), **sound_figures()}
    show(figures, as_json=args.json)
    return 0


def show(figures: Mapping[str, float], *, as_json: bool) -> None:
    """Print the figures, a line each or as one JSON object."""
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}\t{value:.2f}")


def engine_rate() -> float:
    """Answers a second."""
    engine = engine_of(open_book(BOOK))
    dice = random.Random(1)
    game = new_game(engine, 1, {})
    started = time.perf_counter()
    for _ in range(ANSWERS):
        game = game.answer(random_answer(game.question, dice))
    return ANSWERS / (time.perf_counter() - started)


def random_answer(question: AskEvent, dice: random.Random) -> Answer:
    """Any answer that fits."""
    low, high = question.range or (0, 0)
    answers: dict[str, Callable[[], Answer]] = {
        "yes_no": lambda: dice.random() < 0.5,
        "number": lambda: dice.randint(low, high),
        "choice": lambda: dice.choice(question.choices),
        "card": lambda: dice.choice(question.choices),
        "cards": lambda: tuple(dice.sample(question.choices, high)),
        "list": lambda: in_order_of(question.choices, dice.choices(question.choices, k=dice.randint(low, high))),
        "row": lambda: tuple(dice.choice(place) for place in dice.choice(question.rows)),
        "ack": lambda: "done",
    }
    return answers[question.expect or "ack"]()


def protocol_times() -> dict[str, float]:
    """Milliseconds of one exchange, median and 95th percentile, and of a bare fsync."""
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder) / "game.jsonl"
        with _play("--jsonl", "--game", str(journal)) as process:
            question, times = _next_question(process), []
            for _ in range(EXCHANGES):
                answer = json.dumps({"answer": random_answer(question, dice)})
                started = time.perf_counter()
                _write(process, answer)
                question = _next_question(process)
                times.append(1000 * (time.perf_counter() - started))
            process.kill()
        limit = _fsync_times(Path(folder) / "bare")
    return {
        "exchange_p50_ms": statistics.median(times),
        "exchange_p95_ms": statistics.quantiles(times, n=20)[-1],
        "bare_fsync_p50_ms": statistics.median(limit),
    }


def start_time() -> float:
    """Milliseconds from process start to the first question, median."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(STARTS):
            started = time.perf_counter()
            with _play("--jsonl", "--game", f"{folder}/{number}.jsonl") as process:
                _next_question(process)
                times.append(1000 * (time.perf_counter() - started))
                process.kill()
    return statistics.median(times)


def sound_figures() -> dict[str, float]:
    """Milliseconds to the first spoken sample, median, and megabytes of memory; nothing without a sound server."""
    if reason := why_not():
        print(f"no figures with sound: {reason}", file=sys.stderr)
        return {}
    times, peaks = [], []
    with tempfile.TemporaryDirectory() as folder, virtual_devices() as devices:
        for number in range(STARTS):
            with Player(devices) as ear:
                time.sleep(SETTLED)
                started = time.monotonic()
                with _play("--game", f"{folder}/{number}.jsonl", environment=devices.environment) as process:
                    times.append(1000 * (ear.hears_first(started + STARTED_BY) - started))
                    peaks.append(_peak_megabytes(process.pid))
                    process.kill()
    return {"first_sample_ms": statistics.median(times), "memory_mb": max(peaks)}


def _peak_megabytes(process: int) -> float:
    """Peak resident memory of a process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    lines = [line for pid in (process, *children) for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def _fsync_times(path: Path) -> list[float]:
    times = []
    with path.open("ab") as file:
        for _ in range(EXCHANGES):
            started = time.perf_counter()
            file.write(b'{"answer": true}\n')
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - started))
    return times


def _play(*options: str, environment: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "voice_supercat", "play", "--book", BOOK, *options]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment
    )


def _write(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def _next_question(process: subprocess.Popen[str]) -> AskEvent:
    assert process.stdout is not None
    for line in process.stdout:
        message: dict[str, Any] = json.loads(line)
        if message["event"] == "ask":
            return AskEvent(
                expect=message["expect"],
                choices=tuple(message.get("choices", ())),
                range=tuple(message["range"]) if "range" in message else None,
            )
    raise SystemExit("the program ended before its next question")


if __name__ == "__main__":
    raise SystemExit(main())
