"""Taxes that the ledger knows: what the bot's own cities make, who has how much, whether a rival's city is there."""

import pytest
from transcript import draft_of, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.ledger import untaxed
from voice_supercat.books.supercat_base.rules.taxing import (
    note_taxed,
    own_city_may_serve,
    rival_city_decides,
    supply_holds,
    tax_for_declared,
    tax_for_lead,
    tax_for_resources,
    tax_for_undeclared,
    tax_reaches,
)
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft

RELIC_CITY = {"cities of red": ("relic",)}
AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")


def table(engine: Engine, *, rival_city: bool | None = None, **values: object) -> Draft:
    """Red, the bot, and white; nobody has anything but what `values` tell."""
    nothing = {f"tally of {seat} {ambition}": 0 for seat in ("red", "white") for ambition in AMBITIONS}
    draft = draft_of(engine, bot="red", bots=("red",), order=("red", "white"), **nothing | values)
    if rival_city is not None:
        draft.learn("rival_city", rival_city)
    return draft


@pytest.mark.parametrize(
    ("cities", "reached"),
    [(("relic",), True), (("relic", "fuel"), True), (("fuel",), False), (("weapon",), False), ((), False)],
)
def test_an_own_city_reaches_what_its_resource_counts_for(
    played: Engine, cities: tuple[str, ...], reached: bool
) -> None:
    assert tax_reaches(table(played, **{"cities of red": cities}), ["keeper", "empath"]) is reached


def test_a_city_that_was_taxed_reaches_nothing_more(played: Engine) -> None:
    assert tax_reaches(table(played, **RELIC_CITY, taxed=("relic",)), ["keeper"]) is False
    assert tax_reaches(table(played, **{"cities of red": ("relic", "relic")}, taxed=("relic",)), ["keeper"]) is True


@pytest.mark.parametrize(
    ("declared", "goal", "matters"),
    [
        ((), "declared", False),
        ((), "undeclared", True),
        (("warlord",), "declared", False),
        (("tyrant", "warlord", "tyrant"), "undeclared", False),
        (("warlord", "keeper"), "declared", True),
    ],
)
def test_cities_matter_where_a_resource_can_count_for_the_goal(
    played: Engine, declared: tuple[str, ...], goal: str, matters: bool
) -> None:
    draft = table(played, declared=declared, **{"cities of red": None})
    assert own_city_may_serve(draft, goal) is matters


def test_a_city_that_could_reach_nothing_does_not_matter(played: Engine) -> None:
    """One relic more is no better place behind five; alone in front it may grow the lead."""
    behind = {"tally of red keeper": 0, "tally of white keeper": 5, "tally of blue keeper": 5, "cities of red": None}
    draft = table(played, declared=("keeper",), **behind)
    draft[v.order] = ("red", "white", "blue")
    assert not own_city_may_serve(draft, "declared")
    assert tax_for_declared(draft) is None, "a captive of a rival city may do it"
    draft.learn("rival_city", False)
    assert tax_for_declared(draft) is False
    first = table(played, declared=("keeper",), **{"tally of red keeper": 2, "cities of red": None})
    assert own_city_may_serve(first, "declared")


def test_nobody_looks_at_cities_while_only_warlord_is_declared(played: Engine) -> None:
    session = with_known(session_of(played, page="administration", ledger="on"), declared=("warlord",))
    asked = [session.question.text]
    while session.question.step != "administration/3:cities":
        session.text("no")
        asked.append(session.question.text)
    assert asked[0] == "Is any ship or building of the bot damaged?"


def test_where_the_cities_or_what_was_taxed_is_not_known_nothing_is(played: Engine) -> None:
    assert tax_reaches(table(played, **{"cities of red": None}), ["keeper"]) is None
    unseen = table(played, **RELIC_CITY, taxed_unseen=True)
    assert (untaxed(unseen), tax_reaches(unseen, ["keeper"])) == (None, None)


@pytest.mark.parametrize(
    ("own", "other", "reached"),
    [(0, 0, True), (1, 2, True), (2, 1, False), (None, 2, None), (1, None, None), (0, 5, None), (2, 3, None)],
)
def test_it_reaches_a_better_place_only_if_a_token_must_be_left(
    played: Engine, own: int | None, other: int | None, reached: bool | None
) -> None:
    """Five tokens of a resource: where all that is counted are as many, none may be left in the supply."""
    draft = table(played, **RELIC_CITY | {"tally of red keeper": own, "tally of white keeper": other})
    assert tax_reaches(draft, ["keeper"]) is reached


@pytest.mark.parametrize(("own", "other", "left"), [(1, 3, True), (2, 3, False), (1, None, False), (None, 0, False)])
def test_the_supply_holds_only_where_it_must(played: Engine, own: int | None, other: int | None, left: bool) -> None:
    draft = table(played, **{"tally of red keeper": own, "tally of white keeper": other})
    assert supply_holds(draft, "keeper") is left


@pytest.mark.parametrize(
    ("own", "other", "grows"),
    [(2, 1, True), (1, 1, False), (1, 2, False), (0, 0, False), (3, 2, None), (2, None, None)],
)
def test_a_lead_grows_where_there_is_one(played: Engine, own: int, other: int | None, grows: bool | None) -> None:
    """base/administration-tax-repair-influence/8"""
    counts = {"tally of red keeper": own, "tally of white keeper": other}
    draft = table(played, rival_city=False, declared=("keeper",), **RELIC_CITY | counts)
    assert tax_for_lead(draft) is grows


def test_a_rivals_city_may_grow_a_lead_that_no_own_one_does(played: Engine) -> None:
    """Its captive, or its resource."""
    ahead = {"declared": ("tyrant",), "tally of red tyrant": 3, **RELIC_CITY}
    assert tax_for_lead(table(played, rival_city=True, **ahead)) is None
    assert tax_for_lead(table(played, rival_city=False, **ahead)) is False


FUEL_CITY = {"cities of red": ("fuel",)}


@pytest.mark.parametrize(
    ("declared", "rival_city", "known"),
    [
        (("tycoon",), None, True),
        (("keeper",), None, None),  # it depends on a rival's city
        (("keeper",), False, False),
        (("keeper",), True, None),  # which may make relics or not
        (("tyrant",), True, True),  # a captive comes with it
        (("tyrant",), False, False),
        (("warlord",), None, False),  # no tax brings trophies
        ((), None, False),
    ],
)
def test_a_tax_for_what_is_declared(
    played: Engine, declared: tuple[str, ...], rival_city: bool | None, known: bool | None
) -> None:
    """base/administration-tax-repair-influence/1"""
    draft = table(played, rival_city=rival_city, declared=declared, **FUEL_CITY)
    assert tax_for_declared(draft) is known


def test_a_captive_may_bring_no_better_place(played: Engine) -> None:
    """Whether the rival's city contends is asked then, since its resource may."""
    ahead = {"tally of red tyrant": 3, "tally of white tyrant": 1}
    assert tax_for_declared(table(played, rival_city=True, declared=("tyrant",), **FUEL_CITY | ahead)) is None


@pytest.mark.parametrize(
    ("cities", "rival_city", "known"),
    [
        (("fuel",), None, True),
        (("weapon",), True, True),  # for its captive
        (("weapon",), False, False),
        (("weapon",), None, None),
        (None, True, True),
        (None, False, None),
    ],
)
def test_a_tax_for_what_is_undeclared_or_captives(
    played: Engine, cities: tuple[str, ...] | None, rival_city: bool | None, known: bool | None
) -> None:
    """base/administration-tax-repair-influence/3"""
    assert tax_for_undeclared(table(played, rival_city=rival_city, **{"cities of red": cities})) is known


def test_without_a_marker_only_captives_are_left_to_tax_for(played: Engine) -> None:
    """base/terminology/14"""
    every = {"declared": ("keeper", "empath", "tyrant"), **FUEL_CITY}
    assert tax_for_undeclared(table(played, rival_city=False, **every)) is False
    assert tax_for_undeclared(table(played, rival_city=True, **every)) is True


@pytest.mark.parametrize(
    ("cities", "rival_city", "known"),
    [(("weapon",), None, True), ((), True, True), ((), False, False), ((), None, None), (None, True, None)],
)
def test_any_city_is_taxed_for_its_resource(
    played: Engine, cities: tuple[str, ...] | None, rival_city: bool | None, known: bool | None
) -> None:
    """base/administration-tax-repair-influence/10"""
    assert tax_for_resources(table(played, rival_city=rival_city, **{"cities of red": cities})) is known


@pytest.mark.parametrize(
    ("cities", "rival_city", "wanted"),
    [(("fuel",), None, False), (("weapon",), None, True), (("weapon",), False, False), (None, None, False)],
)
def test_a_rivals_city_is_asked_for_only_where_it_decides(
    played: Engine, cities: tuple[str, ...] | None, rival_city: bool | None, wanted: bool
) -> None:
    """Where the bot's own cities are not known, the whole question is asked."""
    draft = table(played, rival_city=rival_city, **{"cities of red": cities})
    assert rival_city_decides(draft, "undeclared") is wanted


@pytest.mark.parametrize(
    ("gained", "rival_city", "taxed", "unseen", "captives"),
    [
        ("fuel", False, ("fuel",), False, 2),
        ("relic", True, (), False, 3),  # the bot has no city that makes it: a rival's, with a captive
        ("fuel", True, (), True, None),  # either city
        ("fuel", None, (), True, None),
        (None, True, (), True, None),  # no token was left
    ],
)
def test_the_resource_tells_which_city_was_taxed(
    played: Engine,
    gained: str | None,
    rival_city: bool | None,
    taxed: tuple[str, ...],
    unseen: bool,
    captives: int | None,
) -> None:
    draft = table(played, rival_city=rival_city, **FUEL_CITY | {"tally of red tyrant": 2})
    note_taxed(draft, gained)
    assert (draft[v.taxed], draft[v.taxed_unseen]) == (taxed, unseen)
    assert draft[v.tally.of("red", "tyrant")] == captives
