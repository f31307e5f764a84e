"""Conquests, exploration and traps, as they are said."""

from midgame import NEXT, PAIR, between_turns
from transcript import plays

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_conquest_of_one_of_several_territories_of_yours(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, toppled=1)
    plays(
        session,
        PAIR
        + """The Automa advances to military space one.
        Can the Automa conquer a territory of yours, with one token on it, next to its own?
        > yes
        Is there only one such territory?
        > no
        Can the Automa still gain the middle island achievement?
        > yes
        Keep only the territories closest to the middle island.
        Shall I explain how distance is counted?
        > no
        Is only one of them left?
        > no
        Shall I explain the hex tiebreaker, with an example?
        > yes
        Step one: find the hex tiebreaker icon on the tiebreaker card. Say next.
        > next
        Step two: its black arrow points to a hex at the edge of the map. Start there. Say next.
        > next
        Step three: follow that row the way the black arrow points, hex by hex. Say next.
        > next
        Step four: with no valid hex there, take the row at the gray arrow, then the row beyond. Say next.
        > next
        Step five: the first valid hex that you reach is chosen. Say next for an example.
        > next
        Example: several hexes are valid to explore. You count along the rows from the black arrow.
        Hexes one to eight are not valid, hex nine is. So the tile goes there, wherever the others are.
        Hex tiebreaker: along the row of the black arrow, then row by row with the gray arrow. Take the first valid hex.
        Place an outpost of the Automa on that territory.
        Do you play a trap?
        > no
        Topple your outpost. The Automa controls two territories.
        Is that the middle island?
        > yes
        The Automa earns the middle island. How many points does it show, zero if full?
        > ten
        Place its token there. The Automa has ten points.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > five
        Place its token there. The Automa has fifteen points.
        The Shadow Empire advances to exploration space one.
        """
        + NEXT,
    )


def test_trap_saves_your_territory(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer anywhere"]})
    plays(
        session,
        PAIR
        + f"""The Automa advances to military space one.
        Can the Automa conquer a territory of yours, with one token on it, anywhere on the map?
        > yes
        Is there only one such territory?
        > yes
        Place an outpost of the Automa on that territory.
        Do you play a trap?
        > yes
        Topple the Automa's outpost. You keep the territory.
        The Shadow Empire advances to exploration space one.
        {NEXT}""",
    )
    assert session.game.state[v.territories] == 1


def test_neutral_conquest_with_every_tiebreaker(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]})
    plays(
        session,
        PAIR
        + f"""The Automa advances to military space one.
        Can the Automa conquer a territory of yours, with one token on it, next to its own?
        > no
        Can the Automa conquer or explore any hex next to its own, not counting those next to your territories?
        > yes
        Is there only one such hex?
        > no
        Can the Automa still gain the middle island achievement?
        > no
        Do you control a territory with a single token on it?
        > no
        Keep only the hexes closest to any territory of yours.
        Shall I explain how distance is counted?
        > no
        Is only one of them left?
        > yes
        Is that hex empty?
        > yes
        Draw a territory tile and place it there face up, turned at random.
        Place an outpost of the Automa there. It controls two territories.
        The Shadow Empire advances to exploration space one.
        {NEXT}""",
    )


def test_toppled_outpost_on_the_card_allows_hexes_next_to_yours_and_places_one(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, topples__2=None, island="gained")
    plays(
        session,
        PAIR
        + f"""The Automa advances to military space one.
        Can the Automa conquer a territory of yours, with one token on it, next to its own?
        > no
        Does the tiebreaker card show the icon of a toppled outpost?
        > yes
        Can the Automa conquer or explore any hex next to its own?
        > yes
        Is there only one such hex?
        > yes
        Is that hex empty?
        > no
        Place an outpost of the Automa there. It controls two territories.
        Place an outpost of the Shadow Empire there too, toppled.
        The Shadow Empire advances to exploration space one.
        {NEXT}""",
    )


def test_conquest_without_a_valid_hex_is_skipped(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]})
    for answer in ("next turn", "one", "two", "no"):
        session.text(answer)
    said = [event.text for event in session.text("no")]
    assert said[0] == "There is no valid hex. The action is skipped."
    assert session.game.state[v.territories] == 1


def test_exploring_looks_far_away_unless_military_is_the_favorite(bots: Engine) -> None:
    for favorite, far in (("military", False), ("science", True)):
        session = between_turns(bots, spaces={f"{favorite} 1": ["explore"]}, favorite__automa=favorite)
        for answer in ("next turn", "one", "two", "yes"):
            session.text(answer)
        said = [event.text for event in session.text("no")]
        assert ("Keep only the hexes furthest from your territories." in said) is far


def test_your_conquest_meets_the_tapestry_cards_of_the_automa(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3)
    plays(
        session,
        f"""{NEXT}
        > control
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > no
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > no
        The territory is yours. The Automa controls two territories.
        {NEXT}
        > control
        The territory is yours. The Automa controls one territory.
        {NEXT}""",
    )


def test_trap_of_the_automa_keeps_its_territory(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3)
    for answer in ("control", "yes"):
        events = session.text(answer)
    assert events[0].text == "The Automa keeps the territory. Place your outpost there toppled."
    assert (session.game.state[v.tapestries], session.game.state[v.territories]) == (1, 3)


def test_your_outpost_toppled_by_a_trap_counts_for_the_achievement_of_the_automa(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3, toppled=1)
    plays(
        session,
        f"""{NEXT}
        > control
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > yes
        The Automa keeps the territory. Place your outpost there toppled.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > five
        Place its token there. The Automa has five points.
        {NEXT}""",
    )


def test_start_of_the_automa_cannot_be_conquered(bots: Engine) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""{NEXT}
        > control
        By my count the Automa controls only its start. Two tokens lie there, it cannot be conquered.
        {NEXT}""",
    )
    assert session.game.state[v.territories] == 1


def test_middle_island_keeps_the_shadow_empire_away_also_when_its_achievement_is_closed(bots: Engine) -> None:
    for closed, asked in (("closed", True), ("gained", False)):
        session = between_turns(bots, spaces={"military 1": ["conquer"]}, topples__2=True, island=closed)
        for answer in ("next turn", "one", "two", "no", "yes", "yes"):
            session.text(answer)
        events = [event.text for event in session.text("no")]
        assert events[0] == "Place an outpost of the Automa there. It controls two territories."
        assert ("Is that the middle island?" in events) is asked
        if asked:
            assert session.text("yes")[0].text == "The Shadow Empire advances to exploration space one."
            assert session.game.state[v.points] == 0
