"""A question counts as heard wherever it is asked: on every page, alone and in one breath with others."""

from pathlib import Path

from small_book import new_game_of, write_page
from transcript import by_voice, understanding_of

from voice_supercat.dialogue.conversation.wording import Wording
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.hearing.sources import ScriptHearing

ROOMS = ("turn", "hall", "attic", "cellar", "roof")
SHARED = "wet: {ask: Is there water in this room?, short: Water?, fact: wet}"


def room(page: str, onward: str) -> str:
    """A page that asks the same as every other one, and leads on to the next."""
    steps = "  - {use: wet, id: floor}\n  - {id: count, ask: How many chairs?, short: Chairs?, expect: number}\n"
    return f"page: {page}\nsteps:\n{steps}  - {{compute: {{forget: turn}}}}\n  - {onward}\n"


def five_rooms(folder: Path) -> Session:
    """Each is a page of its own."""
    write_page(folder, room("turn", "{goto: hall}"), SHARED)
    for page, onward in zip(ROOMS[1:], (*(f"{{goto: {name}}}" for name in ROOMS[2:]), "{end: game}"), strict=True):
        (folder / "pages" / f"{page}.yaml").write_text(room(page, onward))
    (folder / "facts.yaml").write_text("wet: {lasts: turn}")
    game = new_game_of(folder)
    return Session(game, understanding_of(game.engine))


def test_after_three_pages_the_same_question_is_short(tmp_path: Path) -> None:
    """With a fact or without: what is worded alike is known from wherever it was heard."""
    said = by_voice(five_rooms(tmp_path), ScriptHearing(["no", "two"] * 5))
    assert [line for line in said if "ater" in line] == [*["Is there water in this room?"] * 3, "Water?", "Water?"]
    assert [line for line in said if "hairs" in line] == [*["How many chairs?"] * 3, "Chairs?", "Chairs?"]


def test_said_in_full_it_counts_anew_on_every_page(tmp_path: Path) -> None:
    answers = [*["no", "two"] * 3, "say that in full", *["no", "two"] * 2]
    said = by_voice(five_rooms(tmp_path), ScriptHearing(answers))
    in_full = "Is there water in this room?"
    assert [line for line in said if "ater" in line] == [*[in_full] * 3, "Water?", in_full, in_full]


def test_in_one_breath_it_is_short_once_each_of_the_things_was_heard_three_times() -> None:
    wording = Wording()
    wet = AskEvent("Is it wet?", "hall/wet", expect="yes_no", short="Wet?", about=("wet",))
    cold = AskEvent("Is it cold?", "attic/cold", expect="yes_no", short="Cold?", about=("cold",))
    both = AskEvent("Is it wet or cold?", "roof/wet", expect="yes_no", short="Wet or cold?", about=("wet", "cold"))
    said = [wording.lines(question, "normal") for question in (wet, wet, wet, both, cold, cold, both, cold)]
    assert said[3:] == [["Is it wet or cold?"], ["Is it cold?"], ["Is it cold?"], ["Wet or cold?"], ["Cold?"]]


def test_as_much_as_is_wanted_is_said_however_often_it_was_heard() -> None:
    wording = Wording()
    asked = [AskEvent("Is it wet?", f"{room}/wet", expect="yes_no", short="Wet?", about=("wet",)) for room in ROOMS]
    assert [wording.lines(question, "full") for question in asked] == [["Is it wet?"]] * 5
    assert [wording.lines(question, "terse") for question in asked] == [["Wet?"]] * 5
