"""Advances on the tracks: landmarks, achievements, the science die and the icons of a space."""

from midgame import NEXT, PAIR, between_turns
from transcript import plays

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import SpokenEvent


def test_full_achievement_gives_nothing(bots: Engine) -> None:
    session = between_turns(bots, position__automa__military=11)
    plays(
        session,
        PAIR
        + f"""The Automa advances to military twelve.
        The Automa earns a completed track. How many points does it show, zero if full?
        > zero
        It is full, nothing is earned.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_landmarks_are_not_asked_for(bots: Engine) -> None:
    session = between_turns(
        bots, track_icon__1__automa="landmark", position__automa__science=3, position__automa__military=3
    )
    # Card two lists the favorite, military, above science.
    plays(
        session,
        PAIR
        + f"""The Automa advances to military four.
        The landmark of military four: into the Automa's box.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_icons_of_a_new_space_are_named_once_in_their_order(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None)
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        Where it says so, add anywhere, or without benefit, to an icon.
        Military one: conquer, explore, die, tech, tapestry, several, or none?
        > tapestry and tech
        Give the Automa a tapestry card, face down beside its mat.
        Replace the three face-up tech cards.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )
    assert session.game.state[v.space_icons.of("military", "1")] == ("tapestry", "tech")


def test_what_is_printed_beside_an_icon_is_told_with_it(bots: Engine) -> None:
    for said, icons in (
        ("conquer anywhere", ("conquer anywhere",)),
        ("science die without benefit", ("die bare",)),
        ("none", ()),
        ("tech explore anywhere", ("tech", "explore anywhere")),
    ):
        session = between_turns(bots, space_icons__military__1=None)
        for answer in ("one two", said):
            session.text(answer)
        assert session.game.state[v.space_icons.of("military", "1")] == icons


def test_icon_of_several_tracks_is_told_by_its_arrows(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None)
    for answer in ("one two", "several without benefit"):
        session.text(answer)
    assert session.question.text == "Which arrows show its tracks, such as science forward and military backward?"
    session.text("science forward and military backward")
    read = session.game.state[v.space_icons.of("military", "1")]
    assert read == ("several science:forward military:backward bare",)


def test_why_tells_the_valid_tracks(bots: Engine) -> None:
    session = between_turns(
        bots, track_icon__1__automa="any", track_icon__1__shadow="landmark", position__shadow__science=3
    )
    session.text("one two")
    said = [event.text for event in session.text("why")]
    assert "Valid by any track: exploration, science, military, technology. Known: military." in said


def test_shadow_empire_completes_a_track_without_points(bots: Engine) -> None:
    session = between_turns(bots, position__shadow__exploration=11)
    told = session.text("one two")
    assert "The Shadow Empire has completed a track. If there is room, its spare token goes to that achievement." in [
        event.text for event in told
    ]
    assert session.game.state[v.points] == 0


def test_science_die_is_rolled_again_for_a_finished_track(bots: Engine) -> None:
    finished = {f"position__automa__{track}": 12 for track in ("exploration", "science", "technology")}
    session = between_turns(
        bots, spaces={"military 1": ["die bare"], "military 2": ["tech"]}, completed__automa=True, **finished
    )
    told = session.text("one two")
    rolls = [event.result for event in told if event.kind == "roll"]
    assert rolls.index(3) == len(rolls) - 1
    said = [event.text for event in told if isinstance(event, SpokenEvent)]
    assert "Science die: the Automa advances to military two." in said
    assert "Replace the three face-up tech cards." not in said


def test_one_of_several_tracks_goes_back_or_forward(bots: Engine) -> None:
    icon = "several exploration:forward science:backward bare"
    session = between_turns(bots, spaces={"military 1": [icon]}, position__automa__science=2)
    told = session.text("one two")
    rolls = [event.result for event in told if event.kind == "roll"]
    state = session.game.state
    assert rolls[-1] in (1, 2)
    assert not {1, 2} & set(rolls[:-1])
    assert (state[v.position.of("automa", "exploration")], state[v.position.of("automa", "science")]) == (
        (1, 2) if rolls[-1] == 1 else (0, 1)
    )


def test_icons_that_send_the_token_to_and_fro_come_to_an_end(bots: Engine) -> None:
    spaces = {"military 1": ["several science:forward"], "science 1": ["several military:backward"]}
    spaces |= {"science 2": ["several science:backward"]}
    session = between_turns(bots, spaces=spaces, position__automa__science=1)
    told = session.text("one two")
    assert told[-1].step == "whose-turn/next"
    assert session.game.state[v.position.of("automa", "science")] == 1
