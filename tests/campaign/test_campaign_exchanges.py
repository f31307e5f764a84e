"""One attempt of a Negotiation: each modifier, the power of the target, what is accepted, what a bot offers."""

import pytest
from transcript import draft_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.exchanging import (
    exchange_accepted,
    modifiers,
    note_place_known,
    sum_of_modifiers,
)
from voice_supercat.books.supercat_campaign.rules.offering import choose_favors, note_wanted
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft

DICE = range(1, 7)


def attempt(played: Engine, facts: tuple[str, ...] = (), **known: object) -> Draft:
    """The player in yellow asks red for one action."""
    values: dict[str, object] = {"order": ("red", "blue", "yellow"), "bots": ("red", "blue"), "bot": "red"}
    draft = draft_of(played, **{**values, "offerer": "yellow", "offered": 1, "asked_for": 1, **known})
    for fact in facts:
        draft.learn(f"{fact} of red", True)
    return draft


@pytest.mark.parametrize(
    ("known", "facts", "found"),
    [
        ({}, (), {}),
        ({"failures": 2}, (), {"for failures": -2}),
        ({"grievances of red yellow": 3, "grievances of blue yellow": 9}, (), {"for grievances": -3}),
        ({}, ("rival_would_contend",), {"for a rival": -1}),
        ({"offered": 4}, (), {"for more actions": 3}),
        ({"asked_for": 4}, (), {}),
        ({}, ("would_contend",), {"for contending": 1}),
        ({}, ("would_advance",), {"for its objective": 1}),
        ({"declared": ("tyrant",), "place of red tyrant": "first"}, (), {"for power": -5}),
        ({"declared": ("tyrant",), "place of red tyrant": "second"}, (), {"for power": -3}),
        ({"declared": ("tyrant",), "place of red tyrant": "neither"}, (), {}),
    ],
)
def test_each_modifier(played: Engine, known: dict[str, object], facts: tuple[str, ...], found: dict[str, int]) -> None:
    assert modifiers(attempt(played, facts, **known)) == found


@pytest.mark.parametrize(
    ("act", "chapter", "declared", "places", "city_power", "power"),
    [
        (1, 1, ("tyrant", "keeper", "tyrant"), {"tyrant": "first", "keeper": "second"}, 0, 5 + 2 + 2),
        (
            1,
            2,
            ("tyrant", "keeper", "empath"),
            {"tyrant": "second", "keeper": "first", "empath": "second"},
            0,
            3 + 4 + 2,
        ),
        (1, 3, ("tyrant",), {"tyrant": "first"}, 2, 6 + 2),
        (2, 1, ("tyrant", "keeper"), {"tyrant": "first", "keeper": "first"}, 5, 5 + 4 + 10),
        (2, 3, ("tyrant", "keeper"), {"tyrant": "first", "keeper": "neither"}, 0, 9),
    ],
)
def test_the_power_that_the_target_would_gain(
    played: Engine,
    act: int,
    chapter: int,
    declared: tuple[str, ...],
    places: dict[str, str],
    city_power: int,
    power: int,
) -> None:
    """The markers, the highest first; the lowest is turned over after each chapter."""
    known = {f"place of red {ambition}": place for ambition, place in places.items()}
    draft = attempt(played, act=act, chapter=chapter, declared=declared, **known, **{"city_power of red": city_power})
    assert sum_of_modifiers(draft) == -power


@pytest.mark.parametrize(
    ("more", "failures", "chances"), [(0, 2, 0), (0, 1, 1), (0, 0, 2), (1, 0, 3), (2, 0, 4), (3, 0, 5), (4, 0, 6)]
)
def test_it_accepts_from_five_on(played: Engine, more: int, failures: int, chances: int) -> None:
    draft = attempt(played, offered=1 + more, failures=failures)
    accepted = 0
    for roll in DICE:
        draft[v.exchange_roll] = roll
        accepted += exchange_accepted(draft)
    assert accepted == chances


@pytest.mark.parametrize(("against", "offered"), [(0, 3), (1, 4), (2, 5)])
def test_a_bot_offers_until_the_sum_is_plus_two(played: Engine, against: int, offered: int) -> None:
    draft = attempt(
        played, offerer="blue", wants="objective", offered=0, asked_for=0, **{"grievances of red blue": against}
    )
    note_wanted(draft)
    assert (draft[v.offered], sum_of_modifiers(draft)) == (offered, 2)


def test_a_bot_that_wants_to_contend_is_a_rival_itself(played: Engine) -> None:
    draft = attempt(played, offerer="blue", wants="contend", offered=0, asked_for=0)
    assert modifiers(draft) == {"for a rival": -1}


def test_with_much_in_its_favor_one_for_one_is_enough(played: Engine) -> None:
    facts = ("would_contend", "would_advance")
    draft = attempt(played, facts, offerer="blue", wants="objective", offered=0, asked_for=0)
    note_wanted(draft)
    assert (draft[v.offered], sum_of_modifiers(draft)) == (1, 2)


@pytest.mark.parametrize(
    ("held", "assets", "possible"), [(0, 4, {0, 1, 2, 3}), (2, 4, {0, 1}), (3, 4, {0}), (0, 2, {2, 3})]
)
def test_how_many_are_favors_is_chance_within_the_limit_of_three(
    played: Engine, held: int, assets: int, possible: set[int]
) -> None:
    found = set()
    for seed in range(60):
        draft = draft_of(
            played, seed, bot="red", offerer="blue", offered=4, assets=assets, **{"favors_between of red blue": held}
        )
        choose_favors(draft)
        found.add(draft[v.favors_offered])
    assert found == possible


def test_places_that_the_ledger_tells_are_not_asked(played: Engine) -> None:
    counts = {"tally of red tycoon": 3, "tally of blue tycoon": 1, "tally of yellow tycoon": 3}
    draft = attempt(played, ledger=True, declared=("tycoon", "keeper", "tycoon"), **counts)
    note_place_known(draft)
    assert (draft[v.place.of("red", "tycoon")], draft[v.ambition]) == ("second", "keeper")
    draft[v.place.of("red", "keeper")] = "neither"
    note_place_known(draft)
    assert draft[v.ambition] is None
    assert sum_of_modifiers(draft) == -(3 + 0)  # second place of the first marker, and of the third
