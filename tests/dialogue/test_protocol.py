"""JSON Lines in, JSON Lines out: the fields of every event, and one error event for every wrong line."""

import errno
import io
import json
import os
from pathlib import Path

import pytest
from exchanges import CARDS, NO, YES, exchange, texts
from transcript import PLAINLY, seed_rolling, session_of

from voice_supercat.dialogue.protocol import converse
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay


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
        "short": "Its cards?",
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


DOUBLE_CITIES = "cities, double ones only while winning Tyrant and uncovering a bonus"


def test_an_act_carries_its_preferences_in_order(played: Engine) -> None:
    events = exchange(played, [CARDS, NO, LED, YES, YES, YES, NO, NO, NO, NO, NO, YES])
    [act] = [event for event in events if event.get("do") == "spend"]
    assert act["source"] == ["base/prelude/resources/1"]
    assert act["prefer"] == ["a starport if none is on the map", DOUBLE_CITIES, "ships"]


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
        ([CARDS, NO], "aggression two", "Say one of 54, such as administration 2 or mobilization 6 none."),
        ([CARDS, NO], 5, "Say one of 54, such as administration 2 or mobilization 6 none."),
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


def test_say_takes_everything_that_can_be_typed(played: Engine) -> None:
    """Answers, beginnings of answers, commands in words, and sentences about facts."""
    said = ["agg 2, con 2", "?", "correct that", "agg 3, con 2", "red has a starport", "take it back", "q", "n"]
    session = session_of(played)
    typed = [event.to_json() for event in session.opening()]
    typed += [event.to_json() for text in said for event in session.text(text)]
    assert exchange(played, [{"say": text} for text in said]) == typed
    assert "error" not in {event["event"] for event in typed}


def test_a_full_disk_is_one_error_and_the_game_goes_on(
    played: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal.create(path, header_of(played.book, 0, PLAINLY))
    write = os.write

    def written(file: int, data: bytes) -> int:
        if b'"answer": true' in data and b'"answer": false' not in data:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data)

    monkeypatch.setattr(os, "write", written)
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


def test_a_list_is_sent_as_names_and_asked_again_where_it_does_not_fit(played: Engine) -> None:
    session = session_of(played, page="prelude", ledger="on")
    lines = [{"answer": ["fuel", "gold"]}, {"answer": ["weapon", "fuel", "fuel"]}, {"command": "state"}]
    out = io.StringIO()
    converse(session, [json.dumps(line) + "\n" for line in lines], out)
    asked, refused, *_, state, _ = map(json.loads, out.getvalue().splitlines())
    assert (asked["expect"], asked["choices"]) == ("list", ["material", "fuel", "weapon", "relic", "psionic"])
    assert refused["event"] == "error"
    assert (state["values"]["fuel of red"], state["values"]["weapon of red"]) == (2, 1)
