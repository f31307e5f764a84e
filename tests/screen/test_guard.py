"""Who may join, and how often: no network is needed to know."""

import re

import pytest

from voice_supercat.screen.guard import Bucket, Guard


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def guard(clock: Clock) -> Guard:
    return Guard(["127.0.0.1:8137", "localhost:8137"], clock)


def wrong(guard: Guard) -> str:
    return str((int(guard.code) + 1) % 10**8).zfill(8)


def test_a_code_has_eight_digits_and_lets_in_once(guard: Guard) -> None:
    code = guard.code
    assert re.fullmatch(r"\d{8}", code)
    key = guard.join(code)
    assert key is not None
    assert guard.knows(key)
    assert guard.code != code
    assert guard.join(code) is None


def test_wrong_codes_are_tried_five_times_and_then_once_in_twelve_seconds(guard: Guard, clock: Clock) -> None:
    for _ in range(5):
        assert guard.join(wrong(guard)) is None
    assert guard.join(guard.code) is None
    clock.now += 12
    assert guard.join(guard.code) is not None


@pytest.mark.parametrize("key", ["", "x", "é", "0" * 5000])
def test_a_key_that_was_never_given_is_not_known(guard: Guard, key: str) -> None:
    guard.join(guard.code)
    assert not guard.knows(key)


@pytest.mark.parametrize("code", ["", "é", "١٢٣٤٥٦٧٨", "0" * 5000])
def test_what_is_no_code_lets_nobody_in(guard: Guard, code: str) -> None:
    assert guard.join(code) is None


def test_only_the_last_screens_are_kept(guard: Guard, clock: Clock) -> None:
    keys = []
    for _ in range(33):
        keys.append(guard.join(guard.code))
        clock.now += 12
    assert [guard.knows(str(key)) for key in keys] == [False, *[True] * 32]


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8137", True),
        ("LOCALHOST:8137", True),
        ("127.0.0.1", False),
        ("evil.example:8137", False),
        (None, False),
    ],
)
def test_the_names_of_this_server(guard: Guard, host: str | None, ours: bool) -> None:
    assert guard.serves(host) is ours


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://127.0.0.1:8137", True),
        ("http://localhost:8137", True),
        ("https://localhost:8137", False),
        ("http://localhost:81370", False),
        ("http://evil.example", False),
        ("http://127.0.0.1:8137.evil.example", False),
        ("127.0.0.1:8137", False),
        ("null", False),
        ("", False),
        (None, False),
    ],
)
def test_the_pages_of_this_server(guard: Guard, origin: str | None, ours: bool) -> None:
    assert guard.trusts(origin) is ours


def test_a_bucket_fills_with_the_time(clock: Clock) -> None:
    bucket = Bucket(2, 1, clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]
