"""A further suit, number, ambition and resource are data: figures, and a page. No Python is touched."""

import shutil

import pytest
import yaml
from transcript import plays, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.loader import load

PAGE = """\
page: navigation
title: Navigation
actions: true
on_start: {start_with_suit: navigation}
steps:
  - {id: sail, ask: "Can {bot} sail?", do: move, act: Sail.}
  - {id: chart, ask: "Can {bot} tax to draw a chart?", do: tax, act: Tax to draw a chart.}
  - {id: court, use: influence_other, yes: [{use: influence_it, with: {page: navigation}}]}
  - {id: dock, use: secure_undeclared_captives_lead, do: secure, act: Secure a card at the dock.}
  - use: nothing_more
  - {end: turn, only: played}
"""


@pytest.fixture(scope="module")
def with_navigation(base: Book, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The base book with a suit more, an eight in every suit, and an ambition that this declares."""
    folder = tmp_path_factory.mktemp("navigation") / "book"
    shutil.copytree(base.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "values" / "figures.yaml"
    figures = yaml.safe_load(path.read_text(encoding="utf-8"))
    starts = {name: entry["start"] for name, entry in figures.items()}
    with (folder / "facts" / "holdings.yaml").open("a", encoding="utf-8") as facts:
        facts.write("chart: {lasts: game, of: bot}\n")
    starts["suits"].append("navigation")
    starts["pips"]["navigation"] = [3, 3, 3, 3, 3, 3, 3]
    for pips in starts["pips"].values():
        pips.append(1)
    starts["numbers"]["else"].append(8)
    starts["declares"]["8"] = ["explorer"]
    starts["ambitions"].append("explorer")
    starts["resources"].append("chart")
    with (folder / "values" / "ledger.yaml").open("a", encoding="utf-8") as ledger:
        ledger.write("chart: {kind: count, of: seat, unknown: true, range: [0, 5]}\n")
    starts["resources_of"]["explorer"] = ["chart"]
    path.write_text(yaml.safe_dump(figures), encoding="utf-8")
    court = folder / "values" / "court.yaml"
    asked = court.read_text(encoding="utf-8")
    asked = asked.replace("other: [", "other: [navigation/court, ", 1)
    asked = asked.replace("secured_later: aggression/7", "secured_later: [aggression/7, navigation/dock]")
    court.write_text(asked, encoding="utf-8")
    (folder / "pages" / "navigation.yaml").write_text(PAGE, encoding="utf-8")
    suit = folder / "pages" / "suit.yaml"
    branches = suit.read_text(encoding="utf-8").replace("on:\n", "on:\n      navigation: [{goto: navigation}]\n")
    suit.write_text(branches, encoding="utf-8")
    book = load(folder)
    check(book)
    return engine_of(book)


def test_its_cards_are_drawn_led_and_declare(with_navigation: Engine) -> None:
    session = session_of(with_navigation)
    assert {"navigation 2", "navigation 8", "aggression 8"} <= set(session.question.choices)
    session.answer(("navigation 8", "construction 3"))
    plays(
        session,
        """
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tyrant?
        > no
        Is the bot first, or tied for first, in Explorer?
        > yes
        The bot leads with navigation 8, for one action, and declares Explorer.
        Discard construction 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Can the bot sail?
        > no
        Can the bot tax to draw a chart?
        > yes
        Tax to draw a chart.
        Which resource did the bot gain?
        """,
    )
    assert session.question.choices == ("material", "fuel", "weapon", "relic", "psionic", "chart", "none")


def test_it_is_surpassed_and_copied_as_any_other(with_navigation: Engine) -> None:
    session = session_of(with_navigation)
    session.answer(("navigation 6", "construction 3"))
    for answer in (False, "navigation 5", False):
        session.answer(answer)
    assert session.game.events[0].text == "The bot surpasses with navigation 6, for three actions."


def asked_at(engine: Engine, step: str) -> Session:
    """What the question of `step` asks about is so, of several cards, by the revised document."""
    session = session_of(engine, page="navigation", influence="revised")
    while session.question.step != step:
        session.text("no")
    session.text("yes")
    return session


def test_its_influence_prefers_what_is_told_for_any_other_card(with_navigation: Engine) -> None:
    session = asked_at(with_navigation, "navigation/court")
    plays(
        session,
        """
        How many agents does the bot have in supply?
        > five
        Is any of those one with a harmful Crisis, an effective Vox card, or one granting an action card?
        > no
        Is any of those one with another card attached, one for captives, or one to contend an undeclared ambition?
        > no
        Is any of those a Weapon card, one for an undeclared lead, or one without agents?
        """,
    )


def test_its_securing_prefers_what_is_told_for_cards_secured_later(with_navigation: Engine) -> None:
    session = asked_at(with_navigation, "navigation/dock")
    plays(
        session,
        """
        Secure a card at the dock.
        Is only one such card possible?
        > no
        Is any of those one for captives, one to contend an undeclared ambition, or a Weapon card?
        """,
    )
