"""A further faction is figures and pages: it is added to a copy of the book without a line of Python, and plays."""

import shutil
from pathlib import Path

import pytest
from sessions import TABLE_QUESTION, new_session
from transcript import plays, seed_rolling

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.loader import load

PAGES = {
    "gorn.yaml": """\
page: gorn
title: Gorn turn
source: ascendancy/gorn-a-i-rules
on_start: {set: {faction: gorn}}
steps:
  - {source: 1, use: turn_follows}
  - {use: buy_ascendancy, with: {source: 2}}
  - {use: build_ships_at_home, with: {source: 3, side: []}}
  - id: plunder
    source: 4
    ask: Does a Gorn ship orbit a rival's system?
    do: plunder
    act: They plunder it for two production.
    add: {production: 2}
  - {use: join_fleets_there, with: {source: 5}}
  - {use: three_paths, with: {source: 6}}
  - use: moves
    with:
      order: 7
      targets: [{use: target_rival, with: {source: 8}}]
      lane: 9
      notes: []
      singles: 10
      first: []
      last: []
  - {only: played, goto: turn-over}
""",
    "gorn-events.yaml": """\
page: gorn-events
title: What happens to the Gorn
source: ascendancy/gorn-a-i-rules
steps:
  - use: on_human_turns
    with:
      attack: [{use: attacked, with: {traits: [{source: 11, use: six_hits}], cards: [], after: []}}]
      attacks: starts-no-battle
      landing: invaded
      enter: [{call: entered-nothing}]
      hegemony: [{call: hegemony-outcome}]
      cards: gorn-setup
      recharge: [{call: usual-income}]
""",
    "gorn-setup.yaml": """\
page: gorn-setup
title: Gorn set-up
source: ascendancy/gorn-a-i-rules
steps:
  - {source: 12, say: The Gorn begin with four commands and move one sector.}
""",
}
ADDED = {
    "values/figures.yaml": [
        ("romulan, vulcan]", "romulan, vulcan, gorn]"),
        ("    vulcan: the Vulcans\n", "    vulcan: the Vulcans\n    gorn: the Gorn\n"),
        ("    vulcan: Vulcan\n", "    vulcan: Vulcan\n    gorn: Gorn\n"),
        ("start: {andorian: 3, federation: 3, else: 2}", "start: {andorian: 3, federation: 3, gorn: 1, else: 2}"),
    ],
    "values/holdings.yaml": [("{breen: 5, vulcan: 7, else: 6}", "{breen: 5, vulcan: 7, gorn: 4, else: 6}")],
    "pages/ai-turn.yaml": [("      vulcan: ", "      gorn: [{goto: gorn}]\n      vulcan: ")],
    "pages/faction-event.yaml": [("      vulcan: ", "      gorn: [{call: gorn-events}]\n      vulcan: ")],
}


@pytest.fixture(scope="module")
def played_with_gorn(ascendancy: Book, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder: Path = tmp_path_factory.mktemp("books") / "ascendancy"
    shutil.copytree(ascendancy.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in PAGES.items():
        (folder / "pages" / name).write_text(text)
    for name, changes in ADDED.items():
        written = (folder / name).read_text()
        for old, new in changes:
            assert written.count(old) == 1, old
            written = written.replace(old, new)
        (folder / name).write_text(written)
    with (folder / "items.txt").open("a") as items:
        items.writelines(f"ascendancy/gorn-a-i-rules/{item}\n" for item in range(1, 13))
    book = load(folder)
    check(book)
    return engine_of(book)


def test_a_turn_of_a_ninth_faction(played_with_gorn: Engine) -> None:
    plays(
        new_session(played_with_gorn, "gorn", seed_rolling(2, 2, 2), at_home=True),
        f"""
        {TABLE_QUESTION}
        > bot turn
        The Gorn: four commands ready.
        Spend all production but one: two ships at their homeworld.
        Does a Gorn ship orbit a rival's system?
        > yes
        They plunder it for two production.
        On exploration cards they take the first option they can.
        Exhaust a command for each of the three starting ships: they take separate new lanes.
        (die: 2)
        (die: 2)
        (die: 2)
        The lane die: two, two and two.
        Exhaust a command: one ship moves on.
        Recharge stage. Commands and cards of the Gorn are ready.
        The Gorn take one production, one research, one culture, now four production, four research, four culture.
        Round two. Say bot turn, or tell what you did.
        """,
    )


def test_what_players_do_to_a_ninth_faction(played_with_gorn: Engine) -> None:
    session = new_session(played_with_gorn, "klingon,gorn", dice="player")
    plays(
        session,
        f"""
        {TABLE_QUESTION}
        > I attack them
        Which faction is it about?
        > gorn
        Their sixes always hit.
        How many of their single ships are there?
        > 1
        How many of your ships are in it?
        > 1
        With your shields, on what roll do their weapons hit? Seven means never.
        > 5
        Roll one die. Fives and sixes hit. How many did?
        > 1
        The Gorn, with one ship: they score one hit. Roll yours, then remove one ship.
        How many hits do you score?
        > 1
        Their last ship there is gone.
        {TABLE_QUESTION}
        > gorn culture tokens are five
        Noted.
        {TABLE_QUESTION}
        """,
    )
