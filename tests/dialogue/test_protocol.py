"""JSON Lines in, JSON Lines out: the fields of every event, and one error event for every wrong line."""

import errno
import io
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from transcript import seed_rolling, session_of

from voice_supercat.dialogue.protocol import converse
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay

Sent = dict[str, Any]
CARDS = {"answer": ["aggression 2", "construction 2"]}
YES, NO = {"answer": "yes"}, {"answer": "no"}


def exchange(engine: Engine, lines: Iterable[object], seed: int = 0, journal: Journal | None = None) -> list[Sent]:
    """All events for these messages; a str is sent as it is."""
    session = session_of(engine, seed, journal=journal)
    out = io.StringIO()
    sent = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    converse(session, [line + "\n" for line in sent], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def texts(events: list[Sent]) -> list[str]:
    """The texts of the events; errors are marked."""
    return [event["text"] if "text" in event else f"error: {event['message']}" for event in events]


def test_shape_of_the_events(played: Engine) -> None:
    events = exchange(
        played,
        [CARDS, NO, {"answer": "administration four"}, NO, {"answer": 2}, {"command": "state"}, "x"],
        seed=seed_rolling(4),
    )
    assert events[0] == {
        "event": "ask",
        "step": "bot-turn/2",
        "source": ["base/bot-turn-start-here/2"],
        "text": "Which two cards did the bot draw?",
        "short": "Which two cards?",
        "expect": "cards",
        "choices": [f"{suit} {number}" for suit in SUITS for number in range(2, 7)],
        "range": [2, 2],
    }
    by_kind = {event["event"]: event for event in events}
    assert set(by_kind) == {"ask", "say", "act", "roll", "state", "error"}
    assert by_kind["roll"] == {"event": "roll", "sides": 6, "result": 4, "source": ["base/bot-turn-start-here/4.2.2.1"]}
    assert set(by_kind["act"]) == {"event", "step", "source", "do", "text", "short", "prefer"}
    assert set(by_kind["error"]) == {"event", "message"}
    assert set(by_kind["state"]) == {"event", "text", "values"}
    assert by_kind["state"]["values"]["hand_counter of red"] == 5
    assert [event["expect"] for event in events if event["event"] == "ask"][:5] == [
        *("cards", "yes_no", "card", "yes_no", "number")
    ]
    [number] = [event for event in events if event.get("expect") == "number"]
    assert number["range"] == [0, 5]


LED = {"answer": "aggression three"}
SUITS = ("administration", "aggression", "construction", "mobilization")


def test_an_act_carries_its_preferences_in_order(played: Engine) -> None:
    events = exchange(played, [CARDS, NO, LED, YES, YES, YES, NO, NO, NO, NO, NO, YES])
    [act] = [event for event in events if event.get("do") == "spend"]
    assert act["source"] == ["base/prelude/resources/1"]
    assert act["prefer"] == ["a starport if none is on the map", "cities", "ships"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("what?", 'Expected one JSON object such as {"answer": "yes"}'),
        ('{"answer": ', "Expected one JSON object"),
        ('"yes"', 'Expected an object with "answer", "command" or "say"'),
        ("[]", 'Expected an object with "answer", "command" or "say"'),
        ("null", 'Expected an object with "answer", "command" or "say"'),
        ({}, 'Expected an object with "answer", "command" or "say"'),
        ({"answer": True, "command": "undo"}, 'Expected an object with "answer", "command" or "say"'),
        ({"command": "dance"}, 'There is no command "dance"; there are repeat, undo'),
        ({"command": None}, "There is no command"),
        ({"answer": "maybe"}, '"maybe" is not an answer to "Does the bot have the initiative?" Say yes or no.'),
        ({"answer": 1}, '"1" is not an answer to'),
        ({"answer": None}, '"None" is not an answer to'),
        ({"answer": {"yes": True}}, "is not an answer to"),
        ({"answer": [True]}, "is not an answer to"),
        ({"answer": "undo"}, '"undo" is not an answer to'),
        ({"answer": ""}, '"" is not an answer to'),
        ({"say": "undo it"}, '"undo it" is not understood. Say yes or no.'),
        ({"say": ""}, '"" is not understood.'),
        ({"say": True}, '"True" is not understood.'),
        ({"say": "no", "answer": False}, 'Expected an object with "answer", "command" or "say"'),
        ("[" * 100_000, "Expected one JSON object"),
        ({"answer": "a" * 100_000}, f'"{"a" * 60}…" is not an answer to "Does'),
        ({"say": "a" * 100_000}, f'"{"a" * 60}…" is not understood. Say yes or no.'),
        ({"command": "a" * 100_000}, f'There is no command "{"a" * 60}…"; there are repeat, undo'),
    ],
)
def test_a_bad_line_gives_one_error_and_changes_nothing(played: Engine, line: object, message: str) -> None:
    events = exchange(played, [CARDS, line, NO])
    plain = exchange(played, [CARDS, NO])
    errors = [event for event in events if event["event"] == "error"]
    assert len(errors) == 1
    assert message in errors[0]["message"]
    assert "\n" not in errors[0]["message"]
    assert [event for event in events if event["event"] != "error"] == plain


@pytest.mark.parametrize(
    ("answers", "given", "wanted"),
    [
        ([], ["aggression 2"], "Say 2 different cards of 20, such as administration 2 or mobilization 6."),
        ([], ["aggression 2", "aggression 2"], "Say 2 different cards"),
        ([], ["aggression 2", "aggression 7"], "Say 2 different cards"),
        ([], "yes", "Say 2 different cards"),
        ([CARDS, NO], "aggression two", "Say one of 18, such as administration 2 or mobilization 6."),
        ([CARDS, NO], 5, "Say one of 18, such as administration 2 or mobilization 6."),
        ([CARDS, NO, {"answer": "administration four"}, NO], 6, "Say a number from 0 to 5"),
        ([CARDS, NO, {"answer": "administration four"}, NO], -1, "Say a number from 0 to 5"),
        ([CARDS, NO, {"answer": "administration four"}, NO], 1.5, "Say a number from 0 to 5"),
        ([CARDS, NO, {"answer": "administration four"}, NO], True, "Say a number from 0 to 5"),
        ([CARDS, NO, {"answer": "administration four"}, NO], "yes", "Say a number from 0 to 5"),
    ],
)
def test_an_answer_of_the_wrong_kind_says_what_is_expected(
    played: Engine, answers: list[object], given: object, wanted: str
) -> None:
    last = exchange(played, [*answers, {"answer": given}])[-1]
    assert last["event"] == "error"
    assert wanted in last["message"]


def test_empty_lines_are_ignored(played: Engine) -> None:
    assert exchange(played, ["", "  ", CARDS]) == exchange(played, [CARDS])


def test_undo_goes_back_and_says_so(played: Engine) -> None:
    events = exchange(played, [CARDS, YES, {"command": "undo"}, {"command": "undo"}, {"command": "undo"}])
    assert texts(events)[3:] == [
        "Taken back.",
        "Does the bot have the initiative?",
        "Taken back.",
        "Hand counter back to six.",
        "Which two cards did the bot draw?",
        "There is nothing to take back.",
        "Which two cards did the bot draw?",
    ]


def test_undo_of_an_action_says_what_to_put_back(played: Engine) -> None:
    last = texts(exchange(played, [CARDS, YES, YES, NO, NO, NO, YES, {"command": "undo"}]))[-3:]
    assert last[:2] == ["Taken back.", "Take the new piece off the map again."]
    assert last[2].startswith("Can the bot build a city?")


def test_repeat_says_again_what_led_to_the_question(played: Engine) -> None:
    events = exchange(played, [CARDS, YES, YES, {"command": "repeat"}])
    assert events[-2:] == events[-4:-2]
    assert texts(events[-2:])[0].startswith("The bot leads with construction 2")


def test_why_names_the_answers_that_led_here(played: Engine) -> None:
    assert "This is where the turn begins." in texts(exchange(played, [{"command": "why"}]))
    events = texts(exchange(played, [CARDS, YES, NO, YES, {"command": "why"}]))
    assert events[-4:-1] == [
        "Is the bot first, or tied for first, in Tycoon? You said no.",
        "Does the bot outnumber every rival on a court card, so that it could secure it? You said yes.",
        "Can the bot secure a card to contend a declared ambition? Known: no.",
    ]


def test_explain_the_term_in_the_question_or_any_other(played: Engine) -> None:
    asked = exchange(played, [CARDS, YES, NO, YES, {"command": "explain"}])
    assert texts(asked)[-2].startswith("A Vox card is effective if")
    assert asked[-2]["source"] == ["base/terminology/6"]
    for message in ({"command": "explain", "about": "claim"}, {"command": "explain claim"}):
        [explained, question] = exchange(played, [message])[1:]
        assert explained["text"].startswith("A claim is an open building slot")
        assert question["text"] == "Which two cards did the bot draw?"


def test_say_takes_everything_that_can_be_typed(played: Engine) -> None:
    """Answers, beginnings of answers, commands in words, and sentences about facts."""
    said = ["agg 2, con 2", "?", "correct that", "agg 3, con 2", "red has a starport", "take it back", "q", "n"]
    session = session_of(played)
    typed = [event.to_json() for event in session.opening()]
    typed += [event.to_json() for text in said for event in session.text(text)]
    assert exchange(played, [{"say": text} for text in said]) == typed
    assert "error" not in {event["event"] for event in typed}


def test_status_and_state(played: Engine) -> None:
    status = texts(exchange(played, [{"command": "status"}]))[1]
    assert status == "Chapter one; round one; hand counter six; seize counter zero; declared nothing."
    [state] = [event for event in exchange(played, [{"command": "state"}]) if event["event"] == "state"]
    assert state["text"] == status
    assert state["values"]["seize_counter of red"] == 0


def test_help_offers_the_answers_and_the_commands(played: Engine) -> None:
    initiative = "Does the bot have the initiative?"
    events = texts(exchange(played, [CARDS, *3 * [{"command": "help"}]]))
    assert events[1:] == [
        initiative,
        "Say yes or no. Help tells more.",
        initiative,
        "At any time: repeat that, take it back, say that in full, correct that or that changed.",
        initiative,
        "At any time: help me, explain that, tell me why, status report or how many.",
        initiative,
    ]


def test_nothing_is_answered_while_paused(played: Engine) -> None:
    events = texts(exchange(played, [{"command": "pause"}, CARDS, {"command": "resume"}, CARDS]))
    assert events[1:] == [
        "Paused. Say resume to go on.",
        "error: Paused. Say resume to go on.",
        "Which two cards did the bot draw?",
        "Does the bot have the initiative?",
    ]


def test_quit_asks_once(played: Engine) -> None:
    assert texts(exchange(played, [{"command": "quit"}, NO, CARDS]))[1:] == [
        "Quit now?",
        "Which two cards did the bot draw?",
        "Does the bot have the initiative?",
    ]
    assert texts(exchange(played, [{"command": "quit"}, YES, CARDS]))[1:] == ["Quit now?", "Goodbye."]


def test_every_command_ends_with_the_open_question_or_says_why_not(played: Engine) -> None:
    commands = ("repeat", "undo", "help", "explain", "why", "status", "state", "rules", "slower", "faster", "quit")
    for command in commands:
        last = exchange(played, [CARDS, {"command": command}])[-1]
        assert last["event"] == "ask", command


def test_a_full_disk_is_one_error_and_the_game_goes_on(
    played: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(played.book, 0, {"questions": "single"}))
    write = os.pwrite

    def pwrite(file: int, data: bytes, offset: int) -> int:
        if b'"answer": true' in data and b'"answer": false' not in data:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data, offset)

    monkeypatch.setattr(os, "pwrite", pwrite)
    events = exchange(played, [CARDS, YES, NO], journal=journal)
    assert texts(events) == [
        "Which two cards did the bot draw?",
        "Does the bot have the initiative?",
        f"error: {path}: could not be saved (No space left on device); the game goes on and saving is tried again.",
        "Is the bot first, or tied for first, in Tycoon?",
        "Does the bot outnumber every rival on a court card, so that it could secure it?",
    ]
    journal.close()
    assert replay(played, read_journal(path)).question.text.startswith("Does the bot outnumber every rival")
