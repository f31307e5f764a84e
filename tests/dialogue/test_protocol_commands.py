"""Commands of the protocol: what each answers, and the open question after it."""

from exchanges import CARDS, NO, YES, exchange, texts

from voice_supercat.procedure.engine import Engine


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
    assert events[-3:] == events[-6:-3]
    assert texts(events[-3:])[0].startswith("The bot leads with construction 2")


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
