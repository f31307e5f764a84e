"""What rivals may have changed of a bot's holdings, and what its place in an ambition tells without a question."""

import pytest
from ledger import NOTHING, kept, played_until
from transcript import no_until, plays

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

LOSS = "bot-turn/loss"


@pytest.mark.parametrize(
    "known",
    [{"tally of red tycoon": 2}, {"cities of red": ("fuel",)}, {"tally of red warlord": 0}],
    ids=["an icon may be raided", "a city may fall", "an attacker may lose ships to it"],
)
def test_a_loss_is_asked_for_whatever_the_ledger_counts_on(played: Engine, known: dict[str, object]) -> None:
    session = kept(played, at="table/next", turns=1, **NOTHING | known)
    session.text("done")
    assert session.question.step == LOSS
    session.text("yes")
    if session.question.step == "bot-turn/ruin":
        session.text("yes")
    assert [session.game.state.values.get(name) for name in known] == [None]


def test_icons_of_nothing_cannot_be_lost(played: Engine) -> None:
    session = kept(played, at="table/next", turns=1, **NOTHING | {"tally of red tycoon": 0, "cities of red": ()})
    session.text("done")
    assert session.question.step != LOSS


def test_a_battle_that_a_rival_began_brings_trophies_to_both(played: Engine) -> None:
    counts = {"tally of red warlord": 0, "tally of yellow warlord": 1, "tally of yellow tyrant": 1}
    session = kept(played, at="table/next", turns=1, order=("red", "yellow"), counts="told", **NOTHING | counts)
    for answer in ("done", "yes"):
        session.text(answer)
    assert [session.game.state.values.get(name) for name in counts] == [None, None, 1]


def surpassing(engine: Engine, suit: str, **values: object) -> Session:
    """The bot surpasses a lead without a declaration, with three or four actions; what it knows stands in `values`."""
    session = kept(engine, **NOTHING | values)
    for answer in (f"{suit} three {suit} four", "no", f"{suit} two", "no"):
        session.text(answer)
    return session


@pytest.mark.parametrize("counts", [{"tally of red keeper": 1, "tally of yellow keeper": 3}, {}])
def test_what_the_counts_tell_to_keep_is_not_offered_to_spend(played: Engine, counts: dict[str, object]) -> None:
    """base/prelude/restrictions/5: second of two at least, its relic can only secure another relic card."""
    session = surpassing(played, "mobilization", declared=("keeper",), **counts | {"relic of red": 1})
    asked = []
    while session.question.step != "prelude/relic-for-relic":
        asked.append(session.question.step)
        session.text("no")
    assert "prelude/relic" not in asked
    assert "prelude/keep-for-keeper" not in asked


def test_the_city_that_serves_the_goal_is_named_and_its_gain_not_asked(played: Engine) -> None:
    counts = {
        f"tally of {seat} {name}": int(seat == "red") for seat in ("red", "yellow") for name in ("keeper", "tycoon")
    }
    known = {"declared": ("keeper",), "cities of red": ("fuel", "relic"), "relic of red": 1}
    session = surpassing(played, "administration", **counts | known)
    no_until(session, "administration/5")
    plays(
        session,
        """
        Can the bot influence a contested card?
        > no
        Tax a relic city.
        Two actions left.
        Can the bot influence any other card?
        > how many relic
        Red relic two.
        Can the bot influence any other card?
        """,
    )


def test_alone_in_first_place_nothing_is_left_to_contend(played: Engine) -> None:
    """base/terminology/3: contending is to improve the place."""
    counts = {"tally of red keeper": 1, "tally of yellow keeper": 0, "cities of red": ()}
    session = surpassing(played, "administration", declared=("keeper",), **counts)
    asked = []
    while session.question.step != "table/next":
        asked.append(session.question.step)
        session.text({"number": "zero"}.get(session.question.expect, "no"))
    assert "administration/4" not in asked
    assert "administration/5" in asked


def test_the_rival_city_that_was_just_told_is_taxed(played: Engine) -> None:
    plays(
        kept(played, "administration", **NOTHING | {"cities of red": ()}),
        """
        Is any ship or building of the bot damaged?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot control a rival city that it has not taxed?
        > yes
        Tax it.
        Which resource did the bot gain?
        """,
    )


def test_what_it_has_just_told_to_have_is_kept_where_it_contends(played: Engine) -> None:
    """With one player there is no third place: a relic that counts for Keeper is not offered for a card."""
    session = kept(played, "prelude", bot="red", order=("red", "white"), declared=("keeper",))
    assert session.question.step == "prelude/holdings"
    session.text("one relic")
    assert session.game.state[v.keeps] == ("keeper",)
    assert "prelude/relic" not in played_until(session, "prelude/relic-for-relic")
