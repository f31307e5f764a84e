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
        + f"""The Automa advances to military space twelve.
        The Automa earns a completed track. How many points does it show, zero if full?
        > zero
        It is full, nothing is earned.
        The Shadow Empire advances to exploration space one.
        {NEXT}""",
    )


def test_landmarks_are_counted_once_in_a_turn(bots: Engine) -> None:
    session = between_turns(
        bots, track_icon__1__automa="landmark", position__automa__science=3, position__automa__military=3
    )
    for answer in ("next turn", "one", "two"):
        session.text(answer)
    assert session.question.text == "By my count you have zero landmarks from tracks. Is that right?"
    said = [event.text for event in session.text("yes")]
    # Card two lists the favorite, military, above science.
    assert said[:2] == [
        "The Automa advances to military space four.",
        "Place the landmark of military space four in the box on the Automa's mat.",
    ]


def test_a_landmark_of_yours_is_asked_for_once(bots: Engine) -> None:
    session = between_turns(bots, position__automa__military=3)
    for answer in ("next turn", "one", "two"):
        session.text(answer)
    plays(
        session,
        f"""The Automa advances to military space four.
        By my count you have zero landmarks from tracks. Is that right?
        > no
        On which track did you gain a landmark?
        > military
        Which tier, two, three or four?
        > two
        By my count you have one landmark from tracks. Is that right?
        > yes
        The Shadow Empire advances to exploration space one.
        {NEXT}""",
    )
    assert session.game.state[v.claimed_by_you] == (("military", 4),)
    assert session.game.state[v.claimed_by_bots] == ()


def test_why_tells_the_valid_tracks(bots: Engine) -> None:
    session = between_turns(
        bots, track_icon__1__automa="any", track_icon__1__shadow="landmark", position__shadow__science=12
    )
    for answer in ("next turn", "one", "two"):
        session.text(answer)
    said = [event.text for event in session.text("why")]
    assert "Valid by any track: exploration, science, military, technology. Known: military." in said


def test_shadow_empire_completes_a_track_without_points(bots: Engine) -> None:
    session = between_turns(bots, position__shadow__exploration=11)
    for answer in ("next turn", "one", "two"):
        spoken = session.text(answer)
    assert (
        "The Shadow Empire has completed a track. "
        "Place its spare token at that achievement if there is still room, for no points."
        in [event.text for event in spoken]
    )
    assert session.game.state[v.points] == 0


def test_science_die_is_rolled_again_for_a_finished_track(bots: Engine) -> None:
    finished = {f"position__automa__{track}": 12 for track in ("exploration", "science", "technology")}
    session = between_turns(
        bots, spaces={"military 1": ["die bare"], "military 2": ["tech"]}, completed__automa=True, **finished
    )
    for answer in ("next turn", "one", "two"):
        spoken = session.text(answer)
    rolls = [event.result for event in spoken if event.kind == "roll"]
    assert rolls.index(3) == len(rolls) - 1
    said = [event.text for event in spoken if isinstance(event, SpokenEvent)]
    assert "The science die shows military. The Automa advances to military space two." in said
    assert "Discard the three face-up tech cards and lay out three new ones." not in said


def test_one_of_several_tracks_goes_back_or_forward(bots: Engine) -> None:
    icon = "several exploration:forward science:backward bare"
    session = between_turns(bots, spaces={"military 1": [icon]}, position__automa__science=2)
    for answer in ("next turn", "one", "two"):
        spoken = session.text(answer)
    rolls = [event.result for event in spoken if event.kind == "roll"]
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
    for answer in ("next turn", "one", "two"):
        spoken = session.text(answer)
    assert spoken[-1].step == "table/next"
    assert session.game.state[v.position.of("automa", "science")] == 1
