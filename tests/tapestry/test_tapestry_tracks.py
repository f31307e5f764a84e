"""The choice of a track against a model that walks the board space by space."""

import itertools
import random

import pytest
from solo_table import TRACKS, allowed

from voice_supercat.books.tapestry.rules.tracks import INDICATORS, first_valid, landmark_to_ask, valid_tracks

SPACES = range(13)
LANDMARKS = [(track, space) for track in TRACKS for space in (4, 7, 10)]


@pytest.mark.parametrize("indicator", INDICATORS)
def test_valid_tracks_at_all_positions(indicator: str) -> None:
    """All 28,561 positions of the four tokens, each with a row of landmarks and a favorite drawn by lot."""
    chance = random.Random(indicator)
    for places in itertools.product(SPACES, repeat=4):
        at = dict(zip(TRACKS, places, strict=True))
        bits = chance.getrandbits(len(LANDMARKS))
        unclaimed = {space for nth, space in enumerate(LANDMARKS) if bits >> nth & 1}
        favorite = TRACKS[bits % 4]
        assert list(valid_tracks(indicator, at, unclaimed, favorite)) == allowed(indicator, at, unclaimed, favorite)


def test_every_row_of_landmarks_from_the_start_and_from_the_middle() -> None:
    for places in ((0, 0, 0, 0), (3, 4, 6, 7), (5, 5, 9, 11), (12, 3, 8, 12)):
        at = dict(zip(TRACKS, places, strict=True))
        for bits in range(2 ** len(LANDMARKS)):
            unclaimed = {space for nth, space in enumerate(LANDMARKS) if bits >> nth & 1}
            assert list(valid_tracks("landmark", at, unclaimed, "science")) == allowed("landmark", at, unclaimed, None)


def test_asking_for_landmarks_finds_the_same_tracks_as_knowing_all_of_them() -> None:
    chance = random.Random(7)
    most = 0
    for _ in range(4_000):
        at = {track: chance.choice(SPACES) for track in TRACKS}
        there = {space for space in LANDMARKS if chance.random() < 0.5}
        told: dict[tuple[str, int], bool] = {space: False for space in LANDMARKS if chance.random() < 0.2}
        there -= set(told)
        asked = 0
        while (space := landmark_to_ask(at, told.get)) is not None:
            assert space not in told
            told[space] = space in there
            asked += 1
        most = max(most, asked)
        seen = {space for space, yes in told.items() if yes}
        assert list(valid_tracks("landmark", at, seen, "science")) == allowed("landmark", at, there, None)
    assert most < len(LANDMARKS)


def test_landmark_further_than_one_that_is_there_is_not_asked_for() -> None:
    at = {"exploration": 3, "science": 0, "military": 0, "technology": 0}
    assert landmark_to_ask(at, {}.get) == ("exploration", 4)
    assert landmark_to_ask(at, {("exploration", 4): True}.get) is None


def test_ties_are_broken_from_the_top_for_the_automa_and_from_the_bottom_for_the_shadow_empire() -> None:
    for order in itertools.permutations(TRACKS):
        for count in range(1, 5):
            for valid in itertools.combinations(TRACKS, count):
                assert first_valid(order, valid, from_bottom=False) == min(valid, key=order.index)
                assert first_valid(order, valid, from_bottom=True) == max(valid, key=order.index)


def test_finished_favorite_leaves_no_valid_track() -> None:
    at = {"exploration": 0, "science": 12, "military": 3, "technology": 12}
    assert valid_tracks("favorite", at, LANDMARKS, "science") == ()
    assert valid_tracks("any", at, LANDMARKS, "science") == ("exploration", "military")
    assert valid_tracks("end", dict.fromkeys(TRACKS, 12), LANDMARKS, "science") == ()
