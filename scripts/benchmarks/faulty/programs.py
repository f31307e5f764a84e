"""Faults of the whole program: it is killed, and others send it what they like."""

import io
import json
import random
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from scripts.benchmarks.faulty.games import engine
from scripts.benchmarks.faulty.tally import Injection
from scripts.benchmarks.speed import random_answer
from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.replay import replay

LINES = 20
"""Of the protocol, for each injection."""


def killed(fault: Injection) -> None:
    """SIGKILL at any moment of play; every answer after which a question came was saved."""
    path, dice = fault.folder / "game.jsonl", fault.dice
    command = [sys.executable, "-m", "voice_supercat", "play", "--jsonl", "--game", str(path), "--seed", "7"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        question, told = _question(process), 0
        for _ in range(dice.randrange(30)):
            _send(process, random_answer(question, dice))
            question, told = _question(process), told + 1
        _send(process, random_answer(question, dice))
        time.sleep(dice.random() * 0.003)
        process.kill()
    try:
        recorded = read_journal(path)
    except JournalFault as lost:
        fault.told(str(lost))
        if told:
            fault.blame("answers_lost", str(lost), told)
        return
    if len(recorded.entries) < told:
        fault.blame("answers_lost", f"{len(recorded.entries)} of {told}", told - len(recorded.entries))
    if len(recorded.entries) == told and replay(engine(), recorded).question.text != question.text:
        fault.blame("games_unusable", "another question than the open one")


def _question(process: subprocess.Popen[str]) -> AskEvent:
    assert process.stdout is not None
    for line in process.stdout:
        message: dict[str, Any] = json.loads(line)
        if message["event"] == "ask":
            span = tuple(message["range"]) if "range" in message else None
            choices = tuple(message.get("choices", ()))
            return AskEvent(text=message["text"], expect=message["expect"], choices=choices, range=span)
    raise SystemExit("the program ended before its next question")


def _send(process: subprocess.Popen[str], answer: object) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps({"answer": answer}) + "\n")


def protocol_lines(fault: Injection) -> None:
    """Lines that are broken, or make no sense, among answers; the answers count, and nothing else."""
    dice = fault.dice
    session = _session()
    for _ in range(LINES):
        out, before = io.StringIO(), session.game
        line = odd_line(dice, session)
        if not fault.tries(partial(converse, session, [line], out)):
            return
        for event in map(json.loads, out.getvalue().splitlines()):
            if event["event"] == "error":
                fault.told(event["message"])
                if session.game is not before:
                    fault.blame("answers_lost", f"refused and yet played: {line!r}")
        if session.over:
            session = _session()


def odd_line(dice: random.Random, session: Session) -> str:
    """A line for the protocol: a right one that is changed, or anything."""
    right: dict[str, Any] = dice.choice(
        (
            {"answer": random_answer(session.game.question, dice)},
            {"command": dice.choice(("undo", "why", "status", "correct", "tell", "help", "rules", "quit", "state"))},
            {"say": dice.choice(("yes", "no", "take it back", "aggression five", "what if yes", "\ud800", "7"))},
        )
    )
    text = json.dumps(right)
    place = dice.randrange(len(text))
    return dice.choice(
        (
            text,
            text[:place],
            text[:place] + chr(dice.choice((0, 10, 34, 92, 0x2028, 0xD800, 0x1F600))) + text[place + 1 :],
            json.dumps({**right, "about": dice.choice((None, [], {}, 10**400, "x" * 5000))}),
            json.dumps({key: dice.choice((None, [[]], {"a": {}}, -1, 10**30, 1e308, "")) for key in right}),
            "[" * 10_000,
        )
    )


def utterances(fault: Injection) -> None:
    """What is typed or heard: words of the game in any order, and any characters."""
    dice, session = fault.dice, _session()
    words = [word for phrase in session.expected()[0] for word in phrase.split()] or ["yes"]
    for _ in range(LINES):
        text = " ".join(dice.choices(words, k=dice.randrange(1, 6)))
        if dice.random() < 0.2:
            text = "".join(chr(dice.randrange(0x10FFFF)) for _ in range(dice.randrange(40)))
        fault.tries(partial(session.text, text))
        if session.over:
            session = _session()


def _session() -> Session:
    of_book = engine()
    understanding = LanguageUnderstanding(shipped_vocabulary(of_book.book), of_book.book)
    return Session(new_game(of_book, 7, {}), understanding)


def wrong_starts(fault: Injection) -> None:
    """A start that cannot succeed is one event for programs, and one sentence."""
    dice = fault.dice
    missing, odd = str(fault.folder / "missing"), fault.folder / "odd.jsonl"
    odd.write_bytes(dice.randbytes(dice.randrange(1, 200)))
    given = dice.choice(
        (
            ["--book", missing],
            ["--game", str(odd)],
            ["--resume"],
            ["--set", f"bots={dice.choice(('green', ',', '=', 'x' * 300))}"],
            ["--seed", "x"],
            ["--start", "kitchen"],
            ["--keyboard"],
        )
    )
    done = _run(fault.folder, "play", "--jsonl", *given)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode not in (1, 2) or [event["event"] for event in events] != ["error"]:
        fault.blame("crashes" if "Traceback" in done.stderr else "unclear", f"{given}: {done.stderr!r}")
        return
    fault.told(events[0]["message"])


def _run(home: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "HOME": str(home), "PATH": ""}
    command = [sys.executable, "-m", "voice_supercat", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment, check=False, stdin=subprocess.DEVNULL
    )
