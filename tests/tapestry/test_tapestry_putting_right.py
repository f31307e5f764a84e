"""What is taken back, what is corrected, and what the status tells: from the values on the table."""

import pytest
from midgame import NEXT, between_turns
from transcript import plays

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import new_game
from voice_supercat.speech.settings import Settings

WHOSE = "Conquer next to its own: yours with one token, else another hex not next to yours, or none?"


def test_conquest_is_taken_back_piece_by_piece_and_points_as_the_place_of_the_marker(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, toppled=1, island="closed", points=7)
    for answer in ("one two", "yours"):
        session.text(answer)
    plays(
        session,
        f"""
        Of several, take the first by the hex tiebreaker.
        Place an outpost of the Automa on that territory.
        Say done, or trap if you play one.
        > done
        Topple your outpost. The Automa controls two territories.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > five
        Place its token there. The Automa has twelve points.
        The Shadow Empire advances to exploration one.
        {NEXT}
        > take it back
        Taken back.
        Shadow Empire exploration space back to zero.
        Move the Automa's marker back to seven points.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > take it back
        Taken back.
        Stand your outpost up again.
        Automa territories back to one.
        Say done, or trap if you play one.
        > take it back
        Taken back.
        Take the Automa's outpost off that territory.
        {WHOSE}
        """,
    )


def test_bots_turn_is_taken_back_to_the_decks(bots: Engine) -> None:
    session = between_turns(bots, discard=2, decision=6)
    for answer in ("one two", "take it back"):
        told = session.text(answer)
    assert [event.text for event in told] == [
        "Taken back.",
        "Shadow Empire exploration space back to zero.",
        "Automa military space back to zero.",
        "Decision deck back to six.",
        "Discard pile back to two.",
        NEXT,
    ]


def test_cards_that_the_program_had_drawn_go_back_too(bots: Engine) -> None:
    session = between_turns(bots, discard=2, decision=6)
    for answer in ("bot turn", "take it back"):
        told = session.text(answer)
    assert [event.text for event in told][1:3] == [
        "Put the two cards back on the decision deck.",
        "Lay the last pair out again.",
    ]


def test_landmark_goes_back_to_its_track(bots: Engine) -> None:
    session = between_turns(bots, position__automa__military=3)
    for answer in ("one two", "take it back"):
        told = session.text(answer)
    assert [event.text for event in told[:3]] == [
        "Taken back.",
        "Shadow Empire exploration space back to zero.",
        "Put the landmark of military space four back on its track.",
    ]
    assert session.game.state[v.claimed_by_bots] == ()


def test_space_of_a_token_is_corrected_in_a_sentence_and_its_icons_are_asked_there(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None, space_icons__military__2=None)
    session.text("one two")
    assert session.question.text.startswith("Military one: conquer, explore,")
    session.text("the Automa's military space is two")
    assert session.question.text.startswith("Military two: conquer, explore,")


def test_corrected_by_voice_it_is_asked_what_and_whose(bots: Engine) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""
        {NEXT}
        > that changed
        Say space, favorite track, points, decision deck or progress deck. Help tells more.
        What has changed?
        > favorite track
        Whose?
        > shadow
        Shadow Empire favorite track: what is it now?
        > science
        Noted.
        {NEXT}
        > take it back
        Taken back.
        Shadow Empire favorite track back to exploration.
        {NEXT}
        """,
    )


def test_icons_can_be_dialled_by_their_places(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None)
    session.tuning = Tuning(Settings(one_key=True))
    for answer in ("0102", "0809"):  # none is the first of eleven names
        session.text(answer)
    assert session.game.state[v.space_icons.of("military", "1")] == ("tech", "tapestry")


def test_a_tapestry_card_of_the_automa_is_put_back_where_a_conquest_is_taken_back(bots: Engine) -> None:
    session = between_turns(bots, tapestries=1, territories=3)
    session.text("control")
    told = [event.text for event in session.text("undo")]
    assert told[:2] == ["Taken back.", "Put that tapestry card back on the Automa's mat."]
    assert not any("last pair out" in text for text in told)


def test_status_of_one_bot(bots: Engine) -> None:
    session = between_turns(bots, position__shadow__science=2)
    assert [event.text for event in session.text("status of the shadow empire")] == [
        "Shadow Empire exploration space zero; Shadow Empire science space two; "
        "Shadow Empire military space zero; Shadow Empire technology space zero.",
        "Shadow Empire favorite track exploration.",
        NEXT,
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("how many points does the automa have", "Points twelve."),
        ("how many landmarks do I have", "Your landmarks zero."),
    ],
)
def test_how_many_somebody_has_is_told(bots: Engine, asked: str, told: str) -> None:
    session = between_turns(bots, points=12)
    assert session.text(asked)[0].text == told


@pytest.mark.parametrize("whose", ["do I", "does the shadow empire"])
def test_points_of_the_automa_are_told_of_nobody_else(bots: Engine, whose: str) -> None:
    with pytest.raises(AnswerRefused, match="Nothing is kept of"):
        between_turns(bots, points=12).text(f"how many points {whose} have")


def test_status_comes_in_short_parts(bots: Engine) -> None:
    session = between_turns(bots, discard=4, points=30)
    *first, more, question = session.text("status report")
    assert (more.text, question.text) == ("Status tells more.", NEXT)
    *second, _ = session.text("status report")
    for part in (first, second):
        assert 1 <= len(part) <= 2
        assert sum(len(event.text.split()) for event in part) <= 40
    assert first != second


def test_each_part_of_the_set_up_is_taken_back_by_its_name(bots: Engine) -> None:
    session = Session(
        new_game(bots, 0, {"difficulty": "3"}), LanguageUnderstanding(shipped_vocabulary(bots.book), bots.book)
    )
    put_back: list[str] = []
    for _ in range(12):
        answer = {"yes_no": "yes", "ack": "done", "choice": "military"}[session.question.expect]
        session.text(answer)
        if session.question.text.startswith("Do you take the first turn"):
            break
    while (told := session.text("take it back"))[0].text == "Taken back.":
        put_back += [event.text for event in told[1:-1]]
    assert [text for text in put_back if "set-up" in text] == []
    named = ("Take the Shadow Empire's outposts back.", "Take the Automa's outposts back.", "Clear the board again.")
    named += ("Take the income mat off the table.", "Take the income card off its chart.")
    assert set(named) <= set(put_back)


def test_points_above_a_hundred_are_put_right(bots: Engine) -> None:
    session = between_turns(bots, points=137)
    open_question = session.question.text
    for said in (["points are 140"], ["that changed", "points", "one hundred forty"]):
        for text in said:
            events = session.text(text)
        assert [event.text for event in events] == ["Noted.", open_question]
        assert session.game.state[v.points] == 140
