"""The choice of a track against a model that walks the board space by space."""

import itertools
import random

import pytest

from scripts.tables.tapestry.board import allowed
from scripts.tables.tapestry.components import TRACKS
from voice_supercat.books.tapestry.rules.tracks import first_valid, valid_tracks

END = 12
SPACES = range(END + 1)
LANDMARKS = [(track, space) for track in TRACKS for space in (4, 7, 10)]


@pytest.mark.parametrize("indicator", ["any", "landmark", "end", "favorite", "military"])
def test_valid_tracks_at_all_positions(indicator: str) -> None:
    """All 28,561 positions of the four tokens, each with a row of landmarks and a favorite drawn by lot."""
    chance = random.Random(indicator)
    for places in itertools.product(SPACES, repeat=4):
        at = dict(zip(TRACKS, places, strict=True))
        bits = chance.getrandbits(len(LANDMARKS))
        unclaimed = {space for nth, space in enumerate(LANDMARKS) if bits >> nth & 1}
        favorite = TRACKS[bits % 4]
        assert [*valid_tracks(indicator, at, unclaimed, favorite, END)] == allowed(indicator, at, unclaimed, favorite)


def test_every_row_of_landmarks_from_the_start_and_from_the_middle() -> None:
    for places in ((0, 0, 0, 0), (3, 4, 6, 7), (5, 5, 9, 11), (12, 3, 8, 12)):
        at = dict(zip(TRACKS, places, strict=True))
        for bits in range(2 ** len(LANDMARKS)):
            unclaimed = {space for nth, space in enumerate(LANDMARKS) if bits >> nth & 1}
            valid = valid_tracks("landmark", at, unclaimed, "science", END)
            assert list(valid) == allowed("landmark", at, unclaimed, None)


def test_ties_are_broken_from_the_top_for_the_automa_and_from_the_bottom_for_the_shadow_empire() -> None:
    for order in itertools.permutations(TRACKS):
        for count in range(1, 5):
            for valid in itertools.combinations(TRACKS, count):
                first, last = min(valid, key=order.index), max(valid, key=order.index)
                assert first_valid((*order, "heart"), valid, valid[0], from_bottom=False) == first
                assert first_valid(("heart", *order), valid, valid[0], from_bottom=True) == last


def test_heart_in_the_list_is_the_favorite_track_where_that_is_valid() -> None:
    for order in itertools.permutations([*TRACKS, "heart"]):
        for favorite in TRACKS:
            ranked = [favorite if entry == "heart" else entry for entry in order]
            for valid in (("science", "military"), ("exploration", "military", "technology"), TRACKS):
                assert first_valid(order, valid, favorite, from_bottom=False) == min(valid, key=ranked.index)
                upward = ranked[::-1]
                assert first_valid(order, valid, favorite, from_bottom=True) == min(valid, key=upward.index)


def test_finished_favorite_leaves_no_valid_track() -> None:
    at = {"exploration": 0, "science": 12, "military": 3, "technology": 12}
    assert valid_tracks("favorite", at, LANDMARKS, "science", END) == ()
    assert valid_tracks("any", at, LANDMARKS, "science", END) == ("exploration", "military")
    assert valid_tracks("end", dict.fromkeys(TRACKS, 12), LANDMARKS, "science", END) == ()
