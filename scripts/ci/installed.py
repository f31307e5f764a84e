"""Plays with an installed program: `python scripts/ci/installed.py voice-supercat`.

A piped game of each book is killed and resumed, and a second process tries to play a game that is open. Needs nothing
of the project but the program, and runs alike on every system. The status is 1 where something is not as expected.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ANSWERS = 12
SEED = "--seed=3"

Ask = Mapping[str, Any]


class Unexpected(Exception):
    """What is not as it should be."""


def main(program: Sequence[str]) -> int:
    """Play everything with `program`, the command and its first arguments."""
    with tempfile.TemporaryDirectory(prefix="Gerät mit Zoë ", ignore_cleanup_errors=True) as folder:
        environment = {**os.environ, "VOICE_SUPERCAT_HOME": folder, "PYTHONIOENCODING": "cp850"}
        try:
            for book in books(program, environment):
                killed_and_resumed(program, environment, Path(folder) / "games", book)
                print(f"{book}: killed and resumed", flush=True)
            in_one_window_only(program, environment)
            print("a game is played in one window only", flush=True)
            by_keyboard(program, environment)
            print("played by keyboard", flush=True)
        except Unexpected as fault:
            print(fault, file=sys.stderr)
            return 1
    return 0


def books(program: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """The ids of all books that the program has. Raises Unexpected where it cannot list them."""
    listed = subprocess.run(
        [*program, "books", "list"], env=environment, capture_output=True, encoding="cp850", check=False, timeout=60
    )
    expect("status of the list of books", (listed.returncode, listed.stderr), (0, ""))
    return [line.split()[0] for line in listed.stdout.splitlines()]


def killed_and_resumed(program: Sequence[str], environment: Mapping[str, str], games: Path, book: str) -> None:
    """A game that is killed has every answer and the same open question. Raises Unexpected."""
    arguments = ("--book", book, "--game", f"evening-{book}")
    with played(program, environment, *arguments, SEED) as (game, events):
        question = next_question(events)
        for _ in range(ANSWERS):
            tell(game, {"answer": an_answer(question)})
            question = next_question(events)
    lines = (games / f"evening-{book}.jsonl").read_bytes().split(b"\n")
    expect("lines of the journal", len(lines), 1 + ANSWERS + 1)
    expect("bytes of Windows in the journal", b"\r" in b"".join(lines), False)
    with played(program, environment, *arguments) as (_, events):
        expect("the open question", next_question(events), question)


def in_one_window_only(program: Sequence[str], environment: Mapping[str, str]) -> None:
    """While a game is open, a second process is refused in one sentence. Raises Unexpected."""
    with played(program, environment, "--game", "open", SEED) as (game, events):
        tell(game, {"answer": an_answer(next_question(events))})
        next_question(events)
        command = [*program, "play", "--jsonl", "--game", "open"]
        second = subprocess.run(
            command, env=environment, input="", capture_output=True, encoding="cp850", check=False, timeout=60
        )
        expect("status of the second process", second.returncode, 1)
        expect("a sentence of the second process", "another window" in second.stderr, True)


def by_keyboard(program: Sequence[str], environment: Mapping[str, str]) -> None:
    """Typed lines are answers; what no code page has is no answer, and no end of the game. Raises Unexpected."""
    done = subprocess.run(
        [*program, "play", "--book=supercat-base", "--keyboard", "--print", SEED],
        env=environment,
        input="Zoë\r\nagg 2 con 2\r\nnobody\r\n",
        capture_output=True,
        encoding="cp850",
        check=False,
        timeout=60,
    )
    expect("status of a game by keyboard", (done.returncode, done.stderr), (0, ""))
    expect("a question of it", "How many material and fuel icons" in done.stdout, True)


@contextmanager
def played(
    program: Sequence[str], environment: Mapping[str, str], *arguments: str
) -> Iterator[tuple["subprocess.Popen[str]", Iterator[Ask]]]:
    """A game over JSON Lines and its events; it is killed at the end."""
    command = [*program, "play", "--jsonl", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, encoding="utf-8") as game:
        assert game.stdout is not None
        try:
            yield game, map(json.loads, game.stdout)
        finally:
            game.kill()


def tell(game: "subprocess.Popen[str]", line: Mapping[str, object]) -> None:
    """Send a line at once."""
    assert game.stdin is not None
    game.stdin.write(json.dumps(line) + "\n")
    game.stdin.flush()


def next_question(events: Iterator[Ask]) -> Ask:
    """The next event that asks. Raises Unexpected where there is none, or an error before it."""
    for event in events:
        if event["event"] == "error":
            raise Unexpected(f"an error: {event['message']}")
        if event["event"] == "ask":
            return event
    raise Unexpected("the game ended in the middle")


def an_answer(question: Ask) -> object:
    """One that fits, the first of them."""
    kind, choices = question["expect"], question.get("choices") or ()
    if kind == "yes_no":
        return False
    if kind == "number":
        return question["range"][0]
    if kind == "cards":
        return list(choices[: max(1, question["range"][0])])
    if kind == "list":
        return list(choices[: question["range"][0]] if question.get("range") else [])
    if kind == "row":
        names: list[str] = []
        for place in question["rows"][0]:
            names.append(next(name for name in place if name not in names or not question["different"]))
        return names
    return choices[-1] if choices else "done"


def expect(what: str, found: object, wanted: object) -> None:
    """Raises Unexpected where they differ."""
    if found != wanted:
        raise Unexpected(f"{what}: expected {wanted!r}, found {found!r}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or ["voice-supercat"]))
