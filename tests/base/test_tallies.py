"""What a bot has for each ambition: it follows from the orders, and is unknown where nobody can know it."""

import pytest
from ledger import NOTHING, USUAL, kept
from transcript import acts, draft_of, plays

from voice_supercat.books.supercat_base.rules.ledger import change_tally
from voice_supercat.books.supercat_base.rules.prelude import note_psionic_spent
from voice_supercat.books.supercat_base.rules.resolving import note_outrage, note_stolen
from voice_supercat.books.supercat_base.rules.standings import return_scored
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft, View

AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")
SEATS = ("red", "yellow")
TWO_EACH = {f"tally of {seat} {ambition}": 2 for seat in SEATS for ambition in AMBITIONS}
UNKNOWN, UNCHANGED = [None] * 5, [2] * 5


def tallies(view: View, seat: str = "red") -> list[int | None]:
    """What is known of what that seat has, in the order of `AMBITIONS`."""
    values = view.freeze().values if isinstance(view, Draft) else view.values
    return [values.get(f"tally of {seat} {ambition}") for ambition in AMBITIONS]


def counted(engine: Engine, page: str | None = None, **values: object) -> Session:
    """Red, the bot, and yellow have two for each ambition; else red has nothing."""
    nothing = NOTHING | {"starports of red": 2, "unbuilt of red": 0, "cities of red": ()}
    return kept(engine, page, **nothing | TWO_EACH | values)


def table(engine: Engine, **values: object) -> Draft:
    """The same, without a session."""
    return draft_of(engine, bot="red", bots=("red",), order=SEATS, **TWO_EACH | values)


def answer_until(session: Session, *steps: str, yes: tuple[str, ...] = ()) -> None:
    """All is answered as usual but these steps, up to the question of one of `steps`."""
    while session.question.step not in steps:
        session.text("yes" if session.question.step in yes else USUAL[session.question.expect])


def test_a_tax_counts_for_what_its_resource_counts_for(played: Engine) -> None:
    """There is no rival's city that it could have been: no captive came with it."""
    session = counted(played, "administration", **{"cities of red": ("fuel",), "tally of yellow tycoon": 0})
    answer_until(session, "city-to-tax/only")
    for said in ("yes", "fuel"):
        session.text(said)
    assert tallies(session.game.state) == [3, 2, 2, 2, 2]
    assert tallies(session.game.state, "yellow") == [0, 2, 2, 2, 2]


@pytest.mark.parametrize(("gained", "fuel_of_yellow", "captives"), [("relic", 3, 3), ("fuel", 3, None), ("fuel", 0, 3)])
def test_a_captive_came_with_a_resource_that_no_own_city_makes(
    played: Engine, gained: str, fuel_of_yellow: int, captives: int | None
) -> None:
    """Where either city can have made it, the captives are counted again; not where an own city would serve nothing."""
    counts = {"tally of yellow tycoon": fuel_of_yellow}
    session = counted(played, "administration", **{"cities of red": ("fuel",), **counts})
    answer_until(session, "gain/gained", yes=("administration/3:rival",))
    session.text(gained)
    assert tallies(session.game.state)[1] == captives


def test_what_is_spent_for_combat_no_longer_counts(played: Engine) -> None:
    session = counted(played, **{"fuel of red": 1, "weapon of red": 1})
    for said in ("aggression three aggression five", "no", "aggression two", "no"):
        session.text(said)
    answer_until(session, "prelude/fuel-and-weapon-more")
    session.text("yes")
    assert tallies(session.game.state) == [1, 2, 2, 2, 2], "the only fuel; weapons count for nothing"


def test_how_much_is_spent_of_several_is_not_known(played: Engine) -> None:
    session = counted(played, **{"fuel of red": 2, "weapon of red": 1})
    for said in ("aggression three aggression five", "no", "aggression two", "no"):
        session.text(said)
    answer_until(session, "prelude/fuel-and-weapon-more")
    session.text("yes")
    assert tallies(session.game.state) == [None, 2, 2, 2, 2]


def test_after_a_loss_the_bot_is_counted_again_and_the_others_are_not(played: Engine) -> None:
    session = counted(played, at="table/next", turns=1, **{"fuel of red": 1})
    for said in ("done", "yes"):
        session.text(said)
    assert tallies(session.game.state) == UNKNOWN
    assert tallies(session.game.state, "yellow")[3:] == UNCHANGED[3:], "relics and psionics"


def test_without_anything_the_bot_can_lose_nothing(played: Engine) -> None:
    session = counted(played, at="table/next", turns=1, **dict.fromkeys(TWO_EACH, 0), **{"fuel of red": 1})
    for said in ("done", "yes"):
        session.text(said)
    assert tallies(session.game.state)[3:] == [0, 0]


@pytest.mark.parametrize(
    ("answers", "known"),
    [
        (("no", "no", "no"), [None, None, 2, None, None]),  # a guild card with any icon
        (("no", "no", "yes"), [None, None, 2, None, None]),  # a Union card
        (("no", "yes"), [2, None, 2, 2, 2]),  # Weapons count for nothing
        (("yes", "call to action", "mobilization six"), [2, None, 2, 2, 2]),
    ],
)
def test_a_card_that_is_secured_counts_for_what_it_may_show(
    played: Engine, answers: tuple[str, ...], known: list[int | None]
) -> None:
    """And rivals' agents on it are captives."""
    session = counted(played, "aggression", left=2)
    answer_until(session, "aggression/10", yes=("aggression/can-secure",))
    for said in ("yes", *answers):
        session.text(said)
    assert tallies(session.game.state) == known
    assert tallies(session.game.state, "yellow") == UNCHANGED


def test_a_battle_brings_trophies_to_both_sides(played: Engine) -> None:
    session = counted(played, "aggression")
    answer_until(session, "aggression/9.1")
    assert acts(session.text("yes"))
    assert tallies(session.game.state) == UNKNOWN
    assert tallies(session.game.state, "yellow") == UNKNOWN


@pytest.mark.parametrize(("suit", "others"), [("aggression", UNKNOWN), ("administration", UNCHANGED)])
def test_a_psionic_is_spent_for_a_battle_with_a_combat_card_only(
    played: Engine, suit: str, others: list[int | None]
) -> None:
    draft = table(played, page_suit=suit, **{"psionic of red": 1})
    note_psionic_spent(draft)
    assert tallies(draft) == [2, 2, 2, 2, 1]
    assert tallies(draft, "yellow") == others


def test_a_stolen_card_is_of_nobody_knows_whom_and_what(played: Engine) -> None:
    draft = table(played)
    note_stolen(draft)
    assert tallies(draft) == tallies(draft, "yellow") == UNKNOWN


def test_outrage_leaves_only_what_else_counts_for_the_ambition(played: Engine) -> None:
    """Fuel is gone, material counts as before: nobody told how much of it is there."""
    draft = table(played, outraged="fuel", **{"fuel of red": 1, "fuel of yellow": 1})
    note_outrage(draft)
    assert tallies(draft) == tallies(draft, "yellow") == [None, 2, 2, 2, 2]
    values = draft.freeze().values
    assert (values["fuel of red"], values["fuel of yellow"]) == (0, 0)


@pytest.mark.parametrize(
    ("declared", "left"),
    [
        ((), [2, 2, 2, 2, 2]),
        (("tyrant",), [2, 0, 2, 2, 2]),
        (("tyrant", "tyrant", "warlord"), [2, 0, 0, 2, 2]),
        (("tycoon", "keeper", "empath"), [2, 2, 2, 2, 2]),  # resources and cards are kept
    ],
)
def test_captives_and_trophies_that_were_scored_go_back(
    played: Engine, declared: tuple[str, ...], left: list[int | None]
) -> None:
    draft = table(played, declared=declared)
    return_scored(draft)
    assert tallies(draft) == tallies(draft, "yellow") == left


def test_scoring_tells_what_was_never_counted(played: Engine) -> None:
    draft = table(played, declared=("tyrant",), **dict.fromkeys(TWO_EACH))
    return_scored(draft)
    assert tallies(draft) == [None, 0, None, None, None]


def test_at_the_end_of_a_chapter_they_are_returned(played: Engine) -> None:
    session = counted(played, at="table/chapter-over", declared=("tyrant",))
    plays(
        session,
        """
        The bot is out of cards. Is the chapter over?
        > yes
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Say done when the bot is to play again.
        """,
    )
    assert tallies(session.game.state) == tallies(session.game.state, "yellow") == [2, 0, 2, 2, 2]


@pytest.mark.parametrize(("count", "by", "after"), [(2, 1, 3), (0, -1, 0), (None, 1, None), (30, 1, 30)])
def test_a_count_stays_within_what_can_be_counted(
    played: Engine, count: int | None, by: int, after: int | None
) -> None:
    draft = table(played, **{"tally of red keeper": count})
    change_tally(draft, "keeper", by)
    assert tallies(draft)[3] == after
