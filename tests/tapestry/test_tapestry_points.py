"""The points are the Automa's, and may be called so."""

from midgame import NEXT, between_turns
from transcript import plays

from voice_supercat.procedure.engine import Engine


def test_points_of_the_automa_are_said(bots: Engine) -> None:
    plays(
        between_turns(bots, points=12),
        f"""
        {NEXT}
        > how many points
        Points twelve.
        {NEXT}
        > how many automa points
        Points twelve.
        {NEXT}
        > status of automa points
        Points twelve.
        {NEXT}
        > the automa points are thirteen
        Noted.
        {NEXT}
        > that changed
        Say space, favorite track, points, decision deck or progress deck. Help tells more.
        What has changed?
        > automa points
        Points: what is it now?
        > fourteen
        Noted.
        {NEXT}
        """,
    )
