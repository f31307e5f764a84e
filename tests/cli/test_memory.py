"""What a player reads aloud once is asked in no later game."""

import json
import subprocess
import sys
from pathlib import Path

CARD = "Blue icon on the track card: one any track, two nearest landmark, three nearest end, four favorite?"


def first_bot_turn(*answers: object) -> list[str]:
    """Questions of a game of Tapestry up to the first icons of a card, with these answers after the set-up."""
    command = [sys.executable, "-m", "voice_supercat", "play", "--book", "tapestry", "--seed", "3", "--jsonl"]
    given = [2, "no", "science", "no", "bot turn", "no", "no", "no", "no", "bot turn", *answers]
    lines = "".join(json.dumps({"answer": answer}) + "\n" for answer in given)
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    return [event["text"] for event in events if event["event"] == "ask"]


def test_icons_of_a_card_are_asked_in_the_first_game_only(home: Path) -> None:
    cards = [5, 6]
    assert CARD in first_bot_turn(*cards, 1)

    assert CARD not in first_bot_turn(*cards)
    assert "known_cards" in json.loads(next(home.rglob("tapestry.json")).read_text())


def test_a_damaged_memory_is_named_and_kept(home: Path) -> None:
    first_bot_turn(5, 6, 1)
    memory = next(home.rglob("tapestry.json"))
    memory.write_text("{torn")

    command = [sys.executable, "-m", "voice_supercat", "play", "--book", "tapestry", "--jsonl"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=True)

    assert str(memory) in done.stderr
    assert memory.with_suffix(".damaged").read_text() == "{torn"
    assert '"event": "ask"' in done.stdout
