"""Decision cards: read once, doubted where they cannot be, worked out where only one is left."""

import json

import pytest
from midgame import NEXT, between_turns
from transcript import plays, with_known

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.books.tapestry.rules.memory import cards_read, spaces_read
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused, ProcedureFault
from voice_supercat.procedure.game import new_game


def test_card_is_read_once_in_a_game(bots: Engine) -> None:
    session = between_turns(bots, position__automa__science=5, position__shadow__science=5)
    session.text("three four")
    assert session.question.text.startswith("The track card's blue, then gray icon: any, ")
    session.text("nearest end, end")
    assert session.question.text == NEXT
    assert json.loads(cards_read(session.game.state))["3"] == {"automa": "end", "shadow": "end"}
    session = with_known(session, at="whose-turn/next", drawn=())
    assert session.text("three two")[0].text == "The Automa advances to science seven."


@pytest.mark.parametrize(
    "said", ["three four", "three and four", "bot turn, three four", "card three card four", "3 4"]
)
def test_both_cards_are_told_at_once(bots: Engine, said: str) -> None:
    session = between_turns(bots)
    session.text(said)
    assert (session.game.state[v.track_card], session.game.state[v.tie_card]) == ("3", "4")
    assert session.question.step == "track-icons/icons"


@pytest.mark.parametrize("said", ["three", "card three"])
def test_a_single_card_is_the_track_card_and_the_other_one_is_asked_for(bots: Engine, said: str) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""{NEXT}
        > {said}
        Which number is on the tiebreaker card?
        > two
        The track card's blue, then gray icon: any, landmark, or nearest end?
        """,
    )


def test_pair_is_told_how_to_lie_once_in_a_game(bots: Engine) -> None:
    session = between_turns(bots, explained=())
    plays(
        session,
        f"""{NEXT}
        > bot turn
        Discard the last pair.
        Draw two decision cards: left the track card, right the tiebreaker card.
        Which two, the track card first?
        > one and two
        The Automa advances to military one.
        The Shadow Empire advances to exploration one.
        Place two cards side by side at random: left the track card, right the tiebreaker card.
        {NEXT}""",
    )


def test_two_cards_are_refused_where_no_pair_is_drawn(bots: Engine) -> None:
    session = between_turns(bots, decision=0, discard=6)
    with pytest.raises(AnswerRefused, match="Say bot turn, control, landmark or island"):
        session.text("three six")


def test_track_list_is_read_with_its_heart_which_is_the_favorite_of_each_bot(bots: Engine) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""{NEXT}
        > one four
        The tiebreaker card's list from the top, with the heart?
        > heart, exploration, science and military
        The Automa advances to military one.
        The Shadow Empire advances to technology one.
        {NEXT}
        """,
    )
    known = json.loads(cards_read(session.game.state))
    assert known["4"] == {"order": ["favorite", "exploration", "science", "military", "technology"]}


def test_heart_can_be_left_out_of_the_list_where_it_stands_last(bots: Engine) -> None:
    session = between_turns(bots)
    for answer in ("one four", "technology science military exploration"):
        told = session.text(answer)
    # The heart is the last that is left: from the bottom it is the favorite of the Shadow Empire.
    assert [event.text for event in told][:2] == [
        "The Automa advances to technology one.",
        "The Shadow Empire advances to exploration one.",
    ]


def test_memory_of_icons_that_were_taken_for_others_is_asked_anew(bots: Engine) -> None:
    tracks = ["science", "military", "exploration", "technology"]
    before = {"5": {"automa": "favorite", "shadow": "end", "income": True, "order": tracks, "near": True}}
    state = new_game(bots, 0, {"known_cards": json.dumps(before)}).state
    assert json.loads(cards_read(state)) == {"5": {"shadow": "end", "income": True}}


def test_cards_and_spaces_of_one_game_serve_the_next(bots: Engine) -> None:
    first = between_turns(bots, spaces={"military 1": ["conquer anywhere"]}).game.state
    options = {"known_cards": cards_read(first), "known_spaces": spaces_read(first)}
    second = new_game(bots, 1, options).state
    assert cards_read(second) == cards_read(first)
    assert spaces_read(second) == spaces_read(first)
    assert second[v.space_icons.of("military", "1")] == ("conquer anywhere",)


@pytest.mark.parametrize(
    ("option", "text", "part"),
    [
        ("known_cards", "{", "expected JSON"),
        ("known_cards", "[]", "expected names with values"),
        ("known_cards", '{"23": {}}', "a card from 1 to 22"),
        ("known_cards", '{"5": {"automa": "somewhere"}}', 'cannot have "automa"'),
        ("known_cards", '{"5": {"order": ["science"]}}', 'cannot have "order"'),
        ("known_cards", '{"5": {"color": true}}', 'cannot have "color"'),
        ("known_spaces", '{"military 13": []}', "a track and a space"),
        ("known_spaces", '{"military 1": ["dance"]}', "a track and a space"),
        ("known_spaces", '{"military 1": ["several bare"]}', "a track and a space"),
    ],
)
def test_damaged_memory_is_refused_in_one_sentence(bots: Engine, option: str, text: str, part: str) -> None:
    with pytest.raises(ProcedureFault, match=part):
        new_game(bots, 0, {option: text})


def test_card_drawn_twice_in_an_era_is_doubted(bots: Engine) -> None:
    session = between_turns(bots, drawn=(1,), decision=4)
    session.text("one two")
    assert session.question.text == "Card one was already drawn in this era. Is it really that card?"
    session.text("no")
    assert session.question.text == "Which two, the track card first?"


def test_second_card_of_the_progress_deck_is_doubted_in_the_first_era(bots: Engine) -> None:
    session = between_turns(bots, decision=6, drawn=(1, 2))
    session.text("nine ten")
    assert session.question.text == "Card ten should not be in the decision deck. Is it really that card?"
    session.text("no")
    assert session.question.text == "Which number is on the tiebreaker card?"
    for answer in ("ten", "yes"):
        session.text(answer)
    assert session.question.text.startswith("The track card's blue")


def test_last_card_of_a_known_deck_is_worked_out(bots: Engine) -> None:
    deck = {"decision": 2, "discard": 4, "members": (1, 2, 3, 4, 5, 6, 7, 9), "drawn": (2, 3, 4, 5, 6, 7)}
    session = between_turns(bots, **deck)
    said = [event.text for event in session.text("nine")]
    assert said[0] == "The tiebreaker card must be card one."
    assert said[1] == "An income icon on the track card?"


def test_nothing_is_worked_out_after_a_doubtful_number(bots: Engine) -> None:
    deck = {"decision": 2, "discard": 4, "members": (1, 2, 3, 4, 5, 6, 7, 9), "drawn": (2, 3, 4, 5, 6, 7)}
    session = between_turns(bots, cards_sure=False, **deck)
    assert session.text("nine")[0].text == "Which number is on the tiebreaker card?"


def test_without_numbers_only_the_valid_tracks_are_offered(bots: Engine) -> None:
    session = between_turns(bots, cards="icons", position__automa__science=5, position__automa__military=5)
    for answer in ("next turn", "end any"):
        session.text(answer)
    assert session.question.text.endswith("from the top: science or military? The heart counts as military.")
    assert session.question.choices == ("science", "military")
    said = [event.text for event in session.text("military")]
    assert said[0] == "The Automa advances to military six."
    assert session.question.text.startswith("On the tiebreaker card, which comes first from the bottom: exploration,")
    assert session.question.text.endswith("The heart counts as exploration.")


def test_without_numbers_the_heart_is_named_only_where_the_favorite_is_valid(bots: Engine) -> None:
    session = between_turns(bots, cards="icons", position__automa__science=5, position__automa__technology=5)
    for answer in ("next turn", "end any"):
        session.text(answer)
    assert session.question.text == "On the tiebreaker card, which comes first from the top: science or technology?"


def test_status_tells_the_cards_of_the_era_and_every_counter(bots: Engine) -> None:
    state = between_turns(bots, drawn=(1, 2, 20), points=44, claimed_by_you=(("science", 4),)).game.state
    told = dict(bots.status(state))
    assert told["cards of this era"] == "one, two and twenty"
    assert told["points"] == "forty four"
    assert told["your landmarks"] == "one"
    assert told["Automa science space"] == "zero"
    assert told["Shadow Empire favorite track"] == "exploration"
