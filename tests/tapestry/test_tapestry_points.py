"""The points are the Automa's, and may be called so."""

from midgame import between_turns
from transcript import plays

from voice_supercat.procedure.engine import Engine


def test_points_of_the_automa_are_said(bots: Engine) -> None:
    plays(
        between_turns(bots, points=12),
        """
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > how many points
        Points twelve.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > how many automa points
        Points twelve.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > status of automa points
        Points twelve.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > the automa points are thirteen
        Noted.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        > that changed
        Say space, favorite track, points, decision deck or progress deck. Help tells more.
        What has changed?
        > automa points
        Points: what is it now?
        > fourteen
        Noted.
        Say bot turn for the bots, or control when you conquer a territory of the Automa.
        """,
    )
