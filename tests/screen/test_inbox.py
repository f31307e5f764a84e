"""What is touched comes between the typed lines; what is about an earlier question is dropped."""

from screened import Typed

from voice_supercat.screen.inbox import Inbox, WithScreens
from voice_supercat.speech.interfaces import Utterance


def both() -> tuple[Inbox, Typed, WithScreens]:
    inbox, hands = Inbox(), Typed()
    return inbox, hands, WithScreens(inbox, hands, lambda _: None)


def test_what_is_touched_and_typed_comes_in_turn() -> None:
    inbox, hands, poll = both()
    assert (poll.started(), poll.poll(0)) == (False, None)
    hands.put("yes")
    inbox.put({"answer": True})
    assert poll.started()
    assert poll.poll(0) == Utterance("", source="screen", sent={"answer": True})
    assert poll.poll(0) == Utterance("yes", source="keyboard", raw="yes")
    assert not poll.started()


def test_an_answer_to_an_earlier_question_is_dropped() -> None:
    inbox, _, poll = both()
    inbox.at = 3
    inbox.put({"answer": True, "at": 2})
    inbox.put({"command": "help"})
    utterance = poll.poll(0)
    assert utterance is not None
    assert utterance.sent == {"command": "help"}
    assert not poll.started()


def test_a_dropped_answer_stops_no_prompt() -> None:
    inbox, _, poll = both()
    inbox.put({"answer": True, "at": 1})
    inbox.at = 2
    assert not poll.started()


def test_it_ends_with_the_keyboard_only_where_there_is_no_server() -> None:
    inbox, hands, poll = both()
    hands.put(None)
    assert poll.poll(0) is None
    assert not poll.ended
    inbox.put({"answer": True})
    assert poll.poll(0) is not None
    inbox.open = False
    assert poll.ended
